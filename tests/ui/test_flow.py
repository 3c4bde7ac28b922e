from __future__ import annotations

import pytest
from PySide6.QtWidgets import QToolButton

from cubeapp.engine.cube import Cube
from cubeapp.engine.diagnosis import Repair
from cubeapp.ui.controls.flow import Flow
from cubeapp.ui.controls.preview_button import PreviewButton

LABELS = ("Flip UF", "Flip UFR the other way round", "9 more", "Twist DBL", "Swap")


@pytest.fixture
def lines(qtbot):
    """A widget of buttons with words of many lengths."""
    flow = Flow()
    qtbot.addWidget(flow)
    for number, text in enumerate(LABELS):
        button = QToolButton()
        button.setText(text)
        flow.insert(number, button)
    flow.show()
    return flow


def test_controls_break_into_lines_and_never_overlap(lines):
    for width in (120, 200, 320, 900):
        lines.resize(width, lines.heightForWidth(width))
        places = [part.geometry() for part in lines.parts]
        assert all(lines.rect().contains(place) for place in places)
        assert not any(a.intersects(b) for a in places for b in places if a is not b)
    assert len({place.top() for place in places}) == 1


def test_narrower_lines_are_never_lower(lines):
    heights = [lines.heightForWidth(width) for width in range(60, 900)]
    assert heights == sorted(heights, reverse=True)
    assert heights[0] > heights[-1]


def test_hidden_controls_take_no_room(lines):
    whole = lines.heightForWidth(120)
    for part in lines.parts[1:4]:
        part.hide()
    assert lines.heightForWidth(120) < whole


def test_a_long_label_takes_several_lines_and_is_never_lower_when_narrower(qtbot):
    button = PreviewButton()
    qtbot.addWidget(button)
    label = "Paint the centres U white, R red, F green and D yellow"
    button.offer(Repair(label, Cube.solved(3)))
    least = button.minimumSizeHint().width()
    heights = [button.heightForWidth(width) for width in range(least, button.sizeHint().width())]
    assert heights == sorted(heights, reverse=True)
    assert heights[0] >= heights[-1] + 2 * button.fontMetrics().height()
