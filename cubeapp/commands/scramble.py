"""``cubeapp scramble``: scrambles of every kind."""

from __future__ import annotations

import argparse
from functools import partial

from cubeapp.commands.cubes import DEFAULT_SIZE
from cubeapp.commands.foreground import Foreground
from cubeapp.commands.output import OK, emit, note
from cubeapp.commands.parsing import Parser, UsageError, add_size, whole_number
from cubeapp.engine.facelets import format_facelets
from cubeapp.engine.geometry import cube_name
from cubeapp.engine.notation import format_moves
from cubeapp.engine.scramblers.base import (
    KINDS,
    RANDOM_MOVES,
    RANDOM_STATE,
    Scramble,
    fresh_seed,
    scramble,
)

LATER_KINDS = ("scored", "perfect")
EXAMPLES = """
  cubeapp scramble
  cubeapp scramble --size 7 --count 5 --seed 2026
  cubeapp scramble --kind random-state --json
"""


def add_arguments(parser: Parser) -> None:
    """Add what ``scramble`` takes."""
    add_size(parser)
    parser.add_argument(
        "--kind",
        choices=KINDS + LATER_KINDS,
        default=RANDOM_MOVES,
        metavar="KIND",
        help=f"{' or '.join(KINDS)} (every legal cube equally likely); {RANDOM_MOVES} unless said",
    )
    at_least_one = whole_number(1)
    parser.add_argument("--count", type=at_least_one, default=1, metavar="K", help="how many")
    parser.add_argument("--length", type=at_least_one, metavar="L", help="moves in each")
    parser.add_argument(
        "--seed", type=whole_number(0), metavar="S", help="the same seed gives the same scrambles"
    )
    parser.add_argument("--require", metavar="R", help=argparse.SUPPRESS)
    parser.add_json()


def run(options: argparse.Namespace) -> int:
    """Print the scrambles, one a line."""
    if options.kind in LATER_KINDS:
        raise UsageError(f"the scrambles of kind '{options.kind}' are not there yet")
    if options.require is not None:
        raise UsageError("--require is for perfect scrambles, which are not there yet")
    size = options.size or DEFAULT_SIZE
    seed = fresh_seed() if options.seed is None else options.seed
    make = partial(scramble, options.kind, size, seed, options.length)
    with Foreground() as foreground:
        for index in range(options.count):
            # Only a random state asks a solver, which Ctrl-C would not reach on this thread.
            is_long = options.kind == RANDOM_STATE
            made = foreground.run(partial(make, index)) if is_long else make(index)
            if made.moves is None and index == 0 and not options.json:
                note(
                    f"the moves to a random {cube_name(size)} are not known yet: these are facelets"
                )
            emit(_record(made), _text(made), options.json)
    return OK


def _alg(made: Scramble) -> str | None:
    return None if made.moves is None else format_moves(made.moves, made.cube.size)


def _text(made: Scramble) -> str:
    alg = _alg(made)
    return format_facelets(made.cube) if alg is None else alg


def _record(made: Scramble) -> dict[str, object]:
    return {
        "alg": _alg(made),
        "facelets": format_facelets(made.cube),
        "kind": made.kind,
        "seed": made.seed,
        "score": None,
    }
