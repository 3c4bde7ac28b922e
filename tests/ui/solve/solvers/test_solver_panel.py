from dataclasses import replace
from unittest.mock import Mock, call

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from cubeapp.engine.facelets.text import format_facelets
from cubeapp.engine.library.entries import Entry
from cubeapp.engine.library.patterns import patterns_for
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.moves import Metric
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.notation.turn_sets import parse_turns
from cubeapp.engine.solvers.control import Limits, Progress
from cubeapp.engine.solvers.solution import Solution, Stage, Stats
from cubeapp.ui.document.document import CubeDocument
from cubeapp.ui.services.settings import Settings
from cubeapp.ui.shell.status import Status
from cubeapp.ui.solve.paint.model import PaintModel
from cubeapp.ui.solve.solvers.board import SolveBoard
from cubeapp.ui.solve.solvers.model import Solving
from cubeapp.ui.solve.solvers.options import TableOffer
from cubeapp.ui.solve.solvers.panel import ELSEWHERE, SolverPanel
from cubeapp.ui.solve.solvers.runs import Run, RunState, SolveRequest, Target
from tests.every import every
from tests.ui.solvers import answer_of

TWO_PHASE = SolveRequest("two-phase", Limits(time_s=1.0))
OPTIMAL = SolveRequest("optimal", table="small")
SMALL = TableOffer("small", "46 MB", "46 MB, about 10 s to build once", is_best=True)
DEFAULT = TableOffer("default", "320 MB", "320 MB, about 50 s to build once")
TABLES = {Metric.HTM: (replace(SMALL, is_ready=True), DEFAULT), Metric.QTM: (SMALL,)}


def found(text, key=1, request=TWO_PHASE, state=RunState.FOUND, **fields):
    answers = (answer_of(Alg(text).moves(3)),)
    return Run(key, request, 3, state=state, answers=answers, seconds=0.0017, **fields)


@pytest.fixture
def model():
    return Mock(spec=Solving, board=Mock(spec=SolveBoard))


@pytest.fixture
def paint():
    return Mock(spec=PaintModel, is_painting=False)


@pytest.fixture
def document():
    return CubeDocument(Cube.solved(3))


@pytest.fixture
def panel(qtbot, model, paint, document):
    panel = SolverPanel(model, paint, document, Status(), Settings.in_memory())
    qtbot.addWidget(panel)
    panel.resize(280, 600)
    panel.show()
    panel.set_solvers(("two-phase", "optimal"))
    panel.set_tables(TABLES)
    panel.set_missing("")
    panel.others_fold.head.click()
    return panel


def choose(panel, name):
    panel.solver_choice.setCurrentIndex(panel.solver_choice.findData(name))


def asked(model):
    """What each solver was asked for the last time."""
    return model.solve.call_args.args[0]


def test_methods_by_hand_are_asked_for_their_style_and_first_colour(panel, model):
    panel.set_solvers(("two-phase", "optimal", "beginner", "cfop", "roux"))
    choose(panel, "cfop")
    panel.options_fold.head.click()
    options = panel.options
    assert options.by_hand.isVisible()
    assert not options.turns_choice.isVisible()
    panel.solve_button.click()
    options.by_hand.style_choice.setCurrentIndex(2)
    options.by_hand.cross_choice.setCurrentIndex(options.by_hand.cross_choice.findData("any"))
    assert options.summary == "plain, any first"
    panel.solve_button.click()
    assert not options.by_hand.left_handed.isVisible()
    choose(panel, "roux")
    options.by_hand.left_handed.click()
    assert options.summary == "plain, any first, left-handed"
    panel.solve_button.click()
    choose(panel, "cfop")
    assert options.summary == "plain, any first"
    panel.solve_button.click()
    assert [asking.args[0] for asking in model.solve.call_args_list] == [
        (SolveRequest("cfop"),),
        (SolveRequest("cfop", style="plain", cross="any"),),
        (SolveRequest("roux", style="plain", cross="any", is_left_handed=True),),
        (SolveRequest("cfop", style="plain", cross="any"),),
    ]
    choose(panel, "two-phase")
    assert options.turns_choice.isVisible()
    assert not options.by_hand.isVisible()


