"""Solves, sessions of them, and the book of all sessions, as values that JSON can hold."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import count
from types import MappingProxyType
from typing import Any, cast

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.errors import CubeError
from cubeapp.engine.model.moves import Metric, Move
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.practice.times import DNF, PLUS_TWO, format_result
from cubeapp.engine.text import Say, Text, joined

MOST_PLUS_TWOS = 2
"""One for a late start and one for a last turn that is missing."""
MOST = 10**12
"""Of whatever is counted; as milliseconds it is three decades."""


class PracticeError(CubeError, ValueError):
    """A value that is no book of sessions."""


@dataclass(frozen=True, slots=True)
class Solve:
    """One timed solve."""

    time_ms: int
    """As measured, without penalties."""
    plus_twos: int = 0
    """How many penalties of two seconds it has."""
    is_dnf: bool = False
    size: int = 3
    scramble: str = ""
    """The moves that scrambled the solved cube, white on top and green in front."""
    date: str = ""
    """When it ended, as ISO 8601 has it, with the offset from UTC."""
    comment: str = ""
    alg: str = ""
    """The moves made on screen, turns of the whole cube during the inspection among them."""
    times_ms: tuple[int, ...] = ()
    """When each of those was made, from the start of the clock."""
    splits_ms: tuple[int, ...] = ()
    """When each phase but the last ended, from the start of the clock."""
    extra: str = ""
    """What another timer wrote beside all this, as a JSON list."""

    @property
    def result(self) -> int:
        """Milliseconds with the penalties, or `DNF`."""
        return DNF if self.is_dnf else self.time_ms + self.plus_twos * PLUS_TWO

    @property
    def is_recorded(self) -> bool:
        """Whether the moves of the solve are known."""
        return bool(self.times_ms)

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves made on screen."""
        return Alg(self.alg).moves(self.size)

    @property
    def start(self) -> Cube:
        """The scrambled cube."""
        return Cube.solved(self.size).apply_all(Alg(self.scramble).moves(self.size))

    @property
    def turn_count(self) -> int:
        """How many turns of layers were made on screen."""
        return Metric.STM.count(self.moves, self.size)

    @property
    def turns_per_second(self) -> float:
        """How fast they were made."""
        return 1000 * self.turn_count / self.time_ms if self.time_ms else 0.0

    def described(self) -> Text:
        """Return the result with its penalties: "12.34+", "DNF (9.87)"."""
        if self.is_dnf:
            time = self.time_ms + self.plus_twos * PLUS_TWO
            return Text("DNF ({time})", time=format_result(time))
        return joined("", (format_result(self.result), "+" * self.plus_twos))


@dataclass(frozen=True, slots=True)
class Session:
    """Solves that belong together, the oldest first."""

    name: str
    solves: tuple[Solve, ...] = ()
    extra: str = ""
    """What another timer keeps of the session, as a JSON object: the puzzle, the phases."""
    note: str = ""
    """What the user wrote about it."""

    @property
    def results(self) -> tuple[int, ...]:
        """The results in their order."""
        return tuple(solve.result for solve in self.solves)

    def with_more(self, solve: Solve) -> Session:
        """Return this session with another solve at its end."""
        return replace(self, solves=(*self.solves, solve))

    def with_solve(self, index: int, solve: Solve) -> Session:
        """Return this session with another solve in the place of number ``index``."""
        return replace(self, solves=(*self.solves[:index], solve, *self.solves[index + 1 :]))

    def without(self, index: int) -> Session:
        """Return this session without solve number ``index``."""
        return replace(self, solves=self.solves[:index] + self.solves[index + 1 :])


@dataclass(frozen=True, slots=True)
class Tally:
    """How well a case is known."""

    known: int = 0
    missed: int = 0

    @property
    def seen(self) -> int:
        """How often it came up and was answered."""
        return self.known + self.missed

    @property
    def strength(self) -> float:
        """How likely it will be known, as if it had been known and missed once before."""
        return (self.known + 1) / (self.seen + 2)


def _no_tallies() -> Mapping[str, Tally]:
    return MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Book:
    """Every session of the user, which one is open, and how the cases went."""

    sessions: tuple[Session, ...] = field(default_factory=lambda: (Session(session_name()),))
    """There is always one."""
    current: int = 0
    tallies: Mapping[str, Tally] = field(default_factory=_no_tallies)
    """By a case's key; see `cubeapp.engine.practice.drills`."""

    @property
    def session(self) -> Session:
        """The session that is open."""
        return self.sessions[self.current]

    def with_session(self, session: Session) -> Book:
        """Return this book with another session in the place of the open one."""
        before, after = self.sessions[: self.current], self.sessions[self.current + 1 :]
        return replace(self, sessions=(*before, session, *after))

    def with_new_session(self, name: str) -> Book:
        """Return this book with one more session, which is open; a taken name is numbered."""
        free = _numbered(name, {session.name for session in self.sessions})
        sessions = (*self.sessions, Session(free))
        return replace(self, sessions=sessions, current=len(sessions) - 1)

    def with_session_name(self, name: str) -> Book:
        """Return this book with another name for the open session, numbered if another has it."""
        others = self.sessions[: self.current] + self.sessions[self.current + 1 :]
        free = _numbered(name, {session.name for session in others})
        if free == self.session.name:
            return self
        return self.with_session(replace(self.session, name=free))

    def without_session(self, name: str = "") -> Book:
        """Return this book without the open session.

        Args:
            name: of an empty session that takes the place of the last one.
        """
        rest = self.sessions[: self.current] + self.sessions[self.current + 1 :]
        sessions = rest or (Session(name or session_name()),)
        return replace(self, sessions=sessions, current=min(self.current, len(sessions) - 1))

    def with_tally(self, key: str, tally: Tally) -> Book:
        """Return this book with another count for a case."""
        return replace(self, tallies=MappingProxyType({**self.tallies, key: tally}))

    def free_name(self, say: Say = str) -> str:
        """Return a name for a session that none has yet, in the language of ``say``."""
        names = {session.name for session in self.sessions}
        number = len(names) + 1
        while say(session_name(number)) in names:
            number += 1
        return say(session_name(number))

    def to_json(self) -> dict[str, Any]:
        """Return the book as JSON can hold it; defaults are left out of the solves."""
        return {
            "version": 1,
            "current": self.current,
            "sessions": [
                {
                    "name": session.name,
                    "solves": [solve_values(each) for each in session.solves],
                    **session_values(session),
                }
                for session in self.sessions
            ],
            "cases": {key: [tally.known, tally.missed] for key, tally in self.tallies.items()},
        }

    @classmethod
    def from_json(cls, value: object) -> Book:
        """Read what `to_json` gave.

        Raises:
            PracticeError: the value is something else.
        """
        try:
            return _read_book(cast("dict[str, Any]", value))
        except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
            message = Text("this is no book of sessions: {error}")
            raise PracticeError(message.format(error=repr(error))) from None


