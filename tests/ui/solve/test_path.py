"""The path of solving one's own cube, from its first step to its last."""

import numpy as np
import pytest
from PySide6.QtCore import Qt

from cubeapp.engine.cube import Cube
from cubeapp.engine.geometry import UNPAINTED, Face
from cubeapp.engine.notation import parse
from cubeapp.engine.timeline import Purpose, Timeline
from cubeapp.ui import app
from cubeapp.ui.controls.stepper import Stepper, StepState
from cubeapp.ui.document.drafts import empty_draft
from cubeapp.ui.solve.path import Step
from tests.ui import hands
from tests.ui.solvers import FakeSolver, answer_of
from tests.ui.windows import discard, opened

ANSWER = parse("B' R U2 F'", 3).moves
CUBE = Cube.solved(3).apply_all(parse("F U2 R' B", 3).moves)
FLIPPED = CUBE.painted([7], int(CUBE.facelets[19])).painted([19], int(CUBE.facelets[7]))
DONE, OPEN, AHEAD = StepState.DONE, StepState.OPEN, StepState.AHEAD


@pytest.fixture(scope="module")
def solver():
    return FakeSolver(answer_of(ANSWER))


@pytest.fixture(scope="module")
def program(qapp, pytestconfig, solver):
    """One window for all of these tests: to open one takes longer than most of them."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(app, "solver_for", lambda _request: solver)
        program = opened(pytestconfig)
        yield program
        discard(program)


class Walk:
    """Somebody who goes along the path, and the clicks that it takes."""

    def __init__(self, program, qtbot):
        self.program, self.qtbot = program, qtbot
        self.window, self.document = program.window, program.document
        self.stepper = program.window.inspector.findChild(Stepper)
        self.clicks = 0

    @property
    def states(self):
        return [self.program.path.state(step) for step in Step]

    @property
    def page(self):
        return self.window.shown_page

    def panel(self, id):
        return self.program.feature(id).panel

    def click(self, part):
        assert part.isVisible()
        assert part.isEnabled()
        self.clicks += 1
        self.qtbot.mouseClick(part, Qt.MouseButton.LeftButton)

    def wait(self):
        self.qtbot.waitUntil(lambda: not self.program.board.is_working, timeout=20_000)

    def load_answer(self):
        solution = answer_of(ANSWER)
        self.document.load_timeline(Timeline.of_solution(CUBE, solution), 0, "test")


@pytest.fixture
def walk(program, qtbot, solver):
    solver.results = [answer_of(ANSWER)]
    program.document.end_painting()
    program.document.load(Cube.solved(3), "test")
    program.document.replace_draft(empty_draft(3), "test")
    program.document.end_painting()
    program.document.undo_stack.clear()
    program.solving.board.clear()
    program.window.show_page("scramble")
    return Walk(program, qtbot)


def test_a_cube_is_painted_mended_solved_and_followed_to_the_end(walk):
    """The walk of a parent; the clicks on stickers and colours are not counted."""
    walk.program.shell.commands.run("paint")
    # All the others were painted before.
    walk.document.replace_draft(FLIPPED.painted([7, 19, 30, 53], UNPAINTED), "test")
    model, net = walk.program.paint, walk.window.net_view
    for index in np.flatnonzero(walk.document.draft.facelets != FLIPPED.facelets):
        model.set_colour(int(FLIPPED.facelets[index]))
        hands.click(net, hands.middle_of(net.layout_of_net, index))
    assert walk.document.draft == FLIPPED
    assert walk.states == [DONE, OPEN, AHEAD, AHEAD]
    walk.click(walk.panel("paint").next_button)
    assert walk.page == "check"
    assert walk.document.is_painting
    check = walk.panel("check")
    repairs = check.findings.fault_list.rows[0].repairs
    if CUBE not in {button.repair.cube for button in repairs.buttons}:
        walk.click(repairs.more_button)
    walk.click(next(each for each in repairs.buttons if each.repair.cube == CUBE))
    assert walk.document.draft == CUBE
    assert walk.states == [DONE, DONE, AHEAD, AHEAD]
    walk.click(check.solve_button)
    assert walk.page == "solve"
    assert walk.document.cube == CUBE
    walk.wait()
    assert walk.states == [DONE, DONE, DONE, OPEN]
    walk.click(walk.panel("solve").answer.follow_button)
    assert walk.page == "follow"
    follow = walk.panel("follow")
    before = walk.clicks
    for number in range(len(ANSWER)):
        assert follow.place.text() == f"Move {number + 1} of {len(ANSWER)}"
        walk.click(follow.next_button)
    assert walk.document.cube.is_solved
    assert follow.done_words.text() == "Your cube is solved"
    assert walk.states == [DONE] * 4
    assert before <= 5
    walk.click(follow.enter_button)
    assert walk.page == "paint"
    assert walk.document.draft == empty_draft(3)


def test_a_cube_painted_right_is_solved_without_a_stop_at_checking(walk):
    walk.window.show_page("paint")
    walk.document.replace_draft(CUBE, "test")
    walk.click(walk.panel("paint").next_button)
    walk.wait()
    assert walk.page == "solve"
    assert walk.document.timeline.purpose is Purpose.SOLUTION


def test_the_cube_that_is_there_is_solved_with_one_click_more(walk):
    walk.document.load(CUBE, "test")
    walk.window.show_page("paint")
    panel = walk.panel("paint")
    hands.click(panel.ways.tabs, panel.ways.tabs.tabRect(3).center().toTuple())
    assert walk.page == "paint"
    assert not walk.document.is_painting
    walk.click(panel.next_button)
    walk.wait()
    assert walk.document.timeline.start == CUBE
    assert walk.states == [DONE, DONE, DONE, OPEN]


def test_steps_that_are_done_can_be_gone_back_to_and_those_ahead_not_yet(walk):
    walk.load_answer()
    walk.window.show_page("follow")
    enter, check, solve, follow = walk.stepper.circles
    assert follow.accessibleName() == "Step 4 of 4, Follow"
    walk.click(solve)
    assert walk.page == "solve"
    walk.click(check)
    assert walk.page == "check"
    walk.click(enter)
    assert walk.document.is_painting
    assert not solve.isEnabled()
    assert not follow.isEnabled()
    walk.window.show_page("solve")
    assert follow.isEnabled()


def test_the_arrows_go_along_the_steps(walk, qtbot):
    walk.load_answer()
    walk.window.show_page("follow")
    with qtbot.waitActive(walk.window):
        walk.window.activateWindow()
    walk.stepper.circles[3].setFocus()
    qtbot.keyClick(walk.stepper.circles[3], Qt.Key.Key_Left)
    assert walk.stepper.circles[2].hasFocus()
    qtbot.keyClick(walk.stepper.circles[2], Qt.Key.Key_Space)
    assert walk.page == "solve"


def test_undo_and_another_cube_put_the_path_where_it_belongs(walk):
    walk.window.show_page("paint")
    walk.document.replace_draft(CUBE, "test")
    walk.program.shell.commands.run("solve")
    walk.wait()
    walk.window.show_page("follow")
    walk.document.undo_stack.undo()
    assert walk.page == "solve"
    assert walk.states == [DONE, DONE, OPEN, AHEAD]
    walk.document.undo_stack.undo()
    assert walk.page == "paint"
    assert walk.document.draft == CUBE
    walk.document.undo_stack.redo()
    walk.document.undo_stack.redo()
    assert walk.states == [DONE, DONE, DONE, OPEN]
    walk.window.show_page("follow")
    walk.document.change_size(4)
    assert walk.page == "solve"
    walk.document.undo_stack.undo()


def test_a_draft_is_kept_when_the_place_or_the_way_changes(walk):
    walk.window.show_page("paint")
    painted = empty_draft(3).painted([0, 1, 2], Face.R)
    walk.document.replace_draft(painted, "test")
    walk.window.show_page("library")
    assert not walk.document.is_painting
    walk.window.show_page("paint")
    assert walk.document.draft == painted
    walk.window.actions_by_name["show_panel"].setChecked(False)
    assert walk.document.is_painting
    walk.window.actions_by_name["show_panel"].setChecked(True)
    assert walk.document.draft == painted


def test_who_leaves_the_answer_takes_it_back_or_has_the_rest_solved(walk, solver):
    walk.load_answer()
    walk.window.show_page("follow")
    follow = walk.panel("follow")
    walk.document.turn(parse("L", 3).moves[0])
    assert not follow.next_button.isVisible()
    walk.click(follow.take_back_button)
    assert walk.document.cube == CUBE
    assert follow.next_button.isVisible()
    walk.document.turn(parse("L", 3).moves[0])
    rest = (parse("L'", 3).moves[0], *ANSWER)
    solver.results = [answer_of(rest)]
    walk.click(follow.resolve_button)
    walk.wait()
    assert walk.page == "follow"
    assert walk.document.timeline.moves == rest


def test_the_next_moves_are_told_in_words(walk):
    walk.load_answer()
    walk.window.show_page("follow")
    follow = walk.panel("follow")
    assert follow.token.text == "B'"
    assert follow.words.text() == "Back, top row to the right"
    assert not follow.back_button.isEnabled()
    walk.click(follow.next_button)
    assert follow.words.text() == "Right side up"
    walk.click(follow.back_button)
    assert walk.document.cursor == 0


def test_a_step_without_an_answer_says_so_and_leads_to_one(walk):
    walk.document.load(CUBE, "test")
    walk.window.show_page("follow")
    walk.click(walk.panel("follow").solve_button)
    walk.wait()
    assert walk.page == "solve"
