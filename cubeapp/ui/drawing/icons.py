"""Icons drawn from the program's SVG files in the colour of the text around them."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtGui import QIcon, QImage, QPainter, QPalette, QPixmap
from PySide6.QtSvg import QSvgRenderer

from cubeapp.resources import resource

SIDES = (18, 24, 36, 64)
"""Widths in pixels at which icons are drawn; Qt takes the nearest larger one."""


def text_icon(name: str, palette: QPalette) -> QIcon:
    """Return the icon ``name`` in the palette's colours of buttons, enabled and disabled."""
    icon = QIcon()
    for group, mode in (
        (QPalette.ColorGroup.Active, QIcon.Mode.Normal),
        (QPalette.ColorGroup.Disabled, QIcon.Mode.Disabled),
    ):
        for image in _drawn(name, palette.color(group, QPalette.ColorRole.ButtonText).name()):
            icon.addPixmap(QPixmap.fromImage(image), mode)
    return icon


@lru_cache(maxsize=256)
def _drawn(name: str, colour: str) -> tuple[QImage, ...]:
    """Return the icon ``name`` in each of the `SIDES`; all windows and themes share them."""
    svg = resource(f"icons/{name}.svg").read_text(encoding="utf-8")
    drawing = QSvgRenderer(QByteArray(svg.replace("currentColor", colour).encode()))
    images = []
    for side in SIDES:
        image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        painter = QPainter(image)
        drawing.render(painter, QRectF(0, 0, side, side))
        painter.end()
        images.append(image)
    return tuple(images)
