"""Exercises: cubes whose next card is the lesson's, evenly over all that it may look like."""

from collections import Counter
from functools import cache

import numpy as np
import pytest

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.errors import UnsupportedCubeError
from cubeapp.engine.model.geometry import Face
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.solvers.by_hand.places import HOME
from cubeapp.engine.teaching.course import UnknownLessonError, lesson, lessons, units
from cubeapp.engine.teaching.exercises import again, exercise, gate, solo
from cubeapp.engine.teaching.lessons import Level
from cubeapp.engine.teaching.others import held, with_others
from cubeapp.engine.teaching.policy import situation
from cubeapp.engine.teaching.sets import exercise_sets
from cubeapp.engine.teaching.stages import unit_of_cube
from cubeapp.engine.teaching.state import holds
from cubeapp.engine.teaching.variants import variants_of
from tests.every import every
from tests.strategies import slow

COUNTS = {
    "2.1": (1_056, 178_751),
    "2.2": (480, 11_120),
    "2.3": (16, 208),
    "3.1": (32, 114_816),
    "3.2": (16, 19_320),
    "3.3": (8, 1_943),
    "4.1": (32, 26_496),
    "4.2": (4, 383),
    "5.1": (6, 7),
    "6.1": (16, 23),
    "7.1": (8, 11),
    "8.1": (12, 26),
}
CARDS = [name for name in COUNTS if lesson(name).exercise in exercise_sets()]
EARLY, LATE = Level.FINISH, Level.ALONE
GATES = [unit.id for unit in units() if unit.has_gate]


def sets_of(name):
    return exercise_sets()[lesson(name).exercise]


@cache
def begun(name, level, base):
    """The chance and the exercises of a lesson that several tests look at."""
    return np.random.default_rng(2026), []


def some(name, level, count, base=0):
    """The first exercises of a lesson, one after the other."""
    rng, found = begun(name, level, base)
    while len(found) < count:
        found.append(exercise(name, level, rng, [each.key for each in found], base=base))
    return found[:count]


def followed(cube, base=0):
    """The cube after what its next card says."""
    return cube.apply_all(situation(cube, base).moves)


def test_all_twelve_cards_have_exercises():
    assert list(COUNTS) == CARDS
    with pytest.raises(UnsupportedCubeError, match=r"lesson 1\.1 has no exercises"):
        exercise("1.1", EARLY, np.random.default_rng(0))
    with pytest.raises(UnknownLessonError):
        exercise("3.9", EARLY, np.random.default_rng(0))


@every("name", CARDS)
@every("is_early", [True, False])
def test_sizes_of_the_sets(name, is_early):
    half = sets_of(name).half(is_early)
    if half.is_listed:
        assert sum(1 for _ in half.members()) == COUNTS[name][not is_early]


@pytest.mark.slow
@pytest.mark.parametrize("name", CARDS)
def test_sizes_of_all_sets(name):
    sizes = [sum(1 for _ in sets_of(name).half(is_early).members()) for is_early in (True, False)]
    assert tuple(sizes) == COUNTS[name]


@pytest.mark.parametrize("name", CARDS)
@pytest.mark.parametrize("level", [EARLY, LATE])
@pytest.mark.parametrize("count", [4, *slow(12)])
def test_the_next_card_of_an_exercise_is_that_of_its_lesson(name, level, count):
    for made in some(name, level, count):
        card = situation(made.cube)
        assert made.cube.is_legal
        assert made.cube.face(Face.U)[1, 1] == 3
        assert card.lesson == made.lesson == name
        assert made.variants == variants_of(card)
        assert made.level is level
        assert not made.is_reached(made.cube)


@pytest.mark.slow
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("name", CARDS)
@pytest.mark.parametrize("is_early", [True, False])
def test_the_next_card_of_every_member_is_that_of_its_lesson(name, is_early):
    rng, about = np.random.default_rng(18), sets_of(name)
    others = Counter()
    for member in about.half(is_early).members():
        cube = held(with_others(about, member, is_early, rng), 0, rng)
        card = situation(cube)
        others[card and card.lesson] += 1
    assert others.keys() == {name}


@every("name", CARDS)
def test_of_each_variant_none_comes_twice_before_all_came_once(name):
    by_variants = {}
    for made in some(name, EARLY, min(COUNTS[name][0], 24)):
        by_variants.setdefault(made.variants, []).append(made.key)
    for keys in by_variants.values():
        different = len(set(keys))
        assert len(set(keys[:different])) == different


def test_keys_that_are_none_do_no_harm(rng):
    assert exercise("3.1", EARLY, rng, ["", "?", "left:zz"]).lesson == "3.1"


@every("name", CARDS)
def test_every_variant_comes_in_any_three_that_follow_each_other(name):
    made = some(name, LATE, 9)
    for first in range(len(made) - 2):
        seen = {variant for each in made[first : first + 3] for variant in each.variants}
        assert seen.issuperset(lesson(name).variants)


def test_what_is_of_no_variant_comes_now_and_then():
    """The four edges may all be in the right order, only turned."""
    assert ("turn",) in {made.variants for made in some("6.1", LATE, 45)}


