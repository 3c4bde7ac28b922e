"""A short solve to look at, with a sentence for each step: the first thing a new user sees."""

from __future__ import annotations

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import Face
from cubeapp.engine.model.moves import Move, inverse
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.text import Text, colour_name
from cubeapp.engine.timeline.timeline import Purpose, Section, Timeline

_SIZE = 3
_WHITE, _YELLOW = colour_name(Face.U), colour_name(Face.D)
_STEPS = (
    (
        Text("{colour} cross", colour=_WHITE),
        "F' D R' L2 D' B2 L D",
        Text(
            "Four {colour} edges come to the bottom, each below the centre of its other colour.",
            colour=_WHITE,
        ),
    ),
    (
        Text("pair 1"),
        "U R U' R'",
        Text(
            "A {colour} corner and the edge above it go into their slot together, front right.",
            colour=_WHITE,
        ),
    ),
    (
        Text("pair 2"),
        "U' L' U L",
        Text("The same on the left: the corner and its edge meet on top, then go down."),
    ),
    (
        Text("pair 3"),
        "U' R' U R",
        Text("The back right slot is filled; the pieces that are done are moved away and back."),
    ),
    (
        Text("pair 4"),
        "U L U' L'",
        Text("With the last pair in, the two lower layers are finished."),
    ),
    (
        Text("{colour} top", colour=_YELLOW),
        "R U R' U R U2 R'",
        Text(
            "A fixed sequence turns every {colour} sticker up and keeps the rest as it was.",
            colour=_YELLOW,
        ),
    ),
    (
        Text("last layer"),
        "R U R' U' R' F R2 U' R' U' R U R' F' U",
        Text("Another one lets the last pieces trade places; then the top turns home."),
    ),
)


def demo() -> Timeline:
    """Return a quick solve: a scrambled cube, yellow on top, and some steps that solve it."""
    moves: list[Move] = []
    sections = []
    for name, text, note in _STEPS:
        start = len(moves)
        moves += Alg(text).moves(_SIZE)
        sections.append(Section(name, start, len(moves), note))
    held = Cube.solved(_SIZE).apply_all(Alg("z2").moves(_SIZE))
    return Timeline(held.apply_all(inverse(moves)), moves, Purpose.LESSON, tuple(sections))
