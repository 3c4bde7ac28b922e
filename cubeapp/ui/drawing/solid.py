"""One cube seen from one side, painted without a depth buffer from the slabs of a scene."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace

import numpy as np
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from cubeapp.drawing.arrows import arrows_in_space
from cubeapp.drawing.scene import Patch, Scene, Slab
from cubeapp.drawing.shown import Shown
from cubeapp.drawing.stickers import Detail
from cubeapp.drawing.theme import Theme
from cubeapp.engine.model.moves import Move
from cubeapp.ui.drawing.arrows import draw_arrows
from cubeapp.ui.drawing.marks import NO_SIGNS, Marks, draw_cursor, draw_hover
from cubeapp.ui.drawing.patches import (
    FLEETING_FROM,
    Look,
    draw_patch,
    draw_patch_signs,
    face_texture,
)
from cubeapp.ui.drawing.stickers import Canvas, polygon_of, shaded, transform_of

MOST_STICKERS_A_FRAME = 12_000
"""More of them turning at once, as when a 100×100×100 is turned over, come from textures."""


@dataclass(frozen=True, slots=True)
class Layer:
    """An image and where it lies in the view; an empty one shows nothing."""

    image: QImage = field(default_factory=QImage)
    at: QPointF = field(default_factory=QPointF)

    def draw(self, painter: QPainter) -> None:
        """Draw it in its place."""
        if not self.image.isNull():
            painter.drawImage(self.at, self.image)


Ground = Callable[[Sequence[Slab]], Layer]
"""Returns a new image, for some slabs to be drawn on it."""


class Solid:
    """Paints a cube and keeps what the next frame can use again.

    While only a layer turns, or only marks change, the slabs that stand still come from two
    images: one behind the turning slab, one in front of it.
    """

    def __init__(self) -> None:
        self._key: tuple[object, ...] = ()
        self._behind = Layer()
        self._front = Layer()
        self._textures: dict[int, QImage] = {}
        self._textured: tuple[Shown, Theme] | None = None

    def paint(
        self, canvas: Canvas, scene: Scene, look: Look, marks: Marks, ground: Ground | None = None
    ) -> None:
        """Paint a frame for a camera that stands still.

        Args:
            canvas: where to paint.
            scene: the slabs.
            look: how they look.
            marks: what to point out.
            ground: what lies behind; nothing if left out.
        """
        turning = next((i for i, slab in enumerate(scene.slabs) if slab.turning), None)
        still = len(scene.slabs) if turning is None else turning
        self._prepare(scene, look, still, ground or (lambda slabs: clear_layer(slabs, look)))
        self._behind.draw(canvas.painter)
        self._draw_spots(canvas, scene.slabs[:still], look, marks)
        if turning is not None:
            slab = scene.slabs[turning]
            is_hurried = slab.sticker_count > MOST_STICKERS_A_FRAME
            self._draw_slab(canvas, slab, look, Detail.of(look.sticker_px, is_hurried))
            self._draw_spots(canvas, (slab,), look, marks)
            self._front.draw(canvas.painter)
            self._draw_spots(canvas, scene.slabs[turning + 1 :], look, marks)
        elif marks.next_move is not None:
            _draw_arrows(canvas, scene, marks.next_move)

    def paint_directly(
        self, canvas: Canvas, scene: Scene, look: Look, marks: Marks, is_hurried: bool
    ) -> None:
        """Paint a frame that is not kept; ``is_hurried`` draws from textures."""
        detail = Detail.of(look.sticker_px, is_hurried)
        look = replace(look, is_fleeting=is_hurried and look.size >= FLEETING_FROM)
        for slab in scene.slabs:
            self._draw_slab(canvas, slab, look, detail)
            self._draw_spots(canvas, (slab,), look, marks)
        if scene.turn is None and marks.next_move is not None:
            _draw_arrows(canvas, scene, marks.next_move)

    def _prepare(self, scene: Scene, look: Look, still: int, ground: Ground) -> None:
        """Draw the slabs that stand still into the two images, if they are not there yet."""
        turn = scene.turn
        key = look, () if turn is None else (turn.axis, turn.first, turn.last)
        if key == self._key:
            return
        self._key = key
        self._behind = self._on(ground, scene.slabs[:still], look)
        front = scene.slabs[still + 1 :]
        self._front = self._on(lambda slabs: clear_layer(slabs, look), front, look)

    def _on(self, ground: Ground, slabs: Sequence[Slab], look: Look) -> Layer:
        """Return ``ground`` with slabs drawn on it."""
        layer = ground(slabs)
        if slabs and not layer.image.isNull():
            with QPainter(layer.image) as painter:
                painter.translate(-layer.at)
                canvas = Canvas(painter)
                for slab in slabs:
                    self._draw_slab(canvas, slab, look, Detail.of(look.sticker_px, False))
        return layer

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

    def _draw_spots(self, canvas: Canvas, slabs: Sequence[Slab], look: Look, marks: Marks) -> None:
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


def _draw_arrows(canvas: Canvas, scene: Scene, move: Move) -> None:
    draw_arrows(canvas.painter, arrows_in_space(scene.projection, move, scene.size))


def clear_layer(slabs: Sequence[Slab], look: Look) -> Layer:
    """Return a transparent image no larger than what is seen of ``slabs``."""
    patches = [patch for slab in slabs for patch in (*slab.patches, *slab.floating)]
    if not patches:
        return Layer()
    # In the screen's own pixels, between two of which it would be blurred.
    ratio = look.pixel_ratio
    corners = np.concatenate([patch.corners() for patch in patches]) * ratio
    size = np.array([look.width, look.height]) * ratio
    low = np.maximum(np.floor(corners.min(axis=0)) - 2, 0)
    high = np.minimum(np.ceil(corners.max(axis=0)) + 2, np.ceil(size))
    if np.any(high <= low):
        return Layer()
    width, height = (high - low).astype(int).tolist()
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    return Layer(image, QPointF(*(low / ratio).tolist()))


def _patch_showing(slabs: Sequence[Slab], face: int, row: int, column: int) -> Patch | None:
    for slab in slabs:
        for patch in (*slab.patches, *slab.floating):
            in_rows = patch.rows[0] <= row < patch.rows[1]
            if patch.face == face and in_rows and patch.columns[0] <= column < patch.columns[1]:
                return patch
    return None
