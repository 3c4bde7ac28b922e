"""The dock: transport, scrub bar and tempo, and below them the moves and the line for more."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import replace

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QHBoxLayout,
    QLabel,
    QMenu,
    QPushButton,
    QSlider,
    QToolButton,
    QVBoxLayout,
    QWidget,
    QWidgetAction,
)

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.moves import Move
from cubeapp.engine.notation.turn_names import format_move
from cubeapp.engine.notation.turn_words import in_words
from cubeapp.engine.text import Text
from cubeapp.engine.timeline.timeline import Purpose, Section, Timeline
from cubeapp.ui.controls.font_sizes import follow_font
from cubeapp.ui.controls.note import Note
from cubeapp.ui.controls.panel import quiet_tool, stack
from cubeapp.ui.controls.sizes import EDGE, SPACE
from cubeapp.ui.drawing.icons import text_icon
from cubeapp.ui.services.key_names import COMMAND_MODIFIERS
from cubeapp.ui.stage.move_strip import MoveStrip
from cubeapp.ui.stage.play_button import PlayButton
from cubeapp.ui.stage.player import Player
from cubeapp.ui.stage.scrub_bar import ScrubBar
from cubeapp.ui.stage.step_card import StepCard, Words
from cubeapp.words import counted, decimal, paragraph, tr

TRANSPORT = ("first", "previous_step", "back", "play", "forward", "next_step", "last")
"""The actions that have a button, in order."""
STEPPING = ("previous_step", "next_step")
GAP = 4
"""Pixels between the controls of the upper row."""
MARGIN = 8
"""Pixels beside the rows."""
UPPER, LOWER = 35, 32
"""Pixels: the least heights of the two rows."""
TEMPOS = (0.1, 0.2, 0.3, 0.5, 0.7, 1.0, 1.5, 2.0, 3.0, 4.0, 6.0)
FAST_TEMPOS = (10.0, 20.0, 50.0, 100.0, 200.0, 500.0, 1000.0)
"""Further ones, for solutions of thousands of moves."""
LONG = 300
"""Timelines with more moves than this can be played at `FAST_TEMPOS`."""
_ALL_TEMPOS = TEMPOS + FAST_TEMPOS


class TimelinePanel(QWidget):
    """The timeline: transport buttons, scrub bar, tempo, count, the moves, and what they do.

    What explains the moves is its `card`, which stands elsewhere.
    """

    tempo_changed = Signal(float)
    resolve_requested = Signal()
    """A solution is wanted from the present cube."""
    take_back_requested = Signal()
    """The turns that have left the solution are to be undone."""

    def __init__(
        self,
        player: Player,
        actions: Mapping[str, QAction],
        line: QWidget,
        parent: QWidget | None = None,
    ) -> None:
        """Make the panel.

        Args:
            player: goes where the user points.
            actions: those of `TRANSPORT`, and "pause_steps".
            line: where moves are typed, beside those of the timeline.
            parent: the owner.
        """
        super().__init__(parent)
        self.setObjectName("dock")
        self._player = player
        self._line = line
        self._transport = {name: actions[name] for name in TRANSPORT}
        self._pause = actions["pause_steps"]
        self._is_left = False
        self._is_offered = True
        self._tempo_keys = ""
        self._timeline = Timeline(Cube.solved(3))
        self._skipped: Mapping[int, Sequence[Text]] = {}
        """What the stages without moves say, by where they are."""
        self._time = 0.0
        self.bar = ScrubBar()
        self.strip = MoveStrip()
        self.tempo_slider = QSlider(Qt.Orientation.Horizontal)
        self.tempo_button = quiet_tool()
        self._count = QLabel()
        self.card = StepCard(self)
        self._others: list[StepCard] = []
        self.note = Note()
        self.pause_box = QCheckBox(tr("Pause after each step"))
        self.resolve_button = QPushButton(tr("Solve from here"))
        self.take_back_button = QPushButton(tr("Take it back"))
        self._buttons: dict[str, QToolButton] = {}
        self._build()
        follow_font(self, self._fit_font)
        self._join_pause()
        self._connect()
        self.set_tempo(1.0)
        self.set_timeline(self._timeline)
        self.set_time(0.0)
        self.set_left(False)

    def set_timeline(self, timeline: Timeline) -> None:
        """Show other moves."""
        self._timeline = timeline
        self._skipped = _skipped(timeline)
        self._time = min(self._time, len(timeline))
        self.bar.set_timeline(timeline)
        self.strip.set_timeline(timeline)
        self._fit_count()
        tempos = len(TEMPOS) + (len(FAST_TEMPOS) if len(timeline) > LONG else 0)
        self.tempo_slider.setMaximum(tempos - 1)
        self._explain_tempo()
        self._enable_transport()
        self._make_room()
        self._show_index()

    def set_time(self, moment: float) -> None:
        """Show where the picture is, in moves."""
        # A turn that was undone is still seen for a moment, and no longer one of them.
        moment = min(moment, len(self._timeline))
        is_other = math.floor(moment) != math.floor(self._time)
        self._time = moment
        self.bar.set_time(moment)
        if is_other:
            # All else is the same from the beginning of a move to its end.
            self._show_index()

    def _show_index(self) -> None:
        """Show how many moves are done, and say what the next one does."""
        self.strip.set_time(self._time)
        done, count = counted(math.floor(self._time)), counted(len(self._timeline))
        self._count.setText(f"{done} / {count}")
        self._show_words()

    def set_tempo(self, tempo: float) -> None:
        """Show a tempo, the nearest one of `TEMPOS`."""
        nearest = min(range(len(TEMPOS)), key=lambda index: abs(TEMPOS[index] - tempo))
        self.tempo_slider.setValue(nearest)
        self.tempo_button.setText(_tempo_text(TEMPOS[nearest]))

    def set_tempo_keys(self, keys: str) -> None:
        """Name the keys that change the tempo, in the slider's tooltip."""
        self._tempo_keys = keys
        self._explain_tempo()

    def _explain_tempo(self) -> None:
        fastest = _tempo_text(_ALL_TEMPOS[self.tempo_slider.maximum()])
        tip = tr("How fast the moves are played, 0.1× to {fastest}").format(fastest=fastest)
        for part in (self.tempo_slider, self.tempo_button):
            part.setToolTip(f"{tip} ({self._tempo_keys})" if self._tempo_keys else tip)

    def set_left(self, left: bool) -> None:
        """Say whether a hand turn has left the solution, and offer two ways on from there."""
        self._is_left = left
        if not left and QApplication.focusWidget() in (self.resolve_button, self.take_back_button):
            # The next in turn would be a line that takes letters.
            self.bar.setFocus(Qt.FocusReason.OtherFocusReason)
        self.resolve_button.setVisible(left)
        self.take_back_button.setVisible(left)
        self._show_pause()
        self._show_words()

    def set_note(self, note: str) -> None:
        """Say something of all the moves, below what each does; nothing if the text is empty."""
        self.note.set_text(note)

    def set_offered(self, offered: bool) -> None:
        """Say whether there is anything to step through; while a cube is painted there is not."""
        self._is_offered = offered
        for part in (self.bar, self.strip, self.tempo_button):
            part.setEnabled(offered)
        self._enable_transport()
        self._show_words()

    def also_tell_in(self, card: StepCard) -> None:
        """Tell in ``card``, too, what the moves do, but for the next one by itself."""
        self._others.append(card)
        self._make_room()
        self._show_words()

    def refresh(self) -> None:
        """Say anew what is said, with the present names of the colours."""
        self.bar.refresh()
        self._make_room()
        self._show_words()

    def _enable_transport(self) -> None:
        timeline = self._timeline
        for name, action in self._transport.items():
            there = bool(timeline.sections) if name in STEPPING else bool(timeline.moves)
            action.setEnabled(there and self._is_offered)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk along the timeline."""
        names = {
            Qt.Key.Key_Left: "back",
            Qt.Key.Key_Right: "forward",
            Qt.Key.Key_Home: "first",
            Qt.Key.Key_End: "last",
            Qt.Key.Key_Space: "play",
        }
        name = names.get(Qt.Key(event.key()))
        if name is None or event.modifiers() & COMMAND_MODIFIERS:
            super().keyPressEvent(event)
        elif name != "play" or not event.isAutoRepeat():
            # A key held down would play and pause in turn.
            self._transport[name].trigger()

    def _connect(self) -> None:
        self.bar.scrubbed.connect(self._player.scrub)
        self.bar.stepped.connect(self._player.step)
        self.strip.move_clicked.connect(self._on_move_clicked)
        self.tempo_slider.valueChanged.connect(self._on_tempo_slider)
        self.resolve_button.clicked.connect(self.resolve_requested)
        self.take_back_button.clicked.connect(self.take_back_requested)

    def _build(self) -> None:
        self.tempo_slider.setRange(0, len(TEMPOS) - 1)
        self.tempo_slider.setPageStep(1)
        self.tempo_slider.setAccessibleName(tr("Tempo"))
        self._count.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._count.setToolTip(tr("Moves done, of all"))
        self.resolve_button.setToolTip(tr("Find a new solution for the cube as it is now"))
        self.take_back_button.setToolTip(tr("Undo the turn and go on with the solution"))
        self._build_tempo()
        row = QHBoxLayout()
        row.addStrut(UPPER)
        row.setSpacing(GAP)
        for name, action in self._transport.items():
            make = PlayButton if name == "play" else quiet_tool
            self._buttons[name] = make(action)
            row.addWidget(self._buttons[name])
        row.addWidget(self.bar, 1)
        row.addWidget(self.tempo_button)
        row.addWidget(self._count)
        self._spare = (
            (self.tempo_button,),
            tuple(self._buttons[name] for name in STEPPING),
            (self._count,),
            (self._buttons["first"], self._buttons["last"]),
        )
        moves = QHBoxLayout()
        moves.addStrut(LOWER)
        moves.setSpacing(8)
        moves.addWidget(self.strip, 1)
        # The stage stays where it is when the line goes and comes.
        keeps_room = self._line.sizePolicy()
        keeps_room.setRetainSizeWhenHidden(True)
        self._line.setSizePolicy(keeps_room)
        moves.addWidget(self._line)
        for part in (self.note, self.pause_box, self.resolve_button, self.take_back_button):
            self.card.corner.addWidget(part)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(MARGIN, EDGE, MARGIN, 0)
        layout.setSpacing(0)
        layout.addLayout(row)
        layout.addLayout(moves)

    def _build_tempo(self) -> None:
        """Let the button open a slider, which the arrow keys move at once."""
        button, menu = self.tempo_button, QMenu(self)
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        button.setAccessibleName(tr("Tempo"))
        room = QWidget()
        stack(room, self.tempo_slider, margin=SPACE)
        action = QWidgetAction(menu)
        action.setDefaultWidget(room)
        menu.addAction(action)
        menu.aboutToShow.connect(lambda: QTimer.singleShot(0, self, self.tempo_slider.setFocus))
        button.setMenu(menu)
        self._show_tempo_icon()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the line between the stage and the dock."""
        QPainter(self).fillRect(0, 0, self.width(), EDGE, self.palette().mid())

    def changeEvent(self, event: QEvent) -> None:
        """Draw the icon in the colours of the theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._show_tempo_icon()

    def _show_tempo_icon(self) -> None:
        self.tempo_button.setIcon(text_icon("speed", self.palette()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave out what there is no room for; keys and menus have it still."""
        super().resizeEvent(event)
        self._leave_out()

    def minimumSizeHint(self) -> QSize:
        """Narrow enough for the most needed buttons and a short bar."""
        kept = (self._buttons[name] for name in ("back", "play", "forward"))
        width = sum(each.sizeHint().width() for each in kept) + self.bar.minimumSizeHint().width()
        return QSize(width + 6 * MARGIN, super().minimumSizeHint().height())

    def _leave_out(self) -> None:
        """Show as much of the upper row as there is room for, the most needed first."""
        room = self.width() - self.minimumSizeHint().width()
        for parts in reversed(self._spare):
            wanted = (part.sizeHint().expandedTo(part.minimumSize()) for part in parts)
            room -= sum(size.width() + GAP for size in wanted)
            for part in parts:
                part.setVisible(room >= 0)

    def _fit_font(self) -> None:
        line = self.fontMetrics().height()
        self.tempo_slider.setFixedWidth(9 * line)
        room = self._width_of("1000×") - self._width_of(self.tempo_button.text())
        self.tempo_button.setMinimumWidth(self.tempo_button.sizeHint().width() + max(room, 0))
        self._fit_count()

    def _fit_count(self) -> None:
        count = counted(len(self._timeline))
        # Of a fixed size, so that another number has nothing laid out anew.
        size = QSize(self._width_of(f"{count} / {count}"), self.fontMetrics().height())
        if size != self._count.minimumSize():
            self._count.setFixedSize(size)
            self._leave_out()

    def _join_pause(self) -> None:
        """Let the box show and do what the action does."""
        self.pause_box.setToolTip(self._pause.toolTip())
        self.pause_box.setChecked(self._pause.isChecked())
        self._pause.toggled.connect(self.pause_box.setChecked)
        self.pause_box.toggled.connect(self._pause.setChecked)

    def _width_of(self, text: str) -> int:
        return self.fontMetrics().horizontalAdvance(text) + 2

    def _words(self) -> Words:
        """Return what is said now."""
        if self._is_left:
            return _left(self._timeline.purpose)
        timeline = self._timeline
        stage, part = timeline.stage_at(self._time), timeline.step_at(self._time)
        if stage is None or part is None:
            return Words()
        if timeline.is_guide and self._time >= len(timeline):
            over = _solved() if timeline.cube_at(len(timeline)).is_solved else _reached()
            return self._after_skipped(over, len(timeline))
        words = Words.of(stage, part, self._is_held(part))
        return replace(self._after_skipped(words, part.start), following=self._next_move())

    def _is_held(self, part: Section) -> bool:
        """Tell whether the cube is held as ``part`` says, and no turn of it is due."""
        if part.step is None or part.step.hold is None:
            return True
        timeline, index = self._timeline, math.floor(self._time)
        is_due = index < part.end and timeline.moves[index].is_rotation(timeline.start.size)
        return not is_due and part.step.hold.is_of(timeline.cube_at(index))

    def _after_skipped(self, words: Words, index: int) -> Words:
        """Return ``words`` with what the stages say first that have nothing to do there."""
        skipped = map(tr, self._skipped.get(index, ()))
        return replace(words, sentence=paragraph([*skipped, words.sentence]))

    def _next_move(self) -> str:
        """Return the next move, or the one under way, by its name and in words."""
        timeline, index = self._timeline, math.floor(self._time)
        if index >= len(timeline):
            return ""
        return _announced(timeline.moves[index], timeline.start.size)

    def _show_words(self) -> None:
        words = self._words()
        self.card.show_words(words)
        for card in self._others:
            card.show_words(replace(words, following=""))
        # Where there are sections the lines stay, so that the views do not jump.
        is_wanted = bool(self._timeline.sections) or self._is_left
        self.card.setVisible(self._is_offered and is_wanted)

    def _make_room(self) -> None:
        sections = self._timeline.sections
        said = [
            self._after_skipped(Words.of(section, part), part.start)
            for section in sections
            for part in section.parts or (section,)
        ]
        size = self._timeline.start.size
        moves = set(self._timeline.moves) if sections else ()
        said += [_left(self._timeline.purpose), _solved(), _reached()]
        self.card.make_room(said, {_announced(move, size) for move in moves})
        for card in self._others:
            card.make_room(said, ())
        self._show_pause()

    def _show_pause(self) -> None:
        """Offer to pause where there are steps to play; the ways back take its place."""
        steps = sum(len(section.parts) or 1 for section in self._timeline.sections)
        self.pause_box.setVisible(steps > 1 and not self._is_left)

    def _on_move_clicked(self, index: int) -> None:
        self._player.go_to(index + 1)

    def _on_tempo_slider(self, index: int) -> None:
        self.tempo_button.setText(_tempo_text(_ALL_TEMPOS[index]))
        self.tempo_changed.emit(_ALL_TEMPOS[index])


