"""Looking at a solve: where it is pasted, its steps, and the habit that costs the most."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from cubeapp.engine.model.errors import NotationError
from cubeapp.engine.notation.parsing import format_moves
from cubeapp.engine.practice.doctor.habits import LEAST_SOLVES, MOST_SOLVES, Habit
from cubeapp.engine.practice.doctor.reading import Reading
from cubeapp.engine.practice.doctor.reconstruction import SIZE, read_reconstruction
from cubeapp.engine.practice.doctor.report import StepReport
from cubeapp.engine.practice.doctor.telling import seconds_in_words, told, turns_in_words
from cubeapp.engine.solvers.control import Progress
from cubeapp.ui.controls.busy import Busy, Steady
from cubeapp.ui.controls.card import Card
from cubeapp.ui.controls.flow import flow
from cubeapp.ui.controls.marked_edit import MarkedEdit
from cubeapp.ui.controls.note import Caption, Note, NoteKind
from cubeapp.ui.controls.panel import Panel, button, heading, primary_button, stack
from cubeapp.ui.controls.sizes import SPACE
from cubeapp.ui.train.doctor.model import LONGEST_S, Place, Review, SolveDoctor, name_of
from cubeapp.ui.train.doctor.step_table import StepTable
from cubeapp.ui.train.doctor.two_lanes import TwoLanes
from cubeapp.words import (
    capitalised,
    counted,
    decimal,
    labelled,
    mark,
    reason,
    sentence,
    tr,
    under_way,
)

MOST_LINES, LEAST_LINES = 6, 3
"""Of the field for solves."""
MOST_LETTERS = 20_000
"""No solve that was written down is longer."""
MOST_OTHERS = 2
"""How many more habits are told."""
ASK = mark("Paste a scramble, and its solution in the lines below or behind //.")
ASK_TIP = mark(
    "Comments behind // may be in it, and times behind moves, as in R@1.25; "
    "Shift+Enter begins a line"
)
BETTER_TIP = mark("Play the shortest way to do the chosen step")
UNKNOWN_TIP = mark("The shortest way to do this step is not known so far.")
NO_HABIT = mark(
    "Solve on screen with the timer, {n} times or more: what costs you the most is told here then."
)
NO_WASTE = mark("Nothing stands out in the last solves.")
COUNTED = mark(
    "This counts your last {n} solves on screen at the most. A pasted solve, which may be "
    "anybody's, does not count."
)


class DoctorPanel(Panel):
    """Takes a solve, shows what each of its steps cost, and plays them."""

    def __init__(self, model: SolveDoctor) -> None:
        """Show what ``model`` looks at."""
        super().__init__(is_steady=True)
        self._model = model
        self._reading: Reading | None = None
        """The solve that is shown."""
        self.edit = MarkedEdit(MOST_LINES, least_lines=LEAST_LINES)
        self.read_button = primary_button(
            tr("Loo&k at it"), tr("Read the solve and show its steps (Enter)")
        )
        self.busy = Busy(tr("How far the search is"), tr("Stop looking for shorter steps (Esc)"))
        self.problem = Note()
        self.title = heading("")
        self.about = Caption()
        self.lanes = TwoLanes()
        self.table = StepTable()
        self.words = Note()
        self.play_button = button(
            tr("Play &yours"),
            tr(
                "Play the chosen step as it was done, with times as fast as that was; "
                "pauses are cut to {seconds} s (Enter in the table)"
            ).format(seconds=counted(round(LONGEST_S))),
        )
        self.better_button = button(tr("Play &the best"), tr(BETTER_TIP))
        self.habit_note = Note()
        self.others = Caption()
        self.counted_note = Caption(tr(COUNTED).format(n=counted(MOST_SOLVES)))
        self._lay_out()
        self._connect()
        self.show_review(model.review)
        self.show_habits(model.habits)

    # What is shown

    def show_review(self, review: Review | None) -> None:
        """Show the steps of a solve; ``None`` for no solve."""
        self._result.setVisible(review is not None)
        if review is None:
            return
        if review.reading is not self._reading:
            self._reading = review.reading
            self.show_problem("")
            self.reveal(self._result)
        reports = review.reports
        self.title.setText(_title(review))
        self.about.set_text(_about(review))
        names = [capitalised(tr(name_of(report))) for report in reports]
        tips = [labelled(name, tr(told(each))) for name, each in zip(names, reports, strict=True)]
        self.lanes.set_lanes(review.lanes, names, tips)
        self.table.set_reports(reports, self._model.chosen)
        self._show_chosen()

    def show_place(self, place: Place | None) -> None:
        """Show where the stage is on the solve, if it is there."""
        self.lanes.set_place(place)
        if place is not None and place.step != self.table.currentRow():
            self.table.choose(place.step)
            self._show_chosen()

    def show_busy(self, progress: Progress | None) -> None:
        """Show what is looked for; ``None`` when that is over."""
        if progress is not None:
            self.busy.say(under_way(progress.activity), progress.share)
        self._area.show_busy(progress is not None)

    def show_problem(self, message: str) -> None:
        """Say why a solve could not be read; nothing if the text is empty."""
        self.problem.set_text(message, NoteKind.PROBLEM)

    def show_habits(self, habits: Sequence[Habit] | None) -> None:
        """Tell what costs the most; ``None`` while it is looked for."""
        if habits is None:
            self.habit_note.set_text(tr("Looking at your last solves …"))
            self.others.set_text("")
            return
        some = tr(habits[0].text) if habits else self._no_habit()
        self.habit_note.set_text(some)
        more = [sentence(tr(habit.line)) for habit in habits[1 : 1 + MOST_OTHERS]]
        self.others.set_text("\n".join(more))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Stop looking, at Esc."""
        if event.key() == Qt.Key.Key_Escape and self._model.is_working:
            self._model.cancel()
        else:
            super().keyPressEvent(event)

    # Construction

    def _lay_out(self) -> None:
        self.edit.setPlaceholderText(tr(ASK))
        self.edit.setToolTip(tr(ASK_TIP))
        self.edit.setAccessibleName(tr("Solve to look at"))
        self.title.setContentsMargins(0, 0, 0, 0)
        ask = QWidget()
        # It fits into the room that is kept for the search.
        stack(ask, self.read_button, self.problem, spacing=SPACE)
        self._area = Steady(ask, self.busy)
        paste = Card(tr("Look at a solve"), self.edit, self._area)
        plays = flow(self.play_button, self.better_button)
        self._result = Card("", self.title, self.about, self.lanes, self.table, self.words, plays)
        habit = Card(tr("Your habit"), self.habit_note, self.others, self.counted_note)
        for card in (paste, self._result, habit):
            self.body.addWidget(card)
        self.body.addStretch(1)

    def _connect(self) -> None:
        model = self._model
        self.edit.entered.connect(self._read)
        self.edit.textChanged.connect(self._on_edited)
        self.read_button.clicked.connect(self._read)
        self.busy.cancel_button.clicked.connect(lambda: model.cancel())
        self.table.chosen.connect(model.show_step)
        self.table.chosen.connect(self._show_chosen)
        self.table.play_wanted.connect(self._play)
        self.lanes.step_pressed.connect(self._go_to)
        self.lanes.better_pressed.connect(self._go_to_better)
        self.play_button.clicked.connect(self._play)
        self.better_button.clicked.connect(self._play_better)
        model.review_changed.connect(self.show_review)
        model.busy_changed.connect(self.show_busy)
        model.failed.connect(self.show_problem)
        model.place_changed.connect(self.show_place)
        model.habits_changed.connect(self.show_habits)

    # What the user does

    def _on_edited(self) -> None:
        self.edit.mark(None)
        self.show_problem("")

    def _read(self) -> None:
        text = self.edit.toPlainText()
        try:
            if len(text) > MOST_LETTERS:
                self.show_problem(tr("This text is too long for a solve."))
                return
            solve = read_reconstruction(text)
        except NotationError as error:
            self.edit.mark(error.span)
            self.show_problem(_where(error, text))
            return
        self.show_problem("")
        self._model.read(solve)

    def _go_to(self, number: int) -> None:
        self._model.show_step(number)
        self.table.choose(number)
        self._show_chosen()

    def _go_to_better(self, number: int) -> None:
        if not self._model.show_better(number):
            self._model.show_step(number)
        self.table.choose(number)
        self._show_chosen()

    def _play(self) -> None:
        self._model.play_step(self.table.currentRow())

    def _play_better(self) -> None:
        self._model.play_better(self.table.currentRow())

    def _show_chosen(self) -> None:
        """Say what there is to say of the chosen step."""
        review, number = self._model.review, self.table.currentRow()
        if review is None or not 0 <= number < len(review.reports):
            return
        report = review.reports[number]
        self.lanes.set_chosen(number)
        self.words.set_text(labelled(capitalised(tr(name_of(report))), tr(told(report))))
        self._offer_plays(report)

    def _offer_plays(self, report: StepReport) -> None:
        """Offer to play a step and its better line, where there is such a thing."""
        has_moves, is_known = report.step.first < report.step.last, report.best is not None
        # Moves after everything was done are best left out: there is nothing to be played.
        has_task = report.step.task is not None
        is_better = has_task and (report.extra > 0 or (is_known and not report.step.is_done))
        self.play_button.setVisible(has_moves)
        is_awaited = has_task and has_moves and not is_known
        self.better_button.setVisible(is_better or is_awaited)
        self.better_button.setEnabled(is_better)
        self.better_button.setToolTip(tr(BETTER_TIP if is_better else UNKNOWN_TIP))

    def _no_habit(self) -> str:
        if self._model.has_solves:
            return tr(NO_WASTE)
        return tr(NO_HABIT).format(n=counted(LEAST_SOLVES))


