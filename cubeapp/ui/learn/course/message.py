"""The one message of an exercise: what is said of the last turns, an answer or a hint."""

from __future__ import annotations

from dataclasses import dataclass

from cubeapp.engine.model.moves import Move
from cubeapp.engine.teaching.judge import Kind, Verdict
from cubeapp.ui.controls.note import NoteKind
from cubeapp.words import tr


@dataclass(frozen=True, slots=True)
class Message:
    """What is said below the goal, and what is offered with it."""

    text: str = ""
    kind: NoteKind = NoteKind.PLAIN
    back: tuple[Move, ...] = ()
    """The turns that take back what is said to be wrong; none where nothing is."""

    @property
    def takes_back(self) -> bool:
        """Whether it is offered to take turns back."""
        return bool(self.back)


def message_of(verdict: Verdict | None) -> Message:
    """Return what is said of the last turn; nothing while more turns are to follow."""
    if verdict is None or not verdict.text:
        return Message()
    is_wrong = verdict.kind in (Kind.SLIP, Kind.BROKEN)
    kind = NoteKind.PROBLEM if is_wrong else NoteKind.PLAIN
    return Message(tr(verdict.text), kind, verdict.back if is_wrong else ())
