"""Stickers on a painter: one path a grid cell, and the brushes that fill them.

The paths lie in grid coordinates, cell (row, column) spanning one unit, and are drawn through
a face's transform; a sticker's colour is only its brush, so nothing is ever rebuilt.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QImage,
    QPaintEngine,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
    QTransform,
)

from cubeapp.drawing.colours import Rgb, mixed
from cubeapp.drawing.stickers import DIMMED, Shape, inks
from cubeapp.drawing.theme import Theme

PLASTIC = 2 * DIMMED
"""The place of the plastic in `palette`."""


RING = Shape(margin=0.02, radius=0.19, corner_points=4, hole=0.14)
INNER_RING = Shape(margin=0.14, radius=0.09, corner_points=4, hole=0.19)


def path_of(shape: Shape) -> QPainterPath:
    """Return the outline of ``shape`` in the cell at the origin."""
    path = QPainterPath()
    path.addPolygon(polygon_of(shape.outline()))
    return path


@lru_cache(maxsize=16)
def cells(shape: Shape, size: int) -> list[QPainterPath]:
    """Return the paths of ``shape`` in all cells of a face, row by row."""
    path = path_of(shape)
    return [path.translated(column, row) for row in range(size) for column in range(size)]


def cell_paths(
    shape: Shape, size: int, rows: tuple[int, int], columns: tuple[int, int]
) -> list[QPainterPath]:
    """Return the paths of ``shape`` in a range of cells, row by row."""
    paths = cells(shape, size)
    if columns == (0, size):
        return paths[rows[0] * size : rows[1] * size]
    return [
        path
        for row in range(*rows)
        for path in paths[row * size + columns[0] : row * size + columns[1]]
    ]


@lru_cache(maxsize=64)
def sticker_brushes(theme: Theme, lightness: float = 1.0) -> tuple[QBrush, ...]:
    """Return the brushes of the values 0…5 and of unpainted facelets, then the same dimmed."""
    return tuple(QBrush(shaded(colour, lightness)) for colour in inks(theme))


def shaded(colour: Rgb, lightness: float) -> QColor:
    """Return ``colour`` darkened to a share of its lightness."""
    return QColor(mixed("#000000", colour, lightness))


@lru_cache(maxsize=64)
def palette(theme: Theme) -> NDArray[np.uint32]:
    """Return 0xffRRGGBB for the numbers of the brushes, then `PLASTIC`: uint32, shape (15,)."""
    colours = [QColor(colour).rgb() for colour in (*inks(theme), theme.plastic)]
    made = np.array(colours, dtype=np.uint32)
    made.setflags(write=False)
    return made


class Canvas:
    """A painter that fills shapes through a face's transform, in pixels or in vectors."""

    def __init__(self, painter: QPainter) -> None:
        self.painter = painter
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        painter.setPen(Qt.PenStyle.NoPen)
        self._base = painter.transform()
        # Only the raster engine draws through a perspective; others are given mapped paths.
        engine = painter.paintEngine()
        self.is_raster = engine is not None and engine.type() == QPaintEngine.Type.Raster

    def fill(
        self,
        transform: QTransform,
        paths: Sequence[QPainterPath],
        brushes: Sequence[QBrush],
        numbers: Sequence[int],
    ) -> None:
        """Fill each path with the brush of its number."""
        fill = self.painter.fillPath
        if not self.is_raster:
            for path, number in zip(paths, numbers, strict=True):
                fill(transform.map(path), brushes[number])
            return
        self.painter.setTransform(transform, True)
        for path, number in zip(paths, numbers, strict=True):
            fill(path, brushes[number])
        self.painter.setTransform(self._base)

    def fill_one(self, transform: QTransform, path: QPainterPath, colour: QColor) -> None:
        """Fill one path."""
        self.fill(transform, [path], [QBrush(colour)], [0])

    def polygon(self, corners: QPolygonF, colour: QColor, line: float = 1.0) -> None:
        """Fill a polygon in pixels, with a line of its own colour against hairline cracks."""
        self.painter.setBrush(colour)
        pen = QPen(colour, line)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        self.painter.setPen(pen)
        self.painter.drawPolygon(corners)
        self.painter.setPen(Qt.PenStyle.NoPen)


def pixel_ratio(painter: QPainter) -> float:
    """Return the device's pixels to one of the painter's."""
    device = painter.device()
    return device.devicePixelRatio() if device else 1.0


def transform_of(matrix: NDArray[np.float64]) -> QTransform:
    """Return the transform of a 3×3 homogeneous matrix for column vectors."""
    return QTransform(*matrix.T.ravel().tolist())


def polygon_of(pixels: NDArray[np.float64]) -> QPolygonF:
    """Return a polygon through ``pixels``, shape (n, 2)."""
    return QPolygonF([QPointF(x, y) for x, y in pixels.tolist()])


def image_of(
    pixels: NDArray[np.uint32], form: QImage.Format = QImage.Format.Format_RGB32
) -> QImage:
    """Return an image of 0xAARRGGBB values, shape (height, width)."""
    height, width = pixels.shape
    rows = np.ascontiguousarray(pixels).data.cast("B")
    return QImage(rows, width, height, 4 * width, form).copy()
