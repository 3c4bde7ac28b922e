"""The cheapest legal cube where each sticker has a price for each colour.

Stickers belong to cubies, and each cubie is there once: what one sticker leaves open, its
neighbours and all other cubies tell. Corners and middle edges are chosen by dynamic programming
over which cubies are used, with twist, flip and parity carried along; wings by assignment,
centres by sharing out.
"""

from __future__ import annotations

from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.checks.cheapest import cheapest_matching
from cubeapp.engine.cubies import Colours, corner_colours, edge_colours
from cubeapp.engine.orbits import (
    WINGS,
    centre_facelets,
    corner_facelets,
    faces_of,
    fixed_centres,
    midge_facelets,
    wing_facelets,
)
from cubeapp.engine.photos.pixels import Floats
from cubeapp.engine.photos.sharing import shared_out

Indices = NDArray[np.int64]


def cheapest_legal(prices: Floats, size: int) -> tuple[Colours, float]:
    """Return the legal cube with the least sum of prices.

    Args:
        prices: float64, shape (6·N², 6): of each facelet in each colour. On odd sizes the
            fixed centres are at home.
        size: N.

    Returns:
        The facelets, uint8, shape (6·N²,), and the sum.
    """
    facelets = np.repeat(np.arange(6, dtype=np.uint8), size * size)
    total = _price(facelets[fixed_centres(size)], fixed_centres(size), prices)
    total += _choose_cubies(facelets, prices, size)
    for table in wing_facelets(size):
        shown = np.array([faces_of(name) for name in WINGS], dtype=np.uint8)
        facelets[table] = shown[cheapest_matching(_place_prices(prices, table, shown))]
        total += _price(facelets[table], table, prices)
    for orbit in centre_facelets(size):
        facelets[orbit] = shared_out(prices[orbit], np.full(6, 4))[0]
        total += _price(facelets[orbit], orbit, prices)
    return facelets, total


def corner_prices(prices: Floats, table: NDArray[np.intp]) -> Floats:
    """Return what each corner costs in each place: shape (…, 24), the last ``3·cubie + twist``."""
    return _place_prices(prices, table, _corners())


def edge_prices(prices: Floats, table: NDArray[np.intp]) -> Floats:
    """Return what each edge costs in each place: shape (…, 24), the last ``2·cubie + flip``."""
    return _place_prices(prices, table, _edges())


def _price(colours: Colours, table: NDArray[np.intp], prices: Floats) -> float:
    return float(prices[table, colours].sum())


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


def _choose_cubies(facelets: Colours, prices: Floats, size: int) -> float:
    """Put the cheapest corners and middle edges that go together into ``facelets``."""
    corners = _Arrangements(corner_prices(prices, corner_facelets(size)).reshape(8, 8, 3))
    if size % 2 == 0:
        parity = int(np.argmin(corners.totals))
        total = float(corners.totals[parity])
    else:
        midges = _Arrangements(edge_prices(prices, midge_facelets(size)).reshape(12, 12, 2))
        both = corners.totals + midges.totals
        parity = int(np.argmin(both))
        total = float(both[parity])
        facelets[midge_facelets(size)] = edge_colours(*midges.best(parity))
    facelets[corner_facelets(size)] = corner_colours(*corners.best(parity))
    return total


class _Arrangements:
    """The cheapest ways to put cubies into places, their twists adding up to a whole turn."""

    def __init__(self, prices: Floats) -> None:
        """Find them.

        Args:
            prices: shape (places, cubies, twists).
        """
        self._count, _, self._twists = prices.shape
        subsets = 1 << self._count
        self._sums = np.full((subsets, self._twists, 2), np.inf)
        self._sums[0, 0, 0] = 0.0
        self._last = np.zeros((subsets, self._twists, 2), dtype=np.int8)
        for place in range(self._count):
            self._fill(place, prices[place])

    @property
    def totals(self) -> Floats:
        """The least sums of the even and of the odd permutations: shape (2,)."""
        return np.asarray(self._sums[-1, 0])

    def best(self, parity: int) -> tuple[list[int], list[int]]:
        """Return the cubie in each place, and its twist, of the cheapest of that parity."""
        used, total = len(self._sums) - 1, 0
        cubies, twists = [], []
        for _ in range(self._count):
            cubie, twist = divmod(int(self._last[used, total, parity]), self._twists)
            used ^= 1 << cubie
            total = (total - twist) % self._twists
            parity ^= (used >> (cubie + 1)).bit_count() & 1
            cubies.append(cubie)
            twists.append(twist)
        return cubies[::-1], twists[::-1]

    def _fill(self, place: int, prices: Floats) -> None:
        """Find the best for all sets of cubies that fill the places up to this one."""
        before = _subsets(self._count, place)
        for cubie in range(self._count):
            free = before[before >> cubie & 1 == 0]
            after = free | 1 << cubie
            # Each cubie of a higher number that has its place already makes an inversion.
            odd = _is_odd_count(self._count)[free >> (cubie + 1)]
            for twist in range(self._twists):
                self._extend(free, after, odd, cubie * self._twists + twist, prices[cubie, twist])

    def _extend(
        self, free: Indices, after: Indices, odd: Indices, choice: int, price: float
    ) -> None:
        twist = choice % self._twists
        for total in range(self._twists):
            for parity in range(2):
                sums = self._sums[free, total, parity] + price
                to = (after, (total + twist) % self._twists, parity ^ odd)
                better = sums < self._sums[to]
                where = (after[better], to[1], to[2][better])
                self._sums[where] = sums[better]
                self._last[where] = choice


@lru_cache(maxsize=32)
def _subsets(count: int, members: int) -> Indices:
    """Return the sets of ``members`` of ``count`` things, as bits."""
    return np.array([s for s in range(1 << count) if s.bit_count() == members], dtype=np.int64)


@lru_cache(maxsize=2)
def _is_odd_count(count: int) -> Indices:
    return np.array([s.bit_count() & 1 for s in range(1 << count)], dtype=np.int64)
