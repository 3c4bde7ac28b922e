"""Icons drawn from the program's SVG files in the colour of the text around them."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QByteArray, QRect, QRectF, QSize
from PySide6.QtGui import QColor, QIcon, QIconEngine, QImage, QPainter, QPalette, QPixmap
from PySide6.QtSvg import QSvgRenderer

from cubeapp.resources import resource

DISABLED_OPACITY = 0.55


class _TextIcon(QIconEngine):
    """Draws an icon when it is asked for, in exactly the pixels that it is shown in."""

    def __init__(self, name: str, colour: QColor, disabled: QColor) -> None:
        super().__init__()
        self._name = name
        self._colour = colour
        self._disabled = disabled

    def pixmap(self, size: QSize, mode: QIcon.Mode, _state: QIcon.State) -> QPixmap:
        """Return the icon; ``size`` is in pixels of the screen."""
        side = min(size.width(), size.height())
        if side <= 0:
            return QPixmap()
        colour = self._disabled if mode == QIcon.Mode.Disabled else self._colour
        # Qt knows pictures by the number of their image, so that each needs one of its own.
        return QPixmap.fromImage(_drawn(self._name, colour.rgba(), side).copy())

    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, state: QIcon.State) -> None:
        """Draw the icon into ``rect``."""
        size = rect.size() * painter.device().devicePixelRatioF()
        painter.drawPixmap(rect, self.pixmap(size, mode, state))

    def clone(self) -> QIconEngine:
        """Return another one that draws the same, which Qt asks for before it changes one."""
        return _TextIcon(self._name, self._colour, self._disabled)


def text_icon(name: str, palette: QPalette) -> QIcon:
    """Return the icon ``name`` in the palette's colours of buttons, enabled and disabled.

    It is marked as a mask, as only its shape says anything: `tinted` makes it any colour.
    """
    role = QPalette.ColorRole.ButtonText
    disabled = palette.color(QPalette.ColorGroup.Disabled, role)
    disabled.setAlphaF(DISABLED_OPACITY)
    icon = QIcon(_TextIcon(name, palette.color(QPalette.ColorGroup.Active, role), disabled))
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
def _drawn(name: str, rgba: int, side: int) -> QImage:
    """Return the icon ``name``, ``side`` pixels wide; all windows share them."""
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    with QPainter(image) as painter:
        _drawing(name).render(painter, QRectF(0, 0, side, side))
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
        painter.fillRect(image.rect(), QColor.fromRgba(rgba))
    return image


@lru_cache(maxsize=256)
def _drawing(name: str) -> QSvgRenderer:
    """Return the drawing ``name`` in black."""
    svg = resource(f"icons/{name}.svg").read_bytes()
    return QSvgRenderer(QByteArray(svg.replace(b"currentColor", b"#000000")))