@every("base", range(6))
def test_any_colour_may_be_the_base_and_every_other_one_comes_in_front(base):
    made = some("4.1", LATE, 30, base=base)
    tops = {int(each.cube.face(Face.U)[1, 1]) for each in made}
    fronts = {int(each.cube.face(Face.F)[1, 1]) for each in made}
    assert tops == {(base + 3) % 6}
    assert fronts == set(range(6)) - tops - {base}
    assert all(situation(each.cube, base).lesson == "4.1" for each in made)


@every("name", [name for name in CARDS if name[0] > "2"])
def test_early_all_that_the_lesson_is_not_about_is_nearly_at_home(name):
    """At most what had to make room, and one or two more for the laws."""
    about = sets_of(name)
    for made in some(name, EARLY, 8):
        state = holds(made.cube, 0)[0].state
        away = [c for c in range(20) if c not in about.cubies and not state.is_home(c)]
        assert len(away) <= 4
        assert state.are_home(about.home)


def test_late_all_that_the_lesson_is_not_about_is_mixed():
    away = Counter()
    for made in some("3.1", LATE, 60):
        state = holds(made.cube, 0)[0].state
        away.update(cubie for cubie in range(20) if state.places[cubie] != HOME[cubie])
    mixed = [*range(4), *range(8, 12), *range(16, 20)]
    assert all(away[cubie] > 30 for cubie in mixed)
    assert not any(away[cubie] for cubie in range(12, 16))


@every("name", CARDS)
def test_following_the_cards_reaches_the_goal_in_the_turns_that_were_counted(name):
    for made in some(name, LATE, 4):
        cube, turns = made.cube, 0
        while not made.is_reached(cube):
            moves = situation(cube).moves
            turns += sum(not move.is_rotation(3) for move in moves)
            cube = cube.apply_all(moves)
        assert turns == made.turns
        assert made.most_turns == 3 * turns + 8


def test_the_goal_is_reached_by_whatever_moves_however_the_cube_is_held(rng):
    made = exercise("3.1", EARLY, rng)
    done = followed(made.cube)
    assert made.is_reached(done)
    for turns in ("x", "y2", "z'"):
        assert made.is_reached(done.apply(turns))
    for turns in ("R", "D", "F2"):
        assert not made.is_reached(done.apply(turns))
    solved = held(Cube.solved(3), 0, rng)
    assert made.is_reached(solved)


def test_a_corner_that_was_pushed_out_still_has_to_go_home(rng):
    made = exercise("3.3", LATE, rng)
    pushed = followed(made.cube)
    assert situation(pushed).lesson != "3.3"
    assert not made.is_reached(pushed)


@pytest.mark.parametrize("name", CARDS)
@pytest.mark.parametrize("level", [EARLY, LATE])
def test_an_exercise_comes_again_by_its_key(name, level, rng):
    made = exercise(name, level, rng)
    same = again(made.key, name, level, rng)
    assert same.key == made.key
    assert same.variants == made.variants


@pytest.mark.parametrize("key", ["", "left", "left:zz", "left:00", "left:00030609", "x:1b1b1b1b"])
def test_what_is_no_key_of_the_lesson_is_refused(key, rng):
    with pytest.raises(ValueError, match="is no exercise of lesson"):
        again(key, "3.1", EARLY, rng)


@pytest.mark.parametrize("unit", GATES)
def test_a_gate_leaves_a_whole_unit_to_do(unit, rng):
    for _ in range(5):
        made = gate(unit, rng)
        assert made.cube.is_legal
        assert unit_of_cube(made.cube) == int(unit)
        assert not made.is_reached(made.cube)
        cube = made.cube
        while unit_of_cube(cube) == int(unit):
            cube = followed(cube)
        assert made.is_reached(cube)


def test_only_the_units_on_cards_have_gates(rng):
    assert [*GATES] == [*"2345678"]
    with pytest.raises(UnsupportedCubeError, match="unit 1 has no cubes of its own"):
        gate("1", rng)


def test_a_whole_cube_is_done_when_it_is_solved(rng):
    made = solo(rng, base=2)
    assert made.cube.face(Face.D)[1, 1] == 2
    assert not made.is_reached(made.cube)
    assert made.is_reached(Cube.solved(3).apply("x y"))


def test_who_has_seen_all_there_is_gets_it_once_more():
    rng, seen = np.random.default_rng(0), []
    for _ in range(26):
        seen.append(exercise("10.1", EARLY, rng, seen).key)
    assert len(set(seen)) < len(seen)


def test_the_same_seed_makes_the_same_exercises():
    one, other = (exercise("2.1", LATE, np.random.default_rng(5)) for _ in range(2))
    assert one == other


def test_variants_of_a_known_cube():
    def variants(alg):
        return variants_of(situation(Cube.solved(3).apply("z2").apply_all(Alg(alg).moves(3))))

    assert variants("F2 R2 B2 L2 R'") == ("right",)
    assert variants("F2 R2 B2 L2 U R2 U'") == ("right", "room")
    assert variants("R U R' U' R U R' U'") == ("twisted",)
    assert variants("F U R U' R' F'") == ("line",)
    assert all(each.variants or each.id == "3.2" for each in lessons() if each.id in COUNTS)
