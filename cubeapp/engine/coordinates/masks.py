"""Some of 24 places as a mask, a bit for each: turned byte by byte, and numbered.

A mask is numbered by size among those with as many bits.
"""

from __future__ import annotations

from math import comb
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

Ints = NDArray[np.int64]

HALF = 4096
"""Values of half a mask, twelve bits."""


class MaskRanks(NamedTuple):
    """The tables that number masks: the sum of both halves' entries is the number."""

    upper: NDArray[np.uint32]
    """Shape (4096,)."""
    lower: NDArray[np.uint16]
    """Shape (4096,)."""

    def of(self, masks: Ints) -> Ints:
        """Return the numbers of masks."""
        return np.asarray(self.upper[masks >> 12].astype(np.int64) + self.lower[masks & (HALF - 1)])


def mask_of(places: NDArray[np.intp]) -> int:
    """Return the mask of some places."""
    return int(np.bitwise_or.reduce(1 << places))


def mask_bytes(source: NDArray[np.integer]) -> NDArray[np.uint32]:
    """Return what turns make of each byte of a mask: shape (turns, 3, 256).

    Args:
        source: shape (turns, 24), where turns take what they bring.
    """
    to = np.argsort(source, axis=1).reshape(-1, 3, 8)
    bits = np.arange(256)[:, None] >> np.arange(8) & 1
    return np.asarray((bits << to[:, :, None, :]).sum(axis=-1), dtype=np.uint32)


def mask_ranks(chosen: int) -> MaskRanks:
    """Return the tables that number the masks of so many bits."""
    count = _bits(np.arange(HALF))
    lower = np.zeros(HALF, dtype=np.uint16)
    for size in range(13):
        of_size = np.flatnonzero(count == size)
        lower[of_size] = np.arange(len(of_size))
    room = np.array([comb(12, chosen - size) if size <= chosen else 0 for size in range(13)])[count]
    return MaskRanks((np.cumsum(room) - room).astype(np.uint32), lower)


def all_masks(chosen: int) -> NDArray[np.uint32]:
    """Return the mask of each number."""
    count = _bits(np.arange(HALF))
    lower = [np.flatnonzero(count == chosen - size) for size in range(13)]
    masks = [lower[count[high]] | high << 12 for high in range(HALF)]
    return np.concatenate(masks).astype(np.uint32)


def _bits(values: Ints) -> Ints:
    """Return how many bits of each value are set, of twelve."""
    return np.asarray((values[:, None] >> np.arange(12) & 1).sum(axis=1))
