"""Key presses in the window: they paint, step or turn before they mean anything else."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from cubeapp.ui.services.keymap import Keyboard
from cubeapp.ui.shell.feature import Shell

_STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
_PLAIN = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)


class KeyPresses(QObject):
    """Takes the views' keys, and those that nothing else in the window wanted."""

    def __init__(self, window: QWidget, shell: Shell, keyboard: Keyboard) -> None:
        super().__init__(window)
        self._window = window
        self._shell = shell
        self._keyboard = keyboard
        keyboard.move_requested.connect(shell.document.turn)
        keyboard.refused.connect(shell.status.show)
        for widget in (*shell.stage.views, window):
            widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take a key before it moves the focus."""
        if event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return super().eventFilter(watched, event)
        if self._take(event):
            return True
        if watched is self._window and event.key() == Qt.Key.Key_Home:
            self._shell.stage.reset_camera()
            return True
        return False

    def _take(self, event: QKeyEvent) -> bool:
        """Do what a key means for the cube; tell whether it means anything."""
        shell = self._shell
        if shell.stage.key_handler is not None:
            return shell.stage.key_handler(event)
        if event.modifiers() in _PLAIN and event.key() in _STEPS:
            shell.player.step(_STEPS[Qt.Key(event.key())])
            return True
        return self._keyboard.handle(event, shell.document.cube.size)
