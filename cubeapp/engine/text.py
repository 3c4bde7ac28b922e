"""What the engine tells people: texts that are put into a language where they are shown.

The engine writes ``Text("shows {colour} {times}", colour=…, times=…)``. To Python that is a
`str`, in English; whoever shows it to a person says it in that person's language with
`cubeapp.words.tr`, which finds the template and everything that was put into it. So nothing here
knows a language, and nobody has to take a sentence apart again.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterable, Sequence
from functools import reduce
from typing import Any, Self

Translate = Callable[[str], str]
"""Returns an English text in another language, the text itself where it has none."""

Record = str | int | float | dict[str, "Record"]
"""A text as JSON has it."""
Say = Callable[[str], str]
"""Puts a text into the words of its reader: the language, and the colours of the scheme."""

_EMPTY, _AS_IT_IS = "", "{text}"
"""Templates that no translator is asked for."""
_ENDS = (".", "!", "?", "…", ":", "。", "！", "？", "：")
_RAISED = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")


class Text(str):
    """A text for people with what is filled in; as a `str` it reads in English."""

    __slots__ = ("fields", "template")

    template: str
    """In English, with a name in braces for each field."""
    fields: dict[str, Any]
    """What is filled in, by its name: another text, a number, or what reads alike everywhere,
    such as moves."""

    def __new__(cls, template: str, /, **fields: object) -> Self:
        """Make the text from a template, or from a text whose fields are still empty."""
        if isinstance(template, Text):
            assert not template.fields, "its fields are filled in already"
            template = template.template
        made = super().__new__(cls, cls._finished(_filled(template, fields)))
        made.template, made.fields = template, fields
        return made

    def __getnewargs_ex__(self) -> tuple[tuple[str], dict[str, Any]]:
        return (self.template,), self.fields

    def format(self, *args: object, **fields: object) -> Text:
        """Return the text with its fields filled in by name.

        Raises:
            KeyError: one is missing.
        """
        assert not args, "fields have names"
        # Without any, nothing would notice that the template wants some.
        self.template.format_map(fields)
        return type(self)(self.template, **fields)

    def said(self, translate: Translate, colours: Sequence[str] = ()) -> str:
        """Return the text in another language.

        Args:
            translate: returns a template in that language.
            colours: what the colours 0…5 are called in English; by their default names if empty.
        """
        if not self.template:
            return ""
        words = {
            name: part.said(translate, colours) if isinstance(part, Text) else part
            for name, part in self.fields.items()
        }
        return self._finished(_filled(translate(self.template), words))

    def with_turns(self, change: Callable[[str], str]) -> Text:
        """Return the text with every `Turns` in it written as ``change`` writes it."""
        fields = {name: _with_turns(part, change) for name, part in self.fields.items()}
        return type(self)(self.template, **fields) if fields else self

    @staticmethod
    def _finished(text: str) -> str:
        """Return what becomes of the text when everything is filled in."""
        return text


class Turns(str):
    """Moves in a text, which may be written in another way for its reader."""

    __slots__ = ()


class Colour(Text):
    """The name of a colour, which is another one in another colour scheme."""

    __slots__ = ()

    def said(self, translate: Translate, colours: Sequence[str] = ()) -> str:
        """Return the name in the scheme ``colours``, in another language."""
        return translate(colours[self.fields["number"]] if colours else self.template)


class _Capitalised(Text):
    __slots__ = ()

    @staticmethod
    def _finished(text: str) -> str:
        return text[:1].upper() + text[1:]


class _Uncapitalised(Text):
    __slots__ = ()

    @staticmethod
    def _finished(text: str) -> str:
        return text[:1].lower() + text[1:]


class _Number(Text):
    """A number as people write it."""

    __slots__ = ()

    def said(self, translate: Translate, colours: Sequence[str] = ()) -> str:
        return self.template.translate({ord(sign): translate(sign) for sign in _SIGNS})


class _Sentence(_Capitalised):
    """A text with a full stop, where its last word in the language has none yet."""

    __slots__ = ()

    def said(self, translate: Translate, colours: Sequence[str] = ()) -> str:
        text = self._finished(_as_text(self.fields["text"]).said(translate, colours))
        return text if text.endswith(_ENDS) else translate(self.template).format(text=text)


def _with_turns(part: object, change: Callable[[str], str]) -> object:
    if isinstance(part, Turns):
        return Turns(change(part))
    return part.with_turns(change) if isinstance(part, Text) else part


def _filled(template: str, fields: dict[str, Any]) -> str:
    return template.format_map(fields) if fields else template


NO_TEXT = Text(_EMPTY)
_SIGNS = Text(","), Text(".")
_WITH_STOP = Text("{text}.")
COLOUR_NAMES = tuple(
    Colour(name, number=number)
    for number, name in enumerate(
        (Text("white"), Text("red"), Text("green"), Text("yellow"), Text("orange"), Text("blue"))
    )
)
"""The colours by their numbers, as the command line and files name them."""


def colour_name(colour: int) -> Colour:
    """Return a colour by its number, for people."""
    return COLOUR_NAMES[colour]


# Numbers


def counted(number: int) -> Text:
    """Return a whole number with its digits in groups of three: "12,345"."""
    return _Number(f"{number:,}")


def decimal(number: float, digits: int | None = None) -> Text:
    """Return a number as people write it: "1,234.5", or "1 234,5".

    Args:
        number: any but the infinities.
        digits: how many decimals; as few as will do, of six digits in all, if ``None``.
    """
    return _Number(f"{number:g}" if digits is None else f"{number:,.{digits}f}")


def as_number(text: str) -> Text:
    """Return a number that has a point and commas, with those of the language: "1.2 GB"."""
    return _Number(text)


def per_cent(share: float) -> Text:
    """Return a share to three digits, however small: "51.4 %", "0.072 %"."""
    percent = 100 * share
    if percent < 0.001:
        return Text("less than 0.001 %") if percent else as_number("0 %")
    digits = max(0, 2 - math.floor(math.log10(percent))) if percent < 99.95 else 0
    return as_number(f"{decimal(percent, min(digits, 3))} %")


def power_of_ten(power: int) -> str:
    """Return "10¹⁹" for 19."""
    return f"10{str(power).translate(_RAISED)}"


def plural(count: int, one: Text, many: Text) -> Text:
    """Return the text for one thing or for several, with the number in the place of ``{n}``.

    Args:
        count: how many.
        one: for exactly one: ``Text("{n} sticker left")``.
        many: for any other number: ``Text("{n} stickers left")``.
    """
    return (one if count == 1 else many).format(n=counted(count))


# Sentences and lists


def verbatim(text: str) -> Text:
    """Return ``text``, which reads alike in every language."""
    return Text(_AS_IT_IS, text=text)


def shortened(text: str, most: int) -> str:
    """Return the beginning of ``text``, no more than ``most`` letters with the sign of the cut."""
    return text if len(text) <= most else f"{text[: most - 1]}…"


def capitalised(text: str) -> Text:
    """Return ``text`` with a capital at its start, the rest as it is."""
    return _Capitalised(_AS_IT_IS, text=text)


def uncapitalised(text: str) -> Text:
    """Return ``text`` with a small letter at its start, for the middle of a sentence."""
    return _Uncapitalised(_AS_IT_IS, text=text)


def sentence(text: str) -> Text:
    """Return ``text``, such as an error's, as a sentence: with a capital and one full stop."""
    text = text if isinstance(text, Text) else text.strip()
    is_whole = not text or text.endswith(_ENDS)
    return capitalised(text) if is_whole else _Sentence(_WITH_STOP, text=text)


