"""The command line's contract: results, messages and exit statuses."""

from __future__ import annotations

import atexit
import errno
import gc
import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import cubeapp.__main__
from cubeapp.benchmarks import Figure
from cubeapp.cli import main
from cubeapp.commands import COMMANDS, answers, bench, display, foreground
from cubeapp.engine.facelets.text import format_facelets, parse_facelets
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.moves import Metric
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.perfect.check import check_perfect
from cubeapp.engine.scrambles.random_state import random_state
from cubeapp.engine.scrambles.scores import score
from cubeapp.engine.solvers.chains.method_files import chain_methods, own_methods_folder
from cubeapp.engine.warm_up import is_optimal_ready
from tests.every import every
from tests.strategies import slow
from tests.systems import needs_signals

ROOT = Path(cubeapp.__file__).resolve().parent.parent
SOLVED = "UUUUUUUUURRRRRRRRRFFFFFFFFFDDDDDDDDDLLLLLLLLLBBBBBBBBB"
AFTER_R = "UUFUUFUUFRRRRRRRRRFFDFFDFFDDDBDDBDDBLLLLLLLLLUBBUBBUBB"
RANDOM = "DRLUUBFBRBLURRLRUBLRDDFDLFUFUFFDBRDUBRUFLLFDDBFLUBLRBD"
FLIPPED_EDGE = "UUUUUUUFURRRRRRRRRFUFFFFFFFDDDDDDDDDLLLLLLLLLBBBBBBBBB"
FAR = "F' U' R' F' R' B D2 F' D' F B2 R D2 R' B2 R2 F' D2"
"""More than 15 turns from solved."""
SUPERFLIP = "U R2 F B R B2 R U2 L B2 R U' D' R2 F R' L B2 U2 F2"
WORKED_EXAMPLE = (
    "TURN_ROW_0_RIGHT TURN_ROW_1_LEFT FACE_RIGHT TURN_COL_2_DOWN FACE_TOP FACE_LEFT TURN_COL_1_UP "
    "TURN_ROW_0_LEFT TURN_COL_2_UP FACE_LEFT FACE_TOP TURN_ROW_1_LEFT TURN_COL_1_DOWN "
    "TURN_COL_2_DOWN TURN_ROW_0_LEFT FACE_BACK TURN_COL_2_DOWN TURN_ROW_0_RIGHT TURN_COL_2_DOWN "
    "FACE_RIGHT"
)
WORKED_NET = """\
          [2, 6, 4]
          [2, 1, 5]
          [3, 3, 1]
[6, 6, 5] [2, 4, 2] [5, 3, 6] [1, 3, 1]
[6, 6, 1] [2, 2, 4] [6, 5, 5] [1, 4, 1]
[4, 3, 3] [6, 1, 4] [6, 5, 5] [1, 2, 5]
          [2, 4, 3]
          [2, 3, 4]
          [3, 5, 4]
"""


@pytest.fixture
def run(capsys):
    """Return a function that runs a command line: exit status, standard output, error."""

    def run_it(*argv):
        status = main(argv)
        out, err = capsys.readouterr()
        return status, out, err

    return run_it


@pytest.fixture
def records(run):
    """Return a function that runs a command line with ``--json``: exit status, objects."""

    def run_it(*argv):
        status, out, _ = run(*argv, "--json")
        return status, [json.loads(line) for line in out.splitlines()]

    return run_it


def after(alg, size=3):
    return Cube.solved(size).apply_all(Alg(alg).moves(size))


def solves(alg, cube):
    return cube.apply_all(Alg(alg).moves(cube.size)).is_solved


def holds(cube):
    """The cube in the 24 ways to hold it."""
    tilts = ("", "x", "x2", "x'", "z", "z'")
    ways = [f"{tilt} {spin}" for tilt in tilts for spin in ("", "y", "y2", "y'")]
    return {cube.apply_all(Alg(way).moves(cube.size)) for way in ways}


# --- any command -------------------------------------------------------------------------


