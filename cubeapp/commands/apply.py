"""``cubeapp apply``: the cube after an alg."""

from __future__ import annotations

import argparse

from cubeapp.commands.cubes import start_cube
from cubeapp.commands.output import OK, emit
from cubeapp.commands.parsing import Parser, UsageError, add_facelets, add_size
from cubeapp.engine.facelets.text import format_facelets, format_net
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.notation.parsing import format_moves

EXAMPLES = """
  cubeapp apply "R U R' U'"
  cubeapp apply --size 7 "3Rw2 2-3Uw' [F, 2R]" --net
  cubeapp apply "TURN_ROW_0_LEFT FACE_TOP" --json
"""


def add_arguments(parser: Parser) -> None:
    """Add what ``apply`` takes."""
    parser.add_words("ALG", "the moves")
    add_size(parser)
    add_facelets(parser)
    parser.add_argument("--net", action="store_true", help="print the net of numbers 1 to 6")
    parser.add_json()


def run(options: argparse.Namespace) -> int:
    """Print the cube after the moves."""
    if not options.words:
        raise UsageError("no moves given; for example: cubeapp apply \"R U R' U'\"")
    cube = start_cube(options.size, options.facelets)
    moves = Alg(" ".join(options.words)).moves(cube.size)
    after = cube.apply_all(moves)
    facelets = format_facelets(after)
    record = {
        "alg": format_moves(moves, cube.size),
        "size": cube.size,
        "facelets": facelets,
        "solved": after.is_solved,
    }
    if options.net:
        record["net"] = format_net(after)
    emit(record, format_net(after) if options.net else facelets, options.json)
    return OK
