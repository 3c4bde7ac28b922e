"""When solves were: how those of each hour of the day, and of each day, went."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.practice.solves import Solve
from cubeapp.engine.practice.times import DNF, rounded

HOURS = tuple(f"{hour:02}" for hour in range(24))
_DAY, _HOUR = slice(0, 10), slice(11, 13)
"""Where they stand in a date as ISO 8601 has it, which is in the local time of the solve."""


@dataclass(frozen=True, slots=True)
class Period:
    """The solves of one stretch of time; results are in milliseconds."""

    name: str
    """A day, "2026-11-24", or an hour of any day, "09"."""
    count: int
    mean: int | None
    """Of those that were finished, ``None`` if none was."""
    best: int | None
    last: int
    """The number of the last solve in it, counted from 0."""


def by_hour(solves: Sequence[Solve], results: Sequence[int]) -> tuple[Period, ...]:
    """Return the hours of the day in which there are solves, in order.

    Args:
        solves: of a session; those without a date are left out.
        results: of the same.
    """
    names = [solve.date[_HOUR] for solve in solves]
    return _periods(names, results, set(HOURS))


def by_day(solves: Sequence[Solve], results: Sequence[int]) -> tuple[Period, ...]:
    """Return the days on which there are solves, in order; see `by_hour`."""
    names = [solve.date[_DAY] for solve in solves]
    return _periods(names, results, {name for name in set(names) if _is_day(name)})


def _is_day(name: str) -> bool:
    return len(name) == 10 and name[4] == name[7] == "-"


def _periods(names: Sequence[str], results: Sequence[int], known: set[str]) -> tuple[Period, ...]:
    ordered = sorted(known.intersection(names))
    places = {name: place for place, name in enumerate(ordered)}
    # Those without a date come into a place of their own behind all others.
    where = np.array([places.get(name, len(ordered)) for name in names], np.intp)
    counts = np.bincount(where, minlength=len(ordered) + 1)
    lasts = np.zeros(len(ordered) + 1, np.intp)
    lasts[where] = np.arange(len(where))
    values = np.array(results, np.int64)
    done = values != DNF
    finished, sums, bests = _summed(where[done], values[done], len(ordered) + 1)
    return tuple(
        Period(
            name,
            int(counts[place]),
            rounded(int(sums[place]), int(finished[place])) if finished[place] else None,
            int(bests[place]) if finished[place] else None,
            int(lasts[place]),
        )
        for place, name in enumerate(ordered)
    )


def _summed(
    where: NDArray[np.intp], values: NDArray[np.int64], count: int
) -> tuple[NDArray[np.intp], NDArray[np.int64], NDArray[np.int64]]:
    """Return how many ``values`` there are of each of ``count`` places, their sums, the least."""
    sums, bests = np.zeros(count, np.int64), np.full(count, np.iinfo(np.int64).max)
    np.add.at(sums, where, values)
    np.minimum.at(bests, where, values)
    return np.bincount(where, minlength=count), sums, bests
