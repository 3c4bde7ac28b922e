"""The steps that can be asked for, each with where it may be, as the window lists them."""

from __future__ import annotations

from dataclasses import dataclass

from cubeapp.engine.model.geometry import Face
from cubeapp.engine.model.orbits import CORNERS, EDGES
from cubeapp.engine.solvers.goals.named import ANY, AXES, COLOURS, DR_AXES, HELD, SLOTS
from cubeapp.engine.text import Text, capitalised, colour_name, verbatim

AS_HELD = ""
"""Where a step is for the cube as it is held."""
ANYWHERE = (ANY, Text("Wherever it is shortest"))
_BOTTOM = (AS_HELD, Text("As the cube is held"))
_COLOURS = (
    _BOTTOM,
    ANYWHERE,
    *((COLOURS[face], capitalised(colour_name(face))) for face in Face),
)
_IN_SLOTS = tuple((f"{HELD}:{slot}", verbatim(slot)) for slot in SLOTS)
_BACK = (AS_HELD, Text("At the back on the left"))
_AT_CORNERS = (_BACK, ANYWHERE, *((name, verbatim(name)) for name in CORNERS))
_AT_EDGES = (_BACK, ANYWHERE, *((name, verbatim(name)) for name in EDGES))


def _axes(axes: dict[str, str]) -> tuple[tuple[str, Text], ...]:
    return (ANYWHERE, *((axis, verbatim(f"{axis[0]}–{axis[1]}")) for axis in axes))


@dataclass(frozen=True, slots=True)
class StepChoice:
    """A step that can be asked for."""

    name: str
    """That of the goal, see `named_goals`."""
    title: Text
    about: Text
    """What has been reached then."""
    places: tuple[tuple[str, Text], ...]
    """What may follow the name, in words."""

    @property
    def apart(self) -> tuple[tuple[str, Text], ...]:
        """The places that are each somewhere else, whatever the cube is held like."""
        of_hold = (AS_HELD, ANY, *(key for key, _ in _IN_SLOTS))
        return tuple(place for place in self.places if place[0] not in of_hold)


STEPS = (
    StepChoice(
        "cross",
        Text("Cross"),
        Text("The four edges of the bottom layer are home."),
        _COLOURS,
    ),
    StepChoice(
        "xcross",
        Text("Cross and a pair (xcross)"),
        Text("The cross, and one corner with its edge."),
        (*_COLOURS, *_IN_SLOTS),
    ),
    StepChoice(
        "xxcross",
        Text("Cross and two pairs"),
        Text("The cross, and two corners with their edges."),
        _COLOURS,
    ),
    StepChoice(
        "2x2x2",
        Text("2×2×2 block"),
        Text("A corner is home with the three edges beside it."),
        _AT_CORNERS,
    ),
    StepChoice(
        "2x2x3",
        Text("2×2×3 block"),
        Text("Two corners are home with the five edges beside them."),
        _AT_EDGES,
    ),
    StepChoice(
        "fb",
        Text("First block (Roux)"),
        Text("Three edges and two corners on the left are home, of a bottom of any colour."),
        _COLOURS,
    ),
    StepChoice(
        "eo",
        Text("Edges oriented (EO)"),
        Text("Every edge can be solved without quarter turns of two opposite faces."),
        _axes(AXES),
    ),
    StepChoice(
        "eoline",
        Text("EO and line (ZZ)"),
        Text("All edges are oriented, and two of the bottom are home."),
        _COLOURS,
    ),
    StepChoice(
        "eocross",
        Text("EO and cross (ZZ)"),
        Text("All edges are oriented, and the four of the bottom are home."),
        _COLOURS,
    ),
    StepChoice(
        "dr",
        Text("Domino reduction (DR)"),
        Text("Half turns, and quarter turns of two opposite faces, can solve the rest."),
        _axes(DR_AXES),
    ),
    StepChoice(
        "oll",
        Text("Last layer oriented (OLL)"),
        Text("The first two layers are home, and the last one shows one colour."),
        _COLOURS,
    ),
    StepChoice(
        "pll",
        Text("Last layer solved (PLL)"),
        Text("All is home but for a turn of the last layer."),
        _COLOURS,
    ),
)
BY_NAME = {step.name: step for step in STEPS}
