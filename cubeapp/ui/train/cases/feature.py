"""Cases: a page over the stage with a cube of its own, and the choice of cases beside it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Self

from cubeapp.drawing.theme import Theme
from cubeapp.engine.practice.decks import decks
from cubeapp.engine.practice.trial_cases import CaseChoice
from cubeapp.ui.services.preparation import Preparation
from cubeapp.ui.shell.commands import Command
from cubeapp.ui.shell.feature import Shell
from cubeapp.ui.shell.finder.entries import FinderEntry, Kind
from cubeapp.ui.train.cases.model import Drilling
from cubeapp.ui.train.page_feature import PageFeature
from cubeapp.ui.train.timer.time_book import TimeBook
from cubeapp.words import mark, tr

if TYPE_CHECKING:
    from cubeapp.ui.train.cases.page import CasePage
    from cubeapp.ui.train.cases.panel import CasePanel

SHEET, PAPER = "case-sheet", "print-case-sheet"


class CasesFeature(PageFeature["CasePanel", "CasePage"]):
    """Sets cases up, to be recognised and solved."""

    id = "cases"
    place = "train"
    title = mark("Cases")
    explains_steps = True

    def __init__(
        self, shell: Shell, preparation: Preparation, goals_preparation: Preparation, book: TimeBook
    ) -> None:
        """Read and make nothing yet.

        Args:
            shell: what it may use.
            preparation: compiles the solvers, which set-ups need.
            goals_preparation: compiles the search for algs, which own decks need.
            book: has how the cases have gone.
        """
        super().__init__(shell)
        document, player, tasks = shell.document, shell.player, shell.tasks
        self.model = Drilling(document, player, tasks, preparation, book, shell.storage)
        self.model.message.connect(shell.status.show)
        self._goals_preparation = goals_preparation

    @property
    def has_cube_on_cover(self) -> bool:
        """The page has a view of the cube, which the keys turn."""
        return True

    def commands(self) -> Iterable[Command]:
        """Return the commands that save and print a sheet of the chosen set."""
        yield Command(
            SHEET,
            mark("Save a sheet of the cases…"),
            mark("Save the ticked cases with the algs that you do, to print"),
            self._save_sheet,
            menu="&File",
        )
        yield Command(
            PAPER,
            mark("Print a sheet of the cases…"),
            mark("Print the ticked cases with the algs that you do"),
            self._print_sheet,
            menu="&File",
        )

    def entries(self) -> Iterable[FinderEntry]:
        """Return the sets of cases, those of the user's own too, to be practised."""
        for case_set in decks(self.model.store.book.decks):
            yield FinderEntry(
                id=f"practice:{case_set.key}",
                title=tr("Practise {cases}").format(cases=tr(case_set.name)),
                kind=Kind.PRACTICE,
                run=partial(self._practise, case_set.key),
                hint=tr(case_set.title),
                aliases=(tr(case_set.name),),
            )

    def make_panel(self) -> CasePanel:
        """Return the panel."""
        from cubeapp.ui.train.cases.panel import CasePanel

        sheet_actions = [self.shell.commands[id] for id in (SHEET, PAPER)]
        return CasePanel(self.model, sheet_actions, (self._goals_preparation,))

    def make_cover(self) -> CasePage:
        """Return the page."""
        from cubeapp.ui.train.cases.page import CasePage

        return CasePage(self.model, self.shell)

    def go_on_from(self, before: Self) -> None:
        """Go on with the case that is practised."""
        self.model.go_on_from(before.model)

    def set_theme(self, theme: Theme) -> None:
        """Draw in the colours of ``theme`` and name them."""
        super().set_theme(theme)
        if self._panel is not None:
            self._panel.set_theme(theme)
        if self._made_cover is not None:
            self.page.set_theme(theme)

    def practise_cases(self, wanted: CaseChoice) -> None:
        """Show cases to be practised; those of no deck become one of the user's own."""
        if wanted.deck is None:
            self.model.choose_cases(wanted.set_key, wanted.keys)
        else:
            self.model.save_new_deck(wanted.deck)
        self.reveal(lambda: self.page.next_button)

    def _save_sheet(self) -> None:
        # Only the sheet needs what draws pages.
        from cubeapp.ui.train.cases.sheet_saving import save_sheet

        save_sheet(self.shell, self.model, self._theme)

    def _print_sheet(self) -> None:
        from cubeapp.ui.train.cases.sheet_saving import print_sheet

        print_sheet(self.shell, self.model, self._theme)

    def _practise(self, set_key: str) -> None:
        """Show the cases of a set."""
        self.model.choose(replace(self.model.choice, set_key=set_key))
        self.reveal(lambda: self.page.next_button)
