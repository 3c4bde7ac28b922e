"""The room of the stage: the views, or what covers them, and small cards in its corners."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from cubeapp.drawing.theme import LIGHT, Theme
from cubeapp.ui.controls.elided_label import ElidedLabel
from cubeapp.ui.controls.sizes import RADIUS_CONTROL
from cubeapp.ui.drawing.backdrop import paint_sky

MARGIN = 12
"""Pixels between a card and the edges of the stage, and between two cards."""


class StageCard(QWidget):
    """A small card that lies over the picture; it is gone while all its parts are hidden."""

    changed = Signal()
    """A part has come or gone, or wants another size."""

    def __init__(self, *parts: QWidget) -> None:
        super().__init__()
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 4, 8, 4)
        row.setSpacing(6)
        for part in parts:
            row.addWidget(part)
            part.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Notice parts that come and go, which Qt keeps from a card that is hidden."""
        if event.type() in (QEvent.Type.ShowToParent, QEvent.Type.HideToParent):
            self.changed.emit()
        return super().eventFilter(watched, event)

    def event(self, event: QEvent) -> bool:
        """Notice parts that want another size."""
        if event.type() == QEvent.Type.LayoutRequest:
            self.changed.emit()
        return super().event(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the card."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(self.palette().color(QPalette.ColorRole.Base))
        painter.setPen(self.palette().color(QPalette.ColorRole.Mid))
        painter.drawRoundedRect(self.rect().adjusted(0, 0, -1, -1), RADIUS_CONTROL, RADIUS_CONTROL)


class Line(ElidedLabel):
    """A line of text as wide as its words where there is room; hidden while it is empty."""

    def __init__(self) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self.setMinimumWidth(1)
        self.hide()

    def setText(self, text: str) -> None:
        """Show ``text``."""
        super().setText(text)
        self.setVisible(bool(text))


class Message(QLabel):
    """Some lines of text; hidden while there are none."""

    def __init__(self) -> None:
        super().__init__()
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.hide()

    def setText(self, text: str) -> None:
        """Show ``text``."""
        super().setText(text)
        self.setVisible(bool(text))

    def sizeHint(self) -> QSize:
        """As wide as the text in one line, which whoever places it shortens."""
        return self.fontMetrics().size(0, self.text()) + QSize(2, 0)


class StageFrame(QWidget):
    """Holds one widget, and above it cards that never move it.

    It has no layout itself: each word on a card would have all that is around laid out anew.
    """

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("stage")
        self._cards: dict[Qt.Corner, StageCard] = {}
        self._are_shown = True
        self._theme = LIGHT
        self._room = QWidget(self)
        self._column = QVBoxLayout(self._room)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._asked = self.minimumSizeHint()

    def add(self, content: QWidget) -> None:
        """Add what takes the whole room while it is not hidden."""
        self._column.addWidget(content)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """As large as what it holds wants to be."""
        return self._room.sizeHint()

    def minimumSizeHint(self) -> QSize:
        """As small as what it holds can be."""
        return self._room.minimumSizeHint()

    def event(self, event: QEvent) -> bool:
        """Ask for other room when what it holds does."""
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Show):
            wanted = self.minimumSizeHint()
            if wanted != self._asked:
                self._asked = wanted
                self.updateGeometry()
        return super().event(event)

    def set_card(self, corner: Qt.Corner, card: StageCard) -> None:
        """Lay ``card`` into a corner."""
        card.setParent(self)
        card.changed.connect(self._place)
        self._cards[corner] = card
        self._place()

    def set_theme(self, theme: Theme) -> None:
        """Let the sky of ``theme`` show wherever no view is."""
        self._theme = theme
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the sky, which the views draw as well: between them it is seen."""
        paint_sky(QPainter(self), self.width(), self.height(), self._theme)

    def show_cards(self, shown: bool) -> None:
        """Show the cards or not, but for messages, which always are."""
        self._are_shown = shown
        self._place()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fill the room, and keep the cards in their corners."""
        super().resizeEvent(event)
        self._room.setGeometry(self.rect())
        self._place()

    def _place(self) -> None:
        """Lay out the cards that hold anything; those at the right come first.

        One at the left that has too little room beside the other has a line of its own.
        """
        for right, left in (
            (Qt.Corner.TopRightCorner, Qt.Corner.TopLeftCorner),
            (Qt.Corner.BottomRightCorner, Qt.Corner.BottomLeftCorner),
        ):
            room, line, above = self.width() - 2 * MARGIN, MARGIN, 0
            for corner in (right, left):
                card = self._cards.get(corner)
                if card is None:
                    continue
                layout = card.layout()
                # Messages are read over whatever covers the views, too.
                is_shown = self._are_shown or corner is Qt.Corner.BottomLeftCorner
                card.setVisible(is_shown and layout is not None and not layout.isEmpty())
                if above and room < card.minimumSizeHint().width():
                    room = self.width() - 2 * MARGIN
                    line += above + MARGIN // 2
                size = card.sizeHint()
                size.setWidth(max(0, min(size.width(), room)))
                if card.hasHeightForWidth():
                    size.setHeight(card.heightForWidth(size.width()))
                x = MARGIN if corner is left else self.width() - MARGIN - size.width()
                is_top = corner in (Qt.Corner.TopLeftCorner, Qt.Corner.TopRightCorner)
                y = line if is_top else self.height() - line - size.height()
                card.resize(size)
                card.move(QPoint(x, y))
                room -= size.width() + MARGIN
                above = size.height()
