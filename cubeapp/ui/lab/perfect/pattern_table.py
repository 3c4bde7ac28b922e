"""How many cubes a search has found with each number of different patterns on their faces."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QRectF,
    QSignalBlocker,
    Qt,
    Signal,
)
from PySide6.QtGui import QPainter, QPalette
from PySide6.QtWidgets import (
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from cubeapp.engine.perfect.search import PATTERNS
from cubeapp.ui.controls.faded import faded
from cubeapp.ui.controls.row_table import show_rows
from cubeapp.words import counted, mark, tr

ALL = 0
"""Stands for cubes with any number of patterns."""
SHARE = Qt.ItemDataRole.UserRole
"""The part of all cubes that a number is, 0…1."""
WIDEST_COUNT = 888_888_888
"""No number of cubes takes more room."""
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_PATTERNS, _CUBES = 0, 1
"""The columns with the number of patterns, and with the bars."""


class PatternTable(QTableWidget):
    """A row for each number of patterns, and one for all; the chosen row is what is listed."""

    patterns_chosen = Signal(int)
    """Cubes with this number of different patterns are to be shown; 0 for all."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(PATTERNS + 1, 3, parent)
        for column, (title, tip) in enumerate(_HEADS):
            head = QTableWidgetItem(tr(title))
            head.setToolTip(tr(tip))
            self.setHorizontalHeaderItem(column, head)
        show_rows(self)
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        narrow = QHeaderView.ResizeMode.ResizeToContents
        self.horizontalHeader().setSectionResizeMode(_PATTERNS, narrow)
        self.setItemDelegateForColumn(_CUBES, _Bars(self))
        self._cells = [
            [QTableWidgetItem(text) for text in (f"{row}" if row else tr("all"), "", "")]
            for row in range(PATTERNS + 1)
        ]
        for row, cells in enumerate(self._cells):
            for column, cell in enumerate(cells):
                cell.setTextAlignment(_RIGHT)
                self.setItem(row, column, cell)
        self.itemSelectionChanged.connect(self._on_selected)
        self._fit()

    @property
    def chosen(self) -> int:
        """The number of patterns of the chosen row; 0 for all."""
        return max(self.currentRow(), ALL)

    def text(self, patterns: int) -> tuple[str, str]:
        """Return what is shown of the cubes and classes with that many patterns; 0 for all."""
        _number, cubes, classes = self._cells[patterns]
        return cubes.text(), classes.text()

    def set_counts(
        self, cubes: Sequence[str], shares: Sequence[float], classes: Sequence[str]
    ) -> None:
        """Show the numbers of all cubes and of those with 1, 2, … 6 patterns.

        Args:
            cubes: the seven numbers.
            shares: what part of all each of them is.
            classes: how many cubes no symmetry makes equal, seven numbers.
        """
        for row, (_number, many, few) in enumerate(self._cells):
            many.setText(cubes[row])
            many.setData(SHARE, shares[row])
            few.setText(classes[row])

    def choose_all(self) -> None:
        """Choose the row of all, without a word."""
        with QSignalBlocker(self):
            self.selectRow(ALL)

    def changeEvent(self, event: QEvent) -> None:
        """Make room for another font."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit()

    def _on_selected(self) -> None:
        if self.selectedItems():
            self.patterns_chosen.emit(self.chosen)

    def _fit(self) -> None:
        high = round(self.fontMetrics().height() * 1.35)
        for row in range(self.rowCount()):
            self.setRowHeight(row, high)
        head = self.horizontalHeader().sizeHint().height()
        self.setFixedHeight(head + high * self.rowCount() + 2 * self.frameWidth())
        # The others are as wide as the widest number needs.
        first = self.horizontalHeader().sectionSizeHint(_PATTERNS)
        column = self.fontMetrics().horizontalAdvance(counted(WIDEST_COUNT)) + high
        others = (self.columnCount() - 1) * column
        self.setMinimumWidth(first + others + 2 * self.frameWidth())


_HEADS = (
    (mark("Patterns"), mark("How many different patterns the six faces have")),
    (mark("Cubes"), mark("How many cubes, as the colours are")),
    (
        mark("Classes"),
        mark("How many cubes that no other side, mirror or change of colours makes equal"),
    ),
)


class _Bars(QStyledItemDelegate):
    """Draws a bar behind each number, as long as its part of all."""

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Draw a cell."""
        share = index.data(SHARE)
        rect = QRectF(option.rect)
        selected = option.state & QStyle.StateFlag.State_Selected
        if share and index.row() != ALL and not selected:
            colour = faded(option.palette.color(QPalette.ColorRole.Highlight), 0.3)
            wide = max(rect.width() * share, 2.0)
            painter.fillRect(QRectF(rect.left(), rect.top() + 2, wide, rect.height() - 4), colour)
        super().paint(painter, option, index)
