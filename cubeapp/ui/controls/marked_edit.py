"""A line of text that grows with what is typed and underlines what is wrong in it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QMimeData, QSize, Qt, Signal
from PySide6.QtGui import (
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QTextCharFormat,
    QTextCursor,
    QTextOption,
)
from PySide6.QtWidgets import QFrame, QPlainTextEdit, QSizePolicy, QTextEdit, QWidget

from cubeapp.ui.controls.focus import draw_focus
from cubeapp.ui.controls.note import NoteKind, note_colour

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class MarkedEdit(QPlainTextEdit):
    """Plain text, one line high as long as it fits. Enter enters it, Shift+Enter breaks a line."""

    entered = Signal()
    """Enter was pressed."""
    older_wanted = Signal()
    """Up was pressed on the first line."""
    newer_wanted = Signal()
    """Down was pressed on the last line."""

    def __init__(
        self, most_lines: int, parent: QWidget | None = None, least_lines: int = 1
    ) -> None:
        super().__init__(parent)
        self._most_lines = most_lines
        self._least_lines = least_lines
        self._span: tuple[int, int] | None = None
        self.setTabChangesFocus(True)
        self.setWordWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.document().setDocumentMargin(max(self.fontMetrics().height() // 4, 2))
        self.document().documentLayout().documentSizeChanged.connect(self._fit)
        self._fit()
        # Setting the margin counts as a change of the text.
        self.document().clearUndoRedoStacks()

    def mark(self, span: tuple[int, int] | None) -> None:
        """Underline the characters of a half-open span, or nothing.

        Args:
            span: counted in characters of `toPlainText`, as the engine's errors do.
        """
        self._span = span
        self.show_marks()

    def show_marks(self) -> None:
        """Draw what is marked in the colours of the moment."""
        self.setExtraSelections(self.marks())

    def marks(self) -> list[QTextEdit.ExtraSelection]:
        """Return what is to be drawn beside the text."""
        if self._span is None:
            return []
        underline = QTextCharFormat()
        underline.setUnderlineStyle(QTextCharFormat.UnderlineStyle.WaveUnderline)
        underline.setUnderlineColor(note_colour(NoteKind.PROBLEM, self.palette()))
        # The underline alone is thin; a tint behind it catches the eye on light and dark.
        tint = note_colour(NoteKind.PROBLEM, self.palette())
        tint.setAlpha(48)
        underline.setBackground(tint)
        return [self.formatted(self._span, underline)]

    def formatted(self, span: tuple[int, int], look: QTextCharFormat) -> QTextEdit.ExtraSelection:
        """Return the characters of ``span`` in another look, for `marks`."""
        text = self.toPlainText()
        cursor = self.textCursor()
        cursor.setPosition(utf16_length(text[: span[0]]))
        cursor.setPosition(utf16_length(text[: span[1]]), QTextCursor.MoveMode.KeepAnchor)
        selection = QTextEdit.ExtraSelection()
        selection.cursor = cursor
        selection.format = look
        return selection

    @property
    def marked(self) -> tuple[int, int] | None:
        """The span that is underlined."""
        return self._span

    def canInsertFromMimeData(self, source: QMimeData) -> bool:
        """Take text; a file that is dropped is the window's to read, its name is no text."""
        return not source.hasUrls() and super().canInsertFromMimeData(source)

    def event(self, event: QEvent) -> bool:
        """Leave undo and redo to the window once there is nothing of them in the text."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            text = self.document()
            is_spent = (
                event.matches(QKeySequence.StandardKey.Undo) and not text.isUndoAvailable()
            ) or (event.matches(QKeySequence.StandardKey.Redo) and not text.isRedoAvailable())
            if is_spent:
                event.ignore()
                return False
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter the text, ask for older or newer ones, or edit."""
        is_plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if event.key() in _ENTER and is_plain:
            self.entered.emit()
        elif event.key() == Qt.Key.Key_Up and is_plain and self._at_edge("Up"):
            self.older_wanted.emit()
        elif event.key() == Qt.Key.Key_Down and is_plain and self._at_edge("Down"):
            self.newer_wanted.emit()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Show the focus, which a frame would show, where there is none."""
        super().paintEvent(event)
        if self.frameShape() is QFrame.Shape.NoFrame:
            with QPainter(self.viewport()) as painter:
                draw_focus(self, painter)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the font's size and the window's colours."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._fit()
        elif event.type() == QEvent.Type.PaletteChange:
            self.show_marks()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Be as high as the lines are at the new width."""
        super().resizeEvent(event)
        self._fit()

    def sizeHint(self) -> QSize:
        """Ask for a line of some thirty characters."""
        return QSize(self.fontMetrics().averageCharWidth() * 30, self._height())

    def minimumSizeHint(self) -> QSize:
        """Ask for a few characters at least."""
        return QSize(self.fontMetrics().averageCharWidth() * 8, self._height())

    def _at_edge(self, way: str) -> bool:
        cursor = self.textCursor()
        return not cursor.movePosition(QTextCursor.MoveOperation[way])

    def _height(self) -> int:
        lines = round(self.document().size().height())
        lines = min(max(lines, self._least_lines), self._most_lines)
        margins = 2 * (self.frameWidth() + round(self.document().documentMargin()))
        return lines * self.fontMetrics().lineSpacing() + margins + 2

    def _fit(self) -> None:
        # A bar that comes and goes while the lines are laid out would leave them too long.
        fits = round(self.document().size().height()) <= self._most_lines
        policy = Qt.ScrollBarPolicy
        self.setVerticalScrollBarPolicy(
            policy.ScrollBarAlwaysOff if fits else policy.ScrollBarAlwaysOn
        )
        self.setFixedHeight(self._height())


def utf16_length(text: str) -> int:
    """Return how many of Qt's characters ``text`` has: some signs take two."""
    return len(text.encode("utf-16-le")) // 2
