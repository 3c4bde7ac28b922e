"""What an alg does to the cube: which cubies trade places, and how often it is to be repeated.

Facelets are numbered as in the face array; an alg is the permutation ``after = before[p]``.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import lcm

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.model.geometry import FACE_FRAMES, Face
from cubeapp.engine.model.moves import Move, inverse
from cubeapp.engine.model.orbits import (
    CORNERS,
    EDGES,
    WINGS,
    centre_cells,
    centre_facelets,
    corner_facelets,
    faces_of,
    fixed_centres,
    midge_facelets,
    place_name,
    wing_facelets,
)
from cubeapp.engine.model.orientation import Hold, rotations
from cubeapp.engine.model.permutations import turn_indices
from cubeapp.engine.text import Text

MOST_FACELETS_MOVED = 3_000_000
"""By all moves together, so that a window can wait for it. Longer algs have no `Effect`."""
SEVERAL = 6
"""N from which there are several orbits of wings and x-centres."""
CORNER_KIND = Text("corners")

Permutation = NDArray[np.intp]
Word = tuple[Move, ...]


@dataclass(frozen=True, slots=True)
class Cycle:
    """Cubies of which each goes to the place of the next one, and the last to the first one's."""

    kind: Text
    """Of the cubies, in the plural: "corners", "edges", "wings", "x-centres"."""
    places: tuple[str, ...]
    """Their names: ``UFR``, ``UF``; ``UFr`` for the wing at UF that is nearer to R."""
    turn: int = 0
    """How each sits when it is back: corners turned by so many thirds clockwise, edges flipped."""
    layers: tuple[int, ...] = ()
    """Which of several orbits of a kind: its layers, counted from 1; empty where there is one."""


@dataclass(frozen=True, slots=True)
class Effect:
    """What an alg does to the cube."""

    order: int
    """So often an alg is done until a solved cube is solved again, held as before."""
    cycles: tuple[Cycle, ...]
    """Of all cubies that are elsewhere or turned; centres of one colour are not told apart."""
    rotation: tuple[Move, ...]
    """How the cube is held after it: the cycles are those after turning it back."""


def effect_of(moves: Sequence[Move], size: int) -> Effect | None:
    """Return what ``moves`` do to a cube of ``size``, ``None`` if they are too many to tell.

    What is told is what is seen when the turns of the whole cube among them are taken back, or
    when the centres are brought home where fewer stickers are elsewhere then.
    """
    permutation = _permutation(moves, size)
    if permutation is None:
        return None
    turned, seen = _seen_best(permutation, _rotation_in(moves, size), size)
    cycles = tuple(cycle for orbit in _orbits(size) for cycle in orbit.cycles(seen))
    return Effect(_order(permutation, size), cycles, turned)


def _permutation(moves: Iterable[Move], size: int) -> Permutation | None:
    result = np.arange(6 * size * size, dtype=np.intp)
    left = MOST_FACELETS_MOVED
    for move in moves:
        to, source = turn_indices(size, move)
        left -= len(to)
        if left < 0:
            return None
        result[to] = result[source]
    return result


