"""The files of units, read: ``resources/lessons/unit*.toml``.

What is said on a card of the 3×3×3 is in `cards`; here is what is around it: how far a unit leads,
which exercises a lesson makes, what they have to contain, and what is asked and shown with it.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import PurePath
from typing import Any

from cubeapp.engine.data_files import Table
from cubeapp.engine.model.geometry import MAX_SIZE, MIN_SIZE, cube_name
from cubeapp.engine.teaching.aims import AIMS
from cubeapp.engine.teaching.cards import Card, card_texts, rule_of
from cubeapp.engine.teaching.case_algs import CASE_SETS, case_algs
from cubeapp.engine.teaching.lessons import (
    COLOURS,
    Asked,
    CaseText,
    Goal,
    Lesson,
    Sketch,
    TaskKind,
    Unit,
)
from cubeapp.engine.teaching.named import facelets_by_name
from cubeapp.engine.teaching.sets import exercise_sets
from cubeapp.engine.teaching.variants import variants_of_card
from cubeapp.engine.text import Text

_SIZES, _COUNTS = range(MIN_SIZE, MAX_SIZE + 1), range(1, 100)
"""What a lesson may say of its cube, and of how many tasks there are."""


def read_unit(file: Table) -> Unit:
    """Return the unit that a file describes.

    Raises:
        DataFileError: it says something else than it should.
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
    return about.word("id", [PurePath(about.file).stem.removeprefix("unit")])


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
        if "case" in table:
            raise table.fault("", Text("a lesson of tasks has no cases"))
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
        return
    variants = table.words("variants", of_cases or None)
    for sketch in table.tables("picture"):
        sketch.word("variant", variants)


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
