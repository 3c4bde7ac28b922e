"""A bucket beam over words that put wings right, in compiled code.

A position is one row of 24 wings for each orbit and a last row with the wings that the midges
ask for. Face turns move all rows alike, so the goal is that the rows agree. A *slot* is one
inner slice of an axis, ``2·orbit + side``. Positions lie in buckets by how many wings are
wrong; the fullest bucket is opened first, and its cheapest positions are led on.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.kernels.arrays import copy, stack_array
from cubeapp.engine.kernels.compiled import kernel, plain
from cubeapp.engine.kernels.head import SIGNAL_STOP
from cubeapp.engine.kernels.shuffles import count_bits
from cubeapp.engine.solvers.any_size.wings_fit import refit
from cubeapp.engine.solvers.any_size.wings_layout import Children, Nodes, Picks
from cubeapp.engine.solvers.any_size.wings_macros import NONE, OPTIONS, PLACES, WingWords

START = -1
"""The word of a node that no word led to."""
STAY = -2
"""The word of a node that is as the one before, which new midges finished."""
NO_AXIS = 3
"""The axis of the last slices where there were none."""
PAUSE = 0.5
"""What a word costs besides its turns when words are compared by what they gain a turn."""
ROUNDS = 4
"""A price rises to what a word yields at best in two or three rounds."""
TAKEN = 1 << 30
"""More than anything costs."""
FIRST_WORDS = 300
"""Number of words that set the rate others must reach."""
USELESS = -100
ALL_RIGHT = (1 << PLACES) - 1
AFTER = OPTIONS[:, 1].astype(np.int64)
_POWERS = np.arange(4)[:, None]
COSTS: NDArray[np.int64] = (
    ((_POWERS + OPTIONS[:, 0]) % 4 != 0).astype(np.int64) - (_POWERS != 0) + (OPTIONS[:, 1] != 0)
)
"""What an option costs a slice that has just turned so far."""

_places, _wings = stack_array(np.int64, PLACES), stack_array(np.uint8, PLACES)


@kernel
def count_wrong(rows: NDArray[np.uint8]) -> int:
    """Return how many wings differ from what the last row asks for."""
    wrong, last = 0, len(rows) - 1
    for orbit in range(last):
        for place in range(PLACES):
            wrong += rows[orbit, place] != rows[last, place]
    return wrong


@kernel
def measure(rows: NDArray[np.uint8], words: WingWords, gains: NDArray[np.int8]) -> None:
    """Write how many more wings each effect puts right in each orbit: shape (orbits, effects).

    Only effects that put some wing right are looked at; the others count as `USELESS`.
    """
    last = len(rows) - 1
    home = _places()
    for place in range(PLACES):
        home[rows[last, place]] = place
    for orbit in range(last):
        gains[orbit] = USELESS
        right = 0
        for place in range(PLACES):
            right |= int(rows[orbit, place] == rows[last, place]) << place
        if right == ALL_RIGHT:
            continue
        for source in range(PLACES):
            change = PLACES * home[rows[orbit, source]] + source
            for index in range(words.user_starts[change], words.user_starts[change + 1]):
                effect = words.users[index]
                if gains[orbit, effect] == USELESS:
                    gains[orbit, effect] = -count_bits(plain(words.moved[effect]) & right)
                gains[orbit, effect] += 1


@kernel
def choose_option(
    menu: NDArray[np.uint8],
    effects: NDArray[np.int16],
    gains: NDArray[np.int8],
    turned: int,
    price: float,
) -> tuple[int, int, int]:
    """Return a slot's best option at ``price`` a turn, what it gains and what it costs.

    Args:
        menu: the options that the word allows, followed by 0.
        effects: shape (options,): the word's effects on one side.
        gains: shape (effects,): from `measure`, of the slot's orbit.
        turned: how far the slice has just turned, if the word's first slices join on.
        price: what a turn must bring.
    """
    best, best_value, best_gain, best_cost = 0, 0.0, 0, 0
    for option in menu:
        if option == 0:
            break
        effect = effects[option]
        if effect == NONE or gains[effect] <= 0:
            continue
        cost = COSTS[turned, option]
        value = gains[effect] - price * cost
        if value > best_value:
            best, best_value, best_gain, best_cost = int(option), value, int(gains[effect]), cost
    return best, best_gain, best_cost


@kernel
def choose(
    words: WingWords,
    word: int,
    pending: NDArray[np.uint8],
    gains: NDArray[np.int8],
    price: float,
    chosen: NDArray[np.uint8],
) -> tuple[int, int]:
    """Choose the slots' options for one word; return what they gain and what they cost."""
    gain, cost = 0, 0
    for orbit in range(len(gains)):
        low, high = 2 * orbit, 2 * orbit + 1
        one, one_gain, one_cost = choose_option(
            words.menu[word], words.effects[word, 0], gains[orbit], pending[low], price
        )
        two, two_gain, two_cost = choose_option(
            words.menu[word], words.effects[word, 1], gains[orbit], pending[high], price
        )
        if words.alone[word] and one != 0 and two != 0:
            if one_gain - price * one_cost >= two_gain - price * two_cost:
                two, two_gain, two_cost = 0, 0, 0
            else:
                one, one_gain, one_cost = 0, 0, 0
        chosen[low], chosen[high] = one, two
        gain += one_gain + two_gain
        cost += one_cost + two_cost
    return gain, cost


