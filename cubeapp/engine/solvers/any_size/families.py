"""The words of each stage of the centres: how they are made and what they carry where.

A word displaces a set X of layers, turns a set of rows across them, each by its own power,
and undoes the displacement; what else the rows move does not matter at that stage, or is
put back in the same way. Each row then carries a few cells of each displaced layer to where
they are wanted, whatever the other layers and rows of the word are. So the gain of a word is
a sum over its displaced layers and rows, and good sets are found by choosing them in turns.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from itertools import product
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.model.geometry import Axis, Face
from cubeapp.engine.model.moves import Metric, Move
from cubeapp.engine.model.permutations import permutation
from cubeapp.engine.solvers.any_size import touched
from cubeapp.engine.solvers.any_size.choice import SLICE_COST, SLICE_COSTS
from cubeapp.engine.solvers.any_size.geometry import geometry_of

Step = tuple[int, int, int]
"""Axis, layer and quarters of a part of a word; layers as in `touched`."""

MAX_STEPS = 8
ALONE = 1
"""Words without displaced layers count as words with this one, which costs nothing."""
TURNS_BEFORE = 2
"""Maximum number of face turns before a word."""
ONE_TURN = 19
"""Number of ways to turn no face or one."""
X, ROWS, MORE_ROWS = touched.DISPLACED, touched.ROWS, touched.ROWS - 1
FORBIDDING = -10_000
LAST = 1000
"""Stands for the layer N - 1 in steps of words for every size."""


@dataclass(frozen=True, slots=True)
class Family:
    """Words of one form."""

    steps: tuple[Step, ...]
    pairs: bool = False
    """Whether a layer and its mirror image are displaced together."""
    apart: bool = False
    """Whether no layer may be displaced together with its mirror image if a row half turns."""
    rows_apart: bool = False
    """Whether no row may turn together with its mirror image."""
    bent: bool = False
    """Whether rows are turned between two turns of a face, about the displaced axis."""
    free: int | None = None
    """A step, the first or the last, that only turns a face and can be left out."""


class Words(NamedTuple):
    """The words of one stage for one size, as kernels take them; F families.

    Terms say what a word gains: the sum of those for its displaced layers and rows.
    """

    steps: NDArray[np.int16]
    """Shape (F, 8, 3); unused steps have 0 quarters."""
    rules: NDArray[np.int64]
    """Shape (F, 7): `Family`'s three flags; how often a row turns, outer layers turn alone, and
    a layer turns; and what a turn of a single layer counts."""
    powers: NDArray[np.int64]
    """The quarters that a row may turn by."""
    groups: int
    """How many groups of rows there are."""
    starts: NDArray[np.int64]
    """Shape (F, 8): where the terms of a family begin for the cells of each face, where those
    that forbid something, and where they end."""
    cell: NDArray[np.uint16]
    """Shape (terms,): a cell that gets to another kind of face."""
    code: NDArray[np.uint8]
    """Shape (terms,): from which face to which it gets, 6·from + to, or see `touched`."""
    place: NDArray[np.int32]
    """Shape (terms,): for which power, displaced layer and row: in an array of that shape."""
    gain: NDArray[np.int16]
    """What that is worth, by ``code`` and the cell's colour: shape (38, 6)."""
    before: NDArray[np.int64]
    """The turns of faces that may go before a word: shape (n, 2, 2), face and quarters, the
    latter 0 for none."""
    turned: NDArray[np.uint16]
    """Where the facelets come from when all faces turn by 0…3 quarters: shape (4, 6·N²); those
    at the sides of faces are left out."""


@dataclass(frozen=True, slots=True)
class Goal:
    """What a stage of the centres is to bring about."""

    kinds: tuple[int, int, int, int, int, int]
    """A number for each face; colours may lie on any face with their own face's number."""
    counted: tuple[Face, ...]
    """The faces to look at; when they are right, so are the others."""
    powers: tuple[int, ...]
    groups: int


GOALS = {
    "U/D": Goal((0, 1, 1, 0, 1, 1), (Face.U, Face.D), (1, 2, 3), 1),
    "F/B": Goal((0, 1, 2, 0, 1, 2), (Face.F, Face.B), (2,), 2),
    "split": Goal((0, 1, 2, 3, 1, 2), (Face.U,), (2,), 1),
    "ring": Goal((0, 1, 2, 3, 4, 5), (Face.R, Face.F, Face.L, Face.B), (2,), 2),
}


