"""Scrambling, in the window: joins its panel to the session and the window's action."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from cubeapp.engine.scramblers.sheets import Sheet
from cubeapp.ui.play.scramble.mixing import Mixing
from cubeapp.ui.play.scramble.sheets import ask_for_file

if TYPE_CHECKING:
    from cubeapp.ui.shell.main_window import MainWindow


class ScrambleTab(QObject):
    """Everything that happens because somebody wants scrambles, or to see how mixed a cube is."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._panel = window.scramble_panel
        self._mixing = Mixing(window.player, self)
        self._connect_panel()
        panel, mixing, scrambling = self._panel, self._mixing, window.session.scrambling
        scrambling.busy_changed.connect(self._on_busy)
        scrambling.share_changed.connect(panel.set_share)
        scrambling.scrambled.connect(panel.set_scramble)
        scrambling.history_changed.connect(panel.set_history)
        scrambling.sheet_made.connect(panel.set_sheet)
        mixing.scored.connect(panel.set_score)
        mixing.compared.connect(panel.set_statistics)
        window.closing.connect(mixing.stop)
        window.actions_by_name["scramble"].triggered.connect(self.scramble)

    def scramble(self) -> None:
        """Scramble the cube as the panel says; where it says nothing that can be, open it."""
        if self._panel.recipe is None:
            # The panel says what is wrong with what was typed there.
            self._window.show_panel(self._panel)
        self._panel.request(play=True)

    def _connect_panel(self) -> None:
        panel, session = self._panel, self._window.session
        scrambling = session.scrambling
        panel.scramble_requested.connect(session.scramble)
        panel.show_requested.connect(scrambling.show)
        panel.batch_requested.connect(scrambling.make_sheet)
        panel.save_requested.connect(self._save)
        panel.size_requested.connect(session.set_size)
        panel.cancel_requested.connect(scrambling.cancel)
        panel.copy_requested.connect(session.copy)
        panel.watched.connect(self._mixing.set_wanted)

    def _save(self, sheet: Sheet) -> None:
        path = ask_for_file(self._window, "scrambles")
        if path:
            scheme = self._window.settings.looks.scheme
            self._window.session.scrambling.save(sheet, path, scheme)

    def _on_busy(self, message: str | None) -> None:
        self._panel.set_busy(message)
        if not self._panel.isVisible():
            self._window.say(message or "")
