"""A picture of how to hold the cube for the photo of one face."""

from __future__ import annotations

import math

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from cubeapp.drawing.camera import Camera
from cubeapp.drawing.position import Position
from cubeapp.drawing.theme import LIGHT, Theme
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import Face
from cubeapp.engine.photos.holding import shown_in_front
from cubeapp.ui.drawing.cube import draw_cube
from cubeapp.words import tr

CAMERA = Camera(latitude=math.radians(20), longitude=math.radians(14))
"""A little from above and from the right: the face is in front, its neighbours are seen."""


class OrientationGuide(QWidget):
    """Draws a solved cube with the face in front."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._face, self._size = Face.U, 3
        self._theme = LIGHT
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(tr("Picture of how to hold the cube"))

    def set_face(self, face: Face, size: int) -> None:
        """Show how the photo of ``face`` of a cube of ``size`` is taken."""
        self._face, self._size = face, size
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Draw in other colours."""
        self._theme = theme
        self.update()

    def sizeHint(self) -> QSize:
        """Ask for no more than is needed; it takes all the room there is."""
        return self.minimumSizeHint()

    def minimumSizeHint(self) -> QSize:
        """Ask for room to tell the faces apart."""
        side = 9 * min(self.fontMetrics().height(), 20)
        return QSize(side, side)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the cube."""
        side = min(self.width(), self.height())
        place = QRectF((self.width() - side) / 2, (self.height() - side) / 2, side, side)
        position = Position(shown_in_front(Cube.solved(self._size), self._face))
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            draw_cube(painter, place, position, self._theme, CAMERA, background=False)
