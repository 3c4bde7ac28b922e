"""What a learner can do: a record of each lesson, of unit gates and of whole cubes, as values.

How a lesson goes on. An exercise is failed by a hint from rung `FAILING_RUNG` or by too many turns.
So many passed ones as `Level.needed` says lead one level on, two failures in a row one level back.
Three in a row alone, among them every variant of the lesson, master it. A mastered card comes back
for review after each of `REVIEW_DAYS`, by grade: after a usual one the next interval follows,
after a slow one the same again, after a quick one the next is left out; a failed one leads back to
Choose. Exercises and a learner's own cube feed the same record.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import date, timedelta
from enum import Enum, IntEnum
from statistics import median
from types import MappingProxyType
from typing import Any, cast

from cubeapp.engine.model.errors import CubeError
from cubeapp.engine.teaching.course import all_lessons, lesson, units
from cubeapp.engine.teaching.exercises import Key
from cubeapp.engine.teaching.lessons import SOLO, Lesson, Level
from cubeapp.engine.text import Text

FAILING_RUNG, REPEATING_RUNG = 3, 4
"""The first hint that fails an exercise, and the first after which it comes again."""
AGAIN_AFTER = 2
"""So many others come before it comes again."""
FAILS = 2
"""So many failures in a row lead back."""
REVIEW_DAYS = (1, 3, 7, 21)
MOST_REVIEWS = 3
"""On one day."""
SLOW, QUICK = 1.5, 1 / 1.5
"""A time is slow above, or quick below, so much of the learner's usual one for the lesson."""
LEAST_TIMES, MOST_TIMES = 3, 12
"""Times from which, and the last ones of which, the usual one is the median."""
MOST_SEEN, MOST_STREAK = 256, 12
"""Of exercises that are not to come again soon; and of those in a row that are remembered."""
GATE_CUBES, SOLO_DAYS = 2, 3
MOST = 10**9
"""Of whatever is counted."""


class ProgressError(CubeError, ValueError):
    """A value that is no record of a learner."""


class Grade(IntEnum):
    """How a review went."""

    FAILED = 0
    SLOW = 1
    USUAL = 2
    QUICK = 3


@dataclass(frozen=True, slots=True)
class Result:
    """How an exercise, a task or a step on an own cube went."""

    lesson: str
    level: Level = Level.ALONE
    key: Key = ""
    """Of the exercise; empty for what is none."""
    variants: tuple[str, ...] = ()
    rung: int = 0
    """Of the last hint that was asked for, 1…5; 0 for none."""
    turns: int = 0
    most_turns: int = MOST
    """With more turns it is failed."""
    is_wrong: bool = False
    """Whether it is failed besides, as the answer to a task can be."""
    seconds: float = 0.0
    """How long it took; 0 if nobody knows."""

    @property
    def is_failed(self) -> bool:
        """Whether it does not count."""
        return self.is_wrong or self.rung >= FAILING_RUNG or self.turns > self.most_turns


@dataclass(frozen=True, slots=True)
class Again:
    """An exercise that is to come again."""

    key: Key
    is_early: bool
    after: int
    """How many others come before it."""


@dataclass(frozen=True, slots=True)
class Record:
    """How one lesson goes."""

    level: Level = Level.WATCH
    passes: int = 0
    """At this level."""
    fails: int = 0
    """In a row."""
    streak: tuple[tuple[str, ...], ...] = ()
    """The variants of each that was done alone since the last failure."""
    hints: int = 0
    """How many exercises took a hint."""
    mastered: date | None = None
    due: date | None = None
    """When the next review is."""
    step: int = 0
    """Which of `REVIEW_DAYS` led to it."""
    reviewed: date | None = None
    """When the last review was."""
    seen: tuple[Key, ...] = ()
    """The exercises that were done, the last one last."""
    again: tuple[Again, ...] = ()
    times_s: tuple[float, ...] = ()
    """Of what was done alone."""

    def grade(self, result: Result) -> Grade:
        """Return how ``result`` compares to what is usual in this lesson."""
        if result.is_failed:
            return Grade.FAILED
        if not result.seconds or len(self.times_s) < LEAST_TIMES:
            return Grade.USUAL
        share = result.seconds / median(self.times_s)
        if share > SLOW:
            return Grade.SLOW
        return Grade.QUICK if share < QUICK else Grade.USUAL


