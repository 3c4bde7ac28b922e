"""Cubes as text: the facelets in every way people paste them, and the printed net."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.facelets.alphabets import (
    ALPHABETS,
    COLOUR_LETTERS,
    DIGITS,
    FACE_LETTERS,
    FOREIGN,
    NO_CHARACTER,
    NUMBERS,
    VALUES,
    Alphabet,
    in_scheme,
)
from cubeapp.engine.facelets.cells import Cells, is_list
from cubeapp.engine.facelets.faults import foreign_character, side_of
from cubeapp.engine.facelets.labels import labelled_faces
from cubeapp.engine.facelets.nets import drawn_nets, padded_net, side_by_side
from cubeapp.engine.facelets.records import LONGEST_TEXT, recorded
from cubeapp.engine.legality.findings import is_sound
from cubeapp.engine.model.cube import Cube, check_size
from cubeapp.engine.model.cubies import face_colours_by_hold
from cubeapp.engine.model.errors import FaceletsError, quoted_character
from cubeapp.engine.model.geometry import MAX_SIZE, MIN_SIZE, Face
from cubeapp.engine.text import Text, colour_name, reason

ORDERS = ("URFDLB", "ULFRBD", "DLBURF")
"""The orders of the faces that programs write."""
_IN_ORDER = Text("{alphabet} in the order {order}")
_NET = Text("a net of {alphabet}")
_BY_FACE = Text("{alphabet}, face by face")
_SIDE_BY_SIDE = Text("{alphabet}, the faces side by side")
_BY_CENTRES = Text("letters that the centres explain")
_MIDDLE = (Face.L, Face.F, Face.R, Face.B)
"""The faces of the printed net's middle, from left to right."""
# On one line, in letters that no name of a colour is made of.
_PLAIN = re.compile(r"[URFDLBWGYOX0-6.?\- \t]*", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Reading:
    """A cube read from text; it need be neither complete nor legal."""

    cube: Cube
    description: Text
    """What was recognised, for people: "face letters in the order U R F D L B, with white on top
    and green in front"."""


@dataclass(frozen=True, slots=True)
class _Form:
    """One way in which the facelets may follow each other."""

    described: Text
    """With places for the alphabet and for the order of the faces."""
    order: NDArray[np.intp]
    """The characters' numbers in the order of the face array."""
    faces: str = ""
    """The order of the faces, where they follow each other."""
    only_if_legal: bool = False
    """Whether this is too far-fetched to show the faults of."""


def parse_facelets(
    text: str, size: int | None = None, colours: str = COLOUR_LETTERS.letters
) -> Reading:
    """Read a cube from its facelets.

    Face letters, colour letters (W R G Y O B) and digits (1 F, 2 R, 3 B, 4 L, 5 U, 6 D) are
    read in the orders URFDLB, ULFRBD and DLBURF, each face row by row as on the net; so are
    names of colours in English, German and Chinese, coloured squares and circles, and lists in
    brackets. Read also are nets as drawn, with or without borders, faces side by side, faces
    each after its name, and the line of JSON that other commands print. The first reading that
    is legal wins, otherwise the first one is returned. Digits may number the faces in the
    order URFDLB as well, from 0 or from 1, where only that makes a legal cube.

    Args:
        text: 6·N² facelets, letters capital or small, with whitespace anywhere and ``.``, ``?``,
            ``-`` or ``x`` for facelets that are not known.
        size: N, if only a cube of that size will do.
        colours: the first letters of the colours' names in the order URFDLB; ``WRGBOY`` for the
            Japanese scheme.

    Raises:
        FaceletsError: the length or a character is wrong; ``span`` is what is wrong.
        UnsupportedCubeError: there is no cube of ``size``.
    """
    if size is not None:
        check_size(size)
    facelets = recorded(text, "facelets")
    if facelets is not None:
        return _read_inside(text, facelets, size, colours)
    if _PLAIN.fullmatch(text.strip()):
        return _read_plain(text, size, colours)
    if len(text) > LONGEST_TEXT:
        raise FaceletsError(Text("this text is too long for a cube"), (0, len(text)))
    labels = labelled_faces(text)
    if labels is not None:
        return _read_labelled(text, labels, size, colours)
    if "[" in text and not is_list(text):
        return _read_net(text, size)
    return _read_cells(text, _cells(text, colours), size)


def format_facelets(cube: Cube) -> str:
    """Return the 6·N² face letters in the order URFDLB; ``.`` where there is no colour."""
    letters = np.full(256, ord("."), dtype=np.uint8)
    letters[:6] = [ord(face.name) for face in Face]
    return letters[cube.facelets].tobytes().decode("ascii")


def format_net(cube: Cube) -> str:
    """Return the net of the face-array model, the colours numbered 1 to 6, 0 for none."""
    numbers = np.zeros(256, dtype=np.uint8)
    numbers[:6] = [int(digit) for digit in DIGITS.letters]
    faces = numbers[cube.faces].tolist()
    indent = " " * (len(str(faces[Face.U][0])) + 1)
    lines = [indent + str(row) for row in faces[Face.U]]
    for rows in zip(*(faces[face] for face in _MIDDLE), strict=True):
        lines.append(" ".join(str(row) for row in rows))
    lines += [indent + str(row) for row in faces[Face.D]]
    return "\n".join(lines)


def _cells(text: str, colours: str) -> Cells:
    """Return the facelets of ``text``, the colours named as in the scheme with those letters."""
    cells = Cells.of(text)
    return replace(cells, alphabets=in_scheme(cells.alphabets, colours))


def _read_inside(text: str, facelets: str, size: int | None, colours: str) -> Reading:
    """Read ``facelets``, which are a part of ``text``."""
    try:
        return parse_facelets(facelets, size, colours)
    except FaceletsError as error:
        # Where they are written with escapes, the whole text is pointed at.
        start = text.find(facelets)
        span = (start + error.span[0], start + error.span[1]) if start >= 0 else (0, len(text))
        raise FaceletsError(reason(error), span) from None


# Facelets one after the other


def _read_plain(text: str, size: int | None, colours: str) -> Reading:
    """Read letters or digits on one line."""
    characters = "".join(text.split()).encode("ascii")
    sure = _sure_reading(characters, size)
    if sure is not None:
        return sure
    fitting = _fitting(in_scheme(ALPHABETS, colours), characters)
    if not fitting:
        return _named_by_centres(text, _cells(text, colours), size)
    side = side_of(len(characters), size, text)
    return _first_legal(characters, fitting, _in_orders(side))


def _sure_reading(characters: bytes, size: int | None) -> Reading | None:
    """Return the reading of face letters whose centres leave no other one, where they do.

    Centres that stand as on a cube, held in any way, would in another order stand as on none;
    and the letters of all six faces are no colour letters. So nothing needs to be checked.
    """
    side = math.isqrt(len(characters) // 6)
    area = side * side
    is_fitting = 6 * area == len(characters) and side % 2 == 1 and MIN_SIZE <= side <= MAX_SIZE
    if not is_fitting or size not in (None, side):
        return None
    values = FACE_LETTERS.read(characters)
    if FOREIGN in values or values[area // 2 :: area] not in _holds():
        return None
    cube = Cube.from_faces(np.frombuffer(values, dtype=np.uint8).reshape(6, side, side))
    return _reading(cube, FACE_LETTERS, _IN_ORDER, ORDERS[0])


@lru_cache(maxsize=1)
def _holds() -> frozenset[bytes]:
    """Return the colours of the six centres in the 24 ways to hold a cube."""
    return frozenset(colours.tobytes() for colours in face_colours_by_hold())


def _in_orders(side: int) -> Iterator[_Form]:
    """Yield the orders in which the faces may follow each other."""
    area = side * side
    faces = np.arange(6 * area).reshape(6, area)
    for order in ORDERS:
        places = [order.index(face.name) for face in Face]
        yield _Form(_IN_ORDER, faces[places].ravel(), order)


# Facelets in lines, in words, with borders


def _read_cells(text: str, cells: Cells, size: int | None) -> Reading:
    """Read what is more than letters on one line."""
    fitting = _fitting(cells.alphabets, cells.characters)
    if not fitting:
        return _named_by_centres(text, cells, size)
    count = len(cells.characters)
    side = math.isqrt(count // 12)
    if count and count == 12 * side * side and size in (None, side):
        bare = np.isin(np.frombuffer(cells.characters, dtype=np.uint8), list(b".?-xX0"))
        padded = padded_net(cells.lines, side, bare)
        if padded is not None:
            return _first_legal(cells.characters, fitting, [_Form(_NET, padded)])
    side = side_of(count, size, text, cells)
    return _first_legal(cells.characters, fitting, _forms(cells, side))


def _named_by_centres(text: str, cells: Cells, size: int | None) -> Reading:
    """Read any six letters, each the colour of the face that has it in its centre, if legal.

    Raises:
        FaceletsError: the letters are of no alphabet, and their centres make no legal cube.
    """
    characters = cells.characters
    side = math.isqrt(len(characters) // 6)
    counts = {characters.count(letter) for letter in set(characters)}
    is_fitting = len(set(characters)) == 6 and counts == {side * side} and side % 2 == 1
    if is_fitting and MIN_SIZE <= side <= MAX_SIZE and size in (None, side):
        for form in _forms(cells, side):
            centres = form.order[side * side // 2 :: side * side]
            letters = "".join(chr(characters[index]) for index in centres)
            if len(set(letters)) == len(Face):
                alphabet = Alphabet(_BY_CENTRES, letters, unknown="")
                values = alphabet.values(characters)[form.order]
                cube = Cube.from_faces(values.reshape(6, side, side))
                if is_sound(cube):
                    return _reading(cube, alphabet, form.described, form.faces)
    raise foreign_character(text, cells)


def _forms(cells: Cells, side: int) -> Iterator[_Form]:
    """Yield the ways in which the facelets may be meant, the likeliest first."""
    for order in drawn_nets(cells.lines, side):
        yield _Form(_NET, order)
    yield from _in_orders(side)
    for order in side_by_side(cells.lines, side):
        yield _Form(_SIDE_BY_SIDE, order, only_if_legal=True)


def _read_labelled(
    text: str, labels: dict[Face, tuple[int, int]], size: int | None, colours: str
) -> Reading:
    """Read faces that are each written after their name."""
    faces = {face: Cells.of(text[slice(*labels[face])], as_list=True) for face in Face}
    characters = b"".join(cells.characters for cells in faces.values())
    alphabets = next(
        (cells.alphabets for cells in faces.values() if cells.alphabets != ALPHABETS), ALPHABETS
    )
    alphabets = in_scheme(alphabets, colours)
    fitting = _fitting(alphabets, characters)
    if not fitting:
        for face, cells in faces.items():
            if not _fitting(alphabets, cells.characters):
                cells = replace(cells, alphabets=alphabets)
                raise foreign_character(text, cells, labels[face][0])
        raise FaceletsError(Text("the faces are written in different letters"), (0, len(text)))
    side = _side_of_most(faces.values(), size) or side_of(len(characters), size, text)
    for face, cells in faces.items():
        if len(cells.characters) != side * side:
            message = Text(
                "face {face} has {count} facelets instead of {expected}",
                face=face.name,
                count=len(cells.characters),
                expected=side * side,
            )
            raise FaceletsError(message, labels[face])
    return _first_legal(characters, fitting, [_Form(_BY_FACE, np.arange(len(characters)))])


def _side_of_most(faces: Iterable[Cells], size: int | None) -> int | None:
    """Return N for as many facelets as most of the faces have, if there is such a cube."""
    counts = [len(cells.characters) for cells in faces]
    usual = max(counts, key=counts.count)
    side = math.isqrt(usual)
    is_fitting = side * side == usual and MIN_SIZE <= side <= MAX_SIZE and size in (None, side)
    return side if is_fitting and 2 * counts.count(usual) > len(counts) else None


# The first legal reading


def _fitting(alphabets: Sequence[Alphabet], characters: bytes) -> list[Alphabet]:
    """Return the alphabets that have all the characters."""
    return [alphabet for alphabet in alphabets if FOREIGN not in alphabet.read(characters)]


def _first_legal(characters: bytes, fitting: Sequence[Alphabet], forms: Iterable[_Form]) -> Reading:
    """Return the first reading that is legal, or else the first of all."""
    first: Reading | None = None
    # The numbers of our own array are digits as well, which people rarely count from 0.
    numbers = [NUMBERS] if b"0" not in characters else [VALUES] if b"6" not in characters else []
    last_of_all = numbers if fitting == [DIGITS] else []
    for form in forms:
        for alphabet in (*fitting, *last_of_all):
            values = alphabet.values(characters)[form.order]
            is_wanted = first is None and not form.only_if_legal
            if not is_wanted and not _has_all_colours(values):
                continue
            side = math.isqrt(len(values) // 6)
            cube = Cube.from_faces(values.reshape(6, side, side))
            is_legal = _has_all_colours(values) and is_sound(cube)
            if is_legal or is_wanted:
                reading = _reading(cube, alphabet, form.described, form.faces)
                if is_legal:
                    return reading
                first = reading
    if first is None:
        raise ValueError("no form may be shown with its faults")
    return first


def _has_all_colours(values: NDArray[np.uint8]) -> bool:
    """Tell whether each colour is there as often as the others; legality costs more to see."""
    return bool(np.all(np.bincount(values, minlength=256)[:6] == len(values) // 6))


def _reading(cube: Cube, alphabet: Alphabet, described: Text, faces: str = "") -> Reading:
    """Return the reading with its description."""
    what = described.format(alphabet=alphabet.name, order=" ".join(faces))
    return Reading(cube, _with_hold(what, cube))


def _with_hold(what: Text, cube: Cube) -> Text:
    """Return ``what`` was read with the way the cube is held, if its centres tell it."""
    middle = cube.size // 2
    centres = cube.faces[:, middle, middle]
    if cube.size % 2 == 0 or centres.tobytes() not in _holds():
        return what
    top, front = colour_name(int(centres[Face.U])), colour_name(int(centres[Face.F]))
    words = Text("{what}, with {top} on top and {front} in front")
    return words.format(what=what, top=top, front=front)


# The printed net


def _read_net(text: str, size: int | None) -> Reading:
    rows = re.findall(r"\[([^\[\]]*)\]", text)
    cells = ["".join(row.replace(",", " ").split()) for row in rows]
    side = len(rows) // 6
    if re.sub(r"\[[^\[\]]*\]", "", text).strip() or {len(row) for row in cells} != {side}:
        message = Text("a printed net has 6·N rows of N digits in square brackets, as in [1, 2, 3]")
        raise FaceletsError(message, (0, len(text)))
    side_of(sum(map(len, cells)), size, text)
    characters = "".join(NO_CHARACTER if not c.isascii() else c for c in "".join(cells))
    row = DIGITS.values(characters.encode("ascii"))
    if np.any(row == FOREIGN):
        wrong = "".join(cells)[int(np.argmax(row == FOREIGN))]
        start = text.index(wrong)
        words = Text("{character} at character {position} is none of the net's digits 0 to 6")
        message = words.format(character=quoted_character(wrong), position=start + 1)
        raise FaceletsError(message, (start, start + 1))
    cube = Cube.from_faces(_faces_of_net(row.reshape(6 * side, side)))
    return Reading(cube, _with_hold(Text("the printed net"), cube))


def _faces_of_net(rows: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """Return the faces, shape (6, N, N), of a net's bracketed rows, shape (6·N, N)."""
    side = rows.shape[1]
    faces = np.empty((6, side, side), dtype=np.uint8)
    faces[Face.U], faces[Face.D] = rows[:side], rows[5 * side :]
    middle = rows[side : 5 * side].reshape(side, 4, side)
    for column, face in enumerate(_MIDDLE):
        faces[face] = middle[:, column]
    return faces
