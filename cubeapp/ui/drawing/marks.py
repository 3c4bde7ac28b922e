"""What is drawn on top of stickers: hover, cursor, faults, signs, labels beside the pointer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFontMetricsF,
    QImage,
    QPainter,
    QPainterPath,
    QPen,
    QTransform,
)

from cubeapp.drawing.scene import Span
from cubeapp.drawing.stickers import Shape, cut_of
from cubeapp.drawing.theme import Theme
from cubeapp.engine.model.moves import Move
from cubeapp.ui.drawing.stickers import INNER_RING, RING, Canvas, cells, image_of, path_of

DARK_INK = QColor(0, 0, 0, 235)
LIGHT_INK = QColor(255, 255, 255, 245)
HOVER_RING = Shape(margin=0.0, radius=0.2, corner_points=4, hole=0.06)
HOVER_EDGE = Shape(margin=-0.08, radius=0.26, corner_points=4, hole=0.0001)
SMALL_MARK = 14.0
"""Pixels; the marks of smaller cells are drawn as large as this."""
FEW = 40
"""Maximum number of faults on a face of tiny stickers that have larger rings, to be noticed."""
MANY = 500
"""More faults on a face of small stickers are tinted: thousands of rings would take long."""
TINT_ALPHA = 130
DOT = 0.075
"""The radius of the dot on stickers that were filled in."""
TINY_STICKER = 5
SMALL_STICKER = 9
"""Pixels; on smaller stickers a fault's cross would only blur its outline."""


@dataclass(frozen=True, slots=True)
class Signs:
    """What is drawn on the stickers themselves, as long as they are the same."""

    outlined: frozenset[int] = frozenset()
    """The facelets at fault."""
    ringed: frozenset[int] = frozenset()
    """The facelets to look at: those that a preview changes, those to be checked."""
    followed: frozenset[int] = frozenset()
    """The facelets that were filled in because others imply them."""


NO_SIGNS = Signs()


@dataclass(frozen=True, slots=True)
class Marks:
    """What both views point out on the cube."""

    hover: int | None = None
    """The facelet under the pointer, in whichever view it is."""
    cursor: int | None = None
    """The facelet that the next typed colour goes to."""
    outlined: frozenset[int] = frozenset()
    """The facelets at fault."""
    next_move: Move | None = None
    """Drawn as an arrow while nothing turns."""
    ringed: frozenset[int] = frozenset()
    """The facelets to look at: those that a preview changes, those to be checked."""
    followed: frozenset[int] = frozenset()
    """The facelets that were filled in because others imply them."""

    @property
    def signs(self) -> Signs:
        """What is drawn on the stickers themselves."""
        return Signs(self.outlined, self.ringed, self.followed)


@lru_cache(maxsize=2)
def _cross(arm: float, thin: float) -> QPainterPath:
    """A cross of two diagonal bars in the middle of a cell."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    path.addRect(QRectF(-arm, -thin, 2 * arm, 2 * thin))
    path.addRect(QRectF(-thin, -arm, 2 * thin, 2 * arm))
    return QTransform.fromTranslate(0.5, 0.5).rotate(45).map(path)


@lru_cache(maxsize=2)
def _brackets(grow: float) -> QPainterPath:
    """Four corner angles inside a cell, thicker by ``grow`` on every side."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    near, far, thick, arm = 0.10 - grow, 0.90 + grow, 0.09 + 2 * grow, 0.30 + 2 * grow
    for x in (near, far - arm):
        for y in (near, far - thick):
            path.addRect(QRectF(x, y, arm, thick))
    for x in (near, far - thick):
        for y in (near, far - arm):
            path.addRect(QRectF(x, y, thick, arm))
    return path


def places_in(
    signs: Signs, face: int, rows: Span, columns: Span, size: int
) -> dict[str, list[int]]:
    """Return the cells of a part of a face that have each sign, counted row by row."""
    places = {}
    marks = {"outlined": signs.outlined, "ringed": signs.ringed, "followed": signs.followed}
    for name, marked in marks.items():
        facelets = np.fromiter(marked, dtype=np.int64, count=len(marked))
        row, column = np.divmod(facelets - face * size * size, size)
        inside = (row >= rows[0]) & (row < rows[1])
        inside &= (column >= columns[0]) & (column < columns[1])
        places[name] = (row * size + column)[inside].tolist()
    return places


def draw_signs(
    canvas: Canvas,
    transform: QTransform,
    places: Mapping[str, Sequence[int]],
    size: int,
    theme: Theme,
    px: float,
) -> None:
    """Draw the signs of a face's cells.

    Args:
        canvas: where to draw.
        transform: from the face's grid to pixels.
        places: the cells, counted row by row, for each sign by its name in `Signs`.
        size: N.
        theme: the colours.
        px: pixels of a cell; small ones have no room for a dot or a cross.
    """
    for place in places["followed"] if px >= SMALL_STICKER else ():
        row, column = divmod(place, size)
        for radius, ink in ((DOT + 0.035, LIGHT_INK), (DOT, DARK_INK)):
            canvas.fill_one(transform, _dot(radius).translated(column, row), ink)
    if places["outlined"]:
        draw_faults(canvas, transform, places["outlined"], size, theme, px)
    if places["ringed"]:
        # A dark ring inside a light one stands out from stickers of any colour.
        _draw_rings(canvas, transform, places["ringed"], size, px, LIGHT_INK)


