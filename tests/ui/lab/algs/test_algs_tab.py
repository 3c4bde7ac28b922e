"""The alg editor in the window: text, cube and timeline together."""

import math

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QTextCursor

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.errors import NotationError
from cubeapp.engine.model.moves import inverse
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.timeline.caret import span_of_move
from cubeapp.engine.timeline.study import Script, Study
from cubeapp.engine.timeline.timeline import Purpose, Section, Timeline
from cubeapp.ui.controls.note import NoteKind
from cubeapp.ui.document.edits import Memory, State
from cubeapp.ui.lab.algs.model import STORED
from tests.ui.shortcuts import keeps_undo_for_itself

pytestmark = pytest.mark.usefixtures("unpainted")


@pytest.fixture
def program(request, qtbot, one_window):
    if "own_window" in request.fixturenames:
        program = request.getfixturevalue("own_window")
        program.window.shell.commands["algs"].trigger()
        return program
    with qtbot.waitActive(one_window.window):
        one_window.window.activateWindow()
    one_window.document.restore(Memory(State(Timeline(Cube.solved(3)), 0)))
    one_window.feature("algs").model.replace(Script())
    one_window.window.shell.commands["algs"].trigger()
    return one_window


@pytest.fixture
def editor(program):
    return program.feature("algs").panel


@pytest.fixture
def document(program):
    return program.document


def moves(text, size=3):
    return Alg(text).moves(size)


def cube(text, size=3):
    return Cube.solved(size).apply_all(moves(text, size))


def type_alg(qtbot, editor, text):
    qtbot.keyClicks(editor.alg_field, text)


def text_of(editor):
    return editor.alg_field.toPlainText()


def marked(editor):
    texts = [s.cursor.selectedText() for s in editor.alg_field.extraSelections()]
    return [text for text in texts if not text.startswith("//")]


def test_the_command_shows_the_editor_and_moves_are_typed_there_only(program, editor):
    assert editor.isVisible()
    assert editor.alg_field.hasFocus()
    assert not program.window.stage.line.isVisible()
    program.window.show_page("solve")
    assert program.window.stage.line.isVisible()


def test_what_is_typed_is_done_to_the_cube(editor, document, qtbot):
    type_alg(qtbot, editor, "R U (F D)2")
    assert document.timeline.moves == moves("R U F D F D")
    assert document.cube == cube("R U F D F D")
    type_alg(qtbot, editor, " Q")
    assert document.timeline.moves == moves("R U F D F D")


def test_a_setup_comes_before_and_the_cube_shows_it_while_it_is_typed(editor, document, qtbot):
    type_alg(qtbot, editor, "R U")
    editor.setup_button.click()
    qtbot.keyClicks(editor.setup_field, "x2 F")
    assert document.timeline.start == cube("x2 F")
    assert document.cube == cube("x2 F")
    assert document.timeline.moves == moves("R U")


def test_the_case_that_the_alg_solves_can_be_shown(editor, document, qtbot):
    type_alg(qtbot, editor, "R U R' U'")
    editor.from_end_box.click()
    assert document.cube == document.timeline.start == cube("U R U' R'")
    document.go_to(4)
    assert document.cube.is_solved
    editor.from_end_box.click()
    assert document.cube == cube("R U R' U'")


def test_the_caret_moves_the_cube(editor, document, qtbot):
    type_alg(qtbot, editor, "R U F")
    for count in (3, 2, 2, 1, 1, 0):
        assert document.cursor == count
        qtbot.keyClick(editor.alg_field, Qt.Key.Key_Left)
    editor.alg_field.moveCursor(QTextCursor.MoveOperation.End)
    assert document.cursor == 3
    assert marked(editor) == ["F"]


def test_the_cube_moves_the_caret_and_the_mark(editor, document, program, qtbot):
    type_alg(qtbot, editor, "[R, U] F")
    program.player.go_to(1)
    assert (marked(editor), editor.alg_field.caret) == (["R"], 2)
    program.player.step(1)
    assert (marked(editor), editor.alg_field.caret) == (["U"], 5)
    program.player.go_to(5)
    assert (marked(editor), editor.alg_field.caret) == (["F"], 8)
    program.player.go_to(0)
    assert (marked(editor), editor.alg_field.caret) == ([], 0)
    assert document.cursor == 0


