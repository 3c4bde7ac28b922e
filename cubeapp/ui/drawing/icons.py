"""Icons drawn from the program's SVG files in the colour of the text around them."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QByteArray, QRectF, QSize
from PySide6.QtGui import QColor, QIcon, QImage, QPainter, QPalette, QPixmap
from PySide6.QtSvg import QSvgRenderer

from cubeapp.resources import resource

SIDES = (16, 20, 24, 32, 40, 48)
"""Widths in pixels at which icons are drawn; Qt makes any other of the nearest larger one.

The icons that lists, menus and buttons have are among them, once and twice as large.
"""
DISABLED_OPACITY = 0.55


def text_icon(name: str, palette: QPalette) -> QIcon:
    """Return the icon ``name`` in the palette's colours of buttons, enabled and disabled.

    It is marked as a mask, as only its shape says anything: `tinted` makes it any colour.
    """
    icon = QIcon()
    for group, mode, opacity in (
        (QPalette.ColorGroup.Active, QIcon.Mode.Normal, 1.0),
        (QPalette.ColorGroup.Disabled, QIcon.Mode.Disabled, DISABLED_OPACITY),
    ):
        colour = palette.color(group, QPalette.ColorRole.ButtonText)
        colour.setAlphaF(opacity)
        for image in _drawn(name, colour.name(QColor.NameFormat.HexArgb)):
            icon.addPixmap(QPixmap.fromImage(image), mode)
    icon.setIsMask(True)
    return icon


def tinted(icon: QIcon, size: QSize, ratio: float, colour: QColor) -> QIcon:
    """Return ``icon`` in another colour and in one size, or as it is if it has its own colours.

    Args:
        icon: the icon.
        size: in pixels of the widget.
        ratio: pixels of the screen to one of those.
        colour: what to draw it in.
    """
    if not icon.isMask():
        return icon
    pixmap = icon.pixmap(size, ratio)
    with QPainter(pixmap) as painter:
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
        painter.fillRect(QRectF(0, 0, pixmap.width(), pixmap.height()), colour)
    return QIcon(pixmap)


@lru_cache(maxsize=512)
def _drawn(name: str, colour: str) -> tuple[QImage, ...]:
    """Return the icon ``name`` in each of the `SIDES`; all windows and themes share them."""
    return tuple(_coloured(shape, QColor(colour)) for shape in _shapes(name))


@lru_cache(maxsize=256)
def _shapes(name: str) -> tuple[QImage, ...]:
    """Return the icon ``name`` in black in each of the `SIDES`."""
    svg = resource(f"icons/{name}.svg").read_bytes()
    drawing = QSvgRenderer(QByteArray(svg.replace(b"currentColor", b"#000000")))
    images = []
    for side in SIDES:
        image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        with QPainter(image) as painter:
            drawing.render(painter, QRectF(0, 0, side, side))
        images.append(image)
    return tuple(images)


def _coloured(shape: QImage, colour: QColor) -> QImage:
    image = shape.copy()
    with QPainter(image) as painter:
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
        painter.fillRect(image.rect(), colour)
    return image
