"""Looking for the shortest ways through one phase, compiled.

A phase is described by a map (see `layout`), so one search serves them all. Memory is reached
by address; ``work`` is that of this one search.
"""

from __future__ import annotations

from cubeapp.engine.kernels.compiled import kernel
from cubeapp.engine.kernels.memory import load8, load16, load32, load64, store8, store64
from cubeapp.engine.solvers.five.layout import (
    AFTER,
    CANDIDATE,
    CHECK_COUNT,
    CHECK_WORDS,
    CHECKS,
    COORDINATE_WORDS,
    COORDINATES,
    FIRST_CHECK,
    FIRST_COORDINATE,
    FOLLOW,
    FOLLOW_WIDTH,
    FOUND,
    IS_MASK,
    LOWER,
    MASKS,
    NODE_LIMIT,
    NODES,
    PARTNER,
    PATH,
    PHASE_MAP,
    RESULT_BYTES,
    RESULT_TURNS,
    RESULTS,
    ROOM,
    ROW_WORDS,
    ROWS,
    SIGNALS,
    STATES,
    TABLE,
    TURNS_HERE,
    UPPER,
    WIDTH,
)

POLL_MASK = 1023
"""The stop flag is read every 1024 nodes: less than a millisecond."""


@kernel
def search(work: int, made: int, left: int, state: int) -> int:
    """Find every way to the goal of exactly ``left`` turns from row ``made``.

    Args:
        work: the address of the search's memory.
        made: how many turns have been made.
        left: how many are to be made, at least one.
        state: which turns may follow, see `phases.followers`.

    Returns:
        1 if the search is over: it was stopped, is too long or has no room for more.
    """
    nodes = load64(work, NODES) + 1
    store64(work, NODES, nodes)
    if nodes & POLL_MASK == 0 and is_over(work, nodes):
        return 1
    phase = load64(work, PHASE_MAP)
    turns = load64(phase, TURNS_HERE)
    follow = load64(phase, FOLLOW) + state * load64(phase, FOLLOW_WIDTH)
    states = load64(phase, STATES) + state * turns
    for i in range(load8(follow, 0)):
        turn = load8(follow, 1 + i)
        farthest = advance(phase, work, made, turn, left - 1)
        if farthest >= left:
            continue
        store8(work + 8 * PATH, made, turn)
        if left == 1:
            if note(work, made + 1):
                return 1
        elif farthest > 0 and search(work, made + 1, left - 1, load8(states, turn)):
            return 1
    return 0


@kernel
def is_over(work: int, nodes: int) -> bool:
    """Tell whether the search was cancelled, or it has found ways and made its nodes."""
    if load64(load64(work, SIGNALS), 0) != 0:
        return True
    return load64(work, FOUND) > 0 and nodes > load64(work, NODE_LIMIT)


@kernel
def advance(phase: int, work: int, made: int, turn: int, left: int) -> int:
    """Write the row after a turn.

    Returns:
        The largest distance to the goal that a check knows, or the first beyond ``left``.
    """
    row = work + 8 * (ROWS + ROW_WORDS * made)
    below = row + 8 * ROW_WORDS
    turns = load64(phase, TURNS_HERE)
    farthest = left - left
    for i in range(load64(phase, COORDINATES)):
        coordinate = phase + 8 * (FIRST_COORDINATE + COORDINATE_WORDS * i)
        after = load64(coordinate, AFTER)
        if load64(coordinate, IS_MASK):
            mask = turned_mask(after, load64(row, MASKS + i), turn)
            store64(below, MASKS + i, mask)
            store64(below, i, mask_number(coordinate, mask))
        else:
            store64(below, i, load16(after, load64(row, i) * turns + turn))
        if load64(coordinate, CHECK_COUNT) > 0:
            distance = checked(phase, coordinate, below, load64(below, i))
            farthest = max(farthest, distance)
            if farthest > left:
                return farthest
    return farthest


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
def turned_mask(after: int, mask: int, turn: int) -> int:
    """Return a mask of 24 places after a turn."""
    table = after + 3072 * turn
    low, middle = load32(table, mask & 255), load32(table, 256 + ((mask >> 8) & 255))
    return low | middle | load32(table, 512 + (mask >> 16))


@kernel
def mask_number(coordinate: int, mask: int) -> int:
    """Return the number of a mask of 24 places."""
    upper = load32(load64(coordinate, UPPER), mask >> 12)
    return upper + load16(load64(coordinate, LOWER), mask & 4095)


@kernel
def note(work: int, made: int) -> int:
    """Keep the path as a result; return 1 if there is no room for another."""
    found = load64(work, FOUND)
    result = load64(work, RESULTS) + found * RESULT_BYTES
    candidate = load64(work, CANDIDATE)
    for i in range(4):
        store8(result, i, candidate >> (8 * i))
    store8(result, 4, made)
    for i in range(made):
        store8(result, RESULT_TURNS + i, load8(work + 8 * PATH, i))
    store64(work, FOUND, found + 1)
    return int(found + 1 >= load64(work, ROOM))
