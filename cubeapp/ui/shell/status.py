"""Messages for the user."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication

from cubeapp.words import tr


class Status(QObject):
    """Emits messages for the parts that show or speak them."""

    shown = Signal(str)
    """The message that is to be read now; empty when there is none any more."""

    def show(self, message: str) -> None:
        """Show ``message``, one sentence or two, until the cube changes."""
        self.shown.emit(message)

    def copy(self, text: str) -> None:
        """Put ``text`` on the clipboard, unless it is empty, and show a message."""
        if text:
            QGuiApplication.clipboard().setText(text)
        self.show(tr("Copied.") if text else tr("There is nothing to copy yet."))
