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
        self.offsets: dict[str, int] = {}
        """Where each part begins."""
        self.end = 0
        """How long the block is."""

    def add(self, name: str, size: int) -> int:
        """Put a part behind the others, and return where it begins."""
        start = self.offsets[name] = self.end
        self[name] = size
        self.end += -(-size // self._line) * self._line
        return start

    def block(self, contents: Mapping[str, NDArray[Any]]) -> NDArray[np.uint8]:
        """Return the block of these parts, whose sizes are bytes, with their contents."""
        block = np.zeros(self.end, dtype=np.uint8)
        for name, size in self.items():
            data = np.ascontiguousarray(contents[name]).view(np.uint8).ravel()
            assert len(data) == size, f"{name} has {len(data)} bytes instead of {size}"
            block[self.offsets[name] :][:size] = data
        return block


def addresses(*arrays: NDArray[Any]) -> tuple[int, ...]:
    """Return where arrays without gaps lie, as long as they are kept."""
    assert all(array.flags.c_contiguous for array in arrays)
    return tuple(int(array.ctypes.data) for array in arrays)
