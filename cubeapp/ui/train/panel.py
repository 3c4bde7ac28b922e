"""Practice: a timer with its sessions, and cases to be drilled."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QButtonGroup, QWidget

from cubeapp.language import tr
from cubeapp.ui.controls.panel import Panel, button, row
from cubeapp.ui.scene.theme import Theme
from cubeapp.ui.train.cases.panel import CasePage
from cubeapp.ui.train.timer.panel import TimerPage


class PracticePanel(Panel):
    """Two pages, of which one is shown."""

    page_changed = Signal(object)
    """The page that can be seen now; ``None`` while the panel is hidden."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.timer = TimerPage()
        self.cases = CasePage()
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

    def showEvent(self, event: QShowEvent) -> None:
        """Tell what can be seen."""
        super().showEvent(event)
        self.page_changed.emit(self.page)

    def hideEvent(self, event: QHideEvent) -> None:
        """Tell that nothing can be seen."""
        super().hideEvent(event)
        self.page_changed.emit(None)

    def _on_toggled(self, _on: bool) -> None:
        page = self.page
        self.timer.setVisible(page is self.timer)
        self.cases.setVisible(page is self.cases)
        if self.isVisible():
            self.page_changed.emit(page)
