"""How a typed text is compared with names: "T perm", "t-perm" and "Tperm" are one."""

from __future__ import annotations

import difflib
import re
import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import IntEnum
from functools import lru_cache

FEWEST_LETTERS = 3
"""Shorter texts are not looked for as letters with others between them."""
LIKENESS = (0.65, 0.3)
"""Between 0 and 1: names at least so much like a text are suggested for it; those that are as
little like it as the second number says only if there are no better ones."""
LONGEST_COMPARED = 60
"""Letters of a text that suggestions are looked for with; more would take long."""

_SIGNS = str.maketrans("×", "x")


@lru_cache(maxsize=8192)
def words_of(text: str) -> tuple[str, ...]:
    """Return the words of ``text`` in small letters, without accents and punctuation."""
    plain = _decomposed(_decomposed(text.translate(_SIGNS)).casefold())
    return tuple(re.findall(r"[^\W_]+", "".join(c for c in plain if not unicodedata.combining(c))))


def folded(text: str) -> str:
    """Return the letters and digits of ``text``: what two writings of a name have in common."""
    return "".join(words_of(text))


class Match(IntEnum):
    """How well something fits a text; the smaller, the better."""

    NAME = 0
    """It is called that."""
    BEGINNING = 1
    """Its name begins like that."""
    WORDS = 2
    """Words of its name begin like that."""
    INSIDE = 3
    """It is inside its name."""
    ABOUT = 4
    """Words about it begin like that."""
    LETTERS = 5
    """Its name has the letters in this order, from the beginning of a word on."""


@dataclass(frozen=True, slots=True)
class Name:
    """A folded name."""

    words: tuple[str, ...]
    whole: str
    """Its words without anything between them."""
    rests: tuple[str, ...]
    """The same from each of its words on, all of it first."""
    letters: frozenset[str]
    """Those that it has: nothing with another one fits it."""

    @classmethod
    @lru_cache(maxsize=8192)
    def of(cls, words: tuple[str, ...]) -> Name:
        """Make the name of these words."""
        rests = tuple("".join(words[index:]) for index in range(len(words)))
        return cls(words, rests[0], rests, frozenset(rests[0]))


@dataclass(frozen=True, slots=True)
class Searchable:
    """The folded texts of something that can be found."""

    names: tuple[Name, ...]
    about: tuple[str, ...]
    """All words about it, those of its names among them."""

    @classmethod
    def of(cls, names: Iterable[str], about: Iterable[str] = ()) -> Searchable:
        """Fold ``names``, and what else there is to say of their bearer."""
        return _searchable(tuple(names), tuple(about))


@lru_cache(maxsize=4096)
def _searchable(names: tuple[str, ...], about: tuple[str, ...]) -> Searchable:
    split = dict.fromkeys(words for name in names if (words := words_of(name)))
    rest = (word for text in about for word in words_of(text))
    all_words = dict.fromkeys((*(word for name in split for word in name), *rest))
    return Searchable(tuple(map(Name.of, split)), tuple(all_words))


def match(text: str, searchable: Searchable) -> Match | None:
    """Return how well ``searchable`` fits ``text``, which has letters; ``None`` if it does not."""
    words = words_of(text)
    joined = "".join(words)
    letters = frozenset(joined)
    best: Match | None = None
    for name in searchable.names:
        found = _match_name(words, joined, name) if letters <= name.letters else None
        if found is not None and (best is None or found < best):
            best = found
    if best is not None and best < Match.ABOUT:
        return best
    return Match.ABOUT if _begin(words, searchable.about) else best


def nearest(text: str, searchables: Sequence[Searchable], count: int) -> list[int]:
    """Return the indices of the ``count`` that are named most like ``text``, the best first.

    A name is compared as a whole, and by each of its words.
    """
    bearers: dict[str, list[int]] = {}
    for index, searchable in enumerate(searchables):
        for name in searchable.names:
            for part in dict.fromkeys((name.whole, *name.words)):
                bearers.setdefault(part, []).append(index)
    parts = _most_like(folded(text)[:LONGEST_COMPARED], bearers, count)
    return list(dict.fromkeys(index for part in parts for index in bearers[part]))[:count]


def _most_like(text: str, parts: Iterable[str], count: int) -> list[str]:
    """Return the ``count`` of ``parts`` that are most like ``text``, the best first.

    They are those of `difflib.get_close_matches`, which measures each of them: here those come
    first that have the most letters in common, which no measure is above, until none is left
    that could be among the best.
    """
    letters, matcher = _letters(text), difflib.SequenceMatcher(b=text)
    bounds = ((2 * len(letters & _letters(part)) / (len(text) + len(part)), part) for part in parts)
    best: list[tuple[float, str]] = []
    for bound, part in sorted((each for each in bounds if each[0] >= LIKENESS[-1]), reverse=True):
        if len(best) == count and bound < best[-1][0]:
            break
        matcher.set_seq1(part)
        best = sorted((*best, (matcher.ratio(), part)), reverse=True)[:count]
    most = best[0][0] if best else 0.0
    least = next((least for least in LIKENESS if most >= least), 1.0)
    return [part for likeness, part in best if likeness >= least]


@lru_cache(maxsize=8192)
def _letters(text: str) -> frozenset[tuple[str, int]]:
    """Return the letters of ``text``, each with how many of it are before it."""
    return frozenset((letter, text.count(letter, 0, at)) for at, letter in enumerate(text))


def _decomposed(text: str) -> str:
    """Return ``text`` with its accents apart from their letters."""
    return unicodedata.normalize("NFKD", text)


def _match_name(words: tuple[str, ...], joined: str, name: Name) -> Match | None:
    if name.whole == joined:
        return Match.NAME
    if name.whole.startswith(joined):
        return Match.BEGINNING
    if any(rest.startswith(joined) for rest in name.rests) or _begin(words, name.words):
        return Match.WORDS
    if _is_significant(joined) and (joined in name.whole or _are_inside(words, name.words)):
        return Match.INSIDE
    if len(joined) >= FEWEST_LETTERS and any(_has_letters(rest, joined) for rest in name.rests):
        return Match.LETTERS
    return None


def _begin(beginnings: Iterable[str], words: Sequence[str]) -> bool:
    """Tell whether each of ``beginnings`` begins another one of ``words``."""
    left = list(words)
    for beginning in sorted(beginnings, key=len, reverse=True):
        found = next((word for word in left if word.startswith(beginning)), None)
        if found is None:
            return False
        left.remove(found)
    return True


def _are_inside(parts: Iterable[str], words: Sequence[str]) -> bool:
    """Tell whether each of ``parts`` is in one of ``words``, and is worth looking for there."""
    return all(_is_significant(part) and any(part in word for word in words) for part in parts)


def _is_significant(text: str) -> bool:
    """Tell whether ``text`` is worth looking for inside words: a single Latin letter is not."""
    return len(text) > 1 or not text.isascii()


def _has_letters(text: str, letters: str) -> bool:
    """Tell whether ``text`` begins like ``letters`` and has all of them, in their order."""
    left = iter(text)
    return text[0] == letters[0] and all(letter in left for letter in letters)
