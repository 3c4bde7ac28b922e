"""The line for typed moves, in the dock."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QResizeEvent, QTextCursor
from PySide6.QtWidgets import QWidget

from cubeapp.engine.model.errors import NotationError
from cubeapp.engine.notation.alg import Alg
from cubeapp.ui.controls.font_sizes import follow_font
from cubeapp.ui.controls.icon_button import show_icon
from cubeapp.ui.controls.marked_edit import MarkedEdit
from cubeapp.ui.controls.note import Note, NoteKind
from cubeapp.ui.controls.panel import quiet_tool, row, stack
from cubeapp.ui.controls.style import FIELD_PADDING
from cubeapp.words import plural, reason, tr

_LIVE_LENGTH = 8_000
"""Maximum length of a text that is read at every key press; longer ones are after a pause."""
_PAUSE_MS = 150
_MOST_REMEMBERED = 200
_NOTE_WIDTH = 24
"""Of the note above the line, in heights of a line of text."""


class AlgLine(QWidget):
    """Reads moves as they are typed; the text itself is never changed.

    What cannot be read is underlined, and explained above the line. Enter does the moves and
    leaves the text selected, so that Enter does them again and the next letter replaces them;
    Up and Down walk through what was entered before.
    """

    alg_entered = Signal(object, str)
    """(``tuple[Move, ...]``, text): these moves are to be done."""

    def __init__(self, size: int = 3, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._size = size
        self._inner_slices = False
        self._alg: Alg | None = None
        self._history: list[str] = []
        self._place = 0
        self._unfinished = ""
        self.edit = MarkedEdit(most_lines=1)
        self.edit.setPlaceholderText(tr("Type moves"))
        self.edit.setAccessibleName(tr("Moves"))
        self.edit.setToolTip(
            tr(
                "Moves in cube notation: R U' F2, Rw, 2R, M, x, (R U)3, [R, U], FACE_RIGHT …\n"
                "Enter does them, Shift+Enter breaks the line, Up and Down bring earlier ones back."
            )
        )
        self.do_button = quiet_tool()
        show_icon(self.do_button, "check")
        self.do_button.setToolTip(tr("Do the typed moves (Enter)"))
        self.do_button.setAccessibleName(tr("Do the typed moves"))
        self.note = Note(parent=self)
        self.note.setAutoFillBackground(True)
        self.note.setMargin(6)
        self._lay_out()
        self._reading = QTimer(self, singleShot=True, interval=_PAUSE_MS)
        self._reading.timeout.connect(self._read)
        self.edit.textChanged.connect(self._on_text_changed)
        self.edit.entered.connect(self._enter)
        self.edit.older_wanted.connect(lambda: self._recall(-1))
        self.edit.newer_wanted.connect(lambda: self._recall(1))
        self.do_button.clicked.connect(self._enter)
        self.edit.installEventFilter(self)
        self._read()

    @property
    def text(self) -> str:
        """What is typed."""
        return self.edit.toPlainText()

    def set_text(self, text: str) -> None:
        """Put a text into the line, to be changed or entered."""
        self.edit.setPlainText(text)

    def go_on_from(self, line: AlgLine) -> None:
        """Show what is typed in the line of another window, and remember what was entered there."""
        self._history, self._unfinished = line._history[:], line._unfinished
        self._place = line._place
        self.set_text(line.text)
        before, cursor = line.edit.textCursor(), self.edit.textCursor()
        cursor.setPosition(before.anchor())
        cursor.setPosition(before.position(), QTextCursor.MoveMode.KeepAnchor)
        self.edit.setTextCursor(cursor)

    def set_size(self, size: int) -> None:
        """Read moves of cubes of ``size``."""
        if size != self._size:
            self._size = size
            self._read()

    def set_inner_slices(self, inner_slices: bool) -> None:
        """Say whether ``r`` on 4×4×4 is the inner slice instead of ``Rw``."""
        self._inner_slices = inner_slices
        self._read()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Explain the text while it is being written, wherever the line is moved to."""
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut, QEvent.Type.Move):
            self._place_note()
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the note above the line."""
        super().resizeEvent(event)
        self._place_note()

    def hideEvent(self, event: QHideEvent) -> None:
        """Take the note away with the line."""
        self.note.hide()
        super().hideEvent(event)

    def _place_note(self) -> None:
        """Lay the note over what is above the line, which keeps its place."""
        window = self.window()
        is_wanted = bool(self.note.text()) and self.isVisible() and self.edit.hasFocus()
        if not is_wanted:
            self.note.hide()
            return
        if self.note.parentWidget() is not window:
            self.note.setParent(window)
            part: QWidget | None = self
            while part is not None and part is not window:
                part.installEventFilter(self)
                part = part.parentWidget()
        width = min(_NOTE_WIDTH * self.fontMetrics().height(), window.width() - 8)
        height = self.note.heightForWidth(width)
        corner = self.mapTo(window, QPoint(self.width(), 0))
        left = max(4, corner.x() - width)
        self.note.setGeometry(left, corner.y() - height - 4, width, height)
        self.note.show()
        self.note.raise_()

    def _lay_out(self) -> None:
        stack(self, self.edit)
        inside = row(self.do_button)
        self.edit.setLayout(inside)
        inside.setAlignment(self.do_button, Qt.AlignmentFlag.AlignRight)
        follow_font(self, self._fit)

    def _fit(self) -> None:
        """Keep the text amid the field, and from under the button at its end."""
        self.edit.setViewportMargins(FIELD_PADDING, 1, self.do_button.sizeHint().width(), 0)

    def _on_text_changed(self) -> None:
        if self.edit.document().characterCount() <= _LIVE_LENGTH:
            self._read()
        else:
            self._reading.start()

    def _read(self) -> None:
        self._reading.stop()
        self._alg = None
        span, message, kind = None, "", NoteKind.PLAIN
        try:
            alg = Alg(self.text, inner_slices=self._inner_slices)
            alg.check_fits(self._size)
        except NotationError as error:
            span, kind = error.span, NoteKind.PROBLEM
            where = tr("Character {column}: {fault}")
            message = where.format(column=span[0] + 1, fault=reason(error))
        else:
            self._alg = alg
            if self.text.strip():
                message = _count(alg)
        self.edit.mark(span)
        self.note.set_text(message, kind)
        self._place_note()
        can_do = self._alg is not None and bool(self._alg.steps)
        self.do_button.setEnabled(can_do)
        self.do_button.setVisible(can_do)

    def _enter(self) -> None:
        if self._reading.isActive():
            self._read()
        if self._alg is None or not self._alg.steps:
            return
        text = self.text
        if not self._history or self._history[-1] != text:
            self._history.append(text)
            del self._history[:-_MOST_REMEMBERED]
        self._place = len(self._history)
        self.edit.selectAll()
        # The next undo is meant for the moves, not for the text that did them.
        self.edit.document().clearUndoRedoStacks()
        self.alg_entered.emit(self._alg.moves(self._size), text)

    def _recall(self, by: int) -> None:
        if self._place == len(self._history):
            self._unfinished = self.text
        place = min(max(self._place + by, 0), len(self._history))
        # The text entered last still stands in the line: going back starts before it.
        if by < 0 and place < len(self._history) and self._history[place] == self.text:
            place = max(place - 1, 0)
        if place == self._place:
            return
        self._place = place
        self.set_text((*self._history, self._unfinished)[place])
        self.edit.selectAll()


def _count(alg: Alg) -> str:
    count = len(alg.steps)
    if count == 0:
        return tr("no move to do")
    return plural(count, tr("{n} move: Enter does it"), tr("{n} moves: Enter does them"))
