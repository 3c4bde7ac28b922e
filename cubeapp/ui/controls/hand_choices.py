"""What can be chosen of the methods that people learn, in words."""

from __future__ import annotations

from cubeapp.engine.solvers.by_hand.choices import Style
from cubeapp.words import mark

STYLES = (
    (Style.SHORT.value, mark("Short: looks ahead")),
    (Style.MIDDLE.value, mark("Middle: as a good solver")),
    (Style.PLAIN.value, mark("Plain: as it comes")),
)
"""How far a solution looks ahead, by the names that the solvers know."""
CROSSES = (
    ("", mark("As usual")),
    ("white", mark("White")),
    ("yellow", mark("Yellow")),
    ("red", mark("Red")),
    ("orange", mark("Orange")),
    ("green", mark("Green")),
    ("blue", mark("Blue")),
    ("any", mark("Whichever is shortest")),
)
"""The colours to begin with, by the names that the solvers know; "" is the method's own."""
