"""The face-array model's own language: turns of rows and columns, and reorientations.

Rows and columns are those of the main face, counted from 0 at the top and at the left.
"""

from __future__ import annotations

from functools import lru_cache

from cubeapp.engine.model.cube import check_size
from cubeapp.engine.model.errors import InvalidMoveError, quoted
from cubeapp.engine.model.geometry import MAX_SIZE, Axis
from cubeapp.engine.model.moves import Move, rotation
from cubeapp.engine.text import Text

HALF_TURN = "FACE_BACK"
"""The only action of two quarter turns."""
REORIENTATIONS = {
    "FACE_RIGHT": (Axis.Y, 1),
    "FACE_LEFT": (Axis.Y, -1),
    HALF_TURN: (Axis.Y, 2),
    "FACE_TOP": (Axis.X, -1),
    "FACE_BOTTOM": (Axis.X, 1),
}
"""The turn of the whole cube that an action is."""
_OPPOSITES = {
    "LEFT": "RIGHT",
    "RIGHT": "LEFT",
    "UP": "DOWN",
    "DOWN": "UP",
    "TOP": "BOTTOM",
    "BOTTOM": "TOP",
    "BACK": "BACK",
}


def actions(size: int) -> tuple[str, ...]:
    """Return the names of all 4·N turns and 5 reorientations of a cube of ``size``.

    Raises:
        UnsupportedCubeError: there is no cube of that size.
    """
    return tuple(_moves(size))


def action_move(name: str, size: int) -> Move:
    """Return the move that the action ``name`` does on a cube of ``size``.

    Raises:
        InvalidMoveError: the cube has no action of that name.
        UnsupportedCubeError: there is no cube of that size.
    """
    move = _moves(size).get(name)
    if move is None:
        raise _no_action(name, _help(name, size, size - 1))
    return move


def check_action(name: str) -> None:
    """Make sure that some cube has the action ``name``.

    Raises:
        InvalidMoveError: no cube has one of that name.
    """
    if name not in _moves(MAX_SIZE):
        # Which row is the last one is a matter of the cube's size.
        raise _no_action(name, _help(name, MAX_SIZE, "n"))


def is_action(name: str) -> bool:
    """Tell whether ``name`` is meant as an action, not as a move of cube notation."""
    return "_" in name


def opposite(name: str, size: int) -> str:
    """Return the name of the action that undoes ``name``.

    Raises:
        InvalidMoveError: the cube has no action of that name.
        UnsupportedCubeError: there is no cube of that size.
    """
    action_move(name, size)
    return undoing(name)


def undoing(name: str) -> str:
    """Return the opposite of an action on a cube of any size that has it."""
    stem, _, way = name.rpartition("_")
    return f"{stem}_{_OPPOSITES.get(way, way)}"


@lru_cache(maxsize=8)
def _moves(size: int) -> dict[str, Move]:
    check_size(size)
    moves: dict[str, Move] = {}
    for row in range(size):
        moves[f"TURN_ROW_{row}_LEFT"] = Move(Axis.Y, row, row, 1)
        moves[f"TURN_ROW_{row}_RIGHT"] = Move(Axis.Y, row, row, -1)
    for column in range(size):
        layer = size - 1 - column
        moves[f"TURN_COL_{column}_UP"] = Move(Axis.X, layer, layer, 1)
        moves[f"TURN_COL_{column}_DOWN"] = Move(Axis.X, layer, layer, -1)
    for name, (axis, quarters) in REORIENTATIONS.items():
        moves[name] = rotation(axis, quarters, size)
    return moves


def _no_action(name: str, help_: Text) -> InvalidMoveError:
    message = Text("{action} is not an action: {help}")
    return InvalidMoveError(message.format(action=quoted(name), help=help_))


def _help(name: str, size: int, last: int | str) -> Text:
    """Return what may have been meant by ``name``.

    Args:
        name: which is no action.
        size: N of the cube.
        last: what its last row and column are called.
    """
    if name.upper() in _moves(size):
        return Text("did you mean '{move}'?", move=name.upper())
    if name.upper().startswith("TURN_ROW"):
        return Text("rows turn by TURN_ROW_0_LEFT … TURN_ROW_{last}_RIGHT", last=last)
    if name.upper().startswith("TURN_COL"):
        return Text("columns turn by TURN_COL_0_UP … TURN_COL_{last}_DOWN", last=last)
    return Text("the cube is turned by {actions}", actions=", ".join(REORIENTATIONS))
