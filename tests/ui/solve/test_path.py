"""The path of solving one's own cube, from its first step to its last."""

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import UNPAINTED, Face
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.notation.turn_words import in_words
from cubeapp.engine.timeline.timeline import Purpose, Timeline
from cubeapp.ui import app
from cubeapp.ui.controls.small_cube import with_centres
from cubeapp.ui.controls.stepper import Stepper, StepState
from cubeapp.ui.document.drafts import empty_draft
from cubeapp.ui.solve.follow.choices import FollowChoices
from cubeapp.ui.solve.follow.reading import Reading
from cubeapp.ui.solve.path import Step
from tests.ui import hands
from tests.ui.layout import faults
from tests.ui.solvers import FakeSolver, answer_of
from tests.ui.windows import discard, opened

ANSWER = Alg("B' R U2 F'").moves(3)
CUBE = Cube.solved(3).apply_all(Alg("F U2 R' B").moves(3))
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
    walk.window.shell.commands["show_panel"].setChecked(False)
    assert walk.document.is_painting
    walk.window.shell.commands["show_panel"].setChecked(True)
    assert walk.document.draft == painted


def test_who_leaves_the_answer_takes_it_back_or_has_the_rest_solved(walk, solver):
    walk.load_answer()
    walk.window.show_page("follow")
    follow = walk.panel("follow")
    walk.document.turn(Alg("L").moves(3)[0])
    assert not follow.next_button.isVisible()
    walk.click(follow.take_back_button)
    assert walk.document.cube == CUBE
    assert follow.next_button.isVisible()
    walk.document.turn(Alg("L").moves(3)[0])
    rest = (Alg("L'").moves(3)[0], *ANSWER)
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


def test_the_picture_of_how_it_is_held_has_colours_at_every_size():
    for size, shown in ((2, 24), (3, 6), (4, 24), (5, 6)):
        assert (with_centres(Cube.solved(size)).facelets != UNPAINTED).sum() == shown


def test_a_step_without_an_answer_says_so_and_leads_to_one(walk):
    walk.document.load(CUBE, "test")
    walk.window.show_page("follow")
    walk.click(walk.panel("follow").solve_button)
    walk.wait()
    assert walk.page == "solve"


@pytest.fixture
def large(walk):
    """The large page of an answer, in a window of the usual size."""
    walk.load_answer()
    page = walk.program.feature("large").page
    walk.program.shell.commands.run("large_page")
    assert page.isFullScreen()
    page.showNormal()
    page.resize(1280, 800)
    yield page
    page.close()
    walk.program.feature("follow").choices.set_letters(True)


def test_the_large_page_goes_on_by_keys_and_by_a_click_anywhere(walk, large):
    key, document = walk.qtbot.keyClick, walk.document
    assert large.words.text() == "Back, top row to the right"
    for number, forward in enumerate((Qt.Key.Key_Space, Qt.Key.Key_Right, Qt.Key.Key_PageDown), 1):
        key(large.next_button if forward is Qt.Key.Key_Space else large, forward)
        assert document.cursor == number
    for number, back in ((2, Qt.Key.Key_Left), (1, Qt.Key.Key_PageUp)):
        key(large, back)
        assert document.cursor == number
    for place in (large.view.geometry().center(), large.rect().center()):
        walk.qtbot.mouseClick(large, Qt.MouseButton.LeftButton, pos=place)
    assert document.cursor == 3
    walk.qtbot.mouseClick(large.back_button, Qt.MouseButton.LeftButton)
    assert document.cursor == 2
    key(large, Qt.Key.Key_Escape)
    assert not large.isVisible()


def test_the_large_page_tells_the_end_and_a_turn_that_leads_away(walk, large):
    walk.document.turn(Alg("L").moves(3)[0])
    assert large.words.text() == "The cube has left the solution"
    walk.click(large.next_button)
    assert walk.document.cube == CUBE
    walk.program.player.go_to(len(ANSWER))
    assert large.words.text() == "Your cube is solved"
    walk.click(large.next_button)
    assert not large.isVisible()


def test_the_large_page_leads_through_a_lesson_and_ends_with_its_moves(walk, large):
    lesson = Timeline.of_solution(CUBE, answer_of(ANSWER))
    lesson.purpose = Purpose.LESSON
    walk.document.load_timeline(lesson, 0, "test")
    walk.click(large.next_button)
    assert walk.document.cursor == 1
    walk.document.load(CUBE, "test")
    assert not large.isVisible()
    assert not walk.program.shell.commands["large_page"].isEnabled()


def test_the_letters_of_the_large_page_are_as_large_as_the_page_is_high(large):
    heights = []
    for width, height in ((1280, 800), (2560, 1600)):
        large.resize(width, height)
        heights.append(large.words.fontInfo().pixelSize())
    assert heights[1] == pytest.approx(2 * heights[0], abs=2)
    assert heights[0] >= 40


@pytest.mark.slow
@pytest.mark.parametrize("size", [(900, 600), (1280, 800), (1920, 1080)])
def test_nothing_on_the_large_page_is_cut_off(walk, large, size):
    moves = Alg("M2 x2 2-3Rw' 2L2 5Bw y'").moves(7)
    walk.document.load_timeline(Timeline.of_solution(Cube.solved(7), answer_of(moves)), 0, "test")
    large.resize(*size)
    for number in range(len(moves) + 1):
        walk.program.player.go_to(number)
        QGuiApplication.processEvents()
        assert not faults(large), number


def test_who_does_not_read_letters_follows_words_and_arrows(walk, large):
    follow = walk.panel("follow")
    walk.window.show_page("follow")
    assert follow.token.isVisible()
    assert large.token.isVisible()
    walk.click(follow.letters)
    assert not follow.token.isVisible()
    assert not large.token.isVisible()
    assert large.next_words.text() == "Then right side up"