@every(
    "argv, words",
    [
        (["slove"], "did you mean 'solve'"),
        (["frobnicate"], "there is no command 'frobnicate'"),
        (["--size", "4", "slove"], "did you mean 'solve'"),
        (["--sizes", "4"], "there is no option '--sizes' here; did you mean --size?"),
        (["apply"], "no moves given"),
        (["apply", "R Q U"], "'Q' is not a move"),
        (["apply", "R (U"], "character 3"),
        (["apply", "R", "--size", "1"], "'1' is not a cube size from 2 to 100"),
        (["apply", "R", "--size", "101"], "'101' is not a cube size"),
        (["apply", "R", "--size", "three"], "'three' is not a cube size"),
        (["apply", "R", "--size", "3_3"], "'3_3' is not a cube size"),
        (["apply", "R", "--size"], "--size: expected one argument"),
        (["apply", "R", "--siez", "4"], "did you mean --size"),
        (["apply", "R", "--facelets", "UUU"], "3 facelets make no cube"),
        (["apply", "R", "--facelets", SOLVED, "--size", "4"], "96 facelets"),
        (["check"], "no facelets given"),
        (["check", SOLVED[:-1]], "53 facelets make no cube"),
        (["check", SOLVED[:-1] + "Q"], "'Q' at character 54"),
        (["scramble", "five"], "there is no argument 'five'"),
        (["scramble", "--count", "0"], "--count: '0'"),
        (["scramble", "--length", "-4"], "--length: '-4'"),
        (["scramble", "--seed", "x"], "--seed: 'x'"),
        (["scramble", "--seed", "9" * 5000], "9…' is not a whole number"),
        (["scramble", "--kind", "random"], "--kind"),
        (["scramble", "--candidates", "5"], "only a scored scramble"),
        (["scramble", "--kind", "scored", "--candidates", "13"], "1 to 12 moves at each step"),
        (["scramble", "--kind", "scored", "--keep", "10"], "1 to 9 are kept, not 10"),
        (["scramble", "--kind", "scored", "--length", "20000"], "0 to 10,000 moves, not 20,000"),
        (["scramble", "--kind", "perfect", "--require", "1,7"], "there is no rule '7'"),
        (["scramble", "--kind", "perfect", "--length", "5"], "has no length"),
        (["scramble", "--kind", "perfect", "--size", "4"], "for the 3×3×3, not for 4×4×4"),
        (["scramble", "--require", "1"], "only a perfect scramble has rules"),
        (["scramble", "--turns-needed", "7"], "of which step?"),
        (["scramble", "--step", "crss"], "'crss': no goal is called 'crss'"),
        (["scramble", "--step", "pll"], "'pll': other steps come before it"),
        (["scramble", "--step", "cross", "--turns-needed", "7-"], "'7-' is no number of turns"),
        (["scramble", "--step", "eo", "--turns-needed", "8"], "takes 0 to 7 turns, never 8"),
        (["scramble", "--step", "eo", "--size", "4"], "steps are those of the 3×3×3"),
        (["scramble", "--step", "eo", "--length", "9"], "--length does not go with --step"),
        (["scramble", "--step", "eo", "--kind", "scored"], "--kind does not go with --step"),
        (["scramble", "--kind", "random-state", "--length", "5"], "has no length"),
        (["solve"], "which cube?"),
        (["solve", SOLVED, "--alg", "R"], "give the cube once"),
        (["solve", "--alg", "R", "--file", "cubes.txt"], "give the cube once"),
        (["solve", "--file", "no such file"], "no such file: No such file or directory"),
        (["solve", "--file", os.curdir], "Is a directory"),
        (["solve", "--file", ""], "--file: '' is no name of a file"),
        (["solve", "--alg", "R", "--time-limit", "0"], "--time-limit: '0'"),
        *(
            (["solve", "--alg", "R", "--time-limit", text], f"--time-limit: '{text}' is not")
            for text in ("nan", "inf", "1e300", "1_0")
        ),
        (["solve", "--alg", "R", "--max-length", "-1"], "--max-length: '-1'"),
        (["solve", "--alg", "R", "--max-length", "9" * 20], "from 0 to 1000000000"),
        (["solve", "--alg", "R", "--metric", "etm"], "--metric"),
        (["solve", "--alg", "R", "--metric", "stm"], "in HTM or QTM, not in STM"),
        (["solve", "--alg", "R", "--size", "2", "--metric", "obtm"], "not in OBTM"),
        (["solve", "--alg", "R", "--size", "4", "--metric", "htm"], "in OBTM or STM, not in HTM"),
        (["solve", "--alg", "R", "--size", "9", "--metric", "qtm"], "a 9×9×9 are counted in OBTM"),
        (["solve", "--alg", "R", "--jobs", "0"], "--jobs: '0'"),
        (["solve", "--alg", "R", "--jobs", "2"], "--jobs goes with --file"),
        (["solve", "--alg", "R", "--size", "4", "--method", "optimal"], "--method big-cube solves"),
        (["solve", "--alg", "R", "--size", "4", "--method", "two-phase"], "not solve a 4×4×4"),
        (["solve", "--alg", "R", "--size", "4", "--moves", "R"], "4×4×4 can be solved with all"),
        (["solve", "--alg", "R", "--size", "4", "--all"], "big-cube finds no shortest answers"),
        (["solve", "--alg", "R", "--size", "5", "--to", "R"], "to one colour a face only"),
        (["solve", "--alg", "R", "--method", "cfop", "--moves", "R,U"], "--moves does not go with"),
        (["solve", "--alg", "R", "--method", "cfop", "--style", "long"], "short"),
        (["solve", "--size", "2", "--alg", "R", "--method", "cfop"], "does not solve a 2×2×2"),
        (
            ["solve", "--size", "4", "--alg", "R", "--method", "roux"],
            "roux does not solve a 4×4×4, only the 3×3×3; --method auto does",
        ),
        (["solve", "--alg", "R", "--method", "ortega"], "does not solve a 3×3×3, only the 2×2×2"),
        (
            ["solve", "--size", "11", "--alg", "R", "--method", "reduction"],
            "only the 4×4×4 to the 10×10×10; --method auto does",
        ),
        (["solve", "--alg", "R", "--method", "optimal", "--table", "huge"], "--table"),
        (["solve", "--alg", "R", "--table", "small"], "--table goes with --method optimal"),
        (
            ["solve", "--size", "2", "--alg", "R", "--easy", "--all"],
            "--easy does not go with --all",
        ),
        (["solve", "--alg", "R", "--easy", "--moves", "R"], "--easy does not go with --moves"),
        (["solve", "--size", "4", "--alg", "R", "--easy"], "big-cube does not choose"),
        (["solve", "--alg", "R", "--easy", "--method", "optimal"], "optimal does not choose"),
        (
            ["solve", "--alg", "R", "--style", "short"],
            "--style goes with --method",
        ),
        (
            ["solve", "--alg", "R", "--method", "cfop", "--left-handed"],
            "--left-handed goes with --method",
        ),
        (["solve", "--alg", "R", "--all"], "two-phase finds no shortest answers to list"),
        (["solve", "--file", "cubes.txt", "--all"], "--all lists the answers for one cube"),
        (["solve", "--alg", "R", "--moves", "U,Q"], "--moves: 'Q' is no set of face turns"),
        (["solve", "--alg", "R", "--moves", "Rw"], "a face letter U R F D L B allows all"),
        (["solve", "--alg", "R", "--moves", ""], "--moves: no turns are named"),
        (["solve", "--alg", "R", "--to", "Q"], "--to: neither a cube"),
        (["solve", "--alg", "R", "--to", SOLVED[:-1]], "--to: 53 facelets make no cube"),
        (["solve", "--alg", "R", "--to", SOLVED[:24]], "no turns make a 2×2×2 of a 3×3×3"),
        (["solve", "--alg", "R", "--to", FLIPPED_EDGE], "flip"),
        (["solve", "--alg", "R U", "--size", "2", "--method", "two-phase"], "2×2×2"),
        (["solve", FLIPPED_EDGE], "flip"),
        (["solve", "." * 30 + SOLVED[30:]], "30 stickers have no colour, and"),
        (["bench", "engin"], "did you mean 'engine'"),
        (["c" * 99], f"there is no command '{'c' * 31}…'; there are"),
        (["bench", "c" * 99], f"no benchmark '{'c' * 31}…'; there are"),
        (["solve", "--alg", "R", "--method", "c" * 99], f"invalid choice: '{'c' * 31}…' (choose"),
        (["solve", "--alg", "R", "--method", "'" + "c" * 99], f"choice: ''{'c' * 30}…' (choose"),
        (["perfect", "search", "c" * 99], f"there is no argument '{'c' * 31}…' here"),
        (["tables", "c" * 99], f"'{'c' * 31}…' is none of them"),
        (["times", "c" * 99], f"'{'c' * 31}…' is none of them"),
        (["solve", "--alg", "R", f"--{'c' * 99}"], f"no option '--{'c' * 29}…' here"),
        (
            ["solve", "--alg", "R", "--method", "cfop", "--cross", "c" * 99],
            f"'{'c' * 31}…' is none",
        ),
        (["tables", "burn"], "burn"),
        (["tables", "status", "--optimal", "small"], "--optimal goes with build"),
        (["tables", "build", "--big", "3"], "'3' is not a whole number from 4 to 100"),
        (["tables", "status", "--big", "4"], "--big goes with build"),
        (["tables", "build", "--all", "--only", "goals"], "give one of them"),
        (["tables"], "status, build or clear"),
        (["--load", "no such file"], "no such file: No such file or directory"),
        (["--load", ""], "--load: '' is no name of a file"),
        (["--facelets", "abc"], "'a' at character 1"),
        (["--size", "3", "--alg", "Q"], "'Q' is not a move"),
    ],
)
def test_bad_input_is_one_clear_line_and_status_2(run, argv, words):
    status, out, err = run(*argv)
    assert (status, out) == (2, "")
    assert err.startswith("cubeapp")
    assert err.count("\n") == 1
    assert words in err


