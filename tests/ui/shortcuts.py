"""Which keys a widget takes before they can be the window's shortcuts."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication


def keeps_undo_for_itself(widget):
    """Tell whether Ctrl+Z means the widget's own text while that has the focus."""
    control, key = Qt.KeyboardModifier.ControlModifier, Qt.Key.Key_Z
    event = QKeyEvent(QEvent.Type.ShortcutOverride, key, control)
    event.ignore()
    QApplication.sendEvent(widget, event)
    return event.isAccepted()
