"""Whether turns can lead from a cube to a goal at all, however many are made.

What turns do is a group of permutations of the stickers. Stabiliser chains tell whether one of
it brings each cubie that has to be home there; those that leave all these alone are few enough
to try what they make of the rest.

Source: C. Sims' method as in D. Knuth, "Efficient representation of perm groups" (1991).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from math import prod

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.solvers.goals.goal import ALL_FRAMES, Goal
from cubeapp.engine.solvers.goals.space import Arrangement, frames_after
from cubeapp.engine.solvers.goals.turning import TurnRules

Permutation = bytes
"""Where the sticker of each place comes from: corners, edges and the frame, 24 of each. What is
behind them up to 256 stays, so that ``second.translate(first)`` is one after the other."""

CORNERS, EDGES, FRAMES = 0, 24, 48
POINTS = 72
NOTHING = bytes(range(256))
MOST_STATES = 20_000
"""Of what does not have to be home; goals that leave more open count as possible."""


def can_reach(
    start: Arrangement, seeds: Sequence[tuple[Goal, Arrangement]], rules: TurnRules
) -> bool:
    """Tell whether some sequence of turns leads from a cube to a goal.

    Args:
        start: the cube.
        seeds: goals that look at the same, each with a cube that has reached it, its centres, too.
        rules: the turns.
    """
    for goal, cube in seeds:
        frames = {0} if goal.frames == ALL_FRAMES else goal.frames
        for frame in frames_after()[sorted(frames), cube.frame]:
            if _leads_to(start, goal, replace(cube, frame=frame), rules):
                return True
    return False


def group_order(rules: TurnRules) -> int:
    """Return how many positions turns make of the solved cube, in every orientation."""
    return prod(map(len, _chain(rules, ()).ways))


def _leads_to(start: Arrangement, goal: Goal, cube: Arrangement, rules: TurnRules) -> bool:
    wanted = _permutation(cube)
    chain = _chain(rules, _fixed_places(goal, cube))
    led = chain.leading(_permutation(start), wanted)
    return led is not None and _rest_fits(_arrangement(led), goal, cube, chain.rest)


def _fixed_places(goal: Goal, cube: Arrangement) -> tuple[int, ...]:
    """Return a sticker of each place whose cubie has to be just that one, and sit so."""
    # The frame is one of them where it matters: the cube has it as it is to be.
    corners = [
        CORNERS + 3 * place
        for place, cubie in enumerate(cube.cp.tolist())
        if goal.corners[cubie][1] and goal.corners.count(goal.corners[cubie]) == 1
    ]
    edges = [
        EDGES + 2 * place
        for place, cubie in enumerate(cube.ep.tolist())
        if goal.edges[cubie][1] and goal.edges.count(goal.edges[cubie]) == 1
    ]
    frame = [FRAMES] if goal.frames != ALL_FRAMES else []
    return *corners, *edges, *frame


def _rest_fits(
    start: Arrangement, goal: Goal, cube: Arrangement, turns: Sequence[Permutation]
) -> bool:
    """Tell whether ``turns`` make of a cube one that looks to a goal like another one."""
    wanted = _seen(goal, cube)[0]
    effects = [_arrangement(turn) for turn in turns]
    level = Arrangement.stacked([start])
    known = {*_seen(goal, level)}
    while wanted not in known:
        if len(known) > MOST_STATES:
            return True
        fresh: dict[bytes, Arrangement] = {}
        for effect in effects:
            made = level.then(effect)
            for index, seen in enumerate(_seen(goal, made)):
                if seen not in known and seen not in fresh:
                    fresh[seen] = made[index]
        if not fresh:
            return False
        known |= fresh.keys()
        level = Arrangement.stacked(fresh.values())
    return True


def _seen(goal: Goal, cubes: Arrangement) -> list[bytes]:
    """Return what a goal sees of one cube or many."""
    masked = np.atleast_2d(goal.masked(cubes))
    frames = np.atleast_1d(cubes.frame).astype(np.uint8)[:, None]
    if goal.frames == ALL_FRAMES:
        frames = np.zeros_like(frames)
    return [row.tobytes() for row in np.hstack([masked, frames])]


class _Chain:
    """The group of some permutations, by what becomes of one place after the other."""

    def __init__(self, base: Sequence[int], generators: Sequence[Permutation]) -> None:
        """Build the chain.

        Args:
            base: places, of which those that come first are to be fixed.
            generators: what makes the group.
        """
        self._fixed = len(base)
        others = [place for place in range(POINTS) if place not in base]
        self._base = [*base, *others]
        self._generators: list[list[Permutation]] = [[] for _ in self._base]
        self.ways = [{place: (NOTHING, NOTHING)} for place in self._base]
        """At each place, by where its sticker comes from: a permutation that leaves the places
        before it, and its inverse."""
        for generator in generators:
            self._add(0, generator)

    @property
    def rest(self) -> list[Permutation]:
        """What makes the part of the group that leaves the fixed places alone."""
        return self._generators[self._fixed] if self._fixed < len(self._base) else []

    def leading(self, start: Permutation, wanted: Permutation) -> Permutation | None:
        """Return what a permutation of the group makes of ``start``.

        It is like ``wanted`` at the fixed places; ``None`` if there is none.
        """
        made = start
        for place, ways in zip(self._base[: self._fixed], self.ways, strict=False):
            way = ways.get(made.index(wanted[place]))
            if way is None:
                return None
            made = way[0].translate(made)
        return made

    def _add(self, level: int, new: Permutation) -> None:
        """Add a permutation that leaves the places before a level, unless it is known."""
        if self._has(level, new):
            return
        self._generators[level].append(new)
        for way, _ in list(self.ways[level].values()):
            self._try(level, way.translate(new))

    def _try(self, level: int, made: Permutation) -> None:
        waiting = [made]
        while waiting:
            made = waiting.pop()
            ways, source = self.ways[level], made[self._base[level]]
            if source in ways:
                self._add(level + 1, made.translate(ways[source][1]))
            else:
                ways[source] = made, _inverse(made)
                waiting += [made.translate(each) for each in self._generators[level]]

    def _has(self, level: int, new: Permutation) -> bool:
        """Tell whether a permutation that leaves the places before a level is known."""
        for place, ways in zip(self._base[level:], self.ways[level:], strict=True):
            way = ways.get(new[place])
            if way is None:
                return False
            new = new.translate(way[1])
        return True


@lru_cache(maxsize=16)
def _chain(rules: TurnRules, base: tuple[int, ...]) -> _Chain:
    turns = range(len(rules.turns))
    return _Chain(base, [_permutation(rules.effects[turn]) for turn in turns])


def _permutation(cube: Arrangement) -> Permutation:
    corners = 3 * cube.cp[:, None] + (np.arange(3) + cube.co[:, None]) % 3
    edges = 2 * cube.ep[:, None] + (np.arange(2) + cube.eo[:, None]) % 2
    frames = frames_after()[cube.frame]
    parts = (CORNERS + corners.ravel(), EDGES + edges.ravel(), FRAMES + frames)
    return bytes(np.concatenate(parts).tolist()) + NOTHING[POINTS:]


def _arrangement(permutation: Permutation) -> Arrangement:
    points: NDArray[np.uint8] = np.frombuffer(permutation, dtype=np.uint8)
    corners, edges = points[CORNERS:EDGES:3] - CORNERS, points[EDGES:FRAMES:2] - EDGES
    frame = np.array(points[FRAMES], dtype=np.int64) - FRAMES
    return Arrangement(corners // 3, corners % 3, edges // 2, edges % 2, frame)


def _inverse(permutation: Permutation) -> Permutation:
    inverse = bytearray(256)
    for place, source in enumerate(permutation):
        inverse[source] = place
    return bytes(inverse)
