"""Entering a cube: the ways to do so, the palette, how much is painted, and what is wrong."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QWidget

from cubeapp.drawing.theme import LIGHT, Theme
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import UNPAINTED, Face
from cubeapp.engine.model.places import side_word
from cubeapp.ui.controls.card import Card
from cubeapp.ui.controls.flow import flow
from cubeapp.ui.controls.icon_button import IconButton
from cubeapp.ui.controls.note import Caption
from cubeapp.ui.controls.page_switch import PageSwitch
from cubeapp.ui.controls.panel import (
    Panel,
    above_foot,
    button,
    heading,
    primary_button,
    row,
    stack,
    thin_bar,
)
from cubeapp.ui.solve.hold_card import HoldCard
from cubeapp.ui.solve.paint.colour_row import ColourRow
from cubeapp.ui.solve.paint.doubt_box import DoubtBox
from cubeapp.ui.solve.paint.facelets_form import FaceletsForm
from cubeapp.ui.solve.paint.findings import Findings
from cubeapp.ui.solve.paint.messages import how_to_hold, paint_keys, what_is_missing
from cubeapp.ui.solve.paint.model import PaintModel
from cubeapp.ui.solve.path import Path, Step, Way
from cubeapp.words import counted, mark, tr

WAYS = {
    Way.PAINT: (mark("Paint"), mark("Paint the stickers of a cube that you have in your hand")),
    Way.PHOTOS: (mark("Photos"), mark("Read the colours from photos of the six faces")),
    Way.PASTE: (mark("Paste"), mark("Type or paste the cube as text")),
    Way.CUBE: (mark("This cube"), mark("Take the cube that is there; what is painted is kept")),
}
"""The words for each way to enter a cube, and what it is."""
_PHOTOS = mark("Add the photos on the page beside this. They stay when you paint on.")
_CUBE = mark("It is solved as it is. You can paint on from it as well.")


class PaintPanel(QWidget):
    """The tools for entering a cube; the stickers themselves are painted in the views."""

    def __init__(
        self,
        model: PaintModel,
        path: Path,
        solve: Callable[[], object],
        open_photos: Callable[[], object],
    ) -> None:
        """Show ``model`` and have it do what is asked for.

        Args:
            model: the draft and what is known of it.
            path: has the way in which the cube is entered.
            solve: makes a painted cube the cube, and has it solved.
            open_photos: shows the page of the photos.
        """
        super().__init__()
        self._model, self._path = model, path
        self._solve, self._open_photos = solve, open_photos
        self._theme = LIGHT
        self.panel = Panel(is_steady=True)
        self.panel.setAccessibleName(tr("Enter"))
        self.ways = PageSwitch()
        self.colours = ColourRow(model.set_colour)
        self.doubts = DoubtBox(model)
        self.hold = HoldCard()
        self.autofill_box = QCheckBox(tr("F&ill in implied stickers"))
        self.fill_face_button = button("", "")
        self.fill_rest_button = button(tr("Fill the rest"), "")
        self.empty_button = IconButton(
            "trash", tr("Empty"), tr("Erase all colours, but for fixed centres"), is_worded=True
        )
        self.current_button = button(
            tr("Start from the current cube"),
            tr("Paint on from the cube as it was before painting"),
        )
        self.painted, self.left = heading(""), Caption()
        self.bar = thin_bar(tr("How far this is"))
        self.missing = Caption()
        self.findings = Findings(model, self._next_stop)
        self.text_form = FaceletsForm(lambda cube: model.replace(cube, tr("paint from text")))
        self.paste_button = button(
            tr("Paste from the clipboard"), tr("Read the cube from the clipboard's text")
        )
        self.next_button = primary_button(tr("Check the cube"), "")
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
        self.text_form.set_letters(theme.scheme.letters)
        self.hold.set_theme(theme)
        self.findings.set_theme(theme)
        self._show_hold()
        self._refresh_palette()

    # Construction

    def _explain(self) -> None:
        for way, (words, tip) in WAYS.items():
            self.ways.add_page(way.value, tr(words), tr(tip))
        self.ways.set_offered([way.value for way in Way])
        self.ways.tabs.setAccessibleName(tr("How to enter the cube"))
        self.autofill_box.setToolTip(
            tr(
                "Paint the stickers that can have one colour only, as soon as they do; a dot marks "
                "them.\nWhat you paint yourself is never changed."
            )
        )
        self.painted.setContentsMargins(0, 0, 0, 0)
        self.left.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)

    def _lay_out(self) -> None:
        painting = {Way.PAINT, Way.PASTE}
        progress = row(self.painted, self.left)
        fills = flow(self.fill_face_button, self.fill_rest_button)
        about_photos, about_cube = Caption(tr(_PHOTOS)), Caption(tr(_CUBE))
        typing = heading(tr("Type or paste it"), self.text_form.edit)
        self._cards: dict[QWidget, set[Way]] = {
            self.hold: set(Way) - {Way.PHOTOS},
            Card(tr("Photos of the six faces"), about_photos): {Way.PHOTOS},
            Card("", typing, self.text_form, self.paste_button): {Way.PASTE},
            Card(tr("Colour"), self.colours, self.autofill_box): {Way.PAINT},
            Card("", progress, self.bar, self.missing, self.findings): painting,
            Card(tr("Many at once"), fills): {Way.PAINT},
            Card(tr("The cube on the stage"), about_cube, self.current_button): {Way.CUBE},
        }
        body = self.panel.body
        for part in (self.ways, self.doubts, *self._cards):
            body.addWidget(part)
        body.addStretch(1)
        self._foot = QWidget()
        stack(self._foot, row(self.empty_button, self.next_button))
        above_foot(self, self.panel, self._foot)

    def _connect(self) -> None:
        model = self._model
        self.ways.chosen.connect(self._choose_way)
        self.next_button.clicked.connect(self._go_on)
        self.empty_button.clicked.connect(lambda: model.clear())
        self.current_button.clicked.connect(lambda: model.start_from_cube())
        self.paste_button.clicked.connect(self._paste)
        self.autofill_box.clicked.connect(model.set_fills_in)
        self.fill_face_button.clicked.connect(self._fill_face)
        self.fill_rest_button.clicked.connect(self._fill_rest)
        model.changed.connect(self._refresh)
        model.palette_changed.connect(self._refresh_palette)
        self._path.changed.connect(self._show_way)

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
        self.autofill_box.setChecked(model.fills_in)
        self.text_form.set_size(self._draft.size)
        self.colours.set_draft(self._draft)
        self._show_hold()
        self._show_fills()
        self._show_progress()
        self.doubts.refresh()
        self.findings.refresh()
        self._show_way()

    def _refresh_palette(self) -> None:
        """Show the chosen colour, and which can come to the sticker that is looked at."""
        self.colours.set_colour(self._model.colour)
        self.colours.set_possible(*(self._model.possible or (None,)))
        self._show_fills()

    def _show_way(self) -> None:
        """Show what belongs to the way in which the cube is entered."""
        way = self._path.way
        self.ways.set_current(way.value)
        for card, ways in self._cards.items():
            card.setVisible(way in ways)
        self.empty_button.setVisible(way is not Way.CUBE)
        self._foot.setVisible(way is not Way.PHOTOS)
        self._show_next()

    def _show_hold(self) -> None:
        cube = self._path.shown_cube
        self.hold.set_hold(cube, *how_to_hold(cube, self.colours.name))

    def _show_progress(self) -> None:
        whole = self._draft.facelets.size
        left = int((self._draft.facelets == UNPAINTED).sum())
        text = tr("{n} of {count} stickers")
        self.painted.setText(text.format(n=counted(whole - left), count=counted(whole)))
        self.left.set_text(tr("{n} to go").format(n=counted(left)) if left else "")
        self.bar.setRange(0, whole)
        self.bar.setValue(whole - left)

    def _show_fills(self) -> None:
        side, colour = tr(side_word(self._face)), self.colours.name(self._model.colour)
        text = tr("Fill the {side}").format(side=side)
        tip = tr("Give the whole side where the cursor is, the {side}, this colour: {colour}")
        self.fill_face_button.setText(text)
        self.fill_face_button.setAccessibleName(text)
        self.fill_face_button.setToolTip(tip.format(side=side, colour=colour))
        tip = tr("Give every sticker that has no colour yet this one: {colour}")
        self.fill_rest_button.setToolTip(tip.format(colour=colour))
        is_whole = self._model.is_painting and self._draft.is_painted
        self.fill_rest_button.setEnabled(self._model.colour != UNPAINTED and not is_whole)

    def _show_next(self) -> None:
        """Lead to the answer where the cube is right, else to what is wrong with it."""
        model = self._model
        verdict = model.verdict
        missing = what_is_missing(verdict) if verdict is not None and model.is_painting else ""
        self.missing.set_text(missing)
        is_right = not model.is_painting or model.is_ready
        is_checked = model.current is not None and self._draft.is_painted
        self.next_button.setText(tr("Solve this cube") if is_right else tr("Check the cube"))
        self.next_button.setAccessibleName(self.next_button.text())
        self.next_button.setEnabled(is_right or is_checked)
        tip = tr("Take this cube, and find the moves that solve it")
        self.next_button.setToolTip(missing or tip)

    # What is done

    def _choose_way(self, id: str) -> None:
        way = Way(id)
        if way is Way.PHOTOS:
            self._open_photos()
            # Photos cannot show a cube of any size.
            self._show_way()
        else:
            self._path.choose(way)
        if way is Way.PASTE:
            self.text_form.edit.setFocus()

    def _go_on(self) -> None:
        if self._model.is_painting and not self._model.is_ready:
            self._path.ask_for(Step.CHECK)
        else:
            self._solve()

    def _paste(self) -> None:
        self.text_form.edit.setFocus()
        self.text_form.edit.selectAll()
        self.text_form.edit.paste()

    def _next_stop(self) -> QWidget:
        """Return where the keyboard goes from a fault that is repaired."""
        return self.next_button if self.next_button.isEnabled() else self.autofill_box

    def _fill_face(self) -> None:
        count = self._draft.size**2
        name = tr("fill the {side} with {colour}").format(
            side=tr(side_word(self._face)), colour=self.colours.name(self._model.colour)
        )
        self._model.fill(np.arange(count) + self._face * count, name)

    def _fill_rest(self) -> None:
        colour = self.colours.name(self._model.colour)
        name = tr("fill the rest with {colour}").format(colour=colour)
        self._model.fill(np.flatnonzero(self._draft.facelets == UNPAINTED), name)
