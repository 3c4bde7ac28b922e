"""What stands on stickers beside their colours: letters or shapes, in strokes of our own.

They look alike on every machine, whatever fonts it has. A letter stays upright on its face;
the shapes look the same after a quarter turn.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QPainter,
    QPainterPath,
    QPainterPathStroker,
    QPolygonF,
    QTransform,
)

from cubeapp.drawing.colours import Rgb, is_pale, mixed
from cubeapp.drawing.scene import Span
from cubeapp.drawing.theme import FACE_LETTERS, NO_MARKS, PATTERNS, Looks, Theme
from cubeapp.ui.drawing.stickers import DIMMED, Canvas, dimmed

LEGIBLE = 9.0
"""Pixels of the smallest sticker that has anything on it."""
FACES = "URFDLB"
HEIGHT = 0.46
"""Of a letter, from the middle of its lowest stroke to that of its highest, in cells."""
WEIGHT = 0.095
"""Of a stroke, in cells."""
DARK_INK, LIGHT_INK = "#0c0e12", "#ffffff"
STRONG = 0.88
"""How much ink there is on a sticker; its colour shows through the rest."""
DETAILS = (12.0, 30.0, 75.0)
"""Sizes of stickers, in pixels, that signs are drawn finely enough for."""
MIDDLE = QPointF(0.5, 0.5)
FAINT = 0.5
"""How much ink there is on a dimmed one."""
# Strokes from point to point, x right and y down from 0 to 6; "~" bends the line towards a point.
GLYPHS = {
    "A": ("0,6 2.1,0 4.2,6", "0.8,4 3.4,4"),
    "B": (
        "2.2,2.9 0,2.9 0,0 2.1,0 ~3.7,0 3.7,1.45 ~3.7,2.9 2.2,2.9",
        "0,2.9 0,6 2.4,6 ~4,6 4,4.45 ~4,2.9 2.2,2.9",
    ),
    "C": ("4.1,1.3 ~3.5,0 2.2,0 ~0,0 0,3 ~0,6 2.2,6 ~3.5,6 4.1,4.7",),
    "D": ("0,0 0,6 1.7,6 ~4.1,6 4.1,3 ~4.1,0 1.7,0 0,0",),
    "E": ("3.6,0 0,0 0,6 3.6,6", "0,2.9 3.1,2.9"),
    "F": ("0,6 0,0 3.6,0", "0,2.9 3.1,2.9"),
    "G": ("4.1,1.3 ~3.5,0 2.2,0 ~0,0 0,3 ~0,6 2.2,6 ~4.2,6 4.2,3.9 4.2,3.2 2.5,3.2",),
    "H": ("0,0 0,6", "4,0 4,6", "0,2.9 4,2.9"),
    "I": ("0,0 0,6",),
    "J": ("3.2,0 3.2,4.3 ~3.2,6 1.6,6 ~0,6 0,4.5",),
    "K": ("0,0 0,6", "3.8,0 0,3.7", "1.5,2.5 4,6"),
    "L": ("0,0 0,6 3.5,6",),
    "M": ("0,6 0,0 2.4,3.6 4.8,0 4.8,6",),
    "N": ("0,6 0,0 4,6 4,0",),
    "O": ("2.2,0 ~0,0 0,3 ~0,6 2.2,6 ~4.4,6 4.4,3 ~4.4,0 2.2,0",),
    "P": ("0,6 0,0 2.2,0 ~4,0 4,1.8 ~4,3.6 2.2,3.6 0,3.6",),
    "R": ("0,6 0,0 2.2,0 ~3.9,0 3.9,1.7 ~3.9,3.4 2.2,3.4 0,3.4", "2,3.4 4,6"),
    "S": ("3.8,1.2 ~3.4,0 2,0 ~0.2,0 0.2,1.5 ~0.2,2.7 2,3 ~4,3.3 4,4.5 ~4,6 2,6 ~0.4,6 0,4.7",),
    "T": ("0,0 4,0", "2,0 2,6"),
    "U": ("0,0 0,3.8 ~0,6 2,6 ~4,6 4,3.8 4,0",),
    "V": ("0,0 2.1,6 4.2,0",),
    "W": ("0,0 1.4,6 2.8,1 4.2,6 5.6,0",),
    "Y": ("0,0 2.1,3.1 4.2,0", "2.1,3.1 2.1,6"),
}  # fmt: skip


def has_inscriptions(looks: Looks, pixels: float) -> bool:
    """Tell whether anything is legible on stickers of ``pixels``."""
    return looks.marks != NO_MARKS and pixels >= LEGIBLE


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


def draw_inscriptions(
    canvas: Canvas,
    transform: QTransform,
    theme: Theme,
    numbers: Sequence[int],
    rows: Span,
    columns: Span,
    pixels: float,
    twist: float = 0.0,
    is_mirrored: bool = False,
) -> None:
    """Draw what stands on the stickers of a part of a face.

    Args:
        canvas: where to draw.
        transform: from the face's grid to pixels.
        theme: the colours and looks.
        numbers: of the stickers' brushes, row by row; those without a colour stay empty.
        rows: of the part.
        columns: of the part.
        pixels: of a sticker; the smaller it is, the fewer points has what is drawn.
        twist: how far the letters are turned on their face, clockwise in degrees.
        is_mirrored: whether the face is seen from its inside.
    """
    looks = theme.looks
    signs = [_fitted(sign, looks, twist, is_mirrored) for sign in _signs(looks, _detail(pixels))]
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
    bright = [_ink(colour, STRONG) for colour in theme.stickers]
    return tuple(bright + [_ink(dimmed(colour, theme), FAINT) for colour in theme.stickers])


def _ink(ground: Rgb, strength: float) -> QBrush:
    return QBrush(QColor(mixed(ground, DARK_INK if is_pale(ground) else LIGHT_INK, strength)))


@lru_cache(maxsize=8)
def _signs(looks: Looks, detail: float) -> tuple[QPainterPath, ...]:
    """Return the signs of the colours 0…5 in straight lines, fine enough for ``detail`` pixels.

    Curves take long to paint in perspective.
    """
    if looks.marks == PATTERNS:
        signs = _patterns(detail)
    else:
        letters = FACES if looks.marks == FACE_LETTERS else looks.scheme.letters
        signs = [_stroked(_glyph(letter), WEIGHT, detail) for letter in letters]
    return tuple(signs)


def _glyph(letter: str) -> QPainterPath:
    """Return the lines of a letter in the middle of the cell at the origin, if it is known."""
    path = QPainterPath()
    for stroke in GLYPHS.get(letter, ()):
        bend: QPointF | None = None
        for index, place in enumerate(stroke.split()):
            x, y = (float(part) * HEIGHT / 6 for part in place.lstrip("~").split(","))
            point = QPointF(x, y)
            if index == 0:
                path.moveTo(point)
            elif place.startswith("~"):
                bend = point
            elif bend is not None:
                # Two thirds of the way to the corner: rounder than a parabola.
                start = path.currentPosition()
                path.cubicTo(_between(start, bend), _between(point, bend), point)
                bend = None
            else:
                path.lineTo(point)
    middle = path.boundingRect().center()
    return path.translated(0.5 - middle.x(), 0.5 - middle.y())


def _between(start: QPointF, corner: QPointF) -> QPointF:
    return start + (corner - start) * 0.6


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


def _patterns(detail: float) -> list[QPainterPath]:
    """Return six shapes that are told apart without colours: one of them for each colour."""
    dot, ring, dots, bars = (QPainterPath() for _ in range(4))
    corners = 8 if detail == DETAILS[0] else 16
    dot.addPolygon(_polygon(0.13, corners))
    ring.addPolygon(_polygon(0.29, corners))
    # The inner edge goes the other way round: a hole by any fill rule.
    ring.addPolygon(_polygon(0.19, -corners))
    for middle in _points(0.26, 4, 45):
        dots.addPolygon(_polygon(0.09, corners // 2).translated(middle - MIDDLE))
    diamond = QPainterPath()
    diamond.addPolygon(_polygon(0.3, 4))
    bars.setFillRule(Qt.FillRule.WindingFill)
    for wide, high in ((0.27, 0.065), (0.065, 0.27)):
        bars.addRect(QRectF(0.5 - wide, 0.5 - high, 2 * wide, 2 * high))
    plus = bars.simplified()
    turn = QTransform.fromTranslate(0.5, 0.5).rotate(45).translate(-0.5, -0.5)
    return [dot, plus, ring, dots, diamond, turn.map(plus)]


def _polygon(radius: float, corners: int) -> QPolygonF:
    """Return a regular polygon; with a negative number of corners it goes the other way round."""
    points = _points(radius, corners)
    return QPolygonF([*points, points[0]])


def _points(radius: float, count: int, first: float = 0.0) -> list[QPointF]:
    """Return points around the middle of a cell, the first at an angle in degrees."""
    angles = (math.radians(first) + math.tau * i / count for i in range(abs(count)))
    return [MIDDLE + QPointF(radius * math.cos(a), radius * math.sin(a)) for a in angles]
