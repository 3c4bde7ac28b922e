"""Places on the cube in plain words: sides, corners, edges, wings and single stickers."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

import numpy as np

from cubeapp.engine.model.geometry import FACE_FRAMES, Face
from cubeapp.engine.model.orbits import corner_facelets, faces_of, midge_facelets
from cubeapp.engine.text import Text

SIDE_WORDS = {
    Face.U: Text("top"),
    Face.D: Text("bottom"),
    Face.F: Text("front"),
    Face.B: Text("back"),
    Face.L: Text("left"),
    Face.R: Text("right"),
}
SIDE_NAMES = {
    Face.U: Text("top side"),
    Face.D: Text("bottom side"),
    Face.F: Text("front side"),
    Face.B: Text("back side"),
    Face.L: Text("left side"),
    Face.R: Text("right side"),
}
PLACE_ORDER = (Face.U, Face.D, Face.F, Face.B, Face.L, Face.R)
"""In which order people name the sides of a place: "top front right"."""
SLOT_WORDS = (
    Text("front right"), Text("back right"), Text("back left"), Text("front left"),
)  # fmt: skip
"""The upright edges by how many quarter turns ``y`` bring each to the front right."""
PLACE_WORDS = (
    *SLOT_WORDS,
    Text("top front"), Text("top back"), Text("top left"), Text("top right"),
    Text("bottom front"), Text("bottom back"), Text("bottom left"), Text("bottom right"),
    Text("top front left"), Text("top front right"),
    Text("top back left"), Text("top back right"),
    Text("bottom front left"), Text("bottom front right"),
    Text("bottom back left"), Text("bottom back right"),
)  # fmt: skip
"""All places of corners and edges. `place_words` puts these together from the sides; they stand
here for the translators to find."""
_WINGS = {
    Face.U: Text("{place} edge (layer {n} from the top)"),
    Face.D: Text("{place} edge (layer {n} from the bottom)"),
    Face.F: Text("{place} edge (layer {n} from the front)"),
    Face.B: Text("{place} edge (layer {n} from the back)"),
    Face.L: Text("{place} edge (layer {n} from the left)"),
    Face.R: Text("{place} edge (layer {n} from the right)"),
}


def side_word(face: Face) -> Text:
    """Return a side of the cube: "top"."""
    return SIDE_WORDS[face]


def side_name(face: Face) -> Text:
    """Return a side of the cube as a thing: "right side"."""
    return SIDE_NAMES[face]


def place_words(sides: Iterable[Face]) -> Text:
    """Return the place where two or three sides meet: "top front right"."""
    words = " ".join(SIDE_WORDS[face] for face in sorted(sides, key=PLACE_ORDER.index))
    return Text(words)


def corner_words(name: str) -> Text:
    """Return the corner of the sides in ``name``: "top front right corner" for ``URF``."""
    return Text("{place} corner", place=place_words(faces_of(name)))


def edge_words(name: str) -> Text:
    """Return the edge between the sides in ``name``: "top front edge" for ``UF``."""
    return Text("{place} edge", place=place_words(faces_of(name)))


def wing_words(name: str, layer: int) -> Text:
    """Return a wing: "top front edge (layer 2 from the right)".

    Args:
        name: of its place, one of `WINGS`.
        layer: the layer that cuts it, counted from 1 at the nearer end of the edge.
    """
    return _WINGS[_nearer_end(name)].format(place=place_words(faces_of(name)), n=layer)


def sticker_words(index: int, size: int) -> Text:
    """Return a sticker's place: its side, then where it is there: "front, top middle".

    Stickers of wings and movable centres are told by row and column, counted as on the net.

    Args:
        index: the flat index of the facelet.
        size: N.
    """
    face, cell = divmod(index, size * size)
    side = side_word(Face(face))
    others = _sides_beside(size).get(index)
    if others is None and 2 * cell + 1 == size * size:
        return Text("{side}, centre", side=side)
    if others is None:
        text = Text("{side}, row {row}, column {column}")
        return text.format(side=side, row=cell // size + 1, column=cell % size + 1)
    if len(others) == 1:
        place = Text("{side} middle", side=side_word(others[0]))
    else:
        place = place_words(others)
    return Text("{side}, {place}", side=side, place=place)


@lru_cache(maxsize=24)
def _nearer_end(name: str) -> Face:
    """Return the face to which the wing place ``name`` lies nearer."""
    first, second = (FACE_FRAMES[face, 0] for face in faces_of(name))
    beside = np.cross(first, second)
    (side,) = (face for face in Face if np.array_equal(FACE_FRAMES[face, 0], beside))
    return side


@lru_cache(maxsize=8)
def _sides_beside(size: int) -> dict[int, tuple[Face, ...]]:
    """Return for the stickers of corners and middle edges the other sides of their cubies."""
    places = [*corner_facelets(size).tolist(), *midge_facelets(size).tolist()]
    return {
        index: tuple(Face(other // size**2) for other in place if other != index)
        for place in places
        for index in place
    }