def fixed(face: Face, quarters: int) -> Step:
    """Return the turn of a face as a step; clockwise as seen from R, U or F."""
    return face.axis, 0 if face < Face.D else LAST, quarters


def families(stage: str) -> tuple[Family, ...]:
    """Return the words of a stage."""
    return tuple(
        {
            "U/D": _staging_words,
            "F/B": _second_words,
            "split": _splitting_words,
            "ring": _ring_words,
        }[stage]()
    )


def _staging_words() -> Iterator[Family]:
    """Yield words that exchange cells of U and D for cells of the sides."""
    for axis, across in ((Axis.X, Axis.Z), (Axis.Z, Axis.X)):
        yield Family(((axis, ROWS, 1),))
        for way in (1, -1):
            rows = (Axis.Y, ROWS, 1)
            yield Family(((axis, X, way), rows, (axis, X, -way)), apart=True)
            for face in (across.face, across.face.opposite):
                # The bars on this face become one row, which no word turns: a one-sided word.
                for quarters in (1, -1):
                    there, back = fixed(face, quarters), fixed(face, -quarters)
                    yield Family(((axis, X, way), there, rows, back, (axis, X, -way)))


def _second_words() -> Iterator[Family]:
    """Yield words that exchange cells of F and B for cells of R and L."""
    rows = (Axis.X, ROWS, 1), (Axis.Z, MORE_ROWS, 1)
    for way in (1, -1):
        there, back = (Axis.Y, X, way), (Axis.Y, X, -way)
        yield Family((there, *rows, back), apart=True)
        for face in (Face.F, Face.B, Face.R, Face.L):
            for quarters in (1, -1):
                aside, home = fixed(face, quarters), fixed(face, -quarters)
                yield Family((there, aside, *rows, home, back), apart=True)


def _splitting_words() -> Iterator[Family]:
    """Yield words that exchange cells of U for cells of D."""
    rows = (Axis.Y, ROWS, 1)
    for axis, across in ((Axis.X, Axis.Z), (Axis.Z, Axis.X)):
        yield Family(((axis, ROWS, 1),))
        for way in (1, -1):
            there, back = (axis, X, way), (axis, X, -way)
            yield Family((there, rows, back), pairs=True)
            aside = fixed(across.face, 2)
            yield Family((there, aside, rows, aside, back))


def _ring_words() -> Iterator[Family]:
    """Yield commutators, which move three centres for each displaced layer and row."""
    there = (Axis.Y, X, 2)
    a, c = (Axis.X, ROWS, 1), (Axis.Z, MORE_ROWS, 1)
    yield Family((there, a, c, there, c, a), apart=True, rows_apart=True)
    yield Family((a, c, there, c, a, there), apart=True, rows_apart=True)
    for axis, face in _bent_rows():
        for quarters in (1, -1):
            aside, home = fixed(face, quarters), fixed(face, -quarters)
            bent = (aside, (axis, ROWS, 1), home)
            slices = (axis, X, 2)
            yield Family((slices, *bent, slices, *bent), bent=True, free=7)
            yield Family((*bent, slices, *bent, slices), bent=True, free=0)


def _bent_rows() -> Iterator[tuple[Axis, Face]]:
    """Yield what turns the rows of axes so that only cells of F, B, R and L change."""
    for face in (Face.F, Face.B, Face.R, Face.L):
        yield Axis.Y, face
        yield (Axis.X if face.axis == Axis.Z else Axis.Z), face


def good_colours(stage: str) -> NDArray[np.uint8]:
    """Return 1 where a colour is right at a stage, 0 where it is wrong: shape (6, 6), face, colour.

    Faces that are not counted are right with every colour.
    """
    goal = GOALS[stage]
    good = np.ones((6, 6), dtype=np.uint8)
    for face in goal.counted:
        good[face] = [kind == goal.kinds[face] for kind in goal.kinds]
    return good


