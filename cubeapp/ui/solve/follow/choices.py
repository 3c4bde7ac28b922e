"""How moves are told to somebody who follows them."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from cubeapp.ui.services.settings import Settings


class FollowChoices(QObject):
    """What the user has chosen; the settings keep it."""

    changed = Signal()

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self._settings = settings

    @property
    def shows_letters(self) -> bool:
        """Whether a move's letters stand beside its words."""
        return self._settings.follow_letters

    @property
    def reads_aloud(self) -> bool:
        """Whether each move is read aloud."""
        return self._settings.reads_aloud

    @property
    def asks(self) -> bool:
        """Whether the user is asked now and then whether all is well."""
        return self._settings.follow_checks

    def set_asking(self, is_on: bool) -> None:
        """Ask from now on, or not."""
        if is_on != self.asks:
            self._settings.follow_checks = is_on
            self.changed.emit()

    def set_letters(self, shown: bool) -> None:
        """Show letters from now on, or words and arrows only."""
        if shown != self.shows_letters:
            self._settings.follow_letters = shown
            self.changed.emit()

    def set_reading(self, is_on: bool) -> None:
        """Read each move aloud from now on, or not."""
        if is_on != self.reads_aloud:
            self._settings.reads_aloud = is_on
            self.changed.emit()
