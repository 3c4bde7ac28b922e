"""A cube and what is done to it: the start, the moves, and the cube at every point between."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto
from itertools import takewhile

import numpy as np

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.masks import FaceletMask, Mask, carried, facelet_mask, with_centres
from cubeapp.engine.model.moves import Move, rest_of
from cubeapp.engine.solvers.replay import Replay
from cubeapp.engine.solvers.solution import Solution, Stage
from cubeapp.engine.solvers.steps import Step
from cubeapp.engine.text import NO_TEXT, Text


class Purpose(Enum):
    """What the moves of a timeline are for."""

    TURNS = auto()
    """Whatever the user does."""
    SCRAMBLE = auto()
    SOLUTION = auto()
    LESSON = auto()


@dataclass(frozen=True, slots=True)
class Section:
    """A named stretch of a timeline, such as a solution's stage."""

    name: Text
    start: int
    """Index of the first move."""
    end: int
    """Index after the last move."""
    note: Text = NO_TEXT
    """A sentence that says what the stretch does and why."""
    parts: tuple[Section, ...] = ()
    """The steps that it consists of, where each has something to say of its own."""
    step: Step | None = None
    """What the user is told of it, where it is a step."""
    mask: Mask | None = None
    """What it is about, where no step says that; ``None`` for the whole cube."""


class Timeline:
    """A start cube, moves, and what they are for; a value."""

    __slots__ = ("_replay", "method", "purpose", "sections", "written")

    method: str
    """The name of the solver whose moves they are; empty for moves of no solver."""
    written: tuple[Move, ...]
    """The moves before any of them was made in parts; see `followed`."""

    def __init__(
        self,
        start: Cube,
        moves: Iterable[Move] = (),
        purpose: Purpose = Purpose.TURNS,
        sections: tuple[Section, ...] = (),
        landmarks: Iterable[tuple[int, Cube]] = (),
        method: str = "",
    ) -> None:
        self.purpose = purpose
        self.method = method
        self.sections = sections
        self._take(Replay(start, moves, landmarks))

    def _take(self, replay: Replay) -> None:
        self._replay = replay
        self.written = replay.moves

    @classmethod
    def of_solution(cls, cube: Cube, solution: Solution) -> Timeline:
        """Return the timeline that solves ``cube``, with a section for each stage."""
        replay = solution.replay(cube)
        sections = []
        start = 0
        for stage in solution.stages:
            end = start + len(stage.moves)
            parts = _sections_of(stage.steps, start)
            mask = _mask_of(stage, replay, end)
            sections.append(Section(stage.name, start, end, stage.note, parts, mask=mask))
            start = end
        result = cls(cube, (), Purpose.SOLUTION, tuple(sections), method=solution.method)
        result._take(replay)
        return result

    @property
    def is_guide(self) -> bool:
        """Whether the moves are there to be followed: those of a solution or of a lesson."""
        return self.purpose in (Purpose.SOLUTION, Purpose.LESSON)

    @property
    def has_steps(self) -> bool:
        """Whether the moves are told in steps, as those of the methods by hand are."""
        return any(section.parts for section in self.sections)

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

    def landmarks(self) -> Iterator[tuple[int, Cube]]:
        """Yield cubes worked out so far, which spare a timeline made anew to do that again."""
        return self._replay.landmarks()

    def __len__(self) -> int:
        return len(self._replay.moves)

    def cube_at(self, index: int) -> Cube:
        """Return the cube after the first ``index`` moves, ``0 <= index <= len(self)``."""
        return self._replay.cube_at(index)

    def stage_at(self, moment: float) -> Section | None:
        """Return the section at ``moment``, in moves; the last one also after its end."""
        return _at(self.sections, moment)

    def step_at(self, moment: float) -> Section | None:
        """Return the step at ``moment``, or the section there if it has no steps."""
        stage = self.stage_at(moment)
        return stage and (_at(stage.parts, moment) or stage)

    def stop_after(self, index: int) -> int:
        """Return the next number of moves at which a step, or the timeline, ends."""
        ends = (stop for stop in self._stops() if stop > index)
        return next(ends, len(self))

    def stop_before(self, index: int) -> int:
        """Return the last number of moves below ``index`` at which a step begins, or 0."""
        earlier = [stop for stop in self._stops() if stop < index]
        return earlier[-1] if earlier else 0

    def _stops(self) -> Iterator[int]:
        """Yield where sections and their steps end, in order."""
        for section in self.sections:
            for part in section.parts:
                yield part.end
            yield section.end

    def mask_at(self, section: Section, index: int, cube: Cube) -> FaceletMask | None:
        """Return which facelets ``section`` is about.

        Args:
            section: one of this timeline, or a part of one.
            index: a number of moves, not before the section's start.
            cube: the cube after them.

        Returns:
            ``None`` where it is about the whole cube.
        """
        if section.mask is not None:
            return section.mask.facelets(cube)
        if section.step is None or not section.step.facelets:
            return None
        size = self.start.size
        # What is solved is shown so, wherever the moves take it meanwhile.
        shown = (*section.step.facelets, *section.step.solved)
        mask = facelet_mask(shown, size)
        return with_centres(carried(mask, size, self.moves[section.start : index]), cube)

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
        sections = kept if sections is None else sections
        result = Timeline(self.start, (), self.purpose, sections, method=self.method)
        result._take(self._replay.spliced(index, moves))
        return result

    def joined(self, index: int, following: Timeline) -> Timeline:
        """Return this timeline up to ``index``, going on with another one from the cube there.

        A section of the other that has the name of the last one here goes on with it; those
        without moves are left out if they are here already.
        """
        kept = list(_cut(self.sections, index))
        names = [one.name for one in kept]
        new = [
            one
            for one in _shifted(following.sections, index)
            if one.end > one.start or one.name not in names
        ]
        if kept and new and kept[-1].name == new[0].name:
            old, first = kept.pop(), new[0]
            parts = (*(old.parts or (old,)), *(first.parts or (first,)))
            new[0] = replace(first, start=old.start, parts=parts)
        return self.spliced(index, following.moves, (*kept, *new))

    def followed(self, index: int, move: Move) -> Timeline | None:
        """Return the timeline on which ``move`` comes after ``index`` moves and leads on.

        That is this timeline where it is the move there. Where it is a part of that one, the
        rest of it comes next; see `moves.rest_of`.

        Returns:
            ``None`` if ``move`` leads elsewhere.
        """
        if index >= len(self):
            return None
        wanted = self.moves[index]
        if move == wanted:
            return self
        rest = rest_of(wanted, move, self.start.size)
        if rest is None:
            return None
        sections = _stretched(self.sections, index, len(rest))
        following = (move, *rest, *self.moves[index + 1 :])
        result = self.spliced(index, following, sections)
        result.written = self.written
        return result

    def rejoined(self, start: Cube, moves: Sequence[Move], name: Text) -> Timeline:
        """Return the timeline of ``moves``, which lead from another cube onto this one.

        Sections of this one stay where all their moves are the last of ``moves``, too; what comes
        before them is one section called ``name``.
        """
        pairs = zip(reversed(self.moves), reversed(moves), strict=False)
        common = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))
        by = len(moves) - len(self)
        kept = [one for one in self.sections if one.start >= len(self) - common]
        end = kept[0].start + by if kept else len(moves)
        sections = (Section(name, 0, end), *_shifted(kept, by))
        return Timeline(start, moves, self.purpose, sections, method=self.method)