@every("command", COMMANDS)
def test_every_command_explains_itself_with_examples(run, command):
    status, out, err = run(command, "--help")
    assert (status, err) == (0, "")
    assert "--json" in out
    assert f"examples:\n  cubeapp {command}" in out.replace("\n\n", "\n")


def test_the_overview_names_every_command(run):
    status, out, _ = run("--help")
    assert status == 0
    assert all(f"  {command} " in out for command in COMMANDS)


def test_options_of_a_command_may_stand_before_it_with_their_values(records):
    _, before = records("--kind", "random-moves", "--seed", "7", "scramble")
    _, behind = records("scramble", "--seed", "7", "--kind", "random-moves")
    assert before == behind


@pytest.mark.parametrize(
    ("before", "command"),
    [
        (["--kind", "perfect"], "scramble"),
        (["--json", "--kind=perfect", "--seed", "7"], "scramble"),
        (["--place", "solve"], "shot"),
        (["--marks", "patterns"], "shot"),
        (["--marks", "patterns", "--view", "net"], "export"),
        (["--title", "scramble", "--alg", "R U"], "export"),
        (["--file", "tables", "--jobs", "2"], "solve"),
        (["--facelets", "-" * 54, "--net"], "apply"),
        (["--bogus"], "solve"),
        (["--load", "solve"], ""),
        (["--size", "3", "--alg", "check"], ""),
        ([], ""),
    ],
)
def test_a_value_that_is_the_name_of_a_command_is_no_command(monkeypatch, before, command):
    found = []
    monkeypatch.setattr("cubeapp.cli._run", lambda *given: found.append(given) or 0)
    assert main([*before, *([command] if command else [])]) == 0
    assert found == [(command, before)]


def test_options_may_stand_anywhere(run):
    orders = [
        ["apply", "--size", "4", "--json", "R U"],
        ["apply", "R U", "--size", "4", "--json"],
        ["apply", "--json", "R", "--size=4", "U"],
        ["--size", "4", "--json", "apply", "R U"],
        ["apply", "--json", "--size", "4", "--", "R U"],
    ]
    assert len({run(*argv) for argv in orders}) == 1


def test_ordinary_commands_load_neither_the_compiler_nor_qt():
    code = (
        "import sys; from cubeapp.cli import main\n"
        "main(['apply', 'R']); main(['check', sys.argv[1]]); main(['scramble'])\n"
        "main(['solve', '--help']); main(['--help'])\n"
        "print({'numba', 'PySide6', 'llvmlite', 'ssl'} & set(sys.modules), file=sys.stderr)"
    )
    command = [sys.executable, "-c", code, SOLVED]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stderr.splitlines()[-1] == "set()"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no full device")
def test_an_output_that_takes_no_more_is_named(run):
    command = f"{sys.executable} -m cubeapp apply R"
    full = subprocess.run(
        f"{command} >/dev/full", shell=True, capture_output=True, text=True, check=False
    )
    assert (full.returncode, full.stderr.count("\n")) == (2, 1)
    assert full.stderr.startswith("cubeapp apply: standard output: ")


def test_a_closed_output_is_no_success(run, monkeypatch):
    monkeypatch.setattr(sys, "stdout", None)
    assert main(["apply", "R"]) == 2


@every("command", ["check -", "solve -", "solve --file -", "doctor -", "times stats -"])
@every("number, why", [(errno.EBADF, "it is closed"), (errno.EISDIR, "Is a directory")])
def test_an_input_that_cannot_be_read_is_named(run, monkeypatch, command, number, why):
    def refuse(*_args, **_options):
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr("cubeapp.commands.lines.FileIO", refuse)
    told = f"cubeapp {command.split()[0]}: standard input: {why}\n"
    assert run(*command.split()) == (2, "", told)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no full device")
@pytest.mark.parametrize("errors", ["2>&-", *slow("2>/dev/full")])
def test_messages_that_nobody_can_read_change_no_result(run, errors):
    words = "scramble --kind random-state --size 5 --seed 1"
    _status, result, told = run(*words.split())
    command = f"{sys.executable} -m cubeapp {words}"
    mute = subprocess.run(
        f"{command} {errors}", shell=True, stdout=subprocess.PIPE, text=True, check=False
    )
    assert "5×5×5" in told
    assert (mute.returncode, mute.stdout) == (0, result)
    refused = subprocess.run(
        f"{command} --length 5 {errors}", shell=True, stdout=subprocess.PIPE, text=True, check=False
    )
    assert (refused.returncode, refused.stdout) == (2, "")


def test_a_file_without_a_name_is_named_all_the_same(run):
    assert "''" in run("solve", "--file", "")[2]


def test_a_reader_who_leaves_ends_the_program_quietly():
    command = (
        f"{sys.executable} -m cubeapp scramble --count 3000 | head -n 1; exit ${{PIPESTATUS[0]}}"
    )
    done = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (141, "")
    assert done.stdout.count("\n") == 1


# --- apply -------------------------------------------------------------------------------


def test_apply_prints_the_facelets(run):
    assert run("apply", "R") == (0, AFTER_R + "\n", "")


def test_apply_goes_on_from_given_facelets(run):
    assert run("apply", "R'", "--facelets", AFTER_R)[1] == SOLVED + "\n"


def test_apply_prints_the_net_of_the_worked_example(run):
    assert run("apply", "--net", WORKED_EXAMPLE) == (0, WORKED_NET, "")


def test_apply_takes_the_size_from_the_facelets(records):
    status, [record] = records("apply", "Rw", "--facelets", "U" * 96)
    assert (status, record["size"]) == (0, 4)


def test_apply_writes_brackets_out(records):
    assert records("apply", "[R: U]2")[1][0]["alg"] == "R U R' R U R'"


def test_apply_takes_facelets_that_begin_with_a_dash(run):
    assert run("apply", "U4", "--facelets", "-" * 24) == (0, "." * 24 + "\n", "")


# --- check -------------------------------------------------------------------------------


def test_check_says_valid(run):
    status, out, err = run("check", SOLVED)
    assert (status, out) == (0, "valid\n")
    assert "face letters in the order U R F D L B" in err


def test_check_prints_every_fault_on_a_line_of_its_own(run, records):
    status, out, _ = run("check", FLIPPED_EDGE)
    assert status == 1
    _, [record] = records("check", FLIPPED_EDGE)
    assert out.splitlines() == [fault["message"] for fault in record["faults"]]