def joined(between: str, texts: Iterable[str]) -> Text:
    """Return texts with a sign between them, as in "OLL 27 · Sune"; empty ones are left out."""
    parts = [text for text in texts if text]
    if len(parts) < 2:
        return _as_text(parts[0]) if parts else NO_TEXT
    fields = {f"part{number}": part for number, part in enumerate(parts)}
    return Text(between.join(f"{{{name}}}" for name in fields), **fields)


def labelled(name: str, text: str) -> Text:
    """Return "name: text"."""
    return Text("{name}: {text}", name=name, text=text)


def paragraph(sentences: Iterable[str]) -> Text:
    """Return whole sentences one after the other; empty ones are left out."""
    return reduce(_followed, filter(None, sentences), NO_TEXT)


def listed(words: Sequence[str]) -> Text:
    """Return "a", "a and b" or "a, b and c"."""
    if len(words) < 2:
        return enumerated(words)
    *some, last = words
    return both(enumerated(some), last)


def enumerated(words: Sequence[str]) -> Text:
    """Return "a, b, c"."""
    return reduce(_enumerated, words[1:], _as_text(words[0])) if words else NO_TEXT


def both(one: str, other: str) -> Text:
    """Return "one and other"."""
    return Text("{one} and {other}", one=one, other=other)


