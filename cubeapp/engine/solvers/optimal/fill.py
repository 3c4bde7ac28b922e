"""Building the optimal solver's tables, in place and on all cores.

While the main table grows, an entry is 0 when it is done, 1 at the present distance, 2 one
move beyond and 3 unseen. All that happens to an unseen entry is that its low bit is cleared,
so threads do not have to wait for each other. The last two steps leave exactly what the
search wants: see `layout`. After every distance the table is one from which another
process can go on.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.coordinates import coordinates as c
from cubeapp.engine.coordinates.pruning import UNSEEN, packed
from cubeapp.engine.kernels.compiled import kernel, plain
from cubeapp.engine.kernels.memory import load8, load64, store64
from cubeapp.engine.kernels.shuffles import clear_bits, count_bits, lowest_bit
from cubeapp.engine.kernels.tables import TableStore
from cubeapp.engine.kernels.workers import Watch, run_jobs
from cubeapp.engine.model.moves import Metric
from cubeapp.engine.solvers.control import Progress, SearchControl
from cubeapp.engine.solvers.optimal.layout import (
    CORNER_CLASSES,
    CORNER_LEVELS,
    MIDDLE_PLACES,
    SLICES,
    TWISTS,
    Shape,
)
from cubeapp.engine.solvers.optimal.symmetry import (
    corner_classes,
    edge_maps,
    moves_of,
    permutation_classes,
)
from cubeapp.engine.text import Text

Bytes = NDArray[np.uint8]
LOW_BITS = 0x5555555555555555
"""The low bits of the 32 entries in a word."""
CORNER_CLASSES_AT_ONCE = 256
"""Of the corner table; what is done in so many takes less than a tenth of a second."""
PIECES = 4096
"""A step is done in this many pieces at most, between which it can be stopped."""
STEP_S = 15.0
"""An unfinished table is kept when at least so much time would be lost with it."""
WORTH = 4
"""It is not kept before this many times the seconds that takes have passed."""
DISK_SPEED = 2e8
"""Bytes a second that a disk takes, as long as nothing else is known."""
SCAN = 0.001
"""To look for the entries of a distance takes the time to expand this part of a table."""


def build_corner_table(metric: Metric, control: SearchControl) -> Bytes:
    """Return the distances of all corners: uint8, two entries a byte.

    Raises:
        SearchCancelled: ``control`` was cancelled.
    """
    table, counts = corner_distances(metric, control)
    if tuple(counts) != CORNER_LEVELS[metric]:
        raise AssertionError(f"the corner table has other levels: {counts}")
    return packed(table)


def corner_distances(metric: Metric, control: SearchControl) -> tuple[Bytes, list[int]]:
    """Return the distances of all corners, a byte each, and how many have each distance.

    Raises:
        SearchCancelled: ``control`` was cancelled.
    """
    activity = Text("building the {table}", table=Text("corner table"))
    classes, moves = permutation_classes(), moves_of(metric)
    table = np.full(CORNER_CLASSES * TWISTS, UNSEEN, dtype=np.uint8)
    table[0] = 0
    maps = (
        classes.target[:, moves].astype(np.int32),
        classes.symmetries[:, moves].astype(np.int32),
        c.twist().after[:, moves].astype(np.int32),
        c.twists_seen().astype(np.int32),
    )
    counts = [1]
    while counts[-1]:
        depth, share = len(counts) - 1, sum(counts) / len(table)
        counts.append(0)
        for first in range(0, CORNER_CLASSES, CORNER_CLASSES_AT_ONCE):
            control.checkpoint(Progress(activity, share))
            last = min(first + CORNER_CLASSES_AT_ONCE, CORNER_CLASSES)
            counts[-1] += _expand_corners(table, depth, first, last, *maps)
    return table, counts[:-1]


@kernel
def _expand_corners(
    table: Bytes,
    depth: int,
    first: int,
    last: int,
    target: NDArray[np.int32],
    symmetries: NDArray[np.int32],
    twist_after: NDArray[np.int32],
    twist_seen: NDArray[np.int32],
) -> int:
    """Mark what is one move beyond ``depth`` in the classes from ``first`` up to ``last``.

    Returns:
        how many entries that were.
    """
    fresh = 0
    width = len(twist_after)
    for row in range(first, last):
        for twist in range(width):
            if table[row * width + twist] != depth:
                continue
            for move in range(target.shape[1]):
                after = twist_after[twist, move]
                start = target[row, move] * width
                left = plain(symmetries[row, move])
                while left != 0:
                    place = start + twist_seen[lowest_bit(left), after]
                    left &= left - 1
                    if table[place] == UNSEEN:
                        table[place] = depth + 1
                        fresh += 1
    return fresh


def build_main_table(
    shape: Shape, control: SearchControl, store: TableStore | None = None
) -> tuple[Bytes, list[int]]:
    """Return a main table and how many entries have each distance up to ``base + 2``.

    Args:
        shape: which table.
        control: watches and stops the work.
        store: keeps the table now and then, and has it from a process that was stopped.

    Raises:
        SearchCancelled: ``control`` was cancelled.
    """
    activity = Text("building the {table}", table=shape.title)
    control.checkpoint(Progress(activity, 0.0))
    steps = _Steps(shape, control)
    known, table = _begin(shape, steps, control, store)
    counts = list(shape.levels[: known + 1])
    keeper = _Keeper(shape, store)
    for depth in range(known + 1, shape.base + 3):

        def tell(share: float, depth: int = depth) -> None:
            done = _share(shape, depth - 1) * (1 - share) + _share(shape, depth) * share
            control.checkpoint(Progress(activity, done, depth=depth))

        steps.expand(table, tell)
        last = depth == shape.base + 2
        counts.append((steps.count if last else steps.promote)(table, lambda _: tell(1.0)))
        if not last:
            keeper.keep(depth, table, lambda _: tell(1.0))
    return table, counts


def _begin(
    shape: Shape, steps: _Steps, control: SearchControl, store: TableStore | None
) -> tuple[int, Bytes]:
    """Return a table to go on with, and the distance up to which it is known."""

    def tell(share: float) -> None:
        control.checkpoint(
            Progress(Text("loading the {table} as far as it is built", table=shape.title), share)
        )

    kept = store.load_step(shape.spec, tell) if store else None
    if kept is not None:
        return kept
    table = np.empty(shape.spec.nbytes, dtype=np.uint8)
    activity = Text("building the {table}", table=shape.title)
    steps.clear(table, lambda _: control.checkpoint(Progress(activity, 0.0)))
    _mark_solved(shape, table)
    return 0, table


class _Keeper:
    """Keeps an unfinished table in a store, if there is one, when enough has been done."""

    def __init__(self, shape: Shape, store: TableStore | None) -> None:
        self._spec, self._store = shape.spec, store
        self._takes_s = self._spec.nbytes / DISK_SPEED
        self._kept = time.monotonic()

    def keep(self, depth: int, table: Bytes, tell: Watch) -> None:
        """Keep what is known up to ``depth`` if that is worth the time."""
        begun = time.monotonic()
        if self._store and begun - self._kept > max(STEP_S, WORTH * self._takes_s):
            self._store.save_step(self._spec, depth, table, tell)
            self._kept = time.monotonic()
            self._takes_s = self._kept - begun


def _share(shape: Shape, depth: int) -> float:
    """Return the part of the work that is done when ``depth`` is."""
    scan = SCAN * 4 * shape.spec.nbytes
    work = [scan + count for count in shape.levels[:-1]]
    return sum(work[:depth]) / sum(work)


def _mark_solved(shape: Shape, table: Bytes) -> None:
    """Put the solved cube's entry at distance 0."""
    # Of the places of the four corners of U only those on U are the solved cube's.
    corner_set = 0 if shape.corner_sets == 1 else int(np.searchsorted(c.corner_set_masks(), 0x0F))
    row = int(corner_classes(shape).number[corner_set]) >> 4
    # The middle layer at home and nothing flipped looks the same through every symmetry.
    place = (row * SLICES + int(c.slice_rank()[MIDDLE_PLACES])) << shape.flip_bits
    table[place >> 2] ^= 2 << ((place & 3) << 1)


