"""What costs a solver the most over many solves, and what helps."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import fmean

from cubeapp.engine.practice.doctor.costs import PAIRS, STARTS, Cause, SolveCosts, Waste
from cubeapp.engine.practice.doctor.reconstruction import SIZE
from cubeapp.engine.practice.doctor.telling import seconds_in_words
from cubeapp.engine.practice.files.moments import moment_ms
from cubeapp.engine.practice.solves import Book, Solve
from cubeapp.engine.text import NO_TEXT, Text, counted, decimal, paragraph, sentence

MOST_SOLVES = 50
"""The last so many are looked at."""
LEAST_SOLVES = 3
"""Fewer tell of no habit."""
LEAST_COST = 0.05
"""Of a habit, in seconds or in turns a solve."""


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
    return tuple(sorted(solves, key=_moment)[-MOST_SOLVES:])


def _moment(solve: Solve) -> float:
    """Return when a solve was, in milliseconds; those without a date are older than any."""
    moment = moment_ms(solve.date)
    return float("-inf") if moment is None else moment


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
