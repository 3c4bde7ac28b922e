"""The cubes along a solve, as they look in each of the 24 orientations.

Whatever the solver turned as a whole, and wherever slices left the centres, each cube is seen
with its centres at home. In another orientation the colours are renamed as well, so that the
solved cube always looks the same and a goal has to be written down only once: the first layer at
the bottom, the first block on the left.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.cubies import face_colours_by_hold
from cubeapp.engine.model.geometry import Face
from cubeapp.engine.model.moves import Move
from cubeapp.engine.model.orbits import (
    CORNERS,
    EDGES,
    corner_facelets,
    fixed_centres,
    midge_facelets,
)
from cubeapp.engine.model.orientation import rotated
from cubeapp.engine.model.permutations import source_of, turn_indices

SIZE = 3
ORIENTATIONS = 24
Rows = NDArray[np.uint8]
"""The facelets of cubes: uint8, shape (n, 54)."""
Places = NDArray[np.intp]
"""Flat indices of facelets."""
Reached = NDArray[np.bool_]
"""For each cube whether a goal is reached: bool, shape (n,)."""
_SOLVED = Cube.solved(SIZE).facelets


def along(start: Cube, moves: Iterable[Move]) -> Rows:
    """Return the facelets of ``start`` and of the cube after each move, as they are held."""
    rows = [start.facelets]
    for move in moves:
        to, source = turn_indices(SIZE, move)
        after = rows[-1].copy()
        after[to] = after[source]
        rows.append(after)
    return np.stack(rows)


def holds_of(rows: Rows) -> NDArray[np.intp]:
    """Return how each cube is held: which of the `rotations` bring it home, intp, shape (n,)."""
    matches = rows[:, None, fixed_centres(SIZE)] == face_colours_by_hold()[None]
    return np.asarray(np.argmax(matches.all(axis=2), axis=1))


def brought_home(rows: Rows) -> Rows:
    """Return the same cubes with their centres at home."""
    return np.take_along_axis(rows, rotated(SIZE)[holds_of(rows)], axis=1)


@lru_cache(maxsize=1)
def _renamings() -> NDArray[np.uint8]:
    """Return for each orientation the face on which each colour belongs: uint8, shape (24, 6)."""
    colours = [colours_of(orientation) for orientation in range(ORIENTATIONS)]
    return np.argsort(colours, axis=1).astype(np.uint8)


def colours_of(orientation: int) -> NDArray[np.uint8]:
    """Return the colours that belong on the six faces in an orientation: uint8, shape (6,)."""
    return np.asarray(_SOLVED[rotated(SIZE)[orientation]][fixed_centres(SIZE)])


@lru_cache(maxsize=1)
def orientations_by_bottom() -> tuple[int, ...]:
    """Return one orientation for each colour at the bottom."""
    bottoms = [int(colours_of(orientation)[Face.D]) for orientation in range(ORIENTATIONS)]
    return tuple(bottoms.index(colour) for colour in Face)


class View:
    """Cubes with their centres at home, seen in one orientation."""

    def __init__(self, home: Rows, orientation: int) -> None:
        """Look at the cubes ``home`` in one of the 24 orientations."""
        seen = home[:, rotated(SIZE)[orientation]]
        self.facelets: Rows = _renamings()[orientation][seen]
        self._is_right = self.facelets == _SOLVED

    def home(self, places: Places) -> Reached:
        """Tell where all of ``places`` show the colours that belong there."""
        return np.asarray(self._is_right[:, places].all(axis=1))

    def home_after(self, places: Places, turned: Places) -> Reached:
        """Tell where they would after a turn, ``after = before[turned]``."""
        return np.asarray((self.facelets[:, turned[places]] == _SOLVED[places]).all(axis=1))

    def show(self, places: Places, colour: int) -> Reached:
        """Tell where all of ``places`` show ``colour``."""
        return np.asarray((self.facelets[:, places] == colour).all(axis=1))

    def placed_after(self, cubies: Places, turned: Places) -> Reached:
        """Tell where cubies would be between their centres, twisted or not, after a turn.

        Args:
            cubies: shape (k, 3), the facelets of each.
            turned: the turn, ``after = before[turned]``.
        """
        there = np.sort(self.facelets[:, turned[cubies]], axis=2)
        return np.asarray((there == np.sort(_SOLVED[cubies], axis=1)).all(axis=(1, 2)))

    def cube(self, index: int) -> Cube:
        """Return one of the cubes."""
        return Cube.from_faces(self.facelets[index].reshape(6, SIZE, SIZE))


def facelets_of(names: str) -> Places:
    """Return the facelets of cubies: those of ``"DF DR"``, ``"URF"``."""
    found = [
        corner_facelets(SIZE)[CORNERS.index(name)]
        if name in CORNERS
        else midge_facelets(SIZE)[EDGES.index(name)]
        for name in names.split()
    ]
    return np.concatenate(found)


def turns_of(moves: Sequence[Sequence[Move]]) -> tuple[Places, ...]:
    """Return what each row of moves does to facelets, ``after = before[turned]``."""
    return tuple(source_of(row, SIZE) for row in moves)
