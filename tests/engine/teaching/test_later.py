"""The units after the course: speed, the 2×2×2 and the 4×4×4."""

from functools import cache
from itertools import pairwise

import numpy as np
import pytest

from cubeapp.engine.data_files import DataFileError, read_table
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.errors import UnsupportedCubeError
from cubeapp.engine.model.geometry import Face
from cubeapp.engine.model.moves import inverse
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.scrambles.random_state import random_state
from cubeapp.engine.teaching.aims import AIMS, has_layer, paired, placed_count
from cubeapp.engine.teaching.case_algs import CASE_SETS, case_algs
from cubeapp.engine.teaching.course import all_lessons, later_units, lesson
from cubeapp.engine.teaching.exercises import again, exercise, solution_hints
from cubeapp.engine.teaching.later import SOURCES, cross_table
from cubeapp.engine.teaching.lessons import Level
from cubeapp.engine.teaching.sets import exercise_sets
from cubeapp.engine.teaching.small import small_way
from cubeapp.engine.teaching.unit_files import read_unit
from tests.every import every
from tests.strategies import slow

LATER = [each for unit in later_units() for each in unit.lessons]
NAMES = [each.id for each in LATER]
EARLY, LATE = Level.FINISH, Level.ALONE


@cache
def begun(name, level):
    """The chance and the exercises of a lesson that several tests look at."""
    return np.random.default_rng(2026), []


def some(name, level, count=6):
    """The first exercises of a lesson, one after the other."""
    rng, found = begun(name, level)
    while len(found) < count:
        found.append(exercise(name, level, rng, [each.key for each in found]))
    return found[:count]


def is_reached(aim, cube, before=None, base=3):
    """Whether a cube, yellow at the bottom unless said, has what an aim wants."""
    return AIMS[aim].is_reached(before or cube, cube, base)


def test_the_units_after_the_course():
    assert [unit.title_for() for unit in later_units()] == [
        "Speed",
        "2×2×2",
        "4×4×4",
        "5×5×5 and bigger",
    ]
    assert [each.size for each in LATER] == [3] * 7 + [2] * 3 + [4] * 6 + [5] * 3
    for each in LATER:
        assert each.exercise in SOURCES
        assert each.size in AIMS[each.aim].sizes
        assert each.rule
    names = {each.exercise for each in all_lessons()} - {""}
    assert names == {*SOURCES, *exercise_sets()}


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("level", [EARLY, LATE])
@pytest.mark.parametrize("count", [2, *slow(6)])
def test_the_solution_of_an_exercise_reaches_its_aim(name, level, count):
    for base, made in enumerate(some(name, level, count)):
        assert made.cube.is_legal
        assert made.cube.size == lesson(name).size
        assert not made.is_reached(made.cube)
        done = made.cube.apply_all(made.solution)
        assert made.is_reached(done)
        assert made.is_reached(done.apply("x' z")), base
        assert made.turns == sum(not move.is_rotation(done.size) for move in made.solution)


@pytest.mark.parametrize("name", [name for name in NAMES if lesson(name).size % 2])
@pytest.mark.parametrize("base", [1, 5])
def test_any_colour_may_be_the_base(name, base, rng):
    made = exercise(name, LATE, rng, base=base)
    assert made.cube.face(Face.D)[1, 1] == base
    assert made.is_reached(made.cube.apply_all(made.solution))


@every("name", NAMES)
def test_every_variant_comes(name):
    variants = lesson(name).variants
    found = some(name, LATE, max(1, len(variants)))
    assert {variant for made in found for variant in made.variants} >= set(variants)


@pytest.mark.parametrize("name", NAMES)
def test_an_exercise_comes_again_by_its_key(name, rng):
    made = exercise(name, EARLY, rng)
    assert again(made.key, name, EARLY, rng).key == made.key
    with pytest.raises(ValueError, match=f"is no exercise of lesson {name}"):
        again("one:ffff", name, EARLY, rng)


