"""The moves of a scramble on a ground of their own, with a button that copies them."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from cubeapp.language import tr
from cubeapp.ui.controls.icon_button import IconButton
from cubeapp.ui.controls.marked_edit import MarkedEdit
from cubeapp.ui.controls.shapes import box
from cubeapp.ui.drawing.palette import tokens_of
from cubeapp.ui.scene.tokens import RADIUS_CONTROL, SPACE

MOST_LINES = 12
"""Longer scrambles scroll."""
WORD_SPACING = SPACE / 2
"""Pixels between two moves, beside the width of a space."""


class ScrambleText(QWidget):
    """Moves to be read and copied; thousands of them scroll."""

    def __init__(self, copy: Callable[[str], object]) -> None:
        """Show no moves yet; ``copy`` puts a text on the clipboard."""
        super().__init__()
        self.edit = MarkedEdit(most_lines=MOST_LINES)
        self.edit.setReadOnly(True)
        self.edit.setAccessibleName(tr("The scramble"))
        self.edit.setFrameShape(QFrame.Shape.NoFrame)
        self.edit.viewport().setAutoFillBackground(False)
        self.edit.setFont(_spaced(self.edit.font()))
        self.copy_button = IconButton("copy", tr("Copy"), tr("Copy the scramble"))
        self.copy_button.clicked.connect(lambda: copy(self.edit.toPlainText()))
        line = QHBoxLayout(self)
        line.setContentsMargins(SPACE // 2, SPACE // 2, SPACE // 2, SPACE // 2)
        line.setSpacing(SPACE // 2)
        line.addWidget(self.edit)
        line.addWidget(self.copy_button, 0, Qt.AlignmentFlag.AlignTop)

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
