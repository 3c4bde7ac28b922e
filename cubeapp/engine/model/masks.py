"""Masks, which facelets stand out: parts of the cube that cubers know, and carried sets.

A mask is told by what the facelets show and where they are, so it stays on its cubies
whatever is turned. The names are those that players of algs have in common.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import Face
from cubeapp.engine.model.moves import Move
from cubeapp.engine.model.orbits import (
    centre_facelets,
    corner_facelets,
    fixed_centres,
    midge_facelets,
    wing_facelets,
)
from cubeapp.engine.model.permutations import turn_indices

FaceletMask = NDArray[np.bool_]
"""Whether each facelet stands out, or is dimmed: bool, shape (6·N²,)."""

CROSS, F2L, OLL, PLL = "cross", "F2L", "OLL", "PLL"
EDGES, CORNERS, CENTRES = "edges", "corners", "centres"
PHASE_1, INNER, RING, BOTH = "phase 1", "inner", "ring", "edges and centres"
CHOICES = (CROSS, F2L, OLL, PLL, EDGES, CORNERS, CENTRES)
"""The parts that a user chooses from."""
LAYERED = (CROSS, F2L, OLL, PLL)
"""Those of them that are told by the colour at the bottom."""
CHOICES_OF_2 = (F2L, OLL, PLL)
"""Those of them that a cube of corners alone has."""


@dataclass(frozen=True, slots=True)
class Mask:
    """A part of a cube of any size."""

    part: str
    """One of `PARTS`."""
    colours: frozenset[int] = frozenset()
    """For a part told by its layer the colour at the bottom; for others those that it has."""

    def facelets(self, cube: Cube) -> FaceletMask:
        """Return which facelets of ``cube`` belong to the part, wherever they are."""
        return PARTS[self.part](cube, self.colours)


def choices_for(size: int) -> tuple[str, ...]:
    """Return the parts, of `CHOICES`, that a cube of ``size`` has."""
    return CHOICES if size > 2 else CHOICES_OF_2


def chosen(part: str, bottom: int) -> Mask:
    """Return the mask of a part, of `CHOICES`, with the colour ``bottom`` at the bottom."""
    return Mask(part, frozenset({bottom} if part in LAYERED else ()))


def bottom_colour(cube: Cube) -> int:
    """Return the colour at the bottom of ``cube`` as it is held.

    Without fixed centres that is what the corner at the bottom back left has there.
    """
    last = cube.size - 1
    row, column = (last // 2, last // 2) if cube.size % 2 else (last, 0)
    return int(cube.faces[Face.D, row, column])


def facelet_mask(facelets: Iterable[int], size: int) -> FaceletMask:
    """Return the mask of the given flat indices."""
    mask = np.zeros(6 * size * size, dtype=np.bool_)
    mask[list(facelets)] = True
    return mask


def carried(mask: FaceletMask, size: int, moves: Iterable[Move]) -> FaceletMask:
    """Return where the facelets of ``mask`` are after ``moves``."""
    after = mask.copy()
    for move in moves:
        to, source = turn_indices(size, move)
        after[to] = after[source]
    return after


def with_centres(mask: FaceletMask, cube: Cube) -> FaceletMask:
    """Return ``mask`` with the fixed centres of its colours, which show where cubies belong."""
    centres = fixed_centres(cube.size)
    colours = np.unique(cube.facelets[mask])
    result = mask.copy()
    result[centres[np.isin(cube.facelets[centres], colours)]] = True
    return result


# The parts


def _cross(cube: Cube, colours: frozenset[int]) -> FaceletMask:
    """The edges of the bottom, and all centres to compare them with."""
    bottom = _having(cube, _pairs(cube.size), colours)
    return _mask_of(cube.size, _pairs(cube.size)[bottom], _all_centres(cube.size))


def _first_two_layers(cube: Cube, colours: frozenset[int]) -> FaceletMask:
    """Everything that has nothing of the top's colour, and all centres."""
    size = cube.size
    top = _opposite(colours)
    corners, pairs = corner_facelets(size), _pairs(size)
    low_corners = corners[~_having(cube, corners, top)]
    return _mask_of(size, low_corners, pairs[~_having(cube, pairs, top)], _all_centres(size))


