"""Where am I? A question at a time, and in the end what went wrong and the way on."""

from __future__ import annotations

from math import log

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QAbstractButton,
    QDialog,
    QHBoxLayout,
    QLabel,
    QLayout,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from cubeapp.drawing.position import Position
from cubeapp.drawing.theme import Theme
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.moves import Move
from cubeapp.engine.notation.parsing import format_moves
from cubeapp.engine.slips.trail import Position as Whereabouts
from cubeapp.ui.controls.announcing import announce
from cubeapp.ui.controls.flow import flow
from cubeapp.ui.controls.font_sizes import follow_font, scaled
from cubeapp.ui.controls.icon_button import IconButton
from cubeapp.ui.controls.link_button import LinkButton
from cubeapp.ui.controls.note import Caption, Note, NoteKind
from cubeapp.ui.controls.panel import (
    Panel,
    primary_button,
    row,
    second_button,
    stack,
    thin_bar,
)
from cubeapp.ui.controls.sizes import SPACE, TITLE
from cubeapp.ui.drawing.palette import tokens_of
from cubeapp.ui.solve.lost.colour_buttons import ColourButtons
from cubeapp.ui.solve.lost.model import Lost, Stage
from cubeapp.ui.solve.lost.words import (
    about,
    advice,
    doubt,
    moves_around,
    question,
    rest_of_story,
    title,
    told,
    where,
)
from cubeapp.ui.stage.caption import orientation_words
from cubeapp.ui.stage.cube_view import CubeView
from cubeapp.words import capitalised, colour_word, counted, mark, paragraph, plural, tr

WIDE, HIGH, PICTURE = 60, 32, 24
"""The size of the dialog and the width of the cube's picture, in lines of text."""
FINE = 1000
"""Into how many parts the bar is cut."""
ENTER_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_TITLES = {
    Stage.LOOKING: mark("Where am I?"),
    Stage.ASKING: mark("Where am I?"),
    Stage.FOUND: mark("Found you"),
    Stage.WELL: mark("Found you"),
    Stage.NOTHING: mark("Not found"),
}


