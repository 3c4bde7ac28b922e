"""How many cubes obey rules that leave too many to count, and one of them at random."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

import numpy as np

from cubeapp.engine.cube import Cube
from cubeapp.engine.perfect.cubes import cube_of_codes, image_of_cube
from cubeapp.engine.perfect.rules import Rules
from cubeapp.engine.perfect.search import (
    PATTERNS,
    PerfectProgress,
    face_table_for,
    flags_for,
    list_corners,
)
from cubeapp.engine.search.control import SearchControl
from cubeapp.engine.search.perfect_layout import SYMMETRIES

Answer = TypeVar("Answer")
PROBES = 8_000_000
"""Some seconds of work."""
PROBES_A_SLICE = 20_000
"""Some tens of milliseconds."""
SEED = 48
"""The estimate is the same each time."""
SURE = 1.96
"""So many standard errors either way hold the true number 19 times of 20."""


@dataclass(frozen=True, slots=True)
class PerfectEstimate:
    """About how many cubes obey a set of rules."""

    rules: Rules
    count: float
    error: float
    """The true number is this far from ``count`` at most, 19 times of 20."""
    by_patterns: tuple[float, ...]
    """About how many have 1, 2, … 6 different patterns."""
    probes: int


def estimate(
    rules: Rules, control: SearchControl | None = None, *, probes: int = PROBES
) -> PerfectEstimate:
    """Estimate the number of legal cubes that obey ``rules`` from random probes.

    Raises:
        SearchCancelled: ``control`` was cancelled.
    """
    from cubeapp.engine.search import perfect_probe

    control = control or SearchControl()
    lottery = _Lottery(rules, SEED, control)
    sums, done = np.zeros(PATTERNS + 1), 0
    while done < probes and lottery.total:
        tries = min(PROBES_A_SLICE, probes - done)
        sums += lottery.ask(perfect_probe.probe, tries)
        done += tries
        count = lottery.total * sums[:PATTERNS].sum() / done
        control.wait_while_paused()
        control.checkpoint(PerfectProgress(f"estimating, about {count:.3g}", done / probes, done))
    means = sums / max(done, 1)
    mean = float(means[:PATTERNS].sum())
    deviation = math.sqrt(max(float(means[PATTERNS]) - mean * mean, 0.0) / max(done, 1))
    by_patterns = tuple((lottery.total * means[:PATTERNS]).tolist())
    return PerfectEstimate(
        rules, lottery.total * mean, SURE * lottery.total * deviation, by_patterns, done
    )


def draw(rules: Rules, rng: np.random.Generator, control: SearchControl | None = None) -> Cube:
    """Return a legal cube that obeys ``rules``, each equally likely.

    Cubes are drawn until one obeys, which takes seconds where rules leave many; where they
    leave few, `search` finds them all, and never ends here where they leave none.

    Draws: 64 bits from ``rng`` for the compiled source of chance, then a symmetry.

    Raises:
        SearchCancelled: ``control`` was cancelled.
    """
    from cubeapp.engine.search import perfect_probe

    control = control or SearchControl()
    lottery = _Lottery(rules, int(rng.integers(-(2**63), 2**63, dtype=np.int64)), control)
    symmetry = int(rng.integers(SYMMETRIES))
    row, attempts = -1, 0
    while row < 0:
        row = lottery.ask(perfect_probe.draw, PROBES_A_SLICE)
        attempts += PROBES_A_SLICE
        control.wait_while_paused()
        control.checkpoint(PerfectProgress("drawing cubes", None, attempts))
    return image_of_cube(lottery.cube(row), symmetry)


class _Lottery:
    """What the compiled draws need."""

    def __init__(self, rules: Rules, seed: int, control: SearchControl) -> None:
        from cubeapp.engine.search import perfect_probe
        from cubeapp.engine.search.perfect_block import CHANCE
        from cubeapp.engine.search.perfect_kernel import new_work

        corners = list_corners(rules, control)
        self._table, self._work = face_table_for(rules), new_work(flags_for(rules))
        self._work[CHANCE] = seed
        shares = corners.weights * perfect_probe.bounds(self._table, self._work, corners.codes)
        # What has no share must not be drawn by a rounding.
        self._codes = corners.codes[shares > 0]
        self._ends = np.cumsum(shares[shares > 0])

    @property
    def total(self) -> float:
        """The sum of the bounds of all corners."""
        return float(self._ends[-1]) if len(self._ends) else 0.0

    def ask(self, draw: Callable[..., Answer], tries: int) -> Answer:
        """Call a function of `perfect_probe`."""
        return draw(self._table, self._work, self._codes, self._ends, tries)

    def cube(self, row: int) -> Cube:
        """Return the cube just drawn with the corners of ``row``."""
        from cubeapp.engine.search import perfect_probe

        return cube_of_codes(self._codes[row], perfect_probe.drawn_codes(self._work))
