"""Exploring the 2×2×2, in the window: joins its panel to the session and the window's action."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt

from cubeapp.language import tr
from cubeapp.ui.lab.explore.model import SIZE
from cubeapp.ui.shell.commands import explain

if TYPE_CHECKING:
    from cubeapp.ui.shell.main_window import MainWindow


class ExploreTab(QObject):
    """The tab that is there while the cube is a 2×2×2."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._panel = window.explore_panel
        panel, exploring = self._panel, window.exploring
        panel.shown.connect(exploring.open)
        panel.metric_changed.connect(exploring.set_metric)
        panel.depth_requested.connect(exploring.show_one)
        panel.watch_requested.connect(exploring.watch)
        panel.cancel_requested.connect(exploring.cancel)
        panel.list_requested.connect(exploring.list_solutions)
        panel.play_requested.connect(exploring.play)
        panel.copy_requested.connect(window.session.copy)
        exploring.counted.connect(panel.set_counted)
        exploring.grown.connect(panel.set_growth)
        exploring.depth_changed.connect(panel.set_depth)
        exploring.listed.connect(panel.set_solutions)
        exploring.busy_changed.connect(panel.set_busy)
        exploring.failed.connect(panel.set_failure)
        window.actions_by_name["explore"].triggered.connect(self._open)

    def set_size(self, size: int) -> None:
        """Be there for cubes of ``size``, or not."""
        is_offered = size == SIZE
        tabs, action = self._window.tabs, self._window.actions_by_name["explore"]
        tabs.setTabVisible(tabs.indexOf(self._panel), is_offered)
        action.setEnabled(is_offered)
        explain(
            action,
            tr("See how far all positions are from solved, and every shortest solution")
            if is_offered
            else tr("Choose size 2 first: all positions of the 2×2×2 can be explored"),
        )

    def _open(self) -> None:
        self._window.show_panel(self._panel)
        self._panel.chart.setFocus(Qt.FocusReason.OtherFocusReason)
