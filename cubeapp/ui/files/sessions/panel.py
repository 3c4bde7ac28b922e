"""The user's sessions: which one is open, and all others by name."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QShowEvent
from PySide6.QtWidgets import QFileDialog, QToolButton, QWidget

from cubeapp.ui.controls.card import Card
from cubeapp.ui.controls.command_button import CommandButton
from cubeapp.ui.controls.flow import flow
from cubeapp.ui.controls.note import Caption, Note
from cubeapp.ui.controls.panel import Panel, button
from cubeapp.ui.files.sessions.asking import FILTER, ask_for_session_file
from cubeapp.ui.files.sessions.model import SavedSessions
from cubeapp.ui.files.sessions.session_rows import SessionRows
from cubeapp.words import mark, tr

INTRODUCTION = mark(
    "A session is the cube with its history, what is being painted and the alg. What you do is "
    "saved by itself. With a name, a session waits until you open it again."
)
EMPTY = mark("No session has a name yet.")


class SessionsPanel(Panel):
    """The open session above, the list below."""

    def __init__(
        self,
        sessions: SavedSessions,
        new: QAction,
        save_as: QAction,
        parent: QWidget | None = None,
    ) -> None:
        """Show ``sessions``.

        Args:
            sessions: the model.
            new: the command that begins a session.
            save_as: the command that names the open one.
            parent: the owner.
        """
        super().__init__(parent)
        self._sessions = sessions
        self.rows = SessionRows()
        self.open_name = Note()
        self.new_button = CommandButton(new)
        self.name_button = CommandButton(save_as)
        self.open_button = button(tr("&Open"), tr("Open the chosen session (Enter)"))
        self.rename_button = button(tr("&Rename"), tr("Give the chosen session a name (F2)"))
        self.copy_button = button(tr("D&uplicate"), tr("Save a copy of the chosen session"))
        self.remove_button = button(tr("Re&move"), tr("Remove the chosen session (Delete)"))
        self.return_button = button(tr("&Bring the removed one back"), "")
        self.file_open_button = button(
            tr("Open a f&ile…"), tr("Open a session that was saved elsewhere, as one more")
        )
        self.file_save_button = button(
            tr("Save to a fi&le…"), tr("Write this session to a file, to take it elsewhere")
        )
        self._empty = Caption(tr(EMPTY))
        self._lay_out()
        self._connect()
        self._set_removed(sessions.removed.undo_name)

    def refresh(self) -> None:
        """Show all sessions, and which one is open."""
        sessions, name = self._sessions.all(), self._sessions.name
        self.rows.set_sessions(sessions, self._sessions.key)
        self._empty.setVisible(not sessions)
        for part in (self.rows, *self._for_chosen()):
            part.setVisible(bool(sessions))
        if name:
            self.open_name.set_text(tr("Open now: “{name}”.").format(name=name))
        else:
            self.open_name.set_text(tr("The session that is open has no name yet."))

    def showEvent(self, event: QShowEvent) -> None:
        """Show what other windows have saved, too."""
        super().showEvent(event)
        self.refresh()

    def _set_removed(self, name: str, _redo: str = "") -> None:
        """Offer to bring a removed session back; "" if there is none."""
        self.refresh()
        if not name and self.window().focusWidget() is self.return_button:
            # A button that is hidden would give the keyboard to the next one.
            self.rows.setFocus(Qt.FocusReason.OtherFocusReason)
        self.return_button.setVisible(bool(name))
        self.return_button.setToolTip(tr("Save “{name}” again").format(name=name))

    def _lay_out(self) -> None:
        here = (self.open_name, Caption(tr(INTRODUCTION)), flow(self.new_button, self.name_button))
        chosen = (
            flow(self.open_button, self.rename_button),
            flow(self.copy_button, self.remove_button),
        )
        files = flow(self.file_open_button, self.file_save_button)
        named = Card(
            *(tr("Sessions"), self._empty, self.rows, *chosen, self.return_button),
            about=self.rows,
        )
        for card in (Card(tr("This session"), *here), named, Card(tr("Elsewhere"), files)):
            self.body.addWidget(card)
        self.body.addStretch()

    def _connect(self) -> None:
        sessions = self._sessions
        sessions.changed.connect(self.refresh)
        sessions.removed.changed.connect(self._set_removed)
        self.return_button.clicked.connect(sessions.bring_back)
        self.file_open_button.clicked.connect(self._open_file)
        self.file_save_button.clicked.connect(self._save_file)
        self.rows.wanted.connect(lambda session: sessions.open(session.key))
        # Renaming fills the list anew, whose field is still open in this moment.
        self.rows.renamed.connect(sessions.rename, Qt.ConnectionType.QueuedConnection)
        self.rows.removed.connect(sessions.remove)
        self._for_current(self.open_button, sessions.open)
        self._for_current(self.rename_button, self.rows.edit_name)
        self._for_current(self.copy_button, sessions.duplicate)
        self._for_current(self.remove_button, sessions.remove)

    def _for_chosen(self) -> tuple[QToolButton, ...]:
        return self.open_button, self.rename_button, self.copy_button, self.remove_button

    def _for_current(self, pressed: QToolButton, act: Callable[[str], None]) -> None:
        """Let a button act on the session that is chosen."""

        def on_clicked() -> None:
            if self.rows.current is not None:
                act(self.rows.current.key)

        pressed.clicked.connect(on_clicked)

    def _open_file(self) -> None:
        title = tr("Open a session")
        path, _filter = QFileDialog.getOpenFileName(self.window(), title, "", tr(FILTER))
        if path:
            self._sessions.open_file(Path(path))

    def _save_file(self) -> None:
        path = ask_for_session_file(self.window(), self._sessions.name)
        if path is not None:
            self._sessions.save_file(path)
