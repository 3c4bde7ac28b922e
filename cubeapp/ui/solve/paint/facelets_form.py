"""A cube as text: typed or pasted, recognised while one types, put on the cube when one likes."""

from __future__ import annotations

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QTextOption
from PySide6.QtWidgets import QWidget

from cubeapp.engine.cube import Cube
from cubeapp.engine.english import capitalised, sentence
from cubeapp.engine.errors import OpeningError
from cubeapp.engine.opening import read_opening
from cubeapp.language import tr
from cubeapp.ui.controls.marked_edit import MarkedEdit
from cubeapp.ui.controls.note import Note, NoteKind
from cubeapp.ui.controls.panel import button, stack

_LIVE_LENGTH = 3_000
"""Up to so many characters are read at every key press, longer texts after a pause."""
_PAUSE_MS = 200


class FaceletsForm(QWidget):
    """Reads whatever tells of a cube: facelets, colours, nets, scrambles and links."""

    cube_entered = Signal(object)
    """`Cube`: this is to be the painted one."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._size = 3
        self._cube: Cube | None = None
        self.edit = MarkedEdit(most_lines=4)
        self.note = Note()
        self.put_button = button(
            tr("Put on the cube"), tr("Paint the cube as the text says (Enter)")
        )
        self._typing = QTimer(self, singleShot=True, interval=_PAUSE_MS)
        self.edit.setPlaceholderText(tr("Facelets, a net or a link"))
        # To look for the words in sixty thousand letters would take long, and there are none.
        self.edit.setWordWrapMode(QTextOption.WrapMode.WrapAnywhere)
        self.edit.setAccessibleName(tr("The cube as text"))
        self.edit.setToolTip(
            tr(
                "Face letters, colour letters, colour names or digits, each face row by row,\n"
                "in the order U R F D L B or another usual one; nets as they are drawn; scrambles; "
                "links.\n. ? - x stand for a sticker that is not known."
            )
        )
        stack(self, self.edit, self.note, self.put_button)
        self.edit.textChanged.connect(self._on_text_changed)
        self.edit.entered.connect(self._put)
        self.put_button.clicked.connect(self._put)
        self._typing.timeout.connect(self._read)
        self._read()

    def set_size(self, size: int) -> None:
        """Say for which size a scramble is meant that does not tell it."""
        if size != self._size:
            self._size = size
            self._read()

    def _on_text_changed(self) -> None:
        if self.edit.document().characterCount() <= _LIVE_LENGTH:
            self._read()
        else:
            self._typing.start()

    def _read(self) -> None:
        self._typing.stop()
        self._cube, span = None, None
        text = self.edit.toPlainText()
        if not text.strip():
            self.note.say("")
        else:
            try:
                opening = read_opening(text, None, self._size)
            except OpeningError as error:
                span = error.span
                self.note.say(sentence(str(error)), NoteKind.PROBLEM)
            else:
                self._cube = opening.start.apply_all(opening.moves)
                self.note.say(capitalised(opening.description), NoteKind.GOOD)
        self.edit.mark(span)
        self.put_button.setEnabled(self._cube is not None)

    def _put(self) -> None:
        if self._typing.isActive():
            self._read()
        if self._cube is not None:
            self.cube_entered.emit(self._cube)
