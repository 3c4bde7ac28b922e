"""Controls side by side that break into as many lines as they need."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QRect, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from cubeapp.ui.controls.panel import SPACING


class Flow(QWidget):
    """Lays its controls out as words in a paragraph; narrower, it is never lower.

    It is no `QLayout`, as those made in Python lose hold of what they lay out.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._parts: list[QWidget] = []
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def insert(self, index: int, part: QWidget) -> None:
        """Put ``part`` before the control at ``index``, or behind all of them."""
        self._parts.insert(index, part)
        part.setParent(self)
        self._lay_out()

    @property
    def parts(self) -> tuple[QWidget, ...]:
        """The controls that are shown, in order."""
        return tuple(part for part in self._parts if not part.isHidden())

    def heightForWidth(self, width: int) -> int:
        """Return the height of all lines."""
        places = self._places(width)
        return max((place.bottom() + 1 for place in places), default=0)

    def sizeHint(self) -> QSize:
        """Ask for one line."""
        sizes = [part.sizeHint() for part in self.parts]
        width = sum(size.width() for size in sizes) + SPACING * max(len(sizes) - 1, 0)
        return QSize(width, max((size.height() for size in sizes), default=0))

    def minimumSizeHint(self) -> QSize:
        """Ask for room for any one control, as narrow as it gets."""
        sizes = [part.minimumSizeHint() for part in self.parts]
        width = max((size.width() for size in sizes), default=0)
        return QSize(width, max((size.height() for size in sizes), default=0))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break the lines anew."""
        super().resizeEvent(event)
        self._lay_out()

    def event(self, event: QEvent) -> bool:
        """Follow controls that come, go or change their words."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._lay_out()
        return super().event(event)

    def _lay_out(self) -> None:
        for part, place in zip(self.parts, self._places(self.width()), strict=True):
            part.setGeometry(place)
        self.updateGeometry()

    def _places(self, room: int) -> list[QRect]:
        """Return where the controls go in lines of ``room`` pixels."""
        places = []
        x, y, line = 0, 0, 0
        for part in self.parts:
            wanted = part.sizeHint()
            width = min(wanted.width(), room)
            height = wanted.height()
            if part.hasHeightForWidth():
                height = part.heightForWidth(width)
            if x and x + width > room:
                x, y, line = 0, y + line + SPACING, 0
            places.append(QRect(QPoint(x, y), QSize(width, height)))
            x += width + SPACING
            line = max(line, height)
        return places
