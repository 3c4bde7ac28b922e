"""A picture that is drawn once and kept until it changes."""

from __future__ import annotations

from typing import ClassVar

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from cubeapp.drawing.theme import LIGHT, Theme
from cubeapp.ui.drawing.pictures import picture


class KeptPicture(QWidget):
    """Shows a square picture in the middle, drawn anew only in another size or other colours."""

    LINES: ClassVar[float]
    """The side of the picture in lines of text."""

    def __init__(self, name: str, across: QSizePolicy.Policy) -> None:
        """Draw nothing yet.

        Args:
            name: tells those who do not see the picture what it is.
            across: how its width follows the room that there is.
        """
        super().__init__()
        self._theme = LIGHT
        self._drawn: QPixmap | None = None
        self.setSizePolicy(across, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(name)

    def set_theme(self, theme: Theme) -> None:
        """Draw in the colours of ``theme``."""
        self._theme = theme
        self._forget()

    def sizeHint(self) -> QSize:
        """Ask for some lines' height."""
        side = round(self.LINES * self.fontMetrics().height())
        return QSize(side, side)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Show the picture."""
        side, ratio = min(self.width(), self.height()), self.devicePixelRatioF()
        if self._drawn is None or self._drawn.width() != round(side * ratio):
            self._drawn = picture(QSize(side, side), ratio, self._draw)
        with QPainter(self) as painter:
            painter.drawPixmap((self.width() - side) // 2, 0, self._drawn)

    def _forget(self) -> None:
        """Draw again, as what is shown has changed."""
        self._drawn = None
        self.update()

    def _draw(self, painter: QPainter, rect: QRectF) -> None:
        """Draw what is shown, if anything is."""
        raise NotImplementedError
