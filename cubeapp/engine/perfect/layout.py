"""How the search for perfect scrambles sees the cube: faces, slots, codes and symmetries.

A face is nine stickers. Seen from its own colour, which becomes 0, all six faces share one
table; edges are numbered in the order in which the search fills them:

    c01 e0 c02        e0 lies opposite e3, and e1 opposite e2.
    e1  0  e2         The four corners are numbered by the two edges beside them.
    c13 e3 c23

A corner's code is ``3·cubie + twist``, an edge's ``2·cubie + flip``, as in `cubies`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import permutations
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.coordinates.subsets import masks
from cubeapp.engine.model.cubies import (
    Colours,
    corner_colours,
    edge_colours,
    read_corners,
    read_edges,
)
from cubeapp.engine.model.orbits import CORNERS, EDGES, corner_facelets, faces_of, midge_facelets
from cubeapp.engine.model.symmetries import SYMMETRIES, facelet_symmetries

Ints = NDArray[np.int64]

SLOTS = ("UB", "UL", "UR", "UF", "FL", "FR", "DF", "BR", "DR", "BL", "DL", "DB")
"""The edge places in the order in which the search fills them, so that faces finish early."""
CORNER_CODES = EDGE_CODES = 24
UNSET = 6
"""The colour of a corner sticker that is still to come."""
KEYS = 7**4
"""Four corner colours, each 0…5 or `UNSET`."""
ENTRIES = 1 + 6 + 36 + 216 + 1296
"""A face's edges so far: the node ``6·node + 1 + colour`` follows ``node``, from 0."""
FULL = ENTRIES - 1296
"""The first node of a face whose edges are all there."""
COLOUR_SETS = 15


@cache
def slot_places() -> Ints:
    """Return the index in `EDGES` of each slot: int64, shape (12,)."""
    return np.array([EDGES.index(name) for name in SLOTS])


@cache
def slot_faces() -> Ints:
    """Return the two faces of each slot: int64, shape (12, 2)."""
    return np.array([faces_of(name) for name in SLOTS])


@cache
def previous_nodes() -> Ints:
    """Return where the search finds each of a slot's two faces before it: int64, shape (12, 2).

    The nodes of a slot's faces are kept at twice the slot's number and at the next place;
    place 24 holds the node of a face that has no edge yet.
    """
    last = np.full(6, 24)
    previous = np.empty((12, 2), dtype=np.int64)
    for slot, faces in enumerate(slot_faces()):
        previous[slot] = last[faces]
        last[faces] = 2 * slot, 2 * slot + 1
    return previous


@cache
def face_positions() -> Ints:
    """Return which of its face's four edges each sticker of a slot is: int64, shape (12, 2)."""
    faces = slot_faces()
    seen = [[int(np.sum(faces[:slot] == face)) for face in faces[slot]] for slot in range(12)]
    return np.array(seen)


@cache
def face_corners() -> Ints:
    """Return each face's corner stickers c01 c02 c13 c23: int64, shape (6, 4).

    A sticker is ``3·place + letter``.
    """
    faces = slot_faces()
    table = np.empty((6, 4), dtype=np.int64)
    for face in range(6):
        beside = [int(f[1] if f[0] == face else f[0]) for f in faces if face in f]
        for index, (i, j) in enumerate(((0, 1), (0, 2), (1, 3), (2, 3))):
            table[face, index] = corner_sticker(face, beside[i], beside[j])
    return table


def corner_sticker(face: int, *others: int) -> int:
    """Return the sticker on ``face`` of the corner that lies on ``others`` too."""
    for place, name in enumerate(CORNERS):
        faces = faces_of(name)
        if set(faces) == {face, *others}:
            return 3 * place + [int(f) for f in faces].index(face)
    raise ValueError(f"the faces {face} and {others} meet in no corner")


@cache
def slot_corners() -> Ints:
    """Return the stickers of the corners beside each slot: int64, shape (12, 2, 2).

    For each of the slot's two ends: the stickers on its first and on its second face.
    """
    table = np.empty((12, 2, 2), dtype=np.int64)
    for slot, (first, second) in enumerate(slot_faces().tolist()):
        ends = [face for face in range(6) if face % 3 not in (first % 3, second % 3)]
        for end, face in enumerate(ends):
            table[slot, end, 0] = corner_sticker(first, second, face)
            table[slot, end, 1] = corner_sticker(second, first, face)
    return table


@cache
def code_colours(corners: bool) -> Ints:
    """Return the stickers of each code: int64, shape (24, 3) or (24, 2)."""
    codes = np.arange(24)
    if corners:
        return corner_colours((codes // 3).tolist(), (codes % 3).tolist()).astype(np.int64)
    return edge_colours((codes // 2).tolist(), (codes % 2).tolist()).astype(np.int64)


@cache
def seen_colour() -> Ints:
    """Return each colour as seen from each face's own: int64, shape (6, 6)."""
    table = np.tile(np.arange(6), (6, 1))
    for face in range(6):
        table[face, [0, face]] = face, 0
    return table


@cache
def corner_images() -> tuple[Ints, Ints]:
    """Return what the symmetries do to corners.

    Returns:
        Which place comes to each place, shape (48, 8), and what a code at a place becomes
        there, shape (48, 8, 24).
    """
    return cubies_seen(corner_facelets(3), code_colours(True), read_corners)


@cache
def edge_images() -> tuple[Ints, Ints]:
    """Return what the symmetries do to edges, by slots: shapes (48, 12) and (48, 12, 24)."""
    return cubies_seen(midge_facelets(3)[slot_places()], code_colours(False), read_edges)


def cubies_seen(
    facelets: NDArray[np.integer], stickers: Ints, read: Callable[[Colours], Ints]
) -> tuple[Ints, Ints]:
    """Return what the symmetries do to cubies of one kind.

    Args:
        facelets: those of each place, shape (places, 2) or (places, 3).
        stickers: those of each code, shape (24, 2) or (24, 3).
        read: returns the codes of stickers, uint8, shape (…, 2) or (…, 3).

    Returns:
        Which place comes to each place, shape (48, places), and what a code at a place becomes,
        shape (48, places, 24).
    """
    places, colours = facelet_symmetries()
    count = len(facelets)
    home = {frozenset(row): index for index, row in enumerate(facelets.tolist())}
    source = np.empty((SYMMETRIES, count), dtype=np.int64)
    becomes = np.empty((SYMMETRIES, count, 24), dtype=np.int64)
    for symmetry in range(SYMMETRIES):
        moved = places[symmetry][facelets]
        for place, row in enumerate(moved.tolist()):
            target = home[frozenset(row)]
            source[symmetry, target] = place
            order = [row.index(facelet) for facelet in facelets[target].tolist()]
            shown = colours[symmetry][stickers][:, order].astype(np.uint8)
            becomes[symmetry, place] = read(shown)
    return source, becomes


def square_images(square: NDArray[Any]) -> list[NDArray[Any]]:
    """Return what the eight symmetries of a square make of one, itself the first."""
    return [np.rot90(seen, quarters) for seen in (square, square.T) for quarters in range(4)]


@cache
def set_numbers() -> NDArray[np.uint16]:
    """Return the bit of the set of four colours, 0 where two are equal: shape (6, 6, 6, 6)."""
    table = np.zeros((6, 6, 6, 6), dtype=np.uint16)
    sets = masks(6, 4).tolist()
    for colours in permutations(range(6), 4):
        table[colours] = 1 << sets.index(sum(1 << colour for colour in colours))
    return table
