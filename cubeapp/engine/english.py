"""Putting words together for people: beginnings and ends of sentences, lists, numbers of things."""

from __future__ import annotations

from collections.abc import Sequence

_ENDS = (".", "!", "?", "…", ":")


def capitalised(text: str) -> str:
    """Return ``text`` with a capital at its start, the rest as it is."""
    return text[:1].upper() + text[1:]


def sentence(text: str) -> str:
    """Return ``text``, such as an error's, as a sentence: with a capital and one full stop."""
    text = capitalised(text.strip())
    return text if not text or text.endswith(_ENDS) else f"{text}."


def listed(words: Sequence[str]) -> str:
    """Return "a", "a and b" or "a, b and c"."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} and {words[-1]}"


def number_of(count: int, thing: str) -> str:
    """Return "1 move" or "12,345 moves"."""
    return f"{count:,} {thing}{'' if count == 1 else 's'}"
