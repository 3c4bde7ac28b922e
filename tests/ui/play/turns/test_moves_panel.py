from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from cubeapp.engine.notation.actions import action_move, actions
from cubeapp.engine.notation.alg import Alg
from cubeapp.ui.controls.sizes import SPACE
from cubeapp.ui.play.turns.panel import MovesPanel
from cubeapp.ui.services.keyboard import Keyboard
from cubeapp.ui.services.keymap import LETTERS

AMOUNTS = ("", "'", "2")
REORIENTATIONS = {name for name in actions(3) if name.startswith("FACE")}


@pytest.fixture
def panel(qtbot):
    requested, keyboard = [], Keyboard()
    panel = MovesPanel(requested.append, keyboard, 3)
    qtbot.addWidget(panel)
    panel.requested, panel.keyboard = requested, keyboard
    return panel


def click_all(qtbot, panel):
    """Click every button and return what each requested, by its name."""
    answers = {}
    for name, made in panel.buttons.items():
        panel.requested.clear()
        qtbot.mouseClick(made, Qt.MouseButton.LeftButton)
        (answers[name],) = panel.requested
    return answers


def names_of(letters):
    return {letter + amount for letter in letters for amount in AMOUNTS}


WIDE = names_of(["Uw", "Rw", "Fw", "Dw", "Lw", "Bw"])


@pytest.mark.parametrize(
    ("size", "expected"),
    [
        (2, names_of("URFDLBxyz")),
        (3, names_of("URFDLBMESxyz") | WIDE),
        (4, names_of("URFDLBmesxyz") | WIDE),
        (7, names_of("URFDLBMESxyz") | WIDE),
    ],
)
def test_each_size_has_its_faces_slices_rotations_and_reorientations(panel, qtbot, size, expected):
    panel.set_size(size)
    answers = click_all(qtbot, panel)
    assert {*answers} == expected | REORIENTATIONS
    for name, move in answers.items():
        assert (move,) == Alg(name).moves(size)


@pytest.mark.parametrize(
    "size", [3, 5, *(pytest.param(size, marks=pytest.mark.slow) for size in (4, 12))]
)
def test_a_layer_is_chosen_alone_or_with_all_outside_it(panel, qtbot, size):
    panel.set_size(size)
    for depth in range(2, size):
        panel.layer_box.setValue(depth)
        panel.wide_box.setChecked(False)
        assert names_of([f"{depth}{face}" for face in "URFDLB"]) <= {*panel.buttons}
        panel.wide_box.setChecked(True)
        answers = click_all(qtbot, panel)
        wide = names_of([f"{face}w" if depth == 2 else f"{depth}{face}w" for face in "URFDLB"])
        assert wide <= {*answers}
        assert all((answers[name],) == Alg(name).moves(size) for name in wide)


def test_the_five_reorientations_turn_the_whole_cube(panel, qtbot):
    answers = click_all(qtbot, panel)
    expected = {"FACE_RIGHT": "y", "FACE_LEFT": "y'", "FACE_BACK": "y2"}
    expected |= {"FACE_TOP": "x'", "FACE_BOTTOM": "x"}
    assert {name: (answers[name],) for name in expected} == {
        name: Alg(turn).moves(3) for name, turn in expected.items()
    }


def test_a_smaller_cube_keeps_the_layer_within_it(panel):
    panel.set_size(9)
    panel.layer_box.setValue(8)
    panel.set_size(4)
    assert panel.layer_box.value() == 3
    panel.set_size(2)
    assert "2R" not in panel.buttons
    assert "R" in panel.buttons


def test_a_fold_is_named_after_what_its_buttons_turn(panel):
    panel.set_size(5)
    for depth, wide, title in (
        (2, True, "Two layers at once"),
        (3, True, "3 layers at once"),
        (3, False, "Layer 3 alone"),
    ):
        panel.layer_box.setValue(depth)
        panel.wide_box.setChecked(wide)
        assert panel.layers.head.text() == title
    assert panel.layers.head.accessibleDescription() == "3U 3R 3F …"
    assert panel.slices.head.accessibleDescription() == "M E S"


def test_tooltips_say_it_in_words_and_name_move_action_and_key(panel):
    tip = panel.buttons["R"].toolTip()
    assert "right" in tip
    assert "clockwise" in tip
    assert "TURN_COL_2_UP" in tip
    assert "Key: I" in tip
    assert "Key: T or Y" in panel.buttons["x"].toolTip()
    for name in REORIENTATIONS:
        assert name in panel.buttons[name].toolTip()
    panel.keyboard.set_keymap(LETTERS)
    assert "Key: Shift+R" in panel.buttons["R'"].toolTip()
    assert "Key" not in panel.buttons["R2"].toolTip()


def test_every_row_and_column_turn_stands_in_some_tooltip(panel):
    panel.set_size(5)
    panel.wide_box.setChecked(False)
    tips = ""
    for depth in range(1, 5):
        panel.layer_box.setValue(depth)
        tips += "\n".join(made.toolTip() for made in panel.buttons.values())
    assert all(name in tips for name in actions(5))


def test_what_the_tooltip_names_is_what_the_button_does(panel):
    panel.set_size(4)
    for name, made in panel.buttons.items():
        for action in actions(4):
            if action in made.toolTip().replace(",", " ").split():
                assert (action_move(action, 4),) == Alg(name).moves(4)


def test_columns_of_unlike_width_ask_for_no_more_lines_than_they_take(panel):
    panel.show()
    columns = panel.buttons["U"].parentWidget().parentWidget()
    panel.buttons["U"].setMinimumWidth(200)
    sizes = [part.sizeHint() for part in columns.parts]
    room = sum(size.width() for size in sizes) + SPACE // 2 * (len(sizes) - 1)
    columns.resize(room, columns.heightForWidth(room))
    assert {part.y() for part in columns.parts} == {0}
    assert columns.height() == max(size.height() for size in sizes)


def test_every_button_has_an_accessible_name_and_fits_a_narrow_panel(panel):
    for size in (2, 3, 4, 100):
        panel.set_size(size)
        panel.layer_box.setValue(size - 1)
        panel.wide_box.setChecked(True)
        # What it needs is reckoned anew when other words have been laid out.
        QApplication.processEvents()
        panel.resize(panel.minimumSizeHint().width(), 400)
        panel.show()
        for made in panel.buttons.values():
            assert made.accessibleName()
            assert made.width() >= made.sizeHint().width()
