"""Cubes as words, and the places of their projections in the optimal solver's tables.

The corners are one word, a byte for each place: the cubie, and its twist from bit 4. The
edges are two words, eight places and four, with flips from bit 4; the bytes behind the
twelfth mean nothing. The product ``a·b`` has at place ``i`` what ``a`` has at place ``b[i]``.
"""

from __future__ import annotations

from cubeapp.engine.coordinates.ranks import SOLVED_HIGH, SOLVED_LOW, rank_8
from cubeapp.engine.kernels.compiled import kernel
from cubeapp.engine.kernels.memory import LOW_32, load8, load16, load32, load64, store8, store64
from cubeapp.engine.kernels.shuffles import (
    count_bits,
    gather_bits,
    prefetch,
    shuffle_pair,
    shuffle_word,
)
from cubeapp.engine.solvers.optimal.layout import (
    CLASS,
    CORNER_SETS,
    CORNERS,
    FIRST_FOUR,
    FLIP_BITS,
    LAST_FOUR,
    MAIN,
    MASK_SEEN,
    MIDDLE_PLACES,
    ODD_PLACES,
    PERMUTATION_CLASS,
    PICKED,
    SEEN_ALONG,
    SET_RANK,
    SLICE_RANK,
    SLICES,
    THIRD,
    TWIST_SEEN,
    TWISTS,
)

TWIST_BITS = 0x3030303030303030
FLIP_BIT = 0x1010101010101010
ONES = 0x0101010101010101


@kernel
def multiply_corners(first: int, second: int) -> int:
    """Return the product of two words of corners."""
    word = shuffle_word(first, second) + (second & TWIST_BITS)
    # Twists add up to 4; those of 3 and more lose 3.
    over = (word >> 6 | word >> 5 & word >> 4) & ONES
    return word - (over << 4) - (over << 5)


@kernel
def multiply_edges(low_1: int, high_1: int, low_2: int, high_2: int) -> tuple[int, int]:
    """Return the product of two pairs of words of edges."""
    low, high = shuffle_pair(low_1, high_1, low_2, high_2)
    return low ^ (low_2 & FLIP_BIT), high ^ (high_2 & FLIP_BIT)


@kernel
def write_product(goal: int, first: int, second: int) -> None:
    """Write the product of the cubes at two addresses, three words each, to a third one."""
    low, high = multiply_edges(
        load64(first, 1), load64(first, 2), load64(second, 1), load64(second, 2)
    )
    store64(goal, 0, multiply_corners(load64(first, 0), load64(second, 0)))
    store64(goal, 1, low)
    store64(goal, 2, high)


@kernel
def write_inverse(cube: int, goal: int) -> None:
    """Write the inverse of the cube at an address to another one, cubie by cubie."""
    for i in range(8):
        cubie = load8(cube, i)
        store8(goal, cubie & 15, i | (3 - (cubie >> 4)) % 3 << 4)
    for i in range(12):
        cubie = load8(cube, 8 + i)
        store8(goal + 8, cubie & 15, i | cubie & 16)


@kernel
def is_solved(corners: int, low: int, high: int) -> bool:
    """Tell whether these are the solved cube's words."""
    return corners == SOLVED_LOW and low == SOLVED_LOW and high & LOW_32 == SOLVED_HIGH


@kernel
def twist_of(corners: int) -> int:
    """Return the value of `coordinates.twist`."""
    twists = corners >> 4 & 0x0003030303030303
    pairs = (twists & 0x00FF00FF00FF00FF) + 3 * (twists >> 8 & 0x00FF00FF00FF00FF)
    fours = (pairs & 0x0000FFFF0000FFFF) + 9 * (pairs >> 16 & 0x0000FFFF0000FFFF)
    return (fours & LOW_32) + 81 * (fours >> 32)


@kernel
def corner_place(arena: int, corners: int) -> int:
    """Return the entry of the corner table."""
    rank = rank_8(arena + FIRST_FOUR, arena + LAST_FOUR, corners)
    number = load16(arena + PERMUTATION_CLASS, rank)
    seen = load16(arena + TWIST_SEEN, (number & 15) * TWISTS + twist_of(corners))
    return (number >> 4) * TWISTS + seen