def _skipped(timeline: Timeline) -> Mapping[int, Sequence[Text]]:
    """Return what the stages of ``timeline`` say that have nothing to do, by where they are."""
    notes: dict[int, list[Text]] = defaultdict(list)
    for section in timeline.sections:
        if section.start == section.end and section.note:
            notes[section.start].append(section.note)
    return notes


def _announced(move: Move, size: int) -> str:
    """Return the next move by its name and in words."""
    text = tr("Next: {move}, {words}")
    return text.format(move=format_move(move, size), words=tr(in_words(move, size)))


def _left(purpose: Purpose) -> Words:
    """Say that the cube was turned otherwise."""
    is_lesson = purpose is Purpose.LESSON
    what = tr("The cube has left the lesson") if is_lesson else tr("The cube has left the solution")
    return Words(what, sentence=tr("Solve it from here, or take the turn back."))


def _solved() -> Words:
    """Say that an answer is over."""
    advice = tr("Every side has one colour. Home goes back to the start.")
    return Words(tr("Solved"), sentence=advice)


def _reached() -> Words:
    """Say that an answer is over that solves a part of the cube."""
    advice = tr("There is nothing more to turn. Home goes back to the start.")
    return Words(tr("Done"), sentence=advice)


def _tempo_text(tempo: float) -> str:
    return f"{decimal(tempo, 1)}×" if tempo < FAST_TEMPOS[0] else f"{tempo:.0f}×"
