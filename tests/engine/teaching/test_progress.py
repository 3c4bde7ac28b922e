"""What a learner can do: levels, mastery, reviews, gates and whole cubes."""

import json
from datetime import date, timedelta

import pytest

from cubeapp.engine.teaching.course import UnknownLessonError, lessons
from cubeapp.engine.teaching.lessons import Level
from cubeapp.engine.teaching.progress import Progress, ProgressError, Record, Result, Up, UpKind
from tests.every import every

DAY = date(2026, 3, 1)
ALONE = Level.ALONE
WATCH, FINISH, CHOOSE = Level.WATCH, Level.FINISH, Level.CHOOSE


def done(progress, *results, lesson="3.1", today=DAY):
    for given in results:
        progress = progress.with_result(Result(lesson, **given), today)
    return progress


def alone(*variants, **given):
    return {"level": ALONE, "variants": variants, **given}


MASTERED = [alone("left"), alone("right"), alone("left")]


def mastered(lesson="3.1", today=DAY):
    return done(Progress().with_level(lesson, ALONE), *MASTERED, lesson=lesson, today=today)


def all_mastered():
    """The progress of somebody who has mastered every lesson, with no review due."""
    records = {
        each.id: Record(level=ALONE, mastered=DAY) for each in lessons() if not each.is_optional
    }
    return Progress(records)


def test_passed_exercises_lead_from_level_to_level():
    progress = Progress()
    levels = [progress.level("3.1")]
    for level in (WATCH, FINISH, FINISH, CHOOSE, CHOOSE):
        progress = done(progress, {"level": level})
        levels.append(progress.level("3.1"))
    assert levels == [WATCH, FINISH, FINISH, CHOOSE, CHOOSE, ALONE]


def test_three_in_a_row_with_every_variant_master_a_lesson():
    start = Progress().with_level("3.1", ALONE)
    assert not done(start, *MASTERED[:2]).is_mastered("3.1")
    assert done(start, *MASTERED).is_mastered("3.1")
    one_sided = done(start, *[alone("left")] * 3)
    assert not one_sided.is_mastered("3.1")
    assert done(one_sided, alone("right")).is_mastered("3.1")


def test_a_failure_begins_the_row_again():
    start = Progress().with_level("3.1", ALONE)
    progress = done(start, *MASTERED[:2], alone(rung=3), *MASTERED[:2])
    assert not progress.is_mastered("3.1")
    assert done(progress, alone("left")).is_mastered("3.1")


@every(
    "given, is_failed",
    [
        ({}, False),
        ({"rung": 2}, False),
        ({"rung": 3}, True),
        ({"turns": 17, "most_turns": 17}, False),
        ({"turns": 18, "most_turns": 17}, True),
        ({"is_wrong": True}, True),
    ],
)
def test_a_hint_from_the_third_on_and_too_many_turns_fail(given, is_failed):
    assert Result("3.1", **given).is_failed is is_failed


def test_two_failures_in_a_row_lead_one_level_back():
    for level in (FINISH, CHOOSE, ALONE):
        start = Progress().with_level("3.1", level)
        failed, passed = {"level": level, "rung": 4}, {"level": level}
        assert done(start, failed).level("3.1") is level
        assert done(start, failed, passed, failed).level("3.1") is level
        assert done(start, failed, failed).level("3.1") == level - 1
    assert done(Progress(), *[{"level": WATCH, "rung": 5}] * 2).level("3.1") is WATCH


def test_a_step_on_an_own_cube_counts_alone_at_any_level():
    progress = done(Progress(), *MASTERED)
    assert progress.is_mastered("3.1")
    assert progress.level("3.1") is ALONE
    failed = done(Progress(), *MASTERED[:2], alone(rung=5))
    assert failed.level("3.1") is WATCH
    assert not done(failed, alone("left")).is_mastered("3.1")


def test_exercises_below_the_level_change_nothing_but_what_was_seen():
    progress = done(Progress().with_level("3.1", ALONE), {"level": FINISH, "key": "right:1b"})
    assert progress.level("3.1") is ALONE
    assert progress.seen("3.1") == ("right:1b",)


def test_an_exercise_whose_turns_were_told_comes_again_after_two_others():
    told = {"level": ALONE, "key": "a", "rung": 4}
    progress = done(Progress().with_level("3.1", ALONE), told)
    assert not progress.come_again("3.1", ALONE)
    progress = done(progress, alone(key="b"))
    assert not progress.come_again("3.1", ALONE)
    progress = done(progress, alone(key="c"))
    assert progress.come_again("3.1", ALONE) == ("a",)
    assert not progress.come_again("3.1", FINISH)
    assert not done(progress, alone(key="a")).come_again("3.1", ALONE)


def reviews_after(*reviews, start=None):
    """The days from one review to the next, each going as ``reviews`` say."""
    progress, today, days = start or mastered(), DAY, [1]
    for review in reviews:
        today += timedelta(days[-1])
        assert progress.due(today) == ("3.1",)
        progress = done(progress, review, today=today)
        due = progress.record("3.1").due
        days.append(due and (due - today).days)
    return days


def test_reviews_come_after_1_3_7_and_21_days():
    assert reviews_after(*[alone()] * 4) == [1, 3, 7, 21, None]


def test_after_a_slow_review_the_interval_comes_again_and_after_a_quick_one_it_is_left_out():
    start = done(mastered(), *[alone(seconds=10.0)] * 3)
    slow, usual, quick = (alone(seconds=each) for each in (16.0, 10.0, 6.0))
    assert reviews_after(slow, usual, start=start) == [1, 1, 3]
    assert reviews_after(quick, start=start) == [1, 7]
    assert reviews_after(quick, quick, start=start) == [1, 7, None]


