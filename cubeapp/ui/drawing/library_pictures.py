"""Pictures for a library: a case as its diagram, a pattern as a cube seen from a corner."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter

from cubeapp.drawing.position import Position
from cubeapp.drawing.theme import Theme
from cubeapp.engine.library.entries import Entry
from cubeapp.engine.solvers.by_hand.cases import Case
from cubeapp.ui.drawing.case_pictures import CLOSE, draw_case
from cubeapp.ui.drawing.cube import CubePainter, draw_cube
from cubeapp.ui.drawing.marks import Marks
from cubeapp.ui.drawing.stickers import pixel_ratio

LARGEST_IN_DETAIL = 20
"""The stickers of larger cubes come from textures, which takes a fraction of the time."""
FINER = 4
"""Factor of the size they are first drawn at: smaller stickers would make other patterns."""


def draw_entry(painter: QPainter, rect: QRectF, entry: Entry, theme: Theme) -> None:
    """Draw ``entry`` into ``rect`` of any painter."""
    theme = theme.for_lists()
    if isinstance(entry.source, Case):
        draw_case(painter, rect, entry.source, theme)
    elif entry.size <= LARGEST_IN_DETAIL:
        draw_cube(painter, rect, Position(entry.cube), theme, CLOSE, background=False)
    else:
        _draw_large(painter, rect, entry, theme)


def _draw_large(painter: QPainter, rect: QRectF, entry: Entry, theme: Theme) -> None:
    """Draw a cube with more stickers than the picture has pixels, each its share of a pixel."""
    side = FINER * max(round(min(rect.width(), rect.height())), 1)
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    with QPainter(image) as finer:
        CubePainter().paint_directly(
            finer,
            QSizeF(side, side),
            Position(entry.cube),
            theme,
            CLOSE,
            Marks(),
            background=False,
            is_hurried=True,
        )
    smooth = Qt.TransformationMode.SmoothTransformation
    ratio = pixel_ratio(painter)
    shown = image.scaledToWidth(max(round(side / FINER * ratio), 1), smooth)
    shown.setDevicePixelRatio(ratio)
    painter.drawImage(rect.topLeft(), shown)
