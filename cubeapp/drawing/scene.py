"""The cube as flat patches in paint order: no depth buffer, no sorting of stickers.

A turn cuts the cube into at most three slabs along its axis. A plane across the axis lies
between any two of them, so the slab on the eye's side of it covers the other; inside a
slab, which is convex, the patches that face the eye never cover each other.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from cubeapp.drawing.camera import Matrix, Projection
from cubeapp.drawing.position import Position
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import FACE_FRAMES, Axis, Face
from cubeapp.engine.model.moves import Move

Span = tuple[int, int]
"""A half-open range of rows or columns."""

DARKEST = 0.88
"""The shade of a face turned away from the light; darker, and yellow would look like mustard."""
# The lamp stands over the viewer's left shoulder, in view coordinates.
LIGHT = np.array([-0.35, 0.62, 0.70])
FLOAT = 1.3
"""How far behind a hidden face its hint stickers float, in half edges."""
SHEEN, SHEEN_REACH = 0.1, 0.55
"""How opaque the light on a patch is at its brightest, and how far across the patch it reaches."""
AT_REST = 1e-6
"""Quarter turns; a turn this near to a whole number of them is drawn as finished."""


@dataclass(frozen=True, slots=True)
class LayerTurn:
    """Layers that stand at an angle to the rest of the cube."""

    axis: Axis
    first: int
    last: int
    quarters: float
    """Clockwise quarter turns seen from the R, U or F side; no whole number."""

    def rotation(self) -> Matrix:
        """Return the turn of points (columns): float64, shape (3, 3)."""
        return rotation_about(self.axis, self.quarters)


def rotation_about(axis: Axis, quarters: float) -> Matrix:
    """Return a clockwise turn of points (columns) about ``axis``: float64, shape (3, 3)."""
    sine, cosine = math.sin(quarters * math.pi / 2), math.cos(quarters * math.pi / 2)
    first, second = (axis + 1) % 3, (axis + 2) % 3
    result = np.eye(3)
    result[first, first] = result[second, second] = cosine
    result[first, second] = sine
    result[second, first] = -sine
    return result


def settled(position: Position) -> tuple[Cube, LayerTurn | None]:
    """Return the cube to draw and the turn it stands in, with whole quarter turns done.

    So a finished turn and the cube after it are drawn alike to the last pixel.
    """
    cube, move = position.cube, position.move
    if move is None:
        return cube, None
    quarters = move.quarters * position.fraction
    whole = round(quarters)
    if abs(quarters - whole) > AT_REST:
        return cube, LayerTurn(move.axis, move.first, move.last, quarters)
    return after_quarters(cube, move, whole), None


def after_quarters(cube: Cube, move: Move, quarters: int) -> Cube:
    """Return the cube after the layers of ``move`` turned by any number of ``quarters``."""
    quarters = short_way(quarters)
    if quarters == 0:
        return cube
    return cube.apply(Move(move.axis, move.first, move.last, quarters))


def short_way(quarters: int) -> int:
    """Return -1, 0, 1 or 2 for any number of quarter turns."""
    return (quarters + 1) % 4 - 1


def twist(face: Face, turn: LayerTurn | None, is_inside: bool) -> float:
    """Return how far upright letters are turned on a face of turning layers, as they go.

    They end upright on whichever face the layers come to, without a jump.

    Args:
        face: where they are in the cube before the turn.
        turn: what turns; nothing if left out.
        is_inside: whether the face is seen from its inside, and the letters are mirrored.

    Returns:
        Degrees, clockwise on the face as drawn on the net.
    """
    if turn is None:
        return _upright(face, face.axis, 0, is_inside)
    whole = math.floor(turn.quarters)
    before, after = (_upright(face, turn.axis, whole + step, is_inside) for step in (0, 1))
    return before + math.remainder(after - before, 360) * (turn.quarters - whole)


def _upright(face: Face, axis: Axis, quarters: int, is_inside: bool) -> float:
    """Return at which angle a face's letters are upright after whole quarter turns."""
    normal, along_columns, along_rows = FACE_FRAMES[face] @ rotation_about(axis, quarters).T
    reached = next(other for other in Face if FACE_FRAMES[other][0] @ normal > 0.5)
    right = FACE_FRAMES[reached][1]
    # Top and bottom are upside down to those who look at them from inside.
    around = 180.0 if is_inside and reached.axis is Axis.Y else 0.0
    return around + math.degrees(math.atan2(right @ along_rows, right @ along_columns))


