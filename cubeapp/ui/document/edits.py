"""Edits of the document as values: to be done, undone, named and saved."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from cubeapp.engine.legality.findings import is_sound
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import UNPAINTED
from cubeapp.engine.model.moves import Move
from cubeapp.engine.timeline.timeline import Section, Timeline

LONGEST_LINE = 20
"""Maximum number of edits in one line of the history."""


@dataclass(frozen=True, slots=True)
class State:
    """What the document shows."""

    timeline: Timeline
    cursor: int
    """How many of its moves are done."""
    draft: Cube | None = None
    """What is painted, of the timeline's size; ``None`` unless a cube is being painted."""

    @property
    def shown(self) -> Cube:
        """The draft while painting, else the cube."""
        return self.timeline.cube_at(self.cursor) if self.draft is None else self.draft

    def check(self) -> None:
        """Make sure that it can be shown.

        Raises:
            ValueError: it cannot.
        """
        size, length = _shape(self.timeline)
        if not 0 <= self.cursor <= length:
            raise ValueError(f"there are {length} moves, not {self.cursor}")
        if self.draft is not None and self.draft.size != size:
            raise ValueError("a draft is of another size than its cube")


@dataclass(frozen=True, slots=True)
class TurnEdit:
    """Moves, done at a place of the timeline.

    What followed there is dropped, unless the moves were those that it goes on with.
    """

    name: str
    index: int
    """The cursor before the moves."""
    moves: tuple[Move, ...]
    sections: tuple[Section, ...]
    """Those of the timeline before."""
    dropped: Timeline | None = None
    """The timeline before, if moves of it were dropped: a long session must not keep a
    timeline for each move, and without dropped moves the one before can be made again."""
    joins: bool = False
    """Whether it goes on with what the edit before it began, without a pause."""
    followed: Timeline | None = None
    """The timeline after the moves where it goes on; ``None`` where it ends with them."""
    made_s: int = 0
    """When it was made, in seconds since 1970; 0 where that is not known."""


@dataclass(frozen=True, slots=True)
class LoadEdit:
    """Something else in the place of everything that is shown."""

    name: str
    before: State
    after: State
    replaced: Cube | None = None
    """The draft of the new size that gave way to another one; ``None`` if there was none."""
    made_s: int = 0
    """When it was made, in seconds since 1970; 0 where that is not known."""


@dataclass(frozen=True, slots=True)
class PaintEdit:
    """Another draft of the same size."""

    name: str
    before: Cube
    after: Cube
    opens: bool = False
    """Whether it began the painting."""
    made_s: int = 0
    """When it was made, in seconds since 1970; 0 where that is not known."""


Edit = TurnEdit | LoadEdit | PaintEdit


@dataclass(frozen=True, slots=True)
class Implied:
    """Which stickers of a draft were filled in because others imply them."""

    draft: Cube
    facelets: tuple[int, ...]
    """Their flat indices."""

    def check(self) -> None:
        """Make sure that they are painted stickers of the draft.

        Raises:
            ValueError: they are not.
        """
        painted = np.flatnonzero(self.draft.facelets != UNPAINTED).tolist()
        if not set(self.facelets) <= set(painted):
            raise ValueError("stickers are implied that are not there")


@dataclass(frozen=True, slots=True)
class Memory:
    """Everything that a document knows."""

    state: State
    drafts: tuple[Cube, ...] = ()
    """The draft of each size that has been painted."""
    edits: tuple[Edit, ...] = ()
    """Those that were done and those that were undone, in order."""
    done: int = 0
    """How many of them are done."""
    followed: tuple[Implied, ...] = ()
    """What is known of drafts that are shown or that the edits bring back."""

    def all_drafts(self) -> frozenset[Cube]:
        """Return every draft that is shown or that the edits bring back."""
        found: set[Cube | None] = {self.state.draft, *self.drafts}
        for edit in self.edits:
            if isinstance(edit, PaintEdit):
                found |= {edit.before, edit.after}
            elif isinstance(edit, LoadEdit):
                found |= {edit.before.draft, edit.after.draft, edit.replaced}
        return frozenset(draft for draft in found if draft is not None)

    def all_timelines(self) -> Iterator[Timeline]:
        """Yield every timeline that is shown or that the edits bring back, some of them twice."""
        yield self.state.timeline
        for edit in self.edits:
            if isinstance(edit, LoadEdit):
                yield edit.before.timeline
                yield edit.after.timeline
            elif isinstance(edit, TurnEdit):
                yield from (each for each in (edit.dropped, edit.followed) if each is not None)

    def check(self) -> None:
        """Make sure that every edit can be undone and done again, and leads to a legal cube.

        Drafts may be anything: they are there to be painted.

        Raises:
            ValueError: one cannot, or what is shown cannot be.
        """
        self.state.check()
        _check_cubes(self.all_timelines())
        for followed in self.followed:
            followed.check()
        if not 0 <= self.done <= len(self.edits):
            raise ValueError(f"{self.done} of {len(self.edits)} edits cannot be done")
        shape = _shape(self.state.timeline)
        for edit in reversed(self.edits[: self.done]):
            shape = _shape_before(edit, shape)
        shape = _shape(self.state.timeline)
        for edit in self.edits[self.done :]:
            shape = _shape_after(edit, shape)


