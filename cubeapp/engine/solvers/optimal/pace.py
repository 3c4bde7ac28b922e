"""How long a proof may still take, guessed from the lengths that have been ruled out."""

from __future__ import annotations

from cubeapp.engine.model.moves import Metric
from cubeapp.engine.text import Text

PLENTY_OF_NODES = 300_000
"""Lengths with fewer tell little about how the next ones grow."""
SHORTEST_S = 0.1
"""Lengths that took less tell nothing about the time that the next ones take."""
GROWTH = {Metric.HTM: 13.0, Metric.QTM: 88.0}
"""How many times longer each length usually takes than the one before."""


class Pace:
    """How fast lengths are ruled out, from those that have been."""

    def __init__(self, metric: Metric) -> None:
        """Begin with what lengths in HTM or QTM usually take."""
        self.growth = GROWTH[metric]
        """How many times more nodes each length has than the one before."""
        self.seconds = 0.0
        """How long the last length took."""
        self._nodes = 0

    def cleared(self, nodes: int, seconds: float) -> None:
        """Learn from a length that has been ruled out."""
        if self._nodes >= PLENTY_OF_NODES:
            self.growth = nodes / self._nodes
        self._nodes, self.seconds = nodes, seconds

    @property
    def expected_nodes(self) -> float:
        """About how many nodes the next length will have."""
        return self._nodes * self.growth

    def length_s(self, passed: float, share: float) -> float | None:
        """Return how long the present length may take in all, if that can be told.

        Args:
            passed: seconds since it was begun.
            share: how much of it is done.
        """
        before = self.seconds * self.growth if self.seconds >= SHORTEST_S else None
        if passed < SHORTEST_S or share == 0:
            return before
        now = passed / share
        # What is seen now counts the more the more there is to see.
        return now if before is None else share * now + (1 - share) * before


def duration(seconds: float) -> Text:
    """Return a length of time for people."""
    days, hours, minutes = Text("{n} days"), Text("{n} h"), Text("{n} min")
    for text, size in ((days, 86400), (hours, 3600), (minutes, 60)):
        if seconds >= 2 * size:
            return text.format(n=f"{seconds / size:.0f}")
    return Text("{n} s", n=f"{seconds:.0f}")
