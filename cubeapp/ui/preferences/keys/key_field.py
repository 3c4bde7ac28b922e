"""A field that takes any key of the cube's keyboard."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from cubeapp.ui.services.key_names import key_pressed
from cubeapp.words import tr


class KeyField(QLineEdit):
    """Shows the name of the key that is pressed while it has the focus."""

    key_pressed = Signal(str)
    """The key's name, as a `Keymap` writes it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.physical = True
        self.setReadOnly(True)
        self.setPlaceholderText(tr("press a key here"))
        self.setAccessibleName(tr("Key"))
        self.setToolTip(tr("Press the key that is to do something else, with Shift if you like"))

    def event(self, event: QEvent) -> bool:
        """Keep keys that are shortcuts elsewhere, such as Space, for this field."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            event.setAccepted(bool(key_pressed(event, self.physical)))
            return event.isAccepted()
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Show the key instead of typing it."""
        name = key_pressed(event, self.physical)
        if name:
            self.setText(name)
            self.key_pressed.emit(name)
        else:
            super().keyPressEvent(event)
