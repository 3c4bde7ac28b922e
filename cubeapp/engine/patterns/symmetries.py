"""The 33 kinds of symmetry that a cube can have, each by its name of Schoenflies.

A cube has a symmetry if it is the same seen through it, its colours renamed so that the centres
stay. The symmetries of a cube are a group, one of the 98 in the group of all 48. Those that
differ only in how the cube is held are of one kind.

Source: H. Kociemba, "Symmetric Patterns".
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import FACE_FRAMES
from cubeapp.engine.model.symmetries import SYMMETRIES, facelet_symmetries
from cubeapp.engine.patterns.mask import PatternError
from cubeapp.engine.text import NO_TEXT, Text, joined, shortened

Ints = NDArray[np.int64]
Group = frozenset[int]
"""Symmetries by their numbers in `facelet_symmetries`; 0, which does nothing, is among them."""

_QUARTER, _HALF, _EDGE, _THIRD = "C4", "C2", "C2'", "C3"
_POINT, _MIRROR, _DIAGONAL, _QUARTER_SEEN, _THIRD_SEEN = "i", "m", "m'", "S4", "S6"
_HALVES = "C2 C2 C2"
ELEMENTS = {
    _QUARTER: Text("a quarter turn about a side"),
    _HALF: Text("half a turn about a side"),
    _EDGE: Text("half a turn about an edge"),
    _THIRD: Text("a third of a turn about a corner"),
    _POINT: Text("mirrored through the middle"),
    _MIRROR: Text("mirrored between two sides"),
    _DIAGONAL: Text("mirrored across a diagonal"),
    _QUARTER_SEEN: Text("a mirrored quarter turn"),
    _HALVES: Text("half a turn about every side"),
}
"""What people are told of symmetries, by their kind."""
_KIND_OF = {
    # By the trace of the matrix, whether it turns and whether twice is nothing.
    (1, True, False): _QUARTER, (-1, True, True): _HALF, (0, True, False): _THIRD,
    (-3, False, True): _POINT, (1, False, True): _MIRROR, (-1, False, False): _QUARTER_SEEN,
    (0, False, False): _THIRD_SEEN,
}  # fmt: skip
_NAMED = {
    "C1": "",
    "Ci": "i",
    "C2a": "C2",
    "C2b": "C2'",
    "Csa": "m",
    "Csb": "m'",
    "C2ha": "C2 i m",
    "C2hb": "C2' i m'",
    "C2va1": "C2 m m",
    "C2va2": "C2 m' m'",
    "C2vb": "C2' m m'",
    "D2a": _HALVES,
    "D2b": "C2 C2' C2'",
    "D2ha": "C2 C2 C2 i m m m",
    "D2hb": "C2 C2' C2' i m m' m'",
    "C3": "2C3",
    "S6": "2C3 i 2S6",
    "D3": "2C3 3C2'",
    "C3v": "2C3 3m'",
    "D3d": "2C3 3C2' i 2S6 3m'",
    "C4": "2C4 C2",
    "S4": "2S4 C2",
    "C4h": "2C4 C2 i m 2S4",
    "D4": "2C4 3C2 2C2'",
    "C4v": "2C4 C2 2m 2m'",
    "D2da": "2S4 3C2 2m'",
    "D2db": "2S4 C2 2C2' 2m",
    "D4h": "2C4 3C2 2C2' i 3m 2m' 2S4",
    "T": "8C3 3C2",
    "Td": "8C3 3C2 6S4 6m'",
    "Th": "8C3 3C2 i 3m 8S6",
    "O": "6C4 3C2 6C2' 8C3",
    "Oh": "6C4 3C2 6C2' 8C3 i 3m 6m' 6S4 8S6",
}
"""What each kind of group is made of, besides what does nothing."""
_TOLD = {
    "C2ha": (_HALF, _POINT),
    "C2hb": (_EDGE, _POINT),
    "C2va1": (_HALF, _MIRROR),
    "C2va2": (_HALF, _DIAGONAL),
    "C2vb": (_EDGE, _MIRROR),
    "D2a": (_HALVES,),
    "D2ha": (_HALVES, _POINT),
    "D2hb": (_HALF, _EDGE, _POINT),
    "S6": (_THIRD, _POINT),
    "D3d": (_THIRD, _EDGE, _POINT),
    "C4": (_QUARTER,),
    "S4": (_QUARTER_SEEN,),
    "C4h": (_QUARTER, _POINT),
    "D4": (_QUARTER, _EDGE),
    "C4v": (_QUARTER, _MIRROR),
    "D2da": (_QUARTER_SEEN, _DIAGONAL),
    "D2db": (_QUARTER_SEEN, _MIRROR),
    "D4h": (_QUARTER, _MIRROR, _POINT),
    "T": (_THIRD, _HALVES),
    "Td": (_THIRD, _QUARTER_SEEN),
    "Th": (_THIRD, _HALVES, _POINT),
    "O": (_QUARTER, _THIRD),
}
"""What is told of groups of which not every element is told: the others follow from these."""


@dataclass(frozen=True, slots=True)
class Symmetry:
    """A kind of symmetry: groups that differ only in how the cube is held."""

    name: str
    """As Schoenflies named it, ``a`` being about sides and ``b`` about edges: "D3d", "C2a"."""

    @property
    def groups(self) -> tuple[Group, ...]:
        """The groups of this kind."""
        return _groups_by_name()[self.name]

    @property
    def order(self) -> int:
        """How many symmetries such a cube has, the one that does nothing among them."""
        return 1 + len(_elements(_NAMED[self.name]))

    @property
    def about(self) -> Text:
        """What the cube may undergo, for people: "a third of a turn about a corner"."""
        if self.name == "C1":
            return NO_TEXT
        if self.order == SYMMETRIES:
            return Text("all {n} symmetries", n=SYMMETRIES)
        kinds = _TOLD.get(self.name) or tuple(dict.fromkeys(_elements(_NAMED[self.name])))
        return joined(", ", [ELEMENTS[kind] for kind in kinds])


def symmetry_named(name: str) -> Symmetry:
    """Return the kind of symmetry called ``name``; brackets and capitals do not matter.

    Raises:
        PatternError: there is none.
    """
    wanted = name.strip().replace("(", "").replace(")", "").replace(" ", "").lower()
    for symmetry in symmetries():
        if symmetry.name.lower() == wanted:
            return symmetry
    names = ", ".join(symmetry.name for symmetry in symmetries())
    message = Text("there is no symmetry '{name}'; there are {names}")
    raise PatternError(message.format(name=shortened(name, 32), names=names))


@cache
def symmetries() -> tuple[Symmetry, ...]:
    """Return the 33 kinds, the one of no symmetry first and that of all last."""
    return tuple(sorted(map(Symmetry, _NAMED), key=lambda each: each.order))


def symmetry_of(cube: Cube) -> Symmetry:
    """Return the kind of all symmetries that a 3×3×3 with its centres at home has."""
    return _kind_of_group()[_having(cube)]


def seen_alike(cube: Cube) -> bytes:
    """Return what all images of a 3×3×3 through the symmetries have in common, and no other."""
    return min(bytes(image) for image in _images(cube))


def conjugate(group: Group, symmetry: int) -> Group:
    """Return a group as it is when the cube is held as ``symmetry`` says."""
    products, inverses = _products(), _inverses()
    back = inverses[symmetry]
    return frozenset(int(products[products[back, each], symmetry]) for each in group)


def _having(cube: Cube) -> Group:
    same = (_images(cube) == cube.facelets).all(axis=1)
    return frozenset(np.flatnonzero(same).tolist())


def _images(cube: Cube) -> NDArray[np.uint8]:
    """Return a cube through all symmetries: uint8, shape (48, 54)."""
    places, colours = facelet_symmetries()
    images = np.empty((SYMMETRIES, len(cube.facelets)), dtype=np.uint8)
    np.put_along_axis(images, places, colours[:, cube.facelets].astype(np.uint8), axis=1)
    return images


def _elements(made: str) -> list[str]:
    """Return the kinds in a list such as ``2C3 i 2S6``, each as often as it is there."""
    found = []
    for part in made.split():
        count = part[: len(part) - len(part.lstrip("0123456789"))]
        found += [part[len(count) :]] * int(count or 1)
    return found


@cache
def _kind_of_group() -> dict[Group, Symmetry]:
    return {group: symmetry for symmetry in symmetries() for group in symmetry.groups}


@cache
def _groups_by_name() -> dict[str, tuple[Group, ...]]:
    found: dict[tuple[str, ...], list[Group]] = {}
    for group in _groups():
        found.setdefault(_kinds(group), []).append(group)
    # What a group is made of tells its kind.
    return {name: tuple(found[tuple(sorted(_elements(made)))]) for name, made in _NAMED.items()}


def _groups() -> list[Group]:
    """Return all 98 groups of symmetries: whatever two of them generate, and so on."""
    single = {_generated({each}) for each in range(SYMMETRIES)}
    found, latest = set(single), set(single)
    while latest:
        unions = {one | other for one in latest for other in single if not other <= one}
        latest = {_generated(union) for union in unions} - found
        found |= latest
    return sorted(found, key=sorted)


def _generated(some: Iterable[int]) -> Group:
    products, found = _products(), {0, *some}
    while True:
        members = sorted(found)
        more = set(products[np.ix_(members, members)].ravel().tolist())
        if more == found:
            return frozenset(found)
        found = more


def _kinds(group: Group) -> tuple[str, ...]:
    return tuple(sorted(_kind(_matrices()[each]) for each in group if each))


def _kind(matrix: Ints) -> str:
    trace, turns = int(np.trace(matrix)), np.linalg.det(matrix) > 0
    is_twice_nothing = np.array_equal(matrix @ matrix, np.eye(3))
    kind = _KIND_OF[trace, turns, is_twice_nothing]
    # Those about edges and across diagonals move two axes into each other.
    if kind in (_HALF, _MIRROR) and np.count_nonzero(np.diag(matrix)) == 1:
        return _EDGE if turns else _DIAGONAL
    return kind


@cache
def _matrices() -> Ints:
    """Return what the symmetries do in space: int64, shape (48, 3, 3)."""
    normals, colours = FACE_FRAMES[:, 0], facelet_symmetries()[1]
    # The faces U, R and F look along y, x and z.
    axes = [1, 0, 2]
    return np.array([normals[row[axes]].T for row in colours])


@cache
def _products() -> Ints:
    """Return which symmetry is one and then another: int64, shape (48, 48)."""
    colours = facelet_symmetries()[1]
    number = {row.tobytes(): index for index, row in enumerate(colours)}
    return np.array([[number[second[first].tobytes()] for second in colours] for first in colours])


@cache
def _inverses() -> Ints:
    return np.asarray(np.argmin(_products(), axis=1))
