"""What comes after a way through one phase: the next phase's start, and how long it takes."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.kernels.arrays import copy, stack_array
from cubeapp.engine.kernels.compiled import kernel, plain
from cubeapp.engine.model.geometry import Face
from cubeapp.engine.solvers.four.coordinates import (
    EDGES,
    RING,
    SIDES,
    axis_halves,
    lower_wings,
    odd_wings,
    places_of,
    ring_axes,
    sides_halves,
    sides_split,
)
from cubeapp.engine.solvers.four.cubes import Views, colours_about_x, wings_about_x
from cubeapp.engine.solvers.four.pairing_layout import PairingTables
from cubeapp.engine.solvers.four.phases import (
    FAR,
    FIRST,
    HIGH,
    LOW,
    SECOND,
    WINGS,
    Ways,
    distance_of,
)
from cubeapp.engine.solvers.four.turns import (
    PHASES,
    centre_sources,
    odd_corners,
    wing_sources,
)

Bytes = NDArray[np.uint8]

_pieces = stack_array(np.uint8, 24)
_edges = stack_array(np.int64, 12)


class Reading(NamedTuple):
    """How centres and wings become the coordinates of phases 2 and 3."""

    centre_sources: Bytes
    wing_sources: Bytes
    """Of all 45 turns; see `turns`."""
    phase_2: Bytes
    """The number of each turn of phase 2 among all."""
    odd_wings: Bytes
    odd_corners: Bytes
    ring: Bytes
    sides: Bytes
    """The places round the x axis, and those on R and L."""
    ring_axes: NDArray[np.uint16]
    sides_split: NDArray[np.uint16]
    up_halves: NDArray[np.uint16]
    front_halves: NDArray[np.uint16]
    sides_halves: NDArray[np.uint16]
    """The numbers of sets of places."""
    homes: Bytes
    """The pair of each wing, edges in the order of `EDGES`, with 16 if its home is lower."""
    colours_about_x: Bytes
    wings_about_x: Bytes
    lower: Bytes
    upper: Bytes
    """The lower and the upper wing place of each edge."""


@cache
def reading() -> Reading:
    """Return the tables."""
    lower, edges = lower_wings(), np.array(EDGES)
    homes = np.argsort(EDGES)[np.arange(24) % 12] + 16 * lower
    return Reading(
        centre_sources(),
        wing_sources(),
        np.array(PHASES[1], dtype=np.uint8),
        odd_wings(),
        odd_corners(),
        places_of(RING).astype(np.uint8),
        places_of(SIDES).astype(np.uint8),
        ring_axes().number,
        sides_split().number,
        axis_halves((Face.U, Face.D)).number,
        axis_halves((Face.F, Face.B)).number,
        sides_halves().number,
        homes.astype(np.uint8),
        colours_about_x(),
        wings_about_x(),
        np.where(lower[edges], edges, edges + 12).astype(np.uint8),
        np.where(lower[edges], edges + 12, edges).astype(np.uint8),
    )


@kernel
def _turn(centres: Bytes, wings: Bytes, turn: int, tables: Reading) -> None:
    """Make a turn, in place."""
    old_centres, old_wings = _pieces(), _pieces()
    copy(centres, old_centres)
    copy(wings, old_wings)
    for place in range(24):
        centres[place] = old_centres[tables.centre_sources[turn, place]]
        wings[place] = old_wings[tables.wing_sources[turn, place]]


@kernel
def rate_1(ways: Ways, views: Views, tables: Reading, distances: Bytes) -> None:
    """Say where phase 2 starts behind ways through phase 1.

    Args:
        ways: linked with their views; ``totals`` and ``starts`` are written to.
        views: see there.
        tables: see there.
        distances: those of phase 2.
    """
    centres, wings = _pieces(), _pieces()
    for index in range(len(ways.last)):
        path = ways.last[index]
        copy(views.centres[path.link], centres)
        copy(views.wings[path.link], wings)
        odd = plain(views.odd_wings[path.link])
        for i in range(path.length):
            turn = plain(path.turns[i])
            _turn(centres, wings, turn, tables)
            odd ^= plain(tables.odd_wings[turn])
        ring, sides = plain(0), plain(0)
        for i in range(16):
            ring |= plain(centres[tables.ring[i]] % 3 == 0) << i
        for i in range(8):
            sides |= plain(centres[tables.sides[i]] == 1) << i
        first, second = plain(tables.ring_axes[ring]), 2 * plain(tables.sides_split[sides]) + odd
        start = ways.starts[index]
        start[FIRST], start[SECOND] = first, second
        for place in range(24):
            start[WINGS + place // 8] |= plain(tables.homes[wings[place]]) << place % 8 * 8
        ways.totals[index] = ways.made[index] + distances[first, second]


@kernel
def rate_2(
    ways: Ways,
    before: Ways,
    views: Views,
    tables: Reading,
    distances: Bytes,
    pairing_tables: PairingTables,
    pairing: int,
) -> None:
    """Say where phase 3 starts behind ways through phase 2.

    Args:
        ways: linked with those through phase 1; ``totals`` and ``starts`` are written to.
        before: the ways through phase 1.
        views: see there.
        tables: see there.
        distances: those of the centres in phase 3.
        pairing_tables: see there.
        pairing: the address of the packed distances of pairings.
    """
    centres, wings = _pieces(), _pieces()
    for index in range(len(ways.last)):
        path = ways.last[index]
        path_1 = before.last[path.link]
        copy(views.centres[path_1.link], centres)
        copy(views.wings[path_1.link], wings)
        odd = plain(views.odd_corners)
        for i in range(path_1.length):
            turn = plain(path_1.turns[i])
            _turn(centres, wings, turn, tables)
            odd ^= plain(tables.odd_corners[turn])
        for i in range(path.length):
            turn = plain(tables.phase_2[path.turns[i]])
            _turn(centres, wings, turn, tables)
            odd ^= plain(tables.odd_corners[turn])
        first, second = _finishing(centres, wings, odd, tables)
        low, high = _pairing(wings, tables)
        far = distance_of(low, high, pairing_tables, pairing)
        start = ways.starts[index]
        start[FIRST], start[SECOND] = first, second
        start[LOW], start[HIGH], start[FAR] = low, high, far
        ways.totals[index] = ways.made[index] + max(far, plain(distances[first, second]))


@kernel
def _finishing(centres: Bytes, wings: Bytes, odd: int, tables: Reading) -> tuple[int, int]:
    """Return both coordinates of phase 3, renaming the colours if axes have changed theirs."""
    if centres[0] % 3 != 0:
        for place in range(24):
            centres[place] = tables.colours_about_x[centres[place]]
            wings[place] = tables.wings_about_x[wings[place]]
    up, front, sides = plain(0), plain(0), plain(0)
    for i in range(4):
        # Places run face by face; the faces are U R F D L B.
        up |= plain(centres[i] == 0) << i | plain(centres[12 + i] == 0) << (4 + i)
        sides |= plain(centres[4 + i] == 1) << i | plain(centres[16 + i] == 1) << (4 + i)
        front |= plain(centres[8 + i] == 2) << i | plain(centres[20 + i] == 2) << (4 + i)
    for i in range(12):
        for j in range(i):
            first, second = wings[tables.lower[j]], wings[tables.lower[i]]
            odd ^= plain((tables.homes[first] & 15) > (tables.homes[second] & 15))
    first = 70 * plain(tables.up_halves[up]) + plain(tables.front_halves[front])
    return first, 2 * plain(tables.sides_halves[sides]) + odd


@kernel
def _pairing(wings: Bytes, tables: Reading) -> tuple[int, int]:
    """Return where the upper wing of each edge's lower one is, as two words."""
    where = _edges()
    for edge in range(12):
        where[tables.homes[wings[tables.upper[edge]]] & 15] = edge
    low, high = plain(0), plain(0)
    for edge in range(12):
        upper = where[tables.homes[wings[tables.lower[edge]]] & 15]
        if edge < 8:
            low |= upper << 8 * edge
        else:
            high |= upper << 8 * (edge - 8)
    return low, high
