"""Results of solves and their averages, by the rules of the World Cube Association.

A result is a whole number of hundredths of a second, or `DNF`. Source: WCA Regulations 9f
(truncating and rounding), A4d (inspection); the averages of more than five as cubers' timers
have them, with a twentieth of the results left out at either end.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from cubeapp.engine.text import Text, as_number

DNF = -1
"""The result of a solve that was not finished, and of averages that too many of those spoil."""
INSPECTION_S = 15.0
TOO_LATE_S = 17.0
PLUS_TWO = 200
"""What one penalty of two seconds adds to a result."""
_TEN_MINUTES = 60_000
_SECOND = 100


def truncated(milliseconds: int) -> int:
    """Return the result of a time: cut to hundredths, from ten minutes on rounded to seconds."""
    result = milliseconds // 10
    return result if result < _TEN_MINUTES else _to_seconds(milliseconds, 1000)


def inspection_penalties(inspected_s: float) -> int:
    """Return what a start after ``inspected_s`` costs: 0 or 1 penalties of 2 s, or `DNF`."""
    if inspected_s >= TOO_LATE_S:
        return DNF
    return int(inspected_s >= INSPECTION_S)


@dataclass(frozen=True, slots=True)
class Average:
    """A way to sum up some results."""

    name: str
    """As cubers call it: "ao5"."""
    title: Text
    """In English; for people translated."""
    count: int
    """Number of results."""
    left_out: int
    """Number of the best, and of the worst, that do not count."""

    def of(self, results: Sequence[int]) -> int:
        """Return the average of ``count`` results.

        One that is `DNF` is worse than any other; where one of them counts, so is the average.
        """
        if len(results) != self.count:
            raise ValueError(f"{self.name} is of {self.count} results, not {len(results)}")
        ranked = sorted(results, key=rank)
        counting = ranked[self.left_out : self.count - self.left_out]
        return DNF if DNF in counting else rounded(sum(counting), len(counting))


MO3 = Average("mo3", Text("mean of 3"), 3, 0)
AO5 = Average("ao5", Text("average of 5"), 5, 1)
AO12 = Average("ao12", Text("average of 12"), 12, 1)
AO50 = Average("ao50", Text("average of 50"), 50, 3)
AO100 = Average("ao100", Text("average of 100"), 100, 5)
AVERAGES = (MO3, AO5, AO12, AO50, AO100)


def rounded(total: int, count: int) -> int:
    """Return a mean to the nearest hundredth, a half up; from ten minutes on to the second."""
    result = (2 * total + count) // (2 * count)
    return result if result < _TEN_MINUTES else _to_seconds(total, count * _SECOND)


def rank(result: int) -> float:
    """Return what results are sorted by: a `DNF` comes last."""
    return float("inf") if result == DNF else result


def best(results: Iterable[int]) -> int | None:
    """Return the best result, ``None`` if there is none at all."""
    return min(results, key=rank, default=None)


def format_result(result: int) -> Text:
    """Return a result for people, with the decimal sign of their language: "9.87", "9,87"."""
    return as_number(plain_result(result))


def plain_result(result: int) -> str:
    """Return a result for files: "9.87", "1:02.30", "12:05", "DNF"."""
    if result == DNF:
        return "DNF"
    seconds, hundredths = divmod(result, _SECOND)
    minutes, seconds = divmod(seconds, 60)
    hours, minutes = divmod(minutes, 60)
    if hours:
        return f"{hours}:{minutes:02}:{seconds:02}"
    if result >= _TEN_MINUTES:
        return f"{minutes}:{seconds:02}"
    return f"{minutes}:{seconds:02}.{hundredths:02}" if minutes else f"{seconds}.{hundredths:02}"


def _to_seconds(total: int, unit: int) -> int:
    """Return ``total``, of which ``unit`` are a second, rounded to seconds, a half up."""
    return _SECOND * ((2 * total + unit) // (2 * unit))
