"""The card of the way: the stages of a lesson, and the steps of the present one."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import (
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSignalBlocker,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from cubeapp.drawing.tokens import Tokens
from cubeapp.ui.controls.card import Card
from cubeapp.ui.controls.fitted_list import LineList
from cubeapp.ui.controls.focus import draw_focus
from cubeapp.ui.controls.font_sizes import label_font, scaled
from cubeapp.ui.controls.icon_button import IconButton, show_icon
from cubeapp.ui.controls.note import Caption
from cubeapp.ui.controls.panel import heading
from cubeapp.ui.controls.shapes import box, stroke
from cubeapp.ui.controls.sizes import SPACE
from cubeapp.ui.controls.stepper import CHECK
from cubeapp.ui.drawing.palette import tokens_of
from cubeapp.ui.learn.lessons.way import Progress, Row
from cubeapp.words import tr

MOST_ROWS = 10
"""Further rows are scrolled to."""
RING, INDENT = 0.95, 1.4
"""The width of a ring, and how far steps stand to the right of stages, in lines of text."""
HERE = (Progress.NOW, Progress.LEFT)
"""How far the row is that stands out."""
_NO_ROW: list[Row] = []


class WayCard(Card):
    """Shows the way, and goes to a stage or a step."""

    chosen = Signal(int)
    """The move where the row begins that the user chose."""
    stepped = Signal(int)
    """To the next step (1), or to the one before (-1)."""
    folded = Signal(bool)
    """The user folded the list away, or showed it again."""

    def __init__(self) -> None:
        super().__init__()
        self._rows = _NO_ROW
        self.fold_button = IconButton("chevron-down", "", "")
        self.fold_button.clicked.connect(self._on_fold)
        self.list: _WayList = _WayList(MOST_ROWS)
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setItemDelegate(_RowDelegate(self.list))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setAccessibleName(tr("The way"))
        self.list.setToolTip(tr("Go to a step (↑ ↓)"))
        self.list.stepped.connect(self.stepped)
        for signal in (self.list.itemActivated, self.list.itemClicked):
            signal.connect(lambda item: self.chosen.emit(self._rows[self.list.row(item)].start))
        self.count = Caption()
        self.count.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        title = heading(tr("The way"), self.list)
        title.setContentsMargins(0, 0, 0, 0)
        head = QHBoxLayout()
        head.setSpacing(SPACE // 2)
        head.addWidget(self.fold_button)
        head.addWidget(title)
        head.addWidget(self.count, 1)
        self.add(head, self.list)
        self.set_folded(False)

    def set_folded(self, folded: bool) -> None:
        """Show the head alone, or the list below it as well."""
        self.list.setHidden(folded)
        show_icon(self.fold_button, "chevron-right" if folded else "chevron-down")
        words = tr("Show the steps") if folded else tr("Hide the steps")
        self.fold_button.setToolTip(words)
        self.fold_button.setAccessibleName(words)

    def _on_fold(self) -> None:
        self.folded.emit(not self.list.isHidden())

    def show_rows(self, rows: Sequence[Row], count: str) -> None:
        """Show the rows, the present one chosen, and how far the cube is."""
        self.count.set_text(count)
        if list(rows) == self._rows:
            return
        self._rows = list(rows)
        with QSignalBlocker(self.list):
            while self.list.count() > len(rows):
                self.list.takeItem(self.list.count() - 1)
            while self.list.count() < len(rows):
                self.list.addItem(QListWidgetItem())
            for index, each in enumerate(rows):
                _fill(self.list.item(index), each)
            now = [index for index, each in enumerate(rows) if each.progress in HERE]
            self.list.setCurrentRow(now[-1] if now else -1)
        self.list.fit()
        if now:
            self.list.scrollToItem(self.list.item(now[-1]))


class _WayList(LineList):
    """A list whose arrow keys go from step to step: which rows there are follows from that."""

    stepped = Signal(int)
    """One step on (1) or back (-1)."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Show the focus, which a frame would show."""
        super().paintEvent(event)
        with QPainter(self.viewport()) as painter:
            draw_focus(self, painter, self.viewport().rect())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to another step."""
        by = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()))
        if by is None:
            super().keyPressEvent(event)
        else:
            self.stepped.emit(by)


def _fill(item: QListWidgetItem, row: Row) -> None:
    state = {Progress.DONE: tr("done"), Progress.NOW: tr("now")}.get(row.progress, "")
    item.setText(row.text)
    item.setData(Qt.ItemDataRole.UserRole, row)
    said = [row.text, row.note, "" if state == row.note else state]
    item.setData(Qt.ItemDataRole.AccessibleTextRole, ", ".join(filter(None, said)))


class _RowDelegate(QStyledItemDelegate):
    """Draws a row: a ring that tells how far it is, the name, and a note at the right."""

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Draw the row ``index``."""
        row, widget = index.data(Qt.ItemDataRole.UserRole), option.widget
        panel = QStyle.PrimitiveElement.PE_PanelItemViewItem
        widget.style().drawPrimitive(panel, option, painter, widget)
        tokens, line = tokens_of(option.palette), option.fontMetrics.height()
        place = QRect(option.rect).adjusted(SPACE, 0, -SPACE, 0)
        side = RING * line
        left = place.left() + (INDENT * line if row.is_step else 0)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        _draw_ring(
            painter, QRectF(left, place.center().y() + 1 - side / 2, side, side), row, tokens
        )
        font = scaled(option.font, 1.0, bold=row.progress in HERE)
        small = label_font(option.font)
        painter.setFont(small)
        painter.setPen(QColor(tokens.muted))
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(place, right, row.note)
        taken = painter.fontMetrics().horizontalAdvance(f"{row.note} ")
        room = place.adjusted(round(left - place.left() + side + SPACE), 0, -taken, 0)
        painter.setFont(font)
        painter.setPen(QColor(tokens.muted if row.progress is Progress.AHEAD else tokens.text))
        words = painter.fontMetrics().elidedText(
            row.text, Qt.TextElideMode.ElideRight, room.width()
        )
        painter.drawText(room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, words)
        painter.restore()


def _draw_ring(painter: QPainter, place: QRectF, row: Row, tokens: Tokens) -> None:
    """Draw a check mark, a filled ring or an outline."""
    if row.progress is Progress.DONE:
        box(painter, place, place.width() / 2, tokens.good_ground, tokens.good_ground)
        painter.setPen(QPen(QColor(tokens.good), 1.5))
        stroke(painter, place, CHECK)
    elif row.progress is Progress.NOW:
        box(painter, place, place.width() / 2, tokens.accent, tokens.accent)
        inner = place.width() / 3
        dot = place.adjusted(inner, inner, -inner, -inner)
        box(painter, dot, dot.width() / 2, tokens.on_accent, tokens.on_accent)
    else:
        edge = tokens.accent if row.progress is Progress.LEFT else tokens.control
        box(painter, place, place.width() / 2, tokens.surface, edge)
