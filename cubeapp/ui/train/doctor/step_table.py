"""The steps of a solve as a table: what each found, and what it took."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QSizePolicy,
    QTableWidget,
    QTableWidgetItem,
)

from cubeapp.engine.practice.doctor.report import StepReport
from cubeapp.engine.practice.doctor.telling import told
from cubeapp.ui.train.doctor.model import name_of
from cubeapp.words import capitalised, counted, decimal, mark, tr

MOST_ROWS = 12
"""More of them scroll."""
ROW = 1.35
"""The height of one in lines of text."""
WIDE_NAME = "F2L 4 FR"
"""Few steps are called anything longer; those lack their last letters where there is no room."""
HEADS = (
    (mark("Step"), mark("The step with its case, or with the slot that it filled")),
    (mark("Turns"), mark("Turns of layers; turns of the whole cube do not count")),
    (mark("Best"), mark("The fewest turns that would have done it")),
    (mark("Pause"), mark("Seconds before its first turn was done")),
    (mark("Per s"), mark("Turns a second after that")),
)
_TIMED = (3, 4)
"""The columns of what only times tell."""
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class StepTable(QTableWidget):
    """A row for each step, of which one is chosen."""

    chosen = Signal(int)
    """The user has chosen the step of this number."""
    play_wanted = Signal()
    """Enter was pressed, or a row was double-clicked."""

    def __init__(self) -> None:
        super().__init__(0, len(HEADS))
        for column, (title, tip) in enumerate(HEADS):
            head = QTableWidgetItem(tr(title))
            head.setToolTip(tr(tip))
            head.setTextAlignment(_RIGHT if column else Qt.AlignmentFlag.AlignLeft)
            self.setHorizontalHeaderItem(column, head)
        self.setAccessibleName(tr("Steps of the solve"))
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.verticalHeader().hide()
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setMinimumSectionSize(1)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.currentCellChanged.connect(self._on_current)
        # The row that is chosen leads there, too, when the stage has moved on.
        self.cellPressed.connect(lambda row, _column: self.chosen.emit(row))
        self.cellDoubleClicked.connect(lambda _row, _column: self.play_wanted.emit())

    def set_reports(self, reports: Sequence[StepReport], chosen: int) -> None:
        """Show the steps, number ``chosen`` chosen; columns of times where there are times."""
        with QSignalBlocker(self):
            self.setRowCount(len(reports))
            for number, report in enumerate(reports):
                for column, text in enumerate(_cells(report)):
                    self.setItem(number, column, _cell(text, column, tr(told(report))))
            self.setCurrentCell(chosen, 0)
        is_timed = any(report.pause_s is not None for report in reports)
        for column in _TIMED:
            self.setColumnHidden(column, not is_timed)
        self._fit()

    def choose(self, number: int) -> None:
        """Choose a row, without a word."""
        if number != self.currentRow():
            with QSignalBlocker(self):
                self.setCurrentCell(number, 0)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Play at Enter."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.play_wanted.emit()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Make room for another font."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit()

    def _on_current(self, row: int, _column: int, before: int, _before_column: int) -> None:
        if row >= 0 and row != before:
            self.chosen.emit(row)

    def _fit(self) -> None:
        high = round(ROW * self.fontMetrics().height())
        for row in range(self.rowCount()):
            self.setRowHeight(row, high)
        head, letters = self.horizontalHeader(), self.fontMetrics()
        self.setFixedHeight(head.sizeHint().height() + high * min(self.rowCount(), MOST_ROWS))
        columns = [at for at in range(1, self.columnCount()) if not self.isColumnHidden(at)]
        numbers = sum(head.sectionSizeHint(column) for column in columns)
        self.setMinimumWidth(letters.horizontalAdvance(WIDE_NAME) + high + numbers)


def _cells(report: StepReport) -> tuple[str, ...]:
    step, best = report.step, report.best
    pause, speed = report.pause_s, report.turns_a_second
    return (
        capitalised(tr(name_of(report))),
        counted(step.length) if step.length else tr("shared") if step.is_shared else tr("skip"),
        counted(best.length) if best is not None and step.length else "",
        "" if pause is None else decimal(pause, 2),
        "" if speed is None else decimal(speed, 1),
    )


def _cell(text: str, column: int, tip: str) -> QTableWidgetItem:
    made = QTableWidgetItem(text)
    made.setToolTip(tip)
    if column:
        made.setTextAlignment(_RIGHT)
    return made
