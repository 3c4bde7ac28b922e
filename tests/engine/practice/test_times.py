import pytest

from cubeapp.engine.practice.times import (
    AO5,
    AO12,
    AO100,
    DNF,
    MO3,
    best,
    format_average,
    format_result,
    inspection_penalties,
)
from tests.every import every


@every(
    "seconds, penalties",
    [(0.0, 0), (14.999, 0), (15.0, 1), (16.999, 1), (17.0, DNF), (60.0, DNF)],
)
def test_a_late_start_costs_two_seconds_and_a_later_one_the_solve(seconds, penalties):
    assert inspection_penalties(seconds) == penalties


@every(
    "result, shown, average",
    [
        (0, "0.00", "0.00"),
        (9_870, "9.87", "9.87"),
        (9_874, "9.87", "9.87"),
        (9_875, "9.87", "9.88"),
        (60_059, "1:00.05", "1:00.06"),
        (599_994, "9:59.99", "9:59.99"),
        (599_999, "9:59.99", "10:00"),
        (600_499, "10:00", "10:00"),
        (600_500, "10:01", "10:01"),
        (3_645_000, "1:00:45", "1:00:45"),
        (DNF, "DNF", "DNF"),
    ],
)
def test_times_are_cut_averages_rounded_to_hundredths_and_from_ten_minutes_on_to_seconds(
    result, shown, average
):
    assert format_result(result) == shown
    assert format_average(result) == average


def test_an_average_of_5_leaves_out_the_best_and_the_worst():
    assert AO5.of([1000, 1200, 1100, 900, 5000]) == 1100
    assert AO5.of([1000, DNF, 1100, 1200, 900]) == 1100
    assert AO5.of([1000, DNF, 1100, DNF, 900]) == DNF


def test_a_mean_of_3_needs_all_three():
    assert MO3.of([1000, 1001, 1001]) == 1001
    assert MO3.of([1000, 1001, DNF]) == DNF


def test_averages_are_rounded_to_milliseconds_a_half_up():
    assert MO3.of([100, 100, 101]) == 100
    assert MO3.of([100, 101, 101]) == 101
    assert AO12.of([0, 1000, 1000, 1000, 1000, 1000, 1001, 1001, 1001, 1001, 1001, 9999]) == 1001


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
