"""Sessions by name: opened, named, carried to other machines, and never lost."""

from __future__ import annotations

import itertools
import json
import os
import time

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFileDialog, QMessageBox

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.errors import CubeError
from cubeapp.engine.model.geometry import Face
from cubeapp.engine.model.moves import face_turns
from cubeapp.engine.timeline.study import Script
from cubeapp.ui.document.document import CubeDocument
from cubeapp.ui.files.sessions import autosave, session_files
from cubeapp.ui.files.sessions.autosave import NAME, Autosave
from cubeapp.ui.files.sessions.model import FOLDER, SavedSessions
from cubeapp.ui.files.sessions.session_files import KIND
from cubeapp.ui.services import storage as stored
from cubeapp.ui.services.storage import VERSION, Storage
from cubeapp.ui.services.tasks import Tasks
from tests.ui.forks import sent_until_the_end, working

pytestmark = pytest.mark.usefixtures("unpainted")

R, R3, U, *OTHERS = face_turns(3)
SOLVED = Cube.solved(3)
AWKWARD = (
    *("../../etc", "con", "nul.txt", "a/b\\c:d*e?", "…", ".", " ", "x" * 400),
    *("Würfel 立方体 🟥", "same", "SAME", "same", "\ud83d"),
)


@pytest.fixture
def storage(tmp_path):
    return Storage(tmp_path / "config")


def shown(sessions):
    """The names of all sessions, and the key of the open one."""
    return [each.name for each in sessions.all()], sessions.key


def key_of(sessions, name):
    return next(each.key for each in sessions.all() if each.name == name)


def test_what_is_done_goes_into_the_session_that_is_open(build, storage):
    program = build(storage=storage)
    sessions, document = program.sessions, program.document
    document.turn(R)
    sessions.save_as("first")
    document.turn(U)
    sessions.begin()
    assert (document.cube, document.undo_stack.count(), sessions.name) == (SOLVED, 0, "")
    document.turn(R3)
    sessions.save_as("second")
    sessions.open(key_of(sessions, "first"))
    assert document.timeline.moves == (R, U)
    assert document.undo_stack.undo_name
    sessions.open(key_of(sessions, "second"))
    assert document.timeline.moves == (R3,)
    assert shown(sessions)[0] == ["first", "second"]


def test_the_open_session_is_found_at_the_next_start(build, storage):
    program = build(storage=storage)
    program.document.turn(R)
    program.sessions.save_as("mine")
    program.document.paint([0], Face.L)
    program.document.finish_stroke()
    program.window.close()
    again = build(storage=Storage(storage.path(NAME).parent))
    assert again.sessions.name == "mine"
    assert again.window.windowTitle() == "mine – cubeapp"
    assert again.document.is_painting
    assert again.document.draft.facelets[0] == Face.L
    again.document.end_painting()
    assert again.document.timeline.moves == (R,)


def test_the_alg_belongs_to_the_session(build, storage):
    program = build(storage=storage)
    program.feature("algs").model.replace(Script("R", "U' F"))
    program.document.turn(R)
    program.sessions.save_as("mine")
    program.sessions.begin()
    assert program.feature("algs").model.script == Script()
    program.sessions.open(key_of(program.sessions, "mine"))
    assert program.feature("algs").model.script == Script("R", "U' F")


def test_a_session_without_a_name_gets_one_before_another_takes_its_place(build, storage):
    program = build(storage=storage)
    program.document.turn(R)
    program.sessions.begin()
    program.document.turn(U)
    (name,), _key = shown(program.sessions)
    assert name.startswith("Session of 2")
    program.sessions.open(key_of(program.sessions, name))
    assert program.document.timeline.moves == (R,)
    assert len(shown(program.sessions)[0]) == 2


def test_a_session_of_which_nothing_was_done_leaves_nothing_behind(build, storage):
    program = build(storage=storage)
    program.sessions.begin()
    program.sessions.begin()
    assert shown(program.sessions) == ([], "")


