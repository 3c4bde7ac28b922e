"""Finding the shortest turns to partial goals."""

from collections import Counter
from dataclasses import replace
from itertools import islice

import numpy as np
import pytest

from cubeapp.engine.legality.diagnosis import InvalidCubeError
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.errors import (
    NoRoomError,
    SearchCancelled,
    UnreachableError,
    UnsupportedCubeError,
)
from cubeapp.engine.model.moves import Metric
from cubeapp.engine.model.orientation import rotations
from cubeapp.engine.notation.parsing import format_moves
from cubeapp.engine.notation.turn_sets import parse_turn_set
from cubeapp.engine.solvers.control import Limits, SearchControl
from cubeapp.engine.solvers.goals.goal import GoalError
from cubeapp.engine.solvers.goals.naming import read_task
from cubeapp.engine.solvers.goals.search import find
from cubeapp.engine.solvers.goals.space import after_moves, arrangement_of
from cubeapp.engine.solvers.goals.turning import TurnRules
from cubeapp.engine.solvers.two_by_two.solver import TwoByTwoSolver
from tests.engine.solvers.goals.replaying import model_after

SCRAMBLE = "R U2 F' L D B2 R' U F2 D' L2 B"
CROSS = ("DF", "DR", "DB", "DL")


def lengths(cube, text, **changes):
    return [one.length for one in find(cube, replace(read_task(text, cube), **changes))]


def reaches(cube, task, found):
    held = arrangement_of(cube).held(found.hold)
    moves = (*found.before, *found.moves, *found.after)
    return task.goals[found.goal].is_reached(after_moves(held, moves))


# Against another model


def test_steps_lead_to_their_goals_in_another_model_of_the_cube():
    rng = np.random.default_rng(7)
    goals = {
        "cross": lambda model: model.is_home(*CROSS),
        "eo": lambda model: model.are_edges_oriented(),
        "2x2x2": lambda model: model.is_home("DBL", "DB", "DL", "BL"),
        "fb": lambda model: model.is_home("DL", "FL", "BL", "DLF", "DBL"),
        "eoline": lambda model: model.is_home("DF", "DB") and model.are_edges_oriented(),
    }
    for text, is_reached in goals.items():
        scramble = " ".join(rng.choice(["R", "U'", "F", "L2", "D", "B'"], 12))
        for found in islice(find(Cube.from_alg(scramble), read_task(text)), 5):
            assert is_reached(model_after(scramble, found.all_moves)), (text, scramble, found)


def test_wide_turns_slices_and_rotations_lead_there_as_well():
    for turns in ("U,R,r,M,L,D,F,B", "R,U,F,D,x,y", "U,M,S,E,R,L,F,B,D"):
        task = read_task(f"home=DF,DR,DB centres=home metric=stm turns={turns}")
        for found in islice(find(Cube.from_alg(SCRAMBLE), task), 3):
            assert model_after(SCRAMBLE, found.all_moves).is_home(*CROSS[:3])
            assert found.length == Metric.STM.count(found.moves, 3)


def test_a_cube_may_be_held_in_any_way_at_first():
    for text in ("cross:any", "eo:any"):
        task = read_task(text, Cube.from_alg(SCRAMBLE))
        every = [list(find(Cube.from_alg(SCRAMBLE), replace(task, holds=(h,)))) for h in task.holds]
        best = min(found[0].length for found in every)
        together = list(find(Cube.from_alg(SCRAMBLE), task))
        assert {one.length for one in together} == {best}
        assert len(together) == sum(len(some) for some in every if some[0].length == best)
        assert all(reaches(Cube.from_alg(SCRAMBLE), task, one) for one in together)


def test_the_same_turns_in_another_hold_are_told_once():
    cube = Cube.from_alg(SCRAMBLE)
    every = list(find(cube, replace(read_task("cross"), holds=tuple(range(24)))))
    some = list(find(cube, read_task("cross:any")))
    assert len(every) == len(some)


def test_colours_are_those_of_the_cube_however_it_is_held():
    for turns in rotations(3)[::9]:
        cube = Cube.from_alg(SCRAMBLE).apply_all(turns)
        found = next(find(cube, read_task("cross:white", cube)))
        after = cube.apply_all(found.all_moves)
        assert (after.faces[3].ravel()[[1, 3, 4, 5, 7]] == 0).all()


