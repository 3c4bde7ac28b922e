"""Trying a method on many cubes: how long its steps are, and which cases come up."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QSizePolicy, QToolButton, QWidget

from cubeapp.engine.practice.trial_cases import CaseChoice, choices_of
from cubeapp.engine.solvers.by_hand.choices import Style
from cubeapp.engine.solvers.chains.trial import CUBES, StepTrial, Trial
from cubeapp.ui.controls.busy import Busy, Steady
from cubeapp.ui.controls.card import Card
from cubeapp.ui.controls.choices import choice, show_choice
from cubeapp.ui.controls.fitted_list import LineList
from cubeapp.ui.controls.flow import flow
from cubeapp.ui.controls.hand_choices import STYLES
from cubeapp.ui.controls.note import Caption, Note, NoteKind
from cubeapp.ui.controls.panel import button, primary_button, second_button, stack
from cubeapp.ui.lab.workshop.figure_table import FigureTable
from cubeapp.ui.lab.workshop.length_chart import LengthChart
from cubeapp.ui.lab.workshop.model import Workshop
from cubeapp.ui.lab.workshop.trials import Trials
from cubeapp.words import counted, mark, per_cent, plural, sentence, tr

SIZE = 3
COUNTS = (20, 100, CUBES, 10_000)
MOSTS = (
    ("10", mark("The 10 most frequent")),
    ("20", mark("The 20 most frequent")),
    ("500", mark("All that came up")),
)
MOST_ROWS_SHOWN = 8
MOST_FAULTS = 3
_STYLES = dict(STYLES)
_ASK = mark("The same cubes every time, so that two versions of a method can be compared.")
_CHANGED = mark("The method was changed since.")


class TrialCard(Card):
    """Asks for a trial, and shows its figures while they come in."""

    practise_wanted = Signal(object)
    """A `CaseChoice` is to be practised."""
    solve_wanted = Signal()
    """The cube is to be solved with the method."""

    def __init__(self, model: Workshop, trials: Trials) -> None:
        """Try the chosen method of ``model`` by ``trials``."""
        super().__init__(tr("Try it"))
        self._model, self._trials = model, trials
        self.style_box = choice(STYLES, tr("How far to look ahead"))
        counts = [(str(n), tr("{n} cubes").format(n=counted(n))) for n in COUNTS]
        self.count_box = choice(counts, tr("How many cubes"))
        show_choice(self.style_box, Style.PLAIN.value)
        show_choice(self.count_box, str(CUBES))
        self.try_button = primary_button("", tr(_ASK))
        self.solve_button = second_button(
            tr("Solve with it"), tr("Choose it in Solve for the cube on screen; it is saved first")
        )
        self.busy = Busy(tr("How far the trial is"), tr("Stop the trial (Esc)"))
        self.note, self.failures = Caption(tr(_ASK)), Note()
        self.table, self.chart = FigureTable(), LengthChart()
        self._make_cases()
        self._lay_out()
        self._connect()
        self._name_button()
        self.show_trial(trials.trial)

    # What is shown

    def refresh(self) -> None:
        """Show whether the chosen method can be tried."""
        fault = self._model.fault
        missing = "" if fault is None else sentence(tr(fault.message))
        for made in (self.try_button, self.solve_button):
            made.setEnabled(not missing)
        self.try_button.setToolTip(missing or tr(_ASK))
        self._tell_what()

    def show_trial(self, trial: Trial | None) -> None:
        """Show the figures so far."""
        has_figures = trial is not None and trial.number > 0
        self._figures.setVisible(has_figures)
        self._tell_what()
        if trial is None or not has_figures:
            return
        whole = tr("All, {unit}").format(unit=tr(trial.method.metric.unit(SIZE)))
        rows = [(tr(step.name), step.lengths) for step in trial.steps]
        self.table.set_figures([*rows, (whole, trial.whole)])
        self._tell_failures(trial)
        self._show_row()

    def set_busy(self, message: str | None) -> None:
        """Show how far the trial is; ``None`` when it is over."""
        if message is not None:
            self.busy.say(message, self._trials.share)
        self._area.show_busy(message is not None)

    def set_failure(self, message: str) -> None:
        """Say why there are no figures."""
        self.note.set_text(message, NoteKind.PROBLEM)

    # Construction

    def _make_cases(self) -> None:
        self.cases = LineList(MOST_ROWS_SHOWN)
        self.cases.setAccessibleName(tr("Cases by how often they came up"))
        self.cases.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.cases.setUniformItemSizes(True)
        self.most_box = choice(MOSTS, tr("Cases to practise"))
        self.drill_buttons = flow()
        self.drills: list[QToolButton] = []
        self._cases_part = QWidget()
        title = Caption(tr("Cases by how often they came up"))
        stack(self._cases_part, title, self.cases, self.most_box, self.drill_buttons)

    def _lay_out(self) -> None:
        ask = QWidget()
        stack(ask, self.style_box, self.count_box, self.try_button)
        self._area = Steady(ask, self.busy)
        self._figures = QWidget()
        stack(self._figures, self.failures, self.table, self.chart, self._cases_part)
        self.add(self._area, self.note, self._figures, self.solve_button)

    def _connect(self) -> None:
        model, trials = self._model, self._trials
        model.changed.connect(self.refresh)
        self.count_box.currentIndexChanged.connect(self._name_button)
        self.try_button.clicked.connect(self._try)
        self.solve_button.clicked.connect(lambda: self.solve_wanted.emit())
        self.busy.cancel_button.clicked.connect(lambda: trials.cancel())
        self.table.row_chosen.connect(lambda _row: self._choose_row())
        self.most_box.activated.connect(lambda _row: self._show_row())
        trials.trial_changed.connect(self.show_trial)
        trials.busy_changed.connect(self.set_busy)
        trials.failed.connect(self.set_failure)

    # What the user does

    def _name_button(self) -> None:
        count = int(self.count_box.currentData())
        self.try_button.setText(tr("Try on {n} cubes").format(n=counted(count)))

    def _try(self) -> None:
        style = Style(self.style_box.currentData())
        count = int(self.count_box.currentData())
        self._trials.try_on_cubes(self._model.draft, style, count)

    # What came of it

    def _tell_what(self) -> None:
        """Say what the figures are of."""
        trial = self._trials.trial
        if trial is None or self._trials.draft is None or not trial.number:
            self.note.set_text(tr(_ASK))
            return
        cubes = plural(trial.number, tr("{n} cube"), tr("{n} cubes"))
        text = " · ".join((tr(trial.method.title), cubes, tr(_STYLES[trial.style.value])))
        # Those of the program stay as they are, though their texts may be in another language now.
        is_changeable = self._model.is_own and trial.method.id == self._model.chosen
        is_other = is_changeable and self._trials.draft != self._model.draft
        self.note.set_text(f"{text}\n{tr(_CHANGED)}" if is_other else text)

    def _tell_failures(self, trial: Trial) -> None:
        lines = [
            plural(count, tr("{n} cube has no solution: "), tr("{n} cubes have no solution: "))
            + sentence(tr(fault))
            for fault, count in trial.faults.most_common(MOST_FAULTS)
        ]
        self.failures.set_text("\n".join(lines), NoteKind.PROBLEM)

    def _choose_row(self) -> None:
        self.cases.clear()
        self._show_row()

    def _show_row(self) -> None:
        """Draw the chosen row, and list its cases."""
        trial, chosen = self._trials.trial, self.table.currentRow()
        if trial is None:
            return
        step = trial.steps[chosen] if 0 <= chosen < len(trial.steps) else None
        self.chart.set_lengths(trial.whole if step is None else step.lengths)
        self._show_cases(step)
        self._offer_drills(step, trial)
        self.updateGeometry()

    def _show_cases(self, step: StepTrial | None) -> None:
        lines = [] if step is None else _lines(step)
        self._cases_part.setVisible(bool(lines))
        # In place: while a trial goes on, the list stays where it was scrolled to.
        while self.cases.count() > len(lines):
            self.cases.takeItem(self.cases.count() - 1)
        self.cases.addItems(lines[self.cases.count() :])
        for row, line in enumerate(lines):
            self.cases.item(row).setText(line)
        if lines:
            self.cases.fit()

    def _offer_drills(self, step: StepTrial | None, trial: Trial) -> None:
        for made in self.drills:
            self.drill_buttons.remove(made)
        self.drills = []
        if step is None or self._trials.is_working:
            # Every report may change which cases are the most frequent.
            return
        chain_step = trial.method.steps_of(trial.style)[trial.steps.index(step)]
        choices = choices_of(step, chain_step, int(self.most_box.currentData()))
        self.drills = [self._drill_button(wanted) for wanted in choices]
        for place, made in enumerate(self.drills):
            self.drill_buttons.insert(place, made)
            made.show()

    def _drill_button(self, wanted: CaseChoice) -> QToolButton:
        text = plural(wanted.count, tr("Drill {n} case"), tr("Drill {n} cases"))
        made = button(f"{text}: {tr(wanted.title)}", tr("Practise these cases in the trainer"))
        made.clicked.connect(lambda: self.practise_wanted.emit(wanted))
        return made


def _lines(step: StepTrial) -> list[str]:
    """Return the cases of a step, the most frequent first, each with how often it came up."""
    number = step.lengths.number
    return [
        f"{tr(case)}   {counted(count)}   {per_cent(count / number)}"
        for case, count in step.cases.most_common()
    ]
