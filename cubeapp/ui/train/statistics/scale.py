"""The scale of a chart of times: round steps, and what they are called."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cubeapp.engine.practice.times import DNF, format_result
from cubeapp.words import tr

STEPS = (10, 20, 50, 100, 200, 500, 1000, 2000, 3000, 6000, 12_000, 30_000, 60_000)
"""Hundredths of a second between two lines; longer ones are multiples of the last."""
TAIL = 0.025
"""The share of the slowest results that may lie beyond the scale, as pauses do."""
BEYOND = 1.25
"""A scale that leaves results out ends at this many times the slowest of the others."""


@dataclass(frozen=True, slots=True)
class Scale:
    """From ``low`` to ``high`` in steps, in hundredths of a second."""

    low: int
    high: int
    step: int

    @property
    def marks(self) -> range:
        """Where the steps are."""
        return range(self.low, self.high + 1, self.step)

    def share(self, result: int) -> float:
        """Return how far up ``result`` is, 0 at the bottom and 1 at the top or beyond."""
        if result == DNF:
            return 1.0
        return min(max((result - self.low) / (self.high - self.low), 0.0), 1.0)

    def words(self, mark: int) -> str:
        """Return what one of the marks is called: "12", "1:30", "0.5"."""
        seconds, hundredths = divmod(mark, 100)
        if hundredths:
            return tr(format_result(mark))[: -1 if self.step % 10 == 0 else None]
        return f"{seconds // 60}:{seconds % 60:02}" if seconds >= 60 else str(seconds)


def scale_of(results: Sequence[int], most: int) -> Scale:
    """Return a scale with up to ``most`` steps for ``results``, of which the slowest may be left.

    Results that were not finished are left out.
    """
    known = sorted(result for result in results if result != DNF)
    if not known:
        known = [0]
    usual = known[max(len(known) - 1 - int(TAIL * len(known)), 0)]
    low, high = known[0], min(known[-1], round(BEYOND * usual) + 1)
    step = next((each for each in STEPS if _steps(low, high, each) <= most), STEPS[-1])
    while _steps(low, high, step) > most:
        step *= 2
    first = low // step * step
    return Scale(first, first + max(_steps(low, high, step), 1) * step, step)


def _steps(low: int, high: int, step: int) -> int:
    return -(-high // step) - low // step
