"""Undo, the history and the bookmarks."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from cubeapp.drawing.theme import Theme
from cubeapp.ui.play.history.model import Bookmarks
from cubeapp.ui.shell.commands import Command, explain
from cubeapp.ui.shell.feature import PanelFeature, Shell
from cubeapp.words import mark, tr

if TYPE_CHECKING:
    from cubeapp.ui.play.history.panel import HistoryPanel

UNDO_TIP, REDO_TIP = mark("Undo the last change"), mark("Do it again")


class HistoryFeature(PanelFeature["HistoryPanel"]):
    """Lists what was done, and saves bookmarks."""

    id = "history"
    place = "play"
    title = mark("History")

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self._document = shell.document
        self.bookmarks = Bookmarks(shell.storage, self)
        self.bookmarks.message.connect(shell.status.show)
        self._document.undo_stack.changed.connect(self._show_names)

    def commands(self) -> Iterable[Command]:
        """Return the commands of the Edit menu that concern the history."""
        undo = self._document.undo_stack
        yield Command("undo", mark("&Undo"), UNDO_TIP, undo.undo, keys=("Ctrl+Z",), icon="undo")
        keys = ("Ctrl+Shift+Z", "Ctrl+Y")
        yield Command("redo", mark("&Redo"), REDO_TIP, undo.redo, keys=keys, icon="redo")
        tip = mark("See all that was done, and go back to any of it")
        yield Command("history", mark("&History"), tip, self._open, keys=("Ctrl+H",))
        tip = mark("Save the cube with its moves")
        yield Command("bookmark", mark("&Bookmark this cube"), tip, self._add, keys=("Ctrl+D",))

    def make_panel(self) -> HistoryPanel:
        """Return the panel."""
        from cubeapp.ui.play.history.panel import HistoryPanel

        bookmark = self.shell.commands["bookmark"]
        return HistoryPanel(self._document, self.bookmarks, bookmark)

    def set_theme(self, theme: Theme) -> None:
        """Draw the bookmarks in the colours of ``theme``."""
        super().set_theme(theme)
        if self._panel is not None:
            self._panel.rows.set_theme(theme)

    def refresh(self) -> None:
        """Name what can be undone."""
        self._show_names()

    def _open(self) -> None:
        self.reveal(lambda: self.panel.edits)

    def _add(self) -> None:
        """Save the shown cube, and let the user type its name."""
        self._document.finish_stroke()
        bookmark = self.bookmarks.add(self._document.state)
        if self._document.is_painting:
            # Another panel would end the painting.
            text = tr("Saved as the bookmark “{name}”.")
            self.shell.status.show(text.format(name=bookmark.name))
            return
        self.reveal()
        self.panel.edit_name(bookmark)

    def _show_names(self) -> None:
        """Name in the tooltips what is undone and redone next."""
        edits, commands = self._document.undo_stack, self.shell.commands
        can_undo, can_redo = edits.done > 0, edits.done < edits.count()
        commands.set_enabled("undo", can_undo, tr("There is nothing to undo."))
        commands.set_enabled("redo", can_redo, tr("There is nothing to redo."))
        for id, name, text in (
            ("undo", edits.undo_name, tr("Undo: {what}")),
            ("redo", edits.redo_name, tr("Redo: {what}")),
        ):
            if name:
                explain(commands[id], text.format(what=name))
