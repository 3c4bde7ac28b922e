"""Turning facelets in compiled code."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.kernels.compiled import kernel
from cubeapp.engine.model.permutations import LayerTurns, layer_turn_arrays


@kernel
def make_turn(
    cube: NDArray[np.uint8], turn: int, turns: LayerTurns, moved: NDArray[np.uint8]
) -> None:
    """Make one of the turns on a cube, in place; ``moved`` is room for the facelets of a layer."""
    start, count = turns.starts[turn], turns.starts[turn + 1] - turns.starts[turn]
    for i in range(count):
        moved[i] = cube[turns.source[start + i]]
    for i in range(count):
        cube[turns.to[start + i]] = moved[i]


@kernel
def make_turns(
    cube: NDArray[np.uint8],
    sequence: NDArray[np.int32],
    turns: LayerTurns,
    moved: NDArray[np.uint8],
) -> None:
    """Make a sequence of turns on a cube, in place; see `make_turn`."""
    for turn in sequence:
        make_turn(cube, turn, turns, moved)


@kernel(allocates=True)
def turn_all(cubes: NDArray[np.uint8], sequences: NDArray[np.int32], turns: LayerTurns) -> None:
    """Make a sequence of turns on each cube, in place.

    Args:
        cubes: shape (n, 6·N²).
        sequences: shape (n, moves), or (1, moves) for one that all cubes share.
        turns: those that the sequences name by their numbers.
    """
    moved = np.empty(cubes.shape[1], dtype=np.uint8)
    for index in range(len(cubes)):
        sequence = sequences[min(index, len(sequences) - 1)]
        make_turns(cubes[index], sequence, turns, moved)


def prepare() -> None:
    """Load or compile the kernel."""
    none = np.zeros((1, 0), dtype=np.int32)
    turn_all(np.zeros((1, 24), dtype=np.uint8), none, layer_turn_arrays(2))
