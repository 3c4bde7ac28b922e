"""The timer and the cases through the window: keys, buttons and what is seen."""

import csv
import itertools
import json
from dataclasses import replace
from functools import partial

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QFileDialog,
    QLabel,
    QLineEdit,
    QMessageBox,
    QTableView,
    QWidget,
)

from cubeapp.drawing.theme import colour_scheme
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import Face
from cubeapp.engine.model.moves import inverse
from cubeapp.engine.practice.case_book import CaseBook, OwnDeck, Record, Trial
from cubeapp.engine.practice.next_case import Order
from cubeapp.engine.practice.schedule import Grade
from cubeapp.engine.practice.solves import Solve
from cubeapp.engine.practice.stopwatch import HOLD_S, Phase
from cubeapp.ui.controls.link_button import LinkButton
from cubeapp.ui.services.settings import Settings
from cubeapp.ui.services.storage import Storage
from cubeapp.ui.services.voice import Voice
from cubeapp.ui.train.cases.deck_dialog import DeckDialog
from cubeapp.ui.train.cases.model import Choice
from cubeapp.ui.train.timer.compare_dialog import CompareDialog
from tests.ui.fonts import WIDE_FIRST
from tests.ui.windows import discard, opened

pytestmark = pytest.mark.usefixtures("unpainted")

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
        self.window.actions_by_name["practice"].trigger()

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
        self.window.actions_by_name["bring_times"].trigger()
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


@pytest.fixture(scope="module")
def shared(qapp, pytestconfig):
    # Without the compiled solvers scrambles are random moves, and there at once.
    program = opened(pytestconfig, prepared=False)
    yield program
    discard(program)


@pytest.fixture
def desk(shared, qtbot):
    made = Desk(shared, qtbot)
    with qtbot.waitActive(made.window):
        made.window.activateWindow()
    yield made
    made.leave()


@pytest.fixture
def ready_desk(build, qtbot):
    made = Desk(build(), qtbot)
    made.window.show_page("cases")
    return made


# The timer


def test_the_timer_asks_for_a_click_while_its_keys_are_elsewhere(desk):
    assert desk.face.hint == "Hold Space, let go to start"
    desk.panel.sessions.box.setFocus()
    assert desk.face.hint == "Click here, then use Space"
    desk.face.setFocus()
    assert desk.face.hint == "Hold Space, let go to start"


def test_the_first_time_moves_nothing_and_ends_the_hint(desk):
    QApplication.processEvents()
    place = desk.face.geometry()
    assert desk.page.trend.isVisible()
    desk.add(10)
    QApplication.processEvents()
    assert desk.face.geometry() == place
    assert desk.face.hint == ""
    desk.hold_space()
    assert desk.face.hint == "Let go to start"


def test_space_means_the_timer_after_a_click_on_what_is_timed(desk, qtbot, monkeypatch):
    for box in (desk.card.inspects_box, desk.card.on_screen_box, desk.page.next_button):
        box.setFocus()
        with monkeypatch.context() as patch:
            patch.setattr(QWidget, "underMouse", lambda _widget: True)
            box.click()
        assert desk.window.focusWidget() is desk.face


def test_the_command_opens_the_timer_and_gives_it_the_keys(desk):
    assert desk.feature.is_shown
    assert desk.face.isVisible()
    assert desk.window.focusWidget() is desk.face
    assert desk.page.scramble_edit.toPlainText() == desk.supply.current.alg


def test_space_held_and_let_go_starts_and_any_key_stops(desk):
    desk.hold_space(0.1)
    assert (desk.face.phase, desk.face.hint) == (Phase.TOUCHED, "Hold on …")
    desk.wait(HOLD_S)
    assert (desk.face.phase, desk.face.hint) == (Phase.ARMED, "Let go to start")
    desk.let_go()
    desk.wait(12.3456)
    assert desk.face.text == "12.34"
    assert desk.push_button.text() == "Stop"
    desk.qtbot.keyClick(desk.face, Qt.Key.Key_J)
    assert desk.solves[0].time_ms == 12345
    assert desk.face.text == "12.34"
    assert not desk.program.document.timeline.moves
    assert desk.panel.list.count_label.text() == "1 solve"


