"""A line to search what is shown below it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget


class SearchEdit(QLineEdit):
    """A line of words. ↓ and Enter go on to what they find; Esc takes them away."""

    left_down = Signal()
    """The keys are to go to what was found."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setClearButtonEnabled(True)

    def event(self, event: QEvent) -> bool:
        """Keep Esc from the window's own commands while there is something to clear."""
        is_asked = event.type() == QEvent.Type.ShortcutOverride
        if is_asked and isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape:
            event.setAccepted(bool(self.text()))
            return bool(self.text())
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go down, or clear the line."""
        if event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.left_down.emit()
        elif event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
        else:
            super().keyPressEvent(event)
