"""Memory that compiled kernels reach by address: arrays, and blocks made of named parts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

CACHE_LINE = 64
"""Bytes that a processor fetches at once; no two parts share them."""


class Parts(dict[str, int]):
    """The parts of a block in order: how much of it each takes."""

    def __init__(self, line: int = CACHE_LINE) -> None:
        """Begin an empty block, each part of which begins at a multiple of ``line``."""
        super().__init__()
        self._line = line
        self.end = 0
        """How long the block is."""

    def add(self, name: str, size: int) -> int:
        """Put a part behind the others, and return where it begins."""
        start = self.end
        self[name] = size
        self.end += -(-size // self._line) * self._line
        return start


def part_offsets(sizes: Mapping[str, int]) -> dict[str, int]:
    """Return where each part of a block begins, and under "END" how long the block is.

    Args:
        sizes: the parts in order, in bytes.
    """
    parts = Parts()
    offsets = {name: parts.add(name, size) for name, size in sizes.items()}
    return {**offsets, "END": parts.end}


def block_of(sizes: Mapping[str, int], parts: Mapping[str, NDArray[Any]]) -> NDArray[np.uint8]:
    """Return a block made of its parts, for each of which ``sizes`` tells the bytes it has."""
    offsets = part_offsets(sizes)
    block = np.zeros(offsets["END"], dtype=np.uint8)
    for name, size in sizes.items():
        data = np.ascontiguousarray(parts[name]).view(np.uint8).ravel()
        assert len(data) == size, f"{name} has {len(data)} bytes instead of {size}"
        block[offsets[name] :][:size] = data
    return block


def addresses(*arrays: NDArray[Any]) -> tuple[int, ...]:
    """Return where arrays without gaps lie, as long as they are kept."""
    assert all(array.flags.c_contiguous for array in arrays)
    return tuple(int(array.ctypes.data) for array in arrays)
