"""Stickers by face and number, as people point at them: U1…U9 row by row as on the net."""

from __future__ import annotations

import re
from dataclasses import dataclass

from cubeapp.engine.facelets.alphabets import COLOUR_LETTERS
from cubeapp.engine.model.errors import StickerError, quoted
from cubeapp.engine.model.geometry import Face

NOT_SURE = "?"
_STICKER = re.compile(r"([URFDLB])([1-9][0-9]{0,4})", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Answer:
    """What was said about a sticker."""

    sticker: int
    """Its flat index."""
    colour: int | None
    """0…5 in the order of the faces; ``None`` for "not sure"."""


def sticker_name(sticker: int, size: int) -> str:
    """Return the name of the sticker with that flat index: "U7"."""
    face, place = divmod(sticker, size * size)
    return f"{Face(face).name}{place + 1}"


def read_sticker(text: str, size: int) -> int:
    """Return the flat index of the sticker called ``text`` on a cube of ``size``.

    Raises:
        StickerError: there is none.
    """
    match = _STICKER.fullmatch(text.strip())
    if match is None:
        raise StickerError(f"{quoted(text)} is no sticker; they have names such as F1 or U{size}")
    place, last = int(match[2]), size * size
    if place > last:
        raise StickerError(f"there is no sticker {match[0].upper()}: {last} is a face's last one")
    return Face[match[1].upper()] * last + place - 1


def read_answers(text: str, size: int) -> tuple[Answer, ...]:
    """Read answers such as "F1=W,U3=R"; "F1=?" stands for "not sure".

    Raises:
        StickerError: an answer is not of that form, or there are two for one sticker.
    """
    answers: dict[int, Answer] = {}
    for part in filter(None, map(str.strip, text.split(","))):
        name, equals, letter = (one.strip() for one in part.partition("="))
        if not equals:
            raise StickerError(f"{quoted(part)} is no answer; they look like F1=W,U3=R")
        answer = Answer(read_sticker(name, size), _read_colour(letter))
        if answers.setdefault(answer.sticker, answer) != answer:
            raise StickerError(f"two different answers for the sticker {name.upper()}")
    return tuple(answers.values())


def _read_colour(letter: str) -> int | None:
    if letter == NOT_SURE:
        return None
    letters = COLOUR_LETTERS.letters
    if len(letter) != 1 or letter.upper() not in letters:
        raise StickerError(f"{quoted(letter)} is no colour; they are {' '.join(letters)}, or ?")
    return letters.index(letter.upper())
