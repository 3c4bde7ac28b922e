"""What stands side by side where there is room, and below each other elsewhere."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QBoxLayout, QWidget


class _Turner(QObject):
    """Turns a line whenever the room for it, or the letters in it, become others."""

    def __init__(self, around: QWidget, line: QBoxLayout, least: int) -> None:
        super().__init__(around)
        self._around = around
        self._line = line
        self._least = least
        around.installEventFilter(self)
        self._turn()

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Resize, QEvent.Type.FontChange):
            self._turn()
        return False

    def _turn(self) -> None:
        letters = self._around.width() / self._around.fontMetrics().averageCharWidth()
        direction = QBoxLayout.Direction
        is_wide = letters >= self._least
        self._line.setDirection(direction.LeftToRight if is_wide else direction.TopToBottom)


def beside_where_wide(around: QWidget, line: QBoxLayout, least: int) -> None:
    """Lay ``line`` out side by side while there is room, and from top to bottom elsewhere.

    Args:
        around: the page that the line is in.
        line: what is laid out.
        least: letters across the page from which on there is room.
    """
    _Turner(around, line, least)
