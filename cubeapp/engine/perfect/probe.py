"""Cubes drawn at random among those that obey rules, and how many those are, compiled.

Corners allow some edges in each slot, and no slot can have more choices than that, nor than
edges are left. Corners are drawn in proportion to the product of these bounds, and edges slot
by slot with look-ahead as the search does. To estimate, each edge is drawn from those that
fit, and the product of fitting by bound is what the cube counts for; its mean is the share of
all the bounds' sum that cubes make up (D. E. Knuth, "Estimating the efficiency of backtrack
programs"). To draw fairly, each is drawn from as many as the bound says, and the attempt ends
where that is none of those that fit: so every cube comes with the same chance.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.kernels.compiled import kernel, plain
from cubeapp.engine.kernels.memory import LOW_32, load64, store64
from cubeapp.engine.kernels.shuffles import count_bits, lowest_bit
from cubeapp.engine.perfect.block import ALLOWED, CHANCE, CODES, LEFT
from cubeapp.engine.perfect.edges import FINISHING, addresses_of, new_work
from cubeapp.engine.perfect.faces import FaceTable, face_table
from cubeapp.engine.perfect.layout import Ints
from cubeapp.engine.perfect.slots import (
    count_patterns,
    finish,
    left_for,
    options_in,
    prepare,
    put,
)

Corners = NDArray[np.uint8]
Floats = NDArray[np.float64]
LOW_34, LOW_37, LOW_33 = (1 << 34) - 1, (1 << 37) - 1, (1 << 33) - 1
# The constants of G. Steele's and S. Vigna's SplitMix64, as signed words.
STEP = 0x9E3779B97F4A7C15 - (1 << 64)
MIX_1 = 0xBF58476D1CE4E5B9 - (1 << 64)
MIX_2 = 0x94D049BB133111EB - (1 << 64)


def bounds(table: FaceTable, work: Ints, corners: Corners) -> Floats:
    """Return the most edges that may go with each of some corners.

    Args:
        table: what rules 1 to 4 allow on a face.
        work: memory; see `new_work`.
        corners: uint8, shape (n, 8), codes.

    Returns:
        float64, shape (n,), whole numbers; 0 where a slot or an edge has no chance.
    """
    result = np.zeros(len(corners))
    _, positions, memory, places = addresses_of(table, work, corners)
    _bounds(positions, memory, places, result)
    return result


def probe(table: FaceTable, work: Ints, corners: Corners, ends: Floats, tries: int) -> Floats:
    """Return the sums over random probes of what they count for.

    Args:
        table: what rules 1 to 4 allow on a face.
        work: memory; `CHANCE` holds the state of the source of chance.
        corners: uint8, shape (n, 8), codes.
        ends: float64, shape (n,): the running sum of what corners are drawn in proportion to.
        tries: the number of probes.

    Returns:
        float64, shape (7,): by the number of patterns, 1…6, and the squares.
    """
    sums = np.zeros(7)
    _probe_many(*addresses_of(table, work, corners), ends, tries, sums)
    return sums


def draw(table: FaceTable, work: Ints, corners: Corners, ends: Floats, tries: int) -> int:
    """Try to draw a cube, each equally likely; its edges are then at `CODES`.

    Args:
        table: what rules 1 to 4 allow on a face.
        work: memory; `CHANCE` holds the state of the source of chance.
        corners: uint8, shape (n, 8), codes.
        ends: float64, shape (n,): the running sum of what corners are drawn in proportion to.
        tries: the most attempts.

    Returns:
        The index of its corners, or -1 if all attempts failed.
    """
    return _draw(*addresses_of(table, work, corners), ends, tries)


def drawn_codes(work: Ints) -> Corners:
    """Return the edges that `draw` found, by slots: uint8, shape (12,)."""
    return work[CODES : CODES + 12].astype(np.uint8)


def prepare_all() -> None:
    """Have everything here compiled."""
    table, work = face_table(True, True, True, True), new_work([False] * 5)
    corners, ends = np.arange(8, dtype=np.uint8)[None, :], np.ones(1)
    bounds(table, work, corners[:0])
    probe(table, work, corners, ends, 0)
    draw(table, work, corners, ends, 0)


@kernel
def _bounds(positions: int, work: int, corners: int, result: Floats) -> None:
    for i in range(len(result)):
        if prepare(positions, work, corners + 8 * i):
            product = 1.0
            for slot in range(12):
                product *= _bound(work, slot, _left_count(slot))
            result[i] = product


@kernel
def _left_count(slot: int) -> int:
    """Return how many codes are left for a slot; parities settle the last two edges' order."""
    return 24 - 2 * slot if slot < 10 else 12 - slot


@kernel
def _bound(work: int, slot: int, left: int) -> int:
    return min(count_bits(load64(work, ALLOWED + slot)), left)


@kernel
def _probe_many(
    table: int,
    positions: int,
    work: int,
    corners: int,
    ends: Floats,
    tries: int,
    sums: Floats,
) -> None:
    for _ in range(tries):
        index = _draw_corners(work, ends)
        if prepare(positions, work, corners + 8 * index):
            share = _fill_slots(table, work, plain(0))
            if share > 0.0:
                sums[count_patterns(work) - 1] += share
                sums[6] += share * share


@kernel
def _draw(table: int, positions: int, work: int, corners: int, ends: Floats, tries: int) -> int:
    for _ in range(tries):
        index = _draw_corners(work, ends)
        ready = prepare(positions, work, corners + 8 * index)
        if ready and _fill_slots(table, work, plain(1)) > 0.0:
            return index
    return -1


@kernel
def _draw_corners(work: int, ends: Floats) -> int:
    """Draw one of the corners."""
    upper = _random_32(work) << 21
    wanted = (upper | _random_32(work) >> 11) / 2.0**53 * ends[-1]
    low, high = plain(0), len(ends) - 1
    while low < high:
        middle = (low + high) >> 1
        if ends[middle] > wanted:
            high = middle
        else:
            low = middle + 1
    return low


@kernel
def _fill_slots(table: int, work: int, fairly: int) -> float:
    """Draw edges for all slots.

    Returns:
        The product of fitting by bound of each slot; 0 where a slot stayed empty.
    """
    share = 1.0
    for slot in range(12):
        left = load64(work, LEFT) if slot == 0 else left_for(work, slot)
        options = options_in(table, work, slot, left)
        fitting = count_bits(options)
        bound = _bound(work, slot, _left_count(slot))
        chosen = _below(work, bound if fairly or fitting == 0 else fitting)
        if chosen >= fitting:
            return 0.0
        share *= fitting / bound
        for _ in range(chosen):
            options &= options - 1
        put(work, slot, lowest_bit(options))
        if FINISHING >> slot & 1 and not finish(table, work, slot):
            return 0.0
    return share


@kernel
def _below(work: int, bound: int) -> int:
    """Draw a number from 0 to ``bound - 1``, each equally likely; ``bound`` is below 2³¹.

    Source: D. Lemire, "Fast random integer generation in an interval".
    """
    product = _random_32(work) * bound
    if product & LOW_32 < bound:
        least = (LOW_32 + 1 - bound) % bound
        while product & LOW_32 < least:
            product = _random_32(work) * bound
    return product >> 32


@kernel
def _random_32(work: int) -> int:
    """Return 32 random bits: the upper half of SplitMix64's next word."""
    word = load64(work, CHANCE) + STEP
    store64(work, CHANCE, word)
    word = (word ^ (word >> 30 & LOW_34)) * MIX_1
    word = (word ^ (word >> 27 & LOW_37)) * MIX_2
    return (word ^ (word >> 31 & LOW_33)) >> 32 & LOW_32
