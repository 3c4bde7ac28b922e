"""``cubeapp shot``: the window or one view as a picture, without a display."""

from __future__ import annotations

import argparse
import math
import os
import signal
from pathlib import Path

from cubeapp.commands.answers import AUTO
from cubeapp.commands.cubes import DEFAULT_SIZE
from cubeapp.commands.foreground import interrupts
from cubeapp.commands.looks import add_looks, read_looks
from cubeapp.commands.opening import add_opening, read_opening
from cubeapp.commands.output import OK, emit
from cubeapp.commands.parsing import Parser, UsageError, whole_number
from cubeapp.commands.solve import METHODS
from cubeapp.engine.cube import Cube
from cubeapp.engine.geometry import cube_name
from cubeapp.engine.opening import Opening
from cubeapp.engine.search.control import Limits, SearchControl
from cubeapp.engine.solvers.registry import default_solver, solver
from cubeapp.engine.timeline import Timeline

WINDOW = "window"
SIZES = {WINDOW: (1200, 760), "3d": (800, 800), "net": (960, 720)}
"""Width and height of each view's picture unless others are asked for."""
LARGEST_SIDE = 16384
MOST_PIXELS = 200_000_000
EXAMPLES = """
  cubeapp shot window.png
  cubeapp shot cube.png --view 3d --size 7 --alg "3Rw U 2-3Fw2" --at 2.4
  cubeapp shot step.png --alg "R U2 F' L D B2" --solve beginner --at 6.4
  cubeapp shot net.svg --view net --facelets "$(cubeapp apply "R U F")"
"""


def add_arguments(parser: Parser) -> None:
    """Add what ``shot`` takes."""
    parser.add_words("FILE", "where the picture goes: FILE.png, or FILE.svg for the views")
    add_opening(parser)
    parser.add_argument("--view", choices=tuple(SIZES), default=WINDOW, help="window unless said")
    parser.add_argument(
        "--at",
        type=_moment,
        metavar="T",
        help="after how many moves; 4.5 is half-way through the fifth; the end if none",
    )
    parser.add_argument(
        "--solve",
        choices=METHODS,
        metavar="METHOD",
        help=f"the moves are those that solve the cube: {', '.join(METHODS)}",
    )
    side = whole_number(1, LARGEST_SIDE, "a number of pixels")
    parser.add_argument("--width", type=side, metavar="W", help="of the picture")
    parser.add_argument("--height", type=side, metavar="H", help="of the picture")
    parser.add_argument(
        "--scale", type=_scale, default=1.0, metavar="S", help="pixels a unit, for sharp screens"
    )
    parser.add_argument("--theme", choices=("light", "dark"), default="light")
    add_looks(parser)
    parser.add_argument(
        "--language", choices=("en", "de", "zh"), default="en", help="of the window; en unless said"
    )
    parser.add_json()


def run(options: argparse.Namespace) -> int:
    """Draw the picture and say where it is."""
    path = _path(options)
    opening = read_opening(options) or Opening(Cube.solved(DEFAULT_SIZE))
    # A picture needs no display, and one that is there must not change it.
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    _speak(options.language)
    timeline = _timeline(options, opening)
    moment = float(len(timeline)) if options.at is None else options.at
    if moment > len(timeline):
        raise UsageError(f"--at {moment:g}: there are only {len(timeline)} moves")
    with interrupts(signal.SIG_DFL):
        data = _draw(options, path.suffix.lower(), timeline, moment)
    path.write_bytes(data)
    emit({"file": str(path), "bytes": len(data)}, str(path), options.json)
    return OK


def _path(options: argparse.Namespace) -> Path:
    if len(options.words) != 1:
        raise UsageError("name one file for the picture; for example: cubeapp shot cube.png")
    path = Path(options.words[0])
    endings = (".png",) if options.view == WINDOW else (".png", ".svg")
    if path.suffix.lower() not in endings:
        what = "the window" if options.view == WINDOW else "a view"
        raise UsageError(f"{path}: {what} is drawn into a file that ends in {' or '.join(endings)}")
    return path


def _speak(language: str) -> None:
    """Let the solvers' words be in ``language`` as well, which is English at the start."""
    if language == "en":
        return
    try:
        from cubeapp.ui.app import make_application
        from cubeapp.ui.translations import speak_as
    except ImportError as error:
        raise UsageError(f"Qt cannot start on this machine: {error}") from None
    make_application()
    speak_as(language)


def _timeline(options: argparse.Namespace, opening: Opening) -> Timeline:
    """Return the moves that lead to the cube, or those that solve it."""
    if options.solve is None:
        return Timeline(opening.start, opening.moves)
    cube = opening.start.apply_all(opening.moves)
    chosen = default_solver(cube) if options.solve == AUTO else solver(options.solve)
    if not chosen.accepts(cube):
        raise UsageError(f"{chosen.name} does not solve a {cube_name(cube.size)}")
    control = SearchControl()
    chosen.prepare(control)
    return Timeline.of_solution(cube, chosen.solve(cube, Limits(), control))


def _draw(options: argparse.Namespace, ending: str, timeline: Timeline, moment: float) -> bytes:
    try:
        from PySide6.QtWidgets import QApplication

        from cubeapp.ui import pictures, theme
    except ImportError as error:
        raise UsageError(f"Qt cannot start on this machine: {error}") from None
    # It has to live as long as anything of Qt is drawn.
    application = QApplication.instance() or QApplication(["cubeapp"])
    usual = theme.DARK if options.theme == "dark" else theme.LIGHT
    colours = usual.with_looks(read_looks(options))
    size = pictures.PictureSize(*_size(options), options.scale)
    if options.view == WINDOW:
        from cubeapp.ui import app

        return pictures.png(app.picture(timeline, moment, colours, size))
    position = pictures.position_at(timeline, moment)
    if ending == ".svg":
        data = pictures.view_svg(options.view, position, colours, size)
    else:
        data = pictures.png(pictures.view_image(options.view, position, colours, size))
    del application
    return data


def _size(options: argparse.Namespace) -> tuple[int, int]:
    width, height = SIZES[options.view]
    width, height = options.width or width, options.height or height
    if width * height * options.scale**2 > MOST_PIXELS:
        raise UsageError(f"{width}×{height} at scale {options.scale:g} is too large for a picture")
    return width, height


def _moment(text: str) -> float:
    return _number(text, 0, math.inf, "a number of moves, as in 4.5")


def _scale(text: str) -> float:
    return _number(text, 0.1, 8, "a scale from 0.1 to 8")


def _number(text: str, least: float, most: float, what: str) -> float:
    try:
        number = float(text)
    except ValueError:
        number = math.nan
    if not least <= number <= most:
        raise argparse.ArgumentTypeError(f"'{text}' is not {what}")
    return number
