"""Which session the times go to: chosen, named, begun, deleted and exported."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QSignalBlocker
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QComboBox,
    QFileDialog,
    QLineEdit,
    QMenu,
    QMessageBox,
    QSizePolicy,
    QToolButton,
    QWidget,
)

from cubeapp.engine.model.errors import CubeError
from cubeapp.engine.practice.solves import Book, solves_from_csv
from cubeapp.ui.controls.file_dialogs import ask_for_place, file_name
from cubeapp.ui.controls.icon_button import IconButton
from cubeapp.ui.controls.panel import button, row, stack
from cubeapp.ui.services.files import write_file
from cubeapp.ui.shell.status import Status
from cubeapp.ui.train.timer.time_book import TimeBook
from cubeapp.words import counted, mark, plural, reason, sentence, tr

CSV_FILTER = mark("Table (*.csv);;All files (*)")


class SessionBox(QWidget):
    """A list of sessions whose field holds the open one's name, to be typed over."""

    def __init__(self, book: TimeBook, status: Status) -> None:
        """List nothing yet.

        Args:
            book: has the sessions.
            status: shows what became of an export.
        """
        super().__init__()
        self._book = book
        self._status = status
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
        self.more_button = IconButton("more", tr("Sessions"), tr("Begin, rename or delete one"))
        self._make_menu()
        stack(self, row(self.box, self.more_button))
        self.box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.import_button = button(
            tr("I&mport…"), tr("Add the times of a table that was exported here")
        )
        self.export_button = button(tr("E&xport…"), tr("Save the times as a table: a file in CSV"))
        self.box.activated.connect(self._on_activated)
        self.name_edit.editingFinished.connect(self._on_edited)
        self.import_button.clicked.connect(self._import)
        self.export_button.clicked.connect(self._export)

    def _make_menu(self) -> None:
        menu = QMenu(self.more_button)
        self.new_action = _action(menu, tr("New"), tr("Begin another session"), self._begin)
        _action(menu, tr("Rename"), tr("Type another name for this session"), self._rename)
        tip = tr("Delete this session with all its times")
        self.delete_action = _action(menu, tr("Delete"), tip, self._delete)
        self.more_button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.more_button.setMenu(menu)

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
        self.export_button.setEnabled(bool(book.session.solves))

    def _on_activated(self, index: int) -> None:
        # Enter in the field chooses the entry of that text as well.
        if self.box.itemText(index) != self._name:
            self._book.open_session(index)

    def _on_edited(self) -> None:
        name = self.box.currentText().strip()
        known = [self.box.itemText(place) for place in range(self.box.count())]
        if name and name not in known:
            self._book.rename_session(name)
        elif name != self._name and self.box.currentIndex() < 0:
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

    def _is_sure(self, question: str) -> bool:
        answer = QMessageBox.question(self.window(), tr("Delete a session"), question)
        return answer == QMessageBox.StandardButton.Yes

    def _import(self) -> None:
        """Add times of a file to the open session, but for those that it has already."""
        name, _filter = QFileDialog.getOpenFileName(
            self.window(), tr("Import times"), "", tr(CSV_FILTER)
        )
        if not name:
            return
        path = Path(name)
        try:
            solves = solves_from_csv(path.read_text("utf-8"))
        except (CubeError, OSError, UnicodeDecodeError) as error:
            why = reason(error) if isinstance(error, CubeError) else tr("it cannot be read")
            text = tr("{file} was not imported: {reason}.")
            self._status.show(text.format(file=path.name, reason=why))
            return
        count = self._book.add_all(solves, tr("import {file}").format(file=path.name))
        self._status.show(plural(count, tr("Imported {n} time."), tr("Imported {n} times.")))

    def _export(self) -> None:
        session = self._book.book.session
        name = f"{file_name(session.name)}.csv"
        path = ask_for_place(
            self.window(), tr("Export the times"), name, tr(CSV_FILTER), (".csv", ".txt")
        )
        if path is None:
            return
        try:
            write_file(path, session.as_csv().encode())
        except CubeError as error:
            self._status.show(sentence(reason(error)))
        else:
            self._status.show(tr("Saved as {name}.").format(name=path.name))


def _action(menu: QMenu, text: str, tip: str, run: Callable[[], object]) -> QAction:
    """Add to ``menu`` what does ``run``."""
    made = menu.addAction(text)
    made.setToolTip(tip)
    made.triggered.connect(lambda _checked=False: run())
    return made
