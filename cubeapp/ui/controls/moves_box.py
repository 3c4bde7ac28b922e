"""Moves to read and to copy, on a ground of their own."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from cubeapp.ui.controls.icon_button import IconButton
from cubeapp.ui.controls.note import Note
from cubeapp.ui.controls.shapes import box
from cubeapp.ui.drawing.palette import tokens_of
from cubeapp.ui.scene.tokens import RADIUS_CONTROL, SPACE


class MovesBox(QWidget):
    """Moves that can be selected, with a button beside them that copies them."""

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
        self.text = Note()
        self.text.setAccessibleName(name)
        self.text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        font = self.text.font()
        font.setBold(True)
        self.text.setFont(font)
        self.copy_button = IconButton("copy", copy, tip)
        self.copy_button.clicked.connect(lambda: self.copied.emit())
        layout = QHBoxLayout(self)
        layout.setContentsMargins(SPACE, SPACE, SPACE, SPACE)
        layout.setSpacing(SPACE)
        layout.addWidget(self.text, 1)
        layout.addWidget(self.copy_button, 0, Qt.AlignmentFlag.AlignTop)

    @property
    def moves(self) -> str:
        """What is shown."""
        return self.text.text()

    def set_moves(self, text: str) -> None:
        """Show moves, or why there are none."""
        self.text.set_text(text)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the ground."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            ground = tokens_of(self.palette()).sunk
            box(painter, self.rect().toRectF(), RADIUS_CONTROL, ground)
