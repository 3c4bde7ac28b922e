"""Pictures with names, side by side, each drawn when it is first seen."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QFont,
    QFontMetrics,
    QKeyEvent,
    QPainter,
    QPalette,
    QPen,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QSizePolicy,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from cubeapp.ui.controls.font_sizes import scaled
from cubeapp.ui.drawing.pictures import Draw, picture

SIDE = 4.4
"""The least width of a picture, in lines of text."""
NAME_SIZE = 0.9
"""Relative to other text: a name is a little smaller, so that long words fit below a picture."""
MOST_LINES = 3
"""Lines of a name; a longer one is cut short."""
MARGIN = 4
"""Pixels around a picture and its name."""
RADIUS = 5.0

Index = QModelIndex | QPersistentModelIndex


@dataclass(frozen=True, slots=True)
class Card:
    """One picture."""

    label: str
    tip: str
    draw: Draw
    """Draws it into a rectangle of a painter."""


class PictureGallery(QListView):
    """A grid of cards that scrolls; one is current, and Enter or a double click activates it."""

    current_changed = Signal(int)
    """The index of the card that is current now; -1 for none."""
    card_activated = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = _Cards(self)
        self._delegate = _CardDelegate(self)
        self.setModel(self._model)
        self.setItemDelegate(self._delegate)
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setMovement(QListView.Movement.Static)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setUniformItemSizes(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.doubleClicked.connect(lambda index: self.card_activated.emit(index.row()))
        self._fit()

    @property
    def cards(self) -> tuple[Card, ...]:
        """What is shown."""
        return self._model.cards

    @property
    def name_font(self) -> QFont:
        """The letters of the names."""
        return scaled(self.font(), NAME_SIZE)

    @property
    def current(self) -> int:
        """The index of the current card, -1 for none."""
        return self.currentIndex().row()

    def set_cards(self, cards: Sequence[Card], current: int = 0) -> None:
        """Show ``cards``, the one of index ``current`` chosen."""
        self._delegate.clear()
        self._model.set_cards(cards)
        self._fit()
        self.choose(current)
        if not cards:
            self.current_changed.emit(-1)

    def choose(self, index: int) -> None:
        """Make the card of ``index`` the current one and scroll to it."""
        if 0 <= index < len(self.cards):
            self.setCurrentIndex(self._model.index(index))

    def redraw(self) -> None:
        """Draw every picture again when it is seen: the colours are others."""
        self._delegate.clear()
        self.viewport().update()

    def currentChanged(self, current: Index, previous: Index) -> None:
        """Say which card is the current one."""
        super().currentChanged(current, previous)
        self.scrollTo(current)
        self.current_changed.emit(current.row())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Activate the current card, at Enter."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.current >= 0:
            self.card_activated.emit(self.current)
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Divide the new width among the columns, and keep the current card in view."""
        super().resizeEvent(event)
        self._fit()
        self.scrollTo(self.currentIndex())

    def changeEvent(self, event: QEvent) -> None:
        """Make room for names in another font, and take other colours."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.PaletteChange):
            self._fit()

    def minimumSizeHint(self) -> QSize:
        """Ask for two columns, and for a row and a little of the next."""
        line = self.fontMetrics().height()
        return QSize(round(2 * SIDE * line) + 4 * MARGIN, round(1.25 * (SIDE + 1) * line))

    def sizeHint(self) -> QSize:
        """Ask for three columns, and no more rows: the room that is left comes of itself."""
        line = self.fontMetrics().height()
        return QSize(round(3 * SIDE * line) + 6 * MARGIN, self.minimumSizeHint().height())

    def _fit(self) -> None:
        line, names = self.fontMetrics().height(), QFontMetrics(self.name_font)
        width = self.viewport().width() - 2
        least = SIDE * line + 2 * MARGIN
        columns = max(int(width // least), 1)
        words = {word for card in self.cards for word in _words(card.label)}
        longest = max(map(names.horizontalAdvance, words), default=0) + MARGIN
        if columns > 2 and longest > width // columns:
            # One column less for the sake of long words, but no more.
            columns -= 1
        wide = max(width // columns, 2 * line)
        room = wide - MARGIN
        broken_at = (broken(card.label, names, room, MOST_LINES) for card in self.cards)
        lines = max((text.count("\n") + 1 for text in broken_at), default=1)
        grid = QSize(wide, round(wide - 2 * MARGIN + lines * names.height() + 3 * MARGIN))
        if grid != self.gridSize():
            self._delegate.size = grid
            self._delegate.clear()
            self.setGridSize(grid)
            self.scheduleDelayedItemsLayout()


class _Cards(QAbstractListModel):
    """The cards as the view asks for them."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.cards: tuple[Card, ...] = ()

    def set_cards(self, cards: Sequence[Card]) -> None:
        self.beginResetModel()
        self.cards = tuple(cards)
        self.endResetModel()

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.cards)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        card = self.cards[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return card.label
        return card.tip if role == Qt.ItemDataRole.ToolTipRole else None


class _CardDelegate(QStyledItemDelegate):
    """Paints a card: its picture, cached from the first time on, and its name below."""

    def __init__(self, gallery: PictureGallery) -> None:
        super().__init__(gallery)
        self._gallery = gallery
        self._pictures: dict[int, QPixmap] = {}
        self.size = QSize()

    def clear(self) -> None:
        """Drop the pictures."""
        self._pictures.clear()

    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:
        return self.size

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        place = QRectF(option.rect).adjusted(1.5, 1.5, -1.5, -1.5)
        palette: QPalette = option.palette
        font = self._gallery.name_font
        names = QFontMetrics(font)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        is_current = index.row() == self._gallery.current
        if is_current:
            ground = palette.color(QPalette.ColorRole.Highlight)
            pen = QPen(ground, 2.0 if self._gallery.hasFocus() else 1.0)
            ground.setAlpha(60)
            painter.setPen(pen)
            painter.setBrush(ground)
            painter.drawRoundedRect(place, RADIUS, RADIUS)
        side = self.size.width() - 2 * MARGIN
        left = place.center().x() - side / 2
        painter.drawPixmap(round(left), round(place.top()) + MARGIN, self._picture(index.row()))
        label = self._gallery.cards[index.row()].label
        room = place.adjusted(0, side + MARGIN, 0, 0)
        lines = max(int((room.height() + 1) // names.height()), 1)
        text = broken(label, names, room.width(), lines)
        painter.setFont(font)
        painter.setPen(palette.color(QPalette.ColorRole.Text))
        painter.drawText(room, Qt.AlignmentFlag.AlignHCenter, text)
        painter.restore()

    def _picture(self, row: int) -> QPixmap:
        drawn = self._pictures.get(row)
        if drawn is None:
            side, ratio = self.size.width() - 2 * MARGIN, self._gallery.devicePixelRatioF()
            drawn = picture(QSize(side, side), ratio, self._gallery.cards[row].draw)
            self._pictures[row] = drawn
        return drawn


def broken(text: str, metrics: QFontMetrics, width: float, most: int) -> str:
    """Return ``text`` broken between words into lines of ``width``, the last one cut short."""
    lines, words = [""], _words(text)
    for index, word in enumerate(words):
        longer = f"{lines[-1]}{word}".strip()
        if lines[-1] and metrics.horizontalAdvance(longer) > width:
            if len(lines) == most:
                lines[-1] = "".join((lines[-1], *words[index:]))
                break
            lines.append(word.strip())
        else:
            lines[-1] = longer
    elide = Qt.TextElideMode.ElideRight
    return "\n".join(metrics.elidedText(line, elide, int(width)) for line in lines)


def _words(text: str) -> list[str]:
    """Return what stays on one line, with the gap before it: words, and signs of Chinese."""
    return re.findall(r"\s*(?:[\u2e80-\uffef][）、，。：]*|[^\s\u2e80-\uffef]+）?)", text)