@pytest.mark.parametrize("name", ["9.2", "9.3", "9.5", "11.4"])
def test_early_in_a_lesson_nothing_else_is_left(name):
    for made in some(name, EARLY):
        assert made.cube.apply_all(made.solution).is_solved


@pytest.mark.parametrize("name", ["9.3", "9.5", "11.1", "11.3"])
def test_late_in_a_lesson_other_things_are_left(name):
    made = some(name, LATE)
    assert sum(each.cube.apply_all(each.solution).is_solved for each in made) <= 2


def test_each_case_comes_once_before_any_comes_twice():
    keys = [made.key.rpartition(":")[2] for made in some("9.4", EARLY, 3)]
    assert sorted(keys) == ["00", "01", "02"]


def test_a_cross_is_done_within_two_turns_more_than_it_needs():
    for made in some("9.1", LATE, 9):
        assert made.most_turns == made.turns + 2
        assert 2 <= made.turns <= 6
    assert sum(cross_table().counts()) == 190_080


@every("name", NAMES)
def test_hints_give_away_a_little_more_each(name):
    (made,) = some(name, EARLY, 1)
    hints = solution_hints(made)
    assert len({*hints}) == 5
    assert hints[1] == lesson(name).rule_for()
    assert hints[2].startswith(f"{made.turns} turn")
    assert hints[3].startswith("First: ")
    assert hints[4] == "Here are all the turns."


@every("name", NAMES)
def test_no_layer_is_turned_twice_in_a_row(name):
    for made in some(name, LATE, 4):
        for one, other in pairwise(made.solution):
            assert not one.turns_the_layers_of(other)


@every(
    "aim, yes, no",
    [
        ("cross", "R U R'", "R"),
        ("cap.cross", "R U R' U R U2 R'", "F R U R' U' F'"),
        ("cap", "M2 U M2 U2 M2 U M2", "R U R' U R U2 R'"),
        ("corners", "M2 U M2 U2 M2 U M2 U", "R U R' U' R' F R2 U' R' U' R U R' F'"),
        ("solved", "x y", "U"),
        ("layer", "R U R' U R U2 R'", "R"),
        ("places", "U", "R U' L' U R' U' L"),
        ("two.centres", "Uw 2D2 R F", "Rw"),
        ("centres", "R U2 F' L", "Uw"),
        ("edges", "R U2 F' L D", "Uw' R U R' F R' F' R Uw"),
    ],
)
def test_aims(aim, yes, no):
    solved = Cube.solved(AIMS[aim].sizes[0])
    assert is_reached(aim, solved.apply(yes), solved) is True
    assert is_reached(aim, solved.apply(no), solved) is False


def test_a_pair_more_and_none_lost():
    before = Cube.solved(3).apply("R U R'")
    assert is_reached("pair", Cube.solved(3), before)
    assert not is_reached("pair", before, before)
    assert not is_reached("pair", before.apply("R U' R' L' U L"), before)


def test_whole_centres_follow_each_other_as_the_corners_want_it():
    solved = Cube.solved(4)
    for one, other, is_across in ((Face.F, Face.R, True), (Face.U, Face.F, False)):
        faces = solved.faces.copy()
        faces[one, 1:3, 1:3], faces[other, 1:3, 1:3] = int(other), int(one)
        exchanged = Cube.from_faces(faces)
        assert not is_reached("centres", exchanged, solved)
        assert is_reached("two.centres", exchanged, solved) is is_across


@pytest.mark.parametrize("size", [4, 5, 6, 7])
def test_edges_that_are_whole(size):
    solved = Cube.solved(size)
    assert paired(solved) == 12
    assert paired(solved.apply("R U2 F' L x")) == 12
    assert paired(solved.apply("Uw")) == 8
    assert paired(solved.apply("Uw Uw Uw Uw")) == 12