def test_side_by_side_are_those_that_try_to_be_short(panel, model):
    panel.set_solvers(("two-phase", "optimal", "beginner", "cfop"))
    panel.solver_choice.setCurrentIndex(panel.solver_choice.count() - 1)
    panel.solve_button.click()
    assert [request.solver for request in asked(model)] == ["two-phase", "optimal"]
    panel.set_solvers(("two-by-two", "ortega", "layers"))
    assert panel.solver_choice.count() == 3


def show(panel, *runs, chosen=None, fits=True):
    panel.set_runs(runs, chosen, fits)
    return [panel.rows[run.key] for run in runs]


# What is asked for


def test_two_phase_goes_on_for_a_second_unless_said_otherwise(panel, model):
    panel.solve_button.click()
    model.solve.assert_called_once_with((TWO_PHASE,), Target())


def test_improving_asks_for_so_many_seconds(panel, model):
    panel.options.keep_improving.click()
    panel.options.seconds.setValue(25)
    panel.solve_button.click()
    assert asked(model) == (SolveRequest("two-phase", Limits(time_s=25.0)),)


def test_what_is_always_shortest_has_nothing_to_improve(panel, model):
    panel.options.keep_improving.click()
    panel.set_solvers(("two-by-two",), 2)
    panel.options_fold.head.click()
    assert not panel.options.keep_improving.isVisible()
    panel.solve_button.click()
    assert asked(model) == (SolveRequest("two-by-two"),)


def test_a_big_cube_has_its_own_metrics_and_no_turns_to_choose(panel, model):
    panel.set_solvers(("big-cube",), 7)
    panel.options_fold.head.click()
    assert panel.counted is Metric.OBTM
    assert offered(panel.options.metric_choice) == [
        "OBTM, turns of outer blocks",
        "STM, layer turns",
    ]
    assert offered(panel.metric_choice) == ["OBTM", "QTM", "STM", "ETM"]
    assert panel.options.metric_choice.isVisible()
    assert not panel.options.turns_choice.isVisible()
    assert "good for its size" in panel.options.first_answer.text()
    panel.solve_button.click()
    assert asked(model) == (SolveRequest("big-cube", Limits(metric=Metric.OBTM)),)
    panel.set_solvers(("two-phase", "optimal"), 3)
    assert panel.counted is Metric.HTM
    assert offered(panel.options.metric_choice) == ["HTM, face turns", "QTM, quarter turns"]
    assert offered(panel.metric_choice) == ["HTM", "QTM", "STM", "ETM"]
    assert panel.options.turns_choice.isVisible()
    assert panel.target.isVisible()


def test_turns_of_any_layers_of_a_big_cube_can_be_counted_instead(panel, model):
    panel.set_solvers(("big-cube", "reduction"), 7)
    choose_in(panel.options.metric_choice, Metric.STM.value)
    assert panel.counted is Metric.STM
    assert panel.options.summary == "STM"
    panel.solve_button.click()
    assert asked(model) == (SolveRequest("big-cube", Limits(metric=Metric.STM)),)
    panel.set_solvers(("two-phase",), 3)
    assert panel.options.counted is panel.counted is Metric.HTM


def offered(box):
    return [box.itemText(place) for place in range(box.count())]


def choose_in(box, value):
    box.setCurrentIndex(box.findData(value))


def test_a_run_for_a_big_cube_is_named_by_its_method_and_what_is_not_usual():
    request = SolveRequest("big-cube", Limits(20.0))
    assert Run(1, request, 7).title == "Big cube · for 20 s"
    request = SolveRequest("big-cube", Limits(20.0, metric=Metric.STM))
    assert Run(1, request, 7).title == "Big cube · for 20 s · STM"


def test_with_some_turns_only_two_phase_has_all_the_time_it_needs(panel, model):
    panel.options.turns_choice.setEditText("U, R, F")
    panel.solve_button.click()
    (request,) = asked(model)
    assert request.limits.time_s is None


def test_all_solvers_are_asked_side_by_side_in_one_go(panel, model):
    choose(panel, "all")
    panel.solve_button.click()
    assert asked(model) == (TWO_PHASE, OPTIMAL)


def test_one_solver_alone_has_nobody_to_stand_beside(panel):
    panel.set_solvers(("two-by-two",), 2)
    assert panel.solver_choice.count() == 1


def test_the_options_are_folded_away_until_they_are_wanted(panel):
    assert not panel.options.isVisible()
    panel.options_fold.head.click()
    assert panel.options.isVisible()
    assert panel.target.isVisible()


