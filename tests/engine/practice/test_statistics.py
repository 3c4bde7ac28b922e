from fractions import Fraction
from itertools import pairwise
from math import ceil, floor, inf

import numpy as np
import pytest

from cubeapp.engine.practice import statistics
from cubeapp.engine.practice.solves import Session, Solve
from cubeapp.engine.practice.statistics import Statistics, following, rolling
from cubeapp.engine.practice.times import AVERAGES, DNF
from tests.every import every

COUNTS = {"mo3": 3, "ao5": 5, "ao12": 12, "ao50": 50, "ao100": 100, "ao1000": 1000}


def naive(results, count):
    """Return the average of all ``results`` by its definition: sort, trim, add."""
    trimmed = 0 if count == 3 else ceil(Fraction(5, 100) * count)
    ranked = sorted(inf if result == DNF else result for result in results)
    counting = ranked[trimmed : count - trimmed]
    if inf in counting:
        return DNF
    return floor(Fraction(sum(counting), len(counting)) + Fraction(1, 2))


def naive_rolling(results, count):
    return [
        None if end < count else naive(results[end - count : end], count)
        for end in range(1, len(results) + 1)
    ]


def random_results(rng, most):
    count = int(rng.integers(most + 1))
    results = rng.integers(1, int(rng.choice([20, 700_000])), count)
    results[rng.random(count) < rng.choice([0, 0.03, 0.06, 0.3])] = DNF
    return results.tolist()


def most_results(number):
    """Return how long list ``number`` may be: some are long enough for every average."""
    return 1100 if number % 250 == 0 else 130 if number % 5 == 0 else 40


def averages(statistics, name):
    return [statistics.average(name, number) for number in range(len(statistics))]


def check(statistics, results):
    assert list(statistics.results) == results
    for name, count in COUNTS.items():
        wanted = naive_rolling(results, count)
        assert averages(statistics, name) == wanted
        together = statistics.averages(name, np.arange(len(results))).tolist()
        assert together == [DNF if value is None else value for value in wanted]
        known = [value for value in wanted if value is not None]
        best = min(known, key=lambda value: inf if value == DNF else value, default=None)
        assert statistics.best_average(name) == best
        assert statistics.latest(name) == (wanted[-1] if wanted else None)


@pytest.mark.parametrize("lists", [25, pytest.param(10_000, marks=pytest.mark.slow)])
def test_averages_are_those_of_their_definition(lists):
    rng = np.random.default_rng(lists)
    for number in range(lists):
        results = random_results(rng, most_results(number))
        check(Statistics(results), results)


def test_as_many_are_left_out_as_cstimer_leaves_out():
    trimmed = {average.name: average.left_out for average in AVERAGES}
    assert trimmed == {"mo3": 0, "ao5": 1, "ao12": 1, "ao50": 3, "ao100": 5, "ao1000": 50}
    for name, count in COUNTS.items():
        bears = trimmed[name]
        results = [DNF] * bears + [1000] * (count - bears)
        assert Statistics(results).latest(name) == 1000
        assert Statistics([DNF, *results[:-1]]).latest(name) == DNF


@pytest.mark.parametrize("lists", [15, pytest.param(1000, marks=pytest.mark.slow)])
def test_what_changes_is_worked_out_as_if_it_had_been_so_from_the_start(lists):
    rng = np.random.default_rng(lists)
    for number in range(lists):
        before, put = random_results(rng, most_results(number)), random_results(rng, 4)
        begin, end = sorted(rng.integers(len(before) + 1, size=2).tolist())
        statistics = Statistics(before)
        for name in COUNTS:
            statistics.latest(name)
        check(statistics.replaced(begin, end, put), before[:begin] + put + before[end:])
        check(statistics.replaced(len(before), len(before), put), before + put)


def test_statistics_follow_a_session_whatever_is_done_to_it():
    solves = [Solve(time_ms) for time_ms in (12_000, 11_000, 13_000, 10_000, 14_000, 9_000)]
    session = Session("one", tuple(solves))
    steps = (
        session,
        session.with_more(Solve(8_000)),
        session.with_solve(5, Solve(9_000, is_dnf=True)),
        session.with_solve(2, Solve(13_000, plus_twos=1)).without(0),
        Session("another", (Solve(1), Solve(2))),
        Session("none"),
        Session("one", tuple(map(Solve, (12_000, 11_000, 13_000, 10_000)))),
    )
    before, statistics = Session(""), Statistics()
    for now in steps:
        statistics = following(statistics, before, now)
        check(statistics, list(now.results))
        before = now


