"""``cubeapp shot``: the window or one view as a picture, without a display."""

from __future__ import annotations

import argparse
import signal
from functools import partial
from pathlib import Path

from cubeapp.commands.foreground import Foreground, interrupts
from cubeapp.commands.output import OK, emit
from cubeapp.commands.parsing import Parser, UsageError
from cubeapp.commands.pictures import (
    MOST_PIXELS,
    add_picture,
    check_place,
    file_named,
    read_moment,
    read_theme,
    read_timeline,
    start_drawing,
)
from cubeapp.engine.teaching.course import lesson
from cubeapp.engine.timeline.timeline import Timeline
from cubeapp.words import call_colours

WINDOW = "window"
SIZES = {WINDOW: (1280, 800), "3d": (800, 800), "net": (960, 720), "both": (1440, 720)}
"""Width and height of each view's picture unless others are asked for."""
PLACES = ("play", "solve", "learn", "train", "lab")
"""The places of the window."""
EXAMPLES = """
  cubeapp shot window.png
  cubeapp shot learn.png --place learn --alg "R U2 F' L D B2" --solve beginner --at 6.4
  cubeapp shot course.png --lesson 3.1
  cubeapp shot cube.png --view 3d --size 7 --alg "3Rw U 2-3Fw2" --at 2.4
  cubeapp shot step.png --alg "R U2 F' L D B2" --solve beginner --at 6.4
  cubeapp shot looks.png --view 3d --alg "R U F" --marks patterns --body white --hints
  cubeapp shot net.svg --view net --facelets "$(cubeapp apply "R U F")"
"""


def add_arguments(parser: Parser) -> None:
    """Add what ``shot`` takes."""
    parser.add_words("FILE", "where the picture goes: FILE.png, or FILE.svg for the views")
    parser.add_argument("--view", choices=tuple(SIZES), default=WINDOW, help="window by default")
    parser.add_argument("--place", choices=PLACES, help="which of its places the window shows")
    parser.add_argument(
        "--lesson", metavar="NAME", help="a lesson of the course that the window begins, like 3.1"
    )
    add_picture(parser)


def run(options: argparse.Namespace) -> int:
    """Draw the picture and print its path."""
    path = _path(options)
    check_place(path)
    _check(options)
    call_colours(options.scheme.names)
    application = start_drawing(options.language)
    with Foreground() as foreground:
        timeline, done = foreground.run(partial(read_timeline, options))
    moment = read_moment(options, timeline, done)
    with interrupts(signal.SIG_DFL):
        data = _draw(options, path.suffix.lower(), timeline, moment)
        from cubeapp.ui.services.files import write_file
    del application
    write_file(path, data)
    emit({"file": str(path), "bytes": len(data)}, str(path), options.json)
    return OK


def _path(options: argparse.Namespace) -> Path:
    path = file_named(options.words, "cubeapp shot cube.png")
    endings = (".png",) if options.view == WINDOW else (".png", ".svg")
    if path.suffix.lower() not in endings:
        what = "the window" if options.view == WINDOW else "a view"
        raise UsageError(f"{path}: {what} is drawn into a file that ends in {' or '.join(endings)}")
    return path


def _check(options: argparse.Namespace) -> None:
    """Refuse what cannot be drawn, before the cube is solved."""
    for what in ("place", "lesson"):
        if getattr(options, what) and options.view != WINDOW:
            raise UsageError(f"--{what}: the picture of --view {options.view} shows no {what}")
    if options.lesson is not None:
        lesson(options.lesson)
    _sides(options)


def _draw(options: argparse.Namespace, ending: str, timeline: Timeline, moment: float) -> bytes:
    from cubeapp.ui.drawing import view_pictures as pictures

    theme = read_theme(options)
    size = pictures.PictureSize(*_sides(options), options.scale or 1.0)
    if options.view == WINDOW:
        from cubeapp.ui import app

        place, begun = options.place, options.lesson
        return pictures.png(app.picture(timeline, moment, theme, size, place, begun))
    position = pictures.position_at(timeline, moment)
    picture = pictures.ViewPicture(options.view, position, theme)
    return picture.svg(size).encode() if ending == ".svg" else pictures.png(picture.image(size))


def _sides(options: argparse.Namespace) -> tuple[int, int]:
    """Return the width and the height of the picture, without its scale.

    Raises:
        UsageError: it has too many pixels.
    """
    width, height = SIZES[options.view]
    if options.view != WINDOW and (options.width or options.height):
        # Where one side is said, a view keeps its shape, as in an export.
        shape = width / height
        width = max(round((options.height or 0) * shape), 1)
        height = max(round((options.width or 0) / shape), 1)
    width, height, scale = options.width or width, options.height or height, options.scale or 1.0
    if width * height * scale**2 > MOST_PIXELS:
        raise UsageError(f"{width}×{height} at scale {scale:g} is too large for a picture")
    return width, height