# Against all words of few turns


def brute_force(cube, task, most):
    """Return what all sequences of turns up to a length reach, each in its first order."""
    counts = [0] * (most + 1)
    level = [((), arrangement_of(cube))]
    rules = TurnRules.of(task.turns, task.metric)
    goal = task.goals[0]
    while level:
        following = []
        for word, now in level:
            if goal.is_reached(now):
                counts[rules.cost(word)] += 1
                continue
            for turn in range(len(rules.turns)):
                longer = (*word, turn)
                if rules.cost(longer) <= most and rules.normalised(longer) == longer:
                    following.append((longer, now.then(rules.effects[turn])))
        level = following
    return counts


SHORT_WAYS = [
    ("home=UF,UR,URF turns=U,R,F", "F R U' F"),
    ("home=DL,DF oriented=*e turns=F,R,M", "R F R"),
    ("oriented=*c set=FR,FL,BL,BR centres=home turns=R,r,U2,E", "R U2 E R E'"),
    ("home=* turns=R,U,F2", "R U F2"),
    ("home=UF,UR,URF centres=home turns=R,U,y", "R U R"),
]
QUICK = {Metric.HTM: {1, 3}, Metric.QTM: {0}, Metric.STM: {2}}
"""What is asked for without slow tests: each metric, and each goal but the last, the slowest."""


@pytest.mark.parametrize(
    ("text", "scramble", "metric"),
    [
        pytest.param(*case, metric, marks=() if number in quick else pytest.mark.slow)
        for metric, quick in QUICK.items()
        for number, case in enumerate(SHORT_WAYS)
    ],
)
def test_all_short_ways_are_found_in_every_metric(text, scramble, metric):
    cube, most = Cube.from_alg(scramble), 3 if "y" in text else 4
    task = replace(read_task(text), metric=metric, max_length=most, extra=most)
    counted = [0] * (most + 1)
    for found in find(cube, task):
        counted[found.length] += 1
        assert found.length == metric.count(found.moves, 3)
        assert reaches(cube, task, found)
    expected = brute_force(cube, task, most)
    # What goes by the goal in another order of its last turns is left out.
    shortest = next((n for n, count in enumerate(expected) if count), most)
    assert counted[: shortest + 1] == expected[: shortest + 1]
    assert all(few <= many for few, many in zip(counted, expected, strict=True))


# What is allowed


def test_more_is_found_where_more_than_the_shortest_is_wanted():
    cube = Cube.from_alg(SCRAMBLE)
    shortest = lengths(cube, "cross")
    more = lengths(cube, "cross extra=1")
    assert more[: len(shortest)] == shortest
    assert set(more) == {shortest[0], shortest[0] + 1}
    assert lengths(cube, "cross", max_length=shortest[0] - 1) == []


def test_only_the_shortest_are_called_optimal():
    found = list(find(Cube.from_alg("R U R' U'"), read_task("2x2x2:DFR extra=1")))
    assert [one.optimal for one in found] == [one.length == found[0].length for one in found]


def test_free_turns_come_before_and_after_and_do_not_count():
    sune = Cube.from_alg("U2 R U R' U R U2 R' U")
    task = read_task("home=* centres=home turns=R,U before=U after=U")
    [found, *_] = find(sune, task)
    assert found.length == 7
    assert sune.apply_all(found.all_moves).is_solved
    assert found.moves[0].axis != 1
    assert {one.moves[-1].axis for one in find(sune, task)} == {0}


def test_free_half_turns_are_written_without_a_prime():
    for alg in ("L2", "D2", "B2"):
        [found] = find(Cube.from_alg(alg), read_task(f"home=* before={alg[0]}"))
        assert (found.length, format_moves(found.before, 3)) == (0, alg)
        [found] = find(Cube.from_alg(alg), read_task(f"home=* after={alg[0]}"))
        assert (found.length, format_moves(found.after, 3)) == (0, alg)


def test_a_rotation_at_the_end_is_free_if_it_is_allowed():
    task = read_task("home=DF,DL,DB centres=home metric=stm after=x,y turns=U,R,r,F,L,D,B")
    found = next(find(Cube.from_alg("r"), task))
    assert found.length == 1
    assert model_after("Rw", found.all_moves).is_home("DF", "DL", "DB")


