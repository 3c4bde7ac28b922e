"""One flat patch of the cube: its plastic, its stickers, and how much of them is drawn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray
from PySide6.QtGui import QBrush, QColor, QImage, QLinearGradient

from cubeapp.drawing.camera import Camera, Projection
from cubeapp.drawing.frames import behind_projection, front_projection
from cubeapp.drawing.inscriptions import has_inscriptions
from cubeapp.drawing.scene import SHEEN, SHEEN_REACH, Patch, Span
from cubeapp.drawing.shown import Shown
from cubeapp.drawing.stickers import Coat, Detail, coats
from cubeapp.drawing.theme import Theme
from cubeapp.ui.drawing.inscriptions import draw_inscriptions, signs_on
from cubeapp.ui.drawing.marks import Signs, draw_signs, places_in
from cubeapp.ui.drawing.stickers import (
    PLASTIC,
    Canvas,
    cell_paths,
    image_of,
    palette,
    polygon_of,
    shaded,
    sticker_brushes,
    transform_of,
)

TEXTURE_CELL = 8
TEXTURE_SIDE = 640
FLEETING_FROM = 6
"""Smaller cubes have so few stickers that all of them are drawn fast enough."""


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
    for coat in coats(theme.looks, detail, patch.is_floating):
        brushes = _brushes(coat, theme, patch.shade)
        canvas.fill(transform, cell_paths(coat.shape, size, rows, columns), brushes, numbers)
    if detail is Detail.TILE and not patch.is_floating:
        _draw_sheen(canvas, patch)
    if not is_plain and has_inscriptions(theme.looks, look.sticker_px / look.pixel_ratio):
        signs = signs_on(theme.looks, look.sticker_px, patch.twist, patch.is_floating)
        draw_inscriptions(canvas, transform, theme, numbers, rows, columns, signs)


def _brushes(coat: Coat, theme: Theme, shade: float) -> Sequence[QBrush]:
    """Return what fills a coat of the stickers of a patch, for their numbers."""
    colours = sticker_brushes(theme, round(shade * coat.lightness, 2))
    return [QBrush(shaded(theme.tile, shade))] * len(colours) if coat.is_tile else colours


def _draw_sheen(canvas: Canvas, patch: Patch) -> None:
    start, end = patch.sheen()
    gradient = QLinearGradient(*start.tolist(), *end.tolist())
    gradient.setColorAt(0.0, QColor(255, 255, 255, round(255 * SHEEN)))
    gradient.setColorAt(SHEEN_REACH, QColor(255, 255, 255, 0))
    canvas.painter.setBrush(QBrush(gradient))
    canvas.painter.drawPolygon(polygon_of(patch.corners()))


def _cells_in_view(patch: Patch, look: Look) -> tuple[Span, Span]:
    """Return the rows and columns of a patch that the view shows, when it is zoomed in."""
    if look.camera.zoom <= 1 or look.is_behind:
        return patch.rows, patch.columns
    return patch.in_view(look.width, look.height, 2 * look.projection.scale / look.size)


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
