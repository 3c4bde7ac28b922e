"""The solves of a session, the newest first, each with the averages that it ends."""

from __future__ import annotations

from PySide6.QtCore import (
    QAbstractTableModel,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QSignalBlocker,
    QSize,
    Qt,
)
from PySide6.QtGui import QColor, QFont, QFontMetrics, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QLabel,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
)

from cubeapp.engine.practice.solves import Session, Solve
from cubeapp.engine.practice.statistics import Statistics
from cubeapp.engine.practice.times import AO5, AO12, format_average
from cubeapp.ui.controls.focus import draw_focus
from cubeapp.ui.controls.font_sizes import scaled
from cubeapp.ui.controls.sizes import EDGE
from cubeapp.ui.drawing.palette import tokens_of
from cubeapp.ui.train.timer.model import TimerModels
from cubeapp.words import counted, plural, tr

LEAST_ROWS_SHOWN = 2
_HEADINGS = ("", "", AO5.name, AO12.name, "")
"""Those of numbers and times are written across both: how many there are."""
_AVERAGES = {2: AO5.name, 3: AO12.name}
_SIGNS = len(_HEADINGS) - 1
"""The column of the signs below."""
_BEST, _RECORDED, _COMMENT = "★", "▶", "✎"

_Index = QModelIndex | QPersistentModelIndex
_ROOT = QModelIndex()
_ALIGNED = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
_Metric, _State = QStyle.PixelMetric, QStyle.StateFlag
_PLAIN = _State.State_Enabled
_SHADES = _PLAIN | _State.State_Selected | _State.State_MouseOver | _State.State_HasFocus


class _Solves(QAbstractTableModel):
    """The table behind the list; row 0 is the last solve."""

    def __init__(self) -> None:
        super().__init__()
        self.session = Session("")
        self._statistics = Statistics()
        self._bests: frozenset[int] = frozenset()
        """The numbers of those that were personal bests when they were made."""
        self._best_averages: dict[int, frozenset[int]] = {}
        """The same by the columns of averages."""
        self.bold = QFont()
        self.muted = QColor()
        self.margin = 0
        """Pixels beside what stands in a cell."""

    def set_session(self, session: Session, statistics: Statistics) -> None:
        self.beginResetModel()
        self.session, self._statistics = session, statistics
        self._bests = frozenset(statistics.personal_bests)
        self._best_averages = {
            column: frozenset(statistics.best_averages(name)) for column, name in _AVERAGES.items()
        }
        self.endResetModel()

    def rowCount(self, _parent: _Index = _ROOT) -> int:
        return len(self.session.solves)

    def columnCount(self, _parent: _Index = _ROOT) -> int:
        return len(_HEADINGS)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if orientation is Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return _HEADINGS[section]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _ALIGNED
        return None

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        number = len(self.session.solves) - 1 - index.row()
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _ALIGNED
        if role == Qt.ItemDataRole.ToolTipRole:
            return describe(self.session.solves[number], is_best=number in self._bests)
        if role == Qt.ItemDataRole.DisplayRole:
            return self.text(number, index.column())
        if role == Qt.ItemDataRole.FontRole and self.is_best(number, index.column()):
            return self.bold
        if role == Qt.ItemDataRole.ForegroundRole and index.column() != 1:
            return self.muted
        return None

    def is_best(self, number: int, column: int) -> bool:
        """Whether what stands there was the best of its kind when it was made."""
        return number in (self._bests if column == 1 else self._best_averages.get(column, ()))

    def text(self, number: int, column: int) -> str:
        """Return what stands there."""
        solve = self.session.solves[number]
        if column in _AVERAGES:
            value = self._statistics.average(_AVERAGES[column], number)
            return "" if value is None else tr(format_average(value))
        if column == 0:
            return counted(number + 1)
        if column == 1:
            return tr(solve.described()) if not solve.is_dnf else "DNF"
        signs = (number in self._bests, _BEST), (solve.is_recorded, _RECORDED)
        return "".join(sign for is_so, sign in (*signs, (bool(solve.comment), _COMMENT)) if is_so)


class _Cells(QStyledItemDelegate):
    """Writes what stands in a cell at once, as Qt would after asking model and style for each part.

    All rows move with each new time, and being asked takes ten times as long as writing.
    """

    def __init__(self, view: QTableView, solves: _Solves) -> None:
        super().__init__(view)
        self._solves = solves

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        """Draw a cell."""
        if option.state & _SHADES != _PLAIN:
            super().paint(painter, option, index)
            return
        solves, column = self._solves, index.column()
        number = len(solves.session.solves) - 1 - index.row()
        text = solves.text(number, column)
        if not text:
            return
        if column == _SIGNS:
            # They may be of another font, whose lines are higher.
            super().paint(painter, option, index)
            return
        rect = option.rect.adjusted(solves.margin, 0, -solves.margin, 0)
        font = solves.bold if solves.is_best(number, column) else option.font
        elided = QFontMetrics(font).elidedText(text, Qt.TextElideMode.ElideRight, rect.width())
        painter.setFont(font)
        painter.setPen(option.palette.text().color() if column == 1 else solves.muted)
        painter.drawText(rect, _ALIGNED, elided)


