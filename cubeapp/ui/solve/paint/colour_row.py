"""The palette: the six colours and no colour, how many are left of each, and which can come."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from PySide6.QtWidgets import QButtonGroup, QWidget

from cubeapp.drawing.theme import LIGHT, Theme
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import UNPAINTED
from cubeapp.ui.controls.note import Note
from cubeapp.ui.controls.panel import row, stack
from cubeapp.ui.drawing.inscriptions import sign_for
from cubeapp.ui.solve.paint.swatch import Swatch
from cubeapp.words import capitalised, counted, mark, tr

VALUES = (*range(6), UNPAINTED)
KEYS = "1234560"
_DIMMED = mark(
    "{colour} can no longer come here: {place}. No cubie that is left has it there. You can still "
    "paint it; what is wrong then is shown."
)


class ColourRow(QWidget):
    """A swatch for each colour, and a line of words about the chosen one."""

    def __init__(self, choose: Callable[[int], object]) -> None:
        """Show the palette; ``choose`` is called with a colour that is clicked, 0…5 or 255."""
        super().__init__()
        self.swatches = {value: Swatch() for value in VALUES}
        self.caption = Note()
        self._theme = LIGHT
        self._colour = 0
        self._left = dict.fromkeys(VALUES, 0)
        self._possible = frozenset(VALUES)
        self._place = ""
        group = QButtonGroup(self)
        for value, swatch in self.swatches.items():
            group.addButton(swatch, value)
        group.idClicked.connect(choose)
        self.swatches[0].setChecked(True)
        stack(self, row(*self.swatches.values(), spacing=0), self.caption)

    @property
    def possible(self) -> frozenset[int]:
        """The colours that are not dimmed."""
        return self._possible

    def name(self, colour: int) -> str:
        """Return a colour by its name in the scheme."""
        return tr("no colour") if colour == UNPAINTED else self._theme.scheme.spoken[colour]

    def set_colour(self, colour: int) -> None:
        """Mark the colour to paint with."""
        self.swatches[colour].setChecked(True)
        if colour != self._colour:
            self._colour = colour
            self._describe_all()

    def set_theme(self, theme: Theme) -> None:
        """Show the palette in the colours of ``theme``'s scheme."""
        self._theme = theme
        for value in range(6):
            self.swatches[value].set_colour(theme.stickers[value], theme.scheme.letters[value])
            self.swatches[value].set_sign(sign_for(theme.looks, value))
        self.swatches[UNPAINTED].set_colour(theme.unpainted, "⌫")
        self._describe_all()

    def set_draft(self, draft: Cube) -> None:
        """Show how many stickers of each colour are left to paint on ``draft``."""
        counts = np.bincount(draft.facelets, minlength=256)
        for value, swatch in self.swatches.items():
            count = int(counts[value])
            left = count if value == UNPAINTED else draft.size**2 - count
            self._left[value] = left
            # A true minus is as wide as a digit, so that the row does not jump.
            swatch.set_count(f"{left}".replace("-", "−"))
        self._describe_all()

    def set_possible(self, colours: frozenset[int] | None, place: str = "") -> None:
        """Dim the colours that cannot come to a sticker.

        Args:
            colours: those that can, 0…5; ``None`` dims none.
            place: where the sticker is, in words.
        """
        possible = frozenset(VALUES) if colours is None else colours | {UNPAINTED}
        if (possible, place) != (self._possible, self._place):
            self._possible, self._place = possible, place
            self._describe_all()

    def _describe_all(self) -> None:
        for value, swatch in self.swatches.items():
            described = self._describe(value)
            is_dimmed = value not in self._possible
            why = self._why_dimmed(value) if is_dimmed else ""
            swatch.set_dimmed(is_dimmed)
            swatch.setAccessibleName(described)
            swatch.setAccessibleDescription(why)
            swatch.setToolTip("\n".join(filter(None, (described, why))))
            if value == self._colour:
                self.caption.set_text(described)

    def _why_dimmed(self, value: int) -> str:
        return tr(_DIMMED).format(colour=capitalised(self.name(value)), place=self._place)

    def _describe(self, value: int) -> str:
        """Return the words for a swatch: its colour, how many are left, its keys."""
        left = self._left[value]
        if value == UNPAINTED:
            if left == 0:
                return tr("Erase: nothing is unpainted · keys 0, Delete")
            return tr("Erase: {n} unpainted · keys 0, Delete").format(n=counted(left))
        if left >= 0:
            text = tr("{colour}: {n} left · keys {digit}, {letter}")
        else:
            text = tr("{colour}: {n} too many · keys {digit}, {letter}")
        return text.format(
            colour=capitalised(self.name(value)),
            n=counted(abs(left)),
            digit=KEYS[value],
            letter=self._theme.scheme.letters[value],
        )
