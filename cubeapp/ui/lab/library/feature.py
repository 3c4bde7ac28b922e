"""The library: a panel of patterns and cases, and the command that opens it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import TYPE_CHECKING

from cubeapp.drawing.theme import Theme
from cubeapp.engine.library.entries import Collection, Entry
from cubeapp.engine.model.geometry import cube_name
from cubeapp.ui.lab.library.browser import Browser
from cubeapp.ui.lab.library.model import Library
from cubeapp.ui.shell.commands import Command
from cubeapp.ui.shell.feature import PanelFeature, Shell
from cubeapp.ui.shell.finder.entries import FinderEntry, Kind
from cubeapp.words import mark, tr

if TYPE_CHECKING:
    from cubeapp.ui.lab.library.gallery_page import GalleryPage
    from cubeapp.ui.lab.library.panel import LibraryPanel, SolveTo


class LibraryFeature(PanelFeature["LibraryPanel"]):
    """Shows, plays and saves patterns, and hands them to the solvers as targets.

    The pictures lie over the stage until one of them is put on the cube: then the stage is seen,
    and the pictures come back when the user asks for them or for the panel.
    """

    id = "library"
    place = "lab"
    title = mark("Library")

    def __init__(self, shell: Shell, solve_to: SolveTo) -> None:
        """Read nothing yet; ``solve_to`` makes an entry the target of the solvers."""
        super().__init__(shell)
        self._solve_to = solve_to
        self.model = Library(shell.document, shell.player, shell.settings, shell.storage)
        self.model.failed.connect(shell.status.show)
        self.model.shown.connect(self._show_stage)
        self._browser = Browser(self.model)
        self._gallery: GalleryPage | None = None
        self._case_entries: dict[str, tuple[FinderEntry, ...]] = {}
        """Those of the sets of cases by their keys: they stay, and there are many."""
        self._has_pictures = True
        self._is_chosen = False

    @property
    def is_covering(self) -> bool:
        """Whether the pictures are seen, rather than one of them on the cube."""
        return self._has_pictures

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
            if collection.key not in self._case_entries:
                made = (self._case_entry(collection, entry) for entry in collection.entries)
                self._case_entries[collection.key] = tuple(made)
            yield from self._case_entries[collection.key]
        for key, name in self.model.pattern_names.items():
            yield FinderEntry(
                id=f"pattern:{size}:{key}",
                title=tr(name),
                kind=Kind.PATTERN,
                run=partial(self._show_pattern, key),
                hint=cube_name(size),
                aliases=(key,),
            )

    def make_panel(self) -> LibraryPanel:
        """Return the panel."""
        from cubeapp.ui.lab.library.panel import LibraryPanel

        made = LibraryPanel(self._browser, self.model, self.shell.status.copy, self._solve_to)
        made.gallery_wanted.connect(self._show_gallery)
        return made

    def make_cover(self) -> GalleryPage:
        """Return the pictures."""
        from cubeapp.ui.lab.library.gallery_page import GalleryPage

        made = GalleryPage(self._browser)
        made.taken.connect(self.model.show)
        made.deleted.connect(lambda: self.panel.delete())
        self._gallery = made
        return made

    def set_theme(self, theme: Theme) -> None:
        """Draw the pictures in the colours of ``theme``."""
        super().set_theme(theme)
        for part in (self._panel, self._gallery):
            if part is not None:
                part.set_theme(theme)

    def set_size(self, size: int) -> None:
        """Show the patterns of the new size."""
        if self.is_shown:
            self._browser.refresh()

    def set_chosen(self, chosen: bool) -> None:
        """Begin with the pictures whenever the panel comes to the front."""
        if chosen and not self._is_chosen:
            self._set_covering(True)
        self._is_chosen = chosen

    def _case_entry(self, collection: Collection, entry: Entry) -> FinderEntry:
        return FinderEntry(
            id=f"case:{collection.key}:{entry.key}",
            title=tr(entry.title),
            kind=Kind.CASE,
            run=partial(self._show_entry, entry),
            hint=tr(collection.title),
            aliases=entry.names(tr),
            about=tr(entry.about),
        )

    def _show_pattern(self, key: str) -> None:
        entry = self.model.pattern(key)
        if entry is not None:
            self._show_entry(entry)

    def _show_entry(self, entry: Entry) -> None:
        self._open()
        self._browser.refresh()
        self._browser.choose(entry)

    def _open(self) -> None:
        self.reveal()
        self._show_gallery()

    def _show_gallery(self) -> None:
        """Show the pictures, and give them the keyboard."""
        self._set_covering(True)
        if self._gallery is not None:
            self._gallery.setFocus()

    def _show_stage(self) -> None:
        """Let the cube be seen, which has become what was chosen."""
        self._set_covering(False)

    def _set_covering(self, is_covering: bool) -> None:
        if is_covering != self._has_pictures:
            self._has_pictures = is_covering
            self.panel.set_gallery_shown(is_covering)
            self.cover_changed.emit()
