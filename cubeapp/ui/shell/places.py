"""The places of the window, and which panels each of them has."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from cubeapp.ui.shell.feature import Feature
from cubeapp.words import mark


@dataclass(frozen=True, slots=True)
class Place:
    """A part of the program with panels of its own."""

    id: str
    """What features say in `Feature.place`, and the settings; never renamed."""
    title: str
    """In English, marked for translation."""
    tip: str
    """What one does there, in English, marked for translation."""
    icon: str
    panels: tuple[str, ...]
    """The ids of the features whose panels it has, in their order; panels of others follow."""
    is_one_page: bool = False
    """Whether its panels are cards below each other, instead of pages to choose from."""
    is_path: bool = False
    """Whether the panels are the steps of a path, one after another."""

    @property
    def command(self) -> str:
        """The id of the command that goes there."""
        return f"place-{self.id}"


PLACES = (
    Place(
        "play", mark("Play"), mark("Turn and scramble the cube, and look back"),
        "place-play", ("scramble", "turns", "history"), is_one_page=True,
    ),
    Place(
        "solve", mark("Solve"), mark("Have your own cube solved"),
        "place-solve", ("paint", "check", "solve", "follow"), is_path=True,
    ),
    Place(
        "learn", mark("Learn"), mark("Learn to solve it alone, step by step"),
        "place-learn", ("course", "learn"),
    ),
    Place(
        "train", mark("Train"), mark("Time your solves and practise cases"),
        "place-train", ("practice", "cases", "step-training", "doctor"),
    ),
    Place(
        "lab", mark("Lab"), mark("Try out algs, patterns and perfect scrambles"),
        "place-lab",
        ("algs", "library", "patterns", "steps", "workshop", "lab", "explore"),
    ),
)  # fmt: skip
"""The places on the rail, in their order."""
SIDE_PLACES = (
    Place(
        "preferences", mark("Preferences"), mark("Change how the cube looks"),
        "preferences", ("looks",),
    ),
    Place(
        "files", mark("Files"), mark("Open, save and export"),
        "export", ("sessions", "export"),
    ),
)  # fmt: skip
"""Places that the menus lead to; the first one stands at the foot of the rail as well.

The others do so while the user is there.
"""


def place_title(id: str) -> str:
    """Return the title of a place, to be translated; "" if there is no such place."""
    return next((place.title for place in (*PLACES, *SIDE_PLACES) if place.id == id), "")


def features_of(place: Place, features: Iterable[Feature]) -> list[Feature]:
    """Return those of ``features`` that have a panel in ``place``, in the order of the panels."""
    there = {each.id: each for each in features if each.title and each.place == place.id}
    known = [id for id in place.panels if id in there]
    others = [id for id in there if id not in known]
    return [there[id] for id in (*known, *others)]