@kernel
def pick(
    words: WingWords,
    first: int,
    end: int,
    pending: NDArray[np.uint8],
    axis: int,
    gains: NDArray[np.int8],
    picks: Picks,
    count: int,
    bounds: NDArray[np.float64],
) -> int:
    """Add the best of the words ``first`` to ``end`` to picks; return how many there are.

    Args:
        words: all words.
        first: the first word.
        end: the word after the last.
        pending: see `Nodes`.
        axis: that of the last slices.
        gains: from `measure`.
        picks: those so far, the best first.
        count: how many these are.
        bounds: shape (words,): at most so much each word gains beyond the rate of the last
            pick; those with nothing are left out.
    """
    room, still, chosen = len(picks.rate), picks.still, picks.chosen
    for word in range(first, end):
        if bounds[word] <= 0.0:
            continue
        joined = words.joins[word] and words.axis[word] == axis
        turned = pending if joined else still
        price = picks.rate[count - 1] if count == room else 0.0
        gain, cost = choose(words, word, turned, gains, price, chosen)
        if gain <= price * (cost + words.length[word] + PAUSE):
            continue
        # What pays at the word's own rate, and no other slot, makes that rate the best.
        for _ in range(ROUNDS):
            rate = gain / (cost + words.length[word] + PAUSE)
            if rate <= price:
                break
            price = rate
            gain, cost = choose(words, word, turned, gains, price, chosen)
        spent = cost + words.length[word]
        count = insert(picks, count, gain / (spent + PAUSE), word, gain, spent, chosen)
    return count


@kernel
def bound(
    words: WingWords,
    pending: NDArray[np.uint8],
    axis: int,
    gains: NDArray[np.int8],
    price: float,
    bounds: NDArray[np.float64],
) -> None:
    """Write what regular words gain at most beyond ``price`` a turn.

    Most effects gain nothing, so this is quicker than to choose for each word.
    """
    for word in range(words.regular):
        bounds[word] = -price * (words.length[word] + PAUSE)
    for orbit in range(len(gains)):
        for effect in range(len(words.use_starts) - 1):
            gain = gains[orbit, effect]
            if gain <= 0:
                continue
            for index in range(words.use_starts[effect], words.use_starts[effect + 1]):
                word, option = words.uses[index, 0], words.uses[index, 2]
                turned = 0
                if words.joins[word] and words.axis[word] == axis:
                    turned = pending[2 * orbit + words.uses[index, 1]]
                value = gain - price * COSTS[turned, option]
                if value > 0:
                    bounds[word] += value


@kernel
def insert(
    picks: Picks,
    count: int,
    rate: float,
    word: int,
    gain: int,
    cost: int,
    chosen: NDArray[np.uint8],
) -> int:
    """Put a word among the best, the worst of which may go; return how many there are."""
    at = min(count, len(picks.rate) - 1)
    while at > 0 and picks.rate[at - 1] < rate:
        picks.rate[at], picks.word[at] = picks.rate[at - 1], picks.word[at - 1]
        picks.gain[at], picks.cost[at] = picks.gain[at - 1], picks.cost[at - 1]
        copy(picks.options[at - 1], picks.options[at])
        at -= 1
    picks.rate[at], picks.word[at], picks.gain[at], picks.cost[at] = rate, word, gain, cost
    copy(chosen, picks.options[at])
    return min(count + 1, len(picks.rate))


@kernel
def change_rows(
    words: WingWords,
    word: int,
    options: NDArray[np.uint8],
    before: NDArray[np.uint8],
    after: NDArray[np.uint8],
) -> None:
    """Write the position that a word makes of another."""
    last = len(before) - 1
    moved = _wings()
    for orbit in range(last + 1):
        copy(before[orbit], moved)
        if orbit < last:
            for side in range(2):
                option = options[2 * orbit + side]
                if option != 0:
                    effect = words.effects[word, side, option]
                    for index in range(words.starts[effect], words.starts[effect + 1]):
                        to, source = divmod(words.changes[index], PLACES)
                        moved[to] = before[orbit, source]
        for place in range(PLACES):
            after[orbit, place] = moved[words.faces[word, place]]


