"""Memory that compiled kernels reach by address: arrays, and blocks made of named parts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from numpy.typing import NDArray

CACHE_LINE = 64
"""Bytes that a processor fetches at once; no two parts share them."""


def part_offsets(sizes: Mapping[str, int]) -> dict[str, int]:
    """Return where each part of a block begins, and under "END" how long the block is.

    Args:
        sizes: the parts in order, in bytes.
    """
    offsets, end = {}, 0
    for name, size in sizes.items():
        offsets[name] = end
        end += -(-size // CACHE_LINE) * CACHE_LINE
    return {**offsets, "END": end}


def addresses(*arrays: NDArray[Any]) -> tuple[int, ...]:
    """Return where arrays without gaps lie, as long as they are kept."""
    assert all(array.flags.c_contiguous for array in arrays)
    return tuple(int(array.ctypes.data) for array in arrays)