def test_shortcuts_stop_the_clock_too_and_do_nothing_else(desk):
    desk.hold_space()
    desk.let_go()
    desk.wait(3)
    desk.qtbot.keyClick(desk.face, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    assert len(desk.solves) == 1


def test_a_running_clock_is_stopped_by_any_key_wherever_the_focus_is(desk):
    desk.hold_space()
    desk.let_go()
    for place in (desk.panel.sessions.box, desk.panel.sessions.name_edit):
        if desk.phase is Phase.READY:
            desk.click(desk.push_button)
        place.setFocus()
        desk.wait(3)
        desk.qtbot.keyClick(place, Qt.Key.Key_R)
    assert [solve.time_ms for solve in desk.solves] == [3000, 3000]
    assert not desk.program.document.timeline.moves
    name = desk.panel.sessions.name_edit
    assert name.text() == "Session 1"
    desk.qtbot.keyClick(name, Qt.Key.Key_R)
    assert name.text() == "Session 1r"


def test_escape_gives_up(desk):
    desk.hold_space()
    desk.let_go()
    desk.wait(3)
    desk.qtbot.keyClick(desk.face, ESCAPE)
    assert desk.phase is Phase.READY
    assert not desk.solves
    assert "no time" in desk.window.message.text()


def test_the_mouse_is_a_pair_of_hands_as_well(desk):
    desk.qtbot.mousePress(desk.face, Qt.MouseButton.LeftButton)
    desk.wait(1)
    desk.qtbot.mouseRelease(desk.face, Qt.MouseButton.LeftButton)
    desk.wait(7)
    desk.qtbot.mousePress(desk.face, Qt.MouseButton.LeftButton)
    assert desk.solves[0].time_ms == 7000


def test_the_click_that_gives_the_timer_its_keys_starts_nothing(desk):
    desk.click(desk.card.inspects_box)
    desk.panel.sessions.box.setFocus()
    desk.face.setFocus(Qt.FocusReason.MouseFocusReason)
    desk.click(desk.face)
    assert (desk.phase, desk.window.focusWidget()) == (Phase.READY, desk.face)
    desk.wait(1)
    desk.click(desk.face)
    assert desk.phase is Phase.INSPECTING


@pytest.mark.parametrize(
    "name", ["plus_button", pytest.param("dnf_button", marks=pytest.mark.slow), "delete_button"]
)
def test_space_means_the_timer_again_after_a_penalty_or_a_delete(desk, name):
    desk.add(10)
    button = getattr(desk.solve_box, name)
    button.setFocus()
    button.click()
    assert desk.window.focusWidget() is desk.face
    desk.hold_space()
    desk.let_go()
    assert desk.phase is Phase.RUNNING


def test_a_key_that_repeats_as_releases_and_presses_stores_no_time(desk):
    desk.hold_space()
    for _ in range(10):
        desk.let_go()
        desk.hold_space(0.03)
    desk.let_go()
    desk.wait(5)
    desk.qtbot.keyClick(desk.face, SPACE)
    assert [solve.time_ms for solve in desk.solves] == [5000]


def test_keys_end_the_phases_of_a_solve_and_the_last_one_stops_it(desk):
    desk.card.timing_button.phase_actions[2].trigger()
    desk.hold_space()
    desk.let_go()
    desk.wait(2)
    assert desk.face.hint == "Any key ends phase 1 of 3"
    assert desk.push_button.text() == "Next phase"
    desk.qtbot.keyClick(desk.face, Qt.Key.Key_J)
    desk.wait(0.02)
    for _ in range(3):
        # Repeats of a key that is held, as some systems report them.
        desk.qtbot.keyRelease(desk.face, Qt.Key.Key_J)
        desk.qtbot.keyPress(desk.face, Qt.Key.Key_J)
    desk.wait(4.98)
    assert desk.face.hint == "2.00 · Any key ends phase 2 of 3"
    desk.click(desk.push_button)
    desk.wait(3)
    assert desk.push_button.text() == "Stop"
    desk.qtbot.keyClick(desk.panel.sessions.box, Qt.Key.Key_K)
    (solve,) = desk.solves
    assert (solve.time_ms, solve.splits_ms) == (10_000, (2_000, 7_000))
    assert "2.00 + 5.00 + 3.00" in desk.panel.solve_note.text()
    assert '"phases":3' in desk.book.book.session.extra
    desk.panel.sessions.new_action.trigger()
    assert desk.timing.phase_count == 1


def test_a_touch_is_a_pair_of_hands_too(desk):
    device = QTest.createTouchDevice()
    desk.panel.sessions.box.setFocus()
    middle = desk.face.rect().center()
    QTest.touchEvent(desk.face, device).press(0, middle, desk.face).commit()
    assert desk.face.phase is Phase.TOUCHED
    desk.wait(1)
    QTest.touchEvent(desk.face, device).release(0, middle, desk.face).commit()
    assert desk.phase is Phase.RUNNING
    desk.wait(6)
    QTest.touchEvent(desk.face, device).press(0, middle, desk.face).commit()
    QTest.touchEvent(desk.face, device).release(0, middle, desk.face).commit()
    assert [solve.time_ms for solve in desk.solves] == [6000]


def test_seconds_of_the_inspection_are_called_out_if_that_is_chosen(desk, monkeypatch):
    said = []
    monkeypatch.setattr(Voice, "is_there", staticmethod(lambda: True))
    monkeypatch.setattr(Voice, "say", lambda _voice, text: said.append(text))
    desk.click(desk.card.inspects_box)
    for is_chosen in (False, True):
        desk.click(desk.push_button)
        for _ in range(5):
            desk.wait(3)
        assert said == ["8 seconds", "12 seconds"] * is_chosen
        desk.timing.cancel()
        desk.card.timing_button.calls_action.trigger()
    assert not desk.program.settings.calls_seconds
    beeps = []
    monkeypatch.setattr(Voice, "is_there", staticmethod(lambda: False))
    monkeypatch.setattr(QApplication, "beep", lambda: beeps.append(1))
    desk.program.settings.calls_seconds = True
    desk.click(desk.push_button)
    desk.wait(9)
    desk.program.settings.calls_seconds = False
    assert (len(said), len(beeps)) == (2, 1)


def test_how_long_space_is_held_can_be_chosen_and_is_remembered(desk):
    desk.card.timing_button.hold_actions[3].trigger()
    desk.hold_space(0.9)
    assert desk.face.phase is Phase.TOUCHED
    desk.wait(0.2)
    assert desk.face.phase is Phase.ARMED
    desk.timing.cancel()
    assert desk.program.settings.hold_s == 1.0
    desk.card.timing_button.hold_actions[1].trigger()
    assert desk.timing.hold_s == HOLD_S


def test_hands_that_go_elsewhere_start_nothing(desk):
    desk.hold_space()
    desk.panel.sessions.box.setFocus()
    desk.let_go()
    assert desk.phase is Phase.READY


def test_no_key_turns_the_cube_below_the_timer(desk):
    for key in (SPACE, Qt.Key.Key_J, Qt.Key.Key_Left):
        desk.qtbot.keyClick(desk.window, key)
        desk.qtbot.keyClick(desk.page.next_button, key)
        desk.timing.cancel()
    assert not desk.program.document.timeline.moves


def test_the_button_inspects_starts_and_stops(desk):
    desk.click(desk.card.inspects_box)
    assert desk.program.settings.inspects
    desk.click(desk.push_button)
    assert (desk.phase, desk.face.text) == (Phase.INSPECTING, "15")
    desk.wait(8.5)
    assert desk.face.text == "7"
    assert desk.face.hint.startswith("8 seconds")
    desk.wait(7)
    assert desk.face.text == "+2"
    desk.click(desk.push_button)
    assert desk.phase is Phase.RUNNING
    desk.wait(9)
    desk.click(desk.push_button)
    assert desk.solves[0].described() == "11.00+"
    assert desk.window.focusWidget() is desk.face


def test_a_clock_that_runs_goes_on_in_another_place(desk):
    desk.hold_space()
    desk.let_go()
    desk.window.show_page("solve")
    assert desk.phase is Phase.RUNNING
    assert desk.window.message.text() == "The clock goes on: any key stops."
    desk.wait(8)
    desk.qtbot.keyClick(desk.window.cube_view, Qt.Key.Key_J)
    assert [solve.time_ms for solve in desk.solves] == [8000]
    assert not desk.program.document.timeline.moves
    desk.qtbot.keyClick(desk.window.cube_view, Qt.Key.Key_J)
    assert desk.program.document.timeline.moves


def test_an_inspection_is_given_up_in_another_place(desk):
    desk.click(desk.card.inspects_box)
    desk.click(desk.push_button)
    desk.window.show_page("cases")
    assert desk.phase is Phase.READY
    assert not desk.solves


def test_closing_the_window_keeps_a_running_solve(build, qtbot, tmp_path):
    program = build(prepared=False, storage=Storage(tmp_path))
    desk = Desk(program, qtbot)
    desk.hold_space()
    desk.let_go()
    desk.wait(4)
    program.window.close()
    assert '"is_dnf": true' in (tmp_path / "practice.json").read_text()


def test_the_page_is_quiet_while_the_clock_runs_and_nothing_moves(desk):
    desk.add(10, 11)
    parts = desk.page.scramble_edit, desk.page.trend, desk.solve_box, desk.card.compared
    QApplication.processEvents()
    place = desk.face.geometry()
    desk.hold_space()
    desk.let_go()
    assert not any(part.isVisible() for part in parts)
    assert desk.face.isVisible()
    assert desk.push_button.isVisible()
    QApplication.processEvents()
    assert desk.face.geometry() == place
    desk.wait(5)
    desk.qtbot.keyClick(desk.face, Qt.Key.Key_J)
    assert all(part.isVisible() for part in parts)


def test_ctrl_k_stops_the_clock_and_the_time_is_saved(desk):
    desk.hold_space()
    desk.let_go()
    desk.wait(7)
    desk.qtbot.keyClick(desk.face, Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    assert [solve.time_ms for solve in desk.solves] == [7000]
    assert not desk.window.features["finder"].palette.isVisible()


def test_a_solve_on_screen_goes_on_below_the_palette(desk):
    desk.click(desk.card.on_screen_box)
    desk.click(desk.push_button)
    desk.qtbot.keyClick(desk.window.cube_view, Qt.Key.Key_J)
    palette = desk.window.features["finder"].palette
    desk.window.actions_by_name["find"].trigger()
    assert palette.isVisible()
    desk.qtbot.keyClick(palette.field, ESCAPE)
    assert not palette.isVisible()
    assert desk.phase is Phase.RUNNING
    desk.timing.cancel()


@pytest.mark.slow
@pytest.mark.parametrize("points", [9, 14, 18])
def test_the_pages_are_never_wider_than_their_room(build, qapp, points):
    program = build(prepared=False)
    font = program.window.font()
    font.setPointSize(points)
    program.window.setFont(font)
    program.feature("practice").timer.book.add(Solve(12_345))
    for size in ((900, 600), (1280, 800), (2560, 1440)):
        program.window.resize(*size)
        for id in ("practice", "cases"):
            program.window.show_page(id)
            QApplication.processEvents()
            page = program.feature(id).page
            assert page.widget().width() <= page.viewport().width(), (size, id)


# What became of it


def test_a_dot_and_a_bar_lead_to_their_time(desk):
    desk.add(10, 14, 12, 30, 13)
    trend, histogram = desk.page.trend, desk.page.histogram
    QApplication.processEvents()
    desk.qtbot.mouseClick(trend, Qt.MouseButton.LeftButton, pos=trend.place_of(1).toPoint())
    assert (desk.list.number, desk.face.text) == (1, "14.00")
    assert "No. 2" in desk.panel.solve_note.text()
    slowest = histogram.bar_rect(len(histogram.bars) - 1).center().toPoint()
    desk.qtbot.mouseClick(histogram, Qt.MouseButton.LeftButton, pos=slowest)
    assert desk.face.text == "30.00"
    desk.list.choose(0)
    assert desk.face.text == "10.00"
    assert "best of this session" in desk.card.compared.text()
    desk.solve(11)
    assert (desk.list.number, desk.face.text) == (5, "11.00")


def test_a_note_that_is_being_typed_belongs_to_its_time(desk):
    desk.add(10, 14)
    desk.click(desk.solve_box.note_button)
    desk.solve_box.comment_edit.setText("lucky")
    QApplication.processEvents()
    trend = desk.page.trend
    desk.qtbot.mouseClick(trend, Qt.MouseButton.LeftButton, pos=trend.place_of(0).toPoint())
    assert [solve.comment for solve in desk.solves] == ["", "lucky"]
    assert desk.list.number == 0


def test_the_trend_shows_the_last_times_that_are_asked_for(desk):
    desk.add(*range(10, 70))
    box = desk.page.charts.last_box
    assert [box.itemText(row) for row in range(box.count())] == ["All 60", "Last 50"]
    box.setCurrentIndex(1)
    box.activated.emit(1)
    assert desk.page.trend.first == 10
    desk.add(9)
    assert (box.currentData(), desk.page.trend.first) == (50, 11)


def test_penalties_comments_and_deletes_change_the_averages_and_can_be_undone(desk):
    desk.add(10, 11, 12, 13, 14)
    cells = desk.panel.averages.cells
    assert [cell.text() for cell in cells["ao5"]] == ["12.00", "12.00"]
    assert desk.list.number == 4
    box = desk.solve_box
    desk.click(box.plus_button)
    assert desk.solves[4].described() == "16.00+"
    desk.click(box.dnf_button)
    assert desk.face.text.startswith("DNF")
    assert cells["single"][0].text() == "DNF"
    desk.click(box.note_button)
    assert desk.window.focusWidget() is box.comment_edit
    box.comment_edit.setText(" lucky ")
    desk.qtbot.keyClick(box.comment_edit, Qt.Key.Key_Return)
    assert desk.solves[4].comment == "lucky"
    desk.qtbot.keyClick(desk.list, Qt.Key.Key_Delete)
    assert len(desk.solves) == 4
    assert cells["ao5"][0].text() == "–"
    for _ in range(4):
        desk.click(desk.solve_box.undo_button)
    assert [solve.result for solve in desk.solves] == [10_000, 11_000, 12_000, 13_000, 14_000]
    desk.click(desk.solve_box.redo_button)
    assert desk.solves[4].plus_twos == 1


def test_personal_bests_are_marked_and_the_next_average_has_its_limits(desk):
    desk.add(12, 11, 13)
    model = desk.list.model()
    marks = [model.index(row, 4).data() for row in range(3)]
    assert marks == ["", "★", "★"]
    assert "personal best" in model.index(1, 4).data(Qt.ItemDataRole.ToolTipRole)
    assert "Next" not in desk.panel.averages.note.text()
    desk.add(14)
    assert "Next average of 5: 12.00 to 13.00" in desk.panel.averages.note.text()


def test_averages_that_were_the_best_are_bold_and_their_target_is_told(desk):
    desk.add(12, 11, 13, 14, 15, 11, 30, 30)
    model = desk.list.model()
    rows = range(model.rowCount())
    fonts = [model.index(row, 2).data(Qt.ItemDataRole.FontRole) for row in rows]
    # The first average of 5 is 13, the next one 12.67; no later one is better.
    assert [font is not None and font.bold() for font in fonts] == [
        *(False, False, True, True, False, False, False, False),
    ]
    note = desk.panel.averages.note
    assert "Next average of 5: 18.67 to 25.00, better than now with 13.99" in note.text()
    for _ in range(3):
        desk.click(desk.solve_box.undo_button)
    assert "Next average of 5: 12.67 to 14.00, your best with 11.99" in note.text()


def test_a_time_that_is_chosen_shows_its_scramble_and_its_comment(desk):
    desk.book.add(Solve(9_000, scramble="R U F", comment="lucky", date="2026-11-24T19:05:00+01:00"))
    desk.add(10)
    desk.list.choose(0)
    assert desk.panel.solve_note.text().splitlines() == [
        *("No. 1: 9.00 · 2026-11-24 19:05", "R U F", "lucky"),
    ]


def test_times_are_seen_by_hour_by_day_and_by_phase(desk):
    charts = desk.page.charts
    for number, hour in enumerate((9, 9, 21, 9)):
        date = f"2026-11-{20 + number}T{hour:02}:30:00+01:00"
        desk.book.add(Solve(10_000 + 1000 * number, date=date, splits_ms=(2_000, 5_000)))
    charts.view_box.setCurrentIndex(1)
    hours = charts.hours
    assert hours.isVisible()
    assert [(each.name, each.count, each.mean) for each in hours.shown] == [
        *(("09", 3, 11_333), ("21", 1, 12_000)),
    ]
    place = hours.slot_rect(hours.shown[1]).center().toPoint()
    desk.qtbot.mouseClick(hours, Qt.MouseButton.LeftButton, pos=place)
    assert desk.list.number == 2
    charts.view_box.setCurrentIndex(2)
    assert [each.name for each in charts.days.shown] == [f"2026-11-{day}" for day in range(20, 24)]
    desk.book.add(Solve(9_000, date="2026-11-24T08:00:00+01:00"))
    assert len(charts.days.shown) == 5
    charts.view_box.setCurrentIndex(3)
    assert charts.phases.accessibleDescription().startswith("1: 2.00 (17 %), best 2.00, 2: 3.00")
    for view in (hours, charts.days, charts.phases):
        assert not view.grab().isNull()
    charts.view_box.setCurrentIndex(0)
    assert charts.histogram.isVisible()


def test_two_sessions_are_compared(desk):
    sessions = desk.panel.sessions
    desk.add(10, 11, 12, 13, 14)
    assert not sessions.compare_action.isEnabled()
    sessions.new_action.trigger()
    desk.add(9, 10, 10, 10)
    sessions.compare_action.trigger()
    dialog = desk.window.findChild(CompareDialog)
    assert [box.currentText() for box in dialog.boxes] == ["Session 2", "Session 1"]

    def cells(name):
        return [cell.text() for cell in dialog.cells[name]]

    assert cells("Number of times") == ["4", "5", "+1"]
    assert cells("Best") == ["9.00", "10.00", "+1.00"]
    assert cells("ao5") == ["–", "12.00", ""]
    assert [sum(shares) for shares in dialog.spread.shares] == [pytest.approx(1)] * 2
    dialog.boxes[0].setCurrentIndex(0)
    assert cells("Mean") == ["12.00", "12.00", "±0.00"]
    assert dialog.trend.average == "ao5"
    for chart in (dialog.spread, dialog.trend):
        assert not chart.grab().isNull()
    dialog.reject()


def test_sessions_and_the_size_of_the_cube_go_together(desk):
    desk.add(10)
    desk.window.size_box.setValue(4)
    assert desk.book.book.session.name == "Session 1"
    desk.solve(60)
    assert [(each.name, len(each.solves)) for each in desk.book.book.sessions] == [
        *(("Session 1", 1), ("4×4×4", 1)),
    ]
    assert desk.solves[0].size == 4
    sessions = desk.panel.sessions
    sessions.box.setCurrentIndex(0)
    sessions.box.activated.emit(0)
    assert desk.program.document.cube.size == 3
    assert desk.supply.current.cube.size == 3
    desk.window.size_box.setValue(4)
    assert desk.book.book.session.name == "4×4×4"


def test_an_older_time_is_chosen_by_key_and_changed(desk):
    desk.add(10, 11, 12)
    desk.list.setFocus()
    desk.qtbot.keyClick(desk.list, Qt.Key.Key_Down)
    desk.click(desk.solve_box.dnf_button)
    assert [solve.is_dnf for solve in desk.solves] == [False, True, False]
    assert desk.list.number == 1


def test_sessions_are_begun_named_chosen_and_deleted_when_sure(desk, monkeypatch):
    answers = []
    monkeypatch.setattr(QMessageBox, "question", lambda *_: answers.pop())
    desk.add(10)
    sessions = desk.panel.sessions
    sessions.new_action.trigger()
    assert sessions.name_edit.text() == "Session 2"
    sessions.name_edit.setText("one-handed")
    desk.qtbot.keyClick(sessions.name_edit, Qt.Key.Key_Return)
    book = desk.book
    assert [each.name for each in book.book.sessions] == ["Session 1", "one-handed"]
    assert desk.panel.solve_note.text().startswith("Times appear here")
    sessions.box.setCurrentIndex(0)
    sessions.box.activated.emit(0)
    assert book.book.session.name == "Session 1"
    assert len(desk.solves) == 1
    answers.append(QMessageBox.StandardButton.No)
    sessions.delete_action.trigger()
    assert len(book.book.sessions) == 2
    answers.append(QMessageBox.StandardButton.Yes)
    sessions.delete_action.trigger()
    assert [each.name for each in book.book.sessions] == ["one-handed"]
    desk.click(desk.solve_box.undo_button)
    assert len(desk.solves) == 1


def test_a_name_that_another_session_has_is_not_taken(desk):
    sessions = desk.panel.sessions
    sessions.new_action.trigger()
    sessions.name_edit.setText("Session 1")
    desk.qtbot.keyClick(sessions.name_edit, Qt.Key.Key_Return)
    names = [each.name for each in desk.book.book.sessions]
    assert sorted(names) == ["Session 1", "Session 2"]


def test_times_are_exported_as_a_table(desk, monkeypatch, tmp_path):
    path = tmp_path / "times.csv"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    desk.add(10, 11)
    desk.panel.sessions.table_action.trigger()
    rows = list(csv.DictReader(path.read_text().splitlines()))
    assert [row["result"] for row in rows] == ["10.00", "11.00"]
    assert desk.window.message.text() == "Saved as times.csv."
    desk.panel.sessions.cstimer_action.trigger()
    times = [
        solve[0] for solve in json.loads(path.with_name("times.csv.txt").read_text())["session1"]
    ]
    assert times == [[0, 10_000], [0, 11_000]]


def test_exported_times_are_imported_once_and_undone_together(desk, monkeypatch, tmp_path):
    path = tmp_path / "times.csv"
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(path), ""))
    path.write_text("result,time\n10.00,10.0\n11.00,11.0\n")
    desk.add(9)
    desk.click(desk.panel.sessions.import_button)
    desk.qtbot.waitUntil(lambda: len(desk.solves) == 3)
    assert desk.window.message.text() == "Imported 2 times."
    desk.bring_times()
    assert desk.window.message.text() == "Imported 0 times. 2 were there already."
    assert [solve.time_ms for solve in desk.solves] == [9000, 10_000, 11_000]
    desk.click(desk.solve_box.undo_button)
    assert len(desk.solves) == 1
    path.write_text("ten\n")
    desk.bring_times()
    assert desk.window.message.text() == "times.csv was not imported: there is no time in it."
    path.unlink()
    desk.bring_times()
    assert "cannot be read" in desk.window.message.text()
    assert len(desk.solves) == 1


