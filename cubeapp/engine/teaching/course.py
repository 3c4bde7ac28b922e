"""The course: its units and lessons, as they stand in ``resources/lessons/unit*.toml``.

What is said on a card of the 3×3×3 is in `cards`; here is what is around it: how far a unit leads,
which exercises a lesson makes, what they have to contain, and what is asked and shown with it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import IntEnum
from functools import lru_cache
from pathlib import PurePath
from typing import Any, TypeVar

from cubeapp.engine.model.errors import CubeError
from cubeapp.engine.model.geometry import MAX_SIZE, MIN_SIZE, cube_name
from cubeapp.engine.model.moves import Move
from cubeapp.engine.teaching.aims import AIMS
from cubeapp.engine.teaching.cards import Card, card_texts, rule_of
from cubeapp.engine.teaching.case_algs import CASE_SETS, case_algs
from cubeapp.engine.teaching.files import Table, filled, lesson_file, lesson_files
from cubeapp.engine.teaching.named import facelets_by_name
from cubeapp.engine.teaching.sets import exercise_sets
from cubeapp.engine.teaching.variants import variants_of_card
from cubeapp.engine.text import NO_TEXT, Text, capitalised, colour_name

COLOURS = ("base", "Base", "cap", "Cap")
"""The fields that any text may have: the colour of the first layer, and its opposite."""
SOLO = "solo"
"""The unit after all others of the 3×3×3: three whole cubes."""
LATER_UNITS = 9
"""The first unit that nobody needs to solve a 3×3×3."""
_SIZES, _COUNTS = range(MIN_SIZE, MAX_SIZE + 1), range(1, 100)
"""What a lesson may say of its cube, and of how many tasks there are."""


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


class UnknownLessonError(CubeError, KeyError):
    """There is no lesson, or no unit, of that name."""

    def __str__(self) -> str:
        return str(self.args[0])


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


_Named = TypeVar("_Named", Lesson, Unit)


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


@lru_cache(maxsize=1)
def units() -> tuple[Unit, ...]:
    """Return the units of the course in order, `SOLO` at the end.

    Raises:
        LessonFileError: a file says something else than it should.
    """
    needed = (unit for unit in _all_units() if int(unit.id) < LATER_UNITS)
    return (*needed, read_unit(lesson_file(f"{SOLO}.toml")))


@lru_cache(maxsize=1)
def later_units() -> tuple[Unit, ...]:
    """Return the units after it: speed, and other sizes."""
    return tuple(unit for unit in _all_units() if int(unit.id) >= LATER_UNITS)


@lru_cache(maxsize=1)
def _all_units() -> tuple[Unit, ...]:
    found = (read_unit(lesson_file(name)) for name in lesson_files("unit*.toml"))
    return tuple(sorted(found, key=lambda unit: int(unit.id)))


@lru_cache(maxsize=1)
def lessons() -> tuple[Lesson, ...]:
    """Return the lessons of the course in order, those of later units left out."""
    return tuple(lesson for unit in units() for lesson in unit.lessons)


@lru_cache(maxsize=1)
def all_lessons() -> tuple[Lesson, ...]:
    """Return all lessons, those of later units at the end."""
    return (*lessons(), *(lesson for unit in later_units() for lesson in unit.lessons))


def lesson(name: str) -> Lesson:
    """Return a lesson by its name, such as "3.1".

    Raises:
        UnknownLessonError: there is none.
    """
    return _found(name, all_lessons(), Text("there is no lesson {name}; there are {names}"))


def unit(name: str) -> Unit:
    """Return a unit by its name, such as "3" or `SOLO`.

    Raises:
        UnknownLessonError: there is none.
    """
    return _found(
        name, (*units(), *later_units()), Text("there is no unit {name}; there are {names}")
    )


def goals() -> tuple[Goal, ...]:
    """Return the eight goals from the daisy to the solved cube, in order."""
    return tuple(goal for unit in units() for goal in unit.goals)


def _found(name: str, among: Iterable[_Named], message: Text) -> _Named:
    by_name = {each.id: each for each in among}
    if name not in by_name:
        raise UnknownLessonError(message.format(name=f"'{name}'", names=", ".join(by_name)))
    return by_name[name]


def read_unit(file: Table) -> Unit:
    """Return the unit that a file describes.

    Raises:
        LessonFileError: it says something else than it should.
    """
    about = file.table("unit")
    name = _read_unit_id(about)
    _check_ids(file, name)
    lessons = tuple(_read_lesson(table, name) for table in file.tables("lesson"))
    read = Unit(
        id=name,
        title=about.text("title", COLOURS),
        opening=about.text_or_none("opening", COLOURS),
        goals=tuple(_read_goal(table) for table in about.tables("picture")),
        lessons=lessons,
        has_gate=any(_card_of(lesson.id) is not None for lesson in lessons),
    )
    for table in (about, file):
        table.close()
    return read


def _read_unit_id(about: Table) -> str:
    """Return the name of a unit, which is in the name of its file, too: no two have the same."""
    name = about.word("id", [PurePath(about.file).stem.removeprefix("unit")])
    if name != SOLO and not name.isdecimal():
        raise about.fault("id", Text("the name of a unit is a number"))
    return name


def _check_ids(file: Table, unit: str) -> None:
    """Make sure that every lesson is named after its unit, and by a name of its own."""
    known: set[str] = set()
    for table in file.tables("lesson"):
        name = table.word("id")
        if name.partition(".")[0] != unit:
            raise table.fault("id", Text("lessons of unit {unit} are {unit}.1 and on", unit=unit))
        if name in known:
            raise table.fault("id", Text("there is a lesson {name} above", name=name))
        known.add(name)


def _card_of(lesson: str) -> Card | None:
    """Return the card that a lesson is about, if it is about one."""
    return next((card for card in Card if card.lesson == lesson), None)


def _read_goal(table: Table) -> Goal:
    goal = Goal(table.text("title", COLOURS), _read_sketch(table, 3, at_hand=False))
    table.close()
    return goal


def _read_lesson(table: Table, unit: str) -> Lesson:
    name, size = table.word("id"), table.number("size", _SIZES, default=3)
    question = _read_question(table.table("question"), size) if "question" in table else None
    cases = tuple(_read_case(case, size) for case in table.tables("case"))
    exercise = _read_exercise(table, name)
    _check_variants(table, name, cases)
    read = Lesson(
        id=name,
        unit=unit,
        title=table.text("title", COLOURS),
        card=table.text_or_none("card", COLOURS),
        is_optional=table.flag("optional"),
        exercise=exercise,
        variants=table.words("variants"),
        rule=_rule(table, name),
        question=question,
        pictures=_read_sketches(table, "picture", size, at_hand=False),
        size=size,
        aim=_read_aim(table, exercise, size),
        look=table.text_or_none("look", COLOURS),
        cases=cases,
        **_read_task(table),
    )
    table.close()
    return read


def _read_exercise(table: Table, lesson: str) -> str:
    """Return the name of a lesson's exercises; none if it has tasks."""
    if "kind" in table:
        return ""
    if _card_of(lesson) is not None:
        return table.word("exercise", exercise_sets())
    exercise = table.word("exercise", {aim.exercise for aim in AIMS.values()})
    if exercise == "cases" and "case" not in table:
        raise table.fault("", Text("exercises on cases need a case"))
    return exercise