def test_statistics_tell_best_worst_mean_and_latest():
    seen = Statistics((10_000, DNF, 11_000, 12_000, 9_000, 9_500))
    assert (seen.best, seen.worst, seen.finished, seen.mean) == (9_000, 12_000, 5, 10_300)
    assert seen.latest("ao5") == 10_833
    assert seen.best_average("ao5") == 10_833
    assert seen.latest("mo3") == 10_167
    assert seen.latest("ao12") is None
    assert seen.best_average("ao12") is None


def test_of_nothing_there_is_nothing_to_tell():
    seen = Statistics()
    assert (seen.best, seen.worst, seen.mean, seen.latest("ao5")) == (None,) * 4
    only = Statistics((DNF,))
    assert (only.best, only.worst, only.mean, only.finished) == (DNF, DNF, None, 0)


def test_the_best_and_the_worst_are_told_of_each_part(rng):
    for _ in range(200):
        results = [*random_results(rng, 40), DNF, 5]
        ranks = [inf if result == DNF else result for result in results]
        begins = np.flatnonzero(rng.random(len(results)) < 0.3).tolist() or [0]
        parts = [range(*ends) for ends in pairwise([*begins, len(results)])]
        wanted = [[pick(part, key=ranks.__getitem__) for pick in (min, max)] for part in parts]
        assert Statistics(results).extremes(np.array(begins)).tolist() == wanted


def test_how_far_times_spread_and_how_one_compares():
    statistics = Statistics((12_000, 10_000, DNF, 14_000, 11_000))
    assert statistics.deviation == 1708
    assert statistics.best_number == 1
    assert [statistics.slower_than(number) for number in range(5)] == [0.5, 1.0, 0.0, 0.25, 0.75]
    assert Statistics((1000,)).deviation is None
    assert Statistics((DNF,)).best_number is None


def test_personal_bests_are_those_that_were_the_best_when_they_were_made():
    statistics = Statistics((DNF, 12, 13, 11, 11, DNF, 10, 9, 30, 30, 30))
    assert statistics.personal_bests == (1, 3, 6, 7)
    assert Statistics().personal_bests == ()
    assert averages(statistics, "ao5")[4:] == [12, 12, 12, 11, 17, 23, 23]
    assert statistics.best_averages("ao5") == (4, 7)


@every(
    "results, possible",
    [
        ((11, 12, 13, 14), (12, 13)),
        ((99, 11, 12, 13, 14), (12, 13)),
        ((11, 12, 13, DNF), (12, DNF)),
        ((11, DNF, 13, DNF), (DNF, DNF)),
        ((11, 12, 13), None),
    ],
)
def test_after_four_the_average_of_five_has_its_limits(results, possible):
    outlook = Statistics(results).outlook("ao5")
    assert (outlook and (outlook.best, outlook.worst)) == possible


def slowest_that_beats(last, average, record):
    """Return the slowest next result with which an average is better than ``record``."""

    def beats(result):
        value = average.of([*last, result])
        return value != DNF and value < record

    assert not beats(DNF)
    good = [result for result in range(max(last) * 3 + 50) if beats(result)]
    return max(good, default=None)


def test_the_target_is_the_slowest_time_that_makes_an_average_better():
    rng = np.random.default_rng(5)
    seen = set()
    for _ in range(60):
        results = rng.integers(1, 40, 12).tolist()
        results = [DNF if rng.random() < 0.07 else result for result in results]
        statistics = Statistics(results)
        for average in AVERAGES[:3]:
            last = results[1 - average.count :]
            outlook = statistics.outlook(average.name)
            assert outlook.best == average.of([*last, 0])
            assert outlook.worst == average.of([*last, DNF])
            for aim, record in (
                (outlook.better, statistics.latest(average.name)),
                (outlook.target, statistics.best_average(average.name)),
            ):
                if record != DNF:
                    assert aim == slowest_that_beats(last, average, record)
                    seen.add(aim is None)
    assert seen == {True, False}


def test_before_there_is_an_average_there_is_nothing_to_be_better_than():
    outlook = Statistics((11, 12, 13, 14)).outlook("ao5")
    assert (outlook.best, outlook.worst, outlook.better, outlook.target) == (12, 13, None, None)
    assert Statistics((11, 12, 13)).outlook("ao5") is None


def test_an_average_may_be_worked_out_while_those_of_the_next_session_are(monkeypatch):
    before = Statistics(range(1, 21))
    before.latest("mo3")

    def meanwhile(ranks, average):
        monkeypatch.undo()
        before.latest("ao5")
        return rolling(ranks, average)

    monkeypatch.setattr(statistics, "rolling", meanwhile)
    after = before.replaced(20, 20, (21, 22))
    for name in ("mo3", "ao5"):
        assert after.latest(name) == Statistics(range(1, 23)).latest(name)
