"""Pictures of the views, drawn without a window: as pixels or as SVG.

The theme says all about colours and looks: ``DARK.with_looks(Looks(marks=PATTERNS))``. On the
command line `cubeapp.commands.looks` has the options for it.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QBuffer, QIODevice, QRectF
from PySide6.QtGui import QImage, QPainter

from cubeapp.drawing.camera import Camera
from cubeapp.drawing.frames import halves
from cubeapp.drawing.position import Position
from cubeapp.drawing.svg import BOTH, NET, SPACE, SvgPicture
from cubeapp.drawing.theme import Theme
from cubeapp.engine.timeline.timeline import Timeline
from cubeapp.ui.drawing.backdrop import paint_sky
from cubeapp.ui.drawing.cube import draw_cube
from cubeapp.ui.drawing.marks import Marks
from cubeapp.ui.drawing.net import draw_net
from cubeapp.words import tr


@dataclass(frozen=True, slots=True)
class PictureSize:
    """How large a picture is."""

    width: int
    """In the units that texts and lines are measured in."""
    height: int
    scale: float = 1.0
    """Pixels a unit; SVG has none."""


VIEWS = (SPACE, NET, BOTH)
"""What can be drawn, by its name on the command line."""


@dataclass(frozen=True, slots=True)
class ViewPicture:
    """What one of the views shows, to be drawn on any painter: of a picture, of a page."""

    view: str
    """One of `VIEWS`; both are the cube and the net beside it, or below where room is narrow."""
    position: Position
    theme: Theme
    marks: Marks | None = None
    """What to point out."""
    background: bool = True
    """Whether the place is filled behind the cube; else a picture is transparent there."""
    camera: Camera | None = None
    """Where the eye stands; the usual place if left out."""

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        """Draw it into a rectangle in the painter's units."""
        what = self.position, self.theme
        if self.view == SPACE:
            draw_cube(painter, rect, *what, self.camera, self.marks, self.background)
        elif self.view == NET:
            draw_net(painter, rect, *what, self.marks, self.background)
        else:
            if self.background:
                painter.save()
                painter.translate(rect.topLeft())
                paint_sky(painter, rect.width(), rect.height(), self.theme)
                painter.restore()
            places = halves(rect.width(), rect.height())
            cube, net = (QRectF(*place).translated(rect.topLeft()) for place in places)
            draw_cube(painter, cube, *what, self.camera, self.marks, background=False)
            draw_net(painter, net, *what, self.marks, background=False)

    def image(self, size: PictureSize) -> QImage:
        """Return it as pixels.

        Raises:
            MemoryError: there is no room for that many of them.
        """
        image = blank_image(size)
        with QPainter(image) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self.draw(painter, QRectF(0, 0, size.width, size.height))
        return image

    def svg(self, size: PictureSize, title: str = "", prefix: str = "") -> str:
        """Return it as SVG; see `SvgPicture.svg`."""
        picture = SvgPicture(
            self.position,
            self.view,
            self.theme,
            size.width,
            size.height,
            self.camera or Camera(),
            self.marks.next_move if self.marks else None,
            self.background,
        )
        return picture.svg(title, prefix)


def position_at(timeline: Timeline, moment: float) -> Position:
    """Return what the views show at ``moment``, in moves: 2.5 is half-way through the third."""
    index = min(int(moment), len(timeline))
    cube = timeline.cube_at(index)
    if index == len(timeline) or moment == index:
        return Position(cube)
    return Position(cube, timeline.moves[index], moment - index)


def blank_image(size: PictureSize) -> QImage:
    """Return a transparent picture of ``size``, of one pixel at least.

    Raises:
        MemoryError: there is no room for that many pixels.
    """
    across, down = (max(round(side * size.scale), 1) for side in (size.width, size.height))
    image = QImage(across, down, QImage.Format.Format_ARGB32_Premultiplied)
    if image.isNull():
        raise _no_room(across, down)
    image.setDevicePixelRatio(size.scale)
    image.fill(0)
    return image


def png(image: QImage) -> bytes:
    """Return ``image`` as a PNG file.

    Raises:
        MemoryError: there is no room for it.
    """
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    if not image.save(buffer, "PNG"):  # type: ignore[call-overload]  # the stubs want bytes
        raise _no_room(image.width(), image.height())
    return bytes(buffer.data().data())


def _no_room(width: int, height: int) -> MemoryError:
    text = tr("no room for a picture of {width}×{height} pixels")
    return MemoryError(text.format(width=width, height=height))
