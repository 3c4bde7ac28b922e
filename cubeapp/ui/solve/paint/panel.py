"""Painting a cube in: the palette, what is wrong so far, and the ways to fill and to finish."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QCheckBox, QPushButton, QVBoxLayout, QWidget

from cubeapp.engine.cube import Cube
from cubeapp.engine.geometry import UNPAINTED, Face
from cubeapp.engine.validity import Repair
from cubeapp.language import mark, tr
from cubeapp.ui.controls.note import Note, NoteKind
from cubeapp.ui.controls.panel import Panel, button, heading, row, stack
from cubeapp.ui.scene.theme import LIGHT, Theme
from cubeapp.ui.solve.paint.colour_row import ColourRow
from cubeapp.ui.solve.paint.diagnoser import Suggestions, Verdict
from cubeapp.ui.solve.paint.doubt_box import DoubtBox
from cubeapp.ui.solve.paint.facelets_form import FaceletsForm
from cubeapp.ui.solve.paint.fault_list import FaultList
from cubeapp.ui.solve.paint.messages import how_to_hold, what_is_missing, what_is_right
from cubeapp.ui.solve.paint.preview_button import PreviewButton
from cubeapp.ui.solve.paint.suggestion_list import SuggestionList

if TYPE_CHECKING:
    from cubeapp.engine.checks.nearest import Nearest

_INTRODUCTION = mark(
    "Paint the stickers of the cube in your hand on the net or on the 3D cube, by mouse or by "
    "keyboard. Here you see what is left to do and what cannot be."
)
_LEAST_LINES = 18
"""The height from which on there is room for words at the foot."""


class PaintPanel(QWidget):
    """The tools for painting a cube in; the stickers themselves are painted in the views."""

    begun = Signal()
    """The user wants to paint."""
    colour_selected = Signal(int)
    """The colour to paint with, 0…5 or 255 to erase."""
    area_painted = Signal(object, int, str)
    """(flat indices, colour, what was done): these facelets are painted by hand, all at once."""
    draft_replaced = Signal(object, str)
    """(`Cube`, what was done): this is to be the draft."""
    empty_requested = Signal()
    """The draft is to be as it was at first."""
    current_requested = Signal()
    """The draft is to be the cube that was shown before painting."""
    autofill_toggled = Signal(bool)
    """Whether implied stickers are to be filled in."""
    fault_selected = Signal(object)
    """``frozenset[int]``: the facelets to outline, those of the fault that is pointed at, or of
    all of them if none is."""
    photos_requested = Signal()
    """The user has photos of the cube."""
    sought = Signal(object)
    """``frozenset[int]``: these facelets are to be turned to the front."""
    repaired = Signal(object, str)
    """(`Cube`, what was done): this is to be the draft, as something was wrong with it."""
    previewed = Signal(object)
    """The `Cube` to show instead of the draft for a while; ``None`` to show the draft again."""
    finished = Signal()
    """The draft is to be the cube."""
    left = Signal()
    """Painting ends here for now; the draft is kept."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._draft: Cube | None = None
        self._verdict: Verdict | None = None
        self._suggested_for: Cube | None = None
        self._theme = LIGHT
        self._face = Face.U
        self.panel = Panel(is_steady=True)
        self.panel.setAccessibleName(tr("Paint"))
        self.colours = ColourRow()
        self.doubts = DoubtBox()
        self.how_note = Note()
        self.photos_button = button(
            tr("From &photos…"), tr("Read the colours from photos of the six faces")
        )
        self.autofill_box = QCheckBox(tr("F&ill in implied stickers"))
        self.fill_face_button = button("", "")
        self.fill_rest_button = button(tr("Fill the rest"), "")
        self.empty_button = button(tr("Empty"), tr("Take all colours off, but for fixed centres"))
        self.current_button = button(
            tr("Start from the current cube"),
            tr("Paint on from the cube as it was before painting"),
        )
        self.verdict = Note()
        self.home_button = button("", tr("Turn the whole cube; no layer turns"))
        self.fault_list = FaultList()
        self.suggestion_list = SuggestionList()
        self.text_form = FaceletsForm()
        self.missing = Note()
        self._intro, self._tools, self._foot = QWidget(), QWidget(), QWidget()
        self.begin_button = QPushButton(tr("Start &painting"))
        self.use_button = QPushButton(tr("&Use this cube"))
        self.leave_button = QPushButton(tr("&Leave"))
        self._prepare()
        self._lay_out()
        self._connect()
        self.set_theme(LIGHT)
        self.set_draft(None)

    @property
    def colour(self) -> int:
        """The colour to paint with, 0…5 or 255 to erase."""
        return self.colours.colour

    def select_colour(self, colour: int) -> None:
        """Choose the colour to paint with, as when it is picked from a sticker."""
        self.colours.select(colour)

    def set_draft(self, draft: Cube | None) -> None:
        """Show what is left to paint; ``None`` when painting ends."""
        self._draft = draft
        self._intro.setVisible(draft is None)
        for part in (self._tools, self._foot):
            part.setVisible(draft is not None)
        if draft is None:
            self._verdict = None
            self.suggestion_list.set_cubes(())
            self.fault_selected.emit(frozenset())
        else:
            self.text_form.set_size(draft.size)
        # Those of an older draft stay in sight, but would undo what was painted since.
        self.suggestion_list.setEnabled(draft == self._suggested_for)
        self._show_counts()
        # What was wrong stays in sight until the new verdict is there.
        self.use_button.setEnabled(False)

    def set_verdict(self, verdict: Verdict) -> None:
        """Show what is known of the draft; a verdict on another one is left out."""
        if verdict.draft == self._draft:
            self._verdict = verdict
            self._show_verdict(verdict)

    def set_suggested(self, draft: Cube, nearest: Sequence[Nearest]) -> None:
        """Suggest the cubes that were found for ``draft``."""
        if draft == self._draft:
            self._suggested_for = draft
            self.suggestion_list.set_cubes([Repair(cube.label, cube.cube) for cube in nearest])
            self.suggestion_list.setEnabled(True)

    def set_possible(self, colours: frozenset[int] | None, place: str = "") -> None:
        """Dim the colours that cannot come to a sticker; see `ColourRow.set_possible`."""
        self.colours.set_possible(colours, place)

    def set_autofill(self, on: bool) -> None:
        """Show whether implied stickers are filled in."""
        self.autofill_box.setChecked(on)

    def set_cursor(self, index: int | None) -> None:
        """Say which facelet the painting cursor is on; its face is the one to fill."""
        size = self._draft.size if self._draft is not None else 3
        self._face = Face(index // size**2) if index is not None and index < 6 * size**2 else Face.U
        self._show_fills()

    def set_theme(self, theme: Theme) -> None:
        """Show the palette in the colours of ``theme``'s scheme."""
        self._theme = theme
        self.colours.set_theme(theme)
        self._show_counts()

    # Construction

    def _prepare(self) -> None:
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
            row(self.fill_face_button, self.fill_rest_button, self.empty_button),
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
        stack(self._foot, self.missing, row(self.use_button, self.leave_button))
        margins = body.contentsMargins()
        margins.setTop(0)
        self._foot.setContentsMargins(margins)

    def _connect(self) -> None:
        self.begin_button.clicked.connect(lambda: self.begun.emit())
        self.use_button.clicked.connect(lambda: self.finished.emit())
        self.leave_button.clicked.connect(lambda: self.left.emit())
        self.empty_button.clicked.connect(lambda: self.empty_requested.emit())
        self.current_button.clicked.connect(lambda: self.current_requested.emit())
        self.photos_button.clicked.connect(lambda: self.photos_requested.emit())
        self.colours.colour_selected.connect(self._on_colour_selected)
        self.autofill_box.toggled.connect(self.autofill_toggled)
        self.fill_face_button.clicked.connect(self._fill_face)
        self.fill_rest_button.clicked.connect(self._fill_rest)
        self.home_button.clicked.connect(self._turn_home)
        self.fault_list.pointed_at.connect(self._on_pointed_at)
        self.fault_list.sought.connect(self.sought)
        self.fault_list.repair_chosen.connect(self._repair)
        self.suggestion_list.chosen.connect(self._repair)
        for part in (self.fault_list, self.suggestion_list):
            part.previewed.connect(self._preview)
        self.text_form.cube_entered.connect(self._paint_text)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave the words at the foot out where the panel is so low that they would fill it."""
        super().resizeEvent(event)
        self._say_missing()

    # What is shown

    @property
    def _current(self) -> Verdict | None:
        """The verdict on the draft as it is now, ``None`` while there is none."""
        verdict = self._verdict
        return verdict if verdict is not None and verdict.draft == self._draft else None

    def _show_counts(self) -> None:
        draft = self._draft if self._draft is not None else Cube.unpainted(3)
        self.colours.set_draft(draft)
        self.how_note.say(how_to_hold(draft, self.colours.name))
        self._show_fills()

    def _show_fills(self) -> None:
        face, colour = self._face.name, self.colours.name(self.colour)
        text = tr("Fill face {face}").format(face=face)
        tip = tr("Give all of face {face}, where the cursor is, this colour: {colour}")
        self.fill_face_button.setText(text)
        self.fill_face_button.setAccessibleName(text)
        self.fill_face_button.setToolTip(tip.format(face=face, colour=colour))
        tip = tr("Give every sticker that has no colour yet this one: {colour}")
        self.fill_rest_button.setToolTip(tip.format(colour=colour))
        is_whole = self._draft is not None and self._draft.is_painted
        self.fill_rest_button.setEnabled(self.colour != UNPAINTED and not is_whole)

    def _show_verdict(self, verdict: Verdict) -> None:
        self.fault_list.set_faults(verdict.faults)
        self._say_missing()
        self.use_button.setEnabled(verdict.completed is not None)
        self.use_button.setToolTip(what_is_missing(verdict) or tr("Make the painted cube the cube"))
        if verdict.diagnosis.is_legal:
            has_implied = bool(verdict.origins.followed)
            self.verdict.say(what_is_right(has_implied), NoteKind.GOOD)
        elif verdict.count == 0 and not verdict.mistakes:
            text = tr("No legal cube has all of these stickers; at least one of them is wrong.")
            self.verdict.say(text, NoteKind.PROBLEM)
        else:
            self.verdict.say("")
        self.home_button.setText(tr("Turn it: {hold}").format(hold=self._theme.scheme.usual_hold))
        self.home_button.setVisible(bool(verdict.way_home))
        if verdict.outlook is not None:
            self._show_suggestions(verdict)
        self.fault_selected.emit(verdict.outlined)

    def _show_suggestions(self, verdict: Verdict) -> None:
        """Say which cubes are searched for, to be suggested."""
        if verdict.suggestions is Suggestions.FITTING:
            self.suggestion_list.set_waiting(tr("The cubes that fit"))
        elif verdict.suggestions is Suggestions.NEAREST:
            self.suggestion_list.set_waiting(tr("The nearest legal cubes"))
        else:
            self.suggestion_list.set_cubes(())

    def _say_missing(self) -> None:
        is_high = self.height() >= _LEAST_LINES * self.fontMetrics().height()
        verdict = self._verdict
        self.missing.say(what_is_missing(verdict) if is_high and verdict is not None else "")

    def _on_pointed_at(self, facelets: frozenset[int] | None) -> None:
        if self._verdict is not None:
            self.fault_selected.emit(self._verdict.outlined if facelets is None else facelets)

    def _on_colour_selected(self, colour: int) -> None:
        self._show_fills()
        self.colour_selected.emit(colour)

    # What is done

    def _replace(self, draft: Cube, name: str) -> None:
        if draft != self._draft:
            self.draft_replaced.emit(draft, name)

    def _fill_face(self) -> None:
        if self._draft is not None:
            count = self._draft.size**2
            name = tr("fill face {face} with {colour}")
            name = name.format(face=self._face.name, colour=self.colours.name(self.colour))
            self.area_painted.emit(np.arange(count) + self._face * count, self.colour, name)

    def _fill_rest(self) -> None:
        if self._draft is not None:
            indices = np.flatnonzero(self._draft.facelets == UNPAINTED)
            name = tr("fill the rest with {colour}").format(colour=self.colours.name(self.colour))
            self.area_painted.emit(indices, self.colour, name)

    def _turn_home(self) -> None:
        verdict = self._current
        if verdict is not None:
            turned = verdict.draft.apply_all(verdict.way_home)
            self._replace(turned, tr("turn the painted cube"))

    def _preview(self, cube: Cube | None) -> None:
        self.previewed.emit(cube if self._current is not None else None)

    def _repair(self, repair: Repair) -> None:
        # A repair of an older draft would undo what was painted since.
        if self._current is not None:
            focus = QApplication.focusWidget()
            if repair.cube != self._draft:
                self.repaired.emit(repair.cube, repair.label)
            if isinstance(focus, PreviewButton) and QApplication.focusWidget() is not focus:
                # The button is gone with what it mended.
                (self.use_button if self.use_button.isEnabled() else self.autofill_box).setFocus()

    def _paint_text(self, cube: Cube) -> None:
        self._replace(cube, tr("paint from text"))
