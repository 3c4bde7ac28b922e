"""Colours that let their ground through."""

from __future__ import annotations

from PySide6.QtGui import QColor


def faded(colour: QColor, alpha: float) -> QColor:
    """Return ``colour`` with some of it let through, 0…1."""
    colour = QColor(colour)
    colour.setAlphaF(alpha)
    return colour
