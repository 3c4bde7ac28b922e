"""The solves of a session, the newest first, each with the averages that it ends."""

from __future__ import annotations

from PySide6.QtCore import (
    QAbstractTableModel,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QSizePolicy, QTableView

from cubeapp.engine.practice.solves import Session, Solve
from cubeapp.engine.practice.statistics import Statistics
from cubeapp.engine.practice.times import AO5, AO12, format_result
from cubeapp.language import counted, mark, tr
from cubeapp.ui.train.timer.model import TimerModels

MOST_ROWS_SHOWN = 7
"""A longer list scrolls."""
_HEADINGS = (mark("No."), mark("Time"), AO5.name, AO12.name, "")
_AVERAGES = {2: AO5.name, 3: AO12.name}
_RECORDED, _COMMENT = "▶", "✎"

_Index = QModelIndex | QPersistentModelIndex
_ROOT = QModelIndex()


class _Solves(QAbstractTableModel):
    """The table behind the list; row 0 is the last solve."""

    def __init__(self) -> None:
        super().__init__()
        self.session = Session("")
        self._statistics = Statistics(())

    def set_session(self, session: Session, statistics: Statistics) -> None:
        self.beginResetModel()
        self.session, self._statistics = session, statistics
        self.endResetModel()

    def rowCount(self, _parent: _Index = _ROOT) -> int:
        return len(self.session.solves)

    def columnCount(self, _parent: _Index = _ROOT) -> int:
        return len(_HEADINGS)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if orientation is Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return tr(_HEADINGS[section]) if _HEADINGS[section] else ""
        return None

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        number = len(self.session.solves) - 1 - index.row()
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        if role == Qt.ItemDataRole.ToolTipRole:
            return describe(self.session.solves[number])
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(number, index.column())
        return None

    def _text(self, number: int, column: int) -> str:
        solve = self.session.solves[number]
        if column in _AVERAGES:
            value = self._statistics.averages[_AVERAGES[column]][number]
            return "" if value is None else format_result(value)
        if column == 0:
            return counted(number + 1)
        if column == 1:
            return solve.described() if not solve.is_dnf else "DNF"
        return (_RECORDED if solve.is_recorded else "") + (_COMMENT if solve.comment else "")


class TimeList(QTableView):
    """Shows a session; one of its solves is selected.

    Enter or a double click replays it, Delete deletes it.
    """

    looked_at = Signal(object)
    """The number of a solve in the session, counted from 0; ``None`` if there is none."""

    def __init__(self, models: TimerModels) -> None:
        """Show nothing yet; ``models`` replay solves and delete them."""
        super().__init__()
        self._models = models
        self._solves = _Solves()
        self.setModel(self._solves)
        self.setAccessibleName(tr("Times of this session, the newest first"))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setAlternatingRowColors(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.verticalHeader().hide()
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        header.setMinimumSectionSize(1)
        for column in (0, len(_HEADINGS) - 1):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.Fixed)
        header.setHighlightSections(False)
        self.selectionModel().currentRowChanged.connect(self._on_row_changed)
        self.doubleClicked.connect(self._watch)
        self._fit()

    @property
    def number(self) -> int | None:
        """The number of the chosen solve in the session, ``None`` if none is chosen."""
        row, count = self.currentIndex().row(), len(self._solves.session.solves)
        return count - 1 - row if 0 <= row < count else None

    @property
    def chosen(self) -> Solve | None:
        """The chosen solve."""
        return None if self.number is None else self._solves.session.solves[self.number]

    def set_session(self, session: Session, statistics: Statistics) -> None:
        """Show a session; the chosen solve stays chosen unless there are others."""
        before, number = self._solves.session, self.number
        stays = number is not None and len(before.solves) == len(session.solves)
        self._solves.set_session(session, statistics)
        self._fit()
        self.choose(number if stays and number is not None else len(session.solves) - 1)

    def choose(self, number: int) -> None:
        """Choose solve ``number`` of the session, if there is one."""
        row = len(self._solves.session.solves) - 1 - number
        self.setCurrentIndex(self._solves.index(row, 0))
        self.looked_at.emit(self.number)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Replay at Enter, delete at Delete."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.number is not None:
            self._watch()
        elif event.key() == Qt.Key.Key_Delete and self.number is not None:
            self._models.book.delete(self.number)
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Make room for the rows of another font."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit()

    def _watch(self) -> None:
        if self.chosen is not None:
            self._models.watch(self.chosen)

    def _on_row_changed(self, _now: QModelIndex, _before: QModelIndex) -> None:
        self.looked_at.emit(self.number)

    def _fit(self) -> None:
        """Be as high as the rows, up to some number of them."""
        count = len(self._solves.session.solves)
        high = self.fontMetrics().height() + 6
        self.verticalHeader().setDefaultSectionSize(high)
        for column, widest in ((0, counted(max(count, 99))), (len(_HEADINGS) - 1, "▶✎")):
            wide = self.fontMetrics().horizontalAdvance(widest) + 10
            self.horizontalHeader().resizeSection(column, wide)
        rows = min(count, MOST_ROWS_SHOWN)
        head = self.horizontalHeader().sizeHint().height()
        self.setFixedHeight(rows * high + head + 2 * self.frameWidth())
        self.setVisible(bool(count))


def describe(solve: Solve) -> str:
    """Return what is known of a solve, in a few lines."""
    lines = [f"{solve.described()} · {solve.date.replace('T', ' ')[:16]}"]
    if solve.scramble:
        lines.append(solve.scramble)
    if solve.comment:
        lines.append(solve.comment)
    return "\n".join(line for line in lines if line)
