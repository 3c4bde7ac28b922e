"""The bars of a 6×6×6 or 7×7×7, and the turns that leave its inner cube as it is.

Without the layers next to the outer ones a 6×6×6 is a 4×4×4 and a 7×7×7 a 5×5×5: the inner
cube. A *bar* is what lies between two corner centres of a face: the two oblique centres of a
6×6×6, or those of a 7×7×7 and the centre between them. A cube whose inner cube is reduced and
whose bars each show one colour is a 5×5×5 with a thick middle layer.

The cells of bars are numbered ``24·kind + bar``, four bars for each face: first those of both
kinds of obliques, then on a 7×7×7 those between them.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.geometry import Axis
from cubeapp.engine.moves import Move
from cubeapp.engine.orbits import centre_cells, centre_facelets
from cubeapp.engine.permutations import permutation

SIZES = (6, 7)
BARS = 24
LEFT, RIGHT, BETWEEN = (1, 2), (2, 1), (1, 3)
"""A cell of each kind, as `orbits.centre_cells` has it."""

Cells = NDArray[np.uint8]
"""The colours of the cells, or where each comes from: uint8, shape (kinds · 24,)."""


@cache
def cells(size: int) -> NDArray[np.intp]:
    """Return the facelets of the cells: intp, shape (2, 24) or, for size 7, (3, 24)."""
    orbits = {(row, column): i for i, (row, column) in enumerate(centre_cells(size).tolist())}
    places = centre_facelets(size)
    left, right = places[orbits[LEFT]], places[orbits[RIGHT]].reshape(-1, 4)
    # The right end of a bar is the cell LEFT of it, seen from the face's next side.
    kinds = [left, np.roll(right, -1, axis=1).ravel()]
    if size % 2:
        kinds.append(places[orbits[BETWEEN]])
    return np.array(kinds)


def source_of(moves: Iterable[Move], size: int) -> Cells:
    """Return where moves take what is in each cell: after = before[source]."""
    source = np.arange(cells(size).size, dtype=np.uint8)
    for move in moves:
        source = source[_source_of_one(move, size)]
    return source


@lru_cache(maxsize=1024)
def _source_of_one(move: Move, size: int) -> Cells:
    facelets = permutation(size, move)
    own = cells(size).ravel()
    number = np.zeros(len(facelets), dtype=np.uint8)
    number[own] = np.arange(len(own))
    return np.asarray(number[facelets[own]])


def broken(states: NDArray[np.uint8]) -> NDArray[np.int64]:
    """Return how many cells differ from the last one of their bar.

    Args:
        states: uint8, shape (n, kinds · 24).

    Returns:
        int64, shape (n,).
    """
    kinds = states.reshape(len(states), -1, BARS)
    return np.asarray(np.count_nonzero(kinds[:, :-1] != kinds[:, -1:], axis=(1, 2)))


@cache
def harmless_turns(size: int) -> tuple[Move, ...]:
    """Return the turns of outer layers, those next to them, and blocks of both: 54."""
    return tuple(
        Move(axis, first, last, quarters)
        for axis in Axis
        for first, last in (*_outer_spans(size), (1, 1), (size - 2, size - 2))
        for quarters in (1, 2, -1)
    )


def turns_of_face(axis: Axis, size: int) -> tuple[Move, ...]:
    """Return the turns of either face about ``axis``, alone or with the layer below: 12."""
    return tuple(
        Move(axis, first, last, quarters)
        for first, last in _outer_spans(size)
        for quarters in (1, 2, -1)
    )


def _outer_spans(size: int) -> tuple[tuple[int, int], ...]:
    return (0, 0), (0, 1), (size - 1, size - 1), (size - 2, size - 1)
