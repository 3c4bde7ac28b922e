"""Answers that hands like: few turns of the back and the bottom, few slices and rotations.

Where answers are nearly as short as each other, the easiest one is chosen, and the way to hold the
cube in which it is easiest. What a turn costs is set after what speedcubers say of their fingers
(T. Vu, "Movecount Coefficient Calculator"), without its regrips: people who follow an answer move
by move regrip at each.
"""

from __future__ import annotations

import time
from collections.abc import Iterable
from dataclasses import replace

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.errors import SearchCancelled
from cubeapp.engine.model.geometry import Face
from cubeapp.engine.model.moves import Move, face_turns, inverse, merged_turns
from cubeapp.engine.model.orientation import Hold, rotations
from cubeapp.engine.solvers.base import Solver
from cubeapp.engine.solvers.control import Deadline, Limits, Progress, SearchControl
from cubeapp.engine.solvers.inside import Inside
from cubeapp.engine.solvers.solution import LimitReached, Solution, Stage, Stats
from cubeapp.engine.solvers.two_by_two.solver import TwoByTwoSolver
from cubeapp.engine.solvers.two_phase.solver import TwoPhaseSolver
from cubeapp.engine.text import Text

COSTS = {Face.R: 1.0, Face.U: 1.0, Face.L: 1.2, Face.F: 1.3, Face.D: 1.8, Face.B: 2.6}
"""A quarter turn of each side."""
HALF = 0.4
"""What a half turn costs more."""
BLOCK = 0.4
"""What several layers cost more than the outer one alone."""
SLICE = 1.2
"""What inner layers alone cost more."""
ROTATION = 2.0
"""A turn of the whole cube."""
SLACK = 1
"""How many turns longer than the shortest an easy answer may be."""
SOLVERS = (TwoByTwoSolver.name, TwoPhaseSolver.name)
"""The names of the solvers quick enough to be asked for many answers."""
EASY = COSTS[Face.F] + HALF
"""What a turn costs at most that an answer is wished to begin or to end with."""
FIRST_SHARE = 0.5
"""The part of the time that goes into the solver's own answer."""
LEAST_S = 0.004
"""How long a search takes at least."""
HOLD = Text("hold")
"""The name of the stage that turns the cube to how it is to be held."""


def hand_cost(moves: Iterable[Move], size: int) -> float:
    """Return how hard ``moves`` are for hands on a cube of ``size``: 1 for R, 2.6 for B."""
    return sum(_cost(move, size) for move in moves)


def held_easily(solution: Solution) -> Solution:
    """Return ``solution`` for the cube held so that it is easiest, which comes first if it turns.

    Solutions in steps, whose sentences name sides, stay as they are.
    """
    if any(stage.steps for stage in solution.stages):
        return solution
    size = solution.size
    turns = min(rotations(size), key=lambda turns: _cost_held(solution.moves, turns, size))
    if not turns:
        return solution
    # What is said of the stages names sides, which are other ones now.
    stages = (Stage(stage.name, _renamed(stage.moves, turns, size)) for stage in solution.stages)
    return replace(solution, stages=(Stage(HOLD, turns), *stages))


def easy_answer(cube: Cube, solver: Solver, limits: Limits, control: SearchControl) -> Solution:
    """Return an answer for ``cube`` that is easy for hands.

    Beside the solver's own answer, it is asked for some that begin or end with each of the turns
    that hands like best. Of those no more than `SLACK` turns longer than the shortest, the
    easiest is chosen, and reported as ``Progress.best`` meanwhile. A search cancelled after its
    first answer returns the best one.

    Args:
        cube: held in any way.
        solver: one of those named in `SOLVERS`.
        limits: for the whole; all turns are allowed. Without a time, the answer is the same
            every time.
        control: stops it.

    Raises:
        CubeError: there is no answer; see `Solver.solve`.
    """
    begun, deadline = time.perf_counter(), Deadline(limits.time_s)
    first_s = None if limits.time_s is None else FIRST_SHARE * limits.time_s
    first = solver.solve(cube, replace(limits, time_s=first_s), control)
    answers = _Answers(first, limits)
    ends = _easy_ends(cube.size) if first.moves else []
    try:
        for done, (before, after) in enumerate(ends):
            share, best = done / len(ends), answers.easiest
            control.checkpoint(Progress(Text("looking for an easier answer"), share, best=best))
            if deadline.passed:
                break
            asked = answers.limits(deadline, len(ends) - done)
            # What it reports is of another cube.
            found = _answer_between(before, after, cube, first, solver, asked, Inside(control))
            if found is not None:
                answers.add(found)
    except SearchCancelled:
        pass
    nodes = sum(answer.stats.nodes for answer in answers.all)
    return replace(answers.easiest, stats=Stats(time.perf_counter() - begun, nodes))


