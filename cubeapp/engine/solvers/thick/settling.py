"""How free layers turn best, in compiled code."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.kernels.arrays import copy, stack_array
from cubeapp.engine.kernels.compiled import kernel, plain
from cubeapp.engine.kernels.head import SIGNAL_STOP
from cubeapp.engine.solvers.thick.bars import BARS, COLOURS
from cubeapp.engine.solvers.thick.weighing import differing

DEARER = 1
"""Options that take more turns than the shortest and these are not tried."""


_counts = stack_array(np.uint8, BARS, COLOURS)


@kernel
def _broken(state: NDArray[np.uint8], source: NDArray[np.uint16]) -> int:
    """Return how many cells differ from most of their bar: after = state[source]."""
    kinds = len(state) // BARS
    counts = _counts()
    for kind in range(kinds):
        for bar in range(BARS):
            counts[bar, state[source[BARS * kind + bar]]] += 1
    return differing(counts, kinds)


@kernel
def _count_others(
    state: NDArray[np.uint8],
    source: NDArray[np.uint16],
    moves: NDArray[np.bool_],
    counts: NDArray[np.uint8],
    bars: NDArray[np.uint8],
    cells: NDArray[np.uint16],
) -> int:
    """Count the colours of bars but for the cells that may move, and return how many those are.

    Args:
        state: the colours of the cells.
        source: where they are later: after = state[source].
        moves: which cells of ``state`` may move before: shape (kinds · 24,).
        counts: the answer, shape (24, 6).
        bars: likewise: the bar in which each cell that moves is later.
        cells: likewise: that cell.
    """
    kinds = len(state) // BARS
    counts[:] = 0
    moving = plain(0)
    for kind in range(kinds):
        for bar in range(BARS):
            cell = source[BARS * kind + bar]
            bars[moving], cells[moving] = bar, cell
            # Without a branch: no guess at it would be any good.
            moving += moves[cell]
            counts[bar, state[cell]] += 1 - moves[cell]
    return moving


@kernel
def _broken_with(
    others: NDArray[np.uint8],
    state: NDArray[np.uint8],
    source: NDArray[np.uint16],
    bars: NDArray[np.uint8],
    cells: NDArray[np.uint16],
    moving: int,
) -> int:
    """Return how many cells differ from most of their bar when some have moved.

    Args:
        others: as of `_count_others`, which also tells ``bars``, ``cells`` and ``moving``.
        state: the colours of the cells.
        source: how some move: after = state[source].
        bars: the bar in which each of those is later.
        cells: that cell.
        moving: how many there are.
    """
    counts = _counts()
    copy(others, counts)
    for index in range(moving):
        counts[bars[index], state[source[cells[index]]]] += 1
    return differing(counts, len(state) // BARS)


@kernel(allocates=True)
def sweep(
    state: NDArray[np.uint8],
    axes: NDArray[np.int64],
    fixed: NDArray[np.uint16],
    free: NDArray[np.uint16],
    moves: NDArray[np.bool_],
    cost: NDArray[np.int64],
    prices: NDArray[np.int64],
    heat: float,
    seed: int,
    signals: NDArray[np.int64],
    behind: NDArray[np.uint16],
    chosen: NDArray[np.int64],
    best: NDArray[np.int64],
    least: int,
) -> int:
    """Try other options for one batch of turns after the other.

    An option stays if fewer cells differ or fewer turns are made, or by chance if it is a
    little worse.

    Args:
        state: the colours of the cells before, uint8, shape (kinds · 24,).
        axes: the axis of each batch, int64, shape (batches,).
        fixed: what each batch does to the cells but for the free layers: (batches, kinds · 24).
        free: what those do about each axis: shape (3, options, kinds · 24).
        moves: which cells any of those moves: shape (3, kinds · 24).
        cost: the turns of each option: int64, shape (batches, options).
        prices: what a turn costs, and a cell that differs from most of its bar.
        heat: how much worse a choice may be: a third of those that are by so much stay.
        seed: for random numbers.
        signals: of the search's control; a search that was stopped tries no more.
        behind: memory, shape (batches + 1, kinds · 24).
        chosen: the options, int64, shape (batches,).
        best: becomes the best options there were, if they are better than ``least``.
        least: what the best ones so far cost.

    Returns:
        What the best ones cost now.
    """
    np.random.seed(seed)
    batches, width = fixed.shape
    others = np.empty((BARS, COLOURS), dtype=np.uint8)
    bars, cells = np.empty(width + 1, dtype=np.uint8), np.empty(width + 1, dtype=np.uint16)
    now, then = state.copy(), np.empty(width, dtype=np.uint8)
    for cell in range(width):
        behind[batches, cell] = cell
    turns = plain(0)
    for step in range(batches - 1, -1, -1):
        own, last = fixed[step], free[axes[step], chosen[step]]
        turns += cost[step, chosen[step]]
        for cell in range(width):
            behind[step, cell] = own[last[behind[step + 1, cell]]]
    value = prices[0] * turns
    value += prices[1] * _broken(now, behind[0])
    if value < least:
        least = value
        copy(chosen, best)
    for step in range(batches):
        if signals[SIGNAL_STOP] != 0:
            break
        own, source = fixed[step], free[axes[step]]
        for cell in range(width):
            then[cell] = now[own[cell]]
        moving = plain(-1)
        dearest = cost[step].min() + DEARER
        for option in range(len(source)):
            price = cost[step, option]
            if option == chosen[step] or price > dearest:
                continue
            slack = -heat * np.log(1.0 - np.random.random())
            more = price - cost[step, chosen[step]]
            room = value + slack - prices[0] * (turns + more)
            if room < 0.0:
                continue
            if moving < 0:
                moving = _count_others(
                    then, behind[step + 1], moves[axes[step]], others, bars, cells
                )
            differ = prices[1] * _broken_with(others, then, source[option], bars, cells, moving)
            if differ <= room:
                chosen[step] = option
                turns += more
                value = prices[0] * turns + differ
                if value < least:
                    least = value
                    copy(chosen, best)
        last = source[chosen[step]]
        for cell in range(width):
            now[cell] = then[last[cell]]
    return least
