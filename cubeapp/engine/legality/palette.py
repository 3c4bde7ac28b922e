"""Checks of the colours as a whole: bare stickers, counts, fixed centres, handedness."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from cubeapp.engine.legality.diagnosis import Fault, FaultCode
from cubeapp.engine.legality.reading import Reading, holds_with
from cubeapp.engine.legality.words import counted_colour, painted_side
from cubeapp.engine.model.cubies import Colours
from cubeapp.engine.model.geometry import UNPAINTED, Face
from cubeapp.engine.model.orbits import corner_facelets, fixed_centres
from cubeapp.engine.model.places import side_word
from cubeapp.engine.text import Text, colour_name, listed


def palette_faults(reading: Reading) -> Iterator[Fault]:
    """Yield what is wrong with the colours, whatever cubie they are on."""
    yield from _unpainted(reading)
    yield from _counts(reading)
    yield from _scheme(reading)


def _unpainted(reading: Reading) -> Iterator[Fault]:
    (bare,) = np.nonzero(reading.cube.facelets == UNPAINTED)
    if len(bare) == 0:
        return
    total = len(reading.cube.facelets)
    text = Text("{n} of {total} stickers have no colour yet.")
    if len(bare) == 1:
        text = Text("{n} of {total} stickers has no colour yet.")
    message = text.format(n=len(bare), total=total)
    yield Fault(FaultCode.UNPAINTED, message, tuple(bare.tolist()))


def _counts(reading: Reading) -> Iterator[Fault]:
    each = reading.cube.size**2
    facelets = reading.cube.facelets
    counts = np.bincount(np.minimum(facelets, 6), minlength=7)[:6]
    if np.all(counts <= each):
        return
    many = listed([counted_colour(n - each, c) for c, n in enumerate(counts.tolist()) if n > each])
    few = listed([counted_colour(each - n, c) for c, n in enumerate(counts.tolist()) if n < each])
    is_one = int(counts.max()) == each + 1
    if reading.cube.is_painted:
        text = Text("There are {many} too many and {few} too few: each colour has {each} stickers.")
        if is_one:
            text = Text(
                "There is {many} too many and {few} too few: each colour has {each} stickers."
            )
    else:
        text = Text("There are {many} too many: each colour has {each} stickers.")
        if is_one:
            text = Text("There is {many} too many: each colour has {each} stickers.")
    message = text.format(many=many, few=few, each=each)
    (at_fault,) = np.nonzero(np.isin(facelets, np.nonzero(counts > each)[0]))
    yield Fault(FaultCode.COLOUR_COUNT, message, tuple(at_fault.tolist()))


def _scheme(reading: Reading) -> Iterator[Fault]:
    indices = fixed_centres(reading.cube.size)
    centres = reading.cube.facelets[indices]
    if not reading.centres_fit:
        faces, message = _wrong_centres(centres)
        yield Fault(FaultCode.CENTRES, message, tuple(indices[faces].tolist()))
    elif len(centres) and not len(holds_with(centres)):
        yield Fault(
            FaultCode.MIRRORED_SCHEME,
            Text(
                "The centres are the mirror image of the colour scheme: two opposite ones have "
                "changed places."
            ),
            tuple(indices.tolist()),
        )
    elif reading.mirrored:
        corners = corner_facelets(reading.cube.size)
        yield Fault(
            FaultCode.MIRRORED_SCHEME,
            Text(
                "The corners are the mirror image of the colour scheme: {one}, {two} and {three} "
                "follow each other clockwise around their corner.",
                one=colour_name(Face.U),
                two=colour_name(Face.R),
                three=colour_name(Face.F),
            ),
            tuple(corners.ravel().tolist()),
        )


def _wrong_centres(centres: Colours) -> tuple[list[int], Text]:
    """Return the faces whose centres no hold of a cube has together, and the message."""
    painted = [face for face in range(6) if centres[face] != UNPAINTED]
    for colour in range(6):
        same = [face for face in painted if centres[face] == colour]
        if len(same) > 1:
            text = Text("The {sides} centres are all {colour}; a cube has one {colour} centre.")
            if len(same) == 2:
                text = Text(
                    "The {sides} centres are both {colour}; a cube has one {colour} centre."
                )
            sides = listed([side_word(Face(face)) for face in same])
            return same, text.format(sides=sides, colour=colour_name(colour))
    wrong = [face for face in painted if not _faces_its_opposite(centres, face)]
    shown = listed([painted_side(Face(face), int(centres[face])) for face in wrong])
    text = Text(
        "The centres {centres} do not go together: {up} is opposite {down}, {right} opposite "
        "{left}, {front} opposite {back}."
    )
    words = {
        "up": colour_name(Face.U), "right": colour_name(Face.R), "front": colour_name(Face.F),
        "down": colour_name(Face.D), "left": colour_name(Face.L), "back": colour_name(Face.B),
    }  # fmt: skip
    return wrong, text.format(centres=shown, **words)


def _faces_its_opposite(centres: Colours, face: int) -> bool:
    """Tell whether the centre across from ``face`` is, or may become, its opposite colour."""
    opposite_colour = (centres[face] + 3) % 6
    across = centres[(face + 3) % 6]
    if across == UNPAINTED:
        return opposite_colour not in centres
    return bool(across == opposite_colour)
