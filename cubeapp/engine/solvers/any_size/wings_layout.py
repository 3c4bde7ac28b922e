"""What the kernels of the beam over wings work on."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray


class Nodes(NamedTuple):
    """Positions that have been led on, in the order in which they were."""

    rows: NDArray[np.uint8]
    """Shape (nodes, orbits + 1, 24)."""
    pending: NDArray[np.uint8]
    """Shape (nodes, slots): how far the last slices turned."""
    axis: NDArray[np.uint8]
    """Shape (nodes,): their axis."""
    cost: NDArray[np.int32]
    parent: NDArray[np.int32]
    word: NDArray[np.int32]
    options: NDArray[np.uint8]
    """Shape (nodes, slots): what each slot did in the word that led here."""
    hashes: NDArray[np.uint64]


class Children(NamedTuple):
    """Positions still to be led on, as what leads to them; first axis: the bucket."""

    filled: NDArray[np.int32]
    """Shape (buckets,): how many there are."""
    cost: NDArray[np.int32]
    parent: NDArray[np.int32]
    word: NDArray[np.int32]
    options: NDArray[np.uint8]


class Picks(NamedTuple):
    """The best words for one position."""

    rate: NDArray[np.float64]
    word: NDArray[np.int32]
    gain: NDArray[np.int32]
    cost: NDArray[np.int32]
    options: NDArray[np.uint8]
    """Shape (words, slots)."""
    chosen: NDArray[np.uint8]
    """Shape (slots,): room for those of a word that may be one of the best."""
    still: NDArray[np.uint8]
    """Shape (slots,): zeros, how far slices turned that a word does not join."""
