"""Files of other timers: read whole, damaged and twice, and written so that nothing is lost."""

import json
from datetime import datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cubeapp.engine.practice.files.cstimer import write_cstimer
from cubeapp.engine.practice.files.lists import read_solve
from cubeapp.engine.practice.files.reading import decoded, read_times
from cubeapp.engine.practice.files.tables import write_table
from cubeapp.engine.practice.merging import merged
from cubeapp.engine.practice.phases import with_phases
from cubeapp.engine.practice.solves import Book, PracticeError, Session, Solve
from tests.every import every

SOLVES = [
    [[0, 12_340], "R U F'", "", 1_600_000_000],
    [[2000, 12_340], "F2 D", "slow; “very”", 1_600_000_060],
    [[-1, 9_800, 6_000, 2_500], "L2", "", 1_600_000_120],
    [[0, 8_000], "B", "", 1_600_000_180, ["R@0 U@400", "333"], {"any": 1}],
]
DATA = {
    "1": {"name": 1, "opt": {"scrType": "333"}, "rank": 2, "stat": [4, 1, 9], "date": [1, 2]},
    "2": {"name": "twos", "opt": {"scrType": "222so", "phases": 2}, "rank": 1},
    "3": {"name": "pyra", "opt": {"scrType": "pyrso"}, "rank": 3},
}


def new_form(data=DATA, **lists):
    lists = lists or {"session1": SOLVES, "session2": SOLVES[:1], "session3": []}
    return json.dumps({**lists, "properties": {"sessionData": json.dumps(data)}})


def old_form(data=DATA, **lists):
    """Return the same as older versions wrote it: every value is the JSON text of one."""
    value = json.loads(new_form(data, **lists))
    return json.dumps({key: json.dumps(each) for key, each in value.items()})


def local(text):
    return datetime.fromisoformat(text).astimezone().isoformat()


def date_of(seconds):
    return datetime.fromtimestamp(seconds).astimezone().isoformat()


def read(text, name="list"):
    return read_times(text, name)


def times(session):
    return [(each.time_ms, each.plus_twos, each.is_dnf) for each in session.solves]


# csTimer


@pytest.mark.parametrize("form", [new_form, old_form])
def test_cstimers_sessions_come_in_their_order_with_all_that_they_hold(form):
    found = read(form())
    assert found.faults == ()
    twos, threes, pyra = found.sessions
    assert [session.name for session in found.sessions] == ["twos", "1", "pyra"]
    assert times(threes) == [(12_340, 0, False), (12_340, 1, False), (9_800, 0, True),
                             (8_000, 0, False)]  # fmt: skip
    first, slow, phases, recorded = threes.solves
    assert (first.scramble, first.date, first.size) == ("R U F'", date_of(1_600_000_000), 3)
    assert slow.comment == "slow; “very”"
    assert phases.splits_ms == (2_500, 6_000)
    assert json.loads(recorded.extra) == SOLVES[3][4:]
    assert [solve.size for solve in twos.solves] == [2]
    assert json.loads(twos.extra) == {"opt": {"scrType": "222so", "phases": 2}}
    assert threes.extra == ""
    assert pyra.solves == ()


def test_short_entries_and_missing_properties_are_cstimers_too():
    text = json.dumps({"session1": [[[0, 1_000]], [[0, 2_000.4], "R"], [[0, 3], None, None, 0]]})
    (session,) = read(text).sessions
    assert session.name == "1"
    assert times(session) == [(1_000, 0, False), (2_000, 0, False), (3, 0, False)]
    assert {solve.date for solve in session.solves} == {""}


