"""A solve above the shortest of its steps, as bands on one scale."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QHelpEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QToolTip, QWidget

from cubeapp.engine.practice.doctor.lanes import Band, Lanes
from cubeapp.ui.controls.chart import Chart
from cubeapp.ui.controls.faded import faded
from cubeapp.ui.controls.font_sizes import label_font
from cubeapp.ui.controls.sizes import RADIUS_CHIP
from cubeapp.ui.drawing.palette import tokens_of
from cubeapp.ui.train.doctor.model import Place
from cubeapp.words import tr

GAP = 2.0
"""Pixels between two bands."""
ROUND = float(RADIUS_CHIP)
STRONG, WEAK = 0.42, 0.24
"""How dark the bands are, one after the other."""
CHOSEN = 1.0
_MIDDLE = Qt.AlignmentFlag.AlignCenter


class TwoLanes(Chart):
    """Two rows of bands, a step each; the pause before a step is pale."""

    LINES = 5.6
    LETTERS = 36

    step_pressed = Signal(int)
    """The number of the step whose band in the upper lane was pressed."""
    better_pressed = Signal(int)
    """That of the one in the lower lane."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lanes = Lanes()
        self._names: tuple[str, ...] = ()
        self._tips: tuple[str, ...] = ()
        self._place: Place | None = None
        self._chosen = 0
        self.setAccessibleName(tr("Your solve, and the shortest steps below it"))
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def set_lanes(self, lanes: Lanes, names: Sequence[str], tips: Sequence[str]) -> None:
        """Show the bands of a solve.

        Args:
            lanes: where they lie.
            names: of the steps.
            tips: what is said of each step.
        """
        self._lanes, self._names, self._tips = lanes, tuple(names), tuple(tips)
        self.setAccessibleDescription("\n".join(tips))
        self.update()

    def set_chosen(self, number: int) -> None:
        """Let the bands of step ``number`` stand out."""
        self._chosen = number
        self.update()

    def set_place(self, place: Place | None) -> None:
        """Show where the stage is; ``None`` if it shows something else."""
        self._place = place
        self.update()

    def band_at(self, point: QPointF) -> tuple[int, bool] | None:
        """Return the number of the step at a point, and whether that is in the lower lane."""
        for is_better in (False, True):
            for number, band in enumerate(self._lanes.bands):
                if self.band(number, is_better).contains(point) and band.end > band.begin:
                    return number, is_better
        return None

    def band(self, number: int, is_better: bool) -> QRectF:
        """Return where the band of a step is, the lower one as wide as the upper one."""
        band, lane = self._lanes.bands[number], self._lane(is_better)
        return QRectF(
            QPointF(self._x(band.begin), lane.top()), QPointF(self._x(band.end), lane.bottom())
        )

    # The pointer

    def event(self, event: QEvent) -> bool:
        """Say what there is to say of the step that is pointed at."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            found = self.band_at(QPointF(event.pos()))
            QToolTip.showText(event.globalPos(), "" if found is None else self._tips[found[0]])
            return True
        return super().event(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Lead to a step, or to the better line for it."""
        found = self.band_at(event.position())
        if event.button() == Qt.MouseButton.LeftButton and found is not None:
            number, is_better = found
            (self.better_pressed if is_better else self.step_pressed).emit(number)

    # Drawing

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw both lanes with their names, and the caret."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setFont(self._label_font())
            for is_better, name in ((False, tr("Yours")), (True, tr("The best"))):
                lane = self._lane(is_better)
                painter.setPen(QColor(tokens_of(self.palette()).muted))
                above = QRectF(lane.left(), lane.top() - self._label, lane.width(), self._label)
                painter.drawText(above, Qt.AlignmentFlag.AlignLeft, name)
                for number, band in enumerate(self._lanes.bands):
                    self._paint_band(painter, number, band, is_better)
            self._paint_caret(painter)

    def _paint_band(self, painter: QPainter, number: int, band: Band, is_better: bool) -> None:
        end = band.best_end if is_better else band.end
        if end is None:
            return
        lane, tokens = self._lane(is_better), tokens_of(self.palette())
        whole = _across(lane, self._x(band.begin), self._x(end) - GAP)
        turning = _across(lane, self._x(band.turning), self._x(end) - GAP)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(tokens.line))
        painter.drawRoundedRect(whole, ROUND, ROUND)
        colour = QColor(tokens.good if is_better else tokens.accent)
        is_chosen = number == self._chosen
        alpha = CHOSEN if is_chosen else STRONG if number % 2 else WEAK
        painter.setBrush(faded(colour, alpha))
        painter.drawRoundedRect(turning, ROUND, ROUND)
        painter.setPen(QColor(tokens.surface if is_chosen else tokens.text))
        name = self._fitting(self._names[number], turning.width())
        painter.drawText(turning, _MIDDLE, name)

    def _paint_caret(self, painter: QPainter) -> None:
        place = self._place
        if place is None or place.step >= len(self._lanes.bands):
            return
        band, lane = self._lanes.bands[place.step], self._lane(place.is_better)
        end = (band.best_end or band.turning) if place.is_better else band.end
        x = self._x(band.turning + place.share * (end - band.turning))
        painter.setPen(QPen(QColor(tokens_of(self.palette()).text), 2.0))
        painter.drawLine(QPointF(x, lane.top() - 2), QPointF(x, lane.bottom() + 2))

    def _fitting(self, name: str, room: float) -> str:
        """Return as many words from the beginning of a name as fit, or nothing."""
        metrics = QFontMetricsF(self._label_font())
        words = name.split()
        shorter = [name, *(" ".join(words[:count]) for count in range(len(words) - 1, 0, -1))]
        return next((text for text in shorter if metrics.horizontalAdvance(text) <= room), "")

    def _label_font(self) -> QFont:
        return label_font(self.font())

    @property
    def _label(self) -> float:
        """The height of the words above a lane."""
        return QFontMetricsF(self._label_font()).height()

    def _lane(self, is_better: bool) -> QRectF:
        high = self.height() / 2
        top = high * is_better + self._label + 2
        return QRectF(0, top, self.width(), high * (1 + is_better) - top - 4)

    def _x(self, moment: float) -> float:
        return self.width() * moment / max(self._lanes.length, 1e-9)


def _across(lane: QRectF, left: float, right: float) -> QRectF:
    """Return the part of a lane from ``left`` to ``right``."""
    return QRectF(QPointF(left, lane.top()), QPointF(max(left, right), lane.bottom()))
