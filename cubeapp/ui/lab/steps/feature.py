"""Finding steps: a panel that is there while the cube is a 3×3×3."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from cubeapp.ui.lab.steps.model import SIZE, StepFinder
from cubeapp.ui.services.preparation import Preparation
from cubeapp.ui.shell.commands import Command
from cubeapp.ui.shell.feature import PanelFeature, Shell
from cubeapp.words import mark, tr

if TYPE_CHECKING:
    from cubeapp.ui.lab.steps.panel import StepsPanel


class StepsFeature(PanelFeature["StepsPanel"]):
    """Offers the panel for cubes of size 3."""

    id = "steps"
    place = "lab"
    title = mark("Steps")

    def __init__(self, shell: Shell, preparation: Preparation) -> None:
        """Have found nothing yet; ``preparation`` compiles the search."""
        super().__init__(shell)
        self.model = StepFinder(shell.document, shell.player, shell.tasks, (preparation,))

    def commands(self) -> Iterable[Command]:
        """Return the command that shows the panel."""
        yield Command(
            "steps",
            mark("Fin&d a step"),
            mark("Find every shortest solution of a cross, a block or another step of this cube"),
            lambda: self.reveal(lambda: self.panel.step_box),
        )

    def make_panel(self) -> StepsPanel:
        """Return the panel."""
        from cubeapp.ui.lab.steps.panel import StepsPanel

        return StepsPanel(self.model, self.shell.status.copy)

    @property
    def is_offered(self) -> bool:
        """Whether the cube is a 3×3×3."""
        return self.shell.document.shown.size == SIZE

    def set_size(self, size: int) -> None:
        """Be there for cubes of ``size``, or not."""
        is_offered = size == SIZE
        self.offered_changed.emit(is_offered)
        why = tr("Choose size 3 first: steps are those of the 3×3×3")
        self.shell.commands.set_enabled(self.id, is_offered, why)
