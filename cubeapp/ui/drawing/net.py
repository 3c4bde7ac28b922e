"""The unfolded cube, painted flat: strips slide around the side faces, turned faces spin."""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QTransform

from cubeapp.drawing.arrows import arrows_on_net
from cubeapp.drawing.inscriptions import has_inscriptions
from cubeapp.drawing.net import (
    PLATE_RADIUS,
    RIMMED_CELL,
    Handle,
    NetFocus,
    NetLayout,
    shrunk_to_spin,
)
from cubeapp.drawing.position import Position
from cubeapp.drawing.scene import (
    LayerTurn,
    Span,
    layer_spans,
)
from cubeapp.drawing.shown import Shown, shown_of
from cubeapp.drawing.stickers import RIM, cut_of
from cubeapp.drawing.theme import Theme
from cubeapp.engine.model.geometry import Face
from cubeapp.engine.model.moves import Move
from cubeapp.ui.drawing.arrows import draw_arrows, draw_chevron
from cubeapp.ui.drawing.backdrop import SKY_MARGIN, paint_sky, sky_image
from cubeapp.ui.drawing.inscriptions import draw_inscriptions, signs_on
from cubeapp.ui.drawing.marks import (
    Marks,
    Signs,
    draw_cursor,
    draw_hover,
    draw_signs,
    places_in,
)
from cubeapp.ui.drawing.stickers import (
    PLASTIC,
    Canvas,
    cell_paths,
    image_of,
    palette,
    pixel_ratio,
    sticker_brushes,
)

SMALL_CELL = 8
"""Device pixels; smaller stickers are painted pixel by pixel into an image."""


def draw_net(
    painter: QPainter,
    rect: QRectF,
    position: Position,
    theme: Theme,
    marks: Marks | None = None,
    background: bool = True,
) -> None:
    """Draw ``position`` as a net into ``rect`` of any painter: a picture, a page.

    Args:
        painter: an active painter.
        rect: where, in the painter's units.
        position: what to show.
        theme: the colours.
        marks: what to point out.
        background: whether to fill ``rect`` behind the net.
    """
    if rect.width() < 1 or rect.height() < 1:
        return
    painter.save()
    painter.translate(rect.topLeft())
    painter.setClipRect(QRectF(0, 0, rect.width(), rect.height()))
    layout = NetLayout(position.cube.size, rect.width(), rect.height(), handles=False)
    shown, turn = shown_of(position)
    drawing = _Drawing(Canvas(painter), layout, theme, shown)
    if background:
        paint_sky(painter, layout.width, layout.height, theme)
    drawing.draw_faces()
    drawing.draw_moving(turn, marks or Marks())
    painter.restore()


class NetPainter:
    """Paints nets and keeps the image of the faces at rest for the next frame."""

    def __init__(self) -> None:
        self._still = QImage()
        self._key: tuple[object, ...] = ()

    def paint(
        self,
        painter: QPainter,
        layout: NetLayout,
        focus: NetFocus,
        position: Position,
        theme: Theme,
        marks: Marks,
    ) -> None:
        """Paint a frame: the faces at rest from the image, what turns and the marks anew."""
        shown, turn = shown_of(position)
        ratio = pixel_ratio(painter)
        key = (shown, layout.width, layout.height, focus, theme, marks.signs, ratio)
        if key != self._key:
            self._still = self._draw_still(layout, shown, theme, marks, ratio)
            self._key = key
        painter.drawImage(-SKY_MARGIN, -SKY_MARGIN, self._still)
        _Drawing(Canvas(painter), layout, theme, shown, ratio).draw_moving(turn, marks)

    @staticmethod
    def _draw_still(
        layout: NetLayout, shown: Shown, theme: Theme, marks: Marks, ratio: float
    ) -> QImage:
        image = sky_image(layout.width, layout.height, ratio, theme)
        with QPainter(image) as painter:
            painter.translate(SKY_MARGIN, SKY_MARGIN)
            drawing = _Drawing(Canvas(painter), layout, theme, shown, ratio)
            drawing.draw_faces()
            drawing.draw_signs(marks.signs)
        return image


