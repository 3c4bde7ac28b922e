"""The rotating cube, painted without a depth buffer from the patches of a scene."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from cubeapp.ui.drawing.arrows import draw_arrow_in_space
from cubeapp.ui.drawing.backdrop import SKY_MARGIN, paint_shadow, paint_sky, sky_image
from cubeapp.ui.drawing.marks import NO_SIGNS, Marks, draw_cursor, draw_hover
from cubeapp.ui.drawing.patches import (
    Detail,
    Look,
    draw_patch,
    draw_patch_signs,
    face_texture,
    projection_for,
)
from cubeapp.ui.drawing.shown import Shown, shown_of
from cubeapp.ui.drawing.stickers import (
    Canvas,
    pixel_ratio,
    polygon_of,
    shaded,
    transform_of,
)
from cubeapp.ui.position import Position
from cubeapp.ui.scene.camera import Camera
from cubeapp.ui.scene.scene import Patch, Scene, Slab
from cubeapp.ui.theme import Theme

MOST_STICKERS_A_FRAME = 12_000
"""More of them turning at once, as when a 100×100×100 is turned over, come from textures."""


def draw_cube(
    painter: QPainter,
    rect: QRectF,
    position: Position,
    theme: Theme,
    camera: Camera | None = None,
    marks: Marks | None = None,
    background: bool = True,
) -> None:
    """Draw ``position`` into ``rect`` of any painter: a picture, an SVG, a page.

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
    CubePicture().paint_directly(
        painter,
        rect.width(),
        rect.height(),
        position,
        theme,
        camera or Camera(),
        marks or Marks(),
        background=background,
    )
    painter.restore()