@pytest.mark.usefixtures("own_window")
def test_playing_carries_the_mark_along(editor, program, qtbot):
    program.player.instant = False
    program.player.tempo = 6.0
    type_alg(qtbot, editor, "R U F")
    # A slow machine shows fewer moments, so each is compared with the move that it is in.
    seen = []
    program.player.time_changed.connect(lambda time: seen.append((time, marked(editor))))
    program.player.play()
    qtbot.waitUntil(lambda: not program.player.is_playing, timeout=10_000)
    assert {time for time, _ in seen} >= {0.0, 3.0}
    names = ([], ["R"], ["U"], ["F"])
    assert all(marks == names[math.ceil(time)] for time, marks in seen)
    assert editor.alg_field.caret == len("R U F")


def test_lines_with_comments_are_bands_of_the_timeline(editor, document):
    editor.take_text("R U // one\nF // two")
    assert document.timeline.sections == (Section("one", 0, 2), Section("two", 2, 3))


def test_turns_by_hand_at_the_end_are_written_and_undo_takes_them_out(editor, document, qtbot):
    type_alg(qtbot, editor, "(R U)2")
    document.turn(moves("F'")[0])
    document.turn(moves("M")[0])
    assert text_of(editor) == "(R U)2 F' M"
    assert not editor.elsewhere_note.isVisible()
    document.undo_stack.undo()
    assert text_of(editor) == "(R U)2 F'"
    document.undo_stack.redo()
    assert text_of(editor) == "(R U)2 F' M"


def test_turns_by_hand_after_a_comment_are_written_on_a_line_of_their_own(editor, document, qtbot):
    type_alg(qtbot, editor, "R // U")
    document.turn(moves("F'")[0])
    assert text_of(editor) == "R // U\nF'"
    document.turn(moves("U")[0])
    assert text_of(editor) == "R // U\nF' U"


def test_turns_by_hand_come_after_what_was_found_on_the_inverse(editor, document):
    editor.take_text("R ^(U)")
    document.go_to(2)
    document.turn(moves("F")[0])
    assert Alg(text_of(editor)).moves(3) == document.timeline.moves == moves("R U' F")
    assert not editor.elsewhere_note.isVisible()
    document.undo_stack.undo()
    assert Alg(text_of(editor)).moves(3) == moves("R U'")


def test_a_turn_in_the_middle_leaves_the_alg_which_can_be_shown_again(
    editor, document, program, qtbot
):
    type_alg(qtbot, editor, "R U F")
    program.player.go_to(1)
    document.turn(moves("D")[0])
    assert text_of(editor) == "R U F"
    assert editor.show_button.isVisible()
    qtbot.keyClick(editor.alg_field, Qt.Key.Key_Left)
    assert document.timeline.moves == moves("R D")
    qtbot.mouseClick(editor.show_button, Qt.MouseButton.LeftButton)
    assert document.timeline.moves == moves("R U F")
    assert not editor.show_button.isVisible()


def test_the_moves_of_the_timeline_can_be_taken(editor, document, qtbot):
    start = cube("z2 R U2 F'")
    solution = inverse(moves("R U2 F'"))
    sections = (Section("cross", 0, 2), Section("rest", 2, 3))
    timeline = Timeline(start, solution, Purpose.SOLUTION, sections)
    document.load_timeline(timeline, 1, "solve")
    qtbot.mouseClick(editor.take_button, Qt.MouseButton.LeftButton)
    assert editor.script == Script("z2", "F U2' // cross\nR' // rest", from_end=True)
    assert document.timeline is timeline
    assert not editor.take_button.isVisible()
    assert marked(editor) == ["F"]


def test_moves_from_a_cube_that_no_alg_leads_to_cannot_be_taken(editor, document):
    editor.take_text("R")
    document.load_timeline(Timeline(cube("R U"), moves("F")), 0, "open")
    assert editor.take_button.isVisible()
    assert not editor.take_button.isEnabled()


