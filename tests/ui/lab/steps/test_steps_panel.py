"""The panel that lists solutions of a step."""

from dataclasses import replace
from unittest.mock import Mock

import pytest
from PySide6.QtCore import Qt

from cubeapp.engine.model.moves import Metric
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.solvers.goals.named import named_goals
from cubeapp.engine.solvers.goals.naming import read_task
from cubeapp.engine.solvers.goals.search import Found
from cubeapp.engine.solvers.goals.steps import STEPS
from cubeapp.ui.lab.steps.model import StepFinder, StepRequest, StepSolution
from cubeapp.ui.lab.steps.panel import StepsPanel
from tests.every import every


def solution(text, length=None):
    moves = Alg(text).moves(3)
    return StepSolution.of(Found(moves, length or len(moves), Metric.HTM))


SOLUTIONS = (solution("R U R'"), solution("B2 D B2"), solution("R U R' U'"))


@pytest.fixture
def model():
    return Mock(spec=StepFinder)


@pytest.fixture
def copied():
    return []


@pytest.fixture
def panel(qtbot, model, copied):
    panel = StepsPanel(model, copied.append)
    qtbot.addWidget(panel)
    panel.resize(320, 900)
    panel.show()
    return panel


def choose(box, key):
    box.setCurrentIndex(box.findData(key))


def rows(panel):
    return [panel.list.item(row).text() for row in range(panel.list.count())]


def test_every_step_is_a_goal_wherever_it_is_asked_for():
    for step in STEPS:
        assert step.name in named_goals()
        for place, _words in step.places:
            assert read_task(f"{step.name}:{place}" if place else step.name).goals


def test_what_is_asked_for_is_what_was_chosen(panel, model):
    choose(panel.step_box, "xcross")
    choose(panel.place_box, "any")
    choose(panel.extra_box, "1")
    for turn in ("R", "M"):
        panel.turns.buttons[turn].click()
    panel.find_button.click()
    model.find.assert_called_once_with(StepRequest("xcross:any", ("R", "M"), 1))


def test_where_a_step_may_be_depends_on_the_step(panel):
    choose(panel.step_box, "eo")
    axes = [panel.place_box.itemText(row) for row in range(panel.place_box.count())]
    assert axes == ["Wherever it is shortest", "F–B", "R–L", "U–D", "Each one, side by side"]


def test_all_places_of_a_step_are_compared(panel, model):
    choose(panel.step_box, "eo")
    choose(panel.place_box, "each")
    panel.find_button.click()
    each = (("eo:FB", "F–B"), ("eo:RL", "R–L"), ("eo:UD", "U–D"))
    model.find.assert_called_once_with(StepRequest("eo", each=each))
    panel.set_found(
        tuple(
            replace(solution(alg), place=place)
            for alg, place in (("R U R' U'", "F–B"), ("", "R–L"), ("F", "U–D"))
        )
    )
    assert rows(panel) == ["0   R–L", "1   U–D   F", "4   F–B   R U R' U'"]
    panel.set_ended(True)
    assert panel.note.text() == "3 solutions, the shortest of 0 face turns."
    choose(panel.shown_box, "none")
    assert rows(panel) == ["0   R–L", "1   U–D", "4   F–B"]


def test_solutions_are_listed_by_length_or_by_comfort(panel):
    panel.set_found(SOLUTIONS)
    assert rows(panel) == ["3   R U R'", "3   B2 D B2", "4   R U R' U'"]
    choose(panel.order_box, "comfort")
    assert [row.split("   ")[1] for row in rows(panel)] == ["R U R'", "R U R' U'", "B2 D B2"]


def test_a_solution_can_be_kept_back_but_for_its_length_or_its_next_turn(panel):
    panel.set_found(SOLUTIONS)
    choose(panel.shown_box, "next")
    assert rows(panel) == ["3   R …", "3   B2 …", "4   R …"]
    choose(panel.shown_box, "none")
    assert rows(panel) == ["3", "3", "4"]
    assert not panel.play_button.isVisible()
    assert not any(panel.list.item(row).toolTip() for row in range(3))


def test_the_chosen_solution_is_played_and_all_are_copied(panel, model, copied, qtbot):
    panel.set_found(SOLUTIONS)
    choose(panel.order_box, "comfort")
    panel.list.setCurrentRow(2)
    panel.play_button.click()
    model.play.assert_called_once_with(SOLUTIONS[1])
    panel.copy_button.click()
    assert copied == ["R U R'\nR U R' U'\nB2 D B2"]


def test_the_chosen_solution_stays_chosen_while_others_are_found(panel):
    panel.set_found((SOLUTIONS[0], SOLUTIONS[2]))
    assert panel.list.currentRow() == 0
    panel.list.setCurrentRow(1)
    panel.set_found(SOLUTIONS)
    assert panel.list.currentItem().text() == "4   R U R' U'"
    choose(panel.order_box, "comfort")
    assert panel.list.currentRow() == 1
    panel.set_found(())
    panel.set_found(SOLUTIONS)
    assert panel.list.currentRow() == 0


def test_nothing_is_listed_where_there_is_nothing_to_turn(panel):
    panel.set_found((solution("", 0),))
    assert rows(panel) == []
    assert not panel.list.isVisible()


@every(
    "found, is_all, said",
    [
        ((), True, "There is no such solution."),
        ((), False, "Nothing has been found so far."),
        ((solution("", 0),), True, "This step is done already: there is nothing to turn."),
        (SOLUTIONS[:1], True, "One solution of 3 face turns, no other is as short."),
        (SOLUTIONS[:2], True, "2 solutions of 3 face turns, none shorter."),
        (SOLUTIONS, True, "3 solutions, the shortest of 3 face turns."),
        (SOLUTIONS, False, "The first 3 solutions found, the shortest of 3 face turns."),
    ],
)
def test_it_says_how_much_was_found(panel, found, is_all, said):
    panel.set_found(found)
    panel.set_ended(is_all)
    assert panel.note.text() == said


def test_a_search_is_stopped_at_esc(panel, model, qtbot):
    model.is_working = True
    panel.set_busy("Looking …")
    assert panel.busy.isVisible()
    qtbot.keyClick(panel, Qt.Key.Key_Escape)
    model.cancel.assert_called_once_with()
