"""Whole faces that were painted turned, mirrored, or in each other's place."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import combinations, compress, islice

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.legality.diagnosis import Fault, FaultCode, Repair
from cubeapp.engine.legality.filling import filled
from cubeapp.engine.legality.findings import is_sound
from cubeapp.engine.legality.origins import Origins
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.cubies import UNKNOWN, Colours, read_corners
from cubeapp.engine.model.geometry import UNPAINTED, Face
from cubeapp.engine.model.orbits import corner_facelets, fixed_centres
from cubeapp.engine.model.places import side_word
from cubeapp.engine.text import Text, colour_name

MAX_REPAIRS = 6
"""Maximum number of repairs; a cube painted whole rarely has more than one."""

_REARRANGEMENTS: tuple[tuple[Callable[[Colours], Colours], Text], ...] = (
    (partial(np.rot90, k=-1), Text("Turn the {face} face a quarter clockwise")),
    (np.rot90, Text("Turn the {face} face a quarter anticlockwise")),
    (partial(np.rot90, k=2), Text("Turn the {face} face by half")),
    (np.fliplr, Text("Mirror the {face} face left to right")),
    (np.flipud, Text("Mirror the {face} face top to bottom")),
    (np.transpose, Text("Mirror the {face} face along its diagonal from the top left")),
    (
        lambda face: np.rot90(face, 2).T,
        Text("Mirror the {face} face along its diagonal from the top right"),
    ),
)
"""What can have happened to one face, seen as drawn on the net, and the repair's label."""


@dataclass(frozen=True, slots=True)
class _Change:
    """Whole faces put right."""

    faces: tuple[Face, ...]
    label: Text
    after: Colours
    """All stickers after it, in the shape of `Cube.faces`."""

    @property
    def cube(self) -> Cube:
        """The cube after it."""
        return Cube.from_faces(self.after)


def whole_face_faults(cube: Cube, origins: Origins) -> Iterator[Fault]:
    """Yield a fault if putting one or two whole faces right would leave nothing wrong.

    Args:
        cube: painted in part or wholly, with faults.
        origins: who painted its stickers, and when. Faces painted last are suspected first;
            stickers that only followed are derived again from the others.
    """
    by_hand = cube.painted(sorted(origins.followed), UNPAINTED)
    names = {face: _name(cube, face) for face in Face if UNPAINTED not in cube.face(face)}
    changes = [*_rearranged(by_hand, names), *_swapped(by_hand, names)]
    recency = _recency(origins.latest, cube.size)
    changes.sort(key=lambda change: min(recency[face] for face in change.faces))
    right = list(islice(filter(_is_right, _with_existing_corners(changes)), MAX_REPAIRS))
    if not right:
        return
    repairs: dict[Cube, Repair] = {}
    for change in right:
        after = _as_painted(change.cube, cube)
        repairs.setdefault(after, Repair(change.label, after))
    message = Text(
        "A whole face seems to be painted turned, mirrored or in another one's place: apart from "
        "that, all stickers fit together."
    )
    facelets = np.arange(cube.facelets.size).reshape(6, -1)[list(right[0].faces)]
    yield Fault(
        FaultCode.MISPLACED_FACE, message, tuple(facelets.ravel().tolist()), (*repairs.values(),)
    )


def _rearranged(cube: Cube, names: Mapping[Face, Text]) -> Iterator[_Change]:
    """Yield the cubes with one face turned or mirrored; turns come first."""
    for rearrange, label in _REARRANGEMENTS:
        for face, name in names.items():
            after = cube.faces.copy()
            after[face] = rearrange(cube.face(face))
            yield _Change((face,), label.format(face=name), after)


def _swapped(cube: Cube, names: Mapping[Face, Text]) -> Iterator[_Change]:
    """Yield the cubes with two faces exchanged, with and without their fixed centres."""
    centres = fixed_centres(cube.size)
    for one, other in combinations(names, 2):
        words = {"one": names[one], "other": names[other]}
        after = cube.faces.copy()
        after[[one, other]] = after[[other, one]]
        label = Text("Swap the {one} and the {other} face")
        yield _Change((one, other), label.format(**words), after)
        if len(centres):
            after = after.copy()
            after.flat[centres] = cube.facelets[centres]
            label = Text("Swap the {one} and the {other} face, but not their centres")
            yield _Change((one, other), label.format(**words), after)


def _name(cube: Cube, face: Face) -> Text:
    """Return a face's name: the colour of its fixed centre, or the side where it is."""
    centres = cube.facelets[fixed_centres(cube.size)]
    return colour_name(int(centres[face])) if len(centres) else side_word(face)


def _recency(latest: Sequence[int], size: int) -> NDArray[np.intp]:
    """Return for each face how many stickers were painted by hand after its last one."""
    recency = np.full(6, len(latest), dtype=np.intp)
    for age, index in reversed(list(enumerate(latest))):
        recency[index // size**2] = age
    return recency


def _with_existing_corners(changes: Sequence[_Change]) -> Iterator[_Change]:
    """Yield the changes after which all wholly painted corners exist and are different.

    That is seen at once for all changes, and few others are right.
    """
    if not changes:
        return
    facelets = np.stack([change.after.ravel() for change in changes])
    colours = facelets[:, corner_facelets(changes[0].after.shape[-1])]
    codes = read_corners(colours)
    is_whole = np.all(colours != UNPAINTED, axis=2)
    exist = np.all((codes != UNKNOWN) | ~is_whole, axis=1)
    # Corners that are not whole are given numbers of their own.
    cubies = np.sort(np.where(is_whole, codes // 3, np.arange(8, 16)), axis=1)
    differ = np.all(cubies[:, 1:] != cubies[:, :-1], axis=1)
    yield from compress(changes, (exist & differ).tolist())


def _is_right(change: _Change) -> bool:
    return is_sound(change.cube)


def _as_painted(after: Cube, before: Cube) -> Cube:
    """Return ``after`` with what follows in it, as far as ``before`` was painted."""
    is_gap = (after.facelets == UNPAINTED) & (before.facelets != UNPAINTED)
    facelets = np.where(is_gap, filled(after).facelets, after.facelets)
    return Cube.from_faces(facelets.reshape(before.faces.shape))
