"""A page of a feature that lies over stage and dock while its panel is in front."""

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.timeline.timeline import Timeline
from cubeapp.ui import app
from cubeapp.ui.shell.feature import Feature
from cubeapp.ui.shell.stage_room import MESSAGE_MS, StageRoom
from tests.ui.windows import discard, opened


class WideFeature(Feature):
    """Has a page that needs room."""

    id = "wide"
    place = "learn"
    title = "Wide"
    covers = True
    has_cube = False

    def make_panel(self) -> QWidget:
        return QLabel("about the page")

    def make_cover(self) -> QWidget:
        self.button = QPushButton("page")
        page = QWidget()
        self.button.setParent(page)
        page.setFocusProxy(self.button)
        return page

    @property
    def is_covering(self):
        return self.covers

    @property
    def has_cube_on_cover(self):
        return self.has_cube

    def uncover(self, covers):
        self.covers = covers
        self.cover_changed.emit()


@pytest.fixture(scope="module")
def program(qapp, pytestconfig):
    with pytest.MonkeyPatch.context() as patch:
        make = app.make_features
        patch.setattr(app, "make_features", lambda *args: (*make(*args), WideFeature(args[0])))
        made = opened(pytestconfig)
    yield made
    discard(made)


@pytest.fixture
def window(program, qtbot):
    window, feature = program.window, program.feature("wide")
    feature.covers, feature.has_cube = True, False
    program.document.undo_stack.clear()
    window.show_page("scramble")
    with qtbot.waitActive(window):
        window.activateWindow()
    return window


@pytest.fixture
def feature(program):
    return program.feature("wide")


def lies_in(part, window):
    return QRect(part.mapTo(window, part.rect().topLeft()), part.size())


def test_a_cover_takes_stage_and_dock_and_moves_neither(window, feature):
    parts = window.stage.frame, window.cube_view, window.net_view, window.timeline
    for size in ((1280, 800), (900, 600)):
        window.show_page("scramble")
        window.resize(*size)
        QApplication.processEvents()
        before = [lies_in(part, window) for part in parts]
        window.show_page("wide")
        QApplication.processEvents()
        assert [lies_in(part, window) for part in parts] == before
        assert lies_in(feature.cover, window) == before[0].united(before[-1])
        window.show_page("scramble")
        QApplication.processEvents()
        assert [lies_in(part, window) for part in parts] == before
        assert not feature.cover.isVisible()


def test_a_cover_follows_the_size_of_the_window(window, feature):
    window.show_page("wide")
    window.resize(1000, 700)
    QApplication.processEvents()
    room = window.findChild(StageRoom)
    assert feature.cover.size() == room.size()
    assert window.stage.frame.height() + window.timeline.height() == room.height()


def test_the_keyboard_goes_to_the_cover_and_back_to_the_cube(window, feature):
    window.cube_view.setFocus()
    window.show_page("wide")
    assert QApplication.focusWidget() is feature.button
    window.show_page("scramble")
    assert QApplication.focusWidget() is window.cube_view
    window.inspector.switch.tabs.setFocus()
    window.show_page("wide")
    assert QApplication.focusWidget() is window.inspector.switch.tabs


def test_tab_leads_to_the_cover_and_to_nothing_below_it(window, feature, qtbot):
    window.show_page("wide")
    seen = set()
    for _ in range(60):
        qtbot.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_Tab)
        seen.add(QApplication.focusWidget())
    assert feature.button in seen
    below = window.stage.frame, window.timeline
    assert not any(part is each or part.isAncestorOf(each) for part in below for each in seen)


def test_no_key_turns_a_cube_that_is_out_of_sight(window, feature, program, qtbot):
    before = program.document.cube
    window.show_page("wide")
    for key in (Qt.Key.Key_J, Qt.Key.Key_Left, Qt.Key.Key_Space):
        qtbot.keyClick(window, key)
    assert program.document.cube == before
    feature.has_cube = True
    feature.cover_changed.emit()
    qtbot.keyClick(window, Qt.Key.Key_J)
    assert program.document.cube != before


def test_commands_for_the_views_say_why_they_are_off(window, program):
    act = program.shell.commands
    assert act["reset_view"].isEnabled()
    window.show_page("wide")
    for id in ("show_cube", "show_net", "reset_view", "look_left", "closer"):
        assert act.why_disabled(id) == "This page covers the 3D view and the net."
    window.show_page("scramble")
    for id in ("show_cube", "show_net", "reset_view", "look_left", "closer"):
        assert act.why_disabled(id) == ""


def test_what_turns_the_cube_shows_it(window, program):
    window.show_page("wide")
    program.document.turn_all(Alg("R U").moves(3), "R U")
    assert window.inspector.place == "play"
    for command in ("undo", "redo", "reset"):
        window.show_page("wide")
        program.shell.commands.run(command)
        assert window.inspector.place == "play"


def test_a_page_that_is_opened_while_a_cube_plays_stays(window, program, qtbot):
    player = program.player
    program.document.load_timeline(Timeline(Cube.solved(3), Alg("R U F").moves(3)), 0, "test")
    player.play()
    window.show_page("wide")
    qtbot.waitUntil(lambda: not player.is_playing)
    assert window.shown_page == "wide"
    assert program.document.cursor == 1
    # To go on with it shows it.
    player.play()
    assert window.inspector.place == "play"
    player.pause()


def test_the_feature_takes_its_cover_away_and_lays_it_back(window, feature):
    window.show_page("wide")
    feature.uncover(False)
    assert not feature.cover.isVisible()
    assert window.cube_view.isEnabled()
    assert window.shown_page == "wide"
    feature.uncover(True)
    assert feature.cover.isVisible()


def test_messages_are_read_over_the_cover(window, feature):
    room = window.findChild(StageRoom)
    window.show_page("wide")
    window.say("Copied.")
    QApplication.processEvents()
    chip = room.childAt(20, room.height() - 20)
    assert room.message == "Copied."
    assert not feature.cover.isAncestorOf(chip)
    window.show_page("scramble")
    assert room.message == ""
    assert MESSAGE_MS >= 5000


def test_a_blocked_command_keeps_what_else_is_said_of_it(program):
    act = program.shell.commands
    act.set_enabled("explore", False, "Not now.")
    act.set_blocked(("explore",), "Something is in front.")
    assert act.why_disabled("explore") == "Something is in front."
    act.set_blocked(())
    assert act.why_disabled("explore") == "Not now."
    act.set_enabled("explore", True)
