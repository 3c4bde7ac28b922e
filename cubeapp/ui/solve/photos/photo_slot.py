"""The place of one face's photo: its picture, or what is to come here."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPaintEvent, QPalette, QPen, QPolygonF
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from cubeapp.engine.photos.pixels import Floats
from cubeapp.ui.controls.focus import draw_focus
from cubeapp.ui.drawing.palette import ink_on

THUMBNAIL = 256
"""Pixels of a small picture's longer side."""


class PhotoSlot(QAbstractButton):
    """A tile with the letter of its face; the chosen one has a ring and bold letter."""

    def __init__(self, letter: str, lean: float = 0.5, parent: QWidget | None = None) -> None:
        """Make a tile.

        Args:
            letter: the face's.
            lean: where it is in a slot that is higher than wide, from 0 at the top to 1.
            parent: the owner.
        """
        super().__init__(parent)
        self._letter = letter
        self._lean = lean
        self._image = QImage()
        self._source = 0
        self._quad = QPolygonF()
        self._colour = QColor()
        self._is_doubtful = False
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    @property
    def has_photo(self) -> bool:
        """Whether a picture is shown."""
        return not self._image.isNull()

    def set_colour(self, colour: QColor) -> None:
        """Show which colour belongs here."""
        self._colour = colour
        self.update()

    def set_photo(
        self, image: QImage | None, corners: Floats | None = None, is_doubtful: bool = False
    ) -> None:
        """Show a picture with its face outlined, dashed where in doubt, or that there is none."""
        self._is_doubtful = is_doubtful
        shown = QImage() if image is None else image
        if shown.cacheKey() != self._source:
            # Corners are dragged often: the picture is made small once.
            self._source = shown.cacheKey()
            self._image = _thumbnail(shown)
        scale = self._image.width() / max(shown.width(), 1)
        points = [] if corners is None else (corners * scale).tolist()
        self._quad = QPolygonF([QPointF(x, y) for x, y in points])
        self.update()

    def sizeHint(self) -> QSize:
        """Ask for no more than is needed; the tiles take all the room there is."""
        return self.minimumSizeHint()

    def minimumSizeHint(self) -> QSize:
        """Ask for room for the letter; pictures can be small where letters are large."""
        side = round(2.4 * min(self.fontMetrics().height(), 26))
        return QSize(side, side)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the tile."""
        with QPainter(self) as painter:
            painter.setRenderHints(
                QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
            )
            side = min(self.width(), self.height()) - 6
            top = 3 + self._lean * (self.height() - side - 6)
            tile = QRectF((self.width() - side) / 2, top, side, side)
            self._draw_tile(painter, tile)
            if self.has_photo:
                self._draw_photo(painter, tile.adjusted(2, 2, -2, -2))
            self._draw_letter(painter, tile)
            draw_focus(self, painter, tile.toRect().adjusted(-3, -3, 3, 3))

    def _draw_tile(self, painter: QPainter, tile: QRectF) -> None:
        role = QPalette.ColorRole
        painter.setBrush(self.palette().color(role.Base))
        if self.isChecked():
            painter.setPen(QPen(self.palette().color(role.WindowText), 3.0))
        else:
            style = Qt.PenStyle.SolidLine if self.has_photo else Qt.PenStyle.DashLine
            painter.setPen(QPen(self.palette().color(role.PlaceholderText), 1.4, style))
        painter.drawRoundedRect(tile, 5, 5)

    def _draw_photo(self, painter: QPainter, tile: QRectF) -> None:
        width, height = self._image.width(), self._image.height()
        scale = min(tile.width() / width, tile.height() / height)
        place = QRectF(0, 0, width * scale, height * scale)
        place.moveCenter(tile.center())
        painter.drawImage(place, self._image)
        painter.save()
        painter.translate(place.topLeft())
        painter.scale(scale, scale)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        under = QPen(QColor(0, 0, 0, 200), 3.0 / scale)
        line = QPen(QColor(255, 255, 255), 1.4 / scale)
        if self._is_doubtful:
            line.setStyle(Qt.PenStyle.DashLine)
        for pen in (under, line):
            painter.setPen(pen)
            painter.drawPolygon(self._quad)
        painter.restore()

    def _draw_letter(self, painter: QPainter, tile: QRectF) -> None:
        """Write the face's letter on its colour, in the middle or in the corner of a photo."""
        side = min(self.fontMetrics().height() * 1.5, tile.width() / 2)
        plate = QRectF(0, 0, side, side)
        if self.has_photo:
            plate.moveTopLeft(tile.topLeft())
        else:
            plate.moveCenter(tile.center())
        painter.setPen(QPen(QColor(0, 0, 0, 120), 1))
        painter.setBrush(self._colour)
        painter.drawRoundedRect(plate, 4, 4)
        painter.setPen(ink_on(self._colour))
        font = painter.font()
        font.setBold(self.isChecked())
        font.setPixelSize(max(round(side * 0.62), 1))
        painter.setFont(font)
        painter.drawText(plate, Qt.AlignmentFlag.AlignCenter, self._letter)


def _thumbnail(image: QImage) -> QImage:
    if image.isNull():
        return image
    return image.scaled(
        THUMBNAIL,
        THUMBNAIL,
        Qt.AspectRatioMode.KeepAspectRatio,
        Qt.TransformationMode.SmoothTransformation,
    )
