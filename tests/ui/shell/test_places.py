"""The five places, as the user goes through them in the window."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QEvent, QRect, Qt
from PySide6.QtWidgets import QApplication, QToolButton, QWidget

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.notation.alg import Alg
from cubeapp.ui import app
from cubeapp.ui.controls.elided_label import ElidedLabel
from cubeapp.ui.shell.places import PLACES
from cubeapp.ui.stage.demo import demo
from cubeapp.ui.stage.stage_frame import StageCard
from cubeapp.ui.stage.timeline import TRANSPORT
from tests.ui.hands import Counted
from tests.ui.solvers import FakeSolver, solution_of

pytestmark = pytest.mark.usefixtures("unpainted")

IDS = [place.id for place in PLACES]


def place_of(part, window):
    return QRect(part.mapTo(window, part.rect().topLeft()), part.size())


def marked(window):
    buttons = window.rail.findChildren(QToolButton)
    return [each.objectName() for each in buttons if each.isChecked()]


@pytest.fixture
def window(request, one_window):
    """A window as at the start; who leaves choices behind that stay takes one of their own."""
    if "own_window" in request.fixturenames:
        return request.getfixturevalue("own_window").window
    window = one_window.window
    window.resize(1280, 800)
    window.shell.commands["show_panel"].setChecked(True)
    window.show_page("scramble")
    window.stage.line.set_text("")
    window.say("")
    QApplication.processEvents()
    return window


@pytest.mark.usefixtures("own_window")
def test_ctrl_and_a_digit_go_to_a_place_and_the_rail_marks_it(window, qtbot):
    with qtbot.waitActive(window):
        window.activateWindow()
    for digit, id in enumerate(IDS, start=1):
        key = Qt.Key(Qt.Key.Key_0 + digit)
        qtbot.keyClick(window, key, Qt.KeyboardModifier.ControlModifier)
        assert window.inspector.place == id
        assert marked(window) == [f"place-{id}"]


@pytest.mark.usefixtures("own_window")
def test_a_click_on_the_rail_goes_to_a_place(window, qtbot):
    for id in (*IDS, IDS[0], IDS[0]):
        button = window.rail.findChild(QToolButton, f"place-{id}")
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
        assert window.inspector.place == id
        assert marked(window) == [f"place-{id}"]


@pytest.mark.usefixtures("painted")
def test_another_place_paints_the_two_buttons_anew_that_look_otherwise(build):
    window = build().window
    window.shell.commands["place-play"].trigger()
    QApplication.processEvents()
    buttons = [each for each in window.rail.findChildren(QToolButton) if each.isVisible()]
    painted = {each.objectName(): Counted(each, QEvent.Type.Paint) for each in buttons}
    window.shell.commands["place-learn"].trigger()
    QApplication.processEvents()
    assert {name for name, each in painted.items() if each.count} == {"place-play", "place-learn"}


def test_files_are_on_the_rail_while_the_user_is_there(window):
    button = window.rail.findChild(QToolButton, "place-files")
    for id, is_there in (("play", False), ("files", True), ("play", False)):
        window.shell.commands[f"place-{id}"].trigger()
        assert button.isVisible() is is_there
        assert button.isChecked() is is_there


@pytest.mark.usefixtures("own_window")
def test_a_place_is_found_as_it_was_left(window):
    window.show_page("library")
    for id in IDS:
        window.shell.commands[f"place-{id}"].trigger()
    assert window.shown_page == "library"


def test_the_stage_never_moves_when_the_place_changes(window):
    window.resize(1280, 800)
    QApplication.processEvents()
    before = place_of(window.stage.frame, window)
    for id in window.inspector.pages:
        window.show_page(id)
        QApplication.processEvents()
        assert place_of(window.stage.frame, window) == before, id


def test_a_turn_has_nothing_around_the_stage_laid_out_anew(window):
    turns = Alg("R U F").moves(3)
    window.document.load(Cube.solved(3), "load")
    window.document.turn(turns[0])
    for _ in range(3):
        QApplication.processEvents()
    parts = window, window.top_bar, window.timeline
    asked = [Counted(part, QEvent.Type.LayoutRequest) for part in parts]
    for turn in turns[1:]:
        window.document.turn(turn)
        QApplication.processEvents()
    assert [each.count for each in asked] == [0, 0, 0]
    window.document.load(Cube.solved(3), "load")


def test_the_stage_has_six_tenths_of_the_window(window):
    window.resize(1280, 800)
    QApplication.processEvents()
    stage = window.stage.frame
    assert stage.width() * stage.height() >= 0.6 * 1280 * 800


def test_the_turns_of_all_six_sides_are_side_by_side(window):
    window.resize(1280, 800)
    window.show_page("turns")
    QApplication.processEvents()
    buttons = window.features["turns"].panel.buttons
    tops = {place_of(buttons[side], window).top() for side in "UDLRFB"}
    assert len(tops) == 1


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
    window.shell.commands["show_panel"].setChecked(False)
    assert not window.inspector.isVisible()
    window.shell.commands["place-lab"].trigger()
    assert window.inspector.isVisible()
    assert window.shell.commands["show_panel"].isChecked()


def test_a_cube_is_solved_without_leaving_play(build, qtbot, monkeypatch):
    moves = Alg("R U F2").moves(3)
    monkeypatch.setattr(app, "solver_for", lambda request: FakeSolver(solution_of(moves)))
    program = build(moves=moves)
    window, act = program.window, program.window.shell.commands
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
        cards = [card for card in window.stage.frame.children() if isinstance(card, StageCard)]
        shown = [card.geometry() for card in cards if card.isVisible()]
        assert len(shown) == 3
        for place in shown:
            assert window.stage.frame.rect().contains(place)
        for one, other in pairwise(shown):
            assert not one.intersects(other)


def test_preferences_and_help_are_on_the_rail_and_the_state_on_the_stage(window):
    letters = window.features["text-size"]
    for width, percent in ((560, 175), (760, 175), (900, 175), (900, 250), (760, 250), (900, 100)):
        window.resize(width, 600)
        letters.set_percent(percent)
        for _ in range(3):
            QApplication.processEvents()
        buttons = [each for each in window.rail.findChildren(QToolButton) if not each.isHidden()]
        assert len(buttons) == len(PLACES) + 2
        assert all(each.visibleRegion().boundingRect() == each.rect() for each in buttons)
        state = window.facts.findChildren(ElidedLabel)[1]
        assert state.text() == "Solved"
        assert state.width() >= state.sizeHint().width()
        assert window.stage.frame.rect().contains(window.facts.parentWidget().geometry())


def test_a_message_is_there_until_there_is_none(window):
    window.say("Copied.")
    assert window.message.isVisible()
    window.say("")
    assert not window.message.isVisible()


def test_while_a_cube_is_painted_nothing_is_stepped_through(build):
    program = build(Cube.solved(3))
    window = program.window
    program.document.load_timeline(demo(), 3, "demo")
    assert window.timeline.card.isVisible()
    program.document.begin_painting()
    assert not window.timeline.card.isVisible()
    for name in TRANSPORT:
        assert not window.shell.commands[name].isEnabled()
    window.show_page("turns")
    assert not program.document.is_painting
    assert window.timeline.card.isVisible()
    assert window.shell.commands["forward"].isEnabled()


def test_a_step_is_explained_only_where_the_cube_is_stepped_through(build):
    program = build(Cube.solved(3))
    card = program.window.timeline.card
    program.document.load_timeline(demo(), 3, "demo")
    for page, is_told in (("turns", True), ("cases", False), ("looks", False), ("export", False)):
        program.window.show_page(page)
        assert card.isVisible() is is_told, page


def test_the_note_of_typed_moves_follows_the_line(window, qtbot):
    with qtbot.waitActive(window):
        window.activateWindow()
    line = window.stage.line
    line.edit.setFocus()
    line.set_text("R Q")
    for size in ((1280, 800), (1100, 640), (900, 600)):
        window.resize(*size)
        QApplication.processEvents()
        note, edit = line.note.geometry(), place_of(line, window)
        assert line.note.isVisible()
        assert note.bottom() < edit.top() < note.bottom() + 10
        assert window.rect().contains(note)
    window.cube_view.setFocus()
    assert not line.note.isVisible()


def test_a_key_of_a_command_ends_the_welcome_too(build, qtbot):
    program = build(welcomed=False)
    window = program.window
    window.features["welcome"].welcome_first()
    with qtbot.waitActive(window):
        window.activateWindow()
    qtbot.keyClick(window, Qt.Key.Key_2, Qt.KeyboardModifier.ControlModifier)
    assert not window.features["welcome"].first_start.welcome.isVisible()
    assert window.inspector.place == "solve"


@pytest.mark.usefixtures("own_window")
def test_any_name_of_a_session_fits_the_top_bar(window):
    window.show_session("R&D")
    assert window.top_bar.session_button.text() == "R&&D"
    window.show_session(100 * "long ")
    QApplication.processEvents()
    assert len(window.top_bar.session_button.text()) <= 31
    assert window.top_bar.session_button.toolTip() == 100 * "long "
    assert window.width() >= window.minimumSizeHint().width()


@pytest.mark.usefixtures("own_window")
def test_larger_letters_take_the_words_off_the_rail_and_the_net_away_at_once(window):
    window.resize(1280, 800)
    QApplication.processEvents()
    for _ in range(5):
        window.shell.commands["larger_text"].trigger()
    QApplication.processEvents()
    (play, *_) = window.rail.findChildren(QToolButton)
    assert play.toolButtonStyle() == Qt.ToolButtonStyle.ToolButtonIconOnly
    assert not window.net_view.isVisible()
    assert window.settings.show_net
    window.shell.commands["usual_text"].trigger()
    QApplication.processEvents()
    assert window.net_view.isVisible()


def test_play_says_that_it_solves_and_that_there_is_nothing_to_solve(build, qtbot, monkeypatch):
    moves = Alg("R U F2").moves(3)
    fake = FakeSolver(solution_of(moves), released=False)
    monkeypatch.setattr(app, "solver_for", lambda request: fake)
    program = build(moves=moves)
    window, act = program.window, program.window.shell.commands
    act["solve-here"].trigger()
    assert window.message.text().startswith("Solving")
    qtbot.waitUntil(fake.searching.is_set, timeout=20_000)
    act["cancel"].trigger()
    qtbot.waitUntil(lambda: not program.board.is_working, timeout=20_000)
    assert window.message.text() == ""
    act["reset"].trigger()
    act["solve-here"].trigger()
    assert window.message.text() == "The cube is solved."


def test_a_long_message_is_whole_and_is_read_over_what_covers_the_views(window):
    window.resize(900, 600)
    window.say(12 * "Something was said of the cube. ")
    window.stage.set_cover(QWidget())
    QApplication.processEvents()
    assert window.message.isVisible()
    assert window.message.height() >= window.message.heightForWidth(window.message.width())
    assert window.rect().contains(place_of(window.message, window))
    window.stage.set_cover(None)


def test_the_keyboard_goes_to_the_cube_where_its_field_goes_away(window, qtbot):
    with qtbot.waitActive(window):
        window.activateWindow()
    window.stage.line.edit.setFocus()
    window.show_page("algs")
    assert QApplication.focusWidget() is window.cube_view
    window.inspector.switch.tabs.setFocus()
    window.shell.commands["show_panel"].setChecked(False)
    assert QApplication.focusWidget() is window.cube_view


def test_menus_keep_their_room_before_the_search(window):
    window.resize(640, 600)
    QApplication.processEvents()
    menus = window.menuBar()
    assert menus.width() >= menus.sizeHint().width()
