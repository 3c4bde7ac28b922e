"""What was done, and the bookmarks."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QSizePolicy

from cubeapp.ui.controls.card import Card
from cubeapp.ui.controls.command_button import CommandButton
from cubeapp.ui.controls.flow import flow
from cubeapp.ui.controls.icon_button import show_icon
from cubeapp.ui.controls.panel import button, heading, reveal
from cubeapp.ui.document.document import CubeDocument
from cubeapp.ui.play.history.bookmark_rows import BookmarkRows
from cubeapp.ui.play.history.edit_rows import EditRows
from cubeapp.ui.play.history.model import Bookmark, Bookmarks
from cubeapp.words import tr


class HistoryPanel(Card):
    """The list of edits above, the bookmarks below."""

    def __init__(
        self,
        document: CubeDocument,
        bookmarks: Bookmarks,
        bookmark: QAction,
    ) -> None:
        """Show the history of a document.

        Args:
            document: whose history it is.
            bookmarks: the model.
            bookmark: the command that adds one.
        """
        add_button = CommandButton(bookmark, tr("Bookmark"))
        add_button.setAutoRaise(True)
        add_button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        add_button.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        show_icon(add_button, "bookmark")
        super().__init__(tr("History"), beside=add_button)
        self._document = document
        self._bookmarks = bookmarks
        self.add_button = add_button
        self.edits = EditRows()
        self.rows = BookmarkRows()
        self.show_button = button(
            tr("Go there"), tr("Show the chosen bookmark; undo comes back (Enter)")
        )
        self.rename_button = button(tr("Rename"), tr("Give the chosen bookmark another name (F2)"))
        self.remove_button = button(tr("Remove"), tr("Remove the chosen bookmark (Delete)"))
        self.return_button = button(tr("Bring the removed one back"), "")
        self._title = heading(tr("Bookmarks"), self.rows)
        self.column.addWidget(self.edits, 1)
        buttons = flow(self.show_button, self.rename_button, self.remove_button)
        self.add(self._title, self.rows, buttons, self.return_button)
        self._connect()
        self._show_edits()
        self._show_bookmarks()
        self._set_removed(bookmarks.removed.undo_name)

    def edit_name(self, bookmark: Bookmark) -> None:
        """Let the user type another name for a bookmark."""
        reveal(self.rows)
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
        buttons = self.show_button, self.rename_button, self.remove_button
        for part in (self._title, self.rows, *buttons):
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
