"""Turns in words, for people who do not read their names yet."""

from __future__ import annotations

from cubeapp.engine.geometry import Axis
from cubeapp.engine.moves import Move

_SIDES = {Axis.X: ("right", "left"), Axis.Y: ("top", "bottom"), Axis.Z: ("front", "back")}
"""The positive and the negative side of each axis."""
_COMES = {
    (Axis.X, 1): "the front to the top",
    (Axis.X, -1): "the top to the front",
    (Axis.Y, 1): "the right side to the front",
    (Axis.Y, -1): "the left side to the front",
    (Axis.Z, 1): "the left side to the top",
    (Axis.Z, -1): "the right side to the top",
}
_COMES_OVER = {
    Axis.X: "upside down, the back to the front",
    Axis.Y: "the back to the front",
    Axis.Z: "upside down, the front still in front",
}
_MIDDLES = {Axis.X: 1, Axis.Y: 1, Axis.Z: 0}
"""Which side of an axis the exact middle layer goes by, as in M, E and S."""
_ORDINALS = ("", "first", "second", "third", "fourth", "fifth")


def in_words(move: Move, size: int) -> str:
    """Return what ``move`` does on a cube of ``size``: "the right side clockwise".

    Clockwise, a quarter unless it is said to be half round, is meant as one looks at the side
    that is named.
    """
    is_half = abs(move.quarters) == 2
    if move.first == 0 and move.last == size - 1:
        comes = _COMES_OVER[move.axis] if is_half else _COMES[move.axis, move.quarters]
        return f"the whole cube, {comes}"
    side = _side(move, size)
    near, far = move.first, move.last
    if side == 1:
        near, far = size - 1 - far, size - 1 - near
    what = _layers(near, far, _SIDES[move.axis][side], size)
    if is_half:
        return f"{what} half round"
    is_clockwise = (move.quarters > 0) == (side == 0)
    return f"{what} {'clockwise' if is_clockwise else 'anti-clockwise'}"


def _side(move: Move, size: int) -> int:
    """Return 0 if the layers are nearer to the positive side, else 1."""
    from_first, from_last = move.first, size - 1 - move.last
    if from_first == from_last:
        return _MIDDLES[move.axis]
    return 0 if from_first < from_last else 1


def _layers(near: int, far: int, side: str, size: int) -> str:
    """Name layers, counted from 0 at ``side``."""
    if far == 0:
        return f"the {side}" if side in ("top", "bottom", "front", "back") else f"the {side} side"
    at = f"at the {side}"
    if near == 0:
        return f"the {far + 1} layers {at}"
    if near == far:
        if 2 * near == size - 1:
            return f"the middle layer, seen from the {side},"
        return f"the {_ordinal(near + 1)} layer from the {side}"
    return f"layers {near + 1} to {far + 1} from the {side}"


def _ordinal(number: int) -> str:
    """Return "second" for 2, "22nd" for 22."""
    if number < len(_ORDINALS):
        return _ORDINALS[number]
    ending = {1: "st", 2: "nd", 3: "rd"}.get(number % 10, "th")
    return f"{number}{'th' if 10 < number % 100 < 14 else ending}"
