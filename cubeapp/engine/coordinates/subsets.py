"""Subsets of a few places as numbers, and what turns make of these.

A subset is a mask, bit ``i`` for place ``i``; it is numbered by size among the masks with as
many bits.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

Ints = NDArray[np.int64]


@cache
def masks(places: int, chosen: int) -> Ints:
    """Return the masks of ``places`` bits of which ``chosen`` are set, by size."""
    every = np.arange(1 << places)
    count = sum((every >> i) & 1 for i in range(places))
    return np.flatnonzero(count == chosen)


def numbered(values: Ints, size: int) -> Ints:
    """Return the index of each number below ``size`` among ``values``, 0 for others."""
    number = np.zeros(size, dtype=np.int64)
    number[values] = np.arange(len(values))
    return number


def subset_after(source: NDArray[np.integer], chosen: int) -> Ints:
    """Return the subsets after turns.

    Args:
        source: shape (turns, places), where turns take what they bring, within the places.
        chosen: how many of the places are in a subset.

    Returns:
        int64, shape (subsets, turns).
    """
    places = source.shape[1]
    every = masks(places, chosen)
    after = np.zeros((len(every), len(source)), dtype=np.int64)
    for turn, row in enumerate(source):
        for place, origin in enumerate(row):
            after[:, turn] |= ((every >> origin) & 1) << place
    return numbered(every, 1 << places)[after]


def reached(after: NDArray[np.integer], starts: Sequence[int] | Ints) -> Ints:
    """Return every value that turns make of some, in order; ``after`` has shape (values, turns)."""
    seen = np.zeros(len(after), dtype=np.bool_)
    edge = np.unique(starts)
    while len(edge):
        seen[edge] = True
        further = np.unique(after[edge])
        edge = further[~seen[further]]
    return np.flatnonzero(seen)


def restricted(after: Ints, values: Ints) -> Ints:
    """Return a coordinate for some of its values only, numbered in their order."""
    return np.asarray(numbered(values, len(after))[after[values]])


def paired(first: NDArray[Any], second: NDArray[Any]) -> NDArray[Any]:
    """Return two coordinates after turns as one, whose values are ``first · len(second) + second``.

    Each has shape (values, turns).
    """
    both = first[:, None] * len(second) + second
    return np.asarray(both.reshape(-1, both.shape[-1]))