def test_sessions_are_renamed_doubled_removed_and_brought_back(build, storage):
    program = build(storage=storage)
    sessions, document = program.sessions, program.document
    document.turn(R)
    key = sessions.save_as("mine")
    sessions.rename(key, "  yours \n too ")
    assert (sessions.name, program.window.windowTitle()) == ("yours too", "yours too – cubeapp")
    sessions.rename(key, " ")
    sessions.duplicate(key)
    assert shown(sessions)[0] == ["yours too", "yours too (2)"]
    sessions.remove(key)
    assert shown(sessions) == (["yours too (2)"], "")
    assert document.timeline.moves == (R,)
    sessions.bring_back()
    assert shown(sessions)[0] == ["yours too", "yours too (2)"]
    sessions.open(key_of(sessions, "yours too (2)"))
    assert document.timeline.moves == (R,)


def test_no_two_sessions_get_the_same_name(build, storage):
    sessions = build(storage=storage).sessions
    first, second = sessions.save_as("mine"), sessions.save_as("yours")
    sessions.rename(second, "mine")
    sessions.rename(first, "mine")
    assert shown(sessions)[0] == ["mine", "mine (2)"]


def test_a_session_that_another_window_has_removed_goes_from_the_list(build, storage, qtbot):
    program = build(storage=storage)
    sessions = program.sessions
    program.document.turn(R)
    key = sessions.save_as("mine")
    sessions.begin()
    storage.board(FOLDER, KIND).remove(key)
    with qtbot.waitSignal(sessions.changed):
        sessions.remove(key)
    assert shown(sessions) == ([], "")


def test_all_removed_sessions_come_back_one_by_one(build, storage):
    sessions = build(storage=storage).sessions
    for key in [sessions.save_as("mine"), sessions.save_as("yours")]:
        sessions.remove(key)
    assert shown(sessions)[0] == []
    sessions.bring_back()
    assert shown(sessions)[0] == ["yours"]
    sessions.bring_back()
    assert shown(sessions)[0] == ["mine", "yours"]


def test_the_keyboard_goes_to_the_list_when_the_last_session_is_back(build, storage):
    window = build(storage=storage).window
    window.shell.commands["sessions"].trigger()
    window.features["sessions"].model.remove(window.features["sessions"].model.save_as("mine"))
    panel = window.features["sessions"].panel
    panel.return_button.setFocus()
    panel.return_button.click()
    assert window.focusWidget() is panel.rows


def test_a_removed_session_comes_back_beside_another_that_took_its_name(build, storage):
    program = build(storage=storage)
    sessions, document = program.sessions, program.document
    document.turn(R)
    sessions.remove(sessions.save_as("mine"))
    sessions.begin()
    document.turn(U)
    sessions.save_as("mine")
    sessions.begin()
    sessions.bring_back()
    assert {"mine", "mine (2)"} <= set(shown(sessions)[0])
    histories = []
    for key in storage.board(FOLDER, KIND).names():
        sessions.open(key)
        histories.append(document.timeline.moves)
    assert {(R,), (U,)} <= set(histories)


def test_what_could_not_be_named_stays_without_a_name(build, storage):
    program = build(storage=storage)
    program.document.turn(R)
    program.autosave.stop()
    storage.path(NAME).with_name(FOLDER).write_text("no folder")
    program.sessions.save_as("mine")
    assert "cannot be" in program.window.message.text()
    again = build(storage=Storage(storage.path(NAME).parent))
    assert again.document.timeline.moves == (R,)


@pytest.mark.parametrize("memory", [False, pytest.param(True, marks=pytest.mark.slow)])
def test_any_name_will_do(build, storage, memory):
    program = build(storage=Storage(None) if memory else storage)
    program.document.turn(R)
    wanted = []
    for name in AWKWARD:
        program.sessions.save_as(name)
        wanted.append(program.sessions.name)
    assert len(set(wanted)) == len(AWKWARD)
    assert all(0 < len(name) <= 110 for name in wanted)
    assert sorted(shown(program.sessions)[0]) == sorted(wanted)
    if not memory:
        files = os.listdir(storage.path(NAME).parent / FOLDER)
        assert len({file.casefold() for file in files}) == len(AWKWARD)
        assert all(len(file) < 60 and file.isascii() for file in files)