def _rescuing_words() -> Iterator[Family]:
    """Yield all commutators that move three centres for each displaced layer and row."""
    for axis, quarters in product(Axis, (1, 2, -1)):
        there, back = (axis, X, quarters), (axis, X, -quarters)
        for face, turned in product(Face, (1, -1)):
            if face.axis == axis:
                continue
            aside, home = fixed(face, turned), fixed(face, -turned)
            row, undone = (axis, ROWS, 1), (axis, ROWS, -1)
            steps = (there, aside, row, home, back, aside, undone, home)
            yield Family(steps, bent=True)


def words_of(stage: str, size: int, metric: Metric = Metric.STM) -> Words:
    """Return the words of a stage for cubes of ``size``, weighed in OBTM or STM."""
    return _weighed(_words_of(stage, size), metric)


@lru_cache(maxsize=32)
def _words_of(stage: str, size: int) -> Words:
    return make_words(families(stage), GOALS[stage], good_colours(stage), size)


def _weighed(words: Words, metric: Metric) -> Words:
    """Return ``words`` with what a turn of a single layer counts in ``metric``."""
    rules = words.rules.copy()
    rules[:, SLICE_COST] = SLICE_COSTS[metric]
    return words._replace(rules=rules)


def rescue_words_of(stage: str, size: int, metric: Metric = Metric.STM) -> Words:
    """Return words that put a centre of any stage right, whatever the cube.

    They cost more than those of the stage, whose words may all fail on the last few centres.
    """
    return _weighed(_rescue_words_of(stage, size), metric)


@lru_cache(maxsize=8)
def _rescue_words_of(stage: str, size: int) -> Words:
    goal = replace(GOALS[stage], powers=(1, 2, 3), groups=1)
    words = make_words(tuple(_rescuing_words()), goal, good_colours(stage), size)
    return words._replace(before=turns_before())


def make_words(forms: tuple[Family, ...], goal: Goal, good: NDArray[np.uint8], size: int) -> Words:
    """Return what kernels need to know of ``forms``."""
    steps = np.zeros((len(forms), MAX_STEPS, 3), dtype=np.int16)
    rules = np.empty((len(forms), 7), dtype=np.int64)
    powers = np.array(goal.powers, dtype=np.int64)
    starts = np.empty((len(forms), 8), dtype=np.int64)
    parts: list[_Terms] = []
    end = 0
    for index, form in enumerate(forms):
        own = np.array(form.steps, dtype=np.int16)
        own[own[:, 1] == LAST, 1] = size - 1
        terms = _terms(form, own, goal, size)
        starts[index] = end + np.searchsorted(terms.part, np.arange(8))
        end += len(terms.part)
        parts.append(terms)
        if form.free is not None:
            own = np.delete(own, form.free, axis=0)
        steps[index, : len(own)] = own
        rows = np.count_nonzero(own[:, 1] == ROWS)
        outer = np.count_nonzero(own[:, 1] >= 0)
        layers = np.count_nonzero(own[:, 1] == X) * (1 + form.pairs)
        flags = form.pairs, form.apart, form.rows_apart
        rules[index] = *flags, rows, outer, layers, SLICE_COSTS[Metric.STM]
    _, cell, code, place = (np.concatenate(one) for one in zip(*parts, strict=True))
    gain = _gains(goal, good)
    return Words(
        steps,
        rules,
        powers,
        goal.groups,
        starts,
        cell,
        code,
        place,
        gain,
        before=turns_before()[:ONE_TURN],
        turned=turned_faces(size),
    )


class _Terms(NamedTuple):
    """The terms of a family, as in `Words`."""

    part: NDArray[np.int64]
    """The face of the cell, or 6 where a row is forbidden; in rising order."""
    cell: NDArray[np.uint16]
    code: NDArray[np.uint8]
    place: NDArray[np.int32]


