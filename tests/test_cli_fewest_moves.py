import json

import pytest

from cubeapp.cli import main
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.moves import inverse
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.notation.parsing import format_moves
from cubeapp.engine.solvers.registry import solver
from tests.every import every

SCRAMBLE = "R' U' F D2 L2 F R2 U2 R2 B D2 L B2 D' B2 L' R' B D2 B U2 L U2 R' U' F"
ARGV = ["--alg", SCRAMBLE, "--method", "fmc"]


@pytest.fixture
def run(capsys, monkeypatch):
    """Return a function that runs `cubeapp solve`: exit status, standard output, error."""
    monkeypatch.setattr(solver("fmc"), "_nodes", 100_000)

    def run_it(*argv):
        status = main(["solve", *argv])
        out, err = capsys.readouterr()
        return status, out, err

    return run_it


def after(alg):
    return Cube.solved(3).apply_all(Alg(alg).moves(3))


def solves(alg):
    return after(SCRAMBLE).apply_all(Alg(alg).moves(3)).is_solved


def test_an_answer_is_written_down_as_competitors_do(run):
    status, out, _ = run(*ARGV, "--explain")
    *written, empty, solution = out.splitlines()
    lines = [line for line in written if line[:1].strip()]
    assert (status, empty) == (0, "")
    assert solves(solution)
    stages = dict.fromkeys(line.split("// ")[1].split()[0] for line in lines)
    assert list(stages) == ["EO", "DR", "HTR", "finish"]
    assert len({line.index("//") for line in lines}) == 1
    on_cube = [line.split("//")[0] for line in lines if line[0] != "("]
    on_inverse = [line.split("//")[0].strip(" ()") for line in lines if line[0] == "("]
    undone = format_moves(inverse(Alg(" ".join(on_inverse)).moves(3)), 3)
    assert solves(f"{' '.join(on_cube)} {undone}")
    assert lines[-1].endswith(f"/{len(solution.split())})")


def test_the_solution_alone_is_printed_unless_more_is_asked_for(run):
    plain, explained = run(*ARGV)[1], run(*ARGV, "--explain")[1].splitlines()
    assert plain == f"{explained[-1]}\n"
    text = " ".join(line.strip() for line in explained)
    assert "edges are bad" in text
    assert "domino" in text
    assert "Half turns bring everything home" in text


def test_the_lines_are_part_of_the_record(run):
    [record] = map(json.loads, run(*ARGV, "--json")[1].splitlines())
    assert (record["method"], record["proven_optimal"]) == ("fmc", False)
    assert solves(record["alg"])
    assert record["lines"][-1]["total"] == record["length"]
    assert all(line["sentence"] for line in record["lines"])
    assert " ".join(stage["alg"] for stage in record["stages"]) == record["alg"]


def test_a_file_has_one_answer_a_line(run, tmp_path):
    file = tmp_path / "cubes.txt"
    file.write_text(f"{SCRAMBLE}\nR U\n")
    first, second = run("--file", str(file), "--method", "fmc")[1].splitlines()
    assert solves(first)
    assert second == "U' R'"


def test_a_solved_cube_has_no_lines(run):
    assert run("--alg", "", "--method", "fmc") == (0, "\n", "")


@every(
    "argv, message",
    [
        (["--alg", "R", "--explain"], "--explain goes with --method fmc"),
        (["--file", "x", "--method", "fmc", "--explain"], "--explain is for one cube"),
        (["--alg", "R", "--method", "fmc", "--moves", "R"], "fmc needs the turns of all faces"),
        (["--alg", "R", "--method", "fmc", "--size", "4"], "fmc does not solve a 4×4×4"),
        (["--alg", "R", "--method", "fmc", "--all"], "fmc finds no shortest answers to list"),
        (["--alg", "R", "--method", "fmc", "--easy"], "fmc does not choose answers"),
    ],
)
def test_what_does_not_go_together_is_told_in_one_line(run, argv, message):
    status, out, err = run(*argv)
    assert (status, out) == (2, "")
    assert message in err
    assert err.count("\n") == 1


def test_an_answer_that_is_too_long_is_none(run):
    status, out, err = run(*ARGV, "--max-length", "5")
    assert (status, out) == (1, "")
    assert "no answer of 5 face turns or fewer found" in err