@pytest.mark.parametrize("form", [new_form, old_form])
def test_entries_that_are_no_solves_are_named_and_the_rest_comes_in(form):
    bad = [
        *(5, None, [], [5], [[0]], [[0, -1]], [[0, "x"]], [[0, True]], [[77, 1_000]]),
        *([[0, 1_000], 5], [[0, 1_000], "", 5], [[0, 1_000], "", "", "today"]),
        *([[0, 1_000], "", "", 1e300], [[0, 1e400]], [[[], 1]], {"a": 1}),
    ]
    found = read(form(session1=[SOLVES[0], *bad, SOLVES[1]], session2="no list", session9=7))
    assert times(found.sessions[1]) == [(12_340, 0, False), (12_340, 1, False)]
    named = [fault for fault in found.faults if fault.startswith("session 1, number ")]
    assert [int(each.split()[3]) for each in named] == list(range(2, len(bad) + 2))
    assert any(fault.startswith("session 9 ") for fault in found.faults)


@pytest.mark.parametrize("form", [new_form, old_form])
def test_of_a_file_that_breaks_off_comes_in_what_is_there(form):
    text = form()
    for end in range(len(text) - 1, 20, -7):
        found = read(text[:end])
        assert found.faults
        read_so_far = [solve for session in found.sessions for solve in session.solves]
        assert {solve.time_ms for solve in read_so_far} <= {12_340, 9_800, 8_000}
    threes = next(one for one in read(text[: text.index("R@0")]).sessions if one.name == "1")
    assert times(threes)[:3] == [(12_340, 0, False), (12_340, 1, False), (9_800, 0, True)]
    garbled = read(text.replace("12340", "12#40", 1))
    assert len(garbled.faults) >= 1
    assert [len(session.solves) for session in garbled.sessions] == [1, 3, 0]


def test_names_that_cannot_be_read_are_no_reason_to_lose_times():
    text = json.dumps({"session4": SOLVES, "properties": {"sessionData": "{broken"}})
    found = read(text)
    assert [(session.name, len(session.solves)) for session in found.sessions] == [("4", 4)]
    assert found.faults == ("the names of the sessions cannot be read",)


@pytest.mark.parametrize("text", ["{}", '{"a": 1}', "{", '{"sessions": []}'])
def test_other_json_is_none_of_cstimers(text):
    with pytest.raises(PracticeError, match="not of csTimer"):
        read(text)


# Tables


CSTIMER_TABLE = """\
No.;Time;Comment;Scramble;Date;P.1;P.2
1;14.34+;;R U F';2026-01-02 03:04:05;12.34;
2;DNF(9.80);"a; b";L2;2026-01-02 03:05:05;2.50;7.30
3;DNF;;L2;2026-01-02 03:06:05;1:02.50;
4;1:02.345;;;;1:02.345;
"""


def test_cstimers_table_has_its_penalties_in_the_time_and_its_phases_beside_it():
    found = read(CSTIMER_TABLE, "table")
    assert found.faults == ()
    (session,) = found.sessions
    assert session.name == "table"
    assert times(session) == [(12_340, 1, False), (9_800, 0, True), (62_500, 0, True),
                              (62_345, 0, False)]  # fmt: skip
    first, second, _third, last = session.solves
    assert (first.scramble, first.date) == ("R U F'", local("2026-01-02T03:04:05"))
    assert (second.comment, second.splits_ms) == ("a; b", (2_500,))
    assert (last.scramble, last.date, last.splits_ms) == ("", "", ())


TWISTY_BACKUP = """\
Puzzle,Category,Time(millis),Date(millis),Scramble,Penalty,Comment
"333";"Normal";"14340";"1600000000123";"R U F'";"1";"null"
"333";"OH";"0";"1600000000000";"";"10";"null"
"222";"Normal";"3210";"1600000001000";"R U";"0";"nice; ""really"" so"
"333";"Normal";"9800";"1600000002000";"L2";"2";""
"pyra";"Normal";"5000";"1600000003000";"U";"0";"null"
"""


def test_twisty_timers_backup_has_penalties_in_its_times():
    found = read(TWISTY_BACKUP)
    assert found.faults == ()
    threes, twos, pyra = found.sessions
    assert [one.name for one in found.sessions] == ["333 Normal", "222 Normal", "pyra Normal"]
    assert times(threes) == [(12_340, 1, False), (9_800, 0, True)]
    assert datetime.fromisoformat(threes.solves[0].date).timestamp() == 1_600_000_000.123
    assert threes.solves[0].comment == ""
    assert [(each.size, each.comment) for each in twos.solves] == [(2, 'nice; "really" so')]
    assert (twos.extra, json.loads(pyra.extra)) == ("", {"opt": {"scrType": "pyrso"}})


