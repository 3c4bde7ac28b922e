"""What can be chosen of the methods that people learn, in words."""

from __future__ import annotations

from cubeapp.engine.model.geometry import Face
from cubeapp.engine.solvers.by_hand import choices
from cubeapp.engine.solvers.by_hand.choices import ANY, Style
from cubeapp.engine.text import capitalised, colour_name
from cubeapp.words import mark

STYLES = (
    (Style.SHORT.value, mark("Short: looks ahead")),
    (Style.MIDDLE.value, mark("Middle: as a good solver")),
    (Style.PLAIN.value, mark("Plain: as it comes")),
)
"""How far a solution looks ahead, by the names that the solvers know."""
_OPPOSITES = (Face.U, Face.D, Face.R, Face.L, Face.F, Face.B)
"""The colours, by the faces they are at home on, each beside the one opposite."""
CROSSES = (
    ("", mark("As usual")),
    *((tuple(choices.CROSSES)[face], capitalised(colour_name(face))) for face in _OPPOSITES),
    (ANY, mark("Whichever is shortest")),
)
"""The colours to begin with, by the names that the solvers know; "" is the method's own."""
