"""Pictures of cases: the last layer from above with arrows, or the cube from a corner."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QPolygonF

from cubeapp.drawing.camera import Camera
from cubeapp.drawing.last_layer import (
    EDGE,
    MARGIN,
    PLATE,
    PLATE_RADIUS,
    RADIUS,
    cell_side,
    is_beside,
    sticker_place,
)
from cubeapp.drawing.position import Position
from cubeapp.drawing.theme import Theme
from cubeapp.engine.library.case_sets import (
    CLL,
    CMLL,
    COLL,
    EG_1,
    EG_2,
    OLL,
    OLL_EDGES,
    PBL,
    PLL,
    PLL_CORNERS,
    WV,
    ZBLL,
    moved_pieces,
    picture_cube,
)
from cubeapp.engine.library.from_above import seen_from_above, seen_from_below
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import UNPAINTED
from cubeapp.engine.notation.effect import Cycle
from cubeapp.engine.solvers.by_hand.cases import Case
from cubeapp.ui.drawing.cube import draw_cube
from cubeapp.ui.drawing.inscriptions import draw_inscription
from cubeapp.ui.drawing.pictures import picture

ARROW = QColor(20, 22, 27, 235)
HALO = QColor(255, 255, 255, 190)
SEEN_FROM_ABOVE = (
    *(OLL, PLL, CLL, EG_1, EG_2, COLL, CMLL, WV, ZBLL),
    *(OLL_EDGES, PLL_CORNERS),
)
"""Sets of which the last layer is seen."""
CLOSE = Camera(zoom=1.1)
"""So near that the cube fills its picture."""


def draw_case(painter: QPainter, rect: QRectF, case: Case, theme: Theme) -> None:
    """Draw what is seen of ``case`` into ``rect`` of any painter.

    The last layer is seen from above, both layers of a PBL side by side, and of a PLL or PBL
    arrows show where pieces go. F2L and parity show the cube from a corner.

    Args:
        painter: an active painter.
        rect: where, in the painter's units.
        case: what to show.
        theme: the colours.
    """
    cube, theme = picture_cube(case), theme.for_lists()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if case.set == PBL:
        half = QRectF(rect.left(), rect.top(), rect.width() / 2, rect.height())
        layers = ((seen_from_above(cube), "U"), (seen_from_below(cube), "D"))
        for index, (seen, letter) in enumerate(layers):
            place = half.translated(index * half.width(), 0)
            here = [cycle for cycle in moved_pieces(case) if cycle.places[0][0] == letter]
            _draw_layer(painter, place, seen, here, theme)
    elif case.set in SEEN_FROM_ABOVE:
        cycles = moved_pieces(case) if case.set in (PLL, PLL_CORNERS) else ()
        _draw_layer(painter, rect, seen_from_above(cube), cycles, theme)
    else:
        draw_cube(painter, rect, Position(cube), theme, CLOSE, background=False)
    painter.restore()


def draw_masked(painter: QPainter, rect: QRectF, cube: Cube, theme: Theme, above: bool) -> None:
    """Draw a cube of which some stickers do not matter, as cases are drawn.

    Args:
        painter: an active painter.
        rect: where, in the painter's units.
        cube: those stickers have no colour.
        theme: the colours.
        above: whether the top is seen from above; else the cube is seen from a corner.
    """
    theme = theme.for_lists()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if above:
        _draw_layer(painter, rect, seen_from_above(cube), (), theme)
    else:
        draw_cube(painter, rect, Position(cube), theme, CLOSE, background=False)
    painter.restore()


def case_picture(case: Case, size: QSize, ratio: float, theme: Theme) -> QPixmap:
    """Return what is seen of ``case`` as a picture; see `draw_case` and `pictures.picture`."""
    return picture(size, ratio, lambda painter, rect: draw_case(painter, rect, case, theme))


def _draw_layer(
    painter: QPainter,
    rect: QRectF,
    seen: NDArray[np.uint8],
    cycles: Sequence[Cycle],
    theme: Theme,
) -> None:
    """Draw a face, the stickers beside it, and an arrow for each piece that goes elsewhere."""
    size = len(seen) - 2
    cell = cell_side(size, rect.width(), rect.height())
    painter.save()
    painter.translate(rect.center())
    painter.scale(cell, cell)
    painter.translate(-size / 2, -size / 2)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.plastic))
    plate = QRectF(0, 0, size, size).adjusted(-PLATE, -PLATE, PLATE, PLATE)
    painter.drawRoundedRect(plate, PLATE_RADIUS, PLATE_RADIUS)
    colours = [QColor(colour) for colour in theme.stickers]
    for (row, column), value in np.ndenumerate(seen):
        beside = is_beside(row, column, size)
        if beside and value == UNPAINTED:
            continue
        sticker = QRectF(*sticker_place(row, column, size))
        # Beside the face a sticker stands on no plastic, and a white one needs its edge.
        painter.setPen(QPen(QColor(theme.plastic), EDGE) if beside else Qt.PenStyle.NoPen)
        painter.setBrush(colours[min(int(value), len(colours) - 1)])
        painter.drawRoundedRect(sticker, RADIUS, RADIUS)
        if beside or not cycles:  # Where arrows are, there is no room for more.
            side = min(sticker.width(), sticker.height()) + 2 * MARGIN
            square = QRectF(0, 0, side, side)
            square.moveCenter(sticker.center())
            draw_inscription(painter, theme, int(value), square)
    for cycle in cycles:
        _draw_cycle(painter, [_middle(place, size) for place in cycle.places])
    painter.restore()


def _middle(place: str, size: int) -> QPointF:
    """Return the middle of a piece's sticker on U or D, as that face is drawn."""
    low, middle, high = 0.5, size / 2, size - 0.5
    column = low if "L" in place else high if "R" in place else middle
    is_front_low = place[0] == "U"
    row = middle
    if "F" in place or "B" in place:
        row = high if ("F" in place) == is_front_low else low
    return QPointF(column, row)


def _draw_cycle(painter: QPainter, points: list[QPointF]) -> None:
    """Draw arrows from each point to the next one, or one with two heads between two."""
    pairs = list(zip(points, [*points[1:], points[0]], strict=True))
    if len(points) == 2:
        pairs = pairs[:1]
    for start, end in pairs:
        arrow = _arrow(start, end, both=len(points) == 2)
        painter.setPen(QPen(HALO, 0.09, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.setBrush(ARROW)
        painter.drawPath(arrow)
        painter.fillPath(arrow, ARROW)


def _arrow(start: QPointF, end: QPointF, both: bool) -> QPainterPath:
    """Return an arrow that leaves the middles of its stickers a little free."""
    ahead = end - start
    length = (ahead.x() ** 2 + ahead.y() ** 2) ** 0.5
    ahead /= length
    side = QPointF(-ahead.y(), ahead.x())
    first, last = 0.12, length - 0.12
    head, wide, thin = 0.36, 0.2, 0.055
    shaft = first + head if both else first
    outline = [(shaft, thin), (last - head, thin), (last - head, wide), (last, 0.0)]
    outline += [(last - head, -wide), (last - head, -thin), (shaft, -thin)]
    if both:
        outline += [(shaft, -wide), (first, 0.0), (shaft, wide)]
    path = QPainterPath()
    path.addPolygon(QPolygonF([start + ahead * x + side * y for x, y in outline]))
    path.closeSubpath()
    return path
