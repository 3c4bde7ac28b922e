"""Icons of the program on widgets, in the colours of the theme as it changes."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRect, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from cubeapp.ui.controls.font_sizes import fit_icon, follow_font
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


class ButtonIcon(QObject):
    """The icon of a button, drawn anew whenever its colours or letters change."""

    def __init__(self, button: QAbstractButton, icon: str) -> None:
        super().__init__(button)
        self._button = button
        self._icon = icon
        button.installEventFilter(self)
        follow_font(button, lambda: fit_icon(button))
        self._draw()

    def set_icon(self, icon: str) -> None:
        """Show another icon."""
        if icon != self._icon:
            self._icon = icon
            self._draw()

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Follow the theme."""
        if event.type() == QEvent.Type.PaletteChange:
            self._draw()
        return False

    def _draw(self) -> None:
        self._button.setIcon(text_icon(self._icon, self._button.palette()))
