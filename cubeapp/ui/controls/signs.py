"""Icons beside words, in the colours of the theme as it changes."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from cubeapp.ui.controls.font_sizes import follow_font
from cubeapp.ui.drawing.icons import text_icon, tinted
from cubeapp.ui.drawing.palette import tokens_of

SIDE = 1.15
"""The width of a sign, in lines of text."""


class Sign(QWidget):
    """An icon in the accent colour, as large as the letters beside it."""

    def __init__(self, icon: str) -> None:
        super().__init__()
        self._icon = icon
        follow_font(self, self._fit)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the icon."""
        palette, ratio = self.palette(), self.devicePixelRatioF()
        ink = QColor(tokens_of(palette).on_tint)
        icon = tinted(text_icon(self._icon, palette), self.size(), ratio, ink)
        with QPainter(self) as painter:
            icon.paint(painter, QRect(0, 0, self.width(), self.height()))

    def _fit(self) -> None:
        side = round(SIDE * self.fontMetrics().height())
        self.setFixedSize(QSize(side, side))
