"""The two-phase search, compiled.

Each solution is found in one of six frames: the cube seen along one of three axes, or its
inverse. Phase 1 brings the cube into ⟨U, D, R2, L2, F2, B2⟩, phase 2 solves it there. Turns
put before the cube ("pre-moves", which end up behind the solution) give more starts of
phase 1 than going deeper does. Phase 1 stays at one length, pre-moves included, for all
frames before it grows; each answer lowers the limit for everything after it.

Source: H. Kociemba, "Two-Phase Algorithm"; the frames, pre-moves and small tables are
ideas of S. Chen's min2phase.

All positions are numbers of `coordinates`; memory is reached by address (see `memory`):
``block`` holds the tables of `two_phase_layout`, ``work`` the state of this one search.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.search.compiled import kernel, plain
from cubeapp.engine.search.memory import load8, load16, load64, publish64, store8, store64
from cubeapp.engine.search.tables import TableStore
from cubeapp.engine.search.two_phase_cubes import (
    follow_path,
    index_cube,
    multiply_turn,
    phase_1_numbers,
    rank_4,
    rank_8,
    read_frames,
    twist_and_flip_behind,
)
from cubeapp.engine.search.two_phase_layout import (
    ANSWER_SIZE,
    ANSWERS,
    BEFORE,
    BEFORE_SIZE,
    CALLED_OFF,
    CLEARED,
    CORNER_AFTER,
    CORNER_NUMBER,
    CORNER_ORDER,
    CUBIES_SIZE,
    DEPTH,
    DETOUR,
    EDGE_AFTER,
    EDGE_NUMBER,
    EDGE_SET,
    FACELETS,
    FLIP_AFTER,
    FLIP_SLICE,
    FLIPS,
    FOUND,
    FRAME,
    FRAMES,
    KNOWN,
    LIMIT,
    MARKED_AFTER,
    MARKED_SLICES,
    MOVE_OF,
    MOVE_SEEN,
    NO_COLOUR,
    NODE_LIMIT,
    NODES,
    ORDER_AFTER,
    ORDER_SEEN,
    PATH,
    PERMUTATION_SIZE,
    PERMUTATIONS,
    PRE_MOVES,
    PRE_PATH,
    SET_OF_CORNERS,
    SET_SEEN,
    SIDE_AFTER,
    SIDE_SLICE,
    SIGNALS,
    SKIPPED,
    SLICE_AFTER,
    SLICES,
    TARGET,
    TWIST_AFTER,
    TWIST_FLIP,
    TWIST_MARKED,
    TWIST_SIDE,
    WORK_BYTES,
)
from cubeapp.engine.search.two_phase_tables import SPEC, build_block

# What `search` returns.
ILLEGAL = -1
"""The facelets are those of no cube that turns can solve."""
FINISHED = 0
"""The target is met, or there is nothing shorter to look for."""
STOPPED = 1
"""The stop flag was set."""

# `SearchControl.STOP`, `.NODES` and `.DEPTH`.
SIGNAL_STOP, SIGNAL_NODES, SIGNAL_DEPTH = 0, 1, 2

POLL_MASK = 4095
"""The stop flag is read every 4096 nodes: some tenths of a millisecond."""
NEAR = 9
"""Cubes at most this far from solved get a shortest solution, if `NEAR_NODES` are enough."""
NEAR_NODES = 30_000
"""About a millisecond. Cubes 9 random turns away take some hundreds, half turns alone more."""
UNLIMITED = 2**62
LONGEST_PHASE_2 = 12
SHORTEST_AFTER_PRE_MOVES = 7
"""Behind pre-moves phase 1 has at least this many moves; shorter ones come up without them."""
LEAST_DETOUR = 5
"""Leaving the subgroup and coming back, first and last moves outside it, takes five moves."""


def load(store: TableStore) -> NDArray[np.uint8]:
    """Return the block of tables, built if need be, with the compiled search ready to run."""
    block = store.get(SPEC, build_block)
    work = np.zeros(WORK_BYTES, dtype=np.uint8)
    # Without a cube there is nothing to find, but to say so the whole search is compiled.
    work[FACELETS : FACELETS + 54] = NO_COLOUR
    search(block.ctypes.data, work.ctypes.data)
    return block


@kernel
def search(block: int, work: int) -> int:
    """Look for ever shorter solutions of the cube in `FACELETS` until `TARGET` is met."""
    if not read_frames(block, work):
        return ILLEGAL
    if _search_near(block, work):
        return FINISHED
    store64(work, DETOUR, LEAST_DETOUR)
    depth = 0
    while depth <= load64(work, LIMIT):
        store64(work, DEPTH, depth)
        for frame in range(6):
            if load8(work + SKIPPED, frame) == 1:
                continue
            _take_frame(work, frame)
            over = _start_phase_1(block, work, plain(0), depth)
            if over or _pre_moves(block, work, plain(0), plain(-1)):
                return STOPPED if _is_stopped(work) else FINISHED
        depth += 1
    return FINISHED


@kernel
def _search_near(block: int, work: int) -> int:
    """Solve a cube of up to `NEAR` moves in as few as there are; return 1 if that ends all."""
    farthest, least = plain(0), plain(-1)
    for frame in range(6):
        bound = _phase_1_bound(block, work + FRAMES + frame * CUBIES_SIZE)
        if bound > least:
            farthest, least = frame, bound
    limit = load64(work, LIMIT)
    # The frame whose phase 1 is longest leaves the fewest nodes.
    _take_frame(work, farthest)
    store64(work, NODE_LIMIT, NEAR_NODES)
    store64(work, CLEARED, least - 1)
    for length in range(least, min(NEAR, limit) + 1):
        store64(work, LIMIT, length)
        store64(work, DEPTH, length)
        # Phase 2 gets no moves: phase 1 is a plain search for the whole solution.
        if _start_phase_1(block, work, plain(0), length) or load64(work, FOUND) > 0:
            break
        store64(work, CLEARED, length)
    store64(work, NODE_LIMIT, UNLIMITED)
    if load64(work, FOUND) > 0 or _is_stopped(work):
        return 1
    store64(work, LIMIT, limit)
    return 0


@kernel
def _take_frame(work: int, frame: int) -> None:
    """Make a frame's cube the one that searches start from."""
    store64(work, FRAME, frame)
    for i in range(CUBIES_SIZE):
        store8(work + BEFORE, i, load8(work + FRAMES + frame * CUBIES_SIZE, i))


