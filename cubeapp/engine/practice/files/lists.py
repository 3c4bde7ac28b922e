"""Plain lists of times, one a line, and times as timers write them."""

from __future__ import annotations

import re

from cubeapp.engine.practice.files.found import TimesFound, bad_line
from cubeapp.engine.practice.solves import MOST, MOST_PLUS_TWOS, PracticeError, Session, Solve
from cubeapp.engine.practice.times import PLUS_TWO
from cubeapp.engine.text import Text, labelled

_CLOCK = r"(?:\d{1,4}:){0,2}\d{1,10}(?:\.\d{0,20}|,\d{1,20})?"
_TIME = re.compile(
    rf"""
    (?P<number>\d+\.\s+)?       # as in lists that csTimer makes
    (?P<open>\()?               # around a time that does not count in an average
    (?: (?P<dnf>DNF) (?:\s*\( (?P<was>{_CLOCK}) (?P<was_plus>\+*) \))?
      | (?P<time>{_CLOCK}) (?P<plus>\+*) )
    (?(open)\))
    (?: (?: \s+[(\[]? (?P<late_dnf>DNF) | [\s,;|]+[(\[]? (?P<late_plus>\+2) ) [)\]]?
        (?![^\s,;|()\[\]/#]) )?
    (?![^\s,;|()\[\]/#])        # what follows is apart
    """,
    re.VERBOSE | re.IGNORECASE | re.ASCII,
)
_PLAIN = re.compile(r"\d{1,9}(?:\.\d{0,20})?", re.ASCII)
_AROUND_COMMENT = " \t,;|"
_BETWEEN_TIMES = re.compile(r"\s*[,;|]\s*")


Timed = tuple[int, int, bool]


def read_list(text: str, name: str) -> TimesFound:
    """Read a time from each line: "12.34", "1:02.345", "14.34+", "12.34 +2", "DNF(9.80)".

    What follows it is a comment. A line of several times is none of a list.

    Args:
        text: the lines.
        name: of the session that they become.

    Raises:
        PracticeError: there is not one time; the text says which line is none.
    """
    solves, faults = [], []
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip():
            continue
        try:
            solves.append(read_solve(line))
        except ValueError:
            faults.append(bad_line(number, line))
    if not solves:
        none = Text("there is no time in it")
        raise PracticeError(labelled(none, faults[0]) if faults else none)
    return TimesFound((Session(name, tuple(solves)),), tuple(faults))


def read_solve(line: str) -> Solve:
    """Return the solve of a line.

    Raises:
        ValueError: it begins with no time, or nothing but other times follow.
    """
    line = line.strip()
    match = _TIME.match(line)
    if match is None or _are_times(line[match.end() :]):
        raise ValueError(line)
    comment = line[match.end() :].strip(_AROUND_COMMENT)
    return Solve(*_timed(match), comment=comment)


def _are_times(rest: str) -> bool:
    """Tell whether what follows a time are others: ", 11.20, (10.05)"."""
    place = 0
    while gap := _BETWEEN_TIMES.match(rest, place):
        match = _TIME.match(rest, gap.end())
        if match is None:
            break
        place = match.end()
    return place > 0 and not rest[place:].strip(_AROUND_COMMENT)


def read_time(text: str) -> Timed:
    """Return what a time says that stands alone: milliseconds, penalties of 2 s, whether a DNF.

    Raises:
        ValueError: it is no time, or not alone.
    """
    match = _PLAIN.fullmatch(text) or _TIME.fullmatch(text.strip())
    if match is None:
        raise ValueError(text)
    return (round(1000 * float(text)), 0, False) if match.re is _PLAIN else _timed(match)


def _timed(match: re.Match[str]) -> Timed:
    text, plus = match["time"] or match["was"], match["plus"] or match["was_plus"] or ""
    # A time with + has the penalty in it, and one with +2 behind it is without.
    time_ms = (_milliseconds(text) if text else 0) - PLUS_TWO * len(plus)
    if not 0 <= time_ms <= MOST or len(plus) > MOST_PLUS_TWOS:
        raise ValueError(match[0])
    plus_twos = len(plus) or int(match["late_plus"] is not None)
    return time_ms, plus_twos, bool(match["dnf"] or match["late_dnf"])


def _milliseconds(text: str) -> int:
    """Return the milliseconds of "1:02.345".

    Raises:
        ValueError: there are sixty or more of what is less than a minute, or an hour.
    """
    first, *rest = text.replace(",", ".").split(":")
    total = float(first)
    for part in map(float, rest):
        if part >= 60:
            raise ValueError(text)
        total = 60 * total + part
    return round(1000 * total)