@dataclass(frozen=True, slots=True, eq=False)
class Patch:
    """A flat rectangle of a slab's surface, in the grid of the face it is parallel to."""

    face: Face | None
    """The face whose stickers it shows; ``None`` for a cut through the cube."""
    rows: Span
    columns: Span
    matrix: Matrix
    """From (column, row, 1) on the face's grid, 0…N, to homogeneous pixels: shape (3, 3)."""
    shade: float
    """How light it is: `DARKEST`…1."""
    twist: float = 0.0
    """How far what stands upright on a sticker is turned on it, clockwise in degrees."""
    is_floating: bool = False
    """Whether it shows the stickers of a hidden face from inside, `FLOAT` behind that."""

    def corners(self) -> Matrix:
        """Return the pixels of the four corners in order: float64, shape (4, 2)."""
        (top, bottom), (left, right) = self.rows, self.columns
        grid = np.array([[left, top, 1], [right, top, 1], [right, bottom, 1], [left, bottom, 1]])
        pixels = grid @ self.matrix.T
        return np.asarray(pixels[:, :2] / pixels[:, 2:])

    def sheen(self) -> tuple[Matrix, Matrix]:
        """Return the corners where the light on it is brightest and where it ends: shape (2,).

        It is as if a window stood behind the viewer.
        """
        corners = self.corners()
        distances = corners @ [1.0, 1.6]
        return corners[np.argmin(distances)], corners[np.argmax(distances)]

    def in_view(self, width: float, height: float, margin: float) -> tuple[Span, Span]:
        """Return the rows and columns that a view of so many pixels shows.

        Cells whose middles are up to ``margin`` pixels outside may show as well.
        """
        down, across = np.arange(*self.rows), np.arange(*self.columns)
        column, row = np.meshgrid(across + 0.5, down + 0.5)
        pixels = np.stack([column, row, np.ones_like(row)], axis=-1) @ self.matrix.T
        x, y = pixels[..., 0] / pixels[..., 2], pixels[..., 1] / pixels[..., 2]
        seen = (x > -margin) & (x < width + margin) & (y > -margin) & (y < height + margin)
        rows, columns = np.nonzero(seen)
        return _extent(rows, self.rows[0]), _extent(columns, self.columns[0])


def _extent(places: NDArray[np.intp], start: int) -> Span:
    return (start + int(places.min()), start + int(places.max()) + 1) if len(places) else (0, 0)


@dataclass(frozen=True, slots=True, eq=False)
class Slab:
    """Layers between two planes across an axis, with the patches that face the eye."""

    patches: tuple[Patch, ...]
    turning: bool
    floating: tuple[Patch, ...] = ()
    """Patches of hint stickers; whatever else there is of the slab covers them."""

    @property
    def sticker_count(self) -> int:
        """How many stickers face the eye."""
        return sum(
            (patch.rows[1] - patch.rows[0]) * (patch.columns[1] - patch.columns[0])
            for patch in self.patches
            if patch.face is not None
        )


