"""Practice: the timer and the cases, on two pages of one panel."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from cubeapp.engine.library.case_sets import case_sets
from cubeapp.language import mark, tr
from cubeapp.ui.play.scramble.model import Scrambler
from cubeapp.ui.scene.theme import Theme
from cubeapp.ui.services.preparation import Preparation
from cubeapp.ui.shell.commands import Command
from cubeapp.ui.shell.feature import PanelFeature, Shell
from cubeapp.ui.shell.finder.entries import FinderEntry, Kind
from cubeapp.ui.train.cases.model import Drilling
from cubeapp.ui.train.timer.model import TimerModels, Timing
from cubeapp.ui.train.timer.replay import Replaying
from cubeapp.ui.train.timer.scramble_supply import ScrambleSupply
from cubeapp.ui.train.timer.time_book import TimeBook

if TYPE_CHECKING:
    from cubeapp.ui.train.panel import PracticePanel


class PracticeFeature(PanelFeature["PracticePanel"]):
    """Times solves and drills cases; the two share the book that has their results."""

    id = "practice"
    place = "train"
    title = mark("Practice")

    def __init__(self, shell: Shell, preparation: Preparation, scrambler: Scrambler) -> None:
        """Read and make nothing yet.

        Args:
            shell: what it may use.
            preparation: compiles the solvers, which set-ups need.
            scrambler: has the recipe of the scrambles.
        """
        super().__init__(shell)
        document, tasks, storage = shell.document, shell.tasks, shell.storage
        book = TimeBook(storage)
        supply = ScrambleSupply(tasks, scrambler)
        timing = Timing(document, supply, book, tasks)
        timing.set_inspects(shell.settings.inspects)
        timing.set_on_screen(shell.settings.solves_on_screen)
        self.timer = TimerModels(timing, Replaying(document, tasks), book, supply)
        self.cases = Drilling(document, shell.player, tasks, preparation, book, storage)
        for part in (book, supply, timing, self.timer.replay, self.cases):
            part.message.connect(shell.status.show)

    def commands(self) -> Iterable[Command]:
        """Return the command that shows the timer."""
        yield Command(
            "practice",
            mark("Practice and &timer"),
            mark("Time your solves, and learn the algs of cases"),
            self._open,
            keys=("Ctrl+Shift+T",),
        )

    def entries(self) -> Iterable[FinderEntry]:
        """Return the sets of cases, to be practised."""
        for case_set in case_sets():
            yield FinderEntry(
                id=f"practice:{case_set.name}",
                title=tr("Practise {cases}").format(cases=case_set.spoken_name),
                kind=Kind.PRACTICE,
                run=partial(self._practise, case_set.name),
                hint=tr(case_set.title),
                aliases=(case_set.spoken_name,),
            )

    def make_panel(self) -> PracticePanel:
        """Return the panel."""
        from cubeapp.ui.train.panel import PracticePanel

        return PracticePanel(self.timer, self.cases, self.shell)

    def set_theme(self, theme: Theme) -> None:
        """Draw in the colours of ``theme`` and name them."""
        super().set_theme(theme)
        if self._panel is not None:
            self._panel.set_theme(theme)

    def stop(self) -> None:
        """Save a solve that still runs."""
        self.timer.timing.close()

    def _practise(self, set_name: str) -> None:
        """Show the cases of a set."""
        panel = self.panel
        self.cases.choose(replace(self.cases.choice, set_name=set_name))
        panel.show_page(panel.cases)
        self.reveal(lambda: panel.cases.next_button)

    def _open(self) -> None:
        panel = self.panel
        panel.show_page(panel.timer)
        self.reveal(lambda: panel.timer.face)
