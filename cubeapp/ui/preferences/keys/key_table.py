"""A table of keys and what they do."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import QHeaderView, QTableWidget, QTableWidgetItem

from cubeapp.ui.controls.row_table import choose_rows
from cubeapp.words import tr


class KeyTable(QTableWidget):
    """Two columns, of which one row at a time is chosen; nothing is typed into it."""

    def __init__(self, headings: Sequence[str], wide: int, lines: int) -> None:
        """Make an empty one.

        Args:
            headings: of both columns.
            wide: the column that takes all the room there is, 0 or 1.
            lines: its least height, in lines of text.
        """
        super().__init__(0, 2)
        self.setHorizontalHeaderLabels(headings)
        choose_rows(self)
        fit = QHeaderView.ResizeMode.ResizeToContents
        self.verticalHeader().setSectionResizeMode(fit)
        self.horizontalHeader().setSectionResizeMode(1 - wide, fit)
        self.horizontalHeader().setSectionResizeMode(wide, QHeaderView.ResizeMode.Stretch)
        self.setMinimumHeight(self.fontMetrics().height() * lines)

    def show_rows(self, rows: Sequence[Sequence[QTableWidgetItem]]) -> None:
        """Show these cells and no others; the row that was chosen stays so."""
        self.setRowCount(len(rows))
        # Told of one cell after the other, the table would measure all its rows each time.
        with QSignalBlocker(self.model()):
            for place, cells in enumerate(rows):
                for column, cell in enumerate(cells):
                    self.setItem(place, column, cell)
        self.model().layoutChanged.emit()


def key_cell(text: str, is_changed: bool) -> QTableWidgetItem:
    """Return a cell, which stands out where the user has changed what it says."""
    cell = QTableWidgetItem(text)
    font = cell.font()
    font.setBold(is_changed)
    cell.setFont(font)
    changed = tr("(changed by you)")
    cell.setToolTip(f"{text} {changed}" if is_changed else text)
    return cell
