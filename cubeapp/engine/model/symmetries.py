"""The 48 symmetries of the cube: as it is seen from 24 sides, and each of them in a mirror."""

from __future__ import annotations

from functools import cache
from itertools import permutations, product

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.model.geometry import FACE_FRAMES, Face, facelet_indices, facelet_points

Ints = NDArray[np.int64]

SYMMETRIES = 48


@cache
def facelet_symmetries() -> tuple[Ints, Ints]:
    """Return what the 48 symmetries of the cube do, the identity first.

    Returns:
        Where each facelet goes, shape (48, 54), and what each colour becomes, (48, 6).
    """
    points, normals = facelet_points(3), FACE_FRAMES[:, 0]
    places, colours = [], []
    for axes in permutations(range(3)):
        for signs in product((1, -1), repeat=3):
            matrix = np.eye(3, dtype=np.int64)[list(axes)] * np.array(signs)
            places.append(facelet_indices(points @ matrix, 3))
            colours.append(facelet_indices(3 * (normals @ matrix), 3) // 9)
    return np.array(places), np.array(colours)


def image_of(facelets: NDArray[np.uint8], symmetry: int) -> NDArray[np.uint8]:
    """Return a cube through one of the symmetries, its colours renamed so that centres stay.

    Args:
        facelets: uint8, shape (…, 54).
        symmetry: 0…47, 0 for the cube itself.
    """
    places, colours = facelet_symmetries()
    image = np.empty_like(facelets)
    image[..., places[symmetry]] = colours[symmetry][facelets]
    return image


@cache
def turns_seen() -> Ints:
    """Return what each symmetry makes of each of `face_turns`: int64, shape (48, 18)."""
    faces = facelet_symmetries()[1]
    axes = FACE_FRAMES[faces[:, [Face.R, Face.U, Face.F]], 0]
    # A mirror shows a clockwise turn as an anticlockwise one.
    quarters = np.where(np.linalg.det(axes)[:, None] > 0, [0, 1, 2], [2, 1, 0])
    return (3 * faces[:, :, None] + quarters[:, None, :]).reshape(SYMMETRIES, -1)
