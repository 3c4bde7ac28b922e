"""Naming a pattern: a new one, of the cube on screen or of moves, or renaming one of the user's."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from cubeapp.engine.library.own import LONGEST_NAME
from cubeapp.engine.library.patterns import Pattern
from cubeapp.engine.model.errors import CubeError, NotationError
from cubeapp.ui.controls.marked_edit import MarkedEdit
from cubeapp.ui.controls.note import Note, NoteKind
from cubeapp.ui.controls.panel import button, row, stack
from cubeapp.ui.lab.library.model import Library
from cubeapp.words import reason, sentence, tr


class PatternForm(QWidget):
    """A name, and the moves of a new pattern. Enter saves it, Esc closes the form."""

    closed = Signal()
    """The user closed it."""
    refused = Signal(str)
    """Why a pattern was not saved, a sentence; another window may have changed the patterns."""

    def __init__(self, model: Library) -> None:
        """Ask for nothing yet; ``model`` saves patterns."""
        super().__init__()
        self._model = model
        self._renamed: Pattern | None = None
        self.name_edit = QLineEdit()
        self.alg_edit = MarkedEdit(most_lines=3)
        self.save_button = button(tr("Save"), tr("Save it among your own patterns (Enter)"))
        self.close_button = button(tr("Close"), tr("Close this form (Esc)"))
        self.note = Note()
        self.name_edit.setAccessibleName(tr("Name of the pattern"))
        self.name_edit.setPlaceholderText(tr("Name"))
        self.name_edit.setToolTip(tr("What the pattern is called"))
        self.name_edit.setMaxLength(LONGEST_NAME)
        self.alg_edit.setAccessibleName(tr("Moves of the pattern"))
        self.alg_edit.setPlaceholderText(tr("Moves; none: the cube on screen"))
        self.alg_edit.setToolTip(
            tr(
                "Moves that make the pattern from the solved cube; leave this empty to save the "
                "cube that is on screen"
            )
        )
        buttons = row(self.save_button, self.close_button)
        stack(self, self.name_edit, self.alg_edit, self.note, buttons)
        self.name_edit.returnPressed.connect(self._save)
        self.alg_edit.entered.connect(self._save)
        self.save_button.clicked.connect(self._save)
        self.close_button.clicked.connect(self._close)
        self.name_edit.textChanged.connect(self._clear_problem)
        self.alg_edit.textChanged.connect(self._clear_problem)
        self.hide()

    @property
    def renamed(self) -> Pattern | None:
        """The pattern that is to have another name; ``None`` if the form is for a new one."""
        return self._renamed

    def begin_add(self) -> None:
        """Ask for a new pattern."""
        self._begin(None)

    def begin_rename(self, pattern: Pattern) -> None:
        """Ask for another name of ``pattern``."""
        self._begin(pattern)

    def _refuse(self, message: str, span: tuple[int, int] | None = None) -> None:
        """Show why it cannot be saved, and underline what is wrong in the moves."""
        self.note.set_text(message, NoteKind.PROBLEM)
        self.alg_edit.mark(span)
        wrong = self.name_edit if span is None else self.alg_edit
        wrong.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close the form, at Esc."""
        if event.key() == Qt.Key.Key_Escape:
            self._close()
        else:
            super().keyPressEvent(event)

    def _begin(self, renamed: Pattern | None) -> None:
        self._renamed = renamed
        with QSignalBlocker(self.alg_edit):
            self.alg_edit.clear()
        self.name_edit.setText("" if renamed is None else renamed.name)
        self.alg_edit.setVisible(renamed is None)
        self._clear_problem()
        self.show()
        self.name_edit.selectAll()
        self.name_edit.setFocus(Qt.FocusReason.OtherFocusReason)

    def _close(self) -> None:
        self.hide()
        self.closed.emit()

    def _clear_problem(self) -> None:
        """Clear what was shown about a text that is another one now."""
        self.note.set_text("")
        self.alg_edit.mark(None)

    def _save(self) -> None:
        name = " ".join(self.name_edit.text().split())
        if not name:
            self._refuse(tr("Give it a name first."))
            return
        try:
            if self._renamed is None:
                self._model.add(name, self.alg_edit.toPlainText())
            else:
                self._model.rename(self._renamed, name)
        except NotationError as error:
            self._refuse(sentence(reason(error)), error.span)
        except CubeError as error:
            why = sentence(reason(error))
            self._refuse(why)
            self.refused.emit(why)
