"""The picture of one entry, as large as there is room for."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from cubeapp.drawing.theme import LIGHT, Theme
from cubeapp.engine.library.entries import Entry
from cubeapp.ui.drawing.library_pictures import draw_entry
from cubeapp.ui.drawing.pictures import picture
from cubeapp.words import tr

LINES = 11.0
"""The height of the picture in lines of text."""


class EntryPicture(QWidget):
    """Draws a pattern or a case once, and again in another size or other colours."""

    def __init__(self) -> None:
        super().__init__()
        self._entry: Entry | None = None
        self._theme = LIGHT
        self._drawn: QPixmap | None = None
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(tr("Picture"))

    def set_entry(self, entry: Entry | None) -> None:
        """Show ``entry``."""
        self._entry = entry
        self._forget()

    def set_theme(self, theme: Theme) -> None:
        """Draw in the colours of ``theme``."""
        self._theme = theme
        self._forget()

    def sizeHint(self) -> QSize:
        """Ask for some lines' height."""
        side = round(LINES * self.fontMetrics().height())
        return QSize(side, side)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Show the picture in the middle."""
        if self._entry is None:
            return
        side = min(self.width(), self.height())
        ratio = self.devicePixelRatioF()
        if self._drawn is None or self._drawn.width() != round(side * ratio):
            self._drawn = picture(QSize(side, side), ratio, self._draw)
        with QPainter(self) as painter:
            painter.drawPixmap((self.width() - side) // 2, 0, self._drawn)

    def _forget(self) -> None:
        self._drawn = None
        self.update()

    def _draw(self, painter: QPainter, rect: QRectF) -> None:
        if self._entry is not None:
            draw_entry(painter, rect, self._entry, self._theme)
