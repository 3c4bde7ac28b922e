"""Undo for what is not the cube: removed bookmarks, sessions and patterns, edited times."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

MOST_CHANGES = 100


@dataclass(frozen=True, slots=True)
class _Change:
    name: str
    undo: Callable[[], object]
    redo: Callable[[], object] | None


class UndoList(QObject):
    """The latest changes to some data, which this list does not know itself.

    A function that raises leaves its change where it was, so that it can be tried again; one that
    finds other data than it expects clears the list.
    """

    changed = Signal(str, str)
    """(undo, redo): the names of the changes that come next, empty where there is none."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._done: list[_Change] = []
        self._undone: list[_Change] = []

    @property
    def undo_name(self) -> str:
        """The name of the change that `undo` reverts, empty if there is none."""
        return self._done[-1].name if self._done else ""

    @property
    def redo_name(self) -> str:
        """The name of the change that `redo` makes again, empty if there is none."""
        return self._undone[-1].name if self._undone else ""

    def add(
        self, name: str, undo: Callable[[], object], redo: Callable[[], object] | None = None
    ) -> None:
        """Add a change that has just been made.

        Args:
            name: for the user.
            undo: reverts it.
            redo: makes it again; ``None`` if that is not offered.
        """
        self._done = [*self._done, _Change(name, undo, redo)][-MOST_CHANGES:]
        self._undone.clear()
        self.refresh()

    def undo(self) -> None:
        """Revert the last change, if there is one; raises what its function raises."""
        if self._done:
            change = self._done[-1]
            change.undo()
            if change in self._done:
                self._done.pop()
                if change.redo is not None:
                    self._undone.append(change)
            self.refresh()

    def redo(self) -> None:
        """Make the change again that was reverted last; raises what its function raises."""
        change = self._undone[-1] if self._undone else None
        if change is not None and change.redo is not None:
            change.redo()
            if change in self._undone:
                self._done.append(self._undone.pop())
            self.refresh()

    def clear(self) -> None:
        """Drop all changes, for the data is no longer what they were made to."""
        self._done.clear()
        self._undone.clear()
        self.refresh()

    def refresh(self) -> None:
        """Emit `changed`."""
        self.changed.emit(self.undo_name, self.redo_name)
