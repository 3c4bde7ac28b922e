"""A small picture of a cube, to be looked at only."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from cubeapp.engine.cube import Cube
from cubeapp.language import tr
from cubeapp.ui.drawing.net import draw_net
from cubeapp.ui.scene.position import Position
from cubeapp.ui.scene.theme import LIGHT, Theme

LINES = 9.0
"""The height of the picture in lines of text."""


class CubePicture(QWidget):
    """Draws one cube as a net."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
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
        height = self.fontMetrics().height() * LINES
        return QSize(round(height * 4 / 3), round(height))

    def minimumSizeHint(self) -> QSize:
        """Return half the preferred width; the picture keeps its shape."""
        usual = self.sizeHint()
        return QSize(usual.width() // 2, usual.height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the net."""
        if self._cube is not None:
            with QPainter(self) as painter:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                place = QRectF(self.rect())
                draw_net(painter, place, Position(self._cube), self._theme, background=False)
