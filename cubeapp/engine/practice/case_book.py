"""What is kept of each case: its memory, its trials, what it was taken for, and its own algs."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from statistics import median
from types import MappingProxyType
from typing import Any, TypeVar, cast
from zlib import crc32

from cubeapp.engine.library.case_sets import PARITY_SIZES
from cubeapp.engine.model.errors import NotationError
from cubeapp.engine.model.geometry import cube_name
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.practice.schedule import Grade, Memory, interval_days, reviewed
from cubeapp.engine.practice.solves import MOST, PracticeError, Tally
from cubeapp.engine.text import Text

MOST_TRIALS = 200
"""Of one case; older ones are left out."""
LAST_TRIALS = 12
"""How many of them say what is usual."""
OLD_DAYS, OLD_A_DAY = 7, 10
"""Within how many days cases come again that were only counted, and how many a day if they can."""
SIZE = 3
"""Of the cubes that cases are of, unless their set says otherwise."""
ANGLES = 4
ANGLE_NAMES = (Text("as it is"), Text("U"), Text("U2"), Text("U'"))
"""What is turned before an alg, by the angle."""
_Value = TypeVar("_Value")


@dataclass(frozen=True, slots=True)
class Trial:
    """One time a case came up and was answered."""

    day: int
    """See `cubeapp.engine.practice.schedule`."""
    angle: int
    """How many quarter turns of the top come before the alg, 0 to 3."""
    grade: Grade
    seen_ms: int | None = None
    """From the set-up until it was recognised, if that is known."""
    done_ms: int | None = None
    """From then until it was done."""

    @property
    def total_ms(self) -> int | None:
        """How long it took; ``None`` if it was failed or not timed."""
        if self.grade is Grade.FAILED or self.seen_ms is None or self.done_ms is None:
            return None
        return self.seen_ms + self.done_ms


@dataclass(frozen=True, slots=True)
class OwnAlgs:
    """The algs a user has for a case beside that of the deck."""

    algs: tuple[str, ...] = ()
    chosen: str = ""
    """Which of them is used; that of the deck if empty."""
    by_angle: Mapping[int, str] = field(default_factory=lambda: MappingProxyType({}))
    """Which is used from an angle instead; that of the deck if empty."""

    def used(self, angle: int) -> str:
        """Return the alg that is used from ``angle``; empty for that of the deck."""
        return self.by_angle.get(angle, self.chosen)

    def with_alg(self, alg: str) -> OwnAlgs:
        """Return these with one more alg, which is chosen."""
        known = (*self.algs, alg) if alg not in self.algs else self.algs
        return replace(self, algs=known, chosen=alg)

    def without_alg(self, alg: str) -> OwnAlgs:
        """Return these without an alg; where it was used, that for all angles is, or the deck's."""
        return OwnAlgs(
            tuple(each for each in self.algs if each != alg),
            "" if self.chosen == alg else self.chosen,
            MappingProxyType({at: each for at, each in self.by_angle.items() if each != alg}),
        )

    def using(self, alg: str, angle: int | None = None) -> OwnAlgs:
        """Return these with ``alg`` chosen, from all angles or from one."""
        if angle is None:
            return replace(self, chosen=alg, by_angle=MappingProxyType({}))
        return replace(self, by_angle=MappingProxyType({**self.by_angle, angle: alg}))


@dataclass(frozen=True, slots=True)
class AngleResult:
    """How a case has gone from one angle."""

    angle: int
    met: int
    """How often."""
    missed: int
    usual: tuple[float, float] | None
    """As `Record.usual` has it."""


