"""What one solve has lost: by pauses, long steps, turns of the cube and regrips.

Everything is told as what would be saved without it: of a pause what is longer than the solver's
usual time for a turn, of a step the turns that the shortest spares, of a turn of the cube and of a
regrip the turns that they are worth in the comfort model. Turns become seconds by the usual time
for a turn of that solve.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from itertools import pairwise
from statistics import median

from cubeapp.engine.practice.doctor.methods import Stage
from cubeapp.engine.practice.doctor.reading import Reading, read_solve
from cubeapp.engine.practice.doctor.reconstruction import SIZE, Reconstruction
from cubeapp.engine.practice.doctor.report import StepReport, reports_of, with_best
from cubeapp.engine.solvers.control import SearchControl
from cubeapp.engine.solvers.goals.comfort import LEAST_REGRIP, ROTATION
from cubeapp.engine.text import NO_TEXT, Text

COMFORTABLE = 4
"""How many turns an alg of the last layer may be longer than the shortest: good ones are."""
PAIRS = ("f2l", "corner", "edge", "block", "first block", "second block")
"""Keys of the stages between the start and the last layer."""
STARTS = ("cross", "eocross", "eoline")
LAST_LAYER = "last layer"
"""Stands for all stages that come later."""
_STEPS = {
    "cross": Text("the cross"),
    "f2l": Text("pairs"),
    "corner": Text("corners"),
    "edge": Text("edges"),
    "block": Text("blocks"),
    LAST_LAYER: Text("the last layer"),
}
"""What the steps of a stage are called together, where it is not their name."""


class Waste(Enum):
    """What time goes by with."""

    PAUSE = auto()
    TURNS = auto()
    ROTATIONS = auto()
    REGRIPS = auto()


Cause = tuple[Waste, str, Text]
"""What costs, at which steps: the key of their stage, and what they are called; none for all."""
_ROTATIONS: Cause = (Waste.ROTATIONS, "", NO_TEXT)
_REGRIPS: Cause = (Waste.REGRIPS, "", NO_TEXT)


@dataclass(frozen=True, slots=True)
class SolveCosts:
    """What one solve has lost."""

    turns: Mapping[Cause, float]
    """What is counted in turns; of `Waste.ROTATIONS` and `Waste.REGRIPS` how many there were."""
    seconds: Mapping[Cause, float]
    """What is measured in seconds; empty without times."""
    seconds_a_turn: float | None
    """The usual time for a turn; ``None`` without times."""

    def cost(self, cause: Cause) -> float:
        """Return what would be saved without ``cause``: seconds, or turns if no times are known."""
        if cause in self.seconds:
            return self.seconds[cause]
        pace = 1.0 if self.seconds_a_turn is None else self.seconds_a_turn
        return self.turns.get(cause, 0.0) * _WORTH[cause[0]] * pace


_WORTH = {
    Waste.PAUSE: 1.0,
    Waste.TURNS: 1.0,
    Waste.ROTATIONS: ROTATION,
    Waste.REGRIPS: LEAST_REGRIP,
}
"""How many turns each is worth."""


def costs_of(solve: Reconstruction, control: SearchControl) -> SolveCosts:
    """Read a solve, and return what it has lost.

    Raises:
        SearchCancelled: ``control`` was cancelled.
    """
    reading = read_solve(solve)
    return _costs(reading, tuple(with_best(reading, reports_of(reading), control)))


def _costs(reading: Reading, reports: Sequence[StepReport]) -> SolveCosts:
    pace = _seconds_a_turn(reading)
    turns: Counter[Cause] = Counter()
    seconds: defaultdict[Cause, float] = defaultdict(float)
    for report in reports:
        turns[_ROTATIONS] += report.rotations
        turns[_REGRIPS] += report.regrips
        if report.step.task is not None:
            stage = report.step.task.stage
            cause, count = _needless(report, stage)
            turns[cause] += count
            if report.pause_s is not None and pace is not None and stage.key not in STARTS:
                # Turns of the whole cube are a cause of their own.
                usual = (1 + ROTATION * report.rotations) * pace
                steps = _STEPS.get(stage.key, stage.names[0])
                seconds[Waste.PAUSE, stage.key, steps] += max(report.pause_s - usual, 0.0)
    return SolveCosts(turns, seconds, pace)


def _needless(report: StepReport, stage: Stage) -> tuple[Cause, int]:
    """Return how many turns a step of ``stage`` took for nothing."""
    is_late = stage.key not in (*STARTS, *PAIRS)
    key = LAST_LAYER if is_late else stage.key
    count = max(report.extra - (COMFORTABLE if is_late else 0), 0)
    return (Waste.TURNS, key, _STEPS.get(key, stage.names[0])), count


def _seconds_a_turn(reading: Reading) -> float | None:
    """Return the usual time between two turns of a layer, if times are known."""
    solve = reading.solve
    done_s = [
        at
        for move, at in zip(solve.moves, solve.seconds, strict=True)
        if at is not None and not move.is_rotation(SIZE)
    ]
    gaps = [later - sooner for sooner, later in pairwise(done_s) if later > sooner]
    return median(gaps) if gaps else None