def test_folded_options_say_what_is_not_as_usual(panel):
    assert panel.options_fold.head.text() == "Options"
    panel.options.metric_choice.setCurrentIndex(1)
    panel.options.turns_choice.setEditText("U R")
    assert panel.options_fold.head.text() == "Options: QTM, only U R"


def test_metric_and_turns_are_part_of_the_request(panel, model):
    panel.options.metric_choice.setCurrentIndex(1)
    panel.options.turns_choice.setEditText("U R2")
    panel.solve_button.click()
    (request,) = asked(model)
    assert request.limits == Limits(metric=Metric.QTM, turns=parse_turns("U R2"))


@pytest.mark.parametrize(
    ("index", "turns"), [(0, None), (1, "U R"), (3, "U R F D L"), (4, "U2 R2 F2 D2 L2 B2")]
)
def test_preset_turns_are_turns(panel, model, index, turns):
    choice = panel.options.turns_choice
    choice.setCurrentIndex(index)
    choice.activated.emit(index)
    panel.solve_button.click()
    assert asked(model)[0].limits.turns == (parse_turns(turns) if turns else None)


def test_turns_that_are_none_are_explained_and_nothing_is_asked(panel, model):
    panel.options.turns_choice.setEditText("U X")
    panel.solve_button.click()
    model.solve.assert_not_called()
    assert panel.options.turns_note.isVisible()
    assert "'X'" in panel.options.turns_note.text()
    panel.options.turns_choice.setEditText("")
    assert not panel.options.turns_note.isVisible()
    panel.solve_button.click()
    model.solve.assert_called_once()


def test_turns_of_a_2x2x2_are_read_for_it(panel, model):
    panel.set_solvers(("two-by-two",), 2)
    panel.options.turns_choice.setEditText("R L")
    panel.solve_button.click()
    assert asked(model)[0].limits.turns == parse_turns("R L", 2)


def test_the_best_table_that_is_there_is_used_until_another_is_chosen(panel):
    choose(panel, "optimal")
    panel.options_fold.head.click()
    assert panel.options.table_choice.currentText() == "small, 46 MB ✓"
    assert panel.options.table_note.text() == "Ready."
    best = replace(DEFAULT, is_ready=True, is_best=True)
    panel.set_tables({Metric.HTM: (replace(SMALL, is_best=False), best)})
    assert panel.options.table_choice.currentData() == "default"


def test_what_a_table_takes_is_said_before_it_is_built(panel, model):
    choose(panel, "optimal")
    panel.options_fold.head.click()
    panel.options.table_choice.setCurrentIndex(1)
    panel.options.table_choice.activated.emit(1)
    note = panel.options.table_note.text()
    assert note == "To be built first: 320 MB, about 50 s to build once."
    panel.solve_button.click()
    assert asked(model) == (SolveRequest("optimal", table="default"),)
    panel.set_tables({Metric.HTM: (SMALL, replace(DEFAULT, is_begun=True)), Metric.QTM: (SMALL,)})
    assert panel.options.table_note.text() == f"{note} Some of it has been built already."
    panel.set_tables(TABLES)
    assert panel.options.table_choice.currentData() == "default"
    panel.options.metric_choice.setCurrentIndex(1)
    assert panel.options.table_choice.currentData() == "small"


def test_all_the_shortest_are_asked_only_of_solvers_that_list_them(panel, model):
    panel.options_fold.head.click()
    assert not panel.options.every.isVisible()
    choose(panel, "all")
    assert panel.options.every.isVisible()
    panel.options.every.click()
    panel.solve_button.click()
    assert [request.every for request in asked(model)] == [False, True]


def test_easy_answers_are_asked_of_solvers_that_have_them_and_with_all_turns(panel, model):
    options = panel.options
    panel.options_fold.head.click()
    options.easy.click()
    assert options.summary == "easy to turn"
    choose(panel, "all")
    panel.solve_button.click()
    assert asked(model) == (replace(TWO_PHASE, easy=True), OPTIMAL)
    assert Run(1, asked(model)[0], 3).title == "Two-phase · easy to turn"
    choose(panel, "optimal")
    assert not options.easy.isVisible()
    assert not panel.answer.easy.isVisible()
    choose(panel, "two-phase")
    options.turns_choice.setEditText("U R")
    assert not options.easy.isEnabled()
    assert not panel.answer.easy.isEnabled()
    assert options.summary == "only U R"
    panel.solve_button.click()
    assert not asked(model)[0].easy


