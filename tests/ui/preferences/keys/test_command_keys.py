"""The keys of the window's commands, bound otherwise one by one."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence

from cubeapp.ui.preferences.keys.panel import KeysWindow
from cubeapp.ui.services.keymap import keys_from_text, keys_to_text

pytestmark = pytest.mark.usefixtures("unpainted")


@pytest.fixture
def program(build):
    return build()


def open_commands(program):
    program.window.shell.commands["keys"].trigger()
    (shown,) = program.window.findChildren(KeysWindow)
    shown.pages.setCurrentWidget(shown.commands)
    return shown.commands


def choose(panel, name):
    for row in range(panel.table.rowCount()):
        panel.table.setCurrentCell(row, 0)
        if panel.chosen.name == name:
            return
    raise AssertionError(f"{name} is not in the table")


def test_a_command_gets_another_key_in_the_window(program, qtbot):
    panel = open_commands(program)
    choose(panel, "scramble")
    assert not panel.bind_button.isEnabled()
    qtbot.keyClick(panel.key_edit, Qt.Key.Key_F5)
    panel.bind_button.click()
    action = program.window.shell.commands["scramble"]
    assert action.shortcut() == QKeySequence("F5")
    assert action.toolTip() == "Scramble the cube (F5)"
    assert program.settings.command_keys == {"scramble": "F5"}
    assert panel.chosen.name == "scramble"
    assert panel.note.text() == ""


REFUSALS = {
    "Ctrl+Z": "Ctrl+Z is the key of “Undo”; free it there first.",
    "Alt+1": "Alt+1 is the key of “3D view”; free it there first.",
    "Alt+F": "Alt+F opens a menu; choose another key.",
    "Ctrl+C": "Ctrl+C is for editing text; choose another key.",
    "R": "R may turn the cube; add Ctrl or Alt, or take a function key.",
    "Shift+R": "Shift+R may turn the cube; add Ctrl or Alt, or take a function key.",
    "Ctrl+Tab": "Ctrl+Tab goes from control to control; choose another key.",
}


def test_a_key_that_something_else_has_is_refused_in_one_sentence(program):
    panel = open_commands(program)
    choose(panel, "scramble")
    for key, why in REFUSALS.items():
        panel.key_edit.setKeySequence(QKeySequence(key))
        panel.bind_button.click()
        assert panel.note.text() == f"⚠ {why}"
    assert program.window.shell.commands["scramble"].shortcut() == QKeySequence("Ctrl+R")
    assert not program.settings.command_keys


def test_a_freed_key_can_be_had_and_is_not_given_back_while_it_is_used(program):
    keys = program.window.features["keys"].command_keys
    assert keys.bind("undo", "") == ""
    assert keys.bind("scramble", "Ctrl+Z") == ""
    assert keys.reset("undo").startswith("Ctrl+Z is the key of “Scramble”")
    assert keys.reset("scramble") == ""
    assert keys.reset("undo") == ""
    assert not program.settings.command_keys


def test_all_keys_are_given_back_at_once(program):
    panel = open_commands(program)
    keys = program.window.features["keys"].command_keys
    keys.bind("undo", "F6")
    keys.bind("redo", "F7")
    panel.all_button.click()
    act = program.window.shell.commands
    assert act["undo"].shortcut() == QKeySequence("Ctrl+Z")
    assert [key.toString() for key in act["redo"].shortcuts()] == ["Ctrl+Shift+Z", "Ctrl+Y"]
    assert not panel.all_button.isEnabled()


def test_keys_of_commands_are_there_the_next_time(build):
    program = build(command_keys={"solve": "F8", "no such command": "F9"})
    window = program.window
    assert window.shell.commands["solve"].shortcut() == QKeySequence("F8")
    assert window.features["solve"].panel.solve_button.toolTip().endswith("(F8)")
    keys = window.features["keys"].command_keys
    keys.bind("scramble", "F5")
    keys.reset("solve")
    assert program.settings.command_keys == {"scramble": "F5", "no such command": "F9"}


def test_a_key_that_was_given_to_another_command_stays_there(build):
    act = build(command_keys={"solve": "Ctrl+K", "gone": "Ctrl+R"}).shell.commands
    assert act["solve"].shortcuts() == [QKeySequence("Ctrl+K")]
    assert act["find"].shortcuts() == []
    assert act["scramble"].shortcuts() == [QKeySequence("Ctrl+R")]


def test_a_key_that_views_know_themselves_stays_in_the_tooltip(program):
    act = program.window.shell.commands
    assert act["back"].toolTip() == "One move back (←)"
    program.window.features["keys"].command_keys.bind("back", "F6")
    assert act["back"].toolTip() == "One move back (F6)"


def test_bound_keys_go_through_text_and_back():
    keys = {"solve": "F8", "undo": ""}
    assert keys_from_text(keys_to_text(keys)) == keys
    for text in ("[1", '["F8"]', '{"solve": 8}'):
        with pytest.raises(ValueError):  # noqa: PT011
            keys_from_text(text)


def test_commands_are_listed_in_the_order_of_the_menus(program):
    names = [each.name for each in program.feature("keys").command_keys.commands()]
    assert names[:4] == ["open", "save", "export", "new_session"]
    assert names.index("undo") < names.index("scramble") < names.index("welcome")
    assert set(names) == set(program.shell.commands)
