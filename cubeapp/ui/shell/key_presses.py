"""Key presses in the window: they paint, step or turn before they mean anything else."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from cubeapp.ui.services.keyboard import Keyboard
from cubeapp.ui.services.keymap import WIDTHS_BACK
from cubeapp.ui.shell.feature import Shell
from cubeapp.ui.stage.puzzle_view import PuzzleView

_STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
_TRANSPORT = {Qt.Key.Key_Home: "first", Qt.Key.Key_End: "last", Qt.Key.Key_Space: "play"}
_PLAIN = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)


class KeyPresses(QObject):
    """Takes the views' keys, and those that nothing else in the window wanted."""

    def __init__(self, window: QWidget, shell: Shell, keyboard: Keyboard) -> None:
        super().__init__(window)
        self._shell = shell
        self._keyboard = keyboard
        keyboard.move_requested.connect(shell.document.turn)
        keyboard.refused.connect(shell.status.show)
        for widget in (*shell.stage.views, window):
            widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take a key before it moves the focus, and Esc in a drag before it ends a search."""
        if not isinstance(event, QKeyEvent):
            return super().eventFilter(watched, event)
        if event.type() == QEvent.Type.KeyPress:
            return self._take(event)
        is_override = event.type() == QEvent.Type.ShortcutOverride
        if is_override and event.key() == Qt.Key.Key_Escape and _is_held(watched):
            event.accept()
            return True
        return super().eventFilter(watched, event)

    def _take(self, event: QKeyEvent) -> bool:
        """Do what a key means for the cube; return whether it means anything."""
        shell = self._shell
        if shell.stage.is_hidden:
            return False
        if shell.stage.key_filter is not None and shell.stage.key_filter(event):
            return True
        if shell.stage.key_handler is not None:
            return shell.stage.key_handler(event)
        if event.modifiers() in _PLAIN and event.key() in _STEPS:
            shell.player.step(_STEPS[Qt.Key(event.key())])
            return True
        size = shell.document.cube.size
        if event.key() == Qt.Key.Key_Space and self._is_space_free():
            return self._walk(event) or self._keyboard.handle(event, size)
        return self._keyboard.handle(event, size) or self._walk(event)

    def _is_space_free(self) -> bool:
        """Tell whether Space is bound to no turn, and there are no hand widths to set back."""
        bound = self._keyboard.keymap.bindings.get("Space", WIDTHS_BACK)
        return bound == WIDTHS_BACK and not self._keyboard.state

    def _walk(self, event: QKeyEvent) -> bool:
        """Do what the tooltips of the timeline promise for a key, where its buttons can be used."""
        if event.modifiers() not in _PLAIN or event.key() not in _TRANSPORT:
            return False
        action = self._shell.commands[_TRANSPORT[Qt.Key(event.key())]]
        if action.isEnabled() and not event.isAutoRepeat():
            action.trigger()
        return action.isEnabled()


def _is_held(watched: QObject) -> bool:
    """Tell whether ``watched`` is a view in which something is dragged."""
    return isinstance(watched, PuzzleView) and watched.is_held
