"""The moves below a film: the one in play in the middle, its neighbours beside it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFontMetricsF, QPainter

from cubeapp.drawing.theme import Theme
from cubeapp.engine.notation.parsing import format_move
from cubeapp.engine.timeline.timeline import Timeline
from cubeapp.ui.drawing.paragraphs import moves_font

SHARE = 0.1
"""Of a picture's height."""
LETTERS = 0.6
"""Of that."""
REACH = 12
"""More moves on either side are never seen."""


def draw_moves(
    painter: QPainter, rect: QRectF, timeline: Timeline, index: int, is_turning: bool, theme: Theme
) -> None:
    """Write as many moves into ``rect`` as there is room for.

    Args:
        painter: an active painter.
        rect: where.
        timeline: has the moves.
        index: how many of them are done.
        is_turning: whether the next one is on its way; else the last one done is in the middle.
        theme: the colours.
    """
    font = moves_font(LETTERS * rect.height())
    metrics = QFontMetricsF(font)
    painter.setFont(font)
    first = max(index - REACH, 0)
    moves = timeline.moves[first : index + REACH]
    names = [format_move(move, timeline.start.size) for move in moves]
    middle = index if is_turning else index - 1
    widths = [metrics.horizontalAdvance(f"{name} ") for name in names]
    # At the start no move is in the middle: the first one is still to come.
    before = sum(widths[: max(middle - first, 0)])
    own = widths[middle - first] if middle >= 0 and names else 0.0
    x = rect.center().x() - before - own / 2
    y = rect.center().y() + (metrics.ascent() - metrics.descent()) / 2
    for place, (name, width) in enumerate(zip(names, widths, strict=True), first):
        painter.setPen(QColor(theme.accent if place == middle else theme.faint))
        if x >= rect.left() and x + width <= rect.right():
            painter.drawText(QPointF(x, y), name)
        x += width
