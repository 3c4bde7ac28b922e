"""Cubes as text: the facelets in every order people paste them, and the printed net."""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.cube import Cube, check_size
from cubeapp.engine.cubies import face_colours_by_hold
from cubeapp.engine.errors import FaceletsError
from cubeapp.engine.geometry import MAX_SIZE, MIN_SIZE, UNPAINTED, Face, cube_name
from cubeapp.engine.validity import diagnose

_FOREIGN = 254
"""The value of a character that an alphabet does not have."""
_UNKNOWN_MARKS = ".?-xX"
_ORDERS = ("URFDLB", "ULFRBD", "DLBURF")
_MIDDLE = (Face.L, Face.F, Face.R, Face.B)
"""The faces of the printed net's middle, from left to right."""


class _Alphabet:
    """Characters for the colours U R F D L B, and marks for facelets that are not known."""

    def __init__(self, name: str, letters: str, unknown: str = _UNKNOWN_MARKS) -> None:
        self.name = name
        self.letters = letters
        table = bytearray([_FOREIGN]) * 256
        for mark in unknown:
            table[ord(mark)] = UNPAINTED
        for value, letter in enumerate(letters):
            table[ord(letter)] = table[ord(letter.lower())] = value
        self._table = bytes(table)

    def read(self, characters: bytes) -> bytes:
        """Return the facelets' values; `_FOREIGN` where a character is not of this alphabet."""
        return characters.translate(self._table)

    def values(self, characters: bytes) -> NDArray[np.uint8]:
        """Return the values of `read` as an array."""
        return np.frombuffer(self.read(characters), dtype=np.uint8)


_FACE_LETTERS = _Alphabet("face letters", "URFDLB")
_COLOUR_LETTERS = _Alphabet("colour letters", "WRGYOB")
_DIGITS = _Alphabet("digits", "521643", _UNKNOWN_MARKS + "0")
_ALPHABETS = (_FACE_LETTERS, _COLOUR_LETTERS, _DIGITS)


@dataclass(frozen=True, slots=True)
class Reading:
    """A cube read from text; it need be neither complete nor legal."""

    cube: Cube
    description: str
    """What was recognised, for people: "face letters, order URFDLB"."""


def parse_facelets(text: str, size: int | None = None) -> Reading:
    """Read a cube from its facelets.

    Face letters, colour letters (W R G Y O B) and digits (1 F, 2 R, 3 B, 4 L, 5 U, 6 D) are
    read in the orders URFDLB, ULFRBD and DLBURF, each face row by row as on the net; so is the
    printed net. The first reading that is legal wins, otherwise the first one is returned.

    Args:
        text: 6·N² characters, capital or small, with whitespace anywhere and ``.``, ``?``,
            ``-`` or ``x`` for facelets that are not known; or what `format_net` gives.
        size: N, if only a cube of that size will do.

    Raises:
        FaceletsError: the length or a character is wrong; ``span`` is what is wrong.
        UnsupportedCubeError: there is no cube of ``size``.
    """
    if size is not None:
        check_size(size)
    if "[" in text:
        return _read_net(text, size)
    characters = _characters(text)
    sure = _sure_reading(characters, size)
    if sure is not None:
        return sure
    readings = [(alphabet, alphabet.values(characters)) for alphabet in _ALPHABETS]
    fitting = [(alphabet, row) for alphabet, row in readings if _FOREIGN not in row]
    if not fitting:
        raise _foreign_character(text, readings)
    side = _side(len(characters), size, text)
    for order in _ORDERS:
        for alphabet, row in fitting:
            reading = _reading(alphabet, row, order, side)
            if _has_all_colours(row) and diagnose(reading.cube).is_legal:
                return reading
    return _reading(*fitting[0], _ORDERS[0], side)


def format_facelets(cube: Cube) -> str:
    """Return the 6·N² face letters in the order URFDLB; ``.`` where there is no colour."""
    letters = np.full(256, ord("."), dtype=np.uint8)
    letters[:6] = [ord(face.name) for face in Face]
    return letters[cube.facelets].tobytes().decode("ascii")


def format_net(cube: Cube) -> str:
    """Return the net of the face-array model, the colours numbered 1 to 6, 0 for none."""
    numbers = np.zeros(256, dtype=np.uint8)
    numbers[:6] = [int(digit) for digit in _DIGITS.letters]
    faces = numbers[cube.faces].tolist()
    indent = " " * (len(str(faces[Face.U][0])) + 1)
    lines = [indent + str(row) for row in faces[Face.U]]
    for rows in zip(*(faces[face] for face in _MIDDLE), strict=True):
        lines.append(" ".join(str(row) for row in rows))
    lines += [indent + str(row) for row in faces[Face.D]]
    return "\n".join(lines)


