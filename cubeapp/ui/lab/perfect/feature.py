"""The perfect-scramble lab: its panel, and the outlines of what breaks the rules."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from typing import TYPE_CHECKING

from cubeapp.drawing.theme import Theme
from cubeapp.ui.play.scramble.model import Scrambler
from cubeapp.ui.services.preparation import Preparation
from cubeapp.ui.shell.commands import Command
from cubeapp.ui.shell.feature import PanelFeature, Shell
from cubeapp.words import mark

if TYPE_CHECKING:
    from cubeapp.ui.lab.perfect.model import PerfectLab
    from cubeapp.ui.lab.perfect.panel import LabPanel


class PerfectFeature(PanelFeature["LabPanel"]):
    """Checks the cube on screen while its panel is seen."""

    id = "lab"
    place = "lab"
    title = mark("Perfect")

    def __init__(
        self, shell: Shell, preparations: tuple[Preparation, ...], scrambler: Scrambler
    ) -> None:
        """Check nothing yet.

        Args:
            shell: what it may use.
            preparations: compile what a search needs.
            scrambler: makes random cubes that obey the rules.
        """
        super().__init__(shell)
        self._preparations = preparations
        self._scrambler = scrambler
        self._outlined: frozenset[int] = frozenset()

    @cached_property
    def model(self) -> PerfectLab:
        """The checks and the search, made when they are first asked for."""
        from cubeapp.ui.lab.perfect.model import PerfectLab

        shell = self.shell
        return PerfectLab(
            *(shell.document, shell.player, shell.tasks), self._preparations, self._scrambler
        )

    def commands(self) -> Iterable[Command]:
        """Return the command that shows the panel."""
        yield Command(
            "lab",
            mark("Perfect-scramble &lab"),
            mark(
                "Check the cube by the rules of the perfect scramble, and "
                "search for all that obey them"
            ),
            lambda: self.reveal(lambda: self.panel),
            keys=("Ctrl+L",),
        )

    def make_panel(self) -> LabPanel:
        """Return the panel, whose outlines are shown from now on."""
        from cubeapp.ui.lab.perfect.panel import LabPanel

        panel = LabPanel(self.model)
        panel.outlined_changed.connect(self._show_outlines)
        self.shell.player.position_changed.connect(self._show_outlines)
        self.shell.document.changed.connect(self._show_outlines)
        return panel

    def set_theme(self, theme: Theme) -> None:
        """Draw the pictures in the colours of ``theme``."""
        super().set_theme(theme)
        if self._panel is not None:
            self._panel.set_theme(theme)

    def _show_outlines(self, _change: object = None) -> None:
        """Outline what breaks the rules while the cube that was checked rests on screen."""
        position = self.shell.player.position
        is_checked = position.move is None and position.cube == self.model.checked_cube
        is_seen = is_checked and not self.shell.document.is_painting
        outlined = self.panel.outlined if is_seen else frozenset()
        if outlined != self._outlined:
            self._outlined = outlined
            self.shell.stage.set_outline(self.id, outlined)
