"""How each turn moves the facelets: ``after = before[permutation]``.

A turn leaves most facelets alone, so it is kept as the pairs (destination, source) of those
that move; on a 100×100×100 an inner slice has 400 of them, the whole cube 60,000.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.model.geometry import (
    QUARTER_TURNS,
    Axis,
    facelet_indices,
    facelet_points,
    layers,
)
from cubeapp.engine.model.moves import Move, layer_turns

IndexPairs = tuple[NDArray[np.intp], NDArray[np.intp]]
"""Destination and source indices of the facelets that a turn moves, each read-only."""


def turn_indices(size: int, move: Move) -> IndexPairs:
    """Return the facelets that ``move`` moves, so that ``after[to] = before[from]``.

    Raises:
        InvalidMoveError: the cube has no such layer.
    """
    move.check_fits(size)
    starts, to, source = _turned_layers(size, move.axis, move.quarters % 4)
    block = slice(starts[move.first], starts[move.last + 1])
    return to[block], source[block]


def permutation(size: int, move: Move) -> NDArray[np.intp]:
    """Return ``move`` as a whole permutation, intp, shape (6·N²,)."""
    to, source = turn_indices(size, move)
    result = np.arange(6 * size * size, dtype=np.intp)
    result[to] = source
    return result


def source_of(moves: Iterable[Move], size: int) -> NDArray[np.intp]:
    """Return ``moves``, one after the other, as one permutation: ``after = before[source]``."""
    source = np.arange(6 * size * size, dtype=np.intp)
    for move in moves:
        source = source[permutation(size, move)]
    return source


def among(places: NDArray[np.intp], source: NDArray[np.intp]) -> NDArray[np.intp]:
    """Return a permutation of facelets as one of some ``places`` that it does not lead out of.

    Places are numbered in their order, intp, shape (places,), and so are those returned.
    """
    number = np.zeros(len(source), dtype=np.intp)
    number[places] = np.arange(len(places))
    return np.asarray(number[source[places]])


class LayerTurns(NamedTuple):
    """The facelets that each turn of `layer_turns` moves, as kernels take them."""

    starts: NDArray[np.int32]
    """Turn ``t`` moves the facelets of the pairs ``starts[t]`` up to ``starts[t + 1]``."""
    to: NDArray[np.uint16]
    """Where a facelet goes."""
    source: NDArray[np.uint16]
    """Where it comes from."""


@lru_cache(maxsize=4)
def layer_turn_arrays(size: int) -> LayerTurns:
    """Return the facelets that turns of layers move."""
    pairs = [turn_indices(size, move) for move in layer_turns(size)]
    starts = np.cumsum([0, *(len(to) for to, _ in pairs)], dtype=np.int32)
    # The largest cube has 60,000 facelets.
    to = np.concatenate([to for to, _ in pairs]).astype(np.uint16)
    source = np.concatenate([source for _, source in pairs]).astype(np.uint16)
    return LayerTurns(starts, to, source)


@lru_cache(maxsize=36)
def _turned_layers(
    size: int, axis: Axis, quarters: int
) -> tuple[list[int], NDArray[np.intp], NDArray[np.intp]]:
    """Return the facelets that a turn of the whole cube moves, layer by layer.

    Returns:
        starts, to, source: layer ``k`` has the pairs from ``starts[k]`` up to ``starts[k + 1]``,
        so a block of layers is one slice. Both arrays are read-only.
    """
    turn = np.linalg.matrix_power(QUARTER_TURNS[axis], quarters)
    # What arrives at a point left the point that the turn carries there; a rotation
    # matrix's transpose is its inverse, and points are rows here.
    source = facelet_indices(facelet_points(size) @ turn, size)
    layer = layers(size, axis)
    to = np.argsort(layer, kind="stable")
    to = to[to != source[to]]
    source = source[to]
    to.flags.writeable = source.flags.writeable = False
    starts = np.searchsorted(layer[to], np.arange(size + 1))
    return starts.tolist(), to, source