def test_the_switch_beside_an_answer_asks_for_another_one(panel, model):
    switch = panel.answer.easy
    switch.click()
    assert panel.options.easy.isChecked()
    model.solve.assert_not_called()
    show(panel, found("R U", request=replace(TWO_PHASE, easy=True)))
    switch.click()
    assert asked(model) == (TWO_PHASE,)
    model.board.remove.assert_not_called()
    # What still works on the other answer would take its place later.
    show(panel, found("R U", state=RunState.IMPROVING))
    switch.click()
    model.board.remove.assert_called_once_with(1)
    assert asked(model) == (replace(TWO_PHASE, easy=True),)


def test_the_lengths_follow_what_is_counted(panel):
    panel.options.metric_choice.setCurrentIndex(1)
    assert panel.counted is Metric.QTM
    panel.options.metric_choice.setCurrentIndex(0)
    assert panel.counted is Metric.HTM


def test_a_cube_that_cannot_be_solved_says_what_is_missing(panel, model):
    panel.set_missing("12 stickers have no colour yet.")
    assert panel.reason.isVisible()
    assert panel.reason.text() == "12 stickers have no colour yet."
    assert not panel.solve_button.isEnabled()
    panel.request_solve()
    model.solve.assert_not_called()
    panel.set_missing("")
    assert not panel.reason.isVisible()
    assert panel.solve_button.isEnabled()


def test_a_size_without_a_solver_has_only_the_reason(panel):
    panel.set_solvers((), 7)
    panel.set_missing("There is no solver for 7×7×7 cubes yet.")
    assert panel.reason.isVisible()
    for part in (panel.solver_choice, panel.solve_button, panel.options_fold.head, panel.answer):
        assert not part.isVisible()
    panel.request_solve()


def test_a_painted_cube_is_used_before_it_is_solved(panel, model, paint):
    paint.is_painting = True
    both = Mock()
    both.attach_mock(paint.use, "use")
    both.attach_mock(model.solve, "solve")
    panel.solve_button.click()
    assert both.method_calls == [call.use(), call.solve((TWO_PHASE,), Target())]


# The target


def test_a_pattern_can_be_the_target(panel, model):
    panel.target.choice.setCurrentIndex(panel.target.choice.findText("Superflip"))
    assert panel.solve_button.text() == "Solve to Superflip"
    panel.solve_button.click()
    target = model.solve.call_args.args[1]
    assert target.name == "Superflip"
    assert target.cube.apply_all(Alg("U R2 F B R B2 R U2 L B2").moves(3)).size == 3


def test_a_target_that_is_not_shown_is_not_solved_to(panel, model):
    panel.set_solvers(("two-phase", "cfop"))
    choose_in(panel.target.choice, "Checkerboard")
    choose(panel, "cfop")
    assert panel.solve_button.text() == "Solve"
    panel.solve_button.click()
    assert model.solve.call_args.args[1] == Target()
    panel.aim(Entry(next(each for each in patterns_for(3) if each.key == "Superflip")))
    assert panel.target.isVisible()
    assert panel.solve_button.text() == "Solve to Superflip"
    panel.solve_button.click()
    assert asked(model) == (TWO_PHASE,)
    assert model.solve.call_args.args[1].name == "Superflip"


def test_a_large_cube_is_solved_to_patterns_and_no_longer_when_it_is_solved_only(panel, model):
    panel.set_solvers(("big-cube", "reduction"), 4)
    panel.options_fold.head.click()
    assert panel.target.isVisible()
    assert not panel.target.keep_button.isVisible()
    assert panel.target.choice.findText("Typed or pasted") < 0
    choose_in(panel.target.choice, "Windows")
    for name in ("big-cube", "reduction"):
        choose(panel, name)
        assert panel.target.isVisible()
        panel.solve_button.click()
        assert model.solve.call_args.args[1].name == "Windows"
    choose_in(panel.target.choice, "solved")
    panel.solve_button.click()
    assert model.solve.call_args.args[1] == Target()


