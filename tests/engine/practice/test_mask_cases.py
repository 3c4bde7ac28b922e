"""The cases of a mask: how many there are, and algs that solve each of them."""

import pytest

from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.practice.decks import read_deck
from cubeapp.engine.practice.mask_cases import MaskError, cases_of_mask, mask_algs
from cubeapp.engine.solvers.control import SearchControl
from cubeapp.engine.solvers.goals.goal import GoalError
from cubeapp.engine.solvers.goals.naming import read_task
from cubeapp.engine.solvers.goals.space import Arrangement, after_moves
from tests.every import every

TOPS = ("", "U", "U2", "U'")
F2L = "home=DF,DR,DB,DL,FR,FL,BL,BR,DFR,DLF,DBL,DRB"


@pytest.mark.parametrize(
    ("mask", "count"),
    [("oll", 21), ("coll", 4), (f"{F2L},*c", 29), (f"{F2L} oriented=*e", 493)],
)
def test_published_numbers_of_cases(mask, count):
    goal = read_task(mask).goals[0]
    cases = cases_of_mask(goal)
    assert len(cases) == count
    assert all(goal.is_reached(each) for each in cases[::20])


def test_each_case_gets_an_alg_of_the_turns_that_are_allowed():
    found, goal = list(mask_algs("coll", SearchControl(), "M,U")), read_task("coll").goals[0]
    assert [each.number for each in found] == [1, 2, 3, 4]
    assert {each.count for each in found} == {4}
    for each in found:
        assert set(each.alg) <= set("MU2' ")
        # But for turns of the top it leads from the solved cube to such a case, too.
        done = [after_moves(Arrangement.home(), Alg(f"{each.alg} {top}").moves(3)) for top in TOPS]
        assert any(goal.is_reached(cube) for cube in done)
    reading = read_deck("\n".join(each.line for each in found))
    assert [len(reading.cases), reading.remarks] == [4, ()]


@every(
    "mask, error, says",
    [
        ("f2l", MaskError, "Far too many cubes are like this: 62,208."),
        ("home=*e", MaskError, "Far too many"),
        ("pll", MaskError, "Only the solved cube"),
        ("oll | pll", MaskError, "one goal only"),
        ("home=QX", GoalError, "'QX' is no corner or edge"),
    ],
)
def test_masks_of_which_no_deck_can_be_made(mask, error, says):
    with pytest.raises(error, match=says):
        next(mask_algs(mask, SearchControl()))