def test_check_gives_each_fault_with_code_facelets_and_repairs(records):
    status, [record] = records("check", FLIPPED_EDGE)
    assert (status, record["valid"], record["size"]) == (1, False, 3)
    [fault] = record["faults"]
    assert fault["code"] == "flipped-edge"
    repaired = {repair["facelets"] for repair in fault["repairs"]}
    assert SOLVED in repaired
    assert all(main(["check", facelets]) == 0 for facelets in repaired)


def test_check_takes_facelets_in_pieces(run):
    assert run("check", *[SOLVED[start : start + 9] for start in range(0, 54, 9)])[0] == 0


def test_check_says_how_many_cubes_fit(run, records):
    assert records("check", "?" * 24)[1][0]["fits"] == 88_179_840
    assert run("check", "?" * 24)[2].splitlines()[-1] == "88,179,840 cubes fit"
    assert f"one cube fits: {SOLVED}" in run("check", SOLVED[:40] + "?" * 9 + SOLVED[49:])[2]
    assert [records("check", text)[1][0]["fits"] for text in (SOLVED, FLIPPED_EDGE)] == [1, 0]
    assert records("check", "?" * 6 * 400)[1][0]["fits"] is None


# --- scramble ----------------------------------------------------------------------------


@pytest.mark.parametrize("size", [2, 3, 4, 7])
def test_a_scramble_leads_to_its_facelets(records, size):
    status, made = records("scramble", "--size", str(size), "--count", "3", "--seed", "7")
    assert status == 0
    for record in made:
        assert format_facelets(after(record["alg"], size)) == record["facelets"]
        assert (record["kind"], record["seed"]) == ("random-moves", 7)
        assert record["score"] == score(parse_facelets(record["facelets"]).cube)
    assert len({record["alg"] for record in made}) == 3


def test_a_scramble_does_not_depend_on_how_many_are_asked_for(run):
    few = run("scramble", "--count", "2", "--seed", "3")[1]
    many = run("scramble", "--count", "5", "--seed", "3")[1]
    assert many.startswith(few)


def test_no_number_of_scrambles_is_too_large_to_begin_with():
    command = f"{sys.executable} -m cubeapp scramble --count {10**30} | head -n 1"
    done = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=False)
    assert (done.stdout.count("\n"), done.stderr) == (1, "")


def test_a_scramble_has_the_length_asked_for(run):
    assert len(run("scramble", "--length", "13")[1].split()) == 13
    assert len(run("scramble", "--kind", "scored", "--length", "13")[1].split()) == 13


def test_a_scored_scramble_is_mixed_better_the_more_is_weighed_up(records):
    command = ["scramble", "--kind", "scored", "--size", "5", "--seed", "1", "--count", "20"]
    _, usual = records(*command)
    _, best = records(*command, "--candidates", "24", "--keep", "1")
    assert all(record["kind"] == "scored" for record in usual)
    assert sum(r["score"] for r in best) < sum(r["score"] for r in usual) < 20 * 20
    for record in (*usual, *best):
        assert format_facelets(after(record["alg"], 5)) == record["facelets"]


@pytest.mark.parametrize("rules", ["1,2,3,4,5,6", "1,2,3,4,5"])
def test_a_perfect_scramble_obeys_the_rules_asked_for(records, rules):
    command = ["scramble", "--kind", "perfect", "--seed", "1", "--count", "3"]
    _, made = records(*command, "--require", rules)
    for record in made:
        cube = parse_facelets(record["facelets"]).cube
        assert after(record["alg"]) == cube
        held = {check.rule.value for check in check_perfect(cube).rules if check.held}
        assert held >= set(rules.split(","))
    assert (records(*command)[1] == made) == (rules == "1,2,3,4,5,6")


def test_that_no_cube_of_the_rules_came_up_is_status_1(run, monkeypatch):
    monkeypatch.setattr("cubeapp.engine.perfect.estimate.MOST_ATTEMPTS", 20_000)
    rules = "1,2,5,6,no-home,colour-sets,colour-sets-all"
    status, out, err = run("scramble", "--kind", "perfect", "--require", rules, "--seed", "1")
    assert (status, out) == (1, "")
    assert "none came up" in err


@pytest.mark.parametrize("size", [2, 3, *slow(4)])
def test_a_random_state_comes_with_moves_to_it(records, size):
    command = ["scramble", "--kind", "random-state", "--size", str(size), "--seed", "1"]
    status, [record] = records(*command)
    assert status == 0
    assert format_facelets(after(record["alg"], size)) == record["facelets"]


def test_a_random_state_of_a_large_cube_has_no_moves(run, records):
    command = ["scramble", "--kind", "random-state", "--size", "5", "--seed", "1"]
    _, [record] = records(*command)
    assert record["alg"] is None
    _, out, err = run(*command)
    assert out.strip() == record["facelets"]
    assert "5×5×5" in err


# --- solve -------------------------------------------------------------------------------


def test_solve_paints_what_follows_and_says_so(run):
    turned = format_facelets(after("R U2", 3))
    bare = turned[:10] + "?" * 5 + turned[15:]
    status, out, err = run("solve", bare)
    assert (status, out) == (0, run("solve", turned)[1])
    assert "painted the 5 bare stickers, which follow from the others" in err
    status, out, err = run("solve", SOLVED[:30] + "?" * 24)
    assert (status, out) == (2, "")
    assert "24 stickers have no colour, and 48 cubes fit; paint more of them" in err


def test_solve_prints_the_alg_alone(run):
    status, out, err = run("solve", RANDOM)
    assert (status, err) == (0, "")
    assert solves(out, parse_facelets(RANDOM).cube)
    assert len(out.split()) <= 21


def test_solve_gives_the_whole_answer_as_json(records):
    status, [record] = records("solve", "--alg", "R U2 F' L D B2")
    assert status == 0
    cube = after("R U2 F' L D B2")
    assert solves(record["alg"], cube)
    assert record["length"] == Metric.HTM.count(Alg(record["alg"]).moves(3), 3)
    assert (record["metric"], record["method"]) == ("htm", "two-phase")
    assert record["alg"] == " ".join(stage["alg"] for stage in record["stages"])
    assert record["proven_optimal"] in (True, False)
    assert record["seconds"] >= 0
    assert record["nodes"] >= 0


@pytest.mark.parametrize("turned", ["", "x y2", "z'"])
def test_a_solved_cube_gives_an_empty_line_however_it_is_held(run, turned):
    assert run("solve", "--alg", turned) == (0, "\n", "")


def test_a_2x2x2_is_solved_in_the_fewest_turns(records):
    for method in ("auto", "optimal"):
        _, [record] = records("solve", "--size", "2", "--alg", "R U F2 R'", "--method", method)
        assert solves(record["alg"], after("R U F2 R'", 2))
        assert (record["length"], record["proven_optimal"]) == (4, True)


