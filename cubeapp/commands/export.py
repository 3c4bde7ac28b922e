"""``cubeapp export``: pictures, films, pages and text of a cube or a solution."""

from __future__ import annotations

import argparse
import math
import signal
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from cubeapp.commands.answers import AUTO
from cubeapp.commands.cubes import DEFAULT_SIZE
from cubeapp.commands.foreground import Foreground, interrupts
from cubeapp.commands.output import OK, emit
from cubeapp.commands.parsing import Parser, UsageError, number_from, whole_number
from cubeapp.commands.pictures import (
    add_picture,
    check_place,
    file_named,
    read_moment,
    read_theme,
    read_timeline,
    start_drawing,
)
from cubeapp.drawing.camera import MAX_LATITUDE, Camera
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.errors import quoted
from cubeapp.engine.model.geometry import cube_name
from cubeapp.engine.model.moves import Metric
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.timeline.booklet import Each
from cubeapp.engine.timeline.timeline import Timeline
from cubeapp.words import call_colours, tr

if TYPE_CHECKING:
    from cubeapp.ui.files.export.options import Kind, Options

PNG, SVG, GIF, HTML, PDF, TEXT = ".png", ".svg", ".gif", ".html", ".pdf", ".txt"
ENDINGS = (PNG, SVG, GIF, HTML, PDF, TEXT)
_PAGES = (HTML, PDF)
_TOLD = (PNG, *_PAGES)
APPLY_TO = {
    "at": (PNG, SVG),
    "camera": (PNG, SVG, GIF),
    "view": (PNG, SVG, GIF, *_PAGES),
    "transparent": (PNG, SVG),
    "width": (PNG, SVG, GIF, HTML),
    "height": (PNG, SVG, GIF, HTML),
    "scale": (PNG, GIF),
    "each": _TOLD,
    "title": (*_TOLD, TEXT),
    "metric": (*_TOLD, TEXT),
    "wca": (*_TOLD, TEXT),
    "paper": _PAGES,
    "hand": (PDF,),
    "no_letters": (PDF,),
    "tempo": (GIF,),
    "fps": (GIF,),
    "pause": (GIF,),
    "once": (GIF,),
    "bare": (GIF,),
}
"""Option -> the endings of the files that it applies to."""
NOT_BY_HAND = ("view", "each", "wca")
"""What says nothing about a sheet to follow by hand."""
SLOWEST, FASTEST = 0.1, 6.0
EXAMPLES = """
  cubeapp export cube.svg --view net --alg "R U R' U'" --transparent
  cubeapp export solve.gif --alg "R U2 F' L D B2" --solve two-phase --tempo 2
  cubeapp export steps.pdf --alg "R U2 F' L D B2" --solve cfop --paper letter
  cubeapp export sheet.pdf --alg "R U2 F' L D B2" --solve beginner --hand
  cubeapp export strip.png --alg "R U R' U' R' F R2" --each move
  cubeapp export steps.txt --facelets "$(cubeapp apply "R U F")" --solve beginner
"""


def add_arguments(parser: Parser) -> None:
    """Add what ``export`` takes."""
    endings = ", ".join(ENDINGS)
    parser.add_words("FILE", f"where it goes; its ending says what is made: {endings}")
    parser.add_argument("--view", choices=("3d", "net", "both"), help="3d by default")
    parser.add_argument(
        "--camera",
        type=_camera,
        metavar="UP,RIGHT",
        help="where the eye stands, in degrees; 35,30 by default, 0,0 looks at the front",
    )
    parser.add_argument(
        "--transparent", action="store_true", default=None, help="leave the ground out of a picture"
    )
    _add_pages(parser)
    _add_film(parser)
    add_picture(parser)


def _add_pages(parser: Parser) -> None:
    """Add the options of strips, pages and text."""
    parser.add_argument(
        "--each",
        choices=[each.value for each in Each],
        help="a picture for each step of a solution or each move; a .png is then a strip of them",
    )
    parser.add_argument("--title", metavar="TEXT", help="above pages, strips and text")
    parser.add_argument(
        "--metric",
        choices=[name.lower() for name in Metric.__members__],
        help="what moves are counted in; by default htm, which is obtm above 3×3×3",
    )
    parser.add_argument(
        "--wca",
        action="store_true",
        default=None,
        help="write moves as the WCA's regulations know them: outer blocks and turns of the cube",
    )
    parser.add_argument("--paper", choices=("a4", "letter"), help="of pages; a4 by default")
    parser.add_argument(
        "--hand",
        action="store_true",
        default=None,
        help="a .pdf to follow with the cube in your hands: each move with an arrow, six to a row",
    )
    parser.add_argument(
        "--no-letters",
        action="store_true",
        default=None,
        help="leave the letters of moves out of it: words and arrows only",
    )


def _add_film(parser: Parser) -> None:
    parser.add_argument(
        "--tempo",
        type=_tempo,
        metavar="T",
        help=f"of a film, {SLOWEST:g} to {FASTEST:g}; 1 is two quarter turns a second",
    )
    fps = whole_number(1, 50, "a number of pictures a second")
    parser.add_argument("--fps", type=fps, metavar="N", help="pictures a second of a film")
    parser.add_argument(
        "--pause",
        type=_pause,
        metavar="S",
        help="seconds that a film rests at its end; 2 by default",
    )
    parser.add_argument(
        "--once", action="store_true", default=None, help="play a film once, not for ever"
    )
    parser.add_argument(
        "--bare", action="store_true", default=None, help="leave the moves below a film out"
    )


