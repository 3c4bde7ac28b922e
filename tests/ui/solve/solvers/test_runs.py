import pytest

from cubeapp.ui.solve.solvers.runs import format_count, format_duration


@pytest.mark.parametrize(
    ("count", "text"),
    [(7, "7"), (12345, "12,345"), (2_500_000, "2.5 million"), (3_100_000_000, "3.1 billion")],
)
def test_large_numbers_can_be_read_at_a_glance(count, text):
    assert format_count(count) == text


@pytest.mark.parametrize(
    ("seconds", "text"),
    [(0.00023, "0.2 ms"), (1.24, "1.2 s"), (125.4, "2 min 05 s"), (7500, "2 h 5 min")],
)
def test_times_are_told_in_the_unit_that_suits_them(seconds, text):
    assert format_duration(seconds) == text
