"""Turns in words, for people who do not read their names yet."""

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
    Axis.X: (mark("the right side"), mark("the left side")),
    Axis.Y: (mark("the top"), mark("the bottom")),
    Axis.Z: (mark("the front"), mark("the back")),
}
"""The layers there."""
_COMES = {
    (Axis.X, 1): mark("the whole cube, the front to the top"),
    (Axis.X, -1): mark("the whole cube, the top to the front"),
    (Axis.Y, 1): mark("the whole cube, the right side to the front"),
    (Axis.Y, -1): mark("the whole cube, the left side to the front"),
    (Axis.Z, 1): mark("the whole cube, the left side to the top"),
    (Axis.Z, -1): mark("the whole cube, the right side to the top"),
}
_COMES_OVER = {
    Axis.X: mark("the whole cube, upside down, the back to the front"),
    Axis.Y: mark("the whole cube, the back to the front"),
    Axis.Z: mark("the whole cube, upside down, the front still in front"),
}
_BRING = {
    (Axis.X, 1): mark("Turn the whole cube: the front goes to the top"),
    (Axis.X, -1): mark("Turn the whole cube: the top comes to the front"),
    (Axis.Y, 1): mark("Turn the whole cube: the right side comes to the front"),
    (Axis.Y, -1): mark("Turn the whole cube: the left side comes to the front"),
    (Axis.Z, 1): mark("Turn the whole cube: the left side goes to the top"),
    (Axis.Z, -1): mark("Turn the whole cube: the right side goes to the top"),
}
_BRING_OVER = {
    Axis.X: mark("Turn the whole cube upside down: the back comes to the front"),
    Axis.Y: mark("Turn the whole cube: the back comes to the front"),
    Axis.Z: mark("Turn the whole cube upside down: the front stays in front"),
}
_MIDDLES = {Axis.X: 1, Axis.Y: 1, Axis.Z: 0}
"""Which side of an axis the exact middle layer goes by, as in M, E and S."""
_ORDINALS = (
    "", mark("first"), mark("second"), mark("third"), mark("fourth"), mark("fifth"),
)  # fmt: skip
_ENDINGS = {1: mark("{n}st"), 2: mark("{n}nd"), 3: mark("{n}rd")}
"""Of the ordinal numbers with these last digits."""


def in_words(move: Move, size: int) -> str:
    """Return what ``move`` does on a cube of ``size``: "the right side clockwise".

    Clockwise, a quarter unless it is said to be half round, is meant as one looks at the side
    that is named.
    """
    if move.is_rotation(size):
        is_half = abs(move.quarters) == 2
        comes = _COMES_OVER[move.axis] if is_half else _COMES[move.axis, move.quarters]
        return tr(comes)
    texts = tr("{layers} half round"), tr("{layers} clockwise"), tr("{layers} anti-clockwise")
    return texts[_way(move, size)].format(layers=_layers_of(move, size))


def instruction(move: Move, size: int) -> str:
    """Say how to make ``move``: "Turn the right side a quarter clockwise"."""
    if move.is_rotation(size):
        is_half = abs(move.quarters) == 2
        return tr(_BRING_OVER[move.axis] if is_half else _BRING[move.axis, move.quarters])
    texts = (
        tr("Give {layers} a half turn"),
        tr("Turn {layers} a quarter clockwise"),
        tr("Turn {layers} a quarter anticlockwise"),
    )
    return texts[_way(move, size)].format(layers=_layers_of(move, size))


def short_words(move: Move, size: int) -> str:
    """Return what ``move`` does in few words: "right, a quarter clockwise"."""
    if move.is_rotation(size):
        return in_words(move, size)
    side = _side(move, size)
    is_outer = (move.last if side == 0 else size - 1 - move.first) == 0
    layers = tr(_SIDES[move.axis][side]) if is_outer else _layers_of(move, size)
    texts = (
        tr("{layers}, a half turn"),
        tr("{layers}, a quarter clockwise"),
        tr("{layers}, a quarter anticlockwise"),
    )
    return texts[_way(move, size)].format(layers=layers)


def _way(move: Move, size: int) -> int:
    """Return 0 for a half turn, 1 for one clockwise and 2 for one the other way round."""
    if abs(move.quarters) == 2:
        return 0
    return 1 if (move.quarters > 0) == (_side(move, size) == 0) else 2


def _layers_of(move: Move, size: int) -> str:
    """Name the layers that ``move`` turns."""
    side = _side(move, size)
    near, far = move.first, move.last
    if side == 1:
        near, far = size - 1 - far, size - 1 - near
    if far == 0:
        return tr(_OUTER[move.axis][side])
    return _layers(near, far, tr(_SIDES[move.axis][side]), size)


def _side(move: Move, size: int) -> int:
    """Return 0 if the layers are nearer to the positive side, else 1."""
    from_first, from_last = move.first, size - 1 - move.last
    if from_first == from_last:
        return _MIDDLES[move.axis]
    return 0 if from_first < from_last else 1


def _layers(near: int, far: int, side: str, size: int) -> str:
    """Name layers, not just the first one, counted from 0 at ``side``."""
    words = {"first": near + 1, "last": far + 1, "side": side}
    if near == 0:
        return tr("the {last} layers at the {side}").format(**words)
    if near != far:
        return tr("layers {first} to {last} from the {side}").format(**words)
    if 2 * near == size - 1:
        return tr("the middle layer, seen from the {side},").format(**words)
    return tr("the {first} layer from the {side}").format(first=_ordinal(near + 1), side=side)


def _ordinal(number: int) -> str:
    """Return "second" for 2, "22nd" for 22."""
    if number < len(_ORDINALS):
        return tr(_ORDINALS[number])
    is_teen = 10 < number % 100 < 14
    text = tr("{n}th") if is_teen else tr(_ENDINGS.get(number % 10, "{n}th"))
    return text.format(n=number)
