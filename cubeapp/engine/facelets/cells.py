"""A text taken apart: one character for each facelet, and where on its line it stands."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass

from cubeapp.engine.facelets.alphabets import (
    ALPHABETS,
    COLOUR_NAMES,
    COLOUR_SIGNS,
    LETTER_OF_NAME,
    LETTER_OF_SIGN,
    NO_CHARACTER,
    OTHERS,
    TOKEN,
    Alphabet,
)
from cubeapp.engine.model.errors import FaceletsError
from cubeapp.engine.model.geometry import MAX_SIZE
from cubeapp.engine.text import Text

MOST_FACELETS = 12 * MAX_SIZE**2
"""Those of the largest cube's net that is drawn on a full rectangle."""
TAB = 8
"""The columns that a tabulator goes on to are multiples of this."""
_UNSEEN = "\u200b\u200c\u200d\u200e\u200f\u2060\ufeff\ufe0e\ufe0f"
"""Signs without a width; the last two say whether the sign before is drawn in colour."""
_SEPARATORS = frozenset(",;/|│┃║，；、" + _UNSEEN)
# A list in a programming language has quotation marks, or nothing but numbers; an alg has primes,
# which must not go.
_LIST = re.compile(r"\[\s*[\[\"']|\A\s*\[[0-9,\s]{24,}\]\s*\Z")
_LIST_SIGNS = frozenset("[](){}\"'")
_BORDER = re.compile(r"[\s+|=_*#\-–—─━═┌┐└┘├┤┬┴┼╔╗╚╝╠╣╦╩╬│┃║]+")
_SURELY_BORDER = re.compile(r"[+=_*#–—─━═]")


@dataclass(frozen=True, slots=True)
class Cells:
    """The facelets that a text names, one after the other."""

    characters: bytes
    """One for each facelet; names and signs of colours are letters here."""
    spans: list[tuple[int, int]]
    """Where each stands in the text."""
    lines: list[list[int]]
    """The columns of the facelets of each line, lines without any left out."""
    alphabets: tuple[Alphabet, ...]
    """Those that may be meant."""

    @classmethod
    def of(cls, text: str, as_list: bool = False) -> Cells:
        """Take ``text`` apart; what separates, borders and brackets of lists are left out.

        Args:
            text: what was pasted.
            as_list: whether brackets and quotation marks go, even if it does not look like a list.

        Raises:
            FaceletsError: it has more of them than any cube.
        """
        separators = _SEPARATORS | _LIST_SIGNS if as_list or is_list(text) else _SEPARATORS
        letters: list[str] = []
        others: dict[str, str] = {}
        spans: list[tuple[int, int]] = []
        lines: list[list[int]] = []
        start = 0
        alphabets: tuple[Alphabet, ...] = ALPHABETS
        has_bars = "|" in text
        for line in text.splitlines(keepends=True):
            columns = []
            column = 0
            for match in TOKEN.finditer(line) if not _is_border(line, has_bars) else ():
                token = match.group()
                if not token.isspace() and token not in separators:
                    if len(letters) == MOST_FACELETS:
                        raise FaceletsError(
                            Text("this text is too long for a cube"), (0, len(text))
                        )
                    letter, kind = _letter(token, others)
                    letters.append(letter)
                    alphabets = kind or alphabets
                    spans.append((start + match.start(), start + match.end()))
                    columns.append(column)
                column = _column_after(column, token)
            start += len(line)
            if columns:
                lines.append(columns)
        return cls("".join(letters).encode("latin-1"), spans, lines, alphabets)


def is_list(text: str) -> bool:
    """Tell whether ``text`` looks like a list of facelets in a programming language."""
    return _LIST.search(text) is not None


def _letter(token: str, others: dict[str, str]) -> tuple[str, tuple[Alphabet, ...] | None]:
    """Return the character for a token, and the alphabet that it is sure to be of, if any.

    Args:
        token: of the text.
        others: the characters given so far to tokens that are not ASCII; is completed.
    """
    name = LETTER_OF_NAME.get(token.lower())
    if name is not None:
        return name, (COLOUR_NAMES,)
    sign = LETTER_OF_SIGN.get(token)
    if sign is not None:
        return sign, (COLOUR_SIGNS,)
    if token.isascii():
        return token, None
    if token not in others and len(others) < len(OTHERS):
        others[token] = OTHERS[len(others)]
    return others.get(token, NO_CHARACTER), None


def _is_border(line: str, has_bars: bool) -> bool:
    """Tell whether a line is blank or only draws the edges of faces.

    Args:
        line: of the text.
        has_bars: whether there are upright bars anywhere in the text.
    """
    if line.isspace():
        return True
    if _BORDER.fullmatch(line) is None:
        return False
    # A line of dashes alone may be facelets that are not known.
    return bool(_SURELY_BORDER.search(line)) or (has_bars and "--" in line)


def _column_after(column: int, token: str) -> int:
    """Return the column where a line goes on after ``token``."""
    for character in token:
        if character == "\t":
            column += TAB - column % TAB
        elif character not in _UNSEEN:
            column += 2 if unicodedata.east_asian_width(character) in "WF" else 1
    return column
