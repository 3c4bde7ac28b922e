"""The language that the program speaks: English, until a translation is put in its place.

Texts stand in English where they are used: ``tr("Undo the last change")``. What varies is put in
afterwards, by name, so that a translation can order it otherwise:
``tr("Read {what}.").format(what=…)``. What the engine tells is a `Text`, in which everything is
filled in already; it is said here, at the edge, and nowhere below. ``make translations`` finds
the texts for Qt's own translation files.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cubeapp.engine import text as texts
from cubeapp.engine.text import Text, Translate


def _english(text: str) -> str:
    return text


_translate: Translate = _english
_colours: Sequence[str] = ()


def speak(translate: Translate = _english) -> None:
    """Speak as ``translate`` says from now on; texts that are shown already stay.

    Args:
        translate: returns an English text in the other language, the text itself where it has
            none. It may be called from any thread.
    """
    global _translate
    _translate = translate


def call_colours(names: Sequence[str] = ()) -> None:
    """Call the colours 0…5 by ``names`` from now on; texts that are shown already stay.

    Args:
        names: in English, each of them a text that is translated; the default ones if empty.
    """
    global _colours
    _colours = () if tuple(names) == texts.COLOUR_NAMES else names


def tr(text: str, colours: Sequence[str] = ()) -> str:
    """Return a text in the language of the user.

    Args:
        text: in English, or a `Text` of the engine with all that is filled in.
        colours: what the colours 0…5 are called in English; see `call_colours` if empty.
    """
    if not isinstance(text, Text):
        return _translate(text)
    called = colours or _colours
    # To Python it is what it says in English.
    return text.said(_translate, called) if called or _translate is not _english else str(text)


def colour_word(value: int) -> str:
    """Return what the colour of a value, 0…5, is called; see `call_colours`."""
    return tr(texts.colour_name(value))


def mark(text: str) -> str:
    """Return ``text`` as it is: a constant, which is translated where it is used."""
    return text


def without_key(text: str) -> str:
    """Return a button's or menu's words without the mark of their key, as in Chinese ``(&F)``."""
    head, mark_of_key, tail = text.partition("(&")
    return head + tail[2:] if mark_of_key else text.replace("&", "")


# Numbers, sentences and lists, as `texts` puts them together


def counted(number: int) -> str:
    """Return a whole number with its digits in groups of three: "12,345"."""
    return tr(texts.counted(number))


def decimal(number: float, digits: int | None = None) -> str:
    """Return a number as people write it: "1,234.5", or "1 234,5"."""
    return tr(texts.decimal(number, digits))


def per_cent(share: float) -> str:
    """Return a share to three digits, however small: "51.4 %", "0.072 %"."""
    return tr(texts.per_cent(share))


def plural(count: int, one: str, many: str) -> str:
    """Return the text for one thing or for several, with the number in the place of ``{n}``.

    Args:
        count: how many.
        one: for exactly one, translated already: ``tr("{n} sticker left")``.
        many: for any other number: ``tr("{n} stickers left")``.
    """
    return (one if count == 1 else many).format(n=counted(count))


def capitalised(text: str) -> str:
    """Return ``text`` with a capital at its start, the rest as it is."""
    return tr(texts.capitalised(text))


def sentence(text: str) -> str:
    """Return ``text``, such as an error's, as a sentence: with a capital and one full stop."""
    return tr(texts.sentence(text))


def paragraph(sentences: Iterable[str]) -> str:
    """Return whole sentences one after the other; empty ones are left out."""
    return tr(texts.paragraph(sentences))


def enumerated(words: Sequence[str]) -> str:
    """Return "a, b, c"."""
    return tr(texts.enumerated(words))


def listed(words: Sequence[str]) -> str:
    """Return "a", "a and b" or "a, b and c"."""
    return tr(texts.listed(words))


def labelled(name: str, text: str) -> str:
    """Return "name: text"."""
    return tr(texts.labelled(name, text))


def reason(error: BaseException) -> str:
    """Return what an error says."""
    return tr(texts.reason(error))


def under_way(text: str) -> str:
    """Return what a search says it does as something that goes on: "Searching …"."""
    return f"{capitalised(text)} …"