@pytest.mark.parametrize(("size", "alg"), [(4, "2R U"), (7, "3-5Rw2 x U'"), (100, "40Rw U 2L'")])
def test_a_few_turns_of_a_big_cube_are_undone(records, size, alg):
    status, [record] = records("solve", "--size", str(size), "--alg", alg)
    cube = after(alg, size)
    moves = Alg(record["alg"]).moves(size)
    assert (status, record["method"], record["metric"]) == (0, "big-cube", "obtm")
    assert cube.apply_all(moves).is_solved
    assert all(move.is_outer(size) for move in moves)
    assert record["length"] == Metric.OBTM.count(Alg(alg).moves(size), size)
    assert record["lengths"] == {"obtm": record["length"], "stm": len(moves)}
    assert record["proven_optimal"]


@pytest.mark.parametrize(("size", "alg"), [(4, "2R U"), (7, "3-5Rw2 x U'"), (100, "40Rw U 2L'")])
def test_turns_of_any_layers_count_where_that_is_asked_for(records, size, alg):
    argv = ["solve", "--size", str(size), "--alg", alg, "--metric", "stm"]
    _, [record] = records(*argv)
    moves = Alg(record["alg"]).moves(size)
    assert after(alg, size).apply_all(moves).is_solved
    assert record["metric"] == "stm"
    assert record["length"] == Metric.STM.count(Alg(alg).moves(size), size)
    assert record["lengths"] == {"obtm": Metric.OBTM.count(moves, size), "stm": record["length"]}
    assert record["proven_optimal"]


def test_in_a_file_of_many_sizes_a_metric_that_does_not_fit_is_told_line_by_line(run, tmp_path):
    lines = [format_facelets(after("R U", size)) for size in (3, 4)]
    (tmp_path / "cubes.txt").write_text("\n".join(lines))
    argv = ["solve", "--file", str(tmp_path / "cubes.txt"), "--json"]
    for metric, answered in (("qtm", 0), ("stm", 1)):
        status, out, _ = run(*argv, "--metric", metric)
        records = [json.loads(line) for line in out.splitlines()]
        assert status == 2
        assert records[answered]["metric"] == metric
        assert f"not in {metric.upper()}" in records[1 - answered]["error"]


def test_an_easy_answer_has_the_form_of_every_other(records):
    _, [plain] = records("solve", "--size", "2", "--alg", "B D2 L' B")
    _, [easy] = records("solve", "--size", "2", "--alg", "B D2 L' B", "--easy")
    assert easy.keys() == plain.keys()
    assert easy["length"] <= plain["length"] + 1
    assert solves(easy["alg"], after("B D2 L' B", 2))


@pytest.mark.parametrize(("size", "own"), [(2, "two-by-two"), (3, "two-phase")])
def test_the_solver_for_every_size_leaves_small_cubes_to_their_own(records, size, own):
    argv = ["solve", "--size", str(size), "--alg", "R U F'", "--method", "big-cube"]
    status, [record] = records(*argv)
    assert (status, record["method"], record["length"]) == (0, own, 3)


def test_a_3x3x3_is_solved_in_the_fewest_turns_where_that_is_asked_for(records):
    cube = after("R U F2 L' D B2 R", 3)
    _, [record] = records("solve", "--alg", "R U F2 L' D B2 R", "--method", "optimal")
    assert solves(record["alg"], cube)
    assert (record["method"], record["proven_optimal"]) == ("optimal", True)
    assert record["length"] <= 7


def test_the_fewest_quarter_turns_are_proven_as_well(records):
    argv = ["solve", "--alg", "R2 U F2 L", "--method", "optimal", "--metric", "qtm"]
    _, [record] = records(*argv)
    assert solves(record["alg"], after("R2 U F2 L"))
    assert (record["length"], record["metric"], record["proven_optimal"]) == (6, "qtm", True)


@pytest.mark.parametrize("method", ["auto", "optimal"])
@pytest.mark.parametrize("size", ["2", "3"])
def test_only_the_turns_allowed_are_used(records, method, size):
    argv = ["--size", size, "--alg", "R U2 R' U R U R'", "--moves", "U,R", "--method", method]
    status, [record] = records("solve", *argv)
    assert status == 0
    assert solves(record["alg"], after("R U2 R' U R U R'", int(size)))
    assert {move[0] for move in record["alg"].split()} <= {"U", "R"}


def test_every_shortest_answer_of_a_3x3x3_may_be_asked_for(run):
    argv = ["solve", "--alg", "M2 E2 S2", "--method", "optimal", "--all"]
    status, out, _ = run(*argv)
    algs = out.splitlines()
    assert status == 0
    assert len(set(algs)) == len(algs) > 1
    assert all(solves(alg, after("M2 E2 S2")) and len(alg.split()) == 6 for alg in algs)


def test_a_time_limit_ends_a_proof_with_the_best_answer(records):
    moves = "U R2 F B R B2 R U2 L B2 R U' D' R2 F R' L B2 U2 F2"
    arguments = ["--method", "optimal", "--time-limit", "0.1"]
    status, [record] = records("solve", "--alg", moves, *arguments)
    assert (status, record["proven_optimal"]) == (0, False)
    assert solves(record["alg"], after(moves, 3))


def test_quarter_turns_are_counted_where_that_is_asked_for(records):
    _, [record] = records("solve", "--alg", "R2 U2", "--metric", "qtm")
    assert (record["length"], record["metric"]) == (4, "qtm")


def test_what_is_proven_is_the_fewest_of_the_turns_that_are_counted(records):
    argv = ["solve", "--size", "2", "--alg", "R2 U2 F2 R"]
    _, [face_turns] = records(*argv)
    _, [quarter_turns] = records(*argv, "--metric", "qtm")
    assert face_turns["proven_optimal"]
    assert quarter_turns["proven_optimal"]
    assert (face_turns["length"], face_turns["metric"]) == (4, "htm")
    moves = Alg(quarter_turns["alg"]).moves(2)
    assert quarter_turns["length"] == Metric.QTM.count(moves, 2) <= 7


@pytest.mark.parametrize("metric", ["htm", "qtm"])
def test_every_shortest_answer_is_a_line_of_its_own(run, records, metric):
    argv = ["solve", "--size", "2", "--alg", "R2 F2 R2", "--metric", metric]
    status, out, _ = run(*argv, "--all")
    algs = out.splitlines()
    assert status == 0
    assert len(set(algs)) == len(algs) > 1
    assert all(solves(alg, after("R2 F2 R2", 2)) for alg in algs)
    _, every = records(*argv, "--all")
    _, [one] = records(*argv)
    assert [record["alg"] for record in every] == algs
    assert {(record["length"], record["proven_optimal"]) for record in every} == {
        (one["length"], True)
    }


def test_the_one_shortest_answer_for_a_solved_cube_is_an_empty_line(run):
    assert run("solve", "--size", "2", "--alg", "", "--all") == (0, "\n", "")