def _read_aim(table: Table, exercise: str, size: int) -> str:
    """Return what exercises without a card lead to."""
    known = [name for name, aim in AIMS.items() if aim.exercise == exercise]
    if not known:
        return ""
    aim = table.word("aim", known)
    if size not in AIMS[aim].sizes:
        message = Text("no {cube} has the aim {aim}")
        raise table.fault("aim", message.format(cube=cube_name(size), aim=f"'{aim}'"))
    return aim


def _check_variants(table: Table, lesson: str, cases: Iterable[CaseText]) -> None:
    """Make sure that a lesson names no variant that never comes."""
    card, of_cases = _card_of(lesson), {case.variant for case in cases}
    if card is not None:
        known = variants_of_card(card)
        table.words("variants", known)
        asked = [table.table("question")] if "question" in table else []
        answers = [answer for question in asked for answer in question.tables("answer")]
        for sketch in (*table.tables("picture"), *answers):
            sketch.words("when", known)
            sketch.word("variant", card_texts(), default="")
    elif of_cases:
        table.words("variants", of_cases)


def _read_case(table: Table, size: int) -> CaseText:
    """Return a case with the alg in the file, or with those of a set that it names."""
    if "set" in table:
        known = case_algs(table.word("set", CASE_SETS), size)
        algs = tuple(known[name] for name in table.words("names", known))
    else:
        algs = (table.moves("alg", size),)
    if not all(algs) or not algs:
        raise table.fault("", Text("a case needs an alg, or names of a set"))
    variant = table.word("variant", default="")
    case = CaseText(table.text("title", COLOURS), variant, algs, table.flag("top"))
    table.close()
    return case


def _rule(table: Table, lesson: str) -> Text:
    """Return the rule in the file, or else that of the card which the lesson is about."""
    card = _card_of(lesson)
    if card is not None and "rule" not in table:
        return rule_of(card)
    return table.text_or_none("rule", COLOURS)


def _read_task(table: Table) -> dict[str, Any]:
    """Return what a lesson with a kind of task has besides."""
    if "kind" not in table:
        return {}
    kind = TaskKind[table.word("kind", [kind.name.lower() for kind in TaskKind]).upper()]
    fields = (*COLOURS, *kind.fields)
    return {
        "task_kind": kind,
        "task": table.text("task", fields),
        "slip": table.text_or_none("slip", fields),
        "count": table.number("count", _COUNTS),
        "passes": table.number("passes", _COUNTS),
    }


def _read_question(table: Table, size: int) -> Asked:
    answers = _read_sketches(table, "answer", size, at_hand=True)
    asked = Asked(table.text("text", COLOURS), answers, table.flag("as_given"))
    table.close()
    return asked


def _read_sketches(table: Table, key: str, size: int, at_hand: bool) -> tuple[Sketch, ...]:
    sketches = []
    for each in table.tables(key):
        sketches.append(_read_sketch(each, size, at_hand))
        each.close()
    return tuple(sketches)


def _read_sketch(table: Table, size: int, at_hand: bool) -> Sketch:
    setup = None if at_hand and "setup" not in table else table.moves("setup", size)
    return Sketch(
        setup=setup,
        lit=table.words("lit", facelets_by_name(size)),
        turn=table.moves("turn", size),
        about=table.text_or_none("about", COLOURS),
        variant=table.word("variant", default=""),
        when=table.words("when"),
        right=table.flag("right"),
        size=size,
    )
