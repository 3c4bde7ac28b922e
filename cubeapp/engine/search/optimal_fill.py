"""Building the optimal solver's tables, in place and on all cores.

While the main table grows, an entry is 0 when it is done, 1 at the present distance, 2 one
move beyond and 3 unseen. All that happens to an unseen entry is that its low bit is cleared,
so threads do not have to wait for each other. The last two steps leave exactly what the
search wants: see `optimal_layout`.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor, wait
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.moves import Metric
from cubeapp.engine.search import coordinates as c
from cubeapp.engine.search.compiled import kernel
from cubeapp.engine.search.control import Progress, SearchControl
from cubeapp.engine.search.memory import load8, load64, store64
from cubeapp.engine.search.optimal_layout import (
    CORNER_CLASSES,
    CORNER_LEVELS,
    SLICES,
    TWISTS,
    Shape,
)
from cubeapp.engine.search.optimal_symmetry import (
    corner_classes,
    edge_maps,
    moves_of,
    permutation_classes,
    slice_rank,
    twists_seen,
)
from cubeapp.engine.search.pruning import UNSEEN, packed
from cubeapp.engine.search.shuffles import clear_bits, count_bits, lowest_bit

Bytes = NDArray[np.uint8]
LOW_BITS = 0x5555555555555555
"""The low bits of the 32 entries in a word."""
PIECES = 96
"""A step is done in this many pieces, between which it can be stopped."""
REPORT_S = 0.05


def cores() -> int:
    """Return how many processor cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def build_corner_table(metric: Metric) -> Bytes:
    """Return the distances of all corners: uint8, two entries a byte."""
    table, counts = corner_distances(metric)
    if tuple(counts) != CORNER_LEVELS[metric]:
        raise AssertionError(f"the corner table has other levels: {counts}")
    return packed(table)


def corner_distances(metric: Metric) -> tuple[Bytes, list[int]]:
    """Return the distances of all corners, a byte each, and how many have each distance."""
    classes, moves = permutation_classes(), moves_of(metric)
    table = np.full(CORNER_CLASSES * TWISTS, UNSEEN, dtype=np.uint8)
    table[0] = 0
    counts = [1]
    while counts[-1]:
        counts.append(
            _expand_corners(
                table,
                len(counts) - 1,
                classes.target[:, moves].astype(np.int32),
                classes.symmetries[:, moves].astype(np.int32),
                c.twist().after[:, moves].astype(np.int32),
                twists_seen().astype(np.int32),
            )
        )
    return table, counts[:-1]


@kernel
def _expand_corners(
    table: Bytes,
    depth: int,
    target: NDArray[np.int32],
    symmetries: NDArray[np.int32],
    twist_after: NDArray[np.int32],
    twist_seen: NDArray[np.int32],
) -> int:
    """Mark what is one move beyond ``depth`` and return how many entries that were."""
    fresh = 0
    width = len(twist_after)
    for row in range(len(target)):
        for twist in range(width):
            if table[row * width + twist] != depth:
                continue
            for move in range(target.shape[1]):
                after = twist_after[twist, move]
                start = target[row, move] * width
                left = plain_int(symmetries[row, move])
                while left != 0:
                    place = start + twist_seen[lowest_bit(left), after]
                    left &= left - 1
                    if table[place] == UNSEEN:
                        table[place] = depth + 1
                        fresh += 1
    return fresh


@kernel
def plain_int(value: int) -> int:
    """Return an integer of any width as one of 64 bits."""
    return int(np.int64(value))


