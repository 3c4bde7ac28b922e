from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from cubeapp.ui.preferences.keys.model import CubeKeys
from cubeapp.ui.preferences.keys.panel import KeysPanel
from cubeapp.ui.services.keyboard import Keyboard
from cubeapp.ui.services.keymap import (
    COMMANDS,
    KEYMAPS,
    LETTERS,
    VIRTUAL_CUBE,
    changes_from_text,
    changes_to_text,
    command_words,
    keys_from_text,
)
from cubeapp.ui.services.settings import Settings
from tests.every import every


@pytest.fixture
def keys():
    return CubeKeys(Keyboard(), Settings.in_memory())


@pytest.fixture
def panel(qtbot, keys):
    panel = KeysPanel(keys)
    qtbot.addWidget(panel)
    return panel


def rows(panel):
    table = panel.table
    return {
        table.item(row, 0).text(): table.item(row, 1).data(Qt.ItemDataRole.UserRole)
        for row in range(table.rowCount())
    }


def bind(qtbot, panel, key, command, modifiers=Qt.KeyboardModifier.NoModifier):
    qtbot.keyClick(panel.key_field, key, modifiers)
    panel.command_box.setCurrentIndex(panel.command_box.findData(command))
    qtbot.mouseClick(panel.bind_button, Qt.MouseButton.LeftButton)


@pytest.mark.parametrize("keymap", KEYMAPS.values(), ids=lambda keymap: keymap.name)
def test_every_key_of_the_map_is_listed_with_what_it_does(panel, keys, keymap):
    keys.choose(keymap.name)
    assert rows(panel) == dict(keymap.bindings)
    assert not panel.reset_button.isEnabled()


def test_every_command_has_words_of_its_own():
    assert len({command_words(command) for command in COMMANDS}) == len(COMMANDS)


def test_a_pressed_key_shows_what_it_does(panel, qtbot):
    assert not panel.bind_button.isEnabled()
    qtbot.keyClick(panel.key_field, Qt.Key.Key_I)
    assert panel.key_field.text() == "I"
    assert panel.command_box.currentData() == "R"
    qtbot.keyClick(panel.key_field, Qt.Key.Key_Equal)
    assert panel.command_box.currentText() == "nothing"


def test_a_key_is_bound_and_does_something_else_at_once(panel, keys, qtbot):
    bind(qtbot, panel, Qt.Key.Key_I, "F'")
    bind(qtbot, panel, Qt.Key.Key_Equal, "x")
    bind(qtbot, panel, Qt.Key.Key_K, "")
    assert keys.changes == {"I": "F'", "=": "x", "K": ""}
    assert rows(panel)["I"] == "F'"
    assert rows(panel)["K"] == ""
    assert keys.keyboard.keymap.bindings["I"] == "F'"


def test_binding_a_key_as_it_was_is_no_change(panel, keys, qtbot):
    bind(qtbot, panel, Qt.Key.Key_I, "F'")
    assert keys.changes == {"I": "F'"}
    bind(qtbot, panel, Qt.Key.Key_I, "R")
    assert keys.changes == {}


def test_shift_makes_another_key(panel, keys, qtbot):
    keys.choose(LETTERS.name)
    bind(qtbot, panel, Qt.Key.Key_R, "r", Qt.KeyboardModifier.ShiftModifier)
    assert keys.changes == {"Shift+R": "r"}
    bind(qtbot, panel, Qt.Key.Key_R, "", Qt.KeyboardModifier.ShiftModifier)
    assert keys.changes == {"Shift+R": ""}
    keys.choose(VIRTUAL_CUBE.name)
    qtbot.keyClick(panel.key_field, Qt.Key.Key_I, Qt.KeyboardModifier.ShiftModifier)
    assert panel.command_box.currentData() == "R"


def test_shift_keeps_what_its_key_did_before(panel, keys, qtbot):
    for command in ("R", ""):
        keys.bind({"J": command})
        bind(qtbot, panel, Qt.Key.Key_J, "U", Qt.KeyboardModifier.ShiftModifier)
        assert keys.changes == {"J": command, "Shift+J": "U"}
        bind(qtbot, panel, Qt.Key.Key_J, command, Qt.KeyboardModifier.ShiftModifier)
        assert keys.changes == {"J": command}


def test_space_can_be_bound_too(panel, keys, qtbot):
    bind(qtbot, panel, Qt.Key.Key_Space, "U")
    assert keys.changes == {"Space": "U"}


def test_a_chosen_row_can_be_bound_otherwise(panel, keys, qtbot):
    panel.table.selectRow(3)
    key = panel.table.item(3, 0).text()
    assert panel.key_field.text() == key
    panel.command_box.setCurrentIndex(panel.command_box.findData("z"))
    qtbot.mouseClick(panel.bind_button, Qt.MouseButton.LeftButton)
    assert keys.changes == {key: "z"}


def test_all_keys_go_back_to_what_the_map_says(panel, keys, qtbot):
    keys.bind({"I": "F'", "K": ""})
    assert rows(panel)["I"] == "F'"
    qtbot.mouseClick(panel.reset_button, Qt.MouseButton.LeftButton)
    assert keys.changes == {}
    assert rows(panel) == dict(VIRTUAL_CUBE.bindings)


def test_keys_with_ctrl_are_not_taken(panel, qtbot):
    qtbot.keyClick(panel.key_field, Qt.Key.Key_I, Qt.KeyboardModifier.ControlModifier)
    assert panel.key_field.text() == ""


def test_changes_survive_being_written_down():
    changes = {"virtual-cube": {"I": "F'", ";": ""}, "letters": {"Shift+R": "r"}}
    assert changes_from_text(changes_to_text(changes)) == changes
    assert changes_to_text({"letters": {}}) == "{}"


@every("text", ["", "[1]", '{"a": 1}', '{"a": {"I": 2}}', "{", "[" * 9000])
def test_damaged_changes_are_refused(text):
    with pytest.raises(ValueError, match=r"key bindings|JSON|Expecting"):
        changes_from_text(text)


@every("text", ["", "[1]", '{"undo": 1}', "{", "[" * 9000])
def test_damaged_keys_of_commands_are_refused(text):
    with pytest.raises(ValueError, match=r"key bindings|keys of commands|Expecting"):
        keys_from_text(text)
