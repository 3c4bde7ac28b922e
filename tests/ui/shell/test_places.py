"""The five places, as the user goes through them in the window."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QApplication, QToolButton

from cubeapp.engine.notation import parse
from cubeapp.ui import app
from cubeapp.ui.shell.places import PLACES
from tests.ui.solvers import FakeSolver, solution_of

IDS = [place.id for place in PLACES]


def place_of(part, window):
    return QRect(part.mapTo(window, part.rect().topLeft()), part.size())


def marked(window):
    buttons = window.rail.findChildren(QToolButton)
    return [each.objectName() for each in buttons if each.isChecked()]


@pytest.fixture
def window(build):
    return build().window


def test_ctrl_and_a_digit_go_to_a_place_and_the_rail_marks_it(window, qtbot):
    with qtbot.waitActive(window):
        window.activateWindow()
    for digit, id in enumerate(IDS, start=1):
        key = Qt.Key(Qt.Key.Key_0 + digit)
        qtbot.keyClick(window, key, Qt.KeyboardModifier.ControlModifier)
        assert window.inspector.place == id
        assert marked(window) == [f"place-{id}"]


def test_a_click_on_the_rail_goes_to_a_place(window, qtbot):
    for id in (*IDS, IDS[0], IDS[0]):
        button = window.rail.findChild(QToolButton, f"place-{id}")
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
        assert window.inspector.place == id
        assert marked(window) == [f"place-{id}"]


def test_a_place_is_found_as_it_was_left(window):
    window.show_page("library")
    for id in IDS:
        window.actions_by_name[f"place-{id}"].trigger()
    assert window.shown_page == "library"


def test_the_stage_never_moves_when_the_place_changes(window):
    window.resize(1280, 800)
    QApplication.processEvents()
    before = place_of(window.stage.frame, window)
    for id in window.inspector.pages:
        window.show_page(id)
        QApplication.processEvents()
        assert place_of(window.stage.frame, window) == before, id


def test_the_stage_has_six_tenths_of_the_window(window):
    window.resize(1280, 800)
    QApplication.processEvents()
    stage = window.stage.frame
    assert stage.width() * stage.height() >= 0.6 * 1280 * 800


def test_the_rail_has_words_where_there_is_room(window):
    window.resize(1280, 800)
    QApplication.processEvents()
    wide = window.rail.width()
    window.resize(1007, 700)
    QApplication.processEvents()
    assert window.rail.width() < wide
    for button in window.rail.findChildren(QToolButton):
        assert button.toolTip()
        assert button.accessibleName() or button.text()


def test_going_to_a_place_shows_the_inspector(window):
    window.actions_by_name["show_panel"].setChecked(False)
    assert not window.inspector.isVisible()
    window.actions_by_name["place-lab"].trigger()
    assert window.inspector.isVisible()
    assert window.actions_by_name["show_panel"].isChecked()


def test_a_cube_is_solved_without_leaving_play(build, qtbot, monkeypatch):
    moves = parse("R U F2", 3).moves
    monkeypatch.setattr(app, "solver_for", lambda request: FakeSolver(solution_of(moves)))
    program = build(moves=moves)
    window, act = program.window, program.window.actions_by_name
    act["place-play"].trigger()
    act["solve-here"].trigger()
    qtbot.waitUntil(lambda: not program.board.is_working, timeout=20_000)
    assert window.inspector.place == "play"
    assert program.document.timeline.cube_at(len(program.document.timeline)).is_solved


def test_the_cards_on_the_stage_stay_inside_it_and_apart(window):
    for size in ((640, 440), (900, 600), (1280, 800), (2560, 1440)):
        window.resize(*size)
        QApplication.processEvents()
        window.say("Something was said of the cube, and it took a while to say all of it.")
        QApplication.processEvents()
        cards = [card for card in window.stage.frame.children() if type(card).__name__ == "Chip"]
        shown = [card.geometry() for card in cards if card.isVisible()]
        assert len(shown) == 3
        for place in shown:
            assert window.stage.frame.rect().contains(place)
        for one, other in pairwise(shown):
            assert not one.intersects(other)


def test_a_message_is_there_until_there_is_none(window):
    window.say("Copied.")
    assert window.message.isVisible()
    window.say("")
    assert not window.message.isVisible()
