"""The list of all edits, which can be undone and redone."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from cubeapp.engine.solvers.replay import MOVE_BYTES
from cubeapp.ui.document.edits import Edit, LoadEdit, PaintEdit, TurnEdit

MOST_EDITS = 1_000
MOST_BYTES = 100_000_000
"""The oldest edits are forgotten where they need more memory, by a rough count."""
_EDIT_BYTES = 200


class EditList(QObject):
    """Edits in order, and how many of them are done."""

    changed = Signal()
    """Other edits are there, or another number of them is done."""

    def __init__(
        self, do: Callable[[Edit], None], undo: Callable[[Edit], None], parent: QObject
    ) -> None:
        """Make an empty list.

        Args:
            do: does an edit.
            undo: takes it back.
            parent: the owner.
        """
        super().__init__(parent)
        self._do = do
        self._undo = undo
        self._edits: list[Edit] = []
        self._done = 0

    @property
    def edits(self) -> tuple[Edit, ...]:
        """The edits that are done, and then those that were undone."""
        return tuple(self._edits)

    @property
    def done(self) -> int:
        """How many of the edits are done."""
        return self._done

    @property
    def last(self) -> Edit | None:
        """The edit that `undo` takes back, if there is one."""
        return self._edits[self._done - 1] if self._done else None

    @property
    def undo_name(self) -> str:
        """The name of the edit that `undo` takes back, empty if there is none."""
        return "" if self.last is None else self.last.name

    @property
    def redo_name(self) -> str:
        """The name of the edit that `redo` does again, empty if there is none."""
        return self._edits[self._done].name if self._done < len(self._edits) else ""

    def count(self) -> int:
        """Return the number of edits, done or not."""
        return len(self._edits)

    def push(self, edit: Edit) -> None:
        """Do ``edit``, which is made now; those that were undone are forgotten."""
        edit = replace(edit, made_s=int(time.time()))
        self._edits[self._done :] = [edit]
        self._done += 1
        self._do(edit)
        kept = len(_affordable(self._edits))
        forgotten = len(self._edits) - kept
        del self._edits[:forgotten]
        self._done -= forgotten
        self.changed.emit()

    def push_joined(self, edit: Edit) -> None:
        """Do ``edit``, which tells of the last edit as well, in the place of that one."""
        self._done -= 1
        del self._edits[self._done :]
        self.push(edit)

    def undo(self) -> None:
        """Take the last edit back, if there is one."""
        self.go_to(self._done - 1)

    def redo(self) -> None:
        """Do the last edit that was taken back again, if there is one."""
        self.go_to(self._done + 1)

    def go_to(self, done: int) -> None:
        """Undo or do again until ``done`` edits are done, held to the list's ends."""
        done = min(max(done, 0), len(self._edits))
        while self._done > done:
            self._done -= 1
            self._undo(self._edits[self._done])
        while self._done < done:
            self._done += 1
            self._do(self._edits[self._done - 1])
        self.changed.emit()

    def set(self, edits: tuple[Edit, ...], done: int) -> None:
        """Take another list, of which ``done`` edits are done already."""
        self._edits, self._done = list(edits), done
        self.changed.emit()

    def clear(self) -> None:
        """Forget every edit."""
        self.set((), 0)


def _affordable(edits: list[Edit]) -> list[Edit]:
    """Return the last of ``edits``, as many as may be kept; the very last one always is."""
    room = MOST_BYTES
    seen: set[int] = set()
    for count, edit in enumerate(reversed(edits), 1):
        for key, cost in _costs(edit):
            if key not in seen:
                seen.add(key)
                room -= cost
        if room < 0 or count > MOST_EDITS:
            return edits[-max(count - 1, 1) :]
    return edits


def _costs(edit: Edit) -> Iterator[tuple[int, int]]:
    """Yield what ``edit`` keeps: the identity of each object, and its bytes."""
    yield id(edit), _EDIT_BYTES
    if isinstance(edit, PaintEdit):
        for cube in (edit.before, edit.after):
            yield id(cube), cube.facelets.nbytes
    elif isinstance(edit, TurnEdit):
        yield id(edit.moves), MOVE_BYTES * len(edit.moves)
        for timeline in (edit.dropped, edit.followed):
            if timeline is not None:
                yield id(timeline), timeline.nbytes
    elif isinstance(edit, LoadEdit):
        for state in (edit.before, edit.after):
            yield id(state.timeline), state.timeline.nbytes
