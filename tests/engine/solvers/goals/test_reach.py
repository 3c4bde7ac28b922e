"""Whether turns lead to a goal at all."""

from __future__ import annotations

import numpy as np
import pytest

from cubeapp.engine.library.case_sets import OLL, PLL, case_cube, case_sets
from cubeapp.engine.model.errors import SearchCancelled
from cubeapp.engine.model.moves import Metric
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.notation.turn_sets import parse_turn_set
from cubeapp.engine.solvers.control import SearchControl
from cubeapp.engine.solvers.goals.goal import Goal
from cubeapp.engine.solvers.goals.naming import read_task
from cubeapp.engine.solvers.goals.reach import can_reach
from cubeapp.engine.solvers.goals.seeds import seeds_of
from cubeapp.engine.solvers.goals.space import Arrangement, after_moves, arrangement_of
from cubeapp.engine.solvers.goals.turning import TurnRules
from tests.every import every

HOME = Arrangement.home()
ALL = "R,U,F,L,D,B"


def rules(turns: str) -> TurnRules:
    return TurnRules.of(parse_turn_set(turns), Metric.STM)


def after(alg: str) -> Arrangement:
    return after_moves(HOME, Alg(alg).moves(3))


@pytest.mark.parametrize("turns", ["R,U", "M,U", "R,U,F", "U2,R2,F2,L2,D2,B2", "r,U,x"])
def test_what_turns_have_made_they_can_undo(turns, rng):
    goal = Goal.of(home="*", centres=True)
    own = rules(turns)
    for _ in range(5):
        word = rng.integers(len(own.turns), size=30)
        assert can_reach(after_moves(HOME, own.moves(word)), [(goal, HOME)], own)


@every(
    "alg, turns",
    [
        ("F", "R,U"),
        ("R U R' F R2 F'", "R,U"),
        ("R", "U2,R2,F2,L2,D2,B2"),
        # Five of six corners go round as R and U let them, the wings of a J permutation do not.
        ("R U R' F' R U R' U' R' F R2 U' R'", "R,U"),
        ("M", "R,U,F"),
    ],
)
def test_what_they_cannot_undo(alg, turns):
    goal = Goal.of(home="*", centres=True)
    assert not can_reach(after(alg), [(goal, HOME)], rules(turns))
    assert can_reach(after(alg), [(goal, HOME)], rules(f"{ALL},M"))


def test_only_what_matters_has_to_be_reached():
    goal = Goal.of(home="DF DB", oriented="*e")
    assert can_reach(after("R U F2 R'"), [(goal, HOME)], rules("R,U,F2"))
    assert not can_reach(after("F"), [(goal, HOME)], rules("R,U"))
    assert can_reach(after("F"), [(Goal.of(home="DB"), HOME)], rules("R,U"))
    assert can_reach(after("M"), [(Goal.of(home="*c"), HOME)], rules("R,U"))


def test_one_of_several_cubes_at_the_goal_is_enough():
    goal = Goal.of(home="*", centres=True)
    assert not can_reach(after("F"), [(goal, HOME)], rules("R,U"))
    assert can_reach(after("F"), [(goal, HOME), (goal, after("F"))], rules("R,U"))


@pytest.mark.parametrize(
    ("kind", "solved"),
    [(OLL, ["21", "22", "23", "24", "25", "26", "27"]), (PLL, ["H", "Ua", "Ub", "Z"])],
)
def test_the_cases_that_r_and_u_solve_are_known_without_a_search(kind, solved):
    task = read_task(kind.lower())
    seeds = [
        (task.goals[0], cube) for cube, _ in seeds_of(task.goals[0], task.free_after).ways.values()
    ]
    cases = next(one.cases for one in case_sets() if one.key == kind)
    starts = {case.key: arrangement_of(case_cube(case)) for case in cases}
    # Where U is free it is also one of the turns.
    found = [key for key, start in starts.items() if can_reach(start, seeds, rules("R,U"))]
    assert found == solved


def test_twisted_and_flipped_cubies_stay_so():
    goal = Goal.of(home="*")
    for part in ("co", "eo"):
        parts = {name: getattr(HOME, name).copy() for name in ("cp", "co", "ep", "eo")}
        parts[part][0] = 1
        assert not can_reach(Arrangement(**parts, frame=np.array(0)), [(goal, HOME)], rules(ALL))


def test_it_stops_when_told_to():
    control, goal = SearchControl(), read_task("dr").goals[0]
    control.cancel()
    with pytest.raises(SearchCancelled):
        can_reach(after("R U F2 R' L D B"), [(goal, HOME)], rules(ALL), control)
