import pytest
from hypothesis import given
from hypothesis import strategies as st

from cubeapp.engine.practice.statistics import Statistics, rolling
from cubeapp.engine.practice.times import (
    AO5,
    AO12,
    AO100,
    AVERAGES,
    DNF,
    MO3,
    best,
    format_result,
    inspection_penalties,
    truncated,
)

RESULTS = st.lists(st.one_of(st.just(DNF), st.integers(1, 70_000)), max_size=130)


@pytest.mark.parametrize(
    ("milliseconds", "result"),
    [
        (9_999, 999),
        (12_340, 1_234),
        (12_349, 1_234),
        (599_999, 59_999),
        (600_499, 60_000),
        (600_500, 60_100),
    ],
)
def test_times_are_cut_to_hundredths_and_rounded_to_seconds_from_ten_minutes_on(
    milliseconds, result
):
    assert truncated(milliseconds) == result


@pytest.mark.parametrize(
    ("seconds", "penalties"),
    [(0.0, 0), (14.999, 0), (15.0, 1), (16.999, 1), (17.0, DNF), (60.0, DNF)],
)
def test_a_late_start_costs_two_seconds_and_a_later_one_the_solve(seconds, penalties):
    assert inspection_penalties(seconds) == penalties


@pytest.mark.parametrize(
    ("result", "text"),
    [
        (0, "0.00"),
        (987, "9.87"),
        (6_005, "1:00.05"),
        (59_999, "9:59.99"),
        (60_000, "10:00"),
        (364_500, "1:00:45"),
        (DNF, "DNF"),
    ],
)
def test_results_are_written_as_in_competitions(result, text):
    assert format_result(result) == text


def test_an_average_of_5_leaves_out_the_best_and_the_worst():
    assert AO5.of([1000, 1200, 1100, 900, 5000]) == 1100
    assert AO5.of([1000, DNF, 1100, 1200, 900]) == 1100
    assert AO5.of([1000, DNF, 1100, DNF, 900]) == DNF


def test_a_mean_of_3_needs_all_three():
    assert MO3.of([1000, 1001, 1001]) == 1001
    assert MO3.of([1000, 1001, DNF]) == DNF


def test_averages_are_rounded_a_half_up_and_to_seconds_from_ten_minutes_on():
    assert MO3.of([100, 100, 101]) == 100
    assert MO3.of([100, 101, 101]) == 101
    assert AO12.of([0, 1000, 1000, 1000, 1000, 1000, 1001, 1001, 1001, 1001, 1001, 9999]) == 1001
    assert MO3.of([60_000, 60_000, 60_149]) == 60_000
    assert MO3.of([60_000, 60_000, 60_150]) == 60_100


def test_an_average_of_100_bears_five_that_were_not_finished():
    assert AO100.of([1000] * 95 + [DNF] * 5) == 1000
    assert AO100.of([1000] * 94 + [DNF] * 6) == DNF


def test_another_number_of_results_is_refused():
    with pytest.raises(ValueError, match="5 results, not 4"):
        AO5.of([1, 2, 3, 4])


def test_the_best_result_is_finished_if_any_is():
    assert best([DNF, 900, 800]) == 800
    assert best([DNF, DNF]) == DNF
    assert best([]) is None


@given(RESULTS)
def test_rolling_averages_are_the_averages_of_what_comes_before(results):
    for average in AVERAGES:
        rolled = rolling(results, average)
        assert len(rolled) == len(results)
        for end, value in enumerate(rolled, 1):
            if end < average.count:
                assert value is None
            else:
                assert value == average.of(results[end - average.count : end])


def test_statistics_tell_best_worst_mean_and_latest():
    seen = Statistics((1000, DNF, 1100, 1200, 900, 950))
    assert (seen.best, seen.worst, seen.finished, seen.mean) == (900, 1200, 5, 1030)
    assert seen.latest("ao5") == 1083
    assert seen.best_average("ao5") == 1083
    assert seen.latest("mo3") == 1017
    assert seen.latest("ao12") is None
    assert seen.best_average("ao12") is None


def test_of_nothing_there_is_nothing_to_tell():
    seen = Statistics(())
    assert (seen.best, seen.worst, seen.mean, seen.latest("ao5")) == (None,) * 4
    only = Statistics((DNF,))
    assert (only.best, only.worst, only.mean, only.finished) == (DNF, DNF, None, 0)


def test_how_far_times_spread_and_how_one_compares():
    statistics = Statistics((1200, 1000, DNF, 1400, 1100))
    assert statistics.deviation == 171
    assert statistics.best_number == 1
    assert [statistics.slower_than(number) for number in range(5)] == [0.5, 1.0, 0.0, 0.25, 0.75]
    assert Statistics((1000,)).deviation is None
    assert Statistics((DNF,)).best_number is None
