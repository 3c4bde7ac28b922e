"""How many positions lie at each distance from solved: one bar a distance, to be clicked."""

from __future__ import annotations

import math

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFont,
    QFontMetricsF,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QToolTip, QWidget

from cubeapp.engine.model.moves import Metric
from cubeapp.engine.solvers.two_by_two.census import Growth
from cubeapp.ui.controls.chart import Chart
from cubeapp.ui.controls.focus import draw_focus
from cubeapp.words import counted, decimal, per_cent, tr

LEAST_BAR = 2.0
"""Pixels of the bar of a single position, which must be seen."""
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_STEPS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1, Qt.Key.Key_PageUp: -5, Qt.Key.Key_PageDown: 5}
_PRESSES = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class DepthChart(Chart):
    """A histogram that lies on its side, so that every number can be written beside its bar."""

    depth_activated = Signal(int)
    """A position at this distance is to be shown."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._growth: Growth | None = None
        self._rows = 12
        self._marked: int | None = None
        self._selected = 0
        self._hovered: int | None = None
        self._is_logarithmic = True
        self._metric = Metric.HTM
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setAccessibleName(tr("Positions at each distance from solved"))

    @property
    def marked(self) -> int | None:
        """The distance of the cube on screen."""
        return self._marked

    @property
    def selected(self) -> int:
        """The distance that the keys have chosen."""
        return self._selected

    @property
    def growth(self) -> Growth | None:
        """What is shown."""
        return self._growth

    def set_growth(self, growth: Growth | None, rows: int, metric: Metric) -> None:
        """Show how many positions have been found.

        Args:
            growth: none if nothing is known yet.
            rows: for how many distances to leave room.
            metric: what the distances count.
        """
        if rows != self._rows:
            self._rows = rows
            self.updateGeometry()
        self._growth, self._metric = growth, metric
        self._selected = min(self._selected, rows - 1)
        self.setAccessibleDescription(self._in_words())
        self.update()

    def set_marked(self, depth: int | None) -> None:
        """Mark the distance of the cube on screen, from which the keys then go on."""
        if depth != self._marked:
            self._marked = depth
            self._selected = self._selected if depth is None else depth
            self.update()

    def set_logarithmic(self, logarithmic: bool) -> None:
        """Let each step along the axis be ten times as many positions, or equally many."""
        self._is_logarithmic = logarithmic
        self.update()

    # Size

    def sizeHint(self) -> QSize:
        """Return room for every row, the words above and the axis below."""
        height = self._row_height() * (self._rows + 2.4)
        return QSize(round(self.fontMetrics().averageCharWidth() * 40), math.ceil(height))

    def minimumSizeHint(self) -> QSize:
        """Return room for the numbers and a short bar, and for every row."""
        unit = self.fontMetrics().averageCharWidth()
        return QSize(round(self._label_width() + self._count_width() + 8 * unit), self.height_hint)

    @property
    def height_hint(self) -> int:
        """The height of every row and the axis."""
        return self.sizeHint().height()

    def bar_rect(self, depth: int) -> QRectF:
        """Return where the bar of ``depth`` is drawn."""
        row = self._row(depth)
        left, right = self._bar_ends()
        thickness = 0.68 * row.height()
        count = self._count(depth)
        width = max((right - left) * self._part(count), LEAST_BAR) if count else 0.0
        return QRectF(left, row.center().y() - thickness / 2, width, thickness)

    # Gestures

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Light the row under the pointer."""
        self._hover(self._depth_at(event.position()))

    def leaveEvent(self, _event: QEvent) -> None:
        """Light no row."""
        self._hover(None)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Ask for a position of the row under the pointer."""
        depth = self._depth_at(event.position())
        if event.button() == Qt.MouseButton.LeftButton and depth is not None:
            self._select(depth)
            self._activate(depth)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose a row, or ask for a position of the chosen one."""
        key, last = Qt.Key(event.key()), self._rows - 1
        if key in _STEPS:
            self._select(min(max(self._selected + _STEPS[key], 0), last))
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            self._select(0 if key == Qt.Key.Key_Home else last)
        elif key in _PRESSES:
            self._activate(self._selected)
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        """Say in the tooltip what the row under the pointer holds."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            depth = self._depth_at(QPointF(event.pos()))
            text = "" if depth is None else self.row_in_words(depth)
            hint = tr("Click, or choose with ↑ ↓ and press Enter, to see one of them at random")
            QToolTip.showText(event.globalPos(), f"{text}\n{hint}" if text else "", self)
            return True
        return super().event(event)

    def row_in_words(self, depth: int) -> str:
        """Say how many positions there are at ``depth``; nothing if none is known."""
        count = self._count(depth)
        if not count or self._growth is None:
            return ""
        if depth == self._marked:
            text = tr("{distance}: {positions}, {share} of all, this cube among them")
        else:
            text = tr("{distance}: {positions}, {share} of all")
        positions = tr("{n} position") if count == 1 else tr("{n} positions")
        return text.format(
            distance=tr(self._metric.in_words(depth)),
            positions=positions.format(n=counted(count)),
            share=per_cent(count / self._growth.total),
        )

    def _hover(self, depth: int | None) -> None:
        if depth != self._hovered:
            self._hovered = depth
            hand = (
                Qt.CursorShape.ArrowCursor if depth is None else Qt.CursorShape.PointingHandCursor
            )
            self.setCursor(hand)
            self.update()

    def _select(self, depth: int) -> None:
        self._selected = depth
        self.update()

    def _activate(self, depth: int) -> None:
        if self._count(depth):
            self.depth_activated.emit(depth)

    def _depth_at(self, point: QPointF) -> int | None:
        depth = math.floor((point.y() - self._row(0).top()) / self._row_height())
        return depth if 0 <= depth < self._rows and self._count(depth) else None

    # Drawing

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the axis and every row."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_axis(painter)
        for depth in range(self._rows):
            self._paint_row(painter, depth)

    def _paint_axis(self, painter: QPainter) -> None:
        left, right = self._bar_ends()
        top, bottom = self._row(0).top(), self._row(self._rows - 1).bottom()
        head = QRectF(0, 0, self.width(), self._row_height())
        painter.setPen(self.ink(0.75))
        painter.drawText(head, _LEFT, tr(self._metric.unit()))
        painter.drawText(head.adjusted(0, 0, -self._gap(), 0), _RIGHT, tr("positions"))
        metrics = QFontMetricsF(self.font())
        free = left - 1e9
        for count, name in self._ticks():
            x = left + (right - left) * self._part(count)
            painter.setPen(QPen(self.ink(0.16), 1.0))
            painter.drawLine(QPointF(x, top), QPointF(x, bottom + 3))
            width = metrics.horizontalAdvance(name)
            box = QRectF(x - width / 2, bottom + 3, width, self._row_height())
            if box.left() > free and box.right() <= self.width():
                painter.setPen(self.ink(0.75))
                painter.drawText(box, Qt.AlignmentFlag.AlignCenter, name)
                free = box.right() + metrics.averageCharWidth()

    def _paint_row(self, painter: QPainter, depth: int) -> None:
        row = self._row(depth)
        count, is_marked = self._count(depth), depth == self._marked
        painter.setPen(Qt.PenStyle.NoPen)
        if is_marked or depth == self._hovered:
            painter.setBrush(self.accent(0.22 if is_marked else 0.12))
            painter.drawRoundedRect(row, 4, 4)
        if depth == self._selected:
            draw_focus(self, painter, row.toRect())
        painter.setFont(self._row_font(is_marked))
        painter.setPen(self.ink(1.0 if count else 0.45))
        label = QRectF(row.left(), row.top(), self._label_width() - self._gap(), row.height())
        painter.drawText(label, _RIGHT, f"{depth}")
        if is_marked:
            self._paint_pointer(painter, row)
        if count:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self.accent(1.0 if is_marked else 0.6))
            painter.drawRoundedRect(self.bar_rect(depth), 2, 2)
            painter.setPen(self.ink())
            painter.drawText(row.adjusted(0, 0, -self._gap(), 0), _RIGHT, counted(count))
        painter.setFont(self.font())

    def _paint_pointer(self, painter: QPainter, row: QRectF) -> None:
        """Draw a triangle at the left edge, for users who cannot tell colours apart."""
        half = 0.22 * row.height()
        middle, left = row.center().y(), row.left() + 0.5 * half
        corners = [
            QPointF(left, middle - half),
            QPointF(left + 1.6 * half, middle),
            QPointF(left, middle + half),
        ]
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.ink())
        painter.drawPolygon(corners)

    # Figures

    def _count(self, depth: int) -> int:
        counts = self._growth.counts if self._growth is not None else ()
        return counts[depth] if depth < len(counts) else 0

    def _part(self, count: int) -> float:
        """Return how far along the axis ``count`` lies, 0…1."""
        if self._is_logarithmic:
            total = self._growth.total if self._growth is not None else 10**6
            # A single position is a tenth of a step from the axis' beginning.
            return (math.log10(count) + 0.1) / (math.log10(total) + 0.1) if count else 0.0
        return count / self._most()

    def _most(self) -> int:
        """Return the end of the axis whose steps are even."""
        largest = max(self._growth.counts) if self._growth is not None else 1
        step = int(10 ** math.floor(math.log10(largest)))
        return math.ceil(largest / step) * step

    def _ticks(self) -> list[tuple[int, str]]:
        if self._is_logarithmic:
            powers = ((1, "1"), (2, "100"), (4, "10⁴"), (6, "10⁶"))
            return [(1 if name == "1" else 10**power, name) for power, name in powers]
        most = self._most()
        return [(0, "0"), (most // 2, _short(most / 2)), (most, _short(most))]

    def _in_words(self) -> str:
        rows = (self.row_in_words(depth) for depth in range(self._rows))
        return "; ".join(row for row in rows if row)

    # Measures

    def _row_height(self) -> float:
        return self.line * 1.2

    def _gap(self) -> float:
        return float(self.fontMetrics().averageCharWidth())

    def _row(self, depth: int) -> QRectF:
        height = self._row_height()
        return QRectF(0, height * (depth + 1.1), self.width(), height)

    def _row_font(self, bold: bool) -> QFont:
        font = QFont(self.font())
        font.setBold(bold)
        return font

    def _label_width(self) -> float:
        metrics = QFontMetricsF(self._row_font(True))
        return metrics.horizontalAdvance("00") + metrics.height() * 0.85 + self._gap()

    def _count_width(self) -> float:
        return QFontMetricsF(self._row_font(True)).horizontalAdvance(counted(8888888))

    def _bar_ends(self) -> tuple[float, float]:
        return self._label_width(), self.width() - self._count_width() - 2 * self._gap()


def _short(count: float) -> str:
    if count >= 1e5:
        return tr("{n} million").format(n=decimal(count / 1e6))
    return counted(round(count))
