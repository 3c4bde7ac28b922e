import json

import pytest

from cubeapp.cli import main
from cubeapp.commands import foreground
from cubeapp.engine.facelets.text import format_facelets
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.errors import SearchCancelled
from cubeapp.engine.model.moves import Metric
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.solvers.goals.comfort import comfort
from tests.every import every

SCRAMBLE = "R U2 F' L D B2 R' F"
SUNE = "R U2 R' U' R U' R'"
"""The inverse of the alg that everybody knows."""
KEYS = ["alg", "length", "metric", "comfort", "hold", "optimal"]


@pytest.fixture
def run(capsys):
    """Return a function that runs `cubeapp find`: exit status, standard output, error."""

    def run_it(*argv):
        status = main(["find", *argv])
        out, err = capsys.readouterr()
        return status, out, err

    return run_it


@pytest.fixture
def found(run):
    """Return a function that runs it with ``--json``: the records."""

    def run_it(*argv):
        status, out, err = run(*argv, "--json")
        assert status == 0, err
        return [json.loads(line) for line in out.splitlines()]

    return run_it


def after(*algs):
    cube = Cube.solved(3)
    for alg in algs:
        cube = cube.apply_all(Alg(alg).moves(3))
    return cube


def has_cross(cube):
    """Whether the bottom has its cross, by the stickers alone."""
    down = cube.faces[3]
    edges = [down[0, 1], down[1, 0], down[1, 2], down[2, 1]]
    sides = all(cube.faces[face, 2, 1] == cube.faces[face, 1, 1] for face in (1, 2, 4, 5))
    return sides and all(edge == down[1, 1] for edge in edges)


def has_first_layers(cube):
    rows = [cube.faces[face, 1:] for face in (1, 2, 4, 5)] + [cube.faces[3]]
    return all((row == row.flat[0]).all() for row in rows)


def test_each_solution_is_a_line_that_does_it(run):
    status, out, err = run("cross", "--alg", SCRAMBLE)
    assert (status, err) == (0, "")
    lines = out.splitlines()
    assert lines
    assert len(set(lines)) == len(lines)
    assert all(has_cross(after(SCRAMBLE, line)) for line in lines)


@pytest.mark.parametrize("metric", [Metric.HTM, Metric.QTM, Metric.STM])
def test_json_says_how_long_and_how_comfortable(found, metric):
    records = found("cross", "--alg", "R U2 F'", "--metric", metric.value, "--extra", "1")
    shortest = records[0]["length"]
    for record in records:
        assert list(record) == KEYS
        moves = Alg(record["alg"]).moves(3)
        assert record["length"] == metric.count(moves, 3)
        assert record["metric"] == metric.value
        assert record["comfort"] == comfort(moves).cost
        assert record["hold"] == ""
        assert record["optimal"] == (record["length"] == shortest)
    assert {record["length"] for record in records} == {shortest, shortest + 1}


def test_facelets_and_moves_name_the_same_cube(run):
    cube = after(SCRAMBLE)
    expected = run("cross", "--alg", SCRAMBLE)
    assert run("cross", format_facelets(cube))[:2] == expected[:2]
    assert run("cross", *SCRAMBLE.split())[:2] == expected[:2]


def test_a_colour_is_brought_to_the_bottom_first(found):
    [record] = found("cross:white", "--alg", SCRAMBLE, "--count", "1")
    cube = after(SCRAMBLE, record["alg"])
    assert has_cross(cube)
    assert cube.faces[3, 1, 1] == 0
    assert record["alg"].startswith(record["hold"])
    # White is on top of the cube, which is turned over.
    assert record["hold"] in ("x2", "z2")


def test_any_colour_takes_no_more_than_each(found):
    colours = ("white", "yellow", "red", "orange", "green", "blue")
    given = ("--alg", SCRAMBLE, "--count", "1")
    lengths = [found(f"cross:{colour}", *given)[0]["length"] for colour in colours]
    [best] = found("cross:any", *given)
    assert best["length"] == min(lengths)
    [held] = found("cross", "--any-hold", *given)
    assert held["length"] == min(lengths)
    assert has_cross(after(SCRAMBLE, held["alg"]))


def test_pieces_may_be_named_one_by_one(run, found):
    goal = ("home=DF,DB", "oriented=UF,UB")
    given = ("--extra", "1", "--count", "3")
    records = found(*goal, "--alg", SCRAMBLE, *given)
    assert len(records) == 3
    for record in records:
        cube = after(SCRAMBLE, record["alg"])
        assert (cube.faces[3, ::2, 1] == 3).all()
        assert cube.faces[2, 2, 1] == 2
        assert cube.faces[5, 2, 1] == 5
    assert found(" ".join(goal), "--alg", SCRAMBLE, *given) == records
    assert found(*goal, format_facelets(after(SCRAMBLE)), *given) == records


