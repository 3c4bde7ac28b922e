"""Patterns as cubes of which some cubies look as if the whole cube had been turned.

Where the turn carries those cubies to each other's places, the others stay as they are, so the
cube is whole; and as a third or half of a turn of the whole cube is an even permutation of each
orbit, it is legal too.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import Axis, facelet_points
from cubeapp.engine.model.moves import Move, rotation
from cubeapp.engine.model.orbits import fixed_centres

Coordinates = NDArray[np.int64]
"""Of each facelet's cubie: shape (6·N², 3), doubled as in `geometry`, -(N-1)…N-1."""
Mask = NDArray[np.bool_]
Steps = NDArray[np.intp]
Region = Callable[[Coordinates], Mask | Steps]
"""How often the turn is made for each facelet: shape (6·N²,)."""


def third(size: int) -> tuple[Move, ...]:
    """Return the turn of the whole cube about the diagonal through UFR: U goes to F, F to R."""
    return rotation(Axis.Y, -1, size), rotation(Axis.X, -1, size)


def half(size: int) -> tuple[Move, ...]:
    """Return the half turn of the whole cube about the axis through U and D."""
    return (rotation(Axis.Y, 2, size),)


def cubie_points(size: int) -> Coordinates:
    """Return the point of the cubie that each facelet belongs to: int64, shape (6·N², 3)."""
    return np.clip(facelet_points(size), 1 - size, size - 1)


def turned(size: int, region: Region, turn: Callable[[int], tuple[Move, ...]]) -> Cube:
    """Return the solved cube with the cubies of ``region`` as they would be after ``turn``.

    Where the middles of the faces are among them, it is held so that those are at home.

    Args:
        size: N.
        region: where, or how often there; the turn must carry it onto itself.
        turn: of the whole cube, from its size.
    """
    steps = np.asarray(region(cubie_points(size)), dtype=np.intp)
    cubes, moves = [Cube.solved(size)], turn(size)
    for _ in range(int(steps.max(initial=0))):
        cubes.append(cubes[-1].apply_all(moves))
    facelets = np.stack([cube.facelets for cube in cubes])
    chosen = facelets[steps, np.arange(len(steps))]
    result, home = Cube.from_faces(chosen.reshape(6, size, size)), fixed_centres(size)
    while size % 2 and np.any(result.facelets[home] != np.arange(6)):
        result = result.apply_all(moves)
    return result
