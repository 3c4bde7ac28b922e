"""Phase 2 of the two-phase search, compiled: what is left is solved with the subgroup's moves.

The names and the memory are those of `kernel`.
"""

from __future__ import annotations

from cubeapp.engine.coordinates.ranks import rank_4, rank_8
from cubeapp.engine.kernels.compiled import kernel, plain
from cubeapp.engine.kernels.head import DEPTH
from cubeapp.engine.kernels.memory import load8, load16, load64, publish64, store8, store64
from cubeapp.engine.kernels.polling import is_over
from cubeapp.engine.kernels.shuffles import lowest_bit
from cubeapp.engine.solvers.two_phase.cubes import follow_path
from cubeapp.engine.solvers.two_phase.layout import (
    ALLOWED,
    ANSWER_SIZE,
    ANSWERS,
    CORNER_AFTER,
    CORNER_NUMBER,
    CORNER_ORDER,
    COST,
    CUBIES_SIZE,
    EDGE_AFTER,
    EDGE_NUMBER,
    EDGE_SET,
    FIRST_FOUR,
    FOUND,
    FRAME,
    HALF_TURN,
    LAST_FOUR,
    LENGTH,
    LIMIT,
    MOVE_OF,
    MOVE_SEEN,
    ORDER_AFTER,
    ORDER_RANK,
    ORDER_SEEN,
    PATH,
    PERMUTATIONS,
    PRE_MOVES,
    PRE_PATH,
    ROOM,
    SET_OF_CORNERS,
    SET_SEEN,
    TARGET,
)

# What phase 2 returns.
NOT_SOLVED, SOLVED, CALLED_AWAY = 0, 1, 2

POLL_MASK = 4095
"""The stop flag is read every 4096 nodes: some tenths of a millisecond."""


@kernel
def start_phase_2(block: int, work: int, made: int, last: int) -> int:
    """Try to finish behind the ``made`` moves of phase 1; return 1 if the search is over."""
    used = load64(work, DEPTH)
    room = min(load64(work, LIMIT) - used, load64(work, ROOM))
    if room < 0:
        return 0
    follow_path(block, work, made)
    cube = work + PERMUTATIONS + made * CUBIES_SIZE
    first_four, last_four = block + FIRST_FOUR, block + LAST_FOUR
    corners = load16(block + CORNER_NUMBER, rank_8(first_four, last_four, load64(cube, 0)))
    order = rank_4(block + ORDER_RANK, load64(cube, 2))
    least = _corner_bound(block, corners, order)
    if least > room:
        return 0
    edges = load16(block + EDGE_NUMBER, rank_8(first_four, last_four, load64(cube, 1)))
    least = max(least, _edge_bound(block, corners, edges))
    step = load64(work, HALF_TURN)
    # Where half turns count twice, the corners tell whether the length is odd.
    least += (least ^ load8(block + SET_OF_CORNERS, corners >> 3)) & (step - 1)
    for length in range(least, room + 1, step):
        status = _phase_2(block, work, corners, edges, order, length, last, made)
        if status == SOLVED:
            _keep_answer(work, made, load64(work, LENGTH) - made)
            store64(work, LIMIT, used + length - 1)
            return 1 if used + length <= load64(work, TARGET) else 0
        if status != NOT_SOLVED:
            return 1
    return 0


@kernel
def _phase_2(
    block: int, work: int, corners: int, edges: int, order: int, left: int, last: int, made: int
) -> int:
    """Solve with ``left`` more; return `SOLVED` when the first `LENGTH` moves of `PATH` do."""
    # The bounds let nothing but the solved cube through to here.
    if left == 0:
        store64(work, LENGTH, made)
        return SOLVED
    if is_over(work, plain(POLL_MASK)):
        return CALLED_AWAY
    moves = load64(work, ALLOWED + 8 + last)
    while moves != 0:
        i = lowest_bit(moves)
        moves &= moves - 1
        move = load8(block + MOVE_OF, i)
        left_2 = left - load8(block + COST, move)
        corners_2 = _after(block + CORNER_AFTER, block, corners, i)
        order_2 = load8(block + ORDER_AFTER, 10 * order + i)
        if _corner_bound(block, corners_2, order_2) > left_2:
            continue
        edges_2 = _after(block + EDGE_AFTER, block, edges, i)
        if _edge_bound(block, corners_2, edges_2) > left_2:
            continue
        store8(work + PATH, made, move)
        status = _phase_2(block, work, corners_2, edges_2, order_2, left_2, move // 3, made + 1)
        if status != NOT_SOLVED:
            return status
    return NOT_SOLVED


@kernel
def _after(table: int, block: int, number: int, i: int) -> int:
    """Return a number after the ``i``-th move of phase 2, from the move of its class."""
    symmetry = number & 7
    seen = load8(block + MOVE_SEEN, 10 * symmetry + i)
    return load16(table, 10 * (number >> 3) + seen) ^ symmetry


@kernel
def _corner_bound(block: int, corners: int, order: int) -> int:
    seen = load8(block + ORDER_SEEN, 8 * order + (corners & 7))
    return entry_of_4(block + CORNER_ORDER, 24 * (corners >> 3) + seen)


@kernel
def _edge_bound(block: int, corners: int, edges: int) -> int:
    corner_set = load8(block + SET_OF_CORNERS, corners >> 3)
    seen = load8(block + SET_SEEN, 8 * corner_set + ((corners ^ edges) & 7))
    return entry_of_4(block + EDGE_SET, 140 * (edges >> 3) + seen)


@kernel
def entry_of_4(table: int, place: int) -> int:
    """Return an entry of four bits."""
    return load8(table, place >> 1) >> ((place & 1) << 2) & 15


@kernel
def _keep_answer(work: int, made: int, length: int) -> None:
    found, count = load64(work, FOUND), load64(work, PRE_MOVES)
    answer = work + ANSWERS + found * ANSWER_SIZE
    store8(answer, 0, load64(work, FRAME))
    store8(answer, 1, made)
    store8(answer, 2, length)
    store8(answer, 3, count)
    for i in range(made + length):
        store8(answer, 8 + i, load8(work + PATH, i))
    for i in range(count):
        store8(answer, 8 + made + length + i, load8(work + PRE_PATH, i))
    publish64(work, FOUND, found + 1)