class _Drawing:
    """One net on one painter."""

    def __init__(
        self, canvas: Canvas, layout: NetLayout, theme: Theme, shown: Shown, ratio: float = 1.0
    ) -> None:
        self.canvas = canvas
        self.layout = layout
        self.theme = theme
        self.shown = shown
        self.is_small = layout.cell * ratio < SMALL_CELL and canvas.is_raster
        self.ratio = ratio
        self.twist = 0.0
        """How far letters are turned on their stickers, clockwise in degrees."""

    def draw_faces(self) -> None:
        """Draw the six faces at rest."""
        whole = (0, self.layout.size)
        for face in Face:
            self._draw_plate(face)
            x, y = self.layout.origins[face].tolist()
            self._draw_cells(self.shown, face, whole, whole, x, y)

    def _draw_plate(self, face: Face) -> None:
        self.canvas.painter.setBrush(QColor(self.theme.plastic))
        plate = QRectF(*self.layout.plate(face))
        self.canvas.painter.drawRoundedRect(plate, PLATE_RADIUS, PLATE_RADIUS)

    def _draw_cells(
        self, shown: Shown, face: Face, rows: Span, columns: Span, x: float, y: float
    ) -> None:
        """Draw those stickers in view of a face whose top left corner lies at (x, y)."""
        rows = self._in_view(rows, y, self.layout.height)
        columns = self._in_view(columns, x, self.layout.width)
        if rows[0] < rows[1] and columns[0] < columns[1]:
            draw = self._draw_pixels if self.is_small else self._draw_shapes
            draw(shown, face, rows, columns, x, y)

    def _in_view(self, span: Span, start: float, limit: float) -> Span:
        """Return the part of a span of cells that lies inside 0…limit pixels."""
        cell = self.layout.cell
        first = math.floor(-start / cell)
        return max(span[0], first), min(span[1], math.ceil((limit - start) / cell))

    def _draw_shapes(
        self, shown: Shown, face: Face, rows: Span, columns: Span, x: float, y: float
    ) -> None:
        """Draw stickers as rounded squares."""
        size, cell = self.layout.size, self.layout.cell
        numbers: list[int] = shown.numbers(face, rows, columns).ravel().tolist()
        transform = QTransform(cell, 0, 0, cell, x, y)
        brushes = sticker_brushes(self.theme)
        cut, fill = cut_of(self.theme.looks), self.canvas.fill
        if cell * self.ratio < RIMMED_CELL:
            fill(transform, cell_paths(cut.plain, size, rows, columns), brushes, numbers)
        else:
            rims = sticker_brushes(self.theme, RIM)
            fill(transform, cell_paths(cut.rimmed, size, rows, columns), rims, numbers)
            fill(transform, cell_paths(cut.inset, size, rows, columns), brushes, numbers)
        if has_inscriptions(self.theme.looks, cell):
            signs = signs_on(self.theme.looks, cell * self.ratio, self.twist)
            draw_inscriptions(self.canvas, transform, self.theme, numbers, rows, columns, signs)

    def _draw_pixels(
        self, shown: Shown, face: Face, rows: Span, columns: Span, x: float, y: float
    ) -> None:
        """Draw stickers too small for outlines, each a few device pixels and a line of plastic."""
        step = self.layout.cell * self.ratio
        across = np.round(np.arange(columns[0], columns[1] + 1) * step).astype(np.int64)
        down = np.round(np.arange(rows[0], rows[1] + 1) * step).astype(np.int64)
        if step < 1:
            across, down = (np.arange(span[1] - span[0] + 1) for span in (columns, rows))
        colours = palette(self.theme)
        pixels = colours[shown.numbers(face, rows, columns)]
        pixels = np.repeat(np.repeat(pixels, np.diff(down), axis=0), np.diff(across), axis=1)
        if step >= 3:
            lines = down[:-1] - down[0], across[:-1] - across[0]
            plastic = colours[PLASTIC]
            pixels[lines[0]] = _halfway(pixels[lines[0]], plastic)
            pixels[:, lines[1]] = _halfway(pixels[:, lines[1]], plastic)
        cell = self.layout.cell
        left, top = x + columns[0] * cell, y + rows[0] * cell
        wide, high = (columns[1] - columns[0]) * cell, (rows[1] - rows[0]) * cell
        if step >= 1:
            left, top = x + across[0] / self.ratio, y + down[0] / self.ratio
            wide, high = pixels.shape[1] / self.ratio, pixels.shape[0] / self.ratio
        self.canvas.painter.drawImage(QRectF(left, top, wide, high), image_of(pixels))

    def draw_moving(self, turn: LayerTurn | None, marks: Marks) -> None:
        """Draw what differs from the faces at rest: a turn on its way, or what is pointed at."""
        if turn is not None:
            self._draw_turn(turn)
            return
        if marks.next_move is not None:
            layout = self.layout
            arrows = arrows_on_net(layout.origins, layout.cell, marks.next_move, layout.size)
            draw_arrows(self.canvas.painter, arrows)
        self._draw_spots(marks)

    def _draw_turn(self, turn: LayerTurn) -> None:
        move = Move(turn.axis, turn.first, turn.last, 1)
        whole = math.floor(turn.quarters)
        before = self.shown.after_quarters(move, whole)
        after = self.shown.after_quarters(move, whole + 1)
        for face in Face:
            if face.axis is not turn.axis:
                self._draw_strip(face, move, before, after, turn.quarters - whole)
        if turn.first == 0:
            self._draw_spinning(turn.axis.face, 90 * turn.quarters)
        if turn.last == self.layout.size - 1:
            self._draw_spinning(turn.axis.face.opposite, -90 * turn.quarters)

    def _draw_strip(
        self, face: Face, move: Move, before: Shown, after: Shown, share: float
    ) -> None:
        """Draw the turned layers of a side face: what leaves it, and what comes behind."""
        rows, columns = layer_spans(face, move.axis, (move.first, move.last + 1), self.layout.size)
        window = QRectF(*self.layout.place(face, rows, columns))
        painter = self.canvas.painter
        painter.save()
        painter.setClipRect(window, Qt.ClipOperation.IntersectClip)
        painter.fillRect(window, QColor(self.theme.plastic))
        for shown, shift in ((before, share), (after, share - 1)):
            x, y = self.layout.slid(face, move.axis, shift)
            self._draw_cells(shown, face, rows, columns, x, y)
        painter.restore()

    def _draw_spinning(self, face: Face, angle: float) -> None:
        """Draw a turned outer face at an angle, clockwise in degrees, inside its own square."""
        side = self.layout.cell * self.layout.size
        x, y = self.layout.origins[face].tolist()
        painter = self.canvas.painter
        self._draw_plate(face)
        painter.save()
        shrink = shrunk_to_spin(angle)
        painter.translate(x + side / 2, y + side / 2)
        painter.rotate(angle)
        painter.scale(shrink, shrink)
        inner = _Drawing(Canvas(painter), self.layout, self.theme, self.shown, self.ratio)
        inner.twist = -angle  # Letters stay upright while their face spins.
        whole = (0, self.layout.size)
        draw = inner._draw_pixels if self.is_small else inner._draw_shapes
        draw(self.shown, face, whole, whole, -side / 2, -side / 2)
        painter.restore()

    def draw_signs(self, signs: Signs) -> None:
        """Draw what is marked on the stickers."""
        size = self.layout.size
        for face in Face:
            whole = (0, size)
            places = places_in(signs, face, whole, whole, size)
            if any(places.values()):
                cell = self.layout.cell
                transform = self._transform(face)
                draw_signs(self.canvas, transform, places, size, self.theme, cell)

    def _draw_spots(self, marks: Marks) -> None:
        size = self.layout.size
        count = 6 * size * size
        if marks.hover is not None and 0 <= marks.hover < count:
            face, place = divmod(marks.hover, size * size)
            value = int(self.shown.cube.facelets[marks.hover])
            transform, cell = self._transform(face), self.layout.cell
            draw_hover(self.canvas, transform, place, size, self.theme, value, cell)
        if marks.cursor is not None and 0 <= marks.cursor < count:
            face, place = divmod(marks.cursor, size * size)
            draw_cursor(self.canvas, self._transform(face), place, size, self.layout.cell)

    def _transform(self, face: int) -> QTransform:
        x, y = self.layout.origins[face].tolist()
        return QTransform(self.layout.cell, 0, 0, self.layout.cell, x, y)


