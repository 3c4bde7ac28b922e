"""What lies behind the cube, on a painter: a sky, and the shadow on the floor."""

from __future__ import annotations

import math

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QLinearGradient, QPainter, QRadialGradient

from cubeapp.drawing.backdrop import shadow_of
from cubeapp.drawing.camera import Projection
from cubeapp.drawing.theme import Theme

SKY_MARGIN = 4
"""Pixels of sky around a view's image, as a view may end between two pixels of the screen.

Four of them are whole pixels of the screen at every usual scale.
"""


def sky_image(width: float, height: float, ratio: float, theme: Theme) -> QImage:
    """Return the sky of a view and `SKY_MARGIN` around it, to be drawn at minus that margin.

    Args:
        width: of the view, in its own pixels, as is ``height``.
        height: of the view.
        ratio: pixels of the screen to a pixel of the view.
        theme: the colours.
    """
    across, down = (math.ceil((side + 2 * SKY_MARGIN) * ratio) for side in (width, height))
    image = QImage(across, down, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    with QPainter(image) as painter:
        painter.translate(SKY_MARGIN, SKY_MARGIN)
        paint_sky(painter, width, height, theme, SKY_MARGIN)
    return image


def paint_sky(
    painter: QPainter, width: float, height: float, theme: Theme, margin: float = 0
) -> None:
    """Fill the background of a view, and ``margin`` around it."""
    sky = QLinearGradient(0, 0, 0, height)
    sky.setColorAt(0, QColor(theme.sky))
    sky.setColorAt(1, QColor(theme.ground))
    painter.fillRect(QRectF(-margin, -margin, width + 2 * margin, height + 2 * margin), sky)


def paint_shadow(painter: QPainter, projection: Projection, theme: Theme) -> None:
    """Darken the floor under the cube, where there is one; see `backdrop.shadow_of`."""
    shadow = shadow_of(projection, theme)
    if shadow is None:
        return
    shade = QRadialGradient(0, 0, 1)
    for stop, opacity in shadow.stops:
        shade.setColorAt(stop, QColor(0, 0, 0, round(255 * opacity)))
    painter.save()
    painter.translate(shadow.x, shadow.y)
    painter.scale(shadow.across, shadow.down)
    painter.fillRect(QRectF(-1, -1, 2, 2), shade)
    painter.restore()
