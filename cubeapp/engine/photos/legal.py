"""The cheapest legal cube where each sticker has a price for each colour.

Stickers belong to cubies, and each cubie is there once: what one sticker leaves open, its
neighbours and all other cubies tell. Corners and middle edges are chosen by the sets of those
used, with twist, flip and parity carried along; wings by assignment, centres by sharing out.
"""

from __future__ import annotations

from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.legality.arrangements import CHEAPEST, Numbers, cheapest_way, ways_after
from cubeapp.engine.legality.cheapest import cheapest_matching
from cubeapp.engine.model.cubies import Colours, corner_colours, edge_colours
from cubeapp.engine.model.orbits import (
    WINGS,
    centre_facelets,
    corner_facelets,
    faces_of,
    midge_facelets,
    wing_facelets,
)
from cubeapp.engine.photos.pixels import Floats
from cubeapp.engine.photos.sharing import shared_out

GRAIN = 1 << 20
"""Prices of cubies are compared as whole numbers of such shares."""


def cheapest_legal(prices: Floats, size: int) -> tuple[Colours, float]:
    """Return the legal cube with the least sum of prices.

    Args:
        prices: float64, shape (6·N², 6): of each facelet in each colour, from 0 to some
            hundreds. On odd sizes the fixed centres are at home, whatever their price.
        size: N.

    Returns:
        The facelets, uint8, shape (6·N²,), and the sum.
    """
    facelets = np.repeat(np.arange(6, dtype=np.uint8), size * size)
    _choose_cubies(facelets, prices, size)
    for table in wing_facelets(size):
        shown = np.array([faces_of(name) for name in WINGS], dtype=np.uint8)
        facelets[table] = shown[cheapest_matching(_place_prices(prices, table, shown))]
    for orbit in centre_facelets(size):
        facelets[orbit] = shared_out(prices[orbit], np.full(6, 4))[0]
    return facelets, float(prices[np.arange(len(prices)), facelets].sum())


def corner_prices(prices: Floats, table: NDArray[np.intp]) -> Floats:
    """Return what each corner costs in each place: shape (…, 24), the last ``3·cubie + twist``."""
    return _place_prices(prices, table, _corners())


def edge_prices(prices: Floats, table: NDArray[np.intp]) -> Floats:
    """Return what each edge costs in each place: shape (…, 24), the last ``2·cubie + flip``."""
    return _place_prices(prices, table, _edges())


def _place_prices(prices: Floats, table: NDArray[np.intp], shown: Colours) -> Floats:
    """Return the price of showing each row of ``shown`` in each place: (places, rows)."""
    stickers = np.arange(shown.shape[1])
    return np.asarray(
        sum(prices[table[..., sticker]][..., shown[:, sticker]] for sticker in stickers)
    )


@lru_cache(maxsize=1)
def _corners() -> Colours:
    return corner_colours(np.repeat(np.arange(8), 3), np.tile(np.arange(3), 8))


@lru_cache(maxsize=1)
def _edges() -> Colours:
    return edge_colours(np.repeat(np.arange(12), 2), np.tile(np.arange(2), 12))


def _choose_cubies(facelets: Colours, prices: Floats, size: int) -> None:
    """Put the cheapest corners and middle edges that go together into ``facelets``."""
    corners = _costs(corner_prices(prices, corner_facelets(size)).reshape(8, 8, 3))
    after_corners = ways_after(corners, CHEAPEST)
    totals = after_corners[0][0, 0]
    if size % 2 == 0:
        odd = int(totals.argmin())
    else:
        # With the fixed centres at home, corners and edges are in orders of the same parity.
        midges = _costs(edge_prices(prices, midge_facelets(size)).reshape(12, 12, 2))
        after_midges = ways_after(midges, CHEAPEST)
        odd = int((totals + after_midges[0][0, 0]).argmin())
        cubies, flips = cheapest_way(midges, after_midges, odd)
        facelets[midge_facelets(size)] = edge_colours(cubies, flips)
    cubies, twists = cheapest_way(corners, after_corners, odd)
    facelets[corner_facelets(size)] = corner_colours(cubies, twists)


def _costs(prices: Floats) -> Numbers:
    return np.rint(prices * GRAIN).astype(np.int64)
