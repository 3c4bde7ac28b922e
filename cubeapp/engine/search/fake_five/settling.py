"""How free layers turn best, in compiled code."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.search.compiled import kernel, plain
from cubeapp.engine.search.control import SearchControl

BARS = 24
COLOURS = 6
STOP = SearchControl.STOP


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
    broken = BARS * kinds
    for bar in range(BARS):
        most = counts[bar, 0]
        for colour in range(1, COLOURS):
            most = max(most, counts[bar, colour])
        broken -= most
    return broken


@kernel
def settle(
    state: NDArray[np.uint8],
    axes: NDArray[np.int64],
    fixed: NDArray[np.uint16],
    free: NDArray[np.uint16],
    cost: NDArray[np.int64],
    prices: NDArray[np.int64],
    heat: float,
    sweeps: int,
    seed: int,
    signals: NDArray[np.int64],
    chosen: NDArray[np.int64],
) -> int:
    """Choose an option for each batch of turns so that few cells differ and few turns are made.

    One batch after the other tries other options, which stay if they are better or hardly
    worse, less and less so.

    Args:
        state: the colours of the cells before, uint8, shape (kinds · 24,).
        axes: the axis of each batch, int64, shape (batches,).
        fixed: what each batch does to the cells but for the free layers: (batches, kinds · 24).
        free: what those do about each axis: shape (3, options, kinds · 24).
        cost: the turns of each option: int64, shape (batches, options).
        prices: what a turn costs, and a cell that differs from most of its bar.
        heat: how much worse a choice may be at first.
        sweeps: how often all batches are gone through.
        seed: for random numbers.
        signals: of the search's control; a search that was stopped tries no more.
        chosen: the first choice, int64, shape (batches,), which becomes the best one found.

    Returns:
        What the best one costs.
    """
    np.random.seed(seed)
    batches, width = fixed.shape
    options = free.shape[1]
    suffix = np.empty((batches + 1, width), dtype=np.uint16)
    counts = np.empty((BARS, COLOURS), dtype=np.uint8)
    now, then = np.empty(width, dtype=np.uint8), np.empty(width, dtype=np.uint8)
    current = chosen.copy()
    for cell in range(width):
        suffix[batches, cell] = cell
    value = best = plain(1) << 40
    for sweep in range(sweeps):
        if signals[STOP] != 0:
            break
        # The tails behind each batch, as chosen now.
        for step in range(batches - 1, -1, -1):
            own, last = fixed[step], free[axes[step], current[step]]
            for cell in range(width):
                suffix[step, cell] = own[last[suffix[step + 1, cell]]]
        turns = plain(0)
        for step in range(batches):
            turns += cost[step, current[step]]
        for cell in range(width):
            now[cell] = state[cell]
        if sweep == 0:
            value = best = prices[0] * turns + prices[1] * _broken(now, suffix[0], suffix[batches], counts)
        temperature = heat * (1.0 - sweep / sweeps)
        for step in range(batches):
            own, source = fixed[step], free[axes[step]]
            for cell in range(width):
                then[cell] = now[own[cell]]
            least = cost[step].min()
            for option in range(options):
                before = current[step]
                more = cost[step, option] - cost[step, before]
                if option == before or cost[step, option] > least + 1:
                    continue
                slack = -temperature * np.log(np.random.random() + 1e-12)
                left = (value + slack - prices[0] * (turns + more)) / prices[1]
                if left < 0:
                    continue
                differ = _broken(then, source[option], suffix[step + 1], counts)
                if differ <= left:
                    current[step] = option
                    turns += more
                    value = prices[0] * turns + prices[1] * differ
                    if value < best:
                        best = value
                        chosen[:] = current
            last = source[current[step]]
            for cell in range(width):
                now[cell] = then[last[cell]]
    return best
