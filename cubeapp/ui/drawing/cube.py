"""The rotating cube: its sky and shadow, the cube itself, and the same from behind."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QImage, QPainter

from cubeapp.drawing.camera import Camera
from cubeapp.drawing.position import Position
from cubeapp.drawing.scene import LayerTurn, Scene, Slab
from cubeapp.drawing.shown import shown_of
from cubeapp.drawing.theme import Theme
from cubeapp.ui.drawing.backdrop import SKY_MARGIN, paint_shadow, paint_sky, sky_image
from cubeapp.ui.drawing.marks import Marks
from cubeapp.ui.drawing.patches import Look
from cubeapp.ui.drawing.solid import Layer, Solid
from cubeapp.ui.drawing.stickers import Canvas, pixel_ratio


def draw_cube(
    painter: QPainter,
    rect: QRectF,
    position: Position,
    theme: Theme,
    camera: Camera | None = None,
    marks: Marks | None = None,
    background: bool = True,
) -> None:
    """Draw ``position`` into ``rect`` of any painter: a picture, a page.

    Args:
        painter: an active painter.
        rect: where, in the painter's units.
        position: what to show.
        theme: the colours.
        camera: where the eye stands; the usual place if left out.
        marks: what to point out.
        background: whether to fill ``rect`` behind the cube.
    """
    if rect.width() < 1 or rect.height() < 1:
        return
    painter.save()
    painter.translate(rect.topLeft())
    painter.setClipRect(QRectF(0, 0, rect.width(), rect.height()))
    CubePainter().paint_directly(
        painter,
        rect.size(),
        position,
        theme,
        camera or Camera(),
        marks or Marks(),
        background=background,
    )
    painter.restore()


class CubePainter:
    """Paints cubes and keeps what the next frame can use again."""

    def __init__(self) -> None:
        self._front = Solid()
        self._back = Solid()
        self._sky = QImage()
        self._sky_key: tuple[object, ...] = ()

    def paint(
        self,
        painter: QPainter,
        size: QSizeF,
        position: Position,
        theme: Theme,
        camera: Camera,
        marks: Marks,
    ) -> None:
        """Paint a frame for a camera that stands still."""
        shown, turn = shown_of(position)
        ratio = pixel_ratio(painter)
        look = Look(shown, camera, theme, size.width(), size.height(), ratio, marks.signs)
        scene = scene_of(look, turn)

        def ground(_slabs: Sequence[Slab]) -> Layer:
            image = self._background(look).copy()
            with QPainter(image) as below:
                below.translate(SKY_MARGIN, SKY_MARGIN)
                paint_shadow(below, scene.projection, theme)
            return Layer(image, QPointF(-SKY_MARGIN, -SKY_MARGIN))

        canvas = Canvas(painter)
        self._front.paint(canvas, scene, look, marks, ground)
        if theme.looks.has_back:
            behind = look.from_behind()
            self._back.paint(canvas, scene_of(behind, turn), behind, marks)

    def paint_directly(
        self,
        painter: QPainter,
        size: QSizeF,
        position: Position,
        theme: Theme,
        camera: Camera,
        marks: Marks,
        background: bool = True,
        is_hurried: bool = False,
    ) -> None:
        """Paint a frame that is not kept, such as one of an orbiting camera.

        ``is_hurried`` draws big cubes from textures.
        """
        shown, turn = shown_of(position)
        ratio = pixel_ratio(painter)
        look = Look(shown, camera, theme, size.width(), size.height(), ratio, marks.signs)
        scene = scene_of(look, turn)
        canvas = Canvas(painter)
        if background and canvas.is_raster:
            painter.drawImage(-SKY_MARGIN, -SKY_MARGIN, self._background(look))
        elif background:
            paint_sky(painter, size.width(), size.height(), theme)
        if background:
            paint_shadow(painter, scene.projection, theme)
        self._front.paint_directly(canvas, scene, look, marks, is_hurried)
        if theme.looks.has_back:
            behind = look.from_behind()
            self._back.paint_directly(canvas, scene_of(behind, turn), behind, marks, is_hurried)

    def _background(self, look: Look) -> QImage:
        """Return the sky alone, in the size of the view and its margin."""
        key = (look.width, look.height, look.pixel_ratio, look.theme)
        if key != self._sky_key:
            self._sky = sky_image(look.width, look.height, look.pixel_ratio, look.theme)
            self._sky_key = key
        return self._sky


def scene_of(look: Look, turn: LayerTurn | None) -> Scene:
    """Return the slabs that a look shows."""
    has_hints = look.theme.looks.has_hints and not look.is_behind
    return Scene(look.size, look.projection, turn, has_hints)
