"""Lost: the questions, what they come to, and the way on."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from cubeapp.engine.facelets.text import format_facelets
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.errors import UnsupportedCubeError
from cubeapp.engine.model.geometry import UNPAINTED
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.slips.inquiry import Inquiry
from cubeapp.engine.slips.trail import Kind
from cubeapp.engine.solvers.control import SearchControl
from cubeapp.engine.timeline.timeline import Purpose, Timeline
from cubeapp.ui.controls.font_sizes import scaled
from cubeapp.ui.learn.lessons.lesson import LessonChoice, lesson_for
from cubeapp.ui.solve.lost.model import Stage
from tests.ui.layout import faults
from tests.ui.solvers import answer_of
from tests.ui.windows import discard, opened

ANSWER = Alg("R' B2 L' F2 R' U2 F' U2 R' D R' D' B R2 U2 F U L").moves(3)
CUBE = Cube.solved(3).apply_all([move.inverse() for move in reversed(ANSWER)])
SLIPPED = CUBE.apply_all([*ANSWER[:8], ANSWER[8].inverse(), *ANSWER[9:12]])
"""Move 9 was turned the other way, and three more were made."""


@pytest.fixture(scope="module")
def program(qapp, pytestconfig):
    program = opened(pytestconfig)
    yield program
    discard(program)


class Walk:
    """Somebody who has lost the way after twelve moves."""

    def __init__(self, program, qtbot):
        self.program, self.qtbot = program, qtbot
        self.model, self.document = program.lost, program.document

    @property
    def dialog(self):
        return self.program.feature("lost").dialog

    def begin(self, timeline=None, at=12, command="lost"):
        timeline = timeline or Timeline.of_solution(CUBE, answer_of(ANSWER))
        self.document.load_timeline(timeline, at, "test")
        self.program.shell.commands.run(command)
        self.wait()

    def wait(self):
        self.qtbot.waitUntil(lambda: not self.model.is_working, timeout=60_000)

    def click(self, part):
        assert part.isVisible()
        assert part.isEnabled()
        self.qtbot.mouseClick(part, Qt.MouseButton.LeftButton)
        self.wait()

    def key(self, key):
        self.qtbot.keyClick(self.dialog, key)
        self.wait()

    def answer_all(self, cube):
        """Answer every question rightly; return how many there were."""
        asked = 0
        while self.model.stage is Stage.ASKING:
            self.click(self.dialog.colours.buttons[cube.facelets[self.model.inquiry.ask]])
            asked += 1
        return asked


@pytest.fixture
def walk(program, qtbot):
    walk = Walk(program, qtbot)
    yield walk
    walk.model.leave()
    program.document.end_painting()
    program.document.load(Cube.solved(3), "test")


def test_a_slip_is_found_by_a_few_stickers_and_the_way_on_is_followed(walk):
    walk.begin()
    assert walk.dialog.question.text().startswith("Which colour is here: ")
    assert walk.answer_all(SLIPPED) <= 8
    dialog = walk.dialog
    assert dialog.story.text() == "At move 9 you turned the other way"
    assert dialog.details.text() == "It was R' and became R. The other moves up to 12 were right."
    assert dialog.advice.text() == "R' is right side down, R is right side up."
    assert dialog.way.text() == "Go on from here: 13 moves"
    walk.click(dialog.on_button)
    assert walk.dialog is None
    assert walk.document.cube == SLIPPED
    timeline = walk.document.timeline
    assert timeline.purpose is Purpose.SOLUTION
    assert timeline.cube_at(len(timeline)).is_solved
    walk.document.undo_stack.undo()
    assert walk.document.timeline.moves == ANSWER


def test_colours_are_told_by_keys_and_taken_back(walk):
    walk.begin()
    letters = walk.program.shell.stage.cube_view.theme.scheme.letters
    asked, left = [], []
    for number in range(3):
        sticker = walk.model.inquiry.ask
        asked.append(sticker)
        left.append(walk.model.inquiry.left)
        colour = int(SLIPPED.facelets[sticker])
        walk.key(letters[colour].lower() if number else str(colour + 1))
    assert left == sorted(left, reverse=True)
    walk.key(Qt.Key.Key_Backspace)
    assert walk.model.inquiry.ask == asked[2]
    walk.click(walk.dialog.take_back)
    assert walk.model.inquiry.ask == asked[1]
    walk.key("0")
    assert walk.model.inquiry.ask not in asked[:2]
    assert walk.model.inquiry.left == left[1]


def test_that_all_is_well_is_told_and_the_moves_go_on(walk):
    walk.begin()
    walk.answer_all(CUBE.apply_all(ANSWER[:11]))
    assert walk.model.stage is Stage.WELL
    assert walk.dialog.details.text() == "Your cube is as it should be after move 11."
    walk.click(walk.dialog.on_button)
    assert walk.document.cursor == 11
    assert walk.document.timeline.moves == ANSWER


def test_where_nothing_fits_what_was_told_is_painted(walk):
    walk.begin()
    odd = CUBE.apply_all(Alg("F R B L2 D' B R' F2 U L D2 R").moves(3))
    told = {}
    while walk.model.stage is Stage.ASKING:
        sticker = walk.model.inquiry.ask
        told[sticker] = int(odd.facelets[sticker])
        walk.model.answer(told[sticker])
        walk.wait()
    assert walk.model.stage is Stage.NOTHING
    walk.click(walk.dialog.on_button)
    assert walk.document.is_painting
    assert all(walk.document.draft.facelets[at] == colour for at, colour in told.items())
    assert int((walk.document.draft.facelets == UNPAINTED).sum()) >= 48 - len(told)


def test_a_whole_cube_can_be_pasted_instead_of_answers(walk):
    walk.begin()
    QGuiApplication.clipboard().setText("no cube at all !")
    walk.click(walk.dialog.paste)
    assert walk.dialog.where.text().startswith("⚠")
    assert walk.model.stage is Stage.ASKING
    QGuiApplication.clipboard().setText(format_facelets(SLIPPED))
    walk.click(walk.dialog.paste)
    assert walk.model.stage is Stage.FOUND
    assert walk.model.found.cube == SLIPPED


def test_an_answer_that_does_not_fit_is_told_and_changed(walk):
    walk.begin()
    dialog, model = walk.dialog, walk.model
    assert not dialog.again.isVisible()
    first = model.ask
    walk.click(dialog.colours.buttons[(SLIPPED.facelets[first] + 1) % 6])
    while not (dialog.again.isVisible() and model.inquiry.doubtful[0].sticker == first):
        walk.click(dialog.colours.buttons[SLIPPED.facelets[model.ask]])
    assert dialog.where.text().startswith("⚠")
    walk.click(dialog.again)
    assert model.ask == first
    assert not dialog.again.isVisible()
    walk.answer_all(SLIPPED)
    assert model.found.cube == SLIPPED


def test_enter_presses_what_has_the_keyboard_and_space_goes_on_afterwards(walk):
    follow = walk.program.feature("follow").panel
    walk.begin()
    walk.dialog.reject()
    walk.program.window.show_page("follow")
    follow.lost_button.setFocus()
    walk.click(follow.lost_button)
    dialog = walk.dialog
    assert dialog.focusWidget() is dialog.colours.buttons[0]
    walk.key(Qt.Key.Key_Return)
    assert walk.model.questions == 1
    walk.key(Qt.Key.Key_Backspace)
    walk.answer_all(SLIPPED)
    assert dialog.focusWidget() is dialog.on_button
    walk.key(Qt.Key.Key_Return)
    assert walk.dialog is None
    assert walk.program.window.focusWidget() is follow.next_button


def test_too_many_moves_to_look_at_are_told_and_the_cube_can_be_entered(walk, monkeypatch):
    def refuse(_trail):
        raise UnsupportedCubeError("there are too many moves")

    monkeypatch.setattr(Inquiry, "about", refuse)
    walk.begin()
    assert walk.model.stage is Stage.NOTHING
    assert "There are too many moves" in walk.dialog.details.text()
    QGuiApplication.clipboard().setText("no cube at all !")
    walk.dialog.paste_wanted.emit()
    assert walk.dialog.advice.isVisible()
    assert walk.dialog.advice.text().startswith("⚠")
    QGuiApplication.clipboard().setText(format_facelets(SLIPPED))
    walk.dialog.paste_wanted.emit()
    assert walk.model.stage is Stage.NOTHING
    walk.click(walk.dialog.on_button)
    assert walk.document.is_painting


def test_entering_the_cube_leaves_the_large_page(walk):
    walk.begin()
    walk.dialog.reject()
    walk.program.shell.commands.run("large_page")
    page = walk.program.feature("large").page
    page.lost_button.setFocus()
    walk.qtbot.keyClick(page.lost_button, Qt.Key.Key_Return)
    walk.wait()
    assert walk.dialog is not None
    assert walk.document.cursor == 12
    walk.dialog.enter_wanted.emit()
    assert not page.isVisible()
    assert walk.document.is_painting


def test_a_cube_that_looks_different_is_asked_for_again(walk):
    walk.begin()
    walk.answer_all(SLIPPED)
    walk.click(walk.dialog.other_button)
    assert walk.model.inquiry.hypotheses.most_slips == 2
    assert walk.model.found is None or walk.model.found.cube != SLIPPED


def test_two_slips_are_found_that_looked_like_one(walk):
    mine = CUBE.apply_all(
        [*ANSWER[:3], ANSWER[4], ANSWER[3], *ANSWER[5:8], ANSWER[8].inverse(), *ANSWER[9:12]]
    )
    walk.begin()
    walk.answer_all(mine)
    while walk.model.found.cube != mine:
        walk.click(walk.dialog.other_button)
        walk.answer_all(mine)
    assert len(walk.model.found.slips) == 2
    assert mine.apply_all(walk.model.way.moves).is_solved


def test_another_cube_on_the_stage_ends_the_questions(walk):
    walk.begin()
    walk.document.load(Cube.solved(3), "test")
    assert walk.model.stage is Stage.IDLE
    assert walk.dialog is None


def test_leaving_in_the_middle_changes_nothing(walk):
    walk.begin()
    walk.click(walk.dialog.colours.buttons[0])
    walk.dialog.reject()
    assert walk.dialog is None
    assert walk.document.cursor == 12
    assert walk.document.timeline.moves == ANSWER


def test_a_slip_in_a_scramble_is_mended_in_a_few_moves(walk):
    scramble = Alg("R U2 F' L D2 B R' U F2 D L2 B' U2 R D'").moves(3)
    walk.begin(Timeline(Cube.solved(3), scramble, Purpose.SCRAMBLE), 15, "lost_scramble")
    mine = Cube.solved(3).apply_all([*scramble[:-2], scramble[-2].inverse(), scramble[-1]])
    walk.answer_all(mine)
    assert walk.model.found.slips[0].kind is Kind.DIRECTION
    way = walk.model.way.moves
    assert len(way) <= 3
    assert mine.apply_all(way) == walk.document.cube
    walk.click(walk.dialog.on_button)
    assert walk.document.timeline.moves == scramble


def test_what_there_is_to_ask_about_decides_what_can_be_asked(walk):
    commands = walk.program.shell.commands
    assert not commands["lost"].isEnabled()
    walk.document.load_timeline(Timeline.of_solution(CUBE, answer_of(ANSWER)), 0, "test")
    assert commands["lost"].isEnabled()
    assert not commands["lost_scramble"].isEnabled()


def test_a_scramble_of_play_and_of_train_is_mended_from_its_own_page(walk):
    scrambler = walk.program.scrambler
    scrambler.scramble(scrambler.choice.recipe, 7, play=False)
    walk.qtbot.waitUntil(lambda: bool(scrambler.history), timeout=60_000)
    made = scrambler.history[0]
    play = walk.program.feature("scramble").panel.scramble
    play.show_scramble(made)
    play.slip_button.click()
    walk.wait()
    assert walk.model.is_scramble
    assert walk.model.trail.moves == made.moves
    walk.dialog.reject()
    page = walk.program.feature("practice").cover
    page.set_scramble(made)
    page.slip_button.click()
    walk.wait()
    assert walk.model.trail.moves == made.moves
    # The stage has nothing to do with it.
    walk.document.turn(made.moves[0])
    assert walk.model.stage is Stage.ASKING


@pytest.mark.slow
@pytest.mark.parametrize("scale", [1.0, 2.5])
def test_nothing_in_the_dialog_is_cut_off(walk, scale):
    walk.begin()
    dialog, wrong = walk.dialog, walk.model.ask
    dialog.setFont(scaled(dialog.font(), scale))
    for size in ((846, 564), (1200, 750)):
        dialog.resize(*size)
        QGuiApplication.processEvents()
        assert not faults(dialog), size
    walk.model.answer((SLIPPED.facelets[wrong] + 1) % 6)
    while walk.model.stage is Stage.ASKING:
        QGuiApplication.processEvents()
        assert not faults(dialog)
        walk.model.answer(int(SLIPPED.facelets[walk.model.ask]))
        walk.wait()
    QGuiApplication.processEvents()
    assert not faults(dialog)


@pytest.mark.parametrize("at", [pytest.param(9, marks=pytest.mark.slow), 16])
def test_a_lesson_goes_on_as_it_was_or_from_the_cube(walk, at):
    lesson = lesson_for(CUBE, LessonChoice(), SearchControl())
    slip = next(n for n in range(5, 9) if abs(lesson.moves[n].quarters) == 1)
    moves = [*lesson.moves[:slip], lesson.moves[slip].inverse(), *lesson.moves[slip + 1 : at]]
    mine = CUBE.apply_all(moves)
    walk.begin(lesson, at)
    walk.answer_all(mine)
    assert walk.model.found.cube == mine
    walk.click(walk.dialog.on_button)
    walk.qtbot.waitUntil(lambda: walk.document.timeline.purpose is Purpose.LESSON, timeout=20_000)
    timeline = walk.document.timeline
    assert timeline.start == mine
    assert timeline.cube_at(len(timeline)).is_solved
    assert timeline.sections[-1].name == lesson.sections[-1].name
    assert timeline.has_steps
    is_as_it_was = timeline.sections[0].name == "Back on the way"
    assert is_as_it_was == (at - slip <= 8)
