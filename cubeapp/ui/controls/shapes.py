"""Shapes that controls are made of, and where the parts of bars and sliders are."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyleOptionProgressBar, QStyleOptionSlider

from cubeapp.ui.controls.sizes import EDGE

LEAST_HANDLE = 24
"""Pixels: the length of the handle of a scroll bar, at least."""
TRACK = 4
"""Pixels: the width of the lines that show progress and that sliders run on."""
_CHEVRONS = {
    Qt.Edge.BottomEdge: ((0.05, 0.28), (0.5, 0.72), (0.95, 0.28)),
    Qt.Edge.TopEdge: ((0.05, 0.72), (0.5, 0.28), (0.95, 0.72)),
    Qt.Edge.RightEdge: ((0.28, 0.05), (0.72, 0.5), (0.28, 0.95)),
    Qt.Edge.LeftEdge: ((0.72, 0.05), (0.28, 0.5), (0.72, 0.95)),
}
"""Chevrons towards each edge, in shares of their box."""


def box(
    painter: QPainter,
    rect: QRectF,
    radius: float,
    fill: QColor | str | None,
    edge: str | None = None,
    width: float = EDGE,
) -> None:
    """Draw a rounded box; its edge is inside ``rect``."""
    inset = width / 2 if edge else 0.0
    painter.setPen(QPen(QColor(edge), width) if edge else Qt.PenStyle.NoPen)
    painter.setBrush(QColor(fill) if fill else Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(
        rect.adjusted(inset, inset, -inset, -inset), radius - inset, radius - inset
    )


def stroke(painter: QPainter, rect: QRectF, shares: Sequence[tuple[float, float]]) -> None:
    """Draw a line through points, given in shares of ``rect``, with the painter's pen."""
    points = [
        QPointF(rect.left() + x * rect.width(), rect.top() + y * rect.height()) for x, y in shares
    ]
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPolyline(points)


def chevron(painter: QPainter, rect: QRect, edge: Qt.Edge, colour: QColor | str) -> None:
    """Draw a chevron towards ``edge`` amid ``rect``."""
    side = min(rect.width(), rect.height(), 20.0)
    place = QRectF(0, 0, 0.5 * side, 0.5 * side)
    place.moveCenter(QRectF(rect).center())
    pen = QPen(QColor(colour), 1.5)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    stroke(painter, place, _CHEVRONS[edge])


def square(rect: QRect) -> QRectF:
    """Return the largest square amid ``rect``."""
    side = min(rect.width(), rect.height())
    square = QRectF(0, 0, side, side)
    square.moveCenter(QRectF(rect).center())
    return square


def scroll_bar_part(bar: QStyleOptionSlider, part: QStyle.SubControl) -> QRect:
    """Return where a part of a scroll bar without arrows is."""
    rect = bar.rect
    is_upright = bar.orientation == Qt.Orientation.Vertical
    length = rect.height() if is_upright else rect.width()
    span = bar.maximum - bar.minimum
    handle = length
    if span > 0:
        least = min(LEAST_HANDLE, length)
        handle = max(length * bar.pageStep // (span + bar.pageStep), least)
    begin = QStyle.sliderPositionFromValue(
        bar.minimum, bar.maximum, bar.sliderPosition, length - handle, bar.upsideDown
    )
    ranges = {
        QStyle.SubControl.SC_ScrollBarGroove: (0, length),
        QStyle.SubControl.SC_ScrollBarSlider: (begin, handle),
        QStyle.SubControl.SC_ScrollBarSubPage: (0, begin),
        QStyle.SubControl.SC_ScrollBarAddPage: (begin + handle, length - begin - handle),
    }
    first, extent = ranges.get(part, (0, 0))
    if is_upright:
        place = QRect(rect.left(), rect.top() + first, rect.width() if extent else 0, extent)
    else:
        place = QRect(rect.left() + first, rect.top(), extent, rect.height() if extent else 0)
    return QStyle.visualRect(bar.direction, rect, place)


def slider_lines(
    groove: QRectF, handle: QPointF, slider: QStyleOptionSlider
) -> tuple[QRectF, QRectF]:
    """Return the line that a slider runs on, and the part of it from its least value."""
    full = QRectF(groove)
    done = QRectF(groove)
    if slider.orientation == Qt.Orientation.Horizontal:
        for line in (full, done):
            line.setHeight(TRACK)
            line.moveTop(groove.center().y() - TRACK / 2)
        if slider.upsideDown:
            done.setLeft(handle.x())
        else:
            done.setRight(handle.x())
    else:
        for line in (full, done):
            line.setWidth(TRACK)
            line.moveLeft(groove.center().x() - TRACK / 2)
        if slider.upsideDown:
            done.setTop(handle.y())
        else:
            done.setBottom(handle.y())
    return full, done


def progress_line(bar: QStyleOptionProgressBar) -> QRect:
    """Return the line that a progress bar is; one with text is as high as it was given."""
    rect = QRect(bar.rect)
    if not bar.textVisible:
        if bar.state & QStyle.StateFlag.State_Horizontal:
            rect = QRect(rect.left(), rect.center().y() - TRACK // 2, rect.width(), TRACK)
        else:
            rect = QRect(rect.center().x() - TRACK // 2, rect.top(), TRACK, rect.height())
    return rect