def test_a_goal_may_be_painted(run):
    cross = list("." * 54)
    for face, places in {0: "4", 1: "47", 2: "47", 3: "13457", 4: "47", 5: "47"}.items():
        for place in places:
            cross[9 * face + int(place)] = "URFDLB"[face]
    named = run("cross", "--alg", SCRAMBLE)
    painted = run("".join(cross), "--alg", SCRAMBLE)
    assert sorted(painted[1].splitlines()) == sorted(named[1].splitlines())


def test_algs_by_comfort_begin_with_what_everybody_uses(run):
    given = ("oll", "--alg", SUNE, "--turns", "R,U,F", "--extra", "2", "--sort", "comfort")
    status, out, _ = run(*given)
    assert status == 0
    algs = [Alg(line).moves(3) for line in out.splitlines()]
    assert "R U R' U R U2 R'" in out.splitlines()[:2]
    for alg in algs:
        cube = after(SUNE).apply_all(alg)
        assert has_first_layers(cube)
        assert (cube.faces[0] == 0).all()
        assert {move.axis for move in alg} <= {0, 1, 2}


def test_a_pll_with_slices(found):
    records = found("pll", "--alg", "M2 U M U2 M' U M2", "--turns", "M,U", "--metric", "stm")
    assert {record["length"] for record in records} == {7}
    for record in records:
        cube = after("M2 U M U2 M' U M2", record["alg"])
        turns = ((), *((move,) for move in Alg("U U2 U'").moves(3)))
        assert any(cube.apply_all(turn).is_solved for turn in turns)


def test_a_goal_that_is_reached_needs_an_empty_line(run, found):
    assert run("cross", "--alg", "U") == (0, "\n", "")
    [record] = found("cross", "--alg", "U")
    assert (record["alg"], record["length"], record["optimal"]) == ("", 0, True)


def test_a_2x2x2_has_goals_too(found):
    records = found("home=DFR,DLF,DBL,DRB", "--alg", "R U' F2", "--size", "2")
    cube = Cube.solved(2).apply_all(Alg("R U' F2").moves(2))
    for record in records:
        made = cube.apply_all(Alg(record["alg"]).moves(2))
        assert all((made.faces[face, 1] == face).all() for face in (1, 2, 4, 5))
        assert (made.faces[3] == 3).all()


def test_no_count_is_too_high(run):
    assert run("cross", "--alg", "R", "--count", "9" * 20) == (0, "R'\n", "")


@pytest.mark.parametrize("goal", ["cross", "oll", "pll"])
def test_what_turns_cannot_reach_and_what_is_too_far_are_told_apart(run, goal):
    status, out, err = run(goal, "--alg", "R U2 F'", "--turns", "U,R")
    assert (status, out, err.count("\n")) == (1, "", 1)
    assert "these turns cannot reach this goal" in err
    given = ("--alg", "R U R' U R U2 R' U R2", "--turns", "U,R", "--max-length", "1")
    status, out, err = run("pll", *given)
    assert (status, out, err) == (1, "", "none up to 1\n")


@every(
    "argv, words",
    [
        ((), "which goal"),
        (("cross",), "which cube"),
        (("cross", "R U", "--alg", "R"), "once"),
        (("crss", "--alg", "R"), "crss"),
        (("cross:purple", "--alg", "R"), "purple"),
        (("home=DX", "--alg", "R"), "at character 6"),
        (("cross", "--alg", "R Q"), "Q"),
        (("cross", "--alg", "R", "--turns", "R,Q"), "--turns"),
        (("cross", "--alg", "R", "--metric", "etm"), "etm"),
        (("cross", "--alg", "R", "--extra", "-1"), "-1"),
        (("cross", "--alg", "R", "--count", "0"), "0"),
        (("cross", "U" * 54), ""),
        (("cross", "--alg", "2R", "--size", "4"), "4×4×4"),
        (("eo", "--alg", "R", "--size", "2"), "2×2×2"),
        (("cross", "--alg", "R", "--size", "2", "--turns", "R,M"), "M"),
        (("." * 8 + "R" + "." * 45, "--alg", "R"), ""),
        (("." * 53, "--alg", "R"), "54 facelets, not 53"),
    ],
)
def test_bad_input_is_one_line(run, argv, words):
    status, out, err = run(*argv)
    assert (status, out, err.count("\n")) == (2, "", 1)
    assert err.startswith("cubeapp find: ")
    assert words in err


def test_ctrl_c_ends_it(run, monkeypatch):
    def interrupted(self, work):
        control = foreground.SearchControl()
        control.cancel()
        with pytest.raises(SearchCancelled):
            work(control)
        raise foreground.Stopped(None)

    monkeypatch.setattr(foreground.Foreground, "run", interrupted)
    status, out, _ = run("cross", "--alg", SCRAMBLE)
    assert (status, out) == (130, "")
