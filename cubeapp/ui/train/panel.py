"""Practice: a timer with its sessions, and cases to be drilled."""

from __future__ import annotations

from PySide6.QtWidgets import QButtonGroup

from cubeapp.language import tr
from cubeapp.ui.controls.panel import Panel, button, row
from cubeapp.ui.scene.theme import Theme
from cubeapp.ui.shell.feature import Shell
from cubeapp.ui.train.cases.model import Drilling
from cubeapp.ui.train.cases.panel import CasePage
from cubeapp.ui.train.timer.model import TimerModels
from cubeapp.ui.train.timer.panel import TimerPage


class PracticePanel(Panel):
    """Two pages, of which one is shown."""

    def __init__(self, timer: TimerModels, cases: Drilling, shell: Shell) -> None:
        """Show the timer.

        Args:
            timer: what its page shows.
            cases: sets cases up and counts them.
            shell: has the views, the settings and the place for messages.
        """
        super().__init__()
        self.timer = TimerPage(timer, shell, self.reveal)
        self.cases = CasePage(cases, shell, self.reveal)
        self.timer_button = button(
            tr("&Timer"), tr("Time your solves, of a cube in the hand or on screen")
        )
        self.cases_button = button(
            tr("C&ases"), tr("Learn algs: get random set-ups of their cases")
        )
        self._group = QButtonGroup(self)
        for made in (self.timer_button, self.cases_button):
            made.setCheckable(True)
            # As with the panels' own buttons, only the chosen one is raised.
            made.setAutoRaise(True)
            self._group.addButton(made)
        self.body.addLayout(row(self.timer_button, self.cases_button))
        self.body.addWidget(self.timer)
        self.body.addWidget(self.cases)
        self.body.addStretch(1)
        self.timer_button.toggled.connect(self._on_toggled)
        self.timer_button.setChecked(True)

    @property
    def page(self) -> TimerPage | CasePage:
        """The page that is chosen."""
        return self.timer if self.timer_button.isChecked() else self.cases

    def show_page(self, page: TimerPage | CasePage) -> None:
        """Choose a page."""
        chosen = self.timer_button if page is self.timer else self.cases_button
        chosen.setChecked(True)

    def set_theme(self, theme: Theme) -> None:
        """Draw in the colours of ``theme`` and name them."""
        self.timer.set_hold(theme.scheme.usual_hold)
        self.cases.set_theme(theme)

    def _on_toggled(self, _on: bool) -> None:
        page = self.page
        self.timer.setVisible(page is self.timer)
        self.cases.setVisible(page is self.cases)