@kernel
def hash_of(rows: NDArray[np.uint8]) -> np.uint64:
    """Return a number that other positions have with little chance."""
    result = np.uint64(14695981039346656037)
    for orbit in range(len(rows)):
        for place in range(PLACES):
            result = (result ^ np.uint64(rows[orbit, place])) * np.uint64(1099511628211)
    return result


@kernel
def make_node(
    nodes: Nodes, node: int, words: WingWords, children: Children, wrong: int, at: int
) -> None:
    """Make the position of child ``at`` of a bucket."""
    parent, word = children.parent[wrong, at], children.word[wrong, at]
    options = children.options[wrong, at]
    if word == STAY:
        for orbit in range(nodes.rows.shape[1]):
            copy(nodes.rows[parent, orbit], nodes.rows[node, orbit])
        nodes.cost[node], nodes.parent[node] = nodes.cost[parent], parent
        nodes.word[node] = STAY
        return
    change_rows(words, word, options, nodes.rows[parent], nodes.rows[node])
    nodes.cost[node], nodes.parent[node] = children.cost[wrong, at], parent
    nodes.word[node] = word
    copy(options, nodes.options[node])
    nodes.axis[node] = words.axis[word]
    for slot in range(len(options)):
        nodes.pending[node, slot] = AFTER[options[slot]]


@kernel
def open_bucket(
    nodes: Nodes,
    first: int,
    width: int,
    words: WingWords,
    children: Children,
    wrong: int,
    refits: bool,
) -> int:
    """Make the ``width`` cheapest positions of a bucket from node ``first`` on; return the end.

    With ``refits`` midges are chosen anew, as they may be on even sizes.
    """
    costs, end = children.cost[wrong], first
    for _ in range(children.filled[wrong]):
        if end - first == width:
            break
        at = plain(0)
        for other in range(children.filled[wrong]):
            if costs[other] < costs[at]:
                at = other
        make_node(nodes, end, words, children, wrong, at)
        costs[at] = TAKEN
        if refits:
            refit(nodes.rows[end])
        nodes.hashes[end] = hash_of(nodes.rows[end])
        known = False
        for node in range(first, end):
            known |= nodes.hashes[node] == nodes.hashes[end]
        if not known:
            end += 1
    children.filled[wrong] = 0
    return end


@kernel
def lead_on(
    nodes: Nodes,
    first: int,
    end: int,
    words: WingWords,
    children: Children,
    gains: NDArray[np.int8],
    bounds: NDArray[np.float64],
    picks: Picks,
    signals: NDArray[np.int64],
) -> None:
    """File what the best words make of the nodes ``first`` to ``end``."""
    for node in range(first, end):
        if signals[SIGNAL_STOP] != 0:
            return
        measure(nodes.rows[node], words, gains)
        pending, axis = nodes.pending[node], nodes.axis[node]
        wrong = count_wrong(nodes.rows[node])
        if wrong == 0:
            picks.cost[0], picks.word[0], picks.options[0] = 0, STAY, 0
            file_child(children, wrong, nodes.cost[node], node, picks, plain(0))
            continue
        bounds[:] = 1.0
        few = min(FIRST_WORDS, words.regular)
        count = pick(words, plain(0), few, pending, axis, gains, picks, plain(0), bounds)
        if words.regular > few:
            price = picks.rate[count - 1] if count == len(picks.rate) else 0.0
            bound(words, pending, axis, gains, price, bounds)
            count = pick(words, few, words.regular, pending, axis, gains, picks, count, bounds)
        if count == 0:
            # Some word makes any 3-cycle, so one of these always helps.
            end_of_all = len(words.axis)
            count = pick(
                words, words.regular, end_of_all, pending, axis, gains, picks, count, bounds
            )
        for at in range(count):
            file_child(children, wrong - picks.gain[at], nodes.cost[node], node, picks, at)


@kernel
def file_child(
    children: Children, wrong: int, cost: int, node: int, picks: Picks, pick_at: int
) -> None:
    """Put what a word makes of a node into its bucket, from which the dearest may go."""
    cost += picks.cost[pick_at]
    at, room = children.filled[wrong], children.cost.shape[1]
    if at == room:
        at = plain(0)
        for other in range(room):
            if children.cost[wrong, other] > children.cost[wrong, at]:
                at = other
        if children.cost[wrong, at] <= cost:
            return
    else:
        children.filled[wrong] += 1
    children.cost[wrong, at], children.parent[wrong, at] = cost, node
    children.word[wrong, at] = picks.word[pick_at]
    copy(picks.options[pick_at], children.options[wrong, at])
