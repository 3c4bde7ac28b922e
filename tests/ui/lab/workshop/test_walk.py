"""The workshop in the window: a method is copied, changed, tried, saved, and solved with."""

from collections import Counter
from unittest.mock import Mock

import pytest

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.orbits import EDGES
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.practice.decks import decks
from cubeapp.engine.scrambles.random_state import seeded_states
from cubeapp.engine.solvers.by_hand.choices import Style
from cubeapp.engine.solvers.chains.method_files import chain_methods
from cubeapp.engine.solvers.chains.trial import SEED, Tried
from cubeapp.engine.solvers.control import Limits, SearchControl
from cubeapp.engine.solvers.goals.goal import place_facelets
from cubeapp.engine.solvers.registry import hand_solver
from cubeapp.engine.text import NO_TEXT
from cubeapp.ui.lab.workshop.model import Workshop
from cubeapp.ui.lab.workshop.trial_card import TrialCard
from cubeapp.ui.lab.workshop.trials import Trials
from cubeapp.ui.services.storage import Storage
from cubeapp.ui.services.tasks import Tasks

pytestmark = pytest.mark.usefixtures("unpainted", "own_methods")

COMPILED_MS = 120_000
SCRAMBLE = Alg("R U2 F' L D2 B").moves(3)
DF = place_facelets(8 + EDGES.index("DF"))


@pytest.fixture
def workshop(one_window):
    one_window.player.instant = True
    one_window.document.load(Cube.solved(3), "reset")
    feature = one_window.feature("workshop")
    feature.reveal()
    feature.model.choose("roux")
    yield feature
    feature.trials.cancel()
    feature.painter.end()
    if feature.model.is_own:
        feature.model.delete()


def try_it(workshop, qtbot):
    card = workshop.panel.trial
    card.count_box.setCurrentIndex(card.count_box.findData("20"))
    with qtbot.waitSignal(workshop.trials.ended, timeout=COMPILED_MS):
        card.try_button.click()
    return workshop.trials.trial


def test_copy_roux_change_a_step_try_save_and_solve_with_it(workshop, one_window, qtbot):
    panel = workshop.panel
    assert not panel.step.body.isEnabled()
    panel.method.copy_button.click()
    assert panel.method.title_edit.hasFocus()
    panel.method.title_edit.selectAll()
    qtbot.keyClicks(panel.method.title_edit, "My Roux")
    panel.steps.list.setCurrentRow(1)
    panel.step.name_edit.selectAll()
    qtbot.keyClicks(panel.step.name_edit, "right block")
    panel.step.turns.buttons["r"].click()
    assert panel.step.turns_edit.text() == "U,R,M"
    panel.step.sentences["why"].setPlainText("It takes no wide turns.")
    assert panel.steps.list.item(1).text().endswith("right block")

    trial = try_it(workshop, qtbot)
    assert (trial.number, trial.style) == (20, Style.PLAIN)
    assert panel.trial.table.text(1)[0] == "right block"
    assert panel.trial.table.text(6)[1] == f"{trial.whole.mean:.1f}"
    assert sum(panel.trial.chart.bars) == 20
    panel.trial.table.selectRow(2)
    assert panel.trial.cases.count() == len(trial.steps[2].cases)

    panel.trial.solve_button.click()
    solver = hand_solver("my-roux", Style.PLAIN)
    solutions = [
        solver.solve(cube, Limits(), SearchControl()) for cube in seeded_states(3, SEED, 20)
    ]
    assert Counter(each.length(solver.metric) for each in solutions) == trial.whole.counts
    solve = one_window.feature("solve").panel
    assert solve.isVisible()
    assert solve.solver_choice.currentData() == "my-roux"
    one_window.document.load(Cube.solved(3).apply_all(SCRAMBLE), "a cube")
    model = one_window.feature("solve").model
    with qtbot.waitSignal(model.answered, timeout=COMPILED_MS):
        solve.request_solve()
    timeline = one_window.document.timeline
    assert timeline.cube_at(len(timeline)).is_solved
    parts = [part for section in timeline.sections for part in (section, *section.parts)]
    assert "It takes no wide turns." in {part.step.why for part in parts if part.step}


def test_what_is_wrong_is_said_and_stops_trial_and_saving(workshop):
    panel = workshop.panel
    panel.method.copy_button.click()
    panel.step.goal_edit.setPlainText("home=DFX")
    assert "Step 1, first block: 'DFX'" in panel.steps.fault.text()
    assert "DFX" in panel.step.fault.text()
    assert not panel.trial.try_button.isEnabled()
    assert "DFX" in panel.trial.try_button.toolTip()
    panel.method.save_button.click()
    assert not workshop.model.is_saved
    panel.method.undo_link.click()
    assert panel.trial.try_button.isEnabled()
    assert panel.step.goal_edit.toPlainText() == "home=DL,FL,BL,DLF,DBL"


