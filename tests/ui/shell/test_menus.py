import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QToolButton

from cubeapp.ui.services.language import speak_as
from cubeapp.ui.shell.menus import SizeBox
from tests.ui.shortcuts import keeps_undo_for_itself


@pytest.fixture
def _english_again(qapp):
    yield
    speak_as("en")


@pytest.mark.usefixtures("_english_again")
def test_the_rail_shows_words_without_the_letters_of_menus(build):
    speak_as("zh")
    buttons = build().window.rail.findChildren(QToolButton)
    assert len(buttons) == 8
    assert not any(set("()&") & set(button.text()) for button in buttons[:5])


def test_undo_takes_back_a_size_chosen_in_the_size_box(qtbot):
    box = SizeBox()
    qtbot.addWidget(box)
    box.show()
    qtbot.keyClick(box, Qt.Key.Key_Up)
    assert box.value() == 3
    assert not keeps_undo_for_itself(box)
