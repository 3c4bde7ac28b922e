"""Which answers stand in the panel and which one is on the timeline, through the window."""

import threading

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.errors import CubeError
from cubeapp.engine.model.moves import inverse
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.notation.parsing import format_moves
from cubeapp.engine.scrambles.base import RANDOM_MOVES
from cubeapp.engine.solvers.difference import difference
from cubeapp.engine.timeline.timeline import Purpose, Timeline
from cubeapp.ui import app
from cubeapp.ui.document.edits import Memory, State
from cubeapp.ui.solve.solvers.model import DROPPED
from cubeapp.ui.solve.solvers.runs import RunState, Target
from tests.ui.solvers import FakeSolver, answer_of, solution_of
from tests.ui.windows import discard, opened

pytestmark = pytest.mark.usefixtures("unpainted")

WAIT_MS = 10_000
MOVES = Alg("R U R' U'").moves(3)
CUBE = Cube.solved(3).apply_all(MOVES)
SHORT = solution_of(MOVES)
LONG = answer_of((*Alg("F F'").moves(3), *inverse(MOVES)))
LONGER = answer_of((*Alg("F F' B B'").moves(3), *inverse(MOVES)))
TURN = Alg("D").moves(3)[0]


@pytest.fixture(scope="module")
def fakes():
    """What solves in place of the program's own solvers."""
    fakes = {}
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(app, "solver_for", lambda request: fakes[request.solver])
        patch.setattr(app.OptimalTables, "for_request", lambda self, request: None)
        patch.setattr(app, "load_solvers", lambda control: None)
        yield fakes


@pytest.fixture
def solvers(fakes):
    """Two-phase answers at once and longer, optimal when it is told to and shorter."""
    fakes["two-phase"] = FakeSolver(LONG)
    fakes["optimal"] = FakeSolver(SHORT, best=LONG, released=False)
    return fakes


@pytest.fixture(scope="module")
def shared(qapp, pytestconfig, fakes):
    """One window for all of these tests: to open one takes longer than most of them."""
    program = opened(pytestconfig)
    yield program
    discard(program)


@pytest.fixture
def program(request, solvers, shared, qtbot):
    """A window in which nothing has been asked for yet."""
    own = "own_window" in request.fixturenames
    program = request.getfixturevalue("own_window") if own else shared
    with qtbot.waitActive(program.window):
        program.window.activateWindow()
    program.player.instant = True
    # What was asked for before was for another cube.
    program.document.restore(Memory(State(Timeline(Cube.solved(3)), 0)))
    program.solving.solve((), Target())
    program.document.restore(Memory(State(Timeline(Cube.solved(3), MOVES), len(MOVES))))
    panel = program.feature("solve").panel
    panel.solver_choice.setCurrentIndex(0)
    panel.options.easy.setChecked(False)
    panel.target.choice.setCurrentIndex(0)
    panel.options_fold.head.setChecked(False)
    program.window.say("")
    return program


class Person:
    """Uses the window."""

    def __init__(self, program, qtbot):
        self.program, self.qtbot = program, qtbot
        self.panel = program.feature("solve").panel
        program.window.show_page("solve")
        self.panel.others_fold.head.setChecked(True)

    def solve(self, name="two-phase"):
        choice = self.panel.solver_choice
        choice.setCurrentIndex(choice.findData(name))
        self.qtbot.mouseClick(self.panel.solve_button, Qt.MouseButton.LeftButton)

    def wait_for(self, *states):
        """Wait until the rows, the oldest first, have these states."""
        self.qtbot.waitUntil(lambda: self.states() == list(states), timeout=WAIT_MS)

    def states(self):
        return [row.run.state for row in self.rows()]

    def rows(self):
        return list(self.panel.rows.values())

    def click(self, part):
        self.qtbot.mouseClick(part, Qt.MouseButton.LeftButton)

    @property
    def moves(self):
        """What is on the timeline."""
        return self.program.document.timeline.moves

    def marked(self):
        return [row.title.text().startswith("▸") for row in self.rows()]


@pytest.fixture
def person(program, qtbot):
    return Person(program, qtbot)


