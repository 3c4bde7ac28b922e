"""When a case is to come again: spaced repetition by FSRS-6, one memory a case.

Source: the Free Spaced Repetition Scheduler, version 6, of the open-spaced-repetition project:
its published formulas and its default weights, which `py-fsrs` 6.3 has too. Days are whole
numbers, as `datetime.date.toordinal` counts them; what is due comes at any time of its day.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from enum import IntEnum
from math import exp
from statistics import median

WEIGHTS = (
    *(0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796),
    *(1.4835, 0.0614, 0.2629, 1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542),
)
"""The default weights of FSRS-6, named w0 to w20 there."""
RECALL = 0.9
"""How likely a case is to be known on the day it is due."""
KNOWN_RECALL, KNOWN_DAYS = 0.8, 7.0
"""A case is known that is recalled today at least so likely, and stays so for a week."""
NEW_A_DAY = 5
"""How many cases never met before are begun on one day."""
LONGEST_DAYS = 3650
"""No case comes later than this."""
SLOW, QUICK = 1.25, 0.8
"""Shares of the usual time beyond which a trial was slow or quick."""
FEWEST_TIMES = 3
"""From so many times on there is a usual one."""
_FACTOR: float = 0.9 ** (-1 / WEIGHTS[20]) - 1
_LEAST_STABILITY = 0.001


class Grade(IntEnum):
    """How a trial went; the values are those that FSRS counts with."""

    FAILED = 1
    SLOW = 2
    USUAL = 3
    QUICK = 4


@dataclass(frozen=True, slots=True)
class Memory:
    """What is remembered of a case that was met at least once."""

    stability: float
    """After how many days it is recalled with a likelihood of 90 %."""
    difficulty: float
    """1 to 10."""
    first: int
    """The day it was met first."""
    last: int
    """The day of the last trial."""
    lapses: int = 0
    """How often it was failed after it had been known."""
    is_failed: bool = False
    """Whether the last trial failed: then it comes again on the same day."""

    def recall(self, today: int) -> float:
        """Return how likely the case is known ``today``, 0 to 1."""
        return _recall(self.stability, max(today - self.last, 0))

    def due(self, today: int) -> int:
        """Return the day the case is due; a clock that was ahead delays nothing."""
        last = min(self.last, today)
        return last if self.is_failed else last + interval_days(self.stability)

    def is_known(self, today: int) -> bool:
        """Tell whether the case is known; see `KNOWN_RECALL`."""
        return (
            not self.is_failed
            and self.stability >= KNOWN_DAYS
            and self.recall(today) >= KNOWN_RECALL
        )


def interval_days(stability: float) -> int:
    """Return after how many days a case of this stability is due, at least 1."""
    days: float = stability / _FACTOR * (RECALL ** (-1 / WEIGHTS[20]) - 1)
    return min(max(round(days), 1), LONGEST_DAYS)


def reviewed(memory: Memory | None, grade: Grade, today: int) -> Memory:
    """Return what is remembered after a trial.

    Args:
        memory: before it; ``None`` for a case that was never met.
        grade: how it went.
        today: the day of the trial.
    """
    if memory is None:
        return Memory(
            max(WEIGHTS[grade - 1], _LEAST_STABILITY),
            _within(_first_difficulty(grade)),
            first=today,
            last=today,
            is_failed=grade is Grade.FAILED,
        )
    is_lapse = grade is Grade.FAILED and not memory.is_failed
    return replace(
        memory,
        stability=max(_next_stability(memory, grade, today), _LEAST_STABILITY),
        difficulty=_next_difficulty(memory.difficulty, grade),
        last=today,
        lapses=memory.lapses + is_lapse,
        is_failed=grade is Grade.FAILED,
    )


def grade_of(time_ms: int, own_ms: Sequence[int], all_ms: Sequence[int]) -> Grade:
    """Return how a case that was solved went, by what is usual.

    Args:
        time_ms: what it took this time.
        own_ms: its times before.
        all_ms: the times of all cases of the deck, which count while it has too few of its own.
    """
    usual = usual_ms(own_ms) or usual_ms(all_ms)
    if usual is None:
        return Grade.USUAL
    if time_ms > SLOW * usual:
        return Grade.SLOW
    return Grade.QUICK if time_ms < QUICK * usual else Grade.USUAL


def usual_ms(times_ms: Sequence[int]) -> float | None:
    """Return the median time; ``None`` if there are too few."""
    return median(times_ms) if len(times_ms) >= FEWEST_TIMES else None


@dataclass(frozen=True, slots=True)
class Day:
    """What there is to do of a deck on one day, by the places of its cases."""

    due: tuple[int, ...]
    """Those to be asked again, the least likely known first; those failed today come last."""
    new: tuple[int, ...]
    """Those to be begun, in the order of the deck."""
    known: int
    """How many are known."""


def day_of(memories: Sequence[Memory | None], today: int, new_a_day: int = NEW_A_DAY) -> Day:
    """Return what there is to do ``today`` with cases that have these memories."""
    met = [(index, each) for index, each in enumerate(memories) if each is not None]
    due = [(index, each) for index, each in met if each.due(today) <= today]
    due.sort(key=lambda pair: (pair[1].last >= today, pair[1].recall(today), pair[0]))
    begun = sum(each.first == today for _, each in met)
    unmet = [index for index, each in enumerate(memories) if each is None]
    return Day(
        tuple(index for index, _ in due),
        tuple(unmet[: max(new_a_day - begun, 0)]),
        sum(each.is_known(today) for _, each in met),
    )


def due_counts(memories: Iterable[Memory | None], today: int, days: int) -> tuple[int, ...]:
    """Return how many cases are due today, tomorrow and so on, as far as is known today.

    Args:
        memories: of the cases.
        today: the first day; whatever was due before counts for it.
        days: how many days to look at.
    """
    counts = [0] * days
    for memory in memories:
        if memory is not None and (ahead := memory.due(today) - today) < days:
            counts[max(ahead, 0)] += 1
    return tuple(counts)


def _recall(stability: float, days: int) -> float:
    return float((1 + _FACTOR * days / stability) ** -WEIGHTS[20])


def _within(difficulty: float) -> float:
    return min(max(difficulty, 1.0), 10.0)


def _first_difficulty(grade: Grade) -> float:
    return WEIGHTS[4] - exp(WEIGHTS[5] * (grade - 1)) + 1


def _next_difficulty(difficulty: float, grade: Grade) -> float:
    # The nearer to the hardest, the less is added; and all drift towards that of a quick one.
    moved = difficulty - WEIGHTS[6] * (grade - 3) * (10 - difficulty) / 9
    drift = WEIGHTS[7] * _first_difficulty(Grade.QUICK)
    return _within(drift + (1 - WEIGHTS[7]) * moved)


def _next_stability(memory: Memory, grade: Grade, today: int) -> float:
    stability, difficulty = memory.stability, memory.difficulty
    if today <= memory.last:
        gain = exp(WEIGHTS[17] * (grade - 3 + WEIGHTS[18])) * stability ** -WEIGHTS[19]
        return float(stability * (gain if grade is Grade.FAILED else max(gain, 1.0)))
    missing = 1 - memory.recall(today)
    if grade is Grade.FAILED:
        left = WEIGHTS[11] * difficulty ** -WEIGHTS[12] * ((stability + 1) ** WEIGHTS[13] - 1)
        most = stability / exp(WEIGHTS[17] * WEIGHTS[18])
        return float(min(left * exp(missing * WEIGHTS[14]), most))
    gain = exp(WEIGHTS[8]) * (11 - difficulty) * stability ** -WEIGHTS[9]
    gain *= exp(missing * WEIGHTS[10]) - 1
    gain *= {Grade.SLOW: WEIGHTS[15], Grade.QUICK: WEIGHTS[16]}.get(grade, 1.0)
    return float(stability * (1 + gain))