@pytest.mark.parametrize("size", [2, 3])
@pytest.mark.parametrize("hold", ["", "y x2"])
def test_the_answer_leads_to_another_cube_where_one_is_named(run, size, hold):
    start, moves = after("R U2 F' R", size), "F R U' R2 F"
    target = start.apply_all(Alg(f"{moves} {hold}").moves(size))
    argv = ["solve", format_facelets(start), "--to", format_facelets(target)]
    status, out, _ = run(*argv)
    assert status == 0
    made = start.apply_all(Alg(out).moves(size))
    assert format_facelets(target) in {format_facelets(held) for held in holds(made)}
    if not hold and size == 3:
        assert made == target


def test_the_cube_to_make_may_be_named_by_moves(run):
    status, out, _ = run("solve", "--alg", "R U", "--to", "R U F2 L'")
    assert (status, after(f"R U {out}")) == (0, after("R U F2 L'"))


def test_the_cube_to_make_may_be_the_one_there_is(run):
    assert run("solve", "--alg", "R U F", "--to", "R U F") == (0, "\n", "")


@pytest.mark.parametrize("method", ["auto", "optimal"])
@pytest.mark.parametrize("size", ["2", "3"])
def test_a_cube_that_the_turns_allowed_cannot_solve_is_status_1(run, size, method):
    argv = ["--size", size, "--alg", "F", "--moves", "U,R2", "--method", method]
    status, out, err = run("solve", *argv)
    assert (status, out, err.count("\n")) == (1, "", 1)
    assert "the turns allowed (U, R2) are not enough for this cube" in err


def test_no_answer_within_the_limits_is_status_1(run):
    status, out, err = run("solve", "--alg", SUPERFLIP, "--max-length", "15", "--time-limit", "0.1")
    assert (status, out) == (1, "")
    assert err.count("\n") == 1


def test_the_longest_allowed_answer_counts_in_the_metric_asked_for(run):
    argv = ["solve", "--alg", "R2 U2", "--metric", "qtm", "--time-limit", "0.1", "--max-length"]
    assert run(*argv, "4")[0] == 0
    status, out, err = run(*argv, "3")
    assert (status, out) == (1, "")
    assert "no answer of 3 quarter turns or fewer" in err


def test_a_time_limit_is_kept_and_used_to_improve(records):
    _, [record] = records("solve", RANDOM, "--time-limit", "0.1")
    assert record["length"] <= 21
    assert record["seconds"] < 2


@pytest.mark.parametrize("jobs", ["1", *slow("2")])
def test_a_file_is_answered_line_by_line(records, tmp_path, jobs):
    cubes = [after(alg) for alg in ("R U", "", SUPERFLIP, "F2 L'", "D M x")]
    lines = [format_facelets(cube) for cube in cubes]
    lines[3:3] = ["UUU", "", FLIPPED_EDGE]
    file = tmp_path / "cubes.txt"
    file.write_text("\n".join(lines), "utf-8")
    status, given = records("solve", "--file", str(file), "--jobs", jobs)
    assert status == 2
    assert [answer.get("line") for answer in given] == [None] * 3 + [4, 5, 6] + [None] * 2
    assert "3 facelets" in given[3]["error"]
    good = [answer["alg"] for answer in given if "alg" in answer]
    assert all(solves(alg, cube) for alg, cube in zip(good, cubes, strict=True))


def test_the_answers_for_many_cubes_are_those_for_few(run, tmp_path, monkeypatch, rng):
    cubes = [format_facelets(random_state(3, rng)) for _ in range(12)]
    file = tmp_path / "cubes.txt"
    file.write_text("\n".join(cubes), "utf-8")
    few = run("solve", "--file", str(file))
    monkeypatch.setattr(answers, "MANY", 4)
    assert run("solve", "--file", str(file)) == few


def test_a_bad_line_is_an_object_among_the_algs(run, tmp_path):
    file = tmp_path / "cubes.txt"
    file.write_bytes(b"\xff\xfe\n" + AFTER_R.encode() + b"\r\n")
    status, out, _ = run("solve", "--file", str(file))
    bad, good = out.splitlines()
    assert status == 2
    assert json.loads(bad)["line"] == 1
    assert good == "R'"


def test_cubes_without_an_answer_in_a_file_are_status_1(records, tmp_path):
    file = tmp_path / "cubes.txt"
    file.write_text(f"{format_facelets(after(SUPERFLIP))}\n{AFTER_R}\n", "utf-8")
    limits = ["--max-length", "3", "--time-limit", "0.1"]
    status, given = records("solve", "--file", str(file), *limits)
    assert status == 1
    assert given[0]["line"] == 1
    assert given[1]["alg"] == "R'"


def test_an_empty_file_has_no_answers(run, tmp_path):
    file = tmp_path / "cubes.txt"
    file.touch()
    assert run("solve", "--file", str(file)) == (0, "", "")


