"""Small pictures for lists: drawn once on nothing, and as icons that keep their colours."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap

from cubeapp.drawing.position import Position
from cubeapp.drawing.theme import Theme
from cubeapp.engine.model.cube import Cube
from cubeapp.ui.drawing.net import draw_net

Draw = Callable[[QPainter, QRectF], None]
"""Draws into a rectangle of a painter."""


def picture(size: QSize, ratio: float, draw: Draw) -> QPixmap:
    """Return what ``draw`` draws, on a transparent ground.

    Args:
        size: of the picture, in the units that texts are measured in.
        ratio: pixels a unit.
        draw: is given the whole picture.
    """
    result = QPixmap(max(round(size.width() * ratio), 1), max(round(size.height() * ratio), 1))
    result.setDevicePixelRatio(ratio)
    result.fill(Qt.GlobalColor.transparent)
    with QPainter(result) as painter:
        draw(painter, QRectF(0, 0, size.width(), size.height()))
    return result


def net_picture(cube: Cube, size: QSize, ratio: float, theme: Theme) -> QPixmap:
    """Return the net of ``cube`` as a picture; see `picture`."""

    def draw(painter: QPainter, rect: QRectF) -> None:
        draw_net(painter, rect, Position(cube), theme, background=False)

    return picture(size, ratio, draw)


def untinted(shown: QPixmap) -> QIcon:
    """Return an icon that looks alike whether it is chosen or not.

    The style would tint the chosen one, and its colours could not be read.
    """
    icon = QIcon(shown)
    icon.addPixmap(shown, QIcon.Mode.Selected)
    return icon
