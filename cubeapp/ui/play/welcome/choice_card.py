"""A large button with a picture, a name and a sentence."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QStyle, QStyleOptionButton

from cubeapp.ui.controls.font_sizes import scaled
from cubeapp.ui.controls.sizes import SPACE, SPACE_CARD
from cubeapp.ui.drawing.icons import text_icon

WRAPPED = int(Qt.TextFlag.TextWordWrap)


class ChoiceCard(QPushButton):
    """As high as its words need at its width, in whatever letters."""

    def __init__(self, icon: str, name: str, about: str) -> None:
        super().__init__()
        self._icon, self._name, self._about = icon, name, about
        self.setAccessibleName(name)
        self.setAccessibleDescription(about)
        self.setToolTip(about)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def sizeHint(self) -> QSize:
        """As wide as the name needs."""
        side, bold = self._side, QFontMetrics(scaled(self.font(), 1.0, bold=True))
        width = bold.horizontalAdvance(self._name) + side + 2 * SPACE_CARD + SPACE
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """Narrow enough for any panel."""
        return QSize(3 * self._side, self.heightForWidth(self.width()))

    def heightForWidth(self, width: int) -> int:
        """Return the height of the words."""
        name, about = self._places(width)
        return about.bottom() + 1 - name.top() + 2 * SPACE_CARD

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the card as buttons are drawn, and on it the picture and the words."""
        option = QStyleOptionButton()
        self.initStyleOption(option)
        with QPainter(self) as painter:
            self.style().drawPrimitive(
                QStyle.PrimitiveElement.PE_PanelButtonCommand, option, painter, self
            )
            side = self._side
            picture = QRect(SPACE_CARD, (self.height() - side) // 2, side, side)
            text_icon(self._icon, self.palette()).paint(painter, picture)
            name, about = self._places(self.width())
            painter.setPen(self.palette().buttonText().color())
            painter.drawText(about, WRAPPED, self._about)
            painter.setFont(scaled(self.font(), 1.0, bold=True))
            painter.drawText(name, WRAPPED, self._name)

    @property
    def _side(self) -> int:
        return 2 * self.fontMetrics().height()

    def _places(self, width: int) -> tuple[QRect, QRect]:
        """Return where the name and the sentence go in a card of ``width``."""
        left = SPACE_CARD + self._side + SPACE_CARD
        room = QRect(left, SPACE_CARD, max(width - left - SPACE_CARD, 1), 10_000)
        bold = QFontMetrics(scaled(self.font(), 1.0, bold=True))
        name = bold.boundingRect(room, WRAPPED, self._name)
        below = room.translated(0, name.height() + SPACE // 4)
        about = self.fontMetrics().boundingRect(below, WRAPPED, self._about)
        name.setWidth(room.width())
        about.setWidth(room.width())
        return name, about
