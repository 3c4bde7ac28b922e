"""Places as lesson files name them: U is a centre, UF and DFR are pieces, U2 is one sticker."""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from cubeapp.engine.model.geometry import Face
from cubeapp.engine.model.orbits import CORNERS, EDGES, corner_facelets, place_name
from cubeapp.engine.solvers.by_hand.places import edge_facelets


@lru_cache(maxsize=8)
def facelets_by_name(size: int) -> dict[str, frozenset[int]]:
    """Return the flat facelets of each place of a cube of ``size``.

    A corner or an edge is named by its faces in the order of "UFR" and "FL", as people do; a
    centre is all that is not at the rim of its face, an edge all wings and the midge on it.
    """
    found: dict[str, frozenset[int]] = {}
    for face in Face:
        of_face = np.arange(size * size) + face * size * size
        found[face.name] = frozenset(of_face.reshape(size, size)[1:-1, 1:-1].ravel().tolist())
        stickers = enumerate(of_face.tolist(), 1)
        found |= {f"{face.name}{number}": frozenset({sticker}) for number, sticker in stickers}
    for name, facelets in zip(CORNERS, corner_facelets(size).tolist(), strict=True):
        found[place_name(name)] = frozenset(facelets)
    for edge, name in enumerate(EDGES):
        found[name] = frozenset(edge_facelets(size, edge))
    return found
