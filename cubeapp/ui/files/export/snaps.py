"""The pictures of a booklet: what each shows, and how it is drawn on a page."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from cubeapp.drawing.position import Position
from cubeapp.engine.solvers.control import Progress
from cubeapp.engine.text import Text, counted
from cubeapp.engine.timeline.booklet import Booklet, Snap
from cubeapp.ui.drawing.marks import Marks
from cubeapp.ui.drawing.view_pictures import PictureSize, ViewPicture
from cubeapp.ui.files.export.options import MOST_PICTURES, Options, TooLargeError

MOST_LAYERS_AS_SHAPES = 8
"""Larger cubes are pixels on pages: thousands of shapes a picture are slow to show."""
MOST_SPELT_OUT = 7
"""The facelets of larger cubes are more letters than anybody reads on a page."""
SHARPNESS = 3.0
"""Pixels a unit of those."""
FLAT_LAYER = 40.0
"""Units of a picture's height to a layer: stickers of larger ones have a sheen, which some
readers of PDF show as white."""


def check_count(told: Booklet, most: int = MOST_PICTURES) -> list[Snap]:
    """Return what all pictures of ``told`` show, ``most`` at most.

    Raises:
        TooLargeError: there are too many of them.
    """
    snaps = list(told.snaps)
    check_number(len(snaps), most)
    return snaps


def check_number(count: int, most: int = MOST_PICTURES) -> None:
    """Check that ``count`` pictures are not more than ``most``.

    Raises:
        TooLargeError: they are.
    """
    if count > most:
        text = Text(
            "this would have {count} pictures, and there is room for {most}; "
            "have one a step, or export as text"
        )
        raise TooLargeError(text.format(count=counted(count), most=counted(most)))


def position_of(told: Booklet, snap: Snap) -> Position:
    """Return the cube of a picture, with all but what it is about dimmed."""
    return Position(told.timeline.cube_at(snap.index), mask=snap.mask(told.timeline))


def picture_progress(number: int, count: int) -> Progress:
    """Return that picture ``number`` of ``count`` is drawn."""
    text = Text("drawing picture {number} of {count}")
    return Progress(text.format(number=counted(number), count=counted(count)), number / count)


def picture_of(told: Booklet, snap: Snap, options: Options) -> ViewPicture:
    """Return a picture of a booklet, on nothing, with an arrow for the move that follows."""
    position, marks = position_of(told, snap), Marks(next_move=snap.move)
    return ViewPicture(options.view, position, options.theme, marks, background=False)


def snap_image(told: Booklet, snap: Snap, options: Options, scale: float) -> QImage:
    """Return a picture of a booklet as pixels."""
    size = options.size
    return picture_of(told, snap, options).image(PictureSize(size.width, size.height, scale))


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
        picture_of(told, snap, options).draw(painter, whole)
    painter.restore()
