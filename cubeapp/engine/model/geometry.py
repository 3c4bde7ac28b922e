"""Where each facelet lies in space: the one rule from which every permutation comes.

The axes point right (x), up (y) and to the reader (z). Coordinates are doubled so that
they stay whole: cubie ``c`` of ``N`` lies at ``2c - (N - 1)`` and a face's plane at ``±N``.
"""

from __future__ import annotations

from enum import IntEnum
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

MIN_SIZE = 2
MAX_SIZE = 100
UNPAINTED = 255
"""The value of a facelet whose colour is not known."""


class Face(IntEnum):
    """The six faces in the order of the face array; the value is also the colour's number."""

    U = 0
    R = 1
    F = 2
    D = 3
    L = 4
    B = 5

    @property
    def opposite(self) -> Face:
        """The face on the other side."""
        return Face((self + 3) % 6)

    @property
    def axis(self) -> Axis:
        """The axis this face looks along."""
        return (Axis.Y, Axis.X, Axis.Z)[self % 3]


class Axis(IntEnum):
    """The axes of turns: x through R, y through U, z through F."""

    X = 0
    Y = 1
    Z = 2

    __hash__ = int.__hash__  # That of an enumeration takes its name, and longer: moves are keys.

    @property
    def face(self) -> Face:
        """The face on the positive side, from which layers are counted."""
        return (Face.R, Face.U, Face.F)[self]


# Per face, in the order of Face: the outward normal, the direction of growing columns and
# that of growing rows, as the net is drawn.
FACE_FRAMES: NDArray[np.int64] = np.array(
    [
        [[0, 1, 0], [1, 0, 0], [0, 0, 1]],
        [[1, 0, 0], [0, 0, -1], [0, -1, 0]],
        [[0, 0, 1], [1, 0, 0], [0, -1, 0]],
        [[0, -1, 0], [1, 0, 0], [0, 0, -1]],
        [[-1, 0, 0], [0, 0, 1], [0, -1, 0]],
        [[0, 0, -1], [-1, 0, 0], [0, -1, 0]],
    ]
)
FACE_FRAMES.flags.writeable = False

# A clockwise quarter turn seen from the positive side of x, y and z; points are columns.
QUARTER_TURNS: NDArray[np.int64] = np.array(
    [
        [[1, 0, 0], [0, 0, 1], [0, -1, 0]],
        [[0, 0, -1], [0, 1, 0], [1, 0, 0]],
        [[0, 1, 0], [-1, 0, 0], [0, 0, 1]],
    ]
)
QUARTER_TURNS.flags.writeable = False


def cube_name(size: int) -> str:
    """Return what people call a cube of ``size``: 3×3×3."""
    return f"{size}×{size}×{size}"


@lru_cache(maxsize=8)
def facelet_points(size: int) -> NDArray[np.int64]:
    """Return the point of every facelet in doubled coordinates, read-only.

    Returns:
        int64, shape (6·N², 3), in the order of the face array; the coordinate along the
        facelet's own normal is ±N, the other two lie in ``-(N-1)…N-1``.
    """
    steps = 2 * np.arange(size) - (size - 1)
    points = np.empty((6, size, size, 3), dtype=np.int64)
    for face, (normal, along_columns, along_rows) in enumerate(FACE_FRAMES):
        points[face] = (
            size * normal + steps[None, :, None] * along_columns + steps[:, None, None] * along_rows
        )
    flat = points.reshape(-1, 3)
    flat.flags.writeable = False
    return flat


def facelet_indices(points: NDArray[np.int64], size: int) -> NDArray[np.int64]:
    """Return the flat indices of facelets given by their points; undoes `facelet_points`.

    Args:
        points: int64, shape (n, 3), doubled coordinates with one coordinate at ±N.
        size: N.
    """
    axis = np.argmax(np.abs(points), axis=1)
    positive = points[np.arange(len(points)), axis] > 0
    face = np.where(positive, np.array([1, 0, 2])[axis], np.array([4, 3, 5])[axis])
    along = np.einsum("nij,nj->ni", FACE_FRAMES[face][:, 1:], points)
    column, row = ((along + size - 1) // 2).T
    return np.asarray(face * size * size + row * size + column, dtype=np.int64)


def layers(size: int, axis: Axis) -> NDArray[np.int64]:
    """Return each facelet's layer about ``axis``, counted from 0 on the R, U or F side.

    Returns:
        int64, shape (6·N²,), values 0…N-1.
    """
    coordinate = np.clip(facelet_points(size)[:, axis], 1 - size, size - 1)
    return np.asarray((size - 1 - coordinate) // 2, dtype=np.int64)
