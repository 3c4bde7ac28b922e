"""How times go by the hour of the day, or from day to day."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QHelpEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from cubeapp.engine.practice.periods import HOURS, Period
from cubeapp.engine.practice.times import format_average, format_result
from cubeapp.ui.controls.chart import Chart
from cubeapp.ui.drawing.palette import tokens_of
from cubeapp.ui.train.statistics.scale import scale_of
from cubeapp.ui.train.statistics.time_axis import paint_below, paint_times, room_of_times
from cubeapp.words import mark, plural, tr

MOST_MARKS = 4
"""Steps of the scale at the left."""
EMPTY = mark("Your times by hour and day will be charted here.")
LEAST_SLOT = 9.0
"""Pixels across a day; where there are more days than fit, the first ones are left out."""
COUNTS = 0.3
"""The share of the height that the bars of how many times there are may have."""
DOT = 3.0
"""The radius of a dot in pixels."""


class PeriodChart(Chart):
    """For each hour, or day, a dot for the mean of its times above a bar for how many there are."""

    LINES = 5.5
    LETTERS = 20

    pointed = Signal(int)
    """The number of the last time of the hour or day that was clicked."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        """Show nothing yet; ``name`` tells those who do not see the chart what it shows."""
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._periods: tuple[Period, ...] = ()
        self._slots: tuple[str, ...] | None = None
        self._scale = scale_of((), MOST_MARKS)
        self.setAccessibleName(name)

    def set_hours(self, periods: Sequence[Period]) -> None:
        """Show hours of the day, each in its place among the 24."""
        self._set(periods, HOURS)

    def set_days(self, periods: Sequence[Period]) -> None:
        """Show days side by side, the last ones where there is no room for all."""
        self._set(periods, None)

    def _set(self, periods: Sequence[Period], slots: tuple[str, ...] | None) -> None:
        self._periods, self._slots = tuple(periods), slots
        means = [each.mean for each in periods if each.mean is not None]
        self._scale = scale_of(means, MOST_MARKS)
        self.setAccessibleDescription(", ".join(map(_words, self._periods[-len(HOURS) :])))
        self.update()

    @property
    def shown(self) -> tuple[Period, ...]:
        """The hours or days that there is room for."""
        if self._slots is not None:
            return self._periods
        return self._periods[-max(int(self._area().width() / LEAST_SLOT), 1) :]

    def slot_rect(self, period: Period) -> QRectF:
        """Return where one of those that are `shown` is in pixels, from the bottom to the top."""
        area, names = self._area(), self._names
        wide = area.width() / max(len(names), 1)
        left = area.left() + wide * names.index(period.name)
        return QRectF(left, area.top(), wide, area.height())

    def event(self, event: QEvent) -> bool:
        """Tell about the hour or day that is pointed at."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            period = self._at(QPointF(event.pos()))
            QToolTip.showText(event.globalPos(), "" if period is None else _words(period))
            return True
        return super().event(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Lead to the last time of an hour or day."""
        period = self._at(event.position())
        if event.button() == Qt.MouseButton.LeftButton and period is not None:
            self.pointed.emit(period.last)

    def _at(self, point: QPointF) -> Period | None:
        return next((each for each in self.shown if self.slot_rect(each).contains(point)), None)

    # Drawing

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the scale, the bars and the dots."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if not self._periods:
                self.paint_empty(painter, tr(EMPTY))
                return
            paint_times(self, painter, self._scale, self._area())
            self._paint_counts(painter)
            self._paint_means(painter)
            self._paint_names(painter)

    def _paint_counts(self, painter: QPainter) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(tokens_of(self.palette()).line))
        most = max(each.count for each in self.shown)
        for each in self.shown:
            box = self.slot_rect(each)
            box.setTop(box.bottom() - COUNTS * box.height() * each.count / most)
            painter.drawRect(box.adjusted(1, 0, -1, 0))

    def _paint_means(self, painter: QPainter) -> None:
        ink, scale = QColor(tokens_of(self.palette()).accent), self._scale
        points = []
        for each in self.shown:
            if each.mean is not None:
                box = self.slot_rect(each)
                y = box.bottom() - box.height() * scale.share(each.mean)
                points.append(QPointF(box.center().x(), y))
        painter.setPen(QPen(ink, 1.5))
        painter.drawPolyline(QPolygonF(points))
        painter.setBrush(ink)
        for point in points:
            painter.drawEllipse(point, DOT, DOT)

    def _paint_names(self, painter: QPainter) -> None:
        area, names = self._area(), self._names
        wide = area.width() / len(names)
        # Of a day only the month and the day.
        words = ((area.left() + wide * (i + 0.5), name[-5:]) for i, name in enumerate(names))
        paint_below(self, painter, words, self.line / 2)

    @property
    def _names(self) -> tuple[str, ...]:
        return self._slots or tuple(each.name for each in self.shown)

    def _area(self) -> QRectF:
        left, top = room_of_times(self, self._scale), 0.6 * self.line
        return QRectF(left, top, self.width() - left - 4, self.height() - top - 1.5 * self.line)


def _words(period: Period) -> str:
    """Return what there is to tell of an hour or a day."""
    name = f"{period.name}:00" if period.name in HOURS else period.name
    facts = [f"{name}: {plural(period.count, tr('{n} solve'), tr('{n} solves'))}"]
    if period.mean is not None and period.best is not None:
        text = tr("mean {mean}, best {best}")
        mean, best = tr(format_average(period.mean)), tr(format_result(period.best))
        facts.append(text.format(mean=mean, best=best))
    return ", ".join(facts)
