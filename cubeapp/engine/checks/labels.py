"""What is done to a painted cube when some of its stickers get other colours, in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.checks.pieces import CORNER_NAMES, wing_place
from cubeapp.engine.checks.words import painted_face
from cubeapp.engine.cube import Cube
from cubeapp.engine.diagnosis import colour_name
from cubeapp.engine.english import listed
from cubeapp.engine.geometry import UNPAINTED, Face
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
    """Its name; of a centre that of its face, with row and column if it is movable."""
    faces: str
    """The faces of its stickers."""
    old: tuple[int, ...]
    """Its colours, in the order of the faces."""
    new: tuple[int, ...]
    is_fixed: bool = False
    """Whether it is a fixed centre."""

    def undoes(self, other: _Change) -> bool:
        """Tell whether the two cubies change places, in whatever way they are turned."""
        colours, others = frozenset(self.old), frozenset(other.old)
        return frozenset(self.new) == others and frozenset(other.new) == colours

    @property
    def painted(self) -> list[str]:
        """The faces that get another colour, with that colour, in the order of the name."""
        pairs = zip(self.faces, self.old, self.new, strict=True)
        changed = [(face, new) for face, old, new in pairs if old != new]
        return [painted_face(face, new) for face, new in sorted(changed, key=self._place_of)]

    @property
    def erased(self) -> list[str]:
        """The faces that lose their colour."""
        pairs = zip(self.faces, self.old, self.new, strict=True)
        return [face for face, old, new in pairs if old != new == UNPAINTED]

    def _place_of(self, painted: tuple[str, int]) -> int:
        return self.place.index(painted[0])


def change_label(before: Cube, after: Cube) -> str:
    """Return what makes ``after`` of ``before``, for a button: "Flip UF"."""
    changes = list(_changes(before, after))
    if all(change.is_fixed for change in changes):
        return _of_fixed_centres(changes)
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


def place_names(places: NDArray[np.intp], size: int) -> list[str]:
    """Return the names of cubies' places by their facelets, shape (n, stickers)."""
    blank = Cube.unpainted(size)
    return [change.place for change in _changes(blank, blank.painted(places[:, 0], 0))]


def _of_fixed_centres(changes: Sequence[_Change]) -> str:
    """Return what is done to fixed centres only."""
    if len(changes) == 2 and changes[0].undoes(changes[1]):
        one, other = (change.faces for change in changes)
        return tr("Exchange the centres of {one} and {other}").format(one=one, other=other)
    text = (
        tr("Paint the centres {centres}") if len(changes) > 1 else tr("Paint the centre {centres}")
    )
    return text.format(centres=listed([name for change in changes for name in change.painted]))


def _of_one(change: _Change) -> str:
    """Return what is done to one cubie."""
    if change.is_fixed:
        return _of_fixed_centres([change])
    if change.erased:
        return tr("Take the colour off {faces} of {place}").format(
            faces=listed(change.erased), place=change.place
        )
    turned = {change.old[-turn:] + change.old[:-turn]: turn for turn in range(1, len(change.old))}
    turn = turned.get(change.new) if UNPAINTED not in change.old else None
    if turn is not None and len(change.old) == 2:
        return tr("Flip {place}").format(place=change.place)
    if turn is not None:
        text = tr("Twist {place} clockwise") if turn == 1 else tr("Twist {place} counter-clockwise")
        return text.format(place=change.place)
    if len(change.faces) == 1:
        return tr("Paint {place} {colour}").format(
            place=change.place, colour=colour_name(change.new[0])
        )
    painted = listed(change.painted)
    return tr("On {place} paint {painted}").format(place=change.place, painted=painted)


def _changes(before: Cube, after: Cube) -> Iterator[_Change]:
    """Yield what changes, cubie by cubie."""
    size = before.size
    changed = before.facelets != after.facelets
    for table, faces, place_of in (
        (corner_facelets(size), CORNERS, CORNER_NAMES.__getitem__),
        (midge_facelets(size), EDGES, EDGES.__getitem__),
        (wing_facelets(size).reshape(-1, 2), WINGS, _wing_name),
    ):
        for row in np.flatnonzero(changed[table].any(axis=1)).tolist():
            old, new = before.facelets[table[row]], after.facelets[table[row]]
            name = faces[row % len(faces)]
            yield _Change(place_of(row), name, tuple(old.tolist()), tuple(new.tolist()))
            changed[table[row]] = False
    for index in np.flatnonzero(changed).tolist():
        face, cell = divmod(index, size * size)
        old, new = int(before.facelets[index]), int(after.facelets[index])
        is_fixed = 2 * cell + 1 == size * size
        name = Face(face).name if is_fixed else _centre_name(index, size)
        yield _Change(name, Face(face).name, (old,), (new,), is_fixed)


def _wing_name(place: int) -> str:
    """Return the name of a wing's place, counted through all orbits."""
    orbit, name = divmod(place, len(WINGS))
    return wing_place(WINGS[name], orbit + 2)


def _centre_name(index: int, size: int) -> str:
    face, cell = divmod(index, size * size)
    row, column = divmod(cell, size)
    words = tr("{face} row {row}, column {column}")
    return words.format(face=Face(face).name, row=row + 1, column=column + 1)
