"""The page of cases: a set-up, its answer, and which cases are practised."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QComboBox, QLabel, QWidget

from cubeapp.engine.english import capitalised
from cubeapp.engine.human.cases import Case
from cubeapp.engine.library.case_sets import PBL, case_sets
from cubeapp.engine.notation import format_moves
from cubeapp.engine.practice.drills import Drill, about_case
from cubeapp.engine.practice.solves import Tally
from cubeapp.language import counted, decimal, mark, plural, tr
from cubeapp.ui.controls.choices import narrow
from cubeapp.ui.controls.forms import form_layout, show_whole
from cubeapp.ui.controls.marked_edit import MarkedEdit
from cubeapp.ui.controls.note import Note, NoteKind
from cubeapp.ui.controls.panel import SPACING, button, heading, row, stack
from cubeapp.ui.drawing.case_pictures import case_picture
from cubeapp.ui.scene.theme import LIGHT, WCA, Theme
from cubeapp.ui.shell.feature import Shell
from cubeapp.ui.stage.caption import orientation_words
from cubeapp.ui.train.cases.case_picker import CasePicker, tally_in_words
from cubeapp.ui.train.cases.model import Choice, Drilling, Showing

PICTURE_LINES = 6
"""The side of the answer's picture in lines of text."""
_SOME = mark("Choose …")
_PICKS = ((mark("Missed ones more often"), True), (mark("All equally often"), False))


