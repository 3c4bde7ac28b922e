from unittest.mock import Mock, call

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

from cubeapp.engine.model.moves import Metric
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.solvers.solution import Solution, Stage, Stats
from cubeapp.engine.solvers.two_by_two.census import Growth
from cubeapp.ui.controls.card import Card
from cubeapp.ui.lab.explore.model import Explorer
from cubeapp.ui.lab.explore.panel import ExplorePanel
from cubeapp.words import counted
from tests.ui.fonts import WIDE_FIRST

COUNTS = (1, 9, 54, 321, 1847, 9992, 50136, 227536, 870072, 1887748, 623800, 2644)
COMPLETE = Growth(COUNTS, sum(COUNTS), 1.0)


def solution(text, metric=Metric.HTM):
    stage = Stage("full table", Alg(text).moves(2))
    return Solution("two-by-two", 2, (stage,), Stats(0.0, 1), True, metric)


@pytest.fixture
def model():
    return Mock(spec=Explorer)


@pytest.fixture
def copied():
    return []


@pytest.fixture
def panel(qtbot, model, copied):
    panel = ExplorePanel(model, copied.append)
    qtbot.addWidget(panel)
    panel.resize(320, 900)
    panel.show()
    panel.set_counted(COMPLETE)
    return panel


def test_what_is_shown_is_asked_for_when_it_is_first_seen(qtbot, model):
    panel = ExplorePanel(model, print)
    qtbot.addWidget(panel)
    model.open.assert_not_called()
    panel.show()
    model.open.assert_called_once_with()


def test_before_the_count_nothing_can_be_asked_for(panel):
    panel.set_counted(None)
    for part in (panel.hardest_button, panel.watch_button, panel.list_button):
        assert not part.isEnabled()
    panel.set_counted(COMPLETE)
    for part in (panel.hardest_button, panel.watch_button, panel.list_button):
        assert part.isEnabled()


def test_one_of_the_hardest_and_any_bar_ask_for_their_distance(panel, model):
    assert counted(2644) in panel.hardest_button.text()
    panel.hardest_button.click()
    panel.chart.depth_activated.emit(4)
    assert model.show_one.mock_calls == [call(11), call(4)]


def test_the_metric_is_chosen_by_name(panel, model):
    panel.quarter_turns.click()
    panel.face_turns.click()
    assert model.set_metric.mock_calls == [call(Metric.QTM), call(Metric.HTM)]


def test_the_cubes_own_distance_is_marked_and_told(panel):
    panel.set_depth(9)
    assert panel.chart.marked == 9
    assert panel.cube_note.text() == (
        "This cube is 9 face turns from solved: 31.6 % of all positions are nearer, 17.0 % farther."
    )
    panel.set_depth(1)
    assert panel.cube_note.text().startswith("This cube is 1 face turn from solved")
    panel.set_depth(0)
    assert panel.cube_note.text() == "This cube is solved."
    panel.set_depth(None)
    assert panel.chart.marked is None
    assert not panel.cube_note.isVisible()


def places_of(panel):
    """Where the cards are."""
    QApplication.processEvents()
    return [card.geometry() for card in panel.findChildren(Card)]


def test_a_watched_search_says_level_count_and_share(panel):
    panel.set_busy("Counting …")
    panel.set_growth(Growth((1, 9, 54), sum(COUNTS), 0.5))
    assert panel.busy.note.text() == (
        f"Level 2: 54 new positions. Together 64 of {counted(3674160)}, 0.002 %."
    )
    panel.set_busy("Counting …")
    assert panel.busy.note.text().startswith("Level 2")
    assert panel.chart.growth.counts == (1, 9, 54)
    assert not panel.watch_button.isEnabled()
    height = panel.chart.height()
    places = places_of(panel)
    panel.set_busy(None)
    panel.set_counted(COMPLETE)
    assert not panel.busy.note.isVisible()
    assert panel.watch_button.isEnabled()
    assert panel.chart.height() == height
    assert places_of(panel) == places


def test_the_search_is_watched_and_stopped_by_button_and_key(panel, model, qtbot):
    panel.watch_button.click()
    qtbot.keyClick(panel.chart, Qt.Key.Key_Escape)
    model.cancel.assert_not_called()
    panel.set_busy("Counting …")
    qtbot.keyClick(panel.chart, Qt.Key.Key_Escape)
    panel.busy.cancel_button.click()
    assert (model.watch.call_count, model.cancel.call_count) == (1, 2)


