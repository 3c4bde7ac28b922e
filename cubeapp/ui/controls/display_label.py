"""A few letters as large as they are to be read from afar, or as large as there is room."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontInfo, QFontMetricsF, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QSizePolicy, QWidget

from cubeapp.ui.controls.font_sizes import scaled


class DisplayLabel(QWidget):
    """Draws one word in large bold letters; a long one is drawn smaller, never cut off."""

    def __init__(
        self, factor: float, alignment: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignHCenter
    ) -> None:
        """Show nothing yet.

        Args:
            factor: how many times as large as those of text the letters are.
            alignment: where they stand in a wide room.
        """
        super().__init__()
        self._factor = factor
        self._alignment = alignment | Qt.AlignmentFlag.AlignVCenter
        self._text = ""
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def set_factor(self, factor: float) -> None:
        """Draw the letters ``factor`` times as large as those of text from now on."""
        if factor != self._factor:
            self._factor = factor
            self.updateGeometry()
            self.update()

    @property
    def text(self) -> str:
        """What is shown."""
        return self._text

    def set_text(self, text: str) -> None:
        """Show ``text``."""
        self._text = text
        self.setAccessibleName(text)
        self.update()

    def sizeHint(self) -> QSize:
        """As high as the letters, with little room around."""
        height = round(self._factor * self.fontMetrics().height())
        return QSize(height, height)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the letters in the room."""
        large = scaled(self.font(), self._factor, bold=True)
        painter = QPainter(self)
        painter.setFont(_fitted(large, self._text, self.width()))
        painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
        painter.drawText(QRectF(self.rect()), self._alignment, self._text)


def _fitted(font: QFont, text: str, room: int) -> QFont:
    """Return ``font``, made so small that ``text`` is no wider than ``room``."""
    fitted, pixels = QFont(font), QFontInfo(font).pixelSize()
    while (width := QFontMetricsF(fitted).horizontalAdvance(text)) > room and pixels > 1:
        # Letters of whole pixels, some of them from other fonts, shrink by other shares.
        pixels = max(min(int(pixels * room / width), pixels - 1), 1)
        fitted.setPixelSize(pixels)
    return fitted
