"""A small picture of a cube, to be looked at only."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from cubeapp.drawing.position import Position
from cubeapp.drawing.theme import LIGHT, Theme
from cubeapp.engine.model.cube import Cube
from cubeapp.ui.drawing.cube import draw_cube
from cubeapp.ui.drawing.net import draw_net
from cubeapp.words import tr

LINES = 9.0
"""The usual height of the picture in lines of text."""


class CubePicture(QWidget):
    """Draws one cube, as a net or in space."""

    def __init__(
        self, parent: QWidget | None = None, *, view: str = "net", lines: float = LINES
    ) -> None:
        """Show no cube yet.

        Args:
            parent: the owner.
            view: "net" or "3d".
            lines: the height in lines of text.
        """
        super().__init__(parent)
        self._view, self._lines = view, lines
        self._cube: Cube | None = None
        self._theme = LIGHT
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(tr("Picture of the scrambled cube"))

    @property
    def cube(self) -> Cube | None:
        """What is shown."""
        return self._cube

    def set_cube(self, cube: Cube | None) -> None:
        """Show ``cube``, or nothing at all."""
        self._cube = cube
        self.setVisible(cube is not None)
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Take other colours."""
        self._theme = theme
        self.update()

    def sizeHint(self) -> QSize:
        """Return room for a net, which is wider than high."""
        height = self.fontMetrics().height() * self._lines
        return QSize(round(height * 4 / 3), round(height))

    def minimumSizeHint(self) -> QSize:
        """Return half the preferred width; the picture keeps its shape."""
        usual = self.sizeHint()
        return QSize(usual.width() // 2, usual.height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the cube."""
        if self._cube is not None:
            what = Position(self._cube), self._theme
            with QPainter(self) as painter:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                place = QRectF(self.rect())
                if self._view == "3d":
                    draw_cube(painter, place, *what, background=False)
                else:
                    draw_net(painter, place, *what, background=False)