def test_a_scramble_is_not_written_over_the_alg(editor, document, qtbot):
    type_alg(qtbot, editor, "R U")
    timeline = Timeline(cube(""), moves("R U F"), Purpose.SCRAMBLE)
    document.load_timeline(timeline, 3, "scramble")
    assert text_of(editor) == "R U"


def test_what_is_typed_without_a_pause_is_one_edit_of_the_history(editor, document, qtbot):
    type_alg(qtbot, editor, "R U R'")
    assert document.undo_stack.undo_name == "alg R U R'"
    document.undo_stack.undo()
    assert document.timeline.moves == ()
    document.undo_stack.redo()
    assert document.timeline.moves == moves("R U R'")
    assert text_of(editor) == "R U R'"


@pytest.mark.usefixtures("own_window")
def test_undo_of_the_cube_brings_the_text_back(editor, document, program, qtbot):
    now = [0.0]
    program.feature("algs").model.now_s = lambda: now[0]
    type_alg(qtbot, editor, "R // a")
    now[0] += 10
    qtbot.mouseClick(editor.tools.buttons["invert"], Qt.MouseButton.LeftButton)
    assert text_of(editor) == "R' // a"
    document.undo_stack.undo()
    assert text_of(editor) == "R // a"
    assert document.timeline.moves == moves("R")
    document.undo_stack.redo()
    assert text_of(editor) == "R' // a"


def test_the_editor_reads_for_the_size_of_the_cube(editor, document, program, qtbot):
    type_alg(qtbot, editor, "M Rw")
    program.document.change_size(4)
    assert document.timeline.moves == ()
    assert "no middle layer" in editor.note.text()
    editor.take_text("Rw 2R")
    assert document.cube == cube("Rw 2R", 4)
    document.undo_stack.undo()
    document.undo_stack.undo()
    assert document.cube == cube("M Rw")
    assert text_of(editor) == "M Rw"
    assert editor.note.text() == "3 HTM · 3 QTM · 2 STM · 2 ETM"


def test_a_pasted_link_changes_the_size_with_the_cube(editor, document, qtbot):
    link = "https://alpha.twizzle.net/edit/?alg=Rw+U&setup-alg=2F&puzzle=4x4x4"
    QGuiApplication.clipboard().setText(link)
    qtbot.mouseClick(editor.tools.buttons["paste"], Qt.MouseButton.LeftButton)
    assert document.timeline.start == cube("2F", 4)
    assert document.timeline.moves == moves("Rw U", 4)


def test_copies_go_to_the_clipboard(editor, qtbot):
    type_alg(qtbot, editor, "M U")
    editor.tools.menus["copy"].actions()[1].trigger()
    assert QGuiApplication.clipboard().text() == "Rw' R U"


@pytest.mark.usefixtures("own_window")
def test_the_setting_for_small_letters_holds_here_too(editor, program, document):
    program.document.change_size(4)
    editor.take_text("r")
    assert document.timeline.moves == moves("Rw", 4)
    program.window.shell.commands["inner_slices"].setChecked(True)
    assert document.timeline.moves == moves("Rw", 4)
    editor.show_button.click()
    assert document.timeline.moves == moves("2R", 4)


@pytest.mark.usefixtures("own_window")
def test_the_text_is_there_at_the_next_start_and_the_cube_stays(program, editor, build, qtbot):
    type_alg(qtbot, editor, "R U Q")
    editor.from_end_box.click()
    program.window.close()
    again = build(storage=program.settings.storage)
    again.window.shell.commands["algs"].trigger()
    assert again.feature("algs").panel.script == Script("", "R U Q", from_end=True)
    assert not keeps_undo_for_itself(again.feature("algs").panel.alg_field)


@pytest.mark.usefixtures("own_window")
def test_an_alg_that_was_on_the_cube_is_on_it_at_the_next_start(program, editor, build, qtbot):
    type_alg(qtbot, editor, "R U // a")
    program.window.close()
    again = build(storage=program.settings.storage)
    again.window.shell.commands["algs"].trigger()
    assert again.document.timeline.moves == moves("R U")
    assert not again.feature("algs").panel.show_button.isVisible()
    assert marked(again.feature("algs").panel) == ["U"]


