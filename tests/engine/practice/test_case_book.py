"""What is kept of cases, and which of them comes next."""

import json
from dataclasses import replace
from itertools import pairwise

import numpy as np
import pytest

from cubeapp.engine.practice.case_book import (
    MOST_TRIALS,
    OLD_A_DAY,
    OLD_DAYS,
    CaseBook,
    OwnAlgs,
    OwnDeck,
    Record,
    Trial,
)
from cubeapp.engine.practice.next_case import (
    Order,
    Rule,
    Standing,
    mix_ups,
    most_missed,
    next_case,
    slow_angles,
    slow_ones,
)
from cubeapp.engine.practice.schedule import Grade, day_of
from cubeapp.engine.practice.solves import PracticeError, Tally
from cubeapp.engine.solvers.by_hand.cases import pll_cases

TODAY = 700_000


def record_of(*trials):
    """Return the record after trials: days ago, grade and whole time in ms."""
    record = Record()
    for ago, grade, time_ms in trials:
        seen = None if time_ms is None else time_ms // 4
        done = None if time_ms is None else time_ms - time_ms // 4
        record = record.with_trial(Trial(TODAY - ago, 1, Grade(grade), seen, done))
    return record


def full_book():
    own = OwnAlgs().with_alg("R U R'").with_alg("L' U' L").using("R U R'", 2)
    record = record_of((9, 3, 4000), (2, 1, None), (0, 2, 5000)).with_mix_up("PLL: T")
    record = Record(record.memory, record.trials, record.taken_for, own)
    return CaseBook().with_record("PLL: F", record).with_deck(OwnDeck("mine", "R U R'"))


def test_a_book_is_found_again_as_it_was():
    book = full_book()
    read = CaseBook.from_json(json.loads(json.dumps(book.to_json())))
    assert read.decks == book.decks
    found, kept = read.record("PLL: F"), book.record("PLL: F")
    assert (found.trials, found.taken_for, found.own) == (kept.trials, kept.taken_for, kept.own)
    assert found.memory.stability == pytest.approx(kept.memory.stability, abs=1e-4)
    assert read.to_json() == book.to_json()
    assert read.record("PLL: H") == Record()


def test_own_algs_of_large_cubes_are_found_again():
    own = OwnAlgs().with_alg("3Rw2 F2 U2 3Rw2 R2 U2 F2 3Rw2").using("4R2 U2", 1)
    for key, found in (
        ("Parity 6×6×6: PLL parity (wide)", own),
        ("PLL: T", OwnAlgs(by_angle={1: ""})),
    ):
        book = CaseBook().with_record(key, Record(own=own))
        assert CaseBook.from_json(book.to_json()).record(key).own == found


def test_what_is_missing_is_empty_and_what_is_unknown_is_left_out():
    read = CaseBook.from_json({"cases": {"PLL: T": {"colour": "red"}}, "more": 1})
    assert read.record("PLL: T") == Record()


@pytest.mark.parametrize(
    "record",
    [
        [],
        {"memory": {"stability": -1, "difficulty": 5, "first": 1, "last": 1}},
        {"memory": {"stability": 1e999, "difficulty": 5, "first": 1, "last": 1}},
        {"memory": {"stability": 1, "difficulty": 11, "first": 1, "last": 1}},
        {"memory": {"stability": 1}},
        {"trials": [[1, 4, 3, 0, 0]]},
        {"trials": [[1, 0, 5, 0, 0]]},
        {"trials": [[1, 0, 3, -1, 0]]},
        {"trials": [[1, 0, 3]]},
        {"taken_for": {"PLL: T": "often"}},
        {"algs": [1]},
        {"by_angle": {"x": "R"}},
    ],
    ids=str,
)
def test_a_damaged_record_is_refused(record):
    with pytest.raises(PracticeError):
        CaseBook.from_json({"cases": {"PLL: T": record}})


