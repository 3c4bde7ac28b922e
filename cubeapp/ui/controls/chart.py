"""What painted charts share: their size, which follows the font, and their colours."""

from __future__ import annotations

from typing import ClassVar

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPalette
from PySide6.QtWidgets import QSizePolicy, QWidget

from cubeapp.ui.controls.faded import faded
from cubeapp.ui.drawing.palette import tokens_of

BAR = 0.5
"""How dark bars are beside the edges of controls, where no contrast is asked for."""


class Chart(QWidget):
    """A chart as wide as its panel and a number of text lines high."""

    LINES: ClassVar[float] = 6.0
    """The height in lines of text."""
    LETTERS: ClassVar[int] = 30
    """The preferred width in letters; two fifths of it will do."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def line(self) -> float:
        """The height of a line of text in pixels."""
        return QFontMetricsF(self.font()).height()

    def sizeHint(self) -> QSize:
        """Return the preferred width, and the height of the lines."""
        metrics = self.fontMetrics()
        return QSize(
            metrics.averageCharWidth() * self.LETTERS, round(metrics.height() * self.LINES)
        )

    def minimumSizeHint(self) -> QSize:
        """Return two fifths of the preferred width, at the same height."""
        preferred = self.sizeHint()
        return QSize(2 * preferred.width() // 5, preferred.height())

    def paint_empty(self, painter: QPainter, words: str) -> None:
        """Say in the middle what the chart shows once there is something to draw."""
        painter.setPen(QColor(tokens_of(self.palette()).muted))
        flags = Qt.AlignmentFlag.AlignCenter.value | Qt.TextFlag.TextWordWrap.value
        painter.drawText(self.rect(), flags, words)

    def ink(self, alpha: float = 1.0) -> QColor:
        """Return the colour of text and lines, let through by ``1 - alpha``."""
        return faded(self.palette().color(QPalette.ColorRole.WindowText), alpha)

    def bar(self) -> QColor:
        """Return the colour of bars that stand for nothing in particular."""
        tokens = tokens_of(self.palette())
        return faded(QColor(tokens.control), 1.0 if tokens.is_contrast else BAR)

    def accent(self, alpha: float = 1.0) -> QColor:
        """Return the colour of bars and dots, let through by ``1 - alpha``."""
        return faded(self.palette().color(QPalette.ColorRole.Highlight), alpha)
