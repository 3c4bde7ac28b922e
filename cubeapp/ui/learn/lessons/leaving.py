"""Where turns by hand have led away from a lesson, which can be gone back to."""

from __future__ import annotations

from dataclasses import dataclass

from cubeapp.engine.timeline.timeline import Timeline
from cubeapp.ui.document.edit_list import EditList
from cubeapp.ui.document.edits import TurnEdit
from cubeapp.ui.learn.lessons.attempt import has_left


@dataclass(frozen=True, slots=True)
class Leaving:
    """A lesson, and where it was left."""

    lesson: Timeline
    index: int
    """How many of its moves were done."""
    edits: int
    """How many edits were done."""


def last_leaving(history: EditList) -> Leaving | None:
    """Return where the last turns have led away; ``None`` if they came after no lesson."""
    edits = history.edits
    for done in reversed(range(history.done)):
        edit = edits[done]
        if not isinstance(edit, TurnEdit):
            return None
        lesson = edit.dropped
        if lesson is not None and lesson.is_guide and not has_left(lesson):
            return Leaving(lesson, edit.index, done)
    return None
