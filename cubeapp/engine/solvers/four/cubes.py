"""The 4×4×4 as the phases see it: where its centres and wings are, from nine points of view."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.cubies import is_odd, read_corners, read_wings
from cubeapp.engine.model.geometry import Axis
from cubeapp.engine.model.moves import Move, rotation
from cubeapp.engine.model.orbits import (
    WINGS,
    centre_facelets,
    corner_facelets,
    faces_of,
    wing_facelets,
)
from cubeapp.engine.solvers.four.turns import SIZE

VIEWS = 9
"""Any pair of opposite colours may come to any pair of opposite faces."""
THIRD = (rotation(Axis.X, 1, SIZE), rotation(Axis.Y, 1, SIZE))
"""Turns of the whole cube that carry R to F, F to U and U to R."""


class Views(NamedTuple):
    """A cube held in three ways, its colours renamed in three ways.

    In view ``3·hold + names`` the cube is turned by ``hold`` thirds, and the colours are
    those that it would show, solved, after ``names`` thirds.
    """

    centres: NDArray[np.uint8]
    """Shape (9, 24): the colour in each centre place."""
    wings: NDArray[np.uint8]
    """Shape (9, 24): the wing in each wing place, as its home's index in `WINGS`."""
    odd_wings: NDArray[np.uint8]
    """Shape (9,): 1 where the wings' permutation is odd."""
    odd_corners: bool
    """Whether the corners' permutation is odd, in every view."""


def views_of(cube: Cube) -> Views:
    """Return a legal 4×4×4, held in any way, as the search sees it."""
    centres, wings = [], []
    for _ in range(3):
        for names in third_names():
            colours = names[cube.facelets]
            centres.append(colours[centre_facelets(SIZE)[0]])
            wings.append(read_wings(colours[wing_facelets(SIZE)[0]]))
        cube = cube.apply_all(THIRD)
    corners = read_corners(cube.facelets[corner_facelets(SIZE)]) // 3
    odd_wings = np.array([is_odd(row.tolist()) for row in wings], dtype=np.uint8)
    return Views(np.array(centres), np.array(wings), odd_wings, is_odd(corners.tolist()))


def seen_from(turn: Move, hold: int) -> Move:
    """Return what ``turn`` is on the cube before it was turned by ``hold`` thirds."""
    return Move(Axis((turn.axis + hold) % 3), turn.first, turn.last, turn.quarters)


@cache
def third_names() -> NDArray[np.uint8]:
    """Return how colours are renamed in 0, 1 and 2 thirds: uint8, shape (3, 6)."""
    once = _faces_after(*THIRD)
    return np.array([np.arange(6), once, once[once]], dtype=np.uint8)


@cache
def colours_about_x() -> NDArray[np.uint8]:
    """Return how U, F, D and B change names all round: uint8, shape (6,)."""
    return _faces_after(rotation(Axis.X, 1, SIZE))


@cache
def wings_about_x() -> NDArray[np.uint8]:
    """Return how wings are renamed when their colours are: uint8, shape (24,)."""
    homes = np.array([faces_of(name) for name in WINGS])
    return read_wings(colours_about_x()[homes])


def _faces_after(*turns: Move) -> NDArray[np.uint8]:
    """Return where the colour of each face is after turns of the whole cube."""
    turned = Cube.solved(SIZE).apply_all(turns)
    return np.argsort(turned.faces[:, 0, 0]).astype(np.uint8)
