"""Large pictures with names, side by side, each drawn soon after it is first seen."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import (
    QAbstractListModel,
    QElapsedTimer,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRectF,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QPainter,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from cubeapp.ui.controls.focus import draw_focus, inside_ring
from cubeapp.ui.controls.font_sizes import label_font
from cubeapp.ui.controls.shapes import box
from cubeapp.ui.controls.sizes import RADIUS_CARD, SPACE
from cubeapp.ui.drawing.palette import tokens_of
from cubeapp.ui.drawing.pictures import Draw, picture

WIDTH = 9
"""The least width of a card, in lines of text."""
NARROW = 6
"""The least width where there are two columns only, in lines of text."""
MOST_COLUMNS = 8
"""Wider rooms have larger cards."""
PICTURE = 0.76
"""The width of a picture, as a share of its card's."""
NAME_SIZE = 13 / 14
"""Relative to other text: a name is a little smaller, so that long words fit below a picture."""
MOST_LINES = 3
"""Lines of a name; a longer one is cut short."""
SLICE_MS = 8
"""How long pictures are drawn before the user's clicks and keys have their turn again."""

Index = QModelIndex | QPersistentModelIndex


@dataclass(frozen=True, slots=True)
class Card:
    """One picture."""

    label: str
    detail: str
    """A few words below the name; may be empty."""
    tip: str
    draw: Draw
    """Draws it into a rectangle of a painter."""


