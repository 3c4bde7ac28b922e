from __future__ import annotations

import subprocess
import sys

import pytest
from PySide6.QtCore import Qt

from cubeapp.engine.notation import format_moves
from cubeapp.engine.scramblers.base import RANDOM_MOVES, RANDOM_STATE, default_length, scramble
from cubeapp.ui.theme import LIGHT, colour_scheme
from cubeapp.ui.widgets.scramble_panel import ScramblePanel


@pytest.fixture
def panel(qtbot):
    panel = ScramblePanel(3)
    qtbot.addWidget(panel)
    panel.requested = []
    panel.scramble_requested.connect(lambda *request: panel.requested.append(request))
    return panel


def click(qtbot, button):
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def choose(panel, kind):
    panel.kind_box.setCurrentIndex(panel.kind_box.findData(kind))


def show_made(panel, size, seed=None):
    made = scramble(RANDOM_MOVES, size, seed)
    panel.set_scramble(made, format_moves(made.moves, size))
    return made


def test_both_buttons_ask_for_random_moves_of_the_usual_length(panel, qtbot):
    click(qtbot, panel.play_button)
    click(qtbot, panel.set_button)
    assert panel.requested == [
        (RANDOM_MOVES, 20, None, True),
        (RANDOM_MOVES, 20, None, False),
    ]


def test_length_and_seed_are_those_of_the_fields(panel, qtbot):
    panel.length_box.setValue(7)
    qtbot.keyClicks(panel.seed_edit, "2x0-26")
    qtbot.keyClick(panel.seed_edit, Qt.Key.Key_Return)
    assert panel.requested == [(RANDOM_MOVES, 7, 2026, True)]


def test_a_random_state_has_no_length(panel, qtbot):
    choose(panel, RANDOM_STATE)
    assert not panel.length_box.isEnabled()
    click(qtbot, panel.play_button)
    assert panel.requested == [(RANDOM_STATE, None, None, True)]


@pytest.mark.parametrize("size", [2, 3, 4, 5, 7, 8, 100])
def test_the_length_follows_the_size(panel, size):
    panel.set_size(size)
    assert panel.length == default_length(size)


def test_a_chosen_length_stays_while_the_size_does(panel):
    panel.length_box.setValue(5)
    panel.set_size(3)
    assert panel.length == 5


@pytest.mark.parametrize("size", [4, 50])
def test_above_3x3x3_a_random_state_can_only_be_set(panel, qtbot, size):
    panel.set_size(size)
    choose(panel, RANDOM_STATE)
    assert panel.play_button.isHidden()
    assert "state alone is set" in panel.kind_note.text()
    click(qtbot, panel.set_button)
    assert panel.requested == [(RANDOM_STATE, None, None, False)]
    choose(panel, RANDOM_MOVES)
    assert not panel.play_button.isHidden()


def test_each_kind_says_what_it_is(panel):
    said = set()
    for kind in (RANDOM_MOVES, RANDOM_STATE):
        choose(panel, kind)
        said.add(panel.kind_note.text())
    assert len(said) == 2
    assert "" not in said


def test_the_scramble_is_shown_with_its_hold_length_and_seed(panel):
    made = show_made(panel, 3, seed=5)
    assert panel.text_edit.toPlainText() == format_moves(made.moves, 3)
    assert panel.facts_note.text() == "White on top, green in front · 20 moves · seed 5"


def test_the_hold_is_named_in_the_colours_of_the_scheme(panel):
    show_made(panel, 3)
    panel.set_theme(LIGHT.with_scheme(colour_scheme("yellow-top")))
    assert panel.facts_note.text().startswith("Yellow on top, green in front")


def test_the_scramble_can_be_copied(panel, qtbot):
    made = show_made(panel, 3)
    with qtbot.waitSignal(panel.copy_requested) as asked:
        click(qtbot, panel.copy_button)
    assert asked.args == [format_moves(made.moves, 3)]


def test_the_seed_can_be_used_again_and_gives_the_same_scramble(panel, qtbot):
    made = show_made(panel, 3)
    assert panel.seed is None
    click(qtbot, panel.seed_button)
    click(qtbot, panel.play_button)
    kind, length, seed, _ = panel.requested[0]
    assert scramble(kind, 3, seed, length) == made


def test_a_state_without_moves_says_so_and_has_nothing_to_copy(panel):
    panel.set_size(5)
    panel.set_scramble(scramble(RANDOM_STATE, 5, 1), "")
    assert "without moves" in panel.facts_note.text()
    assert "seed 1" in panel.facts_note.text()
    assert panel.text_edit.isHidden()
    assert not panel.copy_button.isEnabled()


def test_while_one_is_made_it_says_so_and_can_be_cancelled(panel, qtbot):
    panel.set_busy("Compiling the solver, once")
    assert panel.busy_note.text() == "Compiling the solver, once"
    assert not panel.play_button.isEnabled()
    assert not panel.length_box.isEnabled()
    with qtbot.waitSignal(panel.cancel_requested):
        click(qtbot, panel.cancel_button)
    click(qtbot, panel.play_button)
    assert panel.requested == []
    panel.set_busy(None)
    click(qtbot, panel.play_button)
    assert len(panel.requested) == 1
    assert panel.length_box.isEnabled()


def test_before_the_first_scramble_it_says_what_will_be_here(panel):
    assert panel.facts_note.text()
    assert panel.copy_button.isHidden()
    show_made(panel, 3)
    panel.set_scramble(None, "")
    assert panel.copy_button.isHidden()


def test_the_panel_does_not_load_the_compiler():
    code = (
        "import sys, cubeapp.ui.widgets.scramble_panel, cubeapp.ui.widgets.paint_panel;"
        "sys.exit('numba' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