def test_old_trials_are_left_out_in_the_end():
    record = record_of(*[(0, 3, 1000 + number) for number in range(MOST_TRIALS + 5)])
    assert len(record.trials) == MOST_TRIALS
    assert record.times_ms[-1] == 1000 + MOST_TRIALS + 4


def test_what_is_usual_are_the_medians_of_both_times_from_an_angle_or_any():
    record = record_of((3, 3, 4000), (2, 3, 8000), (1, 1, None), (0, 3, 5000))
    assert record.usual() == (1250, 3750)
    assert record.usual(1) == (1250, 3750)
    assert record.usual(0) is None


def test_the_slow_and_the_missed_stand_out():
    standings = standings_of(DUE, OVERDUE, LATER, DUE, NEW)
    assert [each.case.name for each in slow_ones(standings)] == ["Ab"]
    missed = [replace(each, tally=Tally(0, number)) for number, each in enumerate(standings[:3])]
    assert [each.case.name for each in most_missed(missed)] == ["E", "Ab"]


def test_own_algs_are_chosen_for_all_angles_or_one():
    own = OwnAlgs().with_alg("R U R'").with_alg("L' U' L")
    assert own.used(0) == "L' U' L"
    own = own.using("R U R'", 3)
    assert (own.used(3), own.used(0)) == ("R U R'", "L' U' L")
    assert own.using("").used(3) == ""
    assert own.without_alg("L' U' L").used(0) == ""
    assert own.without_alg("R U R'").used(3) == "L' U' L"


def test_decks_are_known_by_name():
    book = CaseBook().with_deck(OwnDeck("a", "R")).with_deck(OwnDeck("b", "U"))
    book = book.with_deck(OwnDeck("a", "F"))
    assert book.decks == (OwnDeck("a", "F"), OwnDeck("b", "U"))
    assert book.without_deck("a").decks == (OwnDeck("b", "U"),)


def standings_of(*records):
    cases = pll_cases()
    return [
        Standing(case, f"PLL: {case.key}", record, Tally())
        for case, record in zip(cases, records, strict=False)
    ]


def come(order, records, count, last=None, **rule):
    """Return the names of the cases that come, each answered at once as usual."""
    rng, names, standings = np.random.default_rng(2), [], standings_of(*records)
    for _ in range(count):
        case = next_case(Rule(order, **rule), standings, TODAY, last, rng)
        if case is None:
            break
        names.append(str(case.name))
        standings = [
            Standing(
                each.case,
                each.key,
                each.record.with_trial(Trial(TODAY, 0, Grade.USUAL, 500, 1500))
                if each.case == case
                else each.record,
                each.tally,
            )
            for each in standings
        ]
        last = case
    return names


NEW, LATER = Record(), record_of((0, 4, 3000))
DUE, OVERDUE = record_of((2, 3, 2000)), record_of((60, 3, 9000))


def test_what_is_due_comes_before_a_few_new_cases_and_then_nothing():
    records = [NEW, DUE, LATER, NEW, OVERDUE, NEW]
    # One that is later now was begun today.
    assert come(Order.DUE, records, 9, new_a_day=1) == ["Ga", "Ab"]
    names = come(Order.DUE, records, 9, new_a_day=3)
    assert (names[:2], sorted(names[2:])) == (["Ga", "Ab"], ["Aa", "F"])


def test_a_case_that_failed_today_comes_again_after_the_others():
    failed = record_of((30, 3, 2000), (0, 1, None))
    assert come(Order.DUE, [failed, DUE], 3, new_a_day=0) == ["Ab", "Aa"]
    assert come(Order.DUE, [failed], 3, last=pll_cases()[0], new_a_day=0) == ["Aa"]


def test_each_comes_once_before_any_comes_twice():
    names = come(Order.ONCE, [NEW, DUE, LATER, OVERDUE], 10)
    assert sorted(names[:3]) == ["Aa", "Ab", "F"]
    assert sorted(names[3:7]) == sorted(["Aa", "Ab", "E", "F"])


def test_the_slowest_come_first():
    assert come(Order.SLOWEST, [DUE, OVERDUE, NEW], 3) == ["Ab", "Aa", "E"]