@dataclass(frozen=True, slots=True)
class Record:
    """What is kept of one case."""

    memory: Memory | None = None
    """``None`` until it was met."""
    trials: tuple[Trial, ...] = ()
    """The oldest first."""
    taken_for: Mapping[str, int] = field(default_factory=lambda: MappingProxyType({}))
    """How often the alg of another case was done instead, by that case's key."""
    own: OwnAlgs = field(default_factory=OwnAlgs)

    @property
    def times_ms(self) -> tuple[int, ...]:
        """How long the last timed trials took, the oldest first."""
        totals = (trial.total_ms for trial in self.trials)
        return tuple(total for total in totals if total is not None)[-LAST_TRIALS:]

    def usual(self, angle: int | None = None) -> tuple[float, float] | None:
        """Return the median times in ms until it was recognised, and from then until it was done.

        Of the last timed trials, from one angle if it is given; ``None`` without any.
        """
        timed = [
            (trial.seen_ms or 0, trial.done_ms or 0)
            for trial in self.trials
            if trial.total_ms is not None and angle in (None, trial.angle)
        ][-LAST_TRIALS:]
        if not timed:
            return None
        seen, done = zip(*timed, strict=True)
        return median(seen), median(done)

    def from_angle(self, angle: int) -> AngleResult:
        """Return how the trials from one angle went."""
        grades = [trial.grade for trial in self.trials if trial.angle == angle]
        return AngleResult(angle, len(grades), grades.count(Grade.FAILED), self.usual(angle))

    def met_on(self, day: int) -> int:
        """Return how often the case was answered on a day."""
        return sum(trial.day == day for trial in self.trials)

    def with_trial(self, trial: Trial) -> Record:
        """Return this with one more trial."""
        return replace(
            self,
            memory=reviewed(self.memory, trial.grade, trial.day),
            trials=(*self.trials, trial)[-MOST_TRIALS:],
        )

    def with_mix_up(self, key: str) -> Record:
        """Return this taken once more for the case of ``key``."""
        count = self.taken_for.get(key, 0) + 1
        return replace(self, taken_for=MappingProxyType({**self.taken_for, key: count}))


@dataclass(frozen=True, slots=True)
class OwnDeck:
    """A deck that a user made of algs."""

    name: str
    text: str
    """One alg a line; see `cubeapp.engine.practice.decks`."""


