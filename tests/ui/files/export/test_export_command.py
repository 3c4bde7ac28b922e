"""``cubeapp export``, as scripts use it."""

from __future__ import annotations

import json
import os
import signal
import time

import pytest
from PIL import Image

from cubeapp import Cube
from cubeapp.cli import main
from cubeapp.commands import pictures
from cubeapp.commands.export import (
    APPLY_TO,
    ENDINGS,
    EXAMPLES,
    FASTEST,
    SLOWEST,
    add_arguments,
)
from cubeapp.commands.parsing import Parser
from cubeapp.engine.model.errors import SearchCancelled
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.solvers.control import Progress
from cubeapp.engine.solvers.registry import chosen_solver
from cubeapp.ui.files.export import making, options
from cubeapp.ui.files.export.options import Kind
from cubeapp.ui.services.motion import MAX_TEMPO, MIN_TEMPO
from tests.every import every
from tests.systems import needs_signals

pytestmark = pytest.mark.usefixtures("qapp", "unpainted")
MOVES = "R U2 F' L D"


@pytest.fixture(autouse=True)
def _here(monkeypatch, tmp_path):
    # The command chooses the platform for its own process; here it is everyone's.
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    monkeypatch.chdir(tmp_path)


def test_the_command_knows_the_bounds_of_the_window_without_loading_it():
    assert (SLOWEST, FASTEST) == (MIN_TEMPO, MAX_TEMPO)
    for name in ("LARGEST_SIDE", "MOST_PIXELS"):
        assert getattr(pictures, name) == getattr(options, name)


def test_every_ending_makes_a_file_of_its_kind(capsys, tmp_path):
    for ending in ENDINGS:
        path = tmp_path / f"cube{ending}"
        assert main(["export", str(path), "--alg", "R U", "--json"]) == 0
        record = json.loads(capsys.readouterr().out)
        assert record["file"] == str(path)
        assert record["bytes"] == path.stat().st_size > 100
    assert {kind.ending for kind in Kind} == set(ENDINGS)


