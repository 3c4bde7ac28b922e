"""Photos that were taken with the cube turned: which quarter turns of them make a legal cube."""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.model.cubies import Colours
from cubeapp.engine.model.orbits import (
    CORNERS,
    EDGES,
    WINGS,
    corner_facelets,
    faces_of,
    midge_facelets,
    wing_facelets,
)
from cubeapp.engine.photos.legal import corner_prices, edge_prices
from cubeapp.engine.photos.pixels import Floats

Number = TypeVar("Number", bound=np.generic)
Turns = tuple[int, ...]
"""Quarter turns clockwise of each of the six photos, 0…3."""
UPRIGHT: Turns = (0,) * 6


@lru_cache(maxsize=8)
def turned_facelets(size: int) -> NDArray[np.intp]:
    """Return which facelet of a photo lies where once it is turned: shape (4, 6·N²)."""
    faces = np.arange(6 * size * size).reshape(6, size, size)
    found = np.stack([np.rot90(faces, -turn, axes=(1, 2)).reshape(-1) for turn in range(4)])
    found.flags.writeable = False
    return found


def turned(values: NDArray[Number], turns: Turns, size: int) -> NDArray[Number]:
    """Return what belongs to the facelets, shape (6·N², …), with the photos turned."""
    faces = np.repeat(np.arange(6), size * size)
    sources = turned_facelets(size)[np.array(turns)[faces], np.arange(6 * size * size)]
    found: NDArray[Number] = values[sources]
    return found


def likely_turns(prices: Floats, seen: Colours, size: int, most: int) -> list[Turns]:
    """Return the turns that make the cheapest cubies, each by itself, the cheapest first.

    What cubies cost when each may be there any number of times is a lower bound of what a legal
    cube costs, and known for all 4096 ways to turn six photos at once.

    Args:
        prices: float64, shape (6·N², 6): of each sticker of the photos as they are.
        seen: shape (6·N²,), the colours in the photos. Of turns that show the same one is tried.
        size: N.
        most: how many to return.
    """
    ways = np.array(list(product(*_differing_turns(seen, size))))
    bounds = np.zeros(len(ways))
    for name, least in zip(CORNERS, _least(prices, corner_facelets(size), size), strict=True):
        first, second, third = ways[:, list(faces_of(name))].T
        bounds += least[first, second, third]
    edges = zip(EDGES, _least(prices, midge_facelets(size), size), strict=False)
    wings = [
        pair
        for table in wing_facelets(size)
        for pair in zip(WINGS, _least(prices, table, size), strict=True)
    ]
    for name, least in (*edges, *wings):
        first, second = ways[:, list(faces_of(name))].T
        bounds += least[first, second]
    # Of ways that are as good, those with fewer turned photos come first.
    order = np.lexsort((np.count_nonzero(ways, axis=1), bounds.round(6)))
    return [tuple(ways[i].tolist()) for i in order[:most]]


def _differing_turns(seen: Colours, size: int) -> list[list[int]]:
    """Return for each photo the turns after which it looks like after none before."""
    views = seen[turned_facelets(size)].reshape(4, 6, size * size)
    return [
        [turn for turn in range(4) if not np.any(np.all(face[:turn] == face[turn], axis=1))]
        for face in views.transpose(1, 0, 2)
    ]


def _least(prices: Floats, table: NDArray[np.intp], size: int) -> list[Floats]:
    """Return the least price of a cubie in each place, for all turns of its faces' photos."""
    stickers = table.shape[1]
    sources = turned_facelets(size)
    ways = np.array(list(product(range(4), repeat=stickers)))
    # Shape (places, ways, stickers): where the place's stickers come from.
    facelets = sources[ways[None, :, :], table[:, None, :]]
    find = corner_prices if stickers == 3 else edge_prices
    return [find(prices, place).min(axis=1).reshape((4,) * stickers) for place in facelets]