class CubePicture:
    """Paints cubes and keeps what the next frame can use again.

    While only a layer turns, or only marks change, the slabs that stand still come from two
    images: one opaque behind the turning slab, one transparent in front of it.
    """

    def __init__(self) -> None:
        self._look: Look | None = None
        self._cut: tuple[object, ...] = ()
        self._behind = QImage()
        self._front = QImage()
        self._front_at = QPointF()
        self._sky = QImage()
        self._sky_key: tuple[object, ...] = ()
        self._textures: dict[int, QImage] = {}
        self._textured: tuple[Shown, Theme] | None = None

    def paint(
        self,
        painter: QPainter,
        width: int,
        height: int,
        position: Position,
        theme: Theme,
        camera: Camera,
        marks: Marks,
    ) -> None:
        """Paint a frame for a camera that stands still."""
        shown, turn = shown_of(position)
        ratio = pixel_ratio(painter)
        look = Look(shown, camera, theme, width, height, ratio, marks.signs)
        scene = Scene(look.size, look.projection, turn, theme.looks.has_hints)
        self._prepare(look, scene)
        canvas = Canvas(painter)
        turning = next((i for i, slab in enumerate(scene.slabs) if slab.turning), None)
        painter.drawImage(-SKY_MARGIN, -SKY_MARGIN, self._behind)
        still = len(scene.slabs) if turning is None else turning
        self._draw_spots(canvas, scene.slabs[:still], look, marks)
        if turning is not None:
            slab = scene.slabs[turning]
            is_hurried = slab.sticker_count > MOST_STICKERS_A_FRAME
            self._draw_slab(canvas, slab, look, Detail.of(look.sticker_px, is_hurried))
            self._draw_spots(canvas, scene.slabs[turning : turning + 1], look, marks)
            if not self._front.isNull():
                painter.drawImage(self._front_at, self._front)
            self._draw_spots(canvas, scene.slabs[turning + 1 :], look, marks)
        elif marks.next_move is not None:
            draw_arrow_in_space(painter, scene.projection, marks.next_move, look.size)

    def paint_directly(
        self,
        painter: QPainter,
        width: float,
        height: float,
        position: Position,
        theme: Theme,
        camera: Camera,
        marks: Marks,
        background: bool = True,
        is_hurried: bool = False,
    ) -> None:
        """Paint a frame that nothing of will be used again, such as one of an orbiting camera.

        ``is_hurried`` draws big cubes from textures.
        """
        shown, turn = shown_of(position)
        ratio = pixel_ratio(painter)
        look = Look(shown, camera, theme, int(width), int(height), ratio, marks.signs)
        projection = projection_for(theme, camera, width, height)
        scene = Scene(look.size, projection, turn, theme.looks.has_hints)
        canvas = Canvas(painter)
        if background and canvas.is_raster:
            painter.drawImage(-SKY_MARGIN, -SKY_MARGIN, self._background(look))
        elif background:
            paint_sky(painter, width, height, theme)
        if background:
            paint_shadow(painter, projection, theme)
        detail = Detail.of(look.sticker_px, is_hurried)
        for slab in scene.slabs:
            self._draw_slab(canvas, slab, look, detail)
            self._draw_spots(canvas, (slab,), look, marks)
        if turn is None and marks.next_move is not None:
            draw_arrow_in_space(painter, projection, marks.next_move, look.size)

    def _prepare(self, look: Look, scene: Scene) -> None:
        """Draw the slabs that stand still into the two images, if they are not there yet."""
        turn = scene.turn
        cut = () if turn is None else (turn.axis, turn.first, turn.last)
        if look == self._look and cut == self._cut:
            return
        self._look, self._cut = look, cut
        turning = next((i for i, slab in enumerate(scene.slabs) if slab.turning), None)
        detail = Detail.of(look.sticker_px, False)
        self._behind = self._background(look).copy()
        with QPainter(self._behind) as painter:
            painter.translate(SKY_MARGIN, SKY_MARGIN)
            paint_shadow(painter, scene.projection, look.theme)
            canvas = Canvas(painter)
            for slab in scene.slabs[:turning]:
                self._draw_slab(canvas, slab, look, detail)
        self._front = QImage()
        if turning is not None and scene.slabs[turning + 1 :]:
            self._draw_front(scene.slabs[turning + 1 :], look, detail)

    def _draw_front(self, slabs: tuple[Slab, ...], look: Look, detail: Detail) -> None:
        """Draw what covers the turning slab into an image no larger than that."""
        corners = np.concatenate([p.corners() for slab in slabs for p in slab.patches])
        low = np.maximum(np.floor(corners.min(axis=0)) - 2, 0)
        high = np.minimum(np.ceil(corners.max(axis=0)) + 2, [look.width, look.height])
        if np.any(high <= low):
            return
        ratio = look.pixel_ratio
        width, height = np.ceil((high - low) * ratio).astype(int).tolist()
        image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
        image.setDevicePixelRatio(ratio)
        image.fill(Qt.GlobalColor.transparent)
        with QPainter(image) as painter:
            painter.translate(-low[0], -low[1])
            canvas = Canvas(painter)
            for slab in slabs:
                self._draw_slab(canvas, slab, look, detail)
        self._front, self._front_at = image, QPointF(low[0], low[1])

    def _background(self, look: Look) -> QImage:
        """Return the sky alone, in the size of the view and its margin."""
        key = (look.width, look.height, look.pixel_ratio, look.theme)
        if key != self._sky_key:
            self._sky = sky_image(look.width, look.height, look.pixel_ratio, look.theme)
            self._sky_key = key
        return self._sky

    def _draw_slab(self, canvas: Canvas, slab: Slab, look: Look, detail: Detail) -> None:
        for patch in (*slab.floating, *slab.patches):
            if patch.face is None:
                canvas.polygon(polygon_of(patch.corners()), shaded(look.theme.inside, patch.shade))
            elif detail is Detail.TEXTURE and canvas.is_raster:
                self._draw_texture(canvas, patch, look)
            else:
                draw_patch(canvas, patch, look, detail)
            if patch.face is not None and look.signs != NO_SIGNS:
                draw_patch_signs(canvas, patch, look)

    def _draw_texture(self, canvas: Canvas, patch: Patch, look: Look) -> None:
        """Draw a patch from its face's picture, and darken it to its shade."""
        assert patch.face is not None
        if self._textured != (look.shown, look.theme):
            self._textured = (look.shown, look.theme)
            self._textures.clear()
        if patch.face not in self._textures:
            whole = (0, look.size)
            numbers = look.shown.numbers(patch.face, whole, whole)
            self._textures[patch.face] = face_texture(numbers, look.theme)
        picture = self._textures[patch.face]
        (top, bottom), (left, right) = patch.rows, patch.columns
        cell = picture.width() / look.size
        target = QRectF(left, top, right - left, bottom - top)
        source = QRectF(left * cell, top * cell, (right - left) * cell, (bottom - top) * cell)
        canvas.painter.save()
        canvas.painter.setTransform(transform_of(patch.matrix), True)
        canvas.painter.drawImage(target, picture, source)
        canvas.painter.restore()
        canvas.painter.setBrush(QColor(0, 0, 0, round(255 * (1 - patch.shade))))
        canvas.painter.drawPolygon(polygon_of(patch.corners()))

    def _draw_spots(
        self, canvas: Canvas, slabs: tuple[Slab, ...], look: Look, marks: Marks
    ) -> None:
        """Draw the hovered facelet's light and the cursor where these slabs show them."""
        size = look.size
        for facelet, is_cursor in ((marks.hover, False), (marks.cursor, True)):
            if facelet is None or not 0 <= facelet < 6 * size * size:
                continue
            face, place = divmod(facelet, size * size)
            row, column = divmod(place, size)
            patch = _patch_showing(slabs, face, row, column)
            if patch is None:
                continue
            if is_cursor:
                draw_cursor(canvas, transform_of(patch.matrix), place, size, look.sticker_px)
            else:
                value = int(look.shown.cube.facelets[facelet])
                transform = transform_of(patch.matrix)
                draw_hover(canvas, transform, place, size, look.theme, value, look.sticker_px)


def _patch_showing(slabs: tuple[Slab, ...], face: int, row: int, column: int) -> Patch | None:
    for slab in slabs:
        for patch in (*slab.patches, *slab.floating):
            in_rows = patch.rows[0] <= row < patch.rows[1]
            if patch.face == face and in_rows and patch.columns[0] <= column < patch.columns[1]:
                return patch
    return None
