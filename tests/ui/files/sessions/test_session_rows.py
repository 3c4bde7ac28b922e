"""The list of sessions by name."""

from __future__ import annotations

from cubeapp.ui.files.sessions.model import SavedSession
from cubeapp.ui.files.sessions.session_rows import SessionRows


def test_the_session_that_is_opened_is_chosen_and_the_choice_stays_after_that(qtbot):
    rows = SessionRows()
    qtbot.addWidget(rows)
    sessions = tuple(SavedSession(key, key.upper(), 0.0) for key in "abc")
    rows.set_sessions(sessions, "")
    rows.setCurrentRow(2)
    rows.set_sessions(sessions, "a")
    assert rows.current.key == "a"
    rows.setCurrentRow(1)
    rows.set_sessions(sessions, "a")
    assert rows.current.key == "b"
    rows.set_sessions((sessions[0], sessions[2]), "c")
    assert rows.current.key == "c"
    rows.set_sessions(sessions, "")
    assert rows.current.key == "c"
