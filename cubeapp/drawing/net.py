"""Where the unfolded cube lies: faces, stickers and handles in the pixels of a rectangle."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from cubeapp.drawing.camera import Matrix
from cubeapp.drawing.frames import Rectangle
from cubeapp.drawing.scene import Span, rotation_about
from cubeapp.engine.model.geometry import FACE_FRAMES, Axis, Face, layers
from cubeapp.engine.model.moves import Move

# Column and row of each face in the net, in the order of Face.
PLACES = ((1, 0), (2, 1), (1, 1), (1, 2), (0, 1), (3, 1))
GAP = 0.07
"""Between two faces, in edges of a face."""
BAND = 22.0
"""Pixels around the net for the handles."""
HANDLES_SHOWN_TO = 12
"""Larger cubes show the handles of the pointed row and column only."""
SMALLEST_HANDLE = 9.0
"""Pixels of a sticker; beside smaller ones the handles are shown one at a time as well."""
MAX_CELL = 96.0
PLATE, PLATE_RADIUS = 2.5, 4.0
"""Pixels of plastic around a face, and of its round corners."""
RIMMED_CELL = 20
"""Pixels of the smallest sticker that has a rim."""


@dataclass(frozen=True, slots=True)
class NetFocus:
    """Which part of the net is looked at."""

    zoom: float = 1.0
    """1 fits the whole net in."""
    x: float = 0.0
    """Pixels by which the net's middle is right of the rectangle's."""
    y: float = 0.0


@dataclass(frozen=True, slots=True)
class Handle:
    """A button beside the net that turns one row or column."""

    axis: Axis
    layer: int
    quarters: int
    """1 for rows to the left and columns up, -1 for the reverse."""
    x: float
    """The middle of the handle in pixels."""
    y: float
    angle: float
    """Where it points: 0 right, 90 down, in degrees."""

    def move(self) -> Move:
        """Return the turn of this row or column alone."""
        return Move(self.axis, self.layer, self.layer, self.quarters)


class NetLayout:
    """The places of everything on a net that fits a rectangle with its corner at (0, 0)."""

    def __init__(
        self,
        size: int,
        width: float,
        height: float,
        focus: NetFocus | None = None,
        handles: bool = True,
    ) -> None:
        """Lay the net of a cube of ``size`` out.

        Args:
            size: N.
            width: pixels.
            height: pixels.
            focus: the part that is looked at; everything if left out.
            handles: whether to leave room around the net for them.
        """
        focus = focus or NetFocus()
        self.size = size
        self.width, self.height = width, height
        self.band = BAND if handles else 6.0
        room_x, room_y = max(width - 2 * self.band, 1.0), max(height - 2 * self.band, 1.0)
        edge = min(room_x / (4 + 3 * GAP), room_y / (3 + 2 * GAP))
        fitted = edge / size
        cell = max(min(fitted * focus.zoom, max(MAX_CELL, fitted)), 1e-3)
        self.cell: float = np.floor(cell) if cell >= 8 else cell
        """Pixels of a sticker with its margin; whole ones where that costs little."""
        self.largest_zoom = max(MAX_CELL / fitted, 1.0)
        """Beyond it stickers do not grow."""
        self.pitch = self.cell * size + max(round(self.cell * size * GAP), 1)
        across, down = 3 * self.pitch + self.cell * size, 2 * self.pitch + self.cell * size
        self.left = round((width - across) / 2 + focus.x)
        self.top = round((height - down) / 2 + focus.y)
        self.right, self.bottom = self.left + across, self.top + down
        self.origins: Matrix = np.floor(
            np.array(PLACES, dtype=np.float64) * self.pitch + [self.left, self.top] + 0.5
        )
        """The top left corner of each face: float64, shape (6, 2)."""

    @property
    def shows_all_handles(self) -> bool:
        """Whether every row and column has its handles on show."""
        return self.size <= HANDLES_SHOWN_TO and self.cell >= SMALLEST_HANDLE

    def place(self, face: Face, rows: Span, columns: Span) -> Rectangle:
        """Return where a part of a face lies."""
        x, y = self.origins[face].tolist()
        (top, bottom), (left, right) = rows, columns
        cell = self.cell
        return x + left * cell, y + top * cell, (right - left) * cell, (bottom - top) * cell

    def plate(self, face: Face) -> Rectangle:
        """Return where the plastic of a face lies."""
        x, y = self.origins[face].tolist()
        side = self.cell * self.size + 2 * PLATE
        return x - PLATE, y - PLATE, side, side

    def slid(self, face: Face, axis: Axis, share: float) -> tuple[float, float]:
        """Return the top left corner of what has left a face for a share of the next one.

        Args:
            face: any face whose layers turn about ``axis``.
            axis: what they turn about, clockwise.
            share: of the whole way; -1 is where stickers come from.
        """
        frame = FACE_FRAMES[face]
        flow = frame[1:] @ (rotation_about(axis, 1) @ frame[0])
        x, y = (self.origins[face] + share * self.size * self.cell * flow).tolist()
        return x, y

    def facelet_at(self, x: float, y: float) -> int | None:
        """Return the flat index of the facelet at a pixel, or ``None`` beside the faces."""
        found = int(self.facelets_at(np.array([[x, y]], dtype=np.float64))[0])
        return found if found >= 0 else None

    def facelets_at(self, pixels: Matrix) -> NDArray[np.int64]:
        """Return the facelets at ``pixels``, shape (n, 2): int64, shape (n,), -1 for none."""
        found = np.full(len(pixels), -1, dtype=np.int64)
        for face in Face:
            column, row = np.floor((pixels - self.origins[face]) / self.cell).T.astype(np.int64)
            inside = (column >= 0) & (column < self.size) & (row >= 0) & (row < self.size)
            index = (face * self.size + row) * self.size + column
            found[inside] = index[inside]
        return found

    def handles_of_row(self, row: int) -> tuple[Handle, Handle]:
        """Return the handles at the left and the right end of a row of the main face."""
        y = self.origins[Face.F][1] + (row + 0.5) * self.cell
        left, right = self._ends(self.left, self.right, self.width)
        return (
            Handle(Axis.Y, row, 1, left, float(y), 180.0),
            Handle(Axis.Y, row, -1, right, float(y), 0.0),
        )

    def handles_of_column(self, column: int) -> tuple[Handle, Handle]:
        """Return the handles above and below a column of the main face."""
        x = self.origins[Face.F][0] + (column + 0.5) * self.cell
        top, bottom = self._ends(self.top, self.bottom, self.height)
        layer = self.size - 1 - column
        return (
            Handle(Axis.X, layer, 1, float(x), top, 270.0),
            Handle(Axis.X, layer, -1, float(x), bottom, 90.0),
        )

    def _ends(self, low: float, high: float, limit: float) -> tuple[float, float]:
        """Return where the handles at both ends lie: beside the net, but never out of sight."""
        half = self.band / 2
        return max(low - half, half), min(high + half, limit - half)

    def handles(self, rows: frozenset[int], columns: frozenset[int]) -> tuple[Handle, ...]:
        """Return the handles on show while ``rows`` and ``columns`` are pointed at."""
        if self.shows_all_handles:
            rows = columns = frozenset(range(self.size))
        return tuple(handle for row in sorted(rows) for handle in self.handles_of_row(row)) + tuple(
            handle for column in sorted(columns) for handle in self.handles_of_column(column)
        )

    def pointed(self, x: float, y: float) -> tuple[frozenset[int], frozenset[int]]:
        """Return the rows and columns of the main face that a pixel is in line with."""
        none: frozenset[int] = frozenset()
        main_x, main_y = self.origins[Face.F]
        row = int(np.floor((y - main_y) / self.cell))
        column = int(np.floor((x - main_x) / self.cell))
        facelet = self.facelet_at(x, y)
        if facelet is None:
            left, right = self._ends(self.left, self.right, self.width)
            top, bottom = self._ends(self.top, self.bottom, self.height)
            half = self.band / 2
            at_side = min(abs(x - left), abs(x - right)) <= half
            at_end = min(abs(y - top), abs(y - bottom)) <= half
            is_row = at_side and 0 <= row < self.size
            is_column = at_end and 0 <= column < self.size
            return frozenset([row]) if is_row else none, frozenset([column]) if is_column else none
        axis = Face(facelet // self.size**2).axis
        rows, columns = none, none
        if axis is not Axis.Y:
            rows = frozenset([int(layers(self.size, Axis.Y)[facelet])])
        if axis is not Axis.X:
            columns = frozenset([self.size - 1 - int(layers(self.size, Axis.X)[facelet])])
        return rows, columns

    def handle_at(self, x: float, y: float) -> Handle | None:
        """Return the handle under a pixel, whether or not it is on show yet."""
        for handle in self.handles(*self.pointed(x, y)):
            aside, beyond = abs(x - handle.x), abs(y - handle.y)
            if handle.axis is Axis.Y:
                aside, beyond = beyond, aside
            if aside <= self.cell / 2 and beyond <= self.band / 2:
                return handle
        return None


def shrunk_to_spin(angle: float) -> float:
    """Return the share of its size at which a square turned by degrees fits its own place."""
    radians = math.radians(angle)
    return 1 / (abs(math.cos(radians)) + abs(math.sin(radians)))
