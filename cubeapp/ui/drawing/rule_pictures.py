"""Small pictures of what breaks each rule of the perfect scramble."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPen, QTransform

from cubeapp.drawing.stickers import cut_of
from cubeapp.drawing.theme import Theme
from cubeapp.engine.perfect.rules import Rule
from cubeapp.ui.drawing.marks import draw_faults
from cubeapp.ui.drawing.stickers import Canvas, cells, sticker_brushes

LETTERS = "URFDLB"
FOLD = 0.4
"""Cells between two faces of the same cube."""
MISSING = 0.35
"""The opacity of stickers that are nowhere on the cube like this."""


@dataclass(frozen=True, slots=True)
class _Example:
    faces: tuple[str, ...]
    """One below the other, their rows with spaces between; a small letter breaks the rule."""
    beside: bool = False
    """Whether the faces stand side by side instead."""
    is_missing: bool = False
    """Whether these four stickers are what the cube lacks."""


EXAMPLES = {
    Rule.SIX_COLOURS: _Example(("urf dLu frd",)),
    Rule.AT_MOST_TWO: _Example(("fUf RLD BfU",)),
    Rule.SIDE_BY_SIDE: _Example(("URF Dll BUR",)),
    Rule.DIAGONAL: _Example(("URF DlB lUR",)),
    Rule.ACROSS_FOLDS: _Example(("UDB LrF", "rUD BFL")),
    Rule.SIX_PATTERNS: _Example(("uru rur uru", "dbd bdb dbd"), beside=True),
    Rule.NO_HOME: _Example(("RUL BuD", "DfR LFB")),
    Rule.COLOUR_SETS: _Example(("UR FD",), is_missing=True),
    Rule.COLOUR_SETS_ALL: _Example(("UR", "FD"), is_missing=True),
}


def draw_rule(painter: QPainter, rect: QRectF, rule: Rule, theme: Theme) -> None:
    """Draw stickers that break ``rule`` into ``rect`` of any painter, those at fault outlined.

    Where a rule asks for something, four stickers that are missing are drawn faintly around
    the point at which they should meet.

    Args:
        painter: an active painter.
        rect: where, in the painter's units.
        rule: what is broken.
        theme: the colours.
    """
    example = EXAMPLES[rule]
    faces = [face.split() for face in example.faces]
    wide, high = _extent(faces, example.beside)
    cell = min(rect.width() / wide, rect.height() / high)
    left = rect.center().x() - cell * wide / 2
    top = rect.center().y() - cell * high / 2
    canvas = Canvas(painter)
    painter.save()
    for x, y, rows in _placed(faces, example.beside):
        transform = QTransform(cell, 0, 0, cell, left + x * cell, top + y * cell)
        if example.is_missing:
            painter.setOpacity(MISSING)
        _draw_face(canvas, transform, rows, theme, cell)
    painter.setOpacity(1.0)
    if example.is_missing:
        middle = QPointF(left + cell * wide / 2, top + cell * high / 2)
        _draw_point(painter, middle, cell, theme)
    painter.restore()


def _extent(faces: list[list[str]], beside: bool) -> tuple[float, float]:
    """Return how many cells wide and high the faces are together."""
    widths, heights = [len(rows[0]) for rows in faces], [len(rows) for rows in faces]
    gaps = FOLD * (len(faces) - 1)
    if beside:
        return sum(widths) + gaps, max(heights)
    return max(widths), sum(heights) + gaps


def _placed(faces: list[list[str]], beside: bool) -> Iterator[tuple[float, float, list[str]]]:
    """Yield each face with the place of its top left corner, in cells."""
    x = y = 0.0
    for rows in faces:
        yield x, y, rows
        if beside:
            x += len(rows[0]) + FOLD
        else:
            y += len(rows) + FOLD


def _draw_face(
    canvas: Canvas, transform: QTransform, rows: list[str], theme: Theme, cell: float
) -> None:
    """Draw rows of stickers on their plate, and outline those with small letters."""
    size = max(len(rows), len(rows[0]))
    letters = {
        row * size + column: letter
        for row, line in enumerate(rows)
        for column, letter in enumerate(line)
    }
    plate = transform.mapRect(QRectF(0, 0, len(rows[0]), len(rows)))
    canvas.painter.setPen(Qt.PenStyle.NoPen)
    canvas.painter.setBrush(QColor(theme.plastic))
    canvas.painter.drawRoundedRect(plate.adjusted(-1, -1, 1, 1), 2, 2)
    shapes = cells(cut_of(theme.looks).plain, size)
    numbers = [LETTERS.index(letter.upper()) for letter in letters.values()]
    brushes = sticker_brushes(theme)
    canvas.fill(transform, [shapes[place] for place in letters], brushes, numbers)
    broken = [place for place, letter in letters.items() if letter.islower()]
    if broken:
        draw_faults(canvas, transform, broken, size, theme, cell)


def _draw_point(painter: QPainter, middle: QPointF, cell: float, theme: Theme) -> None:
    painter.setPen(QPen(QColor(theme.text), 1.0))
    painter.setBrush(QBrush(QColor(theme.fault)))
    painter.drawEllipse(middle, cell * 0.2, cell * 0.2)
