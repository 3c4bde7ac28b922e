"""The page of steps over the stage: a scramble, one's own way and the shortest ones."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QFrame, QLineEdit, QSizePolicy, QVBoxLayout, QWidget

from cubeapp.drawing.theme import WCA, Theme
from cubeapp.engine.model.moves import Move
from cubeapp.engine.notation.parsing import format_moves
from cubeapp.engine.notation.turn_names import format_move
from cubeapp.engine.practice.step_drills import MOST_SOLUTIONS
from cubeapp.engine.practice.step_results import StepResults
from cubeapp.ui.controls.beside import beside_where_wide
from cubeapp.ui.controls.card import Card
from cubeapp.ui.controls.display_label import DisplayLabel
from cubeapp.ui.controls.fitted_list import LineList
from cubeapp.ui.controls.flow import flow
from cubeapp.ui.controls.font_sizes import follow_font, scaled
from cubeapp.ui.controls.icon_button import IconButton
from cubeapp.ui.controls.marked_edit import utf16_length
from cubeapp.ui.controls.note import Caption, Note, NoteKind
from cubeapp.ui.controls.panel import button, primary_button, row
from cubeapp.ui.controls.sizes import SPACE, TITLE
from cubeapp.ui.shell.feature import Shell
from cubeapp.ui.train.scramble_card import ScrambleCard
from cubeapp.ui.train.steps.model import Showing, StepTraining
from cubeapp.ui.train.steps.over_chart import OverChart
from cubeapp.ui.train.steps.step_store import Choice
from cubeapp.ui.train.training_page import BESIDE, LARGE, TrainingPage
from cubeapp.words import counted, plural, tr

SIZE = 3
CUBE_LINES, CUBE_SHARE = 11, 4
"""The least height of the cube in lines of text, and its share of the width."""
ROWS, LEAST_ROWS = 5, 2
"""Solutions that are seen without scrolling, in a low window as well."""
SCRAMBLE_LINES = 3
"""The most lines that a scramble takes."""
SHARES = (5, 3)
"""How the cube and what is below divide the height."""


class StepPage(TrainingPage):
    """Shows the step that is set up, as far as it may be known, and offers the next one."""

    def __init__(self, model: StepTraining, shell: Shell) -> None:
        """Show nothing yet.

        Args:
            model: sets steps up and counts them.
            shell: has the stage, whose cube is shown here, and the clipboard.
        """
        super().__init__(model, shell, CUBE_LINES)
        self._model = model
        self._hold = WCA.usual_hold
        self.copy_button = IconButton("copy", tr("Cop&y"), tr("Put the scramble on the clipboard"))
        self.again_button = IconButton(
            "reset", tr("Set up aga&in"), tr("Show the same cube from its start")
        )
        self.next_button = primary_button(tr("&Next step"), tr("Set another cube up for this step"))
        self.title = Note()
        self.number = DisplayLabel(LARGE, Qt.AlignmentFlag.AlignLeft)
        self.own_edit = QLineEdit()
        self.check_button = button(tr("Chec&k"), tr("Compare your turns with the shortest"))
        self.length_button = button(
            tr("Len&gth"), tr("Say only how many turns the shortest solutions have")
        )
        self.turn_button = button(
            tr("Ne&xt turn"), tr("Say only the next turn of a shortest way on; it is not counted")
        )
        self.reveal_button = button(
            tr("Sho&w"), tr("Show the shortest solutions; this one is not counted")
        )
        self.own_note = Note()
        self.list = LineList(ROWS)
        self.play_button = button(tr("&Play"), tr("Play the chosen solution (Enter in the list)"))
        self.copy_all_button = button(
            tr("Copy a&ll"), tr("Put every solution on the clipboard, one a line")
        )
        self.solutions_note = Caption()
        self.chart = OverChart()
        tools = (self.again_button, self.copy_button)
        self._scramble_card = ScrambleCard(tr("Scramble of the step"), SCRAMBLE_LINES, *tools)
        self.hold_note, self.scramble_edit = self._scramble_card.hold_note, self._scramble_card.edit
        self._make_controls()
        self._lay_out()
        self._connect()
        self._show(None)

    # What is shown

    def set_theme(self, theme: Theme) -> None:
        """Say in the words of ``theme`` how the solved cube is held."""
        self._hold = theme.scheme.usual_hold
        self.hold_note.set_text(tr("Scramble: solved, {hold}").format(hold=self._hold))

    def _show(self, showing: Showing | None) -> None:
        """Show the step as far as it may be known; ``None`` before the first."""
        is_there = showing is not None
        for part in (self._scramble_card, self._tries, self.number):
            part.setVisible(is_there)
        if showing is None:
            self.title.set_text(tr("Next step draws a cube and shows its scramble."))
            self.note.set_text(
                tr("Do the step on screen, or on your own cube and type your turns.")
            )
        else:
            self.title.set_text(_title(showing.choice))
            self.number.set_text(_number(showing))
            self.note.set_text(*_words(showing))
            self._tries.setEnabled(not showing.is_over)
            self._show_scramble(showing)
        self._show_solutions(showing)

    def _show_scramble(self, showing: Showing) -> None:
        alg = showing.drill.made.scramble.alg or ""
        if self.scramble_edit.toPlainText() != alg:
            self.scramble_edit.setPlainText(alg)
            self.own_edit.clear()

    def _show_solutions(self, showing: Showing | None) -> None:
        """List the shortest solutions beside one's own, once they may be seen."""
        self.list.clear()
        is_over = showing is not None and showing.is_over
        for part in (self.list, self.play_button, self.copy_all_button):
            part.setVisible(is_over)
        self.own_note.set_text("")
        if showing is None or not is_over:
            self.solutions_note.set_text(tr("They appear here once you have done the step."))
            return
        solutions = showing.drill.solutions
        for found in solutions:
            self.list.addItem(f"{counted(found.length)}   {_alg(found.all_moves)}")
        self.list.setCurrentRow(0)
        self.list.fit()
        # In a low window it scrolls, and the page does not.
        self.list.setMinimumHeight(min(len(solutions), LEAST_ROWS) * self.list.sizeHintForRow(0))
        text = plural(len(solutions), tr("{n} solution"), tr("{n} solutions"))
        if len(solutions) == MOST_SOLUTIONS:
            text = tr("The first {n} solutions").format(n=counted(MOST_SOLUTIONS))
        self.solutions_note.set_text(text)
        own = showing.own
        if own is not None and own.moves is not None:
            told = tr("Yours: {n}   {alg}").format(n=counted(own.turns), alg=_alg(own.moves))
            self.own_note.set_text(told)

    def _show_results(self, results: StepResults) -> None:
        self.chart.set_overs(results.over(self._model.choice.goal))

    def _show_state(self) -> None:
        self._show(self._model.showing)

    def _show_refused(self, message: str, span: object) -> None:
        self.note.set_text(message, NoteKind.PROBLEM)
        if isinstance(span, tuple):
            text = self.own_edit.text()
            before, wrong = text[: span[0]], text[span[0] : span[1]]
            self.own_edit.setSelection(utf16_length(before), utf16_length(wrong))
        self.own_edit.setFocus()

    # Construction

    def _make_controls(self) -> None:
        self.own_edit.setAccessibleName(tr("Your turns, or how many"))
        self.own_edit.setPlaceholderText(tr("Your turns, or how many"))
        self.own_edit.setToolTip(
            tr("What you did on your own cube: R U2 F', or only the number of turns (Enter)")
        )
        self.list.setAccessibleName(tr("Shortest solutions of the step"))
        self.list.setUniformItemSizes(True)
        self.list.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        fixed = QSizePolicy.Policy.Fixed
        self.check_button.setSizePolicy(fixed, fixed)

        def fit() -> None:
            self.title.setFont(scaled(self.font(), TITLE))
            self.scramble_edit.setFont(scaled(self.font(), TITLE, bold=True))

        follow_font(self, fit)

    def _lay_out(self) -> None:
        self._below = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._below.setSpacing(SPACE)
        self._below.addWidget(self._solutions_card(), 3)
        self._below.addWidget(Card(tr("Turns more than the fewest"), self.chart), 2)
        beside_where_wide(self, self._below, BESIDE)
        self.fit_height_to_width()
        self.widen_margin_from(BESIDE)
        self.body.addWidget(self._scramble_card)
        self.body.addWidget(self._trial(), SHARES[0])
        self.body.addLayout(self._below, SHARES[1])

    def _trial(self) -> QFrame:
        """Return the cube with how the step stands and what can be done."""
        self._tries = QWidget()
        tries = QVBoxLayout(self._tries)
        tries.setContentsMargins(0, 0, 0, 0)
        tries.setSpacing(SPACE)
        own = row(self.own_edit, self.check_button, spacing=SPACE)
        own.setStretch(0, 1)
        tries.addLayout(own)
        tries.addWidget(flow(self.length_button, self.turn_button, self.reveal_button))
        above = (self.title, self.number, self.note)
        return self._frame(above, (self._tries, self.next_button), CUBE_SHARE)

    def _solutions_card(self) -> Card:
        self.solutions_note.setWordWrap(True)
        card = Card(tr("Shortest solutions"), self.solutions_note, self.own_note)
        card.column.addWidget(self.list, 1)
        card.add(flow(self.play_button, self.copy_all_button))
        card.column.addStretch(0)
        return card

    def _connect(self) -> None:
        model = self._model
        frame = (self.next_button, self.again_button, self.copy_button, self.scramble_edit)
        self._connect_frame(*frame)
        self.copy_all_button.clicked.connect(self._copy_all)
        self.own_edit.returnPressed.connect(self._submit)
        self.check_button.clicked.connect(self._submit)
        self.length_button.clicked.connect(lambda: model.tell_length())
        self.turn_button.clicked.connect(lambda: model.tell_next_turn())
        self.reveal_button.clicked.connect(lambda: model.reveal())
        self.play_button.clicked.connect(self._play)
        self.list.itemActivated.connect(lambda _item: self._play())
        model.changed.connect(self._show)
        model.chosen.connect(self._on_chosen)
        model.results_changed.connect(self._show_results)
        model.refused.connect(self._show_refused)

    # Gestures

    def _submit(self) -> None:
        self._model.submit(self.own_edit.text())

    def _play(self) -> None:
        showing, place = self._model.showing, self.list.currentRow()
        if showing is not None and place >= 0:
            self._model.play(showing.drill.solutions[place])

    def _copy_all(self) -> None:
        showing = self._model.showing
        if showing is not None:
            algs = (_alg(found.all_moves) for found in showing.drill.solutions)
            self._shell.status.copy("\n".join(algs))

    # What happened

    def _on_chosen(self, _choice: Choice) -> None:
        self._show_results(self._model.results)


