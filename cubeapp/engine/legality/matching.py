"""Which of 24 wings can be in which place, when each of them is somewhere."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray


def matched(fits: Sequence[int]) -> list[int] | None:
    """Return one way to give each place a wing of its own, or None if there is none.

    Args:
        fits: for each place the wings that fit it, as bits.
    """
    place_of: list[int] = [-1] * len(fits)
    for place in range(len(fits)):
        if not _placed(place, fits, place_of, [(1 << len(fits)) - 1]):
            return None
    wings = [0] * len(fits)
    for wing, place in enumerate(place_of):
        wings[place] = wing
    return wings


def crowded(fits: Sequence[int]) -> list[int]:
    """Return places that together fit fewer wings than they are, none if each can have its own.

    Args:
        fits: for each place the wings, or cubies of another kind, that fit it, as bits.
    """
    place_of: list[int] = [-1] * len(fits)
    for place in range(len(fits)):
        untried = [(1 << len(fits)) - 1]
        if not _placed(place, fits, place_of, untried):
            # All that the places could have was tried, and other such places have it.
            tried = [wing for wing in range(len(fits)) if not untried[0] >> wing & 1]
            return sorted([place, *(place_of[wing] for wing in tried)])
    return []


def _placed(place: int, fits: Sequence[int], place_of: list[int], untried: list[int]) -> bool:
    """Give ``place`` a wing, others moving on if need be (Kuhn's augmenting paths)."""
    while options := fits[place] & untried[0]:
        wing = options.bit_length() - 1
        untried[0] &= ~(1 << wing)
        if place_of[wing] < 0 or _placed(place_of[wing], fits, place_of, untried):
            place_of[wing] = place
            return True
    return False


def replaceable(fits: Sequence[int], wings: Sequence[int]) -> list[int]:
    """Return for each place the wings that it can have, whatever is painted on it.

    From one way to place all wings every other follows by moving wings on in circles: a wing
    goes to a place that it fits, whose own wing goes on, and so forth.

    Args:
        fits: for each place the wings that fit it, as bits.
        wings: the way that `matched` found.

    Returns:
        For each place the wings, as bits, with which all other places can be filled.
    """
    # reach[w]: the wings that can be left over when w is to be placed instead.
    reach = [1 << wing for wing in range(len(wings))]
    for place, wing in enumerate(wings):
        for other in range(len(wings)):
            if fits[place] >> other & 1:
                reach[other] |= 1 << wing
    for middle in range(len(wings)):
        for wing in range(len(wings)):
            if reach[wing] >> middle & 1:
                reach[wing] |= reach[middle]
    return [reach[wing] for wing in wings]


def as_bits(fits: NDArray[np.bool_]) -> list[int]:
    """Return each row of ``fits`` as bits, the first column the lowest."""
    powers = 1 << np.arange(fits.shape[1], dtype=np.int64)
    return [int(row) for row in fits @ powers]


def as_flags(bits: Sequence[int], count: int) -> NDArray[np.bool_]:
    """Return bits as rows of ``count`` flags; undoes `as_bits`."""
    return np.asarray((np.array(bits)[:, None] >> np.arange(count)) & 1 == 1)
