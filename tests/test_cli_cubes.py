"""Which cube a command line is about: by facelets or moves, from a pipe, in any colours."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from cubeapp.cli import main
from cubeapp.commands import lines
from cubeapp.engine.facelets.text import format_facelets, parse_facelets
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.notation.alg import Alg
from tests.strategies import slow

SOLVED = format_facelets(Cube.solved(3))
JAPANESE = "".join(letter * 9 for letter in "WRGBOY")
JAPANESE_AFTER_R = format_facelets(Cube.solved(3).apply_all(Alg("R").moves(3))).translate(
    str.maketrans("URFDLB", "WRGBOY")
)
TWISTED = "UUUUUUUUFURRRRRRRRFFRFFFFFFDDDDDDDDDLLLLLLLLLBBBBBBBBB"


@pytest.fixture
def run(capsys):
    """Return a function that runs a command line: exit status, standard output, error."""

    def run_it(*argv):
        status = main(argv)
        return status, *capsys.readouterr()

    return run_it


@pytest.fixture
def pipe(run, monkeypatch):
    """Return a function that runs a command line with something on standard input."""

    def run_it(data, *argv):
        raw = io.BytesIO(data.encode() if isinstance(data, str) else data)
        # This first: importing it takes the other one as it is.
        monkeypatch.setattr("cubeapp.commands.solve.open_lines", lambda name: raw)
        monkeypatch.setattr(lines, "open_lines", lambda name: raw)
        return run(*argv)

    return run_it


def after(alg, size=3):
    return Cube.solved(size).apply_all(Alg(alg).moves(size))


def test_scrambles_that_were_printed_are_solved(pipe, run):
    _status, scrambles, _told = run("scramble", "--count", "2", "--seed", "1")
    status, answers, _told = pipe(scrambles, "solve", "--file", "-")
    algs = zip(scrambles.splitlines(), answers.splitlines(), strict=True)
    assert status == 0
    assert all(after(f"{scramble} {answer}").is_solved for scramble, answer in algs)


@pytest.mark.slow
def test_scrambles_go_through_a_pipe_to_be_solved(run):
    program = f"{sys.executable} -m cubeapp"
    done = subprocess.run(
        f"{program} scramble --count 2 --seed 1 | {program} solve --file -",
        shell=True,
        capture_output=True,
        text=True,
        check=True,
    )
    _status, scrambles, _told = run("scramble", "--count", "2", "--seed", "1")
    algs = zip(scrambles.splitlines(), done.stdout.splitlines(), strict=True)
    assert all(after(f"{scramble} {answer}").is_solved for scramble, answer in algs)


@pytest.mark.parametrize("jobs", ["1", *slow("2")])
def test_lines_hold_facelets_or_moves_and_are_told_apart(run, tmp_path, jobs):
    file = tmp_path / "cubes.txt"
    record = json.dumps({"alg": "F2", "kind": "random-moves"})
    bad = ["UUU", "UFL", SOLVED[:-1], "hello"]
    file.write_text("\n".join(["R U", format_facelets(after("F")), record, *bad, "L'"]), "utf-8")
    status, out, err = run("solve", "--file", str(file), "--jobs", jobs)
    *algs, last = [line for line in out.splitlines() if not line.startswith("{")]
    errors = [json.loads(line) for line in out.splitlines() if line.startswith("{")]
    assert (status, err, algs, last) == (2, "", ["U' R'", "F'", "F2"], "L")
    assert [error["line"] for error in errors] == [4, 5, 6, 7]
    assert all("facelets make no cube" in error["error"] for error in errors[:3])
    assert "neither a cube" in errors[3]["error"]


def test_moves_on_a_line_are_for_the_size_that_is_said(run, tmp_path):
    file = tmp_path / "cubes.txt"
    file.write_text("R U\n", "utf-8")
    status, out, _ = run("solve", "--size", "2", "--file", str(file))
    assert status == 0
    assert after(f"R U {out}", 2).is_solved


def test_a_dash_stands_for_standard_input(pipe):
    assert pipe("R\n", "solve", "-") == (0, "R'\n", "")
    assert pipe(format_facelets(after("R")), "solve", "-")[1] == "R'\n"
    status, out, err = pipe(f"{SOLVED[:27]}\n{SOLVED[27:]}\n", "check", "-")
    assert (status, out) == (0, "valid\n")
    assert "face letters" in err
    assert pipe("", "check", "-")[0] == 2


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16"])
def test_what_shells_of_windows_write_is_read(pipe, encoding):
    assert pipe("R\r\n".encode(encoding), "solve", "-") == (0, "R'\n", "")
    data = "R\r\nU F // ü\r\n".encode(encoding)
    assert pipe(data, "solve", "--file", "-") == (0, "R'\nF' U'\n", "")


def test_a_pipe_may_bring_the_mark_of_an_encoding_alone():
    data = "R\r\nU".encode("utf-16")
    parts = iter([data[:2], data[2:3], data[3:], b""])
    file = SimpleNamespace(read=lambda _size: next(parts))

    assert [line.text for found in lines.numbered_lines(file) for line in found] == ["R", "U"]


def test_moves_in_place_of_the_text_are_done_to_a_solved_cube(run):
    assert run("solve", "R", "U") == (0, "U' R'\n", "")


def test_a_line_that_is_too_long_is_told_with_its_true_length(pipe):
    long = b"U" * 10_000_000
    status, out, _ = pipe(long + b"\nR\n" + long[:3_000_000], "solve", "--file", "-")
    first, answer, last = out.splitlines()
    assert (status, answer) == (2, "R'")
    assert json.loads(first)["line"] == 1
    assert "10,000,000 bytes" in json.loads(first)["error"]
    assert json.loads(last)["line"] == 3
    assert "3,000,000 bytes" in json.loads(last)["error"]


def test_standard_input_that_never_ends_is_refused(pipe):
    status, out, err = pipe(b"R " * 6_000_000, "solve", "-")
    assert (status, out, err.count("\n")) == (2, "", 1)
    assert "too long for a cube or moves" in err


def test_colour_letters_are_those_of_the_scheme(run):
    assert run("check", JAPANESE, "--scheme", "japanese")[:2] == (0, "valid\n")
    assert run("solve", JAPANESE_AFTER_R, "--scheme", "japanese") == (0, "R'\n", "")
    assert run("solve", JAPANESE_AFTER_R, "--to", JAPANESE, "--scheme", "japanese")[1] == "R'\n"


def test_names_and_signs_of_colours_are_those_of_the_scheme(run):
    names = " ".join(
        f"{name} " * 9 for name in ("white", "red", "green", "blue", "orange", "yellow")
    )
    assert run("check", names, "--scheme", "japanese")[0] == 0
    assert run("check", names)[0] == 1


def test_face_letters_are_the_same_in_every_scheme(run):
    assert run("check", SOLVED, "--scheme", "japanese")[:2] == (0, "valid\n")


def test_faults_name_the_colours_of_the_scheme(run):
    status, out, _ = run("check", "W" * 9 + JAPANESE[9:45] + "W" * 9, "--scheme", "japanese")
    assert status == 1
    assert "9 white too many and 9 yellow too few" in out
    centres = "".join({31: "Y", 49: "B"}.get(at, letter) for at, letter in enumerate(JAPANESE))
    status, out, _ = run("check", centres, "--scheme", "japanese")
    assert "white is opposite blue, red opposite orange, green opposite yellow" in out
    # The next one is in the usual colours again.
    assert "yellow too few" not in run("check", "W" * 9 + SOLVED[9:])[1]


def test_how_a_cube_is_read_is_told_in_the_colours_of_the_scheme(run):
    yellow_on_top = "".join(letter * 9 for letter in "YOGWRB")
    err = run("check", yellow_on_top, "--scheme", "yellow-top")[2]
    assert "yellow" in err
    assert "white" not in err


@pytest.mark.parametrize("command", ["shot", "export"])
def test_pictures_name_faults_in_the_colours_of_the_scheme(run, tmp_path, command):
    nine_white = ["--facelets", "W" * 9 + JAPANESE[9:45] + "W" * 9, "--scheme", "japanese"]
    file = str(tmp_path / "cube.svg")
    err = run(command, file, *nine_white, "--view", "3d", "--solve", "two-phase")[2]
    assert "9 white too many and 9 yellow too few" in err


def test_a_cube_that_is_legal_in_other_colours_is_explained(run, tmp_path):
    status, _, err = run("check", JAPANESE)
    assert status == 1
    assert "--scheme japanese" in err
    assert json.loads(run("check", JAPANESE, "--json")[1])["other_scheme"] == "japanese"
    assert json.loads(run("check", TWISTED, "--json")[1])["other_scheme"] is None
    status, out, err = run("solve", JAPANESE_AFTER_R)
    assert (status, out, err.count("\n")) == (2, "", 1)
    assert "--scheme japanese" in err
    file = tmp_path / "cubes.txt"
    file.write_text(JAPANESE_AFTER_R, "utf-8")
    status, out, _ = run("solve", "--file", str(file))
    assert (status, "--scheme japanese" in json.loads(out)["error"]) == (2, True)


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_steps_tell_the_colours_of_the_scheme(run, tmp_path, jobs):
    file = tmp_path / "cubes.txt"
    file.write_text(f"{JAPANESE_AFTER_R}\nUUU\n", "utf-8")
    scheme = ("--scheme", "japanese", "--jobs", jobs)
    cross = ("--method", "beginner", "--cross", "blue")
    status, out, _ = run("solve", "--file", str(file), *scheme, *cross, "--json")
    answer, refusal = map(json.loads, out.splitlines())
    told = json.dumps(answer["stages"])
    assert (status, refusal["line"]) == (2, 2)
    assert "Make a blue cross" in told
    assert "white on top" in told


def test_a_cross_may_have_the_name_of_ones_own_colour(run):
    scheme = "ffffff,d31432,00a651,ffd500,7a3fbf,0051ba"
    argv = ["solve", "--alg", "R U", "--method", "cfop", "--scheme", scheme, "--json"]
    status, out, _ = run(*argv, "--cross", "violet")
    assert status == 0
    assert "violet" in out


def test_a_cross_of_a_colour_that_the_scheme_lacks_is_refused(run):
    scheme = "ffffff,d31432,00a651,ffd500,7a3fbf,0051ba"
    argv = ["solve", "--alg", "R", "--method", "cfop", "--cross", "orange", "--scheme", scheme]
    status, _, err = run(*argv)
    assert status == 2
    assert "--cross: 'orange' is none of white, red, green, yellow, violet, blue, any" in err


@pytest.mark.parametrize("size", [2, 3, 4])
def test_digits_may_number_the_faces_in_the_order_of_the_letters(run, size, rng):
    cube = after("R U2 F' L D", size)
    text = format_facelets(cube).translate(str.maketrans("URFDLB", "123456"))
    reading = parse_facelets(text)
    assert reading.cube == cube
    assert reading.description.startswith("face numbers from 1 to 6 in the order U R F D L B")
    assert run("check", text)[0] == 0


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no full device")
@pytest.mark.parametrize("words", ["solve --help", *slow("--help", "--version")])
def test_help_that_cannot_be_printed_is_no_success(words):
    full = subprocess.run(
        f"{sys.executable} -m cubeapp {words} >/dev/full",
        shell=True,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (full.returncode, full.stderr.count("\n")) == (2, 1)
    assert "standard output: " in full.stderr
