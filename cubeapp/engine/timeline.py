"""A cube and what is done to it: the start, the moves, and the cube at every point between."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import Enum, auto

from cubeapp.engine.cube import Cube
from cubeapp.engine.moves import Move
from cubeapp.engine.solvers.base import Solution
from cubeapp.engine.steps import Step

SNAPSHOT_EVERY = 64
"""Moves between two kept cubes: a jump replays fewer than this many."""


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
    """A start cube and moves; a value, though it remembers cubes it has worked out."""

    __slots__ = ("_snapshots", "moves", "purpose", "sections", "start")

    def __init__(
        self,
        start: Cube,
        moves: Iterable[Move] = (),
        purpose: Purpose = Purpose.TURNS,
        sections: tuple[Section, ...] = (),
    ) -> None:
        self.start = start
        self.moves = tuple(moves)
        self.purpose = purpose
        self.sections = sections
        self._snapshots = [start]

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
        return cls(cube, solution.moves, Purpose.SOLUTION, tuple(sections))

    def __len__(self) -> int:
        return len(self.moves)

    def cube_at(self, index: int) -> Cube:
        """Return the cube after the first ``index`` moves, ``0 <= index <= len(self)``."""
        if not 0 <= index <= len(self.moves):
            raise IndexError(f"the timeline has {len(self.moves)} moves, not {index}")
        block, rest = divmod(index, SNAPSHOT_EVERY)
        while len(self._snapshots) <= block:
            first = (len(self._snapshots) - 1) * SNAPSHOT_EVERY
            piece = self.moves[first : first + SNAPSHOT_EVERY]
            self._snapshots.append(self._snapshots[-1].apply_all(piece))
        return self._snapshots[block].apply_all(self.moves[index - rest : index])

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
        result = Timeline(
            self.start,
            self.moves[:index] + moves,
            self.purpose,
            kept if sections is None else sections,
        )
        result._snapshots = self._snapshots[: index // SNAPSHOT_EVERY + 1]
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
