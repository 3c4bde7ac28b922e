"""The cube and the moves that the window opens with, or that a picture shows."""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from pathlib import Path

from cubeapp.commands.cubes import DEFAULT_SIZE, start_cube
from cubeapp.commands.parsing import Parser, UsageError, add_facelets, add_size
from cubeapp.engine.cube import Cube
from cubeapp.engine.errors import FaceletsError, NotationError
from cubeapp.engine.facelets import parse_facelets
from cubeapp.engine.moves import Move
from cubeapp.engine.notation import parse

LARGEST_FILE = 10_000_000
"""Bytes; no cube or alg comes near it, and a wrong file is refused before it fills memory."""


@dataclass(frozen=True, slots=True)
class Opening:
    """What to show: a cube, and moves that lead on from it."""

    start: Cube
    moves: tuple[Move, ...] = ()


def add_opening(parser: Parser) -> None:
    """Add the options that name a cube to show."""
    add_size(parser)
    add_facelets(parser)
    parser.add_argument("--alg", metavar="ALG", help="the moves done to it")
    parser.add_argument(
        "--load", metavar="FILE", help="a text file that holds the facelets or the moves"
    )


def read_opening(options: argparse.Namespace) -> Opening | None:
    """Return what the options name; ``None`` if they name nothing.

    Raises:
        UsageError: they contradict each other, or the file holds no cube.
        FaceletsError: the facelets are no cube.
        NotationError: the moves are no alg.
        OSError: the file cannot be read.
    """
    size, facelets, alg = options.size, options.facelets, options.alg
    if options.load is not None:
        if facelets is not None or alg is not None:
            raise UsageError("give the cube once: --load, or --facelets and --alg")
        return load(Path(options.load), size)
    if size is None and facelets is None and alg is None:
        return None
    start = start_cube(size, facelets)
    return Opening(start, parse(alg or "", start.size).moves)


def load(path: Path, size: int | None) -> Opening:
    """Read a cube's facelets or an alg from a text file.

    Raises:
        UsageError: the file holds neither.
        OSError: it cannot be read.
    """
    with path.open("rb") as file:
        data = file.read(LARGEST_FILE + 1)
    text = data.decode("utf-8", "replace")
    if len(data) > LARGEST_FILE:
        raise UsageError(f"{path}: too large for a file that holds a cube or moves")
    try:
        return Opening(parse_facelets(text, size).cube)
    except FaceletsError as no_cube:
        try:
            start = Cube.solved(size or DEFAULT_SIZE)
            return Opening(start, parse(text, start.size).moves)
        except NotationError as no_alg:
            raise UsageError(f"{path}: neither a cube ({no_cube}) nor moves ({no_alg})") from None