def test_side_by_side_the_first_answer_is_shown_and_a_shorter_one_takes_its_place(person, solvers):
    person.solve("all")
    person.wait_for(RunState.FOUND, RunState.IMPROVING)
    assert person.moves == LONG.moves
    assert person.marked() == [True, False]
    solvers["optimal"].released.set()
    person.wait_for(RunState.FOUND, RunState.FOUND)
    assert person.moves == SHORT.moves
    assert person.marked() == [False, True]
    assert person.program.document.cursor == 0


def test_shorter_answers_are_shown_as_they_come_and_are_one_edit(person, solvers):
    fake = solvers["two-phase"] = FakeSolver(SHORT, best=LONG, released=False)
    edits = person.program.document.undo_stack.count()
    person.solve()
    person.wait_for(RunState.IMPROVING)
    assert person.moves == LONG.moves
    fake.best = SHORT
    person.qtbot.waitUntil(lambda: person.moves == SHORT.moves, timeout=WAIT_MS)
    assert person.states() == [RunState.IMPROVING]
    fake.released.set()
    person.wait_for(RunState.FOUND)
    assert person.moves == SHORT.moves
    assert person.program.document.undo_stack.count() == edits + 1


def test_what_was_asked_for_last_takes_the_place_of_a_shorter_answer_and_keeps_it(person, solvers):
    fake = solvers["two-phase"] = FakeSolver(SHORT, best=LONGER, released=False)
    solvers["optimal"] = FakeSolver(LONG, released=False)
    person.solve()
    person.wait_for(RunState.IMPROVING)
    person.solve("optimal")
    fake.best = SHORT
    person.qtbot.waitUntil(lambda: person.moves == SHORT.moves, timeout=WAIT_MS)
    solvers["optimal"].released.set()
    person.wait_for(RunState.IMPROVING, RunState.FOUND)
    assert person.moves == LONG.moves
    fake.released.set()
    person.wait_for(RunState.FOUND, RunState.FOUND)
    assert person.moves == LONG.moves
    assert person.marked() == [False, True]


def test_an_answer_is_shown_though_another_was_asked_for_after_it_and_given_up(person, solvers):
    optimal = solvers["optimal"] = FakeSolver(LONG, released=False)
    solvers["two-phase"] = FakeSolver(SHORT, released=False)
    person.solve("optimal")
    person.wait_for(RunState.SEARCHING)
    person.solve("two-phase")
    person.wait_for(RunState.SEARCHING, RunState.SEARCHING)
    board = person.program.board
    board.cancel(board.runs[-1].key)
    optimal.released.set()
    person.wait_for(RunState.FOUND, RunState.STOPPED)
    assert person.moves == LONG.moves


def test_an_easier_answer_takes_the_place_though_it_is_longer(person, solvers):
    fake = solvers["two-phase"] = FakeSolver(LONG, best=SHORT, released=False)
    person.panel.options.easy.setChecked(True)
    person.solve()
    person.wait_for(RunState.IMPROVING)
    assert person.moves == SHORT.moves
    fake.released.set()
    person.wait_for(RunState.FOUND)
    assert person.moves == person.rows()[0].run.answers[0].moves != SHORT.moves


def test_a_search_gives_way_to_an_easy_one_which_can_be_stopped(person, solvers):
    solvers["two-phase"] = FakeSolver(LONG, best=SHORT, released=False)
    person.solve()
    person.panel.answer.easy.click()
    person.wait_for(RunState.IMPROVING)
    assert person.rows()[0].run.request.easy
    person.program.solving.cancel_all()
    person.wait_for(RunState.STOPPED)
    assert person.moves == SHORT.moves


