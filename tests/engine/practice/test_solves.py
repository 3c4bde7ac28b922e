import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cubeapp.engine.practice.book_change import BookChange
from cubeapp.engine.practice.book_text import BLOCK, BookText
from cubeapp.engine.practice.solves import (
    Book,
    PracticeError,
    Session,
    Solve,
    Tally,
    solve_in_json,
)
from cubeapp.engine.practice.times import DNF
from tests.every import every

COUNTS = st.integers(0, 10**6)
SOLVES = st.builds(
    Solve,
    time_ms=COUNTS,
    plus_twos=st.integers(0, 2),
    is_dnf=st.booleans(),
    size=st.integers(2, 100),
    scramble=st.sampled_from(["", "R U F'", "Rw2 3Uw"]),
    date=st.sampled_from(["", "2026-11-21T20:00:00+00:00"]),
    comment=st.text(max_size=20),
    alg=st.sampled_from(["", "R U"]),
    times_ms=st.lists(COUNTS, max_size=4).map(tuple),
    splits_ms=st.lists(COUNTS, max_size=2).map(tuple),
    extra=st.sampled_from(["", '[["R@0","333"]]']),
)
SESSIONS = st.builds(
    Session,
    st.text(max_size=10),
    st.lists(SOLVES, max_size=4).map(tuple),
    st.sampled_from(["", '{"opt":{"scrType":"pyrso"}}']),
    st.text(max_size=8),
)


@st.composite
def books(draw):
    sessions = tuple(draw(st.lists(SESSIONS, min_size=1, max_size=3)))
    tallies = draw(st.dictionaries(st.text(max_size=8), st.builds(Tally, COUNTS, COUNTS)))
    return Book(sessions, draw(st.integers(0, len(sessions) - 1)), tallies)


@given(books())
def test_a_book_is_read_as_it_was_written(book):
    text = json.dumps(book.to_json())
    for hook in (None, solve_in_json):
        assert Book.from_json(json.loads(text, object_hook=hook)) == book


@given(st.lists(books(), max_size=3))
def test_the_text_of_a_book_is_that_of_its_json_whatever_was_written_before(given_books):
    texts = BookText()
    for book in given_books:
        more = book.with_session(book.session.with_more(Solve(1)))
        for each in (book, more, more.with_session(more.session.without(0))):
            assert json.loads(b"".join(texts.parts(each))) == each.to_json()


def test_the_text_of_many_solves_follows_every_change_of_them():
    texts, solves = BookText(), tuple(map(Solve, range(3 * BLOCK - 1)))
    book = Book((Session("one", solves[:9]), Session("many", solves)), 1)
    session = book.session
    for each in (
        *(session, session.with_more(Solve(5)), session.with_more(Solve(5)).with_more(Solve(6))),
        *(session.without(BLOCK), session.with_solve(0, Solve(7)), session.without(0)),
        *(Session("many"), session, Session("other", solves[BLOCK:])),
    ):
        now, ahead = book.with_session(each), BookText()
        ahead.learn(texts)
        ahead.prepare(now)
        for written in (ahead, texts):
            assert json.loads(b"".join(written.parts(now))) == now.to_json()


@given(books(), books())
def test_a_change_of_a_book_can_be_made_again_and_back(one, other):
    more = one.with_session(one.session.with_more(Solve(1)))
    renamed = one.with_session(Session("another name", one.session.solves))
    for before, after in ((one, other), (one, more), (more, one), (one, renamed), (one, one)):
        made = BookChange.between(before, after).of(before)
        assert (made.sessions, made.current) == (after.sessions, after.current)
        assert made.tallies == before.tallies


def test_a_change_keeps_no_more_than_what_is_new():
    solves = tuple(map(Solve, range(100)))
    book = Book((Session("a", solves), Session("b", solves)))
    change = BookChange.between(book, book.with_session(book.session.without(50)))
    assert [part.between for part in change.parts] == [(), ()]
    undone = BookChange.between(book.with_session(book.session.without(50)), book)
    assert [part.between for part in undone.parts] == [(solves[50],), ()]
    assert change.of(book).sessions[1] is book.sessions[1]


