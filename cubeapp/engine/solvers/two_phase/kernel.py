"""The two-phase search, compiled.

Each solution is found in one of six frames: the cube seen along one of three axes, or its
inverse. Phase 1 brings the cube into ⟨U, D, R2, L2, F2, B2⟩, phase 2 solves it there. Turns
put before the cube ("pre-moves", which end up behind the solution) give more starts of
phase 1 than going deeper does. Phase 1 stays at one length, pre-moves included, for all
frames before it grows; each answer lowers the limit for everything after it.

Where the optimal solver's small table is there, it tells exactly which phases 1 of 7 to 9
moves lead nowhere. That changes no answer, nor their order: only what is in vain is left out.

Source: H. Kociemba, "Two-Phase Algorithm"; the frames, pre-moves and small tables are
ideas of S. Chen's min2phase.

All positions are numbers of `coordinates`; memory is reached by address (see `memory`):
``block`` holds the tables of `layout`, ``work`` the state of this one search.
"""

from __future__ import annotations

from functools import partial

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.kernels.compiled import kernel, plain
from cubeapp.engine.kernels.head import DEPTH, NODE_LIMIT, NODES
from cubeapp.engine.kernels.memory import load8, load16, load64, store8, store64
from cubeapp.engine.kernels.polling import is_over, is_stopped
from cubeapp.engine.kernels.shuffles import lowest_bit, prefetch
from cubeapp.engine.kernels.tables import TableStore
from cubeapp.engine.model.moves import Metric
from cubeapp.engine.solvers.optimal.cubes import write_product
from cubeapp.engine.solvers.two_phase.cubes import (
    CUBIES,
    corner_parity,
    full_entry,
    full_place,
    marked_number,
    phase_1_numbers,
    read_frames,
)
from cubeapp.engine.solvers.two_phase.finish import POLL_MASK, entry_of_4, start_phase_2
from cubeapp.engine.solvers.two_phase.layout import (
    ALLOWED,
    ALLOWED_WORDS,
    BEHIND,
    BEHIND_CUBE,
    BEHIND_SIZE,
    CLEARED,
    COST,
    CUBIES_SIZE,
    DETOUR,
    FACELETS,
    FLIP_AFTER,
    FLIP_SLICE,
    FLIPS,
    FOUND,
    FRAME,
    FRAME_ALLOWED,
    FRAMES,
    FULL,
    FULL_BASE,
    HALF_TURN,
    KNOWN,
    LIMIT,
    MARKED_AFTER,
    MARKED_SLICES,
    NEAR,
    NO_COLOUR,
    PATH,
    PERMUTATIONS,
    PLACES,
    PLACES_SIZE,
    PRE_MOVES,
    PRE_PATH,
    SHORTEST,
    SIDE_AFTER,
    SIDE_SLICE,
    SKIPPED,
    SLICE_AFTER,
    SLICES,
    TURN,
    TWIST_AFTER,
    TWIST_FLIP,
    TWIST_MARKED,
    TWIST_SIDE,
    WORK_BYTES,
)
from cubeapp.engine.solvers.two_phase.tables import SPECS, build_block

# What `search` returns.
ILLEGAL = -1
"""The facelets are those of no cube that turns can solve."""
FINISHED = 0
"""The target is met, or there is nothing shorter to look for."""
STOPPED = 1
"""The stop flag was set."""

NEAR_NODES = 30_000
"""About a millisecond. Cubes 9 random turns away take some hundreds, half turns alone more."""
LEAST_DETOUR = 5
"""Leaving the subgroup and coming back, first and last moves outside it, takes five moves."""
FULL_LEVELS = 3
"""How many distances the full table tells from longer ones."""


def load(store: TableStore, metric: Metric = Metric.HTM) -> NDArray[np.uint8]:
    """Return the block of tables, built if need be, with the compiled search ready to run."""
    block = store.get(SPECS[metric], partial(build_block, metric))
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
    depth, full = plain(0), load64(work, FULL)
    while depth <= load64(work, LIMIT):
        store64(work, DEPTH, depth)
        for frame in range(6):
            if load8(work + SKIPPED, frame) == 1:
                continue
            cube = _take_frame(work, frame)
            if _start_phase_1(block, work, cube, plain(0), depth, full) or _pre_moves(
                block, work, cube, plain(0), depth, plain(-1)
            ):
                return STOPPED if is_stopped(work) else FINISHED
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
    limit, node_limit = load64(work, LIMIT), load64(work, NODE_LIMIT)
    # An earlier go may have found some already.
    known = load64(work, FOUND)
    # The frame whose phase 1 is longest leaves the fewest nodes.
    cube = _take_frame(work, farthest)
    step = load64(work, HALF_TURN)
    if step == 2:
        # Every quarter turn is an odd permutation of the corners.
        least += (least ^ corner_parity(cube)) & 1
    store64(work, NODE_LIMIT, load64(work, NODES) + NEAR_NODES)
    store64(work, DETOUR, 0)
    for length in range(least, min(load64(work, NEAR), limit) + 1, step):
        store64(work, CLEARED, length - 1)
        store64(work, LIMIT, length)
        store64(work, DEPTH, length)
        # Phase 2 gets no moves: phase 1 is a plain search for the whole solution. It goes
        # without the full table, so that its nodes are the same on every machine.
        over = _start_phase_1(block, work, cube, plain(0), length, plain(0))
        if over or load64(work, FOUND) > known:
            break
        store64(work, CLEARED, length)
    store64(work, NODE_LIMIT, node_limit)
    if load64(work, FOUND) > known or is_stopped(work):
        return 1
    store64(work, LIMIT, limit)
    return 0


