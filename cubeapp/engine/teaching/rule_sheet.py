"""The twelve rules of the course with their pictures, for one sheet of paper."""

from __future__ import annotations

from dataclasses import dataclass

from cubeapp.engine.teaching.cards import Card, hold_text
from cubeapp.engine.teaching.case_pictures import cases
from cubeapp.engine.teaching.course import lesson, unit
from cubeapp.engine.teaching.lessons import in_colours
from cubeapp.engine.teaching.pictures import Picture
from cubeapp.engine.text import Text

TITLE = Text("The twelve rules")


@dataclass(frozen=True, slots=True)
class SheetRule:
    """The rule of one card."""

    lesson: str
    """Its name: "3.1"."""
    unit: Text
    title: Text
    rule: Text
    pictures: tuple[Picture, ...]
    """Of its cases, with the first turn as an arrow."""


@dataclass(frozen=True, slots=True)
class RuleSheet:
    """Everything that stands on the sheet."""

    title: Text
    hold: Text
    """How the cube is held."""
    rules: tuple[SheetRule, ...]


def rule_sheet(base: int = 0) -> RuleSheet:
    """Return the sheet for those who begin with the layer of the colour ``base``."""
    rules = tuple(_rule(card, base) for card in Card)
    return RuleSheet(TITLE, in_colours(hold_text("start"), base), rules)


def _rule(card: Card, base: int) -> SheetRule:
    about = lesson(card.lesson)
    return SheetRule(
        about.id,
        unit(about.unit).title_for(base),
        about.title_for(base),
        about.rule_for(base),
        tuple(case.picture for case in cases(about.id, base) if case.lesson == about.id),
    )
