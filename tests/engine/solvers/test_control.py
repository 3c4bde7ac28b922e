import threading

import pytest

from cubeapp.engine.model.errors import SearchCancelled
from cubeapp.engine.solvers import control as control_module
from cubeapp.engine.solvers.control import Deadline, Progress, SearchControl
from cubeapp.engine.solvers.inside import Inside
from cubeapp.engine.text import NO_TEXT


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