_NEW = Record()
"""Of a lesson that has not been begun."""


class UpKind(Enum):
    """What there is to do."""

    LESSON = "lesson"
    REVIEW = "review"
    GATE = "gate"
    """Two cubes with a whole unit to do."""
    SOLO = "solo"


@dataclass(frozen=True, slots=True)
class Up:
    """Something to do."""

    kind: UpKind
    id: str
    """Of the lesson or the unit."""


def all_ups() -> tuple[Up, ...]:
    """Return what everybody is to do, in order: lessons, gates and whole cubes."""
    found = []
    for unit in units():
        found += [Up(UpKind.LESSON, each.id) for each in unit.lessons if not each.is_optional]
        found += [Up(UpKind.GATE, unit.id)] if unit.has_gate else []
        found += [Up(UpKind.SOLO, unit.id)] if unit.id == SOLO else []
    return tuple(found)


def _nothing() -> Mapping[str, Any]:
    return MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Progress:
    """All that is known of a learner."""

    records: Mapping[str, Record] = field(default_factory=_nothing)
    """By the names of lessons."""
    gates: Mapping[str, int] = field(default_factory=_nothing)
    """How many cubes were passed, by the names of units."""
    solos: tuple[tuple[date, bool], ...] = ()
    """When whole cubes were solved without a hint, and whether they were real ones."""

    def record(self, name: str) -> Record:
        """Return how a lesson goes."""
        return self.records.get(name, _NEW)

    def level(self, name: str) -> Level:
        """Return how much of a lesson's exercises is left to the learner."""
        return self.record(name).level

    def is_mastered(self, name: str) -> bool:
        """Tell whether a lesson is mastered, and no review has shown otherwise."""
        return self.record(name).mastered is not None

    def seen(self, name: str) -> tuple[Key, ...]:
        """Return the exercises of a lesson that were done, the last one last."""
        return self.record(name).seen

    def come_again(self, name: str, level: Level) -> tuple[Key, ...]:
        """Return the exercises that are to come again now, the first one first."""
        again = self.record(name).again
        return tuple(one.key for one in again if one.after <= 0 and one.is_early == level.is_early)

    def with_result(self, result: Result, today: date) -> Progress:
        """Return the progress after an exercise, a task, or a step on an own cube.

        Raises:
            UnknownLessonError: there is no such lesson.
        """
        about = lesson(result.lesson)
        before = self.record(about.id)
        after = _answered(_remembered(before, result), before, result, about, today)
        return self._with(about.id, after)

    def with_level(self, name: str, level: Level) -> Progress:
        """Return the progress of somebody who goes on at another level: "I know this"."""
        return self._with(name, replace(self.record(name), level=level, passes=0, fails=0))

    def with_gate(self, unit: str, rung: int = 0) -> Progress:
        """Return the progress after a cube of a unit's gate; ``rung`` is that of the last hint."""
        if rung >= FAILING_RUNG:
            return self
        gates = {**self.gates, unit: min(self.gates.get(unit, 0) + 1, GATE_CUBES)}
        return replace(self, gates=MappingProxyType(gates))

    def with_solo(self, today: date, is_real: bool) -> Progress:
        """Return the progress after a whole cube without a hint."""
        days = dict(self.solos)
        days[today] = days.get(today, False) or is_real
        return replace(self, solos=tuple(sorted(days.items())))

    def is_gate_passed(self, unit: str) -> bool:
        """Tell whether a unit is done alone."""
        return self.gates.get(unit, 0) >= GATE_CUBES

    @property
    def is_solo_done(self) -> bool:
        """Whether three whole cubes were solved alone on different days, a real one among them."""
        return len(self.solos) >= SOLO_DAYS and any(is_real for _, is_real in self.solos)

    def is_done(self, up: Up) -> bool:
        """Tell whether something is passed; a review is, where its lesson is mastered."""
        if up.kind is UpKind.GATE:
            return self.is_gate_passed(up.id)
        return self.is_solo_done if up.kind is UpKind.SOLO else self.is_mastered(up.id)

    def due(self, today: date) -> tuple[str, ...]:
        """Return the lessons to be reviewed today, the longest due ones first, three at most."""
        waiting = [
            (record.due, each.id)
            for each in all_lessons()
            if (record := self.record(each.id)).due is not None and record.due <= today
        ]
        done = sum(record.reviewed == today for record in self.records.values())
        waiting.sort(key=lambda one: one[0])
        return tuple(name for _, name in waiting[: max(0, MOST_REVIEWS - done)])

    def next_up(self, today: date) -> Up | None:
        """Return what is next: a review, else the first lesson or gate that is not passed."""
        for name in self.due(today):
            return Up(UpKind.REVIEW, name)
        return next((up for up in all_ups() if not self.is_done(up)), None)

    def to_json(self) -> dict[str, Any]:
        """Return the progress as JSON can hold it; what is as in the beginning is left out."""
        return {
            "lessons": {name: _record_to_json(record) for name, record in self.records.items()},
            "gates": dict(self.gates),
            "solo": [[day.isoformat(), is_real] for day, is_real in self.solos],
        }

    @classmethod
    def from_json(cls, value: object) -> Progress:
        """Read what `to_json` gave.

        Raises:
            ProgressError: the value is something else.
        """
        try:
            return _read_progress(cast("dict[str, Any]", value))
        except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
            message = Text("this is no progress of a learner: {error}")
            raise ProgressError(message.format(error=repr(error))) from None

    def _with(self, name: str, record: Record) -> Progress:
        return replace(self, records=MappingProxyType({**self.records, name: record}))


