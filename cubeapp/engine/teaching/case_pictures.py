"""Pictures of the cases that a lesson teaches, one of which is to be recognised."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path

import numpy as np

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import Face
from cubeapp.engine.model.moves import inverse
from cubeapp.engine.solvers.by_hand.places import HOLDS, y_turn
from cubeapp.engine.teaching.aims import PAIRS, TOP_TURNS, split_edges, whole_centres
from cubeapp.engine.teaching.cards import Card
from cubeapp.engine.teaching.course import lesson, unit
from cubeapp.engine.teaching.exercises import Exercise, case_of
from cubeapp.engine.teaching.later import kept_hold
from cubeapp.engine.teaching.lessons import Lesson, in_colours
from cubeapp.engine.teaching.own_lessons import own_lessons_folder
from cubeapp.engine.teaching.pictures import Picture, picture, solved_cube
from cubeapp.engine.teaching.policy import Situation
from cubeapp.engine.teaching.state import State
from cubeapp.engine.teaching.variants import variants_of

_SIDES = (Face.F, Face.R, Face.B, Face.L)


@dataclass(frozen=True, slots=True)
class Case:
    """A picture to choose from, before any turn is made."""

    lesson: str
    variant: str
    """Of the card, or of the exercises, that it is a picture of."""
    when: tuple[str, ...]
    """The variants of exercises that it is of; all of the card's if empty."""
    picture: Picture
    still: Picture
    """The same without its turn, which hides stickers and tells what is to be found out."""
    index: int = -1
    """Which of the lesson's own cases it is; -1 if that of a card, or of a variant."""

    def fits(self, situation: Situation) -> bool:
        """Tell whether ``situation`` is a case like this one."""
        is_one = not self.when or bool(set(self.when) & set(variants_of(situation)))
        return self.variant == situation.variant and is_one

    def fits_exercise(self, exercise: Exercise) -> bool:
        """Tell whether an exercise without a card is a case like this one.

        With several pairs to be brought home it is, if one of them is like this.
        """
        about = lesson(self.lesson)
        if self.index < 0:
            return self.variant in exercise.variants
        if about.aim == "pair":
            return self.index in _cases_of_pairs(about, exercise.cube)
        return self.index == case_of(exercise)


def cases(name: str, base: int = 0) -> tuple[Case, ...]:
    """Return the pictures to choose from in a lesson.

    Those of all cards of its unit, or where it is about no card those of its own cases.
    """
    return _cases(own_lessons_folder(), name, base)


@lru_cache(maxsize=32)
def _cases(_own_folder: Path, name: str, base: int) -> tuple[Case, ...]:
    """Return the same: the page asks for them half a dozen times at every turn."""
    about = lesson(name)
    if about.cases:
        return tuple(_own_case(about, index, base) for index in range(len(about.cases)))
    is_of_card = any(card.lesson == name for card in Card)
    lessons = unit(about.unit).lessons if is_of_card else (about,)
    return tuple(
        Case(
            each.id,
            sketch.variant,
            sketch.when,
            picture(sketch, base),
            picture(replace(sketch, turn=()), base),
        )
        for each in lessons
        for sketch in each.pictures
    )


def _own_case(about: Lesson, index: int, base: int) -> Case:
    """Return the picture of a case: the cube before its first alg, with nothing else left."""
    case = about.cases[index]
    solved, alg = solved_cube(about.size, base), case.algs[0]
    cube = solved.apply_all(kept_hold(inverse(alg), about.size))
    words = in_colours(case.title, base)
    lit = _LIT.get(about.aim, _displaced)(cube, solved)
    arrow = None if alg[0].is_rotation(about.size) else alg[0]
    return Case(
        about.id,
        case.variant,
        (),
        Picture(cube, lit, arrow, words),
        Picture(cube, lit, None, words),
        index,
    )


@lru_cache(maxsize=8)
def _pair_places(about: Lesson) -> Mapping[tuple[int, int], int]:
    """Return which case it is by the places of a pair that belongs at the front right."""
    found: dict[tuple[int, int], int] = {}
    corner, edge = PAIRS[0]
    for index, case in enumerate(about.cases):
        for alg in case.algs:
            cube = Cube.solved(3).apply_all(kept_hold(inverse(alg), 3))
            for top in TOP_TURNS if case.has_top else ("",):
                places = State.of(cube.apply(top)).places
                found.setdefault((places[corner], places[edge]), index)
    return found


def _cases_of_pairs(about: Lesson, cube: Cube) -> frozenset[int]:
    """Return which cases the pairs are that are not home yet."""
    corner, edge = PAIRS[0]
    held = (State.of(cube).after(y_turn(quarters, 3)).places for quarters in range(HOLDS))
    found = (_pair_places(about).get((places[corner], places[edge])) for places in held)
    return frozenset(index for index in found if index is not None)


# What stands out


def _cap_on(places: Callable[[int], bool]) -> Callable[[Cube, Cube], frozenset[int]]:
    """Return what lights the cap's colour on some of the top layer, by their places in a row."""

    def lit(cube: Cube, solved: Cube) -> frozenset[int]:
        colours, cap = cube.facelets, solved.facelets[4]
        top = (f for f in range(9) if f == 4 or places(f))
        sides = (9 * side + column for side in _SIDES for column in range(3) if places(column))
        return frozenset(facelet for facelet in (*top, *sides) if colours[facelet] == cap)

    return lit


def _top_corners(cube: Cube, solved: Cube) -> frozenset[int]:
    return frozenset(9 * side + column for side in _SIDES for column in (0, 2))


def _front_right_pair(cube: Cube, solved: Cube) -> frozenset[int]:
    return State.of(cube).facelets_of(PAIRS[0])


def _broken_centres(cube: Cube, solved: Cube) -> frozenset[int]:
    numbers = np.arange(cube.facelets.size).reshape(cube.faces.shape)[:, 1:-1, 1:-1]
    broken = [face for face in Face if face not in whole_centres(cube)]
    return frozenset(numbers[broken].ravel().tolist())


def _broken_edges(cube: Cube, solved: Cube) -> frozenset[int]:
    return frozenset(split_edges(cube).ravel().tolist())


def _displaced(cube: Cube, solved: Cube) -> frozenset[int]:
    """Return the facelets that do not show the colour of their face."""
    return frozenset(np.flatnonzero(cube.facelets != solved.facelets).tolist())


_LIT: Mapping[str, Callable[[Cube, Cube], frozenset[int]]] = {
    "pair": _front_right_pair,
    "cap.cross": _cap_on(lambda place: place % 2 == 1),
    "cap": _cap_on(lambda place: True),
    "corners": _top_corners,
    "two.centres": _broken_centres,
    "centres": _broken_centres,
    "edge": _broken_edges,
    "edges": _broken_edges,
}
"""By the names of aims, of a cube with a case and of the same cube solved; else `_displaced`."""
