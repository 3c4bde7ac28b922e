"""Text broken into lines, for pictures and paper, in the painter's own units."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontDatabase,
    QFontMetricsF,
    QPainter,
    QTextLayout,
    QTextOption,
)


@dataclass(frozen=True, slots=True)
class Line:
    """One line of text, which fits."""

    text: str
    font: QFont
    colour: QColor
    height: float
    ascent: float
    """From its top to where its letters stand."""
    width: float

    def draw(self, painter: QPainter, x: float, y: float) -> None:
        """Draw it with its top left corner at (x, y)."""
        painter.setFont(self.font)
        painter.setPen(self.colour)
        painter.drawText(QPointF(x, y + self.ascent), self.text)


@dataclass(frozen=True, slots=True)
class Type:
    """A font and a colour."""

    font: QFont
    colour: QColor

    def lines(self, text: str, width: float) -> list[Line]:
        """Return ``text`` as lines no wider than ``width``; a longer word is broken."""
        metrics = QFontMetricsF(self.font)
        # Qt counts in units of UTF-16, of which some signs take two.
        units = text.encode("utf-16-le", "surrogatepass")
        layout = QTextLayout(text, self.font)
        layout.setTextOption(_WRAPPED)
        layout.beginLayout()
        result = []
        while (line := layout.createLine()).isValid():
            line.setLineWidth(max(width, 1.0))
            start, end = line.textStart(), line.textStart() + line.textLength()
            part = units[2 * start : 2 * end].decode("utf-16-le", "surrogatepass").rstrip()
            wide = line.naturalTextWidth()
            height, ascent = metrics.lineSpacing(), metrics.ascent()
            result.append(Line(part, self.font, self.colour, height, ascent, wide))
        layout.endLayout()
        return result


_WRAPPED = QTextOption(Qt.AlignmentFlag.AlignLeft)
_WRAPPED.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)


def height_of(lines: Iterable[Line]) -> float:
    """Return how high ``lines`` are together."""
    return sum(line.height for line in lines)


def draw_lines(painter: QPainter, lines: Iterable[Line], x: float, y: float) -> float:
    """Draw ``lines`` below each other, and return where the next one stands."""
    for line in lines:
        line.draw(painter, x, y)
        y += line.height
    return y


def words_font(points: float, bold: bool = False) -> QFont:
    """Return a font of a height in the painter's units."""
    font = QFont()
    font.setBold(bold)
    return _sized(font, points)


def moves_font(points: float) -> QFont:
    """Return a font whose letters are equally wide, for moves."""
    return _sized(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont), points)


def _sized(font: QFont, points: float) -> QFont:
    font.setPixelSize(max(round(points), 1))
    # On paper a letter is as wide as it was drawn, not as a screen's pixels have it.
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font