@dataclass(frozen=True, slots=True)
class CaseBook:
    """The records of all cases, and the user's own decks."""

    records: Mapping[str, Record] = field(default_factory=lambda: MappingProxyType({}))
    """By a case's key; see `cubeapp.engine.practice.drills.key_of`."""
    decks: tuple[OwnDeck, ...] = ()

    def record(self, key: str) -> Record:
        """Return what is kept of a case, an empty record if nothing is."""
        return self.records.get(key, _NEW)

    def with_record(self, key: str, record: Record) -> CaseBook:
        """Return this book with another record of a case."""
        return replace(self, records=MappingProxyType({**self.records, key: record}))

    def with_tallies(self, tallies: Mapping[str, Tally], today: int) -> CaseBook:
        """Return this book with a memory of each case that was only counted so far.

        Before there were memories, cases were counted as known or missed. They are due within
        `OLD_DAYS`, those known worst first.

        Args:
            tallies: how often each case was known and missed, by its key.
            today: the first of those days.
        """
        old = [key for key, tally in tallies.items() if tally.seen and not self.record(key).memory]
        old.sort(key=lambda key: (tallies[key].strength, crc32(key.encode())))
        a_day = max(OLD_A_DAY, -(-len(old) // OLD_DAYS))
        records = {
            key: replace(self.record(key), memory=_old_memory(tallies[key], number // a_day, today))
            for number, key in enumerate(old)
        }
        return replace(self, records=MappingProxyType({**self.records, **records})) if old else self

    def with_deck(self, deck: OwnDeck) -> CaseBook:
        """Return this book with a deck, in the place of the one of its name if there is one."""
        if deck.name not in {each.name for each in self.decks}:
            return replace(self, decks=(*self.decks, deck))
        changed = (deck if each.name == deck.name else each for each in self.decks)
        return replace(self, decks=tuple(changed))

    def without_deck(self, name: str) -> CaseBook:
        """Return this book without a deck; the records of its cases stay."""
        return replace(self, decks=tuple(each for each in self.decks if each.name != name))

    def to_json(self) -> dict[str, Any]:
        """Return the book as JSON can hold it; what is empty is left out."""
        records = {key: _record_to_json(record) for key, record in self.records.items()}
        decks = [{"name": deck.name, "algs": deck.text} for deck in self.decks]
        return {"cases": records, "decks": decks}

    @classmethod
    def from_json(cls, value: object) -> CaseBook:
        """Read what `to_json` gave; what is missing is empty, and what is unknown is left out.

        Raises:
            PracticeError: the value is something else.
        """
        try:
            content = cast("dict[str, Any]", value)
            records = {
                str(key): _read_record(each, _size_of(str(key)))
                for key, each in content["cases"].items()
            }
            decks = (
                OwnDeck(_text(each["name"]), _text(each["algs"]))
                for each in content.get("decks", ())
            )
            return cls(MappingProxyType(records), tuple(decks))
        except (KeyError, TypeError, ValueError, AttributeError, OverflowError) as error:
            message = Text("these are no records of cases: {error}")
            raise PracticeError(message.format(error=repr(error))) from None


_NEW = Record()


def _old_memory(tally: Tally, ahead: int, today: int) -> Memory:
    """Return a memory as after one trial, from which a case is due so many days ``ahead``."""
    grade = Grade.FAILED if tally.missed > tally.known else Grade.USUAL
    memory = reviewed(None, grade, today)
    stability = max(memory.stability, float(ahead))
    last = max(today + ahead - interval_days(stability), 0)
    # It is none of the cases that are begun today, and may come later though it was missed.
    first = min(last, max(today - 1, 0))
    return replace(memory, stability=stability, first=first, last=last, is_failed=False)


def _record_to_json(record: Record) -> dict[str, Any]:
    memory, own = record.memory, record.own
    values: dict[str, Any] = {}
    if memory is not None:
        values["memory"] = {
            "stability": round(memory.stability, 4),
            "difficulty": round(memory.difficulty, 4),
            "first": memory.first,
            "last": memory.last,
            "lapses": memory.lapses,
            "failed": memory.is_failed,
        }
    parts = {
        "trials": [
            [trial.day, trial.angle, int(trial.grade), trial.seen_ms, trial.done_ms]
            for trial in record.trials
        ],
        "taken_for": dict(record.taken_for),
        "algs": list(own.algs),
        "chosen": own.chosen,
        "by_angle": {str(angle): alg for angle, alg in own.by_angle.items()},
    }
    return values | {name: part for name, part in parts.items() if part}


def _size_of(key: str) -> int:
    """Return N of the cubes that a case is of, by its key: "Parity 6×6×6: Edge flip"."""
    set_key = key.partition(": ")[0]
    return next((size for size in PARITY_SIZES if set_key.endswith(cube_name(size))), SIZE)


def _read_record(values: dict[str, Any], size: int) -> Record:
    """Read what `_record_to_json` gave for a case of a cube of ``size``."""
    taken_for = {_text(key): _count(each) for key, each in values.get("taken_for", {}).items()}
    by_angle = {
        _angle(int(angle)): _alg(alg, size) for angle, alg in values.get("by_angle", {}).items()
    }
    own = OwnAlgs(
        tuple(filter(None, (_alg(alg, size) for alg in values.get("algs", ())))),
        _alg(values.get("chosen", ""), size),
        MappingProxyType(by_angle),
    )
    return Record(
        _optional(values.get("memory"), _read_memory),
        tuple(_read_trial(each) for each in values.get("trials", ()))[-MOST_TRIALS:],
        MappingProxyType(taken_for),
        own,
    )


def _read_memory(values: dict[str, Any]) -> Memory:
    stability, difficulty = float(values["stability"]), float(values["difficulty"])
    if not (0 < stability <= MOST and 1 <= difficulty <= 10):
        raise ValueError(f"no such memory: {values}")
    first, last = _count(values["first"]), _count(values["last"])
    lapses = _count(values.get("lapses", 0))
    return Memory(stability, difficulty, first, last, lapses, values.get("failed", False) is True)


def _read_trial(values: Iterable[Any]) -> Trial:
    day, angle, grade, seen_ms, done_ms = values
    times = (_optional(seen_ms, _count), _optional(done_ms, _count))
    return Trial(_count(day), _angle(angle), Grade(grade), *times)


def _optional(value: Any, read: Callable[[Any], _Value]) -> _Value | None:
    return None if value is None else read(value)


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError(f"{value!r} is no text")
    return value


def _count(value: object) -> int:
    if type(value) is not int or not 0 <= value <= MOST:
        raise TypeError(f"{value!r} is no count")
    return value


def _alg(value: object, size: int) -> str:
    """Return an alg; nothing, which stands for that of the deck, if it cannot be done."""
    try:
        Alg(_text(value)).check_fits(size)
    except NotationError:
        return ""
    return _text(value)


def _angle(value: object) -> int:
    angle = _count(value)
    if angle >= ANGLES:
        raise ValueError(f"there is no angle {angle}")
    return angle
