"""The single owner of the window's state: the cube, its timeline, the painted draft, undo."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from functools import wraps
from typing import Concatenate, ParamSpec, TypeVar

from PySide6.QtCore import QObject, Signal

from cubeapp.engine.legality.diagnosis import InvalidCubeError
from cubeapp.engine.legality.validity import diagnose
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.moves import Move
from cubeapp.engine.notation.parsing import format_move
from cubeapp.engine.text import shortened
from cubeapp.engine.timeline.timeline import Timeline
from cubeapp.ui.document.autofill import Autofill
from cubeapp.ui.document.drafts import Drafts
from cubeapp.ui.document.edit_list import EditList
from cubeapp.ui.document.edits import Edit, LoadEdit, Memory, PaintEdit, State, TurnEdit
from cubeapp.words import tr

MAX_WALK = 200
"""A longer walk is shown as one jump: no eye can follow it, and each step keeps a cube."""
LONGEST_NAME = 30
"""Letters of moves that an edit is named by."""
PAUSE_S = 2.0
"""Hand turns that follow one another sooner share a line of the history."""

Arguments = ParamSpec("Arguments")
Result = TypeVar("Result")


@dataclass(frozen=True, slots=True)
class Turn:
    """One move that the shown cube makes, forward or back along the timeline."""

    before: Cube
    move: Move
    after: Cube
    start: int
    """The timeline's cursor before the move."""
    end: int
    """The cursor after it, one more or one less."""


@dataclass(slots=True)
class Change:
    """What differs since the last change; the document has the present values."""

    turns: list[Turn] = field(default_factory=list)
    """The moves that the shown cube makes, one after another."""
    is_jump: bool = False
    """Another cube is shown at once, before the first of `turns`."""
    new_timeline: bool = False
    new_cursor: bool = False
    new_draft: bool = False
    """The draft is another, or painting began or ended."""


def _one_change(
    method: Callable[Concatenate[CubeDocument, Arguments], Result],
) -> Callable[Concatenate[CubeDocument, Arguments], Result]:
    """Emit all that ``method`` changes as one `Change`, at its end.

    Where another such method has called it, that one emits it with its own changes.
    """

    @wraps(method)
    def changing(
        self: CubeDocument, /, *args: Arguments.args, **kwargs: Arguments.kwargs
    ) -> Result:
        self._depth += 1
        try:
            return method(self, *args, **kwargs)
        finally:
            self._depth -= 1
            self._emit_change()

    return changing


