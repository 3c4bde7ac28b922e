"""The options of commands that draw: what is shown, when, how large, and in which words."""

from __future__ import annotations

import argparse
import os
import signal
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from cubeapp.commands.answers import AUTO
from cubeapp.commands.completing import completed
from cubeapp.commands.cubes import DEFAULT_SIZE
from cubeapp.commands.foreground import interrupts
from cubeapp.commands.looks import add_looks, read_looks
from cubeapp.commands.opening import add_opening, read_opening
from cubeapp.commands.parsing import Parser, UsageError, number_from, whole_number
from cubeapp.commands.solve import Methods
from cubeapp.drawing.theme import DARK, LIGHT, Theme
from cubeapp.engine.legality.diagnosis import InvalidCubeError
from cubeapp.engine.legality.validity import diagnose
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import cube_name
from cubeapp.engine.solvers.base import ShortestSolver
from cubeapp.engine.solvers.control import Limits, Progress, SearchControl
from cubeapp.engine.solvers.registry import chosen_solver, default_solver
from cubeapp.engine.timeline.opening import Opening
from cubeapp.engine.timeline.timeline import Timeline

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

LARGEST_SIDE = 16384
MOST_PIXELS = 200_000_000
MOST_NEEDED = {2: 11, 3: 20}
"""Size -> the moves in which every cube can be solved."""


def add_picture(parser: Parser) -> None:
    """Add the options that every command that draws has."""
    add_opening(parser)
    parser.add_argument(
        "--at",
        type=_moment,
        metavar="T",
        help="after how many moves; 4.5 is half-way through the fifth; by default all of them",
    )
    parser.add_argument(
        "--solve",
        choices=Methods(),
        metavar="METHOD",
        help="the moves are those that solve the cube: %(choices)s",
    )
    side = whole_number(1, LARGEST_SIDE, "a number of pixels")
    parser.add_argument("--width", type=side, metavar="W", help="of the picture")
    parser.add_argument("--height", type=side, metavar="H", help="of the picture")
    parser.add_argument(
        "--scale", type=_scale, metavar="S", help="pixels a unit, for sharp screens; 1 by default"
    )
    parser.add_argument(
        "--theme", choices=("light", "dark"), default="light", help="light by default"
    )
    add_looks(parser)
    parser.add_argument(
        "--language",
        choices=("en", "de", "zh"),
        default="en",
        help="of the words in it; en by default",
    )
    parser.add_json()


def start_drawing(language: str) -> QApplication:
    """Return Qt's application, which has to live as long as anything of Qt is drawn.

    Whatever is said from now on, the solvers' words too, is in ``language``.

    Raises:
        UsageError: Qt cannot start here.
    """
    # A picture needs no display, and one that is there must not change it.
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    with interrupts(signal.SIG_DFL):
        try:
            from PySide6.QtWidgets import QApplication

            from cubeapp.ui.services.language import speak_as
        except ImportError as error:
            raise UsageError(f"Qt cannot start on this machine: {error}") from None
        application = QApplication.instance()
        if not isinstance(application, QApplication):
            application = QApplication(["cubeapp"])
        if language != "en":
            speak_as(language)
    return application


def read_timeline(options: argparse.Namespace, control: SearchControl) -> tuple[Timeline, int]:
    """Return the moves that lead to the cube, or those that solve it, and how many are done.

    Stickers without a colour that follow from the others are painted before a cube is solved.

    Raises:
        UsageError: the picture is to be taken behind the last move; of an answer that is said
            before the search for it ends, where that can be known.
    """
    if options.load is not None and options.load.lower().endswith(".json"):
        timeline, done = _session(options)
    else:
        opening = read_opening(options, options.scheme) or Opening(Cube.solved(DEFAULT_SIZE))
        timeline, done = Timeline(opening.start, opening.moves), len(opening.moves)
    if options.solve is None:
        return timeline, done
    solution = _solution(completed(timeline.cube_at(done)), options, control)
    return solution, len(solution)


def _solution(cube: Cube, options: argparse.Namespace, control: SearchControl) -> Timeline:
    """Return the moves that solve ``cube``; what cannot be is refused before tables are built."""
    method = options.solve
    chosen = default_solver(cube) if method == AUTO else chosen_solver(method, cube.size)
    if not chosen.accepts(cube):
        raise UsageError(f"{chosen.name} does not solve a {cube_name(cube.size)}")
    diagnosis = diagnose(cube)
    if not diagnosis.is_legal:
        raise InvalidCubeError(diagnosis)
    if isinstance(chosen, ShortestSolver):
        _check_moment(options, MOST_NEEDED[cube.size])

    def check(progress: Progress) -> Progress:
        # Answers only become shorter.
        if progress.best is not None:
            _check_moment(options, len(progress.best.moves))
        return progress

    control.watch(check)
    chosen.prepare(control)
    return Timeline.of_solution(cube, chosen.solve(cube, Limits(), control))


def _session(options: argparse.Namespace) -> tuple[Timeline, int]:
    if (options.size, options.facelets, options.alg) != (None, None, None):
        raise UsageError("a session has its own cube: give --load alone")
    from cubeapp.ui.files.sessions.session_files import timeline_in

    return timeline_in(Path(options.load))


def read_moment(options: argparse.Namespace, timeline: Timeline, done: int) -> float:
    """Return when the picture is taken, in moves; by default after ``done`` of them."""
    _check_moment(options, len(timeline))
    return float(done if options.at is None else options.at)


def _check_moment(options: argparse.Namespace, most: int) -> None:
    """Refuse a moment behind the last move, of ``most`` at the most."""
    if options.at is not None and options.at > most:
        raise UsageError(f"--at {options.at:g}: there are only {most} moves")


def read_theme(options: argparse.Namespace) -> Theme:
    """Return all the colours."""
    return (DARK if options.theme == "dark" else LIGHT).with_looks(read_looks(options))


def file_named(words: Sequence[str], example: str) -> Path:
    """Return the file that ``words`` name, as ``example`` does.

    Raises:
        UsageError: they name none, or several.
    """
    if len(words) != 1 or not words[0].strip():
        raise UsageError(f"name one file; for example: {example}")
    return Path(words[0])


def check_place(path: Path) -> None:
    """Refuse a place where no file can be, before minutes go by.

    Raises:
        UsageError: it is a folder, or in none that can be written to.
    """
    folder = path.parent
    if path.is_dir():
        raise UsageError(f"{path}: that is a folder; name a file in it")
    if not folder.is_dir():
        raise UsageError(f"{path}: there is no folder {folder}")
    if not os.access(folder, os.W_OK):
        raise UsageError(f"{path}: the folder {folder} cannot be written to")


def _moment(text: str) -> float:
    return number_from(text, 0, sys.float_info.max, "a number of moves, as in 4.5")


def _scale(text: str) -> float:
    return number_from(text, 0.1, 8, "a scale from 0.1 to 8")
