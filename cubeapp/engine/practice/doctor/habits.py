"""What costs a solver the most over many solves: pauses, long steps, turns of the cube, regrips.

Everything is told as what would be saved without it: of a pause what is longer than the solver's
usual time for a turn, of a step the turns that the shortest spares, of a turn of the cube and of a
regrip the turns that they are worth in the comfort model. Turns become seconds by the usual time
for a turn of that solve.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from itertools import pairwise
from statistics import fmean, median

from cubeapp.engine.practice.doctor.methods import Stage
from cubeapp.engine.practice.doctor.reading import Reading, read_solve
from cubeapp.engine.practice.doctor.reconstruction import SIZE, Reconstruction
from cubeapp.engine.practice.doctor.report import StepReport, reports_of, with_best
from cubeapp.engine.practice.doctor.telling import seconds_in_words
from cubeapp.engine.practice.solves import Book, Solve
from cubeapp.engine.solvers.control import SearchControl
from cubeapp.engine.solvers.goals.comfort import LEAST_REGRIP, ROTATION
from cubeapp.engine.text import NO_TEXT, Text, counted, decimal, paragraph, sentence

MOST_SOLVES = 50
"""The last so many are looked at."""
LEAST_SOLVES = 3
"""Fewer tell of no habit."""
COMFORTABLE = 4
"""How many turns an alg of the last layer may be longer than the shortest: good ones are."""
LEAST_COST = 0.05
"""Of a habit, in seconds or in turns a solve."""
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
"""What costs, at which steps: the key of their stage, and what they are called."""


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


@dataclass(frozen=True, slots=True)
class Habit:
    """Something that costs time in one solve after the other."""

    cause: Cause
    cost: float
    """What it costs in a solve on average, in seconds or in turns."""
    is_timed: bool
    """Whether that is seconds."""
    amount: float
    """How many turns, turns of the cube or regrips it is a solve."""
    solves: int
    """Over how many solves."""

    @property
    def name(self) -> Text:
        """What it is: "pauses before pairs"."""
        waste, _, steps = self.cause
        return _NAMES[waste].format(steps=steps) if waste in _OF_STEPS else _NAMES[waste]

    @property
    def line(self) -> Text:
        """What it is and what it costs: "pauses before pairs: 4.2 s a solve"."""
        return Text("{habit}: {cost} a solve", habit=self.name, cost=self._cost)

    @property
    def text(self) -> Text:
        """What it costs, in a few sentences, and what helps."""
        costs = Text(
            "What costs you the most are {habit}: {cost} a solve over the last {n} solves.",
            habit=self.name,
            cost=self._cost,
            n=counted(self.solves),
        )
        return paragraph((costs, self._amount, _advice(self.cause)))

    @property
    def _cost(self) -> Text:
        if self.is_timed:
            return seconds_in_words(self.cost)
        return Text("{n} turns", n=decimal(self.cost, 1))

    @property
    def _amount(self) -> Text:
        waste = self.cause[0]
        is_told = waste is not Waste.PAUSE and (self.is_timed or waste is not Waste.TURNS)
        return sentence(_AMOUNTS[waste].format(n=decimal(self.amount, 1))) if is_told else NO_TEXT


_OF_STEPS = (Waste.PAUSE, Waste.TURNS)
_NAMES = {
    Waste.PAUSE: Text("pauses before {steps}"),
    Waste.TURNS: Text("needless turns for {steps}"),
    Waste.ROTATIONS: Text("turns of the whole cube"),
    Waste.REGRIPS: Text("regrips"),
}
_ROTATIONS: Cause = (Waste.ROTATIONS, "", _NAMES[Waste.ROTATIONS])
_REGRIPS: Cause = (Waste.REGRIPS, "", _NAMES[Waste.REGRIPS])
_AMOUNTS = {
    Waste.TURNS: Text("{n} turns more than the shortest"),
    Waste.ROTATIONS: Text("there are {n} of them in a solve"),
    Waste.REGRIPS: Text("there are about {n} of them in a solve"),
}


def recent_solves(book: Book) -> tuple[Solve, ...]:
    """Return the last `MOST_SOLVES` solves of a 3×3×3, of all sessions, whose moves are known."""
    solves = [
        solve
        for session in book.sessions
        for solve in session.solves
        if solve.is_recorded and solve.size == SIZE
    ]
    return tuple(sorted(solves, key=lambda solve: solve.date)[-MOST_SOLVES:])


def costs_of(solve: Reconstruction, control: SearchControl) -> SolveCosts:
    """Read a solve, and return what it has lost.

    Raises:
        SearchCancelled: ``control`` was cancelled.
    """
    reading = read_solve(solve)
    return _costs(reading, tuple(with_best(reading, reports_of(reading), control)))


def habits_of(solves: Iterable[SolveCosts]) -> tuple[Habit, ...]:
    """Return what costs the most on average, the dearest first.

    Where times are known of some solves, only they count; where there are fewer than
    `LEAST_SOLVES` in all, nothing is told.
    """
    given = tuple(solves)
    timed = [solve for solve in given if solve.seconds_a_turn is not None]
    counting = timed if len(timed) >= LEAST_SOLVES else given
    if len(counting) < LEAST_SOLVES:
        return ()
    causes = {cause for solve in counting for cause in (*solve.turns, *solve.seconds)}
    habits = [_habit(cause, counting) for cause in causes]
    dear = [habit for habit in habits if habit.cost >= LEAST_COST]
    return tuple(sorted(dear, key=lambda habit: (-habit.cost, str(habit.name))))


def _habit(cause: Cause, solves: Sequence[SolveCosts]) -> Habit:
    return Habit(
        cause,
        cost=fmean(solve.cost(cause) for solve in solves),
        is_timed=all(solve.seconds_a_turn is not None for solve in solves),
        amount=fmean(solve.turns.get(cause, 0.0) for solve in solves),
        solves=len(solves),
    )


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


def _advice(cause: Cause) -> Text:
    """Return what helps."""
    waste, key, _ = cause
    if waste is Waste.ROTATIONS:
        return Text("Learn to fill the slots at the back without turning the cube.")
    if waste is Waste.REGRIPS:
        return Text(
            "Choose algs that hands turn easily, and hold the cube ready for the next ones."
        )
    if waste is Waste.PAUSE and key in PAIRS:
        return Text("Turn more slowly, and look for the next one while you turn.")
    if waste is Waste.PAUSE:
        return Text("Practise to recognise its cases at a glance.")
    if key in STARTS:
        return Text("Plan it to the end before the first turn.")
    if key in PAIRS:
        return Text("Compare them with the better line, step by step.")
    return Text("Learn the algs that do in one look what you do in two.")
