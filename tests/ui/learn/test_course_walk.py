"""The course walked by mouse and keys alone, as a learner does."""

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from cubeapp.engine.notation.parsing import format_moves
from cubeapp.engine.teaching.course import lessons
from cubeapp.engine.teaching.lessons import Level, TaskKind
from cubeapp.engine.teaching.policy import situation
from cubeapp.engine.teaching.progress import Up, UpKind
from cubeapp.ui.learn.course.model import Part, Phase
from tests.ui.hands import middle_of
from tests.ui.test_walks import Hand

pytestmark = pytest.mark.slow

CARDS = [each.id for each in lessons() if each.exercise]
TASKS = [each.id for each in lessons() if each.task_kind is not None]


class Learner(Hand):
    """A hand that does the course."""

    def __init__(self, program, qtbot):
        super().__init__(program, qtbot)
        self.course = program.feature("course").model
        self.course.rng = np.random.default_rng(7)

    @property
    def card(self):
        return self.program.feature("course").panel.card

    @property
    def foot(self):
        return self.program.feature("course").panel.foot

    def press(self, button):
        self.scroll_to(self.program.feature("course").panel.panel, button)
        self.click(button)

    def open(self, id, level=Level.WATCH):
        self.click(self.button("place-learn"))
        self.course.book.update(lambda progress: progress.with_level(id, level))
        self.course.choose(Up(UpKind.LESSON, id))
        self.press(self.foot.main_button)

    def click_sticker(self, facelet):
        view = self.window.net_view
        self.click(view, middle_of(view.layout_of_net, facelet))

    def do_all(self):
        while self.course.phase is not Phase.DONE:
            self.turn(*situation(self.program.document.cube).moves)

    def wrong_turn(self):
        """Turn the bottom, which no first turn of a card does but the last one's."""
        before = self.program.document.cube
        self.type(Qt.Key(ord(self.program.keyboard.keymap.keys_of("D'")[0])))
        assert self.program.document.cube != before


@pytest.fixture
def learner(build, qtbot):
    return Learner(build(), qtbot)


def test_a_lesson_is_learned_from_watching_to_alone(learner):
    learner.open("3.1")
    while learner.course.phase is not Phase.DONE:
        if learner.course.part is Part.ANSWER:
            learner.press(learner.card.pictures.buttons[learner.course.question.right])
        else:
            cursor = learner.program.document.cursor
            learner.press(learner.foot.main_button)
            learner.wait(lambda: not learner.program.player.is_playing)
            assert learner.program.document.cursor > cursor
    for level in (Level.FINISH, Level.FINISH, Level.CHOOSE, Level.CHOOSE):
        learner.press(learner.foot.main_button)
        assert learner.course.level is level
        if level is Level.CHOOSE:
            learner.click_sticker(min(learner.course.card.lit))
            cases = learner.course.cases
            at = next(at for at, case in enumerate(cases) if case.fits(learner.course.card))
            learner.press(learner.card.pictures.buttons[at])
        learner.do_all()
    while not learner.course.book.progress.is_mastered("3.1"):
        learner.press(learner.foot.main_button)
        assert learner.course.level is Level.ALONE
        learner.do_all()
    assert "You can do this." in learner.card.message.text()


@pytest.mark.parametrize("id", CARDS)
def test_each_lesson_is_done_alone_once_without_a_mistake_and_once_with_one(learner, id):
    learner.open(id, Level.ALONE)
    learner.do_all()
    learner.press(learner.foot.main_button)
    if learner.course.phase is Phase.OPENING:
        learner.press(learner.foot.main_button)
    start = learner.program.document.cube
    learner.wrong_turn()
    foot, card = learner.foot, learner.card
    learner.press(foot.hint_button if foot.hint_button.isVisible() else card.mend_hint_button)
    assert learner.card.message.isVisible()
    learner.course.take_back()
    assert learner.program.document.cube == start
    learner.do_all()
    assert learner.course.phase is Phase.DONE


@pytest.mark.parametrize("id", TASKS)
def test_the_first_lessons_are_done(learner, id):
    learner.open(id)
    drill = learner.course.drill
    while not drill.now.is_over:
        task = drill.now.task
        if task.kind in (TaskKind.PIECE, TaskKind.HOME):
            learner.click_sticker(min(task.wanted))
        elif task.kind is TaskKind.ORDER:
            for picture in task.wanted:
                learner.press(learner.card.pictures.buttons[picture])
        elif task.kind is TaskKind.WHOLE:
            while drill.now.task is task and not drill.now.is_over:
                learner.type(Qt.Key(ord(learner.program.keyboard.keymap.keys_of("y")[0])))
        else:
            learner.wait(lambda: not learner.program.player.is_playing)
            learner.turn(*task.wanted)
    assert learner.course.book.progress.is_mastered(id)


def test_moves_may_be_typed_as_well(learner):
    learner.open("4.1", Level.ALONE)
    moves = format_moves(learner.course.card.moves, 3)
    learner.click(learner.program.line.edit)
    QTest.keyClicks(learner.window.focusWidget(), moves)
    learner.type(Qt.Key.Key_Return)
    learner.do_all()
    assert learner.course.phase is Phase.DONE
