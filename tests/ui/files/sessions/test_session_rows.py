"""The list of sessions by name."""

from __future__ import annotations

from cubeapp.ui.files.sessions.model import Kept
from cubeapp.ui.files.sessions.session_rows import SessionRows


def test_the_session_that_is_opened_is_chosen_and_the_choice_stays_after_that(qtbot):
    rows = SessionRows()
    qtbot.addWidget(rows)
    kept = tuple(Kept(key, key.upper(), 0.0) for key in "abc")
    rows.set_sessions(kept, "")
    rows.setCurrentRow(2)
    rows.set_sessions(kept, "a")
    assert rows.current.key == "a"
    rows.setCurrentRow(1)
    rows.set_sessions(kept, "a")
    assert rows.current.key == "b"
    rows.set_sessions((kept[0], kept[2]), "c")
    assert rows.current.key == "c"
    rows.set_sessions(kept, "")
    assert rows.current.key == "c"
