import json

import pytest

from cubeapp.cli import main
from cubeapp.engine.facelets.text import format_facelets, parse_facelets
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.perfect.check import check_perfect
from cubeapp.engine.perfect.known import FIRST_ALG
from cubeapp.engine.perfect.rules import SIX_RULES
from tests.every import every

PERFECT = "LRDFUBBRFLUFDRBUFDLDUUFBDLRRUBLDLFBRBUDFLRRDBLFURBDFLU"
SOLVED = format_facelets(Cube.solved(3))


@pytest.fixture
def run(capsys):
    """Return a function that runs `cubeapp perfect`: exit status, standard output, error."""

    def run_it(*argv):
        status = main(["perfect", *argv])
        out, err = capsys.readouterr()
        return status, out, err

    return run_it


@pytest.fixture
def records(run):
    """Return a function that runs it with ``--json``: exit status, objects."""

    def run_it(*argv):
        status, out, _ = run(*argv, "--json")
        return status, [json.loads(line) for line in out.splitlines()]

    return run_it


@every(
    "argv, words",
    [
        ([], "say what to do, check, list or search; none given"),
        (["find"], "'find' is none of them"),
        (["check"], "no facelets given"),
        (["check", "UUU"], "facelets"),
        (["check", "WWWWRRRRGGGGYYYYOOOOBBBB"], "for 3×3×3, not for 2×2×2"),
        (["list", "all"], "there is no argument 'all' here"),
        (["list", "--require", "1"], "--require goes with search"),
        (["list", "--show", "1"], "--show goes with search"),
        (["search", "--require", "1,7"], "there is no rule '7'"),
        (["search", "--require", "nohome"], "did you mean 'no-home'?"),
    ],
)
def test_bad_input_is_one_clear_line_and_status_2(run, argv, words):
    status, out, err = run(*argv)
    assert (status, out) == (2, "")
    assert words in err
    assert err.count("\n") == 1


def test_a_perfect_cube_is_status_0_and_every_rule_is_named(run):
    status, out, _ = run("check", PERFECT)
    assert status == 0
    lines = out.splitlines()
    assert [line.split()[:2] for line in lines[:6]] == [[str(n), "held"] for n in range(1, 7)]
    assert lines[6].startswith("no-home         broken")
    assert lines[6].endswith(": U1, R6, D4, L1, L8, B3, B4")
    assert "colour sets on faces: 14 of 15, not URLB" in lines


def test_a_broken_rule_comes_with_its_facelets(records):
    status, [record] = records("check", SOLVED)
    assert status == 1
    assert [rule["rule"] for rule in record["rules"][:6]] == [*"123456"]
    assert [rule["held"] for rule in record["rules"][:6]] == [False] * 4 + [True, False]
    assert record["rules"][2]["facelets"] == list(range(54))
    assert record["patterns"] == [1] * 6
    assert len(record["home"]) == 20
    assert record["colour_sets"] == 0


def test_the_status_tells_of_the_rules_required(run):
    assert run("check", SOLVED, "--require", "5")[0] == 0
    assert run("check", PERFECT, "--require", "no-home")[0] == 1


def test_the_list_gives_all_48_with_their_algs(records):
    status, cubes = records("list")
    assert status == 0
    assert len({cube["facelets"] for cube in cubes}) == 48
    assert cubes[0]["alg"] == FIRST_ALG
    for cube in cubes:
        made = Cube.solved(3).apply_all(Alg(cube["alg"]).moves(3))
        assert format_facelets(made) == cube["facelets"]
        assert check_perfect(made).holds(SIX_RULES)


def test_the_search_finds_48_cubes_in_one_class(run, records):
    status, [found] = records("search", "--show", "3")
    assert status == 0
    assert (found["count"], found["classes"], found["exact"]) == (48, 1, True)
    assert found["by_patterns"] == [0, 0, 0, 0, 0, 48]
    [facelets] = found["cubes"]
    assert check_perfect(parse_facelets(facelets).cube).holds(SIX_RULES)
    assert run("search")[1].startswith("48 cubes in 1 class, ")


def test_the_search_shows_as_many_classes_as_asked_for(records):
    _, [found] = records("search", "--require", "1,2,3,4,5", "--show", "7")
    assert (found["count"], found["classes"], len(found["cubes"])) == (816, 26, 7)
    _, [found] = records("search", "--require", "1,2,3,4,5")
    assert found["cubes"] == []


@pytest.mark.slow
def test_what_cannot_be_counted_is_estimated_with_its_error(run, records):
    _, [found] = records("search", "--require", "2")
    assert not found["exact"]
    assert 0 < found["error"] < found["count"] / 100
    status, out, err = run("search", "--require", "2", "--show", "1")
    assert status == 0
    assert out.startswith("about ")
    assert "this is an estimate, and none is shown" in err
