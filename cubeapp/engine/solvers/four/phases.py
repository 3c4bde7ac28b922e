"""The searches of the three phases, compiled.

Each goes through all ways of one length, those who call deepen it; see `depth_first`. A way's
link is the index of what it goes on from: a view of the cube, or a way through the phase before.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.coordinates.depth_first import FOUND, LINK, ROOM, depth_first, row_of
from cubeapp.engine.coordinates.pruning import mask_number, turned_mask
from cubeapp.engine.coordinates.ranks import SOLVED_HIGH, SOLVED_LOW
from cubeapp.engine.kernels.compiled import kernel, plain
from cubeapp.engine.kernels.memory import LOW_32, load8, load16, load64, store8, store64
from cubeapp.engine.solvers.four.coordinates import ARRANGED, FINISHED
from cubeapp.engine.solvers.four.pairing import between, entry_of
from cubeapp.engine.solvers.four.pairing_layout import PairingTables
from cubeapp.engine.solvers.four.turns import NOTHING, PHASES, STATES

Bytes = NDArray[np.uint8]

# The words of a position: in phase 1 the set of places that hold colours of R and L; in phase 2
MASK = 0
# both coordinates and each place's pair (0 to 11) with 16 for a wing whose home is in the lower
# half, a byte each; in phase 3 both coordinates, and the pairing and its distance.
FIRST, SECOND, WINGS, LOW, HIGH, FAR = 0, 1, 2, 2, 3, 4
WORDS = 5

TURNS_2, TURNS_3 = (len(PHASES[phase]) for phase in (1, 2))
WIDTH_2, WIDTH_3 = ARRANGED[1], FINISHED[1]
"""Shapes of the tables."""


class Ways(NamedTuple):
    """Ways through the phases so far, and where the next one starts behind them."""

    last: NDArray[Any]
    """Their paths through the last one, of dtype `depth_first.PATH`."""
    made: Bytes
    """The turns of all phases."""
    totals: Bytes
    """Those and what the next phase needs at least."""
    starts: NDArray[np.int64]
    """Shape (ways, `WORDS`): the positions."""

    def some(self, span: slice) -> Ways:
        """Return some of the ways; what is written to them is written to these."""
        return Ways(self.last[span], self.made[span], self.totals[span], self.starts[span])


class Staging(NamedTuple):
    """What phase 1 looks up: the addresses of arrays."""

    turned: int
    """See `masks.mask_bytes`."""
    upper: int
    lower: int
    """See `masks.MaskRanks`."""
    distances: int


class Arranging(NamedTuple):
    """What phase 2 looks up: the addresses of arrays."""

    first: int
    """Its coordinates after each turn."""
    second: int
    distances: int
    wings: int
    """uint8, shape (33, 24): from where each turn fills the places."""
    lower: int
    """uint8, shape (34, 12): from where each turn, and at last none, fills the lower half."""


class Finishing(NamedTuple):
    """What phase 3 looks up: the addresses of arrays."""

    tables: PairingTables
    first: int
    """Its coordinates after each turn."""
    second: int
    distances: int
    pairing: int
    """The packed distances of pairings."""


@kernel
def _stage(phase: Staging, row: int, below: int, turn: int, left: int) -> bool:
    mask = turned_mask(phase.turned, load64(row, MASK), turn)
    store64(below, MASK, mask)
    return _may_be_staged(phase, mask, left)


@kernel
def _may_be_staged(phase: Staging, mask: int, left: int) -> bool:
    """Tell whether 8 centres may come to R and L in so many turns, and no sooner."""
    distance = load8(phase.distances, mask_number(phase.upper, phase.lower, mask))
    return distance <= left and (distance == 0) == (left == 0)


@kernel
def _arrange(phase: Arranging, row: int, below: int, turn: int, left: int) -> bool:
    first = load16(phase.first, TURNS_2 * load64(row, FIRST) + turn)
    second = load16(phase.second, TURNS_2 * load64(row, SECOND) + turn)
    if load8(phase.distances, WIDTH_2 * first + second) > left:
        return False
    if left == 0:
        return _are_apart(row, phase.lower + 12 * turn)
    store64(below, FIRST, first)
    store64(below, SECOND, second)
    for place in range(24):
        wing = load8(row + 8 * WINGS, load8(phase.wings, 24 * turn + place))
        store8(below + 8 * WINGS, place, wing)
    return True


@kernel
def _are_apart(row: int, places: int) -> bool:
    """Tell whether the 12 places hold a wing of each pair, evenly many of the upper half."""
    pairs, lower = plain(0), plain(0)
    for i in range(12):
        wing = load8(row + 8 * WINGS, load8(places, i))
        bit = plain(1) << (wing & 15)
        if pairs & bit:
            return False
        pairs |= bit
        lower += wing >> 4
    return lower & 1 == 0


@kernel
def _finish(phase: Finishing, row: int, below: int, turn: int, left: int) -> bool:
    first = load16(phase.first, TURNS_3 * load64(row, FIRST) + turn)
    second = load16(phase.second, TURNS_3 * load64(row, SECOND) + turn)
    if load8(phase.distances, WIDTH_3 * first + second) > left:
        return False
    low, high = between(phase.tables.turns, turn, load64(row, LOW), load64(row, HIGH))
    far = load64(row, FAR)
    far += step_of(low, high, far, phase.tables, phase.pairing)
    store64(below, FIRST, first)
    store64(below, SECOND, second)
    store64(below, LOW, low)
    store64(below, HIGH, high)
    store64(below, FAR, far)
    return far <= left


_search_1 = depth_first("search_1", _stage)
_search_2 = depth_first("search_2", _arrange)
_search_3 = depth_first("search_3", _finish)


@kernel
def search_all_1(
    phase: Staging, work: int, masks: NDArray[np.int64], view: int, length: int
) -> bool:
    """Find the ways of one length through phase 1, as one view sees them.

    Args:
        phase: what it looks up.
        work: the address of the search's memory.
        masks: where the 8 centres are, in each view.
        view: the number of one.
        length: the number of turns.

    Returns:
        whether the search was stopped or has no room for more.
    """
    mask = plain(masks[view])
    store64(work, LINK, view)
    store64(row_of(work, plain(0)), MASK, mask)
    if not _may_be_staged(phase, mask, length):
        return False
    return _search_1(phase, work, plain(0), length, plain(NOTHING))


@kernel
def search_all_2(
    phase: Arranging, work: int, before: Ways, chosen: NDArray[np.int64], total: int
) -> bool:
    """Find the ways through phase 2 that make ``total`` turns of some ``chosen`` before.

    Args:
        phase: what it looks up.
        work: the address of the search's memory.
        before: ways through phase 1.
        chosen: the indices of some.
        total: the number of turns in both phases.

    Returns:
        whether the search was stopped or has no room for more.
    """
    for way in chosen:
        if before.totals[way] > total:
            continue
        row, left, state = _begin(work, before, way, total)
        if left == 0 and not _are_apart(row, phase.lower + 12 * TURNS_2):
            continue
        if _search_2(phase, work, plain(0), left, state):
            return True
    return False


@kernel
def search_all_3(
    phase: Finishing, work: int, before: Ways, chosen: NDArray[np.int64], total: int
) -> bool:
    """Do the same for phase 3, but find one way at most behind each."""
    room = load64(work, ROOM)
    for way in chosen:
        if before.totals[way] > total:
            continue
        _, left, state = _begin(work, before, way, total)
        found = load64(work, FOUND)
        store64(work, ROOM, found + 1)
        is_over = _search_3(phase, work, plain(0), left, state)
        store64(work, ROOM, room)
        found_now = load64(work, FOUND)
        if found_now == room or (is_over and found_now == found):
            return True
    return False


@kernel
def _begin(work: int, before: Ways, way: int, total: int) -> tuple[int, int, int]:
    """Write the position behind a way; return its row, the turns left, and what may follow."""
    row = row_of(work, plain(0))
    for i in range(WORDS):
        store64(row, i, before.starts[way, i])
    store64(work, LINK, way)
    state = STATES + plain(before.last[way].state) % STATES
    return row, total - plain(before.made[way]), state


@kernel
def step_of(low: int, high: int, far: int, tables: PairingTables, pairing: int) -> int:
    """Return how much farther a pairing is than one beside it that is ``far`` away: -1 to 1."""
    entry = entry_of(low, high, tables)
    rest = load8(pairing, entry >> 2) >> 2 * (entry & 3) & 3
    return (rest - far + 1) % 3 - 1


@kernel
def distance_of(low: int, high: int, tables: PairingTables, pairing: int) -> int:
    """Return how far a pairing is from solved, by going there."""
    distance = plain(0)
    rest = (step_of(low, high, plain(0), tables, pairing) + 3) % 3
    while True:
        if low == SOLVED_LOW and high & LOW_32 == SOLVED_HIGH:
            return distance
        for turn in range(TURNS_3):
            if not tables.used >> turn & 1:
                continue
            low_2, high_2 = between(tables.turns, turn, low, high)
            if step_of(low_2, high_2, rest, tables, pairing) == -1:
                low, high = low_2, high_2
                rest = (rest + 2) % 3
                distance += 1
                break
