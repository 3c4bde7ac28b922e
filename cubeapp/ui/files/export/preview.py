"""A small picture of what an export is going to show."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QRectF, QSize, QTimer
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from cubeapp.drawing.camera import Camera
from cubeapp.drawing.position import Position
from cubeapp.engine.model.cube import Cube
from cubeapp.ui.drawing.view_pictures import PictureSize, ViewPicture
from cubeapp.ui.files.export.options import Kind, Options
from cubeapp.words import tr

LINES = 10.0
"""Its height in lines of text."""
LARGEST_LINE = 16
"""Pixels: pictures can be small where large letters need the room."""
SQUARE = 7
"""Pixels: a square of the board that stands for nothing."""
REST_MS = 150
"""Minimum time between two drawings while the cube turns."""


class ExportPreview(QWidget):
    """Draws the picture of an export into the room there is, and only while it can be seen."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._options = Options(Kind.PNG)
        self._position = Position(Cube.solved(3))
        self._picture: QPixmap | None = None
        self._timer = QTimer(self, interval=REST_MS, singleShot=True)
        self._timer.timeout.connect(self._clear)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(tr("Preview of the picture"))

    @property
    def position(self) -> Position:
        """What is drawn."""
        return self._position

    def set_options(self, options: Options) -> None:
        """Draw with ``options``."""
        self._options = options
        self._clear()

    def set_camera(self, camera: Camera) -> None:
        """Look from there, soon."""
        self._options = replace(self._options, camera=camera)
        if not self._timer.isActive():
            self._timer.start()

    def set_position(self, position: Position) -> None:
        """Draw this, soon."""
        self._position = position
        if not self._timer.isActive():
            self._timer.start()

    def sizeHint(self) -> QSize:
        """Return room for a picture."""
        height = round(min(self.fontMetrics().height(), LARGEST_LINE) * LINES)
        return QSize(height, height)

    def minimumSizeHint(self) -> QSize:
        """Be as narrow as there is need; the picture keeps its shape."""
        return QSize(self.sizeHint().width() // 2, self.sizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the picture in the middle."""
        place = self._place()
        if self._picture is None:
            self._picture = self._draw(place)
        with QPainter(self) as painter:
            if self._options.is_transparent and self._options.kind.is_still:
                _draw_board(painter, place)
            painter.drawPixmap(place.toRect(), self._picture)
            painter.setPen(self.palette().mid().color())
            painter.drawRect(place.toRect().adjusted(0, 0, -1, -1))

    def _place(self) -> QRectF:
        """Return where the picture goes, in the shape that it is going to have."""
        options, room = self._options, QRectF(self.rect())
        shape = _shape(options)
        wide = min(room.width(), room.height() * shape)
        wide, high = max(wide, 1), max(wide / shape, 1)
        return QRectF((room.width() - wide) / 2, (room.height() - high) / 2, wide, high)

    def _draw(self, place: QRectF) -> QPixmap:
        options = self._options
        size = PictureSize(round(place.width()), round(place.height()), self.devicePixelRatioF())
        is_bare = not options.kind.is_still or options.is_transparent
        camera = options.camera if options.kind.has_camera else None
        what = options.view, self._position, options.theme
        image = ViewPicture(*what, background=not is_bare, camera=camera).image(size)
        if not options.kind.is_still:
            page = QPixmap(image.size())
            page.setDevicePixelRatio(size.scale)
            page.fill(QColor(options.ground))
            with QPainter(page) as painter:
                painter.drawImage(0, 0, image)
            return page
        return QPixmap.fromImage(image)

    def _clear(self) -> None:
        self._picture = None
        self.update()

    def resizeEvent(self, _event: object) -> None:
        """Draw anew in another size."""
        self._clear()


def _shape(options: Options) -> float:
    """Return how many times as wide as high a picture is; bounded, so that it can be seen."""
    usual = {"3d": 1.0, "net": 4 / 3, "both": 2.0}[options.view]
    if options.width and options.height:
        usual = options.width / options.height
    return min(max(usual, 0.2), 5.0)


def _draw_board(painter: QPainter, place: QRectF) -> None:
    """Draw what pictures without a ground are shown on."""
    painter.fillRect(place, QColor("#ffffff"))
    board = QPixmap(2 * SQUARE, 2 * SQUARE)
    board.fill(QColor("#ffffff"))
    with QPainter(board) as squares:
        squares.fillRect(0, 0, SQUARE, SQUARE, QColor("#d4d4d4"))
        squares.fillRect(SQUARE, SQUARE, SQUARE, SQUARE, QColor("#d4d4d4"))
    painter.drawTiledPixmap(place, board)
