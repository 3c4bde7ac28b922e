"""How many moves are done, as a row of segments."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from cubeapp.ui.controls.shapes import box
from cubeapp.ui.drawing.palette import tokens_of

HEIGHT = 0.55
"""In lines of text."""
GAP = 2.0
"""Pixels between two segments."""
LEAST = 4.0
"""Pixels: where segments would be narrower there is one bar instead."""


class Segments(QWidget):
    """A segment for each move: those that are done are filled, the next one is tinted."""

    def __init__(self) -> None:
        super().__init__()
        self._done, self._count = 0, 1
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def set_progress(self, done: int, count: int) -> None:
        """Show how many moves of how many are done."""
        self._done, self._count = done, max(count, 1)
        self.update()

    def sizeHint(self) -> QSize:
        """Low, and as wide as there is room."""
        height = round(HEIGHT * self.fontMetrics().height())
        return QSize(4 * height, height)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the segments, or one bar for very many."""
        tokens = tokens_of(self.palette())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        width = (self.width() + GAP) / self._count - GAP
        radius = min(self.height(), max(width, LEAST)) / 4
        if width < LEAST:
            whole = QRectF(self.rect())
            box(painter, whole, radius, tokens.surface, tokens.control)
            whole.setWidth(whole.width() * self._done / self._count)
            box(painter, whole, radius, tokens.accent)
            return
        for index in range(self._count):
            place = QRectF(index * (width + GAP), 0, width, self.height())
            if index < self._done:
                box(painter, place, radius, tokens.accent)
            elif index == self._done:
                box(painter, place, radius, tokens.tint, tokens.accent)
            else:
                box(painter, place, radius, tokens.surface, tokens.control)
