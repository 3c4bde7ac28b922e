"""Searching for patterns: a panel that is there while the cube is a 3×3×3."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Self

from cubeapp.drawing.theme import Theme
from cubeapp.engine.patterns.fitting import SIZE
from cubeapp.ui.lab.patterns.model import PatternBook, PatternSearch
from cubeapp.ui.shell.commands import Command
from cubeapp.ui.shell.feature import PanelFeature, Shell
from cubeapp.words import mark, tr

if TYPE_CHECKING:
    from cubeapp.ui.lab.patterns.panel import PatternsPanel


class PatternsFeature(PanelFeature["PatternsPanel"]):
    """Offers the panel for cubes of size 3."""

    id = "patterns"
    place = "lab"
    title = mark("Patterns")

    def __init__(self, shell: Shell, book: PatternBook) -> None:
        """Look for nothing yet; ``book`` keeps the user's own patterns."""
        super().__init__(shell)
        self.model = PatternSearch(shell.document, shell.tasks, book)

    def commands(self) -> Iterable[Command]:
        """Return the command that shows the panel."""
        yield Command(
            "patterns",
            mark("Find c&ubes of a pattern"),
            mark("Paint a pattern, and find every cube that fits, with moves that lead to it"),
            lambda: self.reveal(lambda: self.panel.net),
        )

    def make_panel(self) -> PatternsPanel:
        """Return the panel."""
        from cubeapp.ui.lab.patterns.panel import PatternsPanel

        return PatternsPanel(self.model, self.shell.status.copy)

    def set_theme(self, theme: Theme) -> None:
        """Draw in the colours of ``theme``."""
        super().set_theme(theme)
        if self._panel is not None:
            self._panel.set_theme(theme)

    @property
    def is_offered(self) -> bool:
        """Whether the cube is a 3×3×3."""
        return self.shell.document.shown.size == SIZE

    def go_on_from(self, before: Self) -> None:
        """Look for the same pattern."""
        self.model.go_on_from(before.model)

    def set_size(self, size: int) -> None:
        """Be there for cubes of ``size``, or not."""
        is_offered = size == SIZE
        self.offered_changed.emit(is_offered)
        why = tr("Choose size 3 first: patterns are searched for on the 3×3×3")
        self.shell.commands.set_enabled(self.id, is_offered, why)
