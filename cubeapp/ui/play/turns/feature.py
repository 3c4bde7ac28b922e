"""Turns by buttons and by typed moves."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Self

from cubeapp.ui.play.turns.alg_line import AlgLine
from cubeapp.ui.services.keyboard import Keyboard
from cubeapp.ui.shell.commands import Command
from cubeapp.ui.shell.feature import PanelFeature, Shell
from cubeapp.words import mark

if TYPE_CHECKING:
    from cubeapp.ui.play.turns.panel import MovesPanel


class TurnsFeature(PanelFeature["MovesPanel"]):
    """Offers a button for every kind of turn."""

    id = "turns"
    place = "play"
    title = mark("Turn")

    def __init__(self, shell: Shell, keyboard: Keyboard, line: AlgLine) -> None:
        """Turn the cube.

        Args:
            shell: what every feature may use.
            keyboard: tells which keys do what the buttons do.
            line: where moves are typed, below the stage.
        """
        super().__init__(shell)
        self._keyboard = keyboard
        self._line = line
        line.alg_entered.connect(shell.document.turn_all)

    def commands(self) -> Iterable[Command]:
        """Return the command that chooses what ``r`` means on 4×4×4."""
        yield Command(
            "inner_slices", mark("r means the &inner slice"),
            mark("On 4×4×4, r turns the inner slice, not Rw"),
            self._set_inner_slices, checkable=True,
        )  # fmt: skip

    def make_panel(self) -> MovesPanel:
        """Return the panel."""
        from cubeapp.ui.play.turns.panel import MovesPanel

        document = self.shell.document
        return MovesPanel(document.turn, self._keyboard, document.cube.size)

    def refresh(self) -> None:
        """Read ``r`` on 4×4×4 as the settings say."""
        self.shell.commands.set_checked("inner_slices", self.shell.settings.inner_slices)

    def go_on_from(self, before: Self) -> None:
        """Show the moves that were typed."""
        self._line.go_on_from(before._line)

    def set_size(self, size: int) -> None:
        """Offer and read the turns of a cube of ``size``."""
        self._keyboard.set_size(size)
        self._line.set_size(size)
        if self._panel is not None:
            self._panel.set_size(size)

    def _set_inner_slices(self, inner_slices: bool) -> None:
        self.shell.settings.inner_slices = inner_slices
        self._line.set_inner_slices(inner_slices)
