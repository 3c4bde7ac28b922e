"""Near-optimal solutions of the 3×3×3 by Kociemba's two-phase method, ever shorter ones."""

from __future__ import annotations

import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.kernels import head
from cubeapp.engine.kernels.tables import TableStore
from cubeapp.engine.kernels.workers import WATCH_S, run_jobs
from cubeapp.engine.legality.diagnosis import InvalidCubeError
from cubeapp.engine.legality.validity import diagnose
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.errors import SearchCancelled, UnreachableError, UnsupportedCubeError
from cubeapp.engine.model.moves import Metric, Move
from cubeapp.engine.notation.turn_sets import require_reachable
from cubeapp.engine.solvers.control import Deadline, Limits, Progress, SearchControl
from cubeapp.engine.solvers.hold import held_home
from cubeapp.engine.solvers.loading import Loading
from cubeapp.engine.solvers.optimal.layout import SMALL, Shape, shape_of
from cubeapp.engine.solvers.solution import LimitReached, Solution, Stats
from cubeapp.engine.solvers.two_phase import layout
from cubeapp.engine.solvers.two_phase.frames import allowed_turns, stages_of
from cubeapp.engine.text import Text

SIZE = 3
UNLIMITED = 2**62
FULL_TABLE = Text("full table of phase 1")


@dataclass(frozen=True, slots=True)
class Rules:
    """What the search is told for a metric; lengths count in it."""

    first_answer: int
    """Without limits the search ends with its first answer of this length or less."""
    longest: int
    """Longer answers are never looked for, whatever the limits allow."""
    half_turn: int
    shortest: int
    """Of phase 1 behind pre-moves."""
    room: int
    """The longest phase 2."""
    near: int
    """Cubes this far from solved or less get a shortest answer at once."""


RULES = {
    Metric.HTM: Rules(21, 30, half_turn=1, shortest=8, room=11, near=9),
    Metric.QTM: Rules(27, 40, half_turn=2, shortest=9, room=15, near=10),
}
GOES = ((24, 11, 400_000), (28, 14, 2_000_000), (32, 18, 8_000_000), (40, 40, UNLIMITED))
"""With some turns only: lengths, those of phase 2, and the nodes after which both may grow."""
LATE_NODES = 32_000_000
"""Some seconds of work, after which a search with some turns ends in its time without an answer."""


class TwoPhaseSolver:
    """Solves the 3×3×3 in about 20 moves at once, and in 18 or 19 given time."""

    name = "two-phase"

    def __init__(self, store: TableStore | None = None) -> None:
        """Keep tables in ``store``; without one, in the user's cache folder."""
        self._tables = {
            metric: (
                Loading(Text("two-phase tables"), partial(_load, metric), store),
                Loading(FULL_TABLE, partial(_load_full, metric), store),
            )
            for metric in RULES
        }
        self._full: dict[Metric, NDArray[np.uint8] | None] = {}

    def accepts(self, cube: Cube) -> bool:
        """Tell whether ``cube`` is a 3×3×3."""
        return cube.size == SIZE

    def prepare(self, control: SearchControl, metric: Metric = Metric.HTM) -> None:
        """Load or build the tables, and load or compile the kernel.

        Raises:
            SearchCancelled: ``control`` was cancelled.
        """
        self._tables[_counted(metric)][0].tables(control)

    def prepare_for_many(self, control: SearchControl, metric: Metric = Metric.HTM) -> None:
        """Load as well what is worth loading for hundreds of first answers, if it is there.

        They come sooner then, and are the same.

        Raises:
            SearchCancelled: ``control`` was cancelled.
        """
        metric = _counted(metric)
        self._full[metric] = self._tables[metric][1].tables(control)

    def solve(self, cube: Cube, limits: Limits, control: SearchControl) -> Solution:
        """Return an answer for ``cube``, held in any way.

        Without limits that is the first one that is as short as `Rules.first_answer`, and the
        same every time. With a time limit all of it goes into ever shorter answers, each of
        which is reported as ``Progress.best``; ``target_length`` ends that sooner, and so does
        ``max_length``. A first answer that is late is waited for, with some turns only for
        `LATE_NODES` at most. A search cancelled after its first answer returns the best one.

        Raises:
            LimitReached: the time is over, or there is no answer as short as is allowed.
            UnreachableError: the turns that ``limits`` allow do not solve the cube.
        """
        if not self.accepts(cube):
            raise UnsupportedCubeError(Text("the two-phase solver is for the 3×3×3 only"))
        if limits.turns is not None:
            _require_solvable(cube, limits.turns)
        metric = _counted(limits.metric)
        block = self._tables[metric][0].tables(control)
        control.checkpoint(Progress(Text("searching")))
        longest, target = _wanted(limits)
        improves = limits.time_s is not None or target < RULES[metric].first_answer
        if improves and limits.turns is None:
            self.prepare_for_many(control, metric)
        # It changes no answer, and one search for a first answer would not pay for loading it.
        full = None if limits.turns is not None else self._full.get(metric)
        search = _Search(block, full, cube, limits, control, longest, target)
        if improves or limits.turns is not None:
            search.run_watched(limits)
        else:
            search.run()
        return search.outcome(limits)


