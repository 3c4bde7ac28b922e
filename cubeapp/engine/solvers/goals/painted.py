"""Goals painted on a cube: stickers that are to be there, the others left out.

The stickers of one place allow some cubies there, each turned in some ways. Where they allow one
cubie only, it is meant. Several places that allow the same cubies, just as many, mean a set.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import numpy as np

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.cubies import Colours, Cubies, corner_colours, edge_colours
from cubeapp.engine.model.errors import UnsupportedCubeError
from cubeapp.engine.model.geometry import UNPAINTED, cube_name
from cubeapp.engine.model.orbits import CORNERS, EDGES, fixed_centres
from cubeapp.engine.solvers.goals.goal import (
    ALL_FRAMES,
    HOME_FRAME,
    Goal,
    GoalError,
    numbered,
    place_facelets,
)
from cubeapp.engine.solvers.goals.space import SIZE
from cubeapp.engine.text import Text

_Way = tuple[int, int]
"""A cubie and how it is turned."""


def painted_goal(cube: Cube) -> Goal:
    """Return the goal that stickers show, those that do not matter being unpainted.

    Painted centres have to be at home and are to be there at the end.

    Raises:
        GoalError: the stickers contradict each other, or mean nothing that can be searched for;
            ``facelets`` are those at fault.
        UnsupportedCubeError: it is no 3×3×3.
    """
    if cube.size != SIZE:
        message = Text("goals are painted on a 3×3×3, not on a {cube}")
        raise UnsupportedCubeError(message.format(cube=cube_name(cube.size)))
    corners = _Orbit(cube, 0, 8, 3)
    edges = _Orbit(cube, 8, 12, 2)
    target = Cubies(*corners.target(), *edges.target())
    return Goal(corners.pairs(), edges.pairs(), _frames(cube), target)


def _frames(cube: Cube) -> frozenset[int]:
    centres = fixed_centres(SIZE)
    colours = cube.facelets[centres]
    wrong = (colours != UNPAINTED) & (colours != np.arange(6))
    if wrong.any():
        message = Text("the centres of a goal are at home, or do not matter")
        raise GoalError(message, facelets=centres[wrong].tolist())
    return HOME_FRAME if (colours != UNPAINTED).any() else ALL_FRAMES


class _Orbit:
    """What the stickers of the corners, or of the edges, allow."""

    def __init__(self, cube: Cube, first: int, count: int, turns: int) -> None:
        self._turns, self._count = turns, count
        self._facelets = [place_facelets(first + place) for place in range(count)]
        self._names = (*CORNERS, *EDGES)[first : first + count]
        shown = [cube.facelets[facelets] for facelets in self._facelets]
        self._ways = [self._allowed(colours) for colours in shown]
        self._painted = [bool((colours != UNPAINTED).any()) for colours in shown]
        self._settle()

    def _allowed(self, shown: Colours) -> frozenset[_Way]:
        """Return the cubies, and how each is turned, that show the painted stickers."""
        colours_of = corner_colours if self._turns == 3 else edge_colours
        found = set()
        for turn in range(self._turns):
            colours = colours_of(range(self._count), [turn] * self._count)
            fits = ((shown == UNPAINTED) | (shown == colours)).all(axis=1)
            found |= {(int(cubie), turn) for cubie in np.flatnonzero(fits)}
        return frozenset(found)

    def _settle(self) -> None:
        """Take cubies that have to be in some place, or in some places, away from the others."""
        settled: set[frozenset[int]] = set()
        while True:
            self._check()
            groups = {cubies for cubies in self._groups() if cubies not in settled}
            full = [one for one in groups if len(self._places(one)) == len(one)]
            if not full:
                return
            settled.add(full[0])
            for place, ways in enumerate(self._ways):
                if {cubie for cubie, _ in ways} != full[0]:
                    left = {way for way in ways if way[0] not in full[0]}
                    self._ways[place] = frozenset(left)

    def _groups(self) -> set[frozenset[int]]:
        return {frozenset(cubie for cubie, _ in ways) for ways in self._ways}

    def _places(self, cubies: frozenset[int]) -> list[int]:
        return [p for p, ways in enumerate(self._ways) if {c for c, _ in ways} == cubies]

    def _check(self) -> None:
        none = [place for place, ways in enumerate(self._ways) if not ways]
        if none:
            message = Text("no cubie that is left has the stickers painted at {names}")
            raise self._fault(message, none)
        for cubies in self._groups():
            places = self._places(cubies)
            if len(places) > len(cubies):
                raise self._fault(Text("the same cubie is painted twice, at {names}"), places)

    def _fault(self, message: Text, places: Iterable[int]) -> GoalError:
        painted = [place for place in places if self._painted[place]] or list(places)
        names = ", ".join(self._names[place] for place in painted)
        facelets = [index for place in painted for index in self._facelets[place]]
        return GoalError(message.format(names=names), facelets=facelets)

    def pairs(self) -> tuple[tuple[int, bool], ...]:
        """Return the class of each cubie and whether its orientation matters."""
        said: list[tuple[object, bool]] = [((), False)] * self._count
        for cubies in self._groups():
            places = self._places(cubies)
            turns = [self._turns_of(place) for place in places]
            # Where one place says how its cubie sits and another leaves it open, neither holds.
            amounts = {None if each is None else len(each) for each in turns}
            if len(places) < len(cubies) or None in amounts or len(amounts) > 1:
                message = Text("paint more of {names}: these stickers leave too much open")
                raise self._fault(message, places)
            for cubie in cubies:
                said[cubie] = (cubies, len(turns[0] or ()) == 1)
        return numbered(said)

    def _turns_of(self, place: int) -> tuple[int, ...] | None:
        """Return how the cubies of a place may be turned, ``None`` if they differ in that.

        That is one way, told as it is where they are home, or all.
        """
        ways = self._ways[place]
        turns = {cubie: sorted(turn for other, turn in ways if other == cubie) for cubie, _ in ways}
        distinct = {tuple(each) for each in turns.values()}
        if len(distinct) != 1 or len(next(iter(distinct))) not in (1, self._turns):
            return None
        return distinct.pop()

    def target(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Return a cubie for each place, and how it is turned."""
        cubies, turns = [-1] * self._count, [0] * self._count
        for group in self._groups():
            places = self._places(group)
            for place, cubie in zip(places, _homes_first(group, places), strict=False):
                cubies[place] = cubie
                turns[place] = min(turn for other, turn in self._ways[place] if other == cubie)
        return tuple(cubies), tuple(turns)


def _homes_first(cubies: frozenset[int], places: Sequence[int]) -> list[int]:
    """Return cubies for places, as many as possible at home."""
    away = sorted(cubies - set(places))
    return [place if place in cubies else away.pop(0) for place in places]
