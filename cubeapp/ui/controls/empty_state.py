"""What is shown where there is nothing: a title, a sentence, and a button that helps."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from cubeapp.ui.controls.note import Caption
from cubeapp.ui.controls.panel import button, heading
from cubeapp.ui.controls.sizes import SPACE


class EmptyState(QWidget):
    """Stands in the middle of the room of what is missing."""

    def __init__(self, title: str, sentence: str, words: str, tip: str) -> None:
        """Make an empty state.

        Args:
            title: what is missing.
            sentence: why, or what can be done.
            words: of the button.
            tip: what the button does.
        """
        super().__init__()
        middle = Qt.AlignmentFlag.AlignHCenter
        name, self.sentence = heading(title), Caption(sentence)
        self.button = button(words, tip)
        for label in (name, self.sentence):
            label.setAlignment(middle)
        column = QVBoxLayout(self)
        column.setSpacing(SPACE)
        column.addStretch(1)
        column.addWidget(name)
        column.addWidget(self.sentence)
        column.addWidget(self.button, 0, middle)
        column.addStretch(2)
