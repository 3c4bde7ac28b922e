"""The 24 orientations of a cube: the turns of the whole cube to each, and names under them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import QUARTER_TURNS, Axis
from cubeapp.engine.model.moves import Move, rotation
from cubeapp.engine.model.permutations import source_of

_Turn = tuple[Axis, int]
"""A turn of the whole cube: its axis and quarter turns."""


@lru_cache(maxsize=8)
def rotations(size: int) -> tuple[tuple[Move, ...], ...]:
    """Return the shortest turns of the whole cube to each of the 24 orientations.

    The first is none at all, then come those by a single turn.
    """
    return tuple(tuple(rotation(*turn, size) for turn in word) for word in _words().values())


@lru_cache(maxsize=4)
def rotated(size: int) -> NDArray[np.intp]:
    """Return the facelets in each orientation: intp, shape (24, 6·N²), ``after = before[row]``.

    The rows are in the order of `rotations`.
    """
    rows = np.array([source_of(turns, size) for turns in rotations(size)])
    rows.flags.writeable = False
    return rows


def in_every_orientation(cube: Cube) -> Iterator[Cube]:
    """Yield ``cube`` in its 24 orientations, in the order of `rotations`."""
    size = cube.size
    for row in rotated(size):
        yield Cube.from_faces(cube.facelets[row].reshape(6, size, size))


class Hold:
    """How the cube is held after turns of the whole cube that were left out."""

    def __init__(self) -> None:
        self._names = np.eye(3, dtype=np.int64)
        """Carries the axis of a move that follows to the one it has now; columns."""
        self._axes = _axes_of(self._names)

    def renamed(self, move: Move, size: int) -> Move:
        """Return the name that ``move`` has without the turns left out before it."""
        axis, sign = self._axes[move.axis]
        if sign > 0:
            return move if axis is move.axis else Move(axis, move.first, move.last, move.quarters)
        last = size - 1
        return Move(axis, last - move.last, last - move.first, -move.quarters)

    def renamed_axis(self, axis: Axis, quarters: int) -> _Turn:
        """Return a turn of the whole cube by its name without those left out before it."""
        now, sign = self._axes[axis]
        return now, sign * quarters

    def leave_out(self, axis: Axis, quarters: int) -> None:
        """Leave out a turn of the whole cube."""
        if quarters % 4:
            turn = np.linalg.matrix_power(QUARTER_TURNS[axis], quarters % 4)
            self._names = turn.T @ self._names
            self._axes = _axes_of(self._names)

    def rotations(self, size: int) -> tuple[Move, ...]:
        """Return the turns of the whole cube that do what was left out."""
        return tuple(rotation(*turn, size) for turn in _words()[self._names.T.tobytes()])


@lru_cache(maxsize=1)
def _words() -> dict[bytes, tuple[_Turn, ...]]:
    """Return the shortest words, of up to two turns, to each orientation by its matrix."""
    single = [(axis, quarters) for axis in Axis for quarters in (1, 2, -1)]
    found: dict[bytes, tuple[_Turn, ...]] = {}
    for word in ((), *((one,) for one in single), *((a, b) for a in single for b in single)):
        matrix = np.eye(3, dtype=np.int64)
        for turn in word:
            matrix = _matrix(turn) @ matrix
        found.setdefault(matrix.tobytes(), word)
    return found


def _axes_of(names: NDArray[np.int64]) -> tuple[tuple[Axis, int], ...]:
    rows = np.argmax(np.abs(names), axis=0)
    return tuple((Axis(int(row)), int(names[row, axis])) for axis, row in enumerate(rows))


def _matrix(turn: _Turn) -> NDArray[np.int64]:
    axis, quarters = turn
    return np.linalg.matrix_power(QUARTER_TURNS[axis], quarters % 4)
