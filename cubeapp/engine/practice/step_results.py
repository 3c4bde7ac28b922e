"""How steps have gone: one's own turns beside the fewest, as a tally that JSON can hold."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import cast

from cubeapp.engine.practice.solves import PracticeError
from cubeapp.engine.text import Text

MOST = 10**6
"""Of whatever is counted."""
Counts = Mapping[tuple[int, int], int]
"""How often the fewest turns and one's own were so many."""


@dataclass(frozen=True, slots=True)
class StepResults:
    """What became of every step that was practised."""

    counts: Mapping[str, Counts] = field(default_factory=lambda: MappingProxyType({}))
    """By the step, as `read_task` reads it."""

    def with_result(self, step: str, fewest: int, own: int) -> StepResults:
        """Return the results with one more."""
        counts = dict(self.counts.get(step, {}))
        counts[fewest, own] = counts.get((fewest, own), 0) + 1
        return StepResults({**self.counts, step: counts})

    def without(self, step: str) -> StepResults:
        """Return the results without those of a step."""
        return StepResults({name: own for name, own in self.counts.items() if name != step})

    def over(self, step: str) -> list[int]:
        """Return how often a step took 0, 1, 2, … turns more than the fewest."""
        counts = self.counts.get(step, {})
        overs = [0] * (1 + max((own - fewest for fewest, own in counts), default=-1))
        for (fewest, own), times in counts.items():
            overs[own - fewest] += times
        return overs

    def to_json(self) -> dict[str, list[list[int]]]:
        """Return the results as JSON can hold them: the fewest, one's own, how often."""
        return {
            step: [[*pair, times] for pair, times in sorted(counts.items())]
            for step, counts in self.counts.items()
        }

    @classmethod
    def from_json(cls, value: object) -> StepResults:
        """Read what `to_json` gave.

        Raises:
            PracticeError: the value is something else.
        """
        if not isinstance(value, dict):
            raise PracticeError(Text("these are no results of steps"))
        return cls({str(step): _counts(rows) for step, rows in value.items()})


def _counts(rows: object) -> Counts:
    counts = {}
    for row in rows if isinstance(rows, list) else [None]:
        match row:
            case [int(fewest), int(own), int(times)] if (
                0 <= fewest <= own <= MOST and 0 < times <= MOST
            ):
                counts[fewest, own] = times
            case _:
                raise PracticeError(Text("these are no results of steps"))
    return cast(Counts, counts)
