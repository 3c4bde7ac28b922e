"""The stickers of a half-painted cube that follow from those already there."""

from __future__ import annotations

import numpy as np

from cubeapp.engine.legality.possible import possible
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import UNPAINTED


def filled(cube: Cube, *, leniently: bool = False) -> Cube:
    """Return ``cube`` with every bare sticker painted that can have one colour only.

    Nothing else follows: any other bare sticker differs between legal cubes that have the
    painted ones. Where the cubies of a kind are at fault already, none of them is filled in.

    Args:
        cube: painted in part or wholly.
        leniently: whether what follows is painted even where something is at fault, from as
            much as is not: without the laws that are broken, or from the sticker's own cubie.
    """
    if cube.is_painted:
        return cube
    found = possible(cube, leniently=leniently)
    is_sure = found.certain | leniently
    follows = (cube.facelets == UNPAINTED) & is_sure & (found.colours.sum(axis=1) == 1)
    facelets = np.where(follows, found.colours.argmax(axis=1), cube.facelets)
    return Cube.from_faces(facelets.reshape(cube.faces.shape))
