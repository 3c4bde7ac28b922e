"""Arrows for a move, on the cube and on the net: their outlines in pixels."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

import numpy as np

from cubeapp.drawing.camera import Matrix, Projection
from cubeapp.drawing.scene import rotation_about
from cubeapp.engine.model.geometry import FACE_FRAMES, Face
from cubeapp.engine.model.moves import Move

HALO_PX, RIM_PX = 2.5, 1.0
"""Pixels: the halo around an arrow and the rim around that, seen on stickers of every colour."""
BORDER_PX, BORDER_HALO_PX = 2.6, 1.4
"""Widths of a dashed line where turned layers end: of its dark ground, and of its dashes."""
WHOLE_STRANDS = 3
"""Arrows of a turn of the whole cube, beside one another."""
BORDERED_FROM = 4
"""Cubes of this size and more show where the turned layers end."""
TAIL = 0.62
"""How far from a face's middle an arrow begins and ends, in half edges."""


@dataclass(frozen=True, slots=True)
class Arrows:
    """What is drawn for a move, in pixels: arrays of shape (n, 2)."""

    borders: list[Matrix] = field(default_factory=list)
    """Lines around the turned layers of a big cube, below the arrows."""
    polygons: list[Matrix] = field(default_factory=list)
    """Shafts with their heads, in the order of drawing."""


def arrows_in_space(projection: Projection, move: Move, size: int) -> Arrows:
    """Return ``move`` as an arrow that bends around the cube, at rest, along the turned layers.

    A turn of the whole cube has three.
    """
    arrows = Arrows()
    for part, layers in _strands(move, size):
        _add_strand_in_space(arrows, projection, part, layers)
    return arrows


def _strands(move: Move, size: int) -> list[tuple[Move, int]]:
    """Return the moves that one arrow each is drawn for, and the size of their cube."""
    if move.last - move.first < size - 1:
        return [(move, size)]
    return [
        (replace(move, first=layer, last=layer), WHOLE_STRANDS) for layer in range(WHOLE_STRANDS)
    ]


def _add_strand_in_space(arrows: Arrows, projection: Projection, move: Move, size: int) -> None:
    bands = _visible_bands(projection, move)
    if not bands:
        arrows.polygons.extend(_arc_on_cap(projection, move, size))
        return
    middle = 1 - (move.first + move.last + 1) / size
    across = np.eye(3)[move.axis]
    around = np.array([bands[0][0] - bands[0][1], *(normal + flow for normal, flow in bands)])
    for border in _borders(move, size):
        arrows.borders.append(projection.project(around + border * across))
    start = -1.0 if len(bands) > 2 else -TAIL
    line = [bands[0][0] + start * bands[0][1]]
    line += [normal + flow for normal, flow in bands[:-1]]
    tip_normal, tip_flow = bands[-1]
    polygons = _arrow(
        [point + middle * across for point in line],
        tip_normal + middle * across,
        tip_flow,
        across,
        _half_width(move, size),
        abs(move.quarters),
    )
    arrows.polygons.extend(projection.project(polygon) for polygon in polygons)


def _borders(move: Move, size: int) -> list[float]:
    """Return where the turned layers of a big cube end, -1…1 across it, but for its own ends."""
    ends = (move.first, move.last + 1)
    return [1 - 2 * end / size for end in ends if 0 < end < size and size >= BORDERED_FROM]


def _half_width(move: Move, size: int) -> float:
    return min(max(0.34 * (move.last - move.first + 1) / size, 0.035), 0.10)


def _visible_bands(projection: Projection, move: Move) -> list[tuple[Matrix, Matrix]]:
    """Return (normal, flow) of the side faces in view, in the order in which stickers flow."""
    sign = 1 if move.quarters > 0 else -1
    step = rotation_about(move.axis, sign)
    normal = np.eye(3)[(move.axis + 1) % 3]
    ring = []
    for _ in range(4):
        ring.append((normal, step @ normal))
        normal = step @ normal
    seen = [bool(normal @ projection.eye > 1.02) for normal, _ in ring]
    if not any(seen):
        return []
    start = next(i for i in range(4) if seen[i] and not seen[i - 1])
    return [ring[(start + i) % 4] for i in range(4) if seen[(start + i) % 4]]