def reason(error: BaseException) -> Text:
    """Return what an error says, for people."""
    told = error.args[0] if error.args else ""
    return told if isinstance(told, Text) else verbatim(str(error))


def _as_text(text: str) -> Text:
    return text if isinstance(text, Text) else verbatim(text)


def _followed(text: Text, following: str) -> Text:
    if not text:
        return _as_text(following)
    return Text("{sentence} {following}", sentence=text, following=following)


def _enumerated(some: Text, another: str) -> Text:
    return Text("{some}, {another}", some=some, another=another)


# Texts in files, and between processes

_KINDS: dict[str, type[Text]] = {
    "": Text,
    "capital": _Capitalised,
    "small": _Uncapitalised,
    "sentence": _Sentence,
    "number": _Number,
    "colour": Colour,
}
_NAMES = {kind: name for name, kind in _KINDS.items()}
MOST_NESTED, MOST_LETTERS = 100, 1_000_000
"""Texts inside each other, and letters of a text; a file with more is no file of ours."""
_TEMPLATE = re.compile(r"(?:[^{}]|{\w+})*")


def record_of(text: str) -> Record:
    """Return ``text`` as what JSON can write: one without fields as its template."""
    if not isinstance(text, Text):
        return text
    kind = _NAMES[type(text)]
    if not text.fields and not kind:
        return text.template
    fields = {name: _field_record(part) for name, part in text.fields.items()}
    return {"text": text.template, **({"as": kind} if kind else {}), "with": fields}


def text_of(record: object, depth: int = 0) -> Text:
    """Return the text that `record_of` wrote.

    Args:
        record: as it was read; a file may hold anything.
        depth: how many texts it is inside of.

    Raises:
        ValueError: it is something else.
    """
    if isinstance(record, str):
        return Text(record)
    if not isinstance(record, dict) or depth > MOST_NESTED:
        raise ValueError(f"a {type(record).__name__} is no text here")
    template, given = record.get("text"), record.get("with")
    kind = _KINDS.get(str(record.get("as", "")))
    if not isinstance(template, str) or not isinstance(given, dict) or kind is None:
        raise ValueError("a text lacks its words or their fields")
    fields = {str(name): _field_of(part, depth) for name, part in given.items()}
    if not _TEMPLATE.fullmatch(template) or len(template) > MOST_LETTERS:
        raise ValueError(f"{template[:40]!r} is no template")
    wanted = re.findall(r"{(\w+)}", template)
    needed = {Colour: {"number"}, _Sentence: {"text"}}.get(kind, set()) | set(wanted)
    if not needed <= fields.keys() or (kind is Colour and not _is_colour(fields["number"])):
        raise ValueError(f"{template[:40]!r} has other fields")
    if sum(len(str(fields[name])) for name in wanted) > MOST_LETTERS:
        raise ValueError(f"{template[:40]!r} is too long with its fields")
    return kind(template, **fields)


def _is_colour(number: object) -> bool:
    # To Python 1.0 and true are numbers of colours as well.
    return type(number) is int and number in range(6)


def _field_record(part: object) -> Record:
    if isinstance(part, Text):
        # A template alone would be taken for a word that reads alike everywhere.
        record = record_of(part)
        return {"text": record, "with": {}} if isinstance(record, str) else record
    if isinstance(part, Turns):
        return {"turns": str(part)}
    return part if isinstance(part, int | float) else str(part)


def _field_of(record: object, depth: int) -> object:
    if isinstance(record, str | int | float):
        return record
    if isinstance(record, dict) and isinstance(record.get("turns"), str):
        return Turns(record["turns"])
    return text_of(record, depth + 1)
