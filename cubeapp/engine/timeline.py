"""A cube and what is done to it: the start, the moves, and the cube at every point between."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import Enum, auto

from cubeapp.engine.cube import Cube
from cubeapp.engine.moves import Move
from cubeapp.engine.replay import Replay
from cubeapp.engine.solvers.base import Solution
from cubeapp.engine.steps import Step


class Purpose(Enum):
    """What the moves of a timeline are for."""

    TURNS = auto()
    """Whatever the person does."""
    SCRAMBLE = auto()
    SOLUTION = auto()
    LESSON = auto()


@dataclass(frozen=True, slots=True)
class Section:
    """A named stretch of a timeline, such as a solution's stage."""

    name: str
    start: int
    """Index of the first move."""
    end: int
    """Index after the last move."""
    note: str = ""
    """A sentence that says what the stretch does and why."""
    parts: tuple[Section, ...] = ()
    """The steps that it consists of, where each has something to say of its own."""


class Timeline:
    """A start cube, moves, and what they are for; a value."""

    __slots__ = ("_replay", "purpose", "sections")

    def __init__(
        self,
        start: Cube,
        moves: Iterable[Move] = (),
        purpose: Purpose = Purpose.TURNS,
        sections: tuple[Section, ...] = (),
    ) -> None:
        self.purpose = purpose
        self.sections = sections
        self._replay = Replay(start, moves)

    @classmethod
    def of_solution(cls, cube: Cube, solution: Solution) -> Timeline:
        """Return the timeline that solves ``cube``, with a section for each stage."""
        sections = []
        start = 0
        for stage in solution.stages:
            end = start + len(stage.moves)
            parts = _sections_of(stage.steps, start)
            sections.append(Section(stage.name, start, end, stage.note, parts))
            start = end
        result = cls(cube, (), Purpose.SOLUTION, tuple(sections))
        result._replay = solution.replay(cube)
        return result

    @property
    def start(self) -> Cube:
        """The cube before the first move."""
        return self._replay.start

    @property
    def moves(self) -> tuple[Move, ...]:
        """All moves in order."""
        return self._replay.moves

    @property
    def nbytes(self) -> int:
        """About how much memory it takes, with the cubes worked out so far."""
        return self._replay.nbytes

    def __len__(self) -> int:
        return len(self._replay.moves)

    def cube_at(self, index: int) -> Cube:
        """Return the cube after the first ``index`` moves, ``0 <= index <= len(self)``."""
        return self._replay.cube_at(index)

    def spliced(
        self,
        index: int,
        moves: tuple[Move, ...],
        sections: tuple[Section, ...] | None = None,
    ) -> Timeline:
        """Return this timeline up to ``index``, then going on with ``moves``.

        It has other ``sections``, or else what is still there of those it had.
        """
        kept = _cut(self.sections, index)
        result = Timeline(self.start, (), self.purpose, kept if sections is None else sections)
        result._replay = self._replay.spliced(index, moves)
        return result


def _sections_of(steps: Iterable[Step], start: int) -> tuple[Section, ...]:
    """Return a section for each of the ``steps`` that begin at the move ``start``."""
    sections = []
    for step in steps:
        end = start + len(step.moves)
        sections.append(Section(step.name, start, end, step.sentence))
        start = end
    return tuple(sections)


def _cut(sections: Iterable[Section], index: int) -> tuple[Section, ...]:
    """Return what there is of ``sections`` before the move ``index``."""
    return tuple(
        replace(section, end=min(section.end, index), parts=_cut(section.parts, index))
        for section in sections
        if section.start < index
    )
