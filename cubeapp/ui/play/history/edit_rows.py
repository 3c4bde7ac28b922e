"""The list of what was done: every line, the present one marked, to go back to any of them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFont, QKeyEvent, QPalette, QShowEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QWidget

from cubeapp.language import mark, tr
from cubeapp.ui.document.edits import Edit, Line, lines

BEGINNING = mark("The beginning")
MIN_LINES = 4
MARK, NO_MARK = "▸ ", "   "
MAX_LETTERS = 200
"""Letters of a row; the window shows fewer."""

_Index = QModelIndex | QPersistentModelIndex


class EditRows(QListView):
    """A click on a line, or Enter, asks to be there."""

    wanted = Signal(int)
    """The number of edits that are to be done."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._edits: tuple[Edit, ...] = ()
        self._done = 0
        self._is_shown = False
        self._rows = _Rows(self)
        self.setModel(self._rows)
        self.setAccessibleName(tr("What was done"))
        self.setUniformItemSizes(True)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSpacing(1)
        self.clicked.connect(self._on_clicked)

    @property
    def lines(self) -> Sequence[Line]:
        """The lines shown, the beginning first."""
        return self._rows.lines

    @property
    def present(self) -> int:
        """The row of the line that is marked."""
        return self._rows.present

    def set_edits(self, edits: tuple[Edit, ...], done: int) -> None:
        """Show ``edits``, of which ``done`` are done."""
        self._edits, self._done, self._is_shown = edits, done, False
        if self.isVisible():
            self._update_rows()

    def minimumSizeHint(self) -> QSize:
        """Ask for a few lines."""
        line = self.fontMetrics().lineSpacing() + 2 * self.spacing()
        return QSize(super().minimumSizeHint().width(), MIN_LINES * line + 2 * self.frameWidth())

    def sizeHint(self) -> QSize:
        """Ask for no more: the layout gives it the room that is left."""
        return self.minimumSizeHint()

    def showEvent(self, event: QShowEvent) -> None:
        """Show what was done meanwhile."""
        super().showEvent(event)
        self._update_rows()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to the current line, at Enter."""
        is_enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if is_enter and self.currentIndex().isValid():
            self._on_clicked(self.currentIndex())
        else:
            super().keyPressEvent(event)

    def _update_rows(self) -> None:
        # A long list takes a moment, and most edits are made while they are hidden.
        if self._is_shown:
            return
        self._is_shown = True
        self._rows.set_edits(self._edits, self._done)
        present = self._rows.index(self._rows.present)
        self.setCurrentIndex(present)
        self.scrollTo(present)

    def _on_clicked(self, index: QModelIndex) -> None:
        self.wanted.emit(self._rows.lines[index.row()].end)


class _Rows(QAbstractListModel):
    """The lines as Qt asks for them."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.lines: list[Line] = [Line(tr(BEGINNING), 0)]
        self.present = 0

    def set_edits(self, edits: Sequence[Edit], done: int) -> None:
        self.beginResetModel()
        self.lines = [Line(tr(BEGINNING), 0), *lines(edits, done)]
        self.present = next(row for row, line in enumerate(self.lines) if line.end == done)
        self.endResetModel()

    def rowCount(self, _parent: _Index | None = None) -> int:
        return len(self.lines)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        row = index.row()
        text = self.lines[row].text
        if role == Qt.ItemDataRole.DisplayRole:
            return f"{MARK if row == self.present else NO_MARK}{text[:MAX_LETTERS]}"
        if role == Qt.ItemDataRole.AccessibleTextRole:
            if row < self.present:
                return text
            state = tr("{text}, now") if row == self.present else tr("{text}, undone")
            return state.format(text=text)
        if role == Qt.ItemDataRole.ToolTipRole:
            what = tr("You are here") if row == self.present else tr("Click, or Enter, to go here")
            return f"{text}\n{what}"
        return self._style(row, role)

    def _style(self, row: int, role: int) -> object:
        """Return how a row is drawn: bold now, slanted and paler where it is undone."""
        parent = self.parent()
        if not isinstance(parent, QWidget):
            return None
        if role == Qt.ItemDataRole.FontRole:
            font = QFont(parent.font())
            font.setBold(row == self.present)
            font.setItalic(row > self.present)
            return font
        if role == Qt.ItemDataRole.ForegroundRole and row > self.present:
            return parent.palette().brush(QPalette.ColorRole.PlaceholderText)
        return None
