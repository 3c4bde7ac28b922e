"""How often a step took how many turns more than the fewest."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from cubeapp.ui.controls.chart import Chart
from cubeapp.ui.drawing.palette import tokens_of
from cubeapp.words import counted, mark, tr

EMPTY = mark("How many turns more than the fewest you make will be charted here.")
BAR = 0.6
"""The width of a bar, as a share of the room that it has."""
WIDEST_LINES = 4.0
"""The most room that a bar has, in lines of text."""
FEWEST_BARS, MOST_BARS = 5, 10
"""The last one stands for all that is farther off."""


class OverChart(Chart):
    """A bar for each number of turns too many; that of none is in the accent colour."""

    LINES = 5.0
    LETTERS = 20

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._bars: tuple[int, ...] = ()
        self.setAccessibleName(tr("Turns more than the fewest"))

    @property
    def bars(self) -> tuple[int, ...]:
        """How often each number of turns too many has come, none first."""
        return self._bars

    def set_overs(self, overs: Sequence[int]) -> None:
        """Show how often it was 0, 1, 2, … turns too many."""
        shown = [*overs[: MOST_BARS - 1], sum(overs[MOST_BARS - 1 :])]
        while len(shown) > FEWEST_BARS and not shown[-1]:
            shown.pop()
        shown += [0] * (FEWEST_BARS - len(shown))
        self._bars = tuple(shown) if any(shown) else ()
        told = (f"{_name(over, len(shown))}: {counted(times)}" for over, times in enumerate(shown))
        self.setAccessibleDescription(", ".join(told) if self._bars else "")
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the bars, how often above each, and how many turns too many below."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if not self._bars:
                self.paint_empty(painter, tr(EMPTY))
                return
            for over, times in enumerate(self._bars):
                self._paint_bar(painter, over, times)

    def _paint_bar(self, painter: QPainter, over: int, times: int) -> None:
        tokens, line, middle = tokens_of(self.palette()), self.line, Qt.AlignmentFlag.AlignCenter
        width = min(self.width() / len(self._bars), WIDEST_LINES * line)
        left, room = over * width, self.height() - 2.6 * line
        tall = max(room * times / max(self._bars), 1.0)
        top = 1.2 * line + room - tall
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.bar() if over else QColor(tokens.accent))
        painter.drawRoundedRect(QRectF(left + width * (1 - BAR) / 2, top, width * BAR, tall), 2, 2)
        painter.setPen(QColor(tokens.text))
        if times:
            painter.drawText(QRectF(left, top - line, width, line), middle.value, counted(times))
        painter.setPen(QColor(tokens.muted))
        below = QRectF(left, self.height() - 1.2 * line, width, line)
        painter.drawText(below, middle.value, _name(over, len(self._bars)))


def _name(over: int, bars: int) -> str:
    """Return how many turns too many a bar stands for: "0", "+1", "+9…"."""
    if not over:
        return counted(0)
    return f"+{counted(over)}{'…' if over == bars - 1 == MOST_BARS - 1 else ''}"