def test_what_cannot_be_read_of_a_file_is_named_and_the_rest_comes_in(desk, monkeypatch, tmp_path):
    path = tmp_path / "times.txt"
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(path), ""))
    path.write_text("12.34\nten\n14.34+ fine\neleven\n")
    desk.bring_times()
    assert [solve.described() for solve in desk.solves] == ["12.34", "14.34+"]
    (box,) = desk.window.findChildren(QMessageBox)
    assert box.text() == "Imported 2 times.\n2 entries cannot be read: line 2 is no solve: ten"
    assert box.detailedText() == "line 2 is no solve: ten\nline 4 is no solve: eleven"
    box.reject()


def test_scrambles_follow_the_scramble_panel_and_the_cube(build, qtbot):
    desk = Desk(build(prepared=False), qtbot)
    first = desk.supply.current
    desk.click(desk.page.next_button)
    second = desk.supply.current
    assert second is not first
    desk.click(desk.page.previous_button)
    assert desk.supply.current is first
    assert not desk.page.previous_button.isEnabled()
    desk.click(desk.page.next_button)
    assert desk.supply.current is second
    desk.click(desk.page.copy_button)
    assert QApplication.clipboard().text() == desk.supply.current.alg
    desk.window.size_box.setValue(5)
    assert desk.supply.current.cube.size == 5
    assert len(desk.page.scramble_edit.toPlainText().split()) == 60
    desk.window.features["scramble"].panel.form.length_box.setValue(12)
    assert len(desk.supply.current.moves) == 12


