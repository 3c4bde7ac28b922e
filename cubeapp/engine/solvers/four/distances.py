"""How many turns the centres need in each phase: the kernels of those tables."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.kernels.compiled import kernel, plain
from cubeapp.engine.solvers.four.coordinates import (
    SIDES,
    MaskTables,
    Product,
    all_masks,
    mask_of,
    mask_tables,
    places_of,
)

UNSEEN = 255


@kernel
def mask_number(mask: int, low: NDArray[np.int32], high: NDArray[np.int32]) -> int:
    """Return the number of a set of centre places."""
    return plain(low[mask & 4095]) + plain(high[mask >> 12])


@kernel
def turned_mask(mask: int, turn: int, turned: NDArray[np.int32]) -> int:
    """Return a set of centre places after a turn."""
    return plain(
        turned[turn, 0, mask & 255]
        | turned[turn, 1, mask >> 8 & 255]
        | turned[turn, 2, mask >> 16 & 255]
    )


@kernel
def fill_staging(table: NDArray[np.uint8], masks: NDArray[np.int32], tables: MaskTables) -> None:
    """Write the distance of every set from those that have 0 into ``table``.

    Args:
        table: uint8, shape (`STAGED`,), `UNSEEN` but for the goals.
        masks: the set of each number.
        tables: see there; ``turned`` has the turns that count, in any number.
    """
    depth, found = plain(0), plain(1)
    while found:
        found = 0
        for number in range(len(table)):
            if table[number] != depth:
                continue
            for turn in range(len(tables.turned)):
                mask = turned_mask(plain(masks[number]), turn, tables.turned)
                beyond = mask_number(mask, tables.low, tables.high)
                if table[beyond] == UNSEEN:
                    table[beyond] = depth + 1
                    found += 1
        depth += 1


@kernel
def fill_product(
    table: NDArray[np.uint8], first: NDArray[np.uint16], second: NDArray[np.uint16]
) -> None:
    """Write the distance of every pair of values from those that have 0 into ``table``."""
    depth, found, width = plain(0), plain(1), len(second)
    while found:
        found = 0
        for a in range(len(first)):
            for b in range(width):
                if table[a * width + b] != depth:
                    continue
                for turn in range(first.shape[1]):
                    beyond = plain(first[a, turn]) * width + plain(second[b, turn])
                    if table[beyond] == UNSEEN:
                        table[beyond] = depth + 1
                        found += 1
        depth += 1


def staging_distances() -> NDArray[np.uint8]:
    """Return the distances of phase 1: uint8, shape (`STAGED`,)."""
    tables, masks = mask_tables(), all_masks()
    table = np.full(len(masks), UNSEEN, dtype=np.uint8)
    goal = mask_of(places_of(SIDES))
    table[mask_number(goal, tables.low, tables.high)] = 0
    fill_staging(table, masks, tables)
    return table


def product_distances(product: Product) -> NDArray[np.uint8]:
    """Return the distances of phase 2 or 3: uint8, a row for each first coordinate."""
    table = np.full((len(product.first), len(product.second)), UNSEEN, dtype=np.uint8)
    for first, second in product.goals:
        table[first, second] = 0
    fill_product(table.reshape(-1), product.first, product.second)
    return table
