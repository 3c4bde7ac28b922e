"""Exploring the 2×2×2: a panel that is there while the cube is one."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, cast

from cubeapp.engine.solvers.base import ShortestSolver
from cubeapp.engine.solvers.registry import solver
from cubeapp.engine.solvers.two_by_two.solver import TwoByTwoSolver
from cubeapp.ui.lab.explore.model import SIZE, Explorer
from cubeapp.ui.services.preparation import Preparation
from cubeapp.ui.shell.commands import Command
from cubeapp.ui.shell.feature import PanelFeature, Shell
from cubeapp.words import mark, tr

if TYPE_CHECKING:
    from cubeapp.ui.lab.explore.panel import ExplorePanel


class ExploreFeature(PanelFeature["ExplorePanel"]):
    """Offers the panel for cubes of size 2."""

    id = "explore"
    place = "lab"
    title = mark("2×2×2")

    def __init__(self, shell: Shell, preparation: Preparation) -> None:
        super().__init__(shell)
        two_by_two = cast(ShortestSolver, solver(TwoByTwoSolver.name))
        self.model = Explorer(shell.document, shell.player, shell.tasks, preparation, two_by_two)

    def commands(self) -> Iterable[Command]:
        """Return the command that shows the panel."""
        yield Command(
            "explore",
            mark("&Explore the 2×2×2"),
            mark("See how far all positions are from solved, and every shortest solution"),
            self._open,
            keys=("Ctrl+E",),
        )

    def make_panel(self) -> ExplorePanel:
        """Return the panel."""
        from cubeapp.ui.lab.explore.panel import ExplorePanel

        return ExplorePanel(self.model, self.shell.status.copy)

    @property
    def is_offered(self) -> bool:
        """Whether the cube is a 2×2×2."""
        return self.shell.document.shown.size == SIZE

    def set_size(self, size: int) -> None:
        """Be there for cubes of ``size``, or not."""
        is_offered = size == SIZE
        self.offered_changed.emit(is_offered)
        why = tr("Choose size 2 first: all positions of the 2×2×2 can be explored")
        self.shell.commands.set_enabled(self.id, is_offered, why)

    def _open(self) -> None:
        self.reveal(lambda: self.panel.chart)