def test_twisty_timer_also_gives_bare_lists():
    text = '"12.34";"R U";"2026-01-02T03:04:05.000+01:00"\n"1:02.30";"";"";"DNF"\n'
    (session,) = read(text).sessions
    assert times(session) == [(12_340, 0, False), (62_300, 0, True)]
    assert session.solves[0].date == "2026-01-02T03:04:05+01:00"


def test_cube_times_table_is_of_long_fractions_and_bare_commas():
    text = (
        "Time,Comment,Scramble,Date\n"
        '9.632094025611877,"a ""b"", c",D U2,2024-12-12 20:39:49 +0000\n'
        '20.5,"",(1,0)/(3,-3),2024-12-12 20:40:49 +0000\n'
    )
    (session,) = read(text).sessions
    first, square = session.solves
    assert (first.time_ms, first.comment, first.scramble) == (9_632, 'a "b", c', "D U2")
    assert first.date == "2024-12-12T20:39:49+00:00"
    assert square.scramble == "(1,0)/(3,-3)"


@every(
    "text, broken, rest",
    [
        (CSTIMER_TABLE.replace("14.34+", "quick"), [2], 3),
        (CSTIMER_TABLE.replace("2026-01-02 03:05:05", "noon"), [3], 3),
        (CSTIMER_TABLE.replace('"a; b"', '"a; b'), [3], 3),
        (CSTIMER_TABLE + "5;12.34;;;;;;;;more\n\n6;1.5;;;;;\n", [6], 5),
        (TWISTY_BACKUP.replace('"14340"', '"x"'), [2], 3),
        (TWISTY_BACKUP.replace('"14340"', '"500"'), [2], 3),
        (TWISTY_BACKUP.replace('"2";""', '"7";""'), [5], 3),
        (TWISTY_BACKUP.replace('"222";"Normal";', ""), [4], 3),
        (TWISTY_BACKUP.replace('"pyra"', '"333mbld"'), [6], 3),
        ("time,penalty,size\n1,+8,3\n1,DNF,1\n1,+2,3\nx\n1,+1,3\n", [2, 3, 5, 6], 1),
        ("Time,Comment\n1.5\n1.5,\n,\n-1,\n1e300,\n\x00,\n", [4, 5, 6, 7], 2),
        ("12.34\n\nten\n1:75.00\n14.34+ fine\n", [3, 4], 2),
    ],
)
def test_lines_that_cannot_be_read_are_named_and_the_rest_comes_in(text, broken, rest):
    found = read(text)
    assert [int(fault.split()[1]) for fault in found.faults] == broken
    assert found.count == rest


def test_a_quotation_mark_that_is_lost_takes_no_other_line_with_it():
    lines = TWISTY_BACKUP.splitlines()[:2]
    head, whole = lines[0], [lines[1].replace("14340", f"{20_000 + n}") for n in range(40)]
    whole[5] = whole[5].removesuffix('"')
    whole[20] = whole[20].replace('"null"', '"two\nlines"')
    whole[30] = whole[30].replace('";"null"', ';"null"')
    found = read("\n".join([head, *whole]))
    assert [int(fault.split()[1]) for fault in found.faults] == [7, 33]
    assert found.count == 38
    table = ["No.;Time;Comment;Scramble;Date;P.1", *(f"{n};{n}.5;;;;" for n in range(1, 40))]
    table[3], table[30] = '3;3.5;"lost;;;', '30;30.5;a 5" cube;;;'
    found = read("\n".join(table))
    assert [int(fault.split()[1]) for fault in found.faults] == [4]
    assert found.count == 38
    assert found.sessions[0].solves[28].comment == 'a 5" cube'


