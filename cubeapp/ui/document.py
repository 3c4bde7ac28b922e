"""The single owner of the window's state: the cube, its timeline, the painted draft, undo."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoCommand, QUndoStack

from cubeapp.engine.cube import Cube
from cubeapp.engine.errors import InvalidCubeError
from cubeapp.engine.geometry import Face
from cubeapp.engine.moves import Move
from cubeapp.engine.timeline import Timeline
from cubeapp.engine.validity import diagnose

MAX_WALK = 200
"""A longer walk is shown as one jump: nobody can follow it, and each step keeps a cube."""


@dataclass(frozen=True, slots=True)
class Turn:
    """One move that the shown cube makes, forward or back along the timeline."""

    before: Cube
    move: Move
    start: int
    """The timeline's cursor before the move."""
    end: int
    """The cursor after it, one more or one less."""


class CubeDocument(QObject):
    """The cube on screen. Edits can be undone; walking along the timeline is no edit.

    While painting, the draft is shown instead of the cube; it is kept, one a size, when the
    person leaves without finishing.
    """

    turned = Signal(object)
    """`Turn`: the shown cube makes one move; `cursor_changed` follows after the last one."""
    replaced = Signal(object)
    """`Cube`: another cube is shown at once."""
    timeline_changed = Signal(object)
    """`Timeline`: the moves are others."""
    cursor_changed = Signal(int)
    """The number of moves done."""
    draft_changed = Signal(object)
    """`Cube` while painting, ``None`` when it ends."""

    def __init__(self, cube: Cube, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.undo_stack = QUndoStack(self)
        self._timeline = Timeline(cube)
        self._cursor = 0
        self._cube = cube
        self._drafts: dict[int, Cube] = {}
        self._painting = False
        self._stroke_start: Cube | None = None

    @property
    def cube(self) -> Cube:
        """The cube at the cursor."""
        return self._cube

    @property
    def shown(self) -> Cube:
        """The draft while painting, else the cube."""
        return self.draft if self._painting else self._cube

    @property
    def timeline(self) -> Timeline:
        """The start and every move."""
        return self._timeline

    @property
    def cursor(self) -> int:
        """How many of the timeline's moves are done."""
        return self._cursor

    @property
    def is_painting(self) -> bool:
        """Whether the draft is being painted."""
        return self._painting

    @property
    def draft(self) -> Cube:
        """The cube as painted so far, of the cube's size."""
        return self._drafts.get(self._cube.size) or empty_draft(self._cube.size)

    # Edits

    def turn(self, move: Move) -> None:
        """Turn the cube by hand; what followed on the timeline is dropped (undo brings it back)."""
        self.turn_all((move,), "turn")

    def turn_all(self, moves: Sequence[Move], name: str) -> None:
        """Turn the cube by ``moves`` as one edit."""
        if not moves:
            return
        self.end_painting()
        old, index = self._timeline, self._cursor
        added, sections = tuple(moves), old.sections
        # A long session must not keep a timeline for each move, but one whose moves are
        # dropped takes no more than those moves and remembers the cubes along them.
        dropped = old if index < len(old) else None

        def do() -> None:
            self._move_to(index)
            self._set_timeline(self._timeline.spliced(index, added))
            self._walk(index + len(added))

        def undo() -> None:
            self._move_to(index + len(added))
            self._walk(index)
            earlier = self._timeline.spliced(index, (), sections) if dropped is None else dropped
            self._set_timeline(earlier)

        self._push(name, do, undo)

    def load(self, cube: Cube, name: str) -> None:
        """Put another cube in the place of this one."""
        self.load_timeline(Timeline(cube), 0, name)

    def load_timeline(self, timeline: Timeline, cursor: int, name: str) -> None:
        """Show ``timeline`` at ``cursor``."""
        self.end_painting()
        old, old_cursor = self._timeline, self._cursor
        self._push(
            name,
            lambda: self._replace_timeline(timeline, cursor),
            lambda: self._replace_timeline(old, old_cursor),
        )

    def begin_painting(self) -> None:
        """Show the draft, to be painted."""
        if not self._painting:
            self._painting = True
            self._show_draft()

    def end_painting(self) -> None:
        """Show the cube again; the draft is kept for the next time."""
        if self._painting:
            self.finish_stroke()
            self._painting = False
            self.draft_changed.emit(None)
            self.replaced.emit(self._cube)

    def paint(self, indices: Sequence[int], colour: int) -> None:
        """Give draft facelets a colour (0…5 or 255); `finish_stroke` makes it one edit."""
        if self._stroke_start is None:
            self._stroke_start = self.draft
        self._drafts[self._cube.size] = self.draft.painted(indices, colour)
        self._painting = True
        self._show_draft()

    def finish_stroke(self) -> None:
        """End the stroke that `paint` began and make it one undoable edit."""
        before, self._stroke_start = self._stroke_start, None
        if before is not None and before != self.draft:
            count = int((before.facelets != self.draft.facelets).sum())
            stickers = "sticker" if count == 1 else "stickers"
            self._push_draft(f"paint {count} {stickers}", before, self.draft)

    def replace_draft(self, draft: Cube, name: str) -> None:
        """Put another draft, of any size, in the place of this one."""
        self.finish_stroke()
        if draft.size != self._cube.size:
            self.load(Cube.solved(draft.size), f"change the size to {draft.size}")
        if not self._painting or draft != self.draft:
            self._push_draft(name, self.draft, draft)

    def adopt_draft(self) -> None:
        """Make the draft the cube, and stop painting.

        Raises:
            InvalidCubeError: the draft is not a whole, legal cube.
        """
        self.finish_stroke()
        diagnosis = diagnose(self.draft)
        if not diagnosis.is_legal:
            raise InvalidCubeError(diagnosis)
        self.load(self.draft, "paint a cube in")

    # Navigation

    def go_to(self, index: int) -> None:
        """Jump to the cube after ``index`` moves, held to the timeline's ends."""
        self.end_painting()
        self._move_to(min(max(index, 0), len(self._timeline)))

    def step(self, by: int) -> None:
        """Walk ``by`` moves forward, or back if negative, as far as there are any."""
        self.end_painting()
        self._walk(min(max(self._cursor + by, 0), len(self._timeline)))

    def skip(self, by: int) -> None:
        """Walk ``by`` moves forward as far as there are any, and show only the last of them."""
        self.end_painting()
        index = min(self._cursor + by, len(self._timeline))
        if index - self._cursor > 1:
            self._cursor = index - 1
            self._cube = self._timeline.cube_at(index - 1)
        self._walk(index)

    def _push(self, name: str, do: Callable[[], None], undo: Callable[[], None]) -> None:
        self.undo_stack.push(_Edit(name, do, undo))

    def _push_draft(self, name: str, before: Cube, after: Cube) -> None:
        self._push(name, lambda: self._set_draft(after), lambda: self._set_draft(before))

    def _set_draft(self, draft: Cube) -> None:
        self._stroke_start = None
        self._drafts[draft.size] = draft
        self._painting = True
        self._show_draft()

    def _show_draft(self) -> None:
        self.draft_changed.emit(self.draft)
        self.replaced.emit(self.draft)

    def _replace_timeline(self, timeline: Timeline, cursor: int) -> None:
        self.end_painting()
        self._timeline, self._cursor = timeline, cursor
        self._cube = timeline.cube_at(cursor)
        self.timeline_changed.emit(timeline)
        self.cursor_changed.emit(cursor)
        self.replaced.emit(self._cube)

    def _set_timeline(self, timeline: Timeline) -> None:
        self._timeline = timeline
        self.timeline_changed.emit(timeline)

    def _move_to(self, index: int) -> None:
        self.end_painting()
        if index != self._cursor:
            self._cursor = index
            self._cube = self._timeline.cube_at(index)
            self.cursor_changed.emit(index)
            self.replaced.emit(self._cube)

    def _walk(self, index: int) -> None:
        """Go to ``index`` move by move, so that the picture can follow."""
        if abs(index - self._cursor) > MAX_WALK:
            self._move_to(index)
            return
        by = 1 if index > self._cursor else -1
        while self._cursor != index:
            start, before = self._cursor, self._cube
            move = self._timeline.moves[min(start, start + by)]
            move = move if by > 0 else move.inverse()
            self._cube = before.apply(move)
            self._cursor = start + by
            self.turned.emit(Turn(before, move, start, self._cursor))
        self.cursor_changed.emit(index)


def empty_draft(size: int) -> Cube:
    """Return an unpainted cube, on odd sizes with its fixed centres painted."""
    cube = Cube.unpainted(size)
    if size % 2 == 0:
        return cube
    for face in Face:
        cube = cube.painted([face * size * size + size * size // 2], face)
    return cube


class _Edit(QUndoCommand):
    """An edit made of the two functions that do and undo it."""

    def __init__(self, name: str, do: Callable[[], None], undo: Callable[[], None]) -> None:
        super().__init__(name)
        self._do = do
        self._undo = undo

    def redo(self) -> None:
        self._do()

    def undo(self) -> None:
        self._undo()