class _Steps:
    """What is done to all classes of a table, shared among all cores."""

    def __init__(self, shape: Shape, control: SearchControl) -> None:
        self._row_bytes, self._control = shape.row_bytes, control
        classes, maps, moves = corner_classes(shape), edge_maps(shape), moves_of(shape.metric)
        self._maps = (
            classes.target[:, moves].astype(np.int32),
            classes.symmetries[:, moves].astype(np.int32),
            *(maps.slice_to, maps.flipped, maps.row, maps.low, maps.high),
        )
        self._bits = (shape.flip_bits, maps.low.shape[1].bit_length() - 1)
        pieces = min(PIECES, shape.classes)
        edges = np.linspace(0, shape.classes, pieces + 1).astype(int).tolist()
        self._pieces = list(pairwise(edges))

    def clear(self, table: Bytes, tell: Watch) -> None:
        """Make all entries unseen; the first to touch so much memory waits for it."""

        def work(first: int, last: int) -> int:
            table[first * self._row_bytes : last * self._row_bytes] = 0xFF
            return 0

        self._do(work, tell)

    def expand(self, table: Bytes, tell: Watch) -> int:
        """Mark what is one move beyond the present distance."""

        def work(first: int, last: int) -> int:
            return _expand(table.ctypes.data, first, last, *self._maps, *self._bits)

        return self._do(work, tell)

    def promote(self, table: Bytes, tell: Watch) -> int:
        """Let the present distance be one more; return how many entries have it now."""
        return self._do(lambda first, last: _promote(*self._words(table, first, last)), tell)

    def count(self, table: Bytes, tell: Watch) -> int:
        """Return how many entries are one move beyond the present distance."""
        return self._do(lambda first, last: _count(*self._words(table, first, last)), tell)

    def _words(self, table: Bytes, first: int, last: int) -> tuple[int, int]:
        """Return the address of some classes and how many words they have."""
        address = table.ctypes.data + first * self._row_bytes
        return address, (last - first) * self._row_bytes // 8

    def _do(self, work: Callable[[int, int], int], tell: Watch) -> int:
        """Do ``work`` on all classes and return the sum of what it returns."""
        jobs = [partial(work, first, last) for first, last in self._pieces]
        return sum(run_jobs(jobs, tell, before=self._control.wait_while_paused))


