"""Starting the phases: positions read as coordinates, compiled.

Two phases leave a choice open: which wing of each edge is to be the low one, and which four
edges are to lie in the slice between U and D. Every choice is a start of its own.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.coordinates.depth_first import LINK, TABLES, row_of
from cubeapp.engine.kernels.arrays import copy, stack_array
from cubeapp.engine.kernels.compiled import kernel, plain
from cubeapp.engine.kernels.memory import SPREAD, load8, load16, load64, store64
from cubeapp.engine.solvers.five.dfs import checked, number_of, search
from cubeapp.engine.solvers.five.layout import (
    AXIS_BARS,
    CHECK_COUNT,
    CHOICES_4_OF_8,
    COORDINATE_WORDS,
    COORDINATES,
    FIRST_COORDINATE,
    IS_MASK,
    MASKS,
    OFFSETS,
    ORDERS_4,
)
from cubeapp.engine.solvers.five.phases import (
    ORIENT,
    PAIR_FOUR,
    SET_APART,
    STAGE_ALL,
    STAGE_X,
)
from cubeapp.engine.solvers.five.turns import MIDGE, PLACES, WING, T, X

Bytes = NDArray[np.uint8]

NUMBER_16, NUMBER_12, NUMBER_8 = (OFFSETS[f"NUMBER-{bits}"] for bits in (16, 12, 8))
NUMBER_HALF_X, NUMBER_HALF_Z = OFFSETS["NUMBER-HALF-X"], OFFSETS["NUMBER-HALF-Z"]
NUMBER_BARS_X, NUMBER_BARS_Z = OFFSETS["NUMBER-BARS-X"], OFFSETS["NUMBER-BARS-Z"]
PAIRING = OFFSETS["PAIRING"]
EDGES = 12
EDGE_CHOICES = 4096
HOPELESS = 255
"""The score of a position from which the phase leads nowhere."""

_of_edges, _of_orbits = stack_array(np.int64, EDGES), stack_array(np.int64, 3, EDGES)
_four, _position = stack_array(np.int64, 4), stack_array(np.uint8, PLACES)


@kernel
def search_all(
    block: int, phase: int, work: int, states: Bytes, lengths: Bytes, first: int, total: int
) -> int:
    """Find every way through a phase that ends after ``total`` turns.

    Args:
        block: the address of the tables.
        phase: the phase.
        work: the address of the search's memory.
        states: uint8, shape (n, 96), the positions to begin with.
        lengths: how many turns led to each.
        first: where among them to begin.
        total: the turns, those that led here included.

    Returns:
        The number of the position at which the search was over, or n.
    """
    for candidate in range(first, len(states)):
        left = total - plain(int(lengths[candidate]))
        if left < 0:
            continue
        store64(work, LINK, candidate)
        if _visit(block, phase, work, states[candidate], left) < 0:
            return candidate
    return len(states)


@kernel
def score_all(block: int, phase: int, work: int, states: Bytes, scores: NDArray[np.int64]) -> None:
    """Write how far each position seems from the goal of a phase: the least score of a start."""
    for candidate in range(len(states)):
        scores[candidate] = _visit(block, phase, work, states[candidate], plain(-1))


@kernel
def _visit(block: int, phase: int, work: int, state: Bytes, left: int) -> int:
    """Begin a phase in every way that there is from a position.

    Returns:
        The least score, or -1 if the search is over.
    """
    row = row_of(work, plain(0))
    if phase == ORIENT:
        return _visit_wings(block, row, work, state, left)
    if phase == SET_APART:
        return _visit_sets(block, row, work, state, left)
    if phase == STAGE_X:
        store64(row, MASKS, _faces_mask(state, plain(T)))
        store64(row, MASKS + 1, _faces_mask(state, plain(X)))
    elif phase == STAGE_ALL:
        odd = _wings_parity(state)
        store64(row, 0, 2 * load16(block + NUMBER_16, _sides_mask(state, plain(T))) + odd)
        store64(row, 1, load16(block + NUMBER_16, _sides_mask(state, plain(X))))
    elif phase == PAIR_FOUR:
        x_centres = _axis_centres(block, state, plain(1))
        z_centres = _axis_centres(block, state, plain(2))
        first, end, midges = plain(8), plain(EDGES), plain(MIDGE)
        low = _match(state, plain(WING), midges, first, end)
        high = _match(state, plain(WING + EDGES), midges, first, end)
        store64(row, 0, ORDERS_4 * low + high)
        store64(row, 1, load16(block + NUMBER_HALF_X, x_centres))
        store64(row, 2, load16(block + NUMBER_HALF_Z, z_centres))
    else:
        read_finish(block, row, state)
    return _begin(work, left)


@kernel
def _begin(work: int, left: int) -> int:
    """Search from the first row, unless ``left`` is negative.

    Returns:
        The score: the sum of the largest distances that each coordinate's checks know. It
        tells more about how long the phase will be than the largest one does. If a search was
        begun and is over, -1.
    """
    phase, row = load64(work, TABLES), row_of(work, plain(0))
    farthest, total = plain(0), plain(0)
    for i in range(load64(phase, COORDINATES)):
        coordinate = phase + 8 * (FIRST_COORDINATE + COORDINATE_WORDS * i)
        if load64(coordinate, IS_MASK):
            store64(row, i, number_of(coordinate, load64(row, MASKS + i)))
        if load64(coordinate, CHECK_COUNT) > 0:
            distance = checked(phase, coordinate, row, load64(row, i))
            farthest = max(farthest, distance)
            total += distance
            if left >= 0 and farthest > left:
                return HOPELESS
    is_hopeful = left >= 0 and (farthest == 0) == (left == 0)
    if is_hopeful and search(phase, work, plain(0), left, plain(0)):
        return -1
    return min(total, HOPELESS)


@kernel
def _faces_mask(state: Bytes, first: int) -> int:
    """Return which centres of a kind belong on R or L."""
    mask = plain(0)
    for place in range(24):
        mask |= plain(int(state[first + place] % 3 == 1)) << place
    return mask


@kernel
def _sides_mask(state: Bytes, first: int) -> int:
    """Return which centres of a kind off R and L belong on U or D, in the order of `OFF_X`."""
    mask, bit = plain(0), plain(0)
    for axis in (0, 2):
        for face in (axis, axis + 3):
            for place in range(4):
                mask |= plain(int(state[first + 4 * face + place] % 3 == 0)) << bit
                bit += 1
    return mask


@kernel
def _axis_centres(block: int, state: Bytes, face: int) -> int:
    """Return the number of the centres of ``face`` and of the one opposite."""
    number = plain(0)
    for first in (T, X):
        mask = plain(0)
        for place in range(4):
            mask |= plain(int(state[first + 4 * face + place] == face)) << place
            mask |= plain(int(state[first + 4 * face + 12 + place] == face)) << (4 + place)
        number = number * CHOICES_4_OF_8 + load8(block + NUMBER_8, mask)
    return number


@kernel
def _wings_parity(state: Bytes) -> int:
    """Return 1 if the wings are oddly permuted."""
    seen, cycles = plain(0), plain(0)
    for start in range(24):
        place = start
        cycles += 1 - ((seen >> start) & 1)
        while (seen >> place) & 1 == 0:
            seen |= 1 << place
            place = plain(int(state[WING + place]))
    # A cycle of n wings is n - 1 swaps.
    return (24 - cycles) & 1


@kernel
def _match(state: Bytes, first: int, other: int, begin: int, end: int) -> int:
    """Return as a number at which place of ``other`` is the partner of each cubie of ``first``."""
    number = plain(0)
    for place in range(begin, end):
        partner, smaller = plain(0), plain(0)
        edge = state[first + place] % EDGES
        for at in range(begin, end):
            if state[other + at] % EDGES == edge:
                partner = at
        for later in range(place + 1, end):
            edge = state[first + later] % EDGES
            for at in range(begin, partner):
                smaller += plain(int(state[other + at] % EDGES == edge))
        number = number * (end - place) + smaller
    return number


@kernel
def read_finish(block: int, row: int, state: Bytes) -> None:
    """Write the coordinates of the last phase."""
    y_centres = _axis_centres(block, state, plain(0))
    x_centres = _axis_centres(block, state, plain(1))
    z_centres = _axis_centres(block, state, plain(2))
    x_bars = load8(block + NUMBER_BARS_X, x_centres)
    store64(row, 0, y_centres)
    store64(row, 1, AXIS_BARS * x_bars + load8(block + NUMBER_BARS_Z, z_centres))
    store64(row, 2, y_centres // CHOICES_4_OF_8)
    store64(row, 3, y_centres % CHOICES_4_OF_8)
    low, high, midges = plain(WING), plain(WING + EDGES), plain(MIDGE)
    store64(row, 4, _match(state, low, midges, plain(0), plain(8)))
    store64(row, 5, _match(state, high, midges, plain(0), plain(8)))
    store64(row, 6, _match(state, low, high, plain(0), plain(8)))


@kernel
def _visit_wings(block: int, row: int, work: int, state: Bytes, left: int) -> int:
    """Begin `ORIENT` with every choice of the low wings that leaves an even number of flips."""
    store64(row, 0, _axis_centres(block, state, plain(2)))
    mask, flips = plain(0), plain(0)
    both, midges = _of_edges(), _of_edges()
    for place in range(24):
        wing = plain(int(state[WING + place]))
        both[wing % EDGES] |= 1 << place
        if wing < EDGES:
            mask |= 1 << place
    for place in range(EDGES):
        midge = plain(int(state[MIDGE + place]))
        midges[midge % EDGES] = 1 << place
        if midge >= EDGES:
            flips |= 1 << place
    best = plain(HOPELESS)
    for choice in range(EDGE_CHOICES):
        if choice > 0:
            # Each choice differs from the one before in one edge.
            edge = plain(0)
            while (choice >> edge) & 1 == 0:
                edge += 1
            mask ^= both[edge]
            flips ^= midges[edge]
        if choice & 1:
            continue
        store64(row, MASKS + 2, mask)
        store64(row, 1, flips)
        score = _begin(work, left)
        if score < 0:
            return -1
        best = min(best, score)
    return best


@kernel
def _visit_sets(block: int, row: int, work: int, state: Bytes, left: int) -> int:
    """Begin `SET_APART` with every choice of the four edges."""
    store64(row, 0, _axis_centres(block, state, plain(1)))
    places = _of_orbits()
    for orbit in range(3):
        first = WING + EDGES * orbit
        for place in range(EDGES):
            places[orbit, state[first + place] % EDGES] = 1 << place
    best, chosen = plain(HOPELESS), _four()
    for a in range(EDGES):
        chosen[0] = a
        for b in range(a):
            chosen[1] = b
            for c in range(b):
                chosen[2] = c
                for d in range(c):
                    chosen[3] = d
                    _read_sets(block, row, places, chosen)
                    score = _begin(work, left)
                    if score < 0:
                        return -1
                    best = min(best, score)
    return best


@kernel
def _read_sets(block: int, row: int, places: NDArray[np.int64], chosen: NDArray[np.int64]) -> None:
    """Write where the four ``chosen`` edges' low wings, high wings and midges are.

    Args:
        block: the address of the tables.
        row: the address of the row.
        places: shape (3, 12), the place of each edge's cubie in each orbit, as a bit.
        chosen: shape (4,).
    """
    for orbit in range(3):
        mask, order = plain(0), plain(0)
        for edge in chosen:
            mask |= places[orbit, edge]
        number = load16(block + NUMBER_12, mask)
        store64(row, 1 + orbit, number)
        if orbit == 2:
            return
        # The cubies, as they lie, in the order of their places.
        for i in range(4):
            rank = plain(0)
            for j in range(4):
                rank += plain(int(places[orbit, chosen[j]] < places[orbit, chosen[i]]))
            store64(row, MASKS + rank, i)
        for i in range(4):
            smaller = plain(0)
            for j in range(i + 1, 4):
                smaller += plain(int(load64(row, MASKS + j) < load64(row, MASKS + i)))
            order = order * (4 - i) + smaller
        store64(row, 4 + orbit, 6 * number + load8(block + PAIRING, order))


@kernel
def follow(
    states: Bytes,
    sources: Bytes,
    found: NDArray[Any],
    turns: NDArray[np.int64],
    after: Bytes,
    keys: NDArray[np.int64],
) -> None:
    """Write the positions behind paths that were found.

    Args:
        states: the positions that they begin with: shape (n, 96).
        sources: see `turns.sources`.
        found: of dtype `depth_first.PATH`, linked with the positions: shape (paths,).
        turns: the turns of the phase.
        after: shape (paths, 96).
        keys: shape (paths,), for what tells positions apart.
    """
    before = _position()
    for index in range(len(found)):
        path = found[index]
        copy(states[path.link], after[index])
        for i in range(path.length):
            source = sources[turns[path.turns[i]]]
            copy(after[index], before)
            for place in range(len(before)):
                after[index, place] = before[source[place]]
        key = plain(1)
        for place in range(len(before)):
            key = (key ^ plain(int(after[index, place]))) * SPREAD
            key ^= key >> 29
        keys[index] = key
