"""A short solve to look at, with a sentence for each step: the first thing a new user sees."""

from __future__ import annotations

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.moves import Move, inverse
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.timeline.timeline import Purpose, Section, Timeline
from cubeapp.language import mark, tr

_SIZE = 3
_STEPS = (
    (
        mark("white cross"),
        "F' D R' L2 D' B2 L D",
        mark("Four white edges come to the bottom, each below the centre of its other colour."),
    ),
    (
        mark("pair 1"),
        "U R U' R'",
        mark("A white corner and the edge above it go into their slot together, front right."),
    ),
    (
        mark("pair 2"),
        "U' L' U L",
        mark("The same on the left: the corner and its edge meet on top, then go down."),
    ),
    (
        mark("pair 3"),
        "U' R' U R",
        mark("The back right slot is filled; the pieces that are done are moved away and back."),
    ),
    (
        mark("pair 4"),
        "U L U' L'",
        mark("With the last pair in, the two lower layers are finished."),
    ),
    (
        mark("yellow top"),
        "R U R' U R U2 R'",
        mark("A fixed sequence turns every yellow sticker up and keeps the rest as it was."),
    ),
    (
        mark("last layer"),
        "R U R' U' R' F R2 U' R' U' R U R' F' U",
        mark("Another one lets the last pieces trade places; then the top turns home."),
    ),
)


def demo() -> Timeline:
    """Return a quick solve: a scrambled cube, yellow on top, and some steps that solve it."""
    moves: list[Move] = []
    sections = []
    for name, text, note in _STEPS:
        start = len(moves)
        moves += Alg(text).moves(_SIZE)
        sections.append(Section(tr(name), start, len(moves), tr(note)))
    held = Cube.solved(_SIZE).apply_all(Alg("z2").moves(_SIZE))
    return Timeline(held.apply_all(inverse(moves)), moves, Purpose.LESSON, tuple(sections))
