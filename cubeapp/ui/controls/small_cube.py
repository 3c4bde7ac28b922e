"""A small cube seen from a corner: how it is held, and the move that comes next."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from cubeapp.drawing.camera import Camera
from cubeapp.drawing.position import Position
from cubeapp.drawing.theme import LIGHT, Theme
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.moves import Move
from cubeapp.ui.drawing.cube import draw_cube
from cubeapp.ui.drawing.marks import Marks
from cubeapp.ui.drawing.pictures import picture

LARGEST = 9
"""The largest cube whose stickers can be told apart in so small a picture."""
CLOSE = Camera(zoom=1.1)
"""So near that the cube fills its picture."""


class SmallCube(QWidget):
    """Draws a cube of which only what tells its hold has a colour, and the arrow of a move."""

    def __init__(self, lines: float) -> None:
        """Show nothing yet; the picture is ``lines`` of text high and wide."""
        super().__init__()
        self._lines = lines
        self._theme = LIGHT
        self._cube: Cube | None = None
        self._move: Move | None = None
        self._drawn: tuple[tuple[object, ...], QPixmap] | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_theme(self, theme: Theme) -> None:
        """Draw in the colours of ``theme``."""
        self._theme = theme.for_lists()
        self.update()

    def set_lines(self, lines: float) -> None:
        """Be ``lines`` of text high and wide from now on."""
        if lines != self._lines:
            self._lines = lines
            self.updateGeometry()

    def set_cube(self, cube: Cube, move: Move | None = None) -> None:
        """Show how ``cube`` is held, and ``move`` if there is one; nothing of a large cube."""
        is_small = cube.size <= LARGEST
        self._cube, self._move = with_centres(cube) if is_small else None, move
        self.setVisible(is_small)
        self.update()

    def sizeHint(self) -> QSize:
        """As high and as wide as was asked for."""
        side = round(self._lines * self.fontMetrics().height())
        return QSize(side, side)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the picture, which is kept until another is wanted."""
        cube, ratio = self._cube, self.devicePixelRatioF()
        if cube is None:
            return
        key = cube, self._move, self._theme, self.size(), ratio
        if self._drawn is None or self._drawn[0] != key:
            self._drawn = key, picture(self.size(), ratio, self._draw)
        with QPainter(self) as painter:
            painter.drawPixmap(0, 0, self._drawn[1])

    def _draw(self, painter: QPainter, place: QRectF) -> None:
        assert self._cube is not None
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        marks = Marks(next_move=self._move)
        draw_cube(painter, place, Position(self._cube), self._theme, CLOSE, marks, False)


def with_centres(cube: Cube) -> Cube:
    """Return a bare cube with the fixed centres of ``cube``.

    Even sizes have none: there it is all the centres, and of a 2×2×2 every sticker.
    """
    size, middle = cube.size, cube.size // 2
    if size == 2:
        return cube
    inner = slice(middle, middle + 1) if size % 2 else slice(1, size - 1)
    faces = Cube.unpainted(size).faces.copy()
    faces[:, inner, inner] = cube.faces[:, inner, inner]
    return Cube.from_faces(faces)
