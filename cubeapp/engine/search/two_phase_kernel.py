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
from cubeapp.engine.search.memory import load8, load16, load64, store8, store64
from cubeapp.engine.search.tables import TableStore
from cubeapp.engine.search.two_phase_layout import (
    CORNER_AFTER,
    CORNER_CODES,
    CORNER_NUMBER,
    CORNER_ORDER,
    CORNER_PLACES,
    EDGE_AFTER,
    EDGE_CODES,
    EDGE_NUMBER,
    EDGE_PLACES,
    EDGE_SET,
    FLIP_AFTER,
    FLIP_NUMBER,
    FLIP_SLICE,
    FLIPS,
    FRAME_COLOURS,
    FRAME_FACELETS,
    MOVE_OF,
    MOVE_SEEN,
    ORDER_AFTER,
    ORDER_SEEN,
    SET_OF_CORNERS,
    SET_SEEN,
    SLICE_AFTER,
    SLICE_NUMBER,
    SLICES,
    TURN_CO,
    TURN_CP,
    TURN_EO,
    TURN_EP,
    TWIST_AFTER,
    TWIST_FLIP,
    TWIST_NUMBER,
    TWIST_SLICE,
)
from cubeapp.engine.search.two_phase_tables import SPEC, build_block

# What `search` returns.
ILLEGAL = -1
"""The facelets are those of no cube that turns can solve."""
FINISHED = 0
"""The target is met, or there is nothing shorter to look for."""
STOPPED = 1
"""The stop flag was set."""

# The scalars of a search: 64-bit words from the start of ``work``.
LIMIT = 0
"""The longest solution still wanted."""
TARGET = 1
"""The search ends with the first solution this short."""
SIGNALS = 2
"""The address of `SearchControl.signals`."""
FOUND = 3
"""How many answers are in `ANSWERS`."""
NODES = 4
DEPTH = 5
"""The present length of phase 1, pre-moves included."""
FRAME = 6
PRE_MOVES = 7
KNOWN = 8
"""How many entries of `PERMUTATIONS` after the first are those of `KNOWN_PATH`."""
DETOUR = 9
"""Phase 1 does not go on from a finished phase 1 with fewer moves left than this."""
CALLED_OFF = 10
"""Set to 1 from outside to stop this search, as `SearchControl.STOP` does for all."""
WORDS = 16

# The byte arrays of a search, as offsets from the start of ``work``.
FACELETS = 8 * WORDS
"""54 bytes, the cube with its centres at home."""
CUBIES_SIZE = 40
"""A cube as bytes: cp, co (8 each), ep, eo (12 each)."""
NO_COLOUR = 7
FRAMES = FACELETS + 56
"""The cube in each of the six frames."""
SKIPPED = FRAMES + 6 * CUBIES_SIZE
"""6 bytes: 1 where a frame is like an earlier one."""
MOST_MOVES = 32
PATH = SKIPPED + 8
"""The moves of both phases."""
KNOWN_PATH = PATH + MOST_MOVES
PRE_PATH = KNOWN_PATH + MOST_MOVES
BEFORE = PRE_PATH + MOST_MOVES
"""The cube after each number of pre-moves."""
PERMUTATION_SIZE = 20
PERMUTATIONS = BEFORE + MOST_MOVES * CUBIES_SIZE
"""Corners (8) and edges (12) after each number of moves of phase 1."""
ANSWERS = PERMUTATIONS + MOST_MOVES * PERMUTATION_SIZE
"""Answers, each shorter than the one before; none is ever changed."""
ANSWER_SIZE = 64
"""Frame, moves of phase 1, of phase 2, pre-moves; then from byte 8 the moves in this order."""
WORK_BYTES = ANSWERS + MOST_MOVES * ANSWER_SIZE

# `SearchControl.STOP`, `.NODES` and `.DEPTH`.
SIGNAL_STOP, SIGNAL_NODES, SIGNAL_DEPTH = 0, 1, 2