def _order(permutation: Permutation, size: int) -> int:
    """Return after how many times each facelet of a solved cube has its colour again."""
    order = 1
    following, colours = permutation.tolist(), (np.arange(6 * size**2) // size**2).tolist()
    for cycle in cycles_of({int(i): following[i] for i in _moved(permutation)}):
        shown = bytes(colours[place] for place in cycle)
        # The shortest shift that brings the row of colours back to itself.
        order = lcm(order, (shown + shown).find(shown, 1))
    return order


def _moved(permutation: Permutation) -> NDArray[np.intp]:
    return np.flatnonzero(permutation != np.arange(len(permutation)))


def cycles_of(following: dict[int, int]) -> Iterator[list[int]]:
    """Yield the cycles of a permutation, each from its least element."""
    left = dict(sorted(following.items()))
    while left:
        place = next(iter(left))
        cycle = []
        while place in left:
            cycle.append(place)
            place = left.pop(place)
        yield cycle


def _seen_best(permutation: Permutation, turned: Word, size: int) -> tuple[Word, Permutation]:
    """Return the hold in which people see best what is done, and what is done seen there.

    Args:
        permutation: of the whole alg.
        turned: what the turns of the whole cube in it come to.
        size: N.
    """
    best, seen = turned, _turned_back(permutation, turned, size)
    least = len(_moved(seen))
    # A turn of the whole cube leaves two facelets at most where they are: another hold can
    # only be better when more than half of them are elsewhere.
    if 2 * least <= 6 * size**2 - 2:
        return best, seen
    centres = fixed_centres(size)
    for word in rotations(size):
        other = _turned_back(permutation, word, size)
        count = len(_moved(other))
        # Fixed centres say how the cube is held; without them only a great difference does.
        is_home = np.array_equal(other[centres], centres)
        if is_home and count < (least if len(centres) else least // 2):
            best, seen, least = word, other, count
    return best, seen


def _turned_back(permutation: Permutation, word: Word, size: int) -> Permutation:
    """Return ``permutation`` with the cube turned back by ``word`` after it."""
    back = _permutation(inverse(word), size)
    assert back is not None
    return permutation[back]


def _rotation_in(moves: Iterable[Move], size: int) -> Word:
    """Return what the turns of the whole cube among ``moves`` come to, in two at most."""
    hold = Hold()
    for move in moves:
        if move.is_rotation(size):
            hold.leave_out(*hold.renamed_axis(move.axis, move.quarters))
    return hold.rotations(size)


@dataclass(frozen=True, slots=True)
class _Orbit:
    """Places among which cubies of one kind move."""

    kind: Text
    layers: tuple[int, ...]
    names: tuple[str, ...]
    facelets: Permutation
    """Shape (places, stickers), those of a place clockwise."""
    are_alike: bool = False
    """Whether those of one face cannot be told apart, as movable centres."""

    def cycles(self, permutation: Permutation) -> Iterator[Cycle]:
        """Yield what ``permutation`` does in this orbit, where it can be seen."""
        first = self.facelets[:, 0]
        source = permutation[first]
        if np.array_equal(source, first):
            return
        stickers = self.facelets.shape[1]
        place_of = {int(f): divmod(i, stickers) for i, f in enumerate(self.facelets.ravel())}
        goes_to, turns = {}, {}
        for place, facelet in enumerate(source.tolist()):
            origin, sticker = place_of[facelet]
            # The sticker that arrives first was so many steps clockwise from the first.
            goes_to[origin], turns[origin] = place, -sticker
        for cycle in cycles_of(goes_to):
            turn = sum(turns[place] for place in cycle) % stickers
            if (len(cycle) > 1 or turn) and self._is_seen(cycle):
                names = tuple(self.names[place] for place in cycle)
                yield Cycle(self.kind, names, turn, self.layers)

    def _is_seen(self, cycle: list[int]) -> bool:
        return not self.are_alike or len({self.names[place][0] for place in cycle}) > 1


@lru_cache(maxsize=4)
def _orbits(size: int) -> tuple[_Orbit, ...]:
    """Return all orbits, in the order in which people speak of them."""
    corners = tuple(map(place_name, CORNERS))
    orbits = [_Orbit(CORNER_KIND, (), corners, corner_facelets(size))]
    if size % 2:
        edges = Text("edges") if size == 3 else Text("middle edges")
        orbits.append(_Orbit(edges, (), EDGES, midge_facelets(size)))
    wings = tuple(map(_wing_name, WINGS))
    for layer, facelets in enumerate(wing_facelets(size), 2):
        layers = (layer,) if size >= SEVERAL else ()
        orbits.append(_Orbit(Text("wings"), layers, wings, facelets[:, :1]))
    cells = centre_cells(size).tolist()
    for (row, column), facelets in zip(cells, centre_facelets(size), strict=True):
        names = _centre_names(column * 2 == size - 1)
        kind, where = _centre_kind(row, column, size)
        orbits.append(_Orbit(kind, where, names, facelets[:, None], are_alike=True))
    if size % 2:
        middle = Text("centres") if size == 3 else Text("middle centres")
        names = tuple(face.name for face in Face)
        orbits.append(_Orbit(middle, (), names, fixed_centres(size)[:, None]))
    return tuple(orbits)


def _wing_name(place: str) -> str:
    """Return the name of a wing's place: its edge, and small the face that it is nearer to."""
    first, second = faces_of(place)
    nearer = np.cross(FACE_FRAMES[first, 0], FACE_FRAMES[second, 0])
    edge = place if place in EDGES else place[::-1]
    return edge + _face_towards(nearer).name.lower()


def _centre_kind(row: int, column: int, size: int) -> tuple[Text, tuple[int, ...]]:
    """Return what people call the centres of an orbit, and its layers; see `Cycle`."""
    is_middle = 2 * column == size - 1
    if row != column and not is_middle:
        return Text("obliques"), (row + 1, column + 1)
    kind = Text("t-centres") if is_middle else Text("x-centres")
    return kind, (row + 1,) if size >= SEVERAL else ()


@lru_cache(maxsize=2)
def _centre_names(in_middle: bool) -> tuple[str, ...]:
    """Return the names of an orbit's 24 places: a face, and small what they are nearest to.

    Args:
        in_middle: whether they lie at the middles of the sides, as t-centres.
    """
    names = []
    for face in Face:
        _, right, down = FACE_FRAMES[face]
        sides = [_face_towards(way).name.lower() for way in (-down, right, down, -right)]
        for quarter in range(4):
            near = sides[quarter] if in_middle else sides[quarter] + sides[quarter - 1]
            names.append(face.name + near)
    return tuple(names)


def _face_towards(way: NDArray[np.int64]) -> Face:
    return next(face for face in Face if np.array_equal(FACE_FRAMES[face, 0], way))
