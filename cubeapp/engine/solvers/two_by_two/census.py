"""All positions of the 2×2×2 by their distance from solved, counted level by level."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.moves import Metric


@dataclass(frozen=True, slots=True)
class Growth:
    """How far the count has come."""

    counts: tuple[int, ...]
    """How many positions have been found at each distance; the last number may still grow."""
    total: int
    """How many there will be in all."""
    share: float
    """The part of the last level that is done, 0…1."""

    @property
    def is_complete(self) -> bool:
        """Whether every position has been found."""
        return sum(self.counts) == self.total


@dataclass(frozen=True, slots=True, eq=False)
class Census:
    """Every position's distance from solved."""

    metric: Metric
    growth: Growth
    """Complete."""
    distance: NDArray[np.uint8]
    """Shape (3674160,), by the number of the position."""

    @property
    def counts(self) -> tuple[int, ...]:
        """How many positions there are at each distance."""
        return self.growth.counts

    def depth_of(self, cube: Cube) -> int | None:
        """Return how far a 2×2×2 is from solved; ``None`` if it is not legal."""
        from cubeapp.engine.solvers.two_by_two.kernel import INVALID, position_of

        position = position_of(cube)
        return None if position == INVALID else int(self.distance[position])

    def random_cube(self, depth: int, rng: np.random.Generator) -> Cube:
        """Return one of the cubes ``depth`` moves from solved, each equally likely.

        The corner of DBL is at home: white is on top and green in front.
        """
        from cubeapp.engine.solvers.two_by_two.kernel import cube_at

        positions = np.flatnonzero(self.distance == depth)
        return cube_at(int(positions[rng.integers(len(positions))]))


def take_census(
    metric: Metric, grown: Callable[[Growth], None] | None = None, slices: int = 1
) -> Census:
    """Count all positions, breadth first from solved, in a fifth of a second.

    Args:
        metric: in face turns or, QTM, in quarter turns.
        grown: called after each slice; whatever it raises ends the search.
        slices: into how many parts each level is cut.
    """
    from cubeapp.engine.solvers.two_by_two.kernel import POSITIONS, Steps, expansions, unexplored

    steps = Steps.of(metric)
    table = unexplored(steps)
    counts = [1]
    growth = Growth((1,), POSITIONS, 1.0)
    for part in expansions(steps, table, slices):
        if part.depth + 1 == len(counts):
            counts.append(0)
        counts[-1] += part.found
        growth = Growth(tuple(counts), POSITIONS, part.share)
        if grown is not None:
            grown(growth)
        if growth.is_complete and part.share == 1.0:
            break
    return Census(metric, growth, table.ravel())
