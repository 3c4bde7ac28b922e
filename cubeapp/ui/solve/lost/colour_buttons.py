"""Six large buttons, one for each colour."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QGridLayout, QPushButton, QSizePolicy, QWidget

from cubeapp.drawing.theme import LIGHT, Theme
from cubeapp.ui.controls.font_sizes import follow_font
from cubeapp.ui.controls.shapes import box
from cubeapp.ui.controls.sizes import RADIUS_CHIP, SPACE
from cubeapp.ui.drawing.palette import tokens_of
from cubeapp.words import capitalised, tr

ORDER = (0, 1, 2, 3, 4, 5)
NUMBERS = ("1", "2", "3", "4", "5", "6")
COLUMNS = 3
HIGH, CHIP = 2.9, 1.7
"""The height of a button and the side of its sticker, in lines of text."""


class ColourButtons(QWidget):
    """Tells which colour a sticker has."""

    chosen = Signal(int)
    """The colour, 0…5."""

    def __init__(self) -> None:
        super().__init__()
        self._theme = LIGHT
        self.buttons = tuple(QPushButton() for _ in ORDER)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(SPACE)
        for colour, button in zip(ORDER, self.buttons, strict=True):
            button.setAutoDefault(False)
            button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            button.clicked.connect(partial(self.chosen.emit, colour))
            grid.addWidget(button, colour // COLUMNS, colour % COLUMNS)
        follow_font(self, self._draw)

    def set_theme(self, theme: Theme) -> None:
        """Show the colours of ``theme`` by the names of its scheme."""
        self._theme = theme
        for colour, button in zip(ORDER, self.buttons, strict=True):
            name, letter = theme.scheme.spoken[colour], theme.scheme.letters[colour]
            button.setText(capitalised(name))
            button.setAccessibleName(capitalised(name))
            button.setToolTip(tr("{colour} (key {letter})").format(colour=name, letter=letter))
        self._draw()

    def colour_of(self, key: str) -> int | None:
        """Return the colour that a typed letter or number, 1…6, stands for, if one does."""
        letters = tuple(self._theme.scheme.letters)
        for keys in (letters, NUMBERS):
            if key.upper() in keys:
                return keys.index(key.upper())
        return None

    def _draw(self) -> None:
        line, ratio = self.fontMetrics().height(), self.devicePixelRatioF()
        side = round(CHIP * line)
        for colour, button in zip(ORDER, self.buttons, strict=True):
            pixmap = QPixmap(QSize(side, side) * ratio)
            pixmap.setDevicePixelRatio(ratio)
            pixmap.fill(Qt.GlobalColor.transparent)
            with QPainter(pixmap) as painter:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                place = QRectF(0.5, 0.5, side - 1, side - 1)
                edge = tokens_of(self.palette()).control
                box(painter, place, RADIUS_CHIP, self._theme.stickers[colour], edge)
            button.setIcon(QIcon(pixmap))
            button.setIconSize(QSize(side, side))
            button.setMinimumHeight(round(HIGH * line))
