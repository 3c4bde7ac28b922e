from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

from cubeapp.engine.notation.alg import Alg
from cubeapp.ui.services.key_names import key_name
from cubeapp.ui.services.keyboard import Keyboard
from cubeapp.ui.services.keymap import KEYMAPS, LETTERS, VIRTUAL_CUBE, WIDTHS_BACK, is_command
from tests.every import every

NO = Qt.KeyboardModifier.NoModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier

# Keys and moves as the published map of the virtual cube lists them.
PUBLISHED = {
    "I": "R",
    "K": "R'",
    "D": "L",
    "E": "L'",
    "J": "U",
    "F": "U'",
    "S": "D",
    "L": "D'",
    "H": "F",
    "G": "F'",
    "W": "B",
    "O": "B'",
    "U": "Rw",
    "M": "Rw'",
    "V": "Lw",
    "R": "Lw'",
    ";": "y",
    "A": "y'",
    "P": "z",
    "Q": "z'",
    "T": "x",
    "Y": "x",
    "N": "x'",
    "B": "x'",
    "5": "M",
    "6": "M",
    ".": "M'",
    "X": "M'",
    ",": "Uw",
    "C": "Uw'",
    "Z": "Dw",
    "/": "Dw'",
    "2": "E",
    "9": "E'",
    "1": "S'",
    "0": "S",
}


def press(key, modifiers=NO, repeated=False):
    code = Qt.Key.Key_Space if key == "Space" else Qt.Key(ord(key))
    return QKeyEvent(QEvent.Type.KeyPress, code, modifiers, "", repeated)


def typed(keyboard, keys, size, modifiers=NO):
    """Return the moves that pressing ``keys`` one after another requests."""
    moves = []
    keyboard.move_requested.connect(moves.append)
    for key in keys:
        assert keyboard.handle(press(key, modifiers), size)
    keyboard.move_requested.disconnect(moves.append)
    return tuple(moves)


@every("key, name", PUBLISHED.items())
@every("size", [3, 5, 7])
def test_each_key_of_the_virtual_cube_turns_what_its_table_says(qapp, key, name, size):
    assert typed(Keyboard(), key, size) == Alg(name).moves(size)


def test_the_virtual_cube_binds_no_other_keys(qapp):
    assert {*VIRTUAL_CUBE.bindings} == {*PUBLISHED, *"3478", "Space"}


@every("size", [3, 4, 7])
@every("letter", "URFDLB")
def test_in_the_letter_map_a_letter_turns_its_face_and_shift_turns_it_back(qapp, letter, size):
    assert typed(Keyboard(LETTERS), letter, size) == Alg(letter).moves(size)
    assert typed(Keyboard(LETTERS), letter, size, SHIFT) == Alg(f"{letter}'").moves(size)


def test_in_the_letter_map_letters_turn_slices_and_the_whole_cube(qapp):
    assert typed(Keyboard(LETTERS), "MESXYZ", 5) == Alg("M E S x y z").moves(5)
    assert typed(Keyboard(LETTERS), "MESXYZ", 5, SHIFT) == Alg("M' E' S' x' y' z'").moves(5)


def test_a_digit_before_the_letter_names_the_layer_once(qapp):
    assert typed(Keyboard(LETTERS), "2RR", 5) == Alg("2R R").moves(5)
    assert typed(Keyboard(LETTERS), "1R", 5) == Alg("R").moves(5)


def test_digits_make_a_number_as_long_as_there_is_such_a_layer(qapp):
    assert typed(Keyboard(LETTERS), "12L", 20) == Alg("12L").moves(20)
    assert typed(Keyboard(LETTERS), "12L", 5) == Alg("2L").moves(5)


@every("keymap", KEYMAPS.values())
@every("size", [2, 3, 4, 5, 100])
def test_every_binding_is_a_move_of_the_cube_or_says_why_not(qapp, keymap, size):
    keyboard = Keyboard(keymap)
    for key, command in keymap.bindings.items():
        assert is_command(command)
        answers = []
        keyboard.move_requested.connect(answers.append)
        keyboard.refused.connect(answers.append)
        shift = SHIFT if key.startswith("Shift+") else NO
        assert keyboard.handle(press(key.removeprefix("Shift+"), shift), size)
        is_move = not command.startswith(("left", "right", "widths", "layer"))
        assert len(answers) == is_move
        keyboard.move_requested.disconnect(answers.append)
        keyboard.refused.disconnect(answers.append)
        keyboard.set_keymap(keymap)


def test_hand_widths_widen_the_turns_of_their_hand_only(qapp):
    keyboard = Keyboard()
    typed(keyboard, "77", 7)
    assert typed(keyboard, "IKUMDEVRJ", 7) == Alg("3Rw 3Rw' 4Rw 4Rw' L L' Lw Lw' U").moves(7)
    typed(keyboard, "4", 7)
    assert typed(keyboard, "DV", 7) == Alg("Lw 3Lw").moves(7)


