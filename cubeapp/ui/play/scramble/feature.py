"""Scrambles: the command, and the panel with all their kinds."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Self

from cubeapp.drawing.theme import Theme
from cubeapp.ui.play.scramble.mixing import Mixing
from cubeapp.ui.play.scramble.model import Scrambler
from cubeapp.ui.shell.commands import Command
from cubeapp.ui.shell.feature import PanelFeature, Shell
from cubeapp.words import mark

if TYPE_CHECKING:
    from cubeapp.ui.play.scramble.panel import ScramblePanel


class ScrambleFeature(PanelFeature["ScramblePanel"]):
    """Scrambles the cube, and makes batches of scrambles."""

    id = "scramble"
    place = "play"
    title = mark("Scramble")

    def __init__(self, shell: Shell, scrambler: Scrambler) -> None:
        super().__init__(shell)
        self.model = scrambler
        self._has_message = False
        scrambler.message.connect(shell.status.show)
        scrambler.busy_changed.connect(self._on_busy)

    def commands(self) -> Iterable[Command]:
        """Return the command that scrambles the cube."""
        tip, keys = mark("Scramble the cube"), ("Ctrl+R",)
        yield Command(
            "scramble", mark("&Scramble"), tip, self._scramble, keys=keys, icon="scramble"
        )

    def make_panel(self) -> ScramblePanel:
        """Return the panel."""
        from cubeapp.ui.play.scramble.panel import ScramblePanel

        shell = self.shell
        mixing = Mixing(shell.player, shell.tasks, self)
        mixing.message.connect(shell.status.show)
        return ScramblePanel(self.model, mixing, shell.document, shell.status.copy)

    def go_on_from(self, before: Self) -> None:
        """List the last scrambles, and the batch."""
        self.model.go_on_from(before.model)
        if self._panel is not None:
            self._panel.refresh()

    def set_theme(self, theme: Theme) -> None:
        """Draw in the colours of ``theme``."""
        super().set_theme(theme)
        if self._panel is not None:
            self._panel.set_theme(theme)

    def _scramble(self) -> None:
        """Scramble the cube as chosen; where that makes no sense, show what was typed."""
        recipe = self.model.choice.recipe
        if recipe is None:
            self.reveal(lambda: self.panel.show_rules())
        else:
            self.model.scramble(recipe, self.model.choice.seed, play=True)

    def _on_busy(self, activity: str | None, _share: float | None) -> None:
        """Show as a message what the panel would show if it were seen."""
        if activity is not None and not self.is_shown:
            self.shell.status.show(activity)
            self._has_message = True
        elif activity is None and self._has_message:
            self.shell.status.show("")
            self._has_message = False
