"""A part of a card that tells something: a sign, a heading and a few sentences."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from cubeapp.ui.controls.note import Caption
from cubeapp.ui.controls.signs import Sign
from cubeapp.ui.controls.sizes import SPACE


class ToldPart(QWidget):
    """A sign, a heading and a few sentences; hidden while there are none."""

    def __init__(self, icon: str, title: str) -> None:
        super().__init__()
        self.text = QLabel()
        self.text.setWordWrap(True)
        self.text.setTextFormat(Qt.TextFormat.PlainText)
        self.text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(SPACE)
        grid.setVerticalSpacing(0)
        grid.addWidget(Sign(icon), 0, 0, 2, 1, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(Caption(title), 0, 1)
        grid.addWidget(self.text, 1, 1)
        grid.setColumnStretch(1, 1)

    def set_text(self, text: str) -> None:
        """Show ``text``, or nothing at all if it is empty."""
        self.text.setText(text)
        self.setVisible(bool(text))
