"""The sessions: commands and panel that begin, name and open them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import TYPE_CHECKING

from cubeapp.ui.files.sessions.asking import Leaving, ask_about_loss, ask_for_session_file
from cubeapp.ui.files.sessions.autosave import Autosave
from cubeapp.ui.files.sessions.model import SavedSessions
from cubeapp.ui.shell.commands import Command
from cubeapp.ui.shell.feature import PanelFeature, Shell
from cubeapp.ui.shell.finder.entries import FinderEntry, Kind
from cubeapp.words import mark, tr

if TYPE_CHECKING:
    from cubeapp.ui.files.sessions.panel import SessionsPanel


class SessionsFeature(PanelFeature["SessionsPanel"]):
    """Saves the open session by itself, and others by name."""

    id = "sessions"
    place = "files"
    title = mark("Sessions")

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self.autosave = Autosave(shell.document, shell.storage, shell.tasks, self)
        self.model = SavedSessions(self.autosave, shell.storage, self)
        self.model.message.connect(shell.status.show)

    def commands(self) -> Iterable[Command]:
        """Return the commands of the File menu that concern sessions."""
        tip = mark("Begin with a solved cube; this session waits among the others")
        yield Command(
            "new_session", mark("&New session"), tip, self.model.begin, keys=("Ctrl+Shift+N",)
        )
        tip = mark("Give this session a name, or go on under another one")
        yield Command(
            "save_session", mark("Save session &as…"), tip, self._save_as, keys=("Ctrl+Shift+S",)
        )
        tip = mark("See and open the sessions that have names")
        yield Command("sessions", mark("Sess&ions"), tip, self._open, keys=("Ctrl+Shift+O",))

    def entries(self) -> Iterable[FinderEntry]:
        """Return the sessions that have names, to be opened."""
        for session in self.model.all():
            yield FinderEntry(
                id=f"session:{session.key}",
                title=session.name,
                kind=Kind.SESSION,
                run=partial(self.model.open, session.key),
                state=tr("Open now") if session.key == self.model.key else "",
            )

    def make_panel(self) -> SessionsPanel:
        """Return the panel."""
        from cubeapp.ui.files.sessions.panel import SessionsPanel

        act = self.shell.commands
        return SessionsPanel(self.model, act["new_session"], act["save_session"])

    def may_close(self) -> bool:
        """Write what has not been written; where that fails, the user says what to do."""
        self.autosave.stop()
        if not self.autosave.is_unsaved:
            return True
        window = self.shell.stage.frame.window()
        wanted = ask_about_loss(window, self.autosave.fault)
        if wanted is not Leaving.SAVE:
            return wanted is Leaving.QUIT
        path = ask_for_session_file(window, self.model.name)
        return path is not None and self.model.save_file(path)

    def stop(self) -> None:
        """Write what has not been written."""
        self.autosave.stop()

    def _open(self) -> None:
        self.reveal(lambda: self.panel.rows)

    def _save_as(self) -> None:
        """Name the session after its cube, and let the user type another name."""
        key = self.model.save_as(self.model.name)
        if self.shell.document.is_painting:
            # Another panel would end the painting.
            text = tr("This session is saved as “{name}”.")
            self.shell.status.show(text.format(name=self.model.name))
            return
        self.reveal()
        self.panel.rows.edit_name(key)