# After an exercise


def _remembered(record: Record, result: Result) -> Record:
    """Return the record with the exercise itself, and what it leaves to come again."""
    again = [replace(one, after=one.after - 1) for one in record.again if one.key != result.key]
    if result.key and result.rung >= REPEATING_RUNG:
        again.append(Again(result.key, result.level.is_early, AGAIN_AFTER))
    seen, times_s = record.seen, record.times_s
    if result.key:
        seen = (*(key for key in seen if key != result.key), result.key)[-MOST_SEEN:]
    if result.level is Level.ALONE and result.seconds and not result.is_failed:
        times_s = (*times_s, result.seconds)[-MOST_TIMES:]
    hints = record.hints + (result.rung > 0)
    kept = tuple(again[-MOST_STREAK:])
    return replace(record, seen=seen, times_s=times_s, hints=hints, again=kept)


def _answered(record: Record, before: Record, result: Result, about: Lesson, today: date) -> Record:
    """Return the record with what follows from the result."""
    is_alone = result.level is Level.ALONE
    if is_alone and before.due is not None and before.due <= today:
        return _reviewed(record, before.grade(result), today)
    if about.task_kind is not None or (is_alone and record.level is not Level.ALONE):
        # A step on an own cube counts alone, whatever the exercises are at.
        return _done_alone(record, result, about, today)
    if result.level is not record.level:
        return record
    if result.is_failed:
        return _failed(record)
    if is_alone:
        return _done_alone(replace(record, fails=0), result, about, today)
    passes = record.passes + 1
    if passes >= record.level.needed:
        return replace(record, level=Level(record.level + 1), passes=0, fails=0)
    return replace(record, passes=passes, fails=0)


def _failed(record: Record) -> Record:
    fails = record.fails + 1
    if fails < FAILS:
        return replace(record, fails=fails, streak=())
    level = Level(max(record.level - 1, Level.WATCH))
    back = replace(record, level=level, passes=0, fails=0, streak=())
    return replace(back, mastered=None, due=None) if level is not record.level else back


