"""The library: a panel of patterns and cases, and the command that opens it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import TYPE_CHECKING

from cubeapp.engine.geometry import cube_name
from cubeapp.engine.library.entries import Collection, Entry
from cubeapp.language import mark, tr
from cubeapp.ui.lab.library.model import Library
from cubeapp.ui.scene.theme import Theme
from cubeapp.ui.shell.commands import Command
from cubeapp.ui.shell.feature import PanelFeature, Shell
from cubeapp.ui.shell.finder.entries import FinderEntry, Kind

if TYPE_CHECKING:
    from cubeapp.ui.lab.library.panel import LibraryPanel, SolveTo


class LibraryFeature(PanelFeature["LibraryPanel"]):
    """Shows, plays and saves patterns, and hands them to the solvers as targets."""

    id = "library"
    place = "lab"
    title = mark("Library")

    def __init__(self, shell: Shell, solve_to: SolveTo) -> None:
        """Read nothing yet; ``solve_to`` makes a cube the target of the solvers."""
        super().__init__(shell)
        self._solve_to = solve_to
        self.model = Library(shell.document, shell.player, shell.settings, shell.storage)
        self.model.failed.connect(shell.status.show)

    def commands(self) -> Iterable[Command]:
        """Return the command that shows the panel."""
        yield Command(
            "library",
            mark("Li&brary"),
            mark("Look at patterns and at the cases that people learn"),
            self._open,
            keys=("Ctrl+B",),
        )

    def entries(self) -> Iterable[FinderEntry]:
        """Return the patterns for the cube on screen, and all cases; each is shown here."""
        size = self.model.size
        for collection in sorted(self.model.cases, key=lambda each: each.size != size):
            for entry in collection.entries:
                yield self._case_entry(collection, entry)
        for name in self.model.pattern_names:
            yield FinderEntry(
                id=f"pattern:{size}:{name}",
                title=tr(name),
                kind=Kind.PATTERN,
                run=partial(self._show_pattern, name),
                hint=cube_name(size),
                aliases=(name,),
            )

    def make_panel(self) -> LibraryPanel:
        """Return the panel."""
        from cubeapp.ui.lab.library.panel import LibraryPanel

        return LibraryPanel(self.model, self.shell.status.copy, self._solve_to)

    def set_theme(self, theme: Theme) -> None:
        """Draw the pictures in the colours of ``theme``."""
        super().set_theme(theme)
        if self._panel is not None:
            self._panel.set_theme(theme)

    def set_size(self, size: int) -> None:
        """Show the patterns of the new size."""
        if self.is_shown:
            self.panel.refresh()

    def _case_entry(self, collection: Collection, entry: Entry) -> FinderEntry:
        return FinderEntry(
            id=f"case:{collection.key}:{entry.source.name}",
            title=entry.title,
            kind=Kind.CASE,
            run=partial(self._show_entry, entry),
            hint=collection.title,
            aliases=entry.names,
            about=entry.about,
        )

    def _show_pattern(self, name: str) -> None:
        entry = self.model.pattern(name)
        if entry is not None:
            self._show_entry(entry)

    def _show_entry(self, entry: Entry) -> None:
        self.reveal()
        self.panel.refresh()
        self.panel.choose(entry)

    def _open(self) -> None:
        self.reveal(lambda: self.panel.gallery)