@kernel
def _pre_moves(block: int, work: int, count: int, last: int) -> int:
    """Search behind all pre-moves that begin with the ``count`` made and go on.

    Returns:
        1 if the search is over.
    """
    length = load64(work, DEPTH) - count - 1
    if length < SHORTEST_AFTER_PRE_MOVES:
        return 0
    cube = work + BEFORE + count * BEFORE_SIZE
    twist, flip = index_cube(block, cube)
    for face in range(6):
        if face == last or face + 3 == last:
            continue
        for move in range(3 * face, 3 * face + 3):
            # An outermost pre-move of the subgroup would change nothing for phase 1. Most
            # others leave it too far away, which shows before the cube is made.
            promising = False
            if _leaves_subgroup(move):
                twist_2, flip_2 = twist_and_flip_behind(block, cube, move, twist, flip)
                place = (twist_2 >> 3) * FLIPS + (flip_2 ^ (twist_2 & 7))
                promising = _distance(block + TWIST_FLIP, place) <= length
            goes_on = length > SHORTEST_AFTER_PRE_MOVES
            if promising or goes_on:
                store8(work + PRE_PATH, count, move)
                multiply_turn(block, move, cube, cube + BEFORE_SIZE)
            if promising and _start_phase_1(block, work, count + 1, length):
                return 1
            if goes_on and _pre_moves(block, work, count + 1, face):
                return 1
    return 0


