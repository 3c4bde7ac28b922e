import pytest

from cubeapp.engine.practice.stopwatch import HOLD_S, REPEAT_S, Phase, Stopwatch
from cubeapp.engine.practice.times import DNF

LONG = HOLD_S + 0.01


def test_hands_must_lie_long_enough_before_lifting_them_starts_the_clock():
    watch = Stopwatch(inspects=False)
    watch.press(10.0)
    assert watch.phase(10.0) is Phase.TOUCHED
    assert watch.phase(10.0 + LONG) is Phase.ARMED
    assert watch.release(10.0 + LONG)
    assert watch.phase(11.0) is Phase.RUNNING
    assert watch.elapsed_s(12.0 + LONG) == pytest.approx(2.0)
    assert watch.stop(12.345678 + LONG) == 2345
    assert watch.phase(13.0) is Phase.READY


def test_a_short_touch_starts_nothing():
    watch = Stopwatch(inspects=False)
    watch.press(10.0)
    assert not watch.release(10.1)
    assert watch.phase(10.2) is Phase.READY


def test_a_key_held_down_is_one_touch():
    watch = Stopwatch(inspects=False)
    watch.press(10.0)
    watch.press(10.0 + LONG)
    assert watch.phase(10.0 + LONG) is Phase.ARMED


def test_the_first_touch_begins_the_inspection_and_the_next_one_the_solve():
    watch = Stopwatch()
    watch.press(10.0)
    assert not watch.release(11.0)
    assert watch.phase(11.0) is Phase.INSPECTING
    watch.press(15.0)
    assert watch.phase(15.1) is Phase.TOUCHED
    assert watch.inspected_s(15.1) == pytest.approx(4.1)
    assert not watch.release(15.1)
    assert watch.phase(15.2) is Phase.INSPECTING
    watch.press(20.0)
    assert watch.release(20.0 + LONG)
    assert watch.penalties == 0
    assert watch.inspected_s(21.0) is None


@pytest.mark.parametrize(("after_s", "penalties"), [(14.9, 0), (15.0, 1), (17.0, DNF)])
def test_the_moment_of_lifting_decides_what_the_inspection_costs(after_s, penalties):
    watch = Stopwatch()
    watch.press(0.0)
    watch.release(0.0)
    watch.press(after_s - LONG)
    assert watch.release(after_s)
    assert watch.penalties == penalties


def test_the_first_turn_on_screen_starts_the_clock():
    watch = Stopwatch()
    watch.wait(5.0)
    assert watch.phase(6.0) is Phase.INSPECTING
    watch.start(21.0)
    assert watch.penalties == 1
    assert watch.stop(22.5) == 1500
    watch = Stopwatch(inspects=False)
    watch.wait(5.0)
    assert watch.phase(60.0) is Phase.WAITING
    watch.start(60.0)
    assert watch.penalties == 0


def test_whatever_was_begun_can_be_given_up():
    watch = Stopwatch()
    watch.press(0.0)
    watch.release(1.0)
    watch.press(2.0)
    watch.cancel()
    assert watch.phase(3.0) is Phase.READY
    assert not watch.release(4.0)
    watch.wait(5.0)
    watch.start(6.0)
    watch.cancel()
    assert watch.phase(7.0) is Phase.READY
    assert watch.elapsed_s(7.0) == 0.0


def repeats(watch, from_s, to_s):
    """Hold a key on a system that reports its repeats as releases and presses."""
    now_s = from_s
    while now_s < to_s:
        watch.release(now_s)
        now_s += REPEAT_S / 5
        assert watch.is_repeat(now_s)
        now_s += REPEAT_S / 2


@pytest.mark.parametrize("inspects", [False, True])
def test_the_repeats_of_a_held_key_are_one_touch(inspects):
    watch = Stopwatch(inspects=inspects)
    if inspects:
        watch.inspect(5.0)
    watch.press(10.0)
    repeats(watch, 10.2, 12.0)
    assert watch.phase(12.0) is Phase.ARMED
    assert watch.release(12.1)
    assert not watch.is_repeat(12.1 + 2 * REPEAT_S)
    assert watch.elapsed_s(13.1) == pytest.approx(1.0)


def test_a_key_held_after_it_stopped_the_clock_starts_nothing():
    watch = Stopwatch(inspects=False)
    watch.press(10.0)
    watch.release(10.0 + LONG)
    assert watch.stop(20.0)
    repeats(watch, 20.5, 22.0)
    assert not watch.release(22.1)
    assert watch.phase(22.2) is Phase.READY


def test_each_phase_but_the_last_ends_with_a_split():
    watch = Stopwatch(inspects=False)
    watch.phase_count = 3
    assert not watch.split(9.0)
    watch.start(10.0)
    assert watch.split(12.5)
    assert watch.split(16.25)
    assert not watch.split(17.0)
    assert watch.splits_ms == (2500, 6250)
    assert watch.stop(20.0) == 10_000
    assert watch.splits_ms == (2500, 6250)
    watch.start(30.0)
    assert watch.splits_ms == ()


def test_a_key_held_after_it_ended_a_phase_ends_no_other():
    watch = Stopwatch(inspects=False)
    watch.phase_count = 4
    watch.start(10.0)
    assert watch.split(12.0)
    repeats(watch, 12.5, 14.0)
    assert watch.splits_ms == (2000,)


def test_another_time_to_hold_the_timer_can_be_chosen():
    watch = Stopwatch(inspects=False)
    watch.hold_s = 0.0
    watch.press(1.0)
    assert watch.release(1.0)
    watch.cancel()
    watch.hold_s = 1.0
    watch.press(2.0)
    assert watch.phase(2.0 + LONG) is Phase.TOUCHED
    assert not watch.release(2.9)
