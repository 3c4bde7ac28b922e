"""A cube as text: typed or pasted, recognised while it is typed, painted on request."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QTimer
from PySide6.QtGui import QShowEvent, QTextOption
from PySide6.QtWidgets import QWidget

from cubeapp.drawing.theme import WCA
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.errors import OpeningError
from cubeapp.engine.timeline.opening import read_opening
from cubeapp.ui.controls.marked_edit import MarkedEdit
from cubeapp.ui.controls.note import Note, NoteKind
from cubeapp.ui.controls.panel import button, stack
from cubeapp.words import capitalised, reason, sentence, tr

_LIVE_LENGTH = 3_000
"""Maximum number of characters read at every change; longer texts are read after a pause."""
_PAUSE_MS = 200


class FaceletsForm(QWidget):
    """Reads whatever describes a cube: facelets, colours, nets, scrambles and links."""

    def __init__(self, enter: Callable[[Cube], object]) -> None:
        """Read nothing yet; ``enter`` is called with the cube that is to be painted."""
        super().__init__()
        self._enter = enter
        self._size, self._letters = 3, WCA.letters
        self._cube: Cube | None = None
        self._is_behind = False
        """Whether the text may mean something else since it was read."""
        self.edit = MarkedEdit(most_lines=4)
        self.note = Note()
        self.apply_button = button(
            tr("Paint this cube"), tr("Paint the cube as the text says (Enter)")
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
        stack(self, self.edit, self.note, self.apply_button)
        self.edit.textChanged.connect(self._follow)
        self.edit.entered.connect(self._apply)
        self.apply_button.clicked.connect(self._apply)
        self._typing.timeout.connect(self._read)
        self._read()

    def set_size(self, size: int) -> None:
        """Set the size for scrambles that do not show it."""
        if size != self._size:
            self._size = size
            self._read_anew()

    def set_letters(self, letters: str) -> None:
        """Read colours by these letters, those of the values 0…5."""
        if letters != self._letters:
            self._letters = letters
            self._read_anew()

    def showEvent(self, event: QShowEvent) -> None:
        """Read what was not read while nobody looked."""
        super().showEvent(event)
        if self._is_behind:
            self._follow()

    def _read_anew(self) -> None:
        """Read the text again, once it is seen: the cube changes often, and texts can be long."""
        self._is_behind = True
        if self.isVisible():
            self._follow()

    def _follow(self) -> None:
        """Read the text again, a long one after a pause: it takes as long as many keys do."""
        if self.edit.document().characterCount() <= _LIVE_LENGTH:
            self._read()
        else:
            # What was said of the text before is no longer true.
            self.note.set_text("")
            self._typing.start()

    def _read(self) -> None:
        self._typing.stop()
        self._is_behind = False
        self._cube, span = None, None
        text = self.edit.toPlainText()
        if not text.strip():
            self.note.set_text("")
        else:
            try:
                opening = read_opening(text, None, self._size, self._letters)
            except OpeningError as error:
                span = error.span
                self.note.set_text(sentence(reason(error)), NoteKind.PROBLEM)
            else:
                self._cube = opening.start.apply_all(opening.moves)
                self.note.set_text(capitalised(opening.description), NoteKind.GOOD)
        self.edit.mark(span)
        self.apply_button.setEnabled(self._cube is not None)

    def _apply(self) -> None:
        if self._typing.isActive() or self._is_behind:
            self._read()
        if self._cube is not None:
            self._enter(self._cube)
