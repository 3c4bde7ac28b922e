"""The moves of a step side by side, of which the next one stands out."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy

from cubeapp.engine.model.moves import Move
from cubeapp.engine.notation.turn_names import format_move
from cubeapp.engine.notation.turn_words import in_words
from cubeapp.ui.controls.flow import Flow
from cubeapp.ui.controls.focus import draw_focus, inside_ring
from cubeapp.ui.controls.font_sizes import scaled
from cubeapp.ui.controls.shapes import box
from cubeapp.ui.controls.sizes import EDGE, RADIUS_CHIP
from cubeapp.ui.drawing.palette import tokens_of
from cubeapp.ui.learn.lessons.way import Progress
from cubeapp.words import tr

HEIGHT, WIDTH = 2.0, 2.4
"""The height and the least width of a chip, in lines of text."""
LETTERS = 1.25
"""How much larger its letters are than text."""


class _Chip(QAbstractButton):
    """One move."""

    def __init__(self) -> None:
        super().__init__()
        self.progress = Progress.AHEAD
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Wide enough for the name."""
        line = self.fontMetrics().height()
        letters = round(LETTERS * self.fontMetrics().horizontalAdvance(f"{self.text()}mm"))
        return QSize(max(letters, round(WIDTH * line)), round(HEIGHT * line))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the name on its ground."""
        tokens = tokens_of(self.palette())
        ground, edge, ink = {
            Progress.NOW: (tokens.accent, tokens.accent, tokens.on_accent),
            Progress.DONE: (tokens.surface, tokens.line, tokens.muted),
            Progress.AHEAD: (tokens.sunk, tokens.line, tokens.text),
        }[self.progress]
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            place = QRectF(self.rect()).adjusted(EDGE, EDGE, -EDGE, -EDGE)
            box(painter, inside_ring(self, place), RADIUS_CHIP, ground, edge)
            draw_focus(self, painter)
            painter.setFont(scaled(self.font(), LETTERS, bold=self.progress is not Progress.DONE))
            painter.setPen(QColor(ink))
            painter.drawText(place, Qt.AlignmentFlag.AlignCenter, self.text())


class MoveChips(Flow):
    """Shows the moves of a step; a click shows the cube after one."""

    chosen = Signal(int)
    """How many moves of the step are to be done."""

    def __init__(self) -> None:
        super().__init__()
        self._chips: list[_Chip] = []
        self._moves: tuple[Move, ...] = ()

    @property
    def chips(self) -> tuple[QAbstractButton, ...]:
        """The buttons of the moves, in their order."""
        return tuple(self._chips[: len(self._moves)])

    def show_moves(self, moves: Sequence[Move], size: int, done: int) -> None:
        """Show ``moves`` of a cube of ``size``, of which ``done`` are done."""
        if tuple(moves) != self._moves:
            self._moves = tuple(moves)
            self._name(size)
        for index, chip in enumerate(self._chips[: len(moves)]):
            if index == done:
                progress = Progress.NOW
            else:
                progress = Progress.DONE if index < done else Progress.AHEAD
            if progress is not chip.progress:
                chip.progress = progress
                chip.update()

    def _name(self, size: int) -> None:
        while len(self._chips) < len(self._moves):
            chip, count = _Chip(), len(self._chips) + 1
            chip.clicked.connect(lambda _checked=False, count=count: self.chosen.emit(count))
            self._chips.append(chip)
            self.insert(len(self._chips) - 1, chip)
            chip.show()
        for index, chip in enumerate(self._chips):
            chip.setVisible(index < len(self._moves))
        for chip, move in zip(self._chips, self._moves, strict=False):
            name, words = format_move(move, size), tr(in_words(move, size))
            chip.setText(name)
            chip.setAccessibleName(f"{name}, {words}")
            chip.setToolTip(f"{name}: {words}\n{tr('Click to see the cube after it')}")
            chip.updateGeometry()
