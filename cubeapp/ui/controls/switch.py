"""A switch: turns something on or off at once."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QCheckBox, QSizePolicy, QWidget

from cubeapp.ui.controls.focus import RING, draw_focus
from cubeapp.ui.controls.shapes import box
from cubeapp.ui.controls.sizes import SPACE
from cubeapp.ui.drawing.palette import tokens_of

HEIGHT, WIDTH = 1.2, 2.1
"""The size of the switch, in lines of text."""
KNOB = 3
"""Pixels between the knob and the edge of the switch."""
_WRAPPED = Qt.TextFlag.TextWordWrap | Qt.TextFlag.TextShowMnemonic


class Switch(QCheckBox):
    """Words at the left, which wrap where there is little room, and a switch at the right."""

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def sizeHint(self) -> QSize:
        """Ask for the words on one line."""
        words = self.fontMetrics().size(Qt.TextFlag.TextShowMnemonic, self.text()).width()
        width = words + self._switch.width() + 2 * SPACE
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """Ask for the longest word."""
        words = self.text().replace("&", "").split()
        longest = max(map(self.fontMetrics().horizontalAdvance, words), default=0)
        return QSize(longest + self._switch.width() + 2 * SPACE, self._switch.height())

    def heightForWidth(self, width: int) -> int:
        """Return the height of the words."""
        room = QRect(0, 0, max(width - self._switch.width() - 2 * SPACE, 1), 10_000)
        words = self.fontMetrics().boundingRect(room, _WRAPPED.value, self.text())
        return max(words.height(), self._switch.height() + 2 * RING)

    def hitButton(self, position: QPoint) -> bool:
        """Take a click anywhere."""
        return self.rect().contains(position)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the words and the switch, and the focus around the switch."""
        place = self._switch
        place.moveCenter(QPoint(0, self.height() // 2))
        place.moveRight(self.width() - 1 - RING)
        words = self.rect().adjusted(0, 0, -place.width() - 2 * SPACE, 0)
        flags = _WRAPPED.value | Qt.AlignmentFlag.AlignVCenter.value
        role, is_on = self.foregroundRole(), self.isEnabled()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            style = self.style()
            style.drawItemText(painter, words, flags, self.palette(), is_on, self.text(), role)
            self._paint_switch(painter, place)

    @property
    def _switch(self) -> QRect:
        line = self.fontMetrics().height()
        return QRect(0, 0, round(WIDTH * line), round(HEIGHT * line))

    def _paint_switch(self, painter: QPainter, place: QRect) -> None:
        tokens, track = tokens_of(self.palette()), QRectF(place)
        ground, edge, knob = tokens.surface, tokens.control, tokens.control
        if not self.isEnabled():
            ground, edge = tokens.sunk, tokens.line
        elif self.isChecked():
            ground, edge, knob = tokens.accent, tokens.accent, tokens.on_accent
        box(painter, track, track.height() / 2, ground, edge)
        side = place.height() - 2 * KNOB
        left = place.right() + 1 - KNOB - side if self.isChecked() else place.left() + KNOB
        box(painter, QRectF(left, place.top() + KNOB, side, side), side / 2, knob)
        draw_focus(self, painter, place.adjusted(-RING, -RING, RING, RING))
