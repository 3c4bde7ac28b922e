"""Two sessions over each other: how often each time was reached, and how their averages go."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from cubeapp.engine.practice.statistics import Statistics
from cubeapp.engine.practice.times import AO5, AO12, AO100, DNF
from cubeapp.ui.controls.chart import Chart
from cubeapp.ui.controls.faded import faded
from cubeapp.ui.drawing.palette import tokens_of
from cubeapp.ui.train.statistics.scale import scale_of
from cubeapp.ui.train.statistics.time_axis import paint_below, paint_times, room_of_times
from cubeapp.ui.train.statistics.zigzag import draw_zigzag
from cubeapp.words import counted, mark, tr

MOST_BARS = 22
MOST_MARKS = 5
"""Steps of the scale at the left."""
EMPTY = mark("Sessions with times are compared here.")
ENOUGH = 3
"""An average is drawn where the shorter session has so many times as many times as it is of."""
_STYLES = (Qt.PenStyle.SolidLine, Qt.PenStyle.DashLine)
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class ComparedChart(Chart):
    """What both charts share: two sessions, the first one's ink and the other one's."""

    LINES = 9.0
    LETTERS = 24

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        """Show nothing yet; ``name`` tells those who do not see the chart what it shows."""
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._pair: tuple[Statistics, ...] = ()
        self._scale = scale_of((), MOST_MARKS)
        self.setAccessibleName(name)

    def set_pair(self, one: Statistics, other: Statistics) -> None:
        """Draw two sessions; one without times is left out."""
        self._pair = (one, other)
        self._follow()
        self.update()

    def _follow(self) -> None:
        """Work out what the sessions have in common."""
        raise NotImplementedError

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw what there is to compare."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if any(each.finished for each in self._pair):
                self._paint(painter)
            else:
                self.paint_empty(painter, tr(EMPTY))

    def _paint(self, painter: QPainter) -> None:
        raise NotImplementedError

    def _pens(self) -> Iterator[QPen]:
        tokens = tokens_of(self.palette())
        for ink, style in zip((tokens.accent, tokens.warning), _STYLES, strict=True):
            yield QPen(QColor(ink), 1.75, style)

    def _all_results(self) -> Sequence[int]:
        return [*self._pair[0].results, *self._pair[1].results]


class ComparedSpread(ComparedChart):
    """For each stretch of times, the share of each session that is in it."""

    @property
    def shares(self) -> tuple[tuple[float, ...], ...]:
        """For each session and each stretch, how much of its times are in there."""
        return tuple(self._shares(each) for each in self._pair)

    def _follow(self) -> None:
        self._scale = scale_of(self._all_results(), MOST_BARS)

    def _shares(self, statistics: Statistics) -> tuple[float, ...]:
        results, marks = np.array(statistics.results, np.int64), self._scale.marks
        bars = np.searchsorted(marks, results[results != DNF], side="right") - 1
        counts = np.bincount(np.clip(bars, 0, len(marks) - 2), minlength=len(marks) - 1)
        return tuple((counts / max(statistics.finished, 1)).tolist())

    def _paint(self, painter: QPainter) -> None:
        area, most = self._area(), max(max(each) for each in self.shares)
        for place, (pen, shares) in enumerate(zip(self._pens(), self.shares, strict=True)):
            outline = QPolygonF(list(_steps(area, [each / most for each in shares])))
            painter.setPen(pen)
            painter.setBrush(faded(pen.color(), 0.25) if not place else Qt.BrushStyle.NoBrush)
            painter.drawPolygon(outline)
        marks, wide = self._scale.marks, area.width() / (len(self._scale.marks) - 1)
        words = ((area.left() + wide * i, self._scale.words(at)) for i, at in enumerate(marks))
        paint_below(self, painter, words, self.line)

    def _area(self) -> QRectF:
        top = 0.5 * self.line
        return QRectF(1, top, self.width() - 2, self.height() - top - 1.5 * self.line)


class ComparedTrend(ComparedChart):
    """The average of each session from its first time on, the same one for both."""

    @property
    def average(self) -> str:
        """The name of the average that is drawn: the longest that both have often enough."""
        fewest = min((len(each) for each in self._pair if each.finished), default=0)
        longest = (each for each in (AO100, AO12) if fewest >= ENOUGH * each.count)
        return next(longest, AO5).name

    def _follow(self) -> None:
        self._scale = scale_of(self._all_results(), MOST_MARKS)

    def _paint(self, painter: QPainter) -> None:
        area = self._area()
        paint_times(self, painter, self._scale, area)
        painter.setPen(QColor(tokens_of(self.palette()).muted))
        longest = max(map(len, self._pair))
        below = QRectF(area.left(), self.height() - 1.2 * self.line, area.width(), 1.2 * self.line)
        painter.drawText(below, int(_LEFT), counted(1))
        painter.drawText(below, int(_RIGHT), counted(longest))
        for pen, statistics in zip(self._pens(), self._pair, strict=True):
            painter.setPen(pen)
            for run in self._runs(statistics, area, longest):
                draw_zigzag(painter, run)

    def _runs(
        self, statistics: Statistics, area: QRectF, longest: int
    ) -> Iterator[Sequence[QPointF]]:
        """Yield the lines of a session, which a `DNF` interrupts."""
        run: list[QPointF] = []
        step = max(longest // max(int(area.width()), 1), 1)
        for number in range(0, len(statistics), step):
            value = statistics.average(self.average, number)
            if value is not None and value != DNF:
                x = area.left() + area.width() * number / max(longest - 1, 1)
                run.append(QPointF(x, area.bottom() - area.height() * self._scale.share(value)))
            elif run:
                yield run
                run = []
        yield run

    def _area(self) -> QRectF:
        left = room_of_times(self, self._scale)
        high = self.height() - 2.1 * self.line
        return QRectF(left, 0.6 * self.line, self.width() - left - 4, high)


def _steps(area: QRectF, shares: Sequence[float]) -> Iterator[QPointF]:
    """Yield the corners of bars side by side, from the bottom left to the bottom right."""
    wide = area.width() / len(shares)
    yield area.bottomLeft()
    for place, share in enumerate(shares):
        y = area.bottom() - area.height() * share
        yield QPointF(area.left() + place * wide, y)
        yield QPointF(area.left() + (place + 1) * wide, y)
    yield area.bottomRight()
