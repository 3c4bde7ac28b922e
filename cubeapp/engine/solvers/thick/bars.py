"""The bars of a cube, and the turns that leave its inner cube as it is.

The *inner cube* is all but the layers next to the outer ones: of a 6×6×6 a 4×4×4. A *bar* is
what lies between two corner centres of a face: the oblique centres there and, where the size
is odd, the centre between them. A cube whose inner cube is reduced and whose bars each show
one colour is a 5×5×5 with a thick middle layer.

The cells of bars are numbered ``24·kind + bar``. The kind says how far along its bar a cell
is, from the left as one looks at the face with the bar on top; bar ``4·face + i`` is on top
after the face was turned by i quarters.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.model.geometry import Axis
from cubeapp.engine.model.moves import Move, span_turns
from cubeapp.engine.model.permutations import among, permutation

SMALLEST = 6
BARS = 24
COLOURS = 6
QUARTERS = (0, 1, 2, -1)
"""By the power of a turn."""
MARGIN = 2
"""Number of layers on either side that hold no slice of the inner cube."""

Cells = NDArray[np.uint8]
"""The colours of the cells: uint8, shape (kinds · 24,)."""
Source = NDArray[np.uint16]
"""Where each cell's colour comes from: after = before[source]; the same shape."""


def kinds_of(size: int) -> int:
    """Return how many cells a bar has."""
    return size - 2 * MARGIN


@cache
def cells(size: int) -> NDArray[np.intp]:
    """Return the facelets of the cells: intp, shape (kinds, 24)."""
    faces = np.arange(6 * size * size).reshape(6, size, size)
    turned = np.stack([np.rot90(faces, -quarters, axes=(1, 2)) for quarters in range(4)], axis=1)
    bars = turned[:, :, 1, MARGIN : size - MARGIN].reshape(BARS, -1)
    return np.ascontiguousarray(bars.T)


def source_of(moves: Iterable[Move], size: int) -> Source:
    """Return where moves take what is in each cell: after = before[source]."""
    source = np.arange(cells(size).size, dtype=np.uint16)
    for move in moves:
        source = source[_source_of_one(move, size)]
    return source


@lru_cache(maxsize=1024)
def _source_of_one(move: Move, size: int) -> Source:
    return among(cells(size).ravel(), permutation(size, move)).astype(np.uint16)


def broken(state: Cells) -> int:
    """Return how many cells differ from most of their bar: uint8, shape (kinds · 24,)."""
    kinds = state.reshape(-1, BARS)
    most = np.max([np.count_nonzero(kinds == colour, axis=0) for colour in range(COLOURS)], axis=0)
    return int(np.sum(len(kinds) - most))


def turns_about(axis: Axis, powers: Iterable[int]) -> list[Move]:
    """Return the turns of single layers by which each has turned by its power, 0…3."""
    return [
        Move(axis, layer, layer, QUARTERS[power]) for layer, power in enumerate(powers) if power
    ]


@cache
def harmless_turns(size: int) -> tuple[Move, ...]:
    """Return the turns of outer layers, those next to them, and blocks of both: 54."""
    return span_turns((*outer_spans(size), (1, 1), (size - 2, size - 2)))


def outer_spans(size: int) -> tuple[tuple[int, int], ...]:
    """Return the first and last layers of either face, alone or with the layer below."""
    return (0, 0), (0, 1), (size - 1, size - 1), (size - 2, size - 1)
