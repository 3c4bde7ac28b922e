"""The moves of a timeline as one line of names."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFont,
    QFontMetricsF,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QWheelEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.moves import Move
from cubeapp.engine.notation.turn_names import format_move
from cubeapp.engine.notation.turn_words import in_words
from cubeapp.engine.timeline.timeline import Section, Timeline
from cubeapp.ui.controls.faded import faded
from cubeapp.ui.controls.focus import draw_focus
from cubeapp.ui.controls.wheel import Notches, wheel_angle
from cubeapp.words import mark, tr

NO_MOVES = mark("No moves yet: drag a layer, press a key or scramble the cube.")
NO_SOLUTION = mark("The solution appears here.")
"""Said while the cube is painted and cannot be turned."""
MOVES_HELP = mark("Click a move to see the cube after it; the wheel looks further along")
COVERED = "·"
"""Stands for a move that is not to be seen."""
Naming = Callable[[Move, int], str]
"""Returns what a move of a cube of some size is called."""
_MIDDLE_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class MoveStrip(QWidget):
    """The moves as one line of names around the current one.

    Only the names in sight are measured and drawn, so any number of moves is quick.
    """

    move_clicked = Signal(int)
    """The index of the move."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._moves: tuple[Move, ...] = ()
        self._timeline = Timeline(Cube.solved(3))
        self._starts: set[int] = set()
        self._chunk: Section | None = None
        self._size = 3
        self._current = 0
        self._covered = range(0)
        self._scroll = 0
        self._wheel = Notches()
        self._hovered: int | None = None
        self._naming: Naming | None = None
        self._no_moves = NO_MOVES
        self._names: dict[Move, tuple[str, float]] = {}
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        self.setAccessibleName(tr("Moves"))
        self.setToolTip(tr(MOVES_HELP))

    def sizeHint(self) -> QSize:
        """One line of names high."""
        return QSize(self.fontMetrics().height() * 20, round(self.fontMetrics().height() * 1.6))

    def minimumSizeHint(self) -> QSize:
        """No higher than it must be where letters are large and the window is small."""
        return QSize(0, math.ceil(self.fontMetrics().height() * 1.4))

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
        self._scroll = 0
        self.update()

    def set_naming(self, naming: Naming | None = None) -> None:
        """Call the moves as ``naming`` does; by their letters if ``None``."""
        if naming is not self._naming:
            self._naming = naming
            self._names.clear()
            self.update()

    @property
    def naming(self) -> Naming | None:
        """What the moves are called by; ``None`` for their letters."""
        return self._naming

    @property
    def words_without_moves(self) -> str:
        """What is said while there are no moves."""
        return tr(self._no_moves)

    def say_without_moves(self, words: str = NO_MOVES) -> None:
        """Say ``words``, not yet translated, while there are no moves."""
        if words != self._no_moves:
            self._no_moves = words
            self.update()

    def set_time(self, moment: float) -> None:
        """Mark the move that is under way, or the next one."""
        current = math.floor(moment)
        chunk = self._timeline.step_at(moment)
        if current != self._current or chunk is not self._chunk:
            self._current, self._chunk = current, chunk
            self._scroll = 0
            self.update()

    def cover(self, moves: range) -> None:
        """Name none of ``moves``, by their indices, before it is done."""
        if moves != self._covered:
            self._covered = moves
            self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go to the move under the pointer."""
        index = self._index_at(event.position().x())
        if event.button() == Qt.MouseButton.LeftButton and index is not None:
            self.move_clicked.emit(index)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Frame the move under the pointer."""
        self._hovered = self._index_at(event.position().x())
        hovered = self._hovered
        self.setToolTip(tr(MOVES_HELP) if hovered is None else self._in_words(hovered))
        self.update()

    def leaveEvent(self, _event: QEvent) -> None:
        """Take the frame away."""
        self._hovered = None
        self.update()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Look further along the moves."""
        by = -3 * self._wheel.take(wheel_angle(event))
        middle = min(max(self._middle() + by, 0), max(len(self._moves) - 1, 0))
        self._scroll = middle - self._current
        self.update()
        event.accept()

    def changeEvent(self, event: QEvent) -> None:
        """Measure the names again, for the font may be another."""
        super().changeEvent(event)
        self._names.clear()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the names in sight."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not self._moves or not self.isEnabled():
            painter.setPen(faded(self.palette().color(QPalette.ColorRole.WindowText), 0.7))
            place = self.rect().adjusted(8, 0, 0, 0)
            words = self.fontMetrics().elidedText(
                self.words_without_moves if self.isEnabled() else tr(NO_SOLUTION),
                Qt.TextElideMode.ElideRight,
                place.width(),
            )
            painter.drawText(place, _MIDDLE_LEFT, words)
            draw_focus(self, painter)
            return
        cells = list(self._cells())
        self._paint_chunk(painter, cells)
        for index, cell in cells:
            self._paint_cell(painter, index, cell)
        draw_focus(self, painter)

    def _paint_chunk(self, painter: QPainter, cells: list[tuple[int, QRectF]]) -> None:
        """Draw the step in play as one piece, and lines where other steps begin."""
        chunk, palette = self._chunk, self.palette()
        inside = [cell for i, cell in cells if chunk and chunk.start <= i < chunk.end]
        if inside:
            plate = inside[0].united(inside[-1]).adjusted(1, 1, -1, -1)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(faded(palette.color(QPalette.ColorRole.Highlight), 0.22))
            painter.drawRoundedRect(plate, 5, 5)
        painter.setPen(faded(palette.color(QPalette.ColorRole.WindowText), 0.35))
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
        elif index > self._current:
            text = palette.color(QPalette.ColorRole.PlaceholderText)
        if index == self._hovered and index != self._current:
            painter.setPen(faded(text, 0.5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(cell.adjusted(1.5, 1.5, -1.5, -1.5), 4, 4)
        painter.setFont(font)
        painter.setPen(text)
        name = COVERED if self._is_covered(index) else self._named(index)[0]
        painter.drawText(cell, Qt.AlignmentFlag.AlignCenter, name)

    def _is_covered(self, index: int) -> bool:
        return index >= self._current and index in self._covered

    def _in_words(self, index: int) -> str:
        if self._is_covered(index):
            return tr(MOVES_HELP)
        name, words = self._named(index)[0], tr(in_words(self._moves[index], self._size))
        return f"{name}: {words}\n{tr(MOVES_HELP)}"

    def _middle(self) -> int:
        """The move around which the line is laid out."""
        return min(max(self._current + self._scroll, 0), max(len(self._moves) - 1, 0))

    def _named(self, index: int) -> tuple[str, float]:
        """Return a move's name and the width of its cell."""
        move = self._moves[index]
        if move not in self._names:
            font = QFont(self.font())
            font.setBold(True)
            name = (self._naming or format_move)(move, self._size)
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
