"""Scrambles that lead to a given 4×4×4, in the turns of competitions."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.cubies import turns_home
from cubeapp.engine.model.geometry import Axis
from cubeapp.engine.model.moves import Move, inverse
from cubeapp.engine.model.orientation import Hold
from cubeapp.engine.notation.batches import Batch, add_move
from cubeapp.engine.solvers.big.coarse import as_three_layers
from cubeapp.engine.solvers.control import Limits, SearchControl
from cubeapp.engine.solvers.four.solver import FourByFourReducer
from cubeapp.engine.solvers.registry import solver

SIZE = 4
BLOCKS = ((0, 0), (3, 3), (0, 1))
"""What turns in competitions, beside its like on the other axes: R, L and Rw."""
QUARTERS = (0, 1, 2, -1)


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
    given = tuple(moves)
    made = _in_blocks(given)
    # Without the turns of the whole cube, turns about one axis may have come side by side.
    return made if made == given else competition_turns(made)


def _in_blocks(moves: Iterable[Move]) -> tuple[Move, ...]:
    """Return each batch of turns about one axis in turns of `BLOCKS`."""
    batches: list[Batch] = []
    for move in moves:
        if not any(add_move(batches, move, SIZE).powers):
            batches.pop()
    hold = Hold()
    result: list[Move] = []
    for batch in batches:
        to, way = hold.renamed_axis(batch.axis, 1)
        seen = batch.powers if way > 0 else [-quarters for quarters in reversed(batch.powers)]
        first, second, third, last = seen
        turns = (first - second, last - third, second - third)
        for block, turn in zip(BLOCKS, turns, strict=True):
            if turn % 4:
                result.append(_turn(to, *block, turn))
        # What is left turns all layers by as much as the third one.
        hold.leave_out(to, third)
    return tuple(result)


def _turn(axis: Axis, first: int, last: int, turn: int) -> Move:
    quarters = QUARTERS[turn % 4]
    # As seen from its own face a half turn is clockwise.
    return Move(axis, first, last, -2 if quarters == 2 and first == 3 else quarters)


@cache
def _reducer() -> FourByFourReducer:
    return FourByFourReducer()
