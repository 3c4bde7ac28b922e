"""Cases that algs are looked for: their cubes, what matters of them, and what is found."""

import numpy as np
import pytest

from cubeapp.engine.library.case_sets import case_cube, case_start
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.errors import UnreachableError
from cubeapp.engine.model.geometry import UNPAINTED
from cubeapp.engine.model.moves import Metric
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.notation.turn_sets import parse_turn_set
from cubeapp.engine.practice.alg_cases import (
    ALL,
    LAST,
    PAIRS,
    PARTS,
    TOP,
    TOP_CORNERS,
    case_of_alg,
    case_of_cube,
    case_of_facelets,
    finder_sets,
    library_case,
)
from cubeapp.engine.practice.case_goals import last_turns
from cubeapp.engine.solvers.goals.goal import GoalError
from cubeapp.engine.solvers.goals.search import find
from tests.every import every

SUNE = "R U R' U R U2 R'"
KEY = "R U R' U' R' F R F'"
T_PERM = "R U R' U' R' F R2 U' R' U' R U R' F'"
SOLVED = str(Cube.solved(3))


def moves(text):
    return Alg(text).moves(3)


def algs_for(alg_case, turns, most):
    return list(find(alg_case.cube, alg_case.task(parse_turn_set(turns), most)))


@every(
    "alg, title, part, grey",
    [
        (KEY, "OLL 33, Key", TOP, 12),
        (f"y2 {KEY}", "OLL 33, Key", TOP, 12),
        ("r U R' U R U2 r'", "OLL 7, Wide Sune", TOP, 12),
        (T_PERM, "PLL T", LAST, 0),
        ("U R U' R'", "F2L 1", PAIRS, 20),
        ("R2 D' F", "", ALL, 0),
    ],
)
def test_the_case_of_an_alg_is_known_by_what_the_alg_does(alg, title, part, grey):
    found = case_of_alg(moves(alg))
    assert (str(found.title), found.part, len(found.grey)) == (title, part, grey)
    done = found.cube.apply_all(moves(alg))
    assert Cube.solved(3).faces[:, 1, 1].tolist() != done.faces[:, 1, 1].tolist()
    assert all(len(set(face.ravel().tolist())) == 1 for face in done.faces)


def test_an_alg_that_does_nothing_solves_no_case():
    with pytest.raises(GoalError, match="solved"):
        case_of_alg(moves("R R'"))