def _orientation(cube: Cube, colours: frozenset[int]) -> FaceletMask:
    """Whatever has the top's colour, on no matter which side."""
    return np.isin(cube.facelets, list(_opposite(colours)))


def _permutation(cube: Cube, colours: frozenset[int]) -> FaceletMask:
    """The cubies that have the top's colour, and all centres to compare them with."""
    size = cube.size
    top = _opposite(colours)
    corners, pairs = corner_facelets(size), _pairs(size)
    high_corners = corners[_having(cube, corners, top)]
    return _mask_of(size, high_corners, pairs[_having(cube, pairs, top)], _all_centres(size))


def _edges(cube: Cube, _colours: frozenset[int]) -> FaceletMask:
    return _mask_of(cube.size, _pairs(cube.size))


def _corners(cube: Cube, _colours: frozenset[int]) -> FaceletMask:
    return _mask_of(cube.size, corner_facelets(cube.size))


def _centres(cube: Cube, colours: frozenset[int]) -> FaceletMask:
    mask = _mask_of(cube.size, _all_centres(cube.size))
    return mask & np.isin(cube.facelets, list(colours)) if colours else mask


def _phase_1(cube: Cube, colours: frozenset[int]) -> FaceletMask:
    """The stickers of two opposite colours, and the edges that have neither."""
    pairs = _pairs(cube.size)
    between = pairs[~_having(cube, pairs, colours)]
    return _mask_of(cube.size, between) | np.isin(cube.facelets, list(colours))


def _edges_and_centres(cube: Cube, _colours: frozenset[int]) -> FaceletMask:
    return ~_mask_of(cube.size, corner_facelets(cube.size))


def _inner(cube: Cube, _colours: frozenset[int]) -> FaceletMask:
    """Edges and centres without the layers next to the outer ones."""
    return ~_mask_of(cube.size, corner_facelets(cube.size)) & ~_second_layers(cube.size)


def _ring(cube: Cube, _colours: frozenset[int]) -> FaceletMask:
    """The centres in the layers next to the outer ones."""
    return _mask_of(cube.size, _all_centres(cube.size)) & _second_layers(cube.size)


PARTS: dict[str, Callable[[Cube, frozenset[int]], FaceletMask]] = {
    CROSS: _cross,
    F2L: _first_two_layers,
    OLL: _orientation,
    PLL: _permutation,
    EDGES: _edges,
    CORNERS: _corners,
    CENTRES: _centres,
    PHASE_1: _phase_1,
    INNER: _inner,
    RING: _ring,
    BOTH: _edges_and_centres,
}
"""What stands out of a cube, by the part's name and its colours."""


def _mask_of(size: int, *groups: NDArray[np.intp]) -> FaceletMask:
    mask = np.zeros(6 * size * size, dtype=np.bool_)
    for group in groups:
        mask[group.ravel()] = True
    return mask


def _opposite(colours: frozenset[int]) -> frozenset[int]:
    return frozenset(int(Face(colour).opposite) for colour in colours)


def _having(cube: Cube, cubies: NDArray[np.intp], colours: frozenset[int]) -> FaceletMask:
    """Tell which of ``cubies``, a row of facelets each, have one of ``colours``."""
    return np.asarray(np.isin(cube.facelets[cubies], list(colours)).any(axis=1))


@lru_cache(maxsize=16)
def _pairs(size: int) -> NDArray[np.intp]:
    """The facelets of all midges and wings: intp, shape (n, 2)."""
    return np.concatenate([midge_facelets(size), wing_facelets(size).reshape(-1, 2)])


@lru_cache(maxsize=16)
def _all_centres(size: int) -> NDArray[np.intp]:
    return np.concatenate([fixed_centres(size), centre_facelets(size).ravel()])


@lru_cache(maxsize=16)
def _second_layers(size: int) -> FaceletMask:
    """Which facelets lie in the second or the last but one row or column of their face."""
    row, column = np.divmod(np.arange(6 * size * size) % (size * size), size)
    second = (1, size - 2)
    return np.asarray(np.isin(row, second) | np.isin(column, second))
