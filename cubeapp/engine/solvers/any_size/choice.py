"""Choosing the layers of a word: which to displace, and how far each row turns."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.kernels.arrays import stack_array
from cubeapp.engine.kernels.compiled import kernel, plain
from cubeapp.engine.model.moves import Metric

PAIRS, APART, ROWS_APART, ROW_COST, FIXED_COST, LAYER_COST, SLICE_COST = range(7)
"""The entries of `families.Words.rules`."""
SLICE_COSTS = {Metric.OBTM: 2, Metric.STM: 1}
"""How many turns one of a single inner layer counts."""
NEVER = -1e18

_values = stack_array(np.float64, 4)


@kernel
def batch_cost(powers: NDArray[np.int8], first: int, size: int, slice_cost: int) -> int:
    """Return how many turns of outer blocks and single layers turn layers by ``powers``.

    Layers between two cuts turn as the blocks outside them do, those that do not cost a turn
    of their own; turns of the whole cube are free.

    Args:
        powers: the quarters, 0…3.
        first: where among them the first layer is.
        size: N.
        slice_cost: how many turns one of a single layer counts; those of outer blocks count 1.
    """
    a = b = c = d = 0
    for layer in range(size):
        power = powers[first + layer]
        cut = min(min(a, b), min(c, d)) + 1
        a = min(a, cut) + slice_cost * (power != 0)
        b = min(b, cut) + slice_cost * (power != 1)
        c = min(c, cut) + slice_cost * (power != 2)
        d = min(d, cut) + slice_cost * (power != 3)
    return int(min(min(a, b), min(c, d)))


@kernel
def sum_rows(
    gains: NDArray[np.int16],
    chosen: NDArray[np.int8],
    apart: int,
    powers: NDArray[np.int64],
    sums: NDArray[np.int64],
) -> None:
    """Add up what each row and power gains with the ``chosen`` layers.

    Args:
        gains: shape (powers, N, rows).
        chosen: 1 for each displaced layer: shape (N,).
        apart: as in `families.Family`.
        powers: the quarters of each power.
        sums: shape (powers, rows).
    """
    count, size, rows = gains.shape
    for p in range(count):
        for r in range(rows):
            sums[p, r] = 0
        for x in range(1, size - 1):
            if not chosen[x]:
                continue
            mirror = size - 1 - x
            if apart and powers[p] == 2 and mirror != x and chosen[mirror]:
                continue
            for r in range(rows):
                sums[p, r] += gains[p, x, r]


@kernel
def choose_in_chain(
    sums: NDArray[np.int64],
    first: int,
    size: int,
    powers: NDArray[np.int64],
    cost: int,
    slice_cost: int,
    price: float,
    saved: NDArray[np.int64],
    traces: NDArray[np.int8],
    turned: NDArray[np.int8],
) -> None:
    """Choose how far each row of a group turns, as gain less ``price`` times turns is most.

    Neighbouring rows that turn alike may share turns as in `batch_cost`, so this follows the
    best choice for each power of a block's, layer by layer.

    Args:
        sums: as of `sum_rows`.
        first: the group's first row.
        size: N.
        powers: the quarters of each power.
        cost: how often a row turns.
        slice_cost: as in `batch_cost`.
        price: what one turn costs.
        saved: how many of these each row saves by joining turns before: shape (rows,).
        traces: room for 2·N·4 entries: shape (2, N, 4).
        turned: the chosen quarters of each row, 0 for none.
    """
    states = len(powers) + 1
    weight = cost * price
    best, after, worth = _values(), _values(), _values()
    for layer in range(size):
        row = first + layer
        inner = 0 < layer < size - 1
        top = 0
        for s in range(1, states):
            if best[s] > best[top]:
                top = s
        # The best choice for the row whatever the block does, at the price of a turn.
        other, other_value = 0, 0.0
        if inner:
            for s in range(1, states):
                worth[s] = sums[s - 1, row] + price * saved[row]
                if worth[s] > other_value:
                    other, other_value = s, worth[s]
        alone = other_value - slice_cost * weight
        for s in range(states):
            source, value = s, best[s]
            if layer > 0 and best[top] - weight > value:
                source, value = top, best[top] - weight
            own = NEVER
            if s == 0:
                own = 0.0
            elif inner:
                own = worth[s]
            if own >= alone:
                traces[1, layer, s], after[s] = s, value + own
            else:
                traces[1, layer, s], after[s] = other, value + alone
            traces[0, layer, s] = source
        for s in range(states):
            best[s] = after[s]
    state = 0
    for s in range(1, states):
        if best[s] > best[state]:
            state = s
    for layer in range(size - 1, -1, -1):
        choice = traces[1, layer, state]
        turned[first + layer] = powers[choice - 1] if choice > 0 else 0
        state = traces[0, layer, state]


@kernel
def choose_apart(
    sums: NDArray[np.int64],
    first: int,
    size: int,
    cost: int,
    price: float,
    saved: NDArray[np.int64],
    turned: NDArray[np.int8],
) -> None:
    """Choose the rows of a group that half turn, none together with its mirror image.

    Args:
        sums: as of `sum_rows`.
        first: the group's first row.
        size: N.
        cost: how many turns a row takes.
        price: what one turn costs.
        saved: how many of these each row saves by joining turns before: shape (rows,).
        turned: the chosen quarters of each row, 0 for none.
    """
    for layer in range(1, (size + 1) // 2):
        row, mirror = first + layer, first + size - 1 - layer
        turned[row] = turned[mirror] = 0
        one = sums[0, row] - price * (cost - saved[row])
        other = sums[0, mirror] - price * (cost - saved[mirror])
        if one > 0 and one >= other:
            turned[row] = 2
        elif other > 0:
            turned[mirror] = 2


@kernel
def choose_rows(
    sums: NDArray[np.int64],
    size: int,
    powers: NDArray[np.int64],
    rules: NDArray[np.int64],
    price: float,
    saved: NDArray[np.int64],
    traces: NDArray[np.int8],
    turned: NDArray[np.int8],
) -> None:
    """Choose how far each row turns, with what each gains in ``sums``.

    Arguments as for `choose_in_chain` and `choose_apart`.
    """
    cost, slice_cost = rules[ROW_COST], rules[SLICE_COST]
    for first in range(0, sums.shape[1], size):
        if rules[ROWS_APART]:
            choose_apart(sums, first, size, slice_cost * cost, price, saved, turned)
        else:
            choose_in_chain(
                sums, first, size, powers, cost, slice_cost, price, saved, traces, turned
            )


@kernel
def choose_displaced(
    gains: NDArray[np.int16],
    turned: NDArray[np.int8],
    powers: NDArray[np.int64],
    rules: NDArray[np.int64],
    price: float,
    saved: NDArray[np.int64],
    worth: NDArray[np.int64],
    chosen: NDArray[np.int8],
) -> None:
    """Choose the layers to displace for rows that turn as in ``turned``.

    Args:
        gains: shape (powers, N, rows).
        turned: quarters of each row.
        powers: the quarters of each power.
        rules: of the family.
        price: what one turn costs.
        saved: how many turns each layer saves by joining turns before: shape (N,).
        worth: room, shape (2, N): the gains with rows that half turn, and with the others.
        chosen: the answer, 1 for each displaced layer.
    """
    count, size, rows = gains.shape
    for x in range(size):
        worth[0, x] = worth[1, x] = 0
    for r in range(rows):
        if turned[r] == 0:
            continue
        p = turned[r] - 1 if count == 3 else 0
        half = 0 if powers[p] == 2 else 1
        for x in range(1, size - 1):
            worth[half, x] += gains[p, x, r]
    cost = rules[LAYER_COST] * rules[SLICE_COST]
    for x in range(1, (size + 1) // 2):
        mirror = size - 1 - x
        chosen[x] = chosen[mirror] = 0
        if x == mirror and rules[PAIRS]:
            chosen[x] = worth[0, x] + worth[1, x] > 2 * rules[SLICE_COST] * price
            continue
        one = worth[0, x] + worth[1, x] - (cost - saved[x]) * price
        if rules[PAIRS] or x == mirror:
            chosen[x] = one > 0
            continue
        other = worth[0, mirror] + worth[1, mirror] - (cost - saved[mirror]) * price
        both = one + other
        if rules[APART]:
            both -= worth[0, x] + worth[0, mirror]
        top = max(max(one, other), both)
        if top > 0:
            chosen[x] = one == top or both == top
            chosen[mirror] = both == top or one != top


@kernel(allocates=True)
def word_cost(chosen: NDArray[np.int8], turned: NDArray[np.int8], rules: NDArray[np.int64]) -> int:
    """Return about how many turns a word takes, turns before it left out."""
    size = len(chosen)
    cost, slice_cost = int(rules[FIXED_COST]), rules[SLICE_COST]
    beginning = plain(0)
    if rules[PAIRS]:
        layers = chosen.copy()
        for x in range(size):
            layers[x] |= chosen[size - 1 - x]
        cost += 2 * batch_cost(layers, beginning, size, slice_cost)
    elif rules[LAYER_COST]:
        cost += 2 * batch_cost(chosen, beginning, size, slice_cost)
    for first in range(0, len(turned), size):
        cost += rules[ROW_COST] * batch_cost(turned, first, size, slice_cost)
    return int(cost)


@kernel
def word_gain(sums: NDArray[np.int64], turned: NDArray[np.int8]) -> int:
    """Return what a word gains, from the ``sums`` for its displaced layers."""
    gain = 0
    for r in range(len(turned)):
        if turned[r] != 0:
            gain += sums[turned[r] - 1 if len(sums) == 3 else 0, r]
    return gain
