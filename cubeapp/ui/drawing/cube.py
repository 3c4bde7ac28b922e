"""The rotating cube, painted without a depth buffer from the patches of a scene."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QLinearGradient, QPainter

from cubeapp.engine.cube import Cube
from cubeapp.ui.drawing.arrows import draw_arrow_in_space
from cubeapp.ui.drawing.backdrop import paint_shadow, paint_sky
from cubeapp.ui.drawing.marks import Marks, draw_cursor, draw_faults, draw_hover
from cubeapp.ui.drawing.stickers import (
    INSET,
    OCTAGON,
    PLAIN,
    RIM,
    RIMMED,
    TILE,
    Canvas,
    brush_numbers,
    cell_paths,
    image_of,
    palette,
    polygon_of,
    shaded,
    sticker_brushes,
    transform_of,
)
from cubeapp.ui.position import Position
from cubeapp.ui.scene.camera import Camera, Projection
from cubeapp.ui.scene.scene import Patch, Scene, Slab, Span, settled
from cubeapp.ui.theme import Theme

TEXTURE_CELL = 8
TEXTURE_SIDE = 640
SHEEN_ALPHA = 26
HURRIED_BELOW = 9
"""Pixels of a sticker; larger ones are drawn fast enough as they are."""


class Detail(Enum):
    """How much of a sticker is drawn."""

    TEXTURE = auto()
    """A picture a face, for frames in haste."""
    OCTAGON = auto()
    PLAIN = auto()
    """A rounded square."""
    TILE = auto()
    """A cubie's own edge, the sticker's rim, and a sheen over all of them."""

    @classmethod
    def of(cls, pixels: float, is_hurried: bool) -> Detail:
        """Return the detail for stickers of ``pixels``, less of it for one fleeting frame."""
        if is_hurried and pixels < HURRIED_BELOW:
            return cls.TEXTURE
        return cls.OCTAGON if pixels < 8 else cls.PLAIN if pixels < 25 else cls.TILE


@dataclass(frozen=True, slots=True)
class Look:
    """Everything that decides how the cube's slabs look, but for the turn."""

    cube: Cube
    camera: Camera
    theme: Theme
    width: int
    height: int
    pixel_ratio: float
    outlined: frozenset[int]


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
        self._textured: tuple[Cube, Theme] | None = None

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
        cube, turn = settled(position)
        ratio = painter.device().devicePixelRatio() if painter.device() else 1.0
        look = Look(cube, camera, theme, width, height, ratio, marks.outlined)
        scene = Scene(cube.size, Projection(camera, width, height), turn)
        self._prepare(look, scene)
        canvas = Canvas(painter)
        turning = next((i for i, slab in enumerate(scene.slabs) if slab.turning), None)
        painter.drawImage(0, 0, self._behind)
        still = len(scene.slabs) if turning is None else turning
        self._draw_spots(canvas, scene.slabs[:still], look, marks)
        if turning is not None:
            self._draw_slab(canvas, scene.slabs[turning], look, Detail.of(self._px(look), False))
            self._draw_spots(canvas, scene.slabs[turning : turning + 1], look, marks)
            if not self._front.isNull():
                painter.drawImage(self._front_at, self._front)
            self._draw_spots(canvas, scene.slabs[turning + 1 :], look, marks)
        elif marks.next_move is not None:
            draw_arrow_in_space(painter, scene.projection, marks.next_move, cube.size)

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
        cube, turn = settled(position)
        ratio = painter.device().devicePixelRatio() if painter.device() else 1.0
        look = Look(cube, camera, theme, int(width), int(height), ratio, marks.outlined)
        projection = Projection(camera, width, height)
        scene = Scene(cube.size, projection, turn)
        canvas = Canvas(painter)
        if background and canvas.is_raster:
            painter.drawImage(0, 0, self._background(look))
        elif background:
            paint_sky(painter, width, height, theme)
        if background:
            paint_shadow(painter, projection, theme)
        detail = Detail.of(2 * projection.scale / cube.size * ratio, is_hurried)
        for slab in scene.slabs:
            self._draw_slab(canvas, slab, look, detail)
            self._draw_spots(canvas, (slab,), look, marks)
        if turn is None and marks.next_move is not None:
            draw_arrow_in_space(painter, projection, marks.next_move, cube.size)

    @staticmethod
    def _px(look: Look) -> float:
        """Return the device pixels of a sticker's side in the middle of the cube."""
        scale = Projection(look.camera, look.width, look.height).scale
        return 2 * scale / look.cube.size * look.pixel_ratio

    def _prepare(self, look: Look, scene: Scene) -> None:
        """Draw the slabs that stand still into the two images, if they are not there yet."""
        turn = scene.turn
        cut = () if turn is None else (turn.axis, turn.first, turn.last)
        if look == self._look and cut == self._cut:
            return
        self._look, self._cut = look, cut
        turning = next((i for i, slab in enumerate(scene.slabs) if slab.turning), None)
        detail = Detail.of(self._px(look), False)
        self._behind = self._background(look).copy()
        with QPainter(self._behind) as painter:
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
        """Return the sky alone in the size of the view."""
        key = (look.width, look.height, look.pixel_ratio, look.theme)
        if key != self._sky_key:
            width = max(round(look.width * look.pixel_ratio), 1)
            height = max(round(look.height * look.pixel_ratio), 1)
            image = QImage(width, height, QImage.Format.Format_RGB32)
            image.setDevicePixelRatio(look.pixel_ratio)
            with QPainter(image) as painter:
                paint_sky(painter, look.width, look.height, look.theme)
            self._sky, self._sky_key = image, key
        return self._sky

    def _draw_slab(self, canvas: Canvas, slab: Slab, look: Look, detail: Detail) -> None:
        for patch in slab.patches:
            if patch.face is None:
                canvas.polygon(polygon_of(patch.corners()), shaded(look.theme.inside, patch.shade))
            elif detail is Detail.TEXTURE and canvas.is_raster:
                self._draw_texture(canvas, patch, look)
            else:
                _draw_patch(canvas, patch, look, detail)
            if patch.face is not None and look.outlined:
                _draw_patch_faults(canvas, patch, look)

    def _draw_texture(self, canvas: Canvas, patch: Patch, look: Look) -> None:
        """Draw a patch from its face's picture, and darken it to its shade."""
        assert patch.face is not None
        if self._textured != (look.cube, look.theme):
            self._textured = (look.cube, look.theme)
            self._textures.clear()
        if patch.face not in self._textures:
            values = look.cube.face(patch.face)
            self._textures[patch.face] = face_texture(values, look.theme)
        picture = self._textures[patch.face]
        (top, bottom), (left, right) = patch.rows, patch.columns
        cell = picture.width() / look.cube.size
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
        size = look.cube.size
        for facelet, is_cursor in ((marks.hover, False), (marks.cursor, True)):
            if facelet is None or not 0 <= facelet < 6 * size * size:
                continue
            face, place = divmod(facelet, size * size)
            row, column = divmod(place, size)
            patch = _patch_showing(slabs, face, row, column)
            if patch is None:
                continue
            if is_cursor:
                draw_cursor(canvas, transform_of(patch.matrix), place, size, self._px(look))
            else:
                number = brush_numbers(look.cube.facelets[facelet : facelet + 1])[0]
                transform = transform_of(patch.matrix)
                draw_hover(canvas, transform, place, size, look.theme, number, self._px(look))


