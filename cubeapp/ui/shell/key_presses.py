"""Key presses in the window: they paint, step or turn before they mean anything else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent

if TYPE_CHECKING:
    from cubeapp.ui.shell.main_window import MainWindow

_STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
_PLAIN = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)


class KeyPresses(QObject):
    """Takes the views' keys, and those that nothing else in the window wanted."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        keyboard = window.keyboard
        keyboard.move_requested.connect(window.document.turn)
        keyboard.refused.connect(window.say)
        keyboard.state_changed.connect(window.keys.setText)
        for widget in (window.cube_view, window.net_view, window):
            widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take a key before it moves the focus."""
        if event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return super().eventFilter(watched, event)
        if self._take(event):
            return True
        if watched is self._window and event.key() == Qt.Key.Key_Home:
            self._window.looking.reset()
            return True
        return False

    def _take(self, event: QKeyEvent) -> bool:
        """Do what a key means for the cube; tell whether it means anything."""
        window = self._window
        if window.document.is_painting:
            return window.painting.cursor.handle_key(event)
        if event.modifiers() in _PLAIN and event.key() in _STEPS:
            window.player.step(_STEPS[Qt.Key(event.key())])
            return True
        return window.keyboard.handle(event, window.document.cube.size)
