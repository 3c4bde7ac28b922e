"""Controls side by side that break into as many lines as they need."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QEvent, QRect, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from cubeapp.ui.controls.panel import SPACING

Line = list[tuple[int, int, int]]
"""The left edge, the width and the height of each control in a line, in pixels."""


class Flow(QWidget):
    """Lays its controls out as words in a paragraph; narrower, it is never lower.

    It is no `QLayout`, as those made in Python lose hold of what they lay out.
    """

    def __init__(self, parent: QWidget | None = None, *, spacing: int = SPACING) -> None:
        """Make an empty paragraph; ``spacing`` is the pixels between its controls."""
        super().__init__(parent)
        self._spacing = spacing
        self._parts: list[QWidget] = []
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def insert(self, index: int, *parts: QWidget) -> None:
        """Put ``parts`` before the control at ``index``, or behind all of them."""
        self._parts[index:index] = parts
        for part in parts:
            part.setParent(self)
        self._on_parts_changed()

    def remove(self, part: QWidget) -> None:
        """Take ``part`` out for good."""
        self._parts.remove(part)
        part.setParent(None)
        part.deleteLater()
        self._on_parts_changed()

    @property
    def parts(self) -> tuple[QWidget, ...]:
        """The controls that are shown, in order."""
        return tuple(part for part in self._parts if not part.isHidden())

    def heightForWidth(self, width: int) -> int:
        """Return the height of all lines."""
        lines = self._lines(width)
        return sum(map(_height, lines)) + self._spacing * max(len(lines) - 1, 0)

    def sizeHint(self) -> QSize:
        """Ask for one line."""
        sizes = [part.sizeHint() for part in self.parts]
        width = sum(size.width() for size in sizes) + self._spacing * max(len(sizes) - 1, 0)
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
        """Follow controls that come, go or change their words, while this is hidden as well."""
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Show):
            self._on_parts_changed()
        return super().event(event)

    def _on_parts_changed(self) -> None:
        """Lay other controls out, and ask for the room that they need."""
        self._lay_out()
        self.updateGeometry()

    def _lay_out(self) -> None:
        for part, place in zip(self.parts, self._places(self.width()), strict=True):
            part.setGeometry(place)

    def _places(self, room: int) -> list[QRect]:
        """Return where the controls go in lines of ``room`` pixels."""
        return _stacked(self._lines(room), self._spacing)

    def _lines(self, room: int) -> list[Line]:
        """Return what stands in each line of ``room`` pixels."""
        return _lines(self.parts, room, self._spacing)


class EvenFlow(Flow):
    """Breaks into lines of as many controls each, which share the width evenly."""

    def sizeHint(self) -> QSize:
        """Ask for one line."""
        sizes = [part.sizeHint() for part in self.parts]
        widest = max((size.width() for size in sizes), default=0)
        width = len(sizes) * widest + self._spacing * max(len(sizes) - 1, 0)
        return QSize(width, max((size.height() for size in sizes), default=0))

    def _lines(self, room: int) -> list[Line]:
        """Return what stands in each line of ``room`` pixels."""
        sizes, gap = [part.sizeHint() for part in self.parts], self._spacing
        widest = max((size.width() for size in sizes), default=0)
        columns = even_columns(len(sizes), room, widest, gap)
        line = max((size.height() for size in sizes), default=0)
        # The pixels that are left over are spread, so that the last one ends at the edge.
        ends = [column * (room + gap) // columns for column in range(columns + 1)]
        row = [(left, right - gap - left, line) for left, right in pairwise(ends)]
        whole, rest = divmod(len(sizes), columns)
        return [row] * whole + [row[:rest]] * bool(rest)


def places(parts: Sequence[QWidget], room: int, spacing: int = SPACING) -> list[QRect]:
    """Return where ``parts`` go as words in a paragraph of ``room`` pixels."""
    return _stacked(_lines(parts, room, spacing), spacing)


def _lines(parts: Sequence[QWidget], room: int, spacing: int) -> list[Line]:
    """Return what stands in each line of ``room`` pixels, at least one line."""
    lines: list[Line] = [[]]
    x = 0
    for part in parts:
        wanted = part.sizeHint()
        width = min(wanted.width(), room)
        height = wanted.height()
        if part.hasHeightForWidth():
            height = part.heightForWidth(width)
        if x and x + width > room:
            lines.append([])
            x = 0
        lines[-1].append((x, width, height))
        x += width + spacing
    return lines


def _height(line: Line) -> int:
    return max((height for _, _, height in line), default=0)


def _stacked(lines: Sequence[Line], spacing: int) -> list[QRect]:
    """Put lines below each other; what is lower than its line is in the middle of it."""
    places, y = [], 0
    for line in lines:
        high = _height(line)
        places += [QRect(x, y + (high - low) // 2, width, low) for x, width, low in line]
        y += high + spacing
    return places


def even_columns(count: int, room: int, widest: int, spacing: int = SPACING) -> int:
    """Return how many of ``count`` controls go side by side, if all lines are to be filled alike.

    Args:
        count: how many controls there are.
        room: the width there is for all of them.
        widest: the width of the widest.
        spacing: pixels between two of them.
    """
    fitting = min(max(count, 1), max(1, (room + spacing) // (widest + spacing)))
    lines = -(-max(count, 1) // fitting)
    return -(-max(count, 1) // lines)


def flow(*parts: QWidget, even: bool = True) -> Flow:
    """Return ``parts`` side by side, below each other where that is too narrow.

    Args:
        parts: the controls.
        even: whether they share the width, as buttons do.
    """
    made = EvenFlow() if even else Flow()
    made.insert(0, *parts)
    return made
