import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QToolButton

from cubeapp.ui.services.language import speak_as
from cubeapp.ui.shell.size_box import SizeBox
from tests.ui.hands import wheel
from tests.ui.shortcuts import keeps_undo_for_itself

pytestmark = pytest.mark.usefixtures("unpainted")


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
    assert box.value() == 4
    assert not keeps_undo_for_itself(box.edit)


def test_any_size_can_be_typed_and_what_is_none_leaves_the_size_as_it_is(qtbot):
    box = SizeBox()
    qtbot.addWidget(box)
    for typed, size in (("12", 12), ("5x5x5", 5), ("101", 5), ("large", 5), ("2", 2)):
        box.edit.setText(typed)
        qtbot.keyClick(box.edit, Qt.Key.Key_Return)
        assert box.value() == size
        assert box.edit.text() == f"{size}×{size}×{size}"


def test_other_sizes_are_asked_for_in_the_box(qtbot):
    box = SizeBox()
    qtbot.addWidget(box)
    box.show()
    with qtbot.waitActive(box):
        box.activateWindow()
    box.activated.emit(box.count() - 1)
    qtbot.waitUntil(lambda: box.edit.selectedText() == "3×3×3")
    qtbot.keyClicks(box.edit, "40")
    qtbot.keyClick(box.edit, Qt.Key.Key_Return)
    assert box.value() == 40


def test_the_wheel_changes_the_size_by_whole_notches_and_only_with_the_keyboard(qtbot):
    box = SizeBox()
    qtbot.addWidget(box)
    box.show()
    with qtbot.waitActive(box):
        box.activateWindow()
    box.clearFocus()
    wheel(box, (5, 5), 1)
    assert box.value() == 3
    assert box.focusPolicy() == Qt.FocusPolicy.StrongFocus
    box.setFocus()
    for notches, sideways, size in (
        *((1, 0, 4), (-1, 0, 3), (0, 2, 3), (0, -2, 3), (0, 0, 3)),
        *((0.4, 0, 3), (0.4, 0, 3), (0.4, 0, 4), (2, 0, 6)),
    ):
        wheel(box, (5, 5), notches, sideways=sideways)
        assert box.value() == size
