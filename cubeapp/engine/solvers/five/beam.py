"""The last phase as a beam, compiled: of all positions as many turns away, the best go on.

It is too long to be searched whole. Positions compete with those that have as many turns
behind them, whatever part of these the phases before took.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.kernels.arrays import copy, stack_array
from cubeapp.engine.kernels.compiled import kernel, plain
from cubeapp.engine.kernels.memory import SPREAD, load16, load64, store64
from cubeapp.engine.solvers.five.dfs import checked
from cubeapp.engine.solvers.five.layout import (
    AFTER,
    CHECK_COUNT,
    COORDINATE_WORDS,
    COORDINATES,
    FIRST_COORDINATE,
    TURNS_HERE,
)
from cubeapp.engine.solvers.five.reading import HOPELESS, read_finish

Bytes = NDArray[np.uint8]
Ints = NDArray[np.int64]

ROW = 8
"""Words of a position: the numbers of its coordinates."""
ROW_BYTES = 8 * ROW
PARENT, TURN, SCORE = range(3)
"""What is kept of how a position came about: where it was before, or -1 - the candidate."""

_by_score = stack_array(np.int64, HOPELESS + 2)


@kernel
def read_all(block: int, phase: int, states: Bytes, rows: int, origins: Ints) -> None:
    """Write the coordinates of positions behind the other phases, as beginnings of a beam.

    Args:
        block: the address of the tables.
        phase: the address of the phase's map.
        states: uint8, shape (n, 96).
        rows: the address of n rows.
        origins: int64, shape (n, 3).
    """
    for index in range(len(states)):
        row = rows + ROW_BYTES * index
        read_finish(block, row, states[index])
        origins[index, PARENT] = -1 - index
        origins[index, SCORE] = _score(phase, row)


@kernel
def _score(phase: int, row: int) -> int:
    """Return the sum of the largest distances that each coordinate's checks know."""
    total = plain(0)
    for i in range(load64(phase, COORDINATES)):
        coordinate = phase + 8 * (FIRST_COORDINATE + COORDINATE_WORDS * i)
        if load64(coordinate, CHECK_COUNT) > 0:
            total += checked(phase, coordinate, row, load64(row, i))
    return min(total, HOPELESS)


@kernel
def _turn(phase: int, row: int, turn: int, after: int) -> None:
    """Write the row after a turn to the address ``after``."""
    turns = load64(phase, TURNS_HERE)
    for i in range(load64(phase, COORDINATES)):
        table = load64(phase, FIRST_COORDINATE + COORDINATE_WORDS * i + AFTER)
        store64(after, i, load16(table, load64(row, i) * turns + turn))


@kernel
def expand(
    phase: int,
    rows: int,
    first: int,
    last: int,
    left_out: NDArray[np.bool_],
    children: int,
    origins: Ints,
) -> None:
    """Write what one more turn makes of positions, of each as many as there are turns.

    Args:
        phase: the address of the phase's map.
        rows: the address of the positions' rows.
        first: the first position that is meant.
        last: the one after the last.
        left_out: the turns that are not made: shape (turns,).
        children: the address of the new rows.
        origins: int64, shape (m, 3), see `PARENT`; where there is no new row the score is
            `HOPELESS`.
    """
    turns = load64(phase, TURNS_HERE)
    for index in range(first, last):
        for turn in range(turns):
            made = index * turns + turn
            child = children + ROW_BYTES * made
            score = plain(HOPELESS)
            if not left_out[turn]:
                _turn(phase, rows + ROW_BYTES * index, turn, child)
                score = _score(phase, child)
            origins[made, PARENT] = index
            origins[made, TURN] = turn
            origins[made, SCORE] = score


@kernel(allocates=True)
def choose(children: Ints, origins: Ints, count: int, seen: Ints, rows: Ints, kept: Ints) -> int:
    """Keep the best positions, each once.

    Args:
        children: int64, shape (m, 8).
        origins: int64, shape (m, 3).
        count: how many children there are, `HOPELESS` ones among them.
        seen: int64, shape (a power of 2,), memory for telling positions apart.
        rows: int64, shape (width, 8), for those that are kept.
        kept: int64, shape (width, 3), for their origins.

    Returns:
        How many are kept.
    """
    firsts = _by_score()
    for child in range(count):
        firsts[origins[child, SCORE] + 1] += 1
    for score in range(HOPELESS):
        firsts[score + 1] += firsts[score]
    order = np.empty(count, dtype=np.int64)
    for child in range(count):
        score = int(origins[child, SCORE])
        order[firsts[score]] = child
        firsts[score] += 1
    seen[:] = 0
    made, slots = plain(0), len(seen) - 1
    for index in range(count):
        child = int(order[index])
        if made == len(rows) or origins[child, SCORE] == HOPELESS:
            break
        key = plain(1)
        for i in range(ROW):
            key = (key ^ int(children[child, i])) * SPREAD
            key ^= key >> 29
        slot = key & slots
        while seen[slot] != 0 and seen[slot] != key:
            slot = (slot + 1) & slots
        if seen[slot] == 0:
            seen[slot] = key
            copy(children[child], rows[made])
            copy(origins[child], kept[made])
            made += 1
    return made
