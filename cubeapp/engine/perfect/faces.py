"""What the rules allow on one face, as a table that the search walks down edge by edge.

For each four corner colours the table holds, after each edge so far, the colours that can
still complete the face, as six bits; and for a full face the number of its pattern, which is
the same for faces equal up to the square's 8 symmetries and the names of the colours.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.coordinates.subsets import masks
from cubeapp.engine.kernels.compiled import kernel, plain
from cubeapp.engine.perfect.layout import (
    COLOUR_SETS,
    ENTRIES,
    FULL,
    KEYS,
    UNSET,
    Ints,
    seen_colour,
    set_numbers,
    square_images,
)

PATTERN_CODES = 6**8
"""Colours named in the order in which they appear, the first sticker left out."""


class FaceTable(NamedTuple):
    """What one set of rules allows on a face."""

    nodes: NDArray[np.uint16]
    """Shape (2401, 1555): by corner colours and node, next colours or a pattern."""
    fits: NDArray[np.uint8]
    """Shape (2401,): whether any face has these corners; some may be `UNSET`."""
    positions: NDArray[np.uint8]
    """Shape (2401, 4): the colours that each edge can have, as bits."""


# The stickers c01 c02 c13 c23 e0 e1 e2 e3 and the centre, laid out as a square.
_SQUARE = np.array([[0, 4, 1], [5, 8, 6], [2, 7, 3]])


@cache
def _symmetries() -> Ints:
    """Return the square's symmetries as orders in which to read it, the centre first."""
    orders = np.array([image[image != 8] for image in square_images(_SQUARE)])
    return np.insert(orders, 0, 8, axis=1)


@lru_cache(maxsize=4)
def face_table(six_colours: bool, at_most_two: bool, adjacent: bool, diagonal: bool) -> FaceTable:
    """Return the table of a set of rules: rules 1 to 4 of one face, each on or off."""
    table = FaceTable(
        np.zeros((KEYS, ENTRIES), dtype=np.uint16),
        np.zeros(KEYS, dtype=np.uint8),
        np.zeros((KEYS, 4), dtype=np.uint8),
    )
    numbers = np.zeros(PATTERN_CODES, dtype=np.uint16)
    flags = np.array([six_colours, at_most_two, adjacent, diagonal], dtype=np.uint8)
    _fill(flags, _symmetries(), numbers, np.zeros(9, dtype=np.int64), table)
    return table


@kernel
def _fill(
    flags: NDArray[np.uint8],
    symmetries: Ints,
    numbers: NDArray[np.uint16],
    face: Ints,
    table: FaceTable,
) -> None:
    """Write the whole table."""
    known = plain(0)
    for corners in range(1296):
        key = plain(0)
        for i in range(4):
            face[i] = corners // 6 ** (3 - i) % 6
            key = 7 * key + face[i]
        for edges in range(1296):
            for i in range(4):
                face[4 + i] = edges // 6 ** (3 - i) % 6
            if not _is_allowed(flags, face):
                continue
            code = _pattern(symmetries, face)
            if numbers[code] == 0:
                known += 1
                numbers[code] = known
            table.nodes[key, FULL + edges] = numbers[code]
            node = plain(0)
            for i in range(4):
                table.nodes[key, node] |= 1 << face[4 + i]
                table.positions[key, i] |= 1 << face[4 + i]
                node = 6 * node + 1 + face[4 + i]
        if table.nodes[key, 0] != 0:
            _mark_fits(face, table.fits)


@kernel
def _mark_fits(face: Ints, fits: NDArray[np.uint8]) -> None:
    """Mark the corner colours of ``face`` with any of them not yet set."""
    for hidden in range(16):
        key = plain(0)
        for i in range(4):
            key = 7 * key + (UNSET if hidden >> i & 1 else face[i])
        fits[key] = 1


@kernel
def _is_allowed(flags: NDArray[np.uint8], face: Ints) -> bool:
    """Tell whether rules 1 to 4 allow a face: corners, edges, the centre of colour 0."""
    counts = plain(1)
    for i in range(8):
        counts += 1 << 8 * face[i]
    colours = plain(0)
    for colour in range(6):
        many = counts >> 8 * colour & 255
        colours += many > 0
        if flags[1] and many > 2:
            return False
    if flags[0] and colours < 6:
        return False
    if flags[2]:
        if face[4] * face[5] * face[6] * face[7] == 0:
            return False
        if face[0] == face[4] or face[0] == face[5] or face[1] == face[4] or face[1] == face[6]:
            return False
        if face[2] == face[5] or face[2] == face[7] or face[3] == face[6] or face[3] == face[7]:
            return False
    if flags[3]:
        if face[0] * face[1] * face[2] * face[3] == 0:
            return False
        if face[4] == face[5] or face[4] == face[6] or face[7] == face[5] or face[7] == face[6]:
            return False
    return True


@kernel
def _pattern(symmetries: Ints, face: Ints) -> int:
    """Return the least code over the symmetries."""
    least = plain(PATTERN_CODES)
    for symmetry in range(8):
        # Four bits for each colour: its name plus one.
        names = plain(1) << 4 * face[symmetries[symmetry, 0]]
        used, code = plain(1), plain(0)
        for i in range(1, 9):
            colour = face[symmetries[symmetry, i]]
            name = names >> 4 * colour & 15
            if name == 0:
                used += 1
                name = used
                names |= name << 4 * colour
            code = 6 * code + name - 1
        least = min(least, code)
    return least


@cache
def face_sets() -> tuple[NDArray[np.uint16], NDArray[np.uint16]]:
    """Return which sets of four colours occur where four stickers of a face meet.

    Returns:
        By corner colours and edge colours as seen from the face, shape (2401, 1296); and what
        such a set of sets is in true colours, for each face: shape (6, 32768).
    """
    keys = np.zeros((KEYS, 1296), dtype=np.uint16)
    e = np.indices((6, 6, 6, 6)).reshape(4, 1296)
    sets = set_numbers()
    for corners in range(1296):
        c = [corners // 6 ** (3 - i) % 6 for i in range(4)]
        key = int(np.ravel_multi_index(c, (7,) * 4))
        beside = ((0, 1), (0, 2), (1, 3), (2, 3))
        points = [sets[0, c[n], e[i], e[j]] for n, (i, j) in enumerate(beside)]
        keys[key] = np.bitwise_or.reduce(points)
    return keys, _renamed_sets()


def _renamed_sets() -> NDArray[np.uint16]:
    sets = masks(6, 4).tolist()
    result = np.zeros((6, 1 << COLOUR_SETS), dtype=np.uint16)
    every = np.arange(1 << COLOUR_SETS)
    for face in range(6):
        names = seen_colour()[face]
        for index, mask in enumerate(sets):
            renamed = sum(1 << int(names[colour]) for colour in range(6) if mask >> colour & 1)
            bit = 1 << sets.index(renamed)
            result[face] |= np.where(every >> index & 1, bit, 0).astype(np.uint16)
    return result
