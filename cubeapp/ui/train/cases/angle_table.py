"""How a case has gone from each angle, a line for each."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from cubeapp.engine.practice.case_book import ANGLE_NAMES, ANGLES, Record
from cubeapp.ui.train.cases.case_words import usual_words
from cubeapp.words import counted, tr


class AngleTable(QWidget):
    """Shows how often a case was met and missed from an angle, and how long it takes from there.

    Hidden where a case looks the same from all angles, or was never met.
    """

    def __init__(self) -> None:
        super().__init__()
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        heads = (tr("angle"), tr("met"), tr("missed"), tr("seconds"))
        self.cells = [[QLabel() for _ in heads] for _ in range(ANGLES)]
        """The labels of each line."""
        right = Qt.AlignmentFlag.AlignRight
        for column, text in enumerate(heads):
            grid.addWidget(QLabel(text), 0, column, right if column else Qt.AlignmentFlag.AlignLeft)
            for line, labels in enumerate(self.cells, 1):
                labels[column].setAlignment(right if column else Qt.AlignmentFlag.AlignLeft)
                grid.addWidget(labels[column], line, column)
        grid.setColumnStretch(0, 1)

    def set_record(self, record: Record, count: int) -> None:
        """Show the trials of ``record`` by angle, of which the case has ``count``."""
        self.setVisible(count > 1 and bool(record.trials))
        for angle, labels in enumerate(self.cells):
            result = record.from_angle(angle)
            texts = (
                tr(ANGLE_NAMES[angle]),
                counted(result.met),
                counted(result.missed),
                usual_words(result.usual),
            )
            for label, text in zip(labels, texts, strict=True):
                label.setText(text)
                label.setVisible(angle < count)
