"""Edges of big cubes: which wings belong together, and where turns take them.

A wing never flips in its place, so a *place* is one of the 24 of `WINGS` and stands for an edge
held one way round; the same number of another place turned round is `turned_round`. A wing is
called by the place that it has on the solved cube. An edge is whole if in one of its two places
all wings, and the midge as well, are those of one place.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.model.cubies import read_wings
from cubeapp.engine.model.geometry import Axis
from cubeapp.engine.model.moves import Move, face_turns, rotation
from cubeapp.engine.model.orbits import EDGES, WINGS, midge_facelets, wing_facelets
from cubeapp.engine.model.permutations import among, permutation
from cubeapp.engine.solvers.by_hand.places import HOLDS

PLACES = len(WINGS)
EDGE_COUNT = len(EDGES)
MODEL = 4
"""The size of which the places' permutations are those of all sizes."""
NOWHERE = -1


Places = TypeVar("Places", int, NDArray[np.intp])


def turned_round(place: Places) -> Places:
    """Return the same edge held the other way round."""
    return (place + EDGE_COUNT) % PLACES


def edge_of(place: int) -> int:
    """Return the number of the edge, 0…11, whichever way round."""
    return place % EDGE_COUNT


@dataclass(frozen=True)
class Edges:
    """The wings and midges of a cube."""

    wings: NDArray[np.intp]
    """intp, shape (orbits, 24): which wing is in each place."""
    midges: NDArray[np.intp]
    """intp, shape (24,): which midge, and which way round; `NOWHERE` on even sizes."""

    @cached_property
    def fits(self) -> NDArray[np.intp]:
        """How many cubies of each place fit each edge, a place of the solved cube: (24, 24)."""
        is_there = (self.wings[:, :, None] == np.arange(PLACES)).sum(axis=0)
        turned = turned_round(np.arange(PLACES))
        is_midge = self.midges[:, None] == np.arange(PLACES)
        fits: NDArray[np.intp] = is_there + is_there[turned][:, turned] + is_midge
        return fits

    @cached_property
    def broken(self) -> tuple[int, ...]:
        """The places of edges, 0…11, that are not whole."""
        full = 2 * len(self.wings) + int(self.midges[0] != NOWHERE)
        return tuple(np.flatnonzero(self.fits.max(axis=1)[:EDGE_COUNT] < full).tolist())

    @cached_property
    def _places(self) -> list[list[int]]:
        """The place of each wing of each orbit."""
        places: list[list[int]] = np.argsort(self.wings, axis=1).tolist()
        return places

    def where(self, edge: int) -> list[tuple[int, int]]:
        """Return the places that ``edge`` may be made whole at, with how many fit there.

        The midge decides it, and where there is none, any of its wings may.
        """
        if self.midges[0] != NOWHERE:
            place = int(np.flatnonzero(self.midges == edge)[0])
            return [(place, int(self.fits[place, edge]))]
        places = {place_of[edge] for place_of in self._places}
        places |= {turned_round(place_of[turned_round(edge)]) for place_of in self._places}
        return [(place, int(self.fits[place, edge])) for place in sorted(places)]

    def open_edges(self) -> list[int]:
        """Return the edges that are nowhere whole, each by its place on the solved cube."""
        whole = {
            edge_of(int(self.wings[0, at])) for at in range(EDGE_COUNT) if at not in self.broken
        }
        return [edge for edge in range(EDGE_COUNT) if edge not in whole]

    def best_places(self, edge: int) -> list[int]:
        """Return the places where most of ``edge`` is."""
        places = self.where(edge)
        most = max(fits for _, fits in places)
        return [place for place, fits in places if fits == most]

    def missing(self, place: int, edge: int) -> list[tuple[int, int, int]]:
        """Return the wings of ``edge`` that are not at ``place``: orbit, where it is and goes."""
        found = []
        for orbit, place_of in enumerate(self._places):
            for goal, wing in ((place, edge), (turned_round(place), turned_round(edge))):
                if place_of[wing] != goal:
                    found.append((orbit, place_of[wing], goal))
        return found


def edges_of(facelets: NDArray[np.uint8], size: int) -> Edges:
    """Read the wings and midges off a cube."""
    wings, whole = (
        read_wings(facelets[table]).astype(np.intp)
        for table in (wing_facelets(size), midge_facelets(size))
    )
    midges = np.append(whole, turned_round(whole)) if len(whole) else np.full(PLACES, NOWHERE)
    return Edges(wings, midges)


@lru_cache(maxsize=4096)
def place_source(move: Move) -> NDArray[np.intp]:
    """Return how a turn of the `MODEL` moves places: ``after = before[source]``."""
    facelets = wing_facelets(MODEL)[0][:, 0]
    return among(facelets, permutation(MODEL, move))


def goes_to(moves: Sequence[Move]) -> NDArray[np.intp]:
    """Return where turns of the `MODEL` take what is in each place."""
    source = np.arange(PLACES)
    for move in moves:
        source = source[place_source(move)]
    return np.argsort(source)


@cache
def turns_go() -> tuple[NDArray[np.intp], ...]:
    """Return where each turn of a face takes what is in each place, as `goes_to` does."""
    return tuple(goes_to((turn,)) for turn in face_turns(MODEL))


def count_turns(table: NDArray[np.uint8]) -> None:
    """Write how many turns of faces lead from each entry of a table to those that are 0.

    Each axis of it is for one thing: 24 places, or 12 edges whichever way round. Where no turns
    lead there is more in it than they ever are.
    """
    depth = 0
    while (level := np.argwhere(table == depth)).size:
        depth += 1
        for goes in turns_go():
            after = tuple(goes[at] % n for at, n in zip(level.T, table.shape, strict=True))
            table[after] = np.minimum(table[after], depth)


@cache
def spins_go() -> tuple[NDArray[np.intp], ...]:
    """Return the same for the whole cube turned by no quarter ``y``, and by one, two and three."""
    return tuple(goes_to((rotation(Axis.Y, 1, MODEL),) * spin) for spin in range(HOLDS))


def place(name: str) -> int:
    """Return the number of a place: "FR"."""
    return WINGS.index(name)
