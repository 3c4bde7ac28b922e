"""The page of cases over the stage: a set-up, its answer, and all cases of the set."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QBoxLayout, QLabel, QSizePolicy, QWidget

from cubeapp.drawing.theme import LIGHT, Theme
from cubeapp.engine.library.case_sets import CMLL, PBL
from cubeapp.engine.notation.parsing import format_moves
from cubeapp.engine.practice.drills import Drill, about_case
from cubeapp.engine.practice.next_case import Order, Standing, slow_ones
from cubeapp.engine.practice.solves import Tally
from cubeapp.engine.solvers.by_hand.cases import Case
from cubeapp.ui.controls.beside import beside_where_wide
from cubeapp.ui.controls.chips import Chip, Chips
from cubeapp.ui.controls.display_label import DisplayLabel
from cubeapp.ui.controls.flow import flow
from cubeapp.ui.controls.font_sizes import follow_font, scaled
from cubeapp.ui.controls.icon_button import IconButton
from cubeapp.ui.controls.marked_edit import MarkedEdit
from cubeapp.ui.controls.note import Caption, Note, NoteKind
from cubeapp.ui.controls.panel import button, primary_button, row, stack, thin_bar
from cubeapp.ui.controls.sizes import SPACE, SPACE_CARD, SPACE_PAGE, TITLE
from cubeapp.ui.drawing.case_pictures import case_picture
from cubeapp.ui.shell.feature import Shell
from cubeapp.ui.stage.caption import orientation_words
from cubeapp.ui.train.cases.case_picker import CasePicker
from cubeapp.ui.train.cases.case_words import tally_in_words, title_of
from cubeapp.ui.train.cases.choice import Choice
from cubeapp.ui.train.cases.model import Drilling
from cubeapp.ui.train.cases.trial import Showing, taken_words
from cubeapp.ui.train.training_page import LARGE, TrainingPage
from cubeapp.words import counted, decimal, mark, plural, sentence, tr

PICTURE_LINES = 5
"""The side of the answer's picture in lines of text."""
SHARES = (5, 6)
"""How the set-up and the pictures of all cases divide the height."""
CLOCK_SHARES = (3, 2)
"""How what is done today and the time divide the width."""
ANSWER_BESIDE, FILTER_BESIDE, CHOOSING_BESIDE = 45, 80, 40
"""Letters across the page from which on picture and alg, the name of the set and what is shown of
it, and that and how to choose are side by side."""
CUBE_LINES, CUBE_SHARE = 12, 3
"""The least height of the cube in lines of text, and its share of the width."""
_ENDS = {
    Order.DUE: mark("Done for today: nothing is due any more, and no new case is to be begun."),
    Order.CONFUSED: mark("No two of the ticked cases have been mixed up so far."),
}


