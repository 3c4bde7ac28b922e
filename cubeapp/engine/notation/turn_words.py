"""Turns in words, for people who do not read their names.

One rule: the side is named, and where those of its stickers go that face you; of the back, which
nobody sees, the stickers on top.
"""

from __future__ import annotations

from cubeapp.engine.model.geometry import Axis
from cubeapp.engine.model.moves import Move
from cubeapp.language import mark, tr

_SIDES = {
    Axis.X: (mark("right"), mark("left")),
    Axis.Y: (mark("top"), mark("bottom")),
    Axis.Z: (mark("front"), mark("back")),
}
"""The positive and the negative side of each axis."""
_OUTER = {
    (Axis.X, 0): (mark("right side up"), mark("right side down")),
    (Axis.X, 1): (mark("left side up"), mark("left side down")),
    (Axis.Y, 0): (mark("top to the left"), mark("top to the right")),
    (Axis.Y, 1): (mark("bottom to the left"), mark("bottom to the right")),
    (Axis.Z, 0): (mark("front to the right"), mark("front to the left")),
    (Axis.Z, 1): (mark("back, top row to the right"), mark("back, top row to the left")),
}
"""The outer layers there, turned as the positive side of the axis is, and the other way."""
_MIDDLE = {
    Axis.X: mark("middle layer between left and right,"),
    Axis.Y: mark("middle layer between top and bottom,"),
    Axis.Z: mark("middle layer between front and back,"),
}
_INNER = {
    (Axis.X, 0): (mark("{layers} up"), mark("{layers} down")),
    (Axis.X, 1): (mark("{layers} up"), mark("{layers} down")),
    (Axis.Y, 0): (mark("{layers} to the left"), mark("{layers} to the right")),
    (Axis.Y, 1): (mark("{layers} to the left"), mark("{layers} to the right")),
    (Axis.Z, 0): (mark("{layers} to the right"), mark("{layers} to the left")),
    (Axis.Z, 1): (mark("{layers}, top row to the right"), mark("{layers}, top row to the left")),
}
"""Other layers, counted from the side."""
_WHOLE = {
    (Axis.X, 1): mark("whole cube up, the front goes on top"),
    (Axis.X, -1): mark("whole cube down, the top comes to the front"),
    (Axis.Y, 1): mark("whole cube to the left, the right side comes to the front"),
    (Axis.Y, -1): mark("whole cube to the right, the left side comes to the front"),
    (Axis.Z, 1): mark("whole cube over to the right, the left side goes on top"),
    (Axis.Z, -1): mark("whole cube over to the left, the right side goes on top"),
}
_WHOLE_TWICE = {
    Axis.X: mark("whole cube upside down, the back comes to the front"),
    Axis.Y: mark("whole cube half round, the back comes to the front"),
    Axis.Z: mark("whole cube upside down, the front stays in front"),
}
_ORDINALS = (
    "", mark("first"), mark("second"), mark("third"), mark("fourth"), mark("fifth"),
)  # fmt: skip
_ENDINGS = {1: mark("{n}st"), 2: mark("{n}nd"), 3: mark("{n}rd")}
"""Of the ordinal numbers with these last digits."""


def in_words(move: Move, size: int) -> str:
    """Return what ``move`` does on a cube of ``size``: "right side up", "front to the left"."""
    sign, is_half = (1 if move.quarters > 0 else -1), abs(move.quarters) == 2
    if move.is_rotation(size):
        return tr(_WHOLE_TWICE[move.axis] if is_half else _WHOLE[move.axis, sign])
    side = _side(move, size)
    layers = _layers_of(move, side, size)
    ways = _INNER[move.axis, side] if layers else _OUTER[move.axis, side]
    turn = tr(ways[0 if sign > 0 else 1]).format(layers=layers)
    return tr("{turn}, twice").format(turn=turn) if is_half else turn


def _layers_of(move: Move, side: int, size: int) -> str:
    """Name the layers that ``move`` turns, counted from ``side``; "" for the outer one alone."""
    near, far = move.first, move.last
    if side == 1:
        near, far = size - 1 - far, size - 1 - near
    if far == 0:
        return ""
    if near == far and 2 * near == size - 1:
        return tr(_MIDDLE[move.axis])
    words = {"first": near + 1, "last": far + 1, "side": tr(_SIDES[move.axis][side])}
    if near == 0:
        return tr("{last} layers at the {side}").format(**words)
    if near != far:
        return tr("layers {first} to {last} from the {side}").format(**words)
    return tr("{first} layer from the {side}").format(**words | {"first": _ordinal(near + 1)})


def _side(move: Move, size: int) -> int:
    """Return 0 if the layers are nearer to the positive side, or as near, else 1."""
    return 0 if move.first <= size - 1 - move.last else 1


def _ordinal(number: int) -> str:
    """Return "second" for 2, "22nd" for 22."""
    if number < len(_ORDINALS):
        return tr(_ORDINALS[number])
    is_teen = 10 < number % 100 < 14
    text = tr("{n}th") if is_teen else tr(_ENDINGS.get(number % 10, "{n}th"))
    return text.format(n=number)
