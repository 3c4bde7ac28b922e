"""How many cubes obey rules that leave too many to count, and one of them at random."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.symmetries import SYMMETRIES
from cubeapp.engine.perfect.block import CHANCE
from cubeapp.engine.perfect.cubes import cube_of_codes, image_of_cube
from cubeapp.engine.perfect.rules import Rules, format_rules
from cubeapp.engine.perfect.search import (
    PATTERNS,
    PerfectProgress,
    face_table_for,
    flags_for,
    list_corners,
)
from cubeapp.engine.solvers.control import SearchControl
from cubeapp.engine.solvers.solution import LimitReached
from cubeapp.engine.text import Text, decimal

PROBES = 4_000_000
"""Some seconds of work."""
PROBES_A_SLICE = 20_000
"""Some tens of milliseconds."""
SEED = 48
"""The estimate is the same each time."""
SURE = 1.96
"""Standard errors of a 95 % confidence interval."""
UNSEEN = 3.0
"""What has a share of 3/n is missed by n probes once in 20 times."""
MOST_ATTEMPTS = 200_000_000
"""About a minute of work; after that a draw gives up."""


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

    @property
    def classes(self) -> float:
        """About how many cubes there are that no symmetry and renaming of colours makes equal."""
        return self.count / SYMMETRIES

    @property
    def classes_by_patterns(self) -> tuple[float, ...]:
        """The numbers of classes with 1, 2, … 6 different patterns likewise."""
        return tuple(count / SYMMETRIES for count in self.by_patterns)


def estimate(
    rules: Rules, control: SearchControl | None = None, *, probes: int = PROBES
) -> PerfectEstimate:
    """Estimate the number of legal cubes that obey ``rules`` from random probes.

    Raises:
        SearchCancelled: ``control`` was cancelled.
    """
    control = control or SearchControl()
    return CubeLottery(rules, control).estimate(probes, control)


class CubeLottery:
    """Draws cubes that obey a set of rules; for one thread at a time.

    It needs no search, and so is for rules that leave more cubes than can be counted. Where
    they leave few, drawing takes long or gives up.
    """

    def __init__(self, rules: Rules, control: SearchControl | None = None) -> None:
        """List the corners that ``rules`` allow.

        Raises:
            SearchCancelled: ``control`` was cancelled.
        """
        from cubeapp.engine.perfect import edges, probe

        control = control or SearchControl()
        control.checkpoint(PerfectProgress(Text("loading the search"), 0.0))
        probe.prepare_all()
        corners = list_corners(rules, control)
        self.rules = rules
        table, self._work = face_table_for(rules), edges.new_work(flags_for(rules))
        shares = corners.weights * probe.bounds(table, self._work, corners.codes)
        # What has no share must not be drawn by a rounding.
        self._codes = corners.codes[shares > 0]
        self._ends = np.cumsum(shares[shares > 0])
        self._arrays = table, self._work, self._codes, self._ends

    def estimate(self, probes: int, control: SearchControl) -> PerfectEstimate:
        """Estimate the number of cubes; the same each time.

        Raises:
            SearchCancelled: ``control`` was cancelled.
        """
        from cubeapp.engine.perfect import probe

        self._work[CHANCE] = SEED
        total = float(self._ends[-1]) if len(self._ends) else 0.0
        sums, done = np.zeros(PATTERNS + 1), 0
        while done < probes and total:
            tries = min(PROBES_A_SLICE, probes - done)
            sums += probe.probe(*self._arrays, tries)
            done += tries
            about = total * sums[:PATTERNS].sum() / done
            # No more digits are known.
            known = float(f"{about:.3g}")
            self._tell(
                control,
                Text("estimating, about {n} cubes", n=decimal(known, 0)),
                done / probes,
                done,
            )
        means = sums / max(done, 1)
        mean = float(means[:PATTERNS].sum())
        deviation = math.sqrt(max(float(means[PATTERNS]) - mean * mean, 0.0) / max(done, 1))
        # No probe counts for more than 1, so unseen cubes can make up no more than this.
        error = SURE * deviation if mean else UNSEEN / max(done, 1)
        by_patterns = tuple((total * means[:PATTERNS]).tolist())
        return PerfectEstimate(self.rules, total * mean, total * error, by_patterns, done)

    def draw(self, rng: np.random.Generator, control: SearchControl | None = None) -> Cube:
        """Return a legal cube that obeys the rules, centres at home, each equally likely.

        Draws: 64 bits from ``rng`` for the compiled source of chance, then a symmetry.

        Raises:
            LimitReached: none came up in `MOST_ATTEMPTS`, or there are none.
            SearchCancelled: ``control`` was cancelled.
        """
        from cubeapp.engine.perfect import probe

        control = control or SearchControl()
        most = MOST_ATTEMPTS if len(self._ends) else 0
        self._work[CHANCE] = rng.integers(-(2**63), 2**63, dtype=np.int64)
        symmetry = int(rng.integers(SYMMETRIES))
        row, attempts = -1, 0
        while row < 0:
            if attempts >= most:
                message = Text(
                    "the rules {rules} leave hardly any cubes and none came up; with rules 3 and "
                    "4 as well all of them can be found"
                )
                raise LimitReached(message.format(rules=format_rules(self.rules)))
            row = probe.draw(*self._arrays, PROBES_A_SLICE)
            attempts += PROBES_A_SLICE
            self._tell(control, Text("drawing cubes"), None, attempts)
        edges = probe.drawn_codes(self._work)
        return image_of_cube(cube_of_codes(self._codes[row], edges), symmetry)

    @staticmethod
    def _tell(control: SearchControl, activity: Text, share: float | None, done: int) -> None:
        control.wait_while_paused()
        control.checkpoint(PerfectProgress(activity, share, done))
