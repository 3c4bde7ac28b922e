"""The card of a step: its goal, what to look for, its moves and why they work, and trying it.

What can be done with the step is for the foot of the page, in sight wherever that is scrolled.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton

from cubeapp.engine.notation.turn_names import format_move
from cubeapp.engine.notation.turn_words import in_words
from cubeapp.engine.text import paragraph
from cubeapp.ui.controls.announcing import announce
from cubeapp.ui.controls.card import Card
from cubeapp.ui.controls.flow import flow
from cubeapp.ui.controls.font_sizes import follow_font, scaled
from cubeapp.ui.controls.icon_button import IconButton, show_icon
from cubeapp.ui.controls.note import Caption, Note, NoteKind
from cubeapp.ui.controls.panel import primary_button, reveal, second_button
from cubeapp.ui.controls.sizes import SPACE, TITLE
from cubeapp.ui.learn.lessons.attempt import Outcome
from cubeapp.ui.learn.lessons.model import Lessons, Told
from cubeapp.ui.learn.lessons.move_chips import MoveChips
from cubeapp.ui.learn.lessons.told_part import ToldPart
from cubeapp.ui.learn.lessons.way import WayStep
from cubeapp.words import mark, tr


@dataclass(frozen=True, slots=True)
class _Offer:
    """What the foot of the card says and offers."""

    show: str
    """What the primary button says."""
    attempt: str = ""
    """What the button for trying says; empty where there is nothing to try."""
    message: str = ""
    kind: NoteKind = NoteKind.PLAIN
    plays: bool = True
    """Whether the primary button plays the step."""
    takes_back: bool = False
    """Whether turns can be taken back."""


_STEP = _Offer(mark("Show the step"), mark("Try it yourself"))
_LEFT_LESSON = _Offer(
    mark("Explain from here"),
    message=mark("Go on from the cube as it is now, or take back what you turned."),
    plays=False,
    takes_back=True,
)
_OFFERS = {
    Outcome.GOING: _Offer(
        mark("Show me"), mark("Stop trying"), mark("Turn the cube. The moves are hidden.")
    ),
    Outcome.LEFT: _Offer(
        mark("Show me"),
        mark("Stop trying"),
        mark("Another turn than in the lesson. Go on to the goal your own way, or take it back."),
        takes_back=True,
    ),
    Outcome.DONE: _Offer(
        mark("Next step"),
        mark("Try it again"),
        mark("Done — that is the step."),
        NoteKind.GOOD,
        plays=False,
    ),
}


class StepPage(Card):
    """Explains the present step, and lets it be watched or tried."""

    def __init__(self, model: Lessons) -> None:
        """Show the present step of ``model``."""
        super().__init__()
        self._model = model
        self._is_hiding = False
        self._said = ""
        self.place, self.title = Caption(), QLabel()
        self.title.setWordWrap(True)
        follow_font(self, self._fit_title)
        self.goal = ToldPart("goal", tr("Goal"))
        self.look = ToldPart("show", tr("Look for it"))
        self.why = ToldPart("why", tr("Why it works"))
        self.chips = MoveChips()
        self.chips.chosen.connect(self._on_chip)
        self.hide_button = IconButton("hide", "", "", is_worded=True)
        self.hide_button.clicked.connect(self._on_hide)
        self.following = Caption()
        self.message = Note()
        self.take_back_button = second_button(
            tr("Take it back"), tr("Undo the turn and go on with the solution")
        )
        self.practise_button = IconButton(
            "place-train",
            tr("Practise this"),
            tr("Open the lesson of this step in the course; your cube waits"),
            is_worded=True,
        )
        self.try_button = QPushButton()
        self.try_button.clicked.connect(self._on_try)
        self.show_button = primary_button(
            tr("Show the step"), tr("Play the moves of this step, and stop after them")
        )
        self.show_button.clicked.connect(self._on_show)
        words = QHBoxLayout()
        words.setSpacing(SPACE)
        words.addWidget(self.following, 1)
        words.addStretch()
        words.addWidget(self.hide_button, 0, Qt.AlignmentFlag.AlignTop)
        self.add(self.place, self.title, self.goal, self.look, self.chips, words, self.why)
        self.add(self.message, self.practise_button)
        self.foot = flow(self.take_back_button, self.try_button, self.show_button, even=False)
        """What can be done with the step, for the foot of the page that shows this card."""

    def refresh(self) -> None:
        """Show the present step, or that the lesson is over or has been left."""
        model = self._model
        step = model.step
        if model.has_left:
            self._say_alone(tr("The cube has left the lesson"))
            self._show_offer(_LEFT_LESSON)
        elif step is None:
            if model.is_solved:
                self._say_alone(tr("Solved"), tr("Every side has one colour."))
            else:
                self._say_alone(tr("Done"))
            self._show_offer(None)
        else:
            self._show_step(step)
            self._show_offer(_OFFERS.get(model.outcome, _STEP))

    def _say_alone(self, title: str, goal: str = "") -> None:
        """Say something that is about no step."""
        self.place.set_text("")
        self.title.setText(title)
        self.goal.set_text(goal)
        for part in (self.look, self.why):
            part.set_text("")
        self._show_moves(None)

    def _show_step(self, step: WayStep) -> None:
        is_tried = self._model.outcome is not Outcome.OVER
        told = self._model.told
        self.place.set_text(tr(step.place))
        self.title.setText(tr(step.title))
        self.goal.set_text(tr(step.goal))
        # How to hold the cube is said above it on the course's way.
        look = step.look if self._model.is_course else paragraph([step.spin, step.look])
        self.look.set_text("" if told is Told.GOAL else tr(look))
        # It tells the moves of some steps.
        is_why_told = told is not Told.GOAL and not is_tried
        self.why.set_text(tr(step.why) if is_why_told else "")
        self._show_moves(None if is_tried else step)

    def _show_moves(self, step: WayStep | None) -> None:
        """Show the moves of ``step``, unless the user hides them; ``None`` for none."""
        model = self._model
        self.hide_button.setVisible(step is not None)
        self.practise_button.setVisible(step is not None and bool(model.lesson))
        is_hiding = self._is_hidden
        self.chips.setVisible(step is not None and not is_hiding)
        words = tr("Show the moves") if is_hiding else tr("Hide")
        self.hide_button.setText(words)
        self.hide_button.setToolTip(words if is_hiding else tr("Hide the moves"))
        show_icon(self.hide_button, "show" if is_hiding else "hide")
        if step is None or is_hiding:
            self.following.set_text("")
            return
        timeline, moment = model.timeline, model.moment
        moves, size = timeline.moves[step.start : step.end], timeline.start.size
        self.chips.show_moves(moves, size, moment - step.start, letters=model.letters)
        move = timeline.moves[moment]
        words = tr(in_words(move, size))
        if model.letters:
            text = tr("Next: {move}, {words}")
            self.following.set_text(text.format(move=format_move(move, size), words=words))
        else:
            self.following.set_text(tr("Next: {words}").format(words=words))

    @property
    def _is_hidden(self) -> bool:
        """Whether the moves are not to be seen."""
        model = self._model
        return model.told is not Told.ALL if model.is_course else self._is_hiding

    def _show_offer(self, offer: _Offer | None) -> None:
        """Show what can be done with the step; ``None`` for nothing."""
        self.show_button.setVisible(offer is not None)
        self.try_button.setVisible(offer is not None and bool(offer.attempt))
        self.take_back_button.setVisible(offer is not None and offer.takes_back)
        self.foot.setVisible(offer is not None)
        if offer is None:
            self.message.set_text("")
            return
        text = tr(offer.message) if offer.message else ""
        if offer.takes_back:
            text = self._model.slip or text
        if text and text != self._said:
            announce(self, text)
            reveal(self.message)
        self._said = text
        self.message.set_text(text, offer.kind)
        # Who has broken something loses most by going on from there.
        is_back_first = offer is _LEFT_LESSON and self._model.is_broken
        self.take_back_button.setDefault(is_back_first)
        self.show_button.setDefault(not is_back_first)
        self.try_button.setText(tr(offer.attempt) if offer.attempt else "")
        self.show_button.setText(tr(offer.show))
        self.show_button.setAccessibleName(tr(offer.show))
        show_icon(self.show_button, "play" if offer.plays else "chevron-right")

    def _on_try(self) -> None:
        model, outcome = self._model, self._model.outcome
        if outcome is not Outcome.OVER:
            model.stop_trying()
        if outcome in (Outcome.OVER, Outcome.DONE):
            model.try_step()

    def _on_show(self) -> None:
        if self._model.has_left:
            self._model.begin()
        elif self._model.outcome is Outcome.DONE:
            self._model.go_on()
        else:
            self._model.show_step()

    def _on_chip(self, count: int) -> None:
        step = self._model.step
        if step is not None:
            self._model.go_to(step.start + count)

    def _on_hide(self) -> None:
        if self._model.is_course:
            self._model.show_turns(self._is_hidden)
        else:
            self._is_hiding = not self._is_hiding
            self.refresh()

    def _fit_title(self) -> None:
        self.title.setFont(scaled(self.font(), TITLE, bold=True))
