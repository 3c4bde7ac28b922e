"""The sessions that were given names: to open, rename and remove."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QDateTime, QLocale, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QListWidget, QListWidgetItem, QWidget

from cubeapp.language import tr
from cubeapp.ui.kept_sessions import Kept


class SessionRows(QListWidget):
    """Enter or a double click opens a session, F2 renames it, Delete removes it."""

    wanted = Signal(str)
    """The session with this key is to be open."""
    renamed = Signal(str, str)
    """(key, name)"""
    removed = Signal(str)
    """The key."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sessions: tuple[Kept, ...] = ()
        self._open = ""
        self.setAccessibleName(tr("Sessions"))
        self.setUniformItemSizes(True)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setEditTriggers(QAbstractItemView.EditTrigger.EditKeyPressed)
        self.itemDoubleClicked.connect(self._on_wanted)
        self.itemChanged.connect(self._on_changed)

    @property
    def current(self) -> Kept | None:
        """The session that is chosen."""
        row = self.currentRow()
        return self._sessions[row] if 0 <= row < len(self._sessions) else None

    def set_sessions(self, sessions: Sequence[Kept], key: str) -> None:
        """Show ``sessions``; the one with ``key`` is open, and marked in words and by weight.

        Where another one is open than before it is chosen, or else the one that was.
        """
        was_opened = key and key != self._open
        chosen = key if was_opened or self.current is None else self.current.key
        self._sessions, self._open = tuple(sessions), key
        self.blockSignals(True)
        self.clear()
        for kept in sessions:
            item = QListWidgetItem(kept.name, self)
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsEditable)
            font = item.font()
            font.setBold(kept.key == key)
            item.setFont(font)
            item.setToolTip(_tip(kept, kept.key == key))
        self.blockSignals(False)
        keys = [kept.key for kept in sessions]
        self.setCurrentRow(keys.index(chosen) if chosen in keys else len(keys) - 1)

    def edit_name(self, key: str) -> None:
        """Let the person type another name for a session."""
        for row, kept in enumerate(self._sessions):
            if kept.key == key:
                self.setCurrentRow(row)
                self.scrollToItem(self.item(row))
                self.editItem(self.item(row))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open the chosen session at Enter, remove it at Delete."""
        is_typed = self.state() == QAbstractItemView.State.EditingState
        if self.current is None or is_typed:
            super().keyPressEvent(event)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.wanted.emit(self.current.key)
        elif event.key() == Qt.Key.Key_Delete:
            self.removed.emit(self.current.key)
        else:
            super().keyPressEvent(event)

    def _on_wanted(self, item: QListWidgetItem) -> None:
        self.wanted.emit(self._sessions[self.row(item)].key)

    def _on_changed(self, item: QListWidgetItem) -> None:
        kept = self._sessions[self.row(item)]
        if item.text() != kept.name:
            self.renamed.emit(kept.key, item.text())


def _tip(kept: Kept, is_open: bool) -> str:
    when = QDateTime.fromSecsSinceEpoch(round(kept.changed_s))
    date = QLocale().toString(when, QLocale.FormatType.ShortFormat)
    if is_open:
        return tr("{name}: open now; all that is done goes into it").format(name=kept.name)
    return tr(
        "{name}, of {date}: Enter or a double click opens it; F2 renames it, Delete removes it"
    ).format(name=kept.name, date=date)