@kernel
def corner_entry(arena: int, place: int) -> int:
    """Return how many moves the corners alone need: four bits of the corner table."""
    return load8(load64(arena, CORNERS), place >> 1) >> ((place & 1) << 2) & 15


@kernel
def main_place(arena: int, axis: int, corners: int, low: int, high: int) -> int:
    """Return the entry of the main table for a cube seen along one of three axes."""
    flips, middle, odd = _edge_masks(low, high)
    return _place_along(arena, axis, corners, flips, middle, odd)


@kernel
def fetch_places(arena: int, cube: int, places: int) -> None:
    """Write the entries for a cube seen along all three axes, and have them fetched ahead."""
    corners = load64(cube, 0)
    flips, middle, odd = _edge_masks(load64(cube, 1), load64(cube, 2))
    store64(places, 0, _fetched(arena, _place(arena, corners, flips, middle)))
    for axis in range(1, 3):
        place = _place_along(arena, axis, corners, flips, middle, odd)
        store64(places, axis, _fetched(arena, place))


@kernel
def _fetched(arena: int, place: int) -> int:
    prefetch(load64(arena, MAIN) + (place >> 2))
    return place


@kernel
def _edge_masks(low: int, high: int) -> tuple[int, int, int]:
    """Return which edges are flipped, which are of the middle layer, and which of R and L's."""
    flips, middle = edge_bits(low >> 4, high >> 4), edge_bits(low >> 3, high >> 3)
    return flips, middle, edge_bits(low, high) & ~middle


@kernel
def edge_bits(low: int, high: int) -> int:
    """Return the lowest bits of the twelve edges' bytes."""
    return gather_bits(low) | (gather_bits(high) & 15) << 8


@kernel
def _place_along(arena: int, axis: int, corners: int, flips: int, middle: int, odd: int) -> int:
    """Return the entry for a cube that is turned about URF until ``axis`` points up.

    Another layer is the middle one then, and edges count flips the other way if they have left
    a layer, or come into it. A branch on the axis would be guessed wrong.
    """
    second, third = -(axis & 1), -(axis >> 1)
    flips ^= (middle ^ MIDDLE_PLACES) & second ^ (odd ^ ODD_PLACES) & third
    layer = middle ^ (~odd & 0xFFF) & second ^ (middle ^ odd) & third
    row = arena + SEEN_ALONG + (axis << 13)
    back, forth = arena + THIRD + 24 * (3 - axis), arena + THIRD + 24 * axis
    corners = multiply_corners(load64(back, 0), corners)
    corners = multiply_corners(corners, load64(forth, 0))
    return _place(arena, corners, load16(row, flips), load16(row, layer))


@kernel
def _place(arena: int, corners: int, flips: int, middle: int) -> int:
    """Return the entry for corners, flipped edges, and places that hold the middle layer's."""
    corner_set = load8(arena + SET_RANK, gather_bits(corners >> 2))
    value = twist_of(corners) * load64(arena, CORNER_SETS) + corner_set
    number = load32(arena + CLASS, value)
    row = arena + MASK_SEEN + ((number & 15) << 13)
    # Half of the symmetries count flips the other way; a branch would be guessed wrong.
    flips = load16(row, flips ^ (middle ^ MIDDLE_PLACES) & -(number >> 3 & 1))
    middle = load16(row, middle)
    rank = load16(arena + SLICE_RANK, middle)
    bits = load64(arena, FLIP_BITS)
    kept = flips & 0x7FF if bits == 11 else _outside(arena, flips, middle ^ 0xFFF)
    return (((number >> 4) * SLICES + rank) << bits) + kept


@kernel
def _outside(arena: int, flips: int, places: int) -> int:
    """Return the flips at ``places``, put together."""
    low = load8(arena + PICKED, (places & 63) << 6 | flips & 63)
    high = load8(arena + PICKED, places >> 6 << 6 | flips >> 6)
    return low | high << count_bits(places & 63)


@kernel
def main_entry(arena: int, place: int) -> int:
    """Return the two bits of an entry of the main table."""
    return load8(load64(arena, MAIN), place >> 2) >> ((place & 3) << 1) & 3
