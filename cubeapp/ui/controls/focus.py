"""Where the keyboard is, and the ring that shows it."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QApplication, QStyle, QStyleOptionFocusRect, QWidget

from cubeapp.ui.controls.sizes import FOCUS_EDGE

RING = 2 * FOCUS_EDGE
"""Pixels that the ring takes at the edge of a control, with the gap inside it."""


def has_focus_inside(part: QWidget) -> bool:
    """Tell whether ``part``, or anything in it, has the keyboard."""
    focused = QApplication.focusWidget()
    return focused is not None and (focused is part or part.isAncestorOf(focused))


def draw_focus(part: QWidget, painter: QPainter, place: QRect | None = None) -> None:
    """Draw the style's ring around ``part``, which paints itself, if it has the keyboard.

    Args:
        part: the control.
        painter: paints on it.
        place: what the ring is the edge of; all of ``part`` if left out.
    """
    if not part.hasFocus():
        return
    option = QStyleOptionFocusRect()
    option.initFrom(part)
    option.rect = part.rect() if place is None else place
    part.style().drawPrimitive(QStyle.PrimitiveElement.PE_FrameFocusRect, option, painter, part)


def inside_ring(part: QWidget, place: QRectF) -> QRectF:
    """Return ``place`` without the room of the ring, while ``part`` has one.

    For grounds in the colour of the ring, on which it would not be seen.
    """
    return place.adjusted(RING, RING, -RING, -RING) if part.hasFocus() else place