class CubeDocument(QObject):
    """The cube on screen. Edits can be undone; walking along the timeline is no edit.

    While painting, the draft is shown instead of the cube; it is kept, one a size, when the
    user leaves without finishing.
    """

    changed = Signal(object)
    """The `Change` that an edit or a step has made, once for each."""

    def __init__(
        self,
        cube: Cube,
        parent: QObject | None = None,
        now_s: Callable[[], float] = time.monotonic,
    ) -> None:
        super().__init__(parent)
        self.undo_stack = EditList(self._do, self._undo, self)
        self._now_s = now_s
        self._hand_turn: tuple[Edit | None, float] | None = None
        """The last turn by hand, and when it was made."""
        self._timeline = Timeline(cube)
        self._cursor = 0
        self._cube = cube
        self.autofill = Autofill()
        """Fills in the stickers of the drafts that are implied by others."""
        self._drafts = Drafts(self.autofill)
        self._painting = False
        self._gathered = Change()
        """What the methods that are at work have changed so far."""
        self._depth = 0
        """How many of them are at work, each called by the one before."""

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
    def is_stroking(self) -> bool:
        """Whether a stroke of paint has begun and has not ended."""
        return self._drafts.is_stroking

    @property
    def draft(self) -> Cube:
        """The cube as painted so far, of the cube's size."""
        return self._drafts.of(self._cube.size)

    @property
    def state(self) -> State:
        """Everything that is shown."""
        return State(self._timeline, self._cursor, self.draft if self._painting else None)

    # Edits

    @_one_change
    def turn(self, move: Move) -> None:
        """Turn the cube by hand.

        A turn that is the next one of a solution or of a lesson, or a part of it, goes on along
        the timeline. After any other, what followed is dropped; undo brings it back.
        """
        self.end_painting()
        now = self._now_s()
        edit = self._turn_edit((move,), format_move(move, self._cube.size), self._goes_on(now))
        self.undo_stack.push(edit)
        self._hand_turn = self.undo_stack.last, now

    @_one_change
    def turn_all(self, moves: Sequence[Move], name: str) -> None:
        """Turn the cube by ``moves`` as one edit.

        Args:
            moves: in their order.
            name: what the history calls them; of a long one it shows the beginning.
        """
        if moves:
            self.end_painting()
            shown = shortened(" ".join(name.split()), LONGEST_NAME)
            self.undo_stack.push(self._turn_edit(tuple(moves), shown, False))

    def load(self, cube: Cube, name: str) -> None:
        """Put another cube in the place of this one."""
        self.load_timeline(Timeline(cube), 0, name)

    def load_timeline(self, timeline: Timeline, cursor: int, name: str) -> None:
        """Show ``timeline`` at ``cursor``."""
        self.load_state(State(timeline, cursor), name)

    @_one_change
    def reload_timeline(self, timeline: Timeline, cursor: int, name: str) -> None:
        """Show ``timeline`` instead of the one that the last edit put there: one edit with it.

        An edit that put a draft there stays one of its own, which alone can take the draft back.
        """
        last = self.undo_stack.last
        if (
            isinstance(last, LoadEdit)
            and last.after.draft is None
            and last.after.timeline is self._timeline
        ):
            self.undo_stack.push_joined(LoadEdit(name, last.before, State(timeline, cursor)))
        else:
            self.load_timeline(timeline, cursor, name)

    @_one_change
    def load_state(self, state: State, name: str) -> None:
        """Show ``state``, which may be a cube being painted."""
        self.finish_stroke()
        replaced = None if state.draft is None else self._drafts.painted(state.draft.size)
        self.undo_stack.push(LoadEdit(name, self.state, state, replaced))

    @_one_change
    def go_on_by(self, timeline: Timeline) -> None:
        """Show ``timeline`` from the cursor on, as a part of the last edit if that was a turn."""
        last, after = self.undo_stack.last, State(timeline, self._cursor)
        if isinstance(last, TurnEdit):
            before = State(self._before(last), last.index)
            self.undo_stack.push_joined(LoadEdit(last.name, before, after))
        else:
            self.load_state(after, tr("learn step by step"))

    def change_size(self, size: int) -> None:
        """Show the solved cube of another ``size``, or its draft while painting."""
        if size == self._cube.size:
            return
        name = tr("change the size to {size}").format(size=size)
        draft = self._drafts.of(size) if self._painting else None
        self.load_state(State(Timeline(Cube.solved(size)), 0, draft), name)

    @_one_change
    def begin_painting(self) -> None:
        """Show the draft, to be painted."""
        if not self._painting:
            self._painting = True
            self._note_draft()

    @_one_change
    def end_painting(self) -> None:
        """Show the cube again; the draft is kept for the next time."""
        if self._painting:
            self.finish_stroke()
            self._painting = False
            self._note_draft()

    @_one_change
    def paint(self, indices: Sequence[int], colour: int) -> None:
        """Give draft facelets a colour (0…5 or 255); `finish_stroke` makes it one edit."""
        self._drafts.paint(self._cube.size, indices, colour)
        self._painting = True
        self._note_draft()

    @_one_change
    def finish_stroke(self) -> None:
        """End the stroke that `paint` began and make it one undoable edit."""
        edit = self._drafts.finish_stroke()
        if edit is not None:
            self.undo_stack.push(edit)

    @_one_change
    def replace_draft(self, draft: Cube, name: str) -> None:
        """Put another draft, of any size, in the place of this one."""
        self.finish_stroke()
        if draft.size != self._cube.size:
            self.load_state(State(Timeline(Cube.solved(draft.size)), 0, draft), name)
        elif not self._painting or draft != self.draft:
            self.undo_stack.push(PaintEdit(name, self.draft, draft, not self._painting))

    @_one_change
    def adopt_draft(self, completed: Cube | None = None) -> None:
        """Make the draft the cube, and stop painting.

        Args:
            completed: the draft with its bare stickers painted, if others did not paint them.

        Raises:
            InvalidCubeError: it is not a whole, legal cube.
        """
        self.finish_stroke()
        cube = self.draft if completed is None else completed
        diagnosis = diagnose(cube)
        if not diagnosis.is_legal:
            raise InvalidCubeError(diagnosis)
        self.load(cube, tr("paint a cube in"))

    # Navigation

    @_one_change
    def go_to(self, index: int) -> None:
        """Jump to the cube after ``index`` moves, held to the timeline's ends."""
        self.end_painting()
        self._move_to(min(max(index, 0), len(self._timeline)))

    @_one_change
    def step(self, by: int) -> None:
        """Walk ``by`` moves forward, or back if negative, as far as there are any."""
        self.end_painting()
        self._walk(min(max(self._cursor + by, 0), len(self._timeline)))

    @_one_change
    def skip(self, by: int) -> None:
        """Walk ``by`` moves forward as far as there are any, and show only the last of them."""
        self.end_painting()
        index = min(self._cursor + by, len(self._timeline))
        if index - self._cursor > 1:
            self._cursor = index - 1
            self._cube = self._timeline.cube_at(index - 1)
        self._walk(index)

    # The history

    @_one_change
    def go_back_to(self, done: int) -> None:
        """Undo edits or do them again until ``done`` are done; many are shown as one jump."""
        history = self.undo_stack
        is_step = abs(done - history.done) <= 1
        history.go_to(done)
        if not is_step:
            self._note_jump()

    def memory(self) -> Memory:
        """Return a snapshot of the document, for `restore`."""
        history = self.undo_stack
        memory = Memory(self.state, self._drafts.all(), history.edits, history.done)
        return replace(memory, followed=self.autofill.saved(memory.all_drafts()))

    @_one_change
    def restore(self, memory: Memory) -> None:
        """Restore the document that ``memory`` was taken of."""
        self.end_painting()
        self._drafts.clear()
        self._drafts.set(*memory.drafts)
        self.autofill.restore(memory.followed)
        self._set_state(memory.state)
        self.undo_stack.set(memory.edits, memory.done)

    # What the edits do

    def _goes_on(self, now: float) -> bool:
        """Tell whether a turn by hand at the time ``now`` follows another without a pause."""
        if self._hand_turn is None:
            return False
        last, made = self._hand_turn
        if not isinstance(last, TurnEdit) or last is not self.undo_stack.last:
            return False
        return self._cursor == last.index + 1 and now - made < PAUSE_S

    def _turn_edit(self, moves: tuple[Move, ...], name: str, joins: bool) -> TurnEdit:
        old, index = self._timeline, self._cursor
        dropped = old if index < len(old) else None
        return TurnEdit(name, index, moves, old.sections, dropped, joins, self._followed(moves))

    def _followed(self, moves: tuple[Move, ...]) -> Timeline | None:
        """Return the timeline after ``moves`` if they follow it; ``None`` if they lead away."""
        timeline = self._timeline
        if not timeline.is_guide:
            return None
        for index, move in enumerate(moves, self._cursor):
            following = timeline.followed(index, move)
            if following is None:
                return None
            timeline = following
        return timeline

    @_one_change
    def _do(self, edit: Edit) -> None:
        self._drafts.drop_stroke()
        if isinstance(edit, TurnEdit):
            self._move_to(edit.index)
            following = edit.followed
            if following is None:
                following = self._timeline.spliced(edit.index, edit.moves)
            self._set_timeline(following)
            self._walk(edit.index + len(edit.moves))
        elif isinstance(edit, LoadEdit):
            self._set_state(edit.after)
        else:
            self._set_draft(edit.after)

    @_one_change
    def _undo(self, edit: Edit) -> None:
        self._drafts.drop_stroke()
        if isinstance(edit, TurnEdit):
            self._move_to(edit.index + len(edit.moves))
            self._walk(edit.index)
            self._set_timeline(self._before(edit))
        elif isinstance(edit, LoadEdit):
            if edit.after.draft is not None:
                self._drafts.put_back(edit.after.draft.size, edit.replaced)
            self._set_state(edit.before)
        else:
            self._set_draft(edit.before)
            if edit.opens:
                self.end_painting()

    def _before(self, edit: TurnEdit) -> Timeline:
        """Return the timeline before ``edit``, the last one that was done."""
        if edit.dropped is not None:
            return edit.dropped
        return self._timeline.spliced(edit.index, (), edit.sections)

    def _set_draft(self, draft: Cube) -> None:
        self._drafts.set(draft)
        self._painting = True
        self._note_draft()

    def _set_state(self, state: State) -> None:
        cube = state.timeline.cube_at(state.cursor)
        if state.draft is None:
            self.end_painting()
        else:
            self._set_draft(state.draft)
        self._timeline, self._cursor, self._cube = state.timeline, state.cursor, cube
        self._gathered.new_timeline = self._gathered.new_cursor = True
        self._note_jump()

    def _set_timeline(self, timeline: Timeline) -> None:
        if timeline is not self._timeline:
            self._timeline = timeline
            self._gathered.new_timeline = True

    def _move_to(self, index: int) -> None:
        self.end_painting()
        if index != self._cursor:
            self._cursor = index
            self._cube = self._timeline.cube_at(index)
            self._gathered.new_cursor = True
            self._note_jump()

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
            self._gathered.turns.append(Turn(before, move, self._cube, start, self._cursor))
            self._gathered.new_cursor = True

    # What has changed

    def _emit_change(self) -> None:
        """Emit what has changed, once no method is at work any more."""
        if not self._depth and self._gathered != Change():
            change, self._gathered = self._gathered, Change()
            self.changed.emit(change)

    def _note_draft(self) -> None:
        self._gathered.new_draft = True
        self._note_jump()

    def _note_jump(self) -> None:
        """Note that another cube is shown at once, whatever was turned on the way to it."""
        self._gathered.is_jump = True
        self._gathered.turns.clear()
