"""The alg editor alone: what is read and said, and what its commands write."""

from unittest.mock import Mock

import pytest
from PySide6.QtCore import QMimeData, Qt
from PySide6.QtGui import QTextCursor

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.timeline.study import Script
from cubeapp.engine.timeline.timeline import Timeline
from cubeapp.ui.controls.note import NoteKind
from cubeapp.ui.document.document import CubeDocument
from cubeapp.ui.lab.algs.finder import AlgFinder
from cubeapp.ui.lab.algs.model import AlgModel
from cubeapp.ui.lab.algs.panel import LIVE_LENGTH, AlgEditor
from cubeapp.ui.services.storage import Storage
from cubeapp.ui.services.tasks import Tasks
from cubeapp.ui.shell.status import Status
from cubeapp.ui.stage.player import Player
from tests.every import every
from tests.ui.shortcuts import keeps_undo_for_itself


@pytest.fixture
def document():
    return CubeDocument(Cube.solved(3))


@pytest.fixture
def model(document, tmp_path):
    player = Player(document)
    player.instant = True
    return AlgModel(document, player, Storage(tmp_path))


@pytest.fixture
def status():
    return Mock(spec=Status)


@pytest.fixture
def finder(document):
    return AlgFinder(document, Player(document), Tasks())


@pytest.fixture
def editor(qtbot, model, finder, status):
    editor = AlgEditor(model, status, finder)
    qtbot.addWidget(editor)
    editor.resize(300, 700)
    editor.show()
    editor.alg_field.setFocus()
    return editor


def text_of(editor):
    return editor.alg_field.toPlainText()


def type_alg(qtbot, editor, text):
    editor.alg_field.setFocus()
    for part in text.splitlines(keepends=True):
        qtbot.keyClicks(editor.alg_field, part.rstrip("\n"))
        if part.endswith("\n"):
            qtbot.keyClick(editor.alg_field, Qt.Key.Key_Return)


def choose(editor, menu, words):
    (action,) = [a for a in editor.tools.menus[menu].actions() if words in a.text()]
    action.trigger()


def paste(field, text):
    source = QMimeData()
    source.setText(text)
    field.insertFromMimeData(source)


def marked(field):
    """What is marked, but for comments, which are only faint."""
    texts = [s.cursor.selectedText() for s in field.extraSelections()]
    return [text for text in texts if not text.startswith("//")]


def test_comments_are_faint(editor):
    editor.alg_field.setPlainText("R // one\nU //two")
    faint = [s.cursor.selectedText() for s in editor.alg_field.extraSelections()]
    assert faint == ["// one", "//two"]


def test_enter_breaks_the_line_and_what_is_typed_is_read_at_once(editor, document, qtbot):
    type_alg(qtbot, editor, "[R, U]\nF")
    assert text_of(editor) == "[R, U]\nF"
    assert document.timeline.moves == Alg("R U R' U' F").moves(3)
    assert editor.note.text() == "5 HTM · 5 QTM · 5 STM · 5 ETM"


@pytest.mark.parametrize(
    ("text", "part", "says"),
    [
        ("R U Q F", "Q", "Character 5: 'Q'"),
        ("R U\nF (R", "(", "Line 2, character 3: '('"),
        ("R // 😀\n\nW2", "W2", "Line 3, character 1"),
    ],
)
def test_an_error_is_underlined_and_explained_and_the_text_stays(editor, text, part, says):
    editor.alg_field.setPlainText(text)
    assert text_of(editor) == text
    assert marked(editor.alg_field) == [part]
    assert editor.note.kind is NoteKind.PROBLEM
    assert says in editor.note.text()


def test_the_last_good_alg_stays_in_force(editor, model, document, qtbot):
    type_alg(qtbot, editor, "R U")
    type_alg(qtbot, editor, " (F")
    assert document.timeline.moves == model.study.alg.moves(3) == Alg("R U").moves(3)
    type_alg(qtbot, editor, ")")
    assert document.timeline.moves == Alg("R U F").moves(3)
    assert editor.note.kind is NoteKind.PLAIN
    assert marked(editor.alg_field) == ["F"]


def test_an_error_in_the_setup_is_told_as_well(editor):
    editor.setup_field.setPlainText("R ]")
    assert "Setup: character 3" in editor.note.text()
    assert marked(editor.setup_field) == ["]"]
    assert not editor.tools.buttons["invert"].isEnabled()
    assert editor.tools.buttons["paste"].isEnabled()


