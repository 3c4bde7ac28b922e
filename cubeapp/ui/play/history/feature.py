"""Undo, the history and the bookmarks, in the window: joins their panel to the document."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt

from cubeapp.language import tr
from cubeapp.ui.play.history.bookmarks import Bookmark, Bookmarks
from cubeapp.ui.shell.commands import explain

if TYPE_CHECKING:
    from cubeapp.ui.shell.main_window import MainWindow


class HistoryTab(QObject):
    """Everything that happens because somebody looks back."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._panel = panel = window.history_panel
        self._document = window.document
        self.bookmarks = Bookmarks(window.settings.storage, self)
        panel.place_requested.connect(self._document.go_back_to)
        panel.add_requested.connect(self._add)
        panel.bookmark_requested.connect(self._show)
        panel.rename_requested.connect(self.bookmarks.rename)
        panel.removal_requested.connect(self.bookmarks.remove)
        panel.return_requested.connect(self.bookmarks.removed.undo)
        self.bookmarks.changed.connect(panel.set_marks)
        self.bookmarks.removed.changed.connect(panel.set_removed)
        self.bookmarks.said.connect(window.say)
        undo = self._document.undo_stack
        undo.changed.connect(self._on_edits_changed)
        window.actions_by_name["undo"].triggered.connect(undo.undo)
        window.actions_by_name["redo"].triggered.connect(undo.redo)
        window.actions_by_name["history"].triggered.connect(self._open)
        window.actions_by_name["bookmark"].triggered.connect(self._add)

    def refresh(self) -> None:
        """Show what there is to widgets that have just been made."""
        self._on_edits_changed()
        self.bookmarks.load()

    def _open(self) -> None:
        self._window.show_panel(self._panel)
        self._panel.edits.setFocus(Qt.FocusReason.OtherFocusReason)

    def _add(self) -> None:
        """Keep the shown cube, and let the person type its name."""
        self._document.finish_stroke()
        made = self.bookmarks.add(self._document.state)
        is_painting = self._document.is_painting
        if is_painting:
            # Another panel would end the painting.
            self._window.say(tr("Kept as the bookmark “{name}”.").format(name=made.name))
            return
        self._window.show_panel(self._panel)
        self._panel.reveal(self._panel.marks)
        self._panel.marks.edit_name(made.key)

    def _show(self, mark: Bookmark) -> None:
        self._document.load_state(mark.state, tr("go to bookmark {name}").format(name=mark.name))

    def _on_edits_changed(self) -> None:
        edits = self._document.undo_stack
        self._panel.set_edits(edits.edits, edits.done)
        for name, there, edit, named, tip in (
            (
                *("undo", edits.done > 0, edits.undo_name),
                *(tr("Undo: {what}"), tr("Undo the last change")),
            ),
            (
                *("redo", edits.done < edits.count(), edits.redo_name),
                *(tr("Redo: {what}"), tr("Do it again")),
            ),
        ):
            action = self._window.actions_by_name[name]
            action.setEnabled(there)
            explain(action, named.format(what=edit) if edit else tip)