def test_presenters_keys_go_on_in_the_panel_as_well(walk):
    walk.load_answer()
    walk.window.show_page("follow")
    follow = walk.panel("follow")
    for key, cursor in ((Qt.Key.Key_PageDown, 1), (Qt.Key.Key_PageDown, 2), (Qt.Key.Key_PageUp, 1)):
        walk.qtbot.keyClick(follow.next_button, key)
        assert walk.document.cursor == cursor


class FakeVoice:
    def __init__(self):
        self.said = []

    def say(self, text):
        self.said.append(text)

    def stop(self):
        self.said.append("")


def test_each_move_is_read_aloud_once_while_somebody_follows(walk):
    voice, settings = FakeVoice(), walk.program.settings
    choices = FollowChoices(settings)
    reading = Reading(walk.program.following, choices, voice)
    walk.load_answer()
    choices.set_reading(True)
    assert voice.said == []
    reading.set_followed("here", True)
    walk.program.player.step(1)
    walk.document.begin_painting()
    walk.document.end_painting()
    assert voice.said == ["back, top row to the right", "right side up"]
    walk.program.player.go_to(len(ANSWER))
    assert voice.said[-1] == "Your cube is solved"
    choices.set_reading(False)
    assert voice.said[-1] == ""
    reading.deleteLater()


LONG = Alg("R' B2 L' F2 R' U2 F' U2 R' D R' D' B R2 U2 F U L").moves(3)


@pytest.fixture
def asked(walk):
    """Somebody who follows a long answer and is asked now and then whether all is well."""
    cube = Cube.solved(3).apply_all([move.inverse() for move in reversed(LONG)])
    walk.document.load_timeline(Timeline.of_solution(cube, answer_of(LONG)), 0, "test")
    walk.window.show_page("follow")
    walk.checks = walk.program.following.checks
    walk.qtbot.waitUntil(lambda: not walk.checks.is_planning, timeout=20_000)
    return walk


def follow_to_check(walk):
    """Press "Done, next" until a sticker is asked for; return how many moves that took."""
    follow, before = walk.panel("follow"), walk.document.cursor
    while not follow.yes_button.isVisible():
        walk.click(follow.next_button)
        walk.qtbot.waitUntil(lambda: not walk.checks.is_planning, timeout=20_000)
    return walk.document.cursor - before


def test_after_some_moves_a_framed_sticker_is_asked_for(asked):
    follow, view = asked.panel("follow"), asked.window.cube_view
    assert 4 <= follow_to_check(asked) <= 6
    check = asked.checks.due
    assert asked.document.cube.facelets[check.sticker] == check.colour
    assert view.marks.cursor == check.sticker
    assert asked.program.shell.stage.next_move.drawn is None
    assert follow.check.text().startswith("Is it ")
    assert not follow.next_button.isVisible()
    for _ in range(2):
        asked.click(follow.letters)
        assert asked.checks.due is check
    asked.click(follow.yes_button)
    assert view.marks.cursor is None
    assert asked.program.shell.stage.next_move.drawn is not None
    assert follow.next_button.isVisible()
    assert asked.checks.right == asked.document.cursor
    assert 4 <= follow_to_check(asked) <= 6


def test_who_sees_another_sticker_is_lost_since_the_last_look(asked):
    follow = asked.panel("follow")
    first = follow_to_check(asked)
    asked.click(follow.yes_button)
    follow_to_check(asked)
    asked.click(follow.no_button)
    lost = asked.program.lost
    assert lost.trail.right == first
    assert lost.trail.at == asked.document.cursor
    lost.leave()


def test_who_does_not_want_to_be_asked_is_not(asked):
    follow = asked.panel("follow")
    follow_to_check(asked)
    asked.click(follow.asking)
    assert follow.next_button.isVisible()
    assert asked.window.cube_view.marks.cursor is None
    assert asked.program.shell.stage.next_move.drawn is not None
    for _ in range(10):
        asked.click(follow.next_button)
    asked.click(follow.asking)
    asked.qtbot.waitUntil(lambda: not asked.checks.is_planning, timeout=20_000)
    assert 1 <= follow_to_check(asked) <= 6


def test_the_large_page_asks_as_well(asked):
    page = asked.program.feature("large").page
    follow_to_check(asked)
    page.resize(1280, 800)
    page.show()
    assert page.words.text() == asked.panel("follow").check.text()
    assert page.view.marks.cursor == asked.checks.due.sticker
    asked.qtbot.keyClick(page, Qt.Key.Key_PageDown)
    assert asked.checks.right == asked.document.cursor
    assert page.view.marks.cursor is None
    page.close()


def test_nothing_is_asked_once_the_cube_is_solved(asked):
    follow = asked.panel("follow")
    while asked.document.cursor < len(LONG):
        asked.click(follow.yes_button if follow.yes_button.isVisible() else follow.next_button)
        asked.qtbot.waitUntil(lambda: not asked.checks.is_planning, timeout=20_000)
    assert asked.checks.due is None
    assert asked.window.cube_view.marks.cursor is None
    assert follow.done_words.text() == "Your cube is solved"


def test_the_move_after_a_look_is_read_as_well(asked):
    voice, choices = FakeVoice(), FollowChoices(asked.program.settings)
    reading = Reading(asked.program.following, choices, voice)
    choices.set_reading(True)
    reading.set_followed("here", True)
    follow_to_check(asked)
    before = len(voice.said)
    asked.click(asked.panel("follow").yes_button)
    move = asked.program.following.next
    assert voice.said[before:] == [in_words(move, 3)]
    choices.set_reading(False)
    reading.deleteLater()