def build_main_table(shape: Shape, control: SearchControl) -> tuple[Bytes, list[int]]:
    """Return a main table and how many entries have each distance up to ``base + 2``.

    Raises:
        SearchCancelled: ``control`` was cancelled.
    """
    activity = f"building the {shape.name} optimal table ({shape.cost})"
    control.checkpoint(Progress(activity, 0.0))
    classes, maps = corner_classes(shape), edge_maps(shape)
    table = np.full(shape.spec.nbytes, 0xFF, dtype=np.uint8)
    address = table.ctypes.data
    _mark_solved(shape, table)
    moves = moves_of(shape.metric)
    target = classes.target[:, moves].astype(np.int32)
    symmetries = classes.symmetries[:, moves].astype(np.int32)
    low_bits = maps.low.shape[1].bit_length() - 1
    counts = [1]

    def expand(first: int, last: int) -> int:
        arrays = (target, symmetries, maps.slice_to, maps.flipped, maps.row, maps.low, maps.high)
        return _expand(address, first, last, *arrays, shape.flip_bits, low_bits)

    def promote(first: int, last: int) -> int:
        return _promote(address + first * shape.row_bytes, (last - first) * shape.row_bytes // 8)

    def count(first: int, last: int) -> int:
        return _count(address + first * shape.row_bytes, (last - first) * shape.row_bytes // 8)

    with _Crew(shape.classes) as crew:
        for depth in range(1, shape.base + 3):
            progress = Progress(activity, sum(counts) / sum(shape.levels), depth=depth)
            crew.do(expand, control, progress)
            step = count if depth == shape.base + 2 else promote
            counts.append(crew.do(step, control, progress))
    return table, counts


def _mark_solved(shape: Shape, table: Bytes) -> None:
    """Put the solved cube's entry at distance 0."""
    number = 0 if shape.corner_sets == 1 else _solved_corner_set()
    row = int(corner_classes(shape).number[number]) >> 4
    # The middle layer at home and nothing flipped looks the same through every symmetry.
    place = (row * SLICES + int(slice_rank()[0xF00])) << shape.flip_bits
    table[place >> 2] ^= 2 << ((place & 3) << 1)


def _solved_corner_set() -> int:
    from cubeapp.engine.search.optimal_symmetry import corner_set_masks

    return int(np.searchsorted(corner_set_masks(), 0x0F))


class _Crew:
    """Threads that share the classes of a table among them."""

    def __init__(self, classes: int) -> None:
        edges = np.linspace(0, classes, PIECES + 1).astype(int).tolist()
        self._pieces = list(pairwise(edges))
        self._threads = cores()
        self._pool = ThreadPoolExecutor(self._threads)
        self._ended = False

    def do(
        self, work: Callable[[int, int], int], control: SearchControl, progress: Progress
    ) -> int:
        """Do ``work`` on all classes and return the sum of what it returns."""
        pieces = iter(self._pieces)
        futures = [self._pool.submit(self._work, work, pieces) for _ in range(self._threads)]
        while wait(futures, REPORT_S).not_done:
            control.checkpoint(progress)
        return sum(future.result() for future in futures)

    def _work(self, work: Callable[[int, int], int], pieces: Iterator[tuple[int, int]]) -> int:
        total = 0
        for first, last in pieces:
            if self._ended:
                break
            total += work(first, last)
        return total

    def __enter__(self) -> _Crew:
        return self

    def __exit__(self, *_: object) -> None:
        self._ended = True
        self._pool.shutdown(cancel_futures=True)


@kernel
def _expand(
    table: int,
    first: int,
    last: int,
    target: NDArray[np.int32],
    symmetries: NDArray[np.int32],
    slice_to: NDArray[np.uint16],
    flipped: NDArray[np.uint16],
    half_row: NDArray[np.int32],
    low_half: NDArray[np.uint16],
    high_half: NDArray[np.uint16],
    flip_bits: int,
    low_bits: int,
) -> int:
    """Mark what is one move beyond the classes from ``first`` up to ``last``."""
    words = 1 << (flip_bits - 5)
    row_bytes = SLICES << flip_bits >> 2
    low_mask = (1 << low_bits) - 1
    for row in range(first, last):
        source = table + row * row_bytes
        for move in range(target.shape[1]):
            goal = table + plain_int(target[row, move]) * row_bytes
            left = plain_int(symmetries[row, move])
            while left != 0:
                change = move * 16 + lowest_bit(left)
                left &= left - 1
                for middle in range(SLICES):
                    start = plain_int(slice_to[change, middle]) << flip_bits
                    constant = plain_int(flipped[change, middle])
                    halves = half_row[change, middle]
                    for i in range(words):
                        word = load64(source, middle * words + i)
                        found = word & ~(word >> 1) & LOW_BITS
                        while found != 0:
                            flips = (i << 5) + (lowest_bit(found) >> 1)
                            found &= found - 1
                            place = start + (
                                plain_int(low_half[halves, flips & low_mask])
                                ^ plain_int(high_half[halves, flips >> low_bits])
                                ^ constant
                            )
                            shift = (place & 3) << 1
                            if load8(goal, place >> 2) >> shift & 3 == 3:
                                clear_bits(goal + (place >> 2), ~(1 << shift))
    return 0


@kernel
def _promote(address: int, words: int) -> int:
    """Make entries at the present distance done, those beyond the present, and count these."""
    count = 0
    for i in range(words):
        word = load64(address, i)
        low, high = word & LOW_BITS, word >> 1 & LOW_BITS
        count += count_bits(high & ~low)
        store64(address, i, high | (high & low) << 1)
    return count


@kernel
def _count(address: int, words: int) -> int:
    """Return how many entries are one move beyond the present distance."""
    count = 0
    for i in range(words):
        word = load64(address, i)
        count += count_bits(word >> 1 & ~word & LOW_BITS)
    return count
