"""How a cube is held for the photo of each of its faces, so that photos are upright as the net."""

from __future__ import annotations

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import Axis, Face
from cubeapp.engine.model.moves import rotation

ABOVE = (Face.B, Face.U, Face.U, Face.F, Face.U, Face.U)
"""For each face the one that is above it in its photo."""
_TO_FRONT = ((Axis.X, -1), (Axis.Y, 1), (Axis.X, 0), (Axis.X, 1), (Axis.Y, -1), (Axis.Y, 2))
"""Axis and quarters of the rotation that brings each face to the front."""


def shown_in_front(cube: Cube, face: Face) -> Cube:
    """Return ``cube`` turned so that ``face`` is in front, upright as on the net."""
    axis, quarters = _TO_FRONT[face]
    return cube.apply(rotation(axis, quarters, cube.size)) if quarters else cube
