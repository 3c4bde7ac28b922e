"""What can be chosen of the methods that people learn, in words."""

from __future__ import annotations

from cubeapp.language import mark

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
