"""Whether turns can lead from a cube to a goal at all, however many are made.

What turns do is a group of permutations of the stickers. Its chain of subgroups tells whether one
of them brings each cubie that has to be home there; those that leave all these alone make few
enough different cubes of the rest to try them all.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.model.errors import SearchCancelled
from cubeapp.engine.model.groups import MOST_POINTS, PermutationGroup
from cubeapp.engine.solvers.control import SearchControl
from cubeapp.engine.solvers.goals.goal import ALL_FRAMES, Goal
from cubeapp.engine.solvers.goals.space import Arrangement, frames_after
from cubeapp.engine.solvers.goals.turning import TurnRules

Permutation = bytes
"""Where the sticker of each place comes from: corners, edges and the frame, 24 of each. Behind them
up to 256 each is its own, so that ``turn.translate(cube)`` is the cube after the turn."""

CORNERS, EDGES, FRAMES = 0, 24, 48
POINTS = 72
NOTHING = bytes(range(MOST_POINTS))
MOST_STATES = 20_000
"""Of what does not have to be home; goals that leave more open count as possible."""


def can_reach(
    start: Arrangement,
    seeds: Sequence[tuple[Goal, Arrangement]],
    rules: TurnRules,
    control: SearchControl | None = None,
) -> bool:
    """Tell whether some sequence of turns leads from a cube to a goal.

    Args:
        start: the cube.
        seeds: goals that look at the same, each with a cube that has reached it, its centres, too.
        rules: the turns.
        control: stops it.

    Raises:
        SearchCancelled: it was cancelled.
    """
    control = control or SearchControl()
    for goal, cube in seeds:
        frames = {0} if goal.frames == ALL_FRAMES else goal.frames
        for frame in frames_after()[sorted(frames), cube.frame]:
            if _leads_to(start, goal, replace(cube, frame=frame), rules, control):
                return True
    return False


def _leads_to(
    start: Arrangement, goal: Goal, cube: Arrangement, rules: TurnRules, control: SearchControl
) -> bool:
    places = _fixed_places(goal, cube)
    group = _group(rules, places)
    begun, wanted = _permutation(start), _permutation(cube)
    turn = group.carrying([begun.index(wanted[place]) for place in places])
    if turn is None:
        return False
    return _rest_fits(_arrangement(turn.translate(begun)), goal, cube, group.fixing, control)


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
    start: Arrangement,
    goal: Goal,
    cube: Arrangement,
    turns: Sequence[Permutation],
    control: SearchControl,
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
            if control.cancelled:
                raise SearchCancelled("stopped")
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


@lru_cache(maxsize=16)
def _group(rules: TurnRules, base: tuple[int, ...]) -> PermutationGroup:
    turns = range(len(rules.turns))
    return PermutationGroup([_permutation(rules.effects[turn]) for turn in turns], base)


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
