"""``cubeapp patterns`` through the command line."""

import json

import pytest

from cubeapp.cli import main
from cubeapp.engine.facelets.text import parse_facelets
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.notation.alg import Alg

KEYS = ["alg", "length", "metric", "optimal", "symmetry", "facelets"]


@pytest.fixture
def run(capsys):
    """Return a function that runs `cubeapp patterns`: exit status, standard output, error."""

    def run_it(*argv):
        status = main(["patterns", *argv])
        out, err = capsys.readouterr()
        return status, out, err

    return run_it


def test_each_cube_is_a_line(run):
    status, out, err = run("ababababa")
    assert status == 0
    assert err == "3 different cubes\n"
    lines = [line.split("  ") for line in out.splitlines()]
    assert len(lines) == 3
    for alg, length, facelets in lines:
        cube = parse_facelets(facelets).cube
        assert Cube.solved(3).apply_all(Alg(alg).moves(3)) == cube
        assert length.strip("()*") == str(len(alg.split()))
    assert lines[-1][:2] == ["B2 F2 L2 R2 D2 U2", "(6*)"]


def test_json_says_what_is_proven(run):
    status, out, err = run("aaaabaaaa", "--optimal", "--json")
    record = json.loads(out)
    assert (status, err) == (0, "1 cube\n")
    assert list(record) == KEYS
    assert (record["length"], record["optimal"], record["symmetry"]) == (8, True, "S6")


def test_how_many_there_are_is_said_where_not_all_are_printed(run):
    status, out, err = run("--symmetry", "Oh", "--limit", "3")
    assert status == 0
    assert len(out.splitlines()) == 3
    assert "4 cubes fit, of which 4 are no image of another" in err
    status, _out, err = run("--limit", "1")
    assert (status, "about 4.3 × 10¹⁹ cubes fit" in err) == (0, True)


def test_what_contradicts_is_named(run):
    mask = ["."] * 54
    mask[7], mask[19] = "U", "D"
    status, out, err = run("".join(mask))
    assert (status, out) == (1, "")
    assert err.count("\n") == 1
    assert "U8, F2" in err


@pytest.mark.parametrize(
    ("argv", "says"),
    [
        (["abc"], "has 54 cells"),
        (["aaaa%aaaa"], "at character 5"),
        (["--symmetry", "D9"], "--symmetry: there is no symmetry 'D9'"),
        (["--limit", "0"], "--limit"),
    ],
)
def test_bad_input_is_one_line(run, argv, says):
    status, out, err = run(*argv)
    assert (status, out) == (2, "")
    assert says in err
    assert err.count("\n") == 1
