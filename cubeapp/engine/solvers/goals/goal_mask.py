"""Goals as they are painted on the solved cube: what each piece is to be, changed by clicks."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto
from typing import Self

import numpy as np

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.masks import FaceletMask
from cubeapp.engine.model.orbits import CORNERS, EDGES, fixed_centres
from cubeapp.engine.solvers.goals.goal import (
    ALL_FRAMES,
    HOME_FRAME,
    Goal,
    Pair,
    free_cubies,
    numbered,
    place_facelets,
)
from cubeapp.engine.solvers.goals.space import SIZE, arrangement_of, recoloured

_CUBIES = len(CORNERS) + len(EDGES)


class Matter(Enum):
    """What a goal says of a piece."""

    HOME = auto()
    ORIENTED = auto()
    """It is turned right, in whatever place."""
    FREE = auto()
    OTHER = auto()
    """It is in place however turned, or in a set of pieces that may trade places."""


@dataclass(frozen=True, slots=True)
class GoalMask:
    """What matters of every piece, and of the centres."""

    matters: tuple[Matter, ...]
    """Of each cubie, by the indices of `CORNERS` and then `EDGES`."""
    pairs: tuple[Pair, ...]
    """What the goal said of them at first."""
    frames: frozenset[int] = ALL_FRAMES
    """How the centres may lie at the end; see `Goal`."""

    @classmethod
    def of(cls, goal: Goal) -> Self:
        """Return what a goal says."""
        matters = *_matters(goal.corners), *_matters(goal.edges)
        return cls(matters, (*goal.corners, *goal.edges), goal.frames)

    @classmethod
    def empty(cls) -> Self:
        """Return the mask of a goal that says nothing."""
        return cls((Matter.FREE,) * _CUBIES, ((0, False),) * _CUBIES)

    @property
    def goal(self) -> Goal:
        """The goal that says this; it may say nothing."""
        first = len(CORNERS)
        keys = [_key(*each) for each in zip(range(_CUBIES), self.matters, self.pairs, strict=True)]
        return Goal(numbered(keys[:first]), numbered(keys[first:]), self.frames)

    def clicked(self, cube: Cube, facelet: int) -> GoalMask:
        """Return the mask after a click on a sticker of ``cube``, which is as it is held.

        A piece that does not matter is to be home, and one that is home does not matter. Where some
        of its kind are to be turned right only, it is to be so first, and then home. A centre
        stands for all of them.
        """
        cubie = _cubie_at(cube, facelet)
        if cubie is None:
            is_home = self.frames != ALL_FRAMES
            return replace(self, frames=ALL_FRAMES if is_home else HOME_FRAME)
        matters = list(self.matters)
        matters[cubie] = self._next(cubie)
        return replace(self, matters=tuple(matters))

    def lit(self, cube: Cube) -> FaceletMask:
        """Return which stickers of ``cube`` matter; all where it is no 3×3×3."""
        if cube.size != SIZE:
            return np.ones(6 * cube.size**2, dtype=np.bool_)
        told = {matter: self._those(matter) for matter in Matter}
        whole = (*told[Matter.HOME], *told[Matter.OTHER])
        return shown_stickers(cube, whole, told[Matter.ORIENTED], self.frames != ALL_FRAMES)

    def _those(self, matter: Matter) -> list[int]:
        return [cubie for cubie, other in enumerate(self.matters) if other is matter]

    def _next(self, cubie: int) -> Matter:
        first = len(CORNERS)
        orbit = self.matters[:first] if cubie < first else self.matters[first:]
        match self.matters[cubie]:
            case Matter.HOME:
                return Matter.FREE
            case Matter.FREE if Matter.ORIENTED in orbit:
                return Matter.ORIENTED
        return Matter.HOME


def shown_stickers(
    cube: Cube, whole: Collection[int], telling: Collection[int], has_centres: bool
) -> FaceletMask:
    """Return which stickers of a 3×3×3 are those of some pieces.

    Args:
        cube: as it is held.
        whole: cubies of which every sticker is meant.
        telling: cubies of which the sticker is meant that tells how they are turned.
        has_centres: whether the centres are meant, too.
    """
    shown = np.zeros(6 * SIZE**2, dtype=np.bool_)
    shown[fixed_centres(SIZE)] = has_centres
    colours = recoloured(cube, cube).facelets
    for place, cubie in enumerate(_cubies(cube)):
        facelets = place_facelets(place)
        if cubie in whole:
            shown[facelets] = True
        elif cubie in telling:
            colour = place_facelets(cubie)[0] // SIZE**2
            shown[[each for each in facelets if colours[each] == colour]] = True
    return shown


def _cubies(cube: Cube) -> list[int]:
    """Return the cubie in each place."""
    seen = arrangement_of(cube)
    return [*seen.cp.tolist(), *(len(CORNERS) + seen.ep).tolist()]


def _cubie_at(cube: Cube, facelet: int) -> int | None:
    """Return the cubie with a sticker; ``None`` for a centre."""
    for place, cubie in enumerate(_cubies(cube)):
        if facelet in place_facelets(place):
            return cubie
    return None


def _matters(pairs: Sequence[Pair]) -> list[Matter]:
    free = free_cubies(pairs)
    return [_matter(pairs, pair, is_free) for pair, is_free in zip(pairs, free, strict=True)]


def _matter(pairs: Sequence[Pair], pair: Pair, is_free: bool) -> Matter:
    if is_free:
        return Matter.FREE
    if pairs.count(pair) == 1:
        return Matter.HOME if pair[1] else Matter.OTHER
    # The largest class of oriented ones is told as oriented, smaller ones as sets.
    sizes = {other: pairs.count(other) for other in pairs if other[1]}
    is_plain = pair[1] and sizes[pair] == max(sizes.values())
    return Matter.ORIENTED if is_plain else Matter.OTHER


def _key(cubie: int, matter: Matter, pair: Pair) -> tuple[object, bool]:
    """Return the class of a cubie, and whether its orientation matters."""
    return {
        Matter.HOME: (cubie, True),
        Matter.ORIENTED: (Matter.ORIENTED, True),
        Matter.FREE: (Matter.FREE, False),
        Matter.OTHER: (("other", pair), pair[1]),
    }[matter]