class LostDialog(QDialog):
    """Asks for stickers of the user's own cube, and tells what they come to."""

    go_on_wanted = Signal()
    """The user has the cube that was found, and wants to go on from it."""
    enter_wanted = Signal()
    """The whole cube is to be entered; the stickers that were told are known."""
    paste_wanted = Signal()
    """The clipboard may hold a cube."""

    def __init__(self, model: Lost, parent: QWidget) -> None:
        """Show how it stands.

        Args:
            model: knows it.
            parent: the window that the dialog lies over.
        """
        super().__init__(parent)
        self.setWindowTitle(tr("Where am I?"))
        self.setWindowModality(Qt.WindowModality.WindowModal)
        self._model = model
        self._said = ""
        self._led: QWidget | None = None
        """Where the keyboard was led last; it stays where the user takes it from there."""
        self.heading, self.count = QLabel(), Caption()
        self.close_button = IconButton("close", tr("Close"), tr("Close this window"))
        self.close_button.clicked.connect(self.reject)
        self.view = CubeView()
        self.view.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hold = Caption()
        self._make_asking()
        self._make_telling()
        self._pages = QStackedWidget()
        self._pages.addWidget(_page(self._asking))
        telling = QWidget()
        stack(telling, _page(self._telling), self._buttons, spacing=SPACE)
        self._pages.addWidget(telling)
        self._lay_out()
        follow_font(self, self._fit_font)
        model.changed.connect(self.refresh)

    def set_theme(self, theme: Theme) -> None:
        """Draw in the colours of ``theme``, and call them what its scheme does."""
        self.view.set_theme(theme)
        self.colours.set_theme(theme)
        self.refresh()

    # Construction

    def _make_asking(self) -> None:
        self.question, self.where = Note(), Caption()
        self.colours = ColourButtons()
        self.not_sure = LinkButton(
            tr("Not sure, ask me another"), tr("Go on with another sticker (key 0)")
        )
        self.paste = LinkButton(
            tr("Paste the whole cube"), tr("Take the cube that is on the clipboard (Ctrl+V)")
        )
        self.again = LinkButton(
            tr("Change that answer"), tr("Take that answer back, and be asked for it anew")
        )
        self.left, self.of = Caption(), Caption()
        self.bar = thin_bar(tr("How much is known"))
        self.answers = Caption()
        self.take_back = LinkButton(tr("Take back"), tr("Take the last answer back (Backspace)"))
        self.of.setAlignment(Qt.AlignmentFlag.AlignRight)
        links = flow(self.not_sure, self.paste, self.again, even=False)
        answers = row(self.answers, self.take_back, spacing=SPACE)
        answers.setStretch(0, 1)
        answers.setAlignment(self.take_back, Qt.AlignmentFlag.AlignRight)
        self._asking: tuple[QWidget | QLayout | None, ...] = (
            *(self.question, self.where, self.colours, links, None),
            *(row(self.left, self.of), self.bar, answers),
        )
        self.colours.chosen.connect(self._model.answer)
        self.not_sure.clicked.connect(lambda: self._model.answer(None))
        self.take_back.clicked.connect(self._model.take_back)
        self.again.clicked.connect(self._model.ask_again)
        self.paste.clicked.connect(self.paste_wanted)

    def _make_telling(self) -> None:
        self.story, self.details, self.advice = Note(), Note(), Caption()
        self.made = Note()
        self.way, self.moves, self.check = Note(), Note(), Caption()
        self.busy = thin_bar(tr("Looking for the way on…"))
        self.busy.setRange(0, 0)
        self.moves.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.other_button = second_button("", "")
        self.on_button = primary_button("", "")
        self._buttons = row(self.other_button, self.on_button, spacing=SPACE)
        self._buttons.setStretch(0, 1)
        self._buttons.setStretch(1, 2)
        self._telling: tuple[QWidget | QLayout | None, ...] = (
            *(self.story, self.details, self.made, self.advice),
            *(self.way, self.busy, self.moves, self.check, None),
        )
        self.other_button.clicked.connect(self._on_other)
        self.on_button.clicked.connect(self._on_button)

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self.heading, 1)
        self.count.setWordWrap(False)
        self.count.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Minimum)
        head.addWidget(self.count)
        head.addWidget(self.close_button)
        picture = QVBoxLayout()
        picture.addWidget(self.view, 1)
        picture.addWidget(self.hold)
        self.hold.setAlignment(Qt.AlignmentFlag.AlignCenter)
        both = QHBoxLayout()
        both.setSpacing(2 * SPACE)
        both.addLayout(picture, PICTURE)
        both.addWidget(self._pages, WIDE - PICTURE)
        column = QVBoxLayout(self)
        column.setContentsMargins(2 * SPACE, 2 * SPACE, 2 * SPACE, 2 * SPACE)
        column.setSpacing(2 * SPACE)
        column.addLayout(head)
        column.addLayout(both, 1)

    def _fit_font(self) -> None:
        line = self.fontMetrics().height()
        for label in (self.heading, self.question, self.story):
            label.setFont(scaled(self.font(), TITLE, bold=True))
        for label in (self.left, self.way, self.moves):
            label.setFont(scaled(self.font(), 1.0, bold=True))
        self.view.setMinimumWidth(round(PICTURE * line / 2))
        room = self.screen().availableSize() * 0.94
        wanted = QSize(WIDE * line, HIGH * line)
        self.resize(wanted.boundedTo(room))

    # What the user does

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Answer by the keys of the colours."""
        is_asking, focused = self._model.stage is Stage.ASKING, self.focusWidget()
        colour = self.colours.colour_of(event.text()) if event.text() else None
        if is_asking and colour is not None:
            self._model.answer(colour)
        elif is_asking and event.text() in ("0", "?"):
            self._model.answer(None)
        elif event.key() == Qt.Key.Key_Backspace and self._model.can_take_back:
            self._model.take_back()
        elif event.matches(QKeySequence.StandardKey.Paste):
            self.paste_wanted.emit()
        elif event.key() in ENTER_KEYS and isinstance(focused, QAbstractButton):
            focused.click()
        else:
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """End the questions."""
        super().closeEvent(event)
        self._model.leave()

    def _on_other(self) -> None:
        if self._model.stage is Stage.NOTHING:
            self._model.take_back()
        else:
            self._model.disagree()

    def _on_button(self) -> None:
        if self._model.stage is Stage.NOTHING:
            self.enter_wanted.emit()
        else:
            self.go_on_wanted.emit()

    def say(self, text: str) -> None:
        """Say on the page that is shown what is wrong with what was pasted."""
        note = self.where if self._model.stage is Stage.ASKING else self.advice
        note.set_text(text, NoteKind.PROBLEM)
        announce(self, text)

    # What is shown

    def refresh(self) -> None:
        """Show how it stands."""
        stage = self._model.stage
        if stage is Stage.IDLE:
            self.close()
            return
        self.heading.setText(tr(_TITLES[stage]))
        self._pages.setCurrentIndex(0 if stage in (Stage.ASKING, Stage.LOOKING) else 1)
        {
            Stage.LOOKING: self._show_looking,
            Stage.ASKING: self._show_question,
            Stage.FOUND: self._show_found,
            Stage.WELL: self._show_well,
            Stage.NOTHING: self._show_nothing,
        }[stage]()
        self._lead_keys(stage)
        said = self.question.text() if stage is Stage.ASKING else self.story.text()
        if said != self._said:
            self._said = said
            announce(self, said)

    def _lead_keys(self, stage: Stage) -> None:
        """Have the keyboard where it goes on, once it goes on elsewhere."""
        part = self.colours.buttons[0] if stage is Stage.ASKING else self.on_button
        if stage is Stage.LOOKING or not part.isEnabled():
            self._led = None
        elif part is not self._led:
            self._led = part
            part.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_looking(self) -> None:
        one, two = tr("Looking where a slip can have led…"), tr("Looking where two slips lead…")
        self.question.set_text(two if self._model.questions else one)
        for caption in (self.where, self.count, self.left, self.of):
            caption.set_text("")
        self.bar.setRange(0, 0)
        self.again.hide()
        self._let_answer(False)
        self._show_cube(self._model.seen, None)

    def _let_answer(self, can_answer: bool) -> None:
        for part in (self.colours, self.not_sure, self.paste):
            part.setEnabled(can_answer)
        self.take_back.setEnabled(can_answer and self._model.can_take_back)

    def _show_question(self) -> None:
        inquiry, size = self._model.inquiry, self._model.trail.size
        sticker = self._model.ask
        assert sticker is not None
        number = 1 + self._model.questions
        text = tr("Question {n} of about {count}")
        about_all = number - 1 + max(inquiry.about_to_go, 1)
        self.count.set_text(text.format(n=counted(number), count=counted(about_all)))
        self.question.set_text(question(sticker, size))
        doubted = inquiry.doubtful
        self.again.setVisible(bool(doubted))
        if doubted:
            self.where.set_text(doubt(doubted[0].sticker, size), NoteKind.PROBLEM)
        else:
            self.where.set_text(where(sticker, self._model.told))
        left, first = inquiry.left, len(inquiry.hypotheses)
        self.left.set_text(plural(left, tr("{n} cube left"), tr("{n} cubes left")))
        self.of.set_text(tr("of {n}").format(n=counted(first)))
        self.bar.setRange(0, FINE)
        # An answer leaves a share of the cubes, so the bar counts how often they were shared.
        self.bar.setValue(round(FINE * log(first / max(left, 1)) / max(log(first), 1)))
        lines = (
            f"{told(answer.sticker, size)}: {colour_word(answer.colour)}"
            for answer in inquiry.answers[-2:]
            if answer.colour is not None
        )
        self.answers.set_text(" · ".join(lines))
        self._let_answer(True)
        self._show_cube(self._model.seen, sticker)

    def _show_found(self) -> None:
        model, found = self._model, self._model.found
        assert found is not None
        trail, slip = model.trail, found.slips[0]
        self.count.set_text(self._questions())
        self.story.set_text(title(slip, trail))
        more = [title(each, trail) for each in found.slips[1:]]
        self.details.set_text(
            paragraph((about(slip, trail), rest_of_story(found), *(f"{each}." for each in more)))
        )
        self._show_made(found)
        self.advice.set_text(advice(slip, trail))
        self._show_way(found)
        self._name_buttons(
            (tr("It looks different"), tr("Ask me more: my cube is not the one in the picture")),
            (tr("Done"), tr("Close this window"))
            if model.is_scramble
            else (tr("Go on from here"), tr("Follow these moves with your cube")),
        )
        self.on_button.setEnabled(model.way is not None)
        self._show_cube(found.cube, None)

    def _show_made(self, found: Whereabouts) -> None:
        """Show the moves around the slip, which is set off; one that was left out is struck."""
        before, slip, after = moves_around(found, self._model.trail)
        fault = tokens_of(self.palette()).fault
        mark = "b" if found.slips[0].did else "s"
        self.made.set_text(
            f'{before} <{mark}><span style="color:{fault}">{slip}</span></{mark}> {after}'
        )

    def _show_way(self, found: Whereabouts) -> None:
        way, size = self._model.way, self._model.trail.size
        self.busy.setVisible(way is None)
        if way is None:
            self.way.set_text(tr("Looking for the way on…"))
            self.moves.set_text("")
            self.check.set_text("")
            return
        count = len(way.moves)
        if not way.moves:
            self.way.set_text(tr("The lesson goes on from your cube."))
            self.moves.set_text("")
            self.check.set_text(tr("Does the picture match your cube?"))
            return
        if self._model.is_scramble:
            one = tr("To the scramble: {n} move")
            text = plural(count, one, tr("To the scramble: {n} moves"))
        else:
            one = tr("Go on from here: {n} move")
            text = plural(count, one, tr("Go on from here: {n} moves"))
        self.way.set_text(text)
        self.moves.set_text(format_moves(way.moves, size))
        self.check.set_text(tr("Does the picture match your cube? Then these moves lead on."))
        self.view.set_next_move(way.moves[0] if way.moves else None)

    def _show_well(self) -> None:
        found = self._model.found
        assert found is not None
        self.count.set_text(self._questions())
        self.story.set_text(tr("All is well"))
        text = tr("Your cube is as it should be after move {n}.")
        if not found.after:
            text = tr("Your cube is as it should be before the first move.")
        self.details.set_text(text.format(n=counted(found.after)))
        self._tell_no_more()
        self._name_buttons(
            (tr("It looks different"), tr("Ask me more: my cube is not the one in the picture")),
            (tr("Done"), tr("Close this window"))
            if self._model.is_scramble
            else (tr("Go on"), tr("Follow the moves from there")),
        )
        self.on_button.setEnabled(True)
        self._show_cube(found.cube, None)

    def _show_nothing(self) -> None:
        fault = self._model.fault
        self.count.set_text(self._questions())
        self.story.set_text(tr("No slip leads to your cube"))
        text = tr("No one or two slips explain the stickers that you entered.")
        enter = tr("Enter the whole cube instead; what you told is painted already.")
        self.details.set_text(paragraph((fault or text, enter)))
        self._tell_no_more()
        self._name_buttons(
            (tr("Take back"), tr("Take the last answer back (Backspace)")),
            (tr("Enter my cube"), tr("Paint your own cube in")),
        )
        self.other_button.setEnabled(self._model.can_take_back)
        self.on_button.setEnabled(True)
        self._show_cube(self._model.seen, None)

    def _tell_no_more(self) -> None:
        """Show neither a slip nor a way on."""
        for note in (self.made, self.advice, self.way, self.moves, self.check):
            note.set_text("")
        self.busy.hide()

    def _name_buttons(self, other: tuple[str, str], on: tuple[str, str]) -> None:
        self.other_button.setEnabled(True)
        for button, (text, tip) in ((self.other_button, other), (self.on_button, on)):
            button.setText(text)
            button.setToolTip(tip)
            button.setAccessibleName(text)
            button.setAccessibleDescription(tip)

    def _show_cube(self, cube: Cube, sticker: int | None) -> None:
        """Show a cube, and a frame around a sticker of it."""
        self.view.set_next_move(self._first_move() if sticker is None else None)
        self.view.set_position(Position(cube))
        self.view.set_cursor(sticker)
        self.view.reset_view()
        if sticker is not None:
            self.view.look_at([sticker])
        self.hold.set_text(capitalised(orientation_words(self._model.told)))

    def _first_move(self) -> Move | None:
        way = self._model.way
        return way.moves[0] if way is not None and way.moves else None

    def _questions(self) -> str:
        asked = self._model.questions
        return plural(asked, tr("{n} question"), tr("{n} questions"))


def _page(parts: tuple[QWidget | QLayout | None, ...]) -> Panel:
    """Return ``parts`` below each other; ``None`` stands for what room there is."""
    page = Panel()
    page.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    page.body.setContentsMargins(0, 0, 0, 0)
    for part in parts:
        if part is None:
            page.body.addStretch()
        elif isinstance(part, QWidget):
            page.body.addWidget(part)
        else:
            page.body.addLayout(part)
    return page