@kernel
def _leaves_subgroup(move: int) -> bool:
    """Tell whether ``move`` is a quarter turn of R, F, L or B."""
    return move // 3 % 3 != 0 and move % 3 != 1


@kernel
def _start_phase_1(block: int, work: int, count: int, length: int) -> int:
    """Search all phases 1 of ``length`` behind ``count`` pre-moves."""
    cube = work + BEFORE + count * BEFORE_SIZE
    if _phase_1_bound(block, cube) > length:
        return 0
    for i in range(8):
        store8(work + PERMUTATIONS, i, load8(cube, i))
    for i in range(12):
        store8(work + PERMUTATIONS, 8 + i, load8(cube, 16 + i))
    store64(work, PRE_MOVES, count)
    store64(work, KNOWN, 0)
    twist, flip, side, slices, marked = phase_1_numbers(block, cube)
    return _phase_1(block, work, twist, flip, side, slices, marked, length, plain(-1), plain(0))


@kernel
def _phase_1(
    block: int,
    work: int,
    twist: int,
    flip: int,
    side: int,
    slices: int,
    marked: int,
    left: int,
    last: int,
    made: int,
) -> int:
    """Make all phases 1 of ``left`` more moves, ``last`` being the face turned before."""
    if left == 0:
        return _start_phase_2(block, work, made, last)
    if twist | flip | side | slices == 0 and left < load64(work, DETOUR):
        return 0
    nodes = load64(work, NODES) + 1
    store64(work, NODES, nodes)
    if nodes & POLL_MASK == 0 and _is_stopped(work):
        return 1
    for face in range(6):
        if face == last or face + 3 == last:
            continue
        for move in range(3 * face, 3 * face + 3):
            twist_2 = load16(block + TWIST_AFTER, 18 * twist + move)
            marked_2 = load16(block + MARKED_AFTER, 18 * marked + move)
            seen = twist_2 & 7
            bound = _distance(
                block + TWIST_MARKED, (twist_2 >> 3) * MARKED_SLICES + (marked_2 ^ seen)
            )
            if bound < left:
                flip_2 = load16(block + FLIP_AFTER, 18 * flip + move)
                bound = _distance(block + TWIST_FLIP, (twist_2 >> 3) * FLIPS + (flip_2 ^ seen))
                if bound < left:
                    side_2 = load16(block + SIDE_AFTER, 18 * side + move)
                    bound = _distance(block + TWIST_SIDE, (twist_2 >> 3) * FLIPS + (side_2 ^ seen))
                    if bound < left:
                        slices_2 = load16(block + SLICE_AFTER, 18 * slices + move)
                        place = (flip_2 >> 3) * SLICES + (slices_2 ^ (flip_2 & 7))
                        bound = _distance(block + FLIP_SLICE, place)
                        place = (side_2 >> 3) * SLICES + (slices_2 ^ (side_2 & 7))
                        bound = max(bound, _distance(block + SIDE_SLICE, place))
                        if bound < left:
                            store8(work + PATH, made, move)
                            if _phase_1(
                                block,
                                work,
                                twist_2,
                                flip_2,
                                side_2,
                                slices_2,
                                marked_2,
                                left - 1,
                                face,
                                made + 1,
                            ):
                                return 1
            # The other turns of this face are one move away from this one.
            if bound > left:
                break
    return 0


@kernel
def _start_phase_2(block: int, work: int, made: int, last: int) -> int:
    """Try to finish behind the ``made`` moves of phase 1; return 1 if the search is over."""
    used = load64(work, PRE_MOVES) + made
    room = min(load64(work, LIMIT) - used, LONGEST_PHASE_2)
    if room < 0:
        return 0
    follow_path(block, work, made)
    corners_now = work + PERMUTATIONS + made * PERMUTATION_SIZE
    edges_now = corners_now + 8
    corners = load16(block + CORNER_NUMBER, rank_8(corners_now))
    order = rank_4(edges_now + 8)
    if _corner_bound(block, corners, order) > room:
        return 0
    edges = load16(block + EDGE_NUMBER, rank_8(edges_now))
    least = max(_corner_bound(block, corners, order), _edge_bound(block, corners, edges))
    for length in range(least, room + 1):
        if _phase_2(block, work, corners, edges, order, length, last, made):
            _keep_answer(work, made, length)
            store64(work, LIMIT, used + length - 1)
            return 1 if used + length <= load64(work, TARGET) else 0
    return 0