def test_hand_widths_stay_between_one_and_all_layers_but_one(qapp):
    keyboard = Keyboard()
    typed(keyboard, "3387777777", 4)
    assert typed(keyboard, "IU", 4) == Alg("3Rw 3Rw").moves(4)
    assert typed(keyboard, "D", 4) == Alg("L").moves(4)
    assert typed(keyboard, "I", 3) == Alg("Rw").moves(3)


def test_a_smaller_cube_keeps_the_widths_and_the_layer_within_it(qapp):
    keyboard, letters = Keyboard(), Keyboard(LETTERS)
    typed(keyboard, "47777", 7)
    typed(letters, "12", 20)
    said = []
    keyboard.state_changed.connect(said.append)
    for size, state in ((9, "right 5"), (5, "right 4"), (3, "right 2")):
        keyboard.set_size(size)
        assert said.pop() == keyboard.state == f"hand widths: left 2, {state}"
    assert typed(keyboard, "I", 3) == Alg("Rw").moves(3)
    letters.set_size(12)
    assert letters.state == "layer 12 …"
    letters.set_size(5)
    assert letters.state == ""
    assert typed(letters, "R", 5) == Alg("R").moves(5)


def test_space_sets_the_widths_back_and_the_state_says_them(qapp):
    keyboard = Keyboard()
    said = []
    keyboard.state_changed.connect(said.append)
    typed(keyboard, ["4", "7", "7", "Space"], 7)
    assert said == [
        "hand widths: left 2, right 1",
        "hand widths: left 2, right 2",
        "hand widths: left 2, right 3",
        "",
    ]
    assert VIRTUAL_CUBE.keys_of(WIDTHS_BACK) == ("Space",)


def test_on_even_sizes_slice_keys_turn_the_inner_layers(qapp):
    assert typed(Keyboard(), "52", 6) == Alg("m e").moves(6)


def test_a_turn_that_a_small_cube_does_not_have_is_explained(qapp):
    keyboard = Keyboard()
    reasons = []
    keyboard.refused.connect(reasons.append)
    assert typed(keyboard, "U5", 2) == ()
    assert len(reasons) == 2
    assert "2×2×2" in reasons[1]


@pytest.mark.parametrize("modifier", ["ControlModifier", "AltModifier", "MetaModifier"])
def test_keys_with_ctrl_alt_or_meta_are_left_alone(qapp, modifier):
    keyboard = Keyboard()
    assert not keyboard.handle(press("I", Qt.KeyboardModifier[modifier]), 3)


def test_a_key_held_down_turns_once(qapp):
    keyboard = Keyboard()
    moves = []
    keyboard.move_requested.connect(moves.append)
    assert keyboard.handle(press("I", repeated=True), 3)
    assert moves == []


def test_a_width_key_held_down_widens_the_hand_on_and_on(qapp):
    keyboard = Keyboard()
    for _ in range(30):
        assert keyboard.handle(press("7", repeated=True), 100)
    assert keyboard.state == "hand widths: left 1, right 31"
    assert typed(keyboard, "I", 100) == Alg("31Rw").moves(100)


def test_unbound_keys_are_left_alone(qapp):
    keyboard = Keyboard()
    assert not keyboard.handle(press("="), 3)
    assert not keyboard.handle(QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Left, NO), 3)


def test_every_key_can_be_bound_otherwise_and_nonsense_is_left_out(qapp):
    keymap = VIRTUAL_CUBE.rebound({"I": "F'", "K": "", "=": "x", "J": "fly", "Shift+I": "B"})
    assert typed(Keyboard(keymap), "I=J", 3) == Alg("F' x U").moves(3)
    assert typed(Keyboard(keymap), "I", 3, SHIFT) == Alg("B").moves(3)
    assert not Keyboard(keymap).handle(press("K"), 3)
    assert typed(Keyboard(), "I", 3) == Alg("R").moves(3)


def test_a_key_does_the_same_with_shift_unless_that_is_bound_or_freed(qapp):
    assert typed(Keyboard(), "I", 3, SHIFT) == Alg("R").moves(3)
    assert not Keyboard(LETTERS.rebound({"Shift+R": ""})).handle(press("R", SHIFT), 3)


@pytest.mark.parametrize(
    ("platform", "scan_code", "virtual_key"),
    [("xcb", 31, 0), ("wayland", 31, 0), ("windows", 23, 0), ("cocoa", 1, 34)],
)
def test_physical_keys_go_by_their_place(qapp, monkeypatch, platform, scan_code, virtual_key):
    monkeypatch.setattr(
        "cubeapp.ui.services.key_names.QGuiApplication.platformName", lambda: platform
    )
    # The key right of U types C on a Dvorak keyboard, and I on a US one.
    event = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_C, NO, scan_code, virtual_key, 0, "c")
    assert key_name(event, physical=True) == "I"
    assert key_name(event, physical=False) == "C"


def test_without_a_place_a_shifted_sign_still_names_its_key(qapp):
    assert key_name(press(":", SHIFT), physical=True) == ";"
