"""The sessions of the person: which one is open, and all others by name."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QToolButton, QWidget

from cubeapp.language import mark, tr
from cubeapp.ui.controls.flow import flow
from cubeapp.ui.controls.note import Note
from cubeapp.ui.controls.panel import Panel, button, heading
from cubeapp.ui.files.sessions.model import Kept
from cubeapp.ui.files.sessions.session_rows import SessionRows

INTRODUCTION = mark(
    "A session is the cube with its history, what is being painted and the alg. What you do is "
    "written by itself, so that nothing has to be saved. With a name, a session waits until you "
    "open it again."
)
EMPTY = mark("No session has a name yet.")


class SessionsPanel(Panel):
    """The open session above, the list below."""

    new_requested = Signal()
    """A session is to begin with a solved cube."""
    name_requested = Signal()
    """The open session is to have a name, or to go on under another one."""
    wanted = Signal(str)
    """The session with this key is to be open."""
    rename_requested = Signal(str, str)
    """(key, name)"""
    copy_requested = Signal(str)
    """There is to be a second session like that with this key."""
    removal_requested = Signal(str)
    """The session with this key is to go."""
    return_requested = Signal()
    """The session removed last is to come back."""
    file_open_requested = Signal()
    """A session's file from elsewhere is to be opened."""
    file_save_requested = Signal()
    """The open session is to be written to a file elsewhere."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows = SessionRows()
        self.open_name = Note()
        self.new_button = button(
            tr("&New session"), tr("Begin with a solved cube; this session waits in the list")
        )
        self.name_button = button(
            tr("Save session &as…"), tr("Give this session a name, or go on under another one")
        )
        self.open_button = button(tr("&Open"), tr("Open the chosen session (Enter)"))
        self.rename_button = button(tr("&Rename"), tr("Give the chosen session a name (F2)"))
        self.copy_button = button(tr("D&uplicate"), tr("Keep a second one of the chosen session"))
        self.remove_button = button(tr("Re&move"), tr("Remove the chosen session (Delete)"))
        self.return_button = button(tr("&Bring the removed one back"), "")
        self.file_open_button = button(
            tr("Open a f&ile…"), tr("Open a session that was saved elsewhere, as one more")
        )
        self.file_save_button = button(
            tr("Save to a fi&le…"), tr("Write this session to a file, to take it elsewhere")
        )
        self._empty = Note(tr(EMPTY))
        self._lay_out()
        self._connect()
        self.set_sessions((), "")
        self.set_name("")
        self.set_removed("")

    def set_sessions(self, sessions: tuple[Kept, ...], key: str) -> None:
        """Show all sessions, of which that with ``key`` is open."""
        self.rows.set_sessions(sessions, key)
        self._empty.setVisible(not sessions)
        for part in (self.rows, *self._for_chosen()):
            part.setVisible(bool(sessions))

    def set_name(self, name: str) -> None:
        """Say which session is open."""
        if name:
            self.open_name.say(tr("Open now: “{name}”.").format(name=name))
        else:
            self.open_name.say(tr("The session that is open has no name yet."))

    def set_removed(self, name: str) -> None:
        """Offer to bring a removed session back; "" if there is none."""
        if not name and self.window().focusWidget() is self.return_button:
            # A button that goes would give the keyboard to the next one.
            self.rows.setFocus(Qt.FocusReason.OtherFocusReason)
        self.return_button.setVisible(bool(name))
        self.return_button.setToolTip(tr("Keep “{name}” again").format(name=name))

    def _lay_out(self) -> None:
        body = self.body
        body.addWidget(Note(tr(INTRODUCTION)))
        body.addWidget(self.open_name)
        body.addWidget(flow(self.new_button, self.name_button))
        body.addWidget(heading(tr("Sessions"), self.rows))
        body.addWidget(self._empty)
        body.addWidget(self.rows, 1)
        body.addWidget(flow(self.open_button, self.rename_button))
        body.addWidget(flow(self.copy_button, self.remove_button))
        body.addWidget(self.return_button)
        body.addWidget(flow(self.file_open_button, self.file_save_button))
        body.addStretch()

    def _connect(self) -> None:
        self.new_button.clicked.connect(lambda: self.new_requested.emit())
        self.name_button.clicked.connect(lambda: self.name_requested.emit())
        self.return_button.clicked.connect(lambda: self.return_requested.emit())
        self.file_open_button.clicked.connect(lambda: self.file_open_requested.emit())
        self.file_save_button.clicked.connect(lambda: self.file_save_requested.emit())
        self.rows.wanted.connect(lambda kept: self.wanted.emit(kept.key))
        self.rows.renamed.connect(self.rename_requested.emit)
        self.rows.removed.connect(self.removal_requested.emit)
        self._for_current(self.open_button, self.wanted.emit)
        self._for_current(self.rename_button, self.rows.edit_name)
        self._for_current(self.copy_button, self.copy_requested.emit)
        self._for_current(self.remove_button, self.removal_requested.emit)

    def _for_chosen(self) -> tuple[QToolButton, ...]:
        return self.open_button, self.rename_button, self.copy_button, self.remove_button

    def _for_current(self, pressed: QToolButton, act: Callable[[str], None]) -> None:
        """Let a button act on the session that is chosen."""

        def on_clicked() -> None:
            if self.rows.current is not None:
                act(self.rows.current.key)

        pressed.clicked.connect(on_clicked)
