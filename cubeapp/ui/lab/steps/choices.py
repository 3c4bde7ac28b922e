"""The steps that can be asked for, each with where it may be, as the window lists them."""

from __future__ import annotations

from dataclasses import dataclass

from cubeapp.engine.model.geometry import Face
from cubeapp.engine.solvers.goals.named import ANY, AXES, COLOURS, DR_AXES
from cubeapp.engine.text import Text, capitalised, colour_name, verbatim
from cubeapp.words import mark

AS_HELD = ""
"""Where a step is for the cube as it is held."""
ANYWHERE = (ANY, Text("Wherever it is shortest"))
_BOTTOM = (AS_HELD, Text("As the cube is held"))
_COLOURS = (
    _BOTTOM,
    ANYWHERE,
    *((COLOURS[face], capitalised(colour_name(face))) for face in Face),
)
_BACK = (AS_HELD, Text("At the back on the left"))


def _axes(axes: dict[str, str]) -> tuple[tuple[str, Text], ...]:
    return (ANYWHERE, *((axis, verbatim(f"{axis[0]}–{axis[1]}")) for axis in axes))


@dataclass(frozen=True, slots=True)
class StepChoice:
    """A step that can be asked for."""

    name: str
    """That of the goal, see `named_goals`."""
    title: str
    about: str
    """What has been reached then."""
    places: tuple[tuple[str, Text], ...]
    """What may follow the name, in words."""


STEPS = (
    StepChoice(
        "cross",
        mark("Cross"),
        mark("The four edges of the bottom layer are home."),
        _COLOURS,
    ),
    StepChoice(
        "xcross",
        mark("Cross and a pair (xcross)"),
        mark("The cross, and one corner with its edge."),
        _COLOURS,
    ),
    StepChoice(
        "xxcross",
        mark("Cross and two pairs"),
        mark("The cross, and two corners with their edges."),
        _COLOURS,
    ),
    StepChoice(
        "2x2x2",
        mark("2×2×2 block"),
        mark("A corner is home with the three edges beside it."),
        (_BACK, ANYWHERE),
    ),
    StepChoice(
        "2x2x3",
        mark("2×2×3 block"),
        mark("Two corners are home with the five edges beside them."),
        (_BACK, ANYWHERE),
    ),
    StepChoice(
        "fb",
        mark("First block (Roux)"),
        mark("Three edges and two corners on the left are home, of a bottom of any colour."),
        _COLOURS,
    ),
    StepChoice(
        "eo",
        mark("Edges oriented (EO)"),
        mark("Every edge can be solved without quarter turns of two opposite faces."),
        _axes(AXES),
    ),
    StepChoice(
        "eoline",
        mark("EO and line (ZZ)"),
        mark("All edges are oriented, and two of the bottom are home."),
        _COLOURS,
    ),
    StepChoice(
        "eocross",
        mark("EO and cross (ZZ)"),
        mark("All edges are oriented, and the four of the bottom are home."),
        _COLOURS,
    ),
    StepChoice(
        "dr",
        mark("Domino reduction (DR)"),
        mark("Half turns, and quarter turns of two opposite faces, can solve the rest."),
        _axes(DR_AXES),
    ),
    StepChoice(
        "oll",
        mark("Last layer oriented (OLL)"),
        mark("The first two layers are home, and the last one shows one colour."),
        _COLOURS,
    ),
    StepChoice(
        "pll",
        mark("Last layer solved (PLL)"),
        mark("All is home but for a turn of the last layer."),
        _COLOURS,
    ),
)
BY_NAME = {step.name: step for step in STEPS}