def _counted(metric: Metric) -> Metric:
    """Return the metric that answers are counted in, QTM or HTM."""
    return metric if metric in RULES else Metric.HTM


def _load(metric: Metric, store: TableStore, _control: SearchControl) -> NDArray[np.uint8]:
    from cubeapp.engine.solvers.two_phase.kernel import load

    return load(store, metric)


def _load_full(
    metric: Metric, store: TableStore, control: SearchControl
) -> NDArray[np.uint8] | None:
    """Return the table that the optimal solver has too, if it has been built."""

    def watch(share: float) -> None:
        control.checkpoint(Progress(Text("loading the {table}", table=FULL_TABLE), share))

    return store.load(_full_shape(metric).spec, watch)


def _full_shape(metric: Metric) -> Shape:
    return shape_of(SMALL.name, metric)


def _require_solvable(cube: Cube, turns: frozenset[Move]) -> None:
    """Make sure that the cube is whole and that ``turns`` can solve it.

    Raises:
        InvalidCubeError: no turns at all can.
        UnreachableError: these cannot.
    """
    try:
        require_reachable(cube, turns)
    except UnreachableError:
        diagnosis = diagnose(cube)
        if diagnosis.faults:
            raise InvalidCubeError(diagnosis) from None
        raise


def _wanted(limits: Limits) -> tuple[int, int]:
    """Return the longest answer to look for, and the length that ends the search."""
    rules = RULES[_counted(limits.metric)]
    first = rules.first_answer if limits.turns is None else GOES[-1][0]
    enough = limits.max_length if limits.target_length is None else limits.target_length
    if enough is None:
        return first, first if limits.time_s is None else 0
    # A longer first answer than is wanted comes sooner, and is better than none.
    longest = max(first, min(enough, rules.longest))
    return longest, min(enough, longest)


