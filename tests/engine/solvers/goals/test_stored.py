"""The algs of the library beside the shortest ones with the same turns."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cubeapp.engine.library.case_sets import OLL, PLL, case_cube, case_sets
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.notation.parsing import format_moves
from cubeapp.engine.solvers.by_hand.cases import Case
from cubeapp.engine.solvers.control import SearchControl
from cubeapp.engine.solvers.goals.naming import read_task
from tests.engine.solvers.goals.shorter import shorter_algs, without_rotations

DOCUMENTED = Path(__file__).parents[4] / "docs" / "window" / "lab.md"


def documented(kind: str) -> dict[str, int]:
    """The cases that the documentation says can be solved in fewer turns, and in how many."""
    listed = re.search(rf"^- {kind} ([^;.]*)", DOCUMENTED.read_text("utf-8"), re.MULTILINE)
    assert listed is not None
    return {key: int(turns) for key, turns in re.findall(r"(\w+) \((\d+)\)", listed[1])}


def cases(kind: str) -> tuple[Case, ...]:
    return next(one.cases for one in case_sets() if one.key == kind)


def shortest(case: Case) -> int | None:
    cube = case_cube(case)
    task = read_task(case.set.lower(), cube)
    found = shorter_algs(cube, case.moves, task, SearchControl())
    return found[0].length if found else None


@pytest.mark.slow
@pytest.mark.parametrize("kind", [OLL, PLL])
def test_no_alg_shorter_than_a_stored_one_goes_unmentioned(kind):
    found = {case.key: shortest(case) for case in cases(kind)}
    assert {key: length for key, length in found.items() if length is not None} == documented(kind)


def test_some_stored_algs_are_the_shortest_with_their_turns_and_some_are_not():
    olls = {case.key: case for case in cases(OLL)}
    assert [shortest(olls[key]) for key in ("27", "45", "9", "29")] == [None, None, 10, 10]


def test_what_is_shorter_does_the_same():
    case = next(case for case in cases(OLL) if case.key == "9")
    cube = case_cube(case)
    task = read_task("oll", cube)
    for found in shorter_algs(cube, case.moves, task, SearchControl()):
        solved = cube.apply_all(Alg(found.alg).moves(3))
        assert (solved.faces[0] == solved.faces[0, 1, 1]).all()
        assert {name[0] for name in found.alg.split()} <= {"R", "U", "F"}
        assert found.length < len(case.moves)


def test_nothing_is_shorter_than_no_moves():
    task = read_task("oll")
    assert shorter_algs(Cube.solved(3), (), task, SearchControl()) == ()


@pytest.mark.parametrize(
    ("alg", "turned"),
    [("R U R'", "R U R'"), ("x R' U R' D2", "R' F R' B2"), ("R y R y'", "R B"), ("x y", "")],
)
def test_turns_of_the_whole_cube_may_be_left_out(alg, turned):
    assert format_moves(without_rotations(Alg(alg).moves(3)), 3) == turned
