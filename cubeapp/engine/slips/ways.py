"""The way on from where a slip has led: back onto the old way, or a new one."""

from __future__ import annotations

from dataclasses import dataclass

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.moves import Move, inverse
from cubeapp.engine.model.orientation import rotations
from cubeapp.engine.notation.rewriting import rewritten
from cubeapp.engine.notation.turn_names import without_prime
from cubeapp.engine.slips.trail import Position, Trail
from cubeapp.engine.solvers.control import Limits, SearchControl
from cubeapp.engine.solvers.difference import LARGEST_SIZE, difference
from cubeapp.engine.solvers.registry import default_solver

USUAL = {2: 9, 3: 20, 4: 45, 5: 72, 6: 136, 7: 194}
"""Lengths that new answers usually have: an old way that is no longer is not compared with one."""


@dataclass(frozen=True, slots=True)
class Way:
    """Moves that lead on from a position."""

    moves: tuple[Move, ...]
    """For the cube as it is seen there."""
    onto: int | None
    """The number of moves of the trail that were right before the slip: these moves undo what
    came after, as far as it is to be undone, and go on with the rest of the trail. ``None`` if
    they are a new answer."""


def undo(position: Position, trail: Trail) -> tuple[Move, ...]:
    """Return the moves back to the last cube that was right: that after `Position.right` moves.

    It ends held as it was held then.
    """
    return _written(_back(position), trail.size, keeps_hold=True)


def way_to_solved(position: Position, trail: Trail, control: SearchControl) -> Way:
    """Return the shorter way to a solved cube, held in any way: the old one or a new one.

    Raises:
        InvalidCubeError: no turns can solve the cube.
        SearchCancelled: ``control`` was cancelled before there was a way.
    """
    cube, old = position.cube, old_way(position, trail)
    is_way = cube.apply_all(old.moves).is_solved
    if is_way and len(old.moves) <= USUAL.get(trail.size, len(old.moves)):
        return old
    moves = default_solver(cube).solve(cube, Limits(), control).moves
    return old if is_way and len(old.moves) <= len(moves) else Way(moves, None)


def way_to_end(position: Position, trail: Trail, control: SearchControl) -> Way:
    """Return the fewest moves known to the cube that the whole trail makes: a scramble's.

    The old way ends held as the trail does. Up to 3×3×3 a new one is looked for as well, which
    ends so, too; larger cubes can be solved to one colour a face only.

    Raises:
        InvalidCubeError: no turns can solve the cube.
        SearchCancelled: ``control`` was cancelled before there was a way.
    """
    cube, goal = position.cube, trail.cube_at(len(trail.moves))
    old = old_way(position, trail, keeps_hold=True)
    if trail.size > LARGEST_SIZE or cube == goal:
        return old
    left = difference(cube, goal)
    moves = default_solver(left).solve(left, Limits(), control).moves
    new = (*moves, *_turned_to(cube.apply_all(moves), goal))
    return Way(new, None) if len(new) < len(old.moves) else old


def old_way(position: Position, trail: Trail, keeps_hold: bool = False) -> Way:
    """Return the way that undoes the slips and goes on with the trail, in the fewest turns.

    Args:
        position: where the user is.
        trail: what was followed.
        keeps_hold: whether the cube must end held as the trail leaves it.
    """
    rest = trail.moves[position.right :]
    back = _back(position)
    moves = _written((*back, *rest), trail.size, keeps_hold) if back else rest
    return Way(moves, position.right)


def _written(moves: tuple[Move, ...], size: int, keeps_hold: bool) -> tuple[Move, ...]:
    """Return ``moves`` in the fewest turns, with plain names: R2 and not R2'."""
    return tuple(without_prime(move, size) for move in rewritten(moves, size, keeps_hold))


def _back(position: Position) -> tuple[Move, ...]:
    """Return what undoes all that was made from the first slip on, move by move."""
    return inverse(position.made[position.right :])


def _turned_to(cube: Cube, goal: Cube) -> tuple[Move, ...]:
    """Return how ``cube`` is turned as a whole to be held as ``goal``."""
    return next(turns for turns in rotations(cube.size) if cube.apply_all(turns) == goal)
