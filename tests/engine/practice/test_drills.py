import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cubeapp.engine.legality.validity import diagnose
from cubeapp.engine.library.case_sets import F2L, OLL, case_sets
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import Face
from cubeapp.engine.model.moves import face_turn, face_turns
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.practice.drills import (
    about_case,
    as_face_turns,
    draw_case,
    key_of,
    make_drill,
)
from cubeapp.engine.practice.solves import Tally
from cubeapp.engine.solvers.by_hand.cases import oll_cases, pll_cases
from cubeapp.engine.solvers.control import SearchControl
from cubeapp.engine.solvers.hold import held_home
from tests.every import every
from tests.strategies import slow

NAMES = ("R", "U'", "F2", "D", "L", "B'", "M", "E", "S'", "x", "y'", "z2", "Rw", "Lw'", "Fw2")


@pytest.fixture
def rng():
    return np.random.default_rng(7)


def drill_of(case, rng, top=None):
    return make_drill(case, "key", top, rng, SearchControl())


@pytest.mark.parametrize("step", [4, *slow(1)])
@pytest.mark.parametrize("case_set", case_sets(), ids=lambda each: each.name)
def test_every_case_is_set_up_and_solved_by_its_answer(case_set, step, rng):
    for case in case_set.cases[::step]:
        drill = drill_of(case, rng)
        assert drill.begin.is_solved
        assert drill.begin.apply_all(drill.setup) == drill.cube
        assert not drill.is_reached(drill.cube)
        assert drill.is_reached(drill.cube.apply_all(drill.answer))
        assert drill.is_disguised == (case.size <= 3)
        assert diagnose(drill.cube).is_legal


@given(st.lists(st.sampled_from(NAMES), max_size=20))
def test_turns_of_outer_layers_do_the_same_but_for_the_hold(names):
    moves = Alg(" ".join(names)).moves(3)
    turns = as_face_turns(moves, 3)
    assert set(turns) <= set(face_turns(3))
    cubes = [held_home(Cube.solved(3).apply_all(each))[0] for each in (moves, turns)]
    assert cubes[0] == cubes[1]


def test_the_same_chance_gives_the_same_set_up():
    case = pll_cases()[3]
    assert drill_of(case, np.random.default_rng(5)) == drill_of(case, np.random.default_rng(5))
    assert drill_of(case, np.random.default_rng(5)) != drill_of(case, np.random.default_rng(6))


@every("top", Face)
def test_the_wanted_colour_is_on_top(top, rng):
    for case in (pll_cases()[0], pll_cases()[5]):
        assert drill_of(case, rng, top).cube.face(Face.U)[1, 1] == top


def test_any_colour_and_any_front_come_up(rng):
    cubes = [drill_of(pll_cases()[0], rng).cube for _ in range(60)]
    assert {int(cube.face(Face.U)[1, 1]) for cube in cubes} == set(Face)
    assert {int(cube.face(Face.F)[1, 1]) for cube in cubes} == set(Face)


def test_a_set_up_leaves_open_what_comes_after_the_case(rng):
    after = {
        drill.cube.apply_all(drill.answer).is_solved
        for drill in (drill_of(oll_cases()[26], rng) for _ in range(12))
    }
    assert False in after


def test_an_oll_is_reached_however_the_cube_is_held_and_the_top_is_turned(rng):
    drill = drill_of(next(case for case in oll_cases() if case.name == "27"), rng)
    done = drill.cube.apply_all(drill.answer)
    for more in ("U", "U2", "x", "y z'", "U x2 y"):
        assert drill.is_reached(done.apply_all(Alg(more).moves(3)))
    for more in ("R", "F2", "Uw", "M"):
        assert not drill.is_reached(done.apply_all(Alg(more).moves(3)))


def test_an_f2l_pair_is_reached_with_any_top(rng):
    case_set = next(each for each in case_sets() if each.name == F2L)
    drill = drill_of(case_set.cases[0], rng)
    done = drill.cube.apply_all(drill.answer)
    assert drill.is_reached(done)
    assert drill.is_reached(done.apply(face_turn(Face.U, 1, 3)))
    assert not drill.is_reached(done.apply(face_turn(Face.D, 1, 3)))


def test_a_small_oll_is_reached_with_two_whole_faces(rng):
    case_set = next(each for each in case_sets() if each.name == f"{OLL} 2×2×2")
    drill = drill_of(case_set.cases[0], rng)
    assert drill.is_reached(Cube.solved(2).apply(face_turn(Face.U, 1, 2)))
    assert not drill.is_reached(Cube.solved(2).apply_all(Alg("R U").moves(2)))


def test_cases_missed_more_often_come_more_often(rng):
    cases = pll_cases()[:3]
    tallies = (Tally(20, 0), Tally(0, 20), Tally(0, 0))
    drawn = [
        draw_case(cases, tallies, missed_more=True, last=None, rng=rng).name for _ in range(600)
    ]
    known, missed, new = (drawn.count(case.name) for case in cases)
    assert known < new < missed
    drawn = [
        draw_case(cases, tallies, missed_more=False, last=None, rng=rng).name for _ in range(600)
    ]
    assert min(drawn.count(case.name) for case in cases) > 150


def test_no_case_comes_twice_running_unless_it_is_the_only_one(rng):
    cases, tallies = pll_cases()[:2], (Tally(), Tally())
    for last in cases:
        for _ in range(10):
            drawn = draw_case(cases, tallies, missed_more=False, last=last, rng=rng)
            assert drawn != last
    only = cases[:1]
    assert draw_case(only, tallies[:1], missed_more=True, last=only[0], rng=rng) == only[0]


def test_a_case_is_counted_apart_in_each_set():
    case = pll_cases()[1]
    assert key_of("PLL", case) == "PLL: Ab"
    assert key_of("PLL edges", case) != key_of("PLL", case)


def test_an_answer_turns_the_top_once_where_the_alg_does_so_too(rng):
    case_set = next(each for each in case_sets() if each.name == F2L)
    case = next(each for each in case_set.cases if each.alg.startswith("U "))
    for _ in range(12):
        first, second = drill_of(case, rng).answer[:2]
        assert (first.axis, first.first) != (second.axis, second.first)


def test_small_set_ups_begin_as_the_case_is_held(rng):
    case_set = next(each for each in case_sets() if each.name == f"{OLL} 2×2×2")
    sune = next(case for case in case_set.cases if case.name == "Sune")
    for _ in range(6):
        drill = drill_of(sune, rng, Face.D)
        assert (drill.begin.face(Face.U) == Face.D).all()


def test_what_is_known_about_a_case_is_a_sentence():
    told = [about_case(case) for case_set in case_sets() for case in case_set.cases if case.about]
    assert all(text[0].isupper() and text.endswith(".") for text in told)
    assert "Group: corners only." in told
    assert about_case(next(c for s in case_sets() for c in s.cases if not c.about)) == ""
