"""What is chosen of a lesson: its method, and how far that looks ahead."""

from __future__ import annotations

from enum import Enum

from cubeapp.engine.model.geometry import Face

BEGINNER, CLASSIC, CFOP = "beginner", "classic", "cfop"
LAYERS, ORTEGA = "layers", "ortega"
REDUCTION = "reduction"
LARGEST = 10
"""Larger cubes would take a thousand turns; big-cube is of more use there."""
SIZES = {
    BEGINNER: range(3, 4),
    CLASSIC: range(3, 4),
    CFOP: range(3, 4),
    ORTEGA: range(2, 3),
    LAYERS: range(2, 3),
    REDUCTION: range(4, LARGEST + 1),
}
"""N of the cubes that each method is for."""


class Style(Enum):
    """How far a solution looks ahead; the value is its name on the command line."""

    SHORT = "short"
    """Of many natural ways that after which the last layer happens to be easy."""
    MIDDLE = "middle"
    """The last layer is looked at only while the last slot is filled."""
    PLAIN = "plain"
    """Each stage as it comes."""


ANY, WHITE = "any", "white"
CROSSES: dict[str, tuple[Face, ...]] = {
    WHITE: (Face.U,),
    "red": (Face.R,),
    "green": (Face.F,),
    "yellow": (Face.D,),
    "orange": (Face.L,),
    "blue": (Face.B,),
    ANY: tuple(Face),
}
"""The faces whose colours the first layer may have, by the names on the command line."""
