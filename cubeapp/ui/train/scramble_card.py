"""A card with the scramble to be done on one's own cube, and how that is held."""

from __future__ import annotations

from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from cubeapp.ui.controls.card import Card
from cubeapp.ui.controls.marked_edit import MarkedEdit
from cubeapp.ui.controls.note import Caption
from cubeapp.ui.controls.panel import row
from cubeapp.ui.controls.sizes import SPACE


class ScrambleCard(Card):
    """Shows a scramble, with the buttons for it at its side."""

    def __init__(self, name: str, most_lines: int, *buttons: QWidget) -> None:
        """Show nothing yet.

        Args:
            name: of the scramble, for screen readers.
            most_lines: a longer scramble scrolls.
            buttons: for it.
        """
        super().__init__()
        self.hold_note = Caption()
        self.edit = MarkedEdit(most_lines)
        self.edit.setReadOnly(True)
        self.edit.setFrameShape(QFrame.Shape.NoFrame)
        self.edit.setAccessibleName(name)
        words = QWidget()
        column = QVBoxLayout(words)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.hold_note)
        column.addWidget(self.edit)
        self.line = row(words, *buttons, spacing=SPACE)
        self.line.setStretch(0, 1)
        self.add(self.line)
