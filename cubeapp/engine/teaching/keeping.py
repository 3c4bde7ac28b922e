"""What is done before an exercise without a card, and has to be whole again after it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.teaching.aims import (
    AIMS,
    Reached,
    held_like,
    home_pairs,
    is_below,
    paired,
    reduced,
    whole_centres,
)
from cubeapp.engine.teaching.state import LOW_EDGES, State
from cubeapp.engine.text import Text


@dataclass(frozen=True, slots=True)
class Kept:
    """One thing that was done before."""

    is_whole: Reached
    what: Text
    """What came apart where it is not: "the bottom layer"."""


def _cross(before: Cube, after: Cube, base: int) -> bool:
    return held_like(before, after).are_home(LOW_EDGES)


def _pairs(before: Cube, after: Cube, base: int) -> bool:
    return home_pairs(State.of(before)) <= home_pairs(held_like(before, after))


def _below(before: Cube, after: Cube, base: int) -> bool:
    return is_below(held_like(before, after))


def _below_reduced(before: Cube, after: Cube, base: int) -> bool:
    """Tell the same of a 4×4×4 whose centres and edges are whole."""
    return _below(reduced(before), reduced(after), base)


def _centres(before: Cube, after: Cube, base: int) -> bool:
    return {*whole_centres(before).values()} <= {*whole_centres(after).values()}


def _edges(before: Cube, after: Cube, base: int) -> bool:
    return paired(before) <= paired(after)


_WHOLE_CROSS = Kept(_cross, Text("the {base} cross"))
_LOWER = Kept(_below, Text("what was done below"))
_CAP_CROSS = Kept(AIMS["cap.cross"].is_reached, Text("the {cap} cross"))
_CAP = Kept(AIMS["cap"].is_reached, Text("the {cap} top"))
_ORDER = Kept(AIMS["corners"].is_reached, Text("the order of the corners"))
_LAYER = Kept(AIMS["layer"].is_reached, Text("the {base} layer"))
_PLACES = Kept(AIMS["places"].is_reached, Text("the order of the corners"))
_WHOLE_CENTRES = Kept(_centres, Text("what was a whole centre"))
_WHOLE_EDGES = Kept(_edges, Text("what was a whole edge"))
_IN_ORDER = Kept(AIMS["centres"].is_reached, _WHOLE_CENTRES.what)
_REDUCED = (_IN_ORDER, _WHOLE_EDGES, Kept(_below_reduced, _LOWER.what))
KEPT: Mapping[str, tuple[Kept, ...]] = {
    "cross": (),
    "pair": (_WHOLE_CROSS, Kept(_pairs, Text("a pair that was home"))),
    "cap.cross": (_LOWER,),
    "cap": (_LOWER, _CAP_CROSS),
    "corners": (_LOWER, _CAP),
    "solved": (_LOWER, _CAP, _ORDER),
    "layer": (),
    "places": (_LAYER,),
    "small.solved": (_LAYER, _PLACES),
    "two.centres": (),
    "centres": (_WHOLE_CENTRES,),
    "edge": (_IN_ORDER, _WHOLE_EDGES),
    "edges": (_IN_ORDER, _WHOLE_EDGES),
    "flip": _REDUCED,
    "swap": _REDUCED,
}
"""By the names of aims, in the order in which it is looked for."""


def came_apart(aim: str, before: Cube, after: Cube, base: int) -> Text | None:
    """Return what was whole before an exercise and is not now; ``None`` if nothing.

    Args:
        aim: of the exercise.
        before: its cube.
        after: the cube now, however it is held.
        base: the colour of the first layer.
    """
    broken = (each.what for each in KEPT[aim] if not each.is_whole(before, after, base))
    return next(broken, None)