class CasePage(TrainingPage):
    """Shows the case that is set up, as far as it may be known, and offers the next one."""

    def __init__(self, model: Drilling, shell: Shell) -> None:
        """Show nothing yet.

        Args:
            model: sets cases up and counts them.
            shell: has the stage, whose cube is shown here, and the clipboard.
        """
        super().__init__(model, shell, CUBE_LINES)
        self._model = model
        self._drawn: Drill | None = None
        """The set-up that is shown."""
        self._parts: dict[str, set[Case]] = {}
        """The cases of each part of the set that can be shown alone."""
        self._theme = LIGHT
        self._shown: Case | None = None
        self._is_tried_again = False
        """Whether the case was set up once more after its answer was seen."""
        self._make_trial()
        self._make_answer()
        self.today_note = Caption()
        self.today_bar = thin_bar(tr("How much of today is done"))
        self.set_label = QLabel()
        self.filter = Chips()
        self.tick_button = button(tr("Choose cases…"), tr("Tick the cases that are practised"))
        self.picker = CasePicker()
        self.count_note = Caption()
        self._make_controls()
        self._lay_out()
        self._connect()
        self._show_drill(None)

    # What is shown

    def set_theme(self, theme: Theme) -> None:
        """Draw in the colours of ``theme``, and call them as its scheme does."""
        self._theme = theme
        self.picker.set_theme(theme)
        self._draw_picture()
        if self._model.showing is not None:
            self._show_drill(self._model.showing.drill)

    def _show_choice(self, choice: Choice) -> None:
        """Show what is practised."""
        standings, practised = self._model.standings(), set(choice.cases)
        tallies = [each.tally for each in standings]
        ticked = [each.case in practised for each in standings]
        ticks = self.tick_button.isChecked()
        self.filter.setVisible(not ticks)
        self.set_label.setText(tr(choice.case_set.name))
        self.picker.set_cases(standings, ticked, self._model.today(), ticks=ticks)
        total = Tally(sum(t.known for t in tallies), sum(t.missed for t in tallies))
        counts = tally_in_words(total, untried=tr("none known yet"))
        self.count_note.set_text(f"{_practised(ticked)} · {counts}")
        self.next_button.setEnabled(any(ticked))
        self._show_filter(standings)
        self._show_today(choice)

    def _show_filter(self, standings: Sequence[Standing]) -> None:
        """Offer the parts of the set that there are, and show the chosen one."""
        choice, day = self._model.choice, self._model.day()
        slow = {each.case for each in slow_ones(standings)}
        self._parts = {"all": set(choice.case_set.cases)} | {
            name: {choice.cases[place] for place in places}
            for name, places in (("due", day.due), ("new", day.new))
        }
        self._parts["slow"] = slow
        words = {"all": tr("All"), "due": tr("Due"), "new": tr("New"), "slow": tr("Slow")}
        chips = [
            Chip(name, f"{text} {counted(len(part))}", text)
            for name, text in words.items()
            if (part := self._parts[name]) or name == "all"
        ]
        current = self.filter.current if self.filter.chips else "all"
        if tuple(chips) != self.filter.chips:
            self.filter.set_chips(chips, current if self._parts.get(current) else "all")
        self._filter_by(self.filter.current)

    def _filter_by(self, part: str) -> None:
        cases = self._model.choice.case_set.cases
        shown = self._parts[part] if not self.tick_button.isChecked() else set(cases)
        self.picker.show_only({index for index, case in enumerate(cases) if case in shown})

    def _show_today(self, choice: Choice) -> None:
        """Show how much of today's cases is done, where what is due comes."""
        day, today = self._model.day(), self._model.today()
        left, due = len(day.due) + len(day.new), {choice.cases[place] for place in day.due}
        done = sum(
            bool(each.record.met_on(today)) and each.case not in due
            for each in self._model.standings(practised=True)
        )
        is_shown = choice.order is Order.DUE and left + done > 0
        self.today_bar.setVisible(is_shown)
        self.today_bar.setRange(0, max(left + done, 1))
        self.today_bar.setValue(done)
        text = tr("{done} of {all} cases done today")
        words = text.format(done=counted(done), all=counted(left + done))
        self.today_note.set_text(words if is_shown else "")

    def _show_state(self) -> None:
        showing = self._model.showing
        if showing is None:
            self._show_drill(None)
        else:
            self.note.set_text(*_words(showing, self._is_tried_again))

    def _show_drill(self, drill: Drill | None) -> None:
        """Show the set-up of a case that is not named yet; ``None`` before the first."""
        for part in (self.setup_part, self.again_button, self.reveal_button):
            part.setVisible(drill is not None)
        self.more_button.hide()
        if drill is None:
            self._show_time(None)
            self.note.set_text(
                tr(
                    "Next case shows one of the ticked cases on the cube. Solve it there, "
                    "or on your own cube by its set-up."
                )
            )
            return
        self.setup_edit.setPlainText(format_moves(drill.setup, drill.cube.size))
        text = (
            tr("Set-up: solved, {hold}")
            if drill.is_disguised
            else tr("Set-up (its alg backwards): solved, {hold}")
        )
        words = text.format(hold=tr(orientation_words(drill.begin)))
        if drill.case.set == CMLL:
            text = tr("{setup}; then blocks left and right, M slice mixed")
            words = text.format(setup=words)
        self.hold_note.set_text(words)

    def _show_time(self, seconds: float | None) -> None:
        """Show a time, or leave its room to what is done today."""
        self.clock.set_text("" if seconds is None else decimal(seconds, 2))
        self.clock.setVisible(seconds is not None)

    def _show_answer(self, showing: Showing | None) -> None:
        """Show a case that may be named with its alg and its results; nothing of any other."""
        is_over = showing is not None and showing.is_over
        self.answer_part.setVisible(is_over)
        self._shown = None
        if showing is None or not is_over:
            return
        drill = showing.drill
        self._shown = case = drill.case
        results = tally_in_words(self._model.tally_of(drill))
        facts = " ".join(filter(None, (tr(about_case(case)), sentence(results))))
        alg = format_moves(drill.answer, drill.cube.size)
        lines = (title_of(case), alg, facts, " · ".join(taken_words(showing)))
        self.answer_note.set_text("\n".join(filter(None, lines)))
        self._draw_picture()

    # Construction

    def _make_trial(self) -> None:
        self.next_button = primary_button(tr("&Next case"), tr("Set a random case up on the cube"))
        self.setup_edit = MarkedEdit(most_lines=4)
        self.setup_part, self.hold_note = QWidget(), Note()
        self.again_button = button(tr("Set &up again"), tr("Show the same case from its start"))
        self.copy_button = IconButton("copy", tr("Cop&y"), tr("Put the set-up on the clipboard"))
        self.reveal_button = button(
            tr("&Reveal"), tr("Name the case, and play its alg on the cube")
        )
        self.more_button = button(
            tr("Practise more"), tr("Go on with each ticked case once before any comes twice")
        )
        self.clock = DisplayLabel(LARGE, Qt.AlignmentFlag.AlignRight)

    def _make_answer(self) -> None:
        self.answer_part = QWidget()
        """Everything that gives the case away."""
        self.picture = QLabel()
        self.answer_note = Note()
        self.knew_button = button(
            tr("I &knew it"), tr("Count it as known, and go on to the next case")
        )
        self.missed_button = button(
            tr("&Missed"), tr("Count it as missed, and go on to the next case")
        )

    def _make_controls(self) -> None:
        self.setup_edit.setReadOnly(True)
        self.setup_edit.setAccessibleName(tr("Set-up of the case"))
        self.picture.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.set_label.setWordWrap(True)
        for made in (self.knew_button, self.missed_button, self.tick_button):
            made.setCheckable(True)
        fixed = QSizePolicy.Policy.Fixed
        self.tick_button.setSizePolicy(fixed, fixed)
        # While cases are ticked all are shown, and the button stays where it is.
        policy = self.filter.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.filter.setSizePolicy(policy)
        self.filter.setAccessibleName(tr("Which cases are shown"))
        self.filter.setToolTip(tr("Which cases are shown"))

        def fit() -> None:
            self.note.setFont(scaled(self.font(), TITLE))
            self.set_label.setFont(scaled(self.font(), 1.0, bold=True))

        follow_font(self, fit)

    def _lay_out(self) -> None:
        beside = row(self.picture, self.answer_note, spacing=SPACE_CARD)
        beside.setStretch(1, 1)
        stack(self.answer_part, beside, flow(self.knew_button, self.missed_button))
        today, done = QWidget(), QWidget()
        stack(done, self.today_note, self.today_bar)
        beside_clock = row(done, self.clock, spacing=SPACE)
        for place, share in enumerate(CLOCK_SHARES):
            beside_clock.setStretch(place, share)
        stack(today, beside_clock)
        alg = row(self.setup_edit, self.copy_button, spacing=SPACE)
        alg.setStretch(0, 1)
        stack(self.setup_part, self.hold_note, alg, spacing=SPACE)
        above = (today, self.note, self.more_button, self.answer_part)
        tools = (self.reveal_button, self.again_button, self.next_button)
        trial = self._frame(above, (self.setup_part, flow(*tools)), CUBE_SHARE)
        name = row(self.set_label, self.count_note, spacing=SPACE)
        name.setStretch(1, 1)
        head = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        head.addLayout(name, 3)
        choosing = row(self.filter, self.tick_button, spacing=SPACE)
        head.addLayout(choosing, 4)
        beside_where_wide(self, choosing, CHOOSING_BESIDE)
        beside_where_wide(self, head, FILTER_BESIDE)
        beside_where_wide(self, beside, ANSWER_BESIDE)
        self.fit_height_to_width()
        self.body.setContentsMargins(SPACE_PAGE, SPACE_PAGE, SPACE_PAGE, SPACE_PAGE)
        self.body.addWidget(trial, SHARES[0])
        self.body.addLayout(head)
        self.body.addWidget(self.picker, SHARES[1])

    def _connect(self) -> None:
        model = self._model
        frame = (self.next_button, self.again_button, self.copy_button, self.setup_edit)
        self._connect_frame(*frame)
        self.reveal_button.clicked.connect(self._reveal_answer)
        self.knew_button.clicked.connect(lambda: self._judge(True))
        self.missed_button.clicked.connect(lambda: self._judge(False))
        self.picker.taken.connect(self._on_taken)
        self.filter.chosen.connect(self._filter_by)
        self.tick_button.toggled.connect(lambda _on: self._show_choice(model.choice))
        self.more_button.clicked.connect(self._practise_more)
        # The keys of the cube come after this: Space takes the time first.
        self.cube_view.installEventFilter(self)
        model.begun.connect(self._give_keys)
        model.ended.connect(self._show_end)
        model.changed.connect(self._on_changed)
        model.chosen.connect(self._show_choice)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let Space take the time while the clock runs, before it means anything else."""
        if event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return super().eventFilter(watched, event)
        is_space = event.key() == Qt.Key.Key_Space and not event.modifiers()
        if not is_space or not self._model.is_timed:
            return super().eventFilter(watched, event)
        if not event.isAutoRepeat():
            self._model.press()
        return True

    # Gestures

    def _on_taken(self, index: int) -> None:
        if self.tick_button.isChecked():
            self._model.toggle(index)
        else:
            self._model.look_at(self._model.choice.case_set.cases[index])

    def _practise_more(self) -> None:
        self._model.choose(replace(self._model.choice, order=Order.ONCE))
        self._next()

    def _reveal_answer(self) -> None:
        self._is_tried_again = False
        self._model.reveal()
        # The button is gone now.
        self.cube_view.setFocus()

    def _set_up_again(self) -> None:
        self._is_tried_again = True
        super()._set_up_again()

    def _judge(self, was_known: bool) -> None:
        self._model.judge(was_known)
        self._next()

    # What happened

    def _give_keys(self) -> None:
        """Give the cube the keys, wherever its case was asked for: Space would do that again."""
        self.cube_view.setFocus()

    def _show_end(self, order: Order) -> None:
        """Say that no case comes any more, and offer to go on."""
        self.note.set_text(tr(_ENDS[order]), NoteKind.GOOD)
        self.more_button.show()
        self.more_button.setFocus()

    def _on_changed(self, showing: Showing | None) -> None:
        if showing is None:
            self._show_drill(None)
            self._drawn = None
            self._show_answer(None)
            self._show_choice(self._model.choice)
            return
        drill = showing.drill
        if drill is not self._drawn:
            self._drawn = drill
            self._is_tried_again = False
            self._show_drill(drill)
            self.reveal(self.cube_view)
        taken = showing.done_s or showing.seen_s
        self._show_time(taken)
        self._show_answer(showing)
        self.setup_part.setVisible(self._is_tried_again or not showing.is_over)
        self.reveal_button.setVisible(self._is_tried_again or not showing.is_revealed)
        if showing.is_over:
            self.reveal(self.answer_part)
        self.knew_button.setChecked(showing.is_counted is True)
        self.missed_button.setChecked(showing.is_counted is False)
        self.note.set_text(*_words(showing, self._is_tried_again))
        if showing.grade is not None:
            self._show_choice(self._model.choice)

    def _draw_picture(self) -> None:
        if self._shown is not None:
            side = PICTURE_LINES * self.fontMetrics().height()
            size = QSize(2 * side if self._shown.set == PBL else side, side)
            ratio = self.devicePixelRatioF()
            self.picture.setPixmap(case_picture(self._shown, size, ratio, self._theme))


def _practised(ticked: Sequence[bool]) -> str:
    """Return how many cases of a set are practised: "57 cases", "1 of 57 cases"."""
    if all(ticked):
        return plural(len(ticked), tr("{n} case"), tr("{n} cases"))
    text = tr("{some} of {all} cases")
    return text.format(some=counted(sum(ticked)), all=counted(len(ticked)))


def _words(showing: Showing, is_tried_again: bool) -> tuple[str, NoteKind]:
    """Return how a trial stands.

    Args:
        showing: the case, and what was done of it.
        is_tried_again: whether it was set up once more after it was counted.
    """
    if showing.seconds is not None:
        turns = plural(showing.turns, tr("{n} turn"), tr("{n} turns"))
        text = tr("Solved in {turns} and {seconds} s.")
        return text.format(turns=turns, seconds=decimal(showing.seconds, 1)), NoteKind.GOOD
    if showing.is_revealed:
        told = tr("This is it. Did you know it?")
        return " ".join(filter(None, (_mix_up(showing), told))), NoteKind.PLAIN
    if showing.is_done_by_hand and not (is_tried_again and showing.is_counted is not None):
        return tr("Done. This was the case: did it work?"), NoteKind.PLAIN
    if showing.seen_s is None:
        text = tr("Which case is it? Press Space as soon as you see it, then solve it, or Reveal.")
        return text, NoteKind.PLAIN
    if showing.turns or showing.done_s is not None:
        return tr("Seen. Now solve it."), NoteKind.PLAIN
    text = tr("Seen. Now solve it here, or on your own cube: then Space stops the time.")
    return text, NoteKind.PLAIN


def _mix_up(showing: Showing) -> str:
    if showing.taken_for is None:
        return ""
    return tr("Your moves solve {other}.").format(other=tr(showing.taken_for.title))
