"""Somebody who practises at a window of the tests."""

import itertools

from PySide6.QtCore import Qt

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.practice.solves import Solve
from cubeapp.engine.practice.stopwatch import HOLD_S

WAIT_MS = 120_000
HOURS = itertools.count(1)
"""The clock goes on from test to test, as it does for whoever stays at the timer."""
SPACE, ESCAPE = Qt.Key.Key_Space, Qt.Key.Key_Escape


class Desk:
    """A window with the timer open, and a clock that goes only when told."""

    def __init__(self, program, qtbot):
        self.program, self.qtbot, self.window = program, qtbot, program.window
        self.feature = program.feature("practice")
        self.panel, self.page = self.feature.panel, self.feature.page
        self.card, self.solve_box = self.page.face_card, self.page.face_card.solve_box
        self.face, self.list = self.page.face, self.panel.list
        self.push_button = self.card.push_button
        self.timing, self.replay = self.feature.timer.timing, self.feature.timer.replay
        self.book, self.supply = self.feature.timer.book, self.feature.timer.supply
        self.drilling = program.feature("cases").model
        self.seconds = 1000.0 * next(HOURS)
        for part in (self.timing, self.replay, self.drilling):
            part.now_s = lambda: self.seconds
        self.window.shell.commands["practice"].trigger()

    @property
    def cases(self):
        return self.program.feature("cases").page

    @property
    def choices(self):
        return self.program.feature("cases").panel

    @property
    def solves(self):
        return self.book.book.session.solves

    @property
    def phase(self):
        return self.timing.phase

    def bring_times(self):
        """Import the file that the dialog names, and wait until it is read."""
        self.window.shell.commands["bring_times"].trigger()
        self.qtbot.waitUntil(lambda: not self.program.shell.tasks.is_busy)

    def wait(self, seconds):
        self.seconds += seconds
        self.timing.ticked.emit()

    def hold_space(self, seconds=HOLD_S + 0.1):
        self.qtbot.keyPress(self.face, SPACE)
        self.wait(seconds)

    def let_go(self):
        self.qtbot.keyRelease(self.face, SPACE)

    def solve(self, seconds, key=Qt.Key.Key_J):
        self.wait(0.1)
        self.hold_space()
        self.let_go()
        self.wait(seconds)
        self.qtbot.keyClick(self.face, key)

    def add(self, *seconds):
        for each in seconds:
            self.book.add(Solve(round(1000 * each), scramble="R U"))

    def click(self, widget):
        self.qtbot.mouseClick(widget, Qt.MouseButton.LeftButton)

    def leave(self):
        """Leave nothing of a test to the next one."""
        self.replay.stop()
        self.timing.cancel()
        self.card.inspects_box.setChecked(False)
        self.card.on_screen_box.setChecked(False)
        for _ in self.book.book.sessions:
            self.book.delete_session()
        self.book.changes.clear()
        self.program.document.load(Cube.solved(3), "")
        self.program.document.undo_stack.clear()
        self.window.say("")
        self.window.show_page("scramble")

    def next_case(self):
        self.click(self.cases.next_button)
        self.qtbot.waitUntil(lambda: not self.drilling.is_working, timeout=WAIT_MS)
        return self.drilling.showing.drill


def choose(box, index):
    box.setCurrentIndex(index)
    box.activated.emit(index)