@pytest.mark.parametrize(
    ("command", "before", "after"),
    [
        ("invert", "[R, U] // c", "[U, R] // c"),
        ("simplify", "(R U2)2 U R R'", "R U2 R U'"),
        ("Ca&ncel", "(R R)3 U U' // c", "(R2)3 // c"),
        ("E&xpand", "(R U)2 // c", "R U R U // c"),
    ],
)
def test_each_command_writes_and_one_undo_takes_it_back(
    editor, model, qtbot, command, before, after
):
    type_alg(qtbot, editor, before)
    if command in editor.tools.buttons:
        qtbot.mouseClick(editor.tools.buttons[command], Qt.MouseButton.LeftButton)
    else:
        choose(editor, "more", command)
    assert text_of(editor) == after
    assert model.study.alg.text == after
    assert keeps_undo_for_itself(editor.alg_field)
    editor.alg_field.undo()
    assert text_of(editor) == before
    editor.alg_field.redo()
    assert text_of(editor) == after


@every(
    "menu, words, after",
    [
        ("mirror", "eft and right", "L' U2 r"),
        ("mirror", "op and bottom", "R' D2 l"),
        ("mirror", "ront and back", "R' U2 l"),
        ("rotate", "x2", "R D2 l'"),
        ("rotate", "y'", "B U2 f'"),
    ],
)
def test_mirrors_and_rotations_are_in_menus(editor, menu, words, after):
    editor.alg_field.setPlainText("R U2 l'")
    choose(editor, menu, words)
    assert text_of(editor) == after


def test_a_setup_is_asked_for_first_and_seen_as_long_as_there_is_one(editor, qtbot):
    assert not editor.setup_field.isVisible()
    qtbot.mouseClick(editor.setup_button, Qt.MouseButton.LeftButton)
    assert editor.setup_field.hasFocus()
    editor.put(Script("", "R"))
    assert not editor.setup_field.isVisible()
    editor.put(Script("x2", "R"))
    assert editor.setup_field.isVisible()


def test_commands_change_the_setup_when_the_caret_is_there(editor, qtbot):
    editor.put(Script("R U", "F"))
    editor.setup_field.setFocus()
    qtbot.mouseClick(editor.tools.buttons["invert"], Qt.MouseButton.LeftButton)
    assert editor.script == Script("U' R'", "F")


def test_the_alg_is_copied_in_four_forms(editor, status):
    editor.put(Script("x2", "M // c\nR2'", from_end=True))
    for words in ("text", "WCA", "Twi", "cubing.net"):
        choose(editor, "copy", words)
    assert [each.args[0] for each in status.copy.mock_calls] == [
        "M // c\nR2'",
        "Rw' R'",
        "https://alpha.twizzle.net/edit/?alg=M+%2F%2F+c%0AR2%27&setup-alg=x2&setup-anchor=end",
        "https://alg.cubing.net/?alg=M_%2F%2F_c%0AR2-&setup=x2&type=alg",
    ]


def test_text_that_cannot_be_read_can_be_copied_as_it_is(editor, status):
    editor.alg_field.setPlainText("R Q")
    choose(editor, "copy", "text")
    status.copy.assert_called_once_with("R Q")
    assert not editor.tools.menus["copy"].actions()[1].isEnabled()


@pytest.mark.parametrize("way", ["paste", "button"])
def test_a_pasted_link_is_read(editor, document, way):
    link = "https://alg.cubing.net/?alg=Rw_U-&setup=2R&puzzle=4x4x4&type=alg"
    if way == "paste":
        paste(editor.alg_field, link)
    else:
        editor.take_text(link)
    assert editor.script == Script("2R", "Rw U'", from_end=True)
    assert document.cube.size == 4


def test_a_link_that_is_about_no_cube_is_refused_and_nothing_is_lost(editor, status):
    editor.alg_field.setPlainText("R U")
    editor.take_text("https://alpha.twizzle.net/edit/?alg=R&puzzle=megaminx")
    assert "'megaminx'" in status.show.mock_calls[0].args[0]
    assert text_of(editor) == "R U"


def test_other_pasted_text_goes_where_the_caret_is(editor):
    editor.alg_field.setPlainText("R F")
    editor.alg_field.set_caret(2)
    paste(editor.alg_field, "U ")
    assert text_of(editor) == "R U F"


def test_the_caret_tells_how_many_moves_are_done(editor, document, qtbot):
    editor.put(Script("", "R U // 😀\nF B"))
    done = []
    document.changed.connect(lambda _change: done.append(document.cursor))
    editor.alg_field.setFocus()
    editor.alg_field.moveCursor(QTextCursor.MoveOperation.Start)
    for _ in range(4):
        qtbot.keyClick(editor.alg_field, Qt.Key.Key_Right)
    qtbot.keyClick(editor.alg_field, Qt.Key.Key_Down)
    qtbot.keyClick(editor.alg_field, Qt.Key.Key_End)
    assert set(done) == {0, 1, 2, 4}


