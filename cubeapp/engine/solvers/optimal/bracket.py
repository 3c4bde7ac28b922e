"""Answers of the 3×3×3 from above and proofs from below, side by side.

After a second a two-phase answer is about 0.3 turns longer than the shortest one, and hardly gets
shorter. One core goes on looking for a shorter one; the others rule out lengths meanwhile, with
the optimal search. Either may find the last answer, and where they meet it is proven.
"""

from __future__ import annotations

import threading
import time
from dataclasses import replace
from typing import TYPE_CHECKING

from cubeapp.engine.kernels.machine import cores
from cubeapp.engine.kernels.workers import run_jobs
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.errors import CubeError, SearchCancelled
from cubeapp.engine.model.moves import Metric
from cubeapp.engine.solvers.control import Limits, Progress, SearchControl
from cubeapp.engine.solvers.optimal.solver import OptimalSolver
from cubeapp.engine.solvers.solution import LimitReached, Solution, Stats, none_so_short
from cubeapp.engine.solvers.two_phase.solver import RULES, TwoPhaseSolver
from cubeapp.engine.text import Text

if TYPE_CHECKING:
    from cubeapp.engine.solvers.optimal.proof import Proof


def is_bracketed(limits: Limits) -> bool:
    """Tell whether ``limits`` leave time, or ask for an answer short enough, to prove something."""
    if limits.turns is not None:
        return False
    longest = limits.max_length
    is_short = longest is not None and longest < RULES[limits.metric].first_answer
    return limits.time_s is not None or is_short


class BracketingSolver:
    """Solves the 3×3×3 with two-phase and the optimal search at once."""

    name = "auto"

    def __init__(self, two_phase: TwoPhaseSolver, optimal: OptimalSolver) -> None:
        """Use these two, and their tables."""
        self._two_phase, self._optimal = two_phase, optimal

    def accepts(self, cube: Cube) -> bool:
        """Tell whether ``cube`` is a 3×3×3."""
        return self._optimal.accepts(cube)

    def prepare(self, control: SearchControl, metric: Metric = Metric.HTM) -> None:
        """Load or build what two-phase needs, and load the optimal tables if they are there.

        Raises:
            SearchCancelled: ``control`` was cancelled.
        """
        self._two_phase.prepare(control, metric)
        if self._optimal.is_built(metric):
            self._optimal.prepare(control, metric)

    def solve(self, cube: Cube, limits: Limits, control: SearchControl) -> Solution:
        """Return the best answer within ``limits``, proven to be shortest if they let it be.

        Within a limit of time that is two-phase's alone where the optimal tables have not been
        built. With a limit of length only, which might take hours, they are built.

        Args:
            cube: held in any way.
            limits: as `is_bracketed` wants them.
            control: stops it; the best answer so far is returned then.

        Raises:
            LimitReached: no answer is as short as the limits ask, or none was found.
        """
        if limits.time_s is not None and not self._optimal.is_built(limits.metric):
            return self._two_phase.solve(cube, limits, control)
        self._optimal.prepare(control, limits.metric)
        return _Bracket(self._two_phase, self._optimal, cube, limits, control).solution()


