"""Practising steps through the window."""

import pytest

from cubeapp.engine.notation.alg import Alg
from cubeapp.ui.train.steps.step_store import Choice

pytestmark = pytest.mark.usefixtures("unpainted")

WAIT_MS = 120_000
"""The first cube on a machine may compile what it needs."""


@pytest.fixture
def steps(one_window, qtbot):
    one_window.player.instant = True
    feature = one_window.feature("step-training")
    one_window.window.show_page("step-training")
    feature.model.choose(Choice("cross", "", 4, 4))
    feature.model.clear_results()
    feature.page.next_button.click()
    qtbot.waitUntil(lambda: not feature.model.is_working, timeout=WAIT_MS)
    return feature


def rows(page):
    return [page.list.item(row).text() for row in range(page.list.count())]


def test_ones_own_turns_stand_beside_the_shortest_once_the_step_is_done(steps, one_window):
    page, drill = steps.page, steps.model.showing.drill
    assert page.scramble_edit.toPlainText() == drill.made.scramble.alg
    assert (page.number.text, rows(page)) == ("0", [])
    page.length_button.click()
    assert "have 4 turns" in page.note.text()
    for move in (*Alg("U U'").moves(3), *drill.solutions[0].all_moves):
        one_window.document.turn(move)
    assert page.number.text == "6, best 4"
    assert "2 turns more" in page.note.text()
    assert page.own_note.text().startswith("Yours: 6   U U' ")
    assert len(rows(page)) == len(drill.solutions)
    assert all(row.startswith("4   ") for row in rows(page))
    assert page.chart.bars == (0, 0, 1, 0, 0)
    assert [label.text() for label in steps.panel.counts] == ["1", "0 %", "+2.00"]


def test_a_small_window_shows_the_whole_page(steps, one_window, qtbot):
    steps.page.reveal_button.click()
    bar, before = steps.page.verticalScrollBar(), one_window.window.size()
    one_window.window.resize(900, 600)
    qtbot.waitUntil(lambda: steps.page.width() < 600)
    assert bar.maximum() == 0
    one_window.window.resize(before)


def test_what_is_typed_is_checked_and_what_is_shown_is_not_counted(steps):
    page = steps.page
    page.own_edit.setText("R Q")
    page.check_button.click()
    assert page.note.text().startswith("⚠")
    assert page.own_edit.selectedText() == "Q"
    # For Qt some signs are two characters.
    page.own_edit.setText("R 😀 U")
    page.own_edit.returnPressed.emit()
    assert page.own_edit.selectedText() == "😀"
    page.reveal_button.click()
    assert page.number.text == "best 4"
    assert rows(page)
    assert page.chart.bars == ()
    assert not page.own_edit.isEnabled()


def test_the_next_turn_is_told_from_where_the_cube_is(steps, one_window, qtbot):
    page, drill = steps.page, steps.model.showing.drill
    one_window.document.turn(drill.solutions[0].moves[0])
    page.turn_button.click()
    qtbot.waitUntil(lambda: steps.model.showing.next_turn is not None, timeout=WAIT_MS)
    assert "3 turns from here" in page.note.text()


def test_the_panel_offers_only_numbers_that_go_together(steps):
    panel, model = steps.panel, steps.model

    def choose(box, value):
        box.setCurrentIndex(box.findData(value))
        box.activated.emit(box.currentIndex())

    choose(panel.step_box, "eo")
    assert model.choice == Choice("eo")
    assert panel.place_box.findData("any") >= 0
    choose(panel.least_box, 3)
    assert model.choice.needed == range(3, 4)
    choose(panel.most_box, 5)
    choose(panel.least_box, 4)
    assert model.choice.needed == range(4, 6)
    assert panel.most_box.findData(3) < 0
    choose(panel.place_box, "RL")
    assert (model.choice.goal, model.choice.needed) == ("eo:RL", range(4, 6))
    choose(panel.least_box, 0)
    assert model.choice.needed is None
