"""The keyboard as a picture: its keys, chosen by pointer and by keyboard."""

import numpy as np
import pytest
from PySide6.QtCore import QEvent, QLocale, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip

from cubeapp.ui.preferences.keys.key_layouts import LAYOUTS, ROWS, WIDTH, caps, default_layout
from cubeapp.ui.preferences.keys.keyboard_picture import KeyboardPicture
from cubeapp.ui.preferences.keys.model import CubeKeys
from cubeapp.ui.preferences.keys.panel import KeysPanel
from cubeapp.ui.services.keyboard import Keyboard
from cubeapp.ui.services.keymap import KEYMAPS, LETTERS
from cubeapp.ui.services.settings import Settings
from tests.every import every
from tests.ui.hands import click
from tests.ui.pixels import pixels_of


@pytest.fixture
def picture(qtbot):
    picture = KeyboardPicture()
    qtbot.addWidget(picture)
    picture.resize(picture.sizeHint())
    picture.show()
    picture.told = []
    picture.key_chosen.connect(picture.told.append)
    return picture


@pytest.fixture
def keys():
    return CubeKeys(Keyboard(), Settings.in_memory())


@pytest.fixture
def panel(qtbot, keys):
    panel = KeysPanel(keys)
    qtbot.addWidget(panel)
    panel.resize(panel.sizeHint())
    panel.show()
    return panel


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_keys_fill_five_rows_and_no_two_overlap(layout):
    for row in range(ROWS):
        keys = [cap for cap in caps(layout) if cap.row == row]
        ends = [cap.x + cap.width for cap in keys]
        assert [cap.x for cap in keys] == [0, *ends[:-1]]
        assert ends[-1] == pytest.approx(WIDTH)


@every("layout", LAYOUTS)
@every("keymap", KEYMAPS.values())
def test_every_bound_key_is_on_every_keyboard_once(layout, keymap):
    names = [cap.named(keymap.physical) for cap in caps(layout)]
    plain = {key.removeprefix("Shift+") for key in keymap.bindings}
    assert all(names.count(key) == 1 for key in plain)


def test_keys_found_by_their_letter_lie_where_the_letter_is():
    places = {cap.named(physical=False): (cap.row, cap.x) for cap in caps("qwertz")}
    by_place = {cap.named(physical=True): (cap.row, cap.x) for cap in caps("qwertz")}
    assert places["Z"] == by_place["Y"]
    assert places["Y"] == by_place["Z"]


def test_people_are_shown_the_keyboard_of_their_country():
    assert default_layout(QLocale("de_DE")) == "qwertz"
    assert default_layout(QLocale("en_US")) == "ansi"
    assert default_layout(QLocale("zh_CN")) == "ansi"
    assert default_layout(QLocale("en_GB")) != "qwertz"


def test_a_key_is_chosen_by_a_click_and_by_being_pressed(picture, qtbot):
    click(picture, picture.place_of("K").center().toTuple())
    qtbot.keyClick(picture, Qt.Key.Key_J)
    qtbot.keyClick(picture, Qt.Key.Key_Semicolon)
    assert picture.told == ["K", "J", ";"]
    assert picture.accessibleDescription() == ";: y, whole cube clockwise, seen from the top"


def test_arrows_walk_from_key_to_key(picture, qtbot):
    picture.choose("G")
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Left, Qt.Key.Key_Down):
        qtbot.keyClick(picture, key)
    assert picture.told == ["H", "Y", "T", "G"]


def test_keys_with_shift_are_told_apart(picture, qtbot):
    picture.set_keys(LETTERS, frozenset())
    qtbot.keyClick(picture, Qt.Key.Key_R, Qt.KeyboardModifier.ShiftModifier)
    assert picture.told == ["Shift+R"]
    assert "R', right side anticlockwise" in picture.accessibleDescription()


def test_the_chosen_key_is_marked_in_the_picture(picture):
    place = picture.place_of("K").toRect()
    before = pixels_of(picture)
    picture.choose("K")
    changed = np.abs(pixels_of(picture).astype(int) - before).max(axis=2) > 30
    inside = changed[place.top() : place.bottom(), place.left() : place.right()]
    assert inside.mean() > 0.8
    assert changed.sum() < 1.3 * inside.size


def test_an_unbound_key_of_european_keyboards_can_be_chosen(picture):
    assert picture.place_of("<").isEmpty()
    picture.set_layout_name("iso")
    click(picture, picture.place_of("<").center().toTuple())
    assert picture.told == ["<"]
    assert picture.accessibleDescription() == "<: nothing"


def test_a_click_on_the_picture_begins_binding_that_key(panel):
    click(panel.picture, panel.picture.place_of("I").center().toTuple())
    assert panel.key_field.text() == "I"
    assert panel.command_box.currentData() == "R"


def test_what_would_be_lost_or_doubled_is_said_before(panel, qtbot):
    qtbot.keyClick(panel.picture, Qt.Key.Key_K)
    panel.command_box.setCurrentIndex(panel.command_box.findData("F"))
    assert panel.note.text().startswith("⚠ No key does R' ")
    qtbot.keyClick(panel.picture, Qt.Key.Key_T)
    panel.command_box.setCurrentIndex(panel.command_box.findData("F"))
    assert panel.note.text() == "H already does this; both keys will work."
    panel.command_box.setCurrentIndex(panel.command_box.findData("x"))
    assert panel.note.text() == ""


def test_one_key_is_given_back_and_the_others_stay(panel, keys, qtbot):
    for key in (Qt.Key.Key_I, Qt.Key.Key_K):
        qtbot.keyClick(panel.picture, key)
        panel.command_box.setCurrentIndex(panel.command_box.findData("F"))
        panel.bind_button.click()
    panel.one_button.click()
    assert keys.changes == {"I": "F"}
    assert panel.reset_button.isEnabled()
    assert not panel.one_button.isEnabled()
    assert keys.keyboard.keymap.bindings["K"] == "R'"


def test_the_tooltip_says_what_a_key_does_with_shift_where_that_differs(panel, keys, monkeypatch):
    told = []
    monkeypatch.setattr(QToolTip, "showText", lambda _at, text, _widget: told.append(text))
    keys.choose(LETTERS.name)
    keys.bind({"Shift+R": "", "U": ""})
    for key in "RUF0":
        at = panel.picture.place_of(key).center().toPoint()
        QApplication.sendEvent(panel.picture, QHelpEvent(QEvent.Type.ToolTip, at, at))
    assert told == [
        "R: R, right side clockwise\nShift+R: nothing",
        "U: nothing\nShift+U: U', top side anticlockwise",
        "F: F, front side clockwise\nShift+F: F', front side anticlockwise",
        "0: layer 0, digit 0 of a layer's number",
    ]
