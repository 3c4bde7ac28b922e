import json

import pytest

from cubeapp.engine.practice.events import with_solve
from cubeapp.engine.practice.files.cstimer import read_cstimer, write_cstimer
from cubeapp.engine.practice.files.tables import read_table, write_table
from cubeapp.engine.practice.phases import (
    PhaseTimes,
    durations,
    phase_count,
    phase_times,
    with_phases,
)
from cubeapp.engine.practice.solves import Book, Session, Solve
from tests.every import every

FIRST = Solve(12_000, splits_ms=(2_000, 7_000), date="2026-11-24T19:00:00+01:00")


def test_a_session_says_in_how_many_phases_it_is_timed_where_cstimer_says_so():
    session = with_phases(Session("one"), 4, 3)
    assert phase_count(session) == 4
    assert json.loads(session.extra) == {"opt": {"scrType": "333", "phases": 4}}
    big = with_phases(Session("big", (Solve(1, size=4),)), 2, 3)
    assert json.loads(big.extra)["opt"] == {"scrType": "444wca", "phases": 2}
    for kind, size in (("pyrso", 4), ("333oh", 3), ("cubennn", 12)):
        kept = Session("other", extra=f'{{"opt":{{"scrType":"{kind}"}},"more":1}}')
        assert with_phases(with_phases(kept, 3, size), 1, size) == kept
    assert with_phases(session, 1, 3) == Session("one")


@every("size", [4, 12])
@every("before", [Session("one"), with_phases(Session("one"), 3, 3)])
def test_an_empty_session_that_is_given_phases_is_for_the_cube_that_is_there(size, before):
    book = Book((with_phases(before, 2, size),))
    (session,) = with_solve(book, Solve(1, size=size)).sessions
    assert (session.name, phase_count(session), len(session.solves)) == ("one", 2, 1)


@every("extra", ["", "{}", '{"opt":{"phases":"2"}}', '{"opt":{"phases":0}}', '{"opt":[]}', "?"])
def test_what_says_nothing_of_phases_is_timed_as_a_whole(extra):
    session = Session("one", extra=extra)
    assert phase_count(session) == 1
    assert phase_count(with_phases(session, 2, 3)) == 2


@pytest.mark.parametrize("count", [0, 11])
def test_no_session_has_fewer_or_more_phases_than_cstimer_has(count):
    with pytest.raises(ValueError, match=str(count)):
        with_phases(Session("one"), count, 3)


def test_phases_go_out_and_come_back():
    sessions = (with_phases(Session("one", (FIRST,)), 3, 3),)
    assert read_cstimer(write_cstimer(sessions)).sessions == sessions
    assert json.loads(write_cstimer(sessions))["session1"][0][0] == [0, 12_000, 7_000, 2_000]
    assert read_table(write_table(sessions), "").sessions[0].solves == (FIRST,)


def test_each_phase_has_its_mean_its_best_and_its_share():
    assert durations(FIRST) == (2_000, 5_000, 5_000)
    assert durations(Solve(9_000, plus_twos=1)) == (9_000,)
    slower = Solve(18_000, splits_ms=(4_000, 8_000))
    others = Solve(1), Solve(50_000, is_dnf=True, splits_ms=(1, 2)), Solve(9, splits_ms=(3,))
    assert phase_times((FIRST, slower, *others), 3) == (
        PhaseTimes(2_000, 3_000, 0.2),
        PhaseTimes(4_000, 4_500, 0.3),
        PhaseTimes(5_000, 7_500, 0.5),
    )
    assert phase_times(others, 4) == ()
