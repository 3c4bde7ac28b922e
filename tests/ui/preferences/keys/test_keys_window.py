"""Keys bound otherwise: in their window, in force, in the tooltips, and remembered."""

import pytest
from PySide6.QtCore import Qt

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.notation.alg import Alg
from cubeapp.ui.preferences.keys.panel import KeysWindow
from cubeapp.ui.services.settings import Settings

pytestmark = pytest.mark.usefixtures("unpainted")


def open_keys(program):
    program.window.shell.commands["keys"].trigger()
    (window,) = program.window.findChildren(KeysWindow)
    return window


def bind(qtbot, panel, key, command):
    qtbot.keyClick(panel.key_field, key)
    panel.command_box.setCurrentIndex(panel.command_box.findData(command))
    qtbot.mouseClick(panel.bind_button, Qt.MouseButton.LeftButton)


def test_a_key_bound_otherwise_turns_the_cube_so_at_once(build, qtbot):
    program = build()
    keys = open_keys(program)
    bind(qtbot, keys.panel, Qt.Key.Key_I, "F'")
    qtbot.keyClick(program.window.cube_view, Qt.Key.Key_I)
    assert program.document.cube == Cube.solved(3).apply_all(Alg("F'").moves(3))
    buttons = program.window.features["turns"].panel.buttons
    assert "Key: G or I" in buttons["F'"].toolTip() or "Key: I or G" in buttons["F'"].toolTip()
    assert "Key" not in buttons["R"].toolTip()


@pytest.mark.parametrize(
    "name",
    [
        "bind_button",
        *(
            pytest.param(each, marks=pytest.mark.slow)
            for each in ("all_button", "free_button", "one_button")
        ),
    ],
)
def test_a_second_press_of_space_takes_no_key_away(build, qtbot, name):
    program = build()
    program.settings.command_keys = {"export": "Ctrl+F6"} if name != "bind_button" else {}
    keys = open_keys(program)
    keys.pages.setCurrentWidget(keys.commands)
    commands = keys.commands
    names = [each.name for each in program.feature("keys").command_keys.commands()]
    commands.table.setCurrentCell(names.index("export"), 0)
    if name == "bind_button":
        qtbot.keyClick(commands.key_edit, Qt.Key.Key_F6, Qt.KeyboardModifier.ControlModifier)
    pressed = getattr(commands, name)
    pressed.setFocus()
    qtbot.keyClick(pressed, Qt.Key.Key_Space)
    kept = dict(program.settings.command_keys)
    assert keys.focusWidget() is commands.table
    qtbot.keyClick(commands.table, Qt.Key.Key_Space)
    assert program.settings.command_keys == kept


def test_the_window_of_keys_lets_the_cube_be_turned_meanwhile(build):
    program = build()
    keys = open_keys(program)
    assert keys.isVisible()
    assert not keys.isModal()
    assert open_keys(program) is keys


def test_bound_keys_are_there_the_next_time_and_only_in_their_map(
    build, qtbot, tmp_path, monkeypatch
):
    monkeypatch.setenv("CUBEAPP_CONFIG", str(tmp_path))
    first = build(chosen=Settings.of_user())
    bind(qtbot, open_keys(first).panel, Qt.Key.Key_Semicolon, "")
    bind(qtbot, open_keys(first).panel, Qt.Key.Key_I, "F'")
    first.window.close()
    second = build(chosen=Settings.of_user())
    assert second.window.keyboard.keymap.bindings["I"] == "F'"
    assert ";" not in second.window.keyboard.keymap.bindings
    panel = open_keys(second).panel
    second.feature("keys").model.choose("letters")
    assert "I" not in second.window.keyboard.keymap.bindings
    assert not panel.reset_button.isEnabled()
    second.feature("keys").model.choose("virtual-cube")
    assert second.window.keyboard.keymap.bindings["I"] == "F'"


@pytest.mark.parametrize(
    "text",
    [
        '{"virtual-cube": {"I": "wheel"}}',
        *(pytest.param(text, marks=pytest.mark.slow) for text in ("[1", "null")),
    ],
)
def test_damaged_bindings_leave_the_default_keys(build, text):
    settings = Settings.in_memory()
    settings.store.setValue("keys/changes", text)
    program = build(chosen=settings)
    assert program.window.keyboard.keymap.bindings["I"] == "R"
    assert not open_keys(program).panel.reset_button.isEnabled()


def test_ctrl_home_shows_the_cube_as_at_first(build):
    window = build().window
    before, reset = window.cube_view.camera, window.shell.commands["reset_view"]
    assert reset.shortcut().toString() == "Ctrl+Home"
    window.cube_view.come_closer(2.0)
    assert window.cube_view.camera != before
    reset.trigger()
    assert window.cube_view.camera == before
