"""Solving in the standard orientation and naming the moves as the user holds the cube."""

from __future__ import annotations

from functools import lru_cache

from cubeapp.engine.legality.diagnosis import InvalidCubeError
from cubeapp.engine.legality.validity import diagnose
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.cubies import turns_home
from cubeapp.engine.model.errors import UnsupportedCubeError
from cubeapp.engine.model.geometry import Face
from cubeapp.engine.model.moves import Move


def held_home(cube: Cube) -> tuple[Cube, tuple[Face, ...]]:
    """Return ``cube`` in the standard orientation, and where the user has each face then at home.

    Raises:
        InvalidCubeError: its centres, or the corner that stands for them, fit no cube.
    """
    try:
        turns = turns_home(cube)
    except UnsupportedCubeError:
        raise InvalidCubeError(diagnose(cube)) from None
    return cube.apply_all(turns), faces_before(turns, cube.size)


@lru_cache(maxsize=64)
def faces_before(turns: tuple[Move, ...], size: int) -> tuple[Face, ...]:
    """Return the face that ``turns`` of the whole cube bring to each of the six."""
    turned = Cube.solved(size).apply_all(turns)
    return tuple(Face(int(turned.face(face)[0, 0])) for face in Face)
