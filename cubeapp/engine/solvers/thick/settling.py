"""How free layers turn best, in compiled code."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.kernels.arrays import copy
from cubeapp.engine.kernels.compiled import kernel, plain
from cubeapp.engine.kernels.head import SIGNAL_STOP
from cubeapp.engine.solvers.thick.bars import BARS, COLOURS
from cubeapp.engine.solvers.thick.weighing import differing

DEARER = 1
"""Options that take more turns than the shortest and these are not tried."""


@kernel
def _broken(
    state: NDArray[np.uint8],
    first: NDArray[np.uint16],
    then: NDArray[np.uint16],
    counts: NDArray[np.uint8],
) -> int:
    """Return how many cells differ from most of their bar after two sources."""
    kinds = len(state) // BARS
    counts[:] = 0
    for kind in range(kinds):
        for bar in range(BARS):
            counts[bar, state[first[then[BARS * kind + bar]]]] += 1
    return differing(counts, kinds)


@kernel(allocates=True)
def sweep(
    state: NDArray[np.uint8],
    axes: NDArray[np.int64],
    fixed: NDArray[np.uint16],
    free: NDArray[np.uint16],
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
    counts = np.empty((BARS, COLOURS), dtype=np.uint8)
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
    value += prices[1] * _broken(now, behind[0], behind[batches], counts)
    if value < least:
        least = value
        copy(chosen, best)
    for step in range(batches):
        if signals[SIGNAL_STOP] != 0:
            break
        own, source = fixed[step], free[axes[step]]
        for cell in range(width):
            then[cell] = now[own[cell]]
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
            differ = prices[1] * _broken(then, source[option], behind[step + 1], counts)
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
