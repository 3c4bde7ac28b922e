"""The sessions, in the window: joins their panel to what keeps them."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QFileDialog

from cubeapp.language import mark, tr
from cubeapp.ui.files.opening.file_dialogs import ask_for_place, file_name
from cubeapp.ui.files.sessions.model import SUFFIX

if TYPE_CHECKING:
    from cubeapp.ui.shell.main_window import MainWindow

FILTER = mark("Sessions (*.cubeapp.json *.json);;All files (*)")
TITLE = "cubeapp"


class SessionsTab(QObject):
    """Everything that happens because somebody begins, names or opens a session."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._panel = panel = window.sessions_panel
        self._sessions = sessions = window.sessions
        panel.new_requested.connect(sessions.begin)
        panel.name_requested.connect(self._save_as)
        panel.wanted.connect(sessions.open)
        # Renaming fills the list anew, whose field is still open in this moment.
        panel.rename_requested.connect(sessions.rename, Qt.ConnectionType.QueuedConnection)
        panel.copy_requested.connect(sessions.duplicate)
        panel.removal_requested.connect(sessions.remove)
        panel.return_requested.connect(sessions.bring_back)
        panel.file_open_requested.connect(self._open_file)
        panel.file_save_requested.connect(self._save_file)
        sessions.changed.connect(panel.set_sessions)
        sessions.named.connect(self._on_named)
        sessions.removed.changed.connect(panel.set_removed)
        sessions.said.connect(window.say)
        window.session.session_opened.connect(sessions.open_file)
        window.tabs.current_changed.connect(self._on_panel_changed)
        window.actions_by_name["sessions"].triggered.connect(self._open)
        window.actions_by_name["new_session"].triggered.connect(sessions.begin)
        window.actions_by_name["save_session"].triggered.connect(self._save_as)
        self._on_named(sessions.name)

    def _open(self) -> None:
        self._window.show_panel(self._panel)
        self._panel.rows.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_panel_changed(self, _index: int) -> None:
        # Whoever looks sees what other windows have written, too.
        if self._window.tabs.currentWidget() is self._panel:
            self._sessions.refresh()

    def _on_named(self, name: str) -> None:
        self._panel.set_name(name)
        self._window.setWindowTitle(f"{name} – {TITLE}" if name else TITLE)

    def _save_as(self) -> None:
        """Name the session after its cube, and let the person type another name."""
        key = self._sessions.save_as(self._sessions.name)
        if self._window.document.is_painting:
            # Another panel would end the painting.
            text = tr("This session is kept as “{name}”.")
            self._window.say(text.format(name=self._sessions.name))
            return
        self._window.show_panel(self._panel)
        self._panel.rows.edit_name(key)

    def _open_file(self) -> None:
        path, _filter = QFileDialog.getOpenFileName(
            self._window, tr("Open a session"), "", tr(FILTER)
        )
        if path:
            self._sessions.open_file(Path(path))

    def _save_file(self) -> None:
        name = file_name(self._sessions.name or tr("session")) + SUFFIX
        path = ask_for_place(
            self._window, tr("Save this session"), name, tr(FILTER), (SUFFIX, ".json")
        )
        if path is not None:
            self._sessions.save_file(path)
