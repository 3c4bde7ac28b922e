"""The workshop for methods: which one, its steps, a step as a form, and trials."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent
from PySide6.QtWidgets import QFileDialog

from cubeapp.ui.controls.file_dialogs import ask_for_place, file_name
from cubeapp.ui.controls.panel import Panel
from cubeapp.ui.lab.workshop.goal_painter import GoalPainter
from cubeapp.ui.lab.workshop.method_card import MethodCard
from cubeapp.ui.lab.workshop.model import SUFFIX, Workshop
from cubeapp.ui.lab.workshop.step_card import StepCard
from cubeapp.ui.lab.workshop.steps_card import StepsCard
from cubeapp.ui.lab.workshop.trial_card import TrialCard
from cubeapp.ui.lab.workshop.trials import Trials
from cubeapp.words import mark, tr

FILTER = mark("Methods (*.toml)")


class WorkshopPanel(Panel):
    """Joins the cards."""

    solve_wanted = Signal(str)
    """The cube is to be solved with the method of this id, which is saved."""

    def __init__(self, model: Workshop, painter: GoalPainter, trials: Trials) -> None:
        """Show what ``model`` has; ``painter`` paints goals, and ``trials`` try methods."""
        super().__init__()
        self._model, self._painter, self._trials = model, painter, trials
        self.method = MethodCard(model)
        self.steps = StepsCard(model)
        self.step = StepCard(model, painter)
        self.trial = TrialCard(model, trials)
        for card in (self.method, self.steps, self.step, self.trial):
            self.body.addWidget(card)
        self.body.addStretch(1)
        self.method.open_wanted.connect(self._open)
        self.method.share_wanted.connect(self._save_as)
        self.trial.solve_wanted.connect(self._solve)
        model.refresh()

    def hideEvent(self, event: QHideEvent) -> None:
        """Paint no more."""
        super().hideEvent(event)
        self._painter.end()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Stop the trial, or painting, at Esc."""
        if event.key() == Qt.Key.Key_Escape and self._trials.is_working:
            self._trials.cancel()
        elif event.key() == Qt.Key.Key_Escape and self._painter.is_painting:
            self._painter.end()
        else:
            super().keyPressEvent(event)

    def _open(self) -> None:
        title, kinds = tr("Open a method"), tr(FILTER)
        chosen, _filter = QFileDialog.getOpenFileName(self.window(), title, "", kinds)
        if chosen:
            self._model.open_file(Path(chosen))

    def _save_as(self) -> None:
        name = f"{file_name(self._model.draft.id)}{SUFFIX}"
        title = tr("Save the method as a file")
        path = ask_for_place(self.window(), title, name, tr(FILTER), (SUFFIX,))
        if path is not None:
            self._model.save_as(path)

    def _solve(self) -> None:
        model = self._model
        if (model.is_saved and not model.is_changed) or model.save():
            self.solve_wanted.emit(model.chosen)
