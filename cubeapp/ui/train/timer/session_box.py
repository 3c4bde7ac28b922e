"""Which session the times go to: chosen, named, begun and deleted; times in and out."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QAction, QFocusEvent
from PySide6.QtWidgets import (
    QComboBox,
    QLineEdit,
    QMenu,
    QMessageBox,
    QSizePolicy,
    QToolButton,
    QWidget,
)

from cubeapp.engine.practice.solves import Book
from cubeapp.ui.controls.icon_button import IconButton
from cubeapp.ui.controls.panel import button, row, stack
from cubeapp.ui.train.timer.model import TimerModels
from cubeapp.ui.train.timer.time_files import BRING_TIP, CSTIMER_TIP, TABLE_TIP, TimeFiles
from cubeapp.words import counted, tr


class _NoteEdit(QLineEdit):
    """A field that tells also when it is left as it was, which Qt does not."""

    left = Signal()
    """The keyboard is with another control of the window."""

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Tell it, unless a menu is open or another window is looked at."""
        super().focusOutEvent(event)
        reasons = Qt.FocusReason
        if event.reason() not in {reasons.PopupFocusReason, reasons.ActiveWindowFocusReason}:
            self.left.emit()


class SessionBox(QWidget):
    """A list of sessions whose field holds the open one's name, to be typed over, and its note."""

    def __init__(self, models: TimerModels, files: TimeFiles) -> None:
        """List nothing yet.

        Args:
            models: have the sessions.
            files: bring times in and out.
        """
        super().__init__()
        self._models = models
        self._book = models.book
        self._name = ""
        self._takes_note = False
        self.box = QComboBox()
        self.name_edit, self.note_edit = QLineEdit(), _NoteEdit()
        self.box.setEditable(True)
        self.box.setLineEdit(self.name_edit)
        self.box.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        # Half a name must not become that of another session; the stubs know no "none".
        self.box.setCompleter(None)  # type: ignore[arg-type]
        self.box.setMinimumContentsLength(10)
        self.box.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.box.setAccessibleName(tr("Session"))
        self.box.setToolTip(tr("The times go here; type another name and press Enter to rename it"))
        self.more_button = IconButton(
            "more", tr("Sessions"), tr("Begin, rename, delete or compare them")
        )
        self._make_menu()
        self.note_edit.setPlaceholderText(tr("A note"))
        self.note_edit.setAccessibleName(tr("Note on this session"))
        self.note_edit.setToolTip(tr("A few words saved with this session; Enter saves them"))
        stack(self, row(self.box, self.more_button), self.note_edit)
        self.box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.import_button = button(tr("Bring my times…"), tr(BRING_TIP))
        self.export_button = button(tr("E&xport"), tr("Save the times of all sessions in a file"))
        self._make_export_menu(files)
        self.box.activated.connect(self._on_activated)
        self.name_edit.editingFinished.connect(self._on_edited)
        self.note_edit.editingFinished.connect(self._on_note_edited)
        self.note_edit.left.connect(self._on_note_left)
        self.import_button.clicked.connect(files.bring)

    def _make_menu(self) -> None:
        menu = QMenu(self.more_button)
        self.new_action = _action(menu, tr("New"), tr("Begin another session"), self._begin)
        _action(menu, tr("Rename"), tr("Type another name for this session"), self._rename)
        tip = tr("Write a few words about this session")
        self.note_action = _action(menu, tr("Note…"), tip, self._write_note)
        tip = tr("Delete this session with all its times")
        self.delete_action = _action(menu, tr("Delete"), tip, self._delete)
        menu.addSeparator()
        tip = tr("See two sessions side by side")
        self.compare_action = _action(menu, tr("Compare…"), tip, self._compare)
        self.more_button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.more_button.setMenu(menu)

    def _make_export_menu(self, files: TimeFiles) -> None:
        menu = QMenu(self.export_button)
        run = files.export_for_cstimer
        self.cstimer_action = _action(menu, tr("For csTimer…"), tr(CSTIMER_TIP), run)
        self.table_action = _action(menu, tr("As a table…"), tr(TABLE_TIP), files.export_table)
        self.export_button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.export_button.setMenu(menu)

    def set_book(self, book: Book) -> None:
        """List the sessions of ``book``."""
        is_same, self._name = book.session.name == self._name, book.session.name
        self._takes_note = self._takes_note and is_same
        self._show_note(book.session.note, is_same)
        names = [session.name for session in book.sessions]
        with QSignalBlocker(self.box):
            if names != [self.box.itemText(place) for place in range(self.box.count())]:
                self.box.clear()
                self.box.addItems(names)
            self.box.setCurrentIndex(book.current)
            self.box.setEditText(self._name)
        self.compare_action.setEnabled(len(names) > 1)
        self.export_button.setEnabled(any(session.solves for session in book.sessions))

    def _on_activated(self, index: int) -> None:
        # Enter in the field chooses the entry of that text as well.
        if self.box.itemText(index) != self._name:
            self._book.open_session(index)
            self._models.events.follow_session()

    def _on_edited(self) -> None:
        typed = self.box.currentText()
        if typed == self._name:
            return
        known = [self.box.itemText(place) for place in range(self.box.count())]
        if typed.strip() and typed.strip() not in known:
            self._book.rename_session(typed.strip())
        else:
            self.box.setEditText(self._name)

    def _begin(self) -> None:
        """Begin a session, and let the user type its name."""
        self._book.new_session(self._book.book.free_name(tr))
        self._rename()

    def _rename(self) -> None:
        self.name_edit.setFocus()
        self.name_edit.selectAll()

    def _show_note(self, note: str, is_same: bool) -> None:
        """Show the note on a session; of the same one as before what is being typed stays."""
        if not (is_same and self.note_edit.isModified()):
            self.note_edit.setText(note)
        self.note_edit.setVisible(self._takes_note or bool(note))

    def _write_note(self) -> None:
        """Show the field for the note, and let the user type."""
        self._takes_note = True
        self.note_edit.show()
        self.note_edit.setFocus()

    def _on_note_edited(self) -> None:
        self._takes_note = False
        self._book.set_note(self.note_edit.text().strip())
        self._show_note(self._book.book.session.note, is_same=False)

    def _on_note_left(self) -> None:
        self._takes_note = False
        self._show_note(self._book.book.session.note, is_same=True)

    def _delete(self) -> None:
        session = self._book.book.session
        count = len(session.solves)
        question = tr("Delete the session “{name}” with its {count} times?").format(
            name=session.name, count=counted(count)
        )
        if not count or self._is_sure(question):
            self._book.delete_session()

    def _compare(self) -> None:
        from cubeapp.ui.train.timer.compare_dialog import CompareDialog

        book = self._book.book
        dialog = CompareDialog(
            self.window(), book.sessions, book.current, self._models.chosen.statistics
        )
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def _is_sure(self, question: str) -> bool:
        answer = QMessageBox.question(self.window(), tr("Delete a session"), question)
        return answer == QMessageBox.StandardButton.Yes


def _action(menu: QMenu, text: str, tip: str, run: Callable[[], object]) -> QAction:
    """Add to ``menu`` what does ``run``."""
    made = menu.addAction(text)
    made.setToolTip(tip)
    made.triggered.connect(lambda _checked=False: run())
    return made