def _patch_showing(slabs: tuple[Slab, ...], face: int, row: int, column: int) -> Patch | None:
    for slab in slabs:
        for patch in slab.patches:
            in_rows = patch.rows[0] <= row < patch.rows[1]
            if patch.face == face and in_rows and patch.columns[0] <= column < patch.columns[1]:
                return patch
    return None


def _draw_patch(canvas: Canvas, patch: Patch, look: Look, detail: Detail) -> None:
    """Draw a patch's plastic and its stickers in the given detail."""
    assert patch.face is not None
    size, theme = look.cube.size, look.theme
    outline = polygon_of(patch.corners())
    canvas.polygon(outline, shaded(theme.plastic, patch.shade))
    rows, columns = _cells_in_view(patch, look)
    values = look.cube.face(patch.face)[slice(*rows), slice(*columns)]
    numbers = brush_numbers(values)
    transform = transform_of(patch.matrix)
    brushes = sticker_brushes(theme, round(patch.shade, 2))
    if detail is not Detail.TILE:
        shape = PLAIN if detail is Detail.PLAIN else OCTAGON
        paths = cell_paths(shape, size, rows, columns)
        canvas.fill(transform, paths, brushes, numbers)
        return
    tile = (QBrush(shaded(theme.tile, patch.shade)),)
    rims = sticker_brushes(theme, round(patch.shade * RIM, 2))
    zeros = [0] * len(numbers)
    canvas.fill(transform, cell_paths(TILE, size, rows, columns), tile, zeros)
    canvas.fill(transform, cell_paths(RIMMED, size, rows, columns), rims, numbers)
    canvas.fill(transform, cell_paths(INSET, size, rows, columns), brushes, numbers)
    _draw_sheen(canvas, patch)


