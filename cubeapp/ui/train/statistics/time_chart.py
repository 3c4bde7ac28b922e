"""The times of a session one after the other, and how their averages go."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from cubeapp.engine.practice.statistics import Statistics
from cubeapp.engine.practice.times import AO5, AO12, DNF, format_result
from cubeapp.language import mark, tr
from cubeapp.ui.controls.chart import Chart

MOST = 500
"""Maximum number of results drawn, the last ones: more would not fit into the pixels."""
_LEGEND = mark("● time   —— {ao5}   – – {ao12}   × DNF")
_STYLES = ((AO5.name, Qt.PenStyle.SolidLine), (AO12.name, Qt.PenStyle.DashLine))


class TimeChart(Chart):
    """A dot for each time, a line for each average; a cross at the top for what has no time."""

    LINES = 7.5

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._results: Sequence[int] = ()
        self._averages: dict[str, Sequence[int | None]] = {}
        self._range = _range(())
        self.setAccessibleName(tr("Times of this session and their averages"))

    def set_statistics(self, statistics: Statistics) -> None:
        """Draw the results of a session."""
        self._results = statistics.results[-MOST:]
        self._averages = {name: statistics.averages[name][-MOST:] for name, _ in _STYLES}
        self._range = _range(self._results)
        self.setVisible(len(self._results) > 1)
        self.update()

    def _place(self, area: QRectF, index: int, result: int) -> QPointF:
        """Return where the dot of ``result``, number ``index`` of those drawn, is in pixels."""
        low, high = self._range
        x = area.left() + area.width() * (index + 0.5) / max(len(self._results), 1)
        if result == DNF:
            return QPointF(x, area.top())
        return QPointF(x, area.bottom() - area.height() * (result - low) / (high - low))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the axis, the dots and the lines."""
        if not self._results:
            return
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint_axis(painter)
            self._paint_legend(painter)
            self._paint_dots(painter)
            for name, style in _STYLES:
                self._paint_line(painter, self._averages[name], style)

    def _paint_axis(self, painter: QPainter) -> None:
        area, (low, high) = self._area(), self._range
        painter.setPen(QPen(self.ink(0.25), 1.0))
        for y in (area.top(), area.bottom()):
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
        painter.setPen(self.ink(0.8))
        for y, result in ((area.top(), high), (area.bottom(), low)):
            box = QRectF(0, y - self.line / 2, area.left() - 4, self.line)
            side = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(box, int(side), format_result(result))

    def _paint_legend(self, painter: QPainter) -> None:
        painter.setPen(self.ink(0.8))
        below = QRectF(0, self.height() - self.line, self.width(), self.line)
        legend = tr(_LEGEND).format(ao5=AO5.name, ao12=AO12.name)
        painter.drawText(below, int(Qt.AlignmentFlag.AlignCenter), legend)

    def _paint_dots(self, painter: QPainter) -> None:
        area, accent = self._area(), self.accent(0.75)
        radius = 2.5 if len(self._results) <= 100 else 1.5
        for index, result in enumerate(self._results):
            at = self._place(area, index, result)
            if result == DNF:
                painter.setPen(QPen(self.ink(), 1.5))
                for rise in (3, -3):
                    painter.drawLine(at + QPointF(-3, -rise), at + QPointF(3, rise))
            else:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(accent)
                painter.drawEllipse(at, radius, radius)

    def _paint_line(
        self, painter: QPainter, values: Sequence[int | None], style: Qt.PenStyle
    ) -> None:
        painter.setPen(QPen(self.ink(0.85), 1.5, style))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        area = self._area()
        run: list[QPointF] = []
        for index, value in enumerate([*values, None]):
            if value is not None and value != DNF:
                run.append(self._place(area, index, value))
            elif run:
                painter.drawPolyline(QPolygonF(run))
                run = []

    def _area(self) -> QRectF:
        metrics = QFontMetricsF(self.font())
        left = max(metrics.horizontalAdvance(format_result(each)) for each in self._range) + 8
        half = metrics.height() / 2
        return QRectF(left, half + 1, self.width() - left - 2, self.height() - 4 * half - 6)


def _range(results: Sequence[int]) -> tuple[int, int]:
    """Return what lies at the bottom and at the top, in hundredths of a second."""
    known = [result for result in results if result != DNF]
    if not known:
        return 0, 100
    low, high = min(known), max(known)
    # A single time, or equal ones, lie in the middle.
    return (low, high) if high - low >= 50 else (max(low - 50, 0), high + 50)
