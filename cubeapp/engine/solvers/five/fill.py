"""Filling the 5×5×5's tables of distances breadth first, compiled."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.kernels.arrays import stack_array
from cubeapp.engine.kernels.compiled import kernel

UNSEEN = 255

Bytes = NDArray[np.uint8]

_halves = stack_array(np.int64, 4096)
_places = stack_array(np.int64, 12)


@kernel
def fill_pairs(
    first: NDArray[np.uint16], last: NDArray[np.uint16], table: Bytes, signals: NDArray[np.int64]
) -> None:
    """Write the distances of all pairs from those that are 0; the others are `UNSEEN` at first.

    Args:
        first: shape (values, turns), the one coordinate after each turn.
        last: the other coordinate.
        table: shape (values of first · values of last,).
        signals: a cancelled one ends the work.
    """
    width, turns, distance, found = len(last), first.shape[1], 0, 1
    while found > 0 and signals[0] == 0:
        found = 0
        for row in range(len(first)):
            for column in range(width):
                if table[row * width + column] != distance:
                    continue
                for turn in range(turns):
                    place = np.int64(first[row, turn]) * width + last[column, turn]
                    if table[place] == UNSEEN:
                        table[place] = distance + 1
                        found += 1
        distance += 1


@kernel
def fill_masks(
    turned: NDArray[np.uint32],
    upper: NDArray[np.uint32],
    lower: NDArray[np.uint16],
    masks: NDArray[np.uint32],
    table: Bytes,
    signals: NDArray[np.int64],
) -> None:
    """Do the same for masks of 24 places.

    Args:
        turned: shape (turns, 3, 256), see `coordinates.mask_bytes`.
        upper: see `coordinates.mask_ranks`.
        lower: the same.
        masks: the mask of each number.
        table: shape (masks,).
        signals: a cancelled one ends the work.
    """
    distance, found = 0, 1
    while found > 0 and signals[0] == 0:
        found = 0
        for index in range(len(masks)):
            if table[index] != distance:
                continue
            mask = np.int64(masks[index])
            for turn in range(len(turned)):
                after = np.int64(
                    turned[turn, 0, mask & 255]
                    | turned[turn, 1, (mask >> 8) & 255]
                    | turned[turn, 2, mask >> 16]
                )
                place = np.int64(upper[after >> 12]) + lower[after & 4095]
                if table[place] == UNSEEN:
                    table[place] = distance + 1
                    found += 1
        distance += 1


@kernel
def list_masks(
    upper: NDArray[np.uint32], lower: NDArray[np.uint16], chosen: int, masks: NDArray[np.uint32]
) -> None:
    """Write the mask of each number."""
    bits = _halves()
    for half in range(1, 4096):
        bits[half] = bits[half >> 1] + (half & 1)
    for high in range(4096):
        for low in range(4096):
            if bits[high] + bits[low] == chosen:
                masks[np.int64(upper[high]) + lower[low]] = high << 12 | low


@kernel
def match(
    orders: NDArray[np.int64],
    first: NDArray[np.int64],
    second: NDArray[np.int64],
    after: NDArray[np.uint16],
) -> None:
    """Write what turns do to permutations that tell where each cubie's partner is.

    Args:
        orders: shape (permutations, places), in the dictionary's order.
        first: shape (turns, places), where turns take the cubies from.
        second: where turns take their partners to.
        after: shape (permutations, turns).
    """
    places, row = orders.shape[1], _places()
    for index in range(len(orders)):
        for turn in range(len(first)):
            for place in range(places):
                row[place] = second[turn, orders[index, first[turn, place]]]
            number = np.int64(0)
            for place in range(places):
                smaller = 0
                for other in range(place + 1, places):
                    smaller += row[other] < row[place]
                number = number * (places - place) + smaller
            after[index, turn] = number
