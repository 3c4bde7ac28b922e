"""The names of single moves: WCA and SiGN, and the face-array model's actions."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

from cubeapp.engine.model.errors import InvalidMoveError, quoted
from cubeapp.engine.model.geometry import Axis, Face, cube_name
from cubeapp.engine.model.moves import Move, face_turn, rotation
from cubeapp.engine.notation.actions import (
    HALF_TURN,
    action_move,
    check_action,
    is_action,
    undoing,
)
from cubeapp.engine.text import Text

_FACES = {face.name: face for face in Face}
_ROTATIONS = {"x": Axis.X, "y": Axis.Y, "z": Axis.Z}
# Slices follow L, D and F; the first two lie on the far side of their axis.
_SLICES = {"M": (Axis.X, -1), "E": (Axis.Y, -1), "S": (Axis.Z, 1)}
_SUFFIXES = {1: "", 2: "2", -1: "'", -2: "2'"}
_NAME = re.compile(r"(?:([0-9]+)(?:-([0-9]+))?)?([A-Za-z])([wv]?)")


class _Name(NamedTuple):
    """A name taken apart: ``2-3Rw`` has the layers 2 and 3, the letter R and the ending w."""

    text: str
    first: str | None
    last: str | None
    letter: str
    ending: str

    @property
    def is_block(self) -> bool:
        """Whether it turns layers that are counted from a face."""
        return self.letter.upper() in _FACES and self.ending != "v"


def check_name(text: str) -> None:
    """Make sure that ``text``, without amount and prime, may name a turn.

    Which layers there are is a matter of the cube's size; see `read_turn`.

    Raises:
        InvalidMoveError: no cube has such a turn; the text says what it may be.
    """
    if is_action(text):
        check_action(text)
    else:
        _checked(text)


def quarters_of(text: str, amount: int) -> int:
    """Return the quarter turns of the turn ``text`` done ``amount`` times, reduced to -2…2."""
    turned = 2 * amount if text == HALF_TURN else amount
    sign = 1 if turned > 0 else -1
    return (0, sign, 2 * sign, -sign)[abs(turned) % 4]


def write_turn(text: str, quarters: int) -> str:
    """Return the turn ``text`` by ``quarters``, -2…2 but not 0; actions have opposites."""
    if not is_action(text):
        return text + _SUFFIXES[quarters]
    if text == HALF_TURN:
        return text if quarters > 0 else f"{text}'"
    return undoing(text) if quarters == -1 else text + _SUFFIXES[quarters]


@lru_cache(maxsize=4096)
def read_turn(text: str, quarters: int, size: int, inner_slices: bool) -> Move:
    """Return the move that the turn ``text`` is on a cube of ``size``.

    Args:
        text: without amount and prime: ``R``, ``2-3Rw``, ``x``, ``Uv``, ``TURN_ROW_0_LEFT``.
        quarters: see `quarters_of`; not 0.
        size: N.
        inner_slices: read ``r`` on 4×4×4 as ``2R`` instead of ``Rw``.

    Raises:
        InvalidMoveError: a cube of this size has no such move; the text says what it may be.
    """
    once = action_move(text, size) if is_action(text) else _once(text, size, inner_slices)
    return Move(once.axis, once.first, once.last, quarters if once.quarters > 0 else -quarters)


@lru_cache(maxsize=4096)
def format_move(move: Move, size: int) -> str:
    """Return the name of ``move``, such as ``R``, ``U2``, ``3Rw'``, ``2-3Rw2`` or ``M``.

    Layers in the half of R, U and F are named from there, the others from L, D and B.

    Raises:
        InvalidMoveError: a cube of this size has no such layer.
    """
    move.check_fits(size)
    if move.is_rotation(size):
        return "xyz"[move.axis] + _SUFFIXES[move.quarters]
    if move.first == move.last and 2 * move.first == size - 1:
        letter = "MES"[move.axis]
        return letter + _SUFFIXES[move.quarters * _SLICES[letter][1]]
    if move.first == 0 or (move.last != size - 1 and move.first + move.last < size):
        return _block(move.axis.face, move.first + 1, move.last + 1) + _SUFFIXES[move.quarters]
    name = _block(move.axis.face.opposite, size - move.last, size - move.first)
    return name + _SUFFIXES[-move.quarters]


def without_prime(move: Move, size: int) -> Move:
    """Return a half turn the way round that is written without a prime; any other as it is.

    Raises:
        InvalidMoveError: the cube has no such layers.
    """
    if abs(move.quarters) == 2 and format_move(move, size).endswith("'"):
        return move.inverse()
    return move


def _block(face: Face, first: int, last: int) -> str:
    """Return the name of the layers ``first`` to ``last``, counted from 1 at ``face``."""
    if first == last:
        return face.name if first == 1 else f"{first}{face.name}"
    if first == 1:
        return f"{face.name}w" if last == 2 else f"{last}{face.name}w"
    return f"{first}-{last}{face.name}w"


def _once(text: str, size: int, inner_slices: bool) -> Move:
    name = _checked(text)
    if name.is_block:
        return _face_block(name, size, inner_slices)
    if name.ending == "v":
        face = _FACES[name.letter]
        return rotation(face.axis, 1 if face is face.axis.face else -1, size)
    if name.letter in _ROTATIONS:
        return rotation(_ROTATIONS[name.letter], 1, size)
    return _slice(name, size)


@lru_cache(maxsize=4096)
def _checked(text: str) -> _Name:
    """Return ``text`` taken apart.

    Raises:
        InvalidMoveError: no cube has such a turn.
    """
    match = _NAME.fullmatch(text)
    if match is None:
        raise InvalidMoveError(Text("{move} is not a move", move=quoted(text)))
    name = _Name(text, *match.groups())
    if name.is_block:
        if name.letter.islower() and name.ending:
            raise _wrong(name, _meant(f"{name.text[:-2]}{name.letter.upper()}w"))
        return name
    if name.first is not None:
        raise _wrong(name, Text("only face turns take layer numbers, as in '2R'"))
    if name.ending == "v" and name.letter in _FACES:
        return name
    if name.ending:
        raise _wrong(name, Text("wide turns are 'Rw' or 'r', whole-cube turns 'Rv' or 'x'"))
    if name.letter in _ROTATIONS or name.letter.upper() in _SLICES:
        return name
    if name.letter.lower() in _ROTATIONS:
        raise _wrong(name, _meant(name.letter.lower()))
    if name.letter in "WwVv":
        raise _wrong(name, Text("a small w or v follows a face's letter, as in 'Rw'"))
    if name.letter == "i":
        raise _wrong(name, Text("an inverse is written with a prime, as in R'"))
    moves = Text("moves are R U F L D B, wide Rw or r, slices M E S, rotations x y z")
    raise _wrong(name, moves)


def _face_block(name: _Name, size: int, inner_slices: bool) -> Move:
    face = _FACES[name.letter.upper()]
    if inner_slices and size == 4 and name.letter.islower() and name.first is None:
        first, last = 2, 2
    else:
        first, last = _layers(name, face, size)
    if face is face.axis.face:
        return Move(face.axis, first - 1, last - 1, 1)
    return Move(face.axis, size - last, size - first, -1)


def _layers(name: _Name, face: Face, size: int) -> tuple[int, int]:
    """Return the first and last turned layer, counted from 1 at ``face``."""
    is_wide = name.ending == "w" or name.letter.islower()
    if name.first is None:
        first, last = 1, 2 if is_wide else 1
    elif name.last is not None:
        first, last = _layer(name, name.first, size), _layer(name, name.last, size)
    elif is_wide:
        first, last = 1, _layer(name, name.first, size)
        if last == 1:
            raise _wrong(name, Text("one layer alone is '{move}'", move=face.name))
    else:
        first = last = _layer(name, name.first, size)
    if first > last:
        raise _wrong(name, _meant(f"{last}-{first}{name.letter}{name.ending}"))
    if (first, last) == (1, size):
        turn = format_move(face_turn(face, 1, size, depth=size), size)
        message = Text('all layers of a {cube} would turn; that is "{turn}"')
        raise _wrong(name, message.format(cube=cube_name(size), turn=turn))
    return first, last


def _layer(name: _Name, digits: str, size: int) -> int:
    # Long digits are refused by their length: making a number of them could take for ever.
    if len(digits) > 3 or not 1 <= int(digits) <= size:
        message = Text("the layers of a {cube} are 1 to {size}")
        raise _wrong(name, message.format(cube=cube_name(size), size=size))
    return int(digits)


def _slice(name: _Name, size: int) -> Move:
    axis, quarters = _SLICES[name.letter.upper()]
    if name.letter.islower():
        if size == 2:
            raise _wrong(name, Text("a 2×2×2 has no inner layers"))
        return Move(axis, 1, size - 2, quarters)
    if size % 2 == 0:
        message = Text("a {cube} has no middle layer; '{letter}' turns all inner layers")
        if size == 2:
            message = Text("a {cube} has no middle layer")
        raise _wrong(name, message.format(cube=cube_name(size), letter=name.letter.lower()))
    return Move(axis, size // 2, size // 2, quarters)


def _wrong(name: _Name, why: Text) -> InvalidMoveError:
    message = Text("{move} is not a move here: {why}")
    return InvalidMoveError(message.format(move=quoted(name.text), why=why))


def _meant(move: str) -> Text:
    return Text("did you mean '{move}'?", move=move)