@pytest.mark.usefixtures("own_window")
def test_the_switch_for_easy_answers_asks_for_the_cube_as_it_is_and_is_kept(person, qtbot):
    program = person.program
    person.solve()
    person.wait_for(RunState.FOUND)
    program.player.go_to(4)
    qtbot.waitUntil(lambda: program.document.cursor == 4, timeout=WAIT_MS)
    cube = program.document.cube
    person.panel.answer.easy.click()
    assert program.settings.easy_to_turn
    (row,) = person.rows()
    assert row.run.request.easy
    assert program.document.timeline.start == cube
    another = program.feature("solve").make_panel()
    qtbot.addWidget(another)
    assert another.options.easy.isChecked()
    assert another.answer.easy.isChecked()
    person.wait_for(
        RunState.FAILED
    )  # The solver of this test knows the answer to the first cube only.


def test_solving_from_here_gives_the_keys_to_the_timeline(person, solvers, qtbot):
    person.solve()
    person.wait_for(RunState.FOUND)
    person.program.document.step(1)
    person.program.document.turn(TURN)
    solvers["two-phase"].results = [answer_of((TURN.inverse(), *LONG.moves[1:]))]
    window = person.program.window
    window.show_page("turns")
    button = window.timeline.resolve_button
    button.setFocus()
    person.click(button)
    qtbot.waitUntil(window.timeline.bar.hasFocus, timeout=WAIT_MS)
    qtbot.keyClick(window.timeline.bar, Qt.Key.Key_Right)
    assert person.program.document.cursor == 1
    assert window.stage.line.edit.toPlainText() == ""


def test_solving_from_here_shows_the_options_where_they_say_why_it_cannot_be(person, solvers):
    window, panel, run = person.program.window, person.panel, person.program.shell.commands.run
    for part in (panel.options.turns_choice.lineEdit(), panel.target.text_edit):
        if part is panel.target.text_edit:
            panel.target.choice.setCurrentIndex(panel.target.choice.findText("Typed or pasted"))
        part.setText("U X")
        window.show_page("turns")
        run("solve-here")
        assert window.shown_page == "solve"
        assert part.isVisible()
        assert window.message.text() == ""
        part.setText("")
    assert not person.rows()


def test_a_solved_cube_is_solved_from_here_to_another_target_only(person, solvers):
    program, moves = person.program, Alg("F2 L").moves(3)
    program.document.load(Cube.solved(3), "test")
    program.shell.commands.run("solve-here")
    assert program.window.message.text() == "The cube is solved."
    solvers["two-phase"].results = [answer_of(moves)]
    person.panel.target.keep(Cube.solved(3).apply_all(moves))
    program.shell.commands.run("solve-here")
    assert program.window.message.text() == "Solving. Esc stops the search."
    person.wait_for(RunState.FOUND)
    assert person.moves == moves
    assert program.window.message.text() == ""


@pytest.fixture
def improving(person, solvers):
    """A user who sees the first answer of a solver that goes on to look for a shorter one."""
    solvers["two-phase"] = FakeSolver(SHORT, best=LONG, released=False)
    person.solve()
    person.wait_for(RunState.IMPROVING)
    return person


def test_the_first_answer_is_shown_at_once_and_a_better_one_takes_its_place(improving, solvers):
    edits = improving.program.document.undo_stack.done
    assert improving.moves == LONG.moves
    assert improving.marked() == [True]
    solvers["two-phase"].released.set()
    improving.wait_for(RunState.FOUND)
    assert improving.moves == SHORT.moves
    assert improving.marked() == [True]
    assert improving.program.document.undo_stack.done == edits
    improving.program.document.undo_stack.undo()
    assert improving.moves == MOVES


def test_whoever_has_begun_to_walk_the_first_answer_keeps_it(improving, solvers):
    improving.program.player.step(1)
    solvers["two-phase"].released.set()
    improving.wait_for(RunState.FOUND)
    assert improving.moves == LONG.moves
    improving.click(improving.rows()[0].play_button)
    assert improving.moves == SHORT.moves


def test_whoever_goes_back_from_the_first_answer_is_left_in_peace(improving, solvers):
    improving.program.document.undo_stack.undo()
    solvers["two-phase"].released.set()
    improving.wait_for(RunState.FOUND)
    assert improving.moves == MOVES


