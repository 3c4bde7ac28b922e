"""Turns as short as a chip: the side, and an arrow for where its stickers go that face you."""

from __future__ import annotations

from cubeapp.engine.model.geometry import Axis
from cubeapp.engine.model.moves import Move
from cubeapp.engine.notation.turn_names import format_move
from cubeapp.words import mark, tr

_SIDES = {
    (Axis.X, 0): (mark("Right {arrow}"), "↑", "↓"),
    (Axis.X, 1): (mark("Left {arrow}"), "↑", "↓"),
    (Axis.Y, 0): (mark("Top {arrow}"), "←", "→"),
    (Axis.Y, 1): (mark("Bottom {arrow}"), "←", "→"),
    (Axis.Z, 0): (mark("Front {arrow}"), "↻", "↺"),
    (Axis.Z, 1): (mark("Back {arrow}"), "→", "←"),
}
"""Of each side that is turned: its name, and where it goes as the positive side of its axis is
turned clockwise, and the other way; of the back, which nobody sees, where its top row goes."""
_CUBE = mark("Cube {arrow}")
_CUBE_ARROWS = {Axis.X: ("↑", "↓"), Axis.Y: ("←", "→"), Axis.Z: ("↻", "↺")}
_TWICE = "×2"


def turn_sign(move: Move, size: int, *, letters: bool = False) -> str:
    """Return what a chip says of ``move``: "Right ↑", or its letters.

    Layers inside are counted from the nearest side: "Right 2 ↑" is the second one, "Right 1–2 ↑"
    are the two outer ones.

    Args:
        move: of a cube of ``size``.
        size: N.
        letters: whether turns are named by letters.
    """
    if letters:
        return format_move(move, size)
    if move.is_rotation(size):
        words, (there, back) = _CUBE, _CUBE_ARROWS[move.axis]
        layers = ""
    else:
        is_far = move.first > size - 1 - move.last
        words, there, back = _SIDES[move.axis, int(is_far)]
        layers = _layers(move, size, from_end=is_far)
    arrow = there if move.quarters > 0 else back
    if abs(move.quarters) > 1:
        # Which way the whole cube goes round is said only where that is not the usual one.
        is_upright = move.axis is Axis.Y or not move.is_rotation(size)
        arrow = _TWICE if is_upright else f"{there} {_TWICE}"
    return tr(words).format(arrow=f"{layers}{arrow}")


def _layers(move: Move, size: int, *, from_end: bool) -> str:
    """Return which layers are turned, counted from a side; empty for the outer one alone."""
    first, last = move.first + 1, move.last + 1
    if from_end:
        first, last = size - move.last, size - move.first
    if first == last:
        return "" if first == 1 else f"{first} "
    return f"{first}–{last} "
