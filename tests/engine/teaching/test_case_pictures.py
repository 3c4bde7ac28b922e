"""Of the pictures of a later lesson's cases one fits each exercise, and shows what it is about."""

import pytest

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.teaching.aims import AIMS, home_pairs, paired, whole_centres
from cubeapp.engine.teaching.case_pictures import cases
from cubeapp.engine.teaching.course import later_units, lesson
from cubeapp.engine.teaching.exercises import exercise
from cubeapp.engine.teaching.lessons import Level
from cubeapp.engine.teaching.state import State
from tests.every import every

LATER = [each for unit in later_units() for each in unit.lessons]
PICTURED = [each.id for each in LATER if each.exercise == "cases" or len(each.variants) > 1]
PICTURED.remove("9.1")


@pytest.mark.parametrize("name", PICTURED)
def test_exactly_one_case_fits_an_exercise(name, rng):
    every, variants = cases(name), lesson(name).variants
    assert {case.lesson for case in every} == {name}
    assert {case.variant for case in every} >= set(variants)
    assert len({(case.picture.cube, case.picture.arrow) for case in every}) == len(every)
    for level in (Level.CHOOSE, Level.FINISH):
        for _ in range(2):
            made = exercise(name, level, rng)
            fitting = [case for case in every if case.fits_exercise(made)]
            assert len(fitting) == 1 or (name == "9.3" and level is Level.CHOOSE and fitting)
            assert not made.variants or fitting[0].variant or name == "10.1"


def test_the_pictures_of_a_lesson_are_made_once():
    assert cases("9.4", 3) is cases("9.4", 3)
    assert cases("9.4", 3) != cases("9.4", 4)


@every("name", PICTURED)
@every("base", [0, 4])
def test_a_picture_shows_a_cube_on_which_the_aim_is_not_reached(name, base):
    about = lesson(name)
    for case in cases(name, base):
        cube, shown = case.picture.cube, case.picture
        assert not AIMS[about.aim].is_reached(cube, cube, base)
        assert cube.is_legal
        assert 0 < len(shown.lit) < cube.facelets.size
        assert (case.still.cube, case.still.lit, case.still.arrow) == (cube, shown.lit, None)
        assert shown.words


def lit_of(name, index=0, base=3):
    return cases(name, base)[index].picture


def test_what_stands_out_is_what_the_aim_is_about():
    line = lit_of("9.4")
    assert {int(line.cube.facelets[f]) for f in line.lit} == {0}
    assert len(line.lit) == 5
    none = lit_of("9.5")
    assert {int(none.cube.facelets[f]) for f in none.lit} == {0}
    assert len(none.lit) == 9
    pair = lit_of("9.3")
    assert len(pair.lit) == 5
    assert set().union(*(lit_of("9.6").lit,)).isdisjoint(range(9))
    centres = lit_of("11.1")
    broken = [face for face in range(6) if face not in whole_centres(centres.cube)]
    assert {f // 16 for f in centres.lit} == set(broken)
    assert len(lit_of("12.2").lit) == 3 * 2 * (12 - paired(lit_of("12.2").cube))
    assert len(lit_of("11.5").lit) == 4


def test_with_several_pairs_left_any_of_them_is_right(rng):
    counts = set()
    for _ in range(9):
        made = exercise("9.3", Level.CHOOSE, rng)
        left = 4 - len(home_pairs(State.of(made.cube)))
        fitting = [case.index for case in cases("9.3") if case.fits_exercise(made)]
        assert 1 <= len(fitting) <= left
        counts.add(left)
    assert counts >= {2, 3}


def test_lessons_without_cases_have_no_pictures():
    assert cases("9.1") == cases("10.1") == cases("1.1") == ()
    assert cases("2.1")[0].picture.cube != Cube.solved(3)
