"""The practice panel, in the window: its two halves, and the command that opens it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from cubeapp.ui.train.cases.feature import DrillTab
from cubeapp.ui.train.timer.feature import TimerTab

if TYPE_CHECKING:
    from cubeapp.ui.shell.main_window import MainWindow


class PracticeTab(QObject):
    """Everything that happens only in the practice panel."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.timer = TimerTab(window)
        self.drills = DrillTab(window)
        window.actions_by_name["practice"].triggered.connect(self._open)
        window.actions_by_name["cancel"].triggered.connect(self.timer.cancel)
        window.actions_by_name["cancel"].triggered.connect(window.practice.drilling.cancel)

    def _open(self) -> None:
        panel = self._window.practice_panel
        self._window.show_panel(panel)
        panel.show_page(panel.timer)
        panel.timer.face.setFocus()
