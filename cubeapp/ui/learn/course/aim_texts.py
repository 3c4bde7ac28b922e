"""What the exercises of the later units lead to, which no card says."""

from __future__ import annotations

from cubeapp.engine.teaching.course import lesson
from cubeapp.engine.teaching.lessons import in_colours
from cubeapp.engine.text import NO_TEXT, Text

_TEXTS = {
    "cross": Text("The {base} cross, each edge beside its own centre."),
    "pair": Text("One more corner and its edge home, the others as they were."),
    "cap.cross": Text("All four top edges show {cap} on top."),
    "cap": Text("The whole top shows {cap}."),
    "corners": Text("The top corners follow each other as they should."),
    "solved": Text("One colour on every side."),
    "layer": Text("The {base} layer, one colour at each of its sides."),
    "places": Text("Each top corner where it belongs. Twisted is fine."),
    "small.solved": Text("One colour on every side."),
    "two.centres": Text("The {base} and the {cap} centre."),
    "centres": Text("All six centres."),
    "edge": Text("One more edge whole, the centres as they were."),
    "edges": Text("All edges whole."),
    "flip": Text("The top edges as a 3×3×3 can have them."),
    "swap": Text("The top layer as a 3×3×3 can have it."),
}
"""By the names of the aims in the lesson files."""


def aim_text(name: str, base: int) -> Text:
    """Return what an exercise of a lesson leads to; empty where a card says it."""
    text = _TEXTS.get(lesson(name).aim, NO_TEXT)
    return in_colours(text, base) if text else text