def test_the_scrambled_cube_is_shown_on_the_stage(desk):
    desk.click(desk.page.show_button)
    assert desk.program.document.cube == desk.supply.current.cube
    assert desk.window.inspector.place == "play"
    desk.window.show_page("practice")
    assert [picture.cube for picture in desk.card.pictures] == 2 * [desk.supply.current.cube]


# On screen


def solve_on_screen(desk):
    desk.click(desk.card.on_screen_box)
    moves = inverse(desk.supply.current.moves)
    desk.face.setFocus()
    desk.qtbot.keyClick(desk.face, SPACE)
    for move in moves:
        desk.wait(0.1)
        desk.program.document.turn(move)
    desk.qtbot.waitUntil(lambda: desk.page.isVisible())
    return moves


def test_the_cube_on_screen_is_timed_from_the_first_turn_to_the_last(desk):
    desk.window.settings.solves_on_screen = False
    moves = solve_on_screen(desk)
    assert desk.program.settings.solves_on_screen
    (solve,) = desk.solves
    assert solve.time_ms == pytest.approx(100 * (len(moves) - 1), abs=2)
    assert f"{len(moves)} turns" in desk.panel.solve_note.text()
    assert desk.window.shown_page == "practice"
    assert desk.window.focusWidget() is desk.face