class Scene:
    """A cube of one size, perhaps mid-turn, as one projection shows it."""

    def __init__(
        self,
        size: int,
        projection: Projection,
        turn: LayerTurn | None = None,
        has_hints: bool = False,
    ) -> None:
        """Lay out the slabs of a cube.

        Args:
            size: N.
            projection: how it is seen.
            turn: the layers that stand at an angle.
            has_hints: whether the stickers of hidden faces float behind them.
        """
        self.size = size
        self.has_hints = has_hints
        self.projection = projection
        self.turn = turn
        self.slabs: tuple[Slab, ...] = tuple(self._slabs())
        """From the farthest to the nearest, as they are painted."""

    def _slabs(self) -> list[Slab]:
        size, turn = self.size, self.turn
        if turn is None:
            return [self._slab(Axis.Y, (0, size), None)]
        cuts = [0, turn.first, turn.last + 1, size]
        spans = [span for span in pairwise(cuts) if span[0] < span[1]]
        eye = float(self.projection.eye[turn.axis])

        def distance(span: Span) -> float:
            high, low = (1 - 2 * layer / size for layer in span)
            return max(low - eye, eye - high, 0.0)

        spans.sort(key=distance, reverse=True)
        return [
            self._slab(turn.axis, span, turn if span[0] == turn.first else None) for span in spans
        ]

    def _slab(self, axis: Axis, layers: Span, turn: LayerTurn | None) -> Slab:
        rotation = np.eye(3) if turn is None else turn.rotation()
        found = [self._patch(face, axis, layers, rotation, turn) for face in Face]
        patches = [patch for patch in found if patch is not None]
        return Slab(
            tuple(patch for patch in patches if not patch.is_floating),
            turn is not None,
            tuple(patch for patch in patches if patch.is_floating),
        )

    def _patch(
        self, face: Face, axis: Axis, layers: Span, rotation: Matrix, turn: LayerTurn | None
    ) -> Patch | None:
        """Return one side of a slab, what floats behind it if it is hidden, or nothing."""
        size = self.size
        normal, along_columns, along_rows = FACE_FRAMES[face] @ rotation.T
        rows, columns = layer_spans(face, axis, layers, size)
        depth = 1.0
        is_cut = False
        if face.axis == axis:
            # The positive side of a slab lies at its first layer, the negative at its last.
            beyond = layers[0] if face is axis.face else size - layers[1]
            depth = 1 - 2 * beyond / size
            is_cut = beyond > 0
        corner = depth * normal - along_columns - along_rows
        is_hidden = bool(normal @ (self.projection.eye - corner) <= 1e-9)
        if is_hidden and (is_cut or not self.has_hints):
            return None
        if is_hidden:
            corner = corner + FLOAT * normal
        to_pixels = self.projection.matrix
        matrix = np.empty((3, 3))
        matrix[:, 0] = to_pixels[:, :3] @ (2 / size * along_columns)
        matrix[:, 1] = to_pixels[:, :3] @ (2 / size * along_rows)
        matrix[:, 2] = to_pixels[:, :3] @ corner + to_pixels[:, 3]
        lit = float(LIGHT @ (self.projection.camera.rotation() @ normal))
        shade = DARKEST + (1 - DARKEST) * min(max(lit * 1.1, 0.0), 1.0)
        if is_hidden:
            shade = 1.0
        angle = 0.0 if turn is None and not is_hidden else twist(face, turn, is_hidden)
        return Patch(None if is_cut else face, rows, columns, matrix, shade, angle, is_hidden)

    def pick(self, x: float, y: float) -> int | None:
        """Return the flat index of the facelet at a pixel; ``None`` for plastic or beside it."""
        found = int(self.pick_many(np.array([[x, y]], dtype=np.float64))[0])
        return found if found >= 0 else None

    def pick_many(self, pixels: Matrix) -> NDArray[np.int64]:
        """Return the facelets at ``pixels``, shape (n, 2): int64, shape (n,), -1 for none."""
        found = np.full(len(pixels), -1, dtype=np.int64)
        is_open = np.ones(len(pixels), dtype=np.bool_)
        homogeneous = np.column_stack([pixels, np.ones(len(pixels))])
        for slab in reversed(self.slabs):
            for patch in (*slab.patches, *slab.floating):
                hit, column, row = _inverse(patch, homogeneous)
                hit &= is_open
                is_open &= ~hit
                if patch.face is not None:
                    first = patch.face * self.size * self.size
                    found[hit] = first + row[hit] * self.size + column[hit]
        return found

    def point_at(self, facelet: int, x: float, y: float) -> Matrix:
        """Return the point in space under a pixel, on the plane of a ``facelet`` in view.

        The cube is at rest. A hint sticker's point lies as far out as that floats.
        """
        face = Face(facelet // (self.size * self.size))
        patch = next(
            p for slab in self.slabs for p in (*slab.patches, *slab.floating) if p.face is face
        )
        grid = np.linalg.solve(patch.matrix, np.array([x, y, 1.0]))
        column, row = grid[:2] / grid[2]
        normal, along_columns, along_rows = FACE_FRAMES[face]
        across = (2 * column / self.size - 1) * along_columns
        if patch.is_floating:
            normal = (1 + FLOAT) * normal
        return np.asarray(normal + across + (2 * row / self.size - 1) * along_rows)


def _inverse(
    patch: Patch, pixels: Matrix
) -> tuple[NDArray[np.bool_], NDArray[np.int64], NDArray[np.int64]]:
    """Return which pixels a patch covers, and the columns and rows there."""
    try:
        grid = np.linalg.solve(patch.matrix, pixels.T)
    except np.linalg.LinAlgError:
        nothing = np.zeros(len(pixels), dtype=np.int64)
        return nothing.astype(np.bool_), nothing, nothing
    with np.errstate(divide="ignore", invalid="ignore", over="ignore"):
        column, row = grid[:2] / grid[2]
        inside = (grid[2] > 0) & (column >= patch.columns[0]) & (column < patch.columns[1])
        inside &= (row >= patch.rows[0]) & (row < patch.rows[1])
    return (
        inside,
        np.where(inside, column, 0).astype(np.int64),
        np.where(inside, row, 0).astype(np.int64),
    )


def layer_spans(face: Face, axis: Axis, layers: Span, size: int) -> tuple[Span, Span]:
    """Return the rows and the columns that ``layers`` about ``axis`` take of ``face``.

    Args:
        face: any face; one across the axis belongs to a layer as a whole.
        axis: what the layers turn about.
        layers: half-open range, counted from the R, U or F side.
        size: N.
    """
    _, along_columns, along_rows = FACE_FRAMES[face][:, axis]
    whole = (0, size)
    return _span(along_rows, layers, size) or whole, _span(along_columns, layers, size) or whole


def _span(direction: int, layers: Span, size: int) -> Span | None:
    if direction == 0:
        return None
    return layers if direction < 0 else (size - layers[1], size - layers[0])
