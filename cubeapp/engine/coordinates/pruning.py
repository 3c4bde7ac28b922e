"""Filling tables of distances breadth first."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.coordinates.coordinates import Coordinate, Numbering
from cubeapp.engine.coordinates.masks import HALF, MaskRanks, all_masks, mask_ranks
from cubeapp.engine.kernels.compiled import kernel, plain
from cubeapp.engine.kernels.head import SIGNAL_STOP
from cubeapp.engine.kernels.memory import load16, load32

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


def pair_distances(
    first: NDArray[np.uint16],
    last: NDArray[np.uint16],
    goals: tuple[NDArray[np.int64], ...],
    signals: NDArray[np.int64],
) -> NDArray[np.uint8]:
    """Return how far each pair of values of two coordinates is from the nearest goal.

    Args:
        first: shape (values, turns), the one coordinate after each turn.
        last: the other one.
        goals: both values of each goal, or what else indexes them.
        signals: of a `SearchControl`; if it is cancelled, what is returned is worth nothing.

    Returns:
        uint8, shape (values of first, values of last); `UNSEEN` where no turns lead.
    """
    table = np.full((len(first), len(last)), UNSEEN, dtype=np.uint8)
    table[goals] = 0
    _fill_pairs(first, last, table.ravel(), signals)
    return table


@kernel
def _fill_pairs(
    first: NDArray[np.uint16],
    last: NDArray[np.uint16],
    table: NDArray[np.uint8],
    signals: NDArray[np.int64],
) -> None:
    width, distance, found = len(last), plain(0), plain(1)
    while found > 0 and signals[SIGNAL_STOP] == 0:
        found = 0
        for row in range(len(first)):
            for column in range(width):
                if table[row * width + column] != distance:
                    continue
                for turn in range(first.shape[1]):
                    place = plain(first[row, turn]) * width + plain(last[column, turn])
                    if table[place] == UNSEEN:
                        table[place] = distance + 1
                        found += 1
        distance += 1


def mask_distances(
    turned: NDArray[np.uint32], chosen: int, goals: NDArray[np.int64], signals: NDArray[np.int64]
) -> NDArray[np.uint8]:
    """Return how far the mask of each number is from the nearest of ``goals``.

    Args:
        turned: see `masks.mask_bytes`.
        chosen: how many bits are set.
        goals: some masks.
        signals: of a `SearchControl`; if it is cancelled, what is returned is worth nothing.

    Returns:
        uint8, shape (masks,); `UNSEEN` where no turns lead.
    """
    ranks, masks = mask_ranks(chosen), all_masks(chosen)
    table = np.full(len(masks), UNSEEN, dtype=np.uint8)
    table[ranks.of(goals)] = 0
    _fill_masks(turned, ranks, masks, table, signals)
    return table


@kernel
def turned_mask(turned: int, mask: int, turn: int) -> int:
    """Return a mask after a turn; ``turned`` is the address of `masks.mask_bytes`."""
    table = turned + 3072 * turn
    low, middle = load32(table, mask & 255), load32(table, 256 + ((mask >> 8) & 255))
    return low | middle | load32(table, 512 + (mask >> 16))


@kernel
def mask_number(upper: int, lower: int, mask: int) -> int:
    """Return the number of a mask; the tables are the addresses of those of `MaskRanks`."""
    return load32(upper, mask >> 12) + load16(lower, mask & (HALF - 1))


@kernel
def _fill_masks(
    turned: NDArray[np.uint32],
    ranks: MaskRanks,
    masks: NDArray[np.uint32],
    table: NDArray[np.uint8],
    signals: NDArray[np.int64],
) -> None:
    turns, upper, lower = turned.ctypes.data, ranks.upper.ctypes.data, ranks.lower.ctypes.data
    distance, found = plain(0), plain(1)
    while found > 0 and signals[SIGNAL_STOP] == 0:
        found = 0
        for index in range(len(masks)):
            if table[index] != distance:
                continue
            for turn in range(len(turned)):
                mask = turned_mask(turns, plain(masks[index]), turn)
                place = mask_number(upper, lower, mask)
                if table[place] == UNSEEN:
                    table[place] = distance + 1
                    found += 1
        distance += 1


def packed(table: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """Return distances in four bits each, the even index in the low half of the byte."""
    flat = np.minimum(table.ravel(), 15)
    flat = np.append(flat, np.zeros(len(flat) % 2, dtype=np.uint8))
    return np.asarray(flat[::2] | flat[1::2] << 4, dtype=np.uint8)


def packed_rests(table: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """Return distances modulo 3 in two bits each, four to a byte, the first lowest."""
    one, two, three, four = (table % 3).reshape(-1, 4).T
    return np.asarray(one | two << 2 | three << 4 | four << 6)
