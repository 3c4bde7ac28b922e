"""The page of cases over the stage: a set-up, its answer, and all cases of the set."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFocusEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QLabel, QVBoxLayout, QWidget

from cubeapp.drawing.theme import LIGHT, Theme
from cubeapp.engine.library.case_sets import PBL
from cubeapp.engine.notation.parsing import format_moves
from cubeapp.engine.practice.drills import Drill, about_case
from cubeapp.engine.practice.solves import Tally
from cubeapp.engine.solvers.by_hand.cases import Case
from cubeapp.ui.controls.beside import beside_where_wide
from cubeapp.ui.controls.flow import flow
from cubeapp.ui.controls.font_sizes import follow_font, scaled
from cubeapp.ui.controls.marked_edit import MarkedEdit
from cubeapp.ui.controls.note import Caption, Note, NoteKind
from cubeapp.ui.controls.panel import Panel, button, primary_button, row, stack
from cubeapp.ui.controls.sizes import EDGE, SPACE, SPACE_CARD, SPACE_PAGE, TITLE
from cubeapp.ui.drawing.case_pictures import case_picture
from cubeapp.ui.shell.feature import Shell
from cubeapp.ui.stage.caption import orientation_words
from cubeapp.ui.stage.cube_view import CubeView
from cubeapp.ui.train.cases.case_picker import CasePicker, tally_in_words
from cubeapp.ui.train.cases.model import Choice, Drilling, Showing
from cubeapp.words import counted, decimal, plural, tr

PICTURE_LINES = 6
"""The side of the answer's picture in lines of text."""
SHARES = (5, 6)
"""How the set-up and the pictures of all cases divide the height."""
WORDS_BESIDE, ANSWER_BESIDE = 70, 45
"""Letters across the page from which on cube and words, and picture and alg, are side by side."""


