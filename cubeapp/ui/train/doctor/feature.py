"""Looking at a solve: a panel beside the stage, on which the solve is played."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Self

from cubeapp.engine.practice.solves import Solve
from cubeapp.ui.shell.commands import Command
from cubeapp.ui.shell.feature import PanelFeature, Shell
from cubeapp.ui.train.doctor.model import SolveDoctor
from cubeapp.ui.train.timer.time_book import TimeBook
from cubeapp.words import mark

if TYPE_CHECKING:
    from cubeapp.ui.train.doctor.panel import DoctorPanel


class DoctorFeature(PanelFeature["DoctorPanel"]):
    """Tells what each step of a solve cost, and what costs the most over many."""

    id = "doctor"
    place = "train"
    title = mark("Analysis")
    explains_steps = True

    def __init__(self, shell: Shell, book: TimeBook) -> None:
        """Read nothing yet.

        Args:
            shell: what it may use.
            book: has the solves of the past.
        """
        super().__init__(shell)
        self.model = SolveDoctor(shell.document, shell.player, shell.tasks, book)
        self._is_chosen = False
        book.changed.connect(self._on_book)

    def commands(self) -> Iterable[Command]:
        """Return the command that shows the panel."""
        yield Command(
            "doctor",
            mark("Look at a sol&ve"),
            mark("See what each step of a solve cost, and which habit costs you the most"),
            lambda: self.reveal(lambda: self.panel.edit),
        )

    def make_panel(self) -> DoctorPanel:
        """Return the panel."""
        from cubeapp.ui.train.doctor.panel import DoctorPanel

        return DoctorPanel(self.model)

    def look_at(self, solve: Solve) -> None:
        """Show a solve of the timer."""
        self.reveal(lambda: self.panel.table)
        self.model.look_at(solve)

    def set_chosen(self, chosen: bool) -> None:
        """Look for habits once they are seen."""
        self._is_chosen = chosen
        if chosen:
            self.model.look_for_habits()

    def go_on_from(self, before: Self) -> None:
        """Show the solve that was looked at."""
        self.model.go_on_from(before.model)

    def _on_book(self, _book: object) -> None:
        if self._is_chosen:
            self.model.look_for_habits()
