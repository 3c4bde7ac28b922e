"""Looking for the shortest ways through one phase, compiled.

A phase is described by a map (see `layout`), so one search serves them all.
"""

from __future__ import annotations

from cubeapp.engine.coordinates.depth_first import depth_first
from cubeapp.engine.coordinates.pruning import mask_number, turned_mask
from cubeapp.engine.kernels.compiled import kernel, plain
from cubeapp.engine.kernels.memory import load8, load16, load64, store64
from cubeapp.engine.solvers.five.layout import (
    AFTER,
    CHECK_COUNT,
    CHECK_WORDS,
    CHECKS,
    COORDINATE_WORDS,
    COORDINATES,
    FIRST_CHECK,
    FIRST_COORDINATE,
    IS_MASK,
    LOWER,
    MASKS,
    PARTNER,
    TABLE,
    TURNS_HERE,
    UPPER,
    WIDTH,
)


@kernel
def _turn(phase: int, row: int, below: int, turn: int, left: int) -> bool:
    """Make a turn in the phase that a map describes; see `depth_first`."""
    turns = load64(phase, TURNS_HERE)
    farthest = plain(0)
    for i in range(load64(phase, COORDINATES)):
        coordinate = phase + 8 * (FIRST_COORDINATE + COORDINATE_WORDS * i)
        after = load64(coordinate, AFTER)
        if load64(coordinate, IS_MASK):
            mask = turned_mask(after, load64(row, MASKS + i), turn)
            store64(below, MASKS + i, mask)
            store64(below, i, number_of(coordinate, mask))
        else:
            store64(below, i, load16(after, load64(row, i) * turns + turn))
        if load64(coordinate, CHECK_COUNT) > 0:
            distance = checked(phase, coordinate, below, load64(below, i))
            farthest = max(farthest, distance)
            if farthest > left:
                return False
    return (farthest == 0) == (left == 0)


search = depth_first("search_five", _turn)


@kernel
def checked(phase: int, coordinate: int, row: int, number: int) -> int:
    """Return the largest distance that the checks of one coordinate know."""
    check = phase + 8 * (CHECKS + CHECK_WORDS * load64(coordinate, FIRST_CHECK))
    farthest = number - number
    for _ in range(load64(coordinate, CHECK_COUNT)):
        partner = load64(check, PARTNER)
        place = number
        if partner >= 0:
            place += load64(row, partner) * load64(check, WIDTH)
        farthest = max(farthest, load8(load64(check, TABLE), place))
        check += 8 * CHECK_WORDS
    return farthest


@kernel
def number_of(coordinate: int, mask: int) -> int:
    """Return the number of a mask of 24 places."""
    return mask_number(load64(coordinate, UPPER), load64(coordinate, LOWER), mask)
