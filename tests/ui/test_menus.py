from PySide6.QtCore import Qt

from cubeapp.ui.menus import SizeBox
from tests.ui.shortcuts import keeps_undo_for_itself


def test_undo_takes_back_a_size_chosen_in_the_size_box(qtbot):
    box = SizeBox()
    qtbot.addWidget(box)
    box.show()
    qtbot.keyClick(box, Qt.Key.Key_Up)
    assert box.value() == 3
    assert not keeps_undo_for_itself(box)