class TimeList(QTableView):
    """Shows a session; one of its solves is selected.

    Enter or a double click replays it, Delete deletes it.
    """

    def __init__(self, models: TimerModels) -> None:
        """Show the open session; ``models`` choose solves, replay and delete them."""
        super().__init__()
        self._models = models
        self._solves = _Solves()
        self.setModel(self._solves)
        self.setItemDelegate(_Cells(self, self._solves))
        self.setAccessibleName(tr("Times of this session, the newest first"))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.verticalHeader().hide()
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        header.setMinimumSectionSize(1)
        for column in (0, _SIGNS):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.Fixed)
        header.setHighlightSections(False)
        self.count_label = QLabel(header)
        """How many solves there are, above the numbers and the times."""
        header.sectionResized.connect(lambda *_: self._place_count())
        header.geometriesChanged.connect(self._place_count)
        self.selectionModel().currentRowChanged.connect(self._on_row_changed)
        self.doubleClicked.connect(self._watch)
        models.chosen.session_changed.connect(self._show_session)
        models.chosen.changed.connect(self._show_chosen)
        self._show_session()
        self._show_chosen()

    @property
    def number(self) -> int | None:
        """The number of the chosen solve in the session, ``None`` if none is chosen."""
        row, count = self.currentIndex().row(), len(self._solves.session.solves)
        return count - 1 - row if 0 <= row < count else None

    def choose(self, number: int) -> None:
        """Choose solve ``number`` of the session."""
        self._models.chosen.choose(number)

    def minimumSizeHint(self) -> QSize:
        """Ask for a few rows."""
        head = self.horizontalHeader().sizeHint().height()
        high = LEAST_ROWS_SHOWN * self.verticalHeader().defaultSectionSize()
        return QSize(8 * self.fontMetrics().averageCharWidth(), head + high)

    def sizeHint(self) -> QSize:
        """Ask for no more; there is room for more mostly."""
        return self.minimumSizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Show the focus also where there is no row that could."""
        super().paintEvent(event)
        if not self.currentIndex().isValid():
            with QPainter(self.viewport()) as painter:
                draw_focus(self, painter, self.viewport().rect())

    def _show_session(self) -> None:
        chosen = self._models.chosen
        with QSignalBlocker(self.selectionModel()):
            self._solves.set_session(chosen.session, chosen.statistics)
        self._fit()
        self._show_chosen()

    def _show_chosen(self) -> None:
        number = self._models.chosen.number
        if number is not None:
            row = len(self._solves.session.solves) - 1 - number
            self.setCurrentIndex(self._solves.index(row, 0))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Replay at Enter, delete at Delete."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.number is not None:
            self._watch()
        elif event.key() == Qt.Key.Key_Delete and self.number is not None:
            self._models.book.delete(self.number)
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Make room for the rows of another font, and take the window's new colours."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.PaletteChange):
            self._fit()

    def _watch(self) -> None:
        solve = self._models.chosen.solve
        if solve is not None:
            self._models.watch(solve)

    def _on_row_changed(self, _now: QModelIndex, _before: QModelIndex) -> None:
        if self.number is not None:
            self._models.chosen.choose(self.number)

    def _fit(self) -> None:
        """Fit rows and columns to the letters."""
        count = len(self._solves.session.solves)
        self.verticalHeader().setDefaultSectionSize(self.fontMetrics().height() + 6)
        self._solves.bold = scaled(self.font(), 1.0, bold=True)
        self._solves.margin = self.style().pixelMetric(_Metric.PM_FocusFrameHMargin, None, self) + 1
        self._solves.muted = QColor(tokens_of(self.palette()).muted)
        self.count_label.setFont(self._solves.bold)
        self.count_label.setText(plural(count, tr("{n} solve"), tr("{n} solves")))
        for column, widest in (
            (0, counted(max(count, 99))),
            (_SIGNS, _BEST + _RECORDED + _COMMENT),
        ):
            wide = self.fontMetrics().horizontalAdvance(widest) + 10
            head = self.horizontalHeader()
            head.resizeSection(column, max(wide, head.sectionSizeHint(column)))
        self._place_count()

    def _place_count(self) -> None:
        head = self.horizontalHeader()
        wide = head.sectionPosition(2)
        self.count_label.setGeometry(0, 0, wide, head.height() - EDGE)


def describe(solve: Solve, *, is_best: bool = False) -> str:
    """Return what is known of a solve, in a few lines.

    Args:
        solve: any.
        is_best: whether it was a personal best when it was made.
    """
    lines = [f"{tr(solve.described())} · {solve.date.replace('T', ' ')[:16]}"]
    if is_best:
        lines.append(tr("A personal best when it was made"))
    if solve.scramble:
        lines.append(solve.scramble)
    if solve.comment:
        lines.append(solve.comment)
    return "\n".join(line for line in lines if line)
