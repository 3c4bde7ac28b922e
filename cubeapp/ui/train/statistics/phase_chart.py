"""How the phases of solves go: the mean of each, its best, and the chosen solve beside them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from cubeapp.engine.practice.phases import PhaseTimes
from cubeapp.engine.practice.times import format_average, format_result
from cubeapp.ui.controls.chart import Chart
from cubeapp.ui.drawing.palette import tokens_of
from cubeapp.words import counted, mark, tr

EMPTY = mark("What each phase takes will be charted here once solves are timed in phases.")
BAR = 0.5
"""The height of a bar, as a share of the room of its phase."""
MOST_LINES = 2.6
"""The height of a phase in lines of text, where there is room for more."""
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class PhaseChart(Chart):
    """A bar for the mean of each phase, with a mark for what it took in the chosen solve."""

    LINES = 5.5
    LETTERS = 20

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._phases: tuple[PhaseTimes, ...] = ()
        self._chosen: tuple[int, ...] = ()
        self.setAccessibleName(tr("What each phase takes"))

    def set_phases(self, phases: Sequence[PhaseTimes]) -> None:
        """Show what phases take."""
        self._phases = tuple(phases)
        self.setAccessibleDescription(
            ", ".join(f"{counted(place)}: {_words(each)}" for place, each in self._numbered)
        )
        self.update()

    def set_chosen(self, took_ms: Sequence[int]) -> None:
        """Mark what each phase took in the chosen solve; in another number of them nothing is."""
        self._chosen = tuple(took_ms)
        self.update()

    @property
    def _numbered(self) -> list[tuple[int, PhaseTimes]]:
        return list(enumerate(self._phases, 1))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the phases from the top."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if not self._phases:
                self.paint_empty(painter, tr(EMPTY))
                return
            high = min(self.height() / len(self._phases), MOST_LINES * self.line)
            for place, each in self._numbered:
                row = QRectF(0, high * (place - 1), self.width(), high)
                self._paint_phase(painter, row, place, each)

    def _paint_phase(self, painter: QPainter, row: QRectF, place: int, phase: PhaseTimes) -> None:
        tokens, metrics = tokens_of(self.palette()), QFontMetricsF(self.font())
        name, words = counted(place), _words(phase)
        left = metrics.horizontalAdvance(counted(len(self._phases))) + 8
        words_wide = max(metrics.horizontalAdvance(_words(each)) for each in self._phases) + 8
        painter.setPen(QColor(tokens.muted))
        painter.drawText(row, int(_LEFT), name)
        painter.drawText(row, int(_RIGHT), words)
        room = QRectF(row.left() + left, 0, max(row.width() - left - words_wide, 1.0), row.height())
        bar = QRectF(room.left(), 0, room.width() * phase.mean / self._longest, BAR * row.height())
        bar.moveTop(row.center().y() - bar.height() / 2)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.bar())
        painter.drawRect(bar)
        if len(self._chosen) == len(self._phases):
            share = min(self._chosen[place - 1] / self._longest, 1.0)
            x = room.left() + room.width() * share
            painter.setPen(QPen(QColor(tokens.accent), 3.0))
            painter.drawLine(QPointF(x, bar.top() - 2), QPointF(x, bar.bottom() + 2))

    @property
    def _longest(self) -> int:
        is_marked = len(self._chosen) == len(self._phases)
        means = [each.mean for each in self._phases]
        return max(*means, *(self._chosen if is_marked else ()), 1)


def _words(phase: PhaseTimes) -> str:
    """Return the mean, the share and the best of a phase."""
    text = tr("{mean} ({share} %), best {best}")
    return text.format(
        mean=tr(format_average(phase.mean)),
        share=round(100 * phase.share),
        best=tr(format_result(phase.best)),
    )