def _sections_of(steps: Iterable[Step], start: int) -> tuple[Section, ...]:
    """Return a section for each of the ``steps`` that begin at the move ``start``."""
    sections = []
    for step in steps:
        end = start + len(step.moves)
        sections.append(Section(step.name, start, end, step.sentence, step=step))
        start = end
    return tuple(sections)


def _mask_of(stage: Stage, replay: Replay, end: int) -> Mask | None:
    """Return what a stage is about that leads to the cube after ``end`` moves."""
    if not stage.part:
        return None
    colours: frozenset[int] = frozenset()
    if stage.faces:
        # What its faces have got by then is what was brought there.
        centres = replay.cube_at(end).faces[list(stage.faces), 1:-1, 1:-1]
        colours = frozenset(np.unique(centres).tolist())
    return Mask(stage.part, colours)


def _at(sections: tuple[Section, ...], moment: float) -> Section | None:
    """Return the section at ``moment``; the last one that has moves also after its end."""
    here = (section for section in sections if moment < section.end)
    return next(here, sections[-1] if sections else None)


def _cut(sections: Iterable[Section], index: int) -> tuple[Section, ...]:
    """Return what there is of ``sections`` before the move ``index``."""
    return tuple(
        replace(section, end=min(section.end, index), parts=_cut(section.parts, index))
        for section in sections
        if section.start < index
    )


def _shifted(sections: Iterable[Section], by: int) -> tuple[Section, ...]:
    """Return ``sections`` where ``by`` more moves come before them."""
    return tuple(
        replace(
            section,
            start=section.start + by,
            end=section.end + by,
            parts=_shifted(section.parts, by),
        )
        for section in sections
    )


def _stretched(sections: Iterable[Section], index: int, by: int) -> tuple[Section, ...]:
    """Return ``sections`` where ``by`` more moves stand in the place of the move ``index``."""
    return tuple(
        replace(
            section,
            start=section.start + by * (section.start > index),
            end=section.end + by * (section.end > index),
            parts=_stretched(section.parts, index, by),
        )
        for section in sections
    )