POLL_MASK = 4095
"""The stop flag is read every 4096 nodes: some tenths of a millisecond."""
NEAR = 5
"""Cubes at most this far from solved get a shortest solution."""
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
    if not _read_frames(block, work):
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
            store64(work, FRAME, frame)
            for i in range(CUBIES_SIZE):
                store8(work + BEFORE, i, load8(work + FRAMES + frame * CUBIES_SIZE, i))
            if _pre_moves(block, work, plain(0), plain(-1)):
                return STOPPED if _is_stopped(work) else FINISHED
        depth += 1
    return FINISHED


@kernel
def _search_near(block: int, work: int) -> int:
    """Solve a cube of up to `NEAR` moves in as few as there are; return 1 if that ends all."""
    least = 0
    for frame in range(6):
        least = max(least, _least_of_phase_1(block, work + FRAMES + frame * CUBIES_SIZE))
    limit = load64(work, LIMIT)
    for i in range(CUBIES_SIZE):
        store8(work + BEFORE, i, load8(work + FRAMES, i))
    for length in range(least, min(NEAR, limit) + 1):
        store64(work, LIMIT, length)
        store64(work, DEPTH, length)
        # Phase 2 gets no moves: phase 1 is a plain search for the whole solution.
        if _start_phase_1(block, work, plain(0), length) or load64(work, FOUND) > 0:
            return 1
    store64(work, LIMIT, limit)
    return 0


@kernel
def _pre_moves(block: int, work: int, count: int, last: int) -> int:
    """Search behind the ``count`` pre-moves made and behind all that may follow them.

    Returns:
        1 if the search is over.
    """
    depth = load64(work, DEPTH)
    # An outermost pre-move of the subgroup would change nothing for phase 1.
    if count == 0 or _leaves_subgroup(load8(work + PRE_PATH, count - 1)):
        store64(work, PRE_MOVES, count)
        if _start_phase_1(block, work, count, depth - count):
            return 1
    if depth - count <= SHORTEST_AFTER_PRE_MOVES:
        return 0
    cube = work + BEFORE + count * CUBIES_SIZE
    for face in range(6):
        if face == last or face + 3 == last:
            continue
        for power in range(3):
            move = 3 * face + power
            if depth - count - 1 == SHORTEST_AFTER_PRE_MOVES and not _leaves_subgroup(move):
                continue
            store8(work + PRE_PATH, count, move)
            _multiply_turn(block, move, cube, cube + CUBIES_SIZE)
            if _pre_moves(block, work, count + 1, face):
                return 1
    return 0


@kernel
def _leaves_subgroup(move: int) -> bool:
    """Tell whether ``move`` is a quarter turn of R, F, L or B."""
    return move // 3 % 3 != 0 and move % 3 != 1


@kernel
def _start_phase_1(block: int, work: int, count: int, length: int) -> int:
    """Search all phases 1 of ``length`` behind ``count`` pre-moves."""
    cube = work + BEFORE + count * CUBIES_SIZE
    twist, flip, slices = _phase_1_numbers(block, cube)
    if _phase_1_bound(block, twist, flip, slices) > length:
        return 0
    for i in range(8):
        store8(work + PERMUTATIONS, i, load8(cube, i))
    for i in range(12):
        store8(work + PERMUTATIONS, 8 + i, load8(cube, 16 + i))
    store64(work, KNOWN, 0)
    return _phase_1(block, work, twist, flip, slices, length, plain(-1), plain(0))