def test_an_answer_that_is_watched_is_not_taken_away_by_a_shorter_one(person, solvers):
    person.solve("all")
    person.wait_for(RunState.FOUND, RunState.IMPROVING)
    person.program.player.step(1)
    solvers["optimal"].released.set()
    person.wait_for(RunState.FOUND, RunState.FOUND)
    assert person.moves == LONG.moves
    assert person.program.document.cursor == 1
    person.click(person.rows()[1].play_button)
    assert person.moves == SHORT.moves


def test_an_answer_that_was_picked_stays(person, solvers, qtbot):
    person.solve("all")
    person.wait_for(RunState.FOUND, RunState.IMPROVING)
    person.click(person.rows()[0])
    solvers["optimal"].released.set()
    person.wait_for(RunState.FOUND, RunState.FOUND)
    assert person.moves == LONG.moves


def test_the_best_so_far_plays_while_the_search_goes_on(person, solvers):
    person.solve("optimal")
    person.wait_for(RunState.IMPROVING)
    assert person.moves != LONG.moves
    person.click(person.rows()[0].play_button)
    assert person.moves == LONG.moves
    person.wait_for(RunState.IMPROVING)
    solvers["optimal"].released.set()
    person.wait_for(RunState.FOUND)
    assert person.moves == LONG.moves


def test_rows_stay_while_an_answer_is_watched_to_its_end_and_beyond_its_start(person, qtbot):
    person.solve()
    person.wait_for(RunState.FOUND)
    for _ in LONG.moves:
        person.program.player.step(1)
        assert person.states() == [RunState.FOUND]
    assert person.program.document.cube.is_solved
    assert person.marked() == [True]
    person.program.player.go_to(0)
    assert person.states() == [RunState.FOUND]


def test_choosing_another_row_goes_back_to_the_start_they_share(person, solvers):
    person.solve()
    person.wait_for(RunState.FOUND)
    person.program.player.go_to(len(LONG.moves))
    solvers["optimal"].released.set()
    person.solve("optimal")
    person.wait_for(RunState.FOUND, RunState.FOUND)
    assert (person.moves, person.program.document.cursor) == (SHORT.moves, 0)
    person.program.player.step(2)
    person.click(person.rows()[0])
    assert (person.moves, person.program.document.cursor) == (LONG.moves, 0)
    assert person.program.document.cube == CUBE
    assert person.marked() == [True, False]


def test_a_row_that_is_clicked_again_goes_back_to_its_start(person):
    person.solve()
    person.wait_for(RunState.FOUND)
    person.program.player.step(3)
    person.click(person.rows()[0])
    assert (person.moves, person.program.document.cursor) == (LONG.moves, 0)


def test_a_row_is_walked_and_played_with_the_keys_alone(person, solvers, qtbot):
    person.solve("all")
    person.wait_for(RunState.FOUND, RunState.IMPROVING)
    solvers["optimal"].released.set()
    person.wait_for(RunState.FOUND, RunState.FOUND)
    row = person.rows()[0]
    row.setFocus()
    qtbot.keyClick(row, Qt.Key.Key_Right)
    assert (person.moves, person.program.document.cursor) == (LONG.moves, 1)
    qtbot.keyClick(row, Qt.Key.Key_Right)
    qtbot.keyClick(row, Qt.Key.Key_Left)
    assert person.program.document.cursor == 1
    person.program.player.instant = False
    qtbot.keyClick(row, Qt.Key.Key_Space)
    assert person.program.player.is_playing
    qtbot.keyClick(row, Qt.Key.Key_Space)
    assert not person.program.player.is_playing


def test_play_goes_on_from_where_the_answer_is_and_pauses(person):
    person.program.player.instant = False
    person.solve()
    person.wait_for(RunState.FOUND)
    person.program.player.step(2)
    person.click(person.rows()[0].play_button)
    assert person.program.player.is_playing
    assert person.program.document.cursor >= 2
    person.click(person.rows()[0].play_button)
    assert not person.program.player.is_playing


def test_a_turn_by_hand_takes_the_rows_away_and_undo_brings_them_back(person):
    person.solve()
    person.wait_for(RunState.FOUND)
    person.program.document.turn(TURN)
    assert person.states() == []
    assert person.panel.answer.start_button.isVisible()
    person.program.document.undo_stack.undo()
    assert person.states() == [RunState.FOUND]
    assert person.marked() == [True]