@kernel
def _take_frame(work: int, frame: int) -> int:
    """Have searches go on in a frame; return the address of its cube."""
    store64(work, FRAME, frame)
    for i in range(ALLOWED_WORDS):
        bits = load64(work + FRAME_ALLOWED, frame * ALLOWED_WORDS + i)
        store64(work, ALLOWED + i, bits)
    return work + FRAMES + frame * CUBIES_SIZE


@kernel
def _pre_moves(block: int, work: int, cube: int, count: int, room: int, last: int) -> int:
    """Search behind all pre-moves that go on from the ``count`` that led to ``cube``.

    Args:
        block: the address of the tables.
        work: the address of this search's memory.
        cube: the address of a cube.
        count: how many pre-moves have been made.
        room: what is left for more of them and for phase 1.
        last: the face turned by the last one, or -1.

    Returns:
        1 if the search is over.
    """
    shortest, full = load64(work, SHORTEST), load64(work, FULL)
    if room - 1 < shortest:
        return 0
    children = work + BEHIND + count * BEHIND_SIZE
    allowed = load64(work, ALLOWED + last + 1)
    moves = allowed
    # The full table is far away for the processor: all entries are asked for ahead.
    while moves != 0:
        move = lowest_bit(moves)
        moves &= moves - 1
        child, turn = children + move * BEHIND_CUBE, block + TURN + move * CUBIES_SIZE
        write_product(child, turn, cube)
        if full != 0 and _leaves_subgroup(move):
            corners, low, high = load64(child, 0), load64(child, 1), load64(child, 2)
            twist, flip, side, slices = phase_1_numbers(block, corners, low, high)
            place = full_place(block, twist, flip, side, slices)
            prefetch(full + (place >> 2))
            store64(child, 3, place)
    moves = allowed
    while moves != 0:
        move = lowest_bit(moves)
        moves &= moves - 1
        child, length = children + move * BEHIND_CUBE, room - load8(block + COST, move)
        store8(work + PRE_PATH, count, move)
        # An outermost pre-move of the subgroup would change nothing for phase 1.
        if length >= shortest and _leaves_subgroup(move):
            promising = full == 0 or _may_reach(work, full, load64(child, 3), length)
            if promising and _start_phase_1(block, work, child, count + 1, length, full):
                return 1
        if _pre_moves(block, work, child, count + 1, length, move // 3):
            return 1
    return 0


@kernel
def _leaves_subgroup(move: int) -> bool:
    """Tell whether ``move`` is a quarter turn of R, F, L or B."""
    return move // 3 % 3 != 0 and move % 3 != 1


@kernel
def _may_reach(work: int, full: int, place: int, length: int) -> bool:
    """Tell whether the full table has an entry at ``place`` of at most ``length``, if it knows."""
    beyond = length - load64(work, FULL_BASE)
    return beyond >= FULL_LEVELS or full_entry(full, place) <= max(beyond, 0)


@kernel
def _start_phase_1(block: int, work: int, cube: int, count: int, length: int, full: int) -> int:
    """Search all phases 1 of ``length`` from ``cube``, which is behind ``count`` pre-moves.

    Returns:
        1 if the search is over.
    """
    corners, low, high = load64(cube, 0), load64(cube, 1), load64(cube, 2)
    twist, flip, side, slices = phase_1_numbers(block, corners, low, high)
    marked = marked_number(block, low, high)
    if full != 0:
        place = full_place(block, twist, flip, side, slices)
        if not _may_reach(work, full, place, length):
            return 0
    if _bound(block, twist, flip, side, slices, marked) > length:
        return 0
    store64(work + PERMUTATIONS, 0, corners & CUBIES)
    store64(work + PERMUTATIONS, 1, low & CUBIES)
    store64(work + PERMUTATIONS, 2, high & CUBIES)
    store64(work, PRE_MOVES, count)
    store64(work, KNOWN, 0)
    last, made = plain(-1), plain(0)
    if full == 0:
        return _phase_1(block, work, twist, flip, side, slices, marked, length, last, made)
    return _phase_1_far(block, work, twist, flip, side, slices, marked, length, last, made)


@kernel
def _phase_1_far(
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
    """Do what `_phase_1` does, by the full table as far as that tells distances apart."""
    full, beyond = load64(work, FULL), left - 1 - load64(work, FULL_BASE)
    if beyond < 0:
        return _phase_1(block, work, twist, flip, side, slices, marked, left, last, made)
    if is_over(work, plain(POLL_MASK)):
        return 1
    places = work + PLACES + made * PLACES_SIZE
    allowed = load64(work, ALLOWED + last + 1)
    moves = allowed
    while moves != 0:
        move = lowest_bit(moves)
        moves &= moves - 1
        twist_2, flip_2, side_2, slices_2 = _numbers_after(block, twist, flip, side, slices, move)
        place = full_place(block, twist_2, flip_2, side_2, slices_2)
        prefetch(full + (place >> 2))
        store64(places, move, place)
    moves = allowed
    while moves != 0:
        move = lowest_bit(moves)
        moves &= moves - 1
        left_2 = left - load8(block + COST, move)
        if not _may_reach(work, full, load64(places, move), left_2):
            continue
        store8(work + PATH, made, move)
        twist_2, flip_2, side_2, slices_2 = _numbers_after(block, twist, flip, side, slices, move)
        marked_2 = load16(block + MARKED_AFTER, 18 * marked + move)
        if _phase_1_far(
            block, work, twist_2, flip_2, side_2, slices_2, marked_2, left_2, move // 3, made + 1
        ):
            return 1
    return 0


@kernel
def _numbers_after(
    block: int, twist: int, flip: int, side: int, slices: int, move: int
) -> tuple[int, int, int, int]:
    """Return the numbers of twist, flip, side flip and slice places after a move."""
    return (
        load16(block + TWIST_AFTER, 18 * twist + move),
        load16(block + FLIP_AFTER, 18 * flip + move),
        load16(block + SIDE_AFTER, 18 * side + move),
        load16(block + SLICE_AFTER, 18 * slices + move),
    )


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
    """Make all phases 1 of length ``left``, ``last`` being the face turned before.

    Returns:
        1 if the search is over.
    """
    if left == 0:
        return start_phase_2(block, work, made, last)
    if twist | flip | side | slices == 0 and left < load64(work, DETOUR):
        return 0
    if is_over(work, plain(POLL_MASK)):
        return 1
    # The other turns of a face are this near to the first one.
    spread = left - 1 + load64(work, HALF_TURN)
    moves = load64(work, ALLOWED + last + 1)
    while moves != 0:
        move = lowest_bit(moves)
        moves &= moves - 1
        left_2 = left - load8(block + COST, move)
        twist_2 = load16(block + TWIST_AFTER, 18 * twist + move)
        marked_2 = load16(block + MARKED_AFTER, 18 * marked + move)
        seen = twist_2 & 7
        bound = entry_of_4(block + TWIST_MARKED, (twist_2 >> 3) * MARKED_SLICES + (marked_2 ^ seen))
        if bound <= left_2:
            flip_2 = load16(block + FLIP_AFTER, 18 * flip + move)
            bound = entry_of_4(block + TWIST_FLIP, (twist_2 >> 3) * FLIPS + (flip_2 ^ seen))
            if bound <= left_2:
                side_2 = load16(block + SIDE_AFTER, 18 * side + move)
                bound = entry_of_4(block + TWIST_SIDE, (twist_2 >> 3) * FLIPS + (side_2 ^ seen))
                if bound <= left_2:
                    slices_2 = load16(block + SLICE_AFTER, 18 * slices + move)
                    bound = _flip_bound(block, flip_2, side_2, slices_2)
                    if bound <= left_2:
                        store8(work + PATH, made, move)
                        if _phase_1(
                            block,
                            work,
                            twist_2,
                            flip_2,
                            side_2,
                            slices_2,
                            marked_2,
                            left_2,
                            move // 3,
                            made + 1,
                        ):
                            return 1
        if bound > spread:
            moves &= ~(7 << 3 * (move // 3))
    return 0


@kernel
def _phase_1_bound(block: int, cube: int) -> int:
    """Return the largest of five distances that a cube's phase 1 cannot be shorter than."""
    corners, low, high = load64(cube, 0), load64(cube, 1), load64(cube, 2)
    twist, flip, side, slices = phase_1_numbers(block, corners, low, high)
    return _bound(block, twist, flip, side, slices, marked_number(block, low, high))


@kernel
def _bound(block: int, twist: int, flip: int, side: int, slices: int, marked: int) -> int:
    seen = twist & 7
    bound = entry_of_4(block + TWIST_MARKED, (twist >> 3) * MARKED_SLICES + (marked ^ seen))
    bound = max(bound, entry_of_4(block + TWIST_FLIP, (twist >> 3) * FLIPS + (flip ^ seen)))
    bound = max(bound, entry_of_4(block + TWIST_SIDE, (twist >> 3) * FLIPS + (side ^ seen)))
    return max(bound, _flip_bound(block, flip, side, slices))


@kernel
def _flip_bound(block: int, flip: int, side: int, slices: int) -> int:
    """Return what flips and slice places need, along both axes they are counted by."""
    place = (flip >> 3) * SLICES + (slices ^ (flip & 7))
    bound = entry_of_4(block + FLIP_SLICE, place)
    place = (side >> 3) * SLICES + (slices ^ (side & 7))
    return max(bound, entry_of_4(block + SIDE_SLICE, place))