def test_parities_are_of_the_4x4x4_alone():
    solved = Cube.solved(4)
    flipped = solved.apply_all(case_algs("parity", 4)["OLL parity (pure)"])
    swapped = solved.apply_all(case_algs("parity", 4)["PLL parity (wide)"])
    assert paired(flipped) == paired(swapped) == 12
    assert not is_reached("flip", flipped, solved)
    assert is_reached("flip", swapped, solved)
    assert not is_reached("swap", swapped, solved)
    turned = solved.apply("R U R' U R U2 R'")
    assert is_reached("flip", turned, solved)
    assert not is_reached("swap", turned, solved)
    assert is_reached("swap", solved.apply("U2"), solved)


@pytest.mark.parametrize("seed", range(12))
def test_the_corner_cards_solve_any_2x2x2(seed, rng):
    cube = random_state(2, rng)
    for aim in ("layer", "places", "small.solved"):
        moves = small_way(cube, aim, seed % 6)
        cube = cube.apply_all(moves)
        assert AIMS[aim].is_reached(cube, cube, seed % 6)
        assert len(moves) < 120
    assert cube.is_solved


def test_corners_that_are_right_above_a_layer():
    solved = Cube.solved(2)
    assert placed_count(solved) == 4
    assert has_layer(solved, 3)
    assert placed_count(solved.apply("U")) == 0
    assert placed_count(solved.apply("L' U R U' L U R' U'")) == 1


def test_the_sets_of_cases():
    assert set(CASE_SETS) == {"oll", "pll", "f2l", "parity"}
    assert case_algs("oll", 3)["27"] == Alg("R U R' U R U2 R'").moves(3)
    assert not case_algs("pll", 4)
    assert "OLL parity (pure)" in case_algs("parity", 4)


UNIT = """
[unit]
id = "12"
title = "Own"

[[lesson]]
id = "12.1"
title = "Mine"
exercise = "cases"
aim = "cap"

[[lesson.case]]
title = "Fish"
variant = "fish"
set = "oll"
names = ["27"]
"""


@every(
    "old, new, line, says",
    [
        ('aim = "cap"', 'aim = "cup"', 10, "there is no 'cup' here; did you mean cap"),
        ('aim = "cap"', 'aim = "centres"', 10, "no 3×3×3 has the aim 'centres'"),
        ('"cases"', '"corner"', 9, "there is no 'corner' here"),
        ('aim = "cap"', "", 6, "'aim' is missing"),
        ('aim = "cap"', 'aim = "layer"', 10, "there is no 'layer' here"),
        ('aim = "cap"', 'aim = "cap"\nvariants = ["fsh"]', 11, "there is no 'fsh' here"),
        ('set = "oll"', 'set = "zbll"', 15, "there is no 'zbll' here"),
        ('["27"]', '["270"]', 16, "there is no '270' here"),
        ('["27"]', "[]", 12, "a case needs an alg, or names of a set"),
        ('set = "oll"\nnames = ["27"]', 'alg = "R Q"', 15, "Q"),
    ],
)
def test_what_is_wrong_with_a_case_is_told_with_its_line(old, new, line, says):
    assert read_unit(read_table("unit12.toml", UNIT)).lessons[0].cases[0].algs
    with pytest.raises(DataFileError, match=rf"^unit12\.toml, line {line}: ") as caught:
        read_unit(read_table("unit12.toml", UNIT.replace(old, new)))
    assert says in str(caught.value)


def test_a_case_that_is_done_before_it_begins_is_refused(rng, monkeypatch):
    text = UNIT.replace('set = "oll"\nnames = ["27"]', 'alg = "U2"')
    (about,) = read_unit(read_table("unit12.toml", text)).lessons
    monkeypatch.setattr("cubeapp.engine.teaching.exercises.lesson", lambda name: about)
    with pytest.raises(UnsupportedCubeError, match=r"in lesson 12\.1 nothing is left to do"):
        exercise("12.1", EARLY, rng)


def test_solutions_undo_what_set_a_case_up(rng):
    made = exercise("9.7", EARLY, rng)
    solved = made.cube.apply_all(made.solution)
    assert solved.apply_all(inverse(made.solution)) == made.cube