class _Answers:
    """The answers for a cube found so far, each held easily."""

    def __init__(self, first: Solution, limits: Limits) -> None:
        self.all = [held_easily(first)]
        self._limits = limits

    def add(self, answer: Solution) -> None:
        """Take another answer, unless it is too long."""
        if self._length(answer) <= self._longest:
            self.all.append(held_easily(answer))

    @property
    def easiest(self) -> Solution:
        """The one to choose."""
        near = (answer for answer in self.all if self._length(answer) <= self._longest)
        return min(near, key=lambda answer: hand_cost(answer.moves, answer.size))

    def limits(self, deadline: Deadline, left: int) -> Limits:
        """Return the limits for one of ``left`` searches, whose answers get a turn more."""
        time_s = deadline.remaining_s
        if time_s is None:
            # To find one that is short enough might take long: the first one comes at once.
            return replace(self._limits, max_length=None)
        share_s = max(time_s / left, LEAST_S)
        return replace(self._limits, time_s=share_s, max_length=self._longest - 1)

    @property
    def _longest(self) -> int:
        most = self._limits.max_length
        longest = min(map(self._length, self.all)) + SLACK
        return longest if most is None else min(longest, most)

    def _length(self, answer: Solution) -> int:
        return answer.length(self._limits.metric)


def _easy_ends(size: int) -> list[tuple[tuple[Move, ...], tuple[Move, ...]]]:
    """Return turns to begin with and to end with, one of them none, the easiest first."""
    easy = sorted(face_turns(size), key=lambda move: _cost(move, size))
    easy = [move for move in easy if _cost(move, size) <= EASY]
    return [ends for move in easy for ends in (((move,), ()), ((), (move,)))]


def _answer_between(
    before: tuple[Move, ...],
    after: tuple[Move, ...],
    cube: Cube,
    first: Solution,
    solver: Solver,
    limits: Limits,
    control: SearchControl,
) -> Solution | None:
    """Return an answer for ``cube`` with these turns at its ends, if ``limits`` let find one."""
    size = cube.size
    other = cube.apply_all(before)
    if after:
        # What has to be done before these turns solves the cube from which they lead to this one.
        other = Cube.solved(size).apply_all(after).apply_all(inverse(first.moves))
    try:
        found = solver.solve(other, limits, control)
    except LimitReached:
        return None
    stage = Stage(Text(found.method), _merged((*before, *found.moves, *after), size))
    answer = replace(first, stages=(stage,), stats=found.stats)
    metric = limits.metric
    is_shortest = first.proven_optimal and answer.length(metric) == first.length(metric)
    answer = replace(answer, proven_optimal=is_shortest)
    # Where no middles tell how a cube is held, the turns at the end may be of other sides.
    return answer if answer.solves(cube) else None


def _merged(moves: Iterable[Move], size: int) -> tuple[Move, ...]:
    """Return face turns with those of one face that meet as one, or none."""
    turns = face_turns(size)
    return tuple(turns[turn] for turn in merged_turns(map(turns.index, moves)))


def _cost(move: Move, size: int) -> float:
    if move.is_rotation(size):
        return ROTATION
    near, far = move.first, size - 1 - move.last
    face = move.axis.face if near <= far else move.axis.face.opposite
    is_block = move.first < move.last
    more = SLICE if min(near, far) else BLOCK * is_block
    return COSTS[face] + more + HALF * (abs(move.quarters) == 2)


def _cost_held(moves: Iterable[Move], turns: tuple[Move, ...], size: int) -> float:
    return hand_cost(turns, size) + hand_cost(_renamed(moves, turns, size), size)


def _renamed(moves: Iterable[Move], turns: tuple[Move, ...], size: int) -> tuple[Move, ...]:
    """Return what ``moves`` are called once the cube has been turned as a whole."""
    hold = Hold()
    for turn in inverse(turns):
        hold.leave_out(*hold.renamed_axis(turn.axis, turn.quarters))
    return tuple(hold.renamed(move, size) for move in moves)
