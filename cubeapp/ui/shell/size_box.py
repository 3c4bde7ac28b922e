"""The box for the size of the cube."""

from __future__ import annotations

import re
from typing import cast

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence, QWheelEvent
from PySide6.QtWidgets import QComboBox, QCompleter, QLineEdit, QWidget

from cubeapp.engine.model.geometry import MAX_SIZE, MIN_SIZE, cube_name
from cubeapp.ui.controls.wheel import Notches
from cubeapp.words import tr

COMMON = range(MIN_SIZE, 8)
"""The sizes in the list; any other is typed."""


class SizeBox(QComboBox):
    """Chooses the size of the cube: from a list of the common ones, or any by typing it."""

    valueChanged = Signal(int)  # noqa: N815  # as Qt's own boxes have it

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._value = 3
        self._wheel = Notches()
        # The wheel over a box does not give it the keyboard.
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setEditable(True)
        self.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        for size in COMMON:
            self.addItem(cube_name(size), size)
        self.addItem(tr("Other…"))
        # Qt's stubs do not know that there may be none.
        self.setCompleter(cast(QCompleter, None))
        self.edit.installEventFilter(self)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.setAccessibleName(tr("Size of the cube"))
        self.setToolTip(tr("Layers along an edge, 2 to 100: type a number and press Enter, or ↑ ↓"))
        self.activated.connect(self._on_chosen)
        self.edit.editingFinished.connect(self._on_typed)
        self._show()

    @property
    def edit(self) -> QLineEdit:
        """Where a size is typed."""
        edit = self.lineEdit()
        assert edit is not None
        return edit

    def value(self) -> int:
        """Return the size that is chosen."""
        return self._value

    def setValue(self, value: int) -> None:
        """Choose a size, as near as there is one."""
        value = min(max(value, MIN_SIZE), MAX_SIZE)
        is_other = value != self._value
        self._value = value
        self._show()
        if is_other:
            self.valueChanged.emit(value)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let a size be typed at once, and leave undo and redo to the window.

        The window takes a change of size back.
        """
        if isinstance(event, QFocusEvent) and event.gotFocus():
            # A click would set the cursor after this.
            QTimer.singleShot(0, self, self.edit.selectAll)
        return _is_undo(event) or super().eventFilter(watched, event)

    def event(self, event: QEvent) -> bool:
        """Leave undo and redo to the window: the box would give them to its field."""
        return not _is_undo(event) and super().event(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Go to the next size or the one before with each notch, while the box has the keyboard.

        Elsewhere a wheel that passes over it would make a new cube.
        """
        if not self.hasFocus():
            event.ignore()
            return
        # A sideways swipe chooses nothing.
        notches = self._wheel.take(event.angleDelta().y())
        if notches:
            self.setValue(self._value + notches)
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to the next size or the one before."""
        by = {Qt.Key.Key_Up: 1, Qt.Key.Key_Down: -1}.get(Qt.Key(event.key()))
        if by is None or event.modifiers() & Qt.KeyboardModifier.AltModifier:
            super().keyPressEvent(event)
        else:
            self.setValue(self._value + by)
            self.edit.selectAll()

    def _show(self) -> None:
        """Show the size that is chosen, whatever was typed."""
        self.setCurrentIndex(self.findData(self._value))
        self.setEditText(cube_name(self._value))

    def _on_chosen(self, index: int) -> None:
        size = self.itemData(index)
        if size is not None:
            self.setValue(size)
            return
        self._show()
        # The list gives the keyboard back when it is closed.
        QTimer.singleShot(0, self, self._ask)

    def _ask(self) -> None:
        self.edit.setFocus()
        self.edit.selectAll()

    def _on_typed(self) -> None:
        size = _size_in(self.edit.text())
        self.setValue(self._value if size is None else size)


def _size_in(text: str) -> int | None:
    """Return the size that ``text`` says, ``None`` if it says none that there is."""
    match = re.match(r"\s*(\d+)", text)
    size = int(match[1]) if match and len(match[1]) < 4 else 0
    return size if MIN_SIZE <= size <= MAX_SIZE else None


def _is_undo(event: QEvent) -> bool:
    """Tell whether ``event`` asks who takes the key of undo or redo; nobody here does."""
    if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.ShortcutOverride:
        return False
    keys = (QKeySequence.StandardKey.Undo, QKeySequence.StandardKey.Redo)
    is_undo = any(event.matches(key) for key in keys)
    if is_undo:
        event.ignore()
    return is_undo
