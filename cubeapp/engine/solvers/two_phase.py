"""Near-optimal solutions of the 3×3×3 by Kociemba's two-phase method, ever shorter ones."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterable
from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.cube import Cube
from cubeapp.engine.errors import (
    InvalidCubeError,
    LimitReached,
    SearchCancelled,
    UnsupportedCubeError,
)
from cubeapp.engine.geometry import Face
from cubeapp.engine.moves import Metric, Move, face_turns
from cubeapp.engine.search import two_phase_layout as layout
from cubeapp.engine.search.control import Deadline, Limits, Progress, SearchControl
from cubeapp.engine.search.tables import TableStore
from cubeapp.engine.solvers.base import Solution, Stage, Stats
from cubeapp.engine.solvers.hold import held_home
from cubeapp.engine.solvers.loading import Loading
from cubeapp.engine.validity import diagnose

SIZE = 3
FIRST_ANSWER = 21
"""Without limits the search ends with its first answer of this many moves or fewer."""
LONGEST = 30
"""Longer answers are never looked for, whatever the limits allow."""
REPORT_S = 0.05
"""How often a long search is looked at."""
AXIS_NAMES = ("up and down", "right and left", "front and back")


class TwoPhaseSolver:
    """Solves the 3×3×3 in about 20 moves at once, and in 18 or 19 given time."""

    name = "two-phase"

    def __init__(self, store: TableStore | None = None) -> None:
        """Keep tables in ``store``; without one, in the user's cache folder."""
        self._loading = Loading("two-phase tables", _load, store)

    def accepts(self, cube: Cube) -> bool:
        """Tell whether ``cube`` is a 3×3×3."""
        return cube.size == SIZE

    def prepare(self, control: SearchControl, metric: Metric = Metric.HTM) -> None:
        """Load or build the tables, and load or compile the kernel.

        Raises:
            SearchCancelled: ``control`` was cancelled.
        """
        self._loading.tables(control)

    def solve(self, cube: Cube, limits: Limits, control: SearchControl) -> Solution:
        """Return an answer for ``cube``, held in any way.

        Without limits that is the first one of at most `FIRST_ANSWER` moves, and the same
        every time. With a time limit all of it goes into ever shorter answers, each of which
        is reported as ``Progress.best``; ``target_length`` ends that sooner, and so does
        ``max_length``. A search cancelled after its first answer returns the best one.
        """
        if not self.accepts(cube):
            raise UnsupportedCubeError("the two-phase solver is for the 3×3×3 only")
        block = self._loading.tables(control)
        control.checkpoint(Progress(self.name))
        longest, target = _wanted(limits)
        search = _Search(block, cube, control, longest, target)
        if limits.time_s is None and target >= FIRST_ANSWER:
            search.run()
        else:
            search.run_watched(limits)
        return search.outcome(limits)


def _load(store: TableStore) -> NDArray[np.uint8]:
    from cubeapp.engine.search.two_phase_kernel import load

    return load(store)


def _wanted(limits: Limits) -> tuple[int, int]:
    """Return the longest answer to look for, and the length that ends the search."""
    enough = limits.max_length if limits.target_length is None else limits.target_length
    if enough is None:
        return FIRST_ANSWER, FIRST_ANSWER if limits.time_s is None else 0
    # A longer first answer than is wanted comes sooner, and is better than none.
    longest = max(FIRST_ANSWER, min(enough, LONGEST))
    return longest, min(enough, longest)


