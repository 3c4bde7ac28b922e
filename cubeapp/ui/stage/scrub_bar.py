"""A timeline as a bar to scrub along."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import takewhile

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFontMetricsF,
    QHelpEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QWheelEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.text import verbatim
from cubeapp.engine.timeline.timeline import Section, Timeline
from cubeapp.ui.controls.faded import faded
from cubeapp.ui.controls.focus import draw_focus
from cubeapp.ui.controls.sizes import SPACE
from cubeapp.ui.controls.wheel import Notches, wheel_angle
from cubeapp.words import counted, mark, tr

HELP = mark("Drag to any moment. Keys: ← → one move, Home and End the ends, Space plays and pauses")
NARROW = 40.0
"""Sections of fewer pixels whose names begin alike share one band of the bar."""
STEP_MARK = 5.0
"""Pixels that the marks of steps are long."""
_MIDDLE_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
LINE_GAP = 5.0
"""Lines between bands that would lie closer than this, in pixels, are left out."""


class ScrubBar(QWidget):
    """The whole timeline as a bar: sections as bands, the time as a caret."""

    scrubbed = Signal(float)
    """The moment, in moves, that the pointer asks for."""
    stepped = Signal(int)
    """The number of moves that the wheel asks to go forward."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._timeline = Timeline(Cube.solved(3))
        self._count = 0
        self._time = 0.0
        self._places: tuple[float, list[Section], list[float]] | None = None
        """The width of the groove, its bands, and where steps begin in it, in pixels."""
        self._wheel = Notches()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleName(tr("Timeline"))
        self.setToolTip(tr(HELP))

    def sizeHint(self) -> QSize:
        """Two lines of text high."""
        return QSize(self.fontMetrics().height() * 16, round(self.fontMetrics().height() * 1.9))

    def minimumSizeHint(self) -> QSize:
        """Narrow and low enough for the smallest window with large letters."""
        line = self.fontMetrics().height()
        return QSize(2 * line, round(1.3 * line))

    def set_timeline(self, timeline: Timeline) -> None:
        """Show the length and the sections of ``timeline``."""
        self._count = len(timeline)
        self._timeline = timeline
        self.refresh()

    def refresh(self) -> None:
        """Name the sections anew, with the present names of the colours."""
        self._places = None
        self.update()

    def set_time(self, moment: float) -> None:
        """Put the caret at ``moment``, in moves."""
        self._time = moment
        self.update()

    def event(self, event: QEvent) -> bool:
        """Say which section the pointer is at, and which moves it has."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            self.setToolTip("\n".join([*self._lines_at(event.pos().x()), tr(HELP)]))
        return super().event(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go where the pointer is."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._scrub_to(event.position())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Follow the pointer while its button is down."""
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._scrub_to(event.position())

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Step through the moves."""
        steps = -self._wheel.take(wheel_angle(event))
        if steps:
            self.stepped.emit(steps)
        event.accept()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the bar."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette = self.palette()
        painter.setPen(QPen(palette.color(QPalette.ColorRole.Mid), 1.0))
        painter.setBrush(palette.color(QPalette.ColorRole.Base))
        painter.drawRoundedRect(self._groove().adjusted(-0.5, -0.5, 0.5, 0.5), 4, 4)
        if self._count:
            self._paint_done(painter)
            self._paint_sections(painter)
            self._paint_step(painter)
            self._paint_caret(painter)
        draw_focus(self, painter)

    def _groove(self) -> QRectF:
        return QRectF(self.rect()).adjusted(7, 5, -7, -3)

    def x_of(self, moment: float) -> float:
        """Return where ``moment``, in moves, is from the left, in pixels."""
        groove = self._groove()
        return groove.left() + groove.width() * moment / max(self._count, 1)

    def _moment_at(self, x: float) -> float:
        groove = self._groove()
        share = (x - groove.left()) / max(groove.width(), 1.0)
        return min(max(share, 0.0), 1.0) * self._count

    def _lines_at(self, x: float) -> list[str]:
        """Return what there is to say of the section and of the step at a place."""
        moment = self._moment_at(x)
        stage, step = self._timeline.stage_at(moment), self._timeline.step_at(moment)
        if stage is None or step is None or not stage.start <= moment < stage.end:
            return []
        lines = [_in_words(stage), tr(stage.note)]
        if step is not stage:
            lines.append(_in_words(step))
        return [text for text in lines if text]

    def _scrub_to(self, point: QPointF) -> None:
        self.scrubbed.emit(self._moment_at(point.x()))

    def _paint_done(self, painter: QPainter) -> None:
        groove = self._groove()
        groove.setRight(self.x_of(self._time))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faded(self.palette().color(QPalette.ColorRole.Highlight), 0.16))
        painter.drawRoundedRect(groove, 4, 4)

    def _paint_sections(self, painter: QPainter) -> None:
        groove = self._groove()
        metrics = QFontMetricsF(self.font())
        text = self.palette().color(QPalette.ColorRole.Text)
        last_line = -LINE_GAP
        for section in self._laid_out()[0]:
            band = QRectF(groove)
            band.setLeft(self.x_of(section.start))
            band.setRight(self.x_of(section.end))
            if section.start and band.left() - last_line >= LINE_GAP:
                painter.setPen(faded(text, 0.45))
                painter.drawLine(band.topLeft(), band.bottomLeft())
                last_line = band.left()
            words, name = band.adjusted(SPACE, 0, 0, 0), tr(section.name)
            if metrics.horizontalAdvance(name) <= words.width():
                painter.setPen(text)
                painter.drawText(words, _MIDDLE_LEFT, name)

    def _paint_step(self, painter: QPainter) -> None:
        """Mark where steps begin, and underline the one in play."""
        groove = self._groove()
        painter.setPen(faded(self.palette().color(QPalette.ColorRole.Text), 0.6))
        for x in self._laid_out()[1]:
            painter.drawLine(QPointF(x, groove.top()), QPointF(x, groove.top() + STEP_MARK))
        step = self._timeline.step_at(self._time)
        if step is not None:
            painter.setPen(QPen(self.palette().color(QPalette.ColorRole.Highlight), 3.0))
            y = groove.bottom() - 1
            painter.drawLine(QPointF(self.x_of(step.start), y), QPointF(self.x_of(step.end), y))

    def _laid_out(self) -> tuple[list[Section], list[float]]:
        """Return the bands, and where steps begin, in pixels.

        There may be hundreds of sections, and the caret moves over them in every frame.
        """
        width = self._groove().width()
        if self._places is None or self._places[0] != width:
            least = NARROW * self._count / max(width, 1.0)
            self._places = width, bands(self._timeline.sections, least), self._step_marks()
        return self._places[1:]

    def _step_marks(self) -> list[float]:
        """Return where steps begin, in pixels, but for those too close to the one before."""
        found, last = [], self._groove().left()
        for part in (part for section in self._timeline.sections for part in section.parts):
            x = self.x_of(part.start)
            if x - last >= LINE_GAP:
                found.append(x)
                last = x
        return found

    def _paint_caret(self, painter: QPainter) -> None:
        groove = self._groove()
        x = self.x_of(self._time)
        colour = self.palette().color(QPalette.ColorRole.Highlight)
        painter.setPen(QPen(colour, 2.0))
        painter.drawLine(QPointF(x, groove.top() - 2), QPointF(x, groove.bottom() + 1))
        painter.setPen(QPen(self.palette().color(QPalette.ColorRole.Base), 1.5))
        painter.setBrush(colour)
        painter.drawEllipse(QPointF(x, groove.top()), 4.5, 4.5)


def bands(sections: Iterable[Section], least: float) -> list[Section]:
    """Return the bands that a bar has room for.

    Neighbours with fewer than ``least`` moves whose names begin with the same word become one,
    called by what their names have in common.
    """
    found: list[Section] = []
    is_open = False
    for section in sections:
        is_short = section.end - section.start < least
        last = found[-1] if found else section
        words = _common_words(tr(last.name), tr(section.name))
        # A band that is wide enough does not give up a part of its name for one more.
        is_alike = words == tr(last.name) or (words and last.end - last.start < least)
        if is_open and is_short and is_alike:
            found[-1] = Section(verbatim(words), last.start, section.end)
        else:
            found.append(section)
        is_open = is_short
    return found


def _common_words(first: str, second: str) -> str:
    """Return the words that both begin with."""
    pairs = zip(first.split(), second.split(), strict=False)
    return " ".join(word for word, _ in takewhile(lambda pair: pair[0] == pair[1], pairs))


def _in_words(section: Section) -> str:
    first, last = section.start + 1, section.end
    text = tr("{step}: move {last}") if first == last else tr("{step}: moves {first}–{last}")
    return text.format(step=tr(section.name), first=counted(first), last=counted(last))