@pytest.mark.parametrize("kept", [[], {"alg": 3}, {"setup": "", "alg": "R"}, "R"])
def test_a_file_that_makes_no_sense_is_set_aside(build, kept):
    program = build()
    program.settings.storage.write(STORED, kept)
    program.window.shell.commands["algs"].trigger()
    assert "cannot be read" in program.window.message.text()
    assert program.feature("algs").panel.script == Script()


@pytest.mark.parametrize(
    "size", [2, 20, *(pytest.param(size, marks=pytest.mark.slow) for size in (3, 4, 5, 7))]
)
def test_every_size_has_its_algs(editor, document, program, size):
    program.document.change_size(size)
    editor.take_text("R U' F2 x")
    assert document.cube == cube("R U' F2 x", size)
    editor.tools.buttons["invert"].click()
    assert document.cube == cube("x' F2 U R'", size)


TYPED = ["R", " U'", "F2 ", "(R U)2", "[R, U]", " // c\n", "M", "Q", "'", ")", "x "]
LINK = "https://alpha.twizzle.net/edit/?alg=Rw+U&setup-alg=x2&puzzle=4x4x4&setup-anchor=end"


def gestures(program, editor, rng):
    """What a restless user may do, by name."""
    document, player, tools = program.document, program.player, editor.tools

    def type_anywhere():
        field = editor.alg_field if rng.random() < 0.8 else editor.setup_field
        field.setFocus()
        field.set_caret(int(rng.integers(len(field.toPlainText()) + 1)))
        field.insertPlainText(str(rng.choice(TYPED)))

    def change():
        names, more = ("invert", "simplify"), tools.menus["more"].actions()
        changes = [tools.buttons[name].click for name in names]
        changes += [action.trigger for action in more]
        changes[int(rng.integers(len(changes)))]()

    return [
        *[type_anywhere] * 4,
        change,
        lambda: tools.menus["mirror"].actions()[0].trigger(),
        lambda: editor.alg_field.moveCursor(QTextCursor.MoveOperation.WordLeft),
        lambda: editor.alg_field.undo(),
        lambda: editor.from_end_box.click(),
        lambda: document.turn(Alg("F").moves(document.cube.size)[0]),
        lambda: player.step(int(rng.choice([-1, 1]))),
        lambda: player.go_to(int(rng.integers(len(document.timeline) + 1))),
        *[lambda: document.undo_stack.undo()] * 2,
        lambda: document.undo_stack.redo(),
        lambda: program.document.change_size(int(rng.choice([3, 4]))),
        lambda: editor.take_text(LINK),
        lambda: editor.show_button.click(),
        lambda: editor.take_button.click(),
    ]


@pytest.mark.usefixtures("own_window")
@pytest.mark.parametrize("seed", [1, pytest.param(2, marks=pytest.mark.slow)])
def test_whatever_is_done_text_and_cube_belong_together_or_are_said_not_to(program, editor, seed):
    document, model = program.document, program.feature("algs").model
    rng = np.random.default_rng(seed)
    now = [0.0]
    model.now_s = lambda: now[0]
    acts = gestures(program, editor, rng)
    for _ in range(150):
        acts[int(rng.integers(len(acts)))]()
        now[0] += float(rng.choice([0.0, 5.0]))
        assert model.size == document.cube.size
        script = editor.script
        try:
            setup, alg = (Alg(text) for text in (script.setup, script.alg))
            setup.check_fits(model.size)
            alg.check_fits(model.size)
        except NotationError:
            assert editor.note.kind is NoteKind.PROBLEM
            continue
        expected = Study(setup, alg, model.size, script.from_end).timeline()
        timeline = document.timeline
        fits = (timeline.start, timeline.moves) == (expected.start, expected.moves)
        assert model.is_in_force == fits
        if fits and editor.alg_field.hasFocus():
            span = span_of_move(alg, document.cursor)
            end = 0 if span is None else span[1]
            assert document.cursor == editor.done or editor.alg_field.caret == end
        elif not fits and (script.alg or script.setup):
            assert editor.elsewhere_note.isVisible()
