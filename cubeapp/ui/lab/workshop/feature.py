"""The workshop for methods: a panel that is there while the cube is a 3×3×3."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Self

from PySide6.QtCore import Signal

from cubeapp.ui.lab.workshop.goal_painter import GoalPainter
from cubeapp.ui.lab.workshop.model import Workshop
from cubeapp.ui.lab.workshop.trials import SIZE, Trials
from cubeapp.ui.services.preparation import Preparation
from cubeapp.ui.shell.commands import Command
from cubeapp.ui.shell.feature import PanelFeature, Shell
from cubeapp.words import mark, tr

if TYPE_CHECKING:
    from cubeapp.ui.lab.workshop.panel import WorkshopPanel


class WorkshopFeature(PanelFeature["WorkshopPanel"]):
    """Copies methods, changes and tries them."""

    id = "workshop"
    place = "lab"
    title = mark("Workshop")

    solve_wanted = Signal(str)
    """The cube is to be solved with the method of this id."""
    practise_wanted = Signal(object)
    """A `CaseChoice` is to be practised."""

    def __init__(self, shell: Shell, preparation: Preparation) -> None:
        """Show the methods; ``preparation`` compiles what they search with."""
        super().__init__(shell)
        self.model = Workshop(shell.storage)
        self.trials = Trials(shell.tasks, (preparation,))
        self.painter = GoalPainter(shell.document)
        self.model.said.connect(shell.status.show)
        self.painter.lighting_changed.connect(shell.stage.light)
        shell.stage.facelet_clicked.connect(self.painter.click)

    def commands(self) -> Iterable[Command]:
        """Return the command that shows the panel."""
        yield Command(
            "workshop",
            mark("Method wor&kshop"),
            mark("Change a method step by step, and try it on many cubes"),
            lambda: self.reveal(lambda: self.panel.method.box),
            menu="&Solve",
        )

    def make_panel(self) -> WorkshopPanel:
        """Return the panel."""
        from cubeapp.ui.lab.workshop.panel import WorkshopPanel

        panel = WorkshopPanel(self.model, self.painter, self.trials)
        panel.solve_wanted.connect(self.solve_wanted)
        panel.trial.practise_wanted.connect(self.practise_wanted)
        return panel

    @property
    def is_offered(self) -> bool:
        """Whether the cube is a 3×3×3."""
        return self.shell.document.shown.size == SIZE

    def set_size(self, size: int) -> None:
        """Be there for cubes of ``size``, or not."""
        is_offered = size == SIZE
        self.offered_changed.emit(is_offered)
        why = tr("Choose size 3 first: methods are those of the 3×3×3")
        self.shell.commands.set_enabled(self.id, is_offered, why)

    def go_on_from(self, before: Self) -> None:
        """Show the same method and its step, and the figures of the last trial."""
        self.model.choose(before.model.chosen)
        self.model.choose_step(before.model.step)
        self.trials.go_on_from(before.trials)

    def stop(self) -> None:
        """Keep what is not saved."""
        self.model.keep()
