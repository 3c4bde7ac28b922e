"""A list of things with names, to go to, rename and remove."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Generic, Protocol, TypeVar

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QListWidget, QListWidgetItem, QWidget


class Named(Protocol):
    """Something with a name that the user gave."""

    @property
    def key(self) -> Hashable:
        """Tells it from all others, also from those with the same name."""
        ...

    @property
    def name(self) -> str:
        """What it is called."""
        ...


Thing = TypeVar("Thing", bound=Named)


class NamedRows(QListWidget, Generic[Thing]):
    """Enter or a double click goes to a row, F2 renames it, Delete removes it."""

    wanted = Signal(object)
    """This one is to be shown."""
    renamed = Signal(object, str)
    """(key, name)"""
    removed = Signal(object)
    """The key."""

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        """Make an empty list.

        Args:
            title: what the rows are, for screen readers.
            parent: the owner.
        """
        super().__init__(parent)
        self._things: tuple[Thing, ...] = ()
        """What there is a row of, in order."""
        self.setAccessibleName(title)
        self.setUniformItemSizes(True)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setEditTriggers(QAbstractItemView.EditTrigger.EditKeyPressed)
        self.itemDoubleClicked.connect(self._on_double_click)
        self.itemChanged.connect(self._on_changed)

    @property
    def current(self) -> Thing | None:
        """The one that is chosen."""
        row = self.currentRow()
        return self._things[row] if 0 <= row < len(self._things) else None

    def edit_name(self, key: Hashable) -> None:
        """Let the user type another name for one of them."""
        for row, thing in enumerate(self._things):
            if thing.key == key:
                self.setCurrentRow(row)
                self.scrollToItem(self.item(row))
                if self.state() != QAbstractItemView.State.EditingState:
                    self.editItem(self.item(row))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to the chosen one at Enter, remove it at Delete."""
        is_typed = self.state() == QAbstractItemView.State.EditingState
        if self.current is None or is_typed:
            super().keyPressEvent(event)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.wanted.emit(self.current)
        elif event.key() == Qt.Key.Key_Delete:
            self.removed.emit(self.current.key)
        else:
            super().keyPressEvent(event)

    def _on_double_click(self, item: QListWidgetItem) -> None:
        self.wanted.emit(self._things[self.row(item)])

    def _on_changed(self, item: QListWidgetItem) -> None:
        thing = self._things[self.row(item)]
        if item.text() != thing.name:
            self.renamed.emit(thing.key, item.text())
