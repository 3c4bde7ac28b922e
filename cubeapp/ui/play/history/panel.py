"""What was done, and the bookmarks."""

from __future__ import annotations

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from cubeapp.language import mark, tr
from cubeapp.ui.controls.command_button import CommandButton
from cubeapp.ui.controls.note import Note
from cubeapp.ui.controls.panel import Panel, button, heading, row
from cubeapp.ui.document.document import CubeDocument
from cubeapp.ui.play.history.bookmark_rows import BookmarkRows
from cubeapp.ui.play.history.edit_rows import EditRows
from cubeapp.ui.play.history.model import Bookmark, Bookmarks

EMPTY = mark(
    "None yet. Save a cube together with its moves, and go back to it whenever you like: "
    "today, or in another session."
)


class HistoryPanel(Panel):
    """The list of edits above, the bookmarks below."""

    def __init__(
        self,
        document: CubeDocument,
        bookmarks: Bookmarks,
        bookmark: QAction,
        parent: QWidget | None = None,
    ) -> None:
        """Show the history of a document.

        Args:
            document: whose history it is.
            bookmarks: the model.
            bookmark: the command that adds one.
            parent: the owner.
        """
        super().__init__(parent)
        self._document = document
        self._bookmarks = bookmarks
        self.edits = EditRows()
        self.rows = BookmarkRows()
        self.add_button = CommandButton(bookmark, tr("Bookmark this cu&be"))
        self.show_button = button(
            tr("&Go there"), tr("Show the chosen bookmark; undo comes back (Enter)")
        )
        self.rename_button = button(tr("Re&name"), tr("Give the chosen bookmark another name (F2)"))
        self.remove_button = button(tr("Re&move"), tr("Remove the chosen bookmark (Delete)"))
        self.return_button = button(tr("&Bring the removed one back"), "")
        self._empty = Note(tr(EMPTY))
        self.body.addWidget(heading(tr("What was done"), self.edits))
        self.body.addWidget(self.edits, 3)
        self.body.addWidget(heading(tr("Bookmarks"), self.rows))
        self.body.addWidget(self.add_button)
        self.body.addWidget(self._empty)
        self.body.addWidget(self.rows, 2)
        self.body.addLayout(row(self.show_button, self.rename_button, self.remove_button))
        self.body.addWidget(self.return_button)
        self._connect()
        self._show_edits()
        self._show_bookmarks()
        self._set_removed(bookmarks.removed.undo_name)

    def edit_name(self, bookmark: Bookmark) -> None:
        """Let the user type another name for a bookmark."""
        self.reveal(self.rows)
        self.rows.edit_name(bookmark.key)

    def _connect(self) -> None:
        rows, bookmarks = self.rows, self._bookmarks
        self._document.undo_stack.changed.connect(self._show_edits)
        bookmarks.changed.connect(self._show_bookmarks)
        bookmarks.removed.changed.connect(self._set_removed)
        self.edits.wanted.connect(self._document.go_back_to)
        rows.wanted.connect(self._go_to)
        rows.renamed.connect(bookmarks.rename)
        rows.removed.connect(bookmarks.remove)
        self.show_button.clicked.connect(lambda: self._go_to(rows.current))
        self.rename_button.clicked.connect(self._rename_chosen)
        self.remove_button.clicked.connect(self._remove_chosen)
        self.return_button.clicked.connect(bookmarks.removed.undo)

    def _show_edits(self) -> None:
        edits = self._document.undo_stack
        self.edits.set_edits(edits.edits, edits.done)

    def _show_bookmarks(self) -> None:
        bookmarks = self._bookmarks.bookmarks
        self.rows.set_bookmarks(bookmarks)
        self._empty.setVisible(not bookmarks)
        for part in (self.rows, self.show_button, self.rename_button, self.remove_button):
            part.setVisible(bool(bookmarks))

    def _set_removed(self, name: str, _redo: str = "") -> None:
        """Offer to bring a removed bookmark back; "" if there is none."""
        self.return_button.setVisible(bool(name))
        self.return_button.setToolTip(tr("Put “{name}” where it stood").format(name=name))

    def _go_to(self, bookmark: Bookmark | None) -> None:
        if bookmark is not None:
            name = tr("go to bookmark {name}").format(name=bookmark.name)
            self._document.load_state(bookmark.state, name)

    def _rename_chosen(self) -> None:
        if self.rows.current is not None:
            self.rows.edit_name(self.rows.current.key)

    def _remove_chosen(self) -> None:
        if self.rows.current is not None:
            self._bookmarks.remove(self.rows.current.key)
