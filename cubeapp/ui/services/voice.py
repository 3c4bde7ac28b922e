"""A voice of the system that reads aloud, where there is one."""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, QObject

if TYPE_CHECKING:
    from PySide6.QtTextToSpeech import QTextToSpeech

MODULE = "PySide6.QtTextToSpeech"
"""A part of Qt that the program does not ask for; some systems have it anyway."""


class Voice(QObject):
    """Reads sentences aloud; Qt's part for it is loaded when the first one is said."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._speech: QTextToSpeech | None = None

    @staticmethod
    def is_there() -> bool:
        """Whether Qt can speak here."""
        return find_spec(MODULE) is not None

    def say(self, text: str) -> None:
        """Read ``text``, in the language of the window, in place of what is being read.

        Where there is no voice nothing is said: the settings may come from a machine that has one.
        """
        if not self.is_there():
            return
        from PySide6.QtTextToSpeech import QTextToSpeech

        if self._speech is None:
            self._speech = QTextToSpeech(self)
        self._speech.stop()
        self._speech.setLocale(QLocale())
        self._speech.say(text)

    def stop(self) -> None:
        """Be silent."""
        if self._speech is not None:
            self._speech.stop()
