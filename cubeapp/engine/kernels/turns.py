"""Turning facelets in compiled code."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.kernels.compiled import kernel


@kernel
def make_turns(
    cube: NDArray[np.uint8],
    turns: NDArray[np.int32],
    starts: NDArray[np.int32],
    to: NDArray[np.uint16],
    source: NDArray[np.uint16],
    moved: NDArray[np.uint8],
) -> None:
    """Make turns on one cube, in place; ``moved`` is room for as many facelets, see `turn_all`."""
    for turn in turns:
        start, count = starts[turn], starts[turn + 1] - starts[turn]
        for i in range(count):
            moved[i] = cube[source[start + i]]
        for i in range(count):
            cube[to[start + i]] = moved[i]


@kernel(allocates=True)
def turn_all(
    cubes: NDArray[np.uint8],
    sequences: NDArray[np.int32],
    starts: NDArray[np.int32],
    to: NDArray[np.uint16],
    source: NDArray[np.uint16],
) -> None:
    """Make a sequence of turns on each cube, in place.

    Args:
        cubes: shape (n, 6·N²).
        sequences: shape (n, moves), or (1, moves) for one that all cubes share.
        starts: turn ``t`` moves the facelets of the pairs ``starts[t]`` to ``starts[t + 1]``.
        to: where a facelet goes.
        source: where it comes from.
    """
    moved = np.empty(cubes.shape[1], dtype=np.uint8)
    for index in range(len(cubes)):
        sequence = sequences[min(index, len(sequences) - 1)]
        make_turns(cubes[index], sequence, starts, to, source, moved)


def prepare() -> None:
    """Load or compile the kernel."""
    cube, turns = np.zeros((1, 24), dtype=np.uint8), np.zeros((1, 0), dtype=np.int32)
    pairs = np.zeros(0, dtype=np.uint16)
    turn_all(cube, turns, np.zeros(1, dtype=np.int32), pairs, pairs)