def test_of_two_windows_on_one_session_both_are_kept(build, storage):
    first = build(storage=storage)
    first.document.turn(R)
    first.sessions.save_as("mine")
    second = build(storage=Storage(storage.path(NAME).parent))
    second.document.turn(U)
    second.autosave.stop()
    first.document.turn(R3)
    first.autosave.stop()
    assert first.sessions.name == "mine (2)"
    assert "Another window" in first.window.message.text()
    assert second.sessions.name == "mine"
    third = build(storage=Storage(storage.path(NAME).parent))
    for name, moves in (("mine", (R, U)), ("mine (2)", (R, R3))):
        third.sessions.open(key_of(third.sessions, name))
        assert third.document.timeline.moves == moves


def test_a_session_goes_to_another_machine_in_a_file(build, storage, tmp_path):
    program = build(storage=storage)
    program.document.turn_all((R, U), "R U")
    program.document.paint([5], Face.L)
    program.document.finish_stroke()
    program.sessions.save_as("mine")
    file = tmp_path / "other.cubeapp.json"
    program.sessions.save_file(file)
    assert json.loads(file.read_bytes())["format"] == f"cubeapp {KIND}"
    other = build(storage=Storage(tmp_path / "elsewhere"))
    other.opener.open_file(file)
    assert other.sessions.name == "mine"
    assert other.document.draft.facelets[5] == Face.L
    other.document.end_painting()
    assert other.document.timeline.moves == (R, U)
    assert shown(other.sessions)[0] == ["mine"]


NO_SESSIONS = [
    (b"", "was damaged"),
    (b"{", "was damaged"),
    (b"[" * 100_000, "was damaged"),
    (b"\xff\xfe\x00", "was damaged"),
    (b'{"format": "cubeapp session", "version": NaN, "content": 1}', "was damaged"),
    (b'{"format": "cubeapp bookmarks", "version": 1, "content": {}}', "of another kind"),
    (b'{"format": "cubeapp session", "version": 0, "content": {}}', "was damaged"),
    (b'{"format": "cubeapp session", "version": 1}', "was damaged"),
    (b'{"format": "cubeapp session", "version": 99, "content": {}}', "newer cubeapp"),
    (b'{"format": "cubeapp session", "version": 1, "content": 5}', "no session"),
    (b'{"document": {"values": [], "pool": []}}', "no session"),
    (b"[1, 2]", "no session"),
]


def test_files_that_are_no_sessions_are_refused_in_one_sentence_each(build, tmp_path):
    program = build(storage=Storage(tmp_path / "config"))
    program.document.turn(R)
    for number, (content, fault) in enumerate(NO_SESSIONS):
        file = tmp_path / f"wrong {number}.json"
        file.write_bytes(content)
        program.opener.open_file(file)
        said = program.window.message.text()
        assert file.name in said
        assert fault in said
        assert said.endswith(".")
        assert file.read_bytes() == content
        assert program.document.timeline.moves == (R,)


def test_a_file_that_is_not_there_is_told_of(build, tmp_path):
    program = build()
    program.opener.open_file(tmp_path / "none.json")
    assert "none.json cannot be read: No such file or directory." in program.window.message.text()


def test_a_session_of_a_newer_program_is_kept_as_it_is(build, storage):
    program = build(storage=storage)
    program.document.turn(R)
    key = program.sessions.save_as("mine")
    program.window.close()
    path = storage.path(NAME).parent / FOLDER / f"{key}.json"
    newer = json.loads(path.read_bytes()) | {"version": VERSION + 1}
    path.write_text(json.dumps(newer))
    again = build(storage=Storage(storage.path(NAME).parent))
    assert again.document.cube == SOLVED
    assert "newer cubeapp" in again.window.message.text()
    assert json.loads(path.with_name(f"{key}.newer.json").read_bytes()) == newer


def test_a_session_from_before_there_were_formats_is_restored(build, storage):
    program = build(storage=storage)
    program.document.turn(R)
    program.window.close()
    path = storage.path(NAME)
    path.write_text(json.dumps(json.loads(path.read_bytes())["content"]["document"]))
    again = build(storage=Storage(path.parent))
    assert again.document.timeline.moves == (R,)