def test_no_way_goes_on_behind_a_goal():
    cube = Cube.from_alg("R F")
    for found in find(cube, read_task("2x2x2 extra=2")):
        now = arrangement_of(cube)
        task = read_task("2x2x2")
        for move in found.moves[:-1]:
            assert not task.goals[0].is_reached(now)
            now = after_moves(now, (move,))


def test_a_goal_that_is_reached_takes_no_turns():
    assert lengths(Cube.solved(3), "cross") == [0]
    assert lengths(Cube.solved(3), "pll") == [0]
    assert next(find(Cube.from_alg("U"), read_task("oll"))).alg == ""
    # The centres as the cube is held are home.
    assert lengths(Cube.from_alg("M U"), "centres=home") == [0]


def test_a_painted_pattern_is_reached_as_its_moves_reach_it():
    pattern = str(Cube.from_alg("R U F"))
    assert [one.alg for one in find(Cube.solved(3), read_task(pattern))] == ["R U F"]
    hidden = "".join("." if letter in "LB" else letter for letter in pattern)
    for found in find(Cube.solved(3), read_task(hidden)):
        reached = str(Cube.solved(3).apply_all(found.all_moves))
        assert found.length <= 3
        assert all(want in (".", have) for want, have in zip(hidden, reached, strict=True))


def test_a_goal_of_centres_that_are_home_is_reached():
    assert lengths(Cube.from_alg(SCRAMBLE), "oriented= centres=home") == [0]


def test_a_goal_that_asks_for_nothing_is_refused_and_pointed_at():
    for text in ("home=", "set=*", "." * 54):
        with pytest.raises(GoalError, match="asks for nothing") as caught:
            read_task(text)
        assert caught.value.span == (0, len(text))
    with pytest.raises(GoalError, match="asks for nothing") as caught:
        read_task("cross | placed= turns=R,U")
    assert caught.value.span == (8, 15)


def test_both_blocks_are_found_wherever_the_centres_between_them_have_been_turned():
    for turned in ("", "M", "M2", "M'"):
        cube = Cube.from_alg(f"{turned} R U R' M2 U2 R2")
        found = list(find(cube, read_task("sb", cube)))
        assert {(one.length, one.hold) for one in found} == {(6, 0)}, turned
        assert all(reaches_both_blocks(cube, one) for one in found)
    for text, alg in (("sb:white", "z2 M"), ("sb:any", "z2 M' U"), ("sb", "x M2"), ("sb", "M")):
        cube = Cube.from_alg(alg)
        assert lengths(cube, text) == [0], text


def reaches_both_blocks(cube, found):
    """Whether each block shows one colour a side, and those of both go together."""
    faces = cube.apply_all(found.all_moves).faces
    sides = [faces[4][1:], faces[1][1:], faces[3][:, ::2], faces[2][1:, ::2], faces[5][1:, ::2]]
    return all(len(set(side.ravel().tolist())) == 1 for side in sides)


def test_few_turns_and_rotations_at_the_end_make_goals_of_several_kinds():
    cube = Cube.from_alg("R U2 R2 U' R")
    for text in ("home=DFR,DR,FR after=x turns=R,U", "home=UFR,UBR,UR after=y,U turns=R2,U"):
        task = replace(read_task(text), max_length=6)
        for found in islice(find(Cube.from_alg("R2 U R2 U'") if "R2" in text else cube, task), 4):
            assert reaches(Cube.from_alg("R2 U R2 U'") if "R2" in text else cube, task, found)


# What cannot be


def test_what_turns_cannot_reach_is_told_from_what_is_not_found_yet():
    cube = Cube.from_alg(SCRAMBLE)
    with pytest.raises(UnreachableError):
        find(cube, read_task("eo turns=R,U,L,D"))
    with pytest.raises(UnreachableError):
        find(cube, read_task("cross turns=R,U"))
    assert lengths(cube, "cross", max_length=2) == []


def test_tables_serve_every_task_that_has_the_same_goal_and_turns():
    cube, said = Cube.from_alg(SCRAMBLE), []
    control = SearchControl(lambda progress: said.append(str(progress.activity)))
    goal = "home=DF,DL,BR,ULB"
    for more in ("", " extra=1", " hold=x,y", " max=3"):
        list(find(cube, read_task(goal + more), control))
        assert any("building" in words for words in said) == (not more)
        said.clear()


