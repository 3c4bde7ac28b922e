"""Cubes as the codes of their corners and edges, and what symmetries make of them."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.cubies import Cubies
from cubeapp.engine.model.symmetries import SYMMETRIES, image_of
from cubeapp.engine.perfect.layout import corner_images, slot_places

CodeRows = NDArray[np.uint8]
Ints = NDArray[np.int64]


def cube_of_codes(corners: CodeRows, edges: CodeRows) -> Cube:
    """Return the cube with the corners in its places, shape (8,), and edges in slots, (12,)."""
    placed = np.empty(12, dtype=np.uint8)
    placed[slot_places()] = edges
    return Cubies(
        tuple((corners // 3).tolist()),
        tuple((corners % 3).tolist()),
        tuple((placed // 2).tolist()),
        tuple((placed % 2).tolist()),
    ).cube()


def image_of_cube(cube: Cube, symmetry: int) -> Cube:
    """Return the cube seen from another side or in the mirror, renamed so that centres stay."""
    return Cube.from_faces(image_of(cube.facelets, symmetry).reshape(6, 3, 3))


def images(cube: Cube) -> list[Cube]:
    """Return all different images of a 3×3×3, at most 48, the cube itself first."""
    return list(dict.fromkeys(image_of_cube(cube, s) for s in range(SYMMETRIES)))


def cosets(corners: CodeRows) -> list[int]:
    """Return symmetries that give all different images of corners, each once."""
    source, becomes = corner_images()
    seen: dict[tuple[int, ...], int] = {}
    for symmetry in range(SYMMETRIES):
        from_place = source[symmetry]
        image = becomes[symmetry, from_place, corners[from_place]]
        seen.setdefault(tuple(image.tolist()), symmetry)
    return list(seen.values())


def weights(alike: Ints) -> Ints:
    """Return how many images corners have: 48 divided by the number of bits of each."""
    numbers, places = np.unique(alike, return_inverse=True)
    bits = np.array([int(number).bit_count() for number in numbers], dtype=np.int64)
    return np.asarray(SYMMETRIES // bits[places] if len(numbers) else alike, dtype=np.int64)
