"""What a course is made of: units, their lessons, and what is asked and shown with these."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

from cubeapp.engine.data_files import filled
from cubeapp.engine.model.moves import Move
from cubeapp.engine.text import NO_TEXT, Text, capitalised, colour_name

COLOURS = ("base", "Base", "cap", "Cap")
"""The fields that any text may have: the colour of the first layer, and its opposite."""
SOLO = "solo"
"""The unit after all others of the 3×3×3: three whole cubes."""


class Level(IntEnum):
    """How much of an exercise is left to the learner."""

    WATCH = 0
    FINISH = 1
    CHOOSE = 2
    ALONE = 3

    @property
    def needed(self) -> int:
        """How many exercises pass it."""
        return (1, 2, 2, 3)[self]

    @property
    def is_early(self) -> bool:
        """Whether just the step itself is left to do, nothing else being mixed."""
        return self <= Level.FINISH


class TaskKind(IntEnum):
    """What is to be done in a lesson that is about no card yet."""

    PIECE = 0
    HOME = 1
    ORDER = 2
    TURN = 3
    WHOLE = 4
    BACK = 5
    ROUNDS = 6
    LETTERS = 7

    @property
    def fields(self) -> tuple[str, ...]:
        """The fields of its texts, beside the colours."""
        return (
            ("what", "kind", "count"), ("colours",), ("one", "two"), ("Turn",),
            ("front", "side"), ("turn",), (), ("letters",),
        )[self]  # fmt: skip


@dataclass(frozen=True, slots=True)
class Sketch:
    """A picture as a file describes it: a solved cube after some moves, or the cube at hand."""

    setup: tuple[Move, ...] | None
    """From solved, the cap on top; ``None`` for the cube at hand."""
    lit: tuple[str, ...]
    """What stands out: centres (U), pieces by their places (UF, DFR), stickers (U2)."""
    turn: tuple[Move, ...]
    """The first of them is drawn as an arrow."""
    about: Text
    """What it shows, where its turn or its places do not say so."""
    variant: str = ""
    """The variant of a card that it is a picture of."""
    when: tuple[str, ...] = ()
    """The variants of an exercise that it is right for; any if empty."""
    right: bool = False
    """Whether it is always the right answer."""
    size: int = 3


@dataclass(frozen=True, slots=True)
class Asked:
    """The question in Watch."""

    text: Text
    answers: tuple[Sketch, ...]
    as_given: bool
    """Whether the cube is shown as the exercise gives it, not as the card holds it."""


@dataclass(frozen=True, slots=True)
class CaseText:
    """What may be left to do in a lesson without a card, and the algs for it."""

    title: Text
    variant: str
    algs: tuple[tuple[Move, ...], ...]
    has_top: bool
    """Whether the top may have to be turned first."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson: about a card or a case, or a first one with a kind of task."""

    id: str
    unit: str
    title: Text
    card: Text = NO_TEXT
    """What is on the card where a lesson has a card of its own."""
    task_kind: TaskKind | None = None
    task: Text = NO_TEXT
    slip: Text = NO_TEXT
    """The answer to a wrong one."""
    count: int = 0
    """How many tasks there are."""
    passes: int = 0
    """How many of them right in a row pass the lesson."""
    is_optional: bool = False
    exercise: str = ""
    """The name of the exercises that are made for it."""
    variants: tuple[str, ...] = ()
    """What three exercises in a row have to contain."""
    rule: Text = NO_TEXT
    question: Asked | None = None
    pictures: tuple[Sketch, ...] = ()
    """Of the cases of its card."""
    size: int = 3
    aim: str = ""
    """What an exercise of a lesson without a card leads to, by its name in `aims`."""
    look: Text = NO_TEXT
    """What to look for in an exercise of it, where its case does not say so."""
    cases: tuple[CaseText, ...] = ()

    def title_for(self, base: int = 0) -> Text:
        """Return the title where ``base`` is the colour of the first layer."""
        return in_colours(self.title, base)

    def card_for(self, base: int = 0) -> Text:
        """Return what is on its own card."""
        return in_colours(self.card, base)

    def rule_for(self, base: int = 0) -> Text:
        """Return the one rule that is to be remembered."""
        return in_colours(self.rule, base)


@dataclass(frozen=True, slots=True)
class Goal:
    """What a unit, or a half of it, leads to."""

    title: Text
    sketch: Sketch

    def title_for(self, base: int = 0) -> Text:
        """Return the title where ``base`` is the colour of the first layer."""
        return in_colours(self.title, base)


@dataclass(frozen=True, slots=True)
class Unit:
    """Lessons that lead to one goal."""

    id: str
    title: Text
    opening: Text
    goals: tuple[Goal, ...]
    lessons: tuple[Lesson, ...]
    has_gate: bool
    """Whether two cubes with the whole unit to do stand at its end."""

    def title_for(self, base: int = 0) -> Text:
        """Return the title where ``base`` is the colour of the first layer."""
        return in_colours(self.title, base)

    def opening_for(self, base: int = 0) -> Text:
        """Return what it opens with."""
        return in_colours(self.opening, base)


def in_colours(text: Text, base: int = 0, **fields: object) -> Text:
    """Return a template with the colours filled in, and ``fields`` besides.

    Args:
        text: the template.
        base: the colour of the first layer, 0…5.
        fields: what else it has.
    """
    one, other = colour_name(base), colour_name((base + 3) % 6)
    colours = {"base": one, "Base": capitalised(one), "cap": other, "Cap": capitalised(other)}
    return filled(text, colours | fields)
