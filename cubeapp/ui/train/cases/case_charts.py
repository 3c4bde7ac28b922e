"""Charts of cases: how many are due in the next days, and how long one took over time."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from cubeapp.drawing.tokens import Tokens
from cubeapp.engine.practice.case_book import Trial
from cubeapp.ui.controls.chart import Chart
from cubeapp.ui.drawing.palette import tokens_of
from cubeapp.words import counted, decimal, mark, tr

EMPTY = mark("Your times will be charted here.")
DAYS = (
    mark("Mon"), mark("Tue"), mark("Wed"), mark("Thu"), mark("Fri"), mark("Sat"), mark("Sun"),
)  # fmt: skip
BAR = 0.5
"""The width of a bar, as a share of the room of its day."""
DOT = 2.5
"""The radius of a dot in pixels."""
MOST_DOTS = 60
"""Trials shown, the last ones."""


class DueChart(Chart):
    """A bar for each of the next days, today's first."""

    LINES = 5.5

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._counts: tuple[int, ...] = ()
        self._days: list[str] = []
        self.setAccessibleName(tr("Due in the next days"))

    def set_counts(self, counts: Sequence[int], today: int) -> None:
        """Show how many cases are due on each day from ``today`` on."""
        first = date.fromordinal(today).weekday()
        self._counts = tuple(counts)
        self._days = [tr(DAYS[(first + ahead) % len(DAYS)]) for ahead in range(len(counts))]
        told = (f"{day} {counted(n)}" for day, n in zip(self._days, counts, strict=True))
        self.setAccessibleDescription(", ".join(told))
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the bars with their numbers above and the days below."""
        tokens, line = tokens_of(self.palette()), self.line
        width, high = self.width() / max(len(self._counts), 1), max(*self._counts, 1)
        room = self.height() - 2.2 * line
        middle = Qt.AlignmentFlag.AlignCenter.value
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for place, count in enumerate(self._counts):
                left, tall = place * width, max(room * count / high, 2.0)
                top = 1.1 * line + room - tall
                bar = QRectF(left + width * (1 - BAR) / 2, top, width * BAR, tall)
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(self.bar() if place else QColor(tokens.warning))
                painter.drawRoundedRect(bar, 2, 2)
                painter.setPen(QColor(tokens.muted if place else tokens.text))
                painter.drawText(QRectF(left, top - line, width, line), middle, counted(count))
                below = QRectF(left, self.height() - line, width, line)
                painter.drawText(below, middle, self._days[place])


class TimesChart(Chart):
    """The times of a case one after the other: until it was recognised, and until it was done."""

    LINES = 7.0

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._trials: tuple[Trial, ...] = ()
        self.setAccessibleName(tr("Recognised and done, over time"))

    def set_trials(self, trials: Sequence[Trial]) -> None:
        """Show the last of ``trials``; those that were failed have no time."""
        self._trials = tuple(trial for trial in trials if trial.total_ms is not None)[-MOST_DOTS:]
        self.setAccessibleDescription(
            ", ".join(decimal((trial.total_ms or 0) / 1000, 1) for trial in self._trials)
        )
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw both lines, the scale at the left and what each line is."""
        tokens, line = tokens_of(self.palette()), self.line
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if not self._trials:
                self.paint_empty(painter, tr(EMPTY))
                return
            high = max(trial.total_ms or 0 for trial in self._trials) / 1000 or 1.0
            area = QRectF(2.4 * line, 1.3 * line, self.width() - 2.8 * line, 0)
            area.setBottom(self.height() - 0.5 * line)
            self._paint_scale(painter, area, high, tokens)
            for words, ink, place, times in self._lines(tokens):
                self._paint_line(painter, area, [each / high for each in times], ink)
                painter.drawText(QPointF(area.left() + place * area.width(), 0.9 * line), words)

    def _lines(self, tokens: Tokens) -> list[tuple[str, QColor, float, list[float]]]:
        """Return for each line its name, its colour, where its name is, and seconds."""
        seen = [(trial.seen_ms or 0) / 1000 for trial in self._trials]
        done = [(trial.total_ms or 0) / 1000 for trial in self._trials]
        return [
            (tr("– – recognised"), QColor(tokens.muted), 0.0, seen),
            (tr("— done"), QColor(tokens.accent), 0.6, done),
        ]

    def _paint_scale(self, painter: QPainter, area: QRectF, high: float, tokens: Tokens) -> None:
        for share in (0.0, 0.5, 1.0):
            y = area.bottom() - share * area.height()
            painter.setPen(QPen(QColor(tokens.line), 1))
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
            painter.setPen(QColor(tokens.muted))
            place = QRectF(0, y - self.line / 2, area.left() - 4, self.line)
            painter.drawText(place, Qt.AlignmentFlag.AlignRight.value, decimal(share * high, 1))

    def _paint_line(
        self, painter: QPainter, area: QRectF, shares: Sequence[float], ink: QColor
    ) -> None:
        step = area.width() / max(len(shares) - 1, 1)
        points = [
            QPointF(area.left() + place * step, area.bottom() - share * area.height())
            for place, share in enumerate(shares)
        ]
        is_dashed = ink == QColor(tokens_of(self.palette()).muted)
        style = Qt.PenStyle.DashLine if is_dashed else Qt.PenStyle.SolidLine
        painter.setPen(QPen(ink, 1.5, style))
        for one, other in pairwise(points):
            painter.drawLine(one, other)
        painter.setPen(QPen(ink, 1))
        painter.setBrush(ink)
        for point in points:
            painter.drawEllipse(point, DOT, DOT)
