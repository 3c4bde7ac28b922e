"""What is done to a painted cube when some of its stickers get other colours, in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.legality.words import painted_side
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import UNPAINTED, Face
from cubeapp.engine.model.orbits import (
    CORNERS,
    EDGES,
    WINGS,
    corner_facelets,
    midge_facelets,
    wing_facelets,
)
from cubeapp.engine.model.places import (
    PLACE_ORDER,
    corner_words,
    edge_words,
    side_word,
    sticker_words,
    wing_words,
)
from cubeapp.engine.text import Text, colour_name, joined, listed, plural

SAID_IN_FULL = 2
"""Maximum number of cubies of which it is said what is done to each."""
SHOWN_PLACES = 3
"""Maximum number of places that are named; others are only counted."""


@dataclass(frozen=True, slots=True)
class _Change:
    """What changes on one cubie."""

    place: Text
    """The cubie in words: "top front edge"; a centre by its sticker."""
    stickers: tuple[int, ...]
    """Its facelets' flat indices."""
    old: tuple[int, ...]
    """Its colours, in the order of the stickers."""
    new: tuple[int, ...]
    size: int
    is_fixed: bool = False
    """Whether it is a fixed centre."""

    def undoes(self, other: _Change) -> bool:
        """Tell whether the two cubies change places, in whatever way they are turned."""
        colours, others = frozenset(self.old), frozenset(other.old)
        return frozenset(self.new) == others and frozenset(other.new) == colours

    @property
    def changed(self) -> list[tuple[int, Face, int]]:
        """The stickers that change, their sides and their new colours, in the usual order."""
        each = self.size**2
        rows = zip(self.stickers, self.old, self.new, strict=True)
        changed = [(index, Face(index // each), new) for index, old, new in rows if old != new]
        return sorted(changed, key=lambda change: PLACE_ORDER.index(change[1]))

    @property
    def painted(self) -> list[Text]:
        """The sides that get another colour, with that colour."""
        return [painted_side(side, new) for _, side, new in self.changed]


def change_label(before: Cube, after: Cube) -> Text:
    """Return what makes ``after`` of ``before``, for a button: "Flip the top front edge"."""
    changes = list(_changes(before, after))
    if all(change.is_fixed and UNPAINTED not in change.new for change in changes):
        return _of_fixed_centres(changes)
    if len(changes) == 2 and len(changes[0].stickers) > 1 and changes[0].undoes(changes[1]):
        one, other = (change.place for change in changes)
        return Text("Swap the {one} and the {other}", one=one, other=other)
    if len(changes) <= SAID_IN_FULL:
        return joined(" · ", map(_of_one, changes))
    number = int(np.count_nonzero(before.facelets != after.facelets))
    stickers = plural(number, Text("{n} sticker"), Text("{n} stickers"))
    places = [change.place for change in changes[:SHOWN_PLACES]]
    more = len(changes) - len(places)
    if more:
        places.append(plural(more, Text("{n} more"), Text("{n} more")))
    return Text("Change {stickers}: {places}", stickers=stickers, places=listed(places))


def place_names(places: NDArray[np.intp], size: int) -> list[str]:
    """Return the names of cubies' places by their facelets, shape (n, stickers)."""
    blank = Cube.unpainted(size)
    return [change.place for change in _changes(blank, blank.painted(places[:, 0], 0))]


def _of_fixed_centres(changes: Sequence[_Change]) -> Text:
    """Return how fixed centres alone are painted."""
    if len(changes) == 2 and changes[0].undoes(changes[1]):
        one, other = (side_word(change.changed[0][1]) for change in changes)
        return Text("Swap the {one} and {other} centres", one=one, other=other)
    if len(changes) == 1:
        return _of_one(changes[0])
    painted = listed([name for change in changes for name in change.painted])
    return Text("Paint the centres: {painted}", painted=painted)


def _of_one(change: _Change) -> Text:
    """Return what is done to one cubie."""
    if len(change.changed) == 1:
        return _of_one_sticker(change)
    old, new = change.old, change.new
    sides = [side_word(side) for _, side, colour in change.changed if colour == UNPAINTED]
    if sides:
        text = Text("Erase {sides} of the {place}")
        return text.format(sides=listed(sides), place=change.place)
    turns = [turn for turn in range(1, len(old)) if new == old[-turn:] + old[:-turn]]
    if not turns or UNPAINTED in old:
        text = Text("Paint the {place}: {painted}")
        return text.format(place=change.place, painted=listed(change.painted))
    if len(old) == 2:
        return Text("Flip the {place}", place=change.place)
    if turns[0] == 1:
        return Text("Twist the {place} clockwise", place=change.place)
    return Text("Twist the {place} anticlockwise", place=change.place)


def _of_one_sticker(change: _Change) -> Text:
    ((index, _, colour),) = change.changed
    place = sticker_words(index, change.size)
    if colour == UNPAINTED:
        return Text("Erase: {place}", place=place)
    return Text("Paint {colour}: {place}", colour=colour_name(colour), place=place)


def _changes(before: Cube, after: Cube) -> Iterator[_Change]:
    """Yield what changes, cubie by cubie."""
    size = before.size
    numbers, cubies = _cubies(size)
    changed = np.flatnonzero(before.facelets != after.facelets)
    for number in sorted(set(numbers[changed].tolist())):
        centre = number - len(cubies)
        stickers = cubies[number] if centre < 0 else (centre,)
        place = _place(number, size) if centre < 0 else sticker_words(centre, size)
        old, new = (tuple(cube.facelets.take(stickers).tolist()) for cube in (before, after))
        is_fixed = 2 * (centre % size**2) + 1 == size**2 and centre >= 0
        yield _Change(place, stickers, old, new, size, is_fixed)


@lru_cache(maxsize=8)
def _cubies(size: int) -> tuple[NDArray[np.intp], list[tuple[int, ...]]]:
    """Return the number of each facelet's cubie, and the facelets of each.

    They are the corners, the midges, then the wings; each centre has a number of its own after
    those, and is left out of the facelets.
    """
    wings = wing_facelets(size).reshape(-1, 2)
    tables = corner_facelets(size), midge_facelets(size), wings
    cubies = [tuple(row) for table in tables for row in table.tolist()]
    numbers = len(cubies) + np.arange(6 * size**2)
    for number, stickers in enumerate(cubies):
        numbers[list(stickers)] = number
    return numbers, cubies


@lru_cache(maxsize=4096)
def _place(number: int, size: int) -> Text:
    """Return a corner, an edge or a wing in words, by its number among the `_cubies`."""
    midge = number - len(CORNERS)
    wing = midge - len(midge_facelets(size))
    if midge < 0:
        return corner_words(CORNERS[number])
    return edge_words(EDGES[midge]) if wing < 0 else _wing(wing)


def _wing(place: int) -> Text:
    """Return a wing in words by its place, counted through all orbits."""
    orbit, name = divmod(place, len(WINGS))
    return wing_words(WINGS[name], orbit + 2)
