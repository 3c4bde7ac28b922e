"""Turns in words, for people who do not read their names.

One rule: the side is named, and where those of its stickers go that face you; of the back, which
nobody sees, the stickers on top.
"""

from __future__ import annotations

from cubeapp.engine.geometry import Axis
from cubeapp.engine.moves import Move
from cubeapp.language import mark, tr

_SIDES = {
    Axis.X: (mark("right"), mark("left")),
    Axis.Y: (mark("top"), mark("bottom")),
    Axis.Z: (mark("front"), mark("back")),
}
"""The positive and the negative side of each axis."""
_OUTER = {
    Axis.X: (mark("right side"), mark("left side")),
    Axis.Y: (mark("top"), mark("bottom")),
    Axis.Z: (mark("front"), mark("back")),
}
"""The layers there."""
_MIDDLE = {
    Axis.X: mark("middle layer between left and right,"),
    Axis.Y: mark("middle layer between top and bottom,"),
    Axis.Z: mark("middle layer between front and back,"),
}
_WAYS = {
    (Axis.X, 1): mark("{layers} up"),
    (Axis.X, -1): mark("{layers} down"),
    (Axis.Y, 1): mark("{layers} to the left"),
    (Axis.Y, -1): mark("{layers} to the right"),
    (Axis.Z, 1): mark("{layers} to the right"),
    (Axis.Z, -1): mark("{layers} to the left"),
}
"""Where what faces you goes, by the axis and the sign of the turn; the front is like a wheel."""
_BACK_WAYS = {1: mark("{layers}, top row to the right"), -1: mark("{layers}, top row to the left")}
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
    """Return what ``move`` does on a cube of ``size``: "right side up", "top to the left, twice"."""
    sign, is_half = (1 if move.quarters > 0 else -1), abs(move.quarters) == 2
    if move.is_rotation(size):
        return tr(_WHOLE_TWICE[move.axis] if is_half else _WHOLE[move.axis, sign])
    is_back = move.axis is Axis.Z and _side(move, size) == 1
    way = _BACK_WAYS[sign] if is_back else _WAYS[move.axis, sign]
    turn = tr(way).format(layers=_layers_of(move, size))
    return tr("{turn}, twice").format(turn=turn) if is_half else turn


def _layers_of(move: Move, size: int) -> str:
    """Name the layers that ``move`` turns, counted from the side that they are nearer to."""
    side = _side(move, size)
    near, far = move.first, move.last
    if side == 1:
        near, far = size - 1 - far, size - 1 - near
    if far == 0:
        return tr(_OUTER[move.axis][side])
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
