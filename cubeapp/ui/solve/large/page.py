"""The large page: the next move in a window of its own, to be read from a metre away."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QMouseEvent, QPalette, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from cubeapp.drawing.theme import Theme
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.moves import Move
from cubeapp.engine.notation.turn_names import format_move
from cubeapp.engine.notation.turn_words import in_words
from cubeapp.engine.teaching.chunks import Chunk
from cubeapp.ui.controls.announcing import announce
from cubeapp.ui.controls.display_label import DisplayLabel
from cubeapp.ui.controls.flow import flow
from cubeapp.ui.controls.font_sizes import fit_icon, scaled
from cubeapp.ui.controls.icon_button import show_icon
from cubeapp.ui.controls.note import Caption, Note
from cubeapp.ui.controls.panel import primary_button, second_button
from cubeapp.ui.controls.switch import Switch
from cubeapp.ui.solve.follow.choices import FollowChoices
from cubeapp.ui.solve.follow.model import Following, Stand
from cubeapp.ui.solve.follow.segments import Segments
from cubeapp.ui.solve.follow.words import check_words
from cubeapp.ui.solve.large.by_chunks import ByChunks, Part
from cubeapp.ui.solve.large.slip_pictures import SlipPictures
from cubeapp.ui.stage.caption import orientation_words
from cubeapp.ui.stage.cube_view import CubeView
from cubeapp.ui.stage.move_strip import Naming
from cubeapp.ui.stage.player import Player
from cubeapp.words import capitalised, counted, mark, plural, tr

ACROSS, DOWN = 64, 40
"""The page in sizes of its letters: they are as large as both allow."""
TOKEN, WORDS, PLACE, NEXT, BUTTONS = 12.0, 2.2, 1.4, 1.25, 1.1
"""How much larger the parts are written than the line at the head."""
SEVERAL = 4.0
"""The same of the names of several turns in one line."""
GAP, BAR, FOOT = 1.2, 3.2, 5.6
"""The space between two parts and the heights of head and foot, in sizes of the letters."""
HIGH, WIDE = 0.65, 11
"""The height of the buttons in that of their bar, and the width of those at the foot."""
SHARES = (1.0, 0.85, 0.7, 0.55, 0.4)
"""How large the move is written, at most and where its words need more and more lines."""
LOOK, WRONG = mark("Does yours look like this?"), mark("What does yours look like?")
LETTERS = 12
"""Pixels: the least size of the letters."""
_ENTER_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_NEXT_KEYS = (Qt.Key.Key_Space, Qt.Key.Key_Right, Qt.Key.Key_PageDown, *_ENTER_KEYS)
_BACK_KEYS = (Qt.Key.Key_Left, Qt.Key.Key_PageUp, Qt.Key.Key_Backspace)


class LargePage(QWidget):
    """Shows nothing but the cube, the next move, how far it is, and what can be done."""

    closed = Signal()
    lost_wanted = Signal(object)
    """The user's cube looks different: like this `Cube`, or in a way that is not known."""
    back_wanted = Signal(object, object)
    """The user's cube looks like this `Cube`, and the turns that lead back from it are known."""
    told = Signal()
    """What the page says is perhaps another thing."""

    def __init__(
        self,
        model: Following,
        choices: FollowChoices,
        player: Player,
        chunks: ByChunks,
        naming: Callable[[], Naming | None],
        *,
        has_voice: bool,
    ) -> None:
        """Show where the user is.

        Args:
            model: knows it.
            choices: how moves are told.
            player: makes the moves on screen.
            chunks: knows which turns of a lesson are made together.
            naming: returns what moves are called where they have no letters.
            has_voice: whether moves can be read aloud.
        """
        super().__init__(None, Qt.WindowType.Window)
        self.setObjectName("large-page")
        self.setWindowTitle(tr("Large page"))
        self._model, self._choices, self._player = model, choices, player
        self._naming, self._chunks = naming, chunks
        self._told = ""
        self.view = CubeView()
        # A click anywhere on the page goes on: this cube is for looking at.
        self.view.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hold = QLabel()
        self.aloud = Switch(tr("Read each move aloud"))
        self.aloud.setVisible(has_voice)
        self.leave_button = second_button(tr("Leave"), tr("Back to the window (Esc)"))
        self.place, self.words, self.next_words = Caption(), Note(), Caption()
        self.token = DisplayLabel(TOKEN, Qt.AlignmentFlag.AlignLeft)
        self.show_button = second_button("", "")
        self.own_button = second_button(
            tr("I did it my own way"), tr("Find out where you are, and go on from there")
        )
        self.slips = SlipPictures()
        self.segments = Segments()
        self.lost_button = second_button(
            tr("I'm lost"), tr("Find out where you are: about five stickers of your cube tell")
        )
        self.back_button = second_button(tr("Go back"), tr("Go back to the move before"))
        self.next_button = primary_button("", tr("Make this move on screen, too, and go on"))
        self._head, self._text, self._foot = QWidget(), QWidget(), QWidget()
        self._lay_out()
        self._connect()

    def set_theme(self, theme: Theme) -> None:
        """Draw in the colours of ``theme``, and call them what its scheme does."""
        self.view.set_theme(theme)
        self.slips.set_theme(theme)
        self.refresh()

    # Construction

    def _lay_out(self) -> None:
        for icon, button in (
            ("fullscreen-leave", self.leave_button),
            ("lost", self.lost_button),
            ("chevron-left", self.back_button),
            ("chevron-right", self.next_button),
        ):
            show_icon(button, icon)
        for button in (self.leave_button, self.lost_button, self.back_button, self.next_button):
            button.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        # What points on stands behind the words.
        self.next_button.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
        head, foot = QHBoxLayout(self._head), QHBoxLayout(self._foot)
        head.addWidget(self.hold, 1)
        head.addWidget(self.aloud)
        head.addWidget(self.leave_button)
        foot.addWidget(self.lost_button)
        foot.addWidget(self.segments, 1)
        foot.addWidget(self.back_button)
        foot.addWidget(self.next_button)
        self._text.installEventFilter(self)
        self._text.setAutoFillBackground(True)
        self._text.setBackgroundRole(QPalette.ColorRole.Base)
        self._text.setForegroundRole(QPalette.ColorRole.WindowText)
        text = QVBoxLayout(self._text)
        text.addStretch(1)
        for part in (self.place, self.token, self.words, self.next_words):
            text.addWidget(part)
        text.addWidget(flow(self.show_button, self.own_button, even=False))
        text.addWidget(self.slips)
        text.addStretch(1)
        middle = QHBoxLayout()
        middle.setSpacing(0)
        middle.addWidget(self.view, 21)
        middle.addWidget(self._text, 20)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._head)
        column.addLayout(middle, 1)
        column.addWidget(self._foot)
        self.view.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        self._text.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)

    def _connect(self) -> None:
        self.leave_button.clicked.connect(self.close)
        # Whoever comes back goes on.
        for button in (self.lost_button, self.show_button, self.own_button):
            button.clicked.connect(self.next_button.setFocus)
        self.lost_button.clicked.connect(self._on_lost)
        self.show_button.clicked.connect(self._on_show)
        self.own_button.clicked.connect(self._on_own_way)
        self.slips.chosen.connect(self._on_slip)
        self.back_button.clicked.connect(self._go_back)
        self.next_button.clicked.connect(self._go_on)
        self.aloud.toggled.connect(self._choices.set_reading)
        self._model.changed.connect(self.refresh)
        self._choices.changed.connect(self.refresh)

    # What the user does

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go on and back as with a presenter."""
        key, focused = Qt.Key(event.key()), self.focusWidget()
        if key in _ENTER_KEYS and isinstance(focused, QAbstractButton):
            focused.click()
        elif key in _NEXT_KEYS:
            self._go_on()
        elif key in _BACK_KEYS:
            self._go_back()
        elif key in (Qt.Key.Key_Escape, Qt.Key.Key_F11):
            self.close()
        else:
            super().keyPressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Go on after a click anywhere."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._go_on()

    def _on_lost(self) -> None:
        if self._chunks.part is Part.LOOK:
            self._chunks.deny()
            self.refresh()
        else:
            self.lost_wanted.emit(None)

    def _on_show(self) -> None:
        """Tell the turns of the step, or hide them."""
        self._chunks.show_turns(self.is_hiding)
        self.refresh()

    def _on_own_way(self) -> None:
        """Ask what the cube looks like now, as after a slip."""
        if self._chunks.part is Part.TURNS:
            self._chunks.finish()
        self._chunks.deny()
        self.refresh()

    def _on_slip(self, cube: Cube) -> None:
        """Find what went wrong with a cube that was chosen, unless that is every turn."""
        slip = next(slip for slip in self._chunks.slips if slip.cube == cube)
        if slip.is_mirrored:
            self.back_wanted.emit(cube, slip.back)
        else:
            self.lost_wanted.emit(cube)

    def _go_on(self) -> None:
        stand, part = self._model.stand, self._chunks.part
        if part is Part.TURNS:
            self._chunks.finish()
        elif part is Part.LOOK:
            self._chunks.confirm()
        elif part is Part.WRONG:
            self.lost_wanted.emit(None)
        elif stand is Stand.UNDERWAY:
            self._player.step(1)
        elif stand is Stand.CHECKING:
            self._model.checks.confirm()
        elif stand is Stand.LEFT:
            self._model.take_back()
        else:
            self.close()

    def _go_back(self) -> None:
        if self._chunks.part is not Part.MOVES or self._chunks.goes_back:
            self._chunks.go_back()
            self.refresh()
        elif self._model.done:
            self._player.step(-1)

    # What is shown

    def showEvent(self, event: QShowEvent) -> None:
        """Show where the user is, and take the keys."""
        super().showEvent(event)
        self.refresh()
        self.next_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Tell that the user is back in the window."""
        super().closeEvent(event)
        self.closed.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Write as large as there is room."""
        super().resizeEvent(event)
        side = max(min(self.width() / ACROSS, self.height() / DOWN), LETTERS)
        font = self.font()
        font.setPixelSize(round(side))
        for part, factor in (
            (self.hold, 1.0),
            (self.aloud, 1.0),
            (self.leave_button, 1.0),
            (self.place, PLACE),
            (self.next_words, NEXT),
            (self.show_button, 1.0),
            (self.own_button, 1.0),
            (self.slips, 1.0),
            (self.lost_button, BUTTONS),
            (self.back_button, BUTTONS),
        ):
            part.setFont(scaled(font, factor))
        self.next_button.setFont(scaled(font, BUTTONS, bold=True))
        self.token.setFont(font)
        for button in (
            self.leave_button,
            self.show_button,
            self.own_button,
            self.lost_button,
            self.back_button,
            self.next_button,
        ):
            fit_icon(button)
        self._space(round(side * GAP), side)
        self._fit_words()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Fit the words into their room again, which changes after the size of the page."""
        if watched is self._text and event.type() == QEvent.Type.Resize:
            self._fit_words()
        return super().eventFilter(watched, event)

    def _fit_words(self) -> None:
        """Write the move smaller where its words need many lines."""
        layout, room = self._text.layout(), self._text.size()
        assert layout is not None
        largest = SEVERAL if self._chunks.part is Part.TURNS else TOKEN
        for share in SHARES:
            self.token.set_factor(largest * share)
            self.words.setFont(scaled(self.token.font(), WORDS * (1 + share) / 2, bold=True))
            layout.invalidate()
            if layout.totalHeightForWidth(room.width()) <= room.height():
                break
        # The layout around may be at work just now, and would not lay these out again.
        layout.activate()

    def _space(self, gap: int, side: float) -> None:
        """Space the parts out, which have ``side`` pixels of letters."""
        self._head.setFixedHeight(round(BAR * side))
        self._foot.setFixedHeight(round(FOOT * side))
        self.leave_button.setFixedHeight(round(HIGH * BAR * side))
        for button in (self.lost_button, self.back_button, self.next_button):
            button.setFixedHeight(round(HIGH * FOOT * side))
            button.setMinimumWidth(round(WIDE * side))
        self.segments.setFixedHeight(round(0.6 * side))
        for part in (self._head, self._text, self._foot):
            layout = part.layout()
            assert layout is not None
            layout.setContentsMargins(gap, 0, gap, 0)
            layout.setSpacing(gap)
        text = self._text.layout()
        assert text is not None
        text.setContentsMargins(2 * gap, gap // 2, 2 * gap, gap // 2)

    def refresh(self) -> None:
        """Show where the user is now, while it is seen."""
        if not self.isVisible():
            return
        model, stand = self._model, self._model.stand
        if stand is Stand.NONE:
            self.close()
            return
        self.hold.setText(capitalised(orientation_words(model.cube)))
        self.aloud.setChecked(self._choices.reads_aloud)
        self.segments.set_progress(model.done, model.count)
        self.back_button.setEnabled(model.done > 0)
        self._name_buttons(tr("I'm lost"), tr("Go back"))
        self.lost_button.setVisible(True)
        self.show_button.hide()
        part = self._chunks.part
        self.own_button.setVisible(part is Part.LOOK or self.is_hiding)
        slips = self._chunks.slips if part is Part.WRONG else ()
        self.slips.show_cubes([slip.cube for slip in slips])
        if part is not Part.MOVES:
            self._show_chunk(part)
        elif stand is Stand.UNDERWAY:
            self._show_move()
        elif stand is Stand.CHECKING:
            self._show_check()
        else:
            self._show_end(stand)
        self._fit_words()
        self.told.emit()
        if self.words.text() != self._told:
            self._told = self.words.text()
            announce(self, self._told)

    def _name_buttons(self, lost: str, back: str, on: str = "") -> None:
        """Say what the buttons do; ``on`` is empty where that is said later."""
        buttons = (self.lost_button, lost), (self.back_button, back), (self.next_button, on)
        for button, words in buttons:
            if words:
                button.setText(words)
                button.setAccessibleName(words)

    def _show_chunk(self, part: Part) -> None:
        """Tell the turns that belong together, or ask what the cube looks like after them."""
        chunks = self._chunks
        chunk = chunks.chunk if part is Part.TURNS else chunks.made
        assert chunk is not None
        self.view.set_cursor(None)
        self.view.reset_view()
        self.place.set_text(self._place_of(chunk))
        self.token.setVisible(part is Part.TURNS and not chunk.is_by_heart)
        if part is Part.TURNS:
            self._show_turns(chunk)
        elif part is Part.LOOK:
            self.words.set_text(tr(LOOK))
            self.next_words.set_text(tr("Compare the three sides that you see."))
            self._name_buttons(tr("No"), tr("Go back"), tr("Yes"))
        else:
            self.words.set_text(tr(WRONG))
            has_slips = bool(chunks.slips)
            self.next_words.set_text(
                tr("Click the picture that it looks like, or answer a few questions.")
                if has_slips
                else tr("Answer a few questions, and the way on is found.")
            )
            self._name_buttons(tr("I'm lost"), tr("Take back"), tr("Where am I?"))
        self.lost_button.setVisible(part is not Part.WRONG)

    def _show_turns(self, chunk: Chunk) -> None:
        size, naming = self._model.cube.size, self._naming() or format_move
        self.token.set_text("   ".join(naming(move, size) for move in chunk.moves))
        self.words.set_text("\n".join(self._said_of(chunk)))
        told = tr("Make these turns on your cube, then compare.")
        self.next_words.set_text(tr(chunk.look) if chunk.is_by_heart else told)
        self._name_buttons(tr("I'm lost"), tr("Go back"), tr("Done"))
        # A turn of the whole cube is always told: the cube is compared in one hold.
        self.show_button.setVisible(chunk.card is not None)
        words = tr("Show the moves") if chunk.is_by_heart else tr("Hide the moves")
        self.show_button.setText(words)
        self.show_button.setAccessibleName(words)
        show_icon(self.show_button, "show" if chunk.is_by_heart else "hide")

    def _said_of(self, chunk: Chunk) -> list[str]:
        """Return the turns in words, or what they are for if they are made by heart."""
        if chunk.is_by_heart:
            return [tr(chunk.goal)]
        size = self._model.cube.size
        return [capitalised(in_words(move, size)) for move in chunk.moves]

    @property
    def read_aloud(self) -> str:
        """What is read to who wants that: the turns of a chunk, or what is asked."""
        part, chunk = self._chunks.part, self._chunks.chunk
        if part is Part.TURNS and chunk is not None:
            return ". ".join(self._said_of(chunk))
        return {Part.LOOK: tr(LOOK), Part.WRONG: tr(WRONG)}.get(part, "")

    @property
    def is_hiding(self) -> bool:
        """Whether turns are to be made that are not told."""
        chunk = self._chunks.chunk
        is_next = self.isVisible() and self._chunks.part is Part.TURNS
        return is_next and chunk is not None and chunk.is_by_heart

    @property
    def is_asking(self) -> bool:
        """Whether the picture, or a sticker of it, is asked about, and no move comes next."""
        is_checked = self.isVisible() and self._model.stand is Stand.CHECKING
        return is_checked or self.is_compared

    @property
    def is_compared(self) -> bool:
        """Whether the whole picture is compared with the user's own cube."""
        return self.isVisible() and self._chunks.part in (Part.LOOK, Part.WRONG)

    @staticmethod
    def _place_of(chunk: Chunk) -> str:
        title = capitalised(chunk.title)
        if chunk.count < 2:
            return title
        text, number = tr("{step}, {number} of {count}"), counted(chunk.number)
        return text.format(step=title, number=number, count=counted(chunk.count))

    def _show_move(self) -> None:
        model, move = self._model, self._model.next
        assert move is not None
        n, count = counted(model.done + 1), counted(model.count)
        self.place.set_text(tr("Move {n} of {count}").format(n=n, count=count))
        self.token.setVisible(self._choices.shows_letters)
        name = self._naming() or format_move
        self.token.set_text(name(move, model.cube.size))
        self.words.set_text(capitalised(in_words(move, model.cube.size)))
        after = model.after[0] if model.after else None
        self.view.set_cursor(None)
        self.view.reset_view()
        self.next_words.set_text(
            self._then(after) if after is not None else tr("That is the last one")
        )
        self._name_buttons("", "", tr("Done, next") if model.after else tr("Done"))

    def _show_check(self) -> None:
        """Ask for a sticker, which is framed; who says no is lost."""
        self.token.hide()
        self.place.set_text(tr("One look"))
        self.words.set_text(check_words(self._model))
        self.next_words.set_text(tr("Look at the framed place on your own cube."))
        self._name_buttons(tr("No"), "", tr("Yes"))
        check = self._model.checks.due
        if check is not None:
            self.view.set_cursor(check.sticker)
            self.view.look_at([check.sticker])

    def _then(self, move: Move) -> str:
        size = self._model.cube.size
        words = tr(in_words(move, size))
        if self._naming() is not None or not self._choices.shows_letters:
            return tr("Then {words}").format(words=words)
        return tr("Then {move}, {words}").format(move=format_move(move, size), words=words)

    def _show_end(self, stand: Stand) -> None:
        """Say that the cube is solved, or that it was turned otherwise."""
        self.token.hide()
        self.place.set_text("")
        if stand is Stand.LEFT:
            self.words.set_text(tr("The cube has left the solution"))
            self.next_words.set_text(tr("Undo the turn and go on with the solution"))
            self._name_buttons("", "", tr("Take it back"))
            return
        is_solved = self._model.cube.is_solved
        self.words.set_text(tr("Your cube is solved") if is_solved else tr("All moves are made"))
        count = self._model.count
        self.next_words.set_text(plural(count, tr("It took {n} move."), tr("It took {n} moves.")))
        self._name_buttons("", "", tr("Leave"))