class PictureGallery(QListView):
    """A grid of cards that scrolls; one is current, and Enter or a double click activates it."""

    current_changed = Signal(int)
    """The index of the card that is current now; -1 for none."""
    card_activated = Signal(int)
    typed = Signal(str)
    """Letters were typed, which are to be searched for."""

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
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.viewport().setAutoFillBackground(False)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.doubleClicked.connect(lambda index: self.card_activated.emit(index.row()))
        self._fit()

    @property
    def cards(self) -> tuple[Card, ...]:
        """What is shown."""
        return self._model.cards

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
        """Activate the current card at Enter; letters are searched for."""
        chords = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
        is_word = event.text().strip().isprintable() and not event.modifiers() & chords
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.current >= 0:
            self.card_activated.emit(self.current)
        elif is_word and event.text().strip():
            self.typed.emit(event.text())
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
        """Ask for one card and a little of the next row."""
        line = self.fontMetrics().height()
        return QSize(WIDTH * line + 4 * SPACE, WIDTH * line)

    def _fit(self) -> None:
        line, names = self.fontMetrics().height(), _names(self.font())
        width = self.viewport().width() - 1
        least = max(WIDTH * line + SPACE, width / MOST_COLUMNS)
        columns = max(int(width // least), 2 if width >= 2 * NARROW * line else 1)
        words = {word for card in self.cards for word in _words(card.label)}
        longest = max(map(names.horizontalAdvance, words), default=0) + 3 * SPACE
        if columns > 2 and longest > width // columns:
            # One column less for the sake of long words, but no more.
            columns -= 1
        shape = CardShape.fitted(max(width // columns, 2 * line), self.cards, self.font())
        if shape != self._delegate.shape:
            self._delegate.shape = shape
            self._delegate.clear()
            self.setGridSize(shape.cell)
            self.scheduleDelayedItemsLayout()


@dataclass(frozen=True, slots=True)
class CardShape:
    """Where the parts of a card go, in pixels."""

    cell: QSize
    """A card and the gap around it."""
    picture: int
    """The side of the picture."""
    name: int
    """The height of the longest name."""

    @classmethod
    def fitted(cls, width: int, cards: Sequence[Card], font: QFont) -> CardShape:
        """Return the shape of ``cards`` in columns of ``width``, with letters like ``font``."""
        names, details = _names(font), QFontMetrics(label_font(font))
        room = width - 3 * SPACE
        labels = (broken(card.label, names, room, MOST_LINES) for card in cards)
        lines = max((text.count("\n") + 1 for text in labels), default=1)
        side, name = round(PICTURE * (width - SPACE)), lines * names.height()
        below = name + (details.height() if any(card.detail for card in cards) else 0)
        return cls(QSize(width, side + below + 4 * SPACE), side, name)

    def card(self, cell: QRectF) -> QRectF:
        """Return where the card is in its ``cell``."""
        gap = SPACE / 2
        return cell.adjusted(gap, gap, -gap, -gap)


def _names(font: QFont) -> QFontMetrics:
    """Return the measures of names beside text in ``font``: bold, as that of the current card."""
    return QFontMetrics(label_font(font, NAME_SIZE, bold=True))


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


class _Pictures(QObject):
    """Draws pictures a few at a time, so that scrolling goes on meanwhile."""

    def __init__(self, draw: Callable[[int], QPixmap | None], parent: QObject) -> None:
        """Draw nothing yet.

        Args:
            draw: returns the picture of an index; ``None`` for one that is out of sight again.
            parent: the owner.
        """
        super().__init__(parent)
        self._draw = draw
        self._done: dict[int, QPixmap] = {}
        self._asked: list[int] = []
        self._timer = QTimer(self, singleShot=True, interval=0)
        self._timer.timeout.connect(self._go_on)

    def clear(self) -> None:
        """Drop all of them."""
        self._done.clear()
        self._asked.clear()

    def get(self, index: int) -> QPixmap | None:
        """Return a picture, or ask for it if it has not been drawn."""
        done = self._done.get(index)
        if done is None and index not in self._asked:
            self._asked.append(index)
            self._timer.start()
        return done

    def _go_on(self) -> None:
        clock = QElapsedTimer()
        clock.start()
        while self._asked and clock.elapsed() < SLICE_MS:
            index = self._asked.pop(0)
            drawn = self._draw(index)
            if drawn is not None:
                self._done[index] = drawn
        if self._asked:
            self._timer.start()


class _CardDelegate(QStyledItemDelegate):
    """Paints a card: its picture once that is there, below it its name and a detail."""

    def __init__(self, gallery: PictureGallery) -> None:
        super().__init__(gallery)
        self._gallery = gallery
        self._pictures = _Pictures(self._draw, self)
        self.shape = CardShape(QSize(), 0, 0)

    def clear(self) -> None:
        """Drop the pictures."""
        self._pictures.clear()

    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:
        return self.shape.cell

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        card, shape = self._gallery.cards[index.row()], self.shape
        place = shape.card(QRectF(option.rect))
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        is_current = index.row() == self._gallery.current
        self._paint_ground(painter, place, option, is_current)
        drawn = self._pictures.get(index.row())
        if drawn is not None:
            left = place.center().x() - shape.picture / 2
            painter.drawPixmap(round(left), round(place.top()) + SPACE, drawn)
        below = place.adjusted(SPACE, shape.picture + 1.5 * SPACE, -SPACE, -SPACE)
        self._write(painter, below, card, is_current)
        painter.restore()

    def _paint_ground(
        self, painter: QPainter, place: QRectF, option: QStyleOptionViewItem, is_current: bool
    ) -> None:
        tokens = tokens_of(self._gallery.palette())
        if is_current:
            inside = inside_ring(self._gallery, place)
            box(painter, inside, RADIUS_CARD, tokens.tint, tokens.accent)
            draw_focus(self._gallery, painter, place.toRect())
        else:
            is_under_pointer = option.state & QStyle.StateFlag.State_MouseOver
            ground = tokens.hover if is_under_pointer else tokens.surface
            box(painter, place, RADIUS_CARD, ground, tokens.line)

    def _write(self, painter: QPainter, room: QRectF, card: Card, is_current: bool) -> None:
        """Write the name and the detail; the name of the current card is bold."""
        tokens, usual = tokens_of(self._gallery.palette()), self._gallery.font()
        font = label_font(usual, NAME_SIZE, bold=is_current)
        name = QRectF(room.left(), room.top(), room.width(), self.shape.name)
        lines = max(self.shape.name // QFontMetrics(font).height(), 1)
        painter.setFont(font)
        painter.setPen(QColor(tokens.text))
        text = broken(card.label, QFontMetrics(font), room.width(), lines)
        painter.drawText(name, Qt.AlignmentFlag.AlignCenter, text)
        painter.setFont(label_font(usual))
        painter.setPen(QColor(tokens.muted))
        below = QRectF(room.left(), name.bottom(), room.width(), room.bottom() - name.bottom())
        painter.drawText(below, Qt.AlignmentFlag.AlignCenter, card.detail)

    def _draw(self, row: int) -> QPixmap | None:
        """Draw a picture if its card is in sight, and have the card painted with it."""
        gallery = self._gallery
        if row >= len(gallery.cards):
            return None
        place = gallery.visualRect(gallery.model().index(row, 0))
        if not place.intersects(gallery.viewport().rect()):
            return None
        gallery.viewport().update(place)
        side, ratio = self.shape.picture, gallery.devicePixelRatioF()
        return picture(QSize(side, side), ratio, gallery.cards[row].draw)


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