def test_our_own_old_tables_are_read():
    text = (
        "number,result,time,penalty,date,size,scramble,comment,moves\r\n"
        '1,1:04.34,62.345,+2,2026-11-21,4,R U2 D,"so, ""lucky""",R U\r\n'
        "2,DNF,1.000,DNF,,3,,,\r\n"
    )
    solves = (
        Solve(62_345, 1, False, 4, "R U2 D", "2026-11-21", 'so, "lucky"', "R U"),
        Solve(1_000, is_dnf=True),
    )
    assert read("\ufeff" + text, "old").sessions == (Session("old", solves),)
    assert read("time\n1.5\n").sessions == (Session("list", (Solve(1_500),)),)


# Lists


@pytest.mark.parametrize(
    ("line", "solve"),
    [
        ("12.34", Solve(12_340)),
        ("1:02.345", Solve(62_345)),
        ("1:00:02.5", Solve(3_602_500)),
        ("12", Solve(12_000)),
        ("12,34", Solve(12_340)),
        ("14.34+", Solve(12_340, 1)),
        ("DNF", Solve(0, is_dnf=True)),
        ("DNF(9.80)", Solve(9_800, is_dnf=True)),
        ("dnf (1:09.80) pop", Solve(69_800, is_dnf=True, comment="pop")),
        ("  12.34  R U F'  ", Solve(12_340, comment="R U F'")),
        ("12.34, a skip", Solve(12_340, comment="a skip")),
        ("3. (8.15)[lucky]", Solve(8_150, comment="[lucky]")),
        ("12.34 DNF", Solve(12_340, is_dnf=True)),
        ("12.34 (dnf) pop", Solve(12_340, is_dnf=True, comment="pop")),
        ("12.34 +2", Solve(12_340, 1)),
        ("12,34; +2; slow", Solve(12_340, 1, comment="slow")),
        ("14.34+ +2", Solve(12_340, 1)),
        ("12.34 DNFed", Solve(12_340, comment="DNFed")),
        ("12.34 +20", Solve(12_340, comment="+20")),
        ("12.34, 5 moves", Solve(12_340, comment="5 moves")),
        ("12, a skip", Solve(12_000, comment="a skip")),
    ],
)
def test_a_line_of_a_list_is_a_time_and_a_comment(line, solve):
    assert read_solve(line) == solve


@pytest.mark.parametrize(
    "line",
    [
        *("12.34, 11.20, (10.05)", "12.34,11.20", "12,34, 11,20", "12,34,11,20", "12, 13, 11"),
        *("12.34; DNF(9.80); 14.34+;", "12.34, 11.20 +2, DNF", "1:02.3 | 59.8"),
    ],
)
def test_a_line_of_several_times_is_named_and_not_taken_for_one(line):
    found = read(f"9.87\n{line}\n")
    assert found.faults == (f"line 2 is no solve: {line}",)
    assert found.count == 1


@every("text", ["", "\n\n", "hello", "1:75.0", "-5", "1.0+", "12.34abc", "1e5"])
def test_a_text_without_a_time_is_no_list(text):
    with pytest.raises(PracticeError, match="no time"):
        read(text)


def test_any_encoding_of_unicode_is_read():
    text = "Time,Comment\n1.5,größer\n"
    for data in (text.encode(), text.encode("utf-8-sig"), text.encode("utf-16")):
        assert read(decoded(data)).sessions[0].solves == (Solve(1_500, comment="größer"),)
    (session,) = read(decoded(b"1.5 \xff\n")).sessions
    assert session.solves[0].time_ms == 1_500


# There and back


WORDS = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\x00"), max_size=12)
COUNTS = st.integers(0, 10**6)
DATES = st.one_of(
    st.sampled_from(["", "2026-11-21", "2026-11-21T20:00:00+05:45", "2026-11-21T20:00:00.125Z"]),
    st.integers(1, 2 * 10**9).map(date_of),
)
EXTRA = st.sampled_from(["", '[["R@0","333"]]', "[null]", '[{"a":[1,"ü"]}]'])
ANY_SOLVES = st.builds(
    Solve,
    time_ms=COUNTS,
    plus_twos=st.integers(0, 2),
    is_dnf=st.booleans(),
    size=st.sampled_from([2, 3, 3, 4, 7, 11, 12, 100]),
    scramble=WORDS,
    date=DATES,
    comment=WORDS,
    alg=st.sampled_from(["", "R U"]),
    times_ms=st.lists(COUNTS, max_size=3).map(tuple),
    splits_ms=st.lists(COUNTS, max_size=2).map(tuple),
    extra=EXTRA,
)


