"""Joins the lab's panel and the views to the lab: outlines, pages, and what is clicked."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from cubeapp.engine.cube import Cube
from cubeapp.engine.perfect.check import PerfectCheck
from cubeapp.ui.controls.puzzle_view import PuzzleView
from cubeapp.ui.document import CubeDocument
from cubeapp.ui.lab import Lab
from cubeapp.ui.player import Player
from cubeapp.ui.position import Position
from cubeapp.ui.widgets.lab_panel import LabPanel


class LabDesk(QObject):
    """Everything that happens only in the lab's panel.

    It is made before whatever else outlines stickers in the views: when painting begins,
    the lab's outlines go first.
    """

    def __init__(
        self,
        lab: Lab,
        document: CubeDocument,
        player: Player,
        panel: LabPanel,
        views: Sequence[PuzzleView],
    ) -> None:
        super().__init__(panel)
        self._lab = lab
        self._document = document
        self._player = player
        self._panel = panel
        self._views = views
        self._outlines = False
        self._connect_panel()
        lab.checked.connect(self._on_checked)
        lab.busy_changed.connect(panel.set_busy)
        lab.progressed.connect(panel.search_box.set_progress)
        lab.searched.connect(panel.search_box.set_found)
        lab.paged.connect(panel.search_box.set_page)
        lab.stopped.connect(panel.search_box.set_stopped)
        lab.failed.connect(panel.search_box.set_failure)
        player.position_changed.connect(self._on_position)
        document.draft_changed.connect(self._on_draft_changed)

    def set_drawing(self, message: str | None) -> None:
        """Show what is done for a scramble, unless a search is watched."""
        if not self._lab.is_working:
            self._panel.set_busy(message)

    def _connect_panel(self) -> None:
        panel, lab = self._panel, self._lab
        panel.shown.connect(self._on_shown)
        panel.hidden.connect(self._on_hidden)
        panel.outlined_changed.connect(self._show_outlines)
        panel.search_requested.connect(lab.search)
        panel.cancel_requested.connect(lab.cancel)
        panel.page_requested.connect(lab.show_page)
        panel.cube_chosen.connect(lab.load)
        panel.perfect_chosen.connect(lab.show_perfect)
        panel.play_requested.connect(lab.play_perfect)

    def _on_shown(self) -> None:
        self._lab.open()

    def _on_hidden(self) -> None:
        self._lab.close()
        self._show_outlines()

    def _on_checked(self, check: PerfectCheck | None) -> None:
        self._panel.set_check(check, self._document.shown.size)

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
        if outlined or self._outlines:
            self._outlines = bool(outlined)
            for view in self._views:
                view.set_outlined(outlined)
