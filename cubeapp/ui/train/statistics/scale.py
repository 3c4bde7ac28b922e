"""The scale of a chart of times: round steps, and what they are called."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.practice.times import DNF, format_result
from cubeapp.words import tr

STEPS = (
    *(100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 30_000, 60_000),
    *(120_000, 300_000, 600_000),
)
"""Milliseconds between two lines; longer ones are multiples of the last."""
TAIL = 0.025
"""The share of the slowest results that may lie beyond the scale, as pauses do."""
BEYOND = 1.25
"""A scale that leaves results out ends at this many times the slowest of the others."""


@dataclass(frozen=True, slots=True)
class Scale:
    """From ``low`` to ``high`` in steps, in milliseconds."""

    low: int
    high: int
    step: int

    @property
    def marks(self) -> range:
        """Where the steps are."""
        return range(self.low, self.high + 1, self.step)

    def share(self, result: int) -> float:
        """Return how far up ``result`` is, 0 at the bottom and 1 at the top or beyond."""
        # An array for each of hundreds of places in a chart would take many times as long.
        if result == DNF:
            return 1.0
        return min(max((result - self.low) / (self.high - self.low), 0.0), 1.0)

    def shares(self, results: NDArray[np.int64]) -> NDArray[np.float64]:
        """Return the `share` of each of ``results``, both of shape (n,)."""
        inside = np.clip((results - self.low) / (self.high - self.low), 0.0, 1.0)
        return np.where(results == DNF, 1.0, inside)

    def words(self, mark: int) -> str:
        """Return what one of the marks is called: "12", "1:30", "0.5"."""
        seconds, part = divmod(mark, 1000)
        if part:
            return tr(format_result(mark))[: -1 if self.step % 100 == 0 else None]
        return f"{seconds // 60}:{seconds % 60:02}" if seconds >= 60 else str(seconds)


def scale_of(results: Sequence[int], most: int) -> Scale:
    """Return a scale with up to ``most`` steps for ``results``, of which the slowest may be left.

    Results that were not finished are left out.
    """
    ranked = np.sort(np.array(results, dtype=np.int64))
    known = ranked[ranked != DNF] if ranked.max(initial=DNF) != DNF else np.zeros(1, np.int64)
    usual = known[max(len(known) - 1 - int(TAIL * len(known)), 0)]
    low, high = int(known[0]), min(int(known[-1]), round(BEYOND * int(usual)) + 1)
    step = next((each for each in STEPS if _steps(low, high, each) <= most), STEPS[-1])
    while _steps(low, high, step) > most:
        step *= 2
    first = low // step * step
    return Scale(first, first + max(_steps(low, high, step), 1) * step, step)


def _steps(low: int, high: int, step: int) -> int:
    return -(-high // step) - low // step
