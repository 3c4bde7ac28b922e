"""Fewest moves of the 3×3×3 as competitors look for them, ever shorter answers, explained."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.coordinates.coordinates import cube_bytes
from cubeapp.engine.kernels import head
from cubeapp.engine.kernels.tables import TableStore
from cubeapp.engine.kernels.workers import WATCH_S, run_jobs
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.errors import SearchCancelled, UnsupportedCubeError
from cubeapp.engine.model.moves import Metric
from cubeapp.engine.solvers.control import Deadline, Limits, Progress, SearchControl
from cubeapp.engine.solvers.fewest_moves import layout
from cubeapp.engine.solvers.fewest_moves.answers import Answer, frames, length_of, row_of, written
from cubeapp.engine.solvers.fewest_moves.insertions import Insertion, best_insertion, cycle_words
from cubeapp.engine.solvers.fewest_moves.written import WrittenSolution
from cubeapp.engine.solvers.goals.space import Arrangement, arrangement_of
from cubeapp.engine.solvers.loading import Loading
from cubeapp.engine.solvers.solution import LimitReached, Stats
from cubeapp.engine.text import Text

SIZE = 3
NODES = 10_000_000
"""Without a time limit the search ends after so many positions: about a second."""
UNLIMITED = 2**62
_Inserted = tuple[Answer, Insertion]
"""A skeleton as the kernel writes it, and what is inserted."""
ANY_LENGTH = 99
MOST_DOMINO = 24
"""No shortest way to a domino is longer than 20 turns."""


class FewestMovesSolver:
    """Solves the 3×3×3 by EO, DR, HTR and a finish, on the cube and its inverse."""

    name = "fmc"

    def __init__(self, store: TableStore | None = None, nodes: int = NODES) -> None:
        """Make a solver.

        Args:
            store: where the tables are kept; in the user's cache folder if ``None``.
            nodes: the positions after which a search without a time limit ends.
        """
        self._loading = Loading(Text("fewest-moves tables"), _load, store)
        self._nodes = nodes

    def accepts(self, cube: Cube) -> bool:
        """Tell whether ``cube`` is a 3×3×3."""
        return cube.size == SIZE

    def prepare(self, control: SearchControl, metric: Metric = Metric.HTM) -> None:
        """Load or build the tables, and load or compile the kernel.

        Raises:
            SearchCancelled: ``control`` was cancelled.
        """
        del metric  # Competitions count face turns; another metric only counts what was found.
        self._loading.tables(control)

    def solve(self, cube: Cube, limits: Limits, control: SearchControl) -> WrittenSolution:
        """Return an answer for ``cube``, held in any way, with its lines.

        Without a time limit it is the same every time. With one all of it goes into ever shorter
        answers, each of which is reported as ``Progress.best``; ``target_length`` ends that
        sooner, and so does ``max_length``. A search cancelled after its first answer returns the
        best one.

        Raises:
            InvalidCubeError: no turns can solve this cube.
            UnsupportedCubeError: it is of another size, or only some turns are allowed.
            SearchCancelled: ``control`` was cancelled before there was any answer.
            LimitReached: the limits ended the search without an answer they allow.
        """
        if not self.accepts(cube):
            raise UnsupportedCubeError(Text("fmc is for the 3×3×3 only"))
        if limits.turns is not None:
            message = Text(
                "{method} needs the turns of all faces; two-phase and optimal can do with some"
            )
            raise UnsupportedCubeError(message.format(method=self.name))
        start = arrangement_of(cube)
        block = self._loading.tables(control)
        control.checkpoint(Progress(Text("searching")))
        nodes = self._nodes if limits.time_s is None else UNLIMITED
        search = _Search(block, cube, start, limits, control, nodes)
        search.run_watched()
        return search.outcome()


def _load(store: TableStore, _control: SearchControl) -> NDArray[np.uint8]:
    from cubeapp.engine.solvers.fewest_moves.kernel import load

    cycle_words()
    return load(store)


def _bytes_of(cube: Arrangement) -> NDArray[np.uint8]:
    """Return a cube as the kernel has it: uint8, shape (`CUBE_BYTES`,)."""
    return cube_bytes(cube.cp | cube.co << 4, cube.ep | cube.eo << 4)


class _Search:
    """One search and the memory it shares with the kernel."""

    def __init__(
        self,
        block: NDArray[np.uint8],
        cube: Cube,
        start: Arrangement,
        limits: Limits,
        control: SearchControl,
        nodes: int,
    ) -> None:
        self._block, self._cube, self._start = block, cube, start
        self._limits, self._control, self._nodes = limits, control, nodes
        self._work = np.zeros(layout.WORK_BYTES, dtype=np.uint8)
        words = self._words = self._work[: 8 * layout.WORDS].view(np.int64)
        words[head.SIGNALS] = control.signals.ctypes.data
        words[head.NODE_LIMIT], words[layout.BEST] = nodes, ANY_LENGTH
        enough = limits.max_length if limits.target_length is None else limits.target_length
        if enough is not None and limits.metric is not Metric.QTM:
            # Before there is any answer the best one seems to have `ANY_LENGTH`.
            words[layout.TARGET] = min(enough, ANY_LENGTH - 1)
        self._insertion: _Inserted | None = None
        """The last skeleton that was finished by one and was the shortest answer then."""
        self._best: WrittenSolution | None = None
        self._told: tuple[int, _Inserted | None] = 0, None
        self._begun = time.perf_counter()

    def run(self) -> None:
        """Search to the end on this thread."""
        from cubeapp.engine.solvers.fewest_moves import kernel

        for domino, frame in _rounds():
            if domino >= self._words[layout.BEST]:
                return
            self._words[layout.DOMINO], self._words[layout.FRAME] = domino, frame
            self._show(frame)
            is_over = kernel.search(self._block.ctypes.data, self._work.ctypes.data)
            if self._control.cancelled or self._words[head.CALLED_OFF]:
                return
            self._insert()
            if is_over and self._words[layout.FOUND]:
                return
            if is_over:
                # The first answer is waited for.
                self._words[head.NODE_LIMIT] += self._nodes
            if self._words[layout.BEST] <= self._words[layout.TARGET]:
                return

    def _show(self, frame: int) -> None:
        """Write the cube and its inverse as they are seen in a frame."""
        held = self._start.held(frames()[frame][0])
        both = np.concatenate([_bytes_of(held), _bytes_of(held.inverse())])
        self._work[layout.CUBES : layout.CUBES + len(both)] = both

    def run_watched(self) -> None:
        """Search on a thread of its own, reporting and keeping the time from here."""
        deadline = Deadline(self._limits.time_s)

        def found() -> bool:
            return bool(self._words[layout.FOUND])

        def watch(_: float) -> float:
            # A first answer that is late is waited for, unless a longer one will not do.
            if deadline.passed and (found() or self._limits.max_length is not None):
                self._call_off()
            self._report()
            return min(deadline.remaining_s or WATCH_S, WATCH_S)

        with suppress(SearchCancelled):
            run_jobs([self.run], watch, stop=self._call_off)

    def _call_off(self) -> None:
        self._words[head.CALLED_OFF] = 1

    def _report(self) -> None:
        activity = Text("looking for an answer")
        if self._words[layout.FOUND]:
            activity = Text("looking for a shorter answer")
        nodes, depth = int(self._words[head.NODES]), int(self._words[layout.DOMINO])
        best = self._latest()
        self._control.checkpoint(Progress(activity, nodes=nodes, depth=depth, best=best))

    def outcome(self) -> WrittenSolution:
        """Return the best answer.

        Raises:
            SearchCancelled: the search was cancelled before an answer that will do.
            LimitReached: there is no answer that the limits allow.
        """
        best, longest = self._latest(), self._limits.max_length
        metric = self._limits.metric
        if best is not None and (longest is None or best.length(metric) <= longest):
            return replace(best, stats=self._stats())
        if self._control.cancelled:
            raise SearchCancelled(Text("stopped before there was an answer"))
        if longest is None:
            raise AssertionError("every cube has a domino and half turns behind it")
        message = Text("no answer of {length} or fewer found")
        raise LimitReached(message.format(length=metric.in_words(longest)), best)

    def _latest(self) -> WrittenSolution | None:
        """Return the shortest answer so far, replayed and checked."""
        found, insertion = int(self._words[layout.FOUND]), self._insertion
        if (found, insertion) != self._told:
            self._told = found, insertion
            solution = self._solution(*self._shortest(found, insertion))
            if not solution.solves(self._cube):
                raise AssertionError("fmc gave an answer that solves nothing")
            if self._best is None or len(solution.moves) < len(self._best.moves):
                self._best = solution
        return self._best

    def _shortest(self, found: int, insertion: _Inserted | None) -> tuple[Answer, Insertion | None]:
        """Return the kernel's last answer, or the skeleton and the insertion that are shorter."""
        answer = self._kept(layout.ANSWERS, found - 1)
        if insertion is None or length_of(answer) <= insertion[1].length:
            return answer, None
        return insertion

    def _kept(self, place: int, index: int) -> Answer:
        """Return one of the kernel's answers or skeletons, which begin at ``place``."""
        start = place + index * layout.ANSWER_BYTES
        answer: Answer = self._work[start : start + layout.ANSWER_BYTES].tolist()
        return answer

    def _insert(self) -> None:
        """Finish the skeletons that the kernel has left, and keep what is the shortest so far."""
        for index in self._skeletons():
            if self._words[head.CALLED_OFF]:
                return
            skeleton = self._kept(layout.SKELETON, index)
            turns = tuple(turn for turn, _ in row_of(skeleton))
            insertion = best_insertion(self._start, turns, int(self._words[layout.BEST]))
            if insertion is not None:
                self._insertion = skeleton, insertion
                self._words[layout.BEST] = insertion.length

    def _skeletons(self) -> list[int]:
        """Return where the kernel has left skeletons, and make room for others."""
        counts = self._words[layout.SKELETONS : layout.SKELETONS + layout.KINDS]
        found = [
            kind * layout.MOST_SKELETONS + index
            for kind, count in enumerate(counts.tolist())
            for index in range(count)
        ]
        counts[:] = 0
        return found

    def _solution(self, answer: Answer, insertion: Insertion | None) -> WrittenSolution:
        lines, stages = written(answer, insertion, self._start)
        name, metric = FewestMovesSolver.name, self._limits.metric
        return WrittenSolution(name, SIZE, stages, self._stats(), metric=metric, lines=lines)

    def _stats(self) -> Stats:
        return Stats(time.perf_counter() - self._begun, int(self._words[head.NODES]))


def _rounds() -> Iterator[tuple[int, int]]:
    """Yield how many turns EO and DR have together, and the frame, in the order of the search."""
    for domino in range(MOST_DOMINO + 1):
        for frame in range(layout.FRAMES):
            yield domino, frame
