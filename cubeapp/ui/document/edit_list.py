"""The list of all edits, which can be undone and redone."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from cubeapp.engine.solvers.replay import MOVE_BYTES
from cubeapp.ui.document.edits import Edit, LoadEdit, PaintEdit, TurnEdit

MOST_EDITS = 1_000
MAX_HISTORY_BYTES = 100_000_000
"""The oldest edits are dropped beyond this, by a rough count."""
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
        self._account = _Account()

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
        self._forget_undone()
        if self.last is not None:
            # Cubes have been worked out on its timeline since it was done.
            self._account.measure_again(self.last)
        edit = replace(edit, made_s=int(time.time()))
        self._edits.append(edit)
        self._done += 1
        self._do(edit)
        self._account.add(edit)
        while len(self._edits) > 1 and self._is_too_much:
            self._account.remove(self._edits.pop(0))
            self._done -= 1
        self.changed.emit()

    def push_joined(self, edit: Edit) -> None:
        """Do ``edit``, which tells of the last edit as well, in the place of that one."""
        self._done -= 1
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
        self._account = _Account()
        for edit in edits:
            self._account.add(edit)
        self.changed.emit()

    def clear(self) -> None:
        """Forget every edit."""
        self.set((), 0)

    def _forget_undone(self) -> None:
        for edit in self._edits[self._done :]:
            self._account.remove(edit)
        del self._edits[self._done :]

    @property
    def _is_too_much(self) -> bool:
        return len(self._edits) > MOST_EDITS or self._account.nbytes > MAX_HISTORY_BYTES


class _Account:
    """How much memory edits take, about; what several of them keep counts once."""

    def __init__(self) -> None:
        self.nbytes = 0
        self._kept: dict[int, tuple[int, int]] = {}
        """By the identity of each object: how many edits keep it, and its bytes."""

    def add(self, edit: Edit) -> None:
        """Count ``edit``; what it shares with others is measured again."""
        for key, cost in _costs(edit):
            keepers, before = self._kept.get(key, (0, 0))
            self._kept[key] = keepers + 1, cost
            self.nbytes += cost - before

    def remove(self, edit: Edit) -> None:
        """Count ``edit`` no longer."""
        for key, _cost in _costs(edit):
            keepers, cost = self._kept.pop(key)
            if keepers > 1:
                self._kept[key] = keepers - 1, cost
            else:
                self.nbytes -= cost

    def measure_again(self, edit: Edit) -> None:
        """Count what ``edit``, which was added, takes now."""
        self.add(edit)
        self.remove(edit)


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
