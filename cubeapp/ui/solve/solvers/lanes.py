"""Fewest moves in two lanes: what is done on the scramble and on its inverse, until both meet."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QGridLayout, QVBoxLayout, QWidget

from cubeapp.engine.notation.parsing import format_moves
from cubeapp.engine.solvers.fewest_moves.written import Line, WrittenSolution
from cubeapp.engine.solvers.solution import Solution
from cubeapp.ui.controls.card import Card
from cubeapp.ui.controls.fold import Fold
from cubeapp.ui.controls.icon_button import IconButton
from cubeapp.ui.controls.note import Caption, Note
from cubeapp.ui.controls.panel import stack
from cubeapp.ui.controls.sizes import SPACE
from cubeapp.ui.drawing.palette import tokens_of
from cubeapp.words import mark, plural, tr

LANES = mark("On the scramble"), mark("On the inverse")
LINE = 2
"""Pixels across a lane."""


class LanesCard(Card):
    """An answer as it was found, with a sentence for each line below."""

    def __init__(self, copy: Callable[[str], None]) -> None:
        """Show nothing yet; ``copy`` puts a text on the clipboard."""
        tip = tr("Copy the solution as competitors write it down, line by line")
        self.copy_button = IconButton("copy", tr("Copy"), tip)
        super().__init__(tr("How it was found"), beside=self.copy_button)
        self._copy = copy
        self.lanes = Lanes()
        self.sentences = QWidget()
        self._column = QVBoxLayout(self.sentences)
        self._column.setContentsMargins(0, 0, 0, 0)
        self.fold = Fold(tr("What each line does"), self.sentences)
        self.add(self.lanes, self.fold)
        self._shown: WrittenSolution | None = None
        self.copy_button.clicked.connect(self._write_down)
        self.show_answer(None)

    def show_answer(self, answer: Solution | None) -> None:
        """Show ``answer``, or nothing if it has no lines."""
        written = answer if isinstance(answer, WrittenSolution) and answer.lines else None
        self.setVisible(written is not None)
        if written is None or written is self._shown:
            return
        self._shown = written
        self.lanes.show_answer(written)
        _clear(self._column)
        for line in written.lines:
            told = QWidget()
            stack(told, Note(tr(line.name)), Caption(tr(line.sentence)))
            self._column.addWidget(told)

    def _write_down(self) -> None:
        """Copy a line for each stage, and below them all of it in one row."""
        if self._shown is not None:
            lines = [f"{line.alg} // {tr(line.comment)}" for line in self._shown.lines]
            self._copy("\n".join([*lines, format_moves(self._shown.moves, self._shown.size)]))


class Lanes(QWidget):
    """The lines of an answer from the top, each in its lane, and the solution where both meet."""

    def __init__(self) -> None:
        super().__init__()
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(SPACE)
        for column in range(len(LANES)):
            self._grid.setColumnStretch(column, 1)
        self._heads: list[QWidget] = []
        self._joint: QWidget | None = None

    def show_answer(self, answer: WrittenSolution) -> None:
        """Show another answer."""
        _clear(self._grid)
        self._heads = [_head(tr(title)) for title in LANES]
        for column, head in enumerate(self._heads):
            self._grid.addWidget(head, 0, column)
        boxes = [_stop(line) for line in answer.lines]
        boxes.append(
            _box(
                plural(len(answer.moves), tr("{n} turn"), tr("{n} turns")),
                format_moves(answer.moves, answer.size),
            )
        )
        # A skeleton is all of both lanes in one row, as the solution is.
        apart = [line.mark is None for line in answer.lines]
        joint = apart.index(False) if False in apart else len(apart)
        self._joint = boxes[joint]
        for row, box in enumerate(boxes):
            if row < joint:
                self._grid.addWidget(box, row + 1, int(answer.lines[row].on_inverse))
            else:
                self._grid.addWidget(box, row + 1, 0, 1, len(LANES))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the lanes behind the lines."""
        if self._joint is None:
            return
        bottom = self._joint.geometry().top()
        with QPainter(self) as painter:
            painter.setPen(QPen(QColor(tokens_of(self.palette()).line), LINE))
            for head in self._heads:
                start = QPoint(head.geometry().center().x(), head.geometry().bottom())
                painter.drawLine(start, QPoint(start.x(), bottom))


def _head(title: str) -> QWidget:
    made = Caption(title)
    made.setAlignment(Qt.AlignmentFlag.AlignHCenter)
    return made


def _stop(line: Line) -> QWidget:
    """Return a line of an answer as a box, with its sentence for who points at it."""
    made = _box(tr(line.comment), line.alg)
    made.setToolTip(tr(line.sentence))
    return made


def _box(title: str, moves: str) -> QFrame:
    """Return moves below what they are."""
    made = QFrame()
    made.setFrameShape(QFrame.Shape.StyledPanel)
    made.setAutoFillBackground(True)
    text = Note(moves)
    text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    text.setTextFormat(Qt.TextFormat.PlainText)
    stack(made, Caption(title), text, margin=SPACE)
    made.setAccessibleName(f"{title}: {moves}")
    return made


def _clear(layout: QGridLayout | QVBoxLayout) -> None:
    """Take everything out of a layout."""
    while (item := layout.takeAt(0)) is not None:
        gone = item.widget()
        if gone is not None:
            gone.hide()
            gone.deleteLater()
