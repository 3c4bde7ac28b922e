"""Turns in words, for people who do not read their names.

One rule: the side is named, and where those of its stickers go that face you; of the back, which
nobody sees, the stickers on top.
"""

from __future__ import annotations

from cubeapp.engine.model.geometry import Axis
from cubeapp.engine.model.moves import Move
from cubeapp.engine.text import NO_TEXT, Text

_SIDES = {
    Axis.X: (Text("right"), Text("left")),
    Axis.Y: (Text("top"), Text("bottom")),
    Axis.Z: (Text("front"), Text("back")),
}
"""The positive and the negative side of each axis."""
_OUTER = {
    (Axis.X, 0): (Text("right side up"), Text("right side down")),
    (Axis.X, 1): (Text("left side up"), Text("left side down")),
    (Axis.Y, 0): (Text("top to the left"), Text("top to the right")),
    (Axis.Y, 1): (Text("bottom to the left"), Text("bottom to the right")),
    (Axis.Z, 0): (Text("front to the right"), Text("front to the left")),
    (Axis.Z, 1): (Text("back, top row to the right"), Text("back, top row to the left")),
}
"""The outer layers there, turned as the positive side of the axis is, and the other way."""
_MIDDLE = {
    Axis.X: Text("middle layer between left and right,"),
    Axis.Y: Text("middle layer between top and bottom,"),
    Axis.Z: Text("middle layer between front and back,"),
}
_INNER = {
    (Axis.X, 0): (Text("{layers} up"), Text("{layers} down")),
    (Axis.X, 1): (Text("{layers} up"), Text("{layers} down")),
    (Axis.Y, 0): (Text("{layers} to the left"), Text("{layers} to the right")),
    (Axis.Y, 1): (Text("{layers} to the left"), Text("{layers} to the right")),
    (Axis.Z, 0): (Text("{layers} to the right"), Text("{layers} to the left")),
    (Axis.Z, 1): (Text("{layers}, top row to the right"), Text("{layers}, top row to the left")),
}
"""Other layers, counted from the side."""
_WHOLE = {
    (Axis.X, 1): Text("whole cube up, the front goes on top"),
    (Axis.X, -1): Text("whole cube down, the top comes to the front"),
    (Axis.Y, 1): Text("whole cube to the left, the right side comes to the front"),
    (Axis.Y, -1): Text("whole cube to the right, the left side comes to the front"),
    (Axis.Z, 1): Text("whole cube over to the right, the left side goes on top"),
    (Axis.Z, -1): Text("whole cube over to the left, the right side goes on top"),
}
_WHOLE_TWICE = {
    Axis.X: Text("whole cube upside down, the back comes to the front"),
    Axis.Y: Text("whole cube half round, the back comes to the front"),
    Axis.Z: Text("whole cube upside down, the front stays in front"),
}
_ORDINALS = (
    NO_TEXT, Text("first"), Text("second"), Text("third"), Text("fourth"), Text("fifth"),
)  # fmt: skip
_OTHER_ENDING = Text("{n}th")
_ENDINGS = {1: Text("{n}st"), 2: Text("{n}nd"), 3: Text("{n}rd")}
"""Of the ordinal numbers with these last digits."""


def in_words(move: Move, size: int) -> Text:
    """Return what ``move`` does on a cube of ``size``: "right side up", "front to the left"."""
    sign, is_half = (1 if move.quarters > 0 else -1), abs(move.quarters) == 2
    if move.is_rotation(size):
        return _WHOLE_TWICE[move.axis] if is_half else _WHOLE[move.axis, sign]
    side = _side(move, size)
    layers = _layers_of(move, side, size)
    ways = _INNER[move.axis, side] if layers else _OUTER[move.axis, side]
    turn = ways[0 if sign > 0 else 1].format(layers=layers)
    return Text("{turn}, twice", turn=turn) if is_half else turn


def _layers_of(move: Move, side: int, size: int) -> Text:
    """Name the layers that ``move`` turns, counted from ``side``; "" for the outer one alone."""
    near, far = move.first, move.last
    if side == 1:
        near, far = size - 1 - far, size - 1 - near
    if far == 0:
        return NO_TEXT
    if near == far and 2 * near == size - 1:
        return _MIDDLE[move.axis]
    words = {"first": near + 1, "last": far + 1, "side": _SIDES[move.axis][side]}
    if near == 0:
        return Text("{last} layers at the {side}", **words)
    if near != far:
        return Text("layers {first} to {last} from the {side}", **words)
    return Text("{first} layer from the {side}", **words | {"first": _ordinal(near + 1)})


def _side(move: Move, size: int) -> int:
    """Return 0 if the layers are nearer to the positive side, or as near, else 1."""
    return 0 if move.first <= size - 1 - move.last else 1


def _ordinal(number: int) -> Text:
    """Return "second" for 2, "22nd" for 22."""
    if number < len(_ORDINALS):
        return _ORDINALS[number]
    is_teen = 10 < number % 100 < 14
    text = _OTHER_ENDING if is_teen else _ENDINGS.get(number % 10, _OTHER_ENDING)
    return text.format(n=number)
