from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from cubeapp.engine.notation.alg import Alg
from cubeapp.ui.controls.note import NoteKind
from cubeapp.ui.play.turns.alg_line import AlgLine
from tests.ui.shortcuts import keeps_undo_for_itself


@pytest.fixture
def line(qtbot):
    line = AlgLine(3)
    qtbot.addWidget(line)
    line.entered = []
    line.alg_entered.connect(lambda moves, text: line.entered.append((moves, text)))
    return line


def underlined(line):
    (selection,) = line.edit.extraSelections()
    return selection.cursor.selectedText()


def enter(qtbot, line, text):
    line.edit.selectAll()
    qtbot.keyClicks(line.edit, text)
    qtbot.keyClick(line.edit, Qt.Key.Key_Return)


def test_enter_does_the_typed_moves_and_leaves_the_text(line, qtbot):
    enter(qtbot, line, "R U2 (R' U')2")
    assert line.entered == [(Alg("R U2 R' U' R' U'").moves(3), "R U2 (R' U')2")]
    assert line.text == "R U2 (R' U')2"


def test_enter_again_does_them_again_and_typing_replaces_them(line, qtbot):
    enter(qtbot, line, "R")
    qtbot.keyClick(line.edit, Qt.Key.Key_Enter, Qt.KeyboardModifier.KeypadModifier)
    assert len(line.entered) == 2
    qtbot.keyClicks(line.edit, "F")
    assert line.text == "F"


def test_the_button_does_them_too(line, qtbot):
    assert not line.do_button.isEnabled()
    line.set_text("x R")
    qtbot.mouseClick(line.do_button, Qt.MouseButton.LeftButton)
    assert line.entered == [(Alg("x R").moves(3), "x R")]


@pytest.mark.parametrize(
    ("text", "span"),
    [("R U Q2 F", (4, 6)), ("(R U", (0, 1)), ("R) F", (1, 2)), ("R\n5U", (2, 4)), ("😀 R", (0, 1))],
)
def test_what_cannot_be_read_is_underlined_and_explained_and_never_done(line, qtbot, text, span):
    line.set_text(text)
    assert line.edit.marked == span
    assert underlined(line) == text[slice(*span)]
    assert line.note.kind is NoteKind.PROBLEM
    assert f"Character {span[0] + 1}" in line.note.text()
    assert not line.do_button.isEnabled()
    qtbot.keyClick(line.edit, Qt.Key.Key_Return)
    assert line.entered == []
    assert line.text == text


def test_a_sign_of_two_units_does_not_shift_the_underline(line):
    line.set_text("R // 😀\nQ")
    assert underlined(line) == "Q"


def test_the_mark_goes_when_the_text_is_mended(line, qtbot):
    line.set_text("R Q")
    qtbot.keyClick(line.edit, Qt.Key.Key_End)
    qtbot.keyClick(line.edit, Qt.Key.Key_Backspace)
    assert line.edit.marked is None
    assert line.edit.extraSelections() == []
    assert line.note.kind is NoteKind.PLAIN


def test_the_note_counts_the_moves(line):
    for text, said in [("R", "1 move"), ("(R U)10", "20 moves"), ("R4", "no move")]:
        line.set_text(text)
        assert line.note.text().startswith(said)


def test_the_line_keeps_its_height_while_moves_are_typed(line, qtbot):
    line.resize(900, 60)
    line.show()
    heights = {line.heightForWidth(900)}
    for letter in "(R U)2 Q":
        qtbot.keyClicks(line.edit, letter)
        heights.add(line.heightForWidth(900))
    assert len(heights) == 1


@pytest.mark.parametrize("text", ["// only words", "R4"])
def test_a_text_without_moves_is_not_entered(line, qtbot, text):
    enter(qtbot, line, text)
    assert not line.do_button.isEnabled()
    assert line.entered == []


def test_moves_are_read_for_the_size_of_the_cube(line):
    line.set_text("3Rw")
    assert line.note.kind is NoteKind.PROBLEM
    line.set_size(5)
    assert line.note.kind is NoteKind.PLAIN
    line.set_size(2)
    assert line.note.kind is NoteKind.PROBLEM


def test_a_setting_makes_small_letters_inner_slices_on_4x4(line, qtbot):
    line.set_size(4)
    enter(qtbot, line, "r")
    line.set_inner_slices(True)
    qtbot.keyClick(line.edit, Qt.Key.Key_Return)
    assert [moves for moves, _ in line.entered] == [Alg("Rw").moves(4), Alg("2R").moves(4)]


def test_up_and_down_walk_through_what_was_entered(line, qtbot):
    for text in ("R", "U", "F", "F"):
        enter(qtbot, line, text)
    line.edit.selectAll()
    qtbot.keyClicks(line.edit, "L D")
    seen = []
    for key in ("Up", "Up", "Up", "Up", "Down", "Down", "Down", "Down"):
        qtbot.keyClick(line.edit, Qt.Key[f"Key_{key}"])
        seen.append(line.text)
    assert seen == ["F", "U", "R", "R", "U", "F", "L D", "L D"]


def test_up_right_after_entering_brings_the_one_before(line, qtbot):
    for text in ("R", "U"):
        enter(qtbot, line, text)
    qtbot.keyClick(line.edit, Qt.Key.Key_Up)
    assert line.text == "R"


def test_shift_enter_breaks_the_line_and_the_field_keeps_its_height(line, qtbot):
    line.resize(300, 100)
    line.show()
    height = line.edit.height()
    qtbot.keyClicks(line.edit, "R // right")
    qtbot.keyClick(line.edit, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    qtbot.keyClicks(line.edit, "U")
    assert line.text == "R // right\nU"
    assert line.edit.height() == height
    qtbot.keyClick(line.edit, Qt.Key.Key_Return)
    assert line.entered[0][0] == Alg("R U").moves(3)


def test_a_long_text_is_read_after_a_pause_or_when_entered(line, qtbot):
    line.set_text("R U " * 3000 + "Q")
    assert line.edit.marked is None
    qtbot.waitUntil(lambda: line.edit.marked == (12000, 12001))
    line.set_text("R U " * 3000)
    qtbot.keyClick(line.edit, Qt.Key.Key_Return)
    assert len(line.entered[0][0]) == 6000


def test_tab_leaves_the_field(line, qtbot):
    line.set_text("R")
    line.show()
    line.edit.setFocus()
    qtbot.keyClick(line.edit, Qt.Key.Key_Tab)
    assert line.text == "R"


def test_undo_is_for_the_text_while_typing_and_for_the_moves_once_they_are_done(line, qtbot):
    assert not keeps_undo_for_itself(line.edit)
    qtbot.keyClicks(line.edit, "R U")
    assert keeps_undo_for_itself(line.edit)
    qtbot.keyClick(line.edit, Qt.Key.Key_Return)
    assert not keeps_undo_for_itself(line.edit)
