"""The cubies that the laws of twist, flip and parity bind together, and the hold."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.legality.arrangements import total_ways
from cubeapp.engine.legality.families import Family, corner_family, midge_family
from cubeapp.engine.legality.reading import MIRROR
from cubeapp.engine.model.cubies import Colours, face_colours_by_hold, is_odd
from cubeapp.engine.model.geometry import UNPAINTED
from cubeapp.engine.model.orbits import fixed_centres

Pair = tuple[int, int]
"""In how many ways a parity is even, and in how many it is odd."""


@dataclass(frozen=True, slots=True)
class Bound:
    """Corners, midges and fixed centres: together their orders are even.

    A turn of a face moves four corners and four midges in a circle, one of a middle slice four
    midges and four fixed centres: two odd orders each. Even sizes have neither midges nor fixed
    centres, so that the corners are free.
    """

    corners: Family
    midges: Family
    centres: NDArray[np.intp]
    """The fixed centres' facelets."""
    holds: Colours
    """The colours of the faces in each way to hold the cube, shape (24, 6)."""
    odd: NDArray[np.bool_]
    """Which of the holds have the centres in an odd order."""

    @classmethod
    def of(cls, size: int, mirrored: bool = False) -> Bound:
        """Return what is bound together on cubes of ``size``.

        Args:
            size: N.
            mirrored: whether the cubies are those of the mirrored scheme.
        """
        holds = face_colours_by_hold()
        return cls(
            corner_family(size, mirrored),
            midge_family(size),
            fixed_centres(size),
            MIRROR[holds] if mirrored else holds,
            np.array([is_odd(hold) for hold in holds.tolist()]),
        )

    def fitting_holds(self, facelets: Colours) -> NDArray[np.bool_]:
        """Tell which of the holds have the painted fixed centres: bool, shape (24,)."""
        centres = facelets[self.centres]
        shown = self.holds[:, : len(centres)]
        return np.asarray(np.all((shown == centres) | (centres == UNPAINTED), axis=1))

    def hold_ways(self, facelets: Colours) -> Pair:
        """Return the number of holds that the fixed centres leave, by their order's parity."""
        if len(self.centres) == 0:
            return 1, 1
        fits = self.fitting_holds(facelets)
        return int(np.sum(fits & ~self.odd)), int(np.sum(fits & self.odd))

    def corner_ways(self, facelets: Colours) -> Pair:
        """Return the number of ways to place the corners untwisted as a whole, by parity."""
        return _ways(self.corners, facelets)

    def midge_ways(self, facelets: Colours) -> Pair:
        """Return the number of ways to place the midges unflipped as a whole, by parity."""
        return _ways(self.midges, facelets)


def together(one: Pair, other: Pair) -> Pair:
    """Return the number of ways to do both, by the parity of both."""
    return one[0] * other[0] + one[1] * other[1], one[0] * other[1] + one[1] * other[0]


def _ways(family: Family, facelets: Colours) -> Pair:
    even, odd = total_ways(family.fits(facelets).astype(np.int64)).tolist()
    return even, odd
