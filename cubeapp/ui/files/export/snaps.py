"""The pictures of a booklet: what each shows, and how it is drawn on a page."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from cubeapp.engine.booklet import Booklet, Snap
from cubeapp.language import counted, tr
from cubeapp.ui.drawing.marks import Marks
from cubeapp.ui.drawing.view_pictures import PictureSize, draw_view, view_image
from cubeapp.ui.files.export.options import MOST_PICTURES, Options, TooLargeError
from cubeapp.ui.scene.position import Position

MOST_LAYERS_AS_SHAPES = 8
"""Larger cubes are pixels on pages: thousands of shapes a picture are slow to show."""
MOST_SPELT_OUT = 7
"""The facelets of larger cubes are more letters than anybody reads on a page."""
SHARPNESS = 3.0
"""Pixels a unit of those."""


def check_count(told: Booklet) -> list[Snap]:
    """Return what all pictures of ``told`` show.

    Raises:
        TooLargeError: there are too many of them.
    """
    snaps = list(told.snaps)
    if len(snaps) > MOST_PICTURES:
        text = tr(
            "this would have {count} pictures, and there is room for {most}; "
            "have one a step, or export as text"
        )
        raise TooLargeError(text.format(count=counted(len(snaps)), most=counted(MOST_PICTURES)))
    return snaps


def position_of(told: Booklet, snap: Snap) -> Position:
    """Return the cube of a picture, with what it is about lit."""
    return Position(told.timeline.cube_at(snap.index), lit=snap.lit(told.timeline))


def marks_of(snap: Snap) -> Marks:
    """Return what a picture points out: the move that follows."""
    return Marks(next_move=snap.move)


def snap_image(told: Booklet, snap: Snap, options: Options, scale: float) -> QImage:
    """Return a picture of a booklet as pixels, on nothing."""
    size = options.size
    return view_image(
        options.view,
        position_of(told, snap),
        options.theme,
        PictureSize(size.width, size.height, scale),
        marks_of(snap),
        background=False,
    )


def draw_snap(
    painter: QPainter, rect: QRectF, told: Booklet, snap: Snap, options: Options, units: float
) -> None:
    """Draw a picture of a booklet into ``rect``, on what is there already.

    ``units`` is how high the picture thinks it is: lines and marks are as fine as that needs.
    """
    painter.save()
    painter.translate(rect.topLeft())
    scale = rect.height() / units
    painter.scale(scale, scale)
    whole = QRectF(0, 0, rect.width() / scale, units)
    if told.start.size > MOST_LAYERS_AS_SHAPES:
        painter.drawImage(whole, snap_image(told, snap, options, SHARPNESS))
    else:
        position, marks, theme = position_of(told, snap), marks_of(snap), options.theme
        draw_view(options.view, painter, whole, position, theme, marks=marks, background=False)
    painter.restore()
