from cubeapp.engine.practice.periods import Period, by_day, by_hour
from cubeapp.engine.practice.solves import Solve

SOLVES = (
    Solve(12_000, date="2026-11-24T19:05:00+01:00"),
    Solve(9_000, date="2026-11-24T19:59:59.500+01:00", plus_twos=1),
    Solve(10_000, date="2026-11-25T07:00:00-05:00", is_dnf=True),
    Solve(13_000),
    Solve(14_000, date="2026-11-25T19:00:00+01:00"),
    Solve(15_000, date="yesterday, late"),
)
RESULTS = tuple(solve.result for solve in SOLVES)


def test_hours_are_those_of_the_clock_where_the_solve_was():
    assert by_hour(SOLVES, RESULTS) == (
        Period("07", 1, None, None, 2),
        Period("19", 3, 12_333, 11_000, 4),
    )


def test_days_stand_in_order_and_solves_without_a_date_nowhere():
    assert by_day(SOLVES[::-1], RESULTS[::-1]) == (
        Period("2026-11-24", 2, 11_500, 11_000, 5),
        Period("2026-11-25", 2, 14_000, 14_000, 3),
    )
    assert by_day((), ()) == by_hour(SOLVES[3:4], RESULTS[3:4]) == ()
