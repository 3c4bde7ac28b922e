"""The places of permutations among all in the order of a dictionary, looked up by kernels.

A permutation is a word with a byte for each place. Of eight cubies the two halves are looked up,
by three bits a cubie, and their numbers added; of four cubies all, by two bits each.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.coordinates.coordinates import all_permutations
from cubeapp.engine.coordinates.subsets import numbered
from cubeapp.engine.kernels.compiled import kernel
from cubeapp.engine.kernels.memory import LOW_32, load8, load16

SOLVED_LOW, SOLVED_HIGH = 0x0706050403020100, 0x0B0A0908
"""The words of twelve cubies at home, eight and four."""


def ranks_of_8() -> tuple[NDArray[np.uint16], NDArray[np.uint8]]:
    """Return the numbers of the first and of the last four of eight: shape (4096,) each."""
    codes = all_permutations(8) @ (1 << 3 * np.arange(8))
    first, last = np.zeros(4096, dtype=np.uint16), np.zeros(4096, dtype=np.uint8)
    first[codes & 0xFFF] = np.arange(40320) // 24 * 24
    last[codes >> 12] = np.arange(40320) % 24
    return first, last


def ranks_of_4() -> NDArray[np.uint8]:
    """Return the numbers of permutations of four: shape (256,)."""
    return numbered(all_permutations(4) @ (1 << 2 * np.arange(4)), 256).astype(np.uint8)


@kernel
def rank_8(first_four: int, last_four: int, word: int) -> int:
    """Return the place of a permutation of eight by the lowest three bits of each byte.

    Args:
        first_four: the address of the first array of `ranks_of_8`.
        last_four: that of the second one.
        word: the permutation.
    """
    word &= 0x0707070707070707
    word = (word | word >> 5) & 0x003F003F003F003F
    word = (word | word >> 10) & 0x00000FFF00000FFF
    return load16(first_four, word & LOW_32) + load8(last_four, word >> 32)


@kernel
def rank_4(orders: int, word: int) -> int:
    """Return the place of a permutation of four by the lowest two bits of the low four bytes.

    Args:
        orders: the address of `ranks_of_4`.
        word: the permutation.
    """
    word &= 0x03030303
    word = (word | word >> 6) & 0x000F000F
    return load8(orders, (word | word >> 12) & 0xFF)
