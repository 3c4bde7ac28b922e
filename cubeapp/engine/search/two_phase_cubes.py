"""Cubes as the two-phase kernels hold them: bytes at an address.

A cube is `CUBIES_SIZE` bytes: corner permutation and twists, edge permutation and flips.
"""

from __future__ import annotations

from cubeapp.engine.search.compiled import kernel, plain
from cubeapp.engine.search.memory import load8, load16, load64, store8, store64
from cubeapp.engine.search.two_phase_layout import (
    CORNER_CODES,
    CORNER_PLACES,
    CUBIES_SIZE,
    EDGE_CODES,
    EDGE_PLACES,
    FACELETS,
    FLIP_FROM,
    FLIP_NUMBER,
    FRAME_COLOURS,
    FRAME_FACELETS,
    FRAMES,
    KNOWN,
    KNOWN_PATH,
    MARKED_NUMBER,
    PATH,
    PERMUTATION_SIZE,
    PERMUTATIONS,
    POWER_OF_3,
    SKIPPED,
    SLICE_NUMBER,
    SLICE_VALUE,
    TURN_CO,
    TURN_CP,
    TURN_EO,
    TURN_EP,
    TWIST_BY,
    TWIST_FROM,
    TWIST_NUMBER,
)

HOME_SLICE = 0xF00
"""The middle layer's own places as a mask."""


@kernel
def read_frames(block: int, work: int) -> int:
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


@kernel
def multiply_turn(block: int, move: int, cube: int, result: int) -> None:
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
def index_cube(block: int, cube: int) -> tuple[int, int]:
    """Note where each cubie is, behind the cube; return the values of twist and flip."""
    twist, flip = 0, 0
    for i in range(8):
        store8(cube + CUBIES_SIZE, load8(cube, i), i)
        twist += load16(block + POWER_OF_3, i) * load8(cube, 8 + i)
    for i in range(12):
        store8(cube + CUBIES_SIZE + 8, load8(cube, 16 + i), i)
        flip |= load8(cube, 28 + i) << i
    return twist, flip


@kernel
def twist_and_flip_behind(
    block: int, cube: int, move: int, twist: int, flip: int
) -> tuple[int, int]:
    """Return the numbers of twist and flip behind one more pre-move, a quarter turn of a side.

    It twists only four corners, and flips only the four edges that F or B turns.

    Args:
        block: address of the tables.
        cube: address of the cube without that move, indexed by `index_cube`.
        move: R, R', F, F', L, L', B or B'.
        twist: as `index_cube` returns it.
        flip: likewise.
    """
    places = cube + CUBIES_SIZE
    for j in range(4 * move, 4 * move + 4):
        place = load8(places, load8(block + TWIST_FROM, j))
        old = load8(cube, 8 + place)
        new = old + load8(block + TWIST_BY, j)
        new -= 3 * (new > 2)
        twist += (new - old) * load16(block + POWER_OF_3, place)
    if move // 3 % 3 == 2:
        for j in range(4 * move, 4 * move + 4):
            flip ^= 1 << load8(places + 8, load8(block + FLIP_FROM, j))
    return load16(block + TWIST_NUMBER, twist), load16(block + FLIP_NUMBER, flip & 0x7FF)


@kernel
def phase_1_numbers(block: int, cube: int) -> tuple[int, int, int, int, int]:
    """Return the numbers of twist, flip, side flip, slice places and marked slice of a cube."""
    twist, flip, mask, power = 0, 0, 0, 1
    for i in range(7):
        twist += power * load8(cube, 8 + i)
        power *= 3
    for i in range(12):
        flip |= load8(cube, 28 + i) << i
        mask |= (load8(cube, 16 + i) >> 3) << i
    return (
        load16(block + TWIST_NUMBER, twist),
        load16(block + FLIP_NUMBER, flip & 0x7FF),
        load16(block + FLIP_NUMBER, (flip ^ mask ^ HOME_SLICE) & 0x7FF),
        load16(block + SLICE_NUMBER, mask),
        _marked_number(block, mask, flip),
    )


@kernel
def _marked_number(block: int, mask: int, flip: int) -> int:
    """Return the number of `marked_slice` from the places' mask and the twelve flips."""
    value, bit = 16 * load16(block + SLICE_VALUE, mask), 0
    for i in range(12):
        held = mask >> i & 1
        value += (flip >> i & held) << bit
        bit += held
    return load16(block + MARKED_NUMBER, value)


@kernel
def rank_8(row: int) -> int:
    """Return the place of a permutation of eight among all, as in a dictionary."""
    # Four bits for each value: how many smaller ones have not come up yet.
    smaller, rank = 0x76543210, 0
    for i in range(7):
        shift = load8(row, i) << 2
        rank = rank * (8 - i) + (smaller >> shift & 15)
        smaller -= 0x11111110 << shift
    return rank


@kernel
def rank_4(row: int) -> int:
    """Return the place of a permutation of 8…11 among all, as in a dictionary."""
    smaller, rank = 0x3210, 0
    for i in range(3):
        shift = (load8(row, i) - 8) << 2
        rank = rank * (4 - i) + (smaller >> shift & 15)
        smaller -= 0x1110 << shift
    return rank


@kernel
def follow_path(block: int, work: int, made: int) -> None:
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
