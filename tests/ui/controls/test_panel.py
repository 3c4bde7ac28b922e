"""The column that panels scroll."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QLabel, QWidget

from cubeapp.ui.controls.panel import Panel, laid_out_once, stack


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


class Asked(QWidget):
    """Counts how often its size is asked for."""

    times = 0

    def sizeHint(self):  # noqa: N802
        self.times += 1
        return QSize(50, 20)


def test_rows_that_come_together_have_all_around_laid_out_once_and_at_once(qtbot):
    panel, part, beside = Panel(), QWidget(), Asked()
    rows = [QLabel(f"row {number}") for number in range(20)]
    stack(part, *rows)
    panel.body.addWidget(beside)
    panel.body.addWidget(part)
    for row in rows[1:]:
        row.hide()
    qtbot.addWidget(panel)
    panel.resize(300, 200)
    panel.show()
    beside.times = 0
    with laid_out_once(part):
        for row in rows:
            row.show()
    assert beside.times <= 2
    places = [row.geometry() for row in rows]
    assert all(upper.bottom() < lower.top() for upper, lower in pairwise(places))
    assert part.rect().contains(places[-1])
