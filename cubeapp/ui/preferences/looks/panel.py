"""How the cube looks: its colours, stickers and body, what is shown of its back, and motion."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QSignalBlocker
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget

from cubeapp.drawing.colour_names import names_of
from cubeapp.drawing.colours import Rgb
from cubeapp.drawing.theme import (
    BLACK,
    COLOUR_LETTERS,
    FACE_LETTERS,
    FULL,
    GREY,
    LARGEST_GAP,
    LEAST_GAP,
    NO_MARKS,
    PATTERNS,
    ROUND,
    ROUNDED,
    SQUARE,
    STICKERLESS,
    WHITE_BODY,
    Looks,
)
from cubeapp.ui.controls.card import Card
from cubeapp.ui.controls.choices import choice, show_choice, show_value, slider
from cubeapp.ui.controls.flow import flow
from cubeapp.ui.controls.forms import form_layout
from cubeapp.ui.controls.note import Caption, Note, NoteKind
from cubeapp.ui.controls.panel import Panel, button, row
from cubeapp.ui.controls.switch import Switch
from cubeapp.ui.preferences.looks.colour_field import ColourField
from cubeapp.ui.preferences.looks.model import CubeStyle
from cubeapp.ui.preferences.looks.scheme_form import SchemeForm
from cubeapp.words import capitalised, mark, tr

MARK_TITLES = (
    (NO_MARKS, mark("Nothing")),
    (FACE_LETTERS, mark("Letters of the faces")),
    (COLOUR_LETTERS, mark("Letters of the colours")),
    (PATTERNS, mark("A shape for each colour")),
)
SHAPE_TITLES = (
    (ROUNDED, mark("Rounded")),
    (SQUARE, mark("Square")),
    (ROUND, mark("Round")),
    (FULL, mark("Full, edge to edge")),
)
OWN_BODY = "own"
BODY_TITLES = (
    (BLACK, mark("Black")),
    (WHITE_BODY, mark("White")),
    (GREY, mark("Grey")),
    (STICKERLESS, mark("Stickerless: coloured all through")),
    (OWN_BODY, mark("A colour of my own")),
)
FIRST_OWN_BODY = "#24406e"
SLOWEST_TURN_MS, FASTEST_TURN_MS, TURN_STEP_MS = 600, 80, 20
GAP_UNITS = 1000
"""The gap slider counts in thousandths of a cell."""


class LooksPanel(Panel):
    """Shows and changes a `CubeStyle`; every choice is in force at once."""

    def __init__(
        self,
        style: CubeStyle,
        trackball: QAction,
        instant: QAction,
        has_motion_hints: bool,
        of_window: Sequence[QWidget] = (),
    ) -> None:
        """Show what is chosen.

        Args:
            style: the model.
            trackball: the command that lets a drag tumble the cube.
            instant: the command that shows turns without motion.
            has_motion_hints: whether the system says if it prefers less motion.
            of_window: buttons to what concerns the window rather than the cube.
        """
        super().__init__()
        self._style = style
        self.scheme = SchemeForm(style)
        self.marks_choice = choice(MARK_TITLES, tr("What stands on the stickers"))
        self.shape_choice = choice(SHAPE_TITLES, tr("Shape of the stickers"))
        least, most = (round(gap * GAP_UNITS) for gap in (LEAST_GAP, LARGEST_GAP))
        self.gap_slider = slider(least, most, 5, tr("Gap between the stickers"))
        self.body_choice = choice(BODY_TITLES, tr("What the cube is made of"))
        self.body_field = ColourField(tr("Colour of the cube's body"))
        self.body_note = Note()
        self.hints_box = Switch(tr("Hidden stickers behind the cube"))
        self.back_box = Switch(tr("The cube from behind"))
        self.trackball_box = Switch(tr("Look from anywhere"))
        self.instant_box = Switch(tr("Turn instantly"))
        self.follows_box = Switch(tr("Less motion if the system asks"))
        times = (FASTEST_TURN_MS, SLOWEST_TURN_MS, TURN_STEP_MS)
        self.turn_slider = slider(*times, tr("Time for a turn by hand, in milliseconds"))
        self.turn_label = QLabel()
        self.reset_button = button(tr("All &defaults"), tr("Reset everything on this page"))
        self._explain()
        self._lay_out(of_window)
        self.follows_box.setVisible(has_motion_hints)
        self._connect()
        self._join(self.trackball_box, trackball)
        self._join(self.instant_box, instant)
        self.refresh()
        self._show_motion()

    def refresh(self) -> None:
        """Show the style of the cube."""
        looks = self._style.looks
        self.scheme.set_own_colours(self._style.own_colours)
        self.scheme.set_scheme(looks.scheme, looks.marks != NO_MARKS)
        show_choice(self.marks_choice, looks.marks)
        show_choice(self.shape_choice, looks.shape)
        show_value(self.gap_slider, round(looks.gap * GAP_UNITS))
        self.shape_choice.setEnabled(not looks.is_stickerless)
        self.gap_slider.setEnabled(not looks.is_stickerless and looks.shape != FULL)
        is_own = looks.body.startswith("#")
        show_choice(self.body_choice, OWN_BODY if is_own else looks.body)
        if is_own:
            self.body_field.set_colour(looks.body, capitalised(tr(names_of([looks.body])[0])))
        self.body_field.setVisible(is_own)
        self.body_note.set_text("")
        for box, is_on in ((self.hints_box, looks.has_hints), (self.back_box, looks.has_back)):
            with QSignalBlocker(box):
                box.setChecked(is_on)

    def _show_motion(self) -> None:
        with QSignalBlocker(self.follows_box):
            self.follows_box.setChecked(self._style.follows_system_motion)
        show_value(self.turn_slider, self._style.turn_ms)
        self.turn_label.setText(tr("{n} ms").format(n=self._style.turn_ms))

    # Construction

    def _explain(self) -> None:
        tips = {
            self.marks_choice: tr("Letters or shapes tell apart what looks alike (↑ ↓)"),
            self.shape_choice: tr("How the stickers are cut (↑ ↓)"),
            self.gap_slider: tr("How much of the body is seen between the stickers (← →)"),
            self.body_choice: tr("The plastic between the stickers (↑ ↓)"),
            self.hints_box: tr("The three hidden faces float behind the cube (Space)"),
            self.back_box: tr("Show the cube a second time, from the other side (Space)"),
            self.turn_slider: tr("How long a quarter turn takes that you make yourself (← →)"),
            self.trackball_box: tr(
                "Let a drag tumble the cube instead of keeping it upright (Space)"
            ),
            self.instant_box: tr("Show every turn done at once, without motion (Space)"),
            self.follows_box: tr(
                "Turn instantly on a system that is set to show less motion (Space)"
            ),
        }
        for widget, tip in tips.items():
            widget.setToolTip(tip)

    def _lay_out(self, of_window: Sequence[QWidget]) -> None:
        stickers = form_layout(wraps=True)
        stickers.addRow(tr("On them"), self.marks_choice)
        stickers.addRow(tr("Shape"), self.shape_choice)
        stickers.addRow(tr("Gap"), self.gap_slider)
        body = (self.body_choice, self.body_field, self.body_note)
        motion = (self.instant_box, self.follows_box, self.trackball_box)
        times = row(self.turn_slider, self.turn_label)
        if of_window:
            self.body.addWidget(Card(tr("Window"), flow(*of_window)))
        for card in (
            Card(tr("Colours"), self.scheme, about=self.scheme.choice),
            Card(tr("Stickers"), stickers, about=self.marks_choice),
            Card(tr("Body"), *body, about=self.body_choice),
            Card(tr("Hidden sides"), self.hints_box, self.back_box, about=self.hints_box),
            Card(tr("Motion"), Caption(tr("Time for a turn by hand")), times, *motion),
        ):
            self.body.addWidget(card)
        self.body.addStretch(1)
        self.body.addWidget(self.reset_button)

    def _connect(self) -> None:
        for box in (self.marks_choice, self.shape_choice, self.body_choice):
            box.activated.connect(self._on_changed)
        self.gap_slider.valueChanged.connect(self._on_changed)
        self.body_field.chosen.connect(self._on_body_colour)
        self.body_field.picker_cancelled.connect(self._on_body_colour)
        self.body_field.refused.connect(
            lambda text: self.body_note.set_text(text, NoteKind.PROBLEM)
        )
        for check in (self.hints_box, self.back_box):
            check.toggled.connect(self._on_changed)
        self.follows_box.toggled.connect(self._style.set_follows_system_motion)
        self.turn_slider.valueChanged.connect(self._style.set_turn_ms)
        self.reset_button.clicked.connect(self._reset)
        self._style.motion_changed.connect(self._show_motion)

    def _join(self, box: QAbstractButton, action: QAction) -> None:
        """Let a box and a command be checked alike."""
        box.setChecked(action.isChecked())
        action.toggled.connect(box.setChecked)
        box.toggled.connect(action.setChecked)

    # What the user does

    def _on_changed(self) -> None:
        body = str(self.body_choice.currentData())
        if body == OWN_BODY:
            body = self.body_field.colour or FIRST_OWN_BODY
        self._style.set_looks(
            Looks(
                scheme=self._style.looks.scheme,
                marks=str(self.marks_choice.currentData()),
                shape=str(self.shape_choice.currentData()),
                gap=self.gap_slider.value() / GAP_UNITS,
                body=body,
                has_hints=self.hints_box.isChecked(),
                has_back=self.back_box.isChecked(),
            )
        )

    def _on_body_colour(self, colour: Rgb) -> None:
        self._style.set_looks(replace(self._style.looks, body=colour))

    def _reset(self) -> None:
        self._style.reset()
        self.instant_box.setChecked(False)
        self.trackball_box.setChecked(False)
