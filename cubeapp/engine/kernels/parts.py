"""Blocks of memory made of named parts, which compiled kernels reach by address."""

from __future__ import annotations

from collections.abc import Mapping

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
