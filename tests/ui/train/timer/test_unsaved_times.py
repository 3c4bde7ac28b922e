"""What becomes of changes on a full disk when another window writes before they are saved."""

from contextlib import contextmanager
from unittest.mock import Mock

import pytest

from cubeapp.engine.model.errors import CubeError
from cubeapp.engine.practice.solves import Session, Solve
from cubeapp.ui.services.storage import Storage
from cubeapp.ui.train.timer.time_book import Added, TimeBook


class Windows:
    """Two windows, "A" open here and "B" in the other, and a disk that may be full."""

    def __init__(self, folder, monkeypatch):
        self.folder, self.patches = folder, monkeypatch
        self.here, self.other = TimeBook(Storage(folder)), TimeBook(Storage(folder))
        self.here.rename_session("A")
        self.here.add(Solve(1))
        self.here.new_session("B")
        self.here.add(Solve(2))
        self.here.open_session(0)
        self.other.refresh()
        self.other.open_session(1)

    @contextmanager
    def full_disk(self):
        with self.patches.context() as full:
            broken = Mock(side_effect=CubeError("no space left"))
            full.setattr("cubeapp.ui.services.storage.write_parts", broken)
            yield

    def meet(self):
        """Let the other window write, then this one, and return the times as all have them."""
        self.other.add(Solve(3))
        self.here.refresh()
        assert not self.here.changes.undo_name
        self.here.count_case("T", lambda tally: tally)
        for book in (self.here, TimeBook(Storage(self.folder))):
            found = {each.name: [solve.time_ms for solve in each.solves] for each in sessions(book)}
        assert found == {each.name: times(each) for each in sessions(self.here)}
        return found


def sessions(book):
    return book.book.sessions


def times(session):
    return [solve.time_ms for solve in session.solves]


@pytest.fixture
def windows(qapp, tmp_path, monkeypatch):
    return Windows(tmp_path, monkeypatch)


def test_what_was_done_to_a_session_is_done_to_no_other(windows):
    with windows.full_disk():
        windows.here.add(Solve(4))
        windows.here.set_note("new cube")
        windows.here.set_phases(4, 3)
        windows.here.rename_session("old")
        windows.here.add(Solve(5))
    assert windows.meet() == {"old": [1, 4, 5], "B": [2, 3]}
    old, other = sessions(windows.here)
    assert (old.note, other.note, other.extra) == ("new cube", "", "")
    assert old.extra
    assert windows.here.book.session is old


def test_a_session_that_was_deleted_is_gone_and_no_other(windows):
    with windows.full_disk():
        windows.here.delete_session()
    assert windows.meet() == {"B": [2, 3]}


def test_a_session_that_another_window_renamed_is_not_deleted_and_loses_no_time(windows):
    with windows.full_disk():
        windows.here.add(Solve(4))
        windows.here.set_note("new cube")
        windows.here.delete_session()
    windows.other.open_session(0)
    windows.other.rename_session("old")
    windows.other.open_session(1)
    assert windows.meet() == {"old": [1], "B": [2, 3, 4]}
    assert not any(session.note for session in sessions(windows.here))


def test_an_import_comes_in_all_the_same(windows):
    brought = Session("A", (Solve(1), Solve(6))), Session("C", (Solve(7),))
    with windows.full_disk():
        assert windows.here.add_sessions(brought, "import").count == 2
    assert windows.meet() == {"A": [1, 6], "B": [2, 3], "C": [7]}
    assert windows.here.add_sessions(brought, "import") == Added()


def test_what_was_undone_stays_undone_and_what_was_redone_is_there(windows):
    with windows.full_disk():
        for number in (4, 5, 6):
            windows.here.add(Solve(number))
        for _ in range(2):
            windows.here.changes.undo()
        windows.here.changes.redo()
    assert windows.meet() == {"A": [1, 4, 5], "B": [2, 3]}


def test_what_was_saved_before_it_was_undone_and_redone_is_there_once(windows):
    windows.here.add(Solve(4))
    with windows.full_disk():
        windows.here.changes.undo()
        windows.here.changes.redo()
    assert windows.meet() == {"A": [1, 4], "B": [2, 3]}


@pytest.mark.parametrize("is_new", [False, True])
def test_what_was_done_in_a_session_stays_there_where_another_window_took_its_name(windows, is_new):
    here, other = windows.here, windows.other
    with windows.full_disk():
        here.new_session("C") if is_new else here.rename_session("C")
        here.add(Solve(4))
        here.set_note("new cube")
        here.open_session(1)
        here.add(Solve(5))
        here.open_session(2 if is_new else 0)
        here.add(Solve(6))
    other.new_session("C")
    other.add(Solve(7))
    other.open_session(1)
    mine = {"A": [1], "C (2)": [4, 6]} if is_new else {"C (2)": [1, 4, 6]}
    assert windows.meet() == {**mine, "B": [2, 3, 5], "C": [7]}
    assert (here.book.session.name, here.book.session.note) == ("C (2)", "new cube")


def test_names_are_given_again_whenever_another_window_took_them(windows):
    here, other = windows.here, windows.other
    with windows.full_disk():
        here.new_session("C")
        here.add(Solve(4))
    other.new_session("C")
    other.add(Solve(7))
    with windows.full_disk():
        here.add(Solve(5))
        here.open_session([each.name for each in sessions(here)].index("C"))
        here.add(Solve(6))
    other.new_session("C (2)")
    other.add(Solve(8))
    other.open_session(1)
    assert windows.meet() == {
        **{"A": [1], "B": [2, 3]},
        **{"C": [7, 6], "C (2)": [8], "C (3)": [4, 5]},
    }