class CasePage(Panel):
    """Shows the case that is set up, as far as it may be known, and offers the next one."""

    def __init__(self, model: Drilling, shell: Shell) -> None:
        """Show nothing yet.

        Args:
            model: sets cases up and counts them.
            shell: has the stage, whose cube is shown here, and the clipboard.
        """
        super().__init__()
        self._model = model
        self._shell = shell
        self.cube_view = CubeView()
        shell.stage.add_view(self.cube_view)
        self._drawn: Drill | None = None
        """The set-up that is shown."""
        self._theme = LIGHT
        self._shown: Case | None = None
        self.next_button = primary_button(tr("&Next case"), tr("Set a random case up on the cube"))
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
        self.set_label = QLabel()
        self.picker = CasePicker()
        self.count_note = Caption()
        self._make_controls()
        self._lay_out()
        self._connect()
        self._show_drill(None)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

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
        cases, tallies = choice.case_set.cases, self._model.tallies()
        practised = set(choice.cases)
        ticked = [case in practised for case in cases]
        self.set_label.setText(tr(choice.case_set.name))
        self.picker.set_cases(cases, ticked, tallies)
        total = Tally(sum(t.known for t in tallies), sum(t.missed for t in tallies))
        counts = tally_in_words(total, untried=tr("none known yet"))
        self.count_note.set_text(f"{_practised(ticked)} · {counts}")
        self.next_button.setEnabled(any(ticked))

    def _show_busy(self, message: str | None) -> None:
        """Show what is done for a set-up that takes a moment, or again how the trial stands."""
        showing = self._model.showing
        if message is not None:
            self.note.set_text(message)
        elif showing is None:
            self._show_drill(None)
        else:
            self.note.set_text(*_words(showing))

    def _show_drill(self, drill: Drill | None) -> None:
        """Show the set-up of a case that is not named yet; ``None`` before the first."""
        for part in (self.setup_edit, self.again_button, self.copy_button, self.reveal_button):
            part.setVisible(drill is not None)
        if drill is None:
            self.note.set_text(
                tr(
                    "Next case shows one of the ticked cases on the cube. Solve it there, "
                    "or on your own cube by its set-up."
                )
            )
            self.hold_note.set_text("")
            return
        self.setup_edit.setPlainText(format_moves(drill.setup, drill.cube.size))
        text = (
            tr("Set-up: solved, {hold}")
            if drill.is_disguised
            else tr("Set-up (its alg backwards): solved, {hold}")
        )
        self.hold_note.set_text(text.format(hold=tr(orientation_words(drill.begin))))

    def _show_answer(self, drill: Drill | None, tally: Tally) -> None:
        """Show a case with its alg and its results; ``None`` to hide it."""
        self._shown = None if drill is None else drill.case
        self.answer_part.setVisible(drill is not None)
        if drill is not None:
            case = drill.case
            title = f"{tr(case.title)} {case.nickname}".strip()
            alg = format_moves(drill.answer, drill.cube.size)
            about = f"\n{tr(about_case(case))}" if case.about else ""
            self.answer_note.set_text(f"{title}\n{alg}{about}\n{tally_in_words(tally)}")
            self._draw_picture()

    # Construction

    def _make_controls(self) -> None:
        self.setup_edit.setReadOnly(True)
        self.setup_edit.setAccessibleName(tr("Set-up of the case"))
        self.picture.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.set_label.setWordWrap(True)
        for made in (self.knew_button, self.missed_button):
            made.setCheckable(True)

        def fit() -> None:
            self.note.setFont(scaled(self.font(), TITLE))
            self.set_label.setFont(scaled(self.font(), 1.0, bold=True))
            side = 12 * self.fontMetrics().height()
            self.cube_view.setMinimumSize(side // 2, side)

        follow_font(self, fit)

    def _lay_out(self) -> None:
        answer = QWidget()
        beside = row(self.picture, answer, spacing=SPACE_CARD)
        beside.setStretch(1, 1)
        stack(answer, self.answer_note, row(self.knew_button, self.missed_button))
        stack(self.answer_part, beside)
        words = QVBoxLayout()
        words.setContentsMargins(SPACE_PAGE, SPACE_PAGE, SPACE_PAGE, SPACE_PAGE)
        words.setSpacing(SPACE)
        words.addWidget(self.note)
        words.addWidget(self.answer_part)
        words.addStretch(1)
        words.addWidget(self.hold_note)
        words.addWidget(self.setup_edit)
        tools = (self.reveal_button, self.again_button, self.copy_button)
        words.addWidget(flow(*tools, self.next_button))
        trial = QFrame()
        trial.setFrameShape(QFrame.Shape.StyledPanel)
        parts = QBoxLayout(QBoxLayout.Direction.LeftToRight, trial)
        parts.setContentsMargins(EDGE, EDGE, EDGE, EDGE)
        parts.setSpacing(0)
        parts.addWidget(self.cube_view, 3)
        parts.addLayout(words, 5)
        head = row(self.set_label, self.count_note, spacing=SPACE)
        head.setStretch(1, 1)
        beside_where_wide(self, parts, WORDS_BESIDE)
        beside_where_wide(self, beside, ANSWER_BESIDE)
        self.body.setContentsMargins(SPACE_PAGE, SPACE_PAGE, SPACE_PAGE, SPACE_PAGE)
        self.body.addWidget(trial, SHARES[0])
        self.body.addLayout(head)
        self.body.addWidget(self.picker, SHARES[1])

    def _connect(self) -> None:
        model = self._model
        self.next_button.clicked.connect(self._next)
        self.reveal_button.clicked.connect(model.reveal)
        self.again_button.clicked.connect(self._set_up_again)
        self.knew_button.clicked.connect(lambda: self._judge(True))
        self.missed_button.clicked.connect(lambda: self._judge(False))
        self.copy_button.clicked.connect(self._copy)
        self.picker.taken.connect(model.toggle)
        model.changed.connect(self._on_changed)
        model.chosen.connect(self._show_choice)
        model.busy_changed.connect(self._show_busy)

    def showEvent(self, event: QShowEvent) -> None:
        """Show what is practised and how the trial stands."""
        super().showEvent(event)
        self._model.refresh()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Pass the keyboard on to the cube; Tab would leave out what is before a focus proxy."""
        self.cube_view.setFocus(event.reason())

    # Gestures

    def _next(self) -> None:
        self._model.next()
        # The keys are meant for the cube now.
        self.cube_view.setFocus()

    def _set_up_again(self) -> None:
        self._model.set_up_again()
        self.cube_view.setFocus()

    def _judge(self, was_known: bool) -> None:
        self._model.judge(was_known)
        self._next()

    def _copy(self) -> None:
        self._shell.status.copy(self.setup_edit.toPlainText())

    # What happened

    def _on_changed(self, showing: Showing | None) -> None:
        if showing is None:
            self._show_drill(None)
            self._show_answer(None, Tally())
            return
        drill = showing.drill
        if drill is not self._drawn:
            self._drawn = drill
            self._show_drill(drill)
            self.reveal(self.cube_view)
        is_over = showing.is_revealed or showing.seconds is not None
        self._show_answer(drill if is_over else None, self._model.tally_of(drill))
        if is_over:
            self.reveal(self.answer_part)
        self.knew_button.setChecked(showing.is_counted is True)
        self.missed_button.setChecked(showing.is_counted is False)
        self.note.set_text(*_words(showing))
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


def _words(showing: Showing) -> tuple[str, NoteKind]:
    """Return how a trial stands."""
    if showing.seconds is not None:
        turns = plural(showing.turns, tr("{n} turn"), tr("{n} turns"))
        text = tr("Solved in {turns} and {seconds} s.")
        return text.format(turns=turns, seconds=decimal(showing.seconds, 1)), NoteKind.GOOD
    if showing.is_revealed:
        return tr("This is it. Did you know it?"), NoteKind.PLAIN
    return tr("Which case is it? Solve it on the cube, or Reveal."), NoteKind.PLAIN