def run(options: argparse.Namespace) -> int:
    """Make the file and print its path."""
    path = _path(options)
    check_place(path)
    call_colours(options.scheme.names)
    application = start_drawing(options.language)
    with interrupts(signal.SIG_DFL):
        # Loaded here, where Ctrl-C is the end at once.
        from cubeapp.ui.files.export.making import export
        from cubeapp.ui.files.export.options import Kind
        from cubeapp.ui.services.files import write_file

        wanted = _wanted(_kind(path, options), options)
        if options.solve is not None and wanted.kind is Kind.GIF:
            _check_film(wanted)
    with Foreground() as foreground:
        timeline, done = foreground.run(partial(read_timeline, options))
        moment = read_moment(options, timeline, done)
        chosen = _for_timeline(wanted, options, timeline)
        data = foreground.run(partial(export, timeline, moment, chosen))
    write_file(path, data)
    del application
    record = {"file": str(path), "bytes": len(data), "kind": chosen.kind.value}
    emit(record, str(path), options.json)
    return OK


def _path(options: argparse.Namespace) -> Path:
    """Return where the file goes, if every option that is given applies to it."""
    path = file_named(options.words, "cubeapp export cube.svg")
    ending = path.suffix.lower()
    if ending not in ENDINGS:
        raise UsageError(f"{path}: an export ends in {', '.join(ENDINGS[:-1])} or {ENDINGS[-1]}")
    for name, endings in APPLY_TO.items():
        if getattr(options, name) is not None and ending not in endings:
            raise UsageError(f"--{name.replace('_', '-')} says nothing about a {ending} file")
    _check_by_hand(options)
    is_strip = ending == PNG and options.each is not None
    for name in ("at", "camera", "title", "metric", "wca"):
        is_of_one = name in ("at", "camera")
        if getattr(options, name) is not None and ending == PNG and is_strip == is_of_one:
            what = "one picture, not with --each" if is_of_one else "a strip, made by --each"
            raise UsageError(f"--{name} goes with {what}")
    return path


def _check_by_hand(options: argparse.Namespace) -> None:
    if options.no_letters and not options.hand:
        raise UsageError("--no-letters goes with --hand")
    for name in NOT_BY_HAND if options.hand else ():
        if getattr(options, name) is not None:
            raise UsageError(f"--{name} says nothing about a sheet to follow by hand")


def _kind(path: Path, options: argparse.Namespace) -> Kind:
    from cubeapp.ui.files.export.options import Kind

    ending = path.suffix.lower()
    if ending == PNG and options.each is not None:
        return Kind.STRIP
    if options.hand:
        return Kind.HAND
    return next(kind for kind in Kind if kind.ending == ending)


def _wanted(kind: Kind, options: argparse.Namespace) -> Options:
    """Return what is chosen whatever the moves are; what was not given has its default.

    Raises:
        TooLargeError: so large a picture cannot be drawn; said before the cube is solved.
    """
    from cubeapp.ui.files.export.options import Options, Paper

    usual = Options(kind)
    wanted = Options(
        kind=kind,
        view=options.view or usual.view,
        width=options.width or 0,
        height=options.height or 0,
        scale=usual.scale if options.scale is None else options.scale,
        theme=read_theme(options),
        camera=usual.camera if options.camera is None else options.camera,
        is_transparent=bool(options.transparent),
        metric=None if options.metric is None else Metric[options.metric.upper()],
        wca=bool(options.wca),
        paper=Paper.LETTER if options.paper == "letter" else Paper.A4,
        tempo=usual.tempo if options.tempo is None else options.tempo,
        fps=usual.fps if options.fps is None else options.fps,
        pause_s=usual.pause_s if options.pause is None else options.pause,
        loops=not options.once,
        has_captions=not options.bare,
        has_letters=not options.no_letters,
        language=options.language,
    )
    # The size is looked at here for the sake of its error.
    _ = wanted.size
    return wanted


def _check_film(wanted: Options) -> None:
    """Refuse a film that one turn would make too large, before the cube is solved.

    Raises:
        UsageError: it is one.
    """
    from cubeapp.ui.files.export.film import frames
    from cubeapp.ui.files.export.options import TooLargeError

    one_turn = Timeline(Cube.solved(DEFAULT_SIZE), Alg("U").moves(DEFAULT_SIZE))
    try:
        frames(one_turn, wanted)
    except TooLargeError:
        hint = "have it smaller, quicker or with fewer pictures a second"
        raise UsageError(f"one turn alone is too much for a film so large; {hint}") from None


def _for_timeline(wanted: Options, options: argparse.Namespace, timeline: Timeline) -> Options:
    """Return ``wanted`` with what is chosen by the moves unless it was given."""
    # Moves without explanations have no steps.
    each = Each.STEP if timeline.sections else Each.MOVE
    return replace(
        wanted,
        each=each if options.each is None else Each(options.each),
        title=_title(options, timeline) if options.title is None else options.title,
    )


def _title(options: argparse.Namespace, timeline: Timeline) -> str:
    """Return the heading: the cube and the method."""
    from cubeapp.ui.solve.solvers.methods import method

    name = cube_name(timeline.start.size)
    if options.solve in (None, AUTO):
        return name
    return f"{name} · {tr(method(options.solve).title)}"


def _camera(text: str) -> Camera:
    up, comma, right = text.partition(",")
    what = "a place to look from, such as 35,30"
    if not comma:
        raise argparse.ArgumentTypeError(f"{quoted(text)} is not {what}")
    latitude = math.radians(number_from(up, -90, 90, what))
    return Camera(
        min(max(latitude, -MAX_LATITUDE), MAX_LATITUDE),
        math.radians(number_from(right, -360, 360, what)),
    )


def _tempo(text: str) -> float:
    return number_from(text, SLOWEST, FASTEST, f"a tempo from {SLOWEST:g} to {FASTEST:g}")


def _pause(text: str) -> float:
    return number_from(text, 0, 60, "a pause from 0 to 60 seconds")
