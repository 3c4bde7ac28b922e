"""What words gain, and how free layers turn best, in compiled code."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.search.compiled import kernel, plain
from cubeapp.engine.search.control import SearchControl

BARS = 24
MOST_COST = 8
"""Above the cost of any word."""
LEAST_GAIN, GAINS = -40, 81
"""No word gains less, and so many different gains there are."""
WORTHLESS = -2
"""Words that break so many cells more than they mend are left out."""
WORD, GAIN, COST = range(3)
STOP = SearchControl.STOP


@kernel
def best_words(
    state: NDArray[np.uint8],
    starts: NDArray[np.int32],
    made: NDArray[np.uint8],
    cost: NDArray[np.int64],
    room: int,
    gains: NDArray[np.int8],
    found: NDArray[np.int64],
) -> int:
    """Find the words that mend most, up to ``room`` of each cost.

    Args:
        state: the colours of the cells, uint8, shape (kinds · 24,).
        starts: as in `words.Words`, and likewise the next two.
        made: see there.
        cost: see there.
        room: how many of each cost.
        gains: memory, shape (w,).
        found: the answer: word, gain and cost, shape (room · `MOST_COST`, 3).

    Returns:
        How many there are.
    """
    others = made.shape[1] - 1
    last = BARS * others
    joined = np.zeros(BARS, dtype=np.int64)
    for bar in range(BARS):
        for kind in range(others):
            joined[bar] += state[BARS * kind + bar] == state[last + bar]
    counts = np.zeros((MOST_COST, GAINS), dtype=np.int64)
    for word in range(len(cost)):
        gain = 0
        for index in range(starts[word], starts[word + 1]):
            cell = made[index, others]
            gain -= joined[cell - last]
            for kind in range(others):
                gain += state[made[index, kind]] == state[cell]
        gains[word] = gain
        counts[cost[word], gain - LEAST_GAIN] += 1
    least = np.zeros(MOST_COST, dtype=np.int64)
    left = np.zeros(MOST_COST, dtype=np.int64)
    for price in range(MOST_COST):
        taken, gain = 0, GAINS - 1
        while gain > WORTHLESS - LEAST_GAIN and taken + counts[price, gain] <= room:
            taken += counts[price, gain]
            gain -= 1
        least[price], left[price] = gain + LEAST_GAIN, room - taken
    count = 0
    for word in range(len(cost)):
        price, gain = cost[word], int(gains[word])
        if gain <= WORTHLESS or gain < least[price]:
            continue
        if gain == least[price]:
            if left[price] == 0:
                continue
            left[price] -= 1
        found[count, WORD], found[count, GAIN], found[count, COST] = word, gain, price
        count += 1
    return count


@kernel
def settle(
    state: NDArray[np.uint8],
    source: NDArray[np.uint8],
    cost: NDArray[np.int64],
    prices: NDArray[np.int64],
    draws: NDArray[np.int64],
    heat: float,
    signals: NDArray[np.int64],
    chosen: NDArray[np.int64],
) -> int:
    """Choose an option for each batch of turns so that few cells differ and few turns are made.

    One batch after the other tries another option, which stays if that is better or hardly
    worse, less and less so.

    Args:
        state: the colours of the cells before, uint8, shape (kinds · 24,).
        source: what each option does: uint8, shape (batches, options, kinds · 24).
        cost: its turns: int64, shape (batches, options).
        prices: what a turn costs, and a cell that differs from the last one of its bar.
        draws: random numbers: int64, shape (tries, 3), not negative.
        heat: how much worse a choice may be at first.
        signals: of the search's control; a search that was stopped tries no more.
        chosen: the first choice, int64, shape (batches,), which becomes the best one found.

    Returns:
        What the best one costs.
    """
    batches, options, width = source.shape
    others = width // BARS - 1
    last = BARS * others
    now, then = np.empty(width, dtype=np.uint8), np.empty(width, dtype=np.uint8)
    current = chosen.copy()
    value = best = plain(1) << 40
    for index in range(len(draws)):
        if signals[STOP] != 0:
            break
        batch, option = draws[index, 0] % batches, draws[index, 1] % options
        before = current[batch]
        current[batch] = option
        total = 0
        now[:] = state
        for step in range(batches):
            total += prices[0] * cost[step, current[step]]
            row = source[step, current[step]]
            for cell in range(width):
                then[cell] = now[row[cell]]
            now, then = then, now
        for kind in range(others):
            for bar in range(BARS):
                total += prices[1] * (now[BARS * kind + bar] != now[last + bar])
        slack = heat * (1.0 - index / len(draws)) * (draws[index, 2] % 1024) / 1024
        if total <= value + slack:
            value = total
            if value < best:
                best = value
                chosen[:] = current
        else:
            current[batch] = before
    return best
