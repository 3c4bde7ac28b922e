"""What a pattern is painted with: six colours, no matter what, and letters."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QGridLayout, QSizePolicy, QWidget

from cubeapp.drawing.theme import LIGHT, Theme
from cubeapp.engine.patterns.mask import ANY, COLOURS
from cubeapp.ui.controls.focus import draw_focus
from cubeapp.ui.controls.note import Caption
from cubeapp.ui.controls.panel import stack
from cubeapp.ui.controls.shapes import box, square
from cubeapp.ui.drawing.palette import tokens_of
from cubeapp.ui.lab.patterns.mask_net import BRUSHES, ground_of, write
from cubeapp.words import capitalised, tr

COLUMNS = 7
WIDE, HIGH = 2.0, 1.9
"""A brush in lines of text."""
SIGN = "×"


class Brush(QAbstractButton):
    """A sticker to paint with; the chosen one has a ring."""

    def __init__(self, cell: str) -> None:
        super().__init__()
        self._cell, self._theme = cell, LIGHT
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_theme(self, theme: Theme) -> None:
        """Draw in the colours of ``theme``."""
        self._theme = theme
        self.update()

    def sizeHint(self) -> QSize:
        """Ask for a sticker of some lines."""
        line = self.fontMetrics().height()
        return QSize(round(WIDE * line), round(HIGH * line))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the sticker, and the marks of choice and focus."""
        tokens, line = tokens_of(self.palette()), self.fontMetrics().height()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            tile = square(self.rect())
            if self.isChecked() or self.underMouse():
                edge = tokens.text if self.isChecked() else tokens.control
                box(painter, tile.adjusted(1, 1, -1, -1), 0.2 * tile.width(), None, edge, 2.0)
            gap = 0.26 * line
            self._draw_tile(painter, tile.adjusted(gap, gap, -gap, -gap))
            draw_focus(self, painter)

    def _draw_tile(self, painter: QPainter, tile: QRectF) -> None:
        ground = ground_of(self._cell, self._theme, self.palette())
        edge = tokens_of(self.palette()).control
        box(painter, tile, 0.18 * tile.width(), ground, edge)
        if self._cell not in COLOURS:
            write(painter, tile, SIGN if self._cell == ANY else self._cell, ground)


class BrushRow(QWidget):
    """Chooses what is painted with; a line of words says what it means."""

    chosen = Signal(str)
    """One of `BRUSHES`."""

    def __init__(self) -> None:
        super().__init__()
        self.brushes = {cell: Brush(cell) for cell in BRUSHES}
        self.caption = Caption()
        self._theme = LIGHT
        group = QButtonGroup(self)
        tiles = QWidget()
        grid = QGridLayout(tiles)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(0)
        for index, brush in enumerate(self.brushes.values()):
            group.addButton(brush, index)
            grid.addWidget(brush, *divmod(index, COLUMNS))
        group.idClicked.connect(lambda index: self.choose(BRUSHES[index]))
        stack(self, tiles, self.caption)

    def choose(self, brush: str) -> None:
        """Paint with one of `BRUSHES`."""
        self.brushes[brush].setChecked(True)
        self.caption.set_text(self._says(brush))
        self.chosen.emit(brush)

    def set_theme(self, theme: Theme) -> None:
        """Show the colours of ``theme`` by the names of its scheme."""
        self._theme = theme
        for cell, brush in self.brushes.items():
            brush.set_theme(theme)
            says = self._says(cell)
            brush.setToolTip(says)
            brush.setAccessibleName(says)
            if brush.isChecked():
                self.caption.set_text(says)

    def _says(self, brush: str) -> str:
        if brush in COLOURS:
            number = COLOURS.index(brush)
            name = capitalised(self._theme.scheme.spoken[number])
            return tr("{colour} (key {key})").format(colour=name, key=number + 1)
        if brush == ANY:
            return tr("Any colour: this sticker does not matter (key 0)")
        text = tr(
            "{letter}: equal letters on a side are equal colours, different ones are different "
            "(key {letter})"
        )
        return text.format(letter=brush)
