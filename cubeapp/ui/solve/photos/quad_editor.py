"""A photo with the face of a cube marked in it: four corners to be dragged, a grid, colours."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QImage,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from cubeapp.engine.photos.pixels import Floats, homography, is_convex, mapped
from cubeapp.ui.controls.focus import draw_focus
from cubeapp.words import mark, tr

CORNERS = (
    mark("Upper left corner of the face"),
    mark("Upper right corner of the face"),
    mark("Lower right corner of the face"),
    mark("Lower left corner of the face"),
)
_ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
FAST = 10
"""Times as far with Shift."""
HANDLE = 0.55
"""The radius of a handle, in lines of text."""
REACH = 1.6
"""How near the pointer must come to one, in lines of text."""
LINE, EDGE = QColor(255, 255, 255, 235), QColor(0, 0, 0, 200)


class QuadEditor(QWidget):
    """Shows a photo as large as there is room; Tab walks along the corners, arrows move them."""

    corners_changed = Signal(object)
    """The face's corners, shape (4, 2), in pixels of the photo."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._image = QImage()
        self._corners: Floats = np.zeros((4, 2))
        self._colours: list[QColor] = []
        self._size = 3
        self._current = 0
        self._grabbed: tuple[int, QPointF] | None = None
        """The corner that is dragged, and how far the pointer is from it."""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setToolTip(
            tr(
                "Drag the four corners onto those of the face.\n"
                "By keyboard: Tab goes to the next corner, the arrows move it, Shift moves it "
                "faster."
            )
        )
        self._name_current()

    @property
    def corners(self) -> Floats:
        """Where the corners are, in pixels of the photo."""
        return self._corners.copy()

    @property
    def current(self) -> int:
        """The corner that the arrows move, 0…3."""
        return self._current

    def set_photo(self, image: QImage, corners: Floats, size: int) -> None:
        """Show a photo with its face's corners; ``size`` is N."""
        self._image, self._size = image, size
        self._corners = np.array(corners, dtype=np.float64)
        self.update()

    def set_colours(self, colours: list[QColor]) -> None:
        """Show what was read at each sticker, row by row."""
        self._colours = colours
        self.update()

    def place_of(self, corner: int) -> QPointF:
        """Return where a corner is on the widget."""
        return self._shown(self._corners)[corner]

    def sizeHint(self) -> QSize:
        """Ask for no more than is needed; it takes all the room there is."""
        return self.minimumSizeHint()

    def minimumSizeHint(self) -> QSize:
        """Ask for room to see the stickers."""
        side = 9 * min(self.fontMetrics().height(), 20)
        return QSize(side, side)

    # Painting

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the photo, the grid, the colours and the handles."""
        with QPainter(self) as painter:
            painter.setRenderHints(
                QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
            )
            painter.drawImage(self._place, self._image)
            self._draw_grid(painter)
            self._draw_colours(painter)
            for corner, point in enumerate(self._shown(self._corners)):
                self._draw_handle(painter, corner, point)
            draw_focus(self, painter)

    @property
    def _place(self) -> QRectF:
        """Where the photo is drawn, as large as it fits, with room for handles at its edges."""
        margin = HANDLE * self._unit
        room = QRectF(self.rect()).adjusted(margin, margin, -margin, -margin)
        width, height = max(self._image.width(), 1), max(self._image.height(), 1)
        scale = max(min(room.width() / width, room.height() / height), 1e-3)
        place = QRectF(0, 0, width * scale, height * scale)
        place.moveCenter(room.center())
        return place

    @property
    def _unit(self) -> int:
        return self.fontMetrics().height()

    @property
    def _scale(self) -> float:
        return self._place.width() / max(self._image.width(), 1)

    def _shown(self, points: Floats) -> list[QPointF]:
        """Return points of the photo as points of the widget."""
        place, scale = self._place, self._scale
        return [QPointF(place.x() + x * scale, place.y() + y * scale) for x, y in points.tolist()]

    def _on_face(self, points: Floats) -> list[QPointF]:
        """Return points of the face's unit square as points of the widget."""
        return self._shown(mapped(homography(self._corners), points))

    def _draw_grid(self, painter: QPainter) -> None:
        steps = np.arange(self._size + 1) / self._size
        ends = np.stack([steps, np.zeros_like(steps), steps, np.ones_like(steps)], axis=1)
        upright = ends.reshape(-1, 2)
        points = self._on_face(np.concatenate([upright, upright[:, ::-1]]))
        for pen in (QPen(EDGE, 3.0), QPen(LINE, 1.2)):
            painter.setPen(pen)
            for start, end in zip(points[::2], points[1::2], strict=True):
                painter.drawLine(start, end)

    def _draw_colours(self, painter: QPainter) -> None:
        steps = (np.arange(self._size) + 0.5) / self._size
        x, y = np.meshgrid(steps, steps)
        points = self._on_face(np.stack([x.ravel(), y.ravel()], axis=1))
        if len(points) != len(self._colours):
            return
        sides = np.linalg.norm(np.roll(self._corners, 1, axis=0) - self._corners, axis=1)
        radius = 0.16 * float(sides.min()) * self._scale / self._size
        for point, colour in zip(points, self._colours, strict=True):
            painter.setPen(QPen(EDGE, 3.0))
            painter.setBrush(colour)
            painter.drawEllipse(point, radius, radius)
            painter.setPen(QPen(LINE, 1.2))
            painter.drawEllipse(point, radius, radius)

    def _draw_handle(self, painter: QPainter, corner: int, point: QPointF) -> None:
        is_current = self.hasFocus() and corner == self._current
        accent = self.palette().color(QPalette.ColorRole.Highlight)
        radius = HANDLE * self._unit * (1.0 if is_current else 0.8)
        painter.setBrush(accent if is_current else QColor(255, 255, 255, 60))
        for pen in (QPen(EDGE, 4.0), QPen(LINE, 2.0)):
            painter.setPen(pen)
            painter.drawEllipse(point, radius, radius)
        # The very spot is seen through the ring.
        painter.setPen(QPen(LINE, 1.0))
        painter.drawPoint(point)

    # Gestures

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take hold of the nearest corner."""
        corner = self._corner_at(event.position())
        if event.button() == Qt.MouseButton.LeftButton and corner is not None:
            self._choose(corner)
            self._grabbed = corner, self.place_of(corner) - event.position()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Take the corner along."""
        if self._grabbed is None:
            near = self._corner_at(event.position()) is not None
            self.setCursor(Qt.CursorShape.OpenHandCursor if near else Qt.CursorShape.ArrowCursor)
            return
        self.setCursor(Qt.CursorShape.ClosedHandCursor)
        corner, off = self._grabbed
        point = event.position() + off - self._place.topLeft()
        self._move(corner, np.array([point.x(), point.y()]) / self._scale)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let go."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._grabbed = None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move the chosen corner."""
        direction = _ARROWS.get(Qt.Key(event.key()))
        if direction is None:
            super().keyPressEvent(event)
            return
        is_fast = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        step = np.array(direction) * (FAST if is_fast else 1) / self._scale
        self._move(self._current, self._corners[self._current] + step)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Begin at the first corner, or at the last one when Tab comes from behind."""
        if event.reason() == Qt.FocusReason.TabFocusReason:
            self._choose(0)
        elif event.reason() == Qt.FocusReason.BacktabFocusReason:
            self._choose(3)
        super().focusInEvent(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Go to the next corner, and from the last one to the next control."""
        following = self._current + (1 if forward else -1)
        if 0 <= following < 4:
            self._choose(following)
            return True
        return super().focusNextPrevChild(forward)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the size of the letters."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.updateGeometry()

    def _corner_at(self, point: QPointF) -> int | None:
        apart = [(place - point).manhattanLength() for place in self._shown(self._corners)]
        nearest = int(np.argmin(apart))
        return nearest if apart[nearest] <= REACH * self._unit else None

    def _choose(self, corner: int) -> None:
        self._current = corner
        self._name_current()
        self.update()

    def _name_current(self) -> None:
        self.setAccessibleName(tr(CORNERS[self._current]))

    def _move(self, corner: int, point: Floats) -> None:
        """Put a corner elsewhere in the photo, if that leaves a face."""
        corners = self._corners.copy()
        corners[corner] = np.clip(point, 0, [self._image.width(), self._image.height()])
        if is_convex(corners) and not np.array_equal(corners, self._corners):
            self._corners = corners
            self.update()
            self.corners_changed.emit(corners)
