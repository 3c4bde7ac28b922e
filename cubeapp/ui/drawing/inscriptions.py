"""What stands on stickers beside their colours, on a painter: letters or shapes.

A letter stays upright on its face; the shapes look the same after a quarter turn.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QPainter,
    QPainterPath,
    QPainterPathStroker,
    QTransform,
)

from cubeapp.drawing.camera import Matrix
from cubeapp.drawing.inscriptions import (
    WEIGHT,
    has_inscriptions,
    inscription_inks,
    letters_of,
    patterns,
    strokes,
)
from cubeapp.drawing.scene import Span
from cubeapp.drawing.stickers import DIMMED
from cubeapp.drawing.theme import PATTERNS, Looks, Theme
from cubeapp.ui.drawing.stickers import Canvas, polygon_of

DETAILS = (12.0, 30.0, 75.0)
"""Sizes of stickers, in pixels, that signs are drawn finely enough for."""
MIDDLE = QPointF(0.5, 0.5)


def sign_for(looks: Looks, value: int) -> QPainterPath | None:
    """Return the shape that stands on stickers of a colour, in the square from 0 to 1.

    Letters need no such sign: where colours are shown by themselves, they have their letters.
    """
    return _signs(looks, DETAILS[-1])[value] if looks.marks == PATTERNS else None


def draw_inscription(painter: QPainter, theme: Theme, value: int, place: QRectF) -> None:
    """Draw what stands on a sticker of a colour into a square, if that can be read there.

    Args:
        painter: an active painter.
        theme: the colours and looks.
        value: the sticker's colour, 0…5; others have nothing on them.
        place: the sticker's cell.
    """
    pixels = place.width() * painter.transform().m11()
    if value < 6 and has_inscriptions(theme.looks, pixels):
        to_place = QTransform(place.width(), 0, 0, place.height(), place.left(), place.top())
        sign = _signs(theme.looks, _detail(pixels))[value]
        painter.fillPath(to_place.map(sign), _ink_brushes(theme)[value])


def signs_on(
    looks: Looks, pixels: float, twist: float = 0.0, is_mirrored: bool = False
) -> list[QPainterPath]:
    """Return what stands on stickers of each colour, in the cell at the origin.

    Args:
        looks: say what it is.
        pixels: of a sticker; the smaller it is, the fewer points has what is drawn.
        twist: how far the letters are turned on their face, clockwise in degrees.
        is_mirrored: whether the face is seen from its inside.
    """
    return [_fitted(sign, looks, twist, is_mirrored) for sign in _signs(looks, _detail(pixels))]


def draw_inscriptions(
    canvas: Canvas,
    transform: QTransform,
    theme: Theme,
    numbers: Sequence[int],
    rows: Span,
    columns: Span,
    signs: Sequence[QPainterPath],
) -> None:
    """Draw what stands on the stickers of a part of a face.

    Args:
        canvas: where to draw.
        transform: from the face's grid to pixels.
        theme: the colours and looks.
        numbers: of the stickers' brushes, row by row; those without a colour stay empty.
        rows: of the part.
        columns: of the part.
        signs: what stands on each colour, by `signs_on`.
    """
    paths, inks = [], []
    cells = ((column, row) for row in range(*rows) for column in range(*columns))
    for (column, row), number in zip(cells, numbers, strict=True):
        value = number % DIMMED
        if value < len(signs):
            paths.append(signs[value].translated(column, row))
            inks.append(number)
    canvas.fill(transform, paths, _ink_brushes(theme), inks)


def _detail(pixels: float) -> float:
    """Return how finely signs are drawn on stickers of ``pixels``."""
    return max((step for step in DETAILS if step <= pixels), default=DETAILS[0])


def _fitted(sign: QPainterPath, looks: Looks, twist: float, is_mirrored: bool) -> QPainterPath:
    """Return a sign as it stands in the cell at the origin."""
    is_letter = looks.marks != PATTERNS
    if not is_letter or not (twist or is_mirrored):
        return sign
    turn = QTransform.fromTranslate(0.5, 0.5).rotate(twist)
    return turn.scale(-1 if is_mirrored else 1, 1).translate(-0.5, -0.5).map(sign)


@lru_cache(maxsize=8)
def _ink_brushes(theme: Theme) -> tuple[QBrush, ...]:
    """Return the inks for the numbers of `stickers.sticker_brushes`."""
    return tuple(QBrush(QColor(ink)) for ink in inscription_inks(theme))


@lru_cache(maxsize=8)
def _signs(looks: Looks, detail: float) -> tuple[QPainterPath, ...]:
    """Return the signs of the colours 0…5 in straight lines, fine enough for ``detail`` pixels.

    Curves take long to paint in perspective.
    """
    if looks.marks == PATTERNS:
        corners = 8 if detail == DETAILS[0] else 16
        signs = [_filled(outlines) for outlines in patterns(corners)]
    else:
        signs = [_stroked(_lines(letter), WEIGHT, detail) for letter in letters_of(looks)]
    return tuple(sign.translated(MIDDLE) for sign in signs)


def _filled(outlines: Sequence[Matrix]) -> QPainterPath:
    path = QPainterPath()
    for outline in outlines:
        path.addPolygon(polygon_of(outline))
    return path


def _lines(letter: str) -> QPainterPath:
    """Return the lines of a letter."""
    path = QPainterPath()
    for start, *pieces in strokes(letter):
        path.moveTo(*start[0].tolist())
        for piece in pieces:
            ends = [QPointF(x, y) for x, y in piece.tolist()]
            path.lineTo(ends[0]) if len(ends) == 1 else path.cubicTo(*ends)
    return path


def _stroked(line: QPainterPath, weight: float, detail: float) -> QPainterPath:
    """Return the outline of a line of some weight, as one shape without overlaps."""
    stroker = QPainterPathStroker()
    stroker.setWidth(weight * detail)
    stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    larger = QTransform.fromScale(detail, detail).map(line)
    return QTransform.fromScale(1 / detail, 1 / detail).map(
        stroker.createStroke(larger).simplified()
    )