def test_every_case_of_the_library_is_what_its_alg_solves():
    for case_set in finder_sets():
        for case in case_set.cases[:: max(len(case_set.cases) // 4, 1)]:
            found = library_case(case_set, case)
            assert found.cube == case_cube(case)
            assert found.part in PARTS
            assert found.title.startswith(str(case.title))
            [goal] = found.task(parse_turn_set("R,U"), 5).goals
            done = found.cube.apply_all(case.moves)
            assert last_turns(case, case.moves, found.cube) is not None
            assert goal.fixed >= 12
            assert done.faces[3, 1, 1] == found.cube.faces[3, 1, 1]


def test_all_algs_of_some_turns_are_found_and_each_does_its_work():
    sune = case_of_alg(moves(SUNE))
    found = algs_for(sune, "R,U,L", 7)
    assert {moves(SUNE), moves("L' U2 L U L' U L")} <= {one.moves for one in found}
    assert {one.length for one in found} == {7}
    for one in found:
        done = sune.cube.apply_all(one.all_moves)
        assert len(set(done.face(0).ravel().tolist())) == 1


def test_turns_of_other_layers_count_one():
    sune = case_of_alg(moves("r U R' U R U2 r'"))
    assert sune.task(parse_turn_set("R,U"), 9).metric is Metric.HTM
    assert sune.task(parse_turn_set("R,U,r"), 9).metric is Metric.STM


def test_what_these_turns_cannot_reach_is_told_from_what_is_longer():
    perm = case_of_alg(moves(T_PERM))
    with pytest.raises(UnreachableError):
        algs_for(perm, "R,U", 6)
    assert algs_for(perm, "R,U,F", 6) == []


def test_less_may_matter():
    perm = case_of_alg(moves(T_PERM))
    corners = perm.with_part(TOP_CORNERS)
    assert len(corners.grey) == 4
    assert corners.cube == perm.cube
    assert str(perm.with_part(TOP_CORNERS).with_part(LAST).title) == "PLL T"
    assert corners.with_part(ALL).title == ""


def test_what_matters_is_seen_wherever_turns_take_it():
    key = case_of_alg(moves(KEY))
    top = int(case_start(3).faces[0, 1, 1])
    for turns in ("", "R U F", "x M' d", KEY):
        cube = key.cube.apply_all(moves(turns))
        lit = key.lit(cube)
        assert np.count_nonzero(lit) == 54 - 12
        assert lit[cube.facelets == top].all()
    assert key.lit(Cube.solved(4)).all()
    assert np.count_nonzero(key.masked.facelets == UNPAINTED) == 12


def test_stickers_that_are_painted_grey_do_not_matter():
    perm = case_of_alg(moves(T_PERM))
    assert not algs_for(perm, "R,U,F", 1)
    painted = perm
    for facelet in (3, 37, 5, 10, 8, 9, 20, 2, 11, 45):
        painted = painted.toggled(facelet, perm.cube)
    assert len(painted.grey) == 10
    assert painted.case is None
    [nothing] = algs_for(painted, "R,U,F", 1)
    assert nothing.length == 0


def test_a_sticker_is_painted_where_turns_have_taken_it():
    key = case_of_alg(moves(KEY))
    turned = key.cube.apply_all(moves("F"))
    painted = key.toggled(2, turned)
    [changed] = painted.grey ^ key.grey
    assert key.cube.facelets[changed] == turned.facelets[2]
    assert painted.toggled(2, turned).grey == key.grey


def test_what_leaves_too_much_open_names_the_stickers():
    key = case_of_alg(moves(KEY))
    shown = [facelet for facelet in range(9) if facelet not in key.grey and facelet != 4]
    open_one = key
    for facelet in shown[:2]:
        open_one = open_one.toggled(facelet, key.cube)
    with pytest.raises(GoalError, match="leave too much open") as caught:
        open_one.task(parse_turn_set("R,U"), 9)
    assert caught.value.facelets


def test_a_typed_case_is_completed():
    sune = Cube.solved(3).apply_all(moves("R U2 R' U' R U' R'"))
    text = str(sune)
    top = "".join(letter if letter == "U" else "." for letter in text[:9])
    typed = list(top + text[9:])
    for facelet in (9, 10, 11, 18, 19, 20, 36, 37, 38, 45, 46, 47):
        typed[facelet] = "U" if typed[facelet] == "U" else "."
    found = case_of_facelets("".join(typed))
    assert found.cube.is_legal
    assert found.part == LAST
    assert {one.moves for one in algs_for(found, "R,U", 7)} >= {moves(SUNE)}


@every(
    "text, fault, count",
    [
        ("U" * 53, "54 stickers", 0),
        ("U" * 53 + "X", "54 stickers", 0),
        (f"{SOLVED[:5]}R{SOLVED[6:]}", "no cubie", 2),
        (f"U{'.' * 53}", "leave too much open", 1),
        (f"{'.' * 4}R{'.' * 49}", "centres", 1),
    ],
)
def test_typed_stickers_that_no_cube_has_are_named(text, fault, count):
    with pytest.raises(GoalError, match=fault) as caught:
        case_of_facelets(text)
    assert len(caught.value.facelets) >= count


def test_the_cube_on_screen_is_a_case_as_it_is_held():
    cube = Cube.solved(3).apply_all(moves("x y' R U2 R' U' R U' R'"))
    found = case_of_cube(cube)
    assert str(found.title) == "OLL 27, Sune"
    with pytest.raises(GoalError):
        case_of_cube(Cube.solved(3))
