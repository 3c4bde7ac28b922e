"""What works in the window, and the command that stops it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

if TYPE_CHECKING:
    from cubeapp.ui.shell.main_window import MainWindow


class Working(QObject):
    """Keeps Cancel enabled while there is something to cancel."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._tasks = window.shell.tasks
        self._cancel = window.actions_by_name["cancel"]
        self._cancel.triggered.connect(self._tasks.cancel)
        self._tasks.busy_changed.connect(self._update)
        self._update()

    @property
    def is_on(self) -> bool:
        """Whether there is something to cancel: a search, a timed solve, a replay."""
        return self._tasks.is_busy

    def _update(self, _change: object = None) -> None:
        self._cancel.setEnabled(self.is_on)
