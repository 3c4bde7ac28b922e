"""The list of what was done: every line, the present one marked, to go back to any of them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import takewhile

from PySide6.QtCore import (
    QAbstractListModel,
    QDate,
    QDateTime,
    QEvent,
    QLocale,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QPainter, QPalette, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from cubeapp.engine.timeline.timeline import Purpose
from cubeapp.ui.controls.font_sizes import fit_icon, follow_font, label_font
from cubeapp.ui.controls.sizes import SPACE
from cubeapp.ui.document.edits import Edit, Line, PaintEdit, TurnEdit, lines
from cubeapp.ui.drawing.icons import text_icon
from cubeapp.ui.drawing.palette import tokens_of
from cubeapp.words import capitalised, mark, tr

BEGINNING = mark("The beginning")
MIN_LINES = 6
MAX_LETTERS = 200
"""Letters of a row; the window shows fewer."""

TIME_ROLE = Qt.ItemDataRole.UserRole
GAP = SPACE // 2
ROOM = 13
"""Pixels that a row is higher than its letters."""
_ICONS = {
    Purpose.TURNS: "this-cube",
    Purpose.SCRAMBLE: "scramble",
    Purpose.SOLUTION: "solve",
    Purpose.LESSON: "learn",
}

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
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setItemDelegate(_TimeDelegate(self))
        follow_font(self, partial(fit_icon, self))
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
        height = MIN_LINES * max(self.sizeHintForRow(0), 1)
        return QSize(super().minimumSizeHint().width(), height)

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

    def changeEvent(self, event: QEvent) -> None:
        """Draw the icons in the window's new colours."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._rows.set_palette(self.palette())

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
        self._palette = QPalette()
        self.lines: list[Line] = [Line(tr(BEGINNING), 0)]
        self.present = 0

    def set_edits(self, edits: Sequence[Edit], done: int) -> None:
        """Change the rows that are others now: of a long list all but the last few stay."""
        told = [Line(tr(BEGINNING), 0), *lines(edits, done)]
        kept, present = _common(self.lines, told), self.present
        nowhere = QModelIndex()
        if kept < len(self.lines):
            self.beginRemoveRows(nowhere, kept, len(self.lines) - 1)
            del self.lines[kept:]
            self.endRemoveRows()
        if kept < len(told):
            self.beginInsertRows(nowhere, kept, len(told) - 1)
            self.lines = told
            self.endInsertRows()
        self.present = next(row for row, line in enumerate(told) if line.end == done)
        first = min(kept, present, self.present, len(told) - 1)
        self.dataChanged.emit(self.index(first), self.index(len(told) - 1))

    def rowCount(self, _parent: _Index | None = None) -> int:
        return len(self.lines)

    def set_palette(self, palette: QPalette) -> None:
        """Draw the icons in the colours of ``palette``."""
        self._palette = palette
        if self.lines:
            last = self.index(len(self.lines) - 1)
            self.dataChanged.emit(self.index(0), last, [Qt.ItemDataRole.DecorationRole])

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        row = index.row()
        line = self.lines[row]
        if role == Qt.ItemDataRole.DisplayRole:
            return _words(line)[:MAX_LETTERS]
        if role == Qt.ItemDataRole.DecorationRole:
            return text_icon(_icon(line.last), self._palette)
        if role == TIME_ROLE:
            return _time(line.last)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            if row < self.present:
                return _words(line)
            state = tr("{text}, now") if row == self.present else tr("{text}, undone")
            return state.format(text=_words(line))
        if role == Qt.ItemDataRole.ToolTipRole:
            what = tr("You are here") if row == self.present else tr("Click, or Enter, to go here")
            return f"{line.text}\n{what}"
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


class _TimeDelegate(QStyledItemDelegate):
    """Draws a row with the time of day at its end, small and muted."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        """Draw the row, and its time beside its words."""
        super().paint(painter, option, index)
        painter.save()
        painter.setFont(label_font(option.widget.font()))
        painter.setPen(tokens_of(option.palette).muted)
        aligned = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(option.rect.adjusted(0, 0, -GAP, 0), aligned, index.data(TIME_ROLE))
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        """Be as high as a small control."""
        room = super().sizeHint(option, index)
        return QSize(room.width(), max(room.height(), option.fontMetrics.height() + ROOM))

    def initStyleOption(self, option: QStyleOptionViewItem, index: _Index) -> None:
        """Leave room for the time."""
        super().initStyleOption(option, index)
        letters = QFontMetrics(label_font(option.widget.font()))
        time = letters.horizontalAdvance(index.data(TIME_ROLE))
        taken = option.decorationSize.width() + time + 5 * GAP
        words = option.fontMetrics.elidedText(
            option.text, Qt.TextElideMode.ElideRight, max(option.rect.width() - taken, 0)
        )
        if option.rect.width() > 0:
            option.text = words


def _common(before: Sequence[Line], after: Sequence[Line]) -> int:
    """Return how many lines at the beginning are the same."""
    alike = (
        one.last is other.last and (one.text, one.end) == (other.text, other.end)
        for one, other in zip(before, after, strict=False)
    )
    return sum(1 for _ in takewhile(bool, alike))


def _words(line: Line) -> str:
    """Return what a row says; moves stay as they are written."""
    return line.text if isinstance(line.last, TurnEdit) else capitalised(line.text)


def _icon(edit: Edit | None) -> str:
    """Return the icon of what was done."""
    if isinstance(edit, TurnEdit):
        return "turn"
    if isinstance(edit, PaintEdit) or (edit is not None and edit.after.draft is not None):
        return "paint"
    if edit is None:
        return "place-play"
    timeline = edit.after.timeline
    if timeline.purpose is Purpose.TURNS and not timeline.moves and timeline.start.is_solved:
        return "reset"
    return _ICONS[timeline.purpose]


def _time(edit: Edit | None) -> str:
    """Return when something was done: the time of day, on other days the date; "" if unknown."""
    if edit is None or not edit.made_s:
        return ""
    made, locale = QDateTime.fromSecsSinceEpoch(edit.made_s), QLocale()
    if made.date() == QDate.currentDate():
        return locale.toString(made.time(), QLocale.FormatType.ShortFormat)
    return locale.toString(made.date(), QLocale.FormatType.ShortFormat)