def _alg(moves: tuple[Move, ...]) -> str:
    return format_moves(moves, SIZE)


def _title(choice: Choice) -> str:
    """Return the name of the step and where it is: "Cross · White"."""
    places = dict(choice.step.places)
    name = tr(choice.step.title)
    return f"{name} · {tr(places[choice.place])}" if choice.place else name


def _number(showing: Showing) -> str:
    """Return the turns made so far, or one's own beside the fewest."""
    fewest = counted(showing.drill.fewest)
    if showing.own is not None:
        text = tr("{own}, best {fewest}")
        return text.format(own=counted(showing.own.turns), fewest=fewest)
    if showing.is_revealed:
        return tr("best {fewest}").format(fewest=fewest)
    return counted(showing.turns)


def _words(showing: Showing) -> tuple[str, NoteKind]:
    """Return how the step stands."""
    if showing.own is not None:
        over = showing.own.turns - showing.drill.fewest
        if not over:
            return tr("As short as it can be."), NoteKind.GOOD
        told = plural(over, tr("{n} turn more than needed."), tr("{n} turns more than needed."))
        return told, NoteKind.PLAIN
    if showing.is_revealed:
        return tr("These are the shortest solutions."), NoteKind.PLAIN
    if showing.next_turn is not None:
        turn, left = showing.next_turn
        text = tr("Next: {turn}. The way on has {turns} from here.")
        turns = plural(left, tr("{n} turn"), tr("{n} turns"))
        return text.format(turn=format_move(turn, SIZE), turns=turns), NoteKind.PLAIN
    if showing.is_length_told:
        text = tr("The shortest solutions have {turns}.")
        turns = plural(showing.drill.fewest, tr("{n} turn"), tr("{n} turns"))
        return text.format(turns=turns), NoteKind.PLAIN
    return tr("Do it on screen: turns are counted. Or type what you did."), NoteKind.PLAIN
