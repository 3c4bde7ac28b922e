"""When cases come again, beside the published reference and on a learner that forgets."""

from statistics import mean

import numpy as np
import pytest

from cubeapp.engine.practice.drills import draw_case
from cubeapp.engine.practice.schedule import (
    LONGEST_DAYS,
    Grade,
    Memory,
    day_of,
    due_counts,
    grade_of,
    interval_days,
    reviewed,
)
from cubeapp.engine.practice.solves import Tally
from cubeapp.engine.solvers.by_hand.cases import oll_cases
from tests.strategies import slow

REFERENCE = {
    ((3, 0), (3, 2), (3, 11), (1, 46), (1, 46), (3, 47), (2, 49), (4, 52)): (
        *((2.3065, 2.1181, 2), (10.9643, 2.1112, 11), (41.4645, 2.1043, 41)),
        *((2.7549, 7.39, 3), (0.915, 9.1273, 1), (1.9127, 9.1134, 2)),
        *((2.996, 9.3967, 3), (7.0371, 9.1803, 7)),
    ),
    ((1, 0), (2, 0), (4, 3), (3, 30)): (
        *((0.212, 6.4133, 1), (0.212, 7.6042, 1), (3.7464, 6.7889, 4), (23.911, 6.7773, 24)),
    ),
    ((4, 0), (4, 9), (1, 60)): ((8.2956, 1.0, 8), (70.6316, 1.0, 71), (3.506, 7.027, 4)),
    ((2, 0), (3, 1), (3, 4), (3, 12)): (
        *((1.2931, 5.1122, 1), (4.546, 5.1023, 5), (12.771, 5.0924, 13), (31.4772, 5.0825, 31)),
    ),
}
"""Grades and days, and what py-fsrs 6.3.2 makes of them without learning steps and chance:
stability, difficulty, days until the next review."""


def after(*trials):
    """Return what is remembered after grades on days."""
    memory = None
    for grade, day in trials:
        memory = reviewed(memory, Grade(grade), day)
    return memory


@pytest.mark.parametrize("trials", REFERENCE, ids=str)
def test_memories_are_those_of_the_reference(trials):
    for number, (stability, difficulty, days) in enumerate(REFERENCE[trials], 1):
        memory = after(*trials[:number])
        assert memory.stability == pytest.approx(stability, abs=1e-4)
        assert memory.difficulty == pytest.approx(difficulty, abs=1e-4)
        assert interval_days(memory.stability) == days


def test_a_case_is_recalled_with_ninety_per_cent_after_its_stability():
    memory = after((3, 100))
    assert memory.recall(100) == 1
    assert Memory(10, 5, 0, 0).recall(10) == pytest.approx(0.9)
    assert memory.recall(150) < memory.recall(110) < 0.9


def test_a_failed_case_comes_again_today_and_a_solved_one_later():
    assert after((3, 100), (1, 103)).due(103) == 103
    assert after((3, 100), (1, 103), (3, 103)).due(103) > 103
    assert after((3, 100), (1, 103), (1, 103)).lapses == 1
    assert after((1, 100)).lapses == 0


def test_a_clock_that_was_ahead_delays_nothing():
    memory = after((3, 900))
    assert memory.due(100) == 102
    assert memory.recall(100) == 1
    assert after((3, 900), (4, 100)).last == 100


def test_nothing_comes_later_than_the_longest_interval():
    memory = None
    for day in range(0, 400_000, 4_000):
        memory = reviewed(memory, Grade.QUICK, day)
    assert interval_days(memory.stability) == LONGEST_DAYS


def test_known_says_that_a_case_is_known_and_stays_so_for_a_week():
    assert not after((3, 0)).is_known(0)
    learnt = after((3, 0), (3, 2), (3, 11))
    assert learnt.is_known(20)
    assert not learnt.is_known(2000)
    assert not after((3, 0), (3, 2), (3, 11), (3, 50), (1, 150)).is_known(150)


def test_a_trial_is_graded_by_what_is_usual():
    own = [3000, 3100, 2900]
    assert grade_of(2000, own, []) is Grade.QUICK
    assert grade_of(3100, own, []) is Grade.USUAL
    assert grade_of(4000, own, []) is Grade.SLOW
    assert grade_of(4000, [3000], [5000, 3900, 4000]) is Grade.USUAL
    assert grade_of(9000, [3000], [5000]) is Grade.USUAL


def test_a_day_has_what_is_due_and_a_few_new_cases():
    failed, due, later = after((3, 90), (1, 100)), after((3, 90)), after((4, 100))
    day = day_of([None, failed, later, due, None, None], 100, new_a_day=3)
    assert day.due == (3, 1)
    assert day.new == (0, 4)
    assert day.known == 1
    assert day_of([None, later, later], 100, new_a_day=2).new == ()
    assert due_counts([None, failed, due, later], 100, 9) == (2, 0, 0, 0, 0, 0, 0, 0, 1)


class Learner:
    """Forgets by halves, which last longer the more was forgotten when a case came again.

    This is no model that the scheduler has: it shall not be measured with its own rule.
    """

    def __init__(self, cases, rng):
        self._rng = rng
        self._gain = rng.uniform(1.2, 4, cases)
        self._half_life = np.zeros(cases)
        self._met = np.zeros(cases)

    def recall(self, time):
        is_met = self._half_life > 0
        return is_met * 0.5 ** ((time - self._met) / np.where(is_met, self._half_life, 1.0))

    def meet(self, case, time):
        chance = self.recall(time)[case]
        is_known = self._rng.random() < chance
        if self._half_life[case] == 0:
            self._half_life[case] = 1.0
        elif is_known:
            self._half_life[case] *= 1 + 2 * self._gain[case] * min(1 - chance, 0.5)
        else:
            self._half_life[case] = max(self._half_life[case] / 2, 0.7)
        self._met[case] = time
        return is_known


def reviews_until_known(count, seed, draw, a_day=30):
    """Return after how many reviews the learner knows 90 % of the cases on the next day."""
    rng = np.random.default_rng(seed)
    learner, memories, tallies = Learner(count, rng), [None] * count, [Tally()] * count
    reviews, last = 0, None
    for day in range(400):
        for trial in range(a_day):
            last = draw(memories, tallies, day, last, rng)
            if last is None:
                break
            is_known = learner.meet(last, day + trial / 2000)
            grade = Grade.USUAL if is_known else Grade.FAILED
            memories[last] = reviewed(memories[last], grade, day)
            tally = tallies[last]
            tallies[last] = Tally(tally.known + is_known, tally.missed + (not is_known))
            reviews += 1
        if learner.recall(day + 1).mean() >= 0.9:
            return reviews
    raise AssertionError("the learner never knows 90 %")


def by_schedule(memories, _tallies, today, _last, _rng):
    day = day_of(memories, today)
    return next(iter((*day.due, *day.new)), None)


def by_draw(_memories, tallies, _today, last, rng):
    cases = oll_cases()[: len(tallies)]
    before = None if last is None else cases[last]
    return cases.index(draw_case(cases, tallies, missed_more=True, last=before, rng=rng))


@pytest.mark.parametrize("measured", [(21, 3), *slow((21, 20), (57, 8))], ids=str)
def test_a_learner_needs_fewer_reviews_than_by_the_free_draw(measured):
    count, seeds = measured
    scheduled, drawn = (
        mean(reviews_until_known(count, seed, draw) for seed in range(seeds))
        for draw in (by_schedule, by_draw)
    )
    print(f"{count} cases: {scheduled:.0f} reviews by schedule, {drawn:.0f} by the free draw")
    assert scheduled < 0.8 * drawn
