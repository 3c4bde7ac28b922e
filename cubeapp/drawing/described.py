"""What a cube shows, in words: for those who cannot see the picture."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import UNPAINTED, Face
from cubeapp.words import mark, tr

FACE_NAMES = {
    Face.U: mark("Top"),
    Face.F: mark("Front"),
    Face.R: mark("Right"),
    Face.B: mark("Back"),
    Face.L: mark("Left"),
    Face.D: mark("Bottom"),
}
"""The faces in the order of reading: from the top round the sides to the bottom."""
COUNTED_FROM = 4
"""Rows of this many stickers and more count neighbours that are alike."""


def faces(cube: Cube, names: Sequence[str]) -> list[str]:
    """Return the faces in lines, each with its rows as the net shows them.

    Args:
        cube: of any size, painted or not.
        names: the colours of the values 0…5.
    """
    lines = []
    for face, title in FACE_NAMES.items():
        rows = cube.faces[face].tolist()
        colours = {colour for row in rows for colour in row}
        if len(colours) == 1:
            said = tr("{face}: all {colour}").format(
                face=tr(title), colour=_colour(colours.pop(), names)
            )
            lines.append(said)
        else:
            lines.append(tr("{face}:").format(face=tr(title)))
            lines += [f"  {_row(row, names)}" for row in rows]
    return lines


def _row(row: Sequence[int], names: Sequence[str]) -> str:
    if len(row) < COUNTED_FROM:
        return ", ".join(_colour(colour, names) for colour in row)
    runs = ((colour, len(list(alike))) for colour, alike in groupby(row))
    return ", ".join(
        _colour(colour, names) if count == 1 else f"{count} {_colour(colour, names)}"
        for colour, count in runs
    )


def _colour(colour: int, names: Sequence[str]) -> str:
    return tr("unpainted") if colour == UNPAINTED else names[colour]
