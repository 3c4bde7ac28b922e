"""A small table: what is counted, and how many there are."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from cubeapp.ui.controls.sizes import SPACE


class CountTable(QWidget):
    """Names, each with a number at the right that stands out."""

    def __init__(self, rows: Iterable[tuple[str, str]]) -> None:
        """Show no numbers yet; ``rows`` are names, each with what else is to be said of it."""
        super().__init__()
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setVerticalSpacing(SPACE // 2)
        self.counts: list[QLabel] = []
        """The numbers."""
        for line, (text, tip) in enumerate(rows):
            name, count = QLabel(text), QLabel()
            count.setAlignment(Qt.AlignmentFlag.AlignRight)
            font = count.font()
            font.setBold(True)
            count.setFont(font)
            for place, label in enumerate((name, count)):
                label.setToolTip(tip)
                grid.addWidget(label, line, place)
            self.counts.append(count)

    def show_counts(self, texts: Iterable[str]) -> None:
        """Show ``texts``, one for each name."""
        for label, text in zip(self.counts, texts, strict=True):
            label.setText(text)
