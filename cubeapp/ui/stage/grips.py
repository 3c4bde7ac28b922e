"""What a hand does to the layers: which one a drag turns, which way, and how far."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from cubeapp.drawing.camera import Matrix, Projection
from cubeapp.engine.model.geometry import FACE_FRAMES, Axis, Face, layers
from cubeapp.engine.model.moves import Move
from cubeapp.engine.notation.parsing import format_move

WEAK_PULL = 0.35
"""Half edges a radian; a point that moves less on screen hardly shows the turn."""
FEW_LAYERS, STRIDE = 10, 5
"""Layers up to this number are counted one by one, those beyond in strides of this many."""


@dataclass(frozen=True, slots=True)
class Grip:
    """One layer that a pressed sticker could turn in, and how it would move on screen."""

    axis: Axis
    layer: int
    pull: tuple[float, float]
    """Pixels in which the sticker starts to move, for a clockwise quarter turn."""
    strength: float = 1.0
    """Below 1 where the pull is short, so that the other axis is preferred."""

    def along(self, dx: float, dy: float) -> float:
        """Return how well a drag agrees with the pull or its reverse: 0…1."""
        lengths = math.hypot(*self.pull) * math.hypot(dx, dy)
        return (
            abs(self.pull[0] * dx + self.pull[1] * dy) / lengths * self.strength if lengths else 0
        )

    def quarters(self, dx: float, dy: float) -> float:
        """Return the clockwise quarter turns after which the sticker is under the pointer."""
        square = self.pull[0] ** 2 + self.pull[1] ** 2
        return (self.pull[0] * dx + self.pull[1] * dy) / square


def best_grip(grips: tuple[Grip, Grip], dx: float, dy: float) -> Grip:
    """Return the grip that a drag by (dx, dy) pixels means."""
    return max(grips, key=lambda grip: grip.along(dx, dy))


def grips_in_space(
    projection: Projection, face: Face, point: Matrix, size: int
) -> tuple[Grip, Grip]:
    """Return the two layers that a press at ``point`` of ``face`` can turn, as seen now."""
    first, second = (axis for axis in Axis if axis is not face.axis)
    return (
        _grip_in_space(projection, first, face, point, size),
        _grip_in_space(projection, second, face, point, size),
    )


def _grip_in_space(
    projection: Projection, axis: Axis, face: Face, point: Matrix, size: int
) -> Grip:
    layer = min(max(int((1 - point[axis]) * size / 2), 0), size - 1)
    # Clockwise seen from the positive side is against the right-hand rule. The stickers of a
    # row flow along their face as its middle does; a single one near the rim may at first come
    # straight towards the eye, which does not show which way the hand means.
    # Hint stickers lie farther out, and move as much more.
    normal = FACE_FRAMES[face][0]
    flow = -np.cross(np.eye(3)[axis], normal) * float(normal @ point)
    pull = projection.motion(point, flow)
    length = float(np.hypot(*pull))
    weakest = WEAK_PULL * projection.scale
    strength = min(length / weakest, 1.0)
    if length < weakest:
        pull = pull * (weakest / max(length, 1e-9))
    quarter = pull * (math.pi / 2)
    return Grip(axis, layer, (float(quarter[0]), float(quarter[1])), strength)


def grips_on_net(facelet: int, size: int, cell: float) -> tuple[Grip, Grip]:
    """Return the row's and the column's layer at ``facelet`` of a net of ``cell`` pixels."""
    face, place = divmod(facelet, size * size)
    normal, along_columns, along_rows = FACE_FRAMES[face]
    row, column = divmod(place, size)
    steps = 2 * np.array([column, row]) - (size - 1)
    point = (steps[0] * along_columns + steps[1] * along_rows) / size + normal
    grips = []
    for axis in Axis:
        if axis is Face(face).axis:
            continue
        flow = -np.cross(np.eye(3)[axis], normal)
        pull = (size * cell * float(flow @ along_columns), size * cell * float(flow @ along_rows))
        grips.append(Grip(axis, min(int((1 - point[axis]) * size / 2), size - 1), pull))
    return grips[0], grips[1]


@dataclass(frozen=True, slots=True)
class Reach:
    """How many layers a hand takes along with the one it holds."""

    extra: int = 0
    """Layers beside it, towards the middle and beyond."""
    from_outside: bool = False
    """Take the whole block from the nearer outside."""
    whole: bool = False
    """Turn the whole cube."""

    def move(self, axis: Axis, layer: int, size: int) -> Move:
        """Return the clockwise quarter turn of the layers taken."""
        if self.whole:
            return Move(axis, 0, size - 1, 1)
        if layer < size / 2:
            first = 0 if self.from_outside else layer
            return Move(axis, first, min(layer + self.extra, size - 1), 1)
        last = size - 1 if self.from_outside else layer
        return Move(axis, max(layer - self.extra, 0), last, 1)


def widened(extra: int, notch: int) -> int:
    """Return how many layers a hand takes along after one notch of the wheel, 1 or -1.

    Few are counted one by one, many in strides: no wheel is turned fifty times.
    """
    if extra + max(notch, 0) <= FEW_LAYERS:
        return max(extra + notch, 0)
    strides = extra // STRIDE + 1 if notch > 0 else math.ceil(extra / STRIDE) - 1
    return strides * STRIDE


def layer_name(axis: Axis, layer: int, size: int) -> str:
    """Return what people call a layer: ``R``, ``2R``, ``M``, ``2L``, ``L``."""
    return format_move(Move(axis, layer, layer, 1), size).removesuffix("'")


def layer_names(facelet: int, size: int) -> str:
    """Return the names of the two layers that cross at a facelet, such as ``3R · 12U``."""
    face = Face(facelet // size**2)
    return " · ".join(
        layer_name(axis, int(layers(size, axis)[facelet]), size)
        for axis in Axis
        if axis is not face.axis
    )
