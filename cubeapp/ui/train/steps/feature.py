"""Steps: a page over the stage with a cube of its own, and the choice of the step beside it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import TYPE_CHECKING, Self

from cubeapp.drawing.theme import Theme
from cubeapp.engine.solvers.goals.steps import BY_NAME
from cubeapp.ui.services.preparation import Preparation
from cubeapp.ui.shell.feature import Shell
from cubeapp.ui.shell.finder.entries import FinderEntry, Kind
from cubeapp.ui.train.page_feature import PageFeature
from cubeapp.ui.train.steps.model import StepTraining
from cubeapp.ui.train.steps.step_store import HARDEST, Choice
from cubeapp.words import mark, tr

if TYPE_CHECKING:
    from cubeapp.ui.train.steps.page import StepPage
    from cubeapp.ui.train.steps.panel import StepPanel


class StepTrainingFeature(PageFeature["StepPanel", "StepPage"]):
    """Sets steps up, to be done in as few turns as can be."""

    id = "step-training"
    place = "train"
    title = mark("Steps")
    explains_steps = True

    def __init__(self, shell: Shell, preparation: Preparation, searches: Preparation) -> None:
        """Read and make nothing yet.

        Args:
            shell: what it may use.
            preparation: compiles the solver that scrambles need.
            searches: compiles what steps are searched with.
        """
        super().__init__(shell)
        parts = shell.document, shell.player, shell.tasks, preparation, shell.storage
        self.model = StepTraining(*parts, searches)
        self.model.message.connect(shell.status.show)

    @property
    def has_cube_on_cover(self) -> bool:
        """The page has a view of the cube, which the keys turn."""
        return True

    def entries(self) -> Iterable[FinderEntry]:
        """Return the steps, to be practised."""
        for name in HARDEST:
            title = tr(BY_NAME[name].title)
            yield FinderEntry(
                id=f"practice-step:{name}",
                title=tr("Practise {cases}").format(cases=title),
                kind=Kind.PRACTICE,
                run=partial(self._practise, name),
                hint=tr(BY_NAME[name].about),
                aliases=(title,),
            )

    def make_panel(self) -> StepPanel:
        """Return the panel."""
        from cubeapp.ui.train.steps.panel import StepPanel

        return StepPanel(self.model)

    def make_cover(self) -> StepPage:
        """Return the page."""
        from cubeapp.ui.train.steps.page import StepPage

        return StepPage(self.model, self.shell)

    def go_on_from(self, before: Self) -> None:
        """Go on with the step that is practised."""
        self.model.go_on_from(before.model)

    def set_theme(self, theme: Theme) -> None:
        """Draw in the colours of ``theme``."""
        super().set_theme(theme)
        if self._made_cover is not None:
            self.page.set_theme(theme)

    def _practise(self, name: str) -> None:
        """Show a step."""
        self.model.choose(Choice(name))
        self.reveal(lambda: self.page.next_button)
