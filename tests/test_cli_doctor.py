import io
import json

import pytest

from cubeapp.cli import main
from cubeapp.commands import lines
from tests.every import every

SCRAMBLE = "R U2 F' L D B2"
CROSS = "x2 y L2 U D2 F' L"
SOLUTION = (
    f"{CROSS} F U2 F' R' U2 R2 U2 R' y' U' L' U' L U F U F' U2 L U' L' U' r U R' U R U2 r' "
    "U R U R' U' D R2 U' R U' R' U R' U R2 D' U"
)
KEYS = ["name", "alg", "case", "length", "best", "best_alg"]


@pytest.fixture
def run(capsys, monkeypatch):
    """Return a function that runs `cubeapp doctor`: exit status, standard output, error."""

    def run_it(*argv, data=""):
        # Without data, nobody may wait for it.
        opened = None if data is None else io.BytesIO(data.encode())
        monkeypatch.setattr(lines, "open_lines", lambda name: opened)
        status = main(["doctor", *argv])
        return status, *capsys.readouterr()

    return run_it


def test_a_solve_is_one_object_with_its_steps(run):
    status, out, err = run(SCRAMBLE, SOLUTION, "--json")
    record = json.loads(out)
    assert (status, err) == (0, "")
    assert (record["method"], record["orientation"]) == ("cfop", "x2 y")
    assert (record["solved"], record["length"], record["metric"]) == (True, 50, "stm")
    steps = record["steps"]
    assert [step["name"] for step in steps] == [
        *("cross", "F2L 1", "F2L 2", "F2L 3", "F2L 4", "OLL", "PLL", "AUF"),
    ]
    assert all(list(step)[:6] == KEYS for step in steps)
    assert " ".join(step["alg"] for step in steps) == SOLUTION
    cross = dict(zip(KEYS, ["cross", CROSS, None, 5, 5, CROSS], strict=True))
    assert steps[0] == cross | {"rotations": 2}
    assert [step["case"] for step in steps[5:7]] == ["OLL 7", "PLL Gd"]
    assert all(0 <= step["best"] <= step["length"] for step in steps)


def test_two_pairs_at_once_stand_there_with_their_slots(run):
    _, out, _ = run("L' R U R' L", "L' R U' R' L", "--json")
    steps = json.loads(out)["steps"]
    assert [
        (step["alg"], step["slot"]) for step in steps if step["name"] in ("F2L 3", "F2L 4")
    ] == [
        ("L' R U' R' L", "FR"),
        ("", "FL"),
    ]
    assert [step["name"] for step in steps if step.get("shared")] == ["F2L 4"]
    _, out, _ = run("L' R U R' L", "L' R U' R' L")
    assert "F2L 4 FL" in out
    assert out.count("(together with the step before)") == 1


def test_people_read_the_same_in_lines(run):
    status, out, _ = run(SCRAMBLE, SOLUTION)
    title, head, *rows = out.splitlines()
    assert status == 0
    assert title == "CFOP, held x2 y, 50 layer turns"
    assert head.split() == ["step", "case", "turns", "best", "regrips", "moves"]
    assert any(row.split()[:5] == ["PLL", "PLL", "Gd", "16", "14"] for row in rows)


def test_reconstructions_come_from_standard_input_and_as_one_argument(run):
    text = (
        f"{SCRAMBLE} // scramble\n\n{CROSS} // cross\n{SOLUTION.removeprefix(CROSS)} // the rest\n"
    )
    answer = run(SCRAMBLE, SOLUTION, "--json")
    assert run("-", "--json", data=text) == answer
    assert run(text, "--json") == answer
    assert run(SCRAMBLE, "-", "--json", data=f"// mine\n{SOLUTION}") == answer
    assert run(f"{SCRAMBLE} // {SOLUTION} // in one line", "--json") == answer


def test_times_of_moves_are_times_of_steps(run):
    _, out, _ = run("U R2", "R2@0.5 U'@0.75", "--json")
    steps = json.loads(out)["steps"]
    assert sum(step.get("seconds", 0) for step in steps) == 0.75
    assert [step["pause"] for step in steps if "pause" in step] == [0.5, 0.25]
    _, out, _ = run("U R2", "R2@0.5 U'@0.75")
    assert out.splitlines()[1].split() == [
        "step",
        "case",
        "turns",
        "best",
        "regrips",
        "pause",
        "per",
        "s",
        "moves",
    ]


def test_hands_and_the_edges_that_took_more_turns_are_told(run):
    slow = SOLUTION.replace("L2 U D2", "L2 U U' U D2")
    _, out, _ = run(SCRAMBLE, slow, "--json")
    steps = json.loads(out)["steps"]
    assert sum(step.get("rotations", 0) for step in steps) == 3
    assert all(step["regrips"] > 0 for step in steps if "regrips" in step)
    lost = steps[0]["lost"]
    assert sum(part["turns"] for part in lost) == steps[0]["length"] - steps[0]["best"] == 2
    assert all(len(edge) == 2 for part in lost for edge in part["edges"])
    _, out, _ = run(SCRAMBLE, slow)
    assert "edge: 2 turns too many)" in out


def test_a_solution_that_does_not_solve_is_read_all_the_same(run):
    status, out, err = run(SCRAMBLE, SOLUTION.rpartition(" D' U")[0], "--json")
    record = json.loads(out)
    assert status == 1
    assert err.count("\n") == 1
    assert "does not solve" in err
    assert record["solved"] is False
    assert [step.get("done") for step in record["steps"]] == [None] * 6 + [False]


@every(
    "arguments, said",
    [
        ([], "the scramble is missing"),
        (["R U"], "the solution is missing"),
        (["R U", "U' R'", "U"], "each in quotes"),
        (["R U", ""], "no moves"),
        (["R U", "// nothing"], "no moves"),
        (["R U q", "U'"], "scramble: 'q' is not a move"),
        (["R U", "U' R* F"], "at character 5"),
        (["R U", "U'\nR' (F // x\nF"], "line 2, character 4"),
        (["R U\nU' R)"], "line 2, character 5"),
        (["R U q F2 L2", "U'\nR'"], "(at character 5 of the moves)"),
        (["R\nU q", "U'"], "(line 2, character 3)"),
        (["-", "R U", "U'"], "each in quotes"),
        (["R U\n// only a comment"], "a scramble and below it a solution"),
        (["R U // only a comment"], "a scramble and below it a solution"),
        (["R U // U'"], "do not solve the cube of the scramble"),
        (["R U", "(R U)900"], "more than the 1000 of any solve"),
        (["R U", "\x00"], "means nothing"),
    ],
)
def test_nonsense_is_answered_in_one_line(run, arguments, said):
    status, out, err = run(*arguments, data=None)
    assert (status, out, err.count("\n")) == (2, "", 1)
    assert err.startswith("cubeapp doctor: ")
    assert said in err
