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
from functools import lru_cache
from itertools import product
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.geometry import Axis, Face
from cubeapp.engine.search.any_size import touched
from cubeapp.engine.search.any_size.geometry import geometry_of

Step = tuple[int, int, int]
"""Axis, layer and quarters of a part of a word; layers as in `touched`."""

MAX_STEPS = 8
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


class Words(NamedTuple):
    """The words of one stage for one size, as kernels take them; F families."""

    steps: NDArray[np.int16]
    """Shape (F, 8, 3); unused steps have 0 quarters."""
    rules: NDArray[np.int64]
    """Shape (F, 5): `Family`'s three flags, what a row costs, what the fixed turns cost."""
    powers: NDArray[np.int64]
    """The quarters that a row may turn by."""
    source: NDArray[np.uint16]
    """The cells that get to another kind of face: shape (F, N, groups·N, powers, 4)."""
    faces: NDArray[np.uint8]
    """From which face to which they get, 6·from + to, or see `touched`; of the same shape."""
    gain: NDArray[np.int16]
    """What that is worth, by the entries of ``faces`` and the cell's colour: shape (38, 6)."""
    before: NDArray[np.int32]
    """The outer turns that may go before a word: shape (n, 2), numbers or -1, none first."""


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
            yield Family((slices, *bent, slices, *bent), bent=True)
            yield Family((*bent, slices, *bent, slices), bent=True)


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


@lru_cache(maxsize=32)
def words_of(stage: str, size: int) -> Words:
    """Return the words of a stage for cubes of ``size``."""
    return make_words(families(stage), GOALS[stage], good_colours(stage), size)


@lru_cache(maxsize=8)
def rescue_words_of(stage: str, size: int) -> Words:
    """Return words that put a centre of any stage right, whatever the cube.

    They cost more than those of the stage, whose words may all fail on the last few centres.
    """
    goal = replace(GOALS[stage], powers=(1, 2, 3), groups=1)
    words = make_words(tuple(_rescuing_words()), goal, good_colours(stage), size)
    return words._replace(before=_turns_of_two_faces(size))


def _turns_of_two_faces(size: int) -> NDArray[np.int32]:
    """Return what may be turned before a rescue: up to two faces."""
    single = [int(turn) for turn in turns_before(size)[1:, 0]]
    pairs = [[a, b] for a, b in product(single, single) if a // 3 < b // 3]
    return np.concatenate([turns_before(size), np.array(pairs, dtype=np.int32)])


def make_words(forms: tuple[Family, ...], goal: Goal, good: NDArray[np.uint8], size: int) -> Words:
    """Return what kernels need to know of ``forms``."""
    steps = np.zeros((len(forms), MAX_STEPS, 3), dtype=np.int16)
    rules = np.empty((len(forms), 5), dtype=np.int64)
    for index, form in enumerate(forms):
        own = np.array(form.steps)
        own[own[:, 1] == LAST, 1] = size - 1
        steps[index, : len(own)] = own
        rows = np.count_nonzero(own[:, 1] == ROWS)
        outer = np.count_nonzero(own[:, 1] >= 0)
        rules[index] = form.pairs, form.apart, form.rows_apart, rows, outer
    powers = np.array(goal.powers, dtype=np.int64)
    shape = (len(forms), size, goal.groups * size, len(powers), touched.ROOM)
    source = np.zeros(shape, dtype=np.uint16)
    faces = np.full(shape, touched.NONE, dtype=np.uint8)
    for index, form in enumerate(forms):
        _find(form, steps[index], goal, powers, size, source[index], faces[index])
    return Words(steps, rules, powers, source, faces, _gains(goal, good), turns_before(size))


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


def _find(
    form: Family,
    steps: NDArray[np.int16],
    goal: Goal,
    powers: NDArray[np.int64],
    size: int,
    source: NDArray[np.uint16],
    faces: NDArray[np.uint8],
) -> None:
    counted = np.zeros(6, dtype=np.uint8)
    counted[list(goal.counted)] = 1
    kinds = np.array(goal.kinds, dtype=np.uint8)
    flags = int(form.pairs), int(form.rows_apart), int(form.bent)
    touched.find_touched(
        steps, *flags, goal.groups, powers, kinds, counted, geometry_of(size), source, faces
    )


@lru_cache(maxsize=8)
def turns_before(size: int) -> NDArray[np.int32]:
    """Return what may be turned before a word: nothing, or one face by 1, 2 or 3 quarters."""
    singles = [3 * (size * axis + layer) for axis in Axis for layer in (0, size - 1)]
    turns = [[-1, -1], *([turn + quarters, -1] for turn in singles for quarters in range(3))]
    return np.array(turns, dtype=np.int32)
