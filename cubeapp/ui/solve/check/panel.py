"""What is wrong with the entered cube, and what mends it; or that it can be solved."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget

from cubeapp.drawing.theme import Theme
from cubeapp.ui.controls.card import Card
from cubeapp.ui.controls.flow import flow
from cubeapp.ui.controls.note import Caption
from cubeapp.ui.controls.panel import (
    Panel,
    above_foot,
    heading,
    primary_button,
    second_button,
    stack,
)
from cubeapp.ui.solve.paint.findings import Findings
from cubeapp.ui.solve.paint.messages import what_is_missing
from cubeapp.ui.solve.paint.model import PaintModel
from cubeapp.ui.solve.path import Path, Step
from cubeapp.words import tr


class CheckPanel(QWidget):
    """All faults with their repairs, and the button that has the cube solved once it is right."""

    def __init__(self, model: PaintModel, path: Path, solve: Callable[[], object]) -> None:
        """Show what ``model`` knows of its draft.

        Args:
            model: the draft and what is known of it.
            path: leads back to painting.
            solve: makes a painted cube the cube, and has it solved.
        """
        super().__init__()
        self._model = model
        self.panel = Panel(is_steady=True)
        self.panel.setAccessibleName(tr("Check"))
        self.title = heading("")
        self.title.setContentsMargins(0, 0, 0, 0)
        self.missing = Caption()
        self.findings = Findings(model, self._next_stop)
        self.back_button = second_button(tr("Go on painting"), tr("Go back to the colours"))
        self.solve_button = primary_button(tr("Solve this cube"), "")
        self.back_button.clicked.connect(lambda: path.ask_for(Step.ENTER))
        self.solve_button.clicked.connect(lambda: solve())
        self._lay_out()
        model.changed.connect(self._refresh)

    def set_theme(self, theme: Theme) -> None:
        """Call the colours what the scheme of ``theme`` calls them."""
        self.findings.set_theme(theme)

    def showEvent(self, event: QShowEvent) -> None:
        """Show what was found out meanwhile."""
        super().showEvent(event)
        self._refresh()

    def _lay_out(self) -> None:
        body = self.panel.body
        body.addWidget(Card("", self.title, self.missing, self.findings))
        body.addStretch(1)
        foot = QWidget()
        stack(foot, flow(self.back_button, self.solve_button))
        above_foot(self, self.panel, foot)

    def _refresh(self) -> None:
        """Show the verdict, while it is seen: it may change with every sticker."""
        if not self.isVisible():
            return
        model = self._model
        is_right = model.is_ready or not model.is_painting
        verdict = model.verdict if model.is_painting else None
        missing = "" if verdict is None else what_is_missing(verdict)
        self.findings.setVisible(model.is_painting)
        if model.is_painting:
            self.findings.refresh()
        is_wrong = verdict is not None and bool(verdict.mistakes)
        self.title.setText(tr("What is wrong") if is_wrong else tr("Nothing is wrong"))
        can_solve = tr("The cube on the stage can be solved.")
        self.missing.set_text(missing if model.is_painting else can_solve)
        self.solve_button.setEnabled(is_right)
        tip = tr("Take this cube, and find the moves that solve it")
        self.solve_button.setToolTip(tip if is_right else missing)

    def _next_stop(self) -> QWidget:
        """Return where the keyboard goes from a fault that is repaired."""
        return self.solve_button if self.solve_button.isEnabled() else self.back_button
