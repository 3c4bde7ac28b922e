"""The searches of the three phases, compiled.

Each goes through all ways of one length, those who call deepen it, and writes what it finds to
a list until that is full. A way is a row of bytes: its length, the state of `turns` that it
ends in, the index of what it goes on from, and its turns, numbered as in their phase.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.kernels.arrays import copy, stack_array
from cubeapp.engine.kernels.compiled import kernel, plain
from cubeapp.engine.solvers.control import SearchControl
from cubeapp.engine.solvers.four.coordinates import MaskTables
from cubeapp.engine.solvers.four.distances import mask_number, turned_mask
from cubeapp.engine.solvers.four.pairing import (
    LOW_32,
    SOLVED_HIGH,
    SOLVED_LOW,
    between,
    entry_of,
)
from cubeapp.engine.solvers.four.pairing_layout import PairingTables
from cubeapp.engine.solvers.four.turns import NOTHING, STATES, Orders

STOP = SearchControl.STOP
NODES = SearchControl.NODES
POLL_MASK = 0x3FFF
STOPPED = -1
MOST_TURNS = 40

# Where the parts of a way are.
LENGTH, STATE, LINK, PATH = 0, 1, 2, 6
WAY_BYTES = 32

_numbers, _path = stack_array(np.int64, MOST_TURNS), stack_array(np.uint8, MOST_TURNS)
_wings = stack_array(np.uint8, MOST_TURNS, 24)


@kernel
def search_1(
    mask: int,
    length: int,
    link: int,
    orders: Orders,
    masks: MaskTables,
    table: NDArray[np.uint8],
    ways: NDArray[np.uint8],
    count: int,
    signals: NDArray[np.int64],
) -> int:
    """Find the ways of one length that bring 8 centres to R and L, and no sooner.

    Args:
        mask: where they are.
        length: the number of turns.
        link: what the ways are marked with.
        orders: of phase 1.
        masks: how the set is turned and numbered.
        table: the distances.
        ways: the list to write to.
        count: how many it has.
        signals: of `SearchControl`.

    Returns:
        how many it has then, or `STOPPED`.
    """
    at, seen, states, path = _numbers(), _numbers(), _numbers(), _path()
    start = plain(NOTHING)
    states[0], seen[0] = start, mask
    distance = plain(table[mask_number(mask, masks.low, masks.high)])
    if length == 0 or distance == 0:
        if length == distance and count < len(ways):
            _write(ways, count, path, length, states[0], link)
            return count + 1
        return count
    if distance > length:
        return count
    at[0] = orders.starts[start]
    depth = plain(0)
    while depth >= 0:
        here = at[depth]
        if here == orders.starts[states[depth] + 1]:
            depth -= 1
            continue
        at[depth] = here + 1
        left = length - depth - 1
        mask_2 = turned_mask(seen[depth], plain(orders.turns[here]), masks.turned)
        distance = plain(table[mask_number(mask_2, masks.low, masks.high)])
        if distance > left or (distance == 0) != (left == 0):
            continue
        path[depth] = orders.turns[here]
        if left == 0:
            if count == len(ways):
                return count
            _write(ways, count, path, length, plain(orders.states[here]), link)
            count += 1
            continue
        depth += 1
        signals[NODES] += 1
        if signals[NODES] & POLL_MASK == 0 and signals[STOP]:
            return STOPPED
        seen[depth], states[depth] = mask_2, orders.states[here]
        at[depth] = orders.starts[states[depth]]
    return count


@kernel
def _write(
    ways: NDArray[np.uint8],
    count: int,
    path: NDArray[np.uint8],
    length: int,
    state: int,
    link: int,
) -> None:
    way = ways[count]
    way[LENGTH], way[STATE] = length, state
    for i in range(4):
        way[LINK + i] = link >> 8 * i & 255
    for i in range(length):
        way[PATH + i] = path[i]


@kernel
def link_of(way: NDArray[np.uint8]) -> int:
    """Return what a way goes on from."""
    link = plain(0)
    for i in range(4):
        link |= plain(way[LINK + i]) << 8 * i
    return link


@kernel
def search_2(
    start: NDArray[np.int64],
    wings: NDArray[np.uint8],
    length: int,
    orders: Orders,
    product: tuple[NDArray[np.uint16], NDArray[np.uint16], NDArray[np.uint8]],
    wing_sources: NDArray[np.uint8],
    lower_sources: NDArray[np.uint8],
    ways: NDArray[np.uint8],
    count: int,
    signals: NDArray[np.int64],
) -> int:
    """Find the ways of one length through phase 2.

    Args:
        start: both coordinates, the list of the first turn, and what the ways are marked with.
        wings: each place's pair (0 to 11) with 16 for a wing whose home is in the lower half.
        length: the number of turns.
        orders: of phase 2.
        product: both coordinates after each turn, and the distances.
        wing_sources: shape (33, 24): from where each turn fills the places.
        lower_sources: shape (34, 12): from where each turn, and at last none, fills those of
            the lower half.
        ways: the list to write to.
        count: how many it has.
        signals: of `SearchControl`.

    Returns:
        how many it has then, or `STOPPED`.
    """
    first, second, table = product
    at, a, b, states = _numbers(), _numbers(), _numbers(), _numbers()
    path, placed = _path(), _wings()
    a[0], b[0], states[0] = start[0], start[1], start[2]
    copy(wings, placed[0])
    link = start[3]
    none = len(lower_sources) - 1
    if length == 0:
        fits = table[a[0], b[0]] == 0 and _are_apart(wings, lower_sources[none])
        if fits and count < len(ways):
            _write(ways, count, path, length, states[0] - STATES, link)
            return count + 1
        return count
    if table[a[0], b[0]] > length:
        return count
    at[0] = orders.starts[states[0]]
    depth = plain(0)
    while depth >= 0:
        here = at[depth]
        if here == orders.starts[states[depth] + 1]:
            depth -= 1
            continue
        at[depth] = here + 1
        left = length - depth - 1
        turn = plain(orders.turns[here])
        a_2, b_2 = plain(first[a[depth], turn]), plain(second[b[depth], turn])
        if table[a_2, b_2] > left:
            continue
        path[depth] = turn
        if left == 0:
            if _are_apart(placed[depth], lower_sources[turn]):
                if count == len(ways):
                    return count
                _write(ways, count, path, length, plain(orders.states[here]), link)
                count += 1
            continue
        for place in range(24):
            placed[depth + 1, place] = placed[depth, wing_sources[turn, place]]
        depth += 1
        signals[NODES] += 1
        if signals[NODES] & POLL_MASK == 0 and signals[STOP]:
            return STOPPED
        a[depth], b[depth], states[depth] = a_2, b_2, orders.states[here]
        at[depth] = orders.starts[states[depth]]
    return count


@kernel
def _are_apart(wings: NDArray[np.uint8], places: NDArray[np.uint8]) -> bool:
    """Tell whether the places hold one wing of each pair, evenly many of the upper half."""
    pairs, lower = plain(0), plain(0)
    for i in range(12):
        wing = plain(wings[places[i]])
        bit = plain(1) << (wing & 15)
        if pairs & bit:
            return False
        pairs |= bit
        lower += wing >> 4
    return lower & 1 == 0


@kernel
def search_3(
    start: NDArray[np.int64],
    length: int,
    orders: Orders,
    product: tuple[NDArray[np.uint16], NDArray[np.uint16], NDArray[np.uint8]],
    tables: PairingTables,
    pairing: NDArray[np.uint8],
    ways: NDArray[np.uint8],
    count: int,
    signals: NDArray[np.int64],
) -> int:
    """Find a way of one length through phase 3.

    Args:
        start: the pairing's two words and its distance, both coordinates, the list of the
            first turn, and what the way is marked with.
        length: the number of turns.
        orders: of phase 3.
        product: both coordinates after each turn, and the distances.
        tables: how pairings are turned and numbered.
        pairing: the packed distances of pairings.
        ways: the list to write to, which has room for one more.
        count: how many it has.
        signals: of `SearchControl`.

    Returns:
        how many it has then, or `STOPPED`.
    """
    first, second, table = product
    at, low, high, far = _numbers(), _numbers(), _numbers(), _numbers()
    a, b, states, path = _numbers(), _numbers(), _numbers(), _path()
    link = start[6]
    low[0], high[0], far[0] = start[0], start[1], start[2]
    a[0], b[0], states[0] = start[3], start[4], start[5]
    if max(far[0], plain(table[a[0], b[0]])) > length:
        return count
    if length == 0:
        _write(ways, count, path, length, plain(0), link)
        return count + 1
    at[0] = orders.starts[states[0]]
    depth = plain(0)
    while depth >= 0:
        here = at[depth]
        if here == orders.starts[states[depth] + 1]:
            depth -= 1
            continue
        at[depth] = here + 1
        left = length - depth - 1
        turn = plain(orders.turns[here])
        a_2, b_2 = plain(first[a[depth], turn]), plain(second[b[depth], turn])
        if table[a_2, b_2] > left:
            continue
        low_2, high_2 = between(tables.turns, turn, low[depth], high[depth])
        far_2 = far[depth] + step_of(low_2, high_2, far[depth], tables, pairing)
        if far_2 > left:
            continue
        path[depth] = turn
        if left == 0:
            _write(ways, count, path, length, plain(orders.states[here]), link)
            return count + 1
        depth += 1
        signals[NODES] += 1
        if signals[NODES] & POLL_MASK == 0 and signals[STOP]:
            return STOPPED
        low[depth], high[depth], far[depth] = low_2, high_2, far_2
        a[depth], b[depth], states[depth] = a_2, b_2, orders.states[here]
        at[depth] = orders.starts[states[depth]]
    return count


@kernel
def step_of(
    low: int, high: int, far: int, tables: PairingTables, pairing: NDArray[np.uint8]
) -> int:
    """Return how much farther a pairing is than one beside it that is ``far`` away: -1 to 1."""
    entry = entry_of(
        low,
        high,
        tables.seen,
        tables.class_of,
        tables.others,
        tables.first_four,
        tables.last_four,
    )
    rest = plain(pairing[entry >> 2]) >> 2 * (entry & 3) & 3
    return (rest - far + 1) % 3 - 1


@kernel
def distance_of(low: int, high: int, tables: PairingTables, pairing: NDArray[np.uint8]) -> int:
    """Return how far a pairing is from solved, by going there."""
    distance = plain(0)
    rest = (step_of(low, high, plain(0), tables, pairing) + 3) % 3
    while True:
        if low == SOLVED_LOW and high & LOW_32 == SOLVED_HIGH:
            return distance
        for turn in range(len(tables.turns)):
            low_2, high_2 = between(tables.turns, turn, low, high)
            if step_of(low_2, high_2, rest, tables, pairing) == -1:
                low, high = low_2, high_2
                rest = (rest + 2) % 3
                distance += 1
                break


@kernel
def search_all_1(
    masks_of_views: NDArray[np.int64],
    length: int,
    orders: Orders,
    masks: MaskTables,
    table: NDArray[np.uint8],
    ways: NDArray[np.uint8],
    count: int,
    signals: NDArray[np.int64],
) -> int:
    """Do what `search_1` does for every view."""
    for view in range(len(masks_of_views)):
        mask = masks_of_views[view]
        count = search_1(mask, length, view, orders, masks, table, ways, count, signals)
        if count == STOPPED or count == len(ways):
            return count
    return count


@kernel
def search_all_2(
    chosen: NDArray[np.int64],
    ways_1: NDArray[np.uint8],
    totals: NDArray[np.uint8],
    starts: NDArray[np.int64],
    wings: NDArray[np.uint8],
    total: int,
    orders: Orders,
    product: tuple[NDArray[np.uint16], NDArray[np.uint16], NDArray[np.uint8]],
    wing_sources: NDArray[np.uint8],
    lower_sources: NDArray[np.uint8],
    ways: NDArray[np.uint8],
    count: int,
    signals: NDArray[np.int64],
) -> int:
    """Do what `search_2` does behind ``chosen`` ways, with ``total`` turns in both phases."""
    for way in chosen:
        if totals[way] > total:
            continue
        count = search_2(
            starts[way],
            wings[way],
            total - plain(ways_1[way, LENGTH]),
            orders,
            product,
            wing_sources,
            lower_sources,
            ways,
            count,
            signals,
        )
        if count == STOPPED or count == len(ways):
            return count
    return count


@kernel
def search_all_3(
    chosen: NDArray[np.int64],
    made: NDArray[np.uint8],
    totals: NDArray[np.uint8],
    starts: NDArray[np.int64],
    total: int,
    orders: Orders,
    product: tuple[NDArray[np.uint16], NDArray[np.uint16], NDArray[np.uint8]],
    tables: PairingTables,
    pairing: NDArray[np.uint8],
    ways: NDArray[np.uint8],
    count: int,
    signals: NDArray[np.int64],
) -> int:
    """Do what `search_3` does behind ``chosen`` ways, with ``total`` turns in all phases."""
    for way in chosen:
        if totals[way] > total:
            continue
        left = total - plain(made[way])
        count = search_3(starts[way], left, orders, product, tables, pairing, ways, count, signals)
        if count == STOPPED or count == len(ways):
            return count
    return count