class _Bracket:
    """One cube between its best answer and the lengths that are ruled out."""

    def __init__(
        self,
        two_phase: TwoPhaseSolver,
        optimal: OptimalSolver,
        cube: Cube,
        limits: Limits,
        control: SearchControl,
    ) -> None:
        self._two_phase, self._optimal = two_phase, optimal
        self._cube, self._limits, self._control = cube, limits, control
        self._begun = time.perf_counter()
        self._lock = threading.Lock()
        self._best: Solution | None = None
        self._proof: Proof | None = None
        self._refusal: LimitReached | None = None
        """Why one of the two ended without an answer; the proof's word counts more."""
        self._told = {side: Progress(Text("searching")) for side in ("above", "below")}
        self._above = SearchControl(lambda progress: self._hear("above", progress))
        self._below = SearchControl(lambda progress: self._hear("below", progress))

    def solution(self) -> Solution:
        """Search from both sides until they meet or a limit is reached.

        Raises:
            SearchCancelled: it was cancelled before there was an answer.
            LimitReached: there is no answer that the limits allow.
        """
        try:
            run_jobs((self._from_above, self._from_below), self._watch, threads=2, stop=self._stop)
        except SearchCancelled:
            if self._best is None:
                raise
        best = self._best
        if best is None or not self._is_allowed(best):
            raise self._failure(best)
        nodes = sum(progress.nodes for progress in self._told.values())
        stats = Stats(time.perf_counter() - self._begun, nodes)
        return replace(best, stats=stats, proven_optimal=self._is_proven(best))

    def _failure(self, best: Solution | None) -> CubeError:
        """Return why there is no answer as short as the limits ask."""
        longest = self._limits.max_length
        if longest is not None and best is not None and self._is_proven(best):
            return none_so_short(longest, self._length(best), self._limits.metric, best)
        if self._control.cancelled or self._refusal is None:
            return SearchCancelled(Text("stopped before there was an answer"))
        return self._refusal

    def _from_above(self) -> None:
        try:
            self._offer(self._two_phase.solve(self._cube, self._limits, self._above))
        except SearchCancelled:
            return
        except LimitReached as refusal:
            self._refusal = self._refusal or refusal

    def _from_below(self) -> None:
        threads = max(1, cores() - 1)
        try:
            beside = _Beside(self._two_phase)
            proof = self._optimal.proof(self._cube, self._limits, self._below, beside, threads)
            self._proof = proof
            if self._best is not None:
                proof.take(self._best)
            self._offer(proof.shortest())
        except SearchCancelled:
            return
        except LimitReached as refusal:
            self._refusal = refusal
            if self._least > (self._limits.max_length or self._least):
                # Nothing can be short enough.
                self._above.cancel()

    def _hear(self, side: str, progress: Progress) -> None:
        self._told[side] = progress
        if progress.best is not None:
            self._offer(progress.best)
        elif self._best is not None:
            self._stop_if_enough(self._best)

    def _offer(self, answer: Solution) -> None:
        """Take ``answer`` if it is the best so far, and end the search if it will do."""
        with self._lock:
            if self._best is None or self._length(answer) < self._length(self._best):
                self._best = answer
            elif answer.proven_optimal:
                self._best = replace(self._best, proven_optimal=True)
            best = self._best
        if self._proof is not None:
            self._proof.take(best)
        self._stop_if_enough(best)

    def _stop_if_enough(self, best: Solution) -> None:
        is_limited = self._limits.max_length is not None
        if self._is_proven(best) or (is_limited and self._is_allowed(best)):
            self._stop()

    def _stop(self) -> None:
        self._above.cancel()
        self._below.cancel()

    @property
    def _least(self) -> int:
        """No answer is shorter than this."""
        return self._told["below"].depth or 0

    def _is_proven(self, answer: Solution) -> bool:
        return answer.proven_optimal or self._length(answer) <= self._least

    def _is_allowed(self, answer: Solution) -> bool:
        longest = self._limits.max_length
        return longest is None or self._length(answer) <= longest

    def _length(self, answer: Solution) -> int:
        return answer.length(self._limits.metric)

    def _watch(self, _share: float) -> None:
        nodes = sum(progress.nodes for progress in self._told.values())
        told = replace(self._told["below"], nodes=nodes, best=self._best)
        self._control.checkpoint(told)


class _Beside:
    """The two-phase search as the proof knows it: it goes on beside, and tells what it finds.

    So it is asked for nothing but the answer to begin with.
    """

    name = TwoPhaseSolver.name

    def __init__(self, two_phase: TwoPhaseSolver) -> None:
        self._two_phase = two_phase

    def accepts(self, cube: Cube) -> bool:
        """Tell whether ``cube`` is a 3×3×3."""
        return self._two_phase.accepts(cube)

    def prepare(self, control: SearchControl, metric: Metric = Metric.HTM) -> None:
        """Do nothing: it is ready."""

    def solve(self, cube: Cube, limits: Limits, control: SearchControl) -> Solution:
        """Return an answer that is there at once.

        Raises:
            LimitReached: a shorter one is asked for, which is looked for already.
        """
        if limits.time_s is None:
            return self._two_phase.solve(cube, limits, control)
        raise LimitReached(Text("no shorter answer so far"))
