"""How the scores of random cubes are spread, and where the cube on screen lies among them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from cubeapp.engine.scrambles.score_statistics import Bar, ScoreStatistics
from cubeapp.ui.controls.chart import Chart
from cubeapp.words import counted, tr

MOST_BARS = 24


class ScoreChart(Chart):
    """A histogram with a pointer; a score beyond its ends is pointed to at that end."""

    LINES = 6.5
    LETTERS = 32

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._statistics: ScoreStatistics | None = None
        self._score: int | None = None
        self.setAccessibleName(tr("Scores of random cubes, and of the cube on screen"))

    @property
    def score(self) -> int | None:
        """The score that is pointed to."""
        return self._score

    @property
    def statistics(self) -> ScoreStatistics | None:
        """What is shown."""
        return self._statistics

    def set_statistics(self, statistics: ScoreStatistics | None) -> None:
        """Show how the scores of random cubes are spread; ``None`` while that is not known."""
        self._statistics = statistics
        self.update()

    def set_score(self, score: int | None) -> None:
        """Point to the score of the cube on screen, if it has one."""
        if score != self._score:
            self._score = score
            self.update()

    def place_of(self, score: int) -> float:
        """Return how far to the right, in pixels, ``score`` is pointed to; the ends hold it."""
        bars = self._bars()
        if not bars:
            return 0.0
        low, high = bars[0].lowest, bars[-1].highest + 1
        share = (score + 0.5 - low) / (high - low)
        area = self._area()
        return area.left() + area.width() * min(max(share, 0.0), 1.0)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the bars, the axis and the pointer."""
        if self._statistics is None:
            return
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint_bars(painter)
            self._paint_axis(painter)
            if self._score is not None:
                self._paint_pointer(painter, self._score)

    def _paint_bars(self, painter: QPainter) -> None:
        bars, area = self._bars(), self._area()
        most = max(bar.share for bar in bars)
        width = area.width() / len(bars)
        painter.setPen(Qt.PenStyle.NoPen)
        for index, bar in enumerate(bars):
            is_own = self._score is not None and bar.lowest <= self._score <= bar.highest
            painter.setBrush(self.accent(1.0 if is_own else 0.5))
            height = area.height() * bar.share / most
            box = QRectF(area.left() + index * width, area.bottom() - height, width, height)
            painter.drawRect(box.adjusted(0.5, 0, -0.5, 0))

    def _paint_axis(self, painter: QPainter) -> None:
        area, bars = self._area(), self._bars()
        painter.setPen(QPen(self.ink(0.4), 1.0))
        painter.drawLine(area.bottomLeft(), area.bottomRight())
        painter.setPen(self.ink(0.8))
        below = QRectF(0, area.bottom() + 2, self.width(), self.height() - area.bottom() - 2)
        top = Qt.AlignmentFlag.AlignTop
        ends = (
            (tr("{score} mixed").format(score=counted(bars[0].lowest)), Qt.AlignmentFlag.AlignLeft),
            (
                tr("ordered {score}").format(score=counted(bars[-1].highest)),
                Qt.AlignmentFlag.AlignRight,
            ),
        )
        for words, side in ends:
            painter.drawText(below, int(side | top), words)

    def _paint_pointer(self, painter: QPainter, score: int) -> None:
        """Draw a line and a number, readable without any colour."""
        area, x = self._area(), self.place_of(score)
        painter.setPen(QPen(self.ink(), 2.0))
        painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()))
        words = self._pointer_words(score)
        width = QFontMetricsF(self.font()).horizontalAdvance(words) + 4
        left = min(max(x - width / 2, 0.0), self.width() - width)
        box = QRectF(left, 0, width, area.top() - 1)
        painter.drawText(box, int(Qt.AlignmentFlag.AlignCenter), words)

    def _pointer_words(self, score: int) -> str:
        bars = self._bars()
        if score > bars[-1].highest:
            text = tr("this cube: {score} →")
        elif score < bars[0].lowest:
            text = tr("← this cube: {score}")
        else:
            text = tr("this cube: {score}")
        return text.format(score=counted(score))

    def _bars(self) -> Sequence[Bar]:
        return () if self._statistics is None else self._statistics.bars(MOST_BARS)

    def _area(self) -> QRectF:
        return QRectF(1, self.line * 1.2, self.width() - 2, self.height() - 2.4 * self.line)