def _draw_sheen(canvas: Canvas, patch: Patch) -> None:
    """Lighten a patch towards its first corner, as if a window stood behind the viewer."""
    corners = patch.corners()
    start, end = corners[np.argmin(corners @ [1.0, 1.6])], corners[np.argmax(corners @ [1.0, 1.6])]
    gradient = QLinearGradient(*start.tolist(), *end.tolist())
    gradient.setColorAt(0.0, QColor(255, 255, 255, SHEEN_ALPHA))
    gradient.setColorAt(0.55, QColor(255, 255, 255, 0))
    canvas.painter.setBrush(QBrush(gradient))
    canvas.painter.drawPolygon(polygon_of(corners))


def _cells_in_view(patch: Patch, look: Look) -> tuple[Span, Span]:
    """Return the rows and columns of a patch that the view shows, when it is zoomed in."""
    if look.camera.zoom <= 1:
        return patch.rows, patch.columns
    down, across = np.arange(*patch.rows), np.arange(*patch.columns)
    column, row = np.meshgrid(across + 0.5, down + 0.5)
    pixels = np.stack([column, row, np.ones_like(row)], axis=-1) @ patch.matrix.T
    x, y = pixels[..., 0] / pixels[..., 2], pixels[..., 1] / pixels[..., 2]
    margin = 2 * Projection(look.camera, look.width, look.height).scale / look.cube.size
    seen = (x > -margin) & (x < look.width + margin) & (y > -margin) & (y < look.height + margin)
    rows, columns = np.nonzero(seen)
    return _extent(rows, patch.rows[0]), _extent(columns, patch.columns[0])


def _extent(places: NDArray[np.intp], start: int) -> Span:
    return (start + int(places.min()), start + int(places.max()) + 1) if len(places) else (0, 0)


def _draw_patch_faults(canvas: Canvas, patch: Patch, look: Look) -> None:
    size = look.cube.size
    assert patch.face is not None
    facelets = np.fromiter(look.outlined, dtype=np.int64, count=len(look.outlined))
    row, column = np.divmod(facelets - patch.face * size * size, size)
    inside = (row >= patch.rows[0]) & (row < patch.rows[1])
    inside &= (column >= patch.columns[0]) & (column < patch.columns[1])
    places = (row * size + column)[inside].tolist()
    px = CubePicture._px(look)
    draw_faults(canvas, transform_of(patch.matrix), places, size, look.theme, px)


def face_texture(values: NDArray[np.uint8], theme: Theme) -> QImage:
    """Return a picture of a face with about `TEXTURE_CELL` pixels a sticker.

    Args:
        values: uint8, shape (N, N).
        theme: the colours.
    """
    size = len(values)
    cell = max(min(TEXTURE_CELL, TEXTURE_SIDE // size), 1)
    colours = palette(theme)
    numbers = np.minimum(values, 6)
    pixels = np.repeat(np.repeat(colours[numbers], cell, axis=0), cell, axis=1)
    if cell > 2:
        pixels[::cell] = colours[7]
        pixels[:, ::cell] = colours[7]
    return image_of(pixels)
