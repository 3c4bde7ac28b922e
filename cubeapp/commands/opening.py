"""The options that name the cube and moves that the window opens with, or a picture shows."""

from __future__ import annotations

import argparse
from pathlib import Path

from cubeapp.commands.cubes import DEFAULT_SIZE, start_cube
from cubeapp.commands.parsing import Parser, UsageError, add_facelets, add_size, file_name
from cubeapp.drawing.theme import WCA, ColourScheme
from cubeapp.engine.model.errors import OpeningError
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.timeline.opening import Opening, load_opening


def add_opening(parser: Parser) -> None:
    """Add the options that name a cube to show."""
    add_size(parser)
    add_facelets(parser)
    parser.add_argument("--alg", metavar="ALG", help="the moves done to it")
    parser.add_argument(
        "--load",
        type=file_name,
        metavar="FILE",
        help="a text file with the facelets or the moves, or a session's .json file",
    )


def read_opening(options: argparse.Namespace, scheme: ColourScheme = WCA) -> Opening | None:
    """Return what the options name; ``None`` if they name nothing.

    Args:
        options: with those of `add_opening`.
        scheme: the colours that letters and names of colours are of.

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
        try:
            return load_opening(Path(options.load), size, size or DEFAULT_SIZE, scheme.letters)
        except OpeningError as error:
            raise UsageError(f"{options.load}: {error}") from None
    if size is None and facelets is None and alg is None:
        return None
    start = start_cube(size, facelets, scheme)
    return Opening(start, Alg(alg or "").moves(start.size))