def _halfway(pixels: NDArray[np.uint32], colour: np.uint32) -> NDArray[np.uint32]:
    """Return 0xffRRGGBB colours half-way to another."""
    halves = ((part >> np.uint32(1)) & np.uint32(0x7F7F7F) for part in (pixels, colour))
    return np.asarray(sum(halves) | np.uint32(0xFF000000), dtype=np.uint32)


def draw_handles(
    painter: QPainter,
    layout: NetLayout,
    handles: tuple[Handle, ...],
    hot: Handle | None,
    theme: Theme,
) -> None:
    """Draw the arrow handles around the net, the one that is pointed at in the accent colour."""
    usual = min(layout.band * 0.30, max(layout.cell * 0.34, 3.0))
    for handle in handles:
        is_hot = handle == hot
        if not layout.shows_all_handles or is_hot:
            painter.setPen(QColor(theme.faint))
            painter.setBrush(QColor(theme.panel))
            painter.drawEllipse(QPointF(handle.x, handle.y), layout.band * 0.45, layout.band * 0.45)
        radius = layout.band * 0.26 if is_hot or not layout.shows_all_handles else usual
        colour = QColor(theme.accent if is_hot else theme.faint)
        draw_chevron(painter, handle.x, handle.y, radius, handle.angle, colour)
