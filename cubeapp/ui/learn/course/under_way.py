"""An exercise under way, as a value."""

from __future__ import annotations

from dataclasses import dataclass

from cubeapp.engine.teaching.exercises import Exercise
from cubeapp.engine.teaching.lessons import Level
from cubeapp.engine.teaching.policy import Situation
from cubeapp.engine.teaching.progress import Up


@dataclass(frozen=True, slots=True)
class Going:
    """An exercise, and what was needed for it so far."""

    exercise: Exercise
    up: Up
    """What it is for."""
    setup: int = 0
    """How many moves were made for the learner."""
    rung: int = 0
    """How many hints were given for the present card."""
    worst: int = 0
    """The last hint that was given for any card."""
    is_answered: bool = False
    """Whether the question in an example was answered, or left out knowingly."""
    is_found: bool = False
    """Whether the piece was clicked."""
    picked: Situation | None = None
    """The card about the piece that was clicked, where that is as good as the first one."""
    is_named: bool = False
    """Whether the case was chosen."""
    is_done: bool = False

    @property
    def level(self) -> Level:
        """How much of it is left to the learner."""
        return self.exercise.level