def test_keys_turn_the_cube_while_it_is_solved_and_escape_gives_up(desk):
    desk.click(desk.card.on_screen_box)
    desk.click(desk.push_button)
    assert desk.window.cube_view.isEnabled()
    assert desk.window.focusWidget() is desk.window.cube_view
    assert desk.phase is Phase.WAITING
    desk.qtbot.keyClick(desk.window.cube_view, Qt.Key.Key_J)
    assert desk.phase is Phase.RUNNING
    desk.qtbot.keyClick(desk.window.cube_view, ESCAPE)
    assert desk.phase is Phase.READY
    assert not desk.solves


def test_a_recorded_solve_is_watched_again_and_can_be_stopped(desk):
    moves = solve_on_screen(desk)
    solve = desk.solves[0]
    desk.click(desk.solve_box.replay_button)
    assert desk.program.document.timeline.moves == moves
    assert not desk.page.isVisible()
    assert desk.panel.clock.isVisible()
    assert desk.face.text == "0.00"
    desk.seconds += 0.355
    desk.replay.tick()
    assert desk.program.document.cursor == 4
    assert desk.face.text == "0.35"
    desk.click(desk.panel.push_button)
    assert not desk.replay.is_on
    desk.qtbot.waitUntil(lambda: desk.page.isVisible())
    assert not desk.panel.clock.isVisible()
    assert desk.face.text == solve.described()
    desk.list.setFocus()
    desk.qtbot.keyClick(desk.list, Qt.Key.Key_Return)
    assert desk.replay.is_on


