"""Answers that hands like: few turns of the back and the bottom, few slices and rotations.

Where answers are nearly as short as each other, the easiest one is chosen, and the way to hold the
cube in which it is easiest. What a turn costs is set after what speedcubers say of their fingers
(T. Vu, "Movecount Coefficient Calculator"), without its regrips: people who follow an answer move
by move regrip at each.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

import numpy as np

from cubeapp.engine.cube import Cube
from cubeapp.engine.geometry import Axis, Face
from cubeapp.engine.moves import Move, inverse, rotation
from cubeapp.engine.rewriting import Hold
from cubeapp.engine.search.control import Limits, SearchControl
from cubeapp.engine.solution import Solution, Stage
from cubeapp.engine.solvers.base import Solver
from cubeapp.language import mark, tr

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
HOLD = mark("hold")
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
    turns = min(_holds(size), key=lambda turns: _cost_held(solution.moves, turns, size))
    if not turns:
        return solution
    # What is said of the stages names sides, which are other ones now.
    stages = (Stage(stage.name, _renamed(stage.moves, turns, size)) for stage in solution.stages)
    return replace(solution, stages=(Stage(tr(HOLD), turns), *stages))


def easy_answer(
    cube: Cube, solver: Solver, limits: Limits, control: SearchControl, slack: int = SLACK
) -> Solution:
    """Return an answer for ``cube`` that is easy for hands.

    The cube is solved in each of its 24 ways to be held, with the colours named anew, and so is
    the cube that the answer makes of a solved one: to ``solver`` these are other cubes, whose
    answers differ. Of those no more than ``slack`` turns longer than the shortest, the easiest is
    chosen.

    Args:
        cube: held in any way.
        solver: a quick one, such as that of the 2×2×2 or the two-phase solver.
        limits: for each of the 48 searches.
        control: stops them.
        slack: how many turns longer than the shortest it may be.

    Raises:
        CubeError: there is no answer; see `Solver.solve`.
    """
    first = solver.solve(cube, limits, control)
    answers = [first, *_other_answers(first, cube, solver, limits, control)]
    longest = min(answer.length(limits.metric) for answer in answers) + slack
    near = [answer for answer in answers if answer.length(limits.metric) <= longest]
    return min(map(held_easily, near), key=lambda answer: hand_cost(answer.moves, cube.size))


def _other_answers(
    first: Solution, cube: Cube, solver: Solver, limits: Limits, control: SearchControl
) -> Iterator[Solution]:
    """Yield answers for ``cube`` that differ from the ``first`` one, each made in one stage."""
    size = cube.size
    name = first.stages[0].name if len(first.stages) == 1 else tr(solver.name)
    for turns in _holds(size):
        turned = _recoloured(cube, turns)
        forth = solver.solve(turned, limits, control).moves
        made = Cube.solved(size).apply_all(forth)
        back = inverse(solver.solve(made, limits, control).moves)
        for moves in (forth, back):
            stage = Stage(name, _renamed(moves, inverse(turns), size))
            is_proven = first.proven_optimal and len(moves) == len(first.moves)
            answer = replace(first, stages=(stage,), proven_optimal=is_proven)
            # Where no middles tell how a cube is held, the way back may solve another one.
            if answer.solves(cube):
                yield answer


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


def _holds(size: int) -> Iterator[tuple[Move, ...]]:
    """Yield the turns to each of the 24 ways to hold a cube, none first."""
    for tilt in ((), (Axis.X, 1), (Axis.X, 2), (Axis.X, -1), (Axis.Z, 1), (Axis.Z, -1)):
        for spin in (0, 1, 2, -1):
            turns = [tilt] if tilt else []
            turns += [(Axis.Y, spin)] if spin else []
            yield tuple(rotation(axis, quarters, size) for axis, quarters in turns)


def _renamed(moves: Iterable[Move], turns: tuple[Move, ...], size: int) -> tuple[Move, ...]:
    """Return what ``moves`` are called once the cube has been turned as a whole."""
    hold = Hold()
    for turn in inverse(turns):
        hold.leave_out(*hold.renamed_axis(turn.axis, turn.quarters))
    return tuple(hold.renamed(move, size) for move in moves)


def _recoloured(cube: Cube, turns: tuple[Move, ...]) -> Cube:
    """Return ``cube`` turned as a whole, each colour named after the face it belongs to then."""
    solved = Cube.solved(cube.size).apply_all(turns)
    names = np.empty(6, dtype=np.uint8)
    names[solved.faces[:, 0, 0]] = np.arange(6)
    return Cube(names[cube.apply_all(turns).faces])