def _numbered(name: str, taken: Collection[str]) -> str:
    """Return ``name``, with a number behind it where it is one of ``taken``."""
    numbered = (f"{name} ({number})" for number in count(2))
    return name if name not in taken else next(each for each in numbered if each not in taken)


def unchanged(before: Sequence[Solve], now: Sequence[Solve]) -> tuple[int, int]:
    """Return how many solves are the same at the beginning, and of the others at the end."""
    most = min(len(before), len(now))
    begin = most if before[:most] == now[:most] else _first_other(before, now)
    return begin, _first_other(before[begin:][::-1], now[begin:][::-1])


def _first_other(before: Sequence[Solve], now: Sequence[Solve]) -> int:
    pairs = enumerate(zip(before, now, strict=False))
    shorter = min(len(before), len(now))
    return next((number for number, (one, other) in pairs if one is not other), shorter)


def session_name(number: int = 1) -> Text:
    """Return the name of a session without a name of its own."""
    return Text("Session {n}", n=number)


_TYPES = {
    "time_ms": int,
    "plus_twos": int,
    "is_dnf": bool,
    "size": int,
    "scramble": str,
    "date": str,
    "comment": str,
    "alg": str,
    "times_ms": list,
    "splits_ms": list,
    "extra": str,
}
_LISTS = {name for name, kind in _TYPES.items() if kind is list}
_DEFAULTS = tuple((name, getattr(Solve(0), name)) for name in _TYPES if name != "time_ms")


def session_values(session: Session) -> dict[str, str]:
    """Return what a session has beside its name and its solves, without what is empty."""
    values = {"extra": session.extra, "note": session.note}
    return {name: value for name, value in values.items() if value}


def solve_values(solve: Solve) -> dict[str, Any]:
    """Return what JSON can hold of a solve, without what is as in most of them."""
    values: dict[str, Any] = {"time_ms": solve.time_ms}
    for name, default in _DEFAULTS:
        value = getattr(solve, name)
        if value != default:
            values[name] = list(value) if type(value) is tuple else value
    return values


def solve_from_values(values: Mapping[str, Any]) -> Solve:
    """Read what `solve_values` gave.

    Raises:
        TypeError: a value is of another kind.
        KeyError: there is no such value.
        ValueError: one is out of bounds.
    """
    for name, value in values.items():
        if type(value) is not _TYPES[name]:
            raise TypeError(f"{name} is {value!r}")
    solve = Solve(**{**values, **{name: _whole(values[name]) for name in _LISTS & values.keys()}})
    if (
        not 0 <= solve.time_ms <= MOST
        or not 0 <= solve.plus_twos <= MOST_PLUS_TWOS
        or not 2 <= solve.size <= 100
    ):
        raise ValueError(f"no such solve: {values}")
    return solve


def solve_in_json(values: dict[str, Any]) -> object:
    """Return the solve that a JSON object is, the object itself if it is something else.

    With this as the hook of a decoder the objects of many solves need no memory together;
    `Book.from_json` takes solves as well.
    """
    try:
        return solve_from_values(values)
    except (KeyError, TypeError, ValueError):
        return values


def _read_book(value: dict[str, Any]) -> Book:
    sessions = tuple(
        Session(
            _text(each["name"]),
            tuple(map(_solve, each["solves"])),
            _text(each.get("extra", "")),
            _text(each.get("note", "")),
        )
        for each in value["sessions"]
    )
    tallies = {
        _text(key): Tally(*_whole((known, missed)))
        for key, (known, missed) in value["cases"].items()
    }
    (current,) = _whole((value["current"],))
    if value["version"] != 1 or not 0 <= current < len(sessions):
        raise ValueError("another version, or no session")
    return Book(sessions, current, MappingProxyType(tallies))


def _solve(value: Any) -> Solve:
    return value if isinstance(value, Solve) else solve_from_values(value)


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError(f"{value!r} is no text")
    return value


def _whole(values: Iterable[object]) -> tuple[int, ...]:
    numbers = []
    for value in values:
        if type(value) is not int or not 0 <= value <= MOST:
            raise TypeError("this is no count and no time")
        numbers.append(value)
    return tuple(numbers)
