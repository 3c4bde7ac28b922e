"""The perfect-scramble lab, in the window: outlines in the views, pages, and what is clicked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt

from cubeapp.engine.cube import Cube
from cubeapp.engine.perfect.check import PerfectCheck
from cubeapp.engine.perfect.rules import Rules
from cubeapp.engine.scramblers.base import PERFECT, Recipe
from cubeapp.ui.lab.perfect.model import SIZE
from cubeapp.ui.scene.position import Position

if TYPE_CHECKING:
    from cubeapp.ui.shell.main_window import MainWindow


class LabTab(QObject):
    """Everything that happens only in the lab's panel."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._lab = window.lab
        self._panel = window.lab_panel
        self._document = window.document
        self._player = window.player
        self._connect_panel()
        self._connect_lab()
        self._player.position_changed.connect(self._on_position)
        self._document.draft_changed.connect(self._on_draft_changed)
        window.actions_by_name["lab"].triggered.connect(self._open)

    def _connect_panel(self) -> None:
        panel, lab, scrambling = self._panel, self._lab, self._window.session.scrambling
        panel.shown.connect(self._on_shown)
        panel.hidden.connect(self._on_hidden)
        panel.outlined_changed.connect(self._show_outlines)
        panel.search_requested.connect(lab.search)
        panel.random_requested.connect(self._scramble)
        panel.cancel_requested.connect(lab.cancel)
        panel.cancel_requested.connect(scrambling.cancel)
        panel.page_requested.connect(lab.show_page)
        panel.cube_chosen.connect(lab.load)
        panel.perfect_chosen.connect(lab.show_perfect)
        panel.play_requested.connect(lab.play_perfect)
        scrambling.busy_changed.connect(self._on_scrambling)

    def _connect_lab(self) -> None:
        panel, lab = self._panel, self._lab
        lab.checked.connect(self._on_checked)
        lab.busy_changed.connect(panel.set_busy)
        lab.progressed.connect(panel.search_box.set_progress)
        lab.searched.connect(panel.search_box.set_found)
        lab.paged.connect(panel.search_box.set_page)
        lab.stopped.connect(panel.search_box.set_stopped)
        lab.failed.connect(panel.search_box.set_failure)

    def _open(self) -> None:
        self._window.show_panel(self._panel)
        self._panel.setFocus(Qt.FocusReason.OtherFocusReason)

    def _scramble(self, rules: Rules) -> None:
        self._window.session.scramble(Recipe(PERFECT, SIZE, rules=rules), None, True)

    def _on_shown(self) -> None:
        self._lab.open()

    def _on_hidden(self) -> None:
        self._lab.close()
        self._show_outlines()

    def _on_checked(self, check: PerfectCheck | None) -> None:
        self._panel.set_check(check, self._document.shown.size)

    def _on_scrambling(self, message: str | None) -> None:
        """Show what is done for a scramble, unless a search is watched."""
        if not self._lab.is_working:
            self._panel.set_busy(message)

    def _on_position(self, _position: Position) -> None:
        self._show_outlines()

    def _on_draft_changed(self, _draft: Cube | None) -> None:
        self._show_outlines()

    def _show_outlines(self) -> None:
        """Outline what breaks the rules while the cube that was checked rests on screen."""
        position = self._player.position
        is_checked = position.move is None and position.cube == self._lab.checked_cube
        is_seen = self._panel.isVisible() and not self._document.is_painting
        outlined = self._panel.outlined if is_checked and is_seen else frozenset()
        self._window.stage.set_outline("lab", outlined)
