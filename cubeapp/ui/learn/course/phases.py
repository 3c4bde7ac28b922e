"""What the page of the course is about, and what the learner is to do there."""

from __future__ import annotations

from enum import Enum, auto


class Phase(Enum):
    """What the page of the course is about."""

    OPENING = auto()
    """The lesson is told; nothing of it is on the stage."""
    AWAY = auto()
    """Its exercise waits, for another cube is on the stage."""
    GOING = auto()
    DONE = auto()


class Part(Enum):
    """What the learner is to do next in an exercise."""

    WATCH = auto()
    ANSWER = auto()
    FIND = auto()
    """Click the piece."""
    NAME = auto()
    """Choose the case."""
    TURN = auto()
