"""The outer layer of a cube as diagrams of cases show it: a face, and what is beside it."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import UNPAINTED, Face


def seen_from_above(cube: Cube) -> NDArray[np.uint8]:
    """Return the U face with the upper rows of the four sides around it, F below.

    Returns:
        uint8, shape (N+2, N+2); 255 in the four corners.
    """
    return top_layer(cube.faces)


def top_layer(faces: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """Return what is seen from above of ``faces``, whatever their values mean.

    Args:
        faces: uint8, shape (6, N, N), in the order U R F D L B.

    Returns:
        uint8, shape (N+2, N+2), as `seen_from_above` has it.
    """
    front, right, back, left = (faces[face][0] for face in (Face.F, Face.R, Face.B, Face.L))
    return _framed(faces[Face.U], back[::-1], right[::-1], front, left)


def seen_from_below(cube: Cube) -> NDArray[np.uint8]:
    """Return the D face with the lower rows of the four sides around it, F above.

    Returns:
        uint8, shape (N+2, N+2); 255 in the four corners.
    """
    front, right, back, left = (cube.face(face)[-1] for face in (Face.F, Face.R, Face.B, Face.L))
    return _framed(cube.face(Face.D), front, right, back[::-1], left[::-1])


def _framed(
    face: NDArray[np.uint8],
    above: NDArray[np.uint8],
    right: NDArray[np.uint8],
    below: NDArray[np.uint8],
    left: NDArray[np.uint8],
) -> NDArray[np.uint8]:
    size = len(face)
    seen = np.full((size + 2, size + 2), UNPAINTED, dtype=np.uint8)
    seen[1:-1, 1:-1] = face
    seen[0, 1:-1], seen[-1, 1:-1] = above, below
    seen[1:-1, 0], seen[1:-1, -1] = left, right
    return seen
