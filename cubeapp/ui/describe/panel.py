"""The cube as text, in a window beside it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QDialog, QHBoxLayout, QPlainTextEdit, QVBoxLayout, QWidget

from cubeapp.ui.controls.panel import button
from cubeapp.words import tr


class DescriptionWindow(QDialog):
    """Text that can be walked through, selected and copied; it follows the cube."""

    def __init__(self, copy: Callable[[str], object], parent: QWidget | None = None) -> None:
        """Show nothing yet; ``copy`` puts a text on the clipboard."""
        super().__init__(parent)
        self.setWindowTitle(tr("The cube in words"))
        self.text_edit = QPlainTextEdit()
        self.text_edit.setReadOnly(True)
        self.text_edit.setTabChangesFocus(True)
        self.text_edit.setAccessibleName(tr("The cube in words"))
        self.text_edit.setToolTip(tr("The arrow keys walk through the text; select and copy it"))
        self.copy_button = button(tr("&Copy"), tr("Copy the whole text"))
        self.close_button = button(tr("C&lose"), tr("Close this window (Esc)"))
        self.copy_button.clicked.connect(lambda: copy(self.text_edit.toPlainText()))
        self.close_button.clicked.connect(self.close)
        buttons = QHBoxLayout()
        buttons.addWidget(self.copy_button)
        buttons.addWidget(self.close_button)
        layout = QVBoxLayout(self)
        layout.addWidget(self.text_edit, 1)
        layout.addLayout(buttons)
        unit = self.fontMetrics().height()
        self.resize(24 * unit, 30 * unit)

    def show_text(self, text: str) -> None:
        """Show ``text``, the reader's place in it kept."""
        if text == self.text_edit.toPlainText():
            return
        line = self.text_edit.textCursor().blockNumber()
        self.text_edit.setPlainText(text)
        block = self.text_edit.document().findBlockByNumber(line)
        if block.isValid():
            cursor = self.text_edit.textCursor()
            cursor.setPosition(block.position())
            self.text_edit.setTextCursor(cursor)
