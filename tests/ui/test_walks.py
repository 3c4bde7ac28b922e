"""Whole errands, done by mouse and keys alone; the clicks are counted."""

from __future__ import annotations

from dataclasses import replace
from itertools import groupby

import numpy as np
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QPushButton, QToolButton, QWidget

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import UNPAINTED
from cubeapp.engine.model.moves import face_turns, inverse
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.notation.turn_names import format_move
from cubeapp.engine.solvers.by_hand.choices import CLASSIC
from cubeapp.engine.solvers.control import SearchControl
from cubeapp.engine.solvers.fewest_moves.solver import FewestMovesSolver
from cubeapp.engine.timeline.timeline import Purpose
from cubeapp.ui import app
from cubeapp.ui.controls.note import Caption
from cubeapp.ui.controls.stepper import Stepper
from cubeapp.ui.document.drafts import empty_draft
from cubeapp.ui.learn.lessons import model as lessons
from cubeapp.ui.learn.lessons.lesson import LessonChoice, lesson_for
from cubeapp.ui.solve.path import Way
from cubeapp.ui.solve.solvers.lanes import LANES
from cubeapp.ui.stage.play_button import PlayButton
from cubeapp.words import tr
from tests.ui.hands import middle_of, wheel
from tests.ui.solvers import FakeSolver, answer_of

pytestmark = pytest.mark.slow

WAIT_MS = 120_000
LEFT = Qt.MouseButton.LeftButton
TEXT = "R U F2 L D' B R2 U' F L2 D B' R U2"
SCRAMBLE = Alg(TEXT).moves(3)
ANSWER = inverse(SCRAMBLE)
STORED = "R U R' U' R' F R2 U R' U' F'"
"""What the library has for OLL 9."""
LAST_EDGES = ("Edge orientation", "Left and right edge", "Last four edges")
"""The steps of Roux after the corners, of which a short answer may need but some."""
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

    def paste(self, text):
        """Paste a cube by its key."""
        QGuiApplication.clipboard().setText(text)
        keys = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
        QTest.keyClick(self.window.windowHandle(), Qt.Key.Key_V, keys)
        QApplication.processEvents()

    def open(self, place, page):
        """Go to a page of a place."""
        self.click(self.button(f"place-{place}"))
        self.wait(self.window.inspector.switch.isVisible)
        self.turn_to(self.window.inspector.switch, page)

    def turn_to(self, switch, page):
        """Choose a page by its tab, or in the list that takes the place of the tabs."""
        if switch.tabs.isVisible():
            tabs = {switch.tabs.tabData(at): at for at in range(switch.tabs.count())}
            self.click(switch.tabs, switch.tabs.tabRect(tabs[page]).center().toTuple())
        else:
            self.choose(switch.findChild(QComboBox), page)

    def choose(self, box, key):
        """Open a box and go down its list."""
        row = box.findData(key)
        self.click(box)
        for each in (Qt.Key.Key_Home, *row * [Qt.Key.Key_Down], Qt.Key.Key_Return):
            QTest.keyClick(box.view(), each)
        self.wait(lambda: not box.view().isVisible())
        assert box.currentData() == key

    def pick(self, view, row):
        """Click a row of a list that is seen."""
        place = view.visualRect(view.model().index(row, 0)).center()
        self.click(view.viewport(), place.toTuple())

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

    def solve_with(self, solver):
        """Choose another solver than the usual one, and have the cube solved by it."""
        panel = self.program.feature("solve").panel
        self.scroll_to(panel, panel.others_fold.head)
        self.click(panel.others_fold.head)
        self.choose(panel.solver_choice, solver)
        self.click(panel.solve_button)

    def scroll_to(self, panel, part):
        """Turn the wheel over ``panel`` until ``part`` is seen."""
        middle = panel.viewport().mapTo(self.window, panel.viewport().rect().center())

        def is_there():
            if self._is_seen(part, self._place(part, None)):
                return True
            is_above = part.mapTo(self.window, part.rect().center()).y() < middle.y()
            wheel(panel.viewport(), panel.viewport().rect().center().toTuple(), 2 * is_above - 1)
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


def test_a_shorter_alg_is_found_for_a_case_kept_as_ones_own_and_drilled(hand):
    """The library has an alg of 11 turns for OLL 9, and the same three sides do it in 10."""
    program = hand.program
    kept = _find_and_keep(hand, "9", 10)
    assert len(Alg(kept).moves(3)) == 10
    hand.open("train", "cases")
    page, case = program.feature("cases").page, program.feature("cases").panel.case_card
    hand.pick(page.picker, 8)
    chosen = {each.accessibleName(): each.isChecked() for each in case.algs.buttons}
    assert chosen == {kept: True, STORED: False}
    hand.click(case.set_up_button)
    hand.wait(lambda: page.setup_part.isVisible())
    hand.type(Qt.Key.Key_Space)
    assert page.note.text().startswith("Seen. Now solve it here")
    top = _turn_of_top(program.document.cube, kept)
    hand.turn(*top, *Alg(kept).moves(3))
    assert page.note.text().startswith("✓ Solved in ")
    assert kept in page.answer_note.text()
    assert page.knew_button.isChecked()
    assert page.count_note.text() == "57 cases · known 1, missed 0"
    assert case.about_note.text().splitlines()[:2] == ["OLL 9 Kite", "met 1 time, missed 0"]


