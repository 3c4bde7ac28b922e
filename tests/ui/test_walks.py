"""Whole errands, done by mouse and keys alone; the clicks are counted."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QToolButton, QWidget

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import UNPAINTED
from cubeapp.engine.model.moves import face_turns, inverse
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.notation.turn_names import format_move
from cubeapp.engine.solvers.by_hand.choices import CLASSIC
from cubeapp.engine.solvers.control import SearchControl
from cubeapp.engine.timeline.timeline import Purpose
from cubeapp.ui import app
from cubeapp.ui.document.drafts import empty_draft
from cubeapp.ui.learn.lessons import model as lessons
from cubeapp.ui.learn.lessons.lesson import LessonChoice, lesson_for
from cubeapp.ui.stage.play_button import PlayButton
from tests.ui.hands import middle_of, wheel
from tests.ui.solvers import FakeSolver, answer_of

pytestmark = pytest.mark.slow

WAIT_MS = 60_000
LEFT = Qt.MouseButton.LeftButton
SCRAMBLE = Alg("R U F2 L D' B R2 U' F L2 D B' R U2").moves(3)
ANSWER = inverse(SCRAMBLE)
CUBE = Cube.solved(3).apply_all(SCRAMBLE)


class Hand:
    """Presses what is seen in a window, where it is seen, and counts."""

    def __init__(self, program, qtbot):
        self.program, self.window, self.qtbot = program, program.window, qtbot
        self.clicks = 0
        with qtbot.waitActive(self.window):
            self.window.activateWindow()

    def click(self, part, place=None):
        # What has just come or grown is laid out a moment later.
        self.wait(lambda: self._is_seen(part, self._place(part, place)))
        assert part.isEnabled()
        self.clicks += 1
        place = self._place(part, place)
        QTest.mouseClick(self.window.windowHandle(), LEFT, pos=part.mapTo(self.window, place))
        QApplication.processEvents()

    def type(self, *keys):
        for key in keys:
            QTest.keyClick(self.window.windowHandle(), key)
        QApplication.processEvents()

    def turn(self, *moves):
        """Turn the cube by the keys of these moves, half turns by two quarters."""
        keymap = self.program.keyboard.keymap
        for move in moves:
            quarter = replace(move, quarters=1 if move.quarters > 0 else -1)
            (key, *_) = keymap.keys_of(format_move(quarter, 3))
            self.type(*abs(move.quarters) * [Qt.Key(ord(key))])

    def button(self, name):
        """Return the button of that name which is seen."""
        found = [
            each
            for each in self.window.findChildren(QWidget, name)
            if isinstance(each, QPushButton | QToolButton) and each.isVisible()
        ]
        assert len(found) == 1, name
        return found[0]

    def wait(self, is_over):
        self.qtbot.waitUntil(is_over, timeout=WAIT_MS)

    def scroll_to(self, panel, part):
        """Turn the wheel over ``panel`` until ``part`` is seen."""

        def is_there():
            if self._is_seen(part, self._place(part, None)):
                return True
            wheel(panel.viewport(), panel.viewport().rect().center().toTuple(), -1)
            return False

        self.wait(is_there)

    def _place(self, part, place):
        return part.rect().center() if place is None else QPoint(*map(round, place))

    def _is_seen(self, part, place):
        hit = self.window.childAt(part.mapTo(self.window, place))
        return hit is not None and (hit is part or part.isAncestorOf(hit))


@pytest.fixture
def solver(monkeypatch):
    """Gives the way back of whatever was done to the solved cube."""
    fake = FakeSolver(answer_of(ANSWER))
    monkeypatch.setattr(app, "solver_for", lambda _request: fake)
    return fake


@pytest.fixture
def hand(build, qtbot):
    return Hand(build(), qtbot)


def test_a_cube_is_scrambled_solved_and_watched_with_three_clicks(hand, solver):
    document, player = hand.program.document, hand.program.player
    hand.click(hand.program.feature("scramble").panel.play_button)
    hand.wait(lambda: not document.cube.is_solved)
    solver.results = [answer_of(inverse(document.timeline.moves))]
    scrambled = document.cube
    hand.click(hand.button("solve-here"))
    hand.wait(lambda: document.timeline.purpose is Purpose.SOLUTION)
    assert document.timeline.start == document.cube == scrambled
    (play,) = hand.window.timeline.findChildren(PlayButton)
    hand.click(play)
    hand.wait(lambda: document.cube.is_solved and not player.is_playing)
    assert hand.clicks == 3


def test_a_cube_is_painted_sticker_by_sticker_mended_solved_and_followed(hand, solver):
    """A parent who has no help: one sticker is painted wrongly, and nothing is filled in."""
    program, document, window = hand.program, hand.program.document, hand.window
    wrong = CUBE.painted([7], int(CUBE.facelets[19])).painted([19], int(CUBE.facelets[7]))
    hand.click(hand.button("paint"))
    paint, net = program.feature("paint").panel, window.net_view
    hand.click(paint.autofill_box)
    before = hand.clicks
    for colour in range(6):
        hand.click(paint.colours.swatches[colour])
        places = np.flatnonzero((wrong.facelets == colour) & (empty_draft(3).facelets == UNPAINTED))
        for place in places:
            hand.click(net, middle_of(net.layout_of_net, place))
    assert document.draft == wrong
    assert hand.clicks - before == 48 + 6
    rest = hand.clicks - before
    hand.click(paint.next_button)
    assert window.shown_page == "check"
    check = program.feature("check").panel
    repairs = check.findings.fault_list.rows[0].repairs
    if CUBE not in {each.repair.cube for each in repairs.buttons}:
        hand.click(repairs.more_button)
    repair = next(each for each in repairs.buttons if each.repair.cube == CUBE)
    hand.scroll_to(check.panel, repair)
    hand.click(repair)
    hand.click(check.solve_button)
    hand.wait(lambda: document.timeline.purpose is Purpose.SOLUTION)
    hand.click(program.feature("solve").panel.answer.follow_button)
    assert window.shown_page == "follow"
    assert hand.clicks - rest <= 7
    clicks = hand.clicks
    follow, looks = program.feature("follow").panel, 0
    while not document.cube.is_solved:
        hand.wait(lambda: not program.following.checks.is_planning)
        done, is_asked = document.cursor, follow.yes_button.isVisible()
        looks += is_asked
        hand.type(Qt.Key.Key_Space)
        assert document.cursor == (done if is_asked else done + 1)
    assert looks == (len(ANSWER) - 1) // 6
    assert program.feature("follow").panel.done_words.text() == "Your cube is solved"
    assert hand.clicks == clicks


def test_a_step_is_tried_learnt_and_looked_at_again(build, qtbot, monkeypatch):
    lesson = lesson_for(CUBE, LessonChoice(CLASSIC), SearchControl())
    monkeypatch.setattr(lessons, "lesson_for", lambda *_: lesson)
    program = build(CUBE)
    hand, document, view = Hand(program, qtbot), program.document, program.window.cube_view
    hand.click(hand.button("place-learn"))
    tabs = program.window.inspector.switch.tabs
    own = next(at for at in range(tabs.count()) if tabs.tabData(at) == "learn")
    hand.click(tabs, tabs.tabRect(own).center().toTuple())
    page = program.feature("learn").panel
    hand.click(page.begin_button)
    hand.wait(lambda: document.timeline.purpose is Purpose.LESSON)
    step = program.feature("learn").model.step
    hand.click(page.step.try_button)
    assert view.marks.next_move is None
    wrong = next(each for each in face_turns(3) if lesson.followed(0, each) is None)
    hand.turn(wrong)
    hand.click(page.step.take_back_button)
    assert document.cursor == step.start
    hand.turn(*lesson.moves[step.start : step.end])
    assert page.step.message.text() == "✓ Done — that is the step."
    hand.click(page.step.show_button)
    assert hand.clicks == 6
    learnt, title = lesson.cube_at(step.end), page.step.title.text()
    assert document.cube == learnt
    hand.click(page.before_button)
    assert document.cube == lesson.cube_at(step.start)
    hand.click(page.next_button)
    assert (document.cube, page.step.title.text()) == (learnt, title)