# Cases


def test_a_case_is_set_up_solved_and_counted(ready_desk):
    desk = ready_desk
    drill = desk.next_case()
    assert desk.program.document.cube == drill.cube
    assert desk.cases.setup_edit.toPlainText()
    assert not desk.cases.answer_part.isVisible()
    assert "yellow on top" in desk.cases.hold_note.text()
    desk.seconds += 2.5
    for move in drill.answer:
        desk.program.document.turn(move)
    assert "Solved in" in desk.cases.note.text()
    assert drill.case.title in desk.cases.answer_note.text()
    assert desk.cases.knew_button.isChecked()
    assert "known 1, missed 0" in desk.cases.count_note.text()


def test_what_is_practised_is_counted_in_plain_words(ready_desk):
    desk = ready_desk
    assert desk.cases.count_note.text() == "57 cases · none known yet"
    assert desk.cases.picker.item(0).toolTip().endswith("practised, not tried yet")
    desk.click(desk.cases.tick_button)
    desk.cases.picker.taken.emit(0)
    assert desk.cases.count_note.text() == "56 of 57 cases · none known yet"
    assert desk.cases.picker.item(0).toolTip().endswith("left out, not tried yet")


def test_reveal_tells_and_missed_goes_on(ready_desk):
    desk = ready_desk
    drill = desk.next_case()
    desk.click(desk.cases.reveal_button)
    assert desk.cases.answer_part.isVisible()
    assert desk.program.document.timeline.moves == drill.answer
    desk.click(desk.cases.missed_button)
    desk.qtbot.waitUntil(lambda: not desk.drilling.is_working, timeout=WAIT_MS)
    after = desk.drilling.showing.drill
    assert after.case != drill.case
    assert not desk.cases.answer_part.isVisible()
    assert not desk.cases.missed_button.isChecked()
    assert "known 0, missed 1" in desk.cases.count_note.text()
    desk.click(desk.cases.again_button)
    assert desk.program.document.cube == after.cube


def choose(box, index):
    box.setCurrentIndex(index)
    box.activated.emit(index)


def test_sets_groups_and_single_cases_are_chosen(ready_desk):
    desk, page = ready_desk, ready_desk.cases
    boxes = desk.choices
    choose(boxes.set_box, boxes.set_box.findData("PLL"))
    assert page.picker.count() == 21
    choose(boxes.some_box, 2)
    assert not page.next_button.isEnabled()
    desk.click(page.tick_button)
    page.picker.setCurrentRow(3)
    desk.qtbot.keyClick(page.picker, SPACE)
    assert page.picker.item(3).text().startswith("✓")
    assert page.next_button.isEnabled()
    item = page.picker.visualItemRect(page.picker.item(0)).center()
    desk.qtbot.mouseClick(page.picker.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(item))
    choice = desk.drilling.choice
    assert [case.name for case in choice.cases] == ["Aa", choice.case_set.cases[3].name]
    group = boxes.some_box.findText("corners only")
    choose(boxes.some_box, group)
    assert {case.about for case in desk.drilling.choice.cases} == {"corners only"}
    choose(boxes.some_box, 1)
    assert len(desk.drilling.choice.cases) == 21
    choose(boxes.top_box, boxes.top_box.findData("U"))
    choose(boxes.pick_box, boxes.pick_box.findData("evenly"))
    choice = desk.drilling.choice
    assert (choice.top, choice.order, choice.missed_more) == ("U", Order.FREE, False)
    assert desk.next_case().cube.face(Face.U)[1, 1] == Face.U


@pytest.mark.parametrize("any_font", WIDE_FIRST, indirect=True)
def test_the_picker_is_as_high_however_wide_it_is(any_font, ready_desk):
    # Else the panel's bar, which takes some width, could come and go for ever.
    desk, picker = ready_desk, ready_desk.cases.picker
    for set_name in ("OLL", "PBL 2×2×2", "Parity 4×4×4"):
        choose(desk.choices.set_box, desk.choices.set_box.findData(set_name))
        heights = set()
        for width in (180, 240, 300, 500):
            picker.resize(width, picker.height())
            heights.add(picker.height())
        assert len(heights) == 1
        assert picker.minimumHeight() <= min(heights)


def test_colours_are_named_as_the_scheme_has_them(build, qtbot):
    scheme = colour_scheme("japanese")
    desk = Desk(build(prepared=False, scheme="japanese"), qtbot)
    assert desk.choices.top_box.itemText(0) == f"{scheme.names[3].capitalize()} on top"
    assert scheme.usual_hold in desk.page.hold_note.text()


def test_a_set_up_names_the_colours_of_another_scheme_at_once(build, qtbot):
    desk = Desk(build(), qtbot)
    desk.next_case()
    assert "yellow on top" in desk.cases.hold_note.text()
    desk.program.appearance.choose_scheme("yellow-top")
    assert "white on top" in desk.cases.hold_note.text()


