"""Painting a cube in: the palette, what is wrong so far, and the ways to fill and to finish."""

from __future__ import annotations

import numpy as np
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QCheckBox, QPushButton, QStyle, QVBoxLayout, QWidget

from cubeapp.engine.cube import Cube
from cubeapp.engine.diagnosis import Repair
from cubeapp.engine.geometry import UNPAINTED, Face
from cubeapp.engine.places import side_word
from cubeapp.language import mark, tr
from cubeapp.ui.controls.flow import flow
from cubeapp.ui.controls.note import Note, NoteKind
from cubeapp.ui.controls.panel import Panel, button, heading, stack
from cubeapp.ui.scene.theme import LIGHT, Theme
from cubeapp.ui.solve.paint.colour_row import ColourRow
from cubeapp.ui.solve.paint.doubt_box import DoubtBox
from cubeapp.ui.solve.paint.facelets_form import FaceletsForm
from cubeapp.ui.solve.paint.fault_list import FaultList
from cubeapp.ui.solve.paint.messages import (
    how_to_hold,
    paint_keys,
    what_is_missing,
    what_is_right,
)
from cubeapp.ui.solve.paint.model import PaintModel
from cubeapp.ui.solve.paint.preview_button import PreviewButton
from cubeapp.ui.solve.paint.suggestion_list import SuggestionList
from cubeapp.ui.solve.paint.verdict import Verdict

_INTRODUCTION = mark(
    "Paint the stickers of the cube in your hand on the net or on the 3D cube, by mouse or by "
    "keyboard. Here you see what is left to do and what cannot be."
)
_BAR = QStyle.PixelMetric.PM_ScrollBarExtent
_LEAST_LINES = 18
"""The height from which on there is room for words at the foot."""


