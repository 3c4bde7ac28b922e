"""Filling tables of distances breadth first."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.coordinates.coordinates import Coordinate, Numbering
from cubeapp.engine.kernels.compiled import kernel

UNSEEN = 255


def distances(rows: Numbering, columns: Coordinate, costs: NDArray[np.int64]) -> NDArray[np.uint8]:
    """Return how far each pair of values is from solved, up to symmetry.

    Args:
        rows: the first coordinate; it has a row for each class.
        columns: the second one, with the same moves.
        costs: what each move counts: int64, shape (moves,).

    Returns:
        uint8, shape (rows.classes, columns.size); `UNSEEN` where no moves lead.
    """
    first = rows.value.reshape(-1, 8)[:, 0]
    table = np.full(rows.classes * columns.size, UNSEEN, dtype=np.uint8)
    fill(
        rows.number[rows.coordinate.after[first]].astype(np.int32),
        columns.after.astype(np.int32),
        columns.conjugate.astype(np.int32),
        # Where a class looks the same through a symmetry, so does its whole row.
        rows.coordinate.conjugate[first] == first[:, None],
        costs,
        table,
    )
    return table.reshape(rows.classes, columns.size)


@kernel
def fill(
    after_row: NDArray[np.int32],
    after_column: NDArray[np.int32],
    conjugate: NDArray[np.int32],
    same: NDArray[np.bool_],
    costs: NDArray[np.int64],
    table: NDArray[np.uint8],
) -> None:
    """Write the distance of every pair that moves reach into ``table``."""
    width = len(after_column)
    table[0] = 0
    depth, farthest = 0, 0
    while depth <= farthest:
        for row in range(len(after_row)):
            for column in range(width):
                if table[row * width + column] != depth:
                    continue
                for move in range(after_row.shape[1]):
                    number = after_row[row, move]
                    beyond = conjugate[after_column[column, move], number & 7]
                    start = (number >> 3) * width
                    distance = depth + costs[move]
                    if table[start + beyond] <= distance:
                        continue
                    farthest = max(farthest, distance)
                    for symmetry in range(8):
                        if same[number >> 3, symmetry]:
                            place = start + conjugate[beyond, symmetry]
                            table[place] = distance
        depth += 1


def packed(table: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """Return distances in four bits each, the even index in the low half of the byte."""
    flat = np.minimum(table.ravel(), 15)
    flat = np.append(flat, np.zeros(len(flat) % 2, dtype=np.uint8))
    return np.asarray(flat[::2] | flat[1::2] << 4, dtype=np.uint8)
