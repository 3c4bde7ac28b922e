"""The choice of the six colours: a known scheme, or the user's own."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QEvent, QSignalBlocker, QSize
from PySide6.QtWidgets import QWidget

from cubeapp.drawing.colour_names import pairs_alike, pairs_alike_in_grey
from cubeapp.drawing.colours import Rgb
from cubeapp.drawing.theme import COLOUR_SCHEMES, OWN_SCHEME, WCA, ColourScheme, own_scheme
from cubeapp.ui.controls.choices import choice
from cubeapp.ui.controls.forms import form_layout
from cubeapp.ui.controls.note import Note, NoteKind
from cubeapp.ui.controls.panel import stack
from cubeapp.ui.preferences.looks.colour_field import ColourField, sticker_icon
from cubeapp.ui.preferences.looks.model import CubeStyle
from cubeapp.words import capitalised, mark, paragraph, tr

TITLES = (*((s.key, s.title) for s in COLOUR_SCHEMES), (OWN_SCHEME, mark("My own colours")))
FACES = (
    (mark("Top"), mark("Colour of the upper face")),
    (mark("Right"), mark("Colour of the right face")),
    (mark("Front"), mark("Colour of the front face")),
    (mark("Bottom"), mark("Colour of the lower face")),
    (mark("Left"), mark("Colour of the left face")),
    (mark("Back"), mark("Colour of the back face")),
)
MOST_PAIRS = 2
"""Maximum number of pairs of colours that are warned of."""


class SchemeForm(QWidget):
    """A list of schemes, and the colour of each face of the chosen one.

    Changing a colour of a known scheme makes it a scheme of the user's own.
    """

    def __init__(self, style: CubeStyle) -> None:
        """Show a known scheme until `set_scheme`; ``style`` gets the one that is chosen."""
        super().__init__()
        self._style = style
        self._scheme = WCA
        self._own_colours: Sequence[Rgb] = WCA.colours
        self._before: tuple[ColourScheme, Sequence[Rgb]] = self._scheme, self._own_colours
        """The scheme and the user's own colours when a picker was opened."""
        self.choice = choice(TITLES, tr("Colour scheme"))
        self.choice.setToolTip(tr("Which colour each face has when the cube is solved (↑ ↓)"))
        self.fields = [ColourField(tr(what)) for _face, what in FACES]
        self.note = Note()
        box = QWidget()
        rows = form_layout(box)
        for (face, _what), field in zip(FACES, self.fields, strict=True):
            rows.addRow(tr(face), field)
        stack(self, self.choice, box, self.note)
        self.choice.activated.connect(self._on_chosen)
        for index, field in enumerate(self.fields):
            field.chosen.connect(lambda colour, index=index: self._recolour(index, colour))
            field.refused.connect(lambda text: self.note.set_text(text, NoteKind.PROBLEM))
            field.picker_opened.connect(lambda field=field: self._on_picker_opened(field))
            field.picker_cancelled.connect(lambda _colour: style.restore_colours(*self._before))
        self._draw_icons()

    def set_scheme(self, scheme: ColourScheme, is_marked: bool) -> None:
        """Show a scheme.

        Args:
            scheme: the colours.
            is_marked: whether letters or shapes on the stickers tell them apart as well.
        """
        if scheme.key == OWN_SCHEME:
            self.set_own_colours(scheme.colours)
        elif scheme != self._scheme:
            # It was chosen, here or in the menu, and no picker is to take that back.
            self._close_pickers()
        self._scheme = scheme
        with QSignalBlocker(self.choice):
            self.choice.setCurrentIndex(self.choice.findData(scheme.key))
        shown = zip(self.fields, scheme.colours, scheme.spoken, strict=True)
        for field, colour, name in shown:
            field.set_colour(colour, capitalised(name))
        self._warn(is_marked)

    def set_own_colours(self, colours: Sequence[Rgb]) -> None:
        """Set the user's own colours, which can be chosen again."""
        if tuple(colours) != tuple(self._own_colours):
            self._own_colours = tuple(colours)
            self._draw_icons()

    def changeEvent(self, event: QEvent) -> None:
        """Draw the schemes anew in another size or on another ground."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.PaletteChange):
            self._draw_icons()

    def _draw_icons(self) -> None:
        side = round(0.62 * self.fontMetrics().height())
        self.choice.setIconSize(QSize(6 * side, side))
        by_key = {scheme.key: scheme.colours for scheme in COLOUR_SCHEMES}
        for index in range(self.choice.count()):
            colours = by_key.get(self.choice.itemData(index), self._own_colours)
            self.choice.setItemIcon(index, sticker_icon(list(colours), side, self))

    def _warn(self, is_marked: bool) -> None:
        """Show which colours are hard to tell apart."""
        scheme = self._scheme
        alike = pairs_alike(scheme.colours)
        words = tr("{one} and {other} are hard to tell apart.")
        if not alike and not is_marked:
            alike = pairs_alike_in_grey(scheme.colours)
            words = tr(
                "{one} and {other} look alike where there are no colours, as in a print; letters "
                "or shapes on the stickers tell them apart."
            )
        names = scheme.spoken
        self.note.set_text(
            paragraph(
                words.format(one=capitalised(names[one]), other=names[other])
                for one, other in alike[:MOST_PAIRS]
            ),
            NoteKind.PROBLEM,
        )

    def _on_picker_opened(self, opened: ColourField) -> None:
        """Remember what may be taken back; there is one picker at a time."""
        self._close_pickers(opened)
        self._before = self._style.looks.scheme, self._style.own_colours

    def _close_pickers(self, but: ColourField | None = None) -> None:
        """Close all pickers ``but`` one; what they chose stays."""
        for field in self.fields:
            if field is not but:
                field.close_picker()

    def _on_chosen(self, _index: int) -> None:
        key = self.choice.currentData()
        known = {scheme.key: scheme for scheme in COLOUR_SCHEMES}
        self._choose(known.get(key) or own_scheme(self._own_colours))

    def _recolour(self, index: int, colour: Rgb) -> None:
        self._close_pickers(self.fields[index])
        colours = list(self._scheme.colours)
        colours[index] = colour
        self._choose(own_scheme(colours))

    def _choose(self, scheme: ColourScheme) -> None:
        self._style.set_looks(replace(self._style.looks, scheme=scheme))
