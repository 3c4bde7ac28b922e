"""A button for one colour of the palette."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPalette,
    QPen,
    QTransform,
)
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from cubeapp.ui.controls.faded import faded
from cubeapp.ui.controls.focus import draw_focus
from cubeapp.ui.controls.font_sizes import label_font, scaled
from cubeapp.ui.drawing.palette import ink_on

SIGN = 0.5
"""The side of what stands on stickers of a swatch's colour, in sides of the swatch's own."""


class Swatch(QAbstractButton):
    """A sticker with its letter, and below it how many are left; the tooltip has its keys.

    The chosen one has a ring, and its count is bold.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._letter = ""
        self._colour = QColor()
        self._count = ""
        self._is_dimmed = False
        self._sign: QPainterPath | None = None
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_colour(self, colour: str, letter: str) -> None:
        """Show a sticker of ``colour`` with ``letter`` on it."""
        self._colour = QColor(colour)
        self._letter = letter
        self.update()

    def set_sign(self, sign: QPainterPath | None) -> None:
        """Draw in a corner what stands on stickers of this colour; nothing if left out.

        Args:
            sign: inside a square with its corners at (0, 0) and (1, 1).
        """
        self._sign = sign
        self.update()

    def set_count(self, count: str) -> None:
        """Write ``count`` below the sticker."""
        if count != self._count:
            self._count = count
            self.update()

    def set_dimmed(self, dimmed: bool) -> None:
        """Draw the sticker small and pale, as one that is of no use now."""
        if dimmed != self._is_dimmed:
            self._is_dimmed = dimmed
            self.update()

    @property
    def is_dimmed(self) -> bool:
        """Whether the sticker is drawn as one that is of no use now."""
        return self._is_dimmed

    @property
    def count(self) -> str:
        """What is written below the sticker."""
        return self._count

    def sizeHint(self) -> QSize:
        """Ask for a sticker of two lines and the line below."""
        line = self.fontMetrics().height()
        return QSize(round(2.4 * line), round(3.9 * line))

    def minimumSizeHint(self) -> QSize:
        """Ask for the same height, and the width of a letter with its number."""
        return QSize(round(2.1 * self.fontMetrics().height()), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the sticker, its signs, the count and the marks of choice and focus."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        line = self.fontMetrics().height()
        side = min(self.width() - 0.5 * line, 2.2 * line)
        tile = QRectF((self.width() - side) / 2, 0.3 * line, side, side)
        self._draw_tile(painter, tile)
        self._draw_count(painter, QRectF(0, tile.bottom() + 0.15 * line, self.width(), 1.1 * line))
        draw_focus(self, painter)
        painter.end()

    def _draw_tile(self, painter: QPainter, tile: QRectF) -> None:
        line = self.fontMetrics().height()
        radius = 0.17 * tile.width()
        text = self.palette().color(QPalette.ColorRole.WindowText)
        if self.isChecked() or self.underMouse():
            painter.setPen(QPen(faded(text, 1.0 if self.isChecked() else 0.35), 0.14 * line))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            gap = 0.16 * line
            painter.drawRoundedRect(tile.adjusted(-gap, -gap, gap, gap), radius + gap, radius + gap)
        if self._is_dimmed:
            shrink = 0.17 * tile.width()
            tile = tile.adjusted(shrink, shrink, -shrink, -shrink)
            painter.setOpacity(0.4)
        # An edge of its own keeps a white sticker apart from a white window.
        painter.setPen(QPen(faded(text, 0.45), 1))
        painter.setBrush(self._colour)
        painter.drawRoundedRect(tile, radius, radius)
        painter.setPen(ink_on(self._colour))
        painter.setFont(scaled(self.font(), 0.9 if self._is_dimmed else 1.25, bold=True))
        painter.drawText(tile, Qt.AlignmentFlag.AlignCenter, self._letter)
        if self._sign is not None:
            self._draw_sign(painter, tile, self._sign)
        painter.setOpacity(1.0)

    def _draw_sign(self, painter: QPainter, tile: QRectF, sign: QPainterPath) -> None:
        side = SIGN * tile.width()
        place = QTransform.fromTranslate(tile.right() - side, tile.bottom() - side)
        painter.fillPath(place.scale(side, side).map(sign), ink_on(self._colour))

    def _draw_count(self, painter: QPainter, place: QRectF) -> None:
        painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
        painter.setFont(label_font(self.font(), bold=self.isChecked()))
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, self._count)
