"""Moves to read and to copy, on a ground of their own."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from cubeapp.ui.controls.icon_button import IconButton
from cubeapp.ui.controls.marked_edit import MarkedEdit
from cubeapp.ui.controls.shapes import box
from cubeapp.ui.controls.sizes import RADIUS_CONTROL, SPACE
from cubeapp.ui.drawing.palette import tokens_of

MOST_LINES = 12
"""Longer ones scroll."""
WORD_SPACING = SPACE / 2
"""Pixels between two moves, beside the width of a space."""


class MovesBox(QWidget):
    """Moves that can be selected, thousands of them if need be, and a button that copies them."""

    copied = Signal()
    """They are to be put on the clipboard."""

    def __init__(self, name: str, copy: str, tip: str) -> None:
        """Make an empty box.

        Args:
            name: what the moves are, for screen readers.
            copy: the words of the button, which shows an icon.
            tip: what exactly is copied.
        """
        super().__init__()
        self.edit = MarkedEdit(most_lines=MOST_LINES)
        self.edit.setReadOnly(True)
        self.edit.setAccessibleName(name)
        self.edit.setFrameShape(QFrame.Shape.NoFrame)
        self.edit.viewport().setAutoFillBackground(False)
        self.edit.setFont(_spaced(self.edit.font()))
        self.copy_button = IconButton("copy", copy, tip)
        self.copy_button.clicked.connect(lambda: self.copied.emit())
        line = QHBoxLayout(self)
        line.setContentsMargins(SPACE // 2, SPACE // 2, SPACE // 2, SPACE // 2)
        line.setSpacing(SPACE // 2)
        line.addWidget(self.edit)
        line.addWidget(self.copy_button, 0, Qt.AlignmentFlag.AlignTop)

    @property
    def moves(self) -> str:
        """What is shown."""
        return self.edit.toPlainText()

    def set_moves(self, text: str) -> None:
        """Show moves, or why there are none."""
        if text != self.moves:
            self.edit.setPlainText(text)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the ground."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            box(painter, QRectF(self.rect()), RADIUS_CONTROL, tokens_of(self.palette()).sunk)


def _spaced(font: QFont) -> QFont:
    """Return ``font`` for moves: bold, and well apart."""
    made = QFont(font)
    made.setBold(True)
    made.setWordSpacing(WORD_SPACING)
    return made
