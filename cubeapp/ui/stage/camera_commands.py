"""Looking around the cube by commands, and so by keyboard."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMenu

from cubeapp.language import tr
from cubeapp.ui.stage.puzzle_view import PuzzleView

if TYPE_CHECKING:
    from cubeapp.ui.shell.main_window import MainWindow

STEP = 0.08
"""How far a command goes, as a drag of so many widths of the view."""
_DRAGS = MappingProxyType(
    {
        "look_left": (STEP, 0.0),
        "look_right": (-STEP, 0.0),
        "look_above": (0.0, STEP),
        "look_below": (0.0, -STEP),
    }
)
_NOTCHES = MappingProxyType({"closer": 1.0, "farther": -1.0})


class Looking(QObject):
    """The menu of the places to look from; it moves the net where that has the keyboard."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.menu = QMenu(tr("Look ar&ound"), window)
        self.menu.setToolTipsVisible(True)
        for name in (*_DRAGS, *_NOTCHES):
            action = window.actions_by_name[name]
            self.menu.addAction(action)
            action.triggered.connect(self._look)
        window.actions_by_name["reset_view"].triggered.connect(self.reset)

    def reset(self) -> None:
        """Show the cube and its net as at the start."""
        for view in (self._window.cube_view, self._window.net_view):
            view.reset_view()

    def _look(self) -> None:
        name = self.sender().objectName()
        if name in _DRAGS:
            self._view.look(*_DRAGS[name])
        else:
            self._view.come_closer(_NOTCHES[name])

    @property
    def _view(self) -> PuzzleView:
        cube, net = self._window.cube_view, self._window.net_view
        return net if net.hasFocus() or not cube.isVisible() else cube
