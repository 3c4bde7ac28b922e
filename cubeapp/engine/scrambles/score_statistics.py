"""The scores of random cubes, to compare a cube's own score with."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from cubeapp.engine.model.cube import check_size
from cubeapp.engine.scrambles.random_state import random_rows
from cubeapp.engine.scrambles.scores import scores

MOST_CUBES = 20_000
"""Small cubes are drawn so often; larger ones less, down to `LEAST_CUBES`."""
LEAST_CUBES = 200
_FACELETS = 6_000_000
_FACELETS_AT_ONCE = 500_000


@dataclass(frozen=True, slots=True)
class Bar:
    """One bar of a histogram."""

    lowest: int
    highest: int
    """The scores that it stands for, both included."""
    share: float
    """The share of random cubes with such a score, 0…1."""


@dataclass(frozen=True, slots=True)
class ScoreStatistics:
    """How the scores of random states of one size are spread, by a sample of them."""

    size: int
    cubes: int
    """How many were drawn."""
    mean: float
    deviation: float
    """The standard deviation of a cube's score."""
    counts: tuple[int, ...]
    """How many cubes had the score 0, 1, 2, … up to the highest that occurred."""

    def share_below(self, score: int) -> float:
        """Return the share of random cubes that look better mixed than one of ``score``, 0…1.

        Of those with the same score half are counted.
        """
        same = self.counts[score] if score < len(self.counts) else 0
        return (sum(self.counts[:score]) + same / 2) / self.cubes

    def bars(self, most: int) -> tuple[Bar, ...]:
        """Return the scores that occurred as at most so many bars of one width, without gaps."""
        low = next(score for score, count in enumerate(self.counts) if count)
        width = -(-(len(self.counts) - low) // most)
        starts = range(low, len(self.counts), width)
        return tuple(
            Bar(start, start + width - 1, sum(self.counts[start : start + width]) / self.cubes)
            for start in starts
        )


@lru_cache(maxsize=99)
def score_statistics(size: int) -> ScoreStatistics:
    """Return how the scores of random cubes of ``size`` are spread.

    The sample is the same every time: `random_rows` of ``default_rng([0, N])``. It is drawn
    when a size is first asked for, in up to half a second for the largest.

    Raises:
        UnsupportedCubeError: there is no such size.
    """
    facelets = 6 * check_size(size) ** 2
    cubes = min(MOST_CUBES, max(LEAST_CUBES, _FACELETS // facelets))
    at_once = max(1, _FACELETS_AT_ONCE // facelets)
    rng = np.random.default_rng([0, size])
    drawn = [min(at_once, cubes - start) for start in range(0, cubes, at_once)]
    found = np.concatenate([scores(random_rows(size, rng, count), size) for count in drawn])
    counts = tuple(np.bincount(found).tolist())
    return ScoreStatistics(size, cubes, float(found.mean()), float(found.std()), counts)
