"""The cubes from which a search for a goal goes backwards: those at the goal but for free turns."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import lru_cache

import numpy as np

from cubeapp.engine.model.moves import Move
from cubeapp.engine.notation.turn_names import without_prime
from cubeapp.engine.solvers.goals.goal import ALL_FRAMES, HOME_FRAME, Goal, GoalError
from cubeapp.engine.solvers.goals.space import SIZE, Arrangement, after_moves
from cubeapp.engine.solvers.goals.states import HOME, Seen, seen_by, state_of
from cubeapp.engine.solvers.goals.turning import powers
from cubeapp.engine.text import Text

MOST = 1 << 12
"""Cubes that free turns may make of one."""
TOO_FREE = Text("the turns that do not count can do too much")

Ways = dict[bytes, tuple[Arrangement, tuple[Move, ...]]]
"""Cubes by what the goal sees of them, and turns that belong to them."""


@dataclass(frozen=True, slots=True, eq=False)
class Seeds:
    """The cubes that are at a goal, as far as it sees, but for turns that are free."""

    goal: Goal
    seen: Seen
    """What the goal looks at of a state."""
    ways: Ways
    """With the free turns to the goal."""

    @property
    def cubes(self) -> Arrangement:
        """All of them in one."""
        return Arrangement.stacked(cube for cube, _ in self.ways.values())

    @property
    def pairs(self) -> list[tuple[Goal, Arrangement]]:
        """Each of them with the goal, that says nothing else of the centres than the cube does."""
        frames = ALL_FRAMES if self.goal.frames == ALL_FRAMES else HOME_FRAME
        goal = replace(self.goal, frames=frames)
        return [(goal, cube) for cube, _ in self.ways.values()]

    @property
    def frames(self) -> set[int]:
        """How their centres lie."""
        return {int(cube.frame) for cube, _ in self.ways.values()}

    def is_reached(self, state: bytes) -> bool:
        """Tell whether free turns, or none, lead from a state to the goal."""
        return self.seen(state) in self.ways

    def finish(self, state: bytes) -> tuple[Move, ...]:
        """Return the free turns from a state for which `is_reached` to the goal."""
        return self.ways[self.seen(state)][1]


@lru_cache(maxsize=64)
def seeds_of(goal: Goal, free: tuple[Move, ...]) -> Seeds:
    """Return the seeds of a goal, the same ones each time.

    Args:
        goal: what is to be reached.
        free: turns that do not count at the end. Rotations among them come first.

    Raises:
        GoalError: there are too many.
    """
    target = Arrangement.of_cubies(goal.target)
    frames = {0} if goal.frames == ALL_FRAMES else goal.frames
    seen = seen_by((goal,))
    ways: Ways = {}
    for frame in sorted(frames):
        cube = replace(target, frame=np.array(frame))
        ways[seen(state_of(cube))] = (cube, ())
    for turns in ([m for m in free if not m.is_rotation(SIZE)], _rotations(free)):
        _spread(seen, ways, powers(turns))
    return Seeds(goal, seen, ways)


def begins_of(free: Iterable[Move]) -> list[tuple[Move, ...]]:
    """Return all that turns which do not count can do to a cube, none of them first.

    Raises:
        GoalError: that is too much.
    """
    seen = seen_by((Goal.of(home="*", centres=True),))
    ways: Ways = {seen(HOME): (Arrangement.home(), ())}
    _spread(seen, ways, powers(free))
    return [
        tuple(without_prime(move.inverse(), SIZE) for move in reversed(back))
        for _, back in ways.values()
    ]


def _spread(seen: Seen, ways: Ways, turns: Iterable[Move]) -> None:
    """Add all that turns make of some cubes, with the turns back."""
    turns, level = tuple(turns), list(ways.values())
    while level:
        following = []
        for cube, back in level:
            for move in turns:
                made = after_moves(cube, (move,))
                key = seen(state_of(made))
                if key not in ways:
                    ways[key] = (made, (without_prime(move.inverse(), SIZE), *back))
                    following.append(ways[key])
            if len(ways) > MOST:
                raise GoalError(TOO_FREE)
        level = following


def _rotations(free: Iterable[Move]) -> list[Move]:
    return [move for move in free if move.is_rotation(SIZE)]