@kernel
def _phase_1(
    block: int, work: int, twist: int, flip: int, slices: int, left: int, last: int, made: int
) -> int:
    """Make all phases 1 of ``left`` more moves, ``last`` being the face turned before."""
    if left == 0:
        return _start_phase_2(block, work, made, last)
    if twist | flip | slices == 0 and left < load64(work, DETOUR):
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
            slices_2 = load16(block + SLICE_AFTER, 18 * slices + move)
            place = (twist_2 >> 3) * SLICES + (slices_2 ^ (twist_2 & 7))
            bound = _distance(block + TWIST_SLICE, place)
            if bound < left:
                flip_2 = load16(block + FLIP_AFTER, 18 * flip + move)
                place = (twist_2 >> 3) * FLIPS + (flip_2 ^ (twist_2 & 7))
                bound = _distance(block + TWIST_FLIP, place)
                if bound < left:
                    place = (flip_2 >> 3) * SLICES + (slices_2 ^ (flip_2 & 7))
                    bound = _distance(block + FLIP_SLICE, place)
                    if bound < left:
                        store8(work + PATH, made, move)
                        if _phase_1(
                            block, work, twist_2, flip_2, slices_2, left - 1, face, made + 1
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
    _follow_path(block, work, made)
    corners_now = work + PERMUTATIONS + made * PERMUTATION_SIZE
    edges_now = corners_now + 8
    corners = load16(block + CORNER_NUMBER, _rank_8(corners_now))
    order = _rank_4(edges_now + 8)
    if _corner_bound(block, corners, order) > room:
        return 0
    edges = load16(block + EDGE_NUMBER, _rank_8(edges_now))
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
def _phase_1_bound(block: int, twist: int, flip: int, slices: int) -> int:
    seen_slices = slices ^ (twist & 7)
    bound = _distance(block + TWIST_SLICE, (twist >> 3) * SLICES + seen_slices)
    seen_flip = flip ^ (twist & 7)
    bound = max(bound, _distance(block + TWIST_FLIP, (twist >> 3) * FLIPS + seen_flip))
    seen_slices = slices ^ (flip & 7)
    return max(bound, _distance(block + FLIP_SLICE, (flip >> 3) * SLICES + seen_slices))


@kernel
def _phase_1_numbers(block: int, cube: int) -> tuple[int, int, int]:
    """Return the numbers of twist, flip and slice places of a cube."""
    twist, flip, mask, power = 0, 0, 0, 1
    for i in range(7):
        twist += power * load8(cube, 8 + i)
        power *= 3
    for i in range(11):
        flip |= load8(cube, 28 + i) << i
    for i in range(12):
        mask |= (load8(cube, 16 + i) >> 3) << i
    return (
        load16(block + TWIST_NUMBER, twist),
        load16(block + FLIP_NUMBER, flip),
        load16(block + SLICE_NUMBER, mask),
    )


@kernel
def _least_of_phase_1(block: int, cube: int) -> int:
    twist, flip, slices = _phase_1_numbers(block, cube)
    return _phase_1_bound(block, twist, flip, slices)


@kernel
def _is_stopped(work: int) -> int:
    """Show the counters to those who watch and read the stop flag."""
    signals = load64(work, SIGNALS)
    store64(signals, SIGNAL_NODES, load64(work, NODES))
    store64(signals, SIGNAL_DEPTH, load64(work, DEPTH))
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
    store64(work, FOUND, found + 1)


@kernel
def _follow_path(block: int, work: int, made: int) -> None:
    """Bring `PERMUTATIONS` up to the ``made`` moves of `PATH`, from where they last agreed."""
    known, start = min(load64(work, KNOWN), made), 0
    while start < known and load8(work + PATH, start) == load8(work + KNOWN_PATH, start):
        start += 1
    for step in range(start, made):
        move = load8(work + PATH, step)
        store8(work + KNOWN_PATH, step, move)
        old = work + PERMUTATIONS + step * PERMUTATION_SIZE
        new = old + PERMUTATION_SIZE
        for i in range(8):
            store8(new, i, load8(old, load8(block + TURN_CP + 8 * move, i)))
        for i in range(12):
            store8(new, 8 + i, load8(old + 8, load8(block + TURN_EP + 12 * move, i)))
    store64(work, KNOWN, made)


@kernel
def _rank_8(row: int) -> int:
    """Return the place of a permutation of eight among all, as in a dictionary."""
    # Four bits for each value: how many smaller ones have not come up yet.
    smaller, rank = 0x76543210, 0
    for i in range(7):
        shift = load8(row, i) << 2
        rank = rank * (8 - i) + (smaller >> shift & 15)
        smaller -= 0x11111110 << shift
    return rank


@kernel
def _rank_4(row: int) -> int:
    """Return the place of a permutation of 8…11 among all, as in a dictionary."""
    smaller, rank = 0x3210, 0
    for i in range(3):
        shift = (load8(row, i) - 8) << 2
        rank = rank * (4 - i) + (smaller >> shift & 15)
        smaller -= 0x1110 << shift
    return rank


@kernel
def _multiply_turn(block: int, move: int, cube: int, result: int) -> None:
    """Write the cube that has ``move`` made before it."""
    for i in range(8):
        cubie = load8(cube, i)
        store8(result, i, load8(block + TURN_CP + 8 * move, cubie))
        twist = load8(block + TURN_CO + 8 * move, cubie) + load8(cube, 8 + i)
        store8(result, 8 + i, twist % 3)
    for i in range(12):
        cubie = load8(cube, 16 + i)
        store8(result, 16 + i, load8(block + TURN_EP + 12 * move, cubie))
        flip = load8(block + TURN_EO + 12 * move, cubie) ^ load8(cube, 28 + i)
        store8(result, 28 + i, flip)


@kernel
def _read_frames(block: int, work: int) -> int:
    """Write the cube in `FACELETS` to `FRAMES`; return 0 if turns cannot solve it."""
    for axis in range(3):
        cube = work + FRAMES + axis * CUBIES_SIZE
        if not _read_cube(block, work, axis, cube):
            return 0
        _invert(cube, cube + 3 * CUBIES_SIZE)
    for frame in range(6):
        store8(work + SKIPPED, frame, 0)
        for other in range(frame):
            like = 1
            for i in range(CUBIES_SIZE):
                here = load8(work + FRAMES + frame * CUBIES_SIZE, i)
                there = load8(work + FRAMES + other * CUBIES_SIZE, i)
                like &= here == there
            if like:
                store8(work + SKIPPED, frame, 1)
    return 1


@kernel
def _read_cube(block: int, work: int, axis: int, cube: int) -> int:
    """Write the cubies seen along an axis to ``cube``; return 0 if turns cannot solve them."""
    corners, edges, twist, flip = 0, 0, 0, 0
    for i in range(8):
        code = 0
        for j in range(3):
            place = load8(block + CORNER_PLACES, 3 * i + j)
            code = 8 * code + _colour(block, work, axis, place)
        cubie = load8(block + CORNER_CODES, code)
        if cubie >= 24:
            return 0
        corners |= 1 << cubie // 3
        twist += cubie % 3
        store8(cube, i, cubie // 3)
        store8(cube, 8 + i, cubie % 3)
    for i in range(12):
        first = _colour(block, work, axis, load8(block + EDGE_PLACES, 2 * i))
        second = _colour(block, work, axis, load8(block + EDGE_PLACES, 2 * i + 1))
        cubie = load8(block + EDGE_CODES, 8 * first + second)
        if cubie >= 24:
            return 0
        edges |= 1 << cubie // 2
        flip += cubie % 2
        store8(cube, 16 + i, cubie // 2)
        store8(cube, 28 + i, cubie % 2)
    complete = corners == 0xFF and edges == 0xFFF and twist % 3 == 0 and flip % 2 == 0
    return complete and _parity(cube, plain(8)) == _parity(cube + 16, plain(12))


@kernel
def _colour(block: int, work: int, axis: int, place: int) -> int:
    """Return the colour at a facelet of the cube as seen along an axis."""
    facelet = load8(block + FRAME_FACELETS, 54 * axis + place)
    colour = load8(work + FACELETS, facelet)
    return load8(block + FRAME_COLOURS, 6 * axis + colour) if colour < 6 else 7


@kernel
def _parity(row: int, size: int) -> int:
    swaps = 0
    for i in range(size):
        for j in range(i):
            swaps += load8(row, i) < load8(row, j)
    return swaps & 1


@kernel
def _invert(cube: int, result: int) -> None:
    for i in range(8):
        cubie = load8(cube, i)
        store8(result, cubie, i)
        store8(result, 8 + cubie, (3 - load8(cube, 8 + i)) % 3)
    for i in range(12):
        cubie = load8(cube, 16 + i)
        store8(result, 16 + cubie, i)
        store8(result, 28 + cubie, load8(cube, 28 + i))
