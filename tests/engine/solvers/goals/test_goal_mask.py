"""Goals painted on the cube, piece by piece."""

import numpy as np
import pytest

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.orbits import CORNERS, EDGES
from cubeapp.engine.solvers.chains.method_files import chain_methods
from cubeapp.engine.solvers.goals.goal import Task, place_facelets
from cubeapp.engine.solvers.goals.goal_mask import GoalMask
from cubeapp.engine.solvers.goals.naming import read_task, write_task
from tests.every import every

SOLVED = Cube.solved(3)


def goal(line):
    return read_task(line).goals[0]


def clicked(mask, *names, cube=SOLVED):
    for name in names:
        place = (*CORNERS, *EDGES).index(name) if name else None
        mask = mask.clicked(cube, 4 if place is None else place_facelets(place)[0])
    return mask


@every(
    "before, names, after",
    [
        ("home=DF,DR", ("DB", "DLF", "DF"), "home=DR,DB,DLF"),
        ("home=DF oriented=*e", ("DF", "DF"), "oriented=*e"),
        ("home=DF oriented=*e", ("DR",), "home=DF,DR oriented=*e"),
        ("oriented=UF,UR,UB", ("UB",), "oriented=UF,UR home=UB"),
        ("home=DF", ("",), "home=DF centres=home"),
        ("home=DF centres=home", ("",), "home=DF"),
        ("placed=DF home=DR set=UF,UR", ("UB",), "placed=DF home=DR,UB set=UF,UR"),
        ("placed=DF home=DR set=UF,UR", ("DF",), "home=DF,DR set=UF,UR"),
    ],
)
def test_a_click_says_something_else_of_a_piece(before, names, after):
    assert clicked(GoalMask.of(goal(before)), *names).goal == goal(after)


def test_goals_of_all_methods_are_what_they_were():
    for method in chain_methods().by_id.values():
        for step in method.steps:
            for each in step.task.goals:
                assert GoalMask.of(each).goal == each


def test_a_goal_is_painted_from_nothing():
    mask = clicked(GoalMask.empty(), "DF", "DB", "DL", "DR")
    assert write_task(Task((mask.goal,))) == "home=DR,DF,DL,DB"
    assert not clicked(mask, "DF", "DB", "DL", "DR").goal.says_anything


@pytest.mark.parametrize("alg", ["", "R U2 F' M x"])
def test_what_matters_is_lit_wherever_it_is(alg):
    cube = Cube.from_alg(alg)
    mask = GoalMask.of(goal("home=DF,DFR oriented=*e"))
    lit = mask.lit(cube)
    assert np.count_nonzero(lit) == 2 + 3 + 11
    assert not mask.lit(cube)[4]
    assert clicked(mask, "").lit(cube)[4]
    facelet = int(np.flatnonzero(lit)[0])
    assert np.count_nonzero(mask.clicked(cube, facelet).lit(cube)) != np.count_nonzero(lit)
    assert mask.lit(Cube.solved(4)).all()