def _arrow(
    line: list[Matrix], centre: Matrix, flow: Matrix, side: Matrix, half_width: float, heads: int
) -> list[Matrix]:
    """Return the polygons of an arrow: its shaft along ``line`` and one head a quarter turn.

    Args:
        line: where the shaft begins and bends.
        centre: the middle of the band in which the arrow ends.
        flow: unit vector there, along the arrow.
        side: unit vector across the arrow.
        half_width: of the shaft.
        heads: 1, or 2 for a half turn.
    """
    length = 3.4 * half_width
    tips = [TAIL - 0.6 * length * i for i in range(heads)]
    necks = [centre + (tip - length) * flow for tip in tips]
    shaft = [*line, necks[-1]]
    polygons = [
        np.array(
            [neck + 2.3 * half_width * side, centre + tip * flow, neck - 2.3 * half_width * side]
        )
        for neck, tip in zip(necks, tips, strict=True)
    ]
    left = [point + half_width * side for point in shaft]
    right = [point - half_width * side for point in reversed(shaft)]
    polygons[-1] = np.concatenate([left, polygons[-1], right])
    return list(reversed(polygons))


def _arc_on_cap(projection: Projection, move: Move, size: int) -> list[Matrix]:
    """Return a round arrow on the turned face when the eye looks straight along the axis."""
    is_near = projection.eye[move.axis] > 0
    if not (move.first == 0 if is_near else move.last == size - 1):
        return []
    side = 1.0 if is_near else -1.0
    axis = np.eye(3)[move.axis]
    arm = np.eye(3)[(move.axis + 1) % 3]
    sweep = np.linspace(0, 0.75, 25) * (1 if move.quarters > 0 else -1)
    spokes = np.array([rotation_about(move.axis, q) @ arm for q in sweep])
    band = np.concatenate([0.62 * spokes, 0.48 * spokes[::-1]]) + side * axis
    ahead = rotation_about(move.axis, float(sweep[-1]) + 0.22 * np.sign(move.quarters)) @ arm
    head = np.array([0.76 * spokes[-1], 0.55 * ahead, 0.34 * spokes[-1]]) + side * axis
    return [projection.project(band), projection.project(head)]


def arrows_on_net(origins: Matrix, cell: float, move: Move, size: int) -> Arrows:
    """Return ``move`` as a straight arrow on each face whose stickers it shifts.

    A turn of the whole cube has three on each.

    Args:
        origins: float64, shape (6, 2), the faces' top left corners.
        cell: pixels of a sticker.
        move: the move.
        size: N.
    """
    arrows = Arrows()
    for part, layers in _strands(move, size):
        _add_strand_on_net(arrows, origins, cell * size / 2, part, layers)
    return arrows


def _add_strand_on_net(
    arrows: Arrows, origins: Matrix, half_edge: float, move: Move, size: int
) -> None:
    middle = 1 - (move.first + move.last + 1) / size
    across = np.eye(3)[move.axis]
    sign = 1 if move.quarters > 0 else -1
    for face in Face:
        if face.axis == move.axis:
            continue
        frame = FACE_FRAMES[face]
        flow = rotation_about(move.axis, sign) @ frame[0]
        flat = frame[1:] @ np.column_stack([flow, across])
        ends = np.array([-flat[:, 0], flat[:, 0]])
        for border in _borders(move, size):
            arrows.borders.append(origins[face] + half_edge * (1 + ends + border * flat[:, 1]))
        centre = origins[face] + half_edge * (1 + middle * flat[:, 1])
        polygons = _arrow(
            [-TAIL * flat[:, 0]],
            np.zeros(2),
            flat[:, 0],
            flat[:, 1],
            _half_width(move, size),
            abs(move.quarters),
        )
        arrows.polygons.extend(centre + half_edge * polygon for polygon in polygons)
