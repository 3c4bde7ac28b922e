"""The cubes of the course on the stage, and the learner's own cube, which they stand in for."""

from __future__ import annotations

from typing import cast

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.timeline.timeline import Timeline
from cubeapp.ui.document.codec import Packer, unpack
from cubeapp.ui.document.document import CubeDocument
from cubeapp.ui.document.edits import LoadEdit, State
from cubeapp.ui.services.storage import Json
from cubeapp.words import tr

COURSE = "course"
"""The method of timelines that are exercises."""


class Stand:
    """Puts the cubes of the course on the stage and takes them away again.

    Each change is an edit, which undo takes back. What is turned meanwhile stays with the cube
    that was turned.
    """

    def __init__(self, document: CubeDocument) -> None:
        self._document = document
        self._own: State | None = None
        """What was there before the first cube of the course."""
        self._left: State | None = None
        """The cube of the course when it was left for the learner's own."""

    @property
    def is_course_there(self) -> bool:
        """Whether a cube of the course is on the stage, whichever it is."""
        return self._document.timeline.method == COURSE and not self._document.is_painting

    def has(self, start: Cube) -> bool:
        """Tell whether the cube of the course that is there began as ``start``."""
        return self.is_course_there and self._document.timeline.start == start

    def put(self, timeline: Timeline, cursor: int) -> None:
        """Put a cube of the course there, at ``cursor`` of its timeline."""
        document = self._document
        self._left = None
        if self.is_course_there:
            document.reload_timeline(timeline, cursor, tr("an exercise"))
        else:
            self._own = document.state
            document.load_timeline(timeline, cursor, tr("an exercise"))

    def leave(self) -> None:
        """Bring the learner's own cube back, if one of the course is there."""
        document, is_painting = self._document, self._document.is_painting
        if document.timeline.method != COURSE or self._own is None:
            return
        # Who paints leaves the exercise first, or it would be the cube below the draft.
        document.end_painting()
        self._left = document.state
        self._show(self._own, tr("your own cube again"))
        if is_painting:
            document.begin_painting()

    def come_back(self, start: Cube) -> bool:
        """Go on with the cube of the course that was left, and tell whether it is ``start``."""
        if self._left is None or self._left.timeline.start != start:
            return False
        if not self.is_course_there:
            self._own = self._document.state
        left, self._left = self._left, None
        self._show(left, tr("an exercise"))
        return True

    def follow(self, before: Stand) -> None:
        """Know what that of another window knew."""
        self._own, self._left = before._own, before._left

    def to_json(self) -> Json:
        """Return what is kept with a session."""
        return {name: _packed(state) for name, state in (("own", self._own), ("left", self._left))}

    def restore(self, value: Json) -> None:
        """Know again what `to_json` told; nothing, if ``value`` is something else."""
        parts = value if isinstance(value, dict) else {}
        self._own, self._left = (_unpacked(parts.get(name)) for name in ("own", "left"))

    def _show(self, state: State, name: str) -> None:
        """Show ``state`` as an edit, or by taking the last one back where that leads to it."""
        undo, last = self._document.undo_stack, self._document.undo_stack.last
        is_last = isinstance(last, LoadEdit) and last.after.timeline is self._document.timeline
        if is_last and cast(LoadEdit, last).before == state:
            undo.undo()
        else:
            self._document.load_state(state, name)


def _packed(state: State | None) -> Json:
    return None if state is None else Packer().pack([state], State)


def _unpacked(record: Json) -> State | None:
    """Return what was packed; ``None`` if it is nothing that can be shown."""
    if record is None:
        return None
    try:
        (state,) = unpack(record, State)
        state.check()
    except (ValueError, TypeError):
        return None
    return cast(State, state)