def _draw_rings(
    canvas: Canvas,
    transform: QTransform,
    places: Sequence[int],
    size: int,
    px: float,
    outer: QColor,
    has_inner: bool = True,
) -> None:
    """Draw a ring in a colour into each cell, and a dark one inside it.

    A few tiny cells get larger rings, many small ones only a tint.
    """
    if px < SMALL_STICKER and len(places) > MANY and canvas.is_raster:
        _tint(canvas, transform, places, size, QColor(outer))
        return
    for shape, ink in ((RING, outer), (INNER_RING, DARK_INK))[: 1 + has_inner]:
        paths = cells(shape, size)
        canvas.fill(transform, [paths[place] for place in places], [QBrush(ink)], [0] * len(places))
    for place in places if px < TINY_STICKER and len(places) <= FEW else ():
        for shape, ink in ((HOVER_EDGE, DARK_INK), (RING, outer)):
            canvas.fill_one(transform, _seen(path_of(shape), place, size, px), ink)


@lru_cache(maxsize=2)
def _dot(radius: float) -> QPainterPath:
    """A dot in the lower right corner of a cell."""
    path = QPainterPath()
    path.addEllipse(QPointF(0.77, 0.77), radius, radius)
    return path


def draw_faults(
    canvas: Canvas, transform: QTransform, places: Sequence[int], size: int, theme: Theme, px: float
) -> None:
    """Outline cells of a face and cross them, so that colour alone does not tell it.

    Args:
        canvas: where to draw.
        transform: from the face's grid to pixels.
        places: the cells, counted row by row.
        size: N.
        theme: the colours.
        px: pixels of a cell; small ones have no room for a cross.
    """
    fault, has_inner = QColor(theme.fault), px >= TINY_STICKER
    _draw_rings(canvas, transform, places, size, px, fault, has_inner)
    for place in places if px >= SMALL_STICKER else ():
        row, column = divmod(place, size)
        canvas.fill_one(transform, _cross(0.25, 0.085).translated(column, row), LIGHT_INK)
        canvas.fill_one(transform, _cross(0.22, 0.05).translated(column, row), DARK_INK)


def _tint(
    canvas: Canvas, transform: QTransform, places: Sequence[int], size: int, colour: QColor
) -> None:
    """Draw a colour over cells of a face, all at once."""
    colour.setAlpha(TINT_ALPHA)
    pixels = np.zeros(size * size, dtype=np.uint32)
    pixels[np.asarray(places)] = colour.rgba()
    image = image_of(pixels.reshape(size, size), QImage.Format.Format_ARGB32)
    painter = canvas.painter
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, False)
    painter.setTransform(transform, True)
    painter.drawImage(QRectF(0, 0, size, size), image)
    painter.restore()


def draw_hover(
    canvas: Canvas,
    transform: QTransform,
    place: int,
    size: int,
    theme: Theme,
    value: int,
    px: float,
) -> None:
    """Light a cell softly: pale stickers get darker, the others lighter.

    Args:
        canvas: where to draw.
        transform: from the face's grid to pixels.
        place: the cell, counted row by row.
        size: N.
        theme: the colours.
        value: the facelet's colour, 0…5 or 255.
        px: pixels of a cell; the ring around a small one is larger.
    """
    is_pale = QColor(theme.stickers[min(value, 6)]).lightnessF() > 0.8
    light = QColor(0, 0, 0, 48) if is_pale else QColor(255, 255, 255, 84)
    canvas.fill_one(transform, cells(cut_of(theme.looks).plain, size)[place], light)
    canvas.fill_one(transform, _seen(path_of(HOVER_RING), place, size, px), LIGHT_INK)
    if px < SMALL_MARK:
        canvas.fill_one(transform, _seen(path_of(HOVER_EDGE), place, size, px), DARK_INK)


def draw_cursor(canvas: Canvas, transform: QTransform, place: int, size: int, px: float) -> None:
    """Put bracket corners into a cell of ``px`` pixels, around it if it is small."""
    canvas.fill_one(transform, _seen(_brackets(0.035), place, size, px), LIGHT_INK)
    canvas.fill_one(transform, _seen(_brackets(0.0), place, size, px), DARK_INK)


def _seen(path: QPainterPath, place: int, size: int, px: float) -> QPainterPath:
    """Return a cell's mark in its cell, magnified where the cell is too small to show it."""
    row, column = divmod(place, size)
    lens = max(SMALL_MARK / max(px, 1.0), 1.0)
    centre = QTransform.fromTranslate(column + 0.5, row + 0.5)
    return centre.scale(lens, lens).translate(-0.5, -0.5).map(path)


def draw_label(
    painter: QPainter, text: str, x: float, y: float, bounds: QRectF, theme: Theme
) -> None:
    """Write ``text`` on a small plate above and right of a pixel, inside ``bounds``."""
    painter.save()
    font = painter.font()
    font.setBold(True)
    painter.setFont(font)
    metrics = QFontMetricsF(font)
    width, height = metrics.horizontalAdvance(text) + 14, metrics.height() + 6
    left = min(max(x + 14, bounds.left() + 2), max(bounds.right() - width - 2, bounds.left()))
    top = min(max(y - height - 8, bounds.top() + 2), max(bounds.bottom() - height, bounds.top()))
    plate = QRectF(left, top, width, height)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    panel = QColor(theme.panel)
    panel.setAlpha(232)
    painter.setBrush(QBrush(panel))
    painter.setPen(QPen(QColor(theme.faint), 1.0))
    painter.drawRoundedRect(plate, 5, 5)
    painter.setPen(QColor(theme.text))
    painter.drawText(plate, Qt.AlignmentFlag.AlignCenter, text)
    painter.restore()
