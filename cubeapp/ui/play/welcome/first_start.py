"""The first start: a cube being solved, three ways to begin, and the touch that ends it."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

from cubeapp.ui.play.welcome.panel import CHOICES, Welcome

TOUCHES = frozenset(
    (QEvent.Type.MouseButtonPress, QEvent.Type.Wheel, QEvent.Type.KeyPress, QEvent.Type.TouchBegin)
)

MODIFIERS = frozenset((Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta))
"""Pressed on the way to another key, as in Shift+Tab; they mean nothing yet."""


class FirstStart(QObject):
    """Keeps the welcome up until a button of it is chosen or anything else is touched."""

    chosen = Signal(str)
    """One of the names in `CHOICES`; the welcome is gone."""
    ended = Signal(object)
    """The welcome is gone, for whatever reason; (what was touched instead, or ``None``)."""

    def __init__(self, room: QWidget) -> None:
        """Show the welcome over ``room``."""
        super().__init__(room)
        self._room = room
        self._is_over = False
        self.welcome = Welcome(room)
        for name, button in self.welcome.buttons.items():
            button.clicked.connect(partial(self._choose, name))
        self.welcome.show()
        # Tab walks along the buttons from here; pressed elsewhere it would end the welcome.
        self.welcome.buttons[CHOICES[0][0]].setFocus(Qt.FocusReason.OtherFocusReason)
        application = QApplication.instance()
        if application is not None:
            application.installEventFilter(self)

    def end(self, touched: QObject | None = None) -> None:
        """Take the welcome away, once; ``touched`` is what the user turned to instead."""
        if self._is_over:
            return
        self._is_over = True
        application = QApplication.instance()
        if application is not None:
            application.removeEventFilter(self)
        self.welcome.hide()
        self.welcome.deleteLater()
        self.ended.emit(touched)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """End at the first touch outside the welcome, which goes on to where it was meant."""
        if event.type() == QEvent.Type.Shortcut:
            # Keys of commands come to no widget.
            self.end(watched)
            return False
        is_touch = event.type() in TOUCHES and not (
            isinstance(event, QKeyEvent) and event.key() in MODIFIERS
        )
        if is_touch and isinstance(watched, QWidget):
            inside = watched is self.welcome or self.welcome.isAncestorOf(watched)
            if watched.window() is self._room.window() and not inside:
                self.end(watched)
        return False

    def _choose(self, name: str, _checked: bool = False) -> None:
        self.end()
        self.chosen.emit(name)