def letters_of(page):
    texts = [each.text() for kind in (QAbstractButton, QLabel) for each in page.findChildren(kind)]
    return [text[text.index("&") + 1].upper() for text in texts if "&" in text]


def test_every_control_is_explained_and_has_a_letter_of_its_own(desk):
    for parts in ((desk.page, desk.panel), (desk.cases, desk.choices)):
        letters = [letter for part in parts for letter in letters_of(part)]
        assert len({*letters}) == len(letters)
        # The menus have theirs.
        assert not {*letters} & {*"FECVSH"}
        for kind in (QAbstractButton, QComboBox, QLineEdit):
            for control in (each for part in parts for each in part.findChildren(kind)):
                is_own = not isinstance(control.parent(), QComboBox | QTableView)
                assert control.toolTip() or not is_own, control


def test_nothing_is_read_or_written_before_the_panel_is_seen(build, tmp_path):
    (tmp_path / "practice.json").write_text("not json")
    program = build(prepared=False, storage=Storage(tmp_path))
    program.window.close()
    assert (tmp_path / "practice.json").read_text() == "not json"
    assert not (tmp_path / "drills.json").exists()
    assert Settings.forgotten().inspects is False


def begin(desk, *cases, set_key="PLL"):
    """Practise these cases of a set, and show the page."""
    choice = replace(desk.drilling.choice, set_key=set_key)
    keys = {f"{set_key}: {case.key}" for case in choice.case_set.cases}
    left_out = frozenset(keys - {f"{set_key}: {case}" for case in cases})
    desk.drilling.choose(replace(choice, left_out=left_out if cases else frozenset()))


def test_space_takes_both_times_of_a_cube_in_the_hand(ready_desk):
    desk, page = ready_desk, ready_desk.cases
    begin(desk, "T")
    desk.next_case()
    assert desk.window.focusWidget() is page.cube_view
    desk.seconds += 1.42
    desk.qtbot.keyClick(page.cube_view, SPACE)
    assert page.clock.text == "1.42"
    assert "Space stops the time" in page.note.text()
    assert not page.answer_part.isVisible()
    desk.seconds += 2
    desk.qtbot.keyClick(page.cube_view, SPACE)
    assert page.clock.text == "3.42"
    assert page.answer_part.isVisible()
    desk.click(page.knew_button)
    (trial,) = desk.drilling.store.book.record("PLL: T").trials
    assert (trial.seen_ms, trial.done_ms) == (1420, 2000)
    assert "1.42" in desk.choices.before_note.text()
    # Nothing is left for today, and one button goes on all the same.
    assert "Done for today" in page.note.text()
    desk.click(page.more_button)
    desk.qtbot.waitUntil(lambda: not desk.drilling.is_working, timeout=WAIT_MS)
    assert desk.drilling.showing.drill.case.key == "T"


def test_today_and_the_case_before_are_told(ready_desk):
    desk, page, panel = ready_desk, ready_desk.cases, ready_desk.choices
    begin(desk, "T", "H", "Z")
    assert [label.text() for label in panel.counts] == ["0", "3", "0 of 3"]
    assert not panel.before_card.isVisible()
    drill = desk.next_case()
    for move in drill.answer:
        desk.program.document.turn(move)
    assert [label.text() for label in panel.counts] == ["0", "2", "0 of 3"]
    assert page.today_note.text() == "1 of 3 cases done today"
    assert drill.case.title in panel.before_note.text()
    assert [chip.words for chip in panel.again_chips.chips] == [
        "Today",
        "1 day",
        "2 days",
        "8 days",
    ]
    desk.next_case()
    panel.again_chips.chosen.emit("1")
    assert [label.text() for label in panel.counts] == ["1", "2", "0 of 3"]
    assert desk.drilling.tally_of(drill).missed == 1
    page.filter.chosen.emit("due")
    shown = [page.picker.item(row).text() for row in range(21) if not page.picker.isRowHidden(row)]
    assert [text.split(" ")[0] for text in shown] == [drill.case.key]


def test_a_case_has_a_page_where_own_algs_are_checked_and_chosen(ready_desk):
    desk, page, card = ready_desk, ready_desk.cases, ready_desk.choices.case_card
    begin(desk)
    row = next(row for row in range(21) if page.picker.item(row).text().startswith("T "))
    page.picker.taken.emit(row)
    assert card.isVisible()
    assert "comes up in 1 of 18" in card.about_note.text()
    assert [chip.words for chip in card.angle_chips.chips] == ["All", "as it is", "U", "U2", "U'"]
    card.alg_edit.setText("R U R' U'")
    desk.click(card.add_button)
    assert "first two layers" in card.fault_note.text()
    card.alg_edit.clear()
    desk.click(card.left_button)
    desk.qtbot.keyClick(card.alg_edit, Qt.Key.Key_Return)
    assert card.algs.used_alg == "U2 L U L' U' L' B L2 U' L' U' L U L' B'"
    card.algs.buttons[0].click()
    assert card.algs.used_alg.startswith("R U R'")
    card.angle_chips.set_current("1")
    card.algs.buttons[1].click()
    own = desk.drilling.store.book.record("PLL: T").own
    assert (own.chosen, own.used(1)[:4], own.used(0)) == ("", "U2 L", "")
    desk.click(card.set_up_button)
    desk.qtbot.waitUntil(lambda: not desk.drilling.is_working, timeout=WAIT_MS)
    assert desk.drilling.showing.drill.case.key == "T"
    desk.click(card.back_button)
    assert desk.choices.overview.isVisible()


def test_a_deck_is_typed_and_told_about_line_by_line(ready_desk, qtbot):
    dialog = DeckDialog(ready_desk.window, None, ["old"], ready_desk.program.shell.tasks)
    qtbot.addWidget(dialog)
    assert not dialog.save_button.isEnabled()
    dialog.text_edit.setPlainText("R U R' U R U2 R' // Sune\nfoo\nU R U R' U R U2 R'")
    assert "Line 2: " in dialog.note.text()
    assert "Line 3: This solves the same case as line 1." in dialog.note.text()
    dialog.name_edit.setText("old")
    assert not dialog.save_button.isEnabled()
    dialog.name_edit.setText("new")
    assert dialog.save_button.isEnabled()
    ready_desk.drilling.save_deck(dialog.deck)
    assert ready_desk.choices.set_box.currentText() == "new · 1 case"
    assert ready_desk.choices.edit_action.isEnabled()
    ready_desk.drilling.delete_deck("new")
    assert not ready_desk.choices.edit_action.isEnabled()


