"""Which session the times go to: chosen, named, begun and deleted; times in and out."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtGui import QAction
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


class SessionBox(QWidget):
    """A list of sessions whose field holds the open one's name, to be typed over."""

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
        self.box = QComboBox()
        self.name_edit = QLineEdit()
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
        stack(self, row(self.box, self.more_button))
        self.box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.import_button = button(tr("Bring my times…"), tr(BRING_TIP))
        self.export_button = button(tr("E&xport"), tr("Save the times of all sessions in a file"))
        self._make_export_menu(files)
        self.box.activated.connect(self._on_activated)
        self.name_edit.editingFinished.connect(self._on_edited)
        self.import_button.clicked.connect(files.bring)

    def _make_menu(self) -> None:
        menu = QMenu(self.more_button)
        self.new_action = _action(menu, tr("New"), tr("Begin another session"), self._begin)
        _action(menu, tr("Rename"), tr("Type another name for this session"), self._rename)
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
        self._name = book.session.name
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