def _title(review: Review) -> str:
    """Return the method and the turns: "CFOP · 50 turns"."""
    reading = review.reading
    return f"{tr(reading.method.name)} · {tr(turns_in_words(reading.length))}"


def _about(review: Review) -> str:
    """Return the time and the speed, how the cube was held, and whether it was solved."""
    reading = review.reading
    hold, seconds = format_moves(reading.orientation, SIZE), reading.solve.seconds[-1]
    facts = []
    if seconds:
        speed = decimal(reading.length / seconds, 1)
        facts.append(tr(seconds_in_words(seconds)))
        facts.append(tr("{speed} turns a second").format(speed=speed))
    if hold:
        facts.append(tr("held {turns}").format(turns=hold))
    left = "" if reading.is_solved else tr("This does not solve the cube of the scramble.")
    return "\n".join(filter(None, (capitalised(" · ".join(facts)), left)))


def _where(error: NotationError, text: str) -> str:
    """Return what is wrong with a text, and in which line of several it is."""
    before = text[: error.span[0]]
    if "\n" not in text.strip():
        return sentence(reason(error))
    line, character = before.count("\n") + 1, len(before) - before.rfind("\n")
    place = tr("Line {line}, character {character}").format(line=line, character=character)
    return sentence(labelled(place, reason(error)))
