import threading

import pytest

from cubeapp.engine.model.errors import LimitsError, SearchCancelled
from cubeapp.engine.solvers import control as control_module
from cubeapp.engine.solvers.control import (
    LONGEST_S,
    MOST_TURNS,
    Deadline,
    Limits,
    Progress,
    SearchControl,
)
from cubeapp.engine.solvers.inside import Inside
from cubeapp.engine.text import NO_TEXT
from tests.every import every


def test_what_is_cancelled_while_it_is_paused_does_not_rest(monkeypatch):
    class Late(threading.Event):
        def clear(self):
            control.cancel()
            super().clear()

    monkeypatch.setattr(control_module.threading, "Event", Late)
    control = SearchControl()
    control.pause()
    assert not control.paused
    control.wait_while_paused()


def test_a_part_of_a_search_rests_and_stops_with_the_whole():
    whole = SearchControl()
    part = Inside(Inside(whole))
    whole.pause()
    assert part.paused
    whole.cancel()
    part.wait_while_paused()
    with pytest.raises(SearchCancelled):
        part.checkpoint(Progress(NO_TEXT))


def test_without_a_limit_time_is_never_over():
    deadline = Deadline(None)
    assert deadline.remaining_s is None
    assert deadline.earlier(10).remaining_s is None
    deadline.put_off(5)
    assert not deadline.passed


def test_a_deadline_passes():
    assert Deadline(0).passed
    assert Deadline(0).remaining_s == 0
    assert not Deadline(60).passed
    assert 59 < Deadline(60).remaining_s <= 60


def test_an_earlier_deadline_is_put_off_with_the_later_one_and_the_other_way_round():
    last = Deadline(60)
    first = last.earlier(60)
    assert first.passed
    assert not last.passed
    last.put_off(60)
    assert not first.passed
    first.put_off(60)
    assert 179 < last.remaining_s <= 180
    assert 119 < first.remaining_s <= 120


@pytest.fixture
def clock(monkeypatch):
    """A list with the time of the system."""
    now = [100.0]
    monkeypatch.setattr(control_module.time, "monotonic", lambda: now[0])
    return now


def test_the_time_of_a_search_and_its_parts_stands_still_while_it_is_paused(clock):
    whole = SearchControl()
    part = Inside(Inside(whole))
    begun = whole.now()
    for seconds, act, passed in (
        (3, whole.pause, 3),
        (20, whole.pause, 3),
        (5, whole.resume, 3),
        (2, whole.resume, 5),
        (1, part.pause, 6),
        (40, whole.cancel, 6),
        (4, whole.pause, 10),
        (7, whole.resume, 17),
    ):
        clock[0] += seconds
        act()
        assert whole.now() - begun == part.now() - begun == passed


def test_a_pause_puts_off_the_deadlines_of_a_search(clock):
    control = SearchControl()
    last, other = Deadline(10, control.now), Deadline(10, lambda: clock[0])
    first = last.earlier(4)
    control.pause()
    clock[0] += 30
    assert (last.remaining_s, first.remaining_s, other.remaining_s) == (10, 6, 0)
    control.resume()
    clock[0] += 7
    assert (last.passed, first.passed, other.passed) == (False, True, True)
    last.put_off(2)
    assert last.remaining_s == 5


@every("time_s", [float("nan"), float("inf"), -float("inf"), -0.001, LONGEST_S + 1])
def test_a_limit_of_time_is_a_finite_number_of_seconds(time_s):
    with pytest.raises(LimitsError, match=r"^time_s=\S+ is not a number of seconds from 0 to"):
        Limits(time_s)


@every("name", ["target_length", "max_length"])
def test_a_limit_of_length_is_a_whole_number_that_a_kernel_can_count(name):
    for length in (-1, MOST_TURNS + 1, 10**30):
        with pytest.raises(LimitsError, match=f"^{name}={length} is not a number of turns"):
            Limits(**{name: length})
    for length in (2.5, float("nan"), "20"):
        with pytest.raises(TypeError):
            Limits(**{name: length})


def test_the_least_and_the_largest_limits_are_accepted():
    assert Limits(0, 0, 0) != Limits(LONGEST_S, MOST_TURNS, MOST_TURNS)
