"""The next move of an answer, large: its name, a picture and words, and what comes after it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from cubeapp.drawing.theme import Theme
from cubeapp.engine.model.moves import Move
from cubeapp.engine.notation.turn_names import format_move
from cubeapp.engine.notation.turn_words import in_words
from cubeapp.ui.controls.card import Card
from cubeapp.ui.controls.display_label import DisplayLabel
from cubeapp.ui.controls.flow import flow
from cubeapp.ui.controls.fold import Fold
from cubeapp.ui.controls.font_sizes import follow_font, scaled
from cubeapp.ui.controls.icon_button import show_icon
from cubeapp.ui.controls.note import Caption, Note
from cubeapp.ui.controls.panel import Panel, heading, primary_button, row, second_button
from cubeapp.ui.controls.sizes import SPACE, TITLE
from cubeapp.ui.controls.small_cube import SmallCube
from cubeapp.ui.controls.switch import Switch
from cubeapp.ui.solve.follow.choices import FollowChoices
from cubeapp.ui.solve.follow.model import AFTER, Following, Stand
from cubeapp.ui.solve.follow.segments import Segments
from cubeapp.ui.solve.follow.words import check_words
from cubeapp.ui.solve.hold_card import HoldCard
from cubeapp.ui.stage.caption import orientation_words
from cubeapp.ui.stage.player import Player
from cubeapp.ui.stage.step_card import StepCard
from cubeapp.words import capitalised, counted, plural, tr

LARGE = 88 / 14
"""The letters of the next move, in those of text."""
PICTURE, LEAST_PICTURE = 8.0, 4.0
"""The height of its picture, in lines of text; the least one where the panel is low."""
SHARE = 0.22
"""The part of the panel that the picture may have: the buttons below are to be seen as well."""
HIGH = 2.9
"""The height of the buttons, in lines of text: they are pressed with a cube in the other hand."""


class FollowPanel(Panel):
    """Leads through an answer one move at a time."""

    solve_wanted = Signal()
    resolve_wanted = Signal()
    """An answer is wanted for the cube as it is now."""
    enter_wanted = Signal()
    """Another cube is to be entered."""
    lost_wanted = Signal()
    """The user's cube looks different."""
    large_wanted = Signal()
    """The next move is wanted on the large page."""

    def __init__(
        self, model: Following, choices: FollowChoices, player: Player, *, has_voice: bool
    ) -> None:
        """Show where the user is.

        Args:
            model: knows it.
            choices: how moves are told.
            player: makes the moves on screen.
            has_voice: whether moves can be read aloud.
        """
        super().__init__(is_steady=True)
        self._model, self._choices = model, choices
        self._has_steps = False
        """Whether the answer tells of steps, which are then in sight unless the user folds them."""
        self._make_move()
        self._make_checks(has_voice)
        self._make_ways_on()
        self._lay_out()
        self._connect(player)

    def set_theme(self, theme: Theme) -> None:
        """Draw in the colours of ``theme``, and call them what its scheme does."""
        self.picture.set_theme(theme)
        self.hold.set_theme(theme)
        self._refresh()

    # Construction

    def _make_move(self) -> None:
        """Make what tells the next move."""
        self.place, self.left = Caption(), Caption()
        self.segments = Segments()
        self.token = DisplayLabel(LARGE)
        self.picture = SmallCube(PICTURE)
        self.words = Note()
        self.back_button = second_button(tr("Go back"), tr("Go back to the move before"))
        self.next_button = primary_button("", tr("Make this move on screen, too, and go on"))
        self.hold = HoldCard()

    def _make_checks(self, has_voice: bool) -> None:
        """Make what asks whether all is well, and the choices of how moves are told."""
        self.check, self.look = Note(), Caption(tr("Look at the framed place on your own cube."))
        self.yes_button = primary_button(tr("Yes"), tr("All is well: go on (Space)"))
        self.no_button = second_button(tr("No"), tr("Find out what went wrong"))
        self.asking = Switch(tr("Check now and then"))
        self.asking.setToolTip(tr("Ask for one sticker after each step or some five moves"))
        self.letters, self.aloud = Switch(tr("Letters")), Switch(tr("Read each move aloud"))
        self.letters.setToolTip(tr("Name moves by their letters, beside the words"))
        self.aloud.setVisible(has_voice)
        self.lost_button = second_button(
            tr("I'm lost"), tr("Find out where you are: about five stickers of your cube tell")
        )
        show_icon(self.lost_button, "lost")
        self.large_button = second_button(
            tr("Large page"), tr("Show the next move so large that it is read from a metre away")
        )
        show_icon(self.large_button, "fullscreen")

    def _make_ways_on(self) -> None:
        """Make what is offered beside the move: its reason, other solutions, and the end."""
        self.why = StepCard(is_steady=False)
        self.why_fold = Fold(tr("What these moves do"), self.why)
        self.why_fold.head.setToolTip(tr("Show what this part of the solution is for"))
        self.solve_button = primary_button(
            tr("Solve this cube"), tr("Find the moves that solve this cube")
        )
        self.take_back_button = second_button(
            tr("Take it back"), tr("Undo the turn and go on with the solution")
        )
        self.resolve_button = primary_button(
            tr("Solve from here"), tr("Find a new solution for the cube as it is now")
        )
        self.shorter_words = Caption()
        self.shorter_button = second_button(
            tr("Take the shorter one"), tr("Go on from here with fewer moves")
        )
        self.done_words, self.done_about = Note(), Caption()
        self.again_button = second_button(tr("From the start"), tr("Go back to the first move"))
        self.enter_button = primary_button(tr("Enter another cube"), tr("Paint the next cube in"))

    def _lay_out(self) -> None:
        self.left.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        buttons = row(self.back_button, self.next_button, spacing=SPACE)
        buttons.setStretch(0, 1)
        buttons.setStretch(1, 2)
        move = Card("", row(self.place, self.left), self.segments)
        move.add(row(self.token, self.picture), self.words, buttons)
        self._after = _MoveList()
        after = Card(tr("After that"), self._after)
        nothing = Card(tr("No solution yet"), Caption(tr("Here it is followed move by move.")))
        nothing.add(self.solve_button)
        gone = Card(tr("The cube has left the solution"))
        advice = tr("Solve it from here, or take the turn back.")
        gone.add(Caption(advice), flow(self.take_back_button, self.resolve_button))
        self._shorter_card = Card("", self.shorter_words, self.shorter_button)
        done = Card(
            "", self.done_words, self.done_about, flow(self.again_button, self.enter_button)
        )
        answers = row(self.no_button, self.yes_button, spacing=SPACE)
        answers.setStretch(0, 1)
        answers.setStretch(1, 2)
        underway, followed = {Stand.UNDERWAY}, {Stand.UNDERWAY, Stand.CHECKING}
        self._after_card = after
        self._cards: dict[QWidget, set[Stand]] = {
            nothing: {Stand.NONE},
            gone: {Stand.LEFT},
            done: {Stand.DONE},
            move: underway,
            self._shorter_card: underway,
            after: underway,
            self.hold: followed,
            self.why_fold: underway,
            Card(tr("One look"), self.check, self.look, answers): {Stand.CHECKING},
            Card("", self.letters, self.asking, self.aloud, self.large_button): followed,
            self.lost_button: {*followed, Stand.DONE},
        }
        for card in self._cards:
            self.body.addWidget(card)
        self.body.addStretch()
        follow_font(self, self._fit_font)

    def _fit_font(self) -> None:
        height = round(HIGH * self.fontMetrics().height())
        for each in (self.back_button, self.next_button, self.yes_button, self.no_button):
            each.setMinimumHeight(height)
        for words in (self.words, self.check, self.done_words):
            words.setFont(scaled(self.font(), TITLE, bold=True))

    def _connect(self, player: Player) -> None:
        model = self._model
        self.back_button.clicked.connect(lambda: player.step(-1))
        self.next_button.clicked.connect(lambda: player.step(1))
        self.again_button.clicked.connect(lambda: player.go_to(0))
        self.take_back_button.clicked.connect(lambda: model.take_back())
        self.solve_button.clicked.connect(self.solve_wanted)
        self.resolve_button.clicked.connect(self.resolve_wanted)
        self.shorter_button.clicked.connect(lambda: model.take_shorter())
        self.enter_button.clicked.connect(self.enter_wanted)
        self.large_button.clicked.connect(self.large_wanted)
        # Whoever comes back goes on.
        self.lost_button.clicked.connect(self.next_button.setFocus)
        self.lost_button.clicked.connect(self.lost_wanted)
        self.letters.toggled.connect(self._choices.set_letters)
        self.asking.toggled.connect(self._choices.set_asking)
        self.yes_button.clicked.connect(model.checks.confirm)
        self.no_button.clicked.connect(self.lost_wanted)
        self.aloud.toggled.connect(self._choices.set_reading)
        self._choices.changed.connect(self._refresh)
        model.changed.connect(self._refresh)

    # What is shown

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go on and back by the keys of a presenter."""
        button = {
            Qt.Key.Key_PageDown: (
                self.yes_button if self.yes_button.isVisible() else self.next_button
            ),
            Qt.Key.Key_PageUp: self.back_button,
        }.get(Qt.Key(event.key()))
        if button is None or not button.isVisible():
            super().keyPressEvent(event)
        elif button.isEnabled():
            button.click()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Make the next move smaller where the panel is low."""
        super().resizeEvent(event)
        lines = SHARE * self.viewport().height() / self.fontMetrics().height()
        lines = max(LEAST_PICTURE, min(lines, PICTURE))
        self.picture.set_lines(lines)
        self.token.set_factor(LARGE * lines / PICTURE)

    def showEvent(self, event: QShowEvent) -> None:
        """Show what happened meanwhile."""
        super().showEvent(event)
        self._refresh()

    def _refresh(self) -> None:
        """Show where the user is now, while it is seen: it may change many times a second."""
        if not self.isVisible():
            return
        stand, has_steps = self._model.stand, self._model.has_steps
        if has_steps != self._has_steps:
            self._has_steps = has_steps
            self.why_fold.head.setChecked(has_steps)
        self._show_cards()
        if stand is Stand.UNDERWAY:
            self._show_move()
            self._show_hold()
        elif stand is Stand.CHECKING:
            self._show_check()
            self._show_hold()
        elif stand is Stand.DONE:
            self._show_done()
        self.letters.setChecked(self._choices.shows_letters)
        self.asking.setChecked(self._choices.asks)
        self.aloud.setChecked(self._choices.reads_aloud)
        self.resolve_button.setEnabled(not self._model.is_solving)

    def _show_cards(self) -> None:
        """Show what belongs to how it stands."""
        model, stand = self._model, self._model.stand
        keys = (self.next_button, self.yes_button, self.no_button)
        asked = self.window().focusWidget() in keys
        if asked and stand not in (Stand.UNDERWAY, Stand.CHECKING):
            # Who presses it once more is not to press what comes next in the order of Tab.
            self.setFocus(Qt.FocusReason.OtherFocusReason)
        for card, stands in self._cards.items():
            card.setVisible(stand in stands)
        if asked and stand is Stand.UNDERWAY:
            self.next_button.setFocus(Qt.FocusReason.OtherFocusReason)
        elif asked and stand is Stand.CHECKING:
            self.yes_button.setFocus(Qt.FocusReason.OtherFocusReason)
        self._after_card.setVisible(stand is Stand.UNDERWAY and bool(model.after))
        self._show_shorter()

    def _show_shorter(self) -> None:
        """Say what becomes of an answer by hand, and offer the shorter one once it is there."""
        model = self._model
        words = model.by_hand_words
        self.shorter_words.set_text(words)
        self.shorter_button.setVisible(model.has_shorter)
        self._shorter_card.setVisible(bool(words) and model.stand is Stand.UNDERWAY)

    def _show_move(self) -> None:
        model, move = self._model, self._model.next
        assert move is not None
        size, left = model.cube.size, model.count - model.done
        n, count = counted(model.done + 1), counted(model.count)
        self.place.set_text(tr("Move {n} of {count}").format(n=n, count=count))
        self.left.set_text(tr("{n} to go").format(n=counted(left)))
        self.segments.set_progress(model.done, model.count)
        has_letters = self._choices.shows_letters
        self.token.setVisible(has_letters)
        self.token.set_text(format_move(move, size))
        self.picture.set_cube(model.cube, move)
        self.words.set_text(capitalised(in_words(move, size)))
        self.back_button.setEnabled(model.done > 0)
        self.next_button.setText(tr("Done, next") if model.after else tr("Done"))
        self.next_button.setAccessibleName(self.next_button.text())
        self.next_button.setAccessibleDescription(self.words.text())
        self._after.show_moves(model.after, size, has_letters)

    def _show_check(self) -> None:
        """Ask for a sticker."""
        words = check_words(self._model)
        self.check.set_text(words)
        self.yes_button.setAccessibleDescription(words)

    def _show_hold(self) -> None:
        model = self._model
        held = capitalised(orientation_words(model.cube))
        whole, now = tr("Hold it so until the end."), tr("Hold it so for this move.")
        self.hold.set_hold(model.cube, held, whole if model.is_held_to_the_end else now)
        self.hold.setVisible(bool(held))

    def _show_done(self) -> None:
        model = self._model
        is_solved = model.cube.is_solved
        self.done_words.set_text(
            tr("Your cube is solved") if is_solved else tr("All moves are made")
        )
        count = plural(model.count, tr("It took {n} move."), tr("It took {n} moves."))
        self.done_about.set_text(count)


class _MoveList(QWidget):
    """A line for each of a few moves: its name and what it does."""

    def __init__(self) -> None:
        super().__init__()
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(2 * SPACE)
        grid.setColumnStretch(1, 1)
        self._lines = [(heading(""), Note()) for _ in range(AFTER)]
        for number, (name, words) in enumerate(self._lines):
            name.setContentsMargins(0, 0, 0, 0)
            name.setWordWrap(False)
            grid.addWidget(name, number, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(words, number, 1)

    def show_moves(self, moves: tuple[Move, ...], size: int, has_letters: bool) -> None:
        """Show ``moves`` of a cube of ``size``, by their letters as well or in words alone."""
        for index, (name, words) in enumerate(self._lines):
            move = moves[index] if index < len(moves) else None
            name.setVisible(move is not None and has_letters)
            name.setText("" if move is None else format_move(move, size))
            words.set_text("" if move is None else capitalised(in_words(move, size)))