@given(st.lists(st.lists(ANY_SOLVES, min_size=1, max_size=4), min_size=1, max_size=3), st.data())
def test_nothing_is_lost_on_the_way_there_and_back(lists, data):
    extra = st.sampled_from(["", '{"opt":{"scrType":"pyrso"}}', '{"opt":{"phases":2}}'])
    sessions = tuple(
        Session(f"{number} “;,", tuple(solves), data.draw(extra))
        for number, solves in enumerate(lists)
    )
    text = write_cstimer(sessions)
    assert read(text).sessions == sessions
    # csTimer itself looks for this.
    assert text.startswith('{"session1"')
    bare = tuple(Session(session.name, session.solves) for session in sessions)
    assert read(write_table(sessions)).sessions == bare


def test_cstimer_finds_in_our_file_what_it_wrote():
    (twos, threes, _pyra) = read(new_form()).sessions
    written = json.loads(write_cstimer((threes, twos)))
    assert written["session1"] == SOLVES
    about = json.loads(written["properties"]["sessionData"])
    assert about["1"] == {"name": "1", "opt": {"scrType": "333"}, "rank": 1}
    assert about["2"]["opt"] == {"scrType": "222so", "phases": 2}


# Together with what is there


def test_what_is_imported_twice_is_there_once():
    book = Book()
    for text, name, new in (
        (new_form(), "a", 5),
        (old_form(), "b", 0),
        (CSTIMER_TABLE, "c", 4),
        (TWISTY_BACKUP, "d", 3),  # the other one is of the same moment as one of csTimer's
        ("12.34\n12.34\n", "e", 2),
        ("12.34\n12.34\n12.34\n", "e", 1),
        ("12.34\n", "f", 1),
    ):
        found = read(text, name).sessions
        for wanted in (new, 0):
            book, count = merged(book, found)
            assert count == wanted, text
    assert [(session.name, len(session.solves)) for session in book.sessions] == [
        *(("twos", 1), ("1", 4), ("c", 4), ("333 Normal", 1), ("222 Normal", 1)),
        *(("pyra Normal", 1), ("e", 3), ("f", 1)),
    ]


def test_what_is_imported_goes_to_the_session_of_its_name():
    mine = Session("1", (Solve(7_000),))
    book = Book((Session("empty"), mine), 1)
    together, count = merged(book, read(new_form()).sessions)
    assert count == 5
    assert [session.name for session in together.sessions] == ["empty", "1", "twos"]
    assert together.session.solves[0] == Solve(7_000)
    assert len(together.session.solves) == 5
    again, count = merged(together, read(new_form()).sessions)
    assert (again, count) == (together, 0)


def test_an_empty_session_makes_room_for_what_is_imported_unless_something_is_kept_of_it():
    came = read("12.34\n", "main").sessions
    for mine, stays in (
        (Session("Session 1"), False),
        (Session("Session 1", note="new cube"), True),
        (with_phases(Session("Session 1"), 4, 3), True),
    ):
        book, count = merged(Book((mine,)), came)
        assert (book.sessions, count) == (((mine, *came) if stays else came), 1)


def test_a_solve_is_the_same_in_a_session_of_another_name_and_as_another_timer_has_it():
    book, _count = merged(Book(), read(new_form(session1=SOLVES[:2])).sessions)
    renamed = Session("renamed", book.session.solves)
    table = "Time;Scramble;Date\n12.34;R U F';2020-09-13 12:26:40 +0000\n"
    assert merged(Book((renamed,)), read(table).sessions)[1] == 0
