"""Arrows on a painter: those of a move, and those of handles."""

from __future__ import annotations

import math

import numpy as np
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from cubeapp.drawing.arrows import BORDER_HALO_PX, BORDER_PX, HALO_PX, RIM_PX, Arrows
from cubeapp.drawing.tokens import ARROW, ARROW_HALO, ARROW_RIM
from cubeapp.ui.drawing.stickers import polygon_of


def draw_arrows(painter: QPainter, arrows: Arrows) -> None:
    """Draw the arrows of a move."""
    for border in arrows.borders:
        _paint_border(painter, polygon_of(border))
    for polygon in arrows.polygons:
        _paint(painter, polygon_of(polygon))


def _paint_border(painter: QPainter, line: QPolygonF) -> None:
    """Draw a dashed line that is seen on every colour."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    rim, halo = QColor(ARROW_RIM), QColor(ARROW_HALO)
    for pen in (QPen(rim, BORDER_PX), QPen(halo, BORDER_HALO_PX, Qt.PenStyle.DashLine)):
        painter.setPen(pen)
        painter.drawPolyline(line)
    painter.setPen(Qt.PenStyle.NoPen)


def _paint(painter: QPainter, polygon: QPolygonF) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, width in ((ARROW_RIM, 2 * (HALO_PX + RIM_PX)), (ARROW_HALO, 2 * HALO_PX)):
        pen = QPen(QColor(colour), width)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.drawPolygon(polygon)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(ARROW))
    painter.drawPolygon(polygon)


def draw_chevron(
    painter: QPainter, x: float, y: float, radius: float, angle: float, colour: QColor
) -> None:
    """Draw a small arrowhead around a pixel; ``angle`` 0 points right, 90 down, in degrees."""
    turn = math.radians(angle)
    cosine, sine = math.cos(turn), math.sin(turn)
    shape = np.array([[0.75, 0.0], [-0.45, 0.8], [-0.45, -0.8]]) * radius
    points = shape @ np.array([[cosine, sine], [-sine, cosine]]) + [x, y]
    painter.setPen(QPen(colour, radius / 4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.setBrush(colour)
    painter.drawPolygon(polygon_of(points))
