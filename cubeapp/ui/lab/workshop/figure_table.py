"""How long the steps of a method are: mean, spread, and the shortest and longest."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import (
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from cubeapp.engine.solvers.chains.trial import Lengths
from cubeapp.ui.controls.row_table import show_rows
from cubeapp.words import counted, decimal, mark, tr

HEADS = (
    (mark("Step"), mark("The steps of the method, and all of them together")),
    (mark("Mean"), mark("The mean length")),
    (mark("±"), mark("The standard deviation: two of three solves are no farther from the mean")),
    (mark("Range"), mark("The shortest and the longest")),
)
NOTHING = "–"
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_NAME = 0


class FigureTable(QTableWidget):
    """A row for each step and one for all; the chosen row is what is drawn."""

    row_chosen = Signal(int)
    """The number of a step; that of the steps for all of them together."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(0, len(HEADS), parent)
        for column, (title, tip) in enumerate(HEADS):
            head = QTableWidgetItem(tr(title))
            head.setToolTip(tr(tip))
            if column == _NAME:
                head.setTextAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
            self.setHorizontalHeaderItem(column, head)
        self.setAccessibleName(tr("Length of each step"))
        show_rows(self)
        modes = QHeaderView.ResizeMode
        self.horizontalHeader().setSectionResizeMode(modes.ResizeToContents)
        self.horizontalHeader().setSectionResizeMode(_NAME, modes.Stretch)
        self.itemSelectionChanged.connect(self._on_selected)

    def set_figures(self, rows: Sequence[tuple[str, Lengths]]) -> None:
        """Show the figures of the steps, and of all of them together in the last row."""
        with QSignalBlocker(self):
            chosen = self.currentRow() if self.rowCount() == len(rows) else len(rows) - 1
            self.setRowCount(len(rows))
            for row, (name, lengths) in enumerate(rows):
                self._show_row(row, name, lengths)
            self.selectRow(chosen)
        self._fit()

    def text(self, row: int) -> tuple[str, ...]:
        """Return what is shown in a row."""
        cells = (self.item(row, column) for column in range(self.columnCount()))
        return tuple(cell.text() for cell in cells if cell is not None)

    def changeEvent(self, event: QEvent) -> None:
        """Make room for another font."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit()

    def _show_row(self, row: int, name: str, lengths: Lengths) -> None:
        for column, text in enumerate((name, *_figures(lengths))):
            cell = self.item(row, column)
            if cell is None:
                cell = QTableWidgetItem()
                if column != _NAME:
                    cell.setTextAlignment(_RIGHT)
                self.setItem(row, column, cell)
            cell.setText(text)
            if column == _NAME:
                cell.setToolTip(text)

    def _on_selected(self) -> None:
        if self.selectedItems():
            self.row_chosen.emit(self.currentRow())

    def _fit(self) -> None:
        high = round(self.fontMetrics().height() * 1.35)
        for row in range(self.rowCount()):
            self.setRowHeight(row, high)
        head = self.horizontalHeader().sizeHint().height()
        self.setFixedHeight(head + high * self.rowCount() + 2 * self.frameWidth())


def _figures(lengths: Lengths) -> tuple[str, str, str]:
    if not lengths.number:
        return NOTHING, NOTHING, NOTHING
    span = f"{counted(lengths.least)}–{counted(lengths.most)}"
    return decimal(lengths.mean, 1), decimal(lengths.deviation, 1), span
