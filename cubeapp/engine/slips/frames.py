"""How a cube is held, while it is turned.

A frame says which middle is on each face. On odd sizes that is a real one, which turns of inner
layers carry elsewhere; on even ones it is thought of, and only turns of the whole cube do. A frame
goes by its number: that of the turns in `orientation.rotations` that lead to it from `START`.
"""

from __future__ import annotations

from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.model import permutations
from cubeapp.engine.model.geometry import Axis
from cubeapp.engine.model.moves import Move, rotation
from cubeapp.engine.model.orbits import fixed_centres
from cubeapp.engine.model.orientation import rotated

Indices = NDArray[np.intp]
START = 0
"""The frame of a cube that has not been turned."""
_Middles = tuple[int, ...]
_HOME: _Middles = (0, 1, 2, 3, 4, 5)
"""The middle on each face, in the faces' order."""
_ODD_SIZE = 3
"""The smallest size with middles."""


def change_by(moves: tuple[Move, ...], size: int) -> int:
    """Return the frame that ``moves`` lead to from `START`."""
    middles = _HOME
    for move in moves:
        carried = _carried(move, size)
        middles = tuple(middles[index] for index in carried)
    return _middles().index(middles)


def turned_by(moves: tuple[Move, ...], size: int) -> int:
    """Return the frame that the turns of the whole cube among ``moves`` lead to alone."""
    return change_by(tuple(move for move in moves if move.is_rotation(size)), size)


@lru_cache(maxsize=1)
def composed() -> list[list[int]]:
    """Return the frame after two changes: a row for the first, a column for the second."""
    frames = _middles()
    return [[frames.index(tuple(one[index] for index in two)) for two in frames] for one in frames]


def between(frame: int, wanted: int) -> int:
    """Return the number in `rotations` of the turns that lead from one frame to another."""
    return composed()[frame].index(wanted)


@lru_cache(maxsize=1024)
def source_of(moves: tuple[Move, ...], size: int) -> Indices:
    """Return ``moves`` as one permutation: ``after = before[source]``, shape (6·N²,)."""
    source = permutations.source_of(moves, size)
    source.flags.writeable = False
    return source


@lru_cache(maxsize=1)
def _middles() -> list[_Middles]:
    """Return the middle on each face in every frame."""
    home = fixed_centres(_ODD_SIZE)
    return [tuple(row) for row in (rotated(_ODD_SIZE)[:, home] // _ODD_SIZE**2).tolist()]


def _carried(move: Move, size: int) -> _Middles:
    """Return from which face ``move`` brings the middle of each face."""
    has_middle = size % 2 == 1 and move.first <= size // 2 <= move.last
    if has_middle or move.is_rotation(size):
        return _turned(move.axis, move.quarters)
    return _HOME


@lru_cache(maxsize=12)
def _turned(axis: Axis, quarters: int) -> _Middles:
    turn = permutations.permutation(_ODD_SIZE, rotation(axis, quarters, _ODD_SIZE))
    return tuple((turn[fixed_centres(_ODD_SIZE)] // _ODD_SIZE**2).tolist())