def _characters(text: str) -> bytes:
    """Return the characters of ``text`` but for whitespace; those beyond ASCII become DEL."""
    characters = "".join(text.split())
    if not characters.isascii():
        characters = re.sub(r"[^\x00-\x7f]", "\x7f", characters)
    return characters.encode("ascii")


def _sure_reading(characters: bytes, size: int | None) -> Reading | None:
    """Return the reading of face letters whose centres leave no other one, where they do.

    Centres that stand as on a cube, held in any way, would in another order stand as on none;
    and the letters of all six faces are no colour letters. So nothing needs to be diagnosed.
    """
    side = math.isqrt(len(characters) // 6)
    area = side * side
    is_fitting = 6 * area == len(characters) and side % 2 == 1 and MIN_SIZE <= side <= MAX_SIZE
    if not is_fitting or size not in (None, side):
        return None
    values = _FACE_LETTERS.read(characters)
    if _FOREIGN in values or values[area // 2 :: area] not in _holds():
        return None
    return _reading(_FACE_LETTERS, np.frombuffer(values, dtype=np.uint8), _ORDERS[0], side)


@lru_cache(maxsize=1)
def _holds() -> frozenset[bytes]:
    """Return the colours of the six centres in the 24 ways to hold a cube."""
    return frozenset(colours.tobytes() for colours in face_colours_by_hold())


def _has_all_colours(row: NDArray[np.uint8]) -> bool:
    """Tell whether each colour is there as often as the others; legality costs more to see."""
    return bool(np.all(np.bincount(row, minlength=256)[:6] == len(row) // 6))


def _reading(alphabet: _Alphabet, row: NDArray[np.uint8], order: str, side: int) -> Reading:
    """Return the cube whose faces stand in ``row`` in the given order."""
    faces = row.reshape(6, side, side)
    if order != _ORDERS[0]:
        faces = faces[[order.index(face.name) for face in Face]]
    return Reading(Cube(faces), f"{alphabet.name}, order {order}")


def _side(count: int, size: int | None, text: str) -> int:
    """Return N for ``count`` facelets."""
    side = math.isqrt(count // 6)
    if size is not None and count != 6 * size * size:
        message = f"a {cube_name(size)} has {6 * size * size} facelets; this text has {count}"
        raise FaceletsError(message, (0, len(text)))
    if 6 * side * side != count or not MIN_SIZE <= side <= MAX_SIZE:
        nearest = sorted({min(max(n, MIN_SIZE), MAX_SIZE) for n in (side, side + 1)})
        wanted = ", ".join(f"{6 * n * n} for a {cube_name(n)}" for n in nearest)
        message = f"{count} facelets make no cube; the nearest are {wanted}"
        raise FaceletsError(message, (0, len(text)))
    return side


def _foreign_character(
    text: str, readings: Sequence[tuple[_Alphabet, NDArray[np.uint8]]]
) -> FaceletsError:
    """Return the error for the first character that the most likely alphabet does not have."""
    alphabet, row = max(readings, key=lambda reading: np.count_nonzero(reading[1] < 6))
    index = int(np.argmax(row == _FOREIGN))
    position = [at for at, character in enumerate(text) if not character.isspace()][index]
    letters = sorted(alphabet.letters) if alphabet is _DIGITS else alphabet.letters
    message = (
        f"{text[position]!r} at character {position + 1} is none of the {alphabet.name} "
        f"{' '.join(letters)}, nor a mark for an unknown facelet (. ? - x)"
    )
    return FaceletsError(message, (position, position + 1))


def _read_net(text: str, size: int | None) -> Reading:
    rows = re.findall(r"\[([^\[\]]*)\]", text)
    cells = ["".join(row.replace(",", " ").split()) for row in rows]
    side = len(rows) // 6
    if re.sub(r"\[[^\[\]]*\]", "", text).strip() or {len(row) for row in cells} != {side}:
        message = "a printed net has 6·N rows of N digits in square brackets, as in [1, 2, 3]"
        raise FaceletsError(message, (0, len(text)))
    _side(sum(map(len, cells)), size, text)
    row = _DIGITS.values(_characters("".join(cells)))
    if np.any(row == _FOREIGN):
        wrong = "".join(cells)[int(np.argmax(row == _FOREIGN))]
        start = text.index(wrong)
        message = f"{wrong!r} at character {start + 1} is none of the net's digits 0 to 6"
        raise FaceletsError(message, (start, start + 1))
    return Reading(Cube(_faces_of_net(row.reshape(6 * side, side))), "printed net")


def _faces_of_net(rows: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """Return the faces, shape (6, N, N), of a net's bracketed rows, shape (6·N, N)."""
    side = rows.shape[1]
    faces = np.empty((6, side, side), dtype=np.uint8)
    faces[Face.U], faces[Face.D] = rows[:side], rows[5 * side :]
    middle = rows[side : 5 * side].reshape(side, 4, side)
    for column, face in enumerate(_MIDDLE):
        faces[face] = middle[:, column]
    return faces
