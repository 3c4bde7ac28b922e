"""What was done, line by line, and the cubes that are to be found again."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from cubeapp.language import mark, tr
from cubeapp.ui.controls.note import Note
from cubeapp.ui.controls.panel import Panel, button, heading, row
from cubeapp.ui.document.edits import Edit
from cubeapp.ui.play.history.bookmark_rows import BookmarkRows
from cubeapp.ui.play.history.bookmarks import Bookmark
from cubeapp.ui.play.history.edit_rows import EditRows
from cubeapp.ui.scene.theme import Theme

EMPTY = mark(
    "None yet. Keep a cube together with its moves, and go back to it whenever you like: "
    "today, or in another session."
)


class HistoryPanel(Panel):
    """The list of edits above, the bookmarks below."""

    place_requested = Signal(int)
    """So many edits are to be done."""
    add_requested = Signal()
    """The shown cube is to be a bookmark."""
    bookmark_requested = Signal(object)
    """A `Bookmark` is to be shown."""
    rename_requested = Signal(object, str)
    """(key, name) of a bookmark."""
    removal_requested = Signal(object)
    """The key of a bookmark."""
    return_requested = Signal()
    """The bookmark removed last is to come back."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.edits = EditRows()
        self.marks = BookmarkRows()
        self.add_button = button(tr("Bookmark this cu&be"), tr("Keep the cube with its moves"))
        self.show_button = button(
            tr("&Go there"), tr("Show the chosen bookmark; undo comes back (Enter)")
        )
        self.rename_button = button(tr("Re&name"), tr("Give the chosen bookmark another name (F2)"))
        self.remove_button = button(tr("Re&move"), tr("Remove the chosen bookmark (Delete)"))
        self.return_button = button(tr("&Bring the removed one back"), "")
        self._empty = Note(tr(EMPTY))
        self.body.addWidget(heading(tr("What was done"), self.edits))
        self.body.addWidget(self.edits, 3)
        self.body.addWidget(heading(tr("Bookmarks"), self.marks))
        self.body.addWidget(self.add_button)
        self.body.addWidget(self._empty)
        self.body.addWidget(self.marks, 2)
        self.body.addLayout(row(self.show_button, self.rename_button, self.remove_button))
        self.body.addWidget(self.return_button)
        self._connect()
        self.set_marks(())
        self.set_removed("")

    def set_edits(self, edits: tuple[Edit, ...], done: int) -> None:
        """Show ``edits``, of which ``done`` are done."""
        self.edits.set_edits(edits, done)

    def set_marks(self, marks: Sequence[Bookmark]) -> None:
        """Show bookmarks."""
        self.marks.set_marks(marks)
        self._empty.setVisible(not marks)
        for part in (self.marks, self.show_button, self.rename_button, self.remove_button):
            part.setVisible(bool(marks))

    def set_removed(self, name: str) -> None:
        """Offer to bring a removed bookmark back; "" if there is none."""
        self.return_button.setVisible(bool(name))
        self.return_button.setToolTip(tr("Put “{name}” where it stood").format(name=name))

    def set_theme(self, theme: Theme) -> None:
        """Draw in the colours of ``theme``."""
        self.marks.set_theme(theme)

    def _connect(self) -> None:
        marks = self.marks
        self.edits.wanted.connect(self.place_requested)
        self.add_button.clicked.connect(lambda: self.add_requested.emit())
        marks.wanted.connect(self.bookmark_requested)
        marks.renamed.connect(self.rename_requested)
        marks.removed.connect(self.removal_requested)
        self.show_button.clicked.connect(self._show_chosen)
        self.rename_button.clicked.connect(self._rename_chosen)
        self.remove_button.clicked.connect(self._remove_chosen)
        self.return_button.clicked.connect(lambda: self.return_requested.emit())

    def _show_chosen(self) -> None:
        if self.marks.current is not None:
            self.bookmark_requested.emit(self.marks.current)

    def _rename_chosen(self) -> None:
        if self.marks.current is not None:
            self.marks.edit_name(self.marks.current.key)

    def _remove_chosen(self) -> None:
        if self.marks.current is not None:
            self.removal_requested.emit(self.marks.current.key)
