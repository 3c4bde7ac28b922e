"""The column that panels scroll."""

import pytest
from PySide6.QtWidgets import QLabel

from cubeapp.ui.controls.panel import Panel


@pytest.mark.parametrize("is_steady", [False, True])
def test_the_edges_are_as_wide_whether_room_is_kept_for_the_scroll_bar_or_not(qtbot, is_steady):
    panel, label = Panel(is_steady=is_steady), QLabel("words")
    qtbot.addWidget(panel)
    panel.set_margin(16)
    panel.body.addWidget(label)
    panel.resize(300, 200)
    panel.show()
    left = label.mapTo(panel, label.rect().topLeft()).x()
    right = label.mapTo(panel, label.rect().topRight()).x()
    assert (left, right) == (16, 300 - 1 - 16)
