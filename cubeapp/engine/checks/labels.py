"""What is done to a painted cube when some of its stickers get other colours, in words."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from cubeapp.engine.checks.pieces import CORNER_NAMES, wing_place
from cubeapp.engine.cube import Cube
from cubeapp.engine.diagnosis import colour_name
from cubeapp.engine.english import listed
from cubeapp.engine.geometry import Face
from cubeapp.engine.orbits import (
    CORNERS,
    EDGES,
    WINGS,
    corner_facelets,
    midge_facelets,
    wing_facelets,
)
from cubeapp.language import plural, tr

SAID_IN_FULL = 2
"""Of so many cubies it is said what is done to each."""
SHOWN_PLACES = 6
"""So many places are named; of others it is only said that there are more."""


@dataclass(frozen=True, slots=True)
class _Change:
    """What changes on one cubie."""

    place: str
    """Its name."""
    faces: tuple[str, ...]
    """The faces of its stickers; of a movable centre with row and column."""
    old: tuple[int, ...]
    """Its colours, in the order of the faces."""
    new: tuple[int, ...]

    def undoes(self, other: _Change) -> bool:
        """Tell whether the two cubies change places, in whatever way they are turned."""
        colours, others = frozenset(self.old), frozenset(other.old)
        return frozenset(self.new) == others and frozenset(other.new) == colours


def change_label(before: Cube, after: Cube) -> str:
    """Return what makes ``after`` of ``before``, for a button: "Flip UF"."""
    changes = list(_changes(before, after))
    if len(changes) == 2 and len(changes[0].faces) > 1 and changes[0].undoes(changes[1]):
        one, other = (change.place for change in changes)
        return tr("Swap {one} and {other}").format(one=one, other=other)
    if len(changes) <= SAID_IN_FULL:
        return " · ".join(_of_one(change) for change in changes)
    number = int(np.count_nonzero(before.facelets != after.facelets))
    stickers = plural(number, tr("{n} sticker"), tr("{n} stickers"))
    places = [change.place for change in changes[:SHOWN_PLACES]]
    more = len(changes) - len(places)
    if more:
        places.append(plural(more, tr("{n} more"), tr("{n} more")))
    return tr("Change {stickers}: {places}").format(stickers=stickers, places=listed(places))


def _of_one(change: _Change) -> str:
    """Return what is done to one cubie."""
    turned = {change.old[-turn:] + change.old[:-turn]: turn for turn in range(1, len(change.old))}
    turn = turned.get(change.new)
    if turn is not None and len(change.old) == 2:
        return tr("Flip {place}").format(place=change.place)
    if turn == 1:
        return tr("Twist {place} clockwise").format(place=change.place)
    if turn == 2:
        return tr("Twist {place} counter-clockwise").format(place=change.place)
    painted = [
        tr("{face} {colour}").format(face=face, colour=colour_name(new))
        for face, old, new in zip(change.faces, change.old, change.new, strict=True)
        if old != new
    ]
    if len(change.faces) == 1:
        return tr("Paint {what}").format(what=painted[0])
    return tr("On {place} paint {what}").format(place=change.place, what=listed(painted))


def _changes(before: Cube, after: Cube) -> Iterator[_Change]:
    """Yield what changes, cubie by cubie."""
    size = before.size
    wings = wing_facelets(size)
    layers = [wing_place(name, orbit + 2) for orbit in range(len(wings)) for name in WINGS]
    changed = before.facelets != after.facelets
    for table, places, faces in (
        (corner_facelets(size), CORNER_NAMES, CORNERS),
        (midge_facelets(size), EDGES, EDGES),
        (wings.reshape(-1, 2), layers, WINGS * len(wings)),
    ):
        for row in np.flatnonzero(changed[table].any(axis=1)).tolist():
            stickers = table[row]
            old, new = before.facelets[stickers], after.facelets[stickers]
            yield _Change(places[row], tuple(faces[row]), tuple(old.tolist()), tuple(new.tolist()))
            changed[stickers] = False
    for index in np.flatnonzero(changed).tolist():
        name = _centre_name(index, size)
        yield _Change(name, (name,), (int(before.facelets[index]),), (int(after.facelets[index]),))


def _centre_name(index: int, size: int) -> str:
    face, cell = divmod(index, size * size)
    if 2 * cell + 1 == size * size:
        return tr("centre {face}").format(face=Face(face).name)
    words = tr("{face} row {row}, column {column}")
    row, column = divmod(cell, size)
    return words.format(face=Face(face).name, row=row + 1, column=column + 1)