def test_a_mirrored_alg_is_added_to_the_case_that_it_solves(ready_desk):
    desk, card = ready_desk, ready_desk.choices.case_card
    begin(desk)
    cases = {case.key: case for case in desk.drilling.choice.case_set.cases}
    desk.drilling.look_at(cases["T"])
    desk.click(card.mirror_button)
    assert not card.other_button.isVisible()
    desk.drilling.look_at(cases["Ra"])
    desk.click(card.mirror_button)
    assert card.other_button.text() == "Add it to PLL Rb"
    mirrored = card.alg_edit.text()
    desk.click(card.other_button)
    assert "PLL Rb" in card.about_note.text()
    assert desk.drilling.store.book.record("PLL: Rb").own.chosen.endswith(mirrored)
    assert not card.other_button.isVisible()
    desk.drilling.look_at(None)


def test_what_stands_out_is_told_and_leads_to_the_page_of_a_case(ready_desk):
    desk, panel = ready_desk, ready_desk.choices
    begin(desk)
    assert panel.work_list.note.isVisible()
    slow, quick = ((0, 800), (0, 900), (2, 2500)), ((0, 800),)
    for key, times in (("T", slow), ("H", quick), ("Z", quick), ("V", quick)):
        record = Record()
        for angle, time_ms in times:
            record = record.with_trial(Trial(738_000, angle, Grade.USUAL, time_ms, time_ms))
        if key == "T":
            record = record.with_mix_up("PLL: F")
        change = partial(CaseBook.with_record, key=f"PLL: {key}", record=record)
        desk.drilling.store.change(change)
    desk.drilling.refresh()
    assert not panel.work_list.note.isVisible()
    links = {link.text(): link for link in panel.work_list.findChildren(LinkButton)}
    assert set(links) == {"T · 2.8 s", "T · U2 · 5.0 s", "F and T · 1×"}
    assert all(link.isVisible() for link in links.values())
    desk.click(links["T · U2 · 5.0 s"])
    assert "PLL T" in panel.case_card.about_note.text()
    table = panel.case_card.angle_table
    assert [label.text() for label in table.cells[2]] == ["U2", "1", "0", "2.5 + 2.5"]
    assert [label.text() for label in table.cells[3]] == ["U'", "0", "0", "–"]
    desk.click(links["F and T · 1×"])
    desk.qtbot.waitUntil(lambda: not desk.drilling.is_working, timeout=WAIT_MS)
    assert desk.drilling.showing.drill.case.key in "FT"
    assert panel.pick_box.currentData() == "confused"
    assert desk.drilling.choice.pair == ("PLL: F", "PLL: T")
    assert Choice.from_json(desk.drilling.choice.to_json()) == desk.drilling.choice
    choose(panel.pick_box, panel.pick_box.findData("confused"))
    assert desk.drilling.choice.pair == ()


def test_a_sheet_of_the_ticked_cases_is_saved(ready_desk, qtbot, monkeypatch, tmp_path):
    desk, asked = ready_desk, []

    def ask(_parent, title, name, kinds):
        asked.append((title, name, kinds))
        return str(tmp_path / "mine.svg"), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", ask)
    begin(desk, "T", "H")
    desk.program.shell.commands["case-sheet"].trigger()
    qtbot.waitUntil((tmp_path / "mine.svg").exists)
    assert asked == [
        ("Save a sheet of the cases", "PLL.pdf", "Pages or a picture (*.pdf *.png *.svg)")
    ]
    assert "2 of 21 cases" in (tmp_path / "mine.svg").read_text("utf-8")


def test_own_decks_are_found_by_name_and_made_of_ticked_cases(ready_desk, monkeypatch):
    desk, panel = ready_desk, ready_desk.choices
    desk.drilling.save_deck(OwnDeck("mine", "R U R' U R U2 R'"))
    titles = {entry.title for entry in desk.program.feature("cases").entries()}
    assert {"Practise mine", "Practise CMLL", "Practise EG-2 2×2×2"} <= titles
    begin(desk, "T", "H")
    shown = []

    def execute(dialog):
        shown.append(dialog.text_edit.toPlainText())
        return DeckDialog.DialogCode.Rejected

    monkeypatch.setattr(DeckDialog, "exec", execute)
    panel.copy_action.trigger()
    assert shown[0].splitlines()[1].endswith("// PLL T")
    begin(desk, set_key="CLL 2×2×2")
    assert not panel.copy_action.isEnabled()


def test_algs_of_a_mask_become_lines_of_a_deck(ready_desk, qtbot):
    tasks = ready_desk.program.shell.tasks
    dialog = DeckDialog(ready_desk.window, None, [], tasks, "R U R' U R U2 R' // Sune")
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.mask_edit.setText("f2l")
    ready_desk.click(dialog.find_button)
    qtbot.waitUntil(lambda: not tasks.is_busy, timeout=WAIT_MS)
    assert dialog.mask_note.text() == "⚠ Far too many cubes are like this: 62,208."
    dialog.mask_edit.setText("coll")
    dialog.turns_edit.setText("M,U")
    ready_desk.click(dialog.find_button)
    assert dialog.find_button.text() == "Stop"
    qtbot.waitUntil(lambda: not tasks.is_busy, timeout=WAIT_MS)
    assert dialog.mask_note.text() == "4 algs found."
    assert len(dialog.text_edit.toPlainText().splitlines()) == 5
    assert dialog.note.text() == "5 cases"
    dialog.mask_edit.setText("oll")
    ready_desk.click(dialog.find_button)
    dialog.reject()
    qtbot.waitUntil(lambda: not tasks.is_busy, timeout=WAIT_MS)
    assert len(dialog.text_edit.toPlainText().splitlines()) == 5