def test_two_that_were_mixed_up_come_by_chance():
    mixed = [NEW, DUE.with_mix_up("PLL: E").with_mix_up("PLL: Aa"), DUE.with_mix_up("PLL: Ab")]
    worst, other = mix_ups(standings_of(*mixed))
    assert {each.case.name for each in worst.pair} == {"Ab", "E"}
    assert {each.case.name for each in other.pair} == {"Aa", "Ab"}
    assert (worst.count, other.count) == (2, 1)
    assert set(come(Order.CONFUSED, mixed, 20)) == {"Ab", "E"}
    assert come(Order.CONFUSED, [NEW, DUE], 3) == []
    # Or the two that one chose.
    pair = ("PLL: Aa", "PLL: E")
    assert set(come(Order.CONFUSED, mixed, 20, pair=pair)) == {"Aa", "E"}
    assert set(come(Order.CONFUSED, mixed, 20, pair=("PLL: Aa", "PLL: Z"))) == {"Ab", "E"}


def test_free_goes_on_for_ever():
    assert set(come(Order.FREE, [NEW, DUE, LATER], 30)) == {"Aa", "Ab", "E"}


def test_a_case_is_slow_from_one_angle():
    record = Record()
    for angle, grade, time_ms in ((0, 3, 900), (0, 3, 1100), (2, 3, 3000), (2, 1, 9000)):
        record = record.with_trial(Trial(TODAY, angle, Grade(grade), time_ms // 2, time_ms // 2))
    result = record.from_angle(2)
    assert (result.met, result.missed, result.usual) == (2, 1, (1500, 1500))
    assert record.from_angle(1).usual is None
    (slow,) = slow_angles(standings_of(NEW, record))
    assert (slow.standing.case.name, slow.angle) == ("Ab", 2)
    assert (slow.time_ms, slow.usual_ms) == (3000, 1100)


def test_what_was_only_counted_is_due_today_if_it_is_not_much():
    book = CaseBook().with_record("PLL: F", DUE)
    counted = {"PLL: Ab": Tally(9, 2), "PLL: E": Tally(1, 3), "PLL: Z": Tally(), "PLL: F": Tally(1)}
    book = book.with_tallies(counted, TODAY)
    assert set(book.records) == {"PLL: Ab", "PLL: E", "PLL: F"}
    assert book.record("PLL: F") == DUE
    known, missed = book.record("PLL: Ab"), book.record("PLL: E")
    assert {each.memory.due(TODAY) for each in (known, missed)} == {TODAY}
    assert come(Order.DUE, [NEW, known, missed], 3, new_a_day=1) == ["E", "Ab", "Aa"]
    assert book.with_tallies(counted, TODAY + 1) is book


@pytest.mark.parametrize("count", [30, 78, 500])
def test_much_that_was_only_counted_comes_over_a_week_the_worst_known_first(count):
    tallies = {f"OLL: {number}": Tally(number % 13, number % 7) for number in range(1, count + 1)}
    book = CaseBook().with_tallies(tallies, TODAY)
    found = CaseBook.from_json(json.loads(json.dumps(book.to_json())))
    memories = {key: found.record(key).memory for key in tallies if tallies[key].seen}
    days = [[] for _ in range(OLD_DAYS)]
    for key, memory in memories.items():
        days[memory.due(TODAY) - TODAY].append(tallies[key].strength)
    used = [day for day in days if day]
    assert days == used + [[]] * (OLD_DAYS - len(used))
    assert max(map(len, used)) <= max(OLD_A_DAY, len(memories) / OLD_DAYS + 1)
    assert all(max(sooner) <= min(later) for sooner, later in pairwise(used))
    # None is begun today, known before it was asked, or due on another day tomorrow.
    day = day_of([*memories.values(), None], TODAY, new_a_day=1)
    assert (len(day.new), day.known) == (1, 0)
    assert all(each.due(TODAY + 1) == each.due(TODAY) for each in memories.values())