def test_what_cannot_be_kept_stays_open(build, tmp_path):
    (tmp_path / "file").write_text("no folder")
    program = build(storage=Storage(tmp_path / "file"))
    program.document.turn(R)
    program.sessions.begin()
    assert program.document.timeline.moves == (R,)
    assert "stays open" in program.window.message.text()
    program.sessions.open("other")
    assert program.document.timeline.moves == (R,)


@pytest.fixture
def answer(monkeypatch):
    """Returns a function that says what the box of a closing window is answered with."""
    asked = []

    def by(text):
        def press(box):
            asked.append((box.text(), box.informativeText()))
            (button,) = (each for each in box.buttons() if each.text() == text)
            button.click()

        monkeypatch.setattr(QMessageBox, "exec", press)
        return asked

    return by


@pytest.fixture
def unsaved(build, tmp_path):
    """A program that has no folder for its files, after a turn."""
    (tmp_path / "file").write_text("no folder")
    program = build(storage=Storage(tmp_path / "file"))
    program.document.turn(R)
    return program


def test_a_window_with_a_session_that_cannot_be_saved_closes_only_if_the_user_wants(
    unsaved, answer, tmp_path
):
    asked, window = answer("Stay"), unsaved.window
    assert not window.close()
    assert window.isVisible()
    assert not unsaved.is_stopped
    ((text, more),) = asked
    assert text.startswith("This session cannot be saved: ")
    assert str(tmp_path / "file") in text
    assert more == "What you have done since it was last saved is lost if you quit."
    answer("Quit anyway")
    assert window.close()
    assert len(asked) == 2
    assert unsaved.is_stopped


def test_a_session_that_cannot_be_saved_is_saved_elsewhere_as_the_window_closes(
    build, unsaved, answer, monkeypatch, tmp_path
):
    file, chosen = tmp_path / "mine.cubeapp.json", []
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (chosen.pop(0), ""))
    answer("Save elsewhere…")
    # Nothing is chosen, then a place that is no better.
    chosen += ["", str(tmp_path / "file" / "mine.cubeapp.json"), str(file)]
    assert not unsaved.window.close()
    assert not unsaved.window.close()
    assert unsaved.window.close()
    other = build()
    other.opener.open_file(file)
    assert other.document.timeline.moves == (R,)


def test_nothing_is_asked_of_a_session_in_which_nothing_was_done(build, answer, tmp_path):
    (tmp_path / "file").write_text("no folder")
    asked = answer("Stay")
    assert build(storage=Storage(tmp_path / "file")).window.close()
    assert not asked


def refuse(_path, _kind, _hook):
    raise PermissionError(13, "Permission denied")


def test_a_file_that_cannot_be_read_today_is_not_written_over(build, storage, monkeypatch):
    program = build(storage=storage)
    program.document.turn(R)
    program.window.close()
    kept = storage.path(NAME).read_bytes()
    monkeypatch.setattr(stored, "read_file", refuse)
    again = build(storage=Storage(storage.path(NAME).parent))
    monkeypatch.undo()
    assert "cannot be read" in again.window.message.text()
    again.document.turn(U)
    again.autosave.stop()
    assert storage.path(NAME).read_bytes() == kept
    assert again.sessions.name


def test_other_sessions_open_where_the_last_one_cannot_be_read_today(build, storage, monkeypatch):
    program = build(storage=storage)
    program.document.turn(R)
    key = program.sessions.save_as("mine")
    program.sessions.begin()
    program.document.turn(U)
    program.window.close()
    kept = storage.path(NAME).read_bytes()
    with monkeypatch.context() as patched:
        patched.setattr(stored, "read_file", refuse)
        again = build(storage=Storage(storage.path(NAME).parent))
    again.sessions.open(key)
    assert again.document.timeline.moves == (R,)
    again.sessions.begin()
    assert again.document.cube == SOLVED
    again.document.turn(R3)
    again.autosave.stop()
    assert storage.path(f"{NAME}.unread").read_bytes() == kept


