"""Cubes side by side as small pictures, to choose one of."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QListWidgetItem, QWidget

from cubeapp.engine.model.cube import Cube
from cubeapp.ui.controls.picture_grid import Fit, PictureGrid
from cubeapp.ui.drawing.pictures import net_picture, untinted
from cubeapp.words import tr

COLUMNS = 3
PICTURE_LINES = 3.6
"""The greatest height of a picture in lines of text."""
SHAPE = 0.75
"""A net is so much higher than wide."""
GAP = 8
"""Pixels between two pictures, and around a name."""


class CubeGallery(PictureGrid):
    """Small nets of cubes; a click, or Enter, takes one."""

    def __init__(self, rows: int, parent: QWidget | None = None) -> None:
        """Make an empty gallery.

        Args:
            rows: how many rows of pictures are seen at once, at most.
            parent: the owner.
        """
        super().__init__(parent)
        self._rows = rows
        self._cubes: tuple[Cube, ...] = ()
        self._fit()

    @property
    def cubes(self) -> tuple[Cube, ...]:
        """What is shown."""
        return self._cubes

    def set_cubes(self, cubes: Sequence[Cube], names: Sequence[str]) -> None:
        """Show ``cubes``, each with its name below."""
        self._cubes = tuple(cubes)
        self._fill(names)
        for index, name in enumerate(names):
            self.set_name(index, name)
        self._draw()

    def add_cubes(self, cubes: Sequence[Cube], names: Sequence[str]) -> None:
        """Show more cubes behind the others, which are not drawn again."""
        if not self._cubes:
            self.set_cubes(cubes, names)
            return
        was_drawn, first = self._is_drawn, len(self._cubes)
        self._cubes += tuple(cubes)
        for index, name in enumerate(names, first):
            item = QListWidgetItem(name)
            self.addItem(item)
            self.set_name(index, name)
            if was_drawn:
                item.setIcon(untinted(self._picture(index)))
        if was_drawn:
            self._set_drawn()
        self._fit()

    def set_name(self, index: int, name: str) -> None:
        """Name a cube."""
        tip = tr("{name}: a click, or Enter, puts it on screen; undo takes it back")
        self.item(index).setText(name)
        self.item(index).setToolTip(tip.format(name=name))

    @property
    def _shown(self) -> Sequence[object]:
        return self._cubes

    def _fitted(self) -> Fit:
        """Divide the width among the columns."""
        line = self.fontMetrics().height()
        most = round(PICTURE_LINES * line)
        wide = max(self.viewport().width() // COLUMNS - 1, 30)
        across = min(wide - GAP, round(most / SHAPE))
        picture = QSize(across, round(across * SHAPE))
        rows = min(self._rows, max(-(-len(self._cubes) // COLUMNS), 1))
        return Fit(picture, QSize(wide, most + line + GAP), rows)

    def _picture(self, index: int) -> QPixmap:
        return net_picture(
            self._cubes[index], self.iconSize(), self.devicePixelRatioF(), self._theme
        )
