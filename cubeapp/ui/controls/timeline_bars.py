"""How a timeline is drawn: the bar to scrub along and the line of moves."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from itertools import takewhile

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
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

from cubeapp.engine.moves import Move
from cubeapp.engine.timeline import Section, Timeline
from cubeapp.engine.turn_names import format_move
from cubeapp.engine.turn_words import in_words

NO_MOVES = "No moves yet: drag a layer, press a key or scramble the cube."
HELP = "Drag to any moment. Keys: ← → one move, Home and End the ends, Space plays and pauses"
MOVES_HELP = "Click a move to see the cube after it; the wheel looks further along"
TICK_GAP = 5.0
"""Ticks of moves that would lie closer than this, in pixels, are left out."""
NARROW = 40.0
"""Sections of fewer pixels whose names begin alike share one band of the bar."""
STEP_MARK = 5.0
"""Pixels that the marks of steps are long."""
LINE_GAP = 5.0
"""Lines between bands that would lie closer than this, in pixels, are left out."""
_MIDDLE_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class ScrubBar(QWidget):
    """The whole timeline as a bar: sections as bands, moves as ticks, the time as a caret."""

    scrubbed = Signal(float)
    """The moment, in moves, that the pointer asks for."""
    stepped = Signal(int)
    """The wheel asks for so many moves forward."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._timeline: Timeline | None = None
        self._count = 0
        self._sections: tuple[Section, ...] = ()
        self._time = 0.0
        self._wheel = 0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleName("Timeline")
        self.setToolTip(HELP)

    def sizeHint(self) -> QSize:
        """Two lines of text high."""
        return QSize(self.fontMetrics().height() * 16, round(self.fontMetrics().height() * 1.9))

    def minimumSizeHint(self) -> QSize:
        """Narrow enough for the smallest window."""
        return QSize(self.fontMetrics().height() * 6, self.sizeHint().height())

    def set_timeline(self, timeline: Timeline) -> None:
        """Show the length and the sections of ``timeline``."""
        self._count = len(timeline)
        self._sections = timeline.sections
        self._timeline = timeline
        self.update()

    def set_time(self, moment: float) -> None:
        """Put the caret at ``moment``, in moves."""
        self._time = moment
        self.update()

    def event(self, event: QEvent) -> bool:
        """Say which section the pointer is at, and which moves it has."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            section = self._section_at(event.pos().x())
            self.setToolTip(f"{_in_words(section)}\n{HELP}" if section else HELP)
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
        self._wheel -= event.angleDelta().y() or event.angleDelta().x()
        steps, self._wheel = int(self._wheel / 120), int(math.fmod(self._wheel, 120))
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
            self._paint_ticks(painter)
            self._paint_step(painter)
            self._paint_caret(painter)

    def _groove(self) -> QRectF:
        return QRectF(self.rect()).adjusted(7, 5, -7, -3)

    def _x(self, moment: float) -> float:
        groove = self._groove()
        return groove.left() + groove.width() * moment / max(self._count, 1)

    def _moment_at(self, x: float) -> float:
        groove = self._groove()
        share = (x - groove.left()) / max(groove.width(), 1.0)
        return min(max(share, 0.0), 1.0) * self._count

    def _section_at(self, x: float) -> Section | None:
        moment = self._moment_at(x)
        there = (section for section in self._sections if section.start <= moment < section.end)
        return next(there, None)

    def _scrub_to(self, point: QPointF) -> None:
        self.scrubbed.emit(self._moment_at(point.x()))

    def _paint_done(self, painter: QPainter) -> None:
        groove = self._groove()
        groove.setRight(self._x(self._time))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(_faded(self.palette().color(QPalette.ColorRole.Highlight), 0.35))
        painter.drawRoundedRect(groove, 4, 4)

    def _paint_sections(self, painter: QPainter) -> None:
        groove = self._groove()
        metrics = QFontMetricsF(self.font())
        text = self.palette().color(QPalette.ColorRole.Text)
        last_line = -LINE_GAP
        for section in bands(self._sections, NARROW * self._count / max(groove.width(), 1.0)):
            band = QRectF(groove)
            band.setLeft(self._x(section.start))
            band.setRight(self._x(section.end))
            if section.start and band.left() - last_line >= LINE_GAP:
                painter.setPen(_faded(text, 0.45))
                painter.drawLine(band.topLeft(), band.bottomLeft())
                last_line = band.left()
            name = metrics.elidedText(section.name, Qt.TextElideMode.ElideRight, band.width() - 8)
            if name.rstrip("…"):
                painter.setPen(text)
                painter.drawText(band, Qt.AlignmentFlag.AlignCenter, name)

    def _paint_ticks(self, painter: QPainter) -> None:
        groove = self._groove()
        if groove.width() / self._count < TICK_GAP:
            return
        painter.setPen(_faded(self.palette().color(QPalette.ColorRole.Text), 0.35))
        for index in range(1, self._count):
            x = self._x(index)
            painter.drawLine(QPointF(x, groove.bottom() - 4), QPointF(x, groove.bottom()))

    def _paint_step(self, painter: QPainter) -> None:
        """Mark where steps begin, and underline the one in play."""
        groove = self._groove()
        painter.setPen(_faded(self.palette().color(QPalette.ColorRole.Text), 0.6))
        last = groove.left()
        for part in (part for section in self._sections for part in section.parts):
            x = self._x(part.start)
            if x - last >= LINE_GAP:
                painter.drawLine(QPointF(x, groove.top()), QPointF(x, groove.top() + STEP_MARK))
                last = x
        step = self._timeline and self._timeline.step_at(self._time)
        if step:
            painter.setPen(QPen(self.palette().color(QPalette.ColorRole.Highlight), 3.0))
            y = groove.bottom() - 1
            painter.drawLine(QPointF(self._x(step.start), y), QPointF(self._x(step.end), y))

    def _paint_caret(self, painter: QPainter) -> None:
        groove = self._groove()
        x = self._x(self._time)
        colour = self.palette().color(QPalette.ColorRole.Highlight)
        painter.setPen(QPen(colour, 2.0))
        painter.drawLine(QPointF(x, groove.top() - 2), QPointF(x, groove.bottom() + 1))
        role = QPalette.ColorRole.Text if self.hasFocus() else QPalette.ColorRole.Base
        ring = self.palette().color(role)
        painter.setPen(QPen(ring, 1.5))
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
        words = _common_words(last.name, section.name)
        # A band that is wide enough does not give up a part of its name for one more.
        is_alike = words == last.name or (words and last.end - last.start < least)
        if is_open and is_short and is_alike:
            found[-1] = Section(words, last.start, section.end)
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
    moves = f"move {last:,}" if first == last else f"moves {first:,}–{last:,}"
    return f"{section.name}: {moves}" + (f"\n{section.note}" if section.note else "")


class MoveStrip(QWidget):
    """The moves as one line of names around the current one.

    Only the names in sight are measured and drawn, so any number of moves is quick.
    """

    move_clicked = Signal(int)
    """The index of the move."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._moves: tuple[Move, ...] = ()
        self._timeline: Timeline | None = None
        self._starts: set[int] = set()
        self._chunk: Section | None = None
        self._size = 3
        self._current = -1
        self._scroll = 0
        self._hovered: int | None = None
        self._names: dict[Move, tuple[str, float]] = {}
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName("Moves")
        self.setToolTip(MOVES_HELP)

    def sizeHint(self) -> QSize:
        """One line of names high."""
        return QSize(self.fontMetrics().height() * 20, round(self.fontMetrics().height() * 1.6))

    def set_timeline(self, timeline: Timeline) -> None:
        """Show the moves of ``timeline``."""
        self._moves = timeline.moves
        self._timeline = timeline
        self._starts = {part.start for section in timeline.sections for part in section.parts}
        self._starts |= {section.start for section in timeline.sections}
        self._chunk = None
        if timeline.start.size != self._size:
            self._size = timeline.start.size
            self._names.clear()
        self._hovered = None
        self.update()

    def set_time(self, moment: float) -> None:
        """Mark the move that is under way, or the last one done."""
        current = math.ceil(moment) - 1
        chunk = self._timeline.step_at(moment) if self._timeline else None
        if current != self._current or chunk is not self._chunk:
            self._current, self._chunk = current, chunk
            self._scroll = 0
            self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go to the move under the pointer."""
        index = self._index_at(event.position().x())
        if event.button() == Qt.MouseButton.LeftButton and index is not None:
            self.move_clicked.emit(index)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Frame the move under the pointer."""
        self._hovered = self._index_at(event.position().x())
        self.setToolTip(MOVES_HELP if self._hovered is None else self._in_words(self._hovered))
        self.update()

    def leaveEvent(self, _event: object) -> None:
        """Take the frame away."""
        self._hovered = None
        self.update()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Look further along the moves."""
        by = -1 if (event.angleDelta().y() or event.angleDelta().x()) > 0 else 1
        middle = min(max(self._middle() + 3 * by, 0), max(len(self._moves) - 1, 0))
        self._scroll = middle - max(self._current, 0)
        self.update()
        event.accept()

    def changeEvent(self, event: object) -> None:
        """Measure the names again, for the font may be another."""
        self._names.clear()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the names in sight."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not self._moves:
            painter.setPen(_faded(self.palette().color(QPalette.ColorRole.WindowText), 0.7))
            painter.drawText(self.rect().adjusted(8, 0, 0, 0), _MIDDLE_LEFT, NO_MOVES)
            return
        cells = list(self._cells())
        self._paint_chunk(painter, cells)
        for index, cell in cells:
            self._paint_cell(painter, index, cell)

    def _paint_chunk(self, painter: QPainter, cells: list[tuple[int, QRectF]]) -> None:
        """Draw the step in play as one piece, and lines where other steps begin."""
        chunk, palette = self._chunk, self.palette()
        inside = [cell for i, cell in cells if chunk and chunk.start <= i < chunk.end]
        if inside:
            plate = inside[0].united(inside[-1]).adjusted(1, 1, -1, -1)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(_faded(palette.color(QPalette.ColorRole.Highlight), 0.22))
            painter.drawRoundedRect(plate, 5, 5)
        painter.setPen(_faded(palette.color(QPalette.ColorRole.WindowText), 0.35))
        for index, cell in cells:
            if index in self._starts and index:
                x = cell.left()
                painter.drawLine(QPointF(x, cell.top() + 5), QPointF(x, cell.bottom() - 5))

    def cell(self, index: int) -> QRectF | None:
        """Return where the move ``index`` is drawn, ``None`` when it is out of sight."""
        return dict(self._cells()).get(index)

    def _paint_cell(self, painter: QPainter, index: int, cell: QRectF) -> None:
        palette = self.palette()
        text = palette.color(QPalette.ColorRole.WindowText)
        font = QFont(self.font())
        if index == self._current:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(palette.color(QPalette.ColorRole.Highlight))
            painter.drawRoundedRect(cell.adjusted(1, 1, -1, -1), 4, 4)
            text = palette.color(QPalette.ColorRole.HighlightedText)
            font.setBold(True)
        elif index < self._current:
            text = _faded(text, 0.6)
        if index == self._hovered and index != self._current:
            painter.setPen(_faded(text, 0.5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(cell.adjusted(1.5, 1.5, -1.5, -1.5), 4, 4)
        painter.setFont(font)
        painter.setPen(text)
        painter.drawText(cell, Qt.AlignmentFlag.AlignCenter, self._named(index)[0])

    def _in_words(self, index: int) -> str:
        name, words = self._named(index)[0], in_words(self._moves[index], self._size)
        return f"{name}: {words}\n{MOVES_HELP}"

    def _middle(self) -> int:
        """The move around which the line is laid out."""
        return min(max(self._current + self._scroll, 0), max(len(self._moves) - 1, 0))

    def _named(self, index: int) -> tuple[str, float]:
        """Return a move's name and the width of its cell."""
        move = self._moves[index]
        if move not in self._names:
            font = QFont(self.font())
            font.setBold(True)
            name = format_move(move, self._size)
            metrics = QFontMetricsF(font)
            width = max(metrics.horizontalAdvance(name), metrics.height()) + 10
            self._names[move] = name, width
        return self._names[move]

    def _cells(self) -> Iterator[tuple[int, QRectF]]:
        """Yield the moves in sight and where they are drawn."""
        if not self._moves:
            return
        first, left = self._first_cell()
        height = self.height()
        while first < len(self._moves) and left < self.width():
            width = self._named(first)[1]
            yield first, QRectF(left, 0, width, height)
            first, left = first + 1, left + width

    def _first_cell(self) -> tuple[int, float]:
        """Return the first move in sight and its left edge, the middle move in the middle."""
        middle = self._middle()
        right = self.width() / 2
        last = middle
        while last < len(self._moves) and right < self.width():
            right += self._named(last)[1]
            last += 1
        # At the end the line keeps to the right edge, at the start to the left one.
        left = self.width() / 2 + max(0.0, self.width() - right)
        first = middle
        while first > 0 and left > 0:
            first -= 1
            left -= self._named(first)[1]
        return first, min(left, 0.0)

    def _index_at(self, x: float) -> int | None:
        inside = (index for index, cell in self._cells() if cell.left() <= x < cell.right())
        return next(inside, None)


def _faded(colour: QColor, alpha: float) -> QColor:
    colour = QColor(colour)
    colour.setAlphaF(alpha)
    return colour
