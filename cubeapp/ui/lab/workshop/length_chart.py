"""How often each length came up in a trial."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen

from cubeapp.engine.solvers.chains.trial import Lengths
from cubeapp.ui.controls.chart import Chart
from cubeapp.ui.drawing.palette import tokens_of
from cubeapp.words import counted, decimal, mark, tr

EMPTY = mark("How often each length comes up will be charted here.")
GAP = 1.0
"""Pixels on either side of a bar."""


class LengthChart(Chart):
    """A bar for each length, and a line at the mean."""

    LINES = 7.0

    def __init__(self) -> None:
        """Draw nothing yet."""
        super().__init__()
        self._lengths = Lengths()
        self.setAccessibleName(tr("How often each length came up"))

    @property
    def bars(self) -> tuple[int, ...]:
        """How often each length came up, from the shortest to the longest."""
        shown = self._lengths
        if not shown.number:
            return ()
        return tuple(shown.counts[length] for length in range(shown.least, shown.most + 1))

    def set_lengths(self, lengths: Lengths) -> None:
        """Draw ``lengths``."""
        self._lengths = lengths
        words = ""
        if lengths.number:
            text = tr("mean {mean}, σ {deviation}")
            mean, deviation = decimal(lengths.mean, 1), decimal(lengths.deviation, 1)
            words = text.format(mean=mean, deviation=deviation)
        self.setAccessibleDescription(words)
        self.setToolTip(words)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the bars and the scale."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if not self._lengths.number:
                self.paint_empty(painter, tr(EMPTY))
                return
            self._paint_bars(painter)
            self._paint_mean(painter)
            self._paint_scale(painter)

    def _paint_bars(self, painter: QPainter) -> None:
        bars, area = self.bars, self._area()
        wide = area.width() / len(bars)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.bar())
        for index, count in enumerate(bars):
            high = area.height() * count / max(bars)
            gap = min(GAP, wide / 4)
            left = area.left() + index * wide + gap
            painter.drawRect(QRectF(left, area.bottom() - high, wide - 2 * gap, high))

    def _paint_mean(self, painter: QPainter) -> None:
        """Draw a line at the mean, with what it is above."""
        area, lengths = self._area(), self._lengths
        wide = area.width() / len(self.bars)
        x = area.left() + (lengths.mean - lengths.least + 0.5) * wide
        accent = QColor(tokens_of(self.palette()).accent)
        painter.setPen(QPen(accent, 2.0))
        painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()))
        words = decimal(lengths.mean, 1)
        self._write(painter, x, area.top() - 0.3 * self.line, words)

    def _paint_scale(self, painter: QPainter) -> None:
        area, tokens = self._area(), tokens_of(self.palette())
        painter.setPen(QPen(QColor(tokens.control), 1.0))
        painter.drawLine(area.bottomLeft(), area.bottomRight())
        painter.setPen(QColor(tokens.muted))
        wide, first = area.width() / len(self.bars), self._lengths.least
        step = self._label_step(wide)
        for length in range(first, self._lengths.most + 1):
            if not length % step or step == 1:
                x = area.left() + (length - first + 0.5) * wide
                self._write(painter, x, self.height() - 0.25 * self.line, counted(length))

    def _label_step(self, wide: float) -> int:
        """Return the least step of lengths whose numbers do not touch."""
        widest = QFontMetricsF(self.font()).horizontalAdvance(counted(self._lengths.most))
        room = widest + self.line
        return next((step for step in (1, 2, 5, 10) if step * wide >= room), 20)

    def _write(self, painter: QPainter, x: float, y: float, words: str) -> None:
        """Write words around ``x``, inside of the chart."""
        wide = QFontMetricsF(self.font()).horizontalAdvance(words)
        left = min(max(x - wide / 2, 0.0), max(self.width() - wide, 0.0))
        painter.drawText(QPointF(left, y), words)

    def _area(self) -> QRectF:
        top = 1.5 * self.line
        return QRectF(1, top, self.width() - 2, self.height() - top - 1.5 * self.line)