@kernel
def _phase_2(
    block: int, work: int, corners: int, edges: int, order: int, left: int, last: int, made: int
) -> int:
    """Solve in ``left`` more moves; return 1 when `PATH` does."""
    # The bounds let nothing but the solved cube through to here.
    if left == 0:
        return 1
    store64(work, NODES, load64(work, NODES) + 1)
    for i in range(10):
        move = load8(block + MOVE_OF, i)
        face = move // 3
        if face == last or face + 3 == last:
            continue
        corners_2 = _after(block + CORNER_AFTER, block, corners, i)
        order_2 = load8(block + ORDER_AFTER, 10 * order + i)
        if _corner_bound(block, corners_2, order_2) >= left:
            continue
        edges_2 = _after(block + EDGE_AFTER, block, edges, i)
        if _edge_bound(block, corners_2, edges_2) >= left:
            continue
        store8(work + PATH, made, move)
        if _phase_2(block, work, corners_2, edges_2, order_2, left - 1, face, made + 1):
            return 1
    return 0


@kernel
def _after(table: int, block: int, number: int, i: int) -> int:
    """Return a number after the ``i``-th move of phase 2, from the move of its class."""
    symmetry = number & 7
    seen = load8(block + MOVE_SEEN, 10 * symmetry + i)
    return load16(table, 10 * (number >> 3) + seen) ^ symmetry


@kernel
def _corner_bound(block: int, corners: int, order: int) -> int:
    seen = load8(block + ORDER_SEEN, 8 * order + (corners & 7))
    return _distance(block + CORNER_ORDER, 24 * (corners >> 3) + seen)


@kernel
def _edge_bound(block: int, corners: int, edges: int) -> int:
    corner_set = load8(block + SET_OF_CORNERS, corners >> 3)
    seen = load8(block + SET_SEEN, 8 * corner_set + ((corners ^ edges) & 7))
    return _distance(block + EDGE_SET, 140 * (edges >> 3) + seen)


@kernel
def _distance(table: int, place: int) -> int:
    """Return an entry of four bits."""
    return load8(table, place >> 1) >> ((place & 1) << 2) & 15


@kernel
def _phase_1_bound(block: int, cube: int) -> int:
    """Return the largest of five distances that a cube's phase 1 cannot be shorter than."""
    twist, flip, side, slices, marked = phase_1_numbers(block, cube)
    seen = twist & 7
    bound = _distance(block + TWIST_MARKED, (twist >> 3) * MARKED_SLICES + (marked ^ seen))
    bound = max(bound, _distance(block + TWIST_FLIP, (twist >> 3) * FLIPS + (flip ^ seen)))
    bound = max(bound, _distance(block + TWIST_SIDE, (twist >> 3) * FLIPS + (side ^ seen)))
    place = (flip >> 3) * SLICES + (slices ^ (flip & 7))
    bound = max(bound, _distance(block + FLIP_SLICE, place))
    place = (side >> 3) * SLICES + (slices ^ (side & 7))
    return max(bound, _distance(block + SIDE_SLICE, place))


@kernel
def _is_stopped(work: int) -> int:
    """Show the counters to those who watch and read the stop flag."""
    signals = load64(work, SIGNALS)
    store64(signals, SIGNAL_NODES, load64(work, NODES))
    store64(signals, SIGNAL_DEPTH, load64(work, DEPTH))
    if load64(work, NODES) > load64(work, NODE_LIMIT):
        return 1
    return load64(signals, SIGNAL_STOP) | load64(work, CALLED_OFF)


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
