"""Cubes seen as smaller ones, whose thick layers are several of theirs."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.moves import Move


@dataclass(frozen=True, slots=True)
class Coarse:
    """A cube whose layers were joined to fewer, thicker ones, the same from either side.

    Turns of thick layers do the same to both cubes, so what solves one solves the other.
    """

    cube: Cube
    """With one facelet for all those that lie on the same thick layers; at least 2×2×2."""
    bounds: tuple[int, ...]
    """The first layer of each thick one, and the number of all layers."""

    def fine(self, moves: Iterable[Move]) -> tuple[Move, ...]:
        """Return moves of `cube` as those of the cube that it stands for."""
        bounds = self.bounds
        return tuple(
            Move(move.axis, bounds[move.first], bounds[move.last + 1] - 1, move.quarters)
            for move in moves
        )


def coarse(cube: Cube) -> Coarse | None:
    """Return ``cube`` with as few thick layers as can be; ``None`` if it is solved."""
    cuts = visible_cuts(cube)
    return joined(cube, cuts) if cuts else None


def as_three_layers(cube: Cube) -> Coarse | None:
    """Return ``cube`` as a 3×3×3 whose middle layers are all but the outer ones.

    Returns:
        ``None`` if it is no such cube: its centres, or the wings of an edge, differ.
    """
    cuts = (1, cube.size - 1)
    return joined(cube, cuts) if set(visible_cuts(cube)) <= set(cuts) else None


def visible_cuts(cube: Cube) -> tuple[int, ...]:
    """Return between which layers some facelets side by side differ: their later layers.

    A turn about one axis carries a cut across another one to the other side or to the third,
    so cuts count for all axes, and from both sides.
    """
    faces = cube.faces
    across = (faces[:, 1:, :] != faces[:, :-1, :]).any(axis=(0, 2))
    along = (faces[:, :, 1:] != faces[:, :, :-1]).any(axis=(0, 1))
    differs = across | along
    cuts: NDArray[np.intp] = np.flatnonzero(differs | differs[::-1]) + 1
    return tuple(cuts.tolist())


def joined(cube: Cube, cuts: Sequence[int]) -> Coarse:
    """Return ``cube`` with its layers joined between ``cuts``, which show all there is."""
    bounds = (0, *cuts, cube.size)
    layers = np.array(bounds[:-1])
    return Coarse(Cube.from_faces(cube.faces[:, layers[:, None], layers]), bounds)
