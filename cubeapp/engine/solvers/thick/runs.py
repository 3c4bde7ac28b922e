"""The words of large cubes for turns of outer blocks, in compiled code.

Slices side by side that turn alike are one block, and turning it there and back takes four
turns however many slices it has. So the powers of all slices of a word are chosen together:
the best for what each power mends less a price for every place where neighbours differ.

A word ends with turns of slices and the next may begin with some about the same axis: then
these are one turn each. Slices that stay where they are while something else is done save all
of their turns, so a word often costs but what is done between.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.kernels.arrays import stack_array
from cubeapp.engine.kernels.compiled import kernel, plain
from cubeapp.engine.kernels.head import SIGNAL_STOP
from cubeapp.engine.solvers.thick.weighing import COST, GAIN, PLAN, POWERS, Plans, most_of_all, pack

NARROW = 0.7
"""Words that mend less than this part of what the best mends a turn are left out."""
ROUNDS = 3
"""How often the price of a turn rises to what a word yields."""
LEAST_TURNS = 3
"""The fewest turns that slices take, there and back."""

_values = stack_array(np.float64, 4)


@kernel
def choose_powers(
    total: NDArray[np.int8],
    first: int,
    last: int,
    trail: NDArray[np.int64],
    price: float,
    came: NDArray[np.int8],
    powers: NDArray[np.int64],
) -> None:
    """Choose a power for each slice, as what they mend less ``price`` times turns is most.

    Args:
        total: what each slice mends with each power: shape (4, kinds).
        first: the power of the layer before the first slice when slices turn there.
        last: likewise that of the layer behind the last one.
        trail: the power of each slice just before, which these powers join.
        price: of a turn.
        came: room, shape (kinds, 4).
        powers: the answer, shape (kinds,).
    """
    kinds = total.shape[1]
    values, after = _values(), _values()
    for power in range(4):
        values[power] = total[power, 0] - price * (power != first)
    for slice_ in range(1, kinds):
        top = 0
        for power in range(1, 4):
            if values[power] > values[top]:
                top = power
        cut = values[top] - 2 * price
        shift = (trail[slice_ - 1] - trail[slice_]) & 3
        for power in range(4):
            # Where the turns before differ too, a place is saved there or back, not both.
            own = values[power] - (shift != 0) * price
            came[slice_, power] = power
            if shift and values[(power - shift) & 3] - price > own:
                came[slice_, power] = (power - shift) & 3
                own = values[(power - shift) & 3] - price
            if cut > own:
                own, came[slice_, power] = cut, top
            after[power] = own + total[power, slice_]
        for power in range(4):
            values[power] = after[power]
    best = plain(0)
    for power in range(4):
        values[power] -= price * (power != last)
        if values[power] > values[best]:
            best = plain(power)
    for slice_ in range(kinds - 1, -1, -1):
        powers[slice_] = best
        if slice_ > 0:
            best = plain(came[slice_, best])


@kernel
def leave_out_clashes(total: NDArray[np.int8], clashes: int, powers: NDArray[np.int64]) -> None:
    """Turn only the better of two slices as far from either side that get in each other's way."""
    kinds = len(powers)
    for slice_ in range((kinds + 1) // 2):
        mirrored = kinds - 1 - slice_
        one, other = powers[slice_], powers[mirrored]
        if one and other and clashes >> (3 * one + other - 4) & 1:
            worse = total[one, slice_] < total[other, mirrored]
            powers[slice_ if worse else mirrored] = 0


@kernel
def weigh(
    total: NDArray[np.int8],
    first: int,
    last: int,
    trail: NDArray[np.int64],
    powers: NDArray[np.int64],
) -> tuple[int, int]:
    """Return what slices mend that turn so, and how many more turns they take there and back."""
    kinds = len(powers)
    gain = 0
    turns = int(powers[0] != first) + int(powers[kinds - 1] != last)
    for slice_ in range(kinds):
        gain += total[powers[slice_], slice_]
        if slice_ > 0:
            change = (powers[slice_] - powers[slice_ - 1]) & 3
            before = (trail[slice_] - trail[slice_ - 1]) & 3
            turns += (change != 0) + ((change + before) & 3 != 0) - (before != 0)
    return gain, turns


@kernel
def put(
    found: NDArray[np.int16],
    taken: NDArray[np.int64],
    plan: int,
    gain: int,
    cost: int,
    powers: NDArray[np.int64],
) -> None:
    """Put a word among those of its cost, of which only the best are kept."""
    room = len(found) // len(taken)
    if cost >= len(taken):
        return
    row = plain(room * cost)
    end = row + taken[cost]
    if taken[cost] < room:
        row = end
        taken[cost] += 1
    else:
        for other in range(row + 1, end):
            if found[other, GAIN] < found[row, GAIN]:
                row = plain(other)
        if found[row, GAIN] >= gain:
            return
    found[row, PLAN], found[row, GAIN], found[row, COST] = plan, gain, cost
    for slice_ in range(len(powers)):
        found[row, POWERS + slice_] = powers[slice_]


@kernel
def add_up(gains: NDArray[np.int8], plans: Plans, plan: int, total: NDArray[np.int8]) -> None:
    """Write what each slice mends with each power."""
    kinds = gains.shape[1]
    for power in range(1, 4):
        row = total[power]
        for slice_ in range(kinds):
            row[slice_] = 0
        first = 3 * plan + power - 1
        for index in range(plans.starts[first], plans.starts[first + 1]):
            code = plans.codes[index]
            for slice_ in range(kinds):
                row[slice_] += gains[code, slice_]


@kernel(allocates=True)
def best_runs(
    gains: NDArray[np.int8],
    plans: Plans,
    forms: int,
    trail: NDArray[np.int64],
    axis: int,
    found: NDArray[np.int16],
    taken: NDArray[np.int64],
    signals: NDArray[np.int64],
) -> None:
    """Find the words that mend most for turns of outer blocks.

    Args:
        gains: as of `weighing.fill_gains`.
        plans: all of them, for OBTM.
        forms: how many forms of words there are.
        trail: by how much the last word turned each slice in the end: shape (kinds,).
        axis: the axis of those.
        found: the answer, see `weighing.PLAN`: the same number of rows for each cost.
        taken: how many words of each cost there are, 0 at first.
        signals: of the search's control; a search that was stopped finds no more.
    """
    kinds = gains.shape[1]
    total = np.zeros((4, kinds), dtype=np.int8)
    came = np.empty((kinds, 4), dtype=np.int8)
    powers = np.empty(kinds, dtype=np.int64)
    still = np.zeros(kinds, dtype=np.int64)
    changes = plain(0)
    for slice_ in range(1, kinds):
        changes += trail[slice_] != trail[slice_ - 1]
    packed = pack(gains)
    most = np.empty(packed.shape[1], dtype=np.int64)
    best = 0.0
    for plan in range(len(plans.cost)):
        if plan % 1024 == 0 and signals[SIGNAL_STOP] != 0:
            return
        before = plans.before[plan]
        first, last = before[1], before[2]
        fixed = plans.cost[plan] - plans.joins[plan]
        fixed += (before[0] != first) + (before[3] != last)
        parted = plans.numbers[plan] >= forms and plans.joins[plan] == 0
        joins = plans.axis[plan] == axis and not parted
        price = NARROW * best
        least = max(fixed + LEAST_TURNS - (changes if joins else 0), 1)
        if most_of_all(packed, plans, plan, most) <= price * least:
            continue
        behind = trail if joins else still
        add_up(gains, plans, plan, total)
        for _ in range(ROUNDS):
            choose_powers(total, first, last, behind, price, came, powers)
            if plans.clashes[plan]:
                leave_out_clashes(total, plans.clashes[plan], powers)
            gain, turns = weigh(total, first, last, behind, powers)
            cost = max(fixed + turns, 1)
            rate = gain / cost
            if gain <= 0 or rate <= price:
                break
            put(found, taken, plan, gain, cost, powers)
            best = max(best, rate)
            price = rate
