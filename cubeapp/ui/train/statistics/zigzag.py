"""Lines through hundreds of places, as charts of times have them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPolygonF

PIECE = 32
"""How many steps of a line are drawn at once."""


def draw_zigzag(painter: QPainter, places: Sequence[QPointF]) -> None:
    """Draw a line through ``places`` with the pen of ``painter``.

    Drawn at once, a zigzag through thousands of places takes Qt more than twice as long: it has
    many edges in each row of pixels then.
    """
    pen = painter.pen()
    for begin in range(0, len(places) - 1, PIECE):
        piece = QPolygonF(places[begin : begin + PIECE + 1])
        painter.drawPolyline(piece)
        if pen.style() != Qt.PenStyle.SolidLine:
            # The dashes go on where the piece before ends.
            path = QPainterPath()
            path.addPolygon(piece)
            pen.setDashOffset(pen.dashOffset() + path.length() / pen.widthF())
            painter.setPen(pen)
