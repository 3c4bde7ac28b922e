"""Results of solves and their averages.

A result is a whole number of milliseconds with its penalties, or `DNF`. Inspection is that of the
WCA Regulations (A4d), and so is which results count in an average of up to twelve; in those of more
a twentieth, rounded up, is left out at either end, as in csTimer. A result is shown cut to
hundredths and an average rounded to them, as in 9f, but an average is of the milliseconds, as in
csTimer where it shows them: 9f cuts each result first, and its averages may be a hundredth lower.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.text import Text, as_number

Whole = TypeVar("Whole", int, NDArray[np.int64])

DNF = -1
"""The result of a solve that was not finished, and of averages that too many of those spoil."""
INSPECTION_S = 15.0
TOO_LATE_S = 17.0
PLUS_TWO = 2000
"""What one penalty of two seconds adds to a result."""
_TEN_MINUTES = 600_000


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

    @property
    def counting(self) -> int:
        """Number of results that do count."""
        return self.count - 2 * self.left_out

    def of(self, results: Sequence[int]) -> int:
        """Return the average of ``count`` results; `Statistics` has those of a whole session.

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
AO1000 = Average("ao1000", Text("average of 1000"), 1000, 50)
AVERAGES = (MO3, AO5, AO12, AO50, AO100, AO1000)


def rounded(total: Whole, count: int) -> Whole:
    """Return a mean, or an array of them, to the nearest whole number, a half up."""
    return (2 * total + count) // (2 * count)


def rank(result: int) -> float:
    """Return what results are sorted by: a `DNF` comes last."""
    return float("inf") if result == DNF else result


def best(results: Iterable[int]) -> int | None:
    """Return the best result, ``None`` if there is none at all."""
    return min(results, key=rank, default=None)


def format_result(result: int) -> Text:
    """Return a result for people, with the decimal sign of their language: "9.87", "9,87".

    It is cut to hundredths of a second, and from ten minutes on rounded to seconds.
    """
    return as_number(plain_result(result))


def format_average(average: int) -> Text:
    """Return an average for people, as `format_result` does, but rounded to hundredths."""
    is_short = DNF < average < _TEN_MINUTES
    return format_result(10 * rounded(average, 10) if is_short else average)


def plain_result(result: int) -> str:
    """Return a result for files: "9.87", "1:02.30", "12:05", "DNF"."""
    if result == DNF:
        return "DNF"
    if result >= _TEN_MINUTES:
        minutes, seconds = divmod(rounded(result, 1000), 60)
        hours, minutes = divmod(minutes, 60)
        return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"
    seconds, hundredths = divmod(result // 10, 100)
    minutes, seconds = divmod(seconds, 60)
    return f"{minutes}:{seconds:02}.{hundredths:02}" if minutes else f"{seconds}.{hundredths:02}"
