"""Icons drawn from the program's SVG files in the colour of the text around them."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPalette, QPixmap
from PySide6.QtSvg import QSvgRenderer

from cubeapp.resources import resource

SIDES = (16, 20, 24, 32, 48, 64)
"""Widths in pixels at which icons are drawn; Qt takes the nearest larger one."""


def text_icon(name: str, palette: QPalette) -> QIcon:
    """Return the icon ``name`` in the palette's colours of buttons, enabled and disabled."""
    svg = resource(f"icons/{name}.svg").read_text(encoding="utf-8")
    icon = QIcon()
    for group, mode in (
        (QPalette.ColorGroup.Active, QIcon.Mode.Normal),
        (QPalette.ColorGroup.Disabled, QIcon.Mode.Disabled),
    ):
        colour = palette.color(group, QPalette.ColorRole.ButtonText)
        for side in SIDES:
            icon.addPixmap(_drawn(svg, colour, side), mode)
    return icon


def _drawn(svg: str, colour: QColor, side: int) -> QPixmap:
    data = QByteArray(svg.replace("currentColor", colour.name()).encode())
    pixmap = QPixmap(side, side)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    QSvgRenderer(data).render(painter, QRectF(0, 0, side, side))
    painter.end()
    return pixmap