def _find_and_keep(hand, key, most):
    """Keep the shortest alg of at most so many turns for a case of OLL, and return it."""
    program = hand.program
    hand.open("lab", "algs")
    panel, finder = program.feature("algs").panel, program.feature("algs").finder
    card = panel.finder
    hand.scroll_to(panel, card.case_box)
    hand.choose(card.case_box, key)
    assert STORED in card.stored.text()
    hand.scroll_to(panel, card.find_button)
    hand.choose(card.most_box, most)
    hand.click(card.find_button)
    hand.wait(lambda: card.list.isVisible() and not finder.is_working)
    hand.scroll_to(panel, card.keep_button)
    hand.pick(card.list, 0)
    hand.click(card.keep_button)
    kept, _, told = program.window.message.text().partition(" is your alg for OLL 9, Kite now")
    assert told == "; the trainer uses it."
    assert card.stored.text().endswith(f"Yours: {kept}")
    return kept


def _turn_of_top(cube, alg):
    """Return the turn of the top from which an alg makes it one colour, as one sees that."""
    tops = [Alg(each).moves(3) for each in ("", "U", "U2", "U'")]
    (top,) = (each for each in tops if len(set(cube.apply(each).apply(alg).faces[0].flat)) == 1)
    return top


def test_a_cube_is_pasted_solved_by_roux_and_followed_to_the_end(hand):
    program, document = hand.program, hand.program.document
    hand.click(hand.button("place-solve"))
    hand.paste(TEXT)
    assert document.draft == CUBE
    hand.click(program.feature("paint").panel.next_button)
    hand.solve_with("roux")
    hand.wait(lambda: document.timeline.has_steps)
    assert document.cube == CUBE
    panel = program.feature("solve").panel
    hand.scroll_to(panel, panel.answer.follow_button)
    hand.click(panel.answer.follow_button)
    assert program.window.shown_page == "follow"
    follow, told, count = program.feature("follow").panel, [], len(document.timeline)
    hand.click(follow.next_button)
    assert document.cursor == 1
    while not document.cube.is_solved:
        hand.wait(lambda: not program.following.checks.is_planning)
        assert follow.yes_button.isVisible() or follow.why.isVisible()
        told += [follow.why.stage.text()] * follow.why.isVisible()
        hand.type(Qt.Key.Key_Space)
    assert follow.done_words.text() == "Your cube is solved"
    assert follow.done_about.text() == f"It took {count} moves."
    seen = [name for name in dict.fromkeys(told) if name != "Hold"]
    assert seen[:3] == ["First block", "Second block", "CMLL"]
    assert seen[3:] == [name for name in LAST_EDGES if name in seen] != []


def test_fewest_moves_are_written_down_in_two_lanes_and_copied(build, qtbot, monkeypatch):
    # A tenth of the positions of a search without a limit.
    few = FewestMovesSolver(nodes=1_000_000)
    monkeypatch.setattr(app, "solver_for", lambda _request: few)
    hand = Hand(build(), qtbot)
    program, lanes = hand.program, hand.program.feature("solve").panel.lanes
    hand.paste(TEXT)
    hand.click(hand.button("place-solve"))
    hand.turn_to(program.feature("paint").panel.ways, Way.CUBE.value)
    hand.click(program.window.inspector.findChild(Stepper).circles[2])
    hand.solve_with("fmc")
    hand.wait(lambda: program.document.timeline.purpose is Purpose.SOLUTION)
    # A shorter answer that comes later takes what the window says away.
    hand.wait(lambda: not program.board.is_working)
    hand.scroll_to(program.feature("solve").panel, lanes.copy_button)
    assert {tr(each) for each in LANES} <= {each.text() for each in lanes.findChildren(Caption)}
    hand.click(lanes.copy_button)
    assert program.window.message.text() == "Copied."
    *lines, solution = QGuiApplication.clipboard().text().splitlines()
    assert CUBE.apply(solution).is_solved
    algs, comments = zip(*(line.split(" // ") for line in lines), strict=True)
    stages = [name for name, _ in groupby(each.split()[0] for each in comments)]
    assert stages == ["EO", "DR", "HTR", "finish"]
    assert comments[-1].endswith(f"/{len(solution.split())})")
    on_inverse = "".join(alg for alg in algs if alg.startswith("("))
    assert on_inverse
    both = [alg for alg in algs if not alg.startswith("(")]
    assert CUBE.apply(" ".join(both)).apply(~Alg(on_inverse)).is_solved
