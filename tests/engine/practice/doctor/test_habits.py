from dataclasses import replace

import pytest

from cubeapp.engine.practice.doctor.costs import Waste, costs_of
from cubeapp.engine.practice.doctor.habits import (
    LEAST_SOLVES,
    MOST_SOLVES,
    habits_of,
    recent_solves,
)
from cubeapp.engine.practice.doctor.reconstruction import Reconstruction
from cubeapp.engine.practice.solves import Book, Session, Solve
from cubeapp.engine.solvers.control import SearchControl
from tests.engine.practice.doctor.test_report import CROSS, LAST, PAIRS, solve_by, timed

WHOLE = f"{CROSS} {PAIRS} {LAST}"
STARTS_OF_PAIRS = (6, 10, 15, 20)
"""The indices of the moves with which pairs begin, three of them a turn of the cube."""


def costs(solution, gaps=None):
    """What a solve has lost whose moves took so many seconds each."""
    solve = solve_by(solution)
    if gaps is not None:
        solve = Reconstruction(solve.scramble, timed(solution, gaps))
    return costs_of(solve, SearchControl())


def slow_before_pairs(seconds):
    moves = WHOLE.split()
    return [seconds if index in STARTS_OF_PAIRS else 0.2 for index in range(len(moves))]


@pytest.fixture(scope="module")
def paused():
    """A solve with a second before each pair, at five turns a second otherwise."""
    return costs(WHOLE, slow_before_pairs(1.0))


def by_name(habits):
    return {str(habit.name): habit for habit in habits}


def test_pauses_before_pairs_are_the_habit_of_who_waits_before_each(paused):
    first, *others = habits_of([paused] * 4)
    assert first.cause[:2] == (Waste.PAUSE, "f2l")
    # A turn takes 0.2 s, and turns of the cube, twice as much, are a habit of their own.
    assert first.cost == pytest.approx(0.8 + 3 * (0.8 + 0.2 - 2 * 0.2))
    assert first.text.startswith(
        "What costs you the most are pauses before pairs: 2.60 s a solve over the last 4 solves. "
    )
    assert [habit.cost for habit in others] == sorted((h.cost for h in others), reverse=True)


def test_what_costs_turns_is_told_in_seconds_where_times_are_known(paused):
    habits = by_name(habits_of([paused] * 3))
    rotations, cross = habits["turns of the whole cube"], habits["needless turns for the cross"]
    assert (rotations.amount, rotations.cost) == (3, pytest.approx(3 * 2 * 0.2))
    assert (cross.amount, cross.cost) == (2, pytest.approx(2 * 0.2))
    assert cross.line == "needless turns for the cross: 0.40 s a solve"


def test_without_times_habits_cost_turns():
    untimed = costs(WHOLE)
    first, *_ = habits_of([untimed] * 3)
    assert (first.cause[0], first.cost, first.is_timed) == (Waste.ROTATIONS, 6, False)
    assert first.line == "turns of the whole cube: 6.0 turns a solve"
    assert Waste.PAUSE not in {habit.cause[0] for habit in habits_of([untimed] * 3)}


def test_only_timed_solves_count_where_there_are_enough_of_them(paused):
    untimed = costs(f"{PAIRS} {LAST}")
    assert habits_of([untimed] * 9 + [paused] * 3) == habits_of([paused] * 3)
    assert all(not habit.is_timed for habit in habits_of([untimed] * 3 + [paused] * 2))


def test_a_few_solves_tell_of_no_habit(paused):
    assert habits_of([paused] * (LEAST_SOLVES - 1)) == ()


def test_the_last_solves_with_moves_of_all_sessions_are_looked_at():
    solves = [
        Solve(1000, scramble="U'", alg="U", times_ms=(900,), date=f"2026-01-{day:02}T12:00:00")
        for day in range(1, 29)
    ]
    other = [replace(solve, date=solve.date.replace("-01-", "-02-")) for solve in solves]
    more = (Solve(900, scramble="R"), replace(other[0], size=2))
    found = recent_solves(Book((Session("b", (*other, *more)), Session("a", tuple(solves)))))
    assert len(found) == MOST_SOLVES
    assert found == (*solves, *other)[-MOST_SOLVES:]


def test_the_last_solves_are_the_last_whatever_the_time_zone():
    dates = (
        *("", "2026-10-25T02:50:00+02:00", "2026-10-25T02:10:00+01:00"),
        *("2026-10-24T22:30:00-03:00", "2026-10-25T01:40:00Z"),
    )
    solves = [Solve(1000, scramble="U'", alg="U", times_ms=(900,), date=date) for date in dates]
    assert recent_solves(Book((Session("a", tuple(reversed(solves))),))) == tuple(solves)
