import json
from dataclasses import replace

import pytest
from PySide6.QtCore import QDate, QLocale, Qt
from PySide6.QtWidgets import QLineEdit

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.errors import CubeError
from cubeapp.engine.model.geometry import Face
from cubeapp.engine.model.moves import face_turns
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.timeline.timeline import Timeline
from cubeapp.ui.controls.font_sizes import scaled
from cubeapp.ui.document.document import CubeDocument
from cubeapp.ui.document.edits import State
from cubeapp.ui.play.history import model as keeping
from cubeapp.ui.play.history.bookmark_rows import BookmarkRows
from cubeapp.ui.play.history.edit_rows import TIME_ROLE, EditRows
from cubeapp.ui.play.history.model import NAME, Bookmarks
from cubeapp.ui.services.storage import Storage
from tests.ui.hands import Heard

ALG = "R U R' U'"


@pytest.fixture
def storage(tmp_path):
    return Storage(tmp_path)


@pytest.fixture
def bookmarks(qapp, storage):
    return Bookmarks(storage)


def state(text=ALG, size=3):
    moves = Alg(text).moves(size)
    return State(Timeline(Cube.solved(size), moves), len(moves) // 2)


def names(bookmarks):
    return [mark.name for mark in bookmarks.bookmarks]


def reloaded(storage):
    return Bookmarks(storage)


def test_a_bookmark_is_found_again_with_its_moves_and_its_place(bookmarks, storage):
    made = bookmarks.add(state())
    (again,) = reloaded(storage).bookmarks
    assert (again.key, again.name, again.state.cursor) == (made.key, "3×3×3", 2)
    assert again.state.timeline.moves == Alg(ALG).moves(3)
    assert again.state.shown == made.state.shown


def test_the_newest_bookmark_comes_first_and_no_two_begin_with_the_same_name(bookmarks):
    for size in (3, 4, 3, 3):
        bookmarks.add(state(size=size))
    assert names(bookmarks) == ["3×3×3 (3)", "3×3×3 (2)", "4×4×4", "3×3×3"]
    bookmarks.add(State(Timeline(Cube.solved(2)), 0))
    bookmarks.add(State(Timeline(Cube.solved(2)), 0, Cube.unpainted(2)))
    assert names(bookmarks)[:2] == ["2×2×2, being painted", "2×2×2, solved"]


def test_a_bookmark_is_renamed_but_not_to_nothing(bookmarks, storage):
    key = bookmarks.add(state()).key
    bookmarks.rename(key, "  before\nthe  parity ")
    bookmarks.rename(key, "  ")
    assert names(reloaded(storage)) == ["before the parity"]


def test_a_bookmark_that_was_removed_comes_back_where_it_stood(bookmarks, storage):
    keys = [bookmarks.add(state(size=size)).key for size in (2, 3, 4)]
    bookmarks.remove(keys[1])
    assert bookmarks.removed.undo_name == "3×3×3"
    assert names(reloaded(storage)) == ["4×4×4", "2×2×2"]
    bookmarks.removed.undo()
    assert bookmarks.removed.undo_name == ""
    assert names(reloaded(storage)) == ["4×4×4", "3×3×3", "2×2×2"]
    bookmarks.removed.undo()
    assert len(bookmarks.bookmarks) == 3


def test_all_removed_bookmarks_come_back(bookmarks, storage):
    keys = [bookmarks.add(state(size=size)).key for size in (2, 3, 4)]
    for key in keys:
        bookmarks.remove(key)
    for _ in keys:
        bookmarks.removed.undo()
    assert names(reloaded(storage)) == ["4×4×4", "3×3×3", "2×2×2"]


def test_two_windows_keep_each_others_bookmarks(bookmarks, storage):
    other = reloaded(storage)
    bookmarks.add(state(size=3))
    other.add(state(size=4))
    bookmarks.add(state(size=5))
    assert names(reloaded(storage)) == ["5×5×5", "4×4×4", "3×3×3"]


def test_bookmarks_that_could_not_be_written_join_those_of_another_window(
    bookmarks, storage, monkeypatch
):
    bookmarks.add(state(size=2))
    with monkeypatch.context() as full:
        full.setattr(storage, "write", no_room)
        kept = bookmarks.add(state(size=3))
        bookmarks.rename(kept.key, "mine")
    Bookmarks(Storage(storage.path(NAME).parent)).add(state(size=4))
    assert names(reloaded(storage)) == ["4×4×4", "2×2×2"]
    bookmarks.add(state(size=5))
    assert names(bookmarks) == names(reloaded(storage)) == ["5×5×5", "mine", "4×4×4", "2×2×2"]


def no_room(_name, _value):
    raise CubeError("there is no room")


def test_of_very_many_moves_only_the_cube_is_kept(bookmarks, monkeypatch):
    monkeypatch.setattr(keeping, "MOST_MOVES", 3)
    made = bookmarks.add(state())
    assert len(made.state.timeline) == 0
    assert made.state.shown == state().shown


@pytest.mark.parametrize("value", [[], {"values": [{"key": "1"}], "pool": []}, 3])
def test_a_file_of_bookmarks_that_makes_no_sense_is_set_aside(storage, tmp_path, value):
    storage.write(NAME, value)
    bookmarks = Bookmarks(storage)
    heard = Heard(bookmarks.message)
    assert not bookmarks.bookmarks
    assert heard.last == (
        "The file bookmarks.json was damaged; it is kept as bookmarks.damaged.json, "
        "and a new one is begun."
    )
    damaged = json.loads((tmp_path / "bookmarks.damaged.json").read_text())
    assert damaged["content"] == value
    bookmarks.add(state())
    assert len(reloaded(storage).bookmarks) == 1


@pytest.mark.parametrize("cube", [Cube.unpainted(3), Cube.solved(3).painted([0], Face.F)])
def test_a_bookmark_of_moves_from_an_illegal_cube_is_not_there_to_be_opened(
    bookmarks, storage, tmp_path, cube
):
    bookmarks.add(State(Timeline(cube, Alg(ALG).moves(3)), 0))
    assert not reloaded(storage).bookmarks
    assert (tmp_path / "bookmarks.damaged.json").exists()


def test_bookmarks_that_cannot_be_written_stay_as_long_as_the_window(qapp, tmp_path):
    (tmp_path / "file").write_text("no folder")
    bookmarks = Bookmarks(Storage(tmp_path / "file"))
    heard = Heard(bookmarks.message)
    bookmarks.add(state(size=3))
    bookmarks.add(state(size=4))
    assert names(bookmarks) == ["4×4×4", "3×3×3"]
    assert heard.last.startswith("The bookmarks are not saved: ")


# The panel


def opened(build, **settings):
    program = build(**settings)
    program.window.shell.commands["history"].trigger()
    return program, program.window.features["history"].panel


def told(panel):
    return [line.text for line in panel.edits.lines]


def press(qtbot, rows, key):
    qtbot.keyClick(rows, key)


def click_line(qtbot, rows, row):
    place = rows.visualRect(rows.model().index(row, 0)).center()
    qtbot.mouseClick(rows.viewport(), Qt.MouseButton.LeftButton, pos=place)


def type_name(qtbot, rows, name):
    (editor,) = rows.viewport().findChildren(QLineEdit)
    qtbot.keyClicks(editor, name)
    # Qt takes what was typed a moment after Enter.
    qtbot.keyClick(editor, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: rows.current.name == name)


def test_every_gesture_is_a_line_with_a_name(build, qtbot):
    program, panel = opened(build)
    window, document = program.window, program.document
    for command in ("R", "U", "R'"):
        window.keyboard.do(command, 3)
    window.stage.line.alg_entered.emit(Alg("(F D)2").moves(3), "(F  D)2")
    window.size_box.setValue(4)
    window.shell.commands["scramble"].trigger()
    qtbot.waitUntil(lambda: len(document.timeline) > 0, timeout=60_000)
    length = len(document.timeline)
    window.shell.commands["reset"].trigger()
    window.size_box.setValue(3)
    document.paint([0, 1, 2], Face.R)
    document.finish_stroke()
    window.shell.commands["history"].trigger()
    program.opener.read_text(ALG, "The clipboard")
    window.shell.commands["learn"].trigger()
    qtbot.waitUntil(lambda: document.undo_stack.undo_name == "learn step by step", timeout=60_000)
    assert told(panel) == [
        "The beginning",
        "R U R'",
        "(F D)2",
        "change the size to 4",
        f"scrambled, {length} moves",
        "reset",
        "change the size to 3",
        "paint 3 stickers",
        "open a cube",
        "learn step by step",
    ]
    assert panel.edits.present == 9


def test_a_click_on_a_line_goes_there_and_leaves_what_follows_to_be_done_again(build, qtbot):
    program, panel = opened(build)
    document = program.document
    document.turn_all(Alg("R U").moves(3), "R U")
    document.load(Cube.solved(4), "size")
    document.turn_all(Alg("F").moves(4), "F")
    click_line(qtbot, panel.edits, 1)
    assert document.cube == Cube.solved(3).apply_all(Alg("R U").moves(3))
    assert panel.edits.present == 1
    assert told(panel) == ["The beginning", "R U", "size", "F"]
    click_line(qtbot, panel.edits, 3)
    assert document.cube.size == 4
    click_line(qtbot, panel.edits, 0)
    assert document.cube == Cube.solved(3)
    assert not program.window.shell.commands["undo"].isEnabled()


def test_rows_that_stay_as_they_are_are_not_drawn_anew(qtbot):
    document, rows = CubeDocument(Cube.solved(3)), EditRows()
    qtbot.addWidget(rows)
    rows.show()
    model, changed = rows.model(), []
    model.dataChanged.connect(lambda first, last, _roles: changed.append((first.row(), last.row())))

    def follow(change):
        change()
        rows.set_edits(document.undo_stack.edits, document.undo_stack.done)
        assert [line.text for line in rows.lines][1:] == [e.name for e in document.undo_stack.edits]
        assert rows.currentIndex().row() == rows.present == document.undo_stack.done

    for name in ("R", "U", "F"):
        follow(lambda name=name: document.turn_all(Alg(name).moves(3), name))
    follow(document.undo_stack.undo)
    follow(lambda: document.go_back_to(1))
    follow(lambda: document.turn_all(Alg("L").moves(3), "L"))
    assert changed == [(0, 1), (1, 2), (2, 3), (2, 3), (1, 3), (1, 2)]


def test_the_history_is_walked_by_keyboard(build, qtbot):
    program, panel = opened(build)
    for name in ("R", "U", "F"):
        program.document.turn_all(Alg(name).moves(3), name)
    press(qtbot, panel.edits, Qt.Key.Key_Up)
    press(qtbot, panel.edits, Qt.Key.Key_Up)
    assert panel.edits.present == 3
    press(qtbot, panel.edits, Qt.Key.Key_Return)
    assert panel.edits.present == 1
    assert program.document.timeline.moves == Alg("R").moves(3)


def test_the_present_line_is_marked_and_said_and_undone_ones_too(build):
    program, panel = opened(build)
    program.document.turn_all(Alg("R").moves(3), "R")
    program.document.turn_all(Alg("U").moves(3), "U")
    program.document.undo_stack.undo()
    model = panel.edits.model()
    shown = [model.index(row, 0).data() for row in range(3)]
    said = [model.index(row, 0).data(Qt.ItemDataRole.AccessibleTextRole) for row in range(3)]
    fonts = [model.index(row, 0).data(Qt.ItemDataRole.FontRole) for row in range(3)]
    assert shown == ["The beginning", "R", "U"]
    assert [font.bold() for font in fonts] == [False, True, False]
    assert [font.italic() for font in fonts] == [False, False, True]
    assert said == ["The beginning", "R, now", "U, undone"]


def test_a_line_has_an_icon_and_the_time_of_day_where_it_is_known(build):
    program, panel = opened(build)
    document = program.document
    document.turn_all(Alg("R").moves(3), "R")
    document.load(Cube.solved(3), "reset")
    memory = document.memory()
    long_ago = replace(memory.edits[1], made_s=86_400)
    document.restore(replace(memory, edits=(replace(memory.edits[0], made_s=0), long_ago)))
    model = panel.edits.model()
    times = [model.index(row, 0).data(TIME_ROLE) for row in range(3)]
    day = QLocale().toString(QDate(1970, 1, 2), QLocale.FormatType.ShortFormat)
    assert times == ["", "", day]
    assert memory.edits[0].made_s > 1_600_000_000
    assert not any(
        model.index(row, 0).data(Qt.ItemDataRole.DecorationRole).isNull() for row in range(3)
    )


def test_a_hidden_history_is_told_when_it_is_shown(build):
    program = build()
    panel = program.window.features["history"].panel
    program.document.turn_all(Alg("R").moves(3), "R")
    assert told(panel) == ["The beginning"]
    program.window.shell.commands["history"].trigger()
    assert told(panel) == ["The beginning", "R"]


def test_a_bookmark_is_made_named_gone_to_and_undone(build, qtbot):
    program, panel = opened(build)
    document = program.document
    document.turn_all(Alg(ALG).moves(3), ALG)
    document.step(-1)
    program.window.shell.commands["bookmark"].trigger()
    type_name(qtbot, panel.rows, "the commutator")
    assert names(program.window.features["history"].bookmarks) == ["the commutator"]
    document.load(Cube.solved(5), "size")
    press(qtbot, panel.rows, Qt.Key.Key_Return)
    assert document.cursor == 3
    assert document.timeline.moves == Alg(ALG).moves(3)
    assert document.undo_stack.undo_name == "go to bookmark the commutator"
    document.undo_stack.undo()
    assert document.cube == Cube.solved(5)


def test_bookmarks_are_removed_by_key_and_brought_back_by_a_button(build, qtbot):
    program, panel = opened(build)
    bookmarks = program.window.features["history"].bookmarks
    assert panel.rows.isHidden()
    for size in (3, 4):
        bookmarks.add(state(size=size))
    panel.rows.setCurrentRow(1)
    assert panel.return_button.isHidden()
    press(qtbot, panel.rows, Qt.Key.Key_Delete)
    assert names(bookmarks) == ["4×4×4"]
    assert "“3×3×3”" in panel.return_button.toolTip()
    panel.return_button.click()
    assert names(bookmarks) == ["4×4×4", "3×3×3"]
    assert panel.return_button.isHidden()
    panel.remove_button.click()
    assert len(bookmarks.bookmarks) == 1


def test_the_buttons_do_what_the_keys_do(build, qtbot):
    program, panel = opened(build)
    program.window.features["history"].bookmarks.add(state(size=4))
    panel.show_button.click()
    assert program.document.cube == state(size=4).shown
    panel.rename_button.click()
    type_name(qtbot, panel.rows, "mine")
    assert panel.rows.item(0).text() == "mine"


def test_a_row_whose_name_was_blanked_shows_the_old_one(build, qtbot):
    program, panel = opened(build)
    program.window.features["history"].bookmarks.add(state(size=4))
    panel.rename_button.click()
    (editor,) = panel.rows.viewport().findChildren(QLineEdit)
    editor.setText(" ")
    qtbot.keyClick(editor, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: not panel.rows.viewport().findChildren(QLineEdit))
    assert panel.rows.item(0).text() == "4×4×4"


def test_the_pictures_of_bookmarks_grow_with_the_letters(qtbot):
    rows = BookmarkRows()
    qtbot.addWidget(rows)
    before = rows.iconSize().height()
    rows.setFont(scaled(rows.font(), 2.0))
    assert rows.iconSize().height() > 1.5 * before


def test_rename_goes_on_with_the_name_that_is_edited(build, qtbot, capfd):
    program, panel = opened(build)
    program.window.features["history"].bookmarks.add(state(size=4))
    panel.rename_button.click()
    panel.rename_button.click()
    type_name(qtbot, panel.rows, "mine")
    assert panel.rows.item(0).text() == "mine"
    assert "editing" not in capfd.readouterr().err


def test_a_cube_being_painted_is_kept_without_leaving_the_paint_panel(build):
    program = build()
    window, document = program.window, program.document
    document.paint([0], Face.L)
    window.shell.commands["bookmark"].trigger()
    assert window.shown_page == "paint"
    assert "being painted" in window.message.text()
    document.load(Cube.solved(3).apply_all(face_turns(3)), "load")
    window.features["history"].panel.show_button.click()
    assert document.is_painting
    assert document.draft.facelets[0] == Face.L
