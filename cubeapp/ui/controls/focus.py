"""Where the keyboard is."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication, QWidget


def has_focus_inside(part: QWidget) -> bool:
    """Tell whether ``part``, or anything in it, has the keyboard."""
    focused = QApplication.focusWidget()
    return focused is not None and (focused is part or part.isAncestorOf(focused))
