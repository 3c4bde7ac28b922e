"""Which facelets belong together: cubies, and the orbits in which cubies trade places.

Every table holds flat facelet indices of the face array and is built from the facelets'
points in space, so it fits whatever the turns do. Places are named by their faces; the
colours of the solved cube at a place are the faces' own numbers.
"""

from __future__ import annotations

from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.model.geometry import FACE_FRAMES, Face, facelet_indices

Faces = tuple[Face, ...]

CORNERS = ("URF", "UFL", "ULB", "UBR", "DFR", "DLF", "DBL", "DRB")
"""The corner places in Kociemba's order, faces clockwise and beginning with U or D."""
EDGES = ("UR", "UF", "UL", "UB", "DR", "DF", "DL", "DB", "FR", "FL", "BL", "BR")
"""The edge places in Kociemba's order, beginning with U or D, or else with F or B."""
WINGS = (*EDGES, *(name[::-1] for name in EDGES))
"""The wing places of each orbit. ``ab`` and ``ba`` lie on one edge; ``ab`` is the one nearer
to the face that a right hand's thumb shows when its fingers turn from ``a`` to ``b``."""


@lru_cache(maxsize=128)
def faces_of(name: str) -> Faces:
    """Return the faces of a place such as ``URF``, in the order of its letters."""
    return tuple(Face[letter] for letter in name)


def place_name(name: str) -> str:
    """Return a place's name as people write it: ``UFR`` for ``URF``."""
    return "".join(sorted(name, key="UDFBRL".index))


@lru_cache(maxsize=128)
def corner_facelets(size: int) -> NDArray[np.intp]:
    """Return the corners' facelets: intp, shape (8, 3), in the order of `CORNERS`."""
    return _frozen([_facelets_of_place(faces_of(name), size) for name in CORNERS])


@lru_cache(maxsize=128)
def midge_facelets(size: int) -> NDArray[np.intp]:
    """Return the middle edges' facelets in the order of `EDGES`.

    Returns:
        intp, shape (12, 2) on odd sizes and (0, 2) on even ones, which have no midges.
    """
    if size % 2 == 0:
        return _frozen(np.empty((0, 2), dtype=np.intp))
    return _frozen([_facelets_of_place(faces_of(name), size) for name in EDGES])


@lru_cache(maxsize=16)
def wing_facelets(size: int) -> NDArray[np.intp]:
    """Return the wings' facelets, one orbit a row, outermost first.

    No turn flips a wing in its place: the one from ``ab`` shows ``a`` on the first face of
    whatever place it is in. So the two colours, in the order of the place's letters, name the
    wing, and each of the 24 pairs occurs once in every orbit.

    Returns:
        intp, shape (⌊N/2⌋-1, 24, 2), places in the order of `WINGS`; orbit ``k`` lies
        ``k + 1`` cubies away from the corner.
    """
    offsets = [size - 1 - 2 * k for k in range(1, size // 2)]
    orbits = [
        [_facelets_of_place(faces_of(name), size, offset) for name in WINGS] for offset in offsets
    ]
    return _frozen(np.array(orbits, dtype=np.intp).reshape(-1, 24, 2))


@lru_cache(maxsize=16)
def centre_cells(size: int) -> NDArray[np.intp]:
    """Return one cell of each orbit of movable centres, as (row, column) from 0.

    A face's quarter turns carry the upper left block of cells over the whole face without
    the fixed centre; on odd sizes the block takes in the upper half of the middle column.

    Returns:
        intp, shape (orbits, 2).
    """
    rows, columns = np.meshgrid(
        np.arange(1, size // 2), np.arange(1, (size + 1) // 2), indexing="ij"
    )
    return _frozen(np.stack([rows.ravel(), columns.ravel()], axis=1))


@lru_cache(maxsize=16)
def centre_facelets(size: int) -> NDArray[np.intp]:
    """Return the movable centres, one orbit a row, four of each face in the faces' order.

    The two mirrored kinds of oblique centres are orbits of their own.

    Returns:
        intp, shape (orbits, 24), in the order of `centre_cells`.
    """
    row, column = centre_cells(size).T
    last = size - 1
    turned = [(row, column), (column, last - row), (last - row, last - column)]
    turned.append((last - column, row))
    on_a_face = np.stack([r * size + c for r, c in turned], axis=1)
    faces = np.arange(6) * size * size
    return _frozen((faces[None, :, None] + on_a_face[:, None, :]).reshape(-1, 24))


@lru_cache(maxsize=128)
def fixed_centres(size: int) -> NDArray[np.intp]:
    """Return the six middle facelets of an odd size in the faces' order.

    Returns:
        intp, shape (6,), or (0,) on even sizes, which have none.
    """
    if size % 2 == 0:
        return _frozen(np.empty(0, dtype=np.intp))
    return _frozen(np.arange(6) * size * size + size * size // 2)


def _facelets_of_place(faces: Faces, size: int, offset: int = 0) -> NDArray[np.int64]:
    """Return the facelets of the cubie on ``faces``, in their order.

    ``offset`` is how far an edge's cubie lies towards the face beside its first two, in the
    doubled coordinates of `geometry`.
    """
    normals = FACE_FRAMES[list(faces), 0]
    cubie = (size - 1) * normals.sum(axis=0)
    if len(faces) == 2:
        cubie = cubie + offset * np.cross(normals[0], normals[1])
    # A sticker lies half a cubie outside its cubie: one step in doubled coordinates.
    return facelet_indices(cubie + normals, size)


def _frozen(table: object) -> NDArray[np.intp]:
    array = np.array(table, dtype=np.intp)
    array.flags.writeable = False
    return array