@kernel(allocates=True)
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
    row_bytes = SLICES << flip_bits >> 2
    low_mask, flip_mask = (1 << low_bits) - 1, (1 << flip_bits) - 1
    present = np.empty(SLICES << flip_bits, dtype=np.int32)
    for row in range(first, last):
        count = _present(table + row * row_bytes, row_bytes >> 3, present)
        if count == 0:
            continue
        for move in range(target.shape[1]):
            goal = table + plain(target[row, move]) * row_bytes
            left = plain(symmetries[row, move])
            while left != 0:
                change = move * 16 + lowest_bit(left)
                left &= left - 1
                for i in range(count):
                    entry = plain(present[i])
                    middle, flips = entry >> flip_bits, entry & flip_mask
                    halves = half_row[change, middle]
                    place = (plain(slice_to[change, middle]) << flip_bits) + (
                        plain(low_half[halves, flips & low_mask])
                        ^ plain(high_half[halves, flips >> low_bits])
                        ^ plain(flipped[change, middle])
                    )
                    shift = (place & 3) << 1
                    if load8(goal, place >> 2) >> shift & 3 == 3:
                        clear_bits(goal + (place >> 2), ~(1 << shift))
    return 0


@kernel
def _present(row: int, words: int, present: NDArray[np.int32]) -> int:
    """List the entries of a row at the present distance; return how many there are."""
    count = 0
    for i in range(words):
        word = load64(row, i)
        found = word & ~(word >> 1) & LOW_BITS
        while found != 0:
            present[count] = (i << 5) + (lowest_bit(found) >> 1)
            count += 1
            found &= found - 1
    return count


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