def test_a_goal_is_painted_on_the_cube(workshop, one_window):
    panel, stage = workshop.panel, one_window.window.stage
    panel.method.copy_button.click()
    one_window.document.load(Cube.from_alg("R U"), "a cube")
    panel.step.paint_button.click()
    assert one_window.document.cube.is_solved
    stage.facelet_clicked.emit(DF[0])
    assert panel.step.goal_edit.toPlainText() == "home=DLF,DBL,DF,DL,FL,BL"
    assert panel.step.turns_edit.text() == "U,R,F,D,L,B,r,M"
    stage.facelet_clicked.emit(DF[1])
    assert panel.step.goal_edit.toPlainText() == "home=DLF,DBL,DL,FL,BL"
    for place in (0, 6):
        assert "home=DLF,DBL" in panel.step.goal_edit.toPlainText()
        stage.facelet_clicked.emit(4)
        assert panel.step.goal_edit.toPlainText().endswith("centres=home") == (place == 0)
    stage.facelet_clicked.emit(DF[0])
    stage.facelet_clicked.emit(4)
    panel.method.undo_link.click()
    assert panel.step.goal_edit.toPlainText() == "home=DLF,DBL,DF,DL,FL,BL", "click by click"
    panel.method.undo_link.click()
    stage.facelet_clicked.emit(DF[0])
    assert panel.step.goal_edit.toPlainText() == "home=DLF,DBL,DF,DL,FL,BL", (
        "what was undone is gone"
    )
    stage.facelet_clicked.emit(DF[1])
    one_window.document.load(Cube.from_alg("R"), "another cube")
    assert not panel.step.paint_button.isChecked()
    stage.facelet_clicked.emit(DF[1])
    assert panel.step.goal_edit.toPlainText() == "home=DLF,DBL,DL,FL,BL"


def test_cases_that_came_up_are_practised(workshop, one_window, qtbot):
    workshop.model.choose("petrus")
    trial = try_it(workshop, qtbot)
    card = workshop.panel.trial
    card.table.selectRow(len(trial.steps) - 1)
    [made] = card.drills
    assert made.text() == f"Drill {len(trial.steps[-1].cases)} cases: PLL"
    made.click()
    choice = one_window.feature("cases").model.choice
    assert choice.set_key == "PLL"
    assert {str(case.title) for case in choice.cases} == set(map(str, trial.steps[-1].cases))
    assert one_window.feature("cases").panel.isVisible()


def test_cases_change_in_place_while_a_trial_goes_on_and_are_drilled_after_it(qtbot):
    tasks = Mock(spec=Tasks)
    task = tasks.start.return_value
    task.is_over = False
    model, trials = Workshop(Storage(None)), Trials(tasks)
    card = TrialCard(model, trials)
    qtbot.addWidget(card)
    model.choose("petrus")
    trials.try_on_cubes(model.draft, Style.PLAIN, 20)
    end, last = tasks.start.call_args.args[1], len(trials.trial.steps) - 1
    cases = next(deck.cases for deck in decks() if deck.key == "PLL")
    tried = [
        Tried(Cube.solved(3), (1,) * (last + 1), (NO_TEXT,) * last + (cases[place].title,))
        for place in (0, 1, 2, 2)
    ]
    trials.found_changed.emit(tried[:2])
    card.table.selectRow(last)
    card.cases.setCurrentRow(1)
    trials.found_changed.emit(tried)
    lines = [card.cases.item(row).text() for row in range(card.cases.count())]
    assert [line.split("   ")[1] for line in lines] == ["2", "1", "1"]
    assert card.cases.currentRow() == 1
    assert card.drills == []
    task.is_over = True
    end(True)
    assert [made.text() for made in card.drills] == ["Drill 3 cases: PLL"]
    assert card.cases.currentRow() == 1
    card.table.selectRow(last - 1)
    card.table.selectRow(last)
    assert card.cases.currentRow() == -1, "those of another step begin anew"


def test_a_trial_is_stopped_at_esc(workshop, qtbot):
    card = workshop.panel.trial
    card.count_box.setCurrentIndex(card.count_box.findData("10000"))
    with qtbot.waitSignal(workshop.trials.ended, timeout=COMPILED_MS) as ended:
        card.try_button.click()
        workshop.panel.setFocus()
        workshop.trials.cancel()
    assert ended.args == [False]
    assert not workshop.trials.is_working
    assert card.try_button.isEnabled()


def test_every_method_of_the_program_is_shown(workshop):
    for id, method in chain_methods().by_id.items():
        workshop.model.choose(id)
        rows = workshop.panel.steps.list
        lines = [rows.item(row).text().partition("  ")[2] for row in range(rows.count())]
        assert lines == [str(step.name) for step in method.steps]
        for row in range(rows.count()):
            rows.setCurrentRow(row)
            assert workshop.panel.step.name_edit.text() == str(method.steps[row].name)
