"""What the steps of the methods are for, as goals that a view of the cubes reaches.

Each holds where everything before it in its method holds as well: goals of one method are
nested, so a step that ends leaves nothing of those before it undone. A goal of several parts, that
may be reached in any order, tells of each part.
"""

from __future__ import annotations

from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.model.geometry import Axis, Face
from cubeapp.engine.model.moves import face_turn, rotation
from cubeapp.engine.model.orbits import corner_facelets, midge_facelets
from cubeapp.engine.practice.doctor.views import (
    SIZE,
    Places,
    Reached,
    View,
    facelets_of,
    turns_of,
)

Parts = NDArray[np.bool_]
"""For each cube whether each part of a goal is reached: bool, shape (n, parts)."""

SLOTS = ("FR", "FL", "BL", "BR")
"""The slots of the first two layers, as places of their edges."""
SLOT_CORNERS = ("DFR", "DLF", "DBL", "DRB")
_CROSS = facelets_of("DF DR DB DL")
_PAIRS = tuple(facelets_of(f"{a} {b}") for a, b in zip(SLOTS, SLOT_CORNERS, strict=True))
_LOW_CORNERS = tuple(map(facelets_of, SLOT_CORNERS))
_MIDDLE_EDGES = tuple(map(facelets_of, SLOTS))
_FIRST_LAYER = np.concatenate([_CROSS, *_LOW_CORNERS])
_TWO_LAYERS = np.concatenate([_CROSS, *_PAIRS])
_TOP_EDGES, _TOP_CORNERS = facelets_of("UR UF UL UB"), facelets_of("URF UFL ULB UBR")
_TOP = np.concatenate([_TOP_EDGES, _TOP_CORNERS])
_LINE = facelets_of("DF DB")
_SIDES = tuple(
    np.concatenate([facelets_of(f"D{side}"), *(_PAIRS[slot] for slot in slots)])
    for side, slots in (("L", (1, 2)), ("R", (0, 3)))
)
"""The left and the right block, each a part of the cross with the two pairs beside it."""
_WHOLE = np.arange(6 * SIZE**2)
_UP_EDGES, _UP_CORNERS = (
    np.array([place for place in group if place < SIZE**2]) for group in (_TOP_EDGES, _TOP_CORNERS)
)


@lru_cache(maxsize=1)
def _top_turns() -> tuple[Places, ...]:
    """Return no turn of the top, and its three turns."""
    return turns_of([(), *((face_turn(Face.U, quarters, SIZE),) for quarters in (1, 2, -1))])


@lru_cache(maxsize=1)
def _tips() -> tuple[Places, ...]:
    """Return the turns about the left and the right block."""
    return turns_of([(), *((rotation(Axis.X, quarters, SIZE),) for quarters in (1, 2, -1))])


def _one(reached: Reached) -> Parts:
    return reached[:, None]


def _any(reached: list[Reached]) -> Parts:
    return _one(np.any(reached, axis=0))


# Layer by layer


def cross(view: View) -> Parts:
    """The four edges at the bottom are home."""
    return _one(view.home(_CROSS))


def pairs(view: View) -> Parts:
    """Each slot has its corner and its edge."""
    return _parts_on(view.home(_CROSS), view, _PAIRS)


def oriented(view: View) -> Parts:
    """All of the last layer is turned up."""
    return _one(view.home(_TWO_LAYERS) & view.show(_top_face(), Face.U))


def permuted(view: View) -> Parts:
    """All is solved but for a turn of the top."""
    return _any([view.home_after(_WHOLE, turned) for turned in _top_turns()])


def solved(view: View) -> Parts:
    """All is solved."""
    return _one(view.home(_WHOLE))


def _parts_on(base: Reached, view: View, parts: tuple[Places, ...]) -> Parts:
    return np.stack([base & view.home(places) for places in parts], axis=1)


@lru_cache(maxsize=1)
def _top_face() -> Places:
    return np.arange(SIZE**2)


# The beginner's way


def low_corners(view: View) -> Parts:
    """Each corner of the first layer is home."""
    return _parts_on(view.home(_CROSS), view, _LOW_CORNERS)


def middle_edges(view: View) -> Parts:
    """Each edge of the middle layer is home."""
    return _parts_on(view.home(_FIRST_LAYER), view, _MIDDLE_EDGES)


def top_cross(view: View) -> Parts:
    """The edges of the last layer are turned up."""
    return _one(view.home(_TWO_LAYERS) & view.show(_UP_EDGES, Face.U))


def top_corners(view: View) -> Parts:
    """The last layer is turned up, and its corners are in order."""
    ordered = [view.home_after(_TOP_CORNERS, turned) for turned in _top_turns()]
    return oriented(view) & _any(ordered)


def edge_order(view: View) -> Parts:
    """The edges of the last layer are in order."""
    ordered = [view.home_after(_TOP_EDGES, turned) for turned in _top_turns()]
    return _one(view.home(_TWO_LAYERS)) & _any(ordered)


def corner_order(view: View) -> Parts:
    """Its corners are as well, no matter how they are twisted."""
    corners = corner_facelets(SIZE)[:4]
    ordered = [
        view.home_after(_TOP_EDGES, turned) & view.placed_after(corners, turned)
        for turned in _top_turns()
    ]
    return _one(view.home(_TWO_LAYERS)) & _any(ordered)


# Roux: while only M and U are turned, the blocks are off by turns about them


def first_block(view: View) -> Parts:
    """The left block is whole."""
    return _any([view.home_after(_SIDES[0], tip) for tip in _tips()])


def both_blocks(view: View) -> Parts:
    """Both blocks are whole."""
    return _any([view.home_after(np.concatenate(_SIDES), tip) for tip in _tips()])


def all_corners(view: View) -> Parts:
    """The corners between them are solved but for a turn of the top."""
    blocks = np.concatenate(_SIDES)
    return _any(
        [
            view.home_after(blocks, tip) & view.home_after(_TOP_CORNERS, tip[turned])
            for tip in _tips()
            for turned in _top_turns()
        ]
    )


# ZZ


def edges_with_line(view: View) -> Parts:
    """All edges are good, and two of the cross are home, in front and at the back."""
    return _one(good_edges(view) & view.home(_LINE))


def edges_with_cross(view: View) -> Parts:
    """All edges are good, and the cross is home; never so if the cross was before they were.

    Once in a while they all become good by chance while pairs are made.
    """
    cross, good = view.home(_CROSS), good_edges(view)
    return _one(cross & good & good[np.argmax(cross)])


def blocks_on_line(view: View) -> Parts:
    """The left and the right block are whole."""
    return _parts_on(edges_with_line(view)[:, 0], view, _SIDES)


def pairs_of_good_edges(view: View) -> Parts:
    """Each slot has its corner and its edge, and all edges are good."""
    return _parts_on(view.home(_CROSS) & good_edges(view), view, _PAIRS)


def good_edges(view: View) -> Reached:
    """Tell where no edge needs quarter turns of the front or the back to come home."""
    first, second = np.moveaxis(view.facelets[:, midge_facelets(SIZE)], 2, 0)
    return np.asarray(_good_pairs()[first, second].all(axis=1))


@lru_cache(maxsize=1)
def _good_pairs() -> Parts:
    """Return for the two colours of an edge, in the order of its place, whether it is good."""
    level, front = (Face.U, Face.D), (Face.F, Face.B)
    return np.array(
        [
            [first in level or (first in front and second not in level) for second in Face]
            for first in Face
        ]
    )
