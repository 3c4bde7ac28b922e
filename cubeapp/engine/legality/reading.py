"""A painted cube as its checks see it: how it is held, and which cubie each place shows."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.cubies import (
    UNKNOWN,
    Colours,
    corner_colours,
    face_colours_by_hold,
    read_corners,
    read_edges,
)
from cubeapp.engine.model.geometry import UNPAINTED
from cubeapp.engine.model.orbits import (
    CORNERS,
    corner_facelets,
    faces_of,
    fixed_centres,
    midge_facelets,
)

# Colours in the mirrored scheme: white and yellow have changed places; 6 is unpainted.
MIRROR: Colours = np.array([3, 1, 2, 0, 4, 5, 6], dtype=np.uint8)
MIRROR.flags.writeable = False

# So few mirrored corners may be slips; from here on the whole scheme must be meant.
MIRRORED_CORNERS_OF_A_SCHEME = 3


@dataclass(frozen=True, slots=True)
class Reading:
    """What the stickers of a cube say, as far as they are painted."""

    cube: Cube
    mirrored: bool
    """Whether the colours run the mirrored way round."""
    centres_fit: bool
    """Whether some way to hold the cube, mirrored or not, has its painted fixed centres."""
    hold: Colours | None
    """The colour that belongs to each face, shape (6,), by the fixed centres; None where they
    do not tell it."""
    corners: NDArray[np.int64]
    """``3·cubie + twist`` of each corner place or `UNKNOWN`; one bare sticker is deduced."""
    midges: NDArray[np.int64]
    """``2·cubie + flip`` of each middle edge or `UNKNOWN`; shape (0,) on even sizes."""

    @classmethod
    def of(cls, cube: Cube) -> Reading:
        """Read ``cube``."""
        colours = cube.facelets[corner_facelets(cube.size)]
        proper, mirrored_corners = _handedness(colours)
        mirrored = proper == 0 and mirrored_corners >= MIRRORED_CORNERS_OF_A_SCHEME
        centres = cube.facelets[fixed_centres(cube.size)]
        holds = face_colours_by_hold()
        fits, mirror_fits = _fitting(holds, centres), _fitting(MIRROR[holds], centres)
        if len(fits) and not len(mirror_fits):
            mirrored = False
        elif len(mirror_fits) and not len(fits):
            mirrored = mirrored_corners >= proper
        chosen = mirror_fits if mirrored else fits
        return cls(
            cube=cube,
            mirrored=mirrored,
            centres_fit=len(fits) > 0 or len(mirror_fits) > 0,
            hold=chosen[0] if len(chosen) == 1 else None,
            corners=_read_corners(colours, mirrored),
            midges=read_edges(cube.facelets[midge_facelets(cube.size)]),
        )

    @property
    def likely_hold(self) -> Colours:
        """The colour that belongs to each face, guessed from the corners if need be."""
        if self.hold is not None:
            return self.hold
        holds = face_colours_by_hold()
        if self.mirrored:
            holds = MIRROR[holds]
        colours = self.cube.facelets[corner_facelets(self.cube.size)]
        faces = np.array([faces_of(name) for name in CORNERS])
        return np.asarray(holds[np.argmax((holds[:, faces] == colours).sum(axis=(1, 2)))])

    def permutations(self) -> tuple[list[int], list[int]] | None:
        """Return which corner and which edge is in each place, seen from the fixed centres.

        Returns:
            None unless every corner, midge and fixed centre is known.
        """
        if self.hold is None:
            return None
        face_of = np.full(7, 6, dtype=np.uint8)
        face_of[self.hold] = np.arange(6)
        size = self.cube.size
        corners = face_of[np.minimum(self.cube.facelets[corner_facelets(size)], 6)]
        edges = face_of[np.minimum(self.cube.facelets[midge_facelets(size)], 6)]
        corner_codes, edge_codes = _read_corners(corners, False), read_edges(edges)
        if np.any(corner_codes == UNKNOWN) or np.any(edge_codes == UNKNOWN):
            return None
        return (corner_codes // 3).tolist(), (edge_codes // 2).tolist()


def holds_with(centres: Colours) -> Colours:
    """Return the proper ways to hold a cube, shape (n, 6), that have the painted ``centres``."""
    return _fitting(face_colours_by_hold(), centres)


def mirror_image(cube: Cube) -> Cube:
    """Return ``cube`` as in a mirror beside it: left for right."""
    return Cube.from_faces(cube.faces[[0, 4, 2, 3, 1, 5], :, ::-1])


def _fitting(holds: Colours, centres: Colours) -> Colours:
    if len(centres) == 0:
        return holds
    bare = centres == UNPAINTED
    return np.asarray(holds[np.all((holds == centres) | bare, axis=1)])


def _handedness(colours: Colours) -> tuple[int, int]:
    """Return how many of the painted corners run the proper and the mirrored way round."""
    padded = np.minimum(colours, 6)
    proper = np.count_nonzero(read_corners(padded) != UNKNOWN)
    return int(proper), int(np.count_nonzero(read_corners(MIRROR[padded]) != UNKNOWN))


def _read_corners(colours: Colours, mirrored: bool) -> NDArray[np.int64]:
    padded = np.minimum(colours, 6)
    if mirrored:
        padded = MIRROR[padded]
    first, second, third = padded.T
    return np.asarray(_deduced_corners()[first, second, third])


@lru_cache(maxsize=1)
def _deduced_corners() -> NDArray[np.int64]:
    """Return the corner codes by three colours, of which one may be missing."""
    codes = np.full((7, 7, 7), UNKNOWN)
    for code in range(24):
        colours = corner_colours([code // 3], [code % 3])[0]
        codes[tuple(colours)] = code
        for sticker in range(3):
            partial = colours.copy()
            partial[sticker] = 6
            codes[tuple(partial)] = code
    return codes
