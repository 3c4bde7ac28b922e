"""Putting words together for people: beginnings and ends of sentences, lists, numbers of things."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import reduce

from cubeapp.language import tr

_ENDS = (".", "!", "?", "…", ":", "。", "！", "？", "：")


def capitalised(text: str) -> str:
    """Return ``text`` with a capital at its start, the rest as it is."""
    return text[:1].upper() + text[1:]


def sentence(text: str) -> str:
    """Return ``text``, such as an error's, as a sentence: with a capital and one full stop."""
    text = capitalised(text.strip())
    return text if not text or text.endswith(_ENDS) else tr("{text}.").format(text=text)


def labelled(name: str, text: str) -> str:
    """Return "name: text"."""
    return tr("{name}: {text}").format(name=name, text=text)


def paragraph(sentences: Iterable[str]) -> str:
    """Return whole sentences one after the other; empty ones are left out."""
    return reduce(_followed, filter(None, sentences), "")


def listed(words: Sequence[str]) -> str:
    """Return "a", "a and b" or "a, b and c"."""
    if len(words) < 2:
        return "".join(words)
    *some, last = words
    return both(enumerated(some), last)


def enumerated(words: Sequence[str]) -> str:
    """Return "a, b, c"."""
    return reduce(_enumerated, words) if words else ""


def both(one: str, other: str) -> str:
    """Return "one and other"."""
    return tr("{one} and {other}").format(one=one, other=other)


def _followed(text: str, following: str) -> str:
    if not text:
        return following
    return tr("{sentence} {following}").format(sentence=text, following=following)


def _enumerated(some: str, another: str) -> str:
    return tr("{some}, {another}").format(some=some, another=another)