class PaintPanel(QWidget):
    """The tools for painting a cube in; the stickers themselves are painted in the views."""

    def __init__(self, model: PaintModel) -> None:
        """Show ``model`` and have it do what is asked for."""
        super().__init__()
        self._model = model
        self._theme = LIGHT
        self.panel = Panel(is_steady=True)
        self.panel.setAccessibleName(tr("Paint"))
        self.colours = ColourRow(model.set_colour)
        self.doubts = DoubtBox(model)
        self.how_note = Note()
        self.photos_button = button(
            tr("From &photos…"), tr("Read the colours from photos of the six faces")
        )
        self.autofill_box = QCheckBox(tr("F&ill in implied stickers"))
        self.fill_face_button = button("", "")
        self.fill_rest_button = button(tr("Fill the rest"), "")
        self.empty_button = button(tr("Empty"), tr("Erase all colours, but for fixed centres"))
        self.current_button = button(
            tr("Start from the current cube"),
            tr("Paint on from the cube as it was before painting"),
        )
        self.verdict = Note()
        self.home_button = button("", tr("Turn the whole cube; no layer turns"))
        self.fault_list = FaultList(model, self._repair)
        self.suggestion_list = SuggestionList(model, self._repair)
        self.text_form = FaceletsForm(lambda cube: model.replace(cube, tr("paint from text")))
        self.missing = Note()
        self._intro, self._tools, self._foot = QWidget(), QWidget(), QWidget()
        self.begin_button = QPushButton(tr("Start &painting"))
        self.use_button = QPushButton(tr("&Use this cube"))
        self.leave_button = QPushButton(tr("&Leave"))
        self._explain()
        self._lay_out()
        self._connect()
        self.set_theme(LIGHT)
        self._refresh()

    def set_theme(self, theme: Theme) -> None:
        """Show the palette in the colours of ``theme``'s scheme."""
        self._theme = theme
        self.colours.set_theme(theme)
        self.colours.setToolTip(paint_keys(theme.scheme.letters))
        self._show_hold()
        self._refresh_palette()

    # Construction

    def _explain(self) -> None:
        self.autofill_box.setToolTip(
            tr(
                "Paint the stickers that can have one colour only, as soon as they do; a dot marks "
                "them.\nWhat you paint yourself is never changed."
            )
        )
        self.begin_button.setToolTip(tr("Paint the stickers of a cube that you have in your hand"))
        self.leave_button.setToolTip(tr("Go back to the cube; what is painted is kept for later"))

    def _lay_out(self) -> None:
        body = self.panel.body
        for part in (self._intro, self._tools):
            body.addWidget(part)
        stack(self._intro, Note(tr(_INTRODUCTION)), self.begin_button)
        stack(
            self._tools,
            self.doubts,
            self.how_note,
            self.colours,
            self.autofill_box,
            self.suggestion_list,
            heading(tr("What is wrong")),
            self.verdict,
            self.home_button,
            self.fault_list,
            heading(tr("More ways to paint")),
            flow(self.fill_face_button, self.fill_rest_button, self.empty_button),
            self.photos_button,
            self.current_button,
        )
        body.addWidget(heading(tr("Type or paste it"), self.text_form.edit))
        body.addWidget(self.text_form)
        body.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.panel, 1)
        column.addWidget(self._foot)
        stack(self._foot, self.missing, flow(self.use_button, self.leave_button, even=True))
        margins = body.contentsMargins()
        margins.setTop(0)
        # As wide as what is above it, beside the room for the scroll bar.
        margins.setRight(margins.right() + self.style().pixelMetric(_BAR))
        self._foot.setContentsMargins(margins)

    def _connect(self) -> None:
        model = self._model
        self.begin_button.clicked.connect(lambda: model.set_active(True))
        self.leave_button.clicked.connect(lambda: model.set_active(False))
        self.use_button.clicked.connect(lambda: model.use())
        self.empty_button.clicked.connect(lambda: model.clear())
        self.current_button.clicked.connect(lambda: model.start_from_cube())
        self.autofill_box.clicked.connect(model.set_fills_in)
        self.fill_face_button.clicked.connect(self._fill_face)
        self.fill_rest_button.clicked.connect(self._fill_rest)
        self.home_button.clicked.connect(lambda: model.turn_home())
        model.changed.connect(self._refresh)
        model.palette_changed.connect(self._refresh_palette)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave the words at the foot out where the panel is so low that they would fill it."""
        super().resizeEvent(event)
        self._show_missing()

    # What is shown

    @property
    def _draft(self) -> Cube:
        """The model's draft; while nothing is being painted, an unpainted cube."""
        return self._model.draft or Cube.unpainted(3)

    @property
    def _face(self) -> Face:
        """The face that the painting cursor is on."""
        return self._model.cursor.face

    def _refresh(self) -> None:
        """Show the model's draft and what is known of it."""
        model = self._model
        self._intro.setVisible(not model.is_painting)
        for part in (self._tools, self._foot):
            part.setVisible(model.is_painting)
        self.autofill_box.setChecked(model.fills_in)
        self.text_form.set_size(self._draft.size)
        self.colours.set_draft(self._draft)
        self._show_hold()
        self._show_fills()
        self.doubts.refresh()
        # What was wrong stays in sight until the new verdict is there.
        if model.verdict is None or model.current is not None:
            self._show_verdict(model.current)
        self.suggestion_list.refresh()
        self._enable_use(model.current)

    def _refresh_palette(self) -> None:
        """Show the chosen colour, and which can come to the sticker that is looked at."""
        self.colours.set_colour(self._model.colour)
        self.colours.set_possible(*(self._model.possible or (None,)))
        self._show_fills()

    def _show_hold(self) -> None:
        self.how_note.say(how_to_hold(self._draft, self.colours.name))

    def _show_fills(self) -> None:
        side, colour = side_word(self._face), self.colours.name(self._model.colour)
        text = tr("Fill the {side}").format(side=side)
        tip = tr("Give the whole side where the cursor is, the {side}, this colour: {colour}")
        self.fill_face_button.setText(text)
        self.fill_face_button.setAccessibleName(text)
        self.fill_face_button.setToolTip(tip.format(side=side, colour=colour))
        tip = tr("Give every sticker that has no colour yet this one: {colour}")
        self.fill_rest_button.setToolTip(tip.format(colour=colour))
        is_whole = self._model.is_painting and self._draft.is_painted
        self.fill_rest_button.setEnabled(self._model.colour != UNPAINTED and not is_whole)

    def _show_verdict(self, verdict: Verdict | None) -> None:
        self.fault_list.set_faults(() if verdict is None else verdict.faults)
        self._show_missing()
        if verdict is not None and verdict.diagnosis.is_legal:
            self.verdict.say(what_is_right(bool(verdict.implied)), NoteKind.GOOD)
        elif verdict is not None and verdict.count == 0 and not verdict.mistakes:
            text = tr("No legal cube has all of these stickers; at least one of them is wrong.")
            self.verdict.say(text, NoteKind.PROBLEM)
        else:
            self.verdict.say("")
        hold = self._theme.scheme.usual_hold
        self.home_button.setText(tr("Turn it: {hold}").format(hold=hold))
        self.home_button.setVisible(verdict is not None and bool(verdict.way_home))

    def _show_missing(self) -> None:
        is_high = self.height() >= _LEAST_LINES * self.fontMetrics().height()
        verdict = self._model.verdict
        self.missing.say(what_is_missing(verdict) if is_high and verdict is not None else "")

    def _enable_use(self, verdict: Verdict | None) -> None:
        self.use_button.setEnabled(verdict is not None and verdict.completed is not None)
        if verdict is not None:
            missing = what_is_missing(verdict)
            self.use_button.setToolTip(missing or tr("Make the painted cube the cube"))

    # What is done

    def _repair(self, repair: Repair) -> None:
        focus = QApplication.focusWidget()
        self._model.repair(repair)
        if isinstance(focus, PreviewButton) and QApplication.focusWidget() is not focus:
            # The button is gone with what it repaired.
            (self.use_button if self.use_button.isEnabled() else self.autofill_box).setFocus()

    def _fill_face(self) -> None:
        count = self._draft.size**2
        name = tr("fill the {side} with {colour}").format(
            side=side_word(self._face), colour=self.colours.name(self._model.colour)
        )
        self._model.fill(np.arange(count) + self._face * count, name)

    def _fill_rest(self) -> None:
        colour = self.colours.name(self._model.colour)
        name = tr("fill the rest with {colour}").format(colour=colour)
        self._model.fill(np.flatnonzero(self._draft.facelets == UNPAINTED), name)
