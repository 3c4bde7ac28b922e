"""Which case comes next: the one place that decides it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

import numpy as np

from cubeapp.engine.practice.case_book import ANGLES, Record
from cubeapp.engine.practice.drills import draw_case
from cubeapp.engine.practice.schedule import NEW_A_DAY, SLOW, Day, day_of, usual_ms
from cubeapp.engine.practice.solves import Tally
from cubeapp.engine.solvers.by_hand.cases import Case


class Order(Enum):
    """In which order cases come; the values are stored."""

    DUE = "due"
    """What is due today, then a few new ones; see `cubeapp.engine.practice.schedule`."""
    ONCE = "once"
    """Each once a day before any comes twice."""
    SLOWEST = "slowest"
    """The same, the slowest first."""
    CONFUSED = "confused"
    """Two that were mixed up, those most often or those that are chosen, in turn by chance."""
    FREE = "free"
    """By chance, again and again."""


@dataclass(frozen=True, slots=True)
class Standing:
    """A case that is practised, and how it has gone."""

    case: Case
    key: str
    """Of its record and its tally."""
    record: Record
    tally: Tally


@dataclass(frozen=True, slots=True)
class Rule:
    """How the next case is chosen."""

    order: Order = Order.DUE
    new_a_day: int = NEW_A_DAY
    """How many cases are begun on a day, where what is due comes."""
    missed_more: bool = True
    """Whether those missed more often come more often, where cases come by chance."""
    pair: tuple[str, ...] = ()
    """The keys of the two that are chosen, where two that were mixed up come."""


def next_case(
    rule: Rule,
    standings: Sequence[Standing],
    today: int,
    last: Case | None,
    rng: np.random.Generator,
) -> Case | None:
    """Return the next case; ``None`` if the rule has none left.

    Where more than one is left the last one does not come again at once.

    Args:
        rule: how to choose.
        standings: the cases to choose from.
        today: as `cubeapp.engine.practice.schedule` counts days.
        last: the case before, if any.
        rng: the source of chance.
    """
    left = _left(rule, standings, today, rng)
    if rule.order is Order.FREE:
        return draw_case(
            [each.case for each in left],
            [each.tally for each in left],
            missed_more=rule.missed_more,
            last=last,
            rng=rng,
        )
    others = [each.case for each in left if each.case != last]
    return next(iter(others or [each.case for each in left]), None)


def day_of_standings(rule: Rule, standings: Sequence[Standing], today: int) -> Day:
    """Return what there is to do today."""
    return day_of([each.record.memory for each in standings], today, rule.new_a_day)


@dataclass(frozen=True, slots=True)
class MixUp:
    """Two cases that were taken for each other."""

    pair: tuple[Standing, Standing]
    count: int
    """How often, in either direction."""


def mix_ups(standings: Sequence[Standing]) -> list[MixUp]:
    """Return the pairs that were mixed up, those most often mixed up first."""
    by_key = {each.key: each for each in standings}
    counts: dict[tuple[str, str], int] = {}
    for each in standings:
        for other, count in each.record.taken_for.items():
            if other in by_key and other != each.key:
                pair = (min(each.key, other), max(each.key, other))
                counts[pair] = counts.get(pair, 0) + count
    pairs = sorted(counts, key=lambda pair: -counts[pair])
    return [MixUp((by_key[one], by_key[two]), counts[one, two]) for one, two in pairs]


@dataclass(frozen=True, slots=True)
class SlowAngle:
    """An angle from which a case takes longer than from the others."""

    standing: Standing
    angle: int
    time_ms: float
    """What it takes from there."""
    usual_ms: float
    """What it takes from all."""


def slow_angles(standings: Sequence[Standing]) -> list[SlowAngle]:
    """Return where a case takes much longer from one angle than it does, the worst first."""
    found = (
        SlowAngle(each, angle, sum(there), sum(usual))
        for each in standings
        if (usual := each.record.usual()) is not None
        for angle in range(ANGLES)
        if (there := each.record.usual(angle)) is not None and sum(there) > SLOW * sum(usual)
    )
    return sorted(found, key=lambda slow: slow.usual_ms - slow.time_ms)


def slow_ones(standings: Sequence[Standing]) -> list[Standing]:
    """Return the cases that take longer than is usual in their deck, the slowest first."""
    timed = sorted((each for each in standings if each.record.times_ms), key=slowness, reverse=True)
    usual = usual_ms([round(slowness(each)) for each in timed])
    return [each for each in timed if usual is not None and slowness(each) > SLOW * usual]


def most_missed(standings: Sequence[Standing]) -> list[Standing]:
    """Return the cases that were ever missed, those missed most often first."""
    missed = [each for each in standings if each.tally.missed]
    return sorted(missed, key=lambda each: each.tally.missed, reverse=True)


def slowness(standing: Standing) -> float:
    """Return the mean of the last times in ms, -1 without any."""
    times = standing.record.times_ms
    return sum(times) / len(times) if times else -1.0


def _left(
    rule: Rule, standings: Sequence[Standing], today: int, rng: np.random.Generator
) -> list[Standing]:
    """Return the cases that may come now, in their order."""
    if rule.order is Order.FREE:
        return list(standings)
    if rule.order is Order.DUE:
        day = day_of_standings(rule, standings, today)
        return [standings[index] for index in (*day.due, *rng.permutation(day.new).astype(int))]
    if rule.order is Order.CONFUSED:
        pair: Sequence[Standing] = [each for each in standings if each.key in rule.pair]
        if len(pair) < 2:
            pair = next((mixed.pair for mixed in mix_ups(standings)), ())
        # By chance, but never known beforehand: the last one may come again.
        return [pair[int(rng.integers(2))]] if pair else []
    shuffled = [standings[index] for index in rng.permutation(len(standings)).tolist()]
    fewest = min((each.record.met_on(today) for each in shuffled), default=0)
    left = [each for each in shuffled if each.record.met_on(today) == fewest]
    if rule.order is Order.SLOWEST:
        left.sort(key=slowness, reverse=True)
    return left
