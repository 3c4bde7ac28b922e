"""Many turns at once: long sequences, or the same on many cubes, in compiled code."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.model.cube import Cube, check_size
from cubeapp.engine.model.errors import InvalidMoveError
from cubeapp.engine.model.geometry import Axis, cube_name
from cubeapp.engine.model.moves import Move
from cubeapp.engine.model.permutations import layer_turn_arrays


class TurnTable:
    """The turns of single layers of one size, numbered as in `layer_turns`."""

    def __init__(self, size: int) -> None:
        """Gather the facelets that each turn moves; `turn_table` keeps the result."""
        self.size = check_size(size)
        self.arrays = layer_turn_arrays(size)
        """The facelets that each turn moves, as kernels take them."""

    def numbers(self, moves: Iterable[Move]) -> NDArray[np.int32]:
        """Return ``moves`` as numbers of turns of single layers: int32, shape (turns,).

        Raises:
            InvalidMoveError: the cube has no such layer.
        """
        turned = []
        for move in moves:
            move.check_fits(self.size)
            number = self.number(move.axis, move.first, move.quarters)
            turned.append((number, move.last - move.first + 1))
        first, count = np.array(turned, dtype=np.int32).reshape(-1, 2).T
        # The layers of a block have numbers three apart, and each block begins anew.
        begun = np.repeat(np.cumsum(count, dtype=np.int32) - count, count)
        place = np.arange(len(begun), dtype=np.int32) - begun
        return np.asarray(np.repeat(first, count) + 3 * place, dtype=np.int32)

    def number(self, axis: Axis, layer: int, quarters: int) -> int:
        """Return the number of one layer's turn."""
        return 3 * (axis * self.size + layer) + quarters % 4 - 1

    def turn(self, cube: Cube, numbers: NDArray[np.int32]) -> Cube:
        """Return ``cube`` after the turns of those ``numbers``."""
        return Cube.from_faces(self.turned(cube.facelets, numbers).reshape(6, self.size, self.size))

    def turned(self, facelets: NDArray[np.uint8], numbers: NDArray[np.int32]) -> NDArray[np.uint8]:
        """Return the facelets of one cube, uint8, shape (6·N²,), after turns."""
        cubes = facelets[None, :].copy()
        self.turn_all(cubes, numbers)
        return np.asarray(cubes[0])

    def turn_all(self, cubes: NDArray[np.uint8], numbers: NDArray[np.int32]) -> None:
        """Turn many cubes in place.

        Args:
            cubes: uint8, shape (n, 6·N²), each row a cube's facelets.
            numbers: int32, shape (turns,) to make the same turns on all, or (n, turns).

        Raises:
            InvalidMoveError: there are other numbers than this size has, or other shapes.
        """
        from cubeapp.engine.kernels.turns import turn_all

        sequences = np.ascontiguousarray(np.atleast_2d(numbers), dtype=np.int32)
        if cubes.shape[1:] != (6 * self.size**2,) or len(sequences) not in (1, len(cubes)):
            raise InvalidMoveError("cubes and turns do not belong together")
        if (
            sequences.size
            and not 0 <= sequences.min() <= sequences.max() < len(self.arrays.starts) - 1
        ):
            raise InvalidMoveError(f"a {cube_name(self.size)} cube has no such turn")
        turn_all(cubes, sequences, self.arrays)


@lru_cache(maxsize=4)
def turn_table(size: int) -> TurnTable:
    """Return the turns of a cube of ``size``."""
    return TurnTable(size)