def hear_ctrl_c():
    """Take SIGINT as a terminal's programs do, also where the tests run in the background."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.fixture
def conversation():
    """Return a function that starts ``solve --file -`` with both its ends in hand."""
    started = []

    def start(*argv):
        process = subprocess.Popen(
            [sys.executable, "-m", "cubeapp", "solve", "--file", "-", *argv],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            bufsize=1,
            preexec_fn=hear_ctrl_c,
        )
        started.append(process)
        return process

    yield start
    for process in started:
        process.kill()
        process.communicate()


@needs_signals
@pytest.mark.parametrize("jobs", ["1", *slow("2")])
def test_each_answer_comes_before_the_next_cube_is_asked_for(conversation, jobs):
    process = conversation("--jobs", jobs)
    for _ in range(3):
        process.stdin.write(AFTER_R + "\n")
        process.stdin.flush()
        assert process.stdout.readline() == "R'\n"
    out, err = process.communicate()
    assert (process.returncode, out, err) == (0, "", "")


@needs_signals
@pytest.mark.parametrize("jobs", ["1", *slow("2")])
def test_ctrl_c_in_the_middle_of_a_search_ends_quietly(conversation, jobs):
    process = conversation("--jobs", jobs, "--max-length", "17")
    process.stdin.write(f"{AFTER_R}\n{format_facelets(after(SUPERFLIP))}\n")
    process.stdin.flush()
    assert process.stdout.readline() == "R'\n"
    process.send_signal(2)
    out, err = process.communicate(timeout=20)
    assert (process.returncode, out, err) == (130, "", "")


@needs_signals
def test_workers_end_with_a_killed_parent(conversation):
    process = conversation("--jobs", "2", "--max-length", "16")
    process.stdin.write(f"{AFTER_R}\n{format_facelets(after(SUPERFLIP))}\n")
    process.stdin.flush()
    assert process.stdout.readline() == "R'\n"
    process.kill()
    # The workers hold the other ends of the pipes.
    process.communicate(timeout=60)


def begun(*argv):
    """Return a process that has printed its first line."""
    pipe = subprocess.PIPE
    process = subprocess.Popen(
        [sys.executable, *argv],
        stdout=pipe,
        stderr=pipe,
        text=True,
        start_new_session=True,
        preexec_fn=hear_ctrl_c,
    )
    process.stdout.readline()
    return process


@needs_signals
def test_ctrl_c_while_workers_start_ends_them_without_a_word():
    code = (
        "from cubeapp.commands.answers import Order\n"
        "from cubeapp.commands.workers import Workers\n"
        "import time\n"
        "with Workers(2, Order()):\n"
        "    try:\n"
        "        print('begun', flush=True)\n"
        "        time.sleep(60)\n"
        "    except KeyboardInterrupt: time.sleep(0.5)\n"
    )
    process = begun("-c", code)
    os.killpg(process.pid, signal.SIGINT)
    _out, err = process.communicate(timeout=60)
    assert (process.returncode, err) == (0, "")


@needs_signals
def test_ctrl_c_does_not_wait_for_work_that_cannot_be_stopped():
    code = (
        "import time\n"
        "from cubeapp.commands.foreground import Foreground\n"
        "def compiling(control):\n"
        "    print('begun', flush=True)\n"
        "    time.sleep(1000)\n"
        "Foreground().run(compiling)\n"
    )
    process = begun("-c", code)
    process.send_signal(signal.SIGINT)
    _out, err = process.communicate(timeout=60)
    assert (process.returncode, err) == (130, "")


def heard(code):
    """Run Python ``code`` in a process that hears Ctrl-C."""
    command = [sys.executable, "-c", code]
    return subprocess.run(
        command, capture_output=True, text=True, timeout=60, check=False, preexec_fn=hear_ctrl_c
    )


@needs_signals
def test_ctrl_c_while_a_shorter_answer_is_looked_for_prints_the_best_so_far(run, monkeypatch):
    class Impatient:
        is_content = False

        def __call__(self, progress):
            if progress.best is not None and not self.is_content:
                self.is_content = True
                os.kill(os.getpid(), signal.SIGINT)

    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    monkeypatch.setattr(foreground, "News", Impatient)
    status, out, err = run("solve", "--alg", SUPERFLIP, "--time-limit", "60")
    assert (status, err) == (130, "")
    assert after(SUPERFLIP).apply_all(Alg(out).moves(3)).is_solved


def test_a_long_proof_says_how_far_it_is_where_nobody_watches_too(monkeypatch, capsys):
    monkeypatch.setattr(foreground, "KEPT_NEWS_EVERY_S", 0.0)
    assert main(["solve", "--alg", FAR, "--method", "optimal", "--max-length", "13"]) == 1
    *told, last = capsys.readouterr().err.splitlines()
    assert "at least 14 are needed" in last
    pattern = r"at most (\d+ face turns), at least 13.*, \d+% of length 13, best so far \1"
    assert any(re.fullmatch(pattern, line) for line in told)


@needs_signals
def test_ctrl_c_is_noticed_whichever_thread_the_system_tells():
    code = (
        "import signal, threading, time\n"
        "from cubeapp.commands.foreground import Foreground\n"
        "def work(control):\n"
        "    time.sleep(0.5)\n"
        "    signal.pthread_kill(threading.get_ident(), signal.SIGINT)\n"
        "    while not control.cancelled: time.sleep(0.01)\n"
        "try: Foreground().run(work)\n"
        "except KeyboardInterrupt: raise SystemExit(130)\n"
    )
    done = heard(code)
    assert (done.returncode, done.stderr) == (130, "")


@needs_signals
@pytest.mark.parametrize(
    ("argv", "module"),
    [
        ([], "PySide6.support"),
        (["shot", "cube.png"], "PySide6.QtGui"),
        pytest.param([], "PySide6.QtGui", marks=pytest.mark.slow),
        pytest.param(["shot", "cube.png"], "PySide6.support", marks=pytest.mark.slow),
    ],
)
def test_ctrl_c_while_qt_is_loaded_ends_the_program_without_a_crash(argv, module, tmp_path):
    code = (
        "import os, signal, sys\n"
        "class CtrlC:\n"
        "    def find_spec(self, name, path=None, target=None):\n"
        f"        if name == '{module}':\n"
        "            os.kill(os.getpid(), signal.SIGINT)\n"
        "sys.meta_path.insert(0, CtrlC())\n"
        "from cubeapp.cli import main\n"
        f"main({argv})\n"
    )
    ended = subprocess.run(
        [sys.executable, "-c", code],
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (ended.returncode, ended.stderr) == (-signal.SIGINT, "")


@pytest.fixture
def collecting():
    """When Python looks for garbage; a program that is begun here changes it."""
    usual = gc.get_threshold()
    yield usual
    gc.set_threshold(*usual)
    atexit.unregister(gc.freeze)


def test_the_program_looks_seldom_for_garbage_but_looks(collecting, monkeypatch):
    monkeypatch.setattr(sys, "argv", ["cubeapp", "--version"])
    assert cubeapp.__main__.main() == 0
    assert gc.isenabled()
    assert gc.get_threshold()[0] > collecting[0]
    assert gc.get_threshold()[1:] == collecting[1:]


@pytest.mark.usefixtures("collecting")
def test_ctrl_c_before_the_command_line_is_loaded_ends_quietly(monkeypatch):
    class Interrupted:
        def find_spec(self, name, path=None, target=None):
            if name == "cubeapp.cli":
                raise KeyboardInterrupt

    monkeypatch.delitem(sys.modules, "cubeapp.cli")
    monkeypatch.delattr(cubeapp, "cli")
    monkeypatch.setattr(sys, "meta_path", [Interrupted(), *sys.meta_path])
    assert cubeapp.__main__.main() == 130


# --- tables, bench, window ---------------------------------------------------------------


def test_tables_are_built_shown_and_cleared(records, monkeypatch, tmp_path):
    monkeypatch.setenv("CUBEAPP_CACHE", str(tmp_path))
    status, before = records("tables", "status")
    assert status == 0
    assert {record["state"] for record in before} == {"missing"}
    assert records("tables", "build")[0] == 0
    _, built = records("tables", "status")
    assert [record["name"] for record in built] == [record["name"] for record in before]
    quick = [record for record in built if record["name"] in ("two-by-two", "two-phase")]
    names = ("compiled-3x3x3", "compiled-2x2x2", "compiled-scrambles")
    compiled = [{"name": name, "size": 0, "state": "ready"} for name in names]
    assert all(record in built for record in compiled)
    later = [record for record in built if record not in (*quick, *compiled)]
    assert {record["state"] for record in later} == {"missing"}
    assert {record["state"] for record in quick} == {"ready"}
    assert all(record["size"] > 0 for record in quick)
    assert records("tables", "clear")[0] == 0
    assert {record["state"] for record in records("tables", "status")[1]} == {"missing"}


def test_the_optimal_tables_are_built_where_that_is_asked_for(records):
    status, built = records("tables", "build", "--optimal", "small")
    states = {record["name"]: record["state"] for record in built}
    assert status == 0
    assert (states["optimal-small"], states["optimal-corners"]) == ("ready", "ready")
    assert is_optimal_ready("small")
    assert not is_optimal_ready("default")


FIGURES = [
    Figure("turns, 3×3×3", 12_345_678, "turns/s", 10_000_000, more_is_better=True),
    Figure("parse of 1,000 moves", 12.5, "ms", 10),
    Figure("cores", 2, ""),
]


def test_bench_prints_a_table_with_targets(run, monkeypatch):
    monkeypatch.setattr(bench, "run_benchmark", lambda *_: FIGURES)
    status, out, _ = run("bench", "engine")
    assert status == 0
    title, first, second, third, _ = out.split("\n", 4)
    assert title == "engine"
    assert first.split() == ["turns,", "3×3×3", "12,345,678", "turns/s", "≥", "10,000,000", "met"]
    assert second.endswith("≤ 10  missed")
    assert third.split() == ["cores", "2"]


def test_bench_gives_each_figure_as_json(records, monkeypatch):
    monkeypatch.setattr(bench, "run_benchmark", lambda *_: FIGURES)
    _, figures = records("bench", "engine")
    assert [figure["met"] for figure in figures] == [True, False, None]
    assert {figure["benchmark"] for figure in figures} == {"engine"}


def test_bench_writes_the_figures_down_with_the_machine(run, monkeypatch, tmp_path):
    monkeypatch.setattr(bench, "run_benchmark", lambda *_: FIGURES)
    file = tmp_path / "results.md"
    assert run("bench", "engine", "window", "--report", str(file))[0] == 0
    written = file.read_text("utf-8")
    assert written.startswith("# Results\n")
    assert "\n## engine\n" in written
    assert "\n## window\n" in written
    assert str(tmp_path) not in written


def test_a_report_that_cannot_be_written_is_told_before_anything_is_measured(
    run, monkeypatch, tmp_path
):
    monkeypatch.setattr(bench, "run_benchmark", lambda *_: pytest.fail("measured"))
    for file in (str(tmp_path / "none" / "results.md"), str(tmp_path), ""):
        status, out, err = run("bench", "engine", "--report", file)
        assert (status, out, err.count("\n")) == (2, "", 1)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no full device")
def test_a_report_that_the_disk_does_not_take_is_named(run, monkeypatch):
    monkeypatch.setattr(bench, "run_benchmark", lambda *_: FIGURES)
    status, _, err = run("bench", "engine", "--report", "/dev/full")
    assert (status, err.count("\n")) == (2, 1)
    assert err.startswith("cubeapp bench: /dev/full: ")


def test_the_measures_run_from_a_checkout_as_well():
    command = [sys.executable, "bench", "nonsense"]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert run.returncode == 2
    assert "there is no benchmark 'nonsense'" in run.stderr


@pytest.fixture
def no_display(monkeypatch):
    for variable in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setattr(sys, "platform", "linux")


@pytest.mark.usefixtures("no_display")
def test_without_a_display_the_window_says_so(run):
    status, out, err = run("--size", "5")
    assert (status, out) == (2, "")
    assert "no display" in err


@pytest.mark.usefixtures("no_display")
def test_a_display_that_does_not_answer_is_named(run, monkeypatch):
    monkeypatch.setenv("DISPLAY", ":7654")
    monkeypatch.setattr(display, "X_LIBRARIES", {"libxcb.so.1": "libxcb1"})
    status, _, err = run()
    assert status == 2
    assert "the display :7654 does not answer" in err


@pytest.mark.usefixtures("no_display")
def test_libraries_that_a_window_needs_are_named(run, monkeypatch):
    monkeypatch.setenv("DISPLAY", ":7654")
    monkeypatch.setattr(display, "X_LIBRARIES", {"libnothing.so.9": "libnothing9"})
    status, _, err = run()
    assert status == 2
    assert err.rstrip().endswith("sudo apt-get install libnothing9")


# --- solvers of other packages -----------------------------------------------------------


@pytest.mark.usefixtures("packages")
def test_a_solver_of_another_package_is_a_method(run):
    status, out, err = run("solve", "--alg", "U", "--method", "handy")
    assert (status, out) == (0, "U'\n")
    missing, nameless, usurper = err.splitlines()
    assert "'missing'" in missing
    assert "no_such_module" in missing
    assert "'nameless'" in nameless
    assert "'cfop'" in usurper
    assert "handy" in run("solve", "--help")[1]


@pytest.mark.usefixtures("packages")
def test_a_solver_that_cannot_be_loaded_is_no_method(run):
    status, _, err = run("solve", "--alg", "U", "--method", "missing")
    assert status == 2
    assert "handy" in err


# --- methods that files describe ---------------------------------------------------------


def test_a_method_of_a_file_tells_its_steps(records):
    argv = ["--alg", "R U2 F' L D B2", "--method", "petrus", "--style", "plain", "--cross", "red"]
    status, [record] = records("solve", *argv)
    assert (status, record["method"]) == (0, "petrus")
    assert solves(record["alg"], after("R U2 F' L D B2"))
    hold, block, *_ = record["stages"]
    assert hold["steps"][0]["hold"].startswith("orange on top")
    assert block["name"] == "2×2×2"
    assert block["alg"] in block["steps"][0]["sentence"]


def test_a_faulty_file_of_a_method_is_named_where_it_may_be_meant_and_left_out(run):
    own_methods_folder().mkdir(parents=True)
    path = own_methods_folder() / "club.toml"
    path.write_text('[method]\nid = "club"\n', "utf-8")
    chain_methods.cache_clear()
    try:
        assert "club" not in run("solve", "--alg", "U")[2]
        status, _, err = run("solve", "--alg", "U", "--method", "club")
    finally:
        path.unlink()
        own_methods_folder().rmdir()
        chain_methods.cache_clear()
    assert status == 2
    assert "club.toml, line 1: 'title' is missing" in err


def test_scrambles_for_a_step_take_as_many_turns_as_wanted(run, records):
    asked = ("scramble", "--step", "eo:any", "--turns-needed", "4-5", "--seed", "3", "--count", "2")
    status, made = records(*asked)
    assert status == 0
    assert len({each["alg"] for each in made}) == 2
    for each in made:
        assert each["kind"] == "random-state"
        assert each["step"] == "eo:any"
        assert each["turns_needed"] in (4, 5)
        assert each["facelets"] == str(after(each["alg"]))
        status, [found] = records("find", "eo:any", "--alg", each["alg"], "--count", "1")
        assert found["length"] == each["turns_needed"]
    assert run(*asked)[1].splitlines() == [each["alg"] for each in made]