class _Search:
    """One search and the memory it shares with the kernel."""

    def __init__(
        self,
        block: NDArray[np.uint8],
        cube: Cube,
        control: SearchControl,
        longest: int,
        target: int,
    ) -> None:
        """Set the kernel's memory up for ``cube``.

        Raises:
            InvalidCubeError: no turns can solve it.
        """
        from cubeapp.engine.search import two_phase_kernel as kernel

        self._kernel = kernel
        self._block, self._cube, self._control = block, cube, control
        self._work = np.zeros(layout.WORK_BYTES, dtype=np.uint8)
        self._words = self._work[: 8 * layout.WORDS].view(np.int64)
        home, self._held = held_home(cube)
        self._work[layout.FACELETS : layout.FACELETS + 54] = home.facelets
        self._words[layout.LIMIT] = longest
        self._words[layout.TARGET] = target
        self._words[layout.SIGNALS] = control.signals.ctypes.data
        self._status = kernel.FINISHED
        self._begun = time.perf_counter()
        self._best: Solution | None = None

    def run(self) -> None:
        """Search to the end on this thread."""
        self._status = self._kernel.search(self._block.ctypes.data, self._work.ctypes.data)

    def run_watched(self, limits: Limits) -> None:
        """Search on a thread of its own, reporting and keeping the time from here."""
        deadline = Deadline(limits.time_s)
        thread = threading.Thread(target=self.run, name="two-phase", daemon=True)
        thread.start()
        try:
            while thread.is_alive():
                self._report()
                left = deadline.remaining_s
                thread.join(REPORT_S if left is None or left == 0 else min(left, REPORT_S))
                if deadline.passed:
                    self._end_in_time(limits)
        except SearchCancelled:
            pass
        finally:
            self._words[layout.CALLED_OFF] = 1
            thread.join()

    def outcome(self, limits: Limits) -> Solution:
        """Return the best answer.

        Raises:
            InvalidCubeError: no turns can solve the cube.
            SearchCancelled: somebody stopped the search before an answer that will do.
            LimitReached: there is no answer that ``limits`` allow.
        """
        if self._status == self._kernel.ILLEGAL:
            raise InvalidCubeError(diagnose(self._cube))
        best, longest = self._latest(), limits.max_length
        if best is not None and (longest is None or len(best.moves) <= longest):
            return replace(best, stats=self._stats())
        if self._control.cancelled:
            raise SearchCancelled("stopped before there was an answer")
        raise LimitReached(f"no answer of {longest} moves or fewer found", best)

    def _report(self) -> None:
        activity = "looking for a shorter answer" if self._found() else "looking for an answer"
        nodes, depth = int(self._words[layout.NODES]), int(self._words[layout.DEPTH])
        self._control.checkpoint(Progress(activity, nodes=nodes, depth=depth, best=self._latest()))

    def _end_in_time(self, limits: Limits) -> None:
        """Call the search off, unless its first answer is late and has to be waited for."""
        if self._found() or limits.max_length is not None:
            self._words[layout.CALLED_OFF] = 1
        else:
            self._words[layout.TARGET] = FIRST_ANSWER

    def _found(self) -> int:
        return int(self._words[layout.FOUND])

    def _latest(self) -> Solution | None:
        """Return the kernel's last answer, replayed and checked."""
        found = self._found()
        if found == 0:
            return None
        start = layout.ANSWERS + (found - 1) * layout.ANSWER_SIZE
        answer = self._work[start : start + layout.ANSWER_SIZE].tolist()
        stages = _stages(answer, self._held)
        if self._best is None or self._best.stages != stages:
            length = sum(len(stage.moves) for stage in stages)
            shortest = length == self._words[layout.CLEARED] + 1
            best = Solution(TwoPhaseSolver.name, SIZE, stages, self._stats(), bool(shortest))
            if not best.solves(self._cube):
                raise AssertionError("the two-phase search gave an answer that solves nothing")
            self._best = best
        return self._best

    def _stats(self) -> Stats:
        return Stats(time.perf_counter() - self._begun, int(self._words[layout.NODES]))


def _stages(answer: list[int], held: tuple[Face, ...]) -> tuple[Stage, ...]:
    """Return the stages of an answer as `two_phase_layout.ANSWER_SIZE` describes it."""
    from cubeapp.engine.search.two_phase_tables import frame_faces

    frame, first, second, before = answer[:4]
    faces = [held[face] for face in frame_faces()[frame % 3]]
    path = [3 * faces[i // 3] + i % 3 for i in answer[8 : 8 + first + second + before]]
    if frame < 3 and before == 0:
        axis = AXIS_NAMES[faces[Face.U] % 3]
        note = f"To a cube that half turns, and quarter turns of {axis}, can solve alone."
        return (
            Stage("phase 1", _moves(path[:first]), note),
            Stage("phase 2", _moves(path[first:]), "The rest, with those turns alone."),
        )
    # Pre-moves were made before the cube; behind its solution they end it, the last one first.
    turns = [*path[: first + second], *reversed(path[first + second :])]
    if frame >= 3:
        turns = [3 * (turn // 3) + 2 - turn % 3 for turn in reversed(turns)]
    note = "Both phases in one; the search began at the solved end."
    return (Stage("two-phase", _moves(_merged(turns)), note),)


def _moves(turns: Iterable[int]) -> tuple[Move, ...]:
    return tuple(face_turns(SIZE)[turn] for turn in turns)


def _merged(turns: Iterable[int]) -> list[int]:
    """Return ``turns`` with those of one face put together where only its opposite is between.

    Turns are indices of `face_turns`.
    """
    result: list[int] = []
    for turn in turns:
        face, place = turn // 3, len(result) - 1
        while place >= 0 and result[place] // 3 == (face + 3) % 6:
            place -= 1
        if place < 0 or result[place] // 3 != face:
            result.append(turn)
            continue
        quarters = (result.pop(place) % 3 + turn % 3 + 2) % 4
        if quarters:
            result.insert(place, 3 * face + quarters - 1)
    return result
