"""Where turns carry single facelets, as kernels that follow a cell through a word need it."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.kernels.batch import turn_table
from cubeapp.engine.model.geometry import Axis, layers
from cubeapp.engine.model.moves import layer_turns, rotation
from cubeapp.engine.model.orbits import centre_facelets, fixed_centres
from cubeapp.engine.model.orientation import Hold
from cubeapp.engine.model.permutations import permutation


class Geometry(NamedTuple):
    """The facelets of one size, numbered as in `Cube.facelets`, as kernels take them."""

    size: int
    carried: NDArray[np.uint16]
    """Where a turn of the whole cube carries each: shape (3, 4, 6·N²), by axis and quarters."""
    layer: NDArray[np.uint8]
    """The layer of each about each axis: shape (3, 6·N²)."""
    face: NDArray[np.uint8]
    """The face of each: shape (6·N²,)."""
    is_centre: NDArray[np.bool_]
    """Whether each is a centre, the fixed ones of odd sizes among them: shape (6·N²,)."""
    cells: NDArray[np.uint16]
    """The facelets of each inner layer: shape (3, N, 4·N), those of outer layers left at 0."""


@lru_cache(maxsize=4)
def geometry_of(size: int) -> Geometry:
    """Return the facelets of a cube of ``size``, which is 4 at least."""
    count = 6 * size * size
    carried = np.empty((3, 4, count), dtype=np.uint16)
    layer = np.empty((3, count), dtype=np.uint8)
    cells = np.zeros((3, size, 4 * size), dtype=np.uint16)
    for axis in Axis:
        carried[axis, 0] = np.arange(count)
        for quarters in (1, 2, 3):
            # What is at a place came from `permutation`; the inverse says where it goes.
            source = permutation(size, rotation(axis, (0, 1, 2, -1)[quarters], size))
            carried[axis, quarters, source] = np.arange(count)
        layer[axis] = layers(size, axis)
        for inner in range(1, size - 1):
            cells[axis, inner] = np.flatnonzero(layer[axis] == inner)
    is_centre = np.zeros(count, dtype=np.bool_)
    is_centre[centre_facelets(size).ravel()] = True
    is_centre[fixed_centres(size)] = True
    face = (np.arange(count) // (size * size)).astype(np.uint8)
    return Geometry(size, carried, layer, face, is_centre, cells)


@lru_cache(maxsize=8)
def hold_turns(size: int) -> tuple[tuple[NDArray[np.intp], NDArray[np.int32]], ...]:
    """Return three ways to hold a cube, each with another axis upright.

    Returns:
        For each way the facelets' sources, intp, shape (6·N²,), and for the number of each
        turn in that hold its number in the cube's own, int32, shape (9·N,).
    """
    identity = np.arange(6 * size * size, dtype=np.intp)
    ways = [(identity, np.arange(9 * size, dtype=np.int32))]
    for axis in (Axis.X, Axis.Z):
        hold = Hold()
        hold.leave_out(axis, 1)
        own = turn_table(size).numbers(hold.renamed(move, size) for move in layer_turns(size))
        ways.append((permutation(size, rotation(axis, 1, size)), own))
    return tuple(ways)
