"""The guess of how long a proof may still take."""

import pytest

from cubeapp.engine.model.moves import Metric
from cubeapp.engine.solvers.optimal.pace import GROWTH, PLENTY_OF_NODES, Pace, duration
from tests.every import every


def test_nothing_is_guessed_before_a_length_has_taken_time():
    pace = Pace(Metric.HTM)
    assert pace.length_s(0.0, 0.0) is None
    pace.cleared(1000, 0.001)
    assert pace.length_s(0.0, 0.0) is None
    assert pace.expected_nodes == 1000 * GROWTH[Metric.HTM]


def test_lengths_grow_as_they_usually_do_until_they_show_how():
    pace = Pace(Metric.HTM)
    pace.cleared(PLENTY_OF_NODES, 1.0)
    assert pace.length_s(0.0, 0.0) == GROWTH[Metric.HTM]
    pace.cleared(10 * PLENTY_OF_NODES, 8.0)
    assert pace.growth == 10
    assert pace.length_s(0.0, 0.0) == 80


def test_what_is_seen_counts_the_more_the_more_there_is_to_see():
    pace = Pace(Metric.QTM)
    pace.cleared(PLENTY_OF_NODES, 1.0)
    usual = GROWTH[Metric.QTM]
    guesses = [pace.length_s(40.0 * share, share) for share in (0.1, 0.5, 1.0)]
    assert usual > guesses[0] > guesses[1] > guesses[2]
    assert guesses[2] == pytest.approx(40)


@every(
    "seconds, text",
    [(1, "1 s"), (119, "119 s"), (120, "2 min"), (9000, "2 h"), (3e5, "3 days")],
)
def test_times_are_told_in_a_unit_that_suits_them(seconds, text):
    assert duration(seconds) == text
