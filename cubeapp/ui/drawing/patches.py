"""One flat patch of the cube: its plastic, its stickers, and how much of them is drawn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto

import numpy as np
from numpy.typing import NDArray
from PySide6.QtGui import QBrush, QColor, QImage, QLinearGradient

from cubeapp.drawing.camera import Camera, Projection
from cubeapp.drawing.scene import Patch, Span
from cubeapp.drawing.theme import Theme
from cubeapp.ui.drawing.frames import behind_projection, front_projection
from cubeapp.ui.drawing.inscriptions import draw_inscriptions, has_inscriptions
from cubeapp.ui.drawing.marks import Signs, draw_signs, places_in
from cubeapp.ui.drawing.shown import Shown
from cubeapp.ui.drawing.stickers import (
    PLASTIC,
    RIM,
    TILE,
    Canvas,
    Cut,
    Shape,
    cell_paths,
    cut_of,
    image_of,
    palette,
    polygon_of,
    shaded,
    sticker_brushes,
    transform_of,
)

TEXTURE_CELL = 8
TEXTURE_SIDE = 640
SHEEN_ALPHA = 26
FLEETING_FROM = 6
"""Smaller cubes have so few stickers that all of them are drawn fast enough."""
HURRIED_BELOW = 9
"""Pixels of a sticker; larger ones are drawn fast enough as they are."""


class Detail(Enum):
    """How much of a sticker is drawn."""

    TEXTURE = auto()
    """A picture a face, for frames in haste."""
    SQUARE = auto()
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
        if pixels < 12:
            return cls.SQUARE if pixels < 5 else cls.OCTAGON
        return cls.PLAIN if pixels < 25 else cls.TILE


@dataclass(frozen=True, slots=True)
class Look:
    """Everything that decides how the cube's slabs look, but for the turn."""

    shown: Shown
    camera: Camera
    theme: Theme
    width: float
    height: float
    pixel_ratio: float
    signs: Signs
    is_behind: bool = False
    """Whether this is the small cube in the corner, seen from behind."""
    is_fleeting: bool = False
    """Whether what is beside the cube itself is drawn in no detail, for one frame among many."""

    @property
    def size(self) -> int:
        """N."""
        return self.shown.cube.size

    @property
    def projection(self) -> Projection:
        """How space is mapped to the view."""
        if self.is_behind:
            return behind_projection(self.camera, self.width, self.height)
        return front_projection(self.theme.looks, self.camera, self.width, self.height)

    @property
    def sticker_px(self) -> float:
        """Device pixels of a sticker's side in the middle of the cube."""
        return 2 * self.projection.scale / self.size * self.pixel_ratio

    def from_behind(self) -> Look:
        """Return what the small cube in the corner looks like."""
        return replace(self, is_behind=True)


def draw_patch(canvas: Canvas, patch: Patch, look: Look, detail: Detail) -> None:
    """Draw a patch's plastic and its stickers in the given detail."""
    assert patch.face is not None
    size, theme = look.size, look.theme
    if not patch.is_floating:
        outline = polygon_of(patch.corners())
        canvas.polygon(outline, shaded(theme.plastic, patch.shade))
    rows, columns = _cells_in_view(patch, look)
    numbers: list[int] = look.shown.numbers(patch.face, rows, columns).ravel().tolist()
    transform = transform_of(patch.matrix)
    is_plain = look.is_fleeting and (patch.is_floating or look.is_behind)
    detail = Detail.OCTAGON if is_plain else detail
    for shape, brushes in _coats(patch, theme, detail):
        canvas.fill(transform, cell_paths(shape, size, rows, columns), brushes, numbers)
    if detail is Detail.TILE and not patch.is_floating:
        _draw_sheen(canvas, patch)
    if not is_plain and has_inscriptions(theme.looks, look.sticker_px / look.pixel_ratio):
        cells = (numbers, rows, columns)
        how = (look.sticker_px, patch.twist, patch.is_floating)
        draw_inscriptions(canvas, transform, theme, *cells, *how)


def _coats(patch: Patch, theme: Theme, detail: Detail) -> list[tuple[Shape, Sequence[QBrush]]]:
    """Return the shapes that are drawn of each sticker, one over the other, and their brushes."""
    cut, shade = cut_of(theme.looks), patch.shade
    colours = sticker_brushes(theme, round(shade, 2))
    # What floats has no plastic around it, and needs an edge as soon as there is room for one.
    is_edged = detail is Detail.TILE or (patch.is_floating and detail is Detail.PLAIN)
    if not is_edged:
        return [(_shape(cut, detail), colours)]
    rims = sticker_brushes(theme, round(shade * RIM, 2))
    coats: list[tuple[Shape, Sequence[QBrush]]] = [(cut.rimmed, rims), (cut.inset, colours)]
    if not patch.is_floating and not theme.looks.is_stickerless:
        coats.insert(0, (TILE, [QBrush(shaded(theme.tile, shade))] * len(colours)))
    return coats


def _shape(cut: Cut, detail: Detail) -> Shape:
    if detail is Detail.PLAIN:
        return cut.plain
    # A face without a texture, as a painter of vectors needs it, gets the simplest shapes.
    return cut.octagon if detail is Detail.OCTAGON else cut.square


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
    if look.camera.zoom <= 1 or look.is_behind:
        return patch.rows, patch.columns
    down, across = np.arange(*patch.rows), np.arange(*patch.columns)
    column, row = np.meshgrid(across + 0.5, down + 0.5)
    pixels = np.stack([column, row, np.ones_like(row)], axis=-1) @ patch.matrix.T
    x, y = pixels[..., 0] / pixels[..., 2], pixels[..., 1] / pixels[..., 2]
    margin = 2 * look.projection.scale / look.size
    seen = (x > -margin) & (x < look.width + margin) & (y > -margin) & (y < look.height + margin)
    rows, columns = np.nonzero(seen)
    return _extent(rows, patch.rows[0]), _extent(columns, patch.columns[0])


def _extent(places: NDArray[np.intp], start: int) -> Span:
    return (start + int(places.min()), start + int(places.max()) + 1) if len(places) else (0, 0)


def draw_patch_signs(canvas: Canvas, patch: Patch, look: Look) -> None:
    """Draw what is marked on the stickers that a patch shows."""
    assert patch.face is not None
    places = places_in(look.signs, patch.face, patch.rows, patch.columns, look.size)
    px = look.sticker_px
    draw_signs(canvas, transform_of(patch.matrix), places, look.size, look.theme, px)


def face_texture(numbers: NDArray[np.uint8], theme: Theme) -> QImage:
    """Return a picture of a face with about `TEXTURE_CELL` pixels a sticker.

    Args:
        numbers: of the brushes of its stickers, uint8, shape (N, N).
        theme: the colours.
    """
    size = len(numbers)
    cell = max(min(TEXTURE_CELL, TEXTURE_SIDE // size), 1)
    colours = palette(theme)
    pixels = np.repeat(np.repeat(colours[numbers], cell, axis=0), cell, axis=1)
    if cell > 2:
        pixels[::cell] = colours[PLASTIC]
        pixels[:, ::cell] = colours[PLASTIC]
    return image_of(pixels)
