"""What becomes of times: penalties, averages, charts, sessions and files."""

import csv
import json

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QApplication,
    QFileDialog,
    QMessageBox,
    QStyledItemDelegate,
)

from cubeapp.engine.practice.solves import Solve
from cubeapp.ui.train.timer.compare_dialog import CompareDialog
from tests.ui.train.desk import choose

pytestmark = pytest.mark.usefixtures("unpainted")


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


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("width", [None, 80])
def test_the_list_of_times_is_drawn_as_qt_draws_it(desk, width, theme, monkeypatch):
    monkeypatch.setattr(desk.program.shell.settings, "theme", theme)
    desk.add(*range(30, 10, -1), 12, 60)
    desk.click(desk.solve_box.dnf_button)
    desk.list.choose(20)
    desk.click(desk.solve_box.plus_button)
    for _ in range(3):
        desk.solve(11)
    if width is not None:
        desk.list.resize(width, desk.list.height())
    own, drawn = desk.list.itemDelegate(), desk.list.grab().toImage()
    desk.list.setItemDelegate(QStyledItemDelegate(desk.list))
    drawn_by_qt = desk.list.grab().toImage()
    desk.list.setItemDelegate(own)
    assert drawn == drawn_by_qt


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
    # Its moves were spoilt in a file.
    desk.book.add(Solve(8_000, scramble="R", alg="R Q", times_ms=(0, 5)))
    desk.list.choose(2)
    assert desk.panel.solve_note.text().splitlines() == ["No. 3: 8.00", "R"]


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
    # Another Delete would not take the newest time.
    desk.qtbot.keyClick(desk.list, Qt.Key.Key_Delete)
    assert [solve.time_ms for solve in desk.solves] == [10_000, 12_000]
    desk.add(13, 14)
    desk.list.choose(1)
    desk.qtbot.keyClick(desk.list, Qt.Key.Key_Delete)
    assert (desk.list.number, desk.face.text) == (1, "13.00")


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


def test_another_session_begins_with_its_last_time_and_a_new_name_changes_nothing(desk):
    desk.add(10, 11, 12)
    sessions = desk.panel.sessions
    sessions.new_action.trigger()
    desk.add(20, 21, 22)
    desk.list.choose(0)
    desk.book.rename_session("evening")
    assert desk.face.text == "20.00"
    choose(sessions.box, 0)
    assert desk.face.text == "12.00"


def test_a_session_has_a_note_that_goes_with_it(desk):
    sessions, book = desk.panel.sessions, desk.book
    assert sessions.note_edit.isHidden()
    sessions.note_action.trigger()
    assert desk.window.focusWidget() is sessions.note_edit
    sessions.note_edit.setText(" new cube ")
    desk.qtbot.keyClick(sessions.note_edit, Qt.Key.Key_Return)
    assert book.book.session.note == "new cube"
    sessions.new_action.trigger()
    assert sessions.note_edit.isHidden()
    choose(sessions.box, 0)
    assert sessions.note_edit.isVisible()
    assert sessions.note_edit.text() == "new cube"
    for _ in range(2):
        book.changes.undo()
    assert book.book.session.note == ""
    assert sessions.note_edit.isHidden()


def test_a_note_for_which_nothing_was_typed_leaves_no_field(desk):
    sessions = desk.panel.sessions
    for _ in range(2):
        sessions.note_action.trigger()
        assert sessions.note_edit.isVisible()
        desk.face.setFocus()
        assert sessions.note_edit.isHidden()
    sessions.note_action.trigger()
    desk.qtbot.keyClicks(sessions.note_edit, "old")
    desk.face.setFocus()
    assert sessions.note_edit.isVisible()
    assert desk.book.book.session.note == "old"


def test_a_note_is_that_of_the_other_window_until_something_is_typed(desk):
    edit = desk.panel.sessions.note_edit
    desk.panel.sessions.note_action.trigger()
    desk.book.set_note("theirs")
    assert edit.text() == "theirs"
    desk.qtbot.keyClicks(edit, " and mine")
    desk.book.set_note("theirs again")
    assert edit.text() == "theirs and mine"
    desk.face.setFocus()
    assert desk.book.book.session.note == "theirs and mine"


def test_a_name_that_is_left_empty_is_the_old_one_again(desk):
    sessions = desk.panel.sessions
    sessions.new_action.trigger()
    for typed in ("", " ", "Session 1"):
        sessions.name_edit.setFocus()
        sessions.name_edit.setText(typed)
        desk.face.setFocus()
        assert sessions.name_edit.text() == desk.book.book.session.name
    assert [each.name for each in desk.book.book.sessions] == ["Session 1", "Session 2"]


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
    why = "there is no time in it: line 1 is no solve: ten"
    assert desk.window.message.text() == f"times.csv was not imported: {why}."
    path.unlink()
    desk.bring_times()
    assert "cannot be read" in desk.window.message.text()
    assert len(desk.solves) == 1


def test_it_is_told_into_which_sessions_times_went(desk, monkeypatch, tmp_path):
    path = tmp_path / "times.csv"
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(path), ""))
    desk.add(9)
    path.write_text("session,time\nmain,10\nSession 1,11\nfeet,12\n")
    desk.bring_times()
    places = "Added to: Session 1, main and feet."
    assert desk.window.message.text() == f"Imported 3 times. {places}"
    assert [solve.time_ms for solve in desk.solves] == [9000, 11_000]
    path.write_text("session,time\n" + "".join(f"{name},13\n" for name in "abcd"))
    desk.bring_times()
    assert desk.window.message.text() == "Imported 4 times. Added to 4 sessions."


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
