"""What the results of a session come to: rolling averages, the best and the latest of each."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import islice
from typing import Any, overload

import numpy as np
from numpy.typing import DTypeLike, NDArray

from cubeapp.engine.practice.solves import Session, unchanged
from cubeapp.engine.practice.times import AVERAGES, DNF, Average, rounded

_UNFINISHED = 2**50
"""Stands for a `DNF` while results are sorted and added; no sum of others comes near it."""
_BY_NAME = {average.name: average for average in AVERAGES}


def rolling(ranks: NDArray[np.int64], average: Average) -> NDArray[np.int64]:
    """Return the average of all results that stand side by side, first those at the beginning.

    Args:
        ranks: int64, shape (n,), the results with `_UNFINISHED` in the place of each `DNF`.
        average: of how many, and how many of those do not count.

    Returns:
        int64, of as many as fit, with `_UNFINISHED` too.
    """
    if len(ranks) < average.count:
        return np.empty(0, np.int64)
    totals = np.array(_rolling_totals(ranks.tolist(), average), np.int64)
    return np.where(totals >= _UNFINISHED, _UNFINISHED, rounded(totals, average.counting))


def _rolling_totals(ranks: Sequence[int], average: Average) -> list[int]:
    """Return the sums of what counts.

    The window stays sorted while it moves on, and its sum loses and gains one result a step.
    """
    count, first, last = average.count, average.left_out, average.count - average.left_out - 1
    window = sorted(ranks[:count])
    total = sum(window[first : last + 1])
    totals = [total]
    for old, new in zip(ranks, islice(ranks, count, None), strict=False):
        place = bisect_left(window, old)
        total -= window[first if place < first else last if place > last else place]
        del window[place]
        place = bisect_left(window, new)
        window.insert(place, new)
        total += window[first if place < first else last if place > last else place]
        totals.append(total)
    return totals


@dataclass(frozen=True, slots=True)
class Outlook:
    """What an average can become with the next result; all are results, `DNF` among them."""

    best: int
    """With the best result there could be."""
    worst: int
    """With a `DNF`."""
    better: int | None
    """The slowest next result with which the average is better than it is now, ``None`` if none
    is good enough."""
    target: int | None
    """The same with which it is better than it has ever been."""


class _Results(Sequence[int]):
    """Results as they are asked for; all of a long session as numbers of Python take much room."""

    def __init__(self, values: NDArray[np.int64]) -> None:
        self._values = values

    def __len__(self) -> int:
        return len(self._values)

    @overload
    def __getitem__(self, index: int) -> int: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[int]: ...
    def __getitem__(self, index: int | slice) -> int | Sequence[int]:
        found = self._values[index]
        return _Results(found) if isinstance(index, slice) else int(found)

    def __array__(self, dtype: DTypeLike | None = None, copy: bool | None = None) -> NDArray[Any]:
        return self._values.astype(dtype or np.int64, copy=bool(copy))


class Statistics:
    """The results of a session in their order, and what is worked out of them when asked for.

    All results, averages too, are in milliseconds, `DNF` among them; there is ``None`` where there
    are too few.
    """

    def __init__(self, results: Sequence[int] = ()) -> None:
        """Work out nothing yet."""
        values = np.array(results, dtype=np.int64)
        self._ranks: NDArray[np.int64] = np.where(values == DNF, _UNFINISHED, values)
        self._averages: dict[str, NDArray[np.int64]] = {}

    def replaced(self, begin: int, end: int, results: Sequence[int]) -> Statistics:
        """Return the statistics with ``results`` in the place of those from ``begin`` to ``end``.

        Only averages that have one of those in them are worked out again.
        """
        changed = Statistics(results)
        before, after = self._ranks[:begin], self._ranks[end:]
        changed._ranks = ranks = np.concatenate((before, changed._ranks, after))
        # Another thread may work out one more meanwhile.
        for name, values in list(self._averages.items()):
            count = _BY_NAME[name].count
            first, last = max(begin - count + 1, 0), begin + len(results)
            again = rolling(ranks[first : last + count - 1], _BY_NAME[name])
            changed._averages[name] = np.concatenate((values[:first], again, values[end:]))
        return changed

    def __len__(self) -> int:
        return len(self._ranks)

    @cached_property
    def results(self) -> Sequence[int]:
        """The results in their order."""
        return _Results(_plain(self._ranks))

    @cached_property
    def _finished(self) -> NDArray[np.int64]:
        return self._ranks[self._ranks < _UNFINISHED]

    # All of them

    @property
    def finished(self) -> int:
        """How many are not `DNF`."""
        return len(self._finished)

    @property
    def best(self) -> int | None:
        """The best single result."""
        return _best(self._ranks)

    @property
    def worst(self) -> int | None:
        """The worst single result that was finished, `DNF` if none was."""
        if not self.finished:
            return DNF if len(self) else None
        return int(self._finished.max())

    @property
    def mean(self) -> int | None:
        """The mean of all that were finished."""
        return rounded(int(self._finished.sum()), self.finished) if self.finished else None

    @property
    def deviation(self) -> int | None:
        """The standard deviation of all that were finished, ``None`` of fewer than two."""
        return round(float(np.std(self._finished, ddof=1))) if self.finished > 1 else None

    @property
    def best_number(self) -> int | None:
        """The number of the first result that is the best, ``None`` if none was finished."""
        return int(self._ranks.argmin()) if self.finished else None

    @property
    def personal_bests(self) -> tuple[int, ...]:
        """The numbers of the results that were the best when they were made."""
        return tuple(_records(self._ranks).tolist())

    def extremes(self, begins: NDArray[np.intp]) -> NDArray[np.intp]:
        """Return the numbers of the best and the worst of the results that stand side by side.

        Args:
            begins: intp, shape (n,), the numbers of the first of each, growing; the last of them
                goes on to the end.

        Returns:
            intp, shape (n, 2); of several that are alike the first counts.
        """
        ranks = self._ranks[begins[0] :]
        starts = begins - begins[0]
        counts = np.diff(starts, append=len(ranks))
        found = []
        for pick in (np.minimum, np.maximum):
            hits = np.flatnonzero(ranks == np.repeat(pick.reduceat(ranks, starts), counts))
            found.append(hits[np.searchsorted(hits, starts)])
        numbers: NDArray[np.intp] = begins[0] + np.stack(found, axis=1)
        return numbers

    def slower_than(self, number: int) -> float:
        """Return the share of the other results that are worse than result ``number``."""
        worse = int(np.count_nonzero(self._ranks > self._ranks[number]))
        return worse / max(len(self) - 1, 1)

    # Averages

    def average(self, name: str, number: int) -> int | None:
        """Return the average ``name`` that ends with result ``number``."""
        place = number - _BY_NAME[name].count + 1
        return None if place < 0 else _result(self._rolled(name)[place])

    def averages(self, name: str, numbers: NDArray[np.intp]) -> NDArray[np.int64]:
        """Return the averages ``name`` that end with results; `DNF` too where these are too few.

        Args:
            name: of the average.
            numbers: intp, shape (n,), of the results.

        Returns:
            int64, shape (n,).
        """
        rolled, places = self._rolled(name), numbers - _BY_NAME[name].count + 1
        averages = np.full(len(numbers), DNF, np.int64)
        ended = places >= 0
        averages[ended] = _plain(rolled[places[ended]])
        return averages

    def latest(self, name: str) -> int | None:
        """Return the average ``name`` of the last results."""
        return self.average(name, len(self) - 1)

    def best_average(self, name: str) -> int | None:
        """Return the best that the average ``name`` has been."""
        return _best(self._rolled(name))

    def best_averages(self, name: str) -> tuple[int, ...]:
        """Return the numbers of the results with which the average ``name`` became its best."""
        return tuple((_records(self._rolled(name)) + _BY_NAME[name].count - 1).tolist())

    def outlook(self, name: str) -> Outlook | None:
        """Return what the average ``name`` can become with the next result."""
        average = _BY_NAME[name]
        last = np.sort(self._ranks[1 - average.count :])
        if len(last) < average.count - 1:
            return None
        # Sorted too, and at its ends the best and the worst that there could be.
        ranked = np.concatenate(([0], last, [_UNFINISHED]))
        counted = slice(average.left_out, average.left_out + average.counting)
        best, worst = _mean(ranked[:-1][counted]), _mean(ranked[1:][counted])
        now, record = self.latest(name), self.best_average(name)
        return Outlook(best, worst, _target(last, average, now), _target(last, average, record))

    def _rolled(self, name: str) -> NDArray[np.int64]:
        if name not in self._averages:
            self._averages[name] = rolling(self._ranks, _BY_NAME[name])
        return self._averages[name]


def following(statistics: Statistics, before: Session, now: Session) -> Statistics:
    """Return the statistics of the session ``now``, which may have much of ``before``.

    Args:
        statistics: of ``before``.
        before: the session as it was, or another one.
        now: the session as it is.
    """
    begin, behind = unchanged(before.solves, now.solves)
    results = [solve.result for solve in now.solves[begin : len(now.solves) - behind]]
    return statistics.replaced(begin, len(before.solves) - behind, results)


def _target(ranked: NDArray[np.int64], average: Average, record: int | None) -> int | None:
    """Return with what next result an average becomes better than ``record``; see `Outlook`.

    Args:
        ranked: int64, shape (n,), the results before the next one, sorted, one fewer than the
            average is of.
        average: which one.
        record: what it is to be better than; there is no target if that is nothing, or `DNF`.
    """
    out, counting = average.left_out, average.counting
    others = int(ranked[out : out + counting - 1].sum())
    if record is None or record == DNF or others >= _UNFINISHED:
        return None
    # The largest sum whose mean is rounded to less than the record, without the others. It is less
    # than what is left out as worst: with that, the average is no better than with the result that
    # it loses.
    target = (2 * counting * record - counting - 1) // 2 - others
    # However good the next result is, it counts as no better than the last one that is left out.
    return target if target >= (ranked[out - 1] if out else 0) else None


def _best(ranks: NDArray[np.int64]) -> int | None:
    return _result(ranks.min()) if len(ranks) else None


def _mean(ranks: NDArray[np.int64]) -> int:
    total = int(ranks.sum())
    return DNF if total >= _UNFINISHED else rounded(total, len(ranks))


def _plain(ranks: NDArray[np.int64]) -> NDArray[np.int64]:
    """Return results with `DNF` in the place of `_UNFINISHED`."""
    return np.where(ranks == _UNFINISHED, DNF, ranks)


def _result(rank: int | np.int64) -> int:
    return DNF if rank >= _UNFINISHED else int(rank)


def _records(ranks: NDArray[np.int64]) -> NDArray[np.intp]:
    """Return where a value stands that is better than all before it."""
    before = np.concatenate(([_UNFINISHED], np.minimum.accumulate(ranks)))[:-1]
    return np.flatnonzero(ranks < before)
