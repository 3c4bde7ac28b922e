"""The twelve cards, and their texts by variant from ``resources/lessons/cards.toml``."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from enum import IntEnum
from functools import cache

from cubeapp.engine.data_files import Table
from cubeapp.engine.teaching.files import lesson_file
from cubeapp.engine.text import Text

CARD_FILE = "cards.toml"
_COLOURS = ("base", "cap")
_COMMON = (*_COLOURS, "front", "other", "side", "face", "away", "way", "a", "b")
"""What all cards may have in braces; with a capital, too, where it begins a sentence."""
_OF_SUCCESS = ("piece", "N", "n", "what", "Unit")
"""What the texts of a success may have besides."""
HOLDS = ("start", "over", "turn", "keep", "lock", "same")
"""What can be said of how the cube is held."""
# fmt: off
SUCCESSES = (
    "petal", "daisy", "edge_down", "cross", "corner", "bottom", "edge", "two_layers",
    "cap_cross", "cap_edges", "places", "twist", "solved", "own_way", "luck", "step",
    "mastered", "exercise", "gate", "alone", *(f"nothing_{unit}" for unit in range(2, 9)),
)
# fmt: on
"""What can be said when something is done."""
HINTS = 3
"""How many hints stand in the file; the turns themselves make two more."""


class Card(IntEnum):
    """What is to be learned, in order."""

    PETAL = 1
    PETAL_FRONT = 2
    CROSS_DOWN = 3
    CORNER = 4
    CORNER_TIP = 5
    CORNER_OUT = 6
    EDGE = 7
    EDGE_OUT = 8
    CAP_CROSS = 9
    EDGE_ORDER = 10
    CORNER_PLACE = 11
    CORNER_TWIST = 12
    """The last turn of the top belongs to it."""

    @property
    def lesson(self) -> str:
        """The lesson that teaches it: "2.1"."""
        return _LESSONS[self - 1]

    @property
    def unit(self) -> int:
        """The unit that it belongs to, 2…8."""
        return int(self.lesson[0])


VARIANTS: dict[str, tuple[Card, tuple[str, ...]]] = {
    "petal.middle": (Card.PETAL, ("piece",)),
    "petal.bottom": (Card.PETAL, ("piece",)),
    "petal.front": (Card.PETAL_FRONT, ("piece", "layer")),
    "cross.down": (Card.CROSS_DOWN, ("piece",)),
    "corner.side": (Card.CORNER, ("piece",)),
    "corner.up": (Card.CORNER_TIP, ("piece",)),
    "corner.out": (Card.CORNER_OUT, ("piece", "fault")),
    "edge.in": (Card.EDGE, ("piece",)),
    "edge.out": (Card.EDGE_OUT, ("piece", "fault")),
    "cap.cross.dot": (Card.CAP_CROSS, ()),
    "cap.cross.hook": (Card.CAP_CROSS, ()),
    "cap.cross.line": (Card.CAP_CROSS, ()),
    "edge.order.two": (Card.EDGE_ORDER, ("one", "two", "meet")),
    "edge.order.opposite": (Card.EDGE_ORDER, ("one", "two", "meet")),
    "edge.order.turn": (Card.EDGE_ORDER, ("one", "two", "meet")),
    "corner.place.one": (Card.CORNER_PLACE, ("piece",)),
    "corner.place.none": (Card.CORNER_PLACE, ()),
    "corner.twist": (Card.CORNER_TWIST, ("piece", "times")),
    "corner.twist.back": (Card.CORNER_TWIST, ("piece", "times")),
    "last.turn": (Card.CORNER_TWIST, ()),
}
"""The variants of all cards, and what their texts may have in braces besides."""
_LESSONS = ("2.1", "2.2", "2.3", "3.1", "3.2", "3.3", "4.1", "4.2", "5.1", "6.1", "7.1", "8.1")


@dataclass(frozen=True, slots=True)
class CardText:
    """What a card says in one of its variants; fields are still empty."""

    card: Card
    title: Text
    goal: Text
    look: Text
    """What to look for on the cube."""
    setup: Text
    """What the first turn of the top is for; empty where there never is one."""
    do: Text
    why: Text
    hints: tuple[Text, ...]
    """Where to look, which piece, which rule."""
    setup_hints: tuple[Text, ...]
    """The same where the top is turned first, if something else is true then."""
    rule: Text
    """The one rule of its lesson."""


@dataclass(frozen=True, slots=True)
class CardFile:
    """All that the file of the cards says."""

    cards: Mapping[str, CardText]
    """By variants: "petal.middle", "cap.cross.dot"."""
    rules: Mapping[str, Text]
    """By lessons."""
    holds: Mapping[str, Text]
    """By `HOLDS`."""
    successes: Mapping[str, Text]
    """By `SUCCESSES`."""


@cache
def _card_file() -> CardFile:
    return read_cards(lesson_file(CARD_FILE))


def card_texts() -> Mapping[str, CardText]:
    """Return the texts of all variants by their keys: "petal.middle", "cap.cross.dot".

    Raises:
        DataFileError: the file lacks something, or says something else than it should.
    """
    return _card_file().cards


def read_cards(file: Table) -> CardFile:
    """Return what a file says of all cards.

    Raises:
        DataFileError: something is missing, or is something else.
    """
    rules = file.table("rules").all_texts(_LESSONS, _with_capitals(*_COLOURS))
    holds = file.table("holds").all_texts(HOLDS, _with_capitals(*_COMMON))
    fields = _with_capitals(*_COMMON, *_OF_SUCCESS)
    successes = file.table("success").all_texts(SUCCESSES, fields)
    cards = file.table("cards")
    found = {variant: _card_text(variant, cards.table(variant), rules) for variant in VARIANTS}
    for table in (cards, file):
        table.close()
    return CardFile(found, rules, holds, successes)


def fields_of_variant(variant: str) -> frozenset[str]:
    """Return what the texts of a variant may have in braces."""
    _, own = VARIANTS[variant]
    return _with_capitals(*_COMMON, *own)


def _card_text(variant: str, table: Table, rules: Mapping[str, Text]) -> CardText:
    card, fields = VARIANTS[variant][0], fields_of_variant(variant)
    text = CardText(
        card=card,
        title=table.text("title", fields),
        goal=table.text("goal", fields),
        look=table.text("look", fields),
        setup=table.text_or_none("first", fields),
        do=table.text("do", fields),
        why=table.text("why", fields),
        hints=_hints(table, "hints", fields),
        setup_hints=_hints(table, "setup_hints", fields) if "setup_hints" in table else (),
        rule=rules[card.lesson],
    )
    table.close()
    return text


def _hints(table: Table, key: str, fields: Collection[str]) -> tuple[Text, ...]:
    hints = table.texts(key, fields)
    if len(hints) != HINTS:
        raise table.fault(key, Text("there have to be {n} hints", n=HINTS))
    return hints


def rule_of(card: Card) -> Text:
    """Return the one rule of a card's lesson, the colours in it still empty."""
    return _card_file().rules[card.lesson]


def hold_text(key: str) -> Text:
    """Return how the cube is to be held, by one of `HOLDS`."""
    return _card_file().holds[key]


def success_text(key: str) -> Text:
    """Return what is said when something is done, by one of `SUCCESSES`."""
    return _card_file().successes[key]


def _with_capitals(*names: str) -> frozenset[str]:
    """Return names of fields, each also as it is where its text begins a sentence."""
    return frozenset((*names, *(name.capitalize() for name in names)))
