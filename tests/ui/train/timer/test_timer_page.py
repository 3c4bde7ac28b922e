"""The timer through the window: keys, buttons and what is seen."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QWidget,
)

from cubeapp.engine.model.moves import inverse
from cubeapp.engine.practice.stopwatch import HOLD_S, Phase
from cubeapp.ui.services.storage import Storage
from cubeapp.ui.services.voice import Voice
from tests.ui.train.desk import ESCAPE, SPACE, Desk

pytestmark = pytest.mark.usefixtures("unpainted")


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
    desk.window.shell.commands["find"].trigger()
    assert palette.isVisible()
    desk.qtbot.keyClick(palette.field, ESCAPE)
    assert not palette.isVisible()
    assert desk.phase is Phase.RUNNING
    desk.timing.cancel()


# Its scrambles


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


def test_a_scramble_follows_the_cube_once_an_inspection_is_given_up(desk):
    desk.click(desk.card.inspects_box)
    desk.click(desk.push_button)
    scramble = desk.supply.current
    desk.window.size_box.setValue(4)
    assert desk.supply.current is scramble
    desk.qtbot.keyClick(desk.face, ESCAPE)
    assert desk.supply.current.cube.size == 4


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
