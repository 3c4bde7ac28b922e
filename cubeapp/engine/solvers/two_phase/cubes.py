"""Cubes as the two-phase kernels hold them: three words, or the same bytes at an address.

The words are those of `optimal.cubes`: corners, the first eight edges, the other four.
"""

from __future__ import annotations

from cubeapp.engine.kernels.compiled import kernel, plain
from cubeapp.engine.kernels.memory import load8, load16, load32, load64, store8, store64
from cubeapp.engine.kernels.shuffles import shuffle_pair, shuffle_word
from cubeapp.engine.solvers.optimal.cubes import edge_bits, twist_of, write_inverse
from cubeapp.engine.solvers.optimal.layout import MIDDLE_PLACES, SMALL
from cubeapp.engine.solvers.optimal.layout import SLICES as FULL_SLICES
from cubeapp.engine.solvers.two_phase.layout import (
    CORNER_CODES,
    CORNER_PLACES,
    CUBIES_SIZE,
    EDGE_CODES,
    EDGE_PLACES,
    FACELETS,
    FLIP_NUMBER,
    FLIPS,
    FRAME_COLOURS,
    FRAME_FACELETS,
    FRAMES,
    FULL_FLIP,
    FULL_ROW,
    FULL_SLICE,
    KNOWN,
    KNOWN_PATH,
    MARKED_NUMBER,
    PATH,
    PERMUTATIONS,
    SKIPPED,
    SLICE_NUMBER,
    SLICE_VALUE,
    SLICES,
    TURN,
    TWIST_NUMBER,
)

CUBIES = 0x0F0F0F0F0F0F0F0F
FULL_FLIP_BITS = SMALL.flip_bits


@kernel
def read_frames(block: int, work: int) -> int:
    """Write the cube in `FACELETS` to `FRAMES`; return 0 if turns cannot solve it."""
    for axis in range(3):
        cube = work + FRAMES + axis * CUBIES_SIZE
        if not _read_cube(block, work, axis, cube):
            return 0
        write_inverse(cube, cube + 3 * CUBIES_SIZE)
    for frame in range(6):
        store8(work + SKIPPED, frame, 0)
        for other in range(frame):
            like = 1
            for i in range(20):
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
        store8(cube, i, cubie // 3 | cubie % 3 << 4)
    for i in range(12):
        first = _colour(block, work, axis, load8(block + EDGE_PLACES, 2 * i))
        second = _colour(block, work, axis, load8(block + EDGE_PLACES, 2 * i + 1))
        cubie = load8(block + EDGE_CODES, 8 * first + second)
        if cubie >= 24:
            return 0
        edges |= 1 << cubie // 2
        flip += cubie % 2
        store8(cube, 8 + i, cubie // 2 | cubie % 2 << 4)
    complete = corners == 0xFF and edges == 0xFFF and twist % 3 == 0 and flip % 2 == 0
    return complete and corner_parity(cube) == _parity(cube, plain(8), plain(20))


@kernel
def _colour(block: int, work: int, axis: int, place: int) -> int:
    """Return the colour at a facelet of the cube as seen along an axis."""
    facelet = load8(block + FRAME_FACELETS, 54 * axis + place)
    colour = load8(work + FACELETS, facelet)
    return load8(block + FRAME_COLOURS, 6 * axis + colour) if colour < 6 else 7


@kernel
def _parity(cube: int, first: int, last: int) -> int:
    swaps = 0
    for i in range(first, last):
        for j in range(first, i):
            swaps += load8(cube, i) & 15 < load8(cube, j) & 15
    return swaps & 1


@kernel
def corner_parity(cube: int) -> int:
    """Return 1 if the corners at an address are oddly permuted, or 0."""
    return _parity(cube, plain(0), plain(8))


@kernel
def phase_1_numbers(block: int, corners: int, low: int, high: int) -> tuple[int, int, int, int]:
    """Return the numbers of twist, flip, side flip and slice places of a cube."""
    flips, middle = _flips_and_middle(low, high)
    return (
        load16(block + TWIST_NUMBER, twist_of(corners)),
        load16(block + FLIP_NUMBER, flips & 0x7FF),
        load16(block + FLIP_NUMBER, (flips ^ middle ^ MIDDLE_PLACES) & 0x7FF),
        load16(block + SLICE_NUMBER, middle),
    )


@kernel
def _flips_and_middle(low: int, high: int) -> tuple[int, int]:
    """Return which of the twelve places hold flipped edges, and which the middle layer's."""
    return edge_bits(low >> 4, high >> 4), edge_bits(low >> 3, high >> 3)


@kernel
def marked_number(block: int, low: int, high: int) -> int:
    """Return the number of `marked_slice` of a cube."""
    flips, middle = _flips_and_middle(low, high)
    value, bit = 16 * load16(block + SLICE_VALUE, middle), 0
    for i in range(12):
        held = middle >> i & 1
        value += (flips >> i & held) << bit
        bit += held
    return load16(block + MARKED_NUMBER, value)


@kernel
def follow_path(block: int, work: int, made: int) -> None:
    """Bring `PERMUTATIONS` up to the ``made`` moves of `PATH`, from where they last agreed."""
    known, start = min(load64(work, KNOWN), made), 0
    while start < known and load8(work + PATH, start) == load8(work + KNOWN_PATH, start):
        start += 1
    cube = work + PERMUTATIONS + start * CUBIES_SIZE
    corners, low, high = load64(cube, 0), load64(cube, 1), load64(cube, 2)
    for step in range(start, made):
        move = load8(work + PATH, step)
        store8(work + KNOWN_PATH, step, move)
        turn = block + TURN + move * CUBIES_SIZE
        corners = shuffle_word(corners, load64(turn, 0))
        low, high = shuffle_pair(low, high, load64(turn, 1), load64(turn, 2))
        cube += CUBIES_SIZE
        store64(cube, 0, corners)
        store64(cube, 1, low)
        store64(cube, 2, high)
    store64(work, KNOWN, made)


@kernel
def full_place(block: int, twist: int, flip: int, side: int, slices: int) -> int:
    """Return the entry of the full table of phase 1 for a cube's numbers."""
    row = load32(block + FULL_ROW, twist)
    symmetry = row & 7
    if row & 8:
        flip = load16(block + FULL_FLIP, FLIPS + (side ^ symmetry))
        slices = load16(block + FULL_SLICE, SLICES + (slices ^ symmetry))
    else:
        flip = load16(block + FULL_FLIP, flip ^ symmetry)
        slices = load16(block + FULL_SLICE, slices ^ symmetry)
    return (((row >> 4) * FULL_SLICES + slices) << FULL_FLIP_BITS) + flip


@kernel
def full_entry(full: int, place: int) -> int:
    """Return the two bits of an entry of the full table."""
    return load8(full, place >> 2) >> ((place & 3) << 1) & 3
