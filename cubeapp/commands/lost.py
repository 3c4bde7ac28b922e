"""``cubeapp lost``: where a solution was left, by a few stickers of the cube it led to."""

from __future__ import annotations

import argparse

from cubeapp.commands.cubes import DEFAULT_SIZE
from cubeapp.commands.foreground import Foreground
from cubeapp.commands.output import NO, OK, emit, note
from cubeapp.commands.parsing import Parser, UsageError, add_size, whole_number
from cubeapp.engine.facelets.text import format_facelets
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.errors import NotationError
from cubeapp.engine.model.moves import Move
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.notation.parsing import format_moves
from cubeapp.engine.slips.hypotheses import SHARES
from cubeapp.engine.slips.inquiry import Inquiry
from cubeapp.engine.slips.stickers import read_answers, sticker_name
from cubeapp.engine.slips.trail import Position, Slip, Trail
from cubeapp.engine.slips.ways import Way, way_to_solved
from cubeapp.engine.solvers.control import SearchControl
from cubeapp.engine.text import Text
from cubeapp.words import reason

EXAMPLES = """
  cubeapp lost --alg "R U2 F'" --solution "F U2 R'"
  cubeapp lost --alg "R U2 F'" --solution "F U2 R'" --stickers "F1=W,U3=R" --json
  cubeapp lost --size 4 --alg "Rw U2 F'" --solution "F U2 Rw'" --stickers "U1=G,R4=?" --slips 2
"""


def add_arguments(parser: Parser) -> None:
    """Add what ``lost`` takes."""
    add_size(parser, f"{DEFAULT_SIZE} by default")
    parser.add_argument("--alg", metavar="SCRAMBLE", help="the moves from solved to the cube")
    parser.add_argument("--solution", metavar="ALG", help="the moves that were followed from there")
    parser.add_argument(
        "--stickers",
        metavar="F1=W,…",
        default="",
        help="stickers of the cube as it is now, by face and number, row by row as on the net, "
        "with their colours W R G Y O B, or ? for one that is not sure",
    )
    parser.add_argument(
        "--slips",
        type=whole_number(min(SHARES), max(SHARES)),
        default=min(SHARES),
        metavar="K",
        help=f"how many slips there may have been, {min(SHARES)} (the default) or {max(SHARES)}",
    )
    parser.add_json()


def run(options: argparse.Namespace) -> int:
    """Print the next sticker to look at, or where the user is and the way on."""
    for option in ("alg", "solution"):
        if getattr(options, option) is None:
            raise UsageError(f"--{option} is missing: which moves? See cubeapp lost --help")
    with Foreground() as foreground:
        return foreground.run(lambda control: _run(options, control))


def _run(options: argparse.Namespace, control: SearchControl) -> int:
    solved = Cube.solved(options.size or DEFAULT_SIZE)
    start = solved.apply_all(_moves("alg", options.alg, solved.size))
    trail = Trail(start, _moves("solution", options.solution, solved.size))
    answers = read_answers(options.stickers, solved.size)
    inquiry = Inquiry.of(Inquiry.about(trail, options.slips).hypotheses, answers)
    found = inquiry.found
    way = None if found is None else way_to_solved(found, trail, control)
    _note(inquiry, options.slips)
    emit(_record(inquiry, way), _text(inquiry, way), options.json)
    return NO if found is None and inquiry.ask is None else OK


def _moves(option: str, text: str, size: int) -> tuple[Move, ...]:
    try:
        return Alg(text).moves(size)
    except NotationError as error:
        raise NotationError(
            Text("--{option}: {error}", option=option, error=reason(error)), error.span
        ) from None


def _note(inquiry: Inquiry, slips: int) -> None:
    """Say what is no result: that nothing fits, or that an answer is doubtful."""
    if inquiry.nothing_fits:
        more = "; try --slips 2" if slips < max(SHARES) else ""
        note(
            f"no cube that {slips} slip{'s' * (slips > 1)} lead{'s' * (slips == 1)} to has these"
            f" stickers{more}"
        )
    elif inquiry.doubtful:
        names = ", ".join(_sticker(inquiry, one.sticker) for one in inquiry.doubtful)
        note(f"no cube has all of these stickers; one of them may be wrong: {names}")


def _record(inquiry: Inquiry, way: Way | None) -> dict[str, object]:
    found, ask = inquiry.found, inquiry.ask
    record: dict[str, object] = {
        "left": inquiry.left,
        "ask": None if ask is None else _sticker(inquiry, ask),
        "found": None if found is None or way is None else _found_record(found, way),
    }
    if inquiry.doubtful:
        record["doubtful"] = [_sticker(inquiry, one.sticker) for one in inquiry.doubtful]
    return record


def _found_record(found: Position, way: Way) -> dict[str, object]:
    size = found.cube.size
    slips = [_slip_record(slip, size) for slip in found.slips]
    first = slips[0] if slips else {"kind": None, "move": None, "did": None}
    record: dict[str, object] = {
        "facelets": format_facelets(found.cube),
        **first,
        "after": found.after,
        "rest": format_moves(way.moves, size),
    }
    return record | ({"second": slips[1]} if len(slips) > 1 else {})


def _slip_record(slip: Slip, size: int) -> dict[str, object]:
    return {"kind": slip.kind.value, "move": slip.move, "did": format_moves(slip.did, size)}


def _text(inquiry: Inquiry, way: Way | None) -> str:
    found, ask = inquiry.found, inquiry.ask
    if found is not None and way is not None:
        size = found.cube.size
        slips = [_slip_text(slip, size) for slip in found.slips] or ["all is well"]
        place = f"{', '.join(slips)}, after {found.after} moves: {format_facelets(found.cube)}"
        return f"{place}\n{format_moves(way.moves, size)}"
    count = "1 cube" if inquiry.left == 1 else f"{inquiry.left:,} cubes"
    return f"{count} left" if ask is None else f"{_sticker(inquiry, ask)}? {count} left"


def _slip_text(slip: Slip, size: int) -> str:
    did = format_moves(slip.did, size) or "nothing"
    return f"{slip.kind.value} at move {slip.move}: {did}"


def _sticker(inquiry: Inquiry, sticker: int) -> str:
    return sticker_name(sticker, inquiry.hypotheses.trail.size)