def test_faults_are_told_before_anything_is_searched():
    cube = Cube.from_alg(SCRAMBLE)
    with pytest.raises(GoalError, match="undoes"):
        find(cube, replace(read_task("cross"), turns=parse_turn_set("R,U")[:4]))
    with pytest.raises(InvalidCubeError):
        find(cube.painted(0, 5), read_task("cross"))
    with pytest.raises(GoalError, match="too much"):
        find(cube, read_task("home=* after=R,U"))
    with pytest.raises(NoRoomError, match="MB"):
        find(cube, read_task("xxcross turns=R,U,F,L,D,B2"))


def test_a_search_is_stopped_while_it_builds_while_it_looks_and_between_two_ways():
    cube, task = Cube.from_alg(SCRAMBLE), read_task("home=DF,DR,DB,FR,DFR extra=9")
    control = SearchControl()
    control.cancel()
    with pytest.raises(SearchCancelled):
        find(cube, task, control)
    control = SearchControl(lambda progress: progress.nodes and control.cancel())
    with pytest.raises(SearchCancelled):
        list(find(cube, task, control))
    control = SearchControl()
    ways = find(cube, task, control)
    next(ways)
    control.cancel()
    with pytest.raises(SearchCancelled):
        list(ways)


# Other sizes


def test_a_2x2x2_has_goals_of_its_corners():
    cube = Cube.from_alg("R U2 F' R U F2 R'", 2)
    layer = read_task("home=DFR,DRB,DBL,DLF")
    for found in islice(find(cube, layer), 5):
        after = cube.apply_all(found.all_moves)
        assert len(set(after.faces[3].ravel())) == 1
    assert next(find(cube, read_task("home=*c turns=U,R,F"))).length <= 7
    with pytest.raises(GoalError, match="says nothing about corners"):
        find(cube, read_task("cross"))
    with pytest.raises(GoalError, match="3×3×3"):
        find(cube, read_task("2x2x2 turns=M,U"))


@pytest.mark.parametrize("metric", [Metric.HTM, pytest.param(Metric.QTM, marks=pytest.mark.slow)])
def test_a_2x2x2_is_solved_in_all_the_ways_that_its_own_solver_lists(metric):
    solver, task = TwoByTwoSolver(), replace(read_task("home=*c turns=U,R,F"), metric=metric)
    for seed in range(3):
        cube = Cube.random(2, seed)
        listed = solver.solve_all(cube, Limits(metric=metric), SearchControl())
        found = [one.moves for one in find(cube, task)]
        assert Counter(found) == Counter(one.moves for one in listed)


@pytest.mark.slow
def test_the_table_of_every_2x2x2_finds_what_several_tables_find():
    full, several = (
        read_task(f"home={names} turns=U,R,F extra=1")
        for names in ("*c", "URF,UFL,ULB,UBR,DFR,DLF,DRB")
    )
    for seed in range(5):
        cube = Cube.random(2, seed)
        assert list(find(cube, full)) == list(find(cube, several))


@pytest.mark.slow
def test_turns_of_all_faces_solve_a_2x2x2_no_sooner_than_three():
    """What L does differs from what R does in how the cube is held then."""
    for seed in range(5):
        cube = Cube.random(2, seed)
        few, many = (list(find(cube, read_task(f"home=*c{more}"))) for more in (" turns=U,R,F", ""))
        assert few[0].length == many[0].length
        assert {one.moves for one in few} <= {one.moves for one in many}
        assert all(cube.apply_all(one.moves).is_solved for one in many)


def test_a_big_cube_of_which_a_3x3x3_is_left_is_one():
    for size in (4, 5):
        cube = Cube.from_alg("R U2 F' L D", size)
        small = [one.moves for one in find(Cube.from_alg("R U2 F' L D"), read_task("cross"))]
        found = list(find(cube, read_task("cross")))
        assert len(found) == len(small)
        assert (cube.apply_all(found[0].all_moves).faces[3, 1:-1] == 3).all()
    with pytest.raises(UnsupportedCubeError, match="have to be made"):
        find(Cube.from_alg("Rw U", 4), read_task("cross"))
