"""Pictures of the views, drawn without a window: as pixels or as SVG."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF, QSize
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgGenerator

from cubeapp.engine.timeline import Timeline
from cubeapp.ui.drawing.cube import draw_cube
from cubeapp.ui.drawing.net import draw_net
from cubeapp.ui.position import Position
from cubeapp.ui.theme import Theme


@dataclass(frozen=True, slots=True)
class PictureSize:
    """How large a picture is."""

    width: int
    """In the units that texts and lines are measured in."""
    height: int
    scale: float = 1.0
    """Pixels a unit; SVG has none."""


Draw = Callable[[QPainter, QRectF, Position, Theme], None]
VIEWS: dict[str, Draw] = {"3d": draw_cube, "net": draw_net}
"""What draws each view, by its name on the command line."""


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
        raise MemoryError(f"no room for a picture of {across}×{down} pixels")
    image.setDevicePixelRatio(size.scale)
    image.fill(0)
    return image


def view_image(view: str, position: Position, theme: Theme, size: PictureSize) -> QImage:
    """Return a picture of one of `VIEWS`.

    Raises:
        MemoryError: there is no room for that many pixels.
    """
    image = blank_image(size)
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        VIEWS[view](painter, QRectF(0, 0, size.width, size.height), position, theme)
    return image


def view_svg(view: str, position: Position, theme: Theme, size: PictureSize) -> bytes:
    """Return one of `VIEWS` as an SVG document."""
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setSize(QSize(size.width, size.height))
    generator.setViewBox(QRectF(0, 0, size.width, size.height))
    generator.setTitle(f"cube, {view}")
    with QPainter(generator) as painter:
        VIEWS[view](painter, QRectF(0, 0, size.width, size.height), position, theme)
    return bytes(data.data())


def png(image: QImage) -> bytes:
    """Return ``image`` as a PNG file."""
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]  # the stubs want bytes
    return bytes(data.data())
