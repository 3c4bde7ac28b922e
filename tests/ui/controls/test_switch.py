"""Switches."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from cubeapp.ui.controls.font_sizes import scaled
from cubeapp.ui.controls.switch import Switch


@pytest.fixture
def switch(qtbot):
    made = Switch("Show the hidden &stickers behind the cube")
    qtbot.addWidget(made)
    made.resize(made.sizeHint())
    made.show()
    return made


def test_a_click_on_the_words_or_on_the_switch_turns_it_on_or_off(switch, qtbot):
    left, right = switch.rect().center(), switch.rect().center()
    left.setX(3)
    right.setX(switch.width() - 4)
    for place, is_on in ((left, True), (right, False)):
        qtbot.mouseClick(switch, Qt.MouseButton.LeftButton, pos=place)
        assert switch.isChecked() is is_on


def test_the_space_bar_turns_it_on(switch, qtbot):
    qtbot.keyClick(switch, Qt.Key.Key_Space)
    assert switch.isChecked()


def test_words_wrap_where_there_is_little_room(switch):
    narrow = switch.sizeHint().width() // 2
    assert switch.heightForWidth(narrow) > switch.heightForWidth(switch.sizeHint().width())
    switch.setFont(scaled(QApplication.font(), 2.0))
    assert switch.minimumSizeHint().width() < switch.sizeHint().width() // 2


def test_on_and_off_are_told_apart_by_where_the_knob_is(switch):
    off = switch.grab().toImage()
    switch.setChecked(True)
    assert switch.grab().toImage() != off