def test_a_search_goes_on_for_a_cube_that_comes_back(person, solvers):
    person.solve("optimal")
    person.wait_for(RunState.IMPROVING)
    person.program.document.turn(TURN)
    assert person.states() == [RunState.IMPROVING]
    assert "as it was before" in person.panel.message.text()
    assert person.marked() == [False]
    person.program.document.undo_stack.undo()
    assert not person.panel.message.isVisible()
    solvers["optimal"].released.set()
    person.wait_for(RunState.FOUND)
    assert person.moves == SHORT.moves


def test_an_answer_for_a_cube_that_is_gone_is_dropped_and_said(person, solvers):
    person.solve("optimal")
    person.wait_for(RunState.IMPROVING)
    person.program.document.turn(TURN)
    turned = person.moves
    solvers["optimal"].released.set()
    person.wait_for()
    assert person.panel.message.text() == DROPPED
    assert person.moves == turned
    person.program.document.turn(TURN)
    assert not person.panel.message.isVisible()


def test_a_wish_for_another_cube_begins_anew(person, solvers):
    person.solve("optimal")
    person.wait_for(RunState.IMPROVING)
    person.program.document.turn(TURN)
    solvers["two-phase"].results = [solution_of((*MOVES, TURN))]
    person.solve()
    person.wait_for(RunState.FOUND)
    assert solvers["optimal"].stopped.wait(10)
    assert person.program.document.timeline.start == CUBE.apply(TURN)


def test_painting_takes_the_rows_away_until_it_is_left(person):
    person.solve()
    person.wait_for(RunState.FOUND)
    person.program.document.begin_painting()
    assert person.states() == []
    person.program.document.end_painting()
    assert person.states() == [RunState.FOUND]


def test_a_scramble_stops_every_solver(person, solvers):
    person.solve("optimal")
    person.wait_for(RunState.IMPROVING)
    person.program.scrambler.choice.choose(RANDOM_MOVES)
    person.program.window.shell.commands["scramble"].trigger()
    assert solvers["optimal"].stopped.wait(10)
    assert not person.program.board.is_working
    assert person.program.document.timeline.purpose is Purpose.SCRAMBLE


def test_escape_stops_every_solver_and_keeps_what_they_have(person, solvers, qtbot):
    solvers["two-phase"].released.clear()
    action = person.program.window.shell.commands["cancel"]
    assert not action.isEnabled()
    person.solve("all")
    person.wait_for(RunState.SEARCHING, RunState.IMPROVING)
    assert action.isEnabled()
    qtbot.keyClick(person.program.window, Qt.Key.Key_Escape)
    assert person.states() == [RunState.STOPPED, RunState.STOPPED]
    assert not action.isEnabled()
    assert person.moves == LONG.moves


def test_a_search_rests_and_goes_on_by_its_own_button(person, solvers):
    person.solve("optimal")
    person.wait_for(RunState.IMPROVING)
    person.click(person.rows()[0].pause_button)
    person.wait_for(RunState.PAUSED)
    assert "paused" in person.rows()[0].state.text()
    person.click(person.rows()[0].pause_button)
    solvers["optimal"].released.set()
    person.wait_for(RunState.FOUND)


def test_a_row_can_be_removed(person):
    person.solve()
    person.wait_for(RunState.FOUND)
    person.click(person.rows()[0].stop_button)
    assert person.rows() == []
    assert person.moves == LONG.moves


def test_a_row_is_copied_as_moves(person):
    person.solve()
    person.wait_for(RunState.FOUND)
    person.click(person.rows()[0].copy_button)
    assert QGuiApplication.clipboard().text() == format_moves(LONG.moves, 3)
    assert person.program.window.message.text() == "Copied."