def test_a_cube_that_is_kept_is_the_target_while_the_size_is_its_own(panel, document):
    kept = Cube.solved(3).apply_all(Alg("R U").moves(3))
    document.load(kept, "test")
    panel.options_fold.head.click()
    panel.target.keep_button.click()
    assert panel.target.target == Target(kept, "the cube kept")
    panel.set_solvers(("two-by-two",), 2)
    assert panel.target.target == Target()
    panel.set_solvers(("two-phase", "optimal"), 3)
    assert panel.target.choice.findText("The cube kept") > 0


@pytest.mark.parametrize("as_facelets", [True, False])
def test_a_target_can_be_typed_or_pasted(panel, as_facelets):
    cube = Cube.solved(3).apply_all(Alg("R U F2").moves(3))
    panel.target.choice.setCurrentIndex(panel.target.choice.findText("Typed or pasted"))
    assert panel.target.target is None
    panel.target.text_edit.setText(format_facelets(cube) if as_facelets else "R U F2")
    assert panel.target.target == Target(cube, "the cube typed")


@pytest.mark.parametrize(
    ("text", "said"),
    [("hello", "neither a cube"), ("U" * 24, "2×2×2"), ("R" + "U" * 53, "")],
)
def test_a_typed_target_that_will_not_do_is_explained_and_nothing_is_asked(
    panel, model, text, said
):
    panel.target.choice.setCurrentIndex(panel.target.choice.findText("Typed or pasted"))
    panel.target.text_edit.setText(text)
    panel.solve_button.click()
    model.solve.assert_not_called()
    assert panel.target.note.isVisible()
    assert said in panel.target.note.text()


# The rows


def copied():
    """The text on the clipboard."""
    return QGuiApplication.clipboard().text()


def test_the_card_offers_to_solve_until_there_is_an_answer_to_follow(panel, model, qtbot):
    card = panel.answer
    show(panel)
    qtbot.mouseClick(card.start_button, Qt.MouseButton.LeftButton)
    assert asked(model)[0].solver == "two-phase"
    works = Run(1, TWO_PHASE, 3, state=RunState.SEARCHING)
    show(panel, works)
    assert not card.start_button.isVisible()
    assert not card.follow_button.isVisible()
    qtbot.mouseClick(card.stop_button, Qt.MouseButton.LeftButton)
    model.cancel_all.assert_called_once()
    show(panel, found("R U", state=RunState.IMPROVING))
    assert card.title.text() == "2 moves"
    assert card.stop_button.isVisible()
    show(panel, found("R U"))
    assert not card.stop_button.isVisible()
    with qtbot.waitSignal(panel.follow_wanted):
        qtbot.mouseClick(card.follow_button, Qt.MouseButton.LeftButton)
    # It is put on the timeline first, where it is not yet.
    model.show.assert_called_once_with(1)


def test_other_solvers_and_their_answers_are_one_fold_away(panel):
    show(panel, found("R U"))
    assert panel.solver_choice.isVisible()
    assert panel.rows[1].isVisible()
    panel.others_fold.head.click()
    assert not panel.solver_choice.isVisible()
    assert not panel.rows[1].isVisible()
    assert panel.answer.follow_button.isVisible()
    panel.choose_solver("optimal")
    assert panel.solver_choice.isVisible()


def test_positions_are_told_only_where_all_are_counted(panel):
    progress = Progress("looking for a shorter answer", 0.5, nodes=7)
    run = Run(1, SolveRequest("big-cube"), 7).progressed(RunState.IMPROVING, progress, 2.0)
    (row,) = show(panel, run)
    assert row.state.text() == "… improving · 2.0 s"


def test_progress_says_what_is_done_how_far_and_how_long(panel):
    run = Run(1, OPTIMAL, 3, state=RunState.BUILDING, seconds=1.24)
    (row,) = show(panel, run.progressed(run.state, Progress("building the table", 0.25), 1.24))
    assert row.title.text() == "Optimal · small table"
    assert row.state.text() == "… building what it needs · 1.2 s"
    assert row.activity.text() == "Building the table"
    assert (row.bar.minimum(), row.bar.maximum(), row.bar.value()) == (0, 100, 25)
    progress = Progress("at most 19 moves", nodes=2_500_000, best=found("R U").answers[0])
    show(panel, run.progressed(RunState.IMPROVING, progress, 2.0))
    assert row.state.text() == "… improving · 2.0 s · 2.5 million positions"
    assert row.length.text() == "2 HTM"
    assert row.bar.maximum() == 0


