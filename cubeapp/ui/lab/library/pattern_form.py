"""Naming a pattern: a new one, of the cube on screen or of moves, or renaming one of the user's."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from cubeapp.language import tr
from cubeapp.ui.controls.marked_edit import MarkedEdit
from cubeapp.ui.controls.note import Note, NoteKind
from cubeapp.ui.controls.panel import button, row, stack

LONGEST_NAME = 60


class PatternForm(QWidget):
    """A name, and the moves of a new pattern. Enter saves it, Esc closes the form."""

    add_requested = Signal(str, str)
    """(name, moves): a pattern is to be saved; without moves, the cube on screen."""
    rename_requested = Signal(str)
    closed = Signal()
    """The user closed it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._is_adding = True
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
    def is_adding(self) -> bool:
        """Whether it is for a new pattern."""
        return self._is_adding

    def begin_add(self) -> None:
        """Ask for a new pattern."""
        self._begin(True, "")

    def begin_rename(self, name: str) -> None:
        """Ask for another name in the place of ``name``."""
        self._begin(False, name)

    def refuse(self, message: str, span: tuple[int, int] | None = None) -> None:
        """Show why it cannot be saved, and underline what is wrong in the moves."""
        self.note.say(message, NoteKind.PROBLEM)
        self.alg_edit.mark(span)
        wrong = self.name_edit if span is None else self.alg_edit
        wrong.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close the form, at Esc."""
        if event.key() == Qt.Key.Key_Escape:
            self._close()
        else:
            super().keyPressEvent(event)

    def _begin(self, is_adding: bool, name: str) -> None:
        self._is_adding = is_adding
        with QSignalBlocker(self.alg_edit):
            self.alg_edit.clear()
        self.name_edit.setText(name)
        self.alg_edit.setVisible(is_adding)
        self._clear_problem()
        self.show()
        self.name_edit.selectAll()
        self.name_edit.setFocus(Qt.FocusReason.OtherFocusReason)

    def _close(self) -> None:
        self.hide()
        self.closed.emit()

    def _clear_problem(self) -> None:
        """Clear what was shown about a text that is another one now."""
        self.note.say("")
        self.alg_edit.mark(None)

    def _save(self) -> None:
        name = " ".join(self.name_edit.text().split())
        if not name:
            self.refuse(tr("Give it a name first."))
        elif self._is_adding:
            self.add_requested.emit(name, self.alg_edit.toPlainText())
        else:
            self.rename_requested.emit(name)