def _done_alone(record: Record, result: Result, about: Lesson, today: date) -> Record:
    if result.is_failed:
        return replace(record, streak=())
    streak = (*record.streak, result.variants)[-MOST_STREAK:]
    record = replace(record, streak=streak)
    seen = {variant for variants in streak for variant in variants}
    needed = about.passes or Level.ALONE.needed
    if record.mastered or len(streak) < needed or not seen.issuperset(about.variants):
        return record
    due = None if about.task_kind is not None else today + timedelta(REVIEW_DAYS[0])
    return replace(record, level=Level.ALONE, passes=0, mastered=today, due=due, step=0)


def _reviewed(record: Record, grade: Grade, today: date) -> Record:
    record = replace(record, reviewed=today)
    if grade is Grade.FAILED:
        back = replace(record, level=Level.CHOOSE, passes=0, fails=0, streak=())
        return replace(back, mastered=None, due=None, step=0)
    step = record.step + grade - Grade.SLOW
    if step >= len(REVIEW_DAYS):
        return replace(record, due=None, step=len(REVIEW_DAYS))
    return replace(record, due=today + timedelta(REVIEW_DAYS[step]), step=step)


# JSON


def _record_to_json(record: Record) -> dict[str, Any]:
    values = {
        "level": int(record.level),
        "passes": record.passes,
        "fails": record.fails,
        "streak": [list(variants) for variants in record.streak],
        "hints": record.hints,
        "mastered": _day_to_json(record.mastered),
        "due": _day_to_json(record.due),
        "step": record.step,
        "reviewed": _day_to_json(record.reviewed),
        "seen": list(record.seen),
        "again": [[one.key, one.is_early, one.after] for one in record.again],
        "times_s": list(record.times_s),
    }
    return {name: value for name, value in values.items() if value}


def _day_to_json(day: date | None) -> str:
    return "" if day is None else day.isoformat()


def _read_progress(value: dict[str, Any]) -> Progress:
    if value.keys() != {"lessons", "gates", "solo"}:
        raise ValueError("other members")
    records = {name: _read_record(each) for name, each in value["lessons"].items()}
    gates = {name: _whole(count, GATE_CUBES) for name, count in value["gates"].items()}
    solos = tuple((_day(day), _of(bool, is_real)) for day, is_real in value["solo"])
    return Progress(MappingProxyType(records), MappingProxyType(gates), solos)


def _read_record(value: dict[str, Any]) -> Record:
    if not value.keys() <= Record.__dataclass_fields__.keys():
        raise ValueError("a record has other members")
    days = {name: _day_or_none(value.get(name, "")) for name in ("mastered", "due", "reviewed")}
    return Record(
        level=Level(_whole(value.get("level", 0))),
        passes=_whole(value.get("passes", 0)),
        fails=_whole(value.get("fails", 0)),
        streak=tuple(map(_words, _list(value.get("streak", []))))[-MOST_STREAK:],
        hints=_whole(value.get("hints", 0)),
        step=_whole(value.get("step", 0), len(REVIEW_DAYS)),
        seen=_words(value.get("seen", []))[-MOST_SEEN:],
        again=tuple(
            Again(_of(str, key), _of(bool, is_early), _of(int, after))
            for key, is_early, after in _list(value.get("again", []))
        ),
        times_s=tuple(_seconds(each) for each in _list(value.get("times_s", [])))[-MOST_TIMES:],
        **days,
    )


def _of(kind: type, value: object) -> Any:
    # To Python true is a number.
    if type(value) is not kind:
        raise TypeError(f"{value!r} is no {kind.__name__}")
    return value


def _whole(value: object, most: int = MOST) -> int:
    number: int = _of(int, value)
    if not 0 <= number <= most:
        raise ValueError(f"{number} is out of range")
    return number


def _seconds(value: object) -> float:
    seconds: float = _of(float, value)
    if not 0 < seconds <= MOST:
        raise ValueError(f"{seconds} is no time")
    return seconds


def _list(value: object) -> Sequence[Any]:
    found: list[Any] = _of(list, value)
    return found


def _words(value: object) -> tuple[str, ...]:
    return tuple(_of(str, each) for each in _list(value))


def _day(value: object) -> date:
    return date.fromisoformat(_of(str, value))


def _day_or_none(value: object) -> date | None:
    return _day(value) if value else None
