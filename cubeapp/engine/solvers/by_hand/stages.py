"""The stages of the methods by hand, each with what people call it."""

from __future__ import annotations

from enum import Enum, unique

from cubeapp.engine.text import Text


@unique
class HandStage(Enum):
    """A stage of a method by hand; its value is its name, for people."""

    HOLD = Text("hold")
    DAISY = Text("daisy")
    CROSS = Text("cross")
    PAIRS = Text("F2L")
    CORNERS = Text("corners")
    MIDDLE_EDGES = Text("middle edges")
    FIRST_LAYER = Text("first layer")
    OLL = Text("OLL")
    PLL = Text("PLL")
    TOP_CROSS = Text("top cross")
    TOP_FACE = Text("top face")
    TOP_CORNERS = Text("top corners")
    TOP_EDGES = Text("top edges")
    EDGE_ORDER = Text("edge order")
    CORNER_ORDER = Text("corner order")
    CORNER_TWIST = Text("corner twist")
    CORNERS_UP = Text("corners up")
    CORNER_PLACES = Text("corner places")
    FACE = Text("face")
    BOTH_LAYERS = Text("both layers")
    FIRST_CENTRE = Text("first centre")
    SECOND_CENTRE = Text("second centre")
    OTHER_CENTRES = Text("other centres")
    EDGES = Text("edges")
    LAST_EDGES = Text("last two edges")
    OLL_PARITY = Text("OLL parity")
    PLL_PARITY = Text("PLL parity")
