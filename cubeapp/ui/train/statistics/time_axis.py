"""The scale of times at the left of a chart, and what stands below it."""

from __future__ import annotations

from collections.abc import Iterable
from math import ceil

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from cubeapp.ui.controls.chart import Chart
from cubeapp.ui.drawing.palette import tokens_of
from cubeapp.ui.train.statistics.scale import Scale

GAP, TICK = 8.0, 6.0
"""Pixels between the longest time and what is drawn, and between each time and its line."""
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


def room_of_times(chart: Chart, scale: Scale) -> float:
    """Return how many pixels the times of ``scale`` take at the left."""
    metrics = QFontMetricsF(chart.font())
    return max(metrics.horizontalAdvance(scale.words(each)) for each in scale.marks) + GAP


def paint_times(chart: Chart, painter: QPainter, scale: Scale, area: QRectF) -> None:
    """Draw a line across ``area`` for each mark of ``scale``, with its time at the left.

    Where lines are closer than letters are high, only every other one, or fewer, has its time.
    """
    tokens = tokens_of(chart.palette())
    between = max(area.height(), 1.0) / max(len(scale.marks) - 1, 1)
    every = ceil(chart.line / between)
    for place, each in enumerate(scale.marks):
        y = area.bottom() - area.height() * scale.share(each)
        painter.setPen(QPen(QColor(tokens.line), 1.0))
        painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
        if place % every:
            continue
        painter.setPen(QColor(tokens.muted))
        box = QRectF(0, y - chart.line / 2, area.left() - TICK, chart.line)
        painter.drawText(box, int(_RIGHT), scale.words(each))


def paint_below(
    chart: Chart, painter: QPainter, words: Iterable[tuple[float, str]], gap: float
) -> None:
    """Write words below a chart, as many of them as fit beside each other.

    Args:
        chart: whose bottom line they stand in.
        painter: of the chart.
        words: each with its middle in pixels, from the left.
        gap: pixels between two of them.
    """
    painter.setPen(QColor(tokens_of(chart.palette()).muted))
    metrics, end = QFontMetricsF(chart.font()), 0.0
    for middle, text in words:
        wide = metrics.horizontalAdvance(text)
        left = min(max(middle - wide / 2, 0.0), chart.width() - wide)
        if not end or left > end + gap:
            painter.drawText(QPointF(left, chart.height() - chart.line * 0.25), text)
            end = left + wide