class _Search:
    """One search and the memory it shares with the kernel."""

    def __init__(
        self,
        block: NDArray[np.uint8],
        full: NDArray[np.uint8] | None,
        cube: Cube,
        limits: Limits,
        control: SearchControl,
        longest: int,
        target: int,
    ) -> None:
        """Set the kernel's memory up for ``cube``.

        Raises:
            InvalidCubeError: no turns can solve it.
        """
        from cubeapp.engine.solvers.two_phase import kernel

        self._kernel = kernel
        self._block = block
        self._cube, self._control = cube, control
        self._turns, self._metric = limits.turns, _counted(limits.metric)
        self._work = np.zeros(layout.WORK_BYTES, dtype=np.uint8)
        self._words = self._work[: 8 * layout.WORDS].view(np.int64)
        home, self._held = held_home(cube)
        self._work[layout.FACELETS : layout.FACELETS + 54] = home.facelets
        allowed = allowed_turns(limits.turns, None if limits.turns is None else self._held)
        self._work[layout.FRAME_ALLOWED : layout.FRAME_ALLOWED + len(allowed)] = allowed
        self._set_rules(longest, target)
        self._set_full(full)
        self._words[head.SIGNALS] = control.signals.ctypes.data
        self._first = RULES[self._metric].first_answer if limits.turns is None else longest
        self._status = kernel.FINISHED
        self._begun = time.perf_counter()
        self._best: Solution | None = None
        self._taken = 0
        """How many of the kernel's answers have been looked at."""

    def _set_rules(self, longest: int, target: int) -> None:
        rules, words = RULES[self._metric], self._words
        words[layout.LIMIT], words[layout.TARGET] = longest, target
        words[layout.HALF_TURN], words[layout.SHORTEST] = rules.half_turn, rules.shortest
        words[layout.ROOM], words[layout.NEAR] = rules.room, rules.near
        words[head.NODE_LIMIT] = UNLIMITED

    def _set_full(self, full: NDArray[np.uint8] | None) -> None:
        self._full = full
        """Kept here as long as the kernel may look into it."""
        if full is not None:
            self._words[layout.FULL] = full.ctypes.data
            self._words[layout.FULL_BASE] = _full_shape(self._metric).base

    def run(self) -> None:
        """Search to the end on this thread."""
        if self._turns is None:
            self._go()
            return
        longest = int(self._words[layout.LIMIT])
        for length, room, nodes in GOES:
            if not self._found():
                self._words[layout.LIMIT] = min(length, longest)
            self._words[head.DEPTH] = 0
            self._words[layout.ROOM] = room
            self._words[head.NODE_LIMIT] = nodes
            self._go()
            enough = self._status != self._kernel.STOPPED or self._words[head.CALLED_OFF]
            if self._control.cancelled or (enough and (self._found() or length >= longest)):
                return

    def _go(self) -> None:
        self._status = self._kernel.search(self._block.ctypes.data, self._work.ctypes.data)

    def run_watched(self, limits: Limits) -> None:
        """Search on a thread of its own, reporting and keeping the time from here."""
        deadline = Deadline(limits.time_s)

        def watch(_: float) -> float:
            if deadline.passed:
                self._end_in_time(limits)
            if self._is_in_vain(limits):
                self._call_off()
            self._report()
            # A first answer that is late may have to be waited for.
            return min(deadline.remaining_s or WATCH_S, WATCH_S)

        with suppress(SearchCancelled):
            run_jobs([self.run], watch, stop=self._call_off)

    def _call_off(self) -> None:
        self._words[head.CALLED_OFF] = 1

    def outcome(self, limits: Limits) -> Solution:
        """Return the best answer.

        Raises:
            InvalidCubeError: no turns can solve the cube.
            SearchCancelled: the search was cancelled before an answer that will do.
            LimitReached: there is no answer that ``limits`` allow.
        """
        if self._status == self._kernel.ILLEGAL:
            raise InvalidCubeError(diagnose(self._cube))
        best, longest = self._latest(), limits.max_length
        if best is not None and (longest is None or self._count(best.moves) <= longest):
            return replace(best, stats=self._stats())
        if self._control.cancelled:
            raise SearchCancelled(Text("stopped before there was an answer"))
        if longest is None and self._words[head.CALLED_OFF]:
            raise LimitReached(Text("no answer with the turns allowed found in that time"), best)
        if longest is None:
            raise LimitReached(Text("no answer with the turns allowed found"), best)
        message = Text("no answer of {length} or fewer found")
        raise LimitReached(message.format(length=self._metric.in_words(longest)), best)

    def _report(self) -> None:
        activity = Text("looking for an answer")
        if self._found():
            activity = Text("looking for a shorter answer")
        nodes, depth = int(self._words[head.NODES]), int(self._words[head.DEPTH])
        self._control.checkpoint(Progress(activity, nodes=nodes, depth=depth, best=self._latest()))

    def _end_in_time(self, limits: Limits) -> None:
        """Call the search off, unless its first answer is late and has to be waited for."""
        is_late = self._turns is not None and bool(self._words[head.NODES] > LATE_NODES)
        if self._found() or limits.max_length is not None or is_late:
            self._call_off()
        else:
            self._words[layout.TARGET] = self._first

    def _is_in_vain(self, limits: Limits) -> bool:
        """Tell whether phase 1 alone has become longer than an answer may be."""
        longest = limits.max_length
        if longest is None or self._words[head.DEPTH] <= longest:
            return False
        # With some turns only, phase 2 may be let grow, and phase 1 begin anew.
        return self._turns is None or bool(self._words[layout.ROOM] >= longest)

    def _found(self) -> int:
        return int(self._words[layout.FOUND])

    def _latest(self) -> Solution | None:
        """Return the shortest of the kernel's answers, replayed and checked."""
        for number in range(self._taken, self._found()):
            start = layout.ANSWERS + number * layout.ANSWER_SIZE
            self._take(self._work[start : start + layout.ANSWER_SIZE].tolist())
            self._taken = number + 1
        return self._best

    def _take(self, answer: list[int]) -> None:
        """Keep an answer of the kernel unless one as good is known.

        Where turns of one face meet at its pre-moves an answer is shorter than the kernel knows,
        so that the next one need not be better.
        """
        stages = stages_of(answer, self._held, self._turns)
        length = self._count([move for stage in stages for move in stage.moves])
        is_shortest = bool(length == self._words[layout.CLEARED] + 1)
        known = self._best
        if known is not None and (length, not is_shortest) >= (
            self._count(known.moves),
            not known.proven_optimal,
        ):
            return
        best = Solution(TwoPhaseSolver.name, SIZE, stages, self._stats(), is_shortest, self._metric)
        if not best.solves(self._cube):
            raise AssertionError("the two-phase search gave an answer that solves nothing")
        self._best = best

    def _count(self, moves: Sequence[Move]) -> int:
        """Return the length of face turns."""
        if self._metric is Metric.QTM:
            return sum(abs(move.quarters) for move in moves)
        return len(moves)

    def _stats(self) -> Stats:
        return Stats(time.perf_counter() - self._begun, int(self._words[head.NODES]))
