"""Which session the times go to: chosen, named, begun, deleted and exported."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QComboBox, QLineEdit, QWidget

from cubeapp.engine.practice.solves import Book
from cubeapp.language import tr
from cubeapp.ui.controls.panel import button, row, stack


class SessionBox(QWidget):
    """A list of sessions whose field holds the open one's name, to be typed over."""

    opened = Signal(int)
    """The session of this number is to be open."""
    rename_requested = Signal(str)
    """The open session is to have this name."""
    new_requested = Signal()
    delete_requested = Signal()
    export_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
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
        self.new_button = button(tr("New"), tr("Begin another session"))
        self.delete_button = button(tr("Delete"), tr("Delete this session with all its times"))
        self.export_button = button(tr("E&xport…"), tr("Save the times as a table: a file in CSV"))
        stack(self, self.box, row(self.new_button, self.delete_button, self.export_button))
        self.box.activated.connect(self._on_activated)
        self.name_edit.editingFinished.connect(self._on_edited)
        self.new_button.clicked.connect(lambda: self.new_requested.emit())
        self.delete_button.clicked.connect(lambda: self.delete_requested.emit())
        self.export_button.clicked.connect(lambda: self.export_requested.emit())

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

    def begin_naming(self) -> None:
        """Let the user type the open session's name."""
        self.name_edit.setFocus()
        self.name_edit.selectAll()

    def _on_activated(self, index: int) -> None:
        # Enter in the field chooses the entry of that text as well.
        if self.box.itemText(index) != self._name:
            self.opened.emit(index)

    def _on_edited(self) -> None:
        name = self.box.currentText().strip()
        known = [self.box.itemText(place) for place in range(self.box.count())]
        if name and name not in known:
            self.rename_requested.emit(name)
        elif name != self._name and self.box.currentIndex() < 0:
            self.box.setEditText(self._name)
