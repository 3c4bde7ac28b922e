"""The palette: a command that opens it, and everything that is found in it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING

from cubeapp.ui.shell.commands import Command
from cubeapp.ui.shell.feature import Feature, Shell
from cubeapp.ui.shell.finder.entries import FinderEntry
from cubeapp.ui.shell.finder.model import Finder
from cubeapp.ui.shell.finder.sources import (
    FIND,
    choice_entries,
    command_entries,
    page_entries,
    typed_entries,
)
from cubeapp.words import mark

if TYPE_CHECKING:
    from cubeapp.ui.shell.finder.panel import Palette


class FinderFeature(Feature):
    """Finds what the window and its features offer, and does it."""

    id = "finder"
    place = "files"

    def __init__(self, shell: Shell, features: Callable[[], Iterable[Feature]]) -> None:
        """Collect nothing yet.

        Args:
            shell: what every feature may use.
            features: returns all of them, whose panels and entries are found.
        """
        super().__init__(shell)
        self._features = features
        self.model = Finder(shell.settings, self._collect, self._typed)
        self._palette: Palette | None = None

    def commands(self) -> Iterable[Command]:
        """Return the command that opens the palette."""
        yield Command(
            FIND,
            mark("&Find…"),
            mark("Find a command, case or pattern, or type moves"),
            self.open,
            keys=("Ctrl+K",),
            icon="search",
        )

    @property
    def palette(self) -> Palette:
        """The palette, made when it is first asked for."""
        if self._palette is None:
            from cubeapp.ui.shell.finder.panel import Palette

            window = self.shell.stage.frame.window()
            self._palette = Palette(self.model, self.shell.commands[FIND], window)
        return self._palette

    def open(self) -> None:
        """Open the palette, or close it if it is open."""
        if self.palette.isVisible():
            self.palette.dismiss()
        else:
            self.palette.open()

    def _collect(self) -> Iterator[FinderEntry]:
        """Yield everything that has a name."""
        commands, features = self.shell.commands, tuple(self._features())
        yield from command_entries(commands, features)
        yield from page_entries(features, commands)
        yield from choice_entries(self.shell.stage.frame.window())
        for feature in features:
            yield from feature.entries()

    def _typed(self, text: str) -> Iterable[FinderEntry]:
        return typed_entries(text, self.shell.document, self.shell.settings.inner_slices)
