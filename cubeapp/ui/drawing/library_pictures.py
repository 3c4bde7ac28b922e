"""Pictures for a library: a case as its diagram, a pattern as a cube seen from a corner."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from cubeapp.engine.human.cases import Case
from cubeapp.engine.library.entries import Entry
from cubeapp.ui.drawing.case_pictures import CLOSE, draw_case
from cubeapp.ui.drawing.cube import CubePicture, draw_cube
from cubeapp.ui.drawing.marks import Marks
from cubeapp.ui.position import Position
from cubeapp.ui.theme import Theme

LARGEST_IN_DETAIL = 20
"""The stickers of larger cubes come from textures, which takes a fraction of the time."""


def draw_entry(painter: QPainter, rect: QRectF, entry: Entry, theme: Theme) -> None:
    """Draw ``entry`` into ``rect`` of any painter."""
    if isinstance(entry.source, Case):
        draw_case(painter, rect, entry.source, theme)
    elif entry.size <= LARGEST_IN_DETAIL:
        draw_cube(painter, rect, Position(entry.cube), theme, CLOSE, background=False)
    else:
        painter.save()
        painter.translate(rect.topLeft())
        CubePicture().paint_directly(
            painter,
            rect.width(),
            rect.height(),
            Position(entry.cube),
            theme,
            CLOSE,
            Marks(),
            background=False,
            is_hurried=True,
        )
        painter.restore()
