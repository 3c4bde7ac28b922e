"""How each turn moves the facelets: ``after = before[permutation]``.

A turn leaves most facelets alone, so it is kept as the pairs (destination, source) of those
that move; on a 100×100×100 an inner slice has 400 of them, the whole cube 60,000.
"""

from __future__ import annotations

from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.geometry import (
    QUARTER_TURNS,
    Axis,
    facelet_indices,
    facelet_points,
    layers,
)
from cubeapp.engine.moves import Move, layer_turns

KEPT_SIZE = 20
"""Up to this size blocks of layers are kept, a few kilobytes each."""

IndexPairs = tuple[NDArray[np.intp], NDArray[np.intp]]
"""Destination and source indices of the facelets that a turn moves, each read-only."""


def turn_indices(size: int, move: Move) -> IndexPairs:
    """Return the facelets that ``move`` moves, so that ``after[to] = before[from]``.

    Raises:
        InvalidMoveError: the cube has no such layer.
    """
    move.check_fits(size)
    if move.first == move.last:
        return _layer_indices(size, move.axis, move.first, move.quarters % 4)
    # A block of a big cube is long, and quickly put together from its layers.
    return (_kept_block if size <= KEPT_SIZE else _block)(size, move)


def permutation(size: int, move: Move) -> NDArray[np.intp]:
    """Return ``move`` as a whole permutation, intp, shape (6·N²,)."""
    to, source = turn_indices(size, move)
    result = np.arange(6 * size * size, dtype=np.intp)
    result[to] = source
    return result


@lru_cache(maxsize=4)
def layer_turn_arrays(
    size: int,
) -> tuple[NDArray[np.int32], NDArray[np.uint16], NDArray[np.uint16]]:
    """Return the facelets that each turn of `layer_turns` moves, as kernels take them.

    Returns:
        starts, to, source: turn ``t`` moves ``to[starts[t]]`` from ``source[starts[t]]`` and so
        on up to ``starts[t + 1]``.
    """
    pairs = [turn_indices(size, move) for move in layer_turns(size)]
    starts = np.cumsum([0, *(len(to) for to, _ in pairs)], dtype=np.int32)
    # The largest cube has 60,000 facelets.
    to = np.concatenate([to for to, _ in pairs]).astype(np.uint16)
    source = np.concatenate([source for _, source in pairs]).astype(np.uint16)
    return starts, to, source


def _block(size: int, move: Move) -> IndexPairs:
    parts = [
        _layer_indices(size, move.axis, layer, move.quarters % 4)
        for layer in range(move.first, move.last + 1)
    ]
    return _frozen(*(np.concatenate(side) for side in zip(*parts, strict=True)))


_kept_block = lru_cache(maxsize=1024)(_block)


@lru_cache(maxsize=4096)
def _layer_indices(size: int, axis: Axis, layer: int, quarters: int) -> IndexPairs:
    (to,) = np.nonzero(_layers_of(size, axis) == layer)
    turn = np.linalg.matrix_power(QUARTER_TURNS[axis], quarters)
    # What arrives at a point left the point that the turn carries there; a rotation
    # matrix's transpose is its inverse, and points are rows here.
    source = facelet_indices(facelet_points(size)[to] @ turn, size)
    moved = to != source
    return _frozen(to[moved], source[moved])


@lru_cache(maxsize=24)
def _layers_of(size: int, axis: Axis) -> NDArray[np.int64]:
    return layers(size, axis)


def _frozen(to: NDArray[np.intp], source: NDArray[np.intp]) -> IndexPairs:
    to.flags.writeable = source.flags.writeable = False
    return to, source
