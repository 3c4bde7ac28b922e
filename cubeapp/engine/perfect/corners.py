"""Listing the corners of cubes that obey rules, one of each 48 images.

Of the images of a set of corners the lexicographically least is kept: the codes of the eight
places in order. Its weight is 48 divided by the number of its images that are equal to it.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.kernels.arrays import stack_array
from cubeapp.engine.kernels.compiled import kernel, plain
from cubeapp.engine.model.symmetries import SYMMETRIES
from cubeapp.engine.perfect.block import corner_steps
from cubeapp.engine.perfect.layout import (
    CORNER_CODES,
    KEYS,
    Ints,
    code_colours,
    corner_images,
)

MOST_BEHIND_TWO = 174_960
"""Maximum number of arrangements that begin with two given corners: 6! orders and 3⁵ twists."""


_keys = stack_array(np.int64, 9, 6)
_codes, _marks = stack_array(np.int64, 8), stack_array(np.int64, 9)


class CornerBoard(NamedTuple):
    """Where corners' stickers lie, and what the symmetries do to corners."""

    face: Ints
    """The face of each sticker: shape (8, 3)."""
    steps: Ints
    """What a sticker's colour adds to its face's key: shape (8, 3, 6)."""
    colours: Ints
    """The stickers of each code: shape (24, 3)."""
    source: Ints
    becomes: Ints
    """`corner_images`."""
    least: Ints
    """The least code that a corner becomes at the first place: shape (8, 24)."""


@cache
def corner_board() -> CornerBoard:
    """Return the board."""
    faces, steps = corner_steps()
    source, becomes = corner_images()
    least = np.empty((8, CORNER_CODES), dtype=np.int64)
    for place in range(8):
        least[place] = becomes[source[:, 0] == place, place].min(axis=0)
    return CornerBoard(
        faces.reshape(8, 3), steps.reshape(8, 3, 6), code_colours(True), source, becomes, least
    )


def starts(reduce: bool) -> list[tuple[int, int]]:
    """Return the codes at the first two places with which corners can begin."""
    least = corner_board().least[0]
    codes = range(CORNER_CODES)
    return [(a, b) for a in codes if least[a] == a or not reduce for b in codes if a // 3 != b // 3]


def corners_from(
    fits: NDArray[np.uint8], no_home: bool, reduce: bool, first: int, second: int
) -> tuple[NDArray[np.uint8], Ints]:
    """Return the corners that begin with two codes.

    Args:
        fits: `FaceTable.fits` of the rules.
        no_home: whether no cubie may be in its own place.
        reduce: list one of each 48 images, or all.
        first: the code at the first place.
        second: the code at the second place.

    Returns:
        Their codes, uint8, shape (n, 8), and the symmetries that leave them as they are as
        bits, int64, shape (n,); without ``reduce`` only the identity counts.
    """
    found = np.empty((MOST_BEHIND_TWO, 8), dtype=np.uint8)
    alike = np.empty(MOST_BEHIND_TWO, dtype=np.int64)
    flags = int(no_home), int(reduce)
    count = _list_corners(corner_board(), fits, *flags, first, second, found, alike)
    return found[:count].copy(), alike[:count].copy()


@kernel
def _list_corners(
    board: CornerBoard,
    fits: NDArray[np.uint8],
    no_home: int,
    reduce: int,
    first: int,
    second: int,
    found: NDArray[np.uint8],
    alike: Ints,
) -> int:
    """Write the corners that begin with two codes and return how many there are.

    Args:
        board: see `CornerBoard`.
        fits: `FaceTable.fits` of the rules.
        no_home: 1 where no cubie may be in its own place.
        reduce: 1 to list one of each 48 images, 0 to list all.
        first: the code at the first place.
        second: the code at the second place.
        found: for the codes: shape (`MOST_BEHIND_TWO`, 8).
        alike: for the symmetries that leave the corners as they are, as bits.
    """
    count = plain(0)
    keys, codes, used, twists = _keys(), _codes(), _marks(), _marks()
    keys[0], codes[:] = KEYS - 1, -1
    place = plain(0)
    while place >= 0:
        code = codes[place] + 1
        if place < 2:
            given = first if place == 0 else second
            code = CORNER_CODES if codes[place] >= 0 else given
        if code >= CORNER_CODES:
            codes[place] = -1
            place -= 1
            continue
        codes[place] = code
        cubie = code // 3
        if used[place] >> cubie & 1 or (no_home and cubie == place):
            continue
        if place == 7 and (twists[7] + code) % 3 != 0:
            continue
        if reduce and board.least[place, code] < codes[0]:
            continue
        if not _place(board, fits, place, code, keys):
            continue
        used[place + 1] = used[place] | 1 << cubie
        twists[place + 1] = twists[place] + code
        if place < 7:
            place += 1
            continue
        same = _equal_images(board, codes) if reduce else plain(1)
        if same != 0:
            alike[count] = same
            for i in range(8):
                found[count, i] = codes[i]
            count += 1
    return count


@kernel
def _place(board: CornerBoard, fits: NDArray[np.uint8], place: int, code: int, keys: Ints) -> bool:
    """Put a corner down and tell whether its three faces can still be completed."""
    for face in range(6):
        keys[place + 1, face] = keys[place, face]
    good = True
    for letter in range(3):
        face = board.face[place, letter]
        key = keys[place, face] + board.steps[place, letter, board.colours[code, letter]]
        keys[place + 1, face] = key
        good &= fits[key] != 0
    return good


@kernel
def _equal_images(board: CornerBoard, codes: Ints) -> int:
    """Return the symmetries that give the same corners, as bits; 0 if one gives lesser ones."""
    same = plain(0)
    for symmetry in range(SYMMETRIES):
        difference = plain(0)
        for place in range(8):
            source = board.source[symmetry, place]
            difference = board.becomes[symmetry, source, codes[source]] - codes[place]
            if difference != 0:
                break
        if difference < 0:
            return 0
        if difference == 0:
            same |= plain(1) << symmetry
    return same
