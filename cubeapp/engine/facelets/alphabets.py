"""The characters that stand for colours, and the words and signs that stand for them."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.model.geometry import UNPAINTED
from cubeapp.engine.text import Text

FOREIGN = 254
"""The value of a character that an alphabet does not have."""
UNKNOWN_MARKS = ".?-xX"
"""The marks for a facelet whose colour is not known."""
NO_CHARACTER = "\x7f"
"""Stands for what has no character of its own."""
OTHERS = "".join(map(chr, range(128, 192)))
"""Stand for what is not ASCII, each for one sign of a text; none of them has a small letter."""


class Alphabet:
    """Characters for the colours U R F D L B, and marks for facelets that are not known."""

    def __init__(self, name: Text, letters: str, unknown: str = UNKNOWN_MARKS) -> None:
        self.text = name
        """Its name in English."""
        self.letters = letters
        table = bytearray([FOREIGN]) * 256
        for unknown_mark in unknown:
            table[ord(unknown_mark)] = UNPAINTED
        for value, letter in enumerate(letters):
            table[ord(letter)] = table[ord(letter.lower())] = value
        self._table = bytes(table)

    @property
    def name(self) -> Text:
        """What people call it: "face letters"."""
        return self.text

    def read(self, characters: bytes) -> bytes:
        """Return the facelets' values; `FOREIGN` where a character is not of this alphabet."""
        return characters.translate(self._table)

    def values(self, characters: bytes) -> NDArray[np.uint8]:
        """Return the values of `read` as an array."""
        return np.frombuffer(self.read(characters), dtype=np.uint8)


FACE_LETTERS = Alphabet(Text("face letters"), "URFDLB")
COLOUR_LETTERS = Alphabet(Text("colour letters"), "WRGYOB")
DIGITS = Alphabet(Text("digits"), "521643", UNKNOWN_MARKS + "0")
VALUES = Alphabet(Text("digits from 0 to 5"), "012345")
"""The numbers of the faces in the order U R F D L B; read only where they make a legal cube."""
NUMBERS = Alphabet(Text("face numbers from 1 to 6"), "123456")
"""The same counted from 1; no cube is legal both so and in `DIGITS`, where other colours are
opposite each other."""
COLOUR_NAMES = Alphabet(Text("colour names"), "WRGYOB")
COLOUR_SIGNS = Alphabet(Text("coloured signs"), "WRGYOB")
ALPHABETS = (FACE_LETTERS, COLOUR_LETTERS, DIGITS)


def in_scheme(alphabets: Iterable[Alphabet], letters: str) -> tuple[Alphabet, ...]:
    """Return ``alphabets`` for a colour scheme other than the WCA's.

    Args:
        alphabets: some of those above.
        letters: the first letters of the colours' names, by the colours' numbers. Names and
            signs of colours mean what they always do where these are not those of the six
            usual colours.
    """
    if letters == COLOUR_LETTERS.letters:
        return tuple(alphabets)
    return tuple(_recoloured(alphabet, letters) for alphabet in alphabets)


@lru_cache(maxsize=32)
def _recoloured(alphabet: Alphabet, letters: str) -> Alphabet:
    has_usual_colours = sorted(letters) == sorted(COLOUR_LETTERS.letters)
    if alphabet is COLOUR_LETTERS or (
        alphabet in (COLOUR_NAMES, COLOUR_SIGNS) and has_usual_colours
    ):
        return Alphabet(alphabet.text, letters)
    return alphabet


_NAMES = {
    "W": "white weiß weiss 白色 白",
    "R": "red rot 红色 红 紅色 紅",
    "G": "green grün gruen 绿色 绿 綠色 綠",
    "Y": "yellow gelb 黄色 黄 黃色 黃",
    "O": "orange 橙色 橙 橘色 橘",
    "B": "blue blau 蓝色 蓝 藍色 藍",
    "?": "unknown empty none unbekannt leer 未知 空",
}
_SIGNS = {
    "W": "⬜ ◻ ◽ ▫ ⚪ 🤍",
    "R": "🟥 🔴 ❤",
    "G": "🟩 🟢 💚",
    "Y": "🟨 🟡 💛",
    "O": "🟧 🟠 🧡",
    "B": "🟦 🔵 💙",
    "?": "⬛ ◼ ◾ ▪ ⚫ 🖤",
}


def _by_word(words: dict[str, str]) -> dict[str, str]:
    return {word: letter for letter, all_words in words.items() for word in all_words.split()}


LETTER_OF_NAME = _by_word(_NAMES)
"""The colour letter for each name, in small letters; names are English, German and Chinese.

Each has a letter that no alphabet has, so that none of them is hidden in facelets.
"""
LETTER_OF_SIGN = _by_word(_SIGNS)
"""The colour letter for each square, circle and heart."""
TOKEN = re.compile(
    "|".join(sorted({*LETTER_OF_NAME, *LETTER_OF_SIGN}, key=len, reverse=True)) + r"|\s+|.",
    re.IGNORECASE | re.DOTALL,
)
"""One name, one sign, spaces, or any other character."""