def write_sessions(writer, folder):
    """Turn and save for ever, and tell how many moves there are."""
    _application = QCoreApplication([])
    document = CubeDocument(Cube.solved(3))
    kept = Autosave(document, Storage(folder), Tasks(document), document)
    sessions = SavedSessions(kept, Storage(folder), document)
    sessions.restore()
    for count in itertools.count(len(document.timeline)):
        document.turn(face_turns(3)[0])
        if count % 5 == 0:
            sessions.save_as(f"session {count}")
        kept.stop()
        writer.send(count + 1)


def killed_at_work(folder, seconds):
    """Let a process write sessions until it is killed; return how many moves it had told of."""
    process, reader = working(write_sessions, folder)
    first = reader.recv()
    time.sleep(seconds)
    process.kill()
    # Until it is gone its lock counts.
    process.join()
    return [first, *sent_until_the_end(reader)][-1]


def check_kills(build, folder, count):
    for index in range(count):
        told = killed_at_work(folder, 0.013 * (index % 9))
        program = build(storage=Storage(folder))
        assert len(program.document.timeline) >= told
        assert not program.window.message.text()
        program.window.close()


def test_a_session_survives_being_killed(build, tmp_path):
    check_kills(build, tmp_path, 2)


@pytest.mark.slow
def test_a_session_survives_being_killed_again_and_again(build, tmp_path):
    check_kills(build, tmp_path, 60)


def test_the_panel_does_all_of_it(build, storage, qtbot):
    program = build(storage=storage)
    window, panel = program.window, program.window.features["sessions"].panel
    program.document.turn(R)
    window.shell.commands["save_session"].trigger()
    assert window.shown_page == "sessions"
    panel.rows.setFocus()
    item = panel.rows.item(0)
    item.setText("mine")
    qtbot.waitUntil(lambda: program.sessions.name == "mine")
    panel.new_button.click()
    assert program.document.cube == SOLVED
    panel.rows.setCurrentRow(0)
    panel.open_button.click()
    assert program.document.timeline.moves == (R,)
    panel.copy_button.click()
    assert panel.rows.count() == 2
    panel.remove_button.click()
    assert panel.rows.count() == 1
    assert panel.return_button.isVisibleTo(panel)
    panel.return_button.click()
    assert panel.rows.count() == 2


@pytest.mark.parametrize("name", ["", "named"])
def test_a_document_that_is_at_hand_is_not_read_from_its_file(build, storage, monkeypatch, name):
    program = build(storage=storage)
    program.document.turn(R)
    if name:
        program.sessions.save_as(name)
    program.autosave.stop()
    again = build(storage=Storage(storage.path(NAME).parent))
    sessions, document = again.sessions, again.document
    document.turn(U)
    again.autosave.stop()
    for module in (autosave, session_files):
        monkeypatch.setattr(module, "memory_of", None)
    sessions.go_on_from(program.sessions)
    assert document.timeline.moves == (R,)
    assert document.undo_stack.count() == 1
    assert sessions.name == name


@pytest.mark.parametrize("name", ["", "mine"])
def test_what_is_in_no_file_comes_along_and_is_written_when_there_is_room(
    build, storage, monkeypatch, name
):
    def no_room(*_parts):
        raise CubeError("there is no room")

    program = build(storage=storage)
    program.document.turn(U)
    program.sessions.save_as("other")
    program.sessions.begin()
    program.document.turn(R)
    with monkeypatch.context() as patched:
        for write in ("write", "write_text"):
            patched.setattr(Storage, write, no_room)
        if name:
            program.sessions.save_as(name)
        program.autosave.stop()
        again = build(storage=Storage(storage.path(NAME).parent))
        again.sessions.go_on_from(program.sessions)
        assert (again.sessions.name, again.document.timeline.moves) == (name, (R,))
        again.autosave.stop()
        assert again.autosave.is_unsaved
    again.autosave.stop()
    assert not again.autosave.is_unsaved
    if not name:
        again.sessions.save_as("mine")
    again.sessions.open(key_of(again.sessions, "other"))
    assert again.document.timeline.moves == (U,)
    again.sessions.open(key_of(again.sessions, "mine"))
    assert again.document.timeline.moves == (R,)