def test_what_is_worked_out_ends_and_is_seen_to_end_before_something_else_begins(panel, model):
    model.cancel.side_effect = lambda: panel.set_busy(None)
    panel.watch_button.click()
    panel.set_busy("Counting …")
    panel.list_button.click()
    assert model.mock_calls[-3:] == [call.watch(), call.cancel(), call.list_solutions()]
    assert not panel.busy.note.isVisible()
    panel.set_busy("Listing …")
    assert panel.list_busy.note.text() == "Listing …"
    assert not panel.busy.note.isVisible()
    panel.watch_button.click()
    assert model.mock_calls[-2:] == [call.cancel(), call.watch()]
    assert not panel.list_busy.note.isVisible()
    panel.set_busy("Counting …")
    assert panel.busy.note.text() == "Counting …"


def test_every_solution_is_listed_and_any_of_them_plays(panel, model, qtbot):
    panel.list_button.click()
    model.list_solutions.assert_called_once_with()
    panel.set_solutions([solution("R U F"), solution("R U2 F"), solution("U R F")])
    assert panel.list_note.text().startswith("3 solutions of 3 face turns, none shorter.")
    assert [panel.list.item(i).text() for i in range(3)] == ["R U F", "R U2 F", "U R F"]
    panel.play_button.click()
    qtbot.keyClick(panel.list, Qt.Key.Key_Down)
    panel.play_button.click()
    panel.list.itemActivated.emit(panel.list.item(1))
    assert model.play.mock_calls == [call(0), call(1), call(1)]


def test_all_solutions_are_copied_one_a_line(panel, copied):
    panel.set_solutions([solution("R U F"), solution("U2 R F")])
    panel.copy_button.click()
    assert copied == ["R U F\nU2 R F"]


@pytest.mark.parametrize(
    ("text", "metric", "words"),
    [
        ("R2 U", Metric.QTM, "One solution of 3 quarter turns, no other is as short."),
        ("R", Metric.HTM, "One solution of 1 face turn, no other is as short."),
        ("", Metric.HTM, "This cube is solved: there is nothing to turn."),
    ],
)
def test_a_single_solution_is_told_as_such(panel, text, metric, words):
    panel.set_solutions([solution(text, metric)])
    assert panel.list_note.text().startswith(words)
    assert panel.list.isVisible() == bool(text)


def test_a_list_that_is_forgotten_leaves_what_to_do(panel):
    panel.set_solutions([solution("R U F")])
    panel.set_solutions([])
    assert not panel.list.isVisible()
    assert not panel.play_button.isVisible()
    assert "can be listed here" in panel.list_note.text()


def test_a_failure_is_told_in_its_own_words(panel):
    panel.set_failure("The table does not fit into the memory.")
    assert panel.list_note.text().endswith("The table does not fit into the memory.")


def test_a_long_list_scrolls_and_a_short_one_is_as_high_as_its_rows(panel):
    panel.set_solutions([solution("R U F")] * 3)
    short = panel.list.height()
    panel.set_solutions([solution("R U F")] * 100)
    assert short < panel.list.height() < 20 * panel.fontMetrics().height()


@pytest.mark.parametrize("any_font", WIDE_FIRST, indirect=True)
@pytest.mark.parametrize("scale", [pytest.param(1.0, marks=pytest.mark.slow), 1.75])
def test_nothing_is_cut_off_at_the_side_at_the_least_width(any_font, panel, scale):
    font = panel.font()
    font.setPointSizeF(font.pointSizeF() * scale)
    panel.setFont(font)
    panel.set_depth(9)
    panel.set_solutions([solution("R U2 F' R U2 F' R U2 F' R U2")] * 30)
    parts = {
        *(panel.chart, panel.hardest_button, panel.watch_button, panel.quarter_turns),
        *(panel.busy.cancel_button, panel.list, panel.copy_button, panel.list_note),
    }
    seen = set()
    for message in ("Counting …", None):
        panel.set_busy(message)
        panel.resize(panel.minimumSizeHint().width(), 500)
        QApplication.processEvents()
        for part in filter(QWidget.isVisible, parts):
            seen.add(part)
            right = part.mapTo(panel, part.rect().topRight()).x()
            assert right <= panel.viewport().width()
    assert seen == parts


def test_every_control_has_a_tooltip_and_a_name(panel):
    for part in (
        *(panel.face_turns, panel.quarter_turns, panel.logarithmic, panel.hardest_button),
        *(panel.watch_button, panel.busy.cancel_button, panel.list_button, panel.play_button),
        panel.copy_button,
    ):
        assert part.toolTip()
        assert part.accessibleName() or part.text()
    assert panel.list.accessibleName()
    assert panel.chart.accessibleName()