def test_an_answer_leads_to_the_target_and_is_not_left_when_it_ends_there(person, solvers):
    target = Cube.solved(3).apply_all(Alg("F2 L").moves(3))
    to_target = (*inverse(MOVES), *Alg("F2 L").moves(3))
    solvers["two-phase"].results = [answer_of(to_target)]
    person.panel.target.keep(target)
    person.solve()
    person.wait_for(RunState.FOUND)
    assert solvers["two-phase"].asked[0][0] == difference(CUBE, target)
    assert person.moves == to_target
    assert "to the cube kept" in person.rows()[0].title.text()
    person.program.player.go_to(len(to_target))
    assert person.program.document.cube == target
    assert not person.program.window.timeline.resolve_button.isVisible()
    assert person.states() == [RunState.FOUND]
    assert person.marked() == [True]


def test_the_shown_cube_is_kept_as_a_target_and_the_way_back_is_found(person, solvers):
    person.click(person.panel.options_fold.head)
    person.click(person.panel.target.keep_button)
    assert person.panel.target.target.cube == CUBE
    person.program.document.turn(TURN)
    solvers["two-phase"].results = [answer_of((TURN.inverse(),))]
    person.solve()
    person.wait_for(RunState.FOUND)
    assert person.moves == (TURN.inverse(),)
    person.program.player.go_to(1)
    assert person.program.document.cube == CUBE


def test_a_draft_that_is_no_cube_yet_cannot_be_kept(person):
    person.program.document.begin_painting()
    person.panel.target.keep_button.click()
    assert person.program.window.message.text().startswith("This cannot be a target yet: ")


def test_a_target_that_cannot_be_reached_is_explained_in_the_row(person, solvers):
    solvers["two-phase"].fault = CubeError("no number of the turns allowed solves this cube")
    person.solve()
    person.wait_for(RunState.FAILED)
    row = person.rows()[0]
    assert row.activity.text() == "No number of the turns allowed solves this cube."


def test_the_answer_takes_the_keys_only_from_who_still_waits_for_it(person, solvers):
    window = person.program.window
    window.activateWindow()
    person.panel.solve_button.setFocus()
    person.solve()
    person.wait_for(RunState.FOUND)
    assert QApplication.focusWidget() is window.timeline.bar
    person.solve("optimal")
    person.wait_for(RunState.FOUND, RunState.IMPROVING)
    window.show_page("turns")
    window.stage.line.edit.setFocus()
    solvers["optimal"].released.set()
    person.wait_for(RunState.FOUND, RunState.FOUND)
    assert QApplication.focusWidget() is window.stage.line.edit
    assert window.shown_page == "turns"


def threads():
    """The threads that Python started; those of Qt get a lasting name when they first log."""
    return {thread for thread in threading.enumerate() if not thread.name.startswith("Dummy")}


@pytest.mark.usefixtures("own_window")
def test_closing_the_window_while_several_work_and_rest_ends_them(person, solvers):
    solvers["two-phase"].released.clear()
    person.solve("all")
    person.wait_for(RunState.SEARCHING, RunState.IMPROVING)
    person.click(person.rows()[1].pause_button)
    before = threads()
    person.program.window.close()
    assert person.program.is_stopped
    assert all(fake.stopped.is_set() for fake in solvers.values())
    assert threads() <= before


def test_a_search_without_an_answer_yet_offers_nothing_to_show(person, solvers):
    solvers["two-phase"].released.clear()
    person.solve()
    person.wait_for(RunState.SEARCHING)
    row = person.rows()[0]
    person.click(row)
    assert person.moves == MOVES
    assert not row.play_button.isVisible()
    person.program.solving.show(row.run.key)
    person.program.solving.show(999)
    assert person.moves == MOVES


@pytest.mark.usefixtures("packages")
def test_a_solver_of_another_package_is_offered_and_one_that_is_left_out_is_named(build, qtbot):
    program = build(Cube(3), MOVES)
    panel = program.feature("solve").panel
    assert panel.solver_choice.findData("handy") >= 0
    fault = "'nameless' of the package handy-solvers"
    qtbot.waitUntil(lambda: fault in program.window.message.text(), timeout=WAIT_MS)
    assert panel.solver_choice.findData("nameless") < 0
