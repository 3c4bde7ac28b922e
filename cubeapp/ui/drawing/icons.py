"""Icons drawn from the program's SVG files in the colour of the text around them."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QIcon, QPainter, QPalette, QPixmap
from PySide6.QtSvg import QSvgRenderer

from cubeapp.resources import resource

SIDES = (18, 24, 36, 64)
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
        drawing = QSvgRenderer(QByteArray(svg.replace("currentColor", colour.name()).encode()))
        for side in SIDES:
            icon.addPixmap(_drawn(drawing, side), mode)
    return icon


def _drawn(drawing: QSvgRenderer, side: int) -> QPixmap:
    pixmap = QPixmap(side, side)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    drawing.render(painter, QRectF(0, 0, side, side))
    painter.end()
    return pixmap