def test_a_failed_review_leads_back_to_choose():
    progress = done(mastered(), alone(rung=3), today=DAY + timedelta(1))
    assert progress.level("3.1") is CHOOSE
    assert not progress.is_mastered("3.1")
    assert not progress.due(DAY + timedelta(30))


def test_before_a_review_is_due_nothing_is_put_off():
    progress = done(mastered(), *MASTERED)
    assert progress.record("3.1").due == DAY + timedelta(1)


def test_at_most_three_reviews_come_on_one_day():
    progress = Progress()
    for number, name in enumerate(("4.1", "3.1", "2.3", "2.2", "2.1")):
        due = DAY + timedelta(number)
        record = Record(level=ALONE, mastered=DAY, due=due)
        progress = Progress({**progress.records, name: record})
    today = DAY + timedelta(9)
    assert progress.due(today) == ("4.1", "3.1", "2.3")
    assert progress.next_up(today) == Up(UpKind.REVIEW, "4.1")
    for name in ("4.1", "3.1"):
        progress = done(progress, alone(), lesson=name, today=today)
    assert progress.due(today) == ("2.3",)
    progress = done(progress, alone(), lesson="2.3", today=today)
    assert progress.due(today) == ()
    assert progress.due(today + timedelta(1)) == ("2.2", "2.1")


def test_what_is_next_goes_by_lessons_gates_and_whole_cubes():
    assert Progress().next_up(DAY) == Up(UpKind.LESSON, "0.1")
    progress = all_mastered()
    for unit in "2345678":
        assert progress.next_up(DAY) == Up(UpKind.GATE, unit)
        progress = progress.with_gate(unit, rung=3).with_gate(unit, rung=2)
        assert progress.next_up(DAY) == Up(UpKind.GATE, unit)
        progress = progress.with_gate(unit)
    assert progress.next_up(DAY) == Up(UpKind.SOLO, "solo")


def test_three_whole_cubes_on_different_days_one_of_them_real():
    progress = Progress()
    for day in (0, 0, 1, 2):
        progress = progress.with_solo(DAY + timedelta(day), is_real=False)
    assert not progress.is_solo_done
    assert progress.with_solo(DAY, is_real=True).is_solo_done
    two = Progress().with_solo(DAY, is_real=True).with_solo(DAY + timedelta(1), is_real=False)
    assert not two.is_solo_done


def test_tasks_pass_a_lesson_by_enough_right_ones_in_a_row():
    right, wrong = {}, {"is_wrong": True}
    progress = done(Progress(), *[right] * 3, wrong, *[right] * 3, lesson="0.1")
    assert not progress.is_mastered("0.1")
    progress = done(progress, right, lesson="0.1")
    assert progress.is_mastered("0.1")
    assert progress.record("0.1").due is None
    assert progress.next_up(DAY) == Up(UpKind.LESSON, "0.2")


def test_nobody_needs_the_letters():
    progress = Progress()
    for name in ("0.1", "0.2", "0.3", "1.1", "1.2", "1.3", "1.4"):
        progress = Progress({**progress.records, name: Record(mastered=DAY)})
    assert progress.next_up(DAY) == Up(UpKind.LESSON, "2.1")


def test_there_is_no_result_of_a_lesson_that_there_is_not():
    with pytest.raises(UnknownLessonError, match=r"no lesson '3\.9'"):
        Progress().with_result(Result("3.9"), DAY)


def test_progress_is_read_as_it_was_written():
    progress = done(
        mastered().with_gate("2").with_solo(DAY, is_real=True),
        alone("left", key="left:0a", rung=5, seconds=3.5),
        {"level": FINISH, "key": "right:0b"},
        today=DAY + timedelta(1),
    )
    progress = done(progress, {"level": WATCH}, lesson="4.1")
    assert Progress.from_json(json.loads(json.dumps(progress.to_json()))) == progress
    assert Progress.from_json(json.loads(json.dumps(Progress().to_json()))) == Progress()


@every(
    "value",
    [
        None,
        [],
        {},
        {"lessons": {}, "gates": {}},
        {"lessons": [], "gates": {}, "solo": []},
        {"lessons": {"3.1": {"level": 4}}, "gates": {}, "solo": []},
        {"lessons": {"3.1": {"level": True}}, "gates": {}, "solo": []},
        {"lessons": {"3.1": {"passes": -1}}, "gates": {}, "solo": []},
        {"lessons": {"3.1": {"due": "tomorrow"}}, "gates": {}, "solo": []},
        {"lessons": {"3.1": {"due": 5}}, "gates": {}, "solo": []},
        {"lessons": {"3.1": {"streak": ["left"]}}, "gates": {}, "solo": []},
        {"lessons": {"3.1": {"seen": [1]}}, "gates": {}, "solo": []},
        {"lessons": {"3.1": {"times_s": [float("nan")]}}, "gates": {}, "solo": []},
        {"lessons": {"3.1": {"again": [["a", True]]}}, "gates": {}, "solo": []},
        {"lessons": {"3.1": {"colour": 1}}, "gates": {}, "solo": []},
        {"lessons": {}, "gates": {"2": 3}, "solo": []},
        {"lessons": {}, "gates": {}, "solo": [["2026-03-01"]]},
        {"lessons": {}, "gates": {}, "solo": [["2026-03-01", 1]]},
    ],
)
def test_what_is_damaged_is_refused(value):
    with pytest.raises(ProgressError, match="no progress of a learner"):
        Progress.from_json(value)
