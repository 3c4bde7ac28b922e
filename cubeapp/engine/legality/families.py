"""What can be in each place: the families of cubies that trade places, and all they can show."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.legality.reading import MIRROR
from cubeapp.engine.model.cubies import Colours
from cubeapp.engine.model.geometry import UNPAINTED
from cubeapp.engine.model.orbits import (
    CORNERS,
    EDGES,
    WINGS,
    corner_facelets,
    faces_of,
    midge_facelets,
    wing_facelets,
)


@dataclass(frozen=True, slots=True)
class Family:
    """Places whose cubies can trade places, and what each cubie can show there."""

    table: NDArray[np.intp]
    """The facelets of each place, shape (places, stickers)."""
    shown: Colours
    """The colours by cubie and turn, shape (cubies, turns, stickers)."""

    def differing(self, facelets: Colours) -> NDArray[np.bool_]:
        """Tell which painted stickers each cubie would change in each place.

        Returns:
            bool, shape (places, cubies, turns, stickers).
        """
        colours = facelets[self.table][:, None, None, :]
        return np.asarray((self.shown != colours) & (colours != UNPAINTED))

    def fits(self, facelets: Colours) -> NDArray[np.bool_]:
        """Tell which cubies can be in each place: bool, shape (places, cubies, turns)."""
        return np.asarray(~self.differing(facelets).any(axis=3))


def corner_family(size: int, mirrored: bool = False) -> Family:
    """Return the corners, those of the mirrored scheme if ``mirrored``."""
    return Family(corner_facelets(size), _shown(CORNERS, 3, mirrored))


def midge_family(size: int) -> Family:
    """Return the middle edges; on even sizes there are no places."""
    return Family(midge_facelets(size), _shown(EDGES, 2, False))


def wing_family(size: int) -> Family:
    """Return the wings of all orbits, 24 places each; a wing has one turn in each place."""
    return Family(wing_facelets(size).reshape(-1, 2), _shown(WINGS, 1, False))


def wing_orbits(size: int) -> list[Family]:
    """Return the wings, each orbit by itself."""
    wings = wing_family(size)
    tables = wings.table.reshape(-1, len(WINGS), 2)
    return [Family(table, wings.shown) for table in tables]


@lru_cache(maxsize=8)
def _shown(names: Sequence[str], turns: int, mirrored: bool) -> Colours:
    colours = np.array([faces_of(name) for name in names], dtype=np.uint8)
    if mirrored:
        colours = MIRROR[colours]
    shown = np.stack([np.roll(colours, turn, axis=1) for turn in range(turns)], axis=1)
    shown.flags.writeable = False
    return shown
