"""Who painted the stickers of a cube, and when: what is likely wrong if something is."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.legality.reading import Reading
from cubeapp.engine.model.geometry import UNPAINTED
from cubeapp.engine.model.orbits import corner_facelets, midge_facelets, wing_facelets

Numbers = NDArray[np.int64]

BY_HAND = 1 << 16
"""What the change of a sticker costs painted by hand; any number of the others costs less."""
FOLLOWED = 1 << 10
"""The same for one that only followed from others."""
SUSPECTS = 6
"""Number of cubies painted last that are suspected."""
LAST = 1 << 8
"""By so much a sticker of the last one is cheaper; half as much with each cubie before."""
ITSELF = 4
"""By so much the sticker itself is cheaper than others of its cubie."""


@dataclass(frozen=True, slots=True)
class Origins:
    """Where the stickers of a painted cube come from, by their flat indices."""

    followed: frozenset[int] = frozenset()
    """Those that were filled in because others imply them."""
    latest: tuple[int, ...] = ()
    """Those painted by hand, the latest first, as far as that is known."""


NOTHING_KNOWN = Origins()


@dataclass(frozen=True, slots=True, eq=False)
class Doubts:
    """How easily each sticker of a cube is taken for a wrong one."""

    home: NDArray[np.uint8]
    """The colour that belongs to each sticker's face, shape (6·N²,)."""
    suspicion: Numbers
    """How much it is suspected, for it was among the last; 0 for most. The same shape."""
    prices: Numbers
    """What another colour costs, the same shape. One that brings a sticker home costs 1 less."""
    is_nearly_solved: bool
    """Whether most stickers are home, so that the others tell more than when they were painted."""
    origins: Origins
    """Where the doubts come from."""

    @classmethod
    def of(cls, reading: Reading, origins: Origins = NOTHING_KNOWN) -> Doubts:
        """Return the doubts about the cube that was read."""
        facelets = reading.cube.facelets
        home = np.repeat(reading.likely_hold, reading.cube.size**2)
        there = np.count_nonzero(facelets != UNPAINTED)
        is_nearly_solved = bool(2 * np.count_nonzero(facelets == home) > there)
        suspicion = np.zeros(len(facelets), dtype=np.int64)
        if not is_nearly_solved:
            _suspect(suspicion, origins.latest, reading.cube.size)
        prices = np.full(len(facelets), BY_HAND, dtype=np.int64)
        prices[sorted(origins.followed)] = FOLLOWED
        return cls(home, suspicion, prices - suspicion, is_nearly_solved, origins)

    def cost(self, indices: NDArray[np.intp], colours: NDArray[np.uint8]) -> int:
        """Return what it costs to give stickers other ``colours``."""
        homeward = np.count_nonzero(colours == self.home[indices])
        return int(self.prices[indices].sum() - homeward)


def _suspect(suspicion: Numbers, latest: tuple[int, ...], size: int) -> None:
    """Enter the cubies that were painted last."""
    cubies = 0
    for index in latest:
        if cubies < SUSPECTS and not suspicion[index]:
            suspicion[_cubie_of(index, size)] = LAST >> cubies
            suspicion[index] += ITSELF
            cubies += 1


def _cubie_of(index: int, size: int) -> NDArray[np.intp]:
    """Return all stickers of the cubie that has this one."""
    for table in (corner_facelets(size), midge_facelets(size), wing_facelets(size).reshape(-1, 2)):
        (rows, _) = np.nonzero(table == index)
        if len(rows):
            return np.asarray(table[rows[0]])
    return np.array([index])
