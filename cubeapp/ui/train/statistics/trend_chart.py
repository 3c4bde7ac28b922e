"""The times of a session one after the other, and how their averages go."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from operator import itemgetter

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QHelpEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from cubeapp.engine.practice.statistics import Statistics
from cubeapp.engine.practice.times import AO12, AO100, DNF, format_result
from cubeapp.ui.controls.chart import Chart
from cubeapp.ui.drawing.palette import tokens_of
from cubeapp.ui.train.statistics.scale import scale_of
from cubeapp.ui.train.statistics.time_axis import paint_times, room_of_times
from cubeapp.ui.train.statistics.zigzag import draw_zigzag
from cubeapp.words import counted, mark, tr

MOST_MARKS = 5
"""Steps of the scale at the left, and of the numbers below."""
EMPTY = mark("Your times and averages will be charted here.")
NEAR = 12
"""Pixels between the pointer and a dot that it still means."""
_STYLES = ((AO12.name, Qt.PenStyle.SolidLine), (AO100.name, Qt.PenStyle.DashLine))


class TrendChart(Chart):
    """A dot for each time, a line for each average; a cross at the top for what has no time.

    Where there are more times than pixels, of each column only the best and the worst is drawn.
    """

    LINES = 5.5

    pointed = Signal(int)
    """The number of the time in the session whose dot was clicked."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._statistics = Statistics()
        self._last: int | None = None
        self._chosen: int | None = None
        self._scale = scale_of((), MOST_MARKS)
        self.setAccessibleName(tr("Times of this session and their averages"))
        self.setMouseTracking(True)

    def set_statistics(self, statistics: Statistics) -> None:
        """Draw the results of a session."""
        self._statistics = statistics
        self._follow()

    def set_last(self, count: int | None) -> None:
        """Draw the last ``count`` results; ``None`` for all of them."""
        self._last = count
        self._follow()

    def set_chosen(self, number: int | None) -> None:
        """Mark result ``number`` of the session."""
        self._chosen = number
        self.update()

    @property
    def first(self) -> int:
        """The number of the first result that is drawn."""
        count = len(self._statistics)
        return 0 if self._last is None else max(count - self._last, 0)

    def place_of(self, number: int) -> QPointF:
        """Return where the dot of result ``number`` is in pixels."""
        result = self._statistics.results[number]
        return self._places(self._area(), np.array([number]), np.array([result]))[0]

    def number_at(self, point: QPointF) -> int | None:
        """Return the number of the result whose dot is nearest to ``point``, if any is near."""
        area, results = self._area(), self._statistics.results
        shown = len(results) - self.first
        if not shown or not area.adjusted(-NEAR, -NEAR, NEAR, NEAR).contains(point):
            return None
        middle = self.first + int((point.x() - area.left()) / area.width() * shown)
        reach = int(NEAR * shown / area.width()) + 1
        near = np.arange(max(middle - reach, self.first), min(middle + reach + 1, len(results)))
        places = self._places(area, near, np.asarray(results)[near])
        distances = [(place - point).manhattanLength() for place in places]
        return int(near[distances.index(min(distances))]) if distances else None

    def _follow(self) -> None:
        statistics = self._statistics
        self._scale = scale_of(statistics.results[self.first :], MOST_MARKS)
        self.setAccessibleDescription(_summary(statistics))
        self.update()

    # The pointer

    def event(self, event: QEvent) -> bool:
        """Name the time whose dot is pointed at."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            number = self.number_at(QPointF(event.pos()))
            QToolTip.showText(event.globalPos(), "" if number is None else self._named(number))
            return True
        return super().event(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show where a click leads anywhere."""
        is_near = self.number_at(event.position()) is not None
        shape = Qt.CursorShape.PointingHandCursor if is_near else Qt.CursorShape.ArrowCursor
        self.setCursor(shape)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Lead to a time."""
        number = self.number_at(event.position())
        if event.button() == Qt.MouseButton.LeftButton and number is not None:
            self.pointed.emit(number)

    def _named(self, number: int) -> str:
        text = tr("No. {number}: {time}")
        time = tr(format_result(self._statistics.results[number]))
        return text.format(number=counted(number + 1), time=time)

    # Drawing

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the scales, the dots, the lines, and what is marked."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if len(self._statistics) == self.first:
                self.paint_empty(painter, tr(EMPTY))
                return
            area = self._area()
            self._paint_scales(painter, area)
            self._paint_legend(painter)
            self._paint_dots(painter, area)
            for name, style in _STYLES:
                self._paint_line(painter, area, name, style)
            self._paint_marked(painter)

    def _paint_scales(self, painter: QPainter, area: QRectF) -> None:
        paint_times(self, painter, self._scale, area)
        painter.setPen(QColor(tokens_of(self.palette()).muted))
        numbers = list(self._numbers())
        middles = self._across(area, np.array(numbers) - 1).tolist()
        for number, x in zip(numbers, middles, strict=True):
            words = counted(number)
            half = QFontMetricsF(self.font()).horizontalAdvance(words) / 2
            left = min(max(x - half, area.left()), area.right() - 2 * half)
            painter.drawText(QPointF(left, self.height() - self.line * 0.25), words)

    def _paint_legend(self, painter: QPainter) -> None:
        """Say at the top right which line is which, and left of that which dot is the best."""
        metrics, x, middle = QFontMetricsF(self.font()), float(self.width()), self.line / 2
        base = middle + metrics.ascent() / 2 - 1
        for name, style in reversed(_STYLES):
            x -= metrics.horizontalAdvance(name)
            painter.setPen(QColor(tokens_of(self.palette()).text))
            painter.drawText(QPointF(x, base), name)
            painter.setPen(self._pen(style))
            painter.drawLine(QPointF(x - 22, middle), QPointF(x - 6, middle))
            x -= 34
        if self._best is not None:
            # Beside its dot others would lie below the words.
            time = tr(format_result(self._statistics.results[self._best]))
            words = tr("best {time}").format(time=time)
            x -= metrics.horizontalAdvance(words)
            self._paint_ring(painter, QPointF(x - 10, middle))
            painter.drawText(QPointF(x, base), words)

    def _paint_dots(self, painter: QPainter, area: QRectF) -> None:
        numbers = self.drawn
        results = np.asarray(self._statistics.results)[numbers]
        is_over = results != DNF
        muted = QColor(tokens_of(self.palette()).control)
        radius = 2.0 if len(self._statistics) - self.first <= area.width() / 4 else 1.5
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(muted)
        for at in self._places(area, numbers[is_over], results[is_over]):
            painter.drawEllipse(at, radius, radius)
        painter.setPen(QPen(muted, 1.5))
        for at in self._places(area, numbers[~is_over], results[~is_over]):
            for rise in (3, -3):
                painter.drawLine(at + QPointF(-3, -rise), at + QPointF(3, rise))

    def _paint_line(self, painter: QPainter, area: QRectF, name: str, style: Qt.PenStyle) -> None:
        painter.setPen(self._pen(style))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        count = len(self._statistics)
        step = max((count - self.first) // max(int(area.width()), 1), 1)
        numbers = np.arange(self.first, count, step)
        values = self._statistics.averages(name, numbers)
        known = (values != DNF).tolist()
        for is_line, run in groupby(
            zip(known, self._places(area, numbers, values), strict=True), itemgetter(0)
        ):
            if is_line:
                draw_zigzag(painter, [place for _, place in run])

    def _paint_marked(self, painter: QPainter) -> None:
        """Ring the best one, and fill the chosen one."""
        tokens = tokens_of(self.palette())
        if self._best is not None:
            self._paint_ring(painter, self.place_of(self._best))
        if self._chosen is not None and self.first <= self._chosen < len(self._statistics):
            painter.setPen(QPen(QColor(tokens.surface), 1.5))
            painter.setBrush(QColor(tokens.accent))
            painter.drawEllipse(self.place_of(self._chosen), 5.0, 5.0)

    def _paint_ring(self, painter: QPainter, at: QPointF) -> None:
        painter.setPen(QPen(QColor(tokens_of(self.palette()).good), 1.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(at, 4.5, 4.5)

    # Where things are

    @property
    def _best(self) -> int | None:
        """The number of the best result, if it is among those that are drawn."""
        best = self._statistics.best_number
        return None if best is None or best < self.first else best

    def _pen(self, style: Qt.PenStyle) -> QPen:
        tokens = tokens_of(self.palette())
        is_solid = style is Qt.PenStyle.SolidLine
        return QPen(QColor(tokens.accent if is_solid else tokens.warning), 1.75, style)

    @property
    def drawn(self) -> NDArray[np.intp]:
        """The numbers of the dots: all, or of each column of pixels the best and the worst."""
        first, count = self.first, len(self._statistics)
        columns = max(int(self._area().width()), 1)
        if count - first <= 2 * columns:
            return np.arange(first, count)
        begins = first + (count - first) * np.arange(columns) // columns
        return self._statistics.extremes(begins).ravel()

    def _numbers(self) -> Iterator[int]:
        """Yield the numbers, counted from 1, that stand below."""
        shown = len(self._statistics) - self.first
        step = 1
        while shown > MOST_MARKS * step:
            step = _next_step(step)
        yield self.first + 1
        begin = (self.first // step + 1) * step
        yield from range(max(begin, self.first + 1 + step // 2), self.first + shown + 1, step)

    def _places(
        self, area: QRectF, numbers: NDArray[np.intp], results: NDArray[np.int64]
    ) -> Sequence[QPointF]:
        """Return where in ``area`` results are, by their numbers and values of shape (n,)."""
        down = area.bottom() - area.height() * self._scale.shares(results)
        return list(map(QPointF, self._across(area, numbers).tolist(), down.tolist()))

    def _across(self, area: QRectF, numbers: NDArray[np.intp]) -> NDArray[np.floating]:
        """Return how far to the right in ``area`` results are; both have the shape (n,)."""
        wide = area.width() / max(len(self._statistics) - self.first, 1)
        return area.left() + wide / 2 + wide * (numbers - self.first)

    def _area(self) -> QRectF:
        left, top = room_of_times(self, self._scale), 1.6 * self.line
        return QRectF(left, top, self.width() - left - 6, self.height() - top - 1.5 * self.line)


def _summary(statistics: Statistics) -> str:
    """Return how many times there are and the best of them; nothing where there are none."""
    if statistics.best is None:
        return ""
    best = tr(format_result(statistics.best))
    return tr("{count} times, best {best}").format(count=counted(len(statistics)), best=best)


def _next_step(step: int) -> int:
    """Return the round number after ``step``: 1, 2, 5, 10, 20, 50 and so on."""
    power = int("1" + "0" * (len(str(step)) - 1))
    return {1: 2, 2: 5, 5: 10}[step // power] * power
