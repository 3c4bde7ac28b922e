"""How well mixed a cube looks: the score, low where few neighbours show the same colour."""

from __future__ import annotations

from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.model.cube import Cube, check_size
from cubeapp.engine.model.geometry import (
    FACE_FRAMES,
    QUARTER_TURNS,
    UNPAINTED,
    Axis,
    facelet_indices,
)

EDGE_WEIGHT = 4
"""What two neighbours along an edge of the cube count if both their colours agree; two
neighbours inside a face count 1."""


def score(cube: Cube) -> int:
    """Return the score of ``cube``: 0 where no two neighbours agree, `solved_score` at most.

    Neighbours are cubies side by side on the surface. Two corners or edges agree if both faces
    that they share show one colour each; a centre and its neighbour if their face does. What is
    not painted agrees with nothing.
    """
    return int(scores(cube.facelets[None, :], cube.size)[0])


def scores(facelets: NDArray[np.uint8], size: int) -> NDArray[np.int64]:
    """Return the scores of many cubes.

    Args:
        facelets: uint8, shape (n, 6·N²), a cube in each row.
        size: N.

    Returns:
        int64, shape (n,).
    """
    around = facelets[:, rings(size)]
    near, far = around[:, :, :-1], around[:, :, 1:]
    same = ((near == far) & (near != UNPAINTED)).reshape(len(facelets), 3 * (size - 1), 4, size)
    inside = np.count_nonzero(same[..., 1:-1], axis=(1, 2, 3))
    # A side's last cubie is also the next side's first one.
    along_edges = np.count_nonzero(same[..., -1] & np.roll(same[..., 0], -1, axis=2), axis=(1, 2))
    return np.asarray(inside + EDGE_WEIGHT * along_edges, dtype=np.int64)


def solved_score(size: int) -> int:
    """Return the score of the solved cube, the highest there is."""
    check_size(size)
    return 12 * (size - 1) * (size + 2)


@lru_cache(maxsize=8)
def rings(size: int) -> NDArray[np.intp]:
    """Return the facelets of every layer's rim, going round clockwise seen from R, U and F.

    A quarter turn of a layer carries each facelet of its ring N places on. Neighbouring
    layers' rings run side by side, so every pair of neighbours is at one place of two rings.

    Returns:
        intp, shape (3, N, 4·N): axes in the order of `Axis`, layers from 0 on the R, U or F
        side. The last facelet of each N and the first of the next ones lie on one cubie.
    """
    steps = 2 * np.arange(size) - (size - 1)
    found = np.empty((3, size, 4 * size), dtype=np.intp)
    for axis in Axis:
        towards = FACE_FRAMES[axis.face, 0]
        side = FACE_FRAMES[axis.face, 1]
        for layer in range(size):
            height = (size - 1 - 2 * layer) * towards
            for start in range(0, 4 * size, size):
                following = QUARTER_TURNS[axis] @ side
                points = size * side + height + steps[:, None] * following
                found[axis, layer, start : start + size] = facelet_indices(points, size)
                side = following
    found.flags.writeable = False
    return found
