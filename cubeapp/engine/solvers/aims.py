"""What a step of a solution is for, so that it can be told whether any turns have done it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.orientation import in_every_orientation

Group = tuple[int, ...]
"""The facelets of the cubies at one place."""


@dataclass(frozen=True, slots=True)
class Aim:
    """What has to be so after a step, beside what its own moves happen to do."""

    same: tuple[int, ...]
    """The facelets that are as they are after the step's own moves."""
    up: tuple[int, ...] = ()
    """Facelets of which as many as after these moves have the colour `colour`."""
    colour: int = 0
    ring: tuple[Group, ...] = ()
    """The places around the top. As many neighbours there as after these moves follow each
    other as the centres of their colours do, twisted or not."""

    def is_met(self, cube: Cube, wanted: Cube) -> bool:
        """Tell whether ``cube``, held in any way, has what ``wanted`` has.

        Args:
            cube: after whatever turns.
            wanted: after the step's own moves.
        """
        least_up, least_pairs = self._up_in(wanted), self._pairs_in(wanted, wanted)
        return any(
            self._up_in(held) >= least_up and self._pairs_in(held, wanted) >= least_pairs
            for held in in_every_orientation(cube)
            if np.array_equal(held.facelets[list(self.same)], wanted.facelets[list(self.same)])
        )

    def _up_in(self, cube: Cube) -> int:
        return int((cube.facelets[list(self.up)] == self.colour).sum())

    def _pairs_in(self, cube: Cube, wanted: Cube) -> int:
        """Return how many neighbours of the ring follow each other rightly in ``cube``."""
        homes = [_centres_beside(group, wanted) for group in self.ring]
        found = [frozenset(cube.facelets[list(group)].tolist()) for group in self.ring]
        if any(colours not in homes for colours in found):
            return 0
        turned = [(place - homes.index(each)) % len(homes) for place, each in enumerate(found)]
        return sum(one == other for one, other in _neighbours(turned))


def is_reached(aim: Aim | None, cube: Cube, wanted: Cube) -> bool:
    """Tell whether ``cube``, held in any way, is what a step leads to.

    Args:
        aim: what the step is for; where that is ``None`` nothing but its result will do.
        cube: after whatever turns.
        wanted: after the step's own moves.
    """
    if aim is not None:
        return aim.is_met(cube, wanted)
    return any(held == wanted for held in in_every_orientation(cube))


def _centres_beside(group: Sequence[int], cube: Cube) -> frozenset[int]:
    """Return the colours of the centres of the faces that a group is on."""
    middle = cube.size // 2
    faces = {facelet // cube.size**2 for facelet in group}
    return frozenset(int(cube.faces[face, middle, middle]) for face in faces)


def _neighbours(row: Sequence[int]) -> Iterator[tuple[int, int]]:
    return zip(row, (*row[1:], *row[:1]), strict=True)
