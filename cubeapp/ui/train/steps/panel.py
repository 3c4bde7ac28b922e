"""The panel of steps: which step, where, how hard, and how it has gone."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QSignalBlocker
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QComboBox, QMessageBox

from cubeapp.engine.practice.step_results import StepResults
from cubeapp.engine.solvers.goals.choices import BY_NAME
from cubeapp.ui.controls.card import Card
from cubeapp.ui.controls.choices import choice as choice_box
from cubeapp.ui.controls.choices import narrow, show_choice
from cubeapp.ui.controls.forms import form_layout, show_whole
from cubeapp.ui.controls.note import Caption, Note
from cubeapp.ui.controls.panel import Panel, button, row
from cubeapp.ui.train.count_table import CountTable
from cubeapp.ui.train.steps.model import StepTraining
from cubeapp.ui.train.steps.step_store import HARDEST, Choice
from cubeapp.words import counted, decimal, mark, per_cent, plural, tr

COUNTS = (mark("Done"), mark("In the fewest turns"), mark("More turns on average"))


class StepPanel(Panel):
    """Chooses the step that is practised, and shows how it has gone."""

    def __init__(self, model: StepTraining) -> None:
        """Show what ``model`` practises."""
        super().__init__()
        self._model = model
        steps = [(name, BY_NAME[name].title) for name in HARDEST]
        self.step_box = choice_box(steps, tr("Step"))
        self.place_box = QComboBox()
        self.least_box, self.most_box = QComboBox(), QComboBox()
        self.about = Caption()
        self.results_note = Note()
        self._table = CountTable((tr(name), "") for name in COUNTS)
        self.counts = self._table.counts
        """How often, how often in the fewest turns, and how many turns more on average."""
        self.clear_button = button(
            tr("Clear res&ults…"), tr("Forget how this step has gone, here only")
        )
        self._make_boxes()
        self._lay_out()
        self._connect()

    def showEvent(self, event: QShowEvent) -> None:
        """Show what is practised."""
        super().showEvent(event)
        self._show_choice(self._model.choice)

    # Construction

    def _make_boxes(self) -> None:
        for box, name in (
            (self.place_box, tr("Where the step is")),
            (self.least_box, tr("The fewest turns that the step takes")),
            (self.most_box, tr("The most turns that the step takes")),
        ):
            narrow(box)
            box.setAccessibleName(name)
            box.setToolTip(name)

    def _lay_out(self) -> None:
        self._form = form = form_layout()
        form.addRow(tr("S&tep"), self.step_box)
        form.addRow(tr("Whe&re"), self.place_box)
        form.addRow(tr("T&akes"), self.least_box)
        form.addRow(tr("Up t&o"), self.most_box)
        show_whole(form)
        asked = Card(tr("What is practised"), form, self.about)
        results = Card(tr("How it has gone"), self.results_note, self._table)
        results.add(row(self.clear_button))
        self.body.addWidget(asked)
        self.body.addWidget(results)
        self.body.addStretch(1)

    def _connect(self) -> None:
        model = self._model
        self.step_box.activated.connect(self._choose_step)
        self.place_box.activated.connect(lambda _row: self._choose(place=self.place_box))
        self.least_box.activated.connect(lambda _row: self._choose(least=self.least_box))
        self.most_box.activated.connect(lambda _row: self._choose(most=self.most_box))
        self.clear_button.clicked.connect(self._clear)
        model.chosen.connect(self._show_choice)
        model.results_changed.connect(self._show_results)

    # What is shown

    def _show_choice(self, chosen: Choice) -> None:
        show_choice(self.step_box, chosen.name)
        self.about.set_text(tr(chosen.step.about))
        hardest = HARDEST[chosen.name]
        for box in (self.place_box, self.least_box, self.most_box):
            with QSignalBlocker(box):
                box.clear()
        for key, words in chosen.step.places:
            self.place_box.addItem(tr(words), key)
        self.least_box.addItem(tr("Any number"), 0)
        for turns in range(1, hardest + 1):
            self.least_box.addItem(_turns(turns), turns)
        for turns in range(max(chosen.least, 1), hardest + 1):
            self.most_box.addItem(_turns(turns), turns)
        for box, value in (
            (self.place_box, chosen.place),
            (self.least_box, chosen.least),
            (self.most_box, chosen.most),
        ):
            with QSignalBlocker(box):
                box.setCurrentIndex(max(box.findData(value), 0))
        self._form.setRowVisible(self.most_box, bool(chosen.least))
        self._show_results(self._model.results)

    def _show_results(self, results: StepResults) -> None:
        overs = results.over(self._model.choice.goal)
        count = sum(overs)
        self.clear_button.setVisible(bool(count))
        self._table.setVisible(bool(count))
        self.results_note.set_text("" if count else tr("Not practised yet."))
        if count:
            mean = sum(over * times for over, times in enumerate(overs)) / count
            fewest = per_cent(overs[0] / count)
            self._table.show_counts((counted(count), fewest, f"+{decimal(mean, 2)}"))

    # Gestures

    def _choose_step(self, _row: int) -> None:
        self._model.choose(Choice(self.step_box.currentData()))

    def _choose(self, **boxes: QComboBox) -> None:
        """Choose what is shown in some boxes, by the names of the choice's fields."""
        chosen = self._model.choice
        changes = {name: box.currentData() for name, box in boxes.items()}
        changed = replace(chosen, **changes)
        most = max(changed.most, changed.least) if changed.least else 0
        if "least" in boxes and not chosen.least:
            most = changed.least
        self._model.choose(replace(changed, most=most))

    def _clear(self) -> None:
        question = tr("Forget how this step has gone: {count}?")
        count = sum(self._model.results.over(self._model.choice.goal))
        told = question.format(count=plural(count, tr("{n} result"), tr("{n} results")))
        answer = QMessageBox.question(self.window(), tr("Clear results"), told)
        if answer == QMessageBox.StandardButton.Yes:
            self._model.clear_results()


def _turns(count: int) -> str:
    return plural(count, tr("{n} turn"), tr("{n} turns"))
