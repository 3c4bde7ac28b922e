"""Scrambles that lead to a given 4×4×4, in the turns of competitions."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.cubies import turns_home
from cubeapp.engine.model.moves import Move, inverse
from cubeapp.engine.notation.rewriting import rewritten
from cubeapp.engine.notation.turn_names import without_prime
from cubeapp.engine.solvers.big.coarse import as_three_layers
from cubeapp.engine.solvers.control import Limits, SearchControl
from cubeapp.engine.solvers.four.solver import FourByFourReducer
from cubeapp.engine.solvers.registry import solver

SIZE = 4


def moves_to(cube: Cube, control: SearchControl) -> tuple[Move, ...]:
    """Return about 45 moves from the solved 4×4×4 to ``cube``, or to it held in another way.

    The search ends with its first answer and never by the clock: the same cube has the same
    moves on every machine.

    Raises:
        SearchCancelled: ``control`` was cancelled.
    """
    reduction = _reducer().first_reduction(cube, control, single=False)
    reduced = cube.apply_all(reduction.moves)
    end = as_three_layers(reduced)
    if end is None:
        raise AssertionError("the reduction left a 4×4×4 that is no 3×3×3")
    last = end.fine(solver("two-phase").solve(end.cube, Limits(), control).moves)
    home = turns_home(reduced.apply_all(last))
    return competition_turns(inverse((*reduction.moves, *last, *home)))


def competition_turns(moves: Iterable[Move]) -> tuple[Move, ...]:
    """Return what does the same to a 4×4×4 in turns of faces and of Uw, Rw and Fw.

    The cube may be held in another way after them. No turn of a block follows another one
    with turns about the same axis alone in between.
    """
    return tuple(without_prime(move, SIZE) for move in rewritten(moves, SIZE, blocks_only=True))


@cache
def _reducer() -> FourByFourReducer:
    return FourByFourReducer()