@every("state", list(RunState))
def test_every_state_has_a_sign_and_words_and_its_own_buttons(panel, state):
    run = found("R U", request=OPTIMAL, state=state, progress=Progress("looking"))
    run = replace(run, answers=()) if state is RunState.FAILED else run
    (row,) = show(panel, run)
    assert state.value in row.state.text()
    assert row.state.text()[0] == state.sign
    assert row.bar.isVisible() != (state.is_over or state is RunState.PAUSED)
    assert row.stop_button.text() == ("Remove" if state.is_over else "Stop")
    can_pause = state in (RunState.SEARCHING, RunState.IMPROVING, RunState.PAUSED)
    assert row.pause_button.isVisible() == can_pause
    assert state.value in row.accessibleName()


def test_an_answer_has_its_length_in_every_metric_its_time_and_its_moves(panel, model):
    (row,) = show(panel, found("R2 M U' x"))
    for name, length in (("HTM", 4), ("QTM", 5), ("STM", 3), ("ETM", 4)):
        panel.metric_choice.setCurrentIndex(panel.metric_choice.findText(name))
        assert row.length.text() == f"{length} {name}"
        assert f"{length} {name} (" in row.length.toolTip()
    assert row.state.text() == "● found · 1.7 ms"
    assert row.moves.text() == "R2 M U' x"
    row.play_button.click()
    row.copy_button.click()
    model.play.assert_called_once_with(1, 0)
    assert copied() == "R2 M U' x"


def test_of_a_long_answer_only_the_beginning_is_written_out(panel):
    moves = Alg("(R U 3Fw' 2L)3000").moves(50)
    stages = (Stage("centres", moves),)
    answer = Solution("big-cube", 50, stages, Stats(60.0, 1), False, Metric.STM)
    (row,) = show(
        panel, Run(1, SolveRequest("big-cube"), 50, state=RunState.FOUND, answers=(answer,))
    )
    assert row.moves.text().endswith(" 2L … and 11,900 more")
    panel.metric_choice.setCurrentIndex(panel.metric_choice.findData(Metric.STM))
    assert row.length.text() == "12,000 STM"
    row.copy_button.click()
    assert Alg(copied()).moves(50) == moves