def test_a_png_of_each_move_is_a_strip(capsys):
    assert main(["export", "strip.png", "--alg", "R U", "--each", "move", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["kind"] == "strip"
    with Image.open("strip.png") as strip:
        assert strip.width > 2 * strip.height


def test_a_solution_is_told_step_by_step(tmp_path):
    assert main(["export", "steps.txt", "--alg", MOVES, "--solve", "beginner", "--wca"]) == 0
    text = (tmp_path / "steps.txt").read_text("utf-8")
    assert text.startswith("3×3×3 · Beginner")
    for word in ("Cross.", "(HTM)", "  2. ", "All moves:"):
        assert word in text


def test_the_shortest_solution_of_a_2x2x2_is_drawn_as_solve_finds_it(tmp_path):
    argv = ("export", "steps.txt", "--size", "2", "--alg", "R U", "--solve", "optimal")
    assert main([*argv]) == 0
    assert "U' R'" in (tmp_path / "steps.txt").read_text("utf-8")


def test_the_letters_of_colours_are_those_of_the_scheme(tmp_path):
    solved = "".join(letter * 9 for letter in "WRGBOY")
    japanese = ["--facelets", solved, "--scheme", "japanese"]
    for ending in ("txt", "svg"):
        path = tmp_path / f"cube.{ending}"
        assert main(["export", str(path), *japanese]) == 0
        assert main(["export", f"{path}.{ending}", "--scheme", "japanese"]) == 0
        assert path.read_bytes() == (tmp_path / f"cube.{ending}.{ending}").read_bytes()


def test_a_pdf_by_hand_is_a_sheet_to_follow(capsys, tmp_path):
    sizes = []
    for more in ((), ("--no-letters", "--paper", "letter")):
        argv = ["export", "sheet.pdf", "--size", "4", "--alg", "Rw U y 2F", "--hand", *more]
        assert main([*argv, "--json"]) == 0
        record = json.loads(capsys.readouterr().out)
        assert (record["file"], record["kind"]) == ("sheet.pdf", "hand")
        sizes.append(record["bytes"])
    assert sizes[0] > sizes[1] > 1000


def test_a_sheet_to_follow_is_made_of_cubes_that_are_not_painted_as_well(tmp_path):
    for facelets in (24, 54):
        path = tmp_path / f"sheet{facelets}.pdf"
        given = ("--facelets", facelets * ".", "--alg", "R", "--hand")
        assert main(["export", str(path), *given]) == 0
        assert path.stat().st_size > 1000


def test_options_reach_the_film(tmp_path):
    shown = ("--view", "net", "--width", "120", "--fps", "5", "--pause", "1", "--once")
    assert main(["export", "film.gif", "--alg", "R U", *shown]) == 0
    with Image.open(tmp_path / "film.gif") as film:
        assert film.size == (120, 90)
        assert "loop" not in film.info
        assert film.n_frames <= 7


def test_a_picture_is_taken_from_where_the_eye_stands(tmp_path):
    assert main(["export", "a.svg", "--camera", "35,30"]) == 0
    assert main(["export", "b.svg", "--camera=-20,200"]) == 0
    assert main(["export", "usual.svg"]) == 0
    shown = {name: (tmp_path / f"{name}.svg").read_bytes() for name in ("a", "b", "usual")}
    assert shown["a"] == shown["usual"] != shown["b"]


@every(
    "argv, words",
    [
        ([], "name one file"),
        ([""], "name one file"),
        (["a.png", "b.png"], "name one file"),
        (["cube.bmp"], "an export ends in .png, .svg, .gif, .html, .pdf or .txt"),
        (["cube"], "an export ends in"),
        (["no/folder/cube.png"], "there is no folder no/folder"),
        (["cube.png", "--tempo", "2"], "--tempo says nothing about a .png file"),
        (["cube.txt", "--view", "net"], "--view says nothing about a .txt file"),
        (["cube.png", "--wca"], "--wca goes with a strip"),
        (["cube.png", "--at", "0", "--each", "move"], "--at goes with one picture"),
        (["cube.png", "--camera", "1,2", "--each", "move"], "--camera goes with one picture"),
        (["cube.png", "--camera", "35"], "--camera: '35' is not a place to look from"),
        (["cube.png", "--camera", "95,0"], "--camera: '95' is not a place to look from"),
        (["cube.png", "--at", "1"], "there are only 0 moves"),
        (["cube.gif", "--fps", "0"], "--fps: '0'"),
        (["cube.gif", "--tempo", "nan"], "--tempo: 'nan'"),
        (["cube.gif", "--pause", "-1"], "--pause: '-1'"),
        (["cube.pdf", "--paper", "a5"], "--paper"),
        (["cube.pdf", "--scale", "2"], "--scale says nothing about a .pdf file"),
        (["cube.html", "--each", "turn"], "--each"),
        (["cube.png", "--width", "16384", "--height", "16384"], "too large for a picture"),
        (["cube.gif", "--width", "9000", "--alg", "R U"], "too much for a film"),
        (["cube.pdf", "--alg", "(R U)600", "--each", "move"], "1,201 pictures"),
        (["cube.png", "--no-letters"], "--no-letters says nothing about a .png file"),
        (["cube.pdf", "--no-letters"], "--no-letters goes with --hand"),
        (["cube.pdf", "--hand", "--wca"], "--wca says nothing about a sheet to follow by hand"),
        (["cube.pdf", "--solve", "ortega"], "ortega does not solve a 3×3×3"),
        (["cube.pdf", "--alg", "R Q"], "'Q' is not a move"),
    ],
)
def test_bad_input_is_one_clear_line_and_status_2(capsys, tmp_path, argv, words):
    assert main(["export", *argv]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert words in err
    assert list(tmp_path.iterdir()) == []


def test_what_cannot_be_drawn_is_refused_before_the_cube_is_solved(monkeypatch, tmp_path):
    monkeypatch.setattr("cubeapp.commands.export.read_timeline", None)
    large = ("--width", "16384", "--height", "16384")
    for ending in ("png", "svg", "gif", "html"):
        assert main(["export", f"cube.{ending}", "--solve", "optimal", *large]) == 2
    assert list(tmp_path.iterdir()) == []


def test_a_film_of_which_one_turn_is_too_much_is_refused_before_the_cube_is_solved(
    monkeypatch, tmp_path, capsys
):
    monkeypatch.setattr("cubeapp.commands.export.read_timeline", None)
    for language in ("en", "de"):
        given = ("--width", "6000", "--language", language)
        assert main(["export", "cube.gif", "--solve", "optimal", *given]) == 2
        # In one language, whatever the film speaks.
        assert "one turn alone is too much for a film" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


class Improving:
    """A solver whose first answer is known long before its last one."""

    name = "improving"
    goes_on = False

    def accepts(self, cube):
        return True

    def prepare(self, control):
        control.checkpoint(Progress("preparing"))

    def solve(self, cube, limits, control):
        best = chosen_solver("two-phase", 3).solve(cube, limits, control)
        control.checkpoint(Progress("searching", best=best))
        self.goes_on = True
        return best


@every("command", ["shot", "export"])
def test_a_moment_behind_the_first_answer_is_refused_while_shorter_ones_are_looked_for(
    command, monkeypatch, capsys, tmp_path
):
    slow = Improving()
    monkeypatch.setattr(pictures, "chosen_solver", lambda *_: slow)
    given = ("--view", "3d", "--alg", "R U", "--solve", "optimal", "--at")
    assert main([command, f"{command}.svg", *given, "2.5"]) == 2
    assert "--at 2.5: there are only 2 moves" in capsys.readouterr().err
    assert not slow.goes_on
    assert not (tmp_path / f"{command}.svg").exists()
    assert main([command, f"{command}.svg", *given, "2"]) == 0
    assert slow.goes_on


@every("size, most", [(2, 11), (3, 20)])
def test_a_moment_behind_the_longest_proven_answer_is_refused_before_any_table(
    size, most, monkeypatch, capsys
):
    class Unready(Improving):
        def prepare(self, control):
            raise AssertionError("its tables were built")

        solve_all = Improving.solve

    monkeypatch.setattr(pictures, "chosen_solver", lambda *_: Unready())
    given = ("--size", str(size), "--alg", "R U", "--solve", "optimal", "--at", f"{most + 0.1}")
    for command in ("shot", "export"):
        assert main([command, "cube.svg", "--view", "net", *given]) == 2
        assert f"there are only {most} moves" in capsys.readouterr().err


@pytest.mark.parametrize("command", ["shot", "export"])
def test_a_cube_that_no_turns_solve_is_refused_before_tables_are_built(
    command, capsys, monkeypatch
):
    class Unready:
        name = "unready"

        def accepts(self, cube):
            return True

    monkeypatch.setattr(pictures, "chosen_solver", lambda *_: Unready())
    twisted = f"{8 * 'U'}FU{8 * 'R'}FFR{6 * 'F'}{9 * 'D'}{9 * 'L'}{9 * 'B'}"
    given = ("--view", "3d", "--facelets", twisted, "--solve", "optimal")
    assert main([command, "cube.svg", *given]) == 2
    assert "twist" in capsys.readouterr().err


def test_bare_stickers_that_follow_from_the_others_are_painted_before_solving(tmp_path):
    facelets = str(Cube.from_alg("R U"))
    for name, text in (("whole", facelets), ("bare", "." + facelets[1:])):
        given = ("--facelets", text, "--solve", "two-phase")
        assert main(["export", f"{name}.txt", *given]) == 0
    assert (tmp_path / "whole.txt").read_text("utf-8") == (tmp_path / "bare.txt").read_text("utf-8")


@pytest.fixture
def session(build, tmp_path_factory):
    """Return the file of a session with three moves, of which two are done."""
    program = build(moves=Alg("R U F").moves(3))
    program.document.go_to(2)
    path = tmp_path_factory.mktemp("kept") / "mine.cubeapp.json"
    program.sessions.save_file(path)
    return path


def test_a_session_is_shown_as_it_was_left(session, tmp_path):
    for command, name in (("shot", "shot"), ("export", "exported")):
        shown = ("--view", "net", "--width", "300", "--height", "300")
        assert main([command, f"{name}1.png", *shown, "--load", str(session)]) == 0
        assert main([command, f"{name}2.png", *shown, "--alg", "R U"]) == 0
        assert (tmp_path / f"{name}1.png").read_bytes() == (tmp_path / f"{name}2.png").read_bytes()
    assert main(["export", "all.txt", "--load", str(session)]) == 0
    assert (tmp_path / "all.txt").read_text("utf-8").rstrip().endswith("R U F")


def test_a_file_that_is_no_session_is_refused(capsys, session, tmp_path):
    (tmp_path / "other.json").write_text("[]")
    for argv, words in (
        (["--load", "other.json"], "other.json"),
        (["--load", "none.json"], "none.json cannot be read"),
        (["--load", str(session), "--size", "3"], "a session has its own cube"),
    ):
        assert main(["export", "cube.png", *argv]) == 2
        err = capsys.readouterr().err
        assert words in err
        assert err.count("\n") == 1


def test_a_folder_in_the_place_of_the_file_is_named(capsys, tmp_path):
    (tmp_path / "cube.png").mkdir()
    assert main(["export", "cube.png"]) == 2
    assert "that is a folder" in capsys.readouterr().err


def test_options_that_apply_to_some_files_only_are_there_and_known_to_be_given():
    parser = Parser("export", "make pictures", EXAMPLES)
    add_arguments(parser)
    given = parser.read(["cube.png"])
    for name, endings in APPLY_TO.items():
        assert getattr(given, name) is None
        assert 0 < len(endings) < len(ENDINGS)
        assert set(endings) <= set(ENDINGS)


@pytest.fixture
def hears_ctrl_c():
    """Take SIGINT as programs of a terminal do, also where the tests run in the background."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


def press_ctrl_c():
    """Do as the system does, while the main thread waits for the work on this one."""
    # Before it waits, there is nothing to be stopped, and the program would end at once.
    time.sleep(0.3)
    os.kill(os.getpid(), signal.SIGINT)


@needs_signals
@pytest.mark.usefixtures("hears_ctrl_c")
def test_ctrl_c_leaves_what_was_there_before(monkeypatch, tmp_path):
    def begin(timeline, moment, options, control):
        press_ctrl_c()
        for _ in range(1000):
            control.checkpoint(Progress("drawing"))
            time.sleep(0.01)

    path = tmp_path / "film.gif"
    path.write_text("the old one")
    monkeypatch.setattr(making, "export", begin)
    assert main(["export", str(path), "--alg", "R U"]) == 130
    assert path.read_text() == "the old one"
    assert [file.name for file in tmp_path.iterdir()] == ["film.gif"]


@needs_signals
@pytest.mark.usefixtures("hears_ctrl_c")
@pytest.mark.parametrize("command", ["shot", "export"])
def test_ctrl_c_stops_a_solver_whose_answer_is_to_be_drawn(command, monkeypatch, tmp_path):
    stopped = []

    def solve(_options, control):
        press_ctrl_c()
        try:
            for _ in range(1000):
                control.checkpoint(Progress("searching"))
                time.sleep(0.01)
        except SearchCancelled:
            stopped.append(True)
            raise

    monkeypatch.setattr(f"cubeapp.commands.{command}.read_timeline", solve)
    assert main([command, str(tmp_path / "cube.png"), "--solve", "auto"]) == 130
    assert stopped
    assert not list(tmp_path.iterdir())