@every(
    "change",
    [
        {"version": 2},
        {"current": 1},
        {"current": -1},
        {"current": True},
        {"sessions": []},
        {"sessions": [{"name": 5, "solves": []}]},
        {"sessions": [{"name": "a"}]},
        {"sessions": [{"name": "a", "solves": [{"time_ms": 1.5}]}]},
        {"sessions": [{"name": "a", "solves": [{"time_ms": -1}]}]},
        {"sessions": [{"name": "a", "solves": [{"time_ms": 10**400}]}]},
        {"sessions": [{"name": "a", "solves": [{"time_ms": 1, "times_ms": [10**30]}]}]},
        {"cases": {"OLL:1": [10**400, 1]}},
        {"sessions": [{"name": "a", "solves": [{"time_ms": 1, "plus_twos": 9}]}]},
        {"sessions": [{"name": "a", "solves": [{"time_ms": 1, "colour": "red"}]}]},
        {"sessions": [{"name": "a", "solves": [{"time_ms": 1, "times_ms": ["x"]}]}]},
        {"sessions": [{"name": "a", "solves": [{}]}]},
        {"sessions": [{"name": "a", "solves": [], "extra": []}]},
        {"sessions": [{"name": "a", "solves": [{"time_ms": 1, "splits_ms": [-1]}]}]},
        {"cases": {"OLL:1": [1]}},
        {"cases": [1]},
    ],
)
def test_what_is_no_book_is_refused(change):
    value = Book().to_json() | change
    for each in (value, json.loads(json.dumps(value), object_hook=solve_in_json)):
        with pytest.raises(PracticeError):
            Book.from_json(each)


@every("value", [None, [], "book", 5, {}])
def test_any_other_value_is_refused(value):
    with pytest.raises(PracticeError):
        Book.from_json(value)


def test_penalties_make_the_result():
    assert Solve(12_349).result == 12_349
    assert Solve(12_349, plus_twos=2).result == 16_349
    assert Solve(12_349, is_dnf=True).result == DNF
    texts = [Solve(12_349, plus_twos=count, is_dnf=dnf).described() for count, dnf in
             ((0, False), (1, False), (2, False), (0, True))]  # fmt: skip
    assert texts == ["12.34", "14.34+", "16.34++", "DNF (12.34)"]


def test_recorded_moves_tell_how_fast_they_were():
    solve = Solve(2_000, alg="y R U R'", times_ms=(0, 0, 700, 2_000), scramble="R U R'")
    assert solve.is_recorded
    assert solve.turn_count == 3
    assert solve.turns_per_second == 1.5
    assert not solve.start.is_solved


def test_no_two_sessions_get_the_same_name():
    book = Book().with_new_session("mine").with_new_session("mine").with_new_session("mine")
    assert [session.name for session in book.sessions] == [
        *("Session 1", "mine", "mine (2)", "mine (3)")
    ]
    assert book.with_session_name("mine").session.name == "mine (3)"
    # There is nothing to be undone.
    assert book.with_session_name("mine") is book
    assert book.with_session_name("Session 1").session.name == "Session 1 (2)"
    assert book.with_session_name("other").session.name == "other"


def test_sessions_come_and_go_and_one_is_always_there():
    book = Book().with_new_session("mine")
    assert book.session.name == "mine"
    assert book.free_name() == "Session 3"
    book = book.with_session(Session("mine", (Solve(1), Solve(2), Solve(3))))
    assert book.sessions[0].solves == ()
    changed = book.session.with_solve(1, Solve(5)).without(0)
    assert [solve.time_ms for solve in changed.solves] == [5, 3]
    book = book.without_session()
    assert (book.session.name, book.current) == ("Session 1", 0)
    assert book.without_session() == Book()