def test_a_row_can_be_used_with_the_keys_alone(panel, model, qtbot):
    old, new = show(panel, found("R U", 1), found("F", 2))
    new.setFocus()
    qtbot.keyClick(new, Qt.Key.Key_Down)
    assert old.hasFocus()
    qtbot.keyClick(old, Qt.Key.Key_Down)
    assert old.hasFocus()
    qtbot.keyClick(old, Qt.Key.Key_Return)
    qtbot.keyClick(old, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    qtbot.keyClick(old, Qt.Key.Key_Up)
    qtbot.keyClick(new, Qt.Key.Key_Left)
    qtbot.keyClick(new, Qt.Key.Key_Delete)
    model.show.assert_called_once_with(1, 0)
    assert copied() == "R U"
    model.walk.assert_called_once_with(2, 0, -1)
    model.board.remove.assert_called_once_with(2)


def test_a_click_on_a_row_asks_for_its_answer(panel, model, qtbot):
    (row,) = show(panel, found("R U"))
    qtbot.mouseClick(row, Qt.MouseButton.LeftButton)
    model.show.assert_called_once_with(1, 0)


def test_the_row_on_the_timeline_is_marked_by_more_than_colour(panel):
    old, new = show(panel, found("R U", 1), found("F", 2), chosen=(2, 0))
    assert new.title.text().startswith("▸")
    assert not old.title.text().startswith("▸")


def test_the_buttons_of_a_row_are_about_that_row(panel, model):
    works = Run(7, OPTIMAL, 3, state=RunState.SEARCHING, progress=Progress("looking"))
    (row,) = show(panel, works)
    row.stop_button.click()
    row.pause_button.click()
    show(panel, works.progressed(RunState.PAUSED, Progress("looking"), 1.0))
    assert row.pause_button.text() == "Go on"
    row.pause_button.click()
    assert model.board.method_calls == [call.cancel(7), call.pause(7), call.resume(7)]


def test_the_focus_of_a_row_that_goes_is_not_lost(panel):
    (row,) = show(panel, found("R U"))
    panel.activateWindow()
    row.stop_button.setFocus()
    show(panel)
    assert QApplication.focusWidget() is panel.solve_button


def test_every_shortest_answer_is_listed_and_any_of_them_is_played(panel, model, qtbot):
    answers = tuple(answer_of(Alg(text).moves(3)) for text in ("R U", "U R", "F B"))
    request = SolveRequest("optimal", table="small", every=True)
    run = Run(1, request, 3, state=RunState.PROVEN, answers=answers, seconds=1.0)
    (row,) = show(panel, run, chosen=(1, 0))
    assert "3 shortest answers" in row.state.text()
    assert [row.answers.item(i).text() for i in range(3)] == ["R U", "U R", "F B"]
    row.answers.setFocus()
    qtbot.keyClick(row.answers, Qt.Key.Key_Down)
    qtbot.keyClick(row.answers, Qt.Key.Key_Down)
    row.play_button.click()
    row.copy_button.click()
    qtbot.keyClick(row.answers, Qt.Key.Key_Return)
    model.play.assert_called_with(1, 2)
    assert copied() == "F B"
    model.show.assert_called_with(1, 2)


def test_the_list_is_as_high_as_its_answers(panel):
    def listed(key, text, count):
        (answer,) = found(text).answers
        return Run(key, OPTIMAL, 3, state=RunState.PROVEN, answers=(answer,) * count)

    long = "U' R2 F' U2 F2 L2 F U2 F2 R D' U L D F2 U L' B'"
    rows = show(panel, listed(1, "R", 2), listed(2, "R", 4), listed(3, long, 4), listed(4, long, 9))
    QApplication.processEvents()
    two, four, long_four, most = (row.answers.height() for row in rows)
    line = rows[0].fontMetrics().height()
    assert four - two == 2 * line
    assert long_four - four == 4 * line
    assert most == long_four


def is_seen_whole(row):
    return row.visibleRegion().boundingRect() == row.rect()


def test_a_row_that_grows_below_the_options_stays_in_view(panel, qtbot):
    panel.resize(300, 430)
    panel.options_fold.head.click()
    run = Run(1, OPTIMAL, 3)
    (row,) = show(panel, run)
    qtbot.waitUntil(lambda: is_seen_whole(row))
    grown = run.ended(RunState.PROVEN, found("R U").answers * 9, 1.0)
    show(panel, grown)
    qtbot.waitUntil(lambda: row.answers.isVisible() and is_seen_whole(row))


def test_a_row_that_grows_leaves_the_person_where_they_scrolled_to(panel, qtbot):
    panel.resize(300, 430)
    panel.options_fold.head.click()
    run = Run(1, OPTIMAL, 3)
    (row,) = show(panel, run)
    qtbot.waitUntil(lambda: is_seen_whole(row))
    bar = panel.verticalScrollBar()
    bar.triggerAction(bar.SliderAction.SliderToMinimum)
    before = bar.maximum()
    show(panel, run.ended(RunState.PROVEN, found("R U").answers * 9, 1.0))
    qtbot.waitUntil(lambda: bar.maximum() > before)
    qtbot.wait(10)
    assert bar.value() == 0


def test_a_solved_cube_has_nothing_to_play(panel):
    (row,) = show(panel, found(""))
    assert row.activity.text() == "Nothing to do: 0 moves."
    assert not row.play_button.isVisible()


def test_a_search_stopped_too_early_offers_nothing(panel):
    (row,) = show(panel, Run(1, TWO_PHASE, 3, state=RunState.STOPPED))
    assert row.activity.text() == "Stopped before there was an answer."
    assert not row.play_button.isVisible()


def test_what_is_proven_in_one_metric_is_not_said_of_another(panel):
    run = found("R2 U2", state=RunState.PROVEN)
    (row,) = show(panel, run)
    assert row.state.text().startswith("✓ proven optimal ·")
    panel.metric_choice.setCurrentIndex(panel.metric_choice.findText("QTM"))
    assert row.length.text() == "4 QTM"
    assert row.state.text().startswith("✓ proven optimal in HTM ·")


def test_a_stopped_proof_keeps_what_it_has_proven(panel):
    works = Run(1, OPTIMAL, 3)
    progress = Progress("at most 2 moves, at least 1, up to about 9 s left", depth=1)
    works = works.progressed(RunState.IMPROVING, progress, 3.0)
    answers = found("R U").answers
    (row,) = show(panel, works.ended(RunState.STOPPED, answers, 3.0))
    assert row.activity.text() == "At most 2 face turns, at least 1."
    short = Run(2, TWO_PHASE, 3).progressed(RunState.IMPROVING, progress, 3.0)
    (row,) = show(panel, short.ended(RunState.STOPPED, answers, 3.0))
    assert not row.activity.isVisible()


def test_a_search_that_a_limit_ends_says_why_and_keeps_its_best(panel):
    run = found("R U", state=RunState.FAILED, message="Too many to list.")
    (row,) = show(panel, run)
    assert row.state.text().startswith("⚠ not finished")
    assert row.activity.text() == "Too many to list."
    assert row.play_button.isVisible()


def test_a_failure_is_told_in_its_own_words(panel):
    message = "The disk is full: make room and solve again."
    (row,) = show(panel, Run(1, TWO_PHASE, 3, state=RunState.FAILED, message=message))
    assert row.activity.text() == message
    assert row.state.text().startswith("⚠ no answer")


def test_runs_for_another_cube_are_told_apart(panel):
    show(panel, Run(1, OPTIMAL, 3, state=RunState.SEARCHING), fits=False)
    assert panel.message.text() == ELSEWHERE
    panel.say("What it found was dropped.")
    assert panel.message.text() == "What it found was dropped."
    panel.say("")
    show(panel, found("R U"))
    assert not panel.message.isVisible()


def test_a_title_says_how_a_run_differs_from_the_others():
    limits = Limits(metric=Metric.QTM, turns=parse_turns("U R"))
    run = Run(1, SolveRequest("optimal", limits, "small"), 3, "Superflip")
    assert run.title == "Optimal · small table · QTM · only U, R · to Superflip"
    assert Run(1, SolveRequest("two-phase", Limits(time_s=10.0)), 3).title == "Two-phase · for 10 s"
    by_hand = SolveRequest("cfop", style="plain", cross="any")
    assert Run(1, by_hand, 3).title == "CFOP · plain · any first"
    assert Run(1, SolveRequest("roux", is_left_handed=True), 3).title == "Roux · left-handed"


@pytest.mark.parametrize("width", [240, 280, 500])
@pytest.mark.parametrize("scale", [pytest.param(1.0, marks=pytest.mark.slow), 1.75])
def test_nothing_is_cut_off_at_the_side(panel, width, scale):
    font = panel.font()
    font.setPointSizeF(font.pointSizeF() * scale)
    panel.setFont(font)
    panel.options_fold.head.click()
    choose(panel, "optimal")
    works = found("R2 U' F2 D B L2 " * 4, 2, OPTIMAL, RunState.IMPROVING)
    rows = show(panel, found("R2 U' F2 D B L2 " * 4), works)
    panel.resize(max(width, panel.minimumSizeHint().width()), 600)
    QApplication.processEvents()
    options = panel.options
    parts = [panel.solve_button, panel.metric_choice, panel.target.keep_button]
    parts += [options.metric_choice, options.turns_choice, options.table_choice, options.every]
    for row in rows:
        parts += [row, row.moves, row.copy_button, row.stop_button, row.length]
    for part in parts:
        right = part.mapTo(panel, part.rect().topRight()).x()
        assert right <= panel.viewport().width()
        if part.isVisible():
            assert part.width() >= part.minimumSizeHint().width()


def test_every_control_is_explained_and_named(panel):
    panel.options_fold.head.click()
    choose(panel, "optimal")
    (row,) = show(panel, found("R U", request=OPTIMAL))
    options, target = panel.options, panel.target
    parts = (
        *(panel.solver_choice, panel.solve_button, panel.options_fold.head, panel.metric_choice),
        *(options.first_answer, options.keep_improving, options.seconds, options.metric_choice),
        *(options.turns_choice, options.table_choice, options.every),
        *(target.choice, target.text_edit, target.keep_button),
        *(row.play_button, row.copy_button, row.pause_button, row.stop_button, row.answers),
    )
    for part in parts:
        assert part.toolTip()
        assert part.accessibleName() or part.text()
        assert part.focusPolicy() & Qt.FocusPolicy.TabFocus