@dataclass(frozen=True, slots=True)
class Line:
    """Edits that share a line of the history: turns that were made without a pause."""

    text: str
    end: int
    """How many edits are done after the last of them."""
    last: Edit | None = None
    """The last of them; ``None`` for the beginning."""


def lines(edits: Sequence[Edit], done: int) -> list[Line]:
    """Return the history for people, the oldest first.

    Args:
        edits: all of them.
        done: how many are done; a line ends there.
    """
    found: list[Line] = []
    names: list[str] = []
    for before, edit in enumerate(edits):
        joins = isinstance(edit, TurnEdit) and edit.joins
        if names and not (joins and len(names) < LONGEST_LINE and before != done):
            found.append(Line(" ".join(names), before, edits[before - 1]))
            names = []
        names.append(edit.name)
    if names:
        found.append(Line(" ".join(names), len(edits), edits[-1]))
    return found


_Shape = tuple[int, int]
"""The size of a timeline's cube, and the number of its moves."""


def _check_cubes(timelines: Iterator[Timeline]) -> None:
    """Make sure that every cube that timelines go on from is whole and legal."""
    cubes: set[Cube] = set()
    for timeline in timelines:
        cubes.add(timeline.start)
        cubes.update(cube for _, cube in timeline.landmarks())
    if not all(cube.is_painted and is_sound(cube) for cube in cubes):
        raise ValueError("a cube on a timeline is not painted whole, or no turns can reach it")


def _shape(timeline: Timeline) -> _Shape:
    return timeline.start.size, len(timeline)


def _shape_before(edit: Edit, shape: _Shape) -> _Shape:
    """Return the shape before ``edit``, which was done and led to ``shape``."""
    if isinstance(edit, PaintEdit):
        return _with_paint(edit, shape)
    if isinstance(edit, LoadEdit):
        _check_load(edit, shape, edit.after)
        return _shape(edit.before.timeline)
    before = shape[0], edit.index
    if edit.dropped is not None:
        before = _shape(edit.dropped)
    if _shape_after(edit, before) != shape:
        raise ValueError(f"'{edit.name}' was not done to this cube")
    return before


def _shape_after(edit: Edit, shape: _Shape) -> _Shape:
    """Return the shape after ``edit`` is done to ``shape``."""
    if isinstance(edit, PaintEdit):
        return _with_paint(edit, shape)
    if isinstance(edit, LoadEdit):
        _check_load(edit, shape, edit.before)
        return _shape(edit.after.timeline)
    size, length = shape
    is_cut = edit.dropped is not None
    if not 0 <= edit.index <= length or is_cut != (edit.index < length):
        raise ValueError(f"'{edit.name}' cannot be done to this cube")
    for move in edit.moves:
        move.check_fits(size)
    end = edit.index + len(edit.moves)
    if edit.followed is None:
        return size, end
    if edit.followed.start.size != size or edit.followed.moves[edit.index : end] != edit.moves:
        raise ValueError(f"'{edit.name}' does not follow its timeline")
    return _shape(edit.followed)


def _with_paint(edit: PaintEdit, shape: _Shape) -> _Shape:
    if not edit.before.size == edit.after.size == shape[0]:
        raise ValueError(f"'{edit.name}' is for another size")
    return shape


def _check_load(edit: LoadEdit, shape: _Shape, state: State) -> None:
    edit.before.check()
    edit.after.check()
    if _shape(state.timeline) != shape:
        raise ValueError(f"'{edit.name}' is for another cube")
