"""What words gain, in compiled code."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.kernels.arrays import copy, stack_array
from cubeapp.engine.kernels.compiled import kernel, plain
from cubeapp.engine.kernels.head import SIGNAL_STOP
from cubeapp.engine.solvers.thick.bars import BARS, COLOURS, MARGIN

PAIRS = BARS * BARS
SHORT = 3
"""The most cells of a bar whose colour is not chosen beforehand."""
WORTHLESS = -2
"""Words that break this many cells more than they repair are left out."""
PLAN, GAIN, COST, BROKEN, POWERS = range(5)
"""What is known of a word: its plan, about how many cells it mends, how many turns it takes,
how many cells differ behind it, and the power of each slice; int16."""
MOST_GAINS = 12
"""The most cells that a slice mends, or breaks, in a word."""
ONES, GUARDS = 0x0101010101010101, 0x4040404040404040
"""A bit in each of eight bytes: the lowest, and one above all that is ever in a byte."""


class Plans(NamedTuple):
    """All plans of words, see `macros`; p plans, the cheaper ones first."""

    cost: NDArray[np.int64]
    """The turns without those of slices: shape (p,)."""
    starts: NDArray[np.int32]
    """Plan i with a slice turned by power k makes ``codes[starts[3i + k - 1]]`` and so on."""
    codes: NDArray[np.uint16]
    """``576·side + 24·bar + other``: the bar gets the cell of the other one."""
    source: NDArray[np.uint8]
    """Which bar is where after the plan: shape (p, 24)."""
    numbers: NDArray[np.int32]
    """The turn before the word, 0 for none, times the forms, plus the form: shape (p,)."""
    axis: NDArray[np.int64]
    """The axis of the slices: shape (p,)."""
    before: NDArray[np.int64]
    """Powers of the layers 0, 1, N-2 and N-1 before it, if about that axis: shape (p, 4)."""
    joins: NDArray[np.int64]
    """What the turn before it costs if that is about that axis, or else 0: shape (p,)."""
    clashes: NDArray[np.int16]
    """With which powers a slice and the one as far from the other side, k and l, do not do what
    each does alone: bit 3k + l - 4, shape (p,)."""
    layer_cost: int
    """How many turns one of a single slice counts."""

    def between(self, first: int, last: int) -> Plans:
        """Return some of the plans, with what `best_words` looks at, as if there were no others."""
        return self._replace(
            cost=self.cost[first:last],
            starts=self.starts[3 * first : 3 * last + 1],
            clashes=self.clashes[first:last],
        )


_by_colour, _by_power = stack_array(np.int64, COLOURS), stack_array(np.int64, 4)


@kernel
def count_colours(
    state: NDArray[np.uint8], counts: NDArray[np.int64], labels: NDArray[np.int64]
) -> int:
    """Choose the colour of each bar so that few cells differ, and return how many do.

    Args:
        state: the colours of the cells: uint8, shape (kinds · 24,).
        counts: the answer: how many cells of each colour each bar has, shape (24, 6).
        labels: the answer: a colour for each bar, each for four of them: shape (24,). Short
            bars get none, and may be of any.
    """
    kinds = len(state) // BARS
    counts[:] = 0
    for kind in range(kinds):
        for bar in range(BARS):
            counts[bar, state[BARS * kind + bar]] += 1
    if kinds > SHORT:
        return BARS * kinds - _label(counts, labels, kinds)
    return differing(counts, kinds)


@kernel
def differing(counts: NDArray[np.integer], kinds: int) -> int:
    """Return how many cells differ from most of their bar, of which each has ``kinds``."""
    broken = BARS * kinds
    for bar in range(BARS):
        most = counts[bar, 0]
        for colour in range(1, COLOURS):
            most = max(most, counts[bar, colour])
        broken -= most
    return broken


@kernel
def _label(counts: NDArray[np.int64], labels: NDArray[np.int64], kinds: int) -> int:
    """Choose colours for bars, and return how many cells have them."""
    left = _by_colour()
    left[:] = 4
    labels[:] = COLOURS
    total, open_ = plain(0), BARS
    for count in range(kinds, -1, -1):
        for bar in range(BARS):
            if labels[bar] < COLOURS:
                continue
            for colour in range(COLOURS):
                if counts[bar, colour] == count and left[colour] > 0:
                    labels[bar] = colour
                    left[colour] -= 1
                    total += count
                    open_ -= 1
                    break
        if open_ == 0:
            break
    better = total < BARS * kinds
    while better:
        better = False
        for bar in range(BARS):
            for other in range(bar):
                mine, its = labels[bar], labels[other]
                gain = counts[bar, its] + counts[other, mine]
                gain -= counts[bar, mine] + counts[other, its]
                if gain > 0:
                    labels[bar], labels[other] = its, mine
                    total += gain
                    better = True
    return total


@kernel
def fill_gains(
    state: NDArray[np.uint8],
    counts: NDArray[np.int64],
    labels: NDArray[np.int64],
    gains: NDArray[np.int8],
) -> None:
    """Work out what a bar gains that gets one cell of another one: -1, 0 or 1.

    Short bars have no colour yet: what counts is how many of their cells agree.

    Args:
        state: the colours of the cells.
        counts: as of `count_colours`.
        labels: likewise.
        gains: the answer: shape (2 · 576, kinds), by side, bar and other, and slice.
    """
    kinds = len(state) // BARS
    after = _by_colour()
    for bar in range(BARS):
        most = 0
        for colour in range(COLOURS):
            most = max(most, counts[bar, colour])
        for kind in range(kinds):
            own = state[BARS * kind + bar]
            second = 0
            for colour in range(COLOURS):
                if colour != own:
                    second = max(second, counts[bar, colour])
            for colour in range(COLOURS):
                if kinds > SHORT:
                    after[colour] = int(labels[bar] == colour) - int(labels[bar] == own)
                    continue
                new = max(second, counts[bar, own] - 1)
                after[colour] = max(new, counts[bar, colour] + 1) - most
            after[own] = 0
            for other in range(BARS):
                gain = after[state[BARS * kind + other]]
                gains[BARS * bar + other, kind] = gain
                gains[PAIRS + BARS * bar + other, kinds - 1 - kind] = gain


def gains_of(state: NDArray[np.uint8]) -> NDArray[np.int8]:
    """Return what `fill_gains` works out for a cube."""
    kinds = len(state) // BARS
    counts, labels = np.empty((BARS, COLOURS), dtype=np.int64), np.empty(BARS, dtype=np.int64)
    gains = np.empty((2 * PAIRS, kinds), dtype=np.int8)
    count_colours(state, counts, labels)
    fill_gains(state, counts, labels, gains)
    return gains


@kernel(allocates=True)
def pack(gains: NDArray[np.int8]) -> NDArray[np.int64]:
    """Return gains of -1 to 1, each with 1 added, eight to a word: they are added all at once.

    A plan makes `MOST_GAINS` of them at most, so no byte carries over into the next one.
    """
    pairs, kinds = gains.shape
    packed = np.zeros((pairs, (kinds + 7) // 8), dtype=np.int64)
    for pair in range(pairs):
        for kind in range(kinds):
            packed[pair, kind // 8] |= (plain(gains[pair, kind]) + 1) << 8 * (kind % 8)
    return packed


@kernel
def _total(packed: NDArray[np.int64], plans: Plans, row: int, word: int) -> int:
    """Return what eight slices mend that turn by a power, each with `MOST_GAINS` added.

    Args:
        packed: as of `pack`.
        plans: all of them.
        row: the plan and the power, as in ``plans.starts``.
        word: which eight slices.
    """
    first, last = plans.starts[row], plans.starts[row + 1]
    total = plain(ONES * (MOST_GAINS - (last - first)))
    for index in range(first, last):
        total += packed[plans.codes[index], word]
    return total


@kernel
def _greater(total: int, most: int) -> int:
    """Return a mask of the bytes that are greater than those of ``most``."""
    # The guard stays in these.
    more = ((total | GUARDS) - most - ONES) & GUARDS
    return more - (more >> 6)


@kernel
def most_of_all(packed: NDArray[np.int64], plans: Plans, plan: int, most: NDArray[np.int64]) -> int:
    """Write the most that each slice mends if it turns or not, and return the sum.

    Args:
        packed: as of `pack`.
        plans: all of them.
        plan: which of them.
        most: the answer, like a row of ``packed``, but with `MOST_GAINS` added.
    """
    words = len(most)
    total = plain(-8 * MOST_GAINS * words)
    for word in range(words):
        best = plain(ONES * MOST_GAINS)
        for row in range(3 * plan, 3 * plan + 3):
            turned = _total(packed, plans, row, word)
            mask = _greater(turned, best)
            best = (turned & mask) | (best & ~mask)
        most[word] = best
        # The product adds up all bytes in the highest.
        total += (best * ONES >> 56) & 255
    return total


@kernel
def _best_powers(
    packed: NDArray[np.int64],
    plans: Plans,
    plan: int,
    gains: NDArray[np.int64],
    powers: NDArray[np.int64],
) -> None:
    """Write the most that each slice mends, and the first power that does.

    Args:
        packed: as of `pack`.
        plans: all of them.
        plan: which of them.
        gains: the answer, shape (kinds,).
        powers: likewise, 1 to 3.
    """
    for word in range(packed.shape[1]):
        most, which = _total(packed, plans, 3 * plan, word), plain(ONES)
        for k in range(1, 3):
            total = _total(packed, plans, 3 * plan + k, word)
            mask = _greater(total, most)
            most = (total & mask) | (most & ~mask)
            which = (ONES * (k + 1) & mask) | (which & ~mask)
        for slice_ in range(8 * word, min(8 * word + 8, len(gains))):
            gains[slice_] = (most & 255) - MOST_GAINS
            powers[slice_] = which & 255
            most >>= 8
            which >>= 8


_by_gain = stack_array(np.int64, MOST_GAINS + 1)


@kernel
def _is_among_best(most: NDArray[np.int64], cost: int, step: int, least: NDArray[np.int64]) -> bool:
    """Tell whether with any number of its best slices a word may mend more than others kept.

    Args:
        most: as of `most_of_all`.
        cost: what the word costs without slices.
        step: what each slice costs.
        least: what the words of each cost have to mend more than.
    """
    # How many slices mend more than so many cells.
    counts = _by_gain()
    top = plain(0)
    while True:
        count = plain(0)
        for word in range(len(most)):
            count += ((most[word] + ONES * (63 - MOST_GAINS - top)) & GUARDS) >> 6
        count = (count * ONES >> 56) & 255
        if count == 0:
            break
        counts[top] = count
        top += 1
    gain = plain(0)
    for chosen in range(max(counts[0], 1)):
        while top > 0 and counts[top - 1] <= chosen:
            top -= 1
        gain += top
        cost += step
        if cost >= len(least):
            break
        if gain > least[cost]:
            return True
    return False


@kernel
def _put_in_order(gains: NDArray[np.int64], order: NDArray[np.int64]) -> int:
    """Write the slices that mend something, the best first, and return how many there are.

    If there is none, that is the one that breaks least, unless it breaks too much.
    """
    count, least = plain(0), 0
    for slice_ in range(len(gains)):
        gain = gains[slice_]
        if gain > gains[least]:
            least = slice_
        if gain <= 0:
            continue
        place = count
        while place > 0 and gains[order[place - 1]] < gain:
            order[place] = order[place - 1]
            place -= 1
        order[place] = slice_
        count += 1
    if count == 0 and gains[least] > WORTHLESS:
        order[0] = least
        count = plain(1)
    return count


@kernel(allocates=True)
def best_words(
    gains: NDArray[np.int8],
    plans: Plans,
    room: int,
    found: NDArray[np.int16],
    signals: NDArray[np.int64],
) -> int:
    """Find the words that mend most, up to ``room`` of each cost.

    Args:
        gains: as of `fill_gains`.
        plans: all of them.
        room: how many of each cost.
        found: the answer, see `PLAN`: as many rows as costs times ``room``; the costs are
            without what slices save that turn together.
        signals: of the search's control.

    Returns:
        How many there are.
    """
    kinds = gains.shape[1]
    costs = len(found) // room
    taken = np.zeros(costs, dtype=np.int64)
    least = np.full(costs, WORTHLESS)
    weakest = np.zeros(costs, dtype=np.int64)
    best = np.empty(kinds, dtype=np.int64)
    power = np.empty(kinds, dtype=np.int64)
    order = np.empty(kinds, dtype=np.int64)
    packed = pack(gains)
    most = np.empty(packed.shape[1], dtype=np.int64)
    step = 2 * plans.layer_cost
    for plan in range(len(plans.cost)):
        if plan % 1024 == 0 and signals[SIGNAL_STOP] != 0:
            return 0
        # Hardly any word is among the best, and this is much quicker than to see which slices turn.
        most_of_all(packed, plans, plan, most)
        if not _is_among_best(most, plans.cost[plan], step, least):
            continue
        _best_powers(packed, plans, plan, best, power)
        clashes = plans.clashes[plan]
        if clashes:
            # The middle slice is its own mirror image.
            for slice_ in range((kinds + 1) // 2):
                mirrored = kinds - 1 - slice_
                bit = 3 * power[slice_] + power[mirrored] - 4
                if clashes >> bit & 1:
                    best[slice_ if best[slice_] < best[mirrored] else mirrored] = -100
        gain = 0
        for chosen in range(_put_in_order(best, order)):
            gain += best[order[chosen]]
            cost = plans.cost[plan] + step * (chosen + 1)
            if cost >= costs:
                break
            if gain <= least[cost]:
                continue
            if taken[cost] == room:
                row = room * cost + weakest[cost]
            else:
                row = room * cost + taken[cost]
                taken[cost] += 1
            found[row, PLAN], found[row, GAIN], found[row, COST] = plan, gain, cost
            for slice_ in range(kinds):
                found[row, POWERS + slice_] = 0
            for index in range(chosen + 1):
                found[row, POWERS + order[index]] = power[order[index]]
            if taken[cost] == room:
                weakest[cost] = 0
                for other in range(1, room):
                    first = room * cost
                    if found[first + other, GAIN] < found[first + weakest[cost], GAIN]:
                        weakest[cost] = other
                least[cost] = found[room * cost + weakest[cost], GAIN]
    made = 0
    for cost in range(costs):
        for row in range(room * cost, room * cost + taken[cost]):
            if made < row:
                copy(found[row], found[made])
            made += 1
    return made


@kernel(allocates=True)
def run_turns(powers: NDArray[np.int64], runs: NDArray[np.int64], layer_cost: int) -> int:
    """Return how many turns of outer blocks and single layers turn layers so.

    Args:
        powers: the power of each layer, 0…3.
        runs: the answer: what outer blocks alone do to each layer, up to a turn of the cube.
        layer_cost: how many turns one of a single layer counts.
    """
    size = len(powers)
    costs = _by_power()
    came = np.empty((size, 4), dtype=np.int64)
    for layer in range(size):
        cheapest = 0
        for power in range(1, 4):
            if costs[power] < costs[cheapest]:
                cheapest = power
        cut = costs[cheapest] + 1
        for power in range(4):
            came[layer, power] = power
            if layer > 0 and cut < costs[power]:
                costs[power] = cut
                came[layer, power] = cheapest
            if power != powers[layer]:
                costs[power] += layer_cost
    last = 0
    # Outer blocks that need not turn are left alone.
    for power in range(1, 4):
        if costs[power] < costs[last]:
            last = power
    total = costs[last]
    for layer in range(size - 1, -1, -1):
        runs[layer] = last
        last = came[layer, last]
    return int(total)


@kernel
def _mend(
    state: NDArray[np.uint8], word: NDArray[np.int16], plans: Plans, mended: NDArray[np.uint8]
) -> None:
    """Write which cell each bar gets from a word, the bars staying where they are."""
    kinds = len(state) // BARS
    copy(state, mended)
    for slice_ in range(kinds):
        power = word[POWERS + slice_]
        if power == 0:
            continue
        first = 3 * word[PLAN] + power - 1
        for index in range(plans.starts[first], plans.starts[first + 1]):
            side, pair = divmod(plans.codes[index], PAIRS)
            bar, other = divmod(pair, BARS)
            kind = slice_ if side == 0 else kinds - 1 - slice_
            mended[BARS * kind + bar] = state[BARS * kind + other]


@kernel(allocates=True)
def make_word(
    state: NDArray[np.uint8],
    word: NDArray[np.int16],
    plans: Plans,
    outer: NDArray[np.uint8],
    after: NDArray[np.uint8],
) -> None:
    """Write the cells after a word.

    Args:
        state: the colours of the cells before.
        word: see `PLAN`.
        plans: all of them.
        outer: as of `macros.outer_sources`, for the axis of the slices: shape (2, 4, 24).
        after: the answer.
    """
    kinds = len(state) // BARS
    powers = np.empty(kinds, dtype=np.int64)
    runs = np.empty(kinds, dtype=np.int64)
    mended = np.empty_like(state)
    _mend(state, word, plans, mended)
    for slice_ in range(kinds):
        powers[slice_] = -word[POWERS + slice_] & 3
    run_turns(powers, runs, plans.layer_cost)
    places = plans.source[word[PLAN]]
    front, back = outer[0, runs[0]], outer[1, runs[kinds - 1]]
    for bar in range(BARS):
        place = places[front[back[bar]]]
        for kind in range(kinds):
            after[BARS * kind + bar] = mended[BARS * kind + place]


@kernel(allocates=True)
def price_words(state: NDArray[np.uint8], found: NDArray[np.int16], plans: Plans) -> None:
    """Work out exactly what words cost and how many cells differ behind them.

    Args:
        state: the colours of the cells before.
        found: the words, see `PLAN`.
        plans: all of them.
    """
    kinds = len(state) // BARS
    size = kinds + 2 * MARGIN
    layers = np.empty(size, dtype=np.int64)
    runs = np.empty(size, dtype=np.int64)
    mended = np.empty_like(state)
    counts = np.empty((BARS, COLOURS), dtype=np.int64)
    labels = np.empty(BARS, dtype=np.int64)
    for row in range(len(found)):
        word = found[row]
        plan = word[PLAN]
        _mend(state, word, plans, mended)
        before = plans.before[plan]
        layers[0], layers[1] = before[0], before[1]
        layers[size - 2], layers[size - 1] = before[2], before[3]
        for slice_ in range(kinds):
            layers[MARGIN + slice_] = word[POWERS + slice_]
        cost = plans.cost[plan] - plans.joins[plan]
        cost += run_turns(layers, runs, plans.layer_cost)
        cost += run_turns(layers[MARGIN : size - MARGIN], runs, plans.layer_cost)
        word[COST] = cost
        word[BROKEN] = count_colours(mended, counts, labels)
