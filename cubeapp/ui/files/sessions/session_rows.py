"""The sessions that were given names: to open, rename and remove."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QDateTime, QLocale, QSignalBlocker, Qt
from PySide6.QtWidgets import QListWidgetItem, QWidget

from cubeapp.ui.controls.named_rows import NamedRows
from cubeapp.ui.files.sessions.model import SavedSession
from cubeapp.words import tr


class SessionRows(NamedRows[SavedSession]):
    """All sessions by name; the open one stands out."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(tr("Sessions"), parent)
        self._open = ""

    def set_sessions(self, sessions: Sequence[SavedSession], key: str) -> None:
        """Show ``sessions``; the one with ``key`` is open, and marked in words and by weight.

        Where another one is open than before it is chosen, or else the one that was.
        """
        was_opened = key and key != self._open
        chosen = key if was_opened or self.current is None else self.current.key
        self._things, self._open = tuple(sessions), key
        with QSignalBlocker(self):
            self.clear()
            for session in sessions:
                item = QListWidgetItem(session.name, self)
                item.setFlags(item.flags() | Qt.ItemFlag.ItemIsEditable)
                font = item.font()
                font.setBold(session.key == key)
                item.setFont(font)
                item.setToolTip(_tip(session, session.key == key))
        keys = [session.key for session in sessions]
        self.setCurrentRow(keys.index(chosen) if chosen in keys else len(keys) - 1)


def _tip(session: SavedSession, is_open: bool) -> str:
    when = QDateTime.fromSecsSinceEpoch(round(session.changed_s))
    date = QLocale().toString(when, QLocale.FormatType.ShortFormat)
    if is_open:
        return tr("{name}: open now; all that is done goes into it").format(name=session.name)
    return tr(
        "{name}, of {date}: Enter or a double click opens it; F2 renames it, Delete removes it"
    ).format(name=session.name, date=date)
