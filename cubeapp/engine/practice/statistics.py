"""What the results of a session come to: rolling averages, the best and the latest of each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.practice.times import AVERAGES, DNF, Average, best, rank, rounded

_UNFINISHED = np.int64(2) ** 40
"""Stands for a `DNF` while results are sorted and added; no sum of others comes near it."""


def rolling(results: Sequence[int], average: Average) -> list[int | None]:
    """Return the average that ends at each result, ``None`` where there are too few before it."""
    count, skipped = average.count, average.left_out
    if len(results) < count:
        return [None] * len(results)
    values = np.array(results, dtype=np.int64)
    values[values == DNF] = _UNFINISHED
    windows = np.lib.stride_tricks.sliding_window_view(values, count)
    counting = np.sort(windows, axis=1)[:, skipped : count - skipped]
    return [None] * (count - 1) + _means(counting)


def _means(counting: NDArray[np.int64]) -> list[int | None]:
    width = counting.shape[1]
    return [
        DNF if total >= _UNFINISHED else rounded(total, width)
        for total in counting.sum(axis=1).tolist()
    ]


@dataclass(frozen=True)
class Statistics:
    """The results of a session in their order, and what is worked out of them when asked for."""

    results: tuple[int, ...]

    @cached_property
    def averages(self) -> dict[str, list[int | None]]:
        """The rolling averages by name; see `rolling`."""
        return {average.name: rolling(self.results, average) for average in AVERAGES}

    @cached_property
    def best(self) -> int | None:
        """The best single result."""
        return best(self.results)

    @property
    def worst(self) -> int | None:
        """The worst single result that was finished, `DNF` if none was."""
        finished = [result for result in self.results if result != DNF]
        return max(finished, default=DNF) if self.results else None

    @cached_property
    def mean(self) -> int | None:
        """The mean of all that were finished."""
        finished = [result for result in self.results if result != DNF]
        return rounded(sum(finished), len(finished)) if finished else None

    @cached_property
    def deviation(self) -> int | None:
        """The standard deviation of all that were finished, ``None`` of fewer than two."""
        finished = [result for result in self.results if result != DNF]
        return round(float(np.std(finished, ddof=1))) if len(finished) > 1 else None

    @cached_property
    def best_number(self) -> int | None:
        """The number of the first result that is the best, ``None`` if none was finished."""
        return None if self.best in (None, DNF) else self.results.index(self.best)

    def slower_than(self, number: int) -> float:
        """Return the share of the other results that are worse than result ``number``."""
        own = rank(self.results[number])
        worse = sum(rank(each) > own for each in self.results)
        return worse / max(len(self.results) - 1, 1)

    @property
    def finished(self) -> int:
        """How many are not `DNF`."""
        return len(self.results) - self.results.count(DNF)

    def latest(self, name: str) -> int | None:
        """Return the average ``name`` of the last results."""
        return self.averages[name][-1] if self.results else None

    def best_average(self, name: str) -> int | None:
        """Return the best that the average ``name`` has been."""
        return best(value for value in self.averages[name] if value is not None)
