"""The cube that a command line is about."""

from __future__ import annotations

import re

from cubeapp.drawing.theme import COLOUR_SCHEMES, WCA, ColourScheme
from cubeapp.engine.facelets.text import parse_facelets
from cubeapp.engine.legality.findings import is_sound
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.errors import FaceletsError
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.timeline.opening import read_opening

DEFAULT_SIZE = 3
_LETTERS_ALONE = re.compile("[URFDLB]{3,}", re.IGNORECASE)
"""Facelets, if too few of them: moves are written apart."""


def start_cube(size: int | None, facelets: str | None, scheme: ColourScheme = WCA) -> Cube:
    """Return the cube that ``facelets`` describe, or a solved one.

    Args:
        size: N, if only a cube of that size will do.
        facelets: in any form that is known.
        scheme: the colours that letters and names of colours are of.

    Raises:
        FaceletsError: the text is no cube, or none of this size.
    """
    if facelets is None:
        return Cube.solved(size or DEFAULT_SIZE)
    return parse_facelets(facelets, size, scheme.letters).cube


def read_cube(text: str, size: int | None, scheme: ColourScheme = WCA) -> Cube:
    """Return the cube that ``text`` describes by its facelets, or by moves done to a solved one.

    Args:
        text: as `read_opening` reads it.
        size: N; moves are for a 3×3×3 if ``None``.
        scheme: the colours that letters and names of colours are of.

    Raises:
        CubeError: it is neither.
    """
    if _LETTERS_ALONE.fullmatch(text.strip()):
        return parse_facelets(text, size, scheme.letters).cube
    opening = read_opening(text, size, size or DEFAULT_SIZE, scheme.letters)
    return opening.start.apply_all(opening.moves)


def fitting_scheme(text: str, size: int | None) -> ColourScheme | None:
    """Return the scheme in which the colours that ``text`` names make a legal cube, if any."""
    for scheme in COLOUR_SCHEMES:
        try:
            cube = parse_facelets(text, size, scheme.letters).cube
        except FaceletsError:
            return None
        if cube.is_painted and is_sound(cube):
            return scheme
    return None


def scheme_hint(scheme: ColourScheme) -> str:
    """Return advice for a cube that is legal in another scheme than the one given."""
    return f"its colours are those of a legal cube in another scheme: --scheme {scheme.key}"


def cube_after(alg: str, size: int | None) -> Cube:
    """Return the cube reached from solved by ``alg``.

    Raises:
        NotationError: the text is no alg for this size.
    """
    solved = Cube.solved(size or DEFAULT_SIZE)
    return solved.apply_all(Alg(alg).moves(solved.size))
