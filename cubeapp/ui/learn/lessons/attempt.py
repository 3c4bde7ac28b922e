"""Trying a step: the learner turns, and whatever does what the step is for is right."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import TYPE_CHECKING

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.solvers.aims import Aim, is_reached
from cubeapp.engine.timeline.timeline import Timeline
from cubeapp.ui.learn.lessons.way import WayStep

if TYPE_CHECKING:
    from cubeapp.engine.teaching.policy import Situation


class Outcome(Enum):
    """How an attempt stands."""

    GOING = auto()
    LEFT = auto()
    """The turns are others than those of the lesson, and have not led to the goal yet."""
    DONE = auto()
    OVER = auto()
    """The cube is elsewhere: the learner does something else."""


@dataclass(frozen=True, slots=True)
class Attempt:
    """A step that a learner tries without seeing its moves."""

    timeline: Timeline
    step: WayStep
    aim: Aim | None
    wanted: Cube
    """The cube after the step's own moves."""
    card: Situation | None = None
    """What the step is in the course; ``None`` for a step of another method."""

    @classmethod
    def at(cls, timeline: Timeline, step: WayStep, card: Situation | None = None) -> Attempt:
        """Return the attempt at a step of ``timeline``, which may be a ``card`` of the course."""
        before, wanted = timeline.cube_at(step.start), timeline.cube_at(step.end)
        aim = step.told.step.aim if step.told.step is not None else None
        # Some algs undo a little first: then nothing but what they lead to is the goal.
        is_telling = aim is not None and not is_reached(aim, before, wanted)
        return cls(timeline, step, aim if is_telling else None, wanted, card)

    def outcome(self, timeline: Timeline, cursor: int, cube: Cube) -> Outcome:
        """Return how the attempt stands.

        Args:
            timeline: the present one.
            cursor: how many of its moves are done.
            cube: the cube there.
        """
        start = self.step.start
        is_here = timeline.start == self.timeline.start and cursor >= start
        if not is_here or timeline.moves[:start] != self.timeline.moves[:start]:
            return Outcome.OVER
        if cursor > start and self._is_reached(cube):
            return Outcome.DONE
        return Outcome.LEFT if has_left(timeline) else Outcome.GOING

    def _is_reached(self, cube: Cube) -> bool:
        if self.card is not None:
            from cubeapp.engine.teaching.goals import goal_reached

            return goal_reached(self.card, cube)
        moves = self.timeline.moves[self.step.start : self.step.end]
        if all(move.is_rotation(cube.size) for move in moves):
            return cube == self.wanted
        return is_reached(self.aim, cube, self.wanted)


def has_left(timeline: Timeline) -> bool:
    """Tell whether moves by hand have taken the place of the rest of a lesson or a solution."""
    if not timeline.is_guide:
        return False
    end = timeline.sections[-1].end if timeline.sections else 0
    return end < len(timeline) and not timeline.cube_at(end).is_solved
