"""Where the cube stands among its moves: transport, scrub bar, tempo and the list of moves."""

from __future__ import annotations

import math
from collections.abc import Mapping

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSlider,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from cubeapp.engine.cube import Cube
from cubeapp.engine.timeline import Section, Timeline
from cubeapp.ui.controls.timeline_bars import MoveStrip, ScrubBar
from cubeapp.ui.keymap import COMMAND_MODIFIERS

LEFT = "The cube has left the solution."
TEMPOS = (0.1, 0.2, 0.3, 0.5, 0.7, 1.0, 1.5, 2.0, 3.0, 4.0, 6.0)
FAST_TEMPOS = (10.0, 20.0, 50.0, 100.0, 200.0, 500.0, 1000.0)
"""Further ones, for so many moves that nobody watches each of them."""
LONG = 300
"""Timelines with more moves than this can be played at `FAST_TEMPOS`."""
_ALL_TEMPOS = TEMPOS + FAST_TEMPOS


class TimelinePanel(QWidget):
    """The timeline: transport buttons, scrub bar, tempo, count, the moves, and a line of words."""

    scrubbed = Signal(float)
    """A moment, in moves."""
    stepped = Signal(int)
    """So many moves forward, back if negative."""
    jumped = Signal(int)
    """To the cube after so many moves."""
    tempo_changed = Signal(float)
    resolve_requested = Signal()
    """The person wants a solution from the present cube."""

    def __init__(self, transport: Mapping[str, QAction], parent: QWidget | None = None) -> None:
        """Make the panel.

        Args:
            transport: the actions "first", "back", "play", "forward" and "last".
            parent: the owner.
        """
        super().__init__(parent)
        self._transport = transport
        self._timeline = Timeline(Cube.solved(3))
        self._time = 0.0
        self.bar = ScrubBar()
        self.strip = MoveStrip()
        self.tempo_slider = QSlider(Qt.Orientation.Horizontal)
        self._tempo_label = QLabel()
        self._count = QLabel()
        self.note = QLabel()
        self.resolve_button = QPushButton("Solve from here")
        self._build()
        self.bar.scrubbed.connect(self.scrubbed)
        self.bar.stepped.connect(self.stepped)
        self.strip.move_clicked.connect(self._on_move_clicked)
        self.tempo_slider.valueChanged.connect(self._on_tempo_slider)
        self.resolve_button.clicked.connect(self.resolve_requested)
        self.set_tempo(1.0)
        self.set_timeline(self._timeline)
        self.set_time(0.0)
        self.set_left(False)

    def set_timeline(self, timeline: Timeline) -> None:
        """Show other moves."""
        self._timeline = timeline
        self.bar.set_timeline(timeline)
        self.strip.set_timeline(timeline)
        count = len(timeline)
        self._count.setMinimumWidth(self._width_of(f"{count:,} / {count:,}"))
        tempos = len(TEMPOS) + (len(FAST_TEMPOS) if count > LONG else 0)
        self.tempo_slider.setMaximum(tempos - 1)
        fastest = _tempo_text(_ALL_TEMPOS[tempos - 1])
        self.tempo_slider.setToolTip(
            f"How fast the moves are played, 0.1× to {fastest} (Ctrl+↑, Ctrl+↓)"
        )
        for action in self._transport.values():
            action.setEnabled(bool(timeline.moves))

    def set_time(self, moment: float) -> None:
        """Show where the picture is, in moves."""
        self._time = moment
        self.bar.set_time(moment)
        self.strip.set_time(moment)
        self._count.setText(f"{math.ceil(moment):,} / {len(self._timeline):,}")
        if not self.resolve_button.isVisibleTo(self):
            self._show_note(self._note_at(moment))

    def set_tempo(self, tempo: float) -> None:
        """Show a tempo, the nearest one of `TEMPOS`."""
        nearest = min(range(len(TEMPOS)), key=lambda index: abs(TEMPOS[index] - tempo))
        self.tempo_slider.setValue(nearest)
        self._tempo_label.setText(_tempo_text(TEMPOS[nearest]))

    def set_left(self, left: bool) -> None:
        """Say whether a hand turn has left the solution, and offer to solve from here."""
        self.resolve_button.setVisible(left)
        self._show_note(LEFT if left else self._note_at(self._time))

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
        else:
            self._transport[name].trigger()

    def _build(self) -> None:
        self.tempo_slider.setRange(0, len(TEMPOS) - 1)
        self.tempo_slider.setPageStep(1)
        self.tempo_slider.setFixedWidth(self.fontMetrics().height() * 6)
        self.tempo_slider.setAccessibleName("Tempo")
        self._tempo_label.setMinimumWidth(self._width_of("1000×"))
        self._count.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._count.setToolTip("Moves done, of all")
        self.resolve_button.setToolTip("Find a new solution for the cube as it is now")
        row = QHBoxLayout()
        row.setSpacing(2)
        for action in self._transport.values():
            button = QToolButton()
            button.setDefaultAction(action)
            button.setAutoRaise(True)
            button.setIconSize(QSize(18, 18))
            row.addWidget(button)
        row.addWidget(self.bar, 1)
        row.addSpacing(6)
        row.addWidget(self.tempo_slider)
        row.addWidget(self._tempo_label)
        row.addSpacing(8)
        row.addWidget(self._count)
        words = QHBoxLayout()
        words.addWidget(self.note, 1)
        words.addWidget(self.resolve_button)
        self.note.setWordWrap(True)
        self.note.setContentsMargins(8, 0, 0, 0)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 2, 8, 2)
        layout.setSpacing(2)
        layout.addLayout(row)
        layout.addWidget(self.strip)
        layout.addLayout(words)

    def _width_of(self, text: str) -> int:
        return self.fontMetrics().horizontalAdvance(text) + 2

    def _note_at(self, moment: float) -> str:
        """Return what the section at ``moment`` does, or its step there, for people."""
        section = _at(self._timeline.sections, moment)
        if section is None:
            return ""
        step = _at(section.parts, moment) or section
        return f"{section.name}: {step.note}" if step.note else ""

    def _show_note(self, text: str) -> None:
        self.note.setText(text)
        # Where some sections have a note the line stays, so that the views do not jump.
        noted = any(section.note for section in self._timeline.sections)
        self.note.setVisible(bool(text) or noted)

    def _on_move_clicked(self, index: int) -> None:
        self.jumped.emit(index + 1)

    def _on_tempo_slider(self, index: int) -> None:
        self._tempo_label.setText(_tempo_text(_ALL_TEMPOS[index]))
        self.tempo_changed.emit(_ALL_TEMPOS[index])


def _tempo_text(tempo: float) -> str:
    return f"{tempo:.1f}×" if tempo < FAST_TEMPOS[0] else f"{tempo:.0f}×"


def _at(sections: tuple[Section, ...], moment: float) -> Section | None:
    """Return the section at ``moment``; the last one also after its end."""
    here = (section for section in sections if moment < section.end or section is sections[-1])
    return next(here, None)
