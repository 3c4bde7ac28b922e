"""The twelve cards, and their texts by variant from ``resources/lessons/cards.toml``."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from functools import cache

from cubeapp.engine.teaching.files import Table, lesson_file
from cubeapp.engine.text import Text

CARD_FILE = "cards.toml"
_SMALL = (
    "base", "cap", "front", "other", "piece", "side", "face", "away", "way", "a", "b", "layer",
    "fault", "one", "two", "meet", "times",
)  # fmt: skip
FIELDS = frozenset((*_SMALL, *(name.capitalize() for name in _SMALL)))
"""What texts of cards may have in braces; a capital begins a sentence."""
SUCCESS_FIELDS = frozenset(("N", "n", "what", "Unit"))
"""What the texts of a success have besides."""
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


@cache
def card_texts() -> dict[str, CardText]:
    """Return the texts of all variants by their keys: "petal.middle", "cap.cross.dot".

    Raises:
        LessonFileError: one lacks something.
    """
    file = lesson_file(CARD_FILE)
    return {variant: card_text(table, file) for variant, table in file.table("cards").items()}


def card_text(table: Table, file: Table) -> CardText:
    """Return what ``table`` of ``file`` says of one variant of a card.

    Raises:
        LessonFileError: something is missing, or is something else.
    """
    card = Card[table.word("kind", Card.__members__)]
    text = CardText(
        card=card,
        title=table.text("title", FIELDS),
        goal=table.text("goal", FIELDS),
        look=table.text("look", FIELDS),
        setup=table.text_or_none("first", FIELDS),
        do=table.text("do", FIELDS),
        why=table.text("why", FIELDS),
        hints=_hints(table, "hints"),
        setup_hints=_hints(table, "setup_hints") if "setup_hints" in table else (),
        rule=file.table("rules").text(card.name, FIELDS),
    )
    table.close()
    return text


def _hints(table: Table, key: str) -> tuple[Text, ...]:
    hints = table.texts(key, FIELDS)
    if len(hints) != HINTS:
        raise table.fault(key, Text("there have to be {n} hints", n=HINTS))
    return hints


def rule_of(card: Card) -> Text:
    """Return the one rule of a card's lesson, its fields still empty."""
    return lesson_file(CARD_FILE).table("rules").text(card.name, FIELDS)


@cache
def hold_text(key: str) -> Text:
    """Return how the cube is to be held: "start", "over", "turn", "keep", "lock" or "same"."""
    return lesson_file(CARD_FILE).table("holds").text(key, FIELDS)


def success_text(key: str) -> Text:
    """Return what is said when something is done: "petal", "daisy" and so on."""
    return lesson_file(CARD_FILE).table("success").text(key, FIELDS | SUCCESS_FIELDS)