def test_in_the_setup_no_move_of_the_alg_is_done(editor, document):
    editor.put(Script("x", "R U"))
    assert (editor.done, document.cursor) == (2, 2)
    editor.setup_field.setFocus()
    assert (editor.done, document.cursor) == (0, 0)


def test_the_move_on_the_cube_is_marked_and_the_caret_follows(editor, document):
    editor.put(Script("", "(R U)2 F"))
    document.go_to(3)
    assert marked(editor.alg_field) == ["R"]
    assert editor.alg_field.caret == 2
    document.go_to(5)
    assert editor.alg_field.caret == len("(R U)2 F")
    document.go_to(0)
    assert editor.alg_field.caret == 0


def test_a_selection_is_not_taken_away(editor, document):
    editor.put(Script("", "R U F"))
    editor.alg_field.selectAll()
    document.go_to(1)
    assert editor.alg_field.textCursor().selectedText() == "R U F"


def test_what_the_alg_does_is_told_after_a_pause(editor, qtbot):
    assert editor.facts.isHidden()
    editor.alg_field.setPlainText("M2 U M U2 M' U M2")
    qtbot.waitUntil(lambda: not editor.facts.isHidden())
    assert editor.note.text() == "11 HTM · 16 QTM · 7 STM · 7 ETM"
    assert editor.facts.order.text() == "Order 3"
    assert editor.facts.effect.text() == "3-cycle of edges UR UL UF"
    editor.alg_field.setPlainText("R Q")
    assert editor.facts.order.text() == "Order 3"
    qtbot.waitUntil(editor.facts.isHidden)


def test_a_long_text_is_read_after_a_pause(editor, qtbot):
    editor.alg_field.setPlainText("R U " * (LIVE_LENGTH // 4 + 1) + "Q")
    assert marked(editor.alg_field) == []
    qtbot.waitUntil(lambda: marked(editor.alg_field) == ["Q"])


def test_a_command_reads_first_what_has_just_been_typed(editor, model, status, qtbot):
    editor.alg_field.setPlainText("R U " * (LIVE_LENGTH // 4 + 1))
    qtbot.mouseClick(editor.tools.buttons["simplify"], Qt.MouseButton.LeftButton)
    assert len(model.study.alg.steps) == 2 * (LIVE_LENGTH // 4 + 1)
    editor.alg_field.setPlainText("R R " * (LIVE_LENGTH // 4 + 1) + "Q")
    choose(editor, "copy", "WCA")
    status.copy.assert_not_called()


def test_texts_are_read_again_for_another_size(editor, model, document):
    editor.put(Script("", "3Rw"))
    assert editor.note.kind is NoteKind.PROBLEM
    before = document.timeline
    model.set_size(5)
    assert editor.note.text() == "1 OBTM · 1 QTM · 1 STM · 1 ETM"
    assert document.timeline is before
    model.set_size(4)
    editor.put(Script("", "r"))
    assert model.study.alg.moves(4) == Alg("Rw").moves(4)
    assert "r means Rw" in editor.alg_field.toolTip()
    model.set_inner_slices(True)
    assert "r means 2R" in editor.alg_field.toolTip()
    assert model.study.alg.moves(4) == Alg("2R").moves(4)


def test_where_the_cube_shows_something_else_it_can_be_changed(editor, document, qtbot):
    document.load(Cube.solved(3).apply_all(Alg("R U").moves(3)), "open")
    assert not editor.elsewhere_note.isVisible()
    editor.put(Script("", "R"))
    document.load_timeline(Timeline(Cube.solved(3), Alg("F B").moves(3)), 0, "open")
    assert editor.elsewhere_note.isVisible()
    qtbot.mouseClick(editor.show_button, Qt.MouseButton.LeftButton)
    assert document.timeline.moves == Alg("R").moves(3)
    document.load_timeline(Timeline(Cube.solved(3), Alg("F B").moves(3)), 0, "open")
    qtbot.mouseClick(editor.take_button, Qt.MouseButton.LeftButton)
    assert text_of(editor) == "F B"


def test_an_editor_that_is_made_later_shows_the_script_there_is(model, finder, status, qtbot):
    model.replace(Script("x", "R Q"))
    editor = AlgEditor(model, status, finder)
    qtbot.addWidget(editor)
    assert editor.script == model.script == Script("x", "R Q")
    assert marked(editor.alg_field) == ["Q"]
    assert not keeps_undo_for_itself(editor.alg_field)
