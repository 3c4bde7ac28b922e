"""A few lines of an alg, with its comments, what is wrong in it, and the current move marked."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import islice

from PySide6.QtCore import QMimeData, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPalette, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import QPlainTextEdit, QTextEdit, QWidget

from cubeapp.ui.controls.marked_edit import MarkedEdit, utf16_length

_COMMENT = re.compile(r"//[^\n]*")
_MOST_COMMENTS = 100
"""Maximum number shown faint; each takes a moment."""
_TINT = 90
"""How strong the mark of the current move is, of 255."""


class AlgField(MarkedEdit):
    """Text of several lines, in which Enter breaks the line.

    All places are counted in characters of `toPlainText`.
    """

    caret_moved = Signal(int)
    """The user moved the caret there, perhaps by changing the text."""
    focused = Signal()

    def __init__(self, least_lines: int, most_lines: int, parent: QWidget | None = None) -> None:
        super().__init__(most_lines, parent, least_lines)
        self._current: tuple[int, int] | None = None
        self._is_quiet = False
        self.take: Callable[[str], bool] = _nothing
        """Gets pasted text before the field does, and tells whether it has used it."""
        self.cursorPositionChanged.connect(self._on_caret)

    @property
    def caret(self) -> int:
        """Where the caret stands."""
        return _characters(self.toPlainText(), self.textCursor().position())

    def set_caret(self, place: int) -> None:
        """Move the caret to ``place`` without emitting `caret_moved`."""
        cursor = self.textCursor()
        cursor.setPosition(utf16_length(self.toPlainText()[:place]))
        self._is_quiet = True
        self.setTextCursor(cursor)
        self._is_quiet = False

    def show_current(self, span: tuple[int, int] | None) -> None:
        """Mark the move that is on the cube now."""
        if span != self._current:
            self._current = span
            self.show_marks()

    def set_text(self, text: str) -> None:
        """Replace the text as an edit, so that undo brings it back."""
        if text == self.toPlainText():
            return
        cursor = self.textCursor()
        cursor.select(QTextCursor.SelectionType.Document)
        cursor.insertText(text)

    def marks(self) -> list[QTextEdit.ExtraSelection]:
        """Return the comments, the current move, and what is wrong."""
        faint = QTextCharFormat()
        faint.setForeground(self.palette().color(QPalette.ColorRole.PlaceholderText))
        comments = islice(_COMMENT.finditer(self.toPlainText()), _MOST_COMMENTS)
        marks = [self.formatted(comment.span(), faint) for comment in comments]
        marks += super().marks()
        if self._current is not None and self._current[1] <= len(self.toPlainText()):
            look = QTextCharFormat()
            colour = self.palette().color(QPalette.ColorRole.Highlight)
            colour.setAlpha(_TINT)
            look.setBackground(colour)
            marks.insert(0, self.formatted(self._current, look))
        return marks

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Edit, whatever the key: Enter, Up and Down mean nothing else here."""
        QPlainTextEdit.keyPressEvent(self, event)

    def insertFromMimeData(self, source: QMimeData) -> None:
        """Take pasted text, as plain text."""
        if not source.hasText() or not self.take(source.text()):
            super().insertFromMimeData(source)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Say that what is typed goes here."""
        super().focusInEvent(event)
        self.focused.emit()

    def _on_caret(self) -> None:
        if not self._is_quiet:
            self.caret_moved.emit(self.caret)


def _nothing(_text: str) -> bool:
    return False


def _characters(text: str, units: int) -> int:
    """Return how many characters the first ``units`` of Qt's are."""
    if text.isascii():
        return units
    return len(text.encode("utf-16-le")[: 2 * units].decode("utf-16-le"))
