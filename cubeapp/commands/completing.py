"""What becomes of cubes of which some stickers have no colour."""

from __future__ import annotations

import numpy as np

from cubeapp.commands.output import note
from cubeapp.engine.legality.counting import count_completions, how_many
from cubeapp.engine.legality.filling import filled
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.errors import UnsupportedCubeError
from cubeapp.engine.model.geometry import UNPAINTED

EXACT = 2**53
"""Larger numbers are no exact ones to many who read JSON."""


def completed(cube: Cube) -> Cube:
    """Return the only legal cube that has the painted stickers of ``cube``, and print a note on it.

    A cube that is wholly painted, or has a fault, is returned as it is.

    Raises:
        UnsupportedCubeError: several cubes have them.
    """
    bare = int(np.count_nonzero(cube.facelets == UNPAINTED))
    count = count_completions(cube) if bare else 0
    if count > 1:
        have = "sticker has" if bare == 1 else "stickers have"
        message = f"{bare} {have} no colour, and {how_many(count)} cubes fit; paint more of them"
        raise UnsupportedCubeError(message)
    if count == 1:
        bare_ones = (
            "one bare sticker, which follows"
            if bare == 1
            else f"{bare} bare stickers, which follow"
        )
        note(f"painted the {bare_ones} from the others")
        return filled(cube)
    return cube


def as_number(count: int) -> int | float | None:
    """Return ``count`` for JSON: about, where it is large, and None where it is beyond that."""
    if count < EXACT:
        return count
    try:
        return float(count)
    except OverflowError:
        return None
