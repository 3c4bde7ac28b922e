"""A learner in a window, for the tests of the course."""

from datetime import date

from PySide6.QtCore import Qt

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.moves import face_turns
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.teaching.lessons import Level
from cubeapp.engine.teaching.policy import situation
from cubeapp.engine.teaching.progress import Up, UpKind
from cubeapp.ui.learn.course.model import Phase
from tests.ui.hands import click as press
from tests.ui.hands import middle_of
from tests.ui.windows import play_out

OWN = Cube.solved(3).apply_all(Alg("R U2 F' L D2 B R' U L2").moves(3))
TODAY = date(2026, 11, 25)


class Learner:
    """Does the course in a window, by its buttons, the views and the keys."""

    def __init__(self, program, qtbot):
        self.program, self.qtbot = program, qtbot
        self.course = program.feature("course").model
        self.document, self.window = program.document, program.window

    @property
    def page(self):
        return self.program.feature("course").panel

    @property
    def card(self):
        return self.page.card

    @property
    def foot(self):
        return self.page.foot

    @property
    def record(self):
        return self.course.book.progress.record(self.course.chosen.id)

    def open(self, id, level=Level.WATCH, kind=UpKind.LESSON):
        if kind is UpKind.LESSON:
            self.course.book.update(lambda progress: progress.with_level(id, level))
        self.course.choose(Up(kind, id))
        self.window.show_page("course")

    def click(self, button):
        assert button.isVisible(), button.text()
        assert button.isEnabled(), button.text()
        self.qtbot.mouseClick(button, Qt.MouseButton.LeftButton)

    def begin(self, id, level=Level.WATCH, kind=UpKind.LESSON):
        self.open(id, level, kind)
        self.click(self.foot.main_button)

    def step(self):
        self.click(self.foot.main_button)
        play_out(self.program, self.qtbot)

    def turn(self, *moves):
        for move in moves:
            self.document.turn(move)

    def do_card(self):
        self.turn(*self.course.card.moves)

    def do_all(self):
        """Follow the cards until the exercise is done."""
        for _ in range(30):
            if self.course.phase is Phase.DONE:
                return
            self.turn(*situation(self.document.cube).moves)
        raise AssertionError("no exercise takes so many cards")

    def click_sticker(self, facelet):
        """Click a sticker of the net."""
        view = self.window.net_view
        press(view, middle_of(view.layout_of_net, facelet))

    def wrong_turn(self):
        """Make a turn that is none of the card's, and no turn of the top either."""
        left = self.course.standing.rest[0]
        self.turn(next(turn for turn in face_turns(3) if turn.axis is not left.axis))
