"""Shortest solutions of the 3×3×3: a short one at once, then the proof that none is shorter."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, wait
from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING

import numpy as np

from cubeapp.engine.cube import Cube
from cubeapp.engine.cubies import Cubies
from cubeapp.engine.errors import LimitReached, SearchCancelled, UnsupportedCubeError
from cubeapp.engine.moves import Metric, face_turns
from cubeapp.engine.search.control import Deadline, Limits, Progress, SearchControl
from cubeapp.engine.search.folders import tables_folder
from cubeapp.engine.search.optimal_layout import SMALL, Shape
from cubeapp.engine.search.optimal_rules import MoveRules, Word
from cubeapp.engine.search.tables import TableStore
from cubeapp.engine.solvers.base import Solution, Solver, Stage, Stats
from cubeapp.engine.solvers.hold import held_home
from cubeapp.engine.solvers.two_phase import TwoPhaseSolver

if TYPE_CHECKING:
    from cubeapp.engine.search.optimal_kernel import Work
    from cubeapp.engine.search.optimal_tables import Arena

SIZE = 3
REPORT_S = 0.05
"""How often a long search is looked at."""
IMPROVE_AT = 15
"""Before this depth, which takes tenths of a second, the two-phase search is given a go."""
IMPROVE_S = 1.5
IMPROVE_AGAIN_FROM = 18
"""From here on there nearly always is a solution; finding one spares the proof a long depth."""
SHORTEST_S = 0.1
"""Depths that took less tell nothing about the time that the next ones take."""
GROWTH = 13.0
"""How many times longer each depth takes than the one before."""
SPLIT_FROM = 8
"""From this depth on the search is split by the first two moves."""


class OptimalSolver:
    """Solves the 3×3×3 in the fewest face turns there are, given time."""

    name = "optimal"

    def __init__(
        self,
        shape: Shape = SMALL,
        two_phase: Solver | None = None,
        store: TableStore | None = None,
    ) -> None:
        """Prove with the table of ``shape``, kept in ``store`` or the user's cache folder.

        Args:
            shape: a larger table takes longer to build and proves faster.
            two_phase: finds the first answers; a new one if there is none to share.
            store: where tables are kept.
        """
        self._shape, self._store = shape, store
        self._two_phase: Solver = two_phase or TwoPhaseSolver(store)
        self._arena: Arena | None = None
        self._loading = threading.Lock()

    def accepts(self, cube: Cube) -> bool:
        """Tell whether ``cube`` is a 3×3×3."""
        return cube.size == SIZE

    def prepare(self, control: SearchControl, metric: Metric = Metric.HTM) -> None:
        """Load or build the tables, and load or compile the kernels.

        Raises:
            SearchCancelled: ``control`` was cancelled.
        """
        self._two_phase.prepare(control)
        with self._loading:
            if self._arena is None:
                from cubeapp.engine.search import optimal_kernel, optimal_tables

                store = self._store or TableStore(tables_folder())
                arena = optimal_tables.load_arena(self._shape, store, control)
                control.checkpoint(Progress("loading the optimal search"))
                optimal_kernel.compile_search(arena)
                self._arena = arena

    def solve(self, cube: Cube, limits: Limits, control: SearchControl) -> Solution:
        """Return a shortest answer for ``cube``, held in any way.

        Every better answer on the way is reported as ``Progress.best``. Where a limit or a
        person ends the proof, the best answer so far is returned with ``proven_optimal`` false.
        """
        if not self.accepts(cube):
            raise UnsupportedCubeError("the optimal solver is for the 3×3×3 only")
        self.prepare(control)
        assert self._arena is not None
        control.checkpoint(Progress(self.name))
        with _Proof(self._arena, self._two_phase, cube, limits, control) as proof:
            return proof.run()


class _Proof:
    """One search from below, with a best answer from above."""

    def __init__(
        self,
        arena: Arena,
        two_phase: Solver,
        cube: Cube,
        limits: Limits,
        control: SearchControl,
    ) -> None:
        self._arena, self._two_phase = arena, two_phase
        self._cube, self._limits, self._control = cube, limits, control
        self._deadline = Deadline(limits.time_s)
        self._begun = time.perf_counter()
        self._called_off = np.zeros(1, dtype=np.int64)
        self._works: list[Work] = []
        self._pool: ThreadPoolExecutor | None = None
        self._best: Solution | None = None
        self._least = 0
        """No answer is shorter than this."""
        self._last_s = 0.0
        """How long the last depth took."""
        self._depth_begun = self._begun

    def __enter__(self) -> _Proof:
        return self

    def __exit__(self, *_: object) -> None:
        self._called_off[0] = 1
        if self._pool is not None:
            self._pool.shutdown()

    def run(self) -> Solution:
        """Search until the best answer is proven or a limit is reached.

        Raises:
            InvalidCubeError: no turns can solve the cube.
            SearchCancelled: somebody stopped the search before an answer that will do.
            LimitReached: there is no answer that the limits allow.
        """
        try:
            self._improve(Limits())
            while not self._is_enough() and not self._deadline.passed:
                if self._least == IMPROVE_AT or self._least >= IMPROVE_AGAIN_FROM:
                    self._improve(self._improving())
                if not self._is_enough() and not self._deadline.passed:
                    self._clear(self._least)
        except SearchCancelled:
            if self._best is None:
                raise
        return self._outcome()

    def _is_enough(self) -> bool:
        """Tell whether the best answer is proven, or as short as was asked for."""
        length, limits = self._length(), self._limits
        if limits.max_length is not None and limits.max_length < min(length, self._least):
            return True
        target = -1 if limits.target_length is None else limits.target_length
        return length <= max(self._least, target)

    def _length(self) -> int:
        assert self._best is not None
        return len(self._best.moves)

    def _outcome(self) -> Solution:
        assert self._best is not None
        length, longest = self._length(), self._limits.max_length
        best = replace(self._best, stats=self._stats(), proven_optimal=length <= self._least)
        if longest is None or length <= longest:
            return best
        if self._least > longest:
            message = f"no answer of {longest} moves or fewer: at least {self._least} are needed"
            raise LimitReached(message, best)
        if self._control.cancelled:
            raise SearchCancelled("stopped before there was an answer")
        raise LimitReached(f"no answer of {longest} moves or fewer found", best)

    def _improving(self) -> Limits:
        # As long as the last depth took is little beside the next one.
        seconds = max(IMPROVE_S, self._last_s)
        left = self._deadline.remaining_s
        if left is not None:
            seconds = min(left, seconds)
        return Limits(time_s=seconds, target_length=self._least)

    def _improve(self, limits: Limits) -> None:
        """Let the two-phase search look for a shorter answer."""
        self._keep(self._two_phase.solve(self._cube, limits, _Relay(self)))

    def _keep(self, solution: Solution) -> None:
        """Take ``solution`` for the best one if it is shorter."""
        if self._best is None or len(solution.moves) < self._length():
            self._best = replace(solution, method=OptimalSolver.name)
            if solution.proven_optimal:
                self._least = len(solution.moves)

    def report(self, share: float | None = None) -> None:
        """Tell the control how far this is.

        Raises:
            SearchCancelled: somebody asked to stop.
        """
        if self._best is None:
            self._control.checkpoint(Progress("looking for a first answer"))
            return
        activity = f"at most {self._length()} moves, at least {self._least}{self._time_left()}"
        nodes = self._nodes()
        self._control.checkpoint(Progress(activity, share, nodes, self._least, self._best))

    def _time_left(self) -> str:
        """Return how long the proof may still take, as the end of a sentence."""
        depths = range(1, self._length() - self._least + 1)
        passed = time.perf_counter() - self._depth_begun
        left = sum(self._last_s * GROWTH**depth for depth in depths) - passed
        if self._last_s < SHORTEST_S or left < 1:
            return ""
        for unit, seconds in (("h", 3600), ("min", 60)):
            if left >= 2 * seconds:
                return f", up to about {left / seconds:.0f} {unit} left"
        return f", up to about {left:.0f} s left"

    def _nodes(self) -> int:
        return sum(work.nodes for work in self._works)

    def _stats(self) -> Stats:
        return Stats(time.perf_counter() - self._begun, self._nodes())

    def _clear(self, depth: int) -> None:
        """Find a solution of ``depth`` moves, or prove that there is none."""
        from cubeapp.engine.search.optimal_fill import cores

        prefixes = _prefixes() if depth >= SPLIT_FROM else ((),)
        queue, threads = iter(prefixes), min(cores(), len(prefixes))
        if self._pool is None:
            self._pool = ThreadPoolExecutor(cores())
        while len(self._works) < threads:
            self._works.append(self._new_work())
        done = [0] * threads
        self._depth_begun = time.perf_counter()
        futures = [
            self._pool.submit(self._search, index, depth, queue, done) for index in range(threads)
        ]
        while wait(futures, self._pause()).not_done:
            self.report(sum(done) / len(prefixes))
            if self._deadline.passed:
                self._called_off[0] = 1
        for index, future in enumerate(futures):
            if future.result():
                self._keep_path(index, depth)
        if not self._called_off[0] and not self._control.cancelled:
            now = time.perf_counter()
            self._last_s, self._depth_begun = now - self._depth_begun, now
            self._least = depth + 1
        self.report()

    def _pause(self) -> float:
        left = self._deadline.remaining_s
        return REPORT_S if left is None else min(left, REPORT_S)

    def _search(self, index: int, depth: int, queue: Iterator[Word], done: list[int]) -> bool:
        """Search behind prefixes from the queue; return whether a solution was found."""
        from cubeapp.engine.search import optimal_kernel as kernel

        work = self._works[index]
        for beginning in queue:
            status = work.search(self._arena, beginning, depth)
            if status == kernel.FOUND:
                self._called_off[0] = 1
                return True
            if status == kernel.STOPPED:
                break
            done[index] += 1
        return False

    def _new_work(self) -> Work:
        """Return the memory of one thread's search."""
        from cubeapp.engine.search.optimal_kernel import Work

        cubies = Cubies.of(held_home(self._cube)[0])
        return Work(cubies, MoveRules(), self._control.signals, self._called_off)

    def _keep_path(self, index: int, depth: int) -> None:
        """Take the answer that a thread has found, which no answer is shorter than."""
        found = self._works[index].found(depth)
        _, held = held_home(self._cube)
        moves = tuple(face_turns(SIZE)[3 * held[move // 3] + move % 3] for move in found)
        stages = (Stage("optimal", moves, "All shorter ways have been ruled out."),)
        solution = Solution(OptimalSolver.name, SIZE, stages, self._stats(), proven_optimal=True)
        if not solution.solves(self._cube):
            raise AssertionError("the optimal search gave an answer that solves nothing")
        self._keep(solution)


class _Relay(SearchControl):
    """The control of the two-phase search, whose better answers the proof reports as its own."""

    def __init__(self, proof: _Proof) -> None:
        super().__init__()
        self._proof = proof
        self.signals = proof._control.signals

    @property
    def cancelled(self) -> bool:
        """Whether somebody asked to stop."""
        return self._proof._control.cancelled

    def checkpoint(self, progress: Progress) -> None:
        """Report the proof's progress; see `SearchControl.checkpoint`."""
        if progress.best is not None:
            self._proof._keep(progress.best)
        self._proof.report()


@cache
def _prefixes() -> tuple[Word, ...]:
    """Return all first two moves: not of one face, and opposite faces in one order only."""
    return tuple(
        (first, second)
        for first in range(18)
        for second in range(18)
        if second // 3 not in (first // 3, first // 3 - 3)
    )
