"""How often each time was reached in a session."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence

import numpy as np
from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from cubeapp.engine.practice.statistics import Statistics
from cubeapp.engine.practice.times import DNF, format_average, format_result
from cubeapp.ui.controls.chart import Chart
from cubeapp.ui.drawing.palette import tokens_of
from cubeapp.ui.train.statistics.scale import scale_of
from cubeapp.ui.train.statistics.time_axis import paint_below
from cubeapp.words import mark, tr

MOST_BARS = 22
EMPTY = mark("How often you reach each time will be charted here.")
GAP = 1.0
"""Pixels on either side of a bar."""


class Histogram(Chart):
    """A bar for each stretch of times, that of the chosen time in the accent colour."""

    LINES = 5.5
    LETTERS = 20

    pointed = Signal(int)
    """The number of the last time in the bar that was clicked."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._results: Sequence[int] = ()
        self._chosen: int | None = None
        self._scale = scale_of((), MOST_BARS)
        self._bars: tuple[int, ...] = ()
        self.setAccessibleName(tr("How often each time was reached"))

    @property
    def bars(self) -> tuple[int, ...]:
        """How many times are in each bar."""
        return self._bars

    def set_statistics(self, statistics: Statistics) -> None:
        """Draw the results of a session; those that were not finished are left out."""
        self._results = statistics.results
        self._scale = scale_of(self._results, MOST_BARS)
        results, marks = np.array(self._results, np.int64), self._scale.marks
        bars = np.searchsorted(marks, results[results != DNF], side="right") - 1
        counts = np.bincount(np.minimum(bars, len(marks) - 2), minlength=len(marks) - 1)
        self._bars = tuple(counts.tolist())
        self.setAccessibleDescription(spread_words(statistics))
        self.update()

    def set_chosen(self, number: int | None) -> None:
        """Mark the bar of result ``number`` of the session."""
        self._chosen = number
        self.update()

    def bar_rect(self, index: int) -> QRectF:
        """Return where bar ``index`` is in pixels, from the axis up to the top of the chart."""
        area = self._area()
        width = area.width() / len(self._bars)
        return QRectF(area.left() + index * width, area.top(), width, area.height())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Lead to the last time of a bar."""
        if event.button() != Qt.MouseButton.LeftButton:
            return
        for index, count in enumerate(self._bars):
            if count and self.bar_rect(index).contains(event.position()):
                numbers = range(len(self._results) - 1, -1, -1)
                self.pointed.emit(next(each for each in numbers if self._is_in(each, index)))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the bars and the scale."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if not any(self._bars):
                self.paint_empty(painter, tr(EMPTY))
                return
            self._paint_scale(painter)
            self._paint_bars(painter)

    def _paint_bars(self, painter: QPainter) -> None:
        tokens, own = tokens_of(self.palette()), None
        painter.setPen(Qt.PenStyle.NoPen)
        for index in range(len(self._bars)):
            is_own = self._chosen is not None and self._is_in(self._chosen, index)
            painter.setBrush(QColor(tokens.accent) if is_own else self.bar())
            painter.drawRect(self._filled(index).adjusted(GAP, 0, -GAP, 0))
            own = index if is_own else own
        if own is not None and self._chosen is not None:
            self._paint_own(painter, own, tr(format_result(self._results[self._chosen])))

    def _paint_own(self, painter: QPainter, own: int, words: str) -> None:
        """Write the chosen time above its bar, and above those beside it that are in the way."""
        wide = QFontMetricsF(self.font()).horizontalAdvance(words)
        middle = self._filled(own).center().x()
        left = min(max(middle - wide / 2, 0.0), self.width() - wide)
        boxes = [self._filled(index) for index in range(len(self._bars))]
        top = min(box.top() for box in boxes if box.right() > left and box.left() < left + wide)
        painter.setPen(QColor(tokens_of(self.palette()).accent))
        painter.drawText(QPointF(left, top - 4), words)

    def _filled(self, index: int) -> QRectF:
        """Return what bar ``index`` fills."""
        box = self.bar_rect(index)
        box.setTop(box.bottom() - box.height() * self._bars[index] / max(self._bars))
        return box

    def _paint_scale(self, painter: QPainter) -> None:
        area = self._area()
        painter.setPen(QPen(QColor(tokens_of(self.palette()).control), 1.0))
        painter.drawLine(area.bottomLeft(), area.bottomRight())
        width = area.width() / max(len(self._bars), 1)
        words = (
            (area.left() + width * index, self._scale.words(each))
            for index, each in enumerate(self._scale.marks)
            if each % self._label_step == 0
        )
        paint_below(self, painter, words, self.line)

    @property
    def _label_step(self) -> int:
        """Whole seconds, if there are some."""
        step = self._scale.step
        return 1000 if step < 1000 and self._scale.high - self._scale.low >= 3000 else step

    def _is_in(self, number: int, bar: int) -> bool:
        result = self._results[number] if number < len(self._results) else DNF
        return result != DNF and self._bar_of(result) == bar

    def _bar_of(self, result: int) -> int:
        marks = self._scale.marks
        return min(bisect_right(marks, result) - 1, len(marks) - 2)

    def _area(self) -> QRectF:
        top = 1.5 * self.line
        return QRectF(1, top, self.width() - 2, self.height() - top - 1.5 * self.line)


def spread_words(statistics: Statistics) -> str:
    """Return the mean of times and how far they spread around it; nothing of fewer than two."""
    mean, deviation = statistics.mean, statistics.deviation
    if mean is None or deviation is None:
        return ""
    text = tr("mean {mean}, σ {deviation}")
    return text.format(mean=tr(format_average(mean)), deviation=tr(format_average(deviation)))
