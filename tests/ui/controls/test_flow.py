from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication, QToolButton

from cubeapp.ui.controls.flow import Flow, even_columns, flow
from cubeapp.ui.controls.font_sizes import scaled

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


@pytest.fixture
def buttons(qtbot):
    """Buttons of one width each, side by side."""
    made = [QToolButton() for _ in range(4)]
    for button, text in zip(made, LABELS, strict=False):
        button.setText(text)
    lines = flow(*made)
    qtbot.addWidget(lines)
    lines.show()
    return lines


def test_lines_of_buttons_are_filled_alike(buttons):
    widest = max(part.sizeHint().width() for part in buttons.parts)
    for columns, width in ((4, 5 * widest), (2, 3 * widest + 20), (1, widest + 9)):
        buttons.resize(width, buttons.heightForWidth(width))
        places = [part.geometry() for part in buttons.parts]
        assert [place.left() for place in places].count(0) == 4 // columns
        assert max(place.right() for place in places) == width - 1
        widths = [place.width() for place in places]
        assert widest <= min(widths) <= max(widths) <= min(widths) + 1
        assert all(buttons.rect().contains(place) for place in places)
    assert buttons.minimumSizeHint().width() <= widest


def test_as_many_go_side_by_side_as_fill_their_lines():
    assert [even_columns(6, room, 50) for room in (40, 110, 170, 300, 400)] == [1, 2, 3, 3, 6]
    assert [even_columns(count, 170, 50) for count in (0, 1, 4, 7)] == [1, 1, 2, 3]


def test_what_is_lower_than_its_line_is_in_the_middle(lines):
    tall = lines.parts[0]
    tall.setFont(scaled(tall.font(), 2.5))
    lines.resize(1200, lines.heightForWidth(1200))
    QApplication.processEvents()
    centres = {part.geometry().center().y() for part in lines.parts}
    assert max(centres) - min(centres) <= 1


def test_controls_that_go_while_nobody_looks_leave_no_gap(buttons):
    first, second = buttons.parts[:2]
    buttons.hide()
    first.hide()
    buttons.show()
    QApplication.processEvents()
    assert second.x() == 0
