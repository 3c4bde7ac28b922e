"""The algs that were found: how comfortable each is and how long, those of one family folded."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSignalBlocker,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from cubeapp.engine.solvers.goals.grouping import (
    AlgGroup,
    Kinship,
    RatedAlg,
    is_same_alg,
    kinship,
)
from cubeapp.ui.controls.faded import faded
from cubeapp.ui.drawing.palette import tokens_of
from cubeapp.words import counted, decimal, mark, tr

SHARE = Qt.ItemDataRole.UserRole
"""How near an alg comes to the most comfortable one, 0…1."""
ALG = SHARE + 1
"""The `RatedAlg` of a row."""
LETTERS = 10
"""The width of the column with the bars."""
BAR = 5
"""Pixels: the height of a bar."""
MOST_ROWS = 10
_ALG, _COMFORT, _TURNS = range(3)
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_KINDS = {
    Kinship.TURNED: mark("From another side"),
    Kinship.MIRRORED: mark("In the mirror"),
    Kinship.INVERSE: mark("Backwards"),
    Kinship.MIRRORED_INVERSE: mark("Backwards in the mirror"),
}


class FoundList(QTreeWidget):
    """A row for each family of algs, with its best one; the others are below it."""

    played = Signal(object)
    """The `RatedAlg` of a row that was clicked."""
    current_changed = Signal(object)
    """The `RatedAlg` of the row that is current now, ``None`` without any."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._stored: RatedAlg | None = None
        self._groups: dict[bytes, AlgGroup] = {}
        """By their families."""
        self._least = 1.0
        """What the most comfortable alg costs."""
        self.setColumnCount(3)
        self.setHeaderHidden(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setExpandsOnDoubleClick(False)
        self.setWordWrap(True)
        self.setItemDelegate(_Cells(self))
        self.setAccessibleName(tr("Algs for the case"))
        head = self.header()
        head.setStretchLastSection(False)
        head.setSectionResizeMode(_ALG, QHeaderView.ResizeMode.Stretch)
        head.setSectionResizeMode(_COMFORT, QHeaderView.ResizeMode.Fixed)
        head.setSectionResizeMode(_TURNS, QHeaderView.ResizeMode.ResizeToContents)
        self.itemClicked.connect(self._on_clicked)
        self.itemActivated.connect(self._on_clicked)
        self.currentItemChanged.connect(lambda _item, _before: self._tell_current())
        self.itemExpanded.connect(self._unfold)
        self.itemCollapsed.connect(self.fit)

    @property
    def current(self) -> RatedAlg | None:
        """The alg of the current row."""
        item = self.currentItem()
        return None if item is None else _alg_of(item)

    def set_groups(self, groups: Sequence[AlgGroup], stored: RatedAlg | None) -> None:
        """Show algs; what is unfolded and what is current stays.

        Args:
            groups: in their order.
            stored: the alg of the library, which stands out.
        """
        current, unfolded = self.current, self._unfolded()
        costs = (alg.comfort.cost for group in groups for alg in group.algs)
        self._least = min(costs, default=1.0)
        self._stored, self._groups = stored, {group.best.family: group for group in groups}
        with QSignalBlocker(self):
            self.clear()
            for family, group in self._groups.items():
                self._add(group, family in unfolded)
        self._choose(current)
        self.fit()

    def fit(self, _item: object = None) -> None:
        """Be as high as the rows are, up to some."""
        height, item = 0, self.topLevelItem(0)
        for _ in range(MOST_ROWS):
            if item is not None:
                height += self.rowHeight(self.indexFromItem(item))
                item = self.itemBelow(item)
        self.setFixedHeight(height + 2 * self.frameWidth())

    def changeEvent(self, event: QEvent) -> None:
        """Make room for another font."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit_columns()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break long algs where there is no room."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._fit_columns()

    def _fit_columns(self) -> None:
        self.setColumnWidth(_COMFORT, LETTERS * self.fontMetrics().averageCharWidth())
        self.scheduleDelayedItemsLayout()
        self.fit()

    def _add(self, group: AlgGroup, is_unfolded: bool) -> None:
        head = self._item(group.best, None)
        self.addTopLevelItem(head)
        if len(group.algs) > 1:
            head.setChildIndicatorPolicy(QTreeWidgetItem.ChildIndicatorPolicy.ShowIndicator)
        if is_unfolded:
            self._unfold(head)
            head.setExpanded(True)

    def _unfold(self, head: QTreeWidgetItem) -> None:
        """Make the rows of the others of a family, which most are never asked for."""
        best = _alg_of(head)
        if best is not None and not head.childCount():
            for alg in self._groups[best.family].algs[1:]:
                kind = kinship(best.found.moves, alg.found.moves)
                head.addChild(self._item(alg, kind))
        self.fit()

    def _item(self, alg: RatedAlg, kind: Kinship | None) -> QTreeWidgetItem:
        is_stored = self._stored is not None and is_same_alg(
            self._stored.found.moves, alg.found.moves
        )
        cost = alg.comfort.cost
        item = QTreeWidgetItem([alg.alg, decimal(cost, 1), counted(alg.found.length)])
        item.setData(_COMFORT, SHARE, min(self._least / cost, 1.0) if cost else 1.0)
        for column in (_COMFORT, _TURNS):
            item.setTextAlignment(column, _RIGHT)
        font = item.font(_ALG)
        font.setBold(is_stored)
        item.setFont(_ALG, font)
        tip = _tip(alg, kind, is_stored)
        for column in range(3):
            item.setToolTip(column, tip)
        item.setData(_ALG, Qt.ItemDataRole.AccessibleDescriptionRole, tip)
        item.setData(_ALG, ALG, alg)
        return item

    def _unfolded(self) -> set[bytes]:
        heads = (self.topLevelItem(row) for row in range(self.topLevelItemCount()))
        open_ones = (_alg_of(head) for head in heads if head is not None and head.isExpanded())
        return {alg.family for alg in open_ones if alg is not None}

    def _choose(self, alg: RatedAlg | None) -> None:
        """Make the row of an alg current that was before, or the first one."""
        item = first = self.topLevelItem(0)
        while item is not None and _alg_of(item) != alg:
            item = self.itemBelow(item)
        chosen = item or first
        if chosen is not None:
            self.setCurrentItem(chosen)
        self._tell_current()

    def _on_clicked(self, item: QTreeWidgetItem) -> None:
        alg = _alg_of(item)
        if alg is not None:
            self.played.emit(alg)

    def _tell_current(self) -> None:
        self.current_changed.emit(self.current)


class _Cells(QStyledItemDelegate):
    """Breaks long algs into lines, and draws a bar before how comfortable one is."""

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        """Ask for all lines of an alg."""
        hint = super().sizeHint(option, index)
        tree = self.parent()
        if index.column() != _ALG or not isinstance(tree, QTreeWidget):
            return hint
        depth = 2 if index.parent().isValid() else 1
        margin = tree.style().pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin) + 1
        room = tree.columnWidth(_ALG) - depth * tree.indentation() - 2 * margin
        bounds = QRect(0, 0, max(room, 1), 1000)
        text = str(index.data())
        lines = option.fontMetrics.boundingRect(bounds, Qt.TextFlag.TextWordWrap, text)
        return QSize(room, hint.height() - option.fontMetrics.height() + lines.height())

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Draw a cell."""
        super().paint(painter, option, index)
        share = index.data(SHARE)
        if index.column() != _COMFORT or share is None:
            return
        number = option.fontMetrics.horizontalAdvance(decimal(88.8, 1))
        cell = QRectF(option.rect)
        track = QRectF(cell.left() + 2, cell.center().y() - BAR / 2, 0, BAR)
        track.setRight(cell.right() - number - 8)
        if track.width() < 2 * BAR:
            return
        ink = QColor(tokens_of(option.palette).accent)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faded(ink, 0.2))
        painter.drawRoundedRect(track, BAR / 2, BAR / 2)
        painter.setBrush(ink)
        track.setWidth(track.width() * share)
        painter.drawRoundedRect(track, BAR / 2, BAR / 2)
        painter.restore()


def why(alg: RatedAlg) -> str:
    """Say what an alg costs hands, and for what."""
    text = tr("{n} turns, comfort {cost}: {why}")
    return text.format(
        n=counted(alg.found.length),
        cost=decimal(alg.comfort.cost, 1),
        why=tr(alg.comfort.text),
    )


def _alg_of(item: QTreeWidgetItem) -> RatedAlg | None:
    alg = item.data(_ALG, ALG)
    return alg if isinstance(alg, RatedAlg) else None


def _tip(alg: RatedAlg, kind: Kinship | None, is_stored: bool) -> str:
    lines = [why(alg)]
    if kind in _KINDS:
        lines.append(tr(_KINDS[kind]))
    if is_stored:
        lines.append(tr("The alg of the library"))
    return "\n".join(lines)