class CasePage(QWidget):
    """Shows the case that is set up, as far as it may be known, and offers the next one."""

    def __init__(self, model: Drilling, shell: Shell, reveal: Callable[[QWidget], None]) -> None:
        """Show nothing yet.

        Args:
            model: sets cases up and counts them.
            shell: has the views and the clipboard.
            reveal: scrolls a part of the page into sight.
        """
        super().__init__()
        self._model = model
        self._shell = shell
        self._reveal = reveal
        self._drawn: Drill | None = None
        """The set-up that is shown."""
        self._theme = LIGHT
        self._names: Sequence[str] = WCA.names
        self._cases: tuple[Case, ...] = ()
        self._shown: Case | None = None
        self.set_box = QComboBox()
        self.next_button = button(tr("&Next case"), tr("Set a random case up on the cube"))
        self.note = Note()
        self.setup_edit = MarkedEdit(most_lines=4)
        self.hold_note = Note()
        self.again_button = button(tr("Set &up again"), tr("Show the same case from its start"))
        self.copy_button = button(tr("Cop&y"), tr("Put the set-up on the clipboard"))
        self.reveal_button = button(
            tr("&Reveal"), tr("Name the case, and play its alg on the cube")
        )
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
        self.pick_box = QComboBox()
        self.top_box = QComboBox()
        self.some_box = QComboBox()
        self.picker = CasePicker()
        self.count_note = Note()
        self._make_controls()
        self._lay_out()
        self._connect()
        self._show_drill(None)

    # What is shown

    def set_theme(self, theme: Theme) -> None:
        """Draw in the colours of ``theme`` and name them."""
        self._theme, self._names = theme, theme.scheme.spoken
        self.picker.set_theme(theme)
        for index, key in enumerate(("D", "U")):
            colour = self._names["URFDLB".index(key)]
            words = capitalised(tr("{colour} on top").format(colour=colour))
            self.top_box.setItemText(index, words)
        self._draw_picture()

    def _show_choice(self, choice: Choice) -> None:
        """Show what is practised."""
        cases, tallies = choice.case_set.cases, self._model.tallies()
        practised = set(choice.cases)
        ticked = [case in practised for case in cases]
        self.set_box.setCurrentIndex(self.set_box.findData(choice.case_set.name))
        self.pick_box.setCurrentIndex(self.pick_box.findData(choice.missed_more))
        self.top_box.setCurrentIndex(self.top_box.findData(choice.top))
        if cases != self._cases:
            self._cases = cases
            self._fill_groups()
        self.picker.set_cases(cases, ticked, tallies)
        total = Tally(sum(t.known for t in tallies), sum(t.missed for t in tallies))
        counts = tally_in_words(total, untried=tr("none known yet"))
        self.count_note.say(f"{_practised(ticked)} · {counts}")
        self.next_button.setEnabled(any(ticked))

    def _show_busy(self, message: str | None) -> None:
        """Show what is done for a set-up that takes a moment."""
        if message is not None:
            self.note.say(message)

    def _show_drill(self, drill: Drill | None, orientation: str = "") -> None:
        """Show a set-up; ``None`` before the first.

        Args:
            drill: the case, which is not named yet.
            orientation: how the solved cube is held before it: "yellow on top, blue in front".
        """
        for part in (self.setup_edit, self.again_button, self.copy_button, self.reveal_button):
            part.setVisible(drill is not None)
        if drill is None:
            self.note.say(tr("Next case shows one of the ticked cases on the cube. Solve it there, "
                          "or on your own cube by its set-up."))  # fmt: skip
            self.hold_note.say("")
            return
        self.setup_edit.setPlainText(format_moves(drill.setup, drill.cube.size))
        text = (
            tr("Set-up: solved, {hold}")
            if drill.is_disguised
            else tr("Set-up (its alg backwards): solved, {hold}")
        )
        self.hold_note.say(text.format(hold=orientation))

    def _show_answer(self, drill: Drill | None, tally: Tally) -> None:
        """Show a case with its alg and its results; ``None`` to hide it."""
        self._shown = None if drill is None else drill.case
        self.answer_part.setVisible(drill is not None)
        if drill is not None:
            case = drill.case
            title = f"{case.title} {case.nickname}".strip()
            alg = format_moves(drill.answer, drill.cube.size)
            about = f"\n{about_case(case)}" if case.about else ""
            self.answer_note.say(f"{title}\n{alg}{about}\n{tally_in_words(tally)}")
            self._draw_picture()

    # Construction

    def _make_controls(self) -> None:
        for each in case_sets():
            text = tr("{name} · {count} cases").format(name=each.spoken_name, count=len(each.cases))
            self.set_box.addItem(text, each.name)
            self.set_box.setItemData(
                self.set_box.count() - 1, tr(each.title), Qt.ItemDataRole.ToolTipRole
            )
        for text, missed_more in _PICKS:
            self.pick_box.addItem(tr(text), missed_more)
        for text, key in (
            (tr("Yellow on top"), "D"),
            (tr("White on top"), "U"),
            (tr("Any colour"), "any"),
        ):
            self.top_box.addItem(text, key)
        for box, name, tip in (
            (self.set_box, tr("Set of cases"), tr("Which set of cases is practised")),
            (self.pick_box, tr("Which case comes next"), tr("Which case comes next")),
            (
                self.top_box,
                tr("Colour on top"),
                tr("The colour on top of the cases; the front is random"),
            ),
            (
                self.some_box,
                tr("Tick some cases"),
                tr("Tick all, none, or only one group of cases"),
            ),
        ):
            box.setAccessibleName(name)
            box.setToolTip(tip)
            narrow(box)
        self.setup_edit.setReadOnly(True)
        self.setup_edit.setAccessibleName(tr("Set-up of the case"))
        self.picture.setAlignment(Qt.AlignmentFlag.AlignCenter)
        for made in (self.knew_button, self.missed_button):
            made.setCheckable(True)

    def _lay_out(self) -> None:
        choice = QWidget()
        form = form_layout(choice)
        form.setVerticalSpacing(SPACING)
        form.addRow(tr("Ne&xt"), self.pick_box)
        form.addRow(tr("Hol&d"), self.top_box)
        form.addRow(tr("T&icked"), self.some_box)
        show_whole(form)
        judges = row(self.knew_button, self.missed_button)
        stack(self.answer_part, self.picture, self.answer_note, judges)
        stack(
            self,
            self.set_box,
            self.next_button,
            self.note,
            self.answer_part,
            self.setup_edit,
            self.hold_note,
            row(self.again_button, self.copy_button, self.reveal_button),
            heading(tr("Which cases"), self.picker),
            choice,
            self.picker,
            self.count_note,
        )

    def _connect(self) -> None:
        model = self._model
        self.next_button.clicked.connect(self._next)
        self.reveal_button.clicked.connect(model.reveal)
        self.again_button.clicked.connect(self._set_up_again)
        self.knew_button.clicked.connect(lambda: self._judge(True))
        self.missed_button.clicked.connect(lambda: self._judge(False))
        self.copy_button.clicked.connect(self._copy)
        self.set_box.activated.connect(lambda _index: self._choose("set_name", self.set_box))
        self.pick_box.activated.connect(lambda _index: self._choose("missed_more", self.pick_box))
        self.top_box.activated.connect(lambda _index: self._choose("top", self.top_box))
        self.some_box.activated.connect(self._on_some)
        self.picker.taken.connect(model.toggle)
        model.changed.connect(self._on_changed)
        model.chosen.connect(self._show_choice)
        model.busy_changed.connect(self._show_busy)

    def showEvent(self, event: QShowEvent) -> None:
        """Show what is practised and how the trial stands."""
        super().showEvent(event)
        self._model.refresh()

    # Gestures

    def _next(self) -> None:
        self._model.next()
        # The keys are meant for the cube now.
        self._shell.stage.cube_view.setFocus()

    def _set_up_again(self) -> None:
        self._model.set_up_again()
        self._shell.stage.cube_view.setFocus()

    def _judge(self, was_known: bool) -> None:
        self._model.judge(was_known)
        self._next()

    def _copy(self) -> None:
        self._shell.status.copy(self.setup_edit.toPlainText())

    def _choose(self, field: str, box: QComboBox) -> None:
        """Set a field of the choice to what ``box`` has."""
        self._model.choose(replace(self._model.choice, **{field: box.currentData()}))

    def _on_some(self, index: int) -> None:
        places = range(len(self._cases))
        if index == 1:
            self._model.tick(places)
        elif index == 2:
            self._model.tick(())
        elif index > 2:
            group = self.some_box.itemData(index)
            self._model.tick(place for place in places if self._cases[place].about == group)
        self.some_box.setCurrentIndex(0)

    # What happened

    def _on_changed(self, showing: Showing | None) -> None:
        if showing is None:
            self._show_drill(None)
            self._show_answer(None, Tally())
            return
        drill = showing.drill
        if drill is not self._drawn:
            self._drawn = drill
            self._show_drill(drill, orientation_words(drill.begin, self._names))
            self._reveal(self.next_button)
        is_over = showing.is_revealed or showing.seconds is not None
        self._show_answer(drill if is_over else None, self._model.tally_of(drill))
        if is_over:
            self._reveal(self.answer_part)
        self.knew_button.setChecked(showing.is_counted is True)
        self.missed_button.setChecked(showing.is_counted is False)
        self.note.say(*_words(showing))
        self._show_choice(self._model.choice)

    def _fill_groups(self) -> None:
        self.some_box.clear()
        self.some_box.addItems([tr(_SOME), tr("All"), tr("None")])
        groups = list(dict.fromkeys(case.about for case in self._cases if case.about))
        if len(groups) < len(self._cases):
            for group in groups:
                self.some_box.addItem(tr(group), group)

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


def _words(showing: Showing) -> tuple[str, NoteKind]:
    """Return how a trial stands."""
    if showing.seconds is not None:
        turns = plural(showing.turns, tr("{n} turn"), tr("{n} turns"))
        text = tr("Solved in {turns} and {seconds} s.")
        return text.format(turns=turns, seconds=decimal(showing.seconds, 1)), NoteKind.GOOD
    if showing.is_revealed:
        return tr("This is it. Did you know it?"), NoteKind.PLAIN
    return tr("Which case is it? Solve it on the cube, or Reveal."), NoteKind.PLAIN
