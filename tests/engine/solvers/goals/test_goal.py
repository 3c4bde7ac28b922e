"""What a goal says, and what contradicts itself."""

import pickle

import pytest

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.solvers.goals.goal import Goal, GoalError, Task
from cubeapp.engine.solvers.goals.space import Arrangement, after_moves, arrangement_of
from tests.every import every

CROSS = "DF DR DB DL"


def after(alg):
    return after_moves(Arrangement.home(), Alg(alg).moves(3))


@every(
    "goal, reached, missed",
    [
        (Goal.of(home=CROSS), "R U R'", "R U"),
        (Goal.of(placed="UF"), "F R U", "F"),
        (Goal.of(oriented="*e"), "R U L2 D B2", "F"),
        (Goal.of(oriented="*e *c", sets=[("FR FL BL BR", True)]), "U R2 D F2 B2", "R"),
        (Goal.of(sets=[("UF UR UB UL", False)]), "R2 U2 R2 U2 R2 U", "R"),
        (Goal.of(home="DF", centres=True), "R U R'", "y"),
        (Goal.of(home="*e", placed="*c"), "U2 U2", "U"),
    ],
)
def test_a_goal_is_reached_by_what_it_names_alone(goal, reached, missed):
    assert goal.is_reached(after(reached))
    assert not goal.is_reached(after(missed))


def test_cubies_that_do_not_matter_are_told_from_the_others():
    assert Goal.of(home=CROSS).fixed == 4
    assert Goal.of(home="*").fixed == 20
    assert Goal.of(oriented="*e").fixed == 12
    assert Goal.of(placed="UF", oriented="*e").fixed == 12


def test_placed_and_oriented_is_home():
    assert not Goal.of(home="UF").is_reached(after("F R U"))
    assert Goal.of(placed="UF", oriented="UF") == Goal.of(home="UF")


def test_names_that_are_none_and_contradictions_say_where():
    with pytest.raises(GoalError, match="'XF' is no corner or edge") as none:
        Goal.of(home="DF XF")
    assert none.value.span == (3, 5)
    with pytest.raises(GoalError, match="UF cannot be in two sets") as twice:
        Goal.of(sets=[("UF UR", False), ("UF UB", False)])
    assert len(twice.value.facelets) == 2
    with pytest.raises(GoalError, match="UF cannot be oriented alone"):
        Goal.of(sets=[("UF UR", False)], oriented="UF")


def test_tasks_are_kept_and_compared():
    task = Task((Goal.of(home=CROSS),))
    assert pickle.loads(pickle.dumps(task)) == task
    assert hash(task) == hash(Task((Goal.of(home="DL DB DR DF"),)))


def test_a_cube_from_its_stickers_reaches_what_it_has_solved():
    assert Goal.of(home=CROSS).is_reached(arrangement_of(Cube.from_alg("U R U' R'")))
