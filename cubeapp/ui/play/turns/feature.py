"""Turns by buttons."""

from __future__ import annotations

from typing import cast

from PySide6.QtWidgets import QWidget

from cubeapp.language import mark
from cubeapp.ui.play.turns.panel import MovesPanel
from cubeapp.ui.services.keymap import Keyboard
from cubeapp.ui.shell.feature import Feature, Shell


class TurnsFeature(Feature):
    """Offers a button for every kind of turn."""

    id = "turns"
    place = "play"
    title = mark("Moves")

    def __init__(self, shell: Shell, keyboard: Keyboard) -> None:
        super().__init__(shell)
        self._keyboard = keyboard

    def make_panel(self) -> QWidget:
        """Return the panel."""
        document = self.shell.document
        return MovesPanel(document.turn, self._keyboard, document.cube.size)

    def set_size(self, size: int) -> None:
        """Offer the turns of a cube of ``size``."""
        if self._panel is not None:
            cast(MovesPanel, self._panel).set_size(size)
