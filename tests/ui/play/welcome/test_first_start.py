import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from cubeapp.ui.play.welcome.first_start import FirstStart


@pytest.fixture
def first_start(qtbot):
    room = QWidget()
    qtbot.addWidget(room)
    room.resize(320, 700)
    room.show()
    first_start = FirstStart(room)
    yield first_start
    first_start.end()


def test_the_choices_can_be_walked_and_chosen_by_keyboard(first_start, qtbot):
    chosen, welcome = [], first_start.welcome
    first_start.chosen.connect(chosen.append)
    focused = welcome.window().focusWidget()
    assert focused is welcome.buttons["scramble"]
    qtbot.keyClick(focused, Qt.Key.Key_Tab)
    focused = welcome.window().focusWidget()
    assert focused is welcome.buttons["paint"]
    qtbot.keyClick(focused, Qt.Key.Key_Shift)
    assert welcome.isVisible()
    assert chosen == []
    qtbot.keyClick(focused, Qt.Key.Key_Space)
    assert chosen == ["paint"]


def test_any_other_key_ends_the_welcome(first_start, qtbot):
    with qtbot.waitSignal(first_start.ended):
        qtbot.keyClick(first_start.welcome.buttons["scramble"], Qt.Key.Key_J)
