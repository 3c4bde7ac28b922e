"""Pictures from the command line."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree

import pytest
from PySide6.QtGui import QColor, QImage

from cubeapp.cli import main
from cubeapp.commands.shot import PLACES
from cubeapp.engine.facelets.text import format_facelets
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.timeline.timeline import Timeline
from cubeapp.ui.drawing.view_pictures import position_at
from cubeapp.ui.shell import places
from tests.every import every

pytestmark = pytest.mark.usefixtures("qapp")


SMALL = ("--width", "700", "--height", "480")
WINDOW = pytest.param("window", marks=pytest.mark.slow)
"""For what holds of every view alike: a window takes ten times as long as the others."""


@pytest.fixture(autouse=True)
def _keep_platform(monkeypatch):
    # shot chooses the platform for its own process; here it is everyone's.
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")


@pytest.fixture
def shot(tmp_path):
    """Return a function that draws a picture and returns it."""

    def draw(*argv):
        path = tmp_path / "picture.png"
        assert main(["shot", str(path), *argv]) == 0
        return QImage(str(path))

    return draw


def colours(image):
    step = 7
    return {
        image.pixelColor(x, y).name()
        for x in range(0, image.width(), step)
        for y in range(0, image.height(), step)
    }


@pytest.mark.parametrize("view", ["window", "3d", "net", "both"])
def test_a_picture_has_the_size_asked_for(shot, view):
    image = shot("--view", view, "--width", "1000", "--height", "700")
    assert (image.width(), image.height()) == (1000, 700)


def test_the_window_shows_a_cube_that_is_not_legal_as_a_painted_one(shot, capsys):
    solved = shot(*SMALL, "--facelets", format_facelets(Cube.solved(3)))
    for facelets in ("." * 54, "R" * 54):
        assert shot(*SMALL, "--facelets", facelets) != solved
        assert "Traceback" not in capsys.readouterr().err


@pytest.mark.parametrize(
    ("view", "side", "size"),
    [("3d", "--width", (60, 60)), ("net", "--width", (60, 45)), ("both", "--height", (120, 60))],
)
def test_a_view_keeps_its_shape_where_one_side_is_said(shot, view, side, size):
    image = shot("--view", view, side, "60")
    assert (image.width(), image.height()) == size


def test_scale_makes_more_pixels(shot):
    image = shot("--view", "net", "--width", "300", "--height", "200", "--scale", "2")
    assert (image.width(), image.height()) == (600, 400)


@pytest.mark.parametrize("view", [WINDOW, "3d", "net"])
def test_the_smallest_picture_has_one_pixel(shot, view):
    image = shot("--view", view, "--width", "1", "--height", "1", "--scale", "0.1")
    assert (image.width(), image.height()) == (1, 1)


@pytest.mark.parametrize("view", [WINDOW, "net"])
def test_a_picture_that_memory_has_no_room_for_is_one_clear_line(
    capsys, monkeypatch, tmp_path, view
):
    monkeypatch.setattr(QImage, "isNull", lambda image: True)
    assert main(["shot", str(tmp_path / "cube.png"), "--view", view]) == 2
    assert "no room for a picture of" in capsys.readouterr().err


def test_a_picture_says_where_it_is(tmp_path, capsys):
    path = tmp_path / "cube.png"
    assert main(["shot", str(path), "--view", "3d"]) == 0
    assert capsys.readouterr().out == f"{path}\n"


@pytest.mark.parametrize("view", [WINDOW, "3d", "net"])
def test_the_middle_of_a_move_looks_different_from_both_its_ends(shot, view):
    moves = ("--view", view, "--alg", "R U")
    pictures = [shot(*SMALL, *moves, "--at", at) for at in ("1", "1.5", "2")]
    assert pictures[0] != pictures[1] != pictures[2]


def test_without_a_moment_the_picture_shows_the_end(shot):
    assert shot("--view", "3d", "--alg", "R U") == shot("--view", "3d", "--alg", "R U", "--at", "2")


def test_the_moves_of_a_solution_lead_to_the_solved_cube(shot):
    net = ("--view", "net", "--alg")
    asked = (*net, "R U2 F' L D", "--solve", "beginner")
    assert shot(*asked, "--at", "0") == shot(*asked[:4])
    # The beginner's way ends with yellow on top.
    holds = [shot(*net, f"x2 {turn}") for turn in ("", "y", "y2", "y'")]
    assert shot(*asked) in holds


def test_the_net_shows_the_facelets_that_were_given(shot):
    white_only = shot("--view", "net", "--facelets", "U" * 54)
    assert QColor("#ffffff").name() in colours(white_only)
    assert QColor("#d31432").name() not in colours(white_only)
    assert QColor("#d31432").name() in colours(shot("--view", "net"))


def test_light_and_dark_differ(shot):
    assert shot(*SMALL, "--theme", "light") != shot(*SMALL, "--theme", "dark")


def test_every_place_of_the_window_can_be_drawn(shot):
    assert tuple(place.id for place in places.PLACES) == PLACES
    pictures = [shot("--place", place, *SMALL) for place in PLACES]
    for index, picture in enumerate(pictures):
        assert all(picture != other for other in pictures[:index])
    assert shot(*SMALL) == pictures[0]


def test_where_a_cube_is_solved_the_answer_is_followed(shot):
    solved = ("--alg", "R U F", "--solve", "two-phase", "--at", "1")
    following = shot("--place", "solve", *solved, *SMALL)
    assert following not in (
        shot("--place", "solve", "--alg", "R U F", *SMALL),
        shot(*solved, *SMALL),
    )


@pytest.mark.parametrize("view", ["3d", "net", "both"])
def test_a_view_is_drawn_as_svg(tmp_path, view):
    path = tmp_path / "cube.svg"
    assert main(["shot", str(path), "--view", view, "--width", "500", "--height", "400"]) == 0
    root = ElementTree.parse(path).getroot()
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    assert root.get("viewBox") == "0 0 500 400"


def test_a_file_of_moves_or_facelets_can_be_loaded(shot, tmp_path):
    file = tmp_path / "cube.txt"
    file.write_text("R U // to begin with\nF", "utf-8")
    loaded = shot("--view", "net", "--load", str(file))
    assert loaded == shot("--view", "net", "--alg", "R U F")
    file.write_text("U" * 54, "utf-8")
    loaded = shot("--view", "net", "--load", str(file))
    assert loaded == shot("--view", "net", "--facelets", "U" * 54)


@every(
    "argv, words",
    [
        ([], "name one file"),
        ([""], "name one file"),
        (["a.png", "b.png"], "name one file"),
        (["cube.gif"], "ends in .png"),
        (["cube.svg"], "the window is drawn into a file that ends in .png"),
        (["cube.png", "--solve", "ortega"], "ortega does not solve a 3×3×3"),
        (["cube.png", "--solve", "magic"], "--solve"),
        (["cube.png", "--at", "1"], "there are only 0 moves"),
        (["cube.png", "--at", "-1"], "--at: '-1'"),
        (["cube.png", "--at", "inf", "--solve", "auto"], "--at: 'inf'"),
        (["cube.png", "--width", "0"], "--width: '0'"),
        (["cube.png", "--scale", "nan"], "--scale: 'nan'"),
        (["cube.png", "--width", "16384", "--height", "16384"], "too large"),
        (["cube.png", "--theme", "pink"], "--theme"),
        (["cube.png", "--view", "4d"], "--view"),
        (["cube.png", "--place", "moon"], "--place"),
        (["cube.png", "--view", "3d", "--place", "lab"], "shows no place"),
        (["cube.png", "--view", "net", "--lesson", "3.1"], "shows no lesson"),
        (["cube.png", "--lesson", "99.1"], "there is no lesson '99.1'"),
        (["no/folder/cube.png", "--view", "3d"], "there is no folder no/folder"),
        (["cube.png", "--load", "a", "--alg", "R"], "give the cube once"),
        (["cube.png", "--alg", "R Q"], "'Q' is not a move"),
    ],
)
def test_bad_input_is_one_clear_line_and_status_2(capsys, monkeypatch, tmp_path, argv, words):
    monkeypatch.chdir(tmp_path)
    assert main(["shot", *argv]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert words in err
    assert list(tmp_path.iterdir()) == []


def test_what_cannot_be_drawn_is_refused_before_the_cube_is_solved(tmp_path, monkeypatch):
    monkeypatch.setattr("cubeapp.commands.shot.read_timeline", None)
    for argv in (
        ("--width", "16384", "--height", "16384"),
        ("--lesson", "99.1"),
        *(("--view", "3d", *more) for more in (("--place", "lab"), ("--lesson", "3.1"))),
    ):
        assert main(["shot", str(tmp_path / "cube.png"), "--solve", "optimal", *argv]) == 2


def test_a_file_that_holds_no_cube_is_refused(capsys, tmp_path):
    file = tmp_path / "letter.txt"
    file.write_text("Dear cube,", "utf-8")
    assert main(["shot", str(tmp_path / "cube.png"), "--load", str(file)]) == 2
    assert f"{file}: neither a cube" in capsys.readouterr().err


def test_a_moment_is_a_move_and_the_share_of_it():
    timeline = Timeline(Cube.solved(3), Alg("R U2").moves(3))
    position = position_at(timeline, 1.25)
    assert position.cube == timeline.cube_at(1)
    assert (position.move, position.fraction) == (timeline.moves[1], 0.25)
    assert position_at(timeline, 2).cube == timeline.cube_at(2)
    assert position_at(timeline, 2).move is None


LOOKS = (
    ("--scheme", "japanese"),
    ("--scheme", "fff,d31432,00a651,ffd500,7a3fbf,0051ba"),
    ("--marks", "patterns"),
    ("--marks", "faces"),
    ("--marks", "letters"),
    ("--shape", "round"),
    ("--gap", "0.1"),
    ("--body", "white"),
    ("--body", "203050"),
    ("--body", "stickerless"),
    ("--hints",),
    ("--back",),
)


@every("view", ["3d", "net"])
def test_a_picture_shows_the_looks_asked_for(shot, view):
    small = ("--view", view, "--width", "160", "--height", "160", "--alg", "R U2 F' L D B2")
    plain = shot(*small)
    for options in LOOKS:
        is_seen = view == "3d" or options not in (("--hints",), ("--back",))
        assert (shot(*small, *options) != plain) is is_seen, options


def test_the_window_shows_the_looks_asked_for(shot):
    image = shot("--body", "ff00ff", "--scheme", "colour-blind")
    assert {"#ff00ff", "#f5e142"} <= colours(image)


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (("--scheme", "rainbow"), "'rainbow' is no colour scheme; choose from wca, "),
        (("--scheme", "a,b,c,d,e,f"), "'a' is no colour"),
        (("--body", "wood"), "'wood' is no colour"),
        (("--gap", "0.5"), "'0.5' is not a gap from 0.02 to 0.12"),
        (("--marks", "hearts"), "hearts"),
    ],
)
def test_looks_that_there_are_not_are_refused_in_one_line(capsys, tmp_path, options, words):
    assert main(["shot", str(tmp_path / "x.png"), *options]) == 2
    error = capsys.readouterr().err
    assert words in error
    assert error.count("\n") == 1