def _row_terms(steps: NDArray[np.int16], goal: Goal, size: int) -> _Terms:
    """Return what rows do that only turn, with nothing displaced before."""
    shape, kinds = geometry_of(size), np.array(goal.kinds)
    counted = np.isin(np.arange(6), goal.counted)
    axis, _, quarters = steps[0].tolist()
    cells, codes, places = [], [], []
    for power, row in product(range(len(goal.powers)), range(1, size - 1)):
        by = quarters * goal.powers[power] & 3
        begin = shape.cells[axis, row]
        begin = begin[shape.is_centre[begin]]
        a, b = shape.face[begin], shape.face[shape.carried[axis, by, begin]]
        moved = (kinds[a] != kinds[b]) & (counted[a] | counted[b])
        cells.append(begin[moved])
        codes.append(6 * a[moved] + b[moved])
        entry = (power * size + ALONE) * goal.groups * size + row
        places.append(np.full(np.count_nonzero(moved), entry, dtype=np.int32))
    cell, code, place = np.concatenate(cells), np.concatenate(codes), np.concatenate(places)
    part = shape.face[cell].astype(np.int64)
    order = np.argsort(part, kind="stable")
    return _Terms(part[order], cell[order], code[order], place[order])


def _terms(form: Family, steps: NDArray[np.int16], goal: Goal, size: int) -> _Terms:
    """Return what a family's words do; ``steps`` are all of its steps."""
    if not np.any(steps[:, 1] == X):
        return _row_terms(steps, goal, size)
    shape = size, goal.groups * size, len(goal.powers), touched.ROOM
    source = np.zeros(shape, dtype=np.uint16)
    faces = np.full(shape, touched.NONE, dtype=np.uint8)
    words = _carrier(form, steps, goal, size)
    touched.find_touched(words, np.empty((6, size), dtype=np.int64), source, faces)
    x, row, power, room = np.nonzero(faces != touched.NONE)
    cell, code = source[x, row, power, room], faces[x, row, power, room]
    face = geometry_of(size).face[cell]
    if form.free == 0:
        # Without the first turn what is elsewhere on that face gets there.
        axis, layer, quarters = steps[0].tolist()
        turned = permutation(size, Move(Axis(axis), layer, layer, (0, 1, 2, -1)[quarters % 4]))
        cell = np.argsort(turned)[cell].astype(np.uint16)
    place = (power * shape[0] + x) * shape[1] + row
    part = np.where(code == touched.FORBIDDEN, 6, face).astype(np.int64)
    order = np.argsort(part, kind="stable")
    return _Terms(part[order], cell[order], code[order], place[order].astype(np.int32))


def _gains(goal: Goal, good: NDArray[np.uint8]) -> NDArray[np.int16]:
    """Return `Words.gain`."""
    right = np.zeros((6, 6), dtype=np.int16)
    right[list(goal.counted)] = good[list(goal.counted)]
    gain = np.zeros((38, 6), dtype=np.int16)
    for a in range(6):
        for b in range(6):
            gain[6 * a + b] = right[b] - right[a]
    gain[touched.FORBIDDEN] = FORBIDDING
    return gain


def _carrier(form: Family, steps: NDArray[np.int16], goal: Goal, size: int) -> touched.Carrier:
    """Return a family's words as `touched` follows them."""
    flags = int(form.pairs), int(form.rows_apart), int(form.bent)
    powers, kinds = np.array(goal.powers), np.array(goal.kinds, dtype=np.uint8)
    counted = np.isin(np.arange(6), goal.counted).astype(np.uint8)
    return touched.Carrier(steps, goal.groups, *flags, powers, kinds, counted, geometry_of(size))


@cache
def turns_before() -> NDArray[np.int64]:
    """Return what may be turned before a word: nothing, one face or two, in this order."""
    singles = list(product(Face, (1, 2, 3)))
    pairs = [(one, other) for one, other in product(singles, repeat=2) if one[0] < other[0]]
    nothing = (0, 0)
    turns = [(nothing, nothing), *((one, nothing) for one in singles), *pairs]
    return np.array(turns, dtype=np.int64)


@lru_cache(maxsize=8)
def turned_faces(size: int) -> NDArray[np.uint16]:
    """Return `Words.turned`."""
    face = geometry_of(size).face
    result = np.tile(np.arange(len(face), dtype=np.uint16), (4, 1))
    for outer, quarters in product(Face, (1, 2, 3)):
        layer = 0 if outer < Face.D else size - 1
        source = permutation(size, Move(outer.axis, layer, layer, (1, 2, -1)[quarters - 1]))
        own = face == outer
        result[quarters, own] = source[own]
    return result
