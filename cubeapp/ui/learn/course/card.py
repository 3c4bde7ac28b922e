"""The card of an exercise: its goal, what is said of it, what to look for, its turns and why."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from cubeapp.drawing.theme import Theme
from cubeapp.engine.model.moves import Move
from cubeapp.engine.teaching.pictures import Picture
from cubeapp.engine.teaching.policy import Situation
from cubeapp.ui.controls.announcing import announce
from cubeapp.ui.controls.card import Card
from cubeapp.ui.controls.flow import flow
from cubeapp.ui.controls.font_sizes import follow_font, scaled
from cubeapp.ui.controls.icon_button import IconButton, show_icon
from cubeapp.ui.controls.note import Caption, Note, NoteKind
from cubeapp.ui.controls.panel import row
from cubeapp.ui.controls.sizes import SPACE, TITLE
from cubeapp.ui.learn.course.picture_choice import PictureChoice
from cubeapp.ui.learn.lessons.move_chips import MoveChips
from cubeapp.ui.learn.lessons.told_part import ToldPart
from cubeapp.words import tr


class TurnRows(QWidget):
    """The turns of a card, one chunk a row, in words and arrows or in letters."""

    def __init__(self) -> None:
        super().__init__()
        self.setup = Caption()
        self._rows = [MoveChips(are_chosen=False)]
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(SPACE // 2)
        self._column.addWidget(self._rows[0])
        # Below its turn, as the words of the others: the whole cube may be turned before it.
        self._column.addWidget(self.setup)

    @property
    def rows(self) -> tuple[MoveChips, ...]:
        """The rows that are shown."""
        return tuple(row for row in self._rows if not row.isHidden())

    def show_chunks(
        self, groups: Sequence[Sequence[Move]], setup: str, size: int, done: int, letters: bool
    ) -> None:
        """Show turns.

        Args:
            groups: those in each row.
            setup: what the first row is for; empty if nothing is said of it.
            size: of the cube.
            done: how many of them are done.
            letters: whether they are named by letters.
        """
        self.setup.set_text(setup)
        while len(self._rows) < len(groups):
            self._rows.append(MoveChips(are_chosen=False))
            self._column.addWidget(self._rows[-1])
        for chips in self._rows[len(groups) :]:
            chips.hide()
        for chips, moves in zip(self._rows, groups, strict=False):
            chips.show_moves(moves, size, done, letters=letters)
            chips.show()
            done -= len(moves)


class CourseCard(Card):
    """Shows what the page is given, and says what is clicked."""

    answered = Signal(int)
    """The index of a picture that was chosen."""

    def __init__(self) -> None:
        super().__init__()
        self._announced = ""
        self.place, self.title = Caption(), QLabel()
        self.title.setWordWrap(True)
        self.task = Note()
        follow_font(self, self._fit_title)
        self.goal = ToldPart("goal", tr("Goal"))
        self.rule = ToldPart("bookmark", tr("Remember"))
        self.message = Note()
        self.take_back_button = QPushButton(tr("Take back"))
        self.take_back_button.setToolTip(tr("Undo the turns that led away"))
        self.mend_hint_button = QPushButton(tr("Hint"))
        self.mending = flow(self.take_back_button, self.mend_hint_button)
        self.look = ToldPart("show", tr("Look for it"))
        self.asked = Note()
        self.pictures = PictureChoice()
        self.pictures.chosen.connect(self.answered)
        self.turns = TurnRows()
        self.do = Caption()
        self.hide_button = IconButton("show", "", "", is_worded=True)
        self.why = ToldPart("why", tr("Why it works"))
        self._lay_out()

    def _lay_out(self) -> None:
        hiding = row(self.do, self.hide_button, spacing=SPACE)
        hiding.addStretch()
        hiding.setStretch(0, 1)
        hiding.setAlignment(self.hide_button, Qt.AlignmentFlag.AlignTop)
        self.add(self.place, self.title, self.task, self.goal, self.message, self.mending)
        self.add(self.rule, self.look, self.asked, self.pictures, self.turns, hiding, self.why)

    def set_theme(self, theme: Theme) -> None:
        """Draw pictures in the colours of ``theme``."""
        self.pictures.set_theme(theme)

    def say_title(self, place: str, title: str) -> None:
        """Name what the card is about, and where that is on the way."""
        self.place.set_text(place)
        self.title.setText(title)

    def say(self, text: str, kind: NoteKind, takes_back: bool, hints: bool) -> None:
        """Show the one message there is, and what it offers."""
        self.message.set_text(text, kind)
        self.mending.setVisible(takes_back)
        self.take_back_button.setVisible(takes_back)
        self.mend_hint_button.setVisible(takes_back and hints)
        if text and text != self._announced:
            announce(self, text)
        self._announced = text

    def ask(self, text: str, pictures: Sequence[Picture], *, is_asked: bool = True) -> None:
        """Ask for one of some pictures, or only show them; none if there are none."""
        self.asked.set_text(text)
        self.pictures.show_pictures(pictures)
        self.pictures.set_choosable(is_asked)

    def hide_turns(self) -> None:
        """Show no turns."""
        self.turns.hide()
        self.do.set_text("")

    def show_turns(
        self,
        groups: Sequence[Sequence[Move]],
        card: Situation | None,
        size: int,
        done: int,
        letters: bool,
    ) -> None:
        """Show turns in groups, with what ``card`` says of them; see `TurnRows.show_chunks`."""
        self.do.set_text("" if card is None else tr(card.do))
        self.turns.show_chunks(groups, "" if card is None else tr(card.setup), size, done, letters)
        self.turns.show()

    def offer_hiding(self, is_offered: bool, is_hidden: bool) -> None:
        """Offer to show what is hidden, or to hide it again."""
        self.hide_button.setVisible(is_offered)
        words = tr("Show the turns") if is_hidden else tr("Hide")
        self.hide_button.setText(words)
        self.hide_button.setAccessibleName(words)
        self.hide_button.setToolTip(words)
        show_icon(self.hide_button, "show" if is_hidden else "hide")

    def _fit_title(self) -> None:
        self.title.setFont(scaled(self.font(), TITLE, bold=True))
        self.task.setFont(scaled(self.font(), 1.0, bold=True))
