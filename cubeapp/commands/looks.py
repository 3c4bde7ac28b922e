"""The options for how the cube looks in a picture."""

from __future__ import annotations

import argparse

from cubeapp.commands.parsing import Parser, number_from
from cubeapp.drawing.colours import read_rgb
from cubeapp.drawing.theme import (
    BODIES,
    COLOUR_SCHEMES,
    LARGEST_GAP,
    LEAST_GAP,
    MARKS,
    SHAPES,
    ColourScheme,
    Looks,
    own_scheme,
)
from cubeapp.engine.model.errors import quoted

USUAL = Looks()


def add_looks(parser: Parser) -> None:
    """Add the options; `read_looks` reads them."""
    group = parser.add_argument_group("how the cube looks")
    add_scheme(group, "the stickers' colours")
    group.add_argument(
        "--marks",
        choices=MARKS,
        default=USUAL.marks,
        help="letters of the faces or of the colours on the stickers, or patterns, a shape for "
        f"each colour; {USUAL.marks} by default",
    )
    group.add_argument(
        "--shape",
        choices=SHAPES,
        default=USUAL.shape,
        help=f"of the stickers; {USUAL.shape} by default",
    )
    group.add_argument(
        "--gap",
        type=_gap,
        default=USUAL.gap,
        metavar="G",
        help=f"around a sticker, {LEAST_GAP:g} to {LARGEST_GAP:g} of its cell; {USUAL.gap:g} by "
        "default",
    )
    group.add_argument(
        "--body",
        type=_body,
        default=USUAL.body,
        metavar="BODY",
        help=f"{', '.join(BODIES)}, or a colour such as 203050; {USUAL.body} by default",
    )
    group.add_argument(
        "--hints", action="store_true", help="the hidden faces' stickers float behind the cube"
    )
    group.add_argument(
        "--back", action="store_true", help="the cube from behind as well, small, in a corner"
    )


def add_scheme(parser: argparse.ArgumentParser | argparse._ArgumentGroup, what: str) -> None:
    """Add ``--scheme``; ``what`` begins its help."""
    keys = ", ".join(scheme.key for scheme in COLOUR_SCHEMES)
    parser.add_argument(
        "--scheme",
        type=_scheme,
        default=USUAL.scheme,
        metavar="SCHEME",
        help=f"{what}: {keys}, or six such as ffffff,d31432,… in the order U R F D L B; "
        f"{USUAL.scheme.key} by default",
    )


def read_looks(options: argparse.Namespace) -> Looks:
    """Return how the cube is to look."""
    return Looks(
        options.scheme,
        options.marks,
        options.shape,
        options.gap,
        options.body,
        options.hints,
        options.back,
    )


def _scheme(text: str) -> ColourScheme:
    by_key = {scheme.key: scheme for scheme in COLOUR_SCHEMES}
    if text in by_key:
        return by_key[text]
    colours = text.split(",")
    if len(colours) != 6:
        keys = ", ".join(by_key)
        hint = f"choose from {keys}, or give six colours with commas"
        raise argparse.ArgumentTypeError(f"{quoted(text)} is no colour scheme; {hint}")
    return own_scheme([_colour(colour) for colour in colours])


def _body(text: str) -> str:
    return text if text in BODIES else _colour(text)


def _colour(text: str) -> str:
    try:
        return read_rgb(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def _gap(text: str) -> float:
    what = f"a gap from {LEAST_GAP} to {LARGEST_GAP}"
    return number_from(text, LEAST_GAP, LARGEST_GAP, what)
