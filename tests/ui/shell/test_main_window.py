"""The main job through the window: scramble or paint, solve, watch."""

import time
from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtGui import QFont, QGuiApplication
from PySide6.QtWidgets import QApplication, QPushButton

from cubeapp.engine.facelets.text import format_facelets
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import Face
from cubeapp.engine.model.moves import Metric
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.scrambles.base import PERFECT, RANDOM_MOVES, RANDOM_STATE, Recipe
from cubeapp.engine.scrambles.random_state import random_state
from cubeapp.engine.scrambles.scores import score
from cubeapp.engine.solvers.big.kits import build_kit
from cubeapp.engine.solvers.control import Limits, SearchControl
from cubeapp.engine.timeline.timeline import Purpose, Timeline
from cubeapp.ui import app
from cubeapp.ui.document.edits import Memory, State
from cubeapp.ui.play.scramble import batch_form
from cubeapp.ui.shell.play_bar import PlayBar
from cubeapp.ui.solve.solvers import methods
from cubeapp.ui.solve.solvers.model import DROPPED, has_left_guide
from cubeapp.ui.solve.solvers.runs import RunState, SolveRequest, Target
from cubeapp.ui.stage.caption import orientation_words
from tests.ui.hands import CTRL, LEFT, click, drag, middle_of, move, press, release
from tests.ui.printers import print_to, without_printers
from tests.ui.solvers import FakeSolver, solution_of
from tests.ui.windows import play_out

pytestmark = pytest.mark.usefixtures("unpainted")

FIRST_SOLVE_MS = 120_000
"""The first solve on a machine may compile the solvers."""
HARD = "U R2 F B R B2 R U2 L B2 R U' D' R2 F R' L B2 U2 F2"
"""To the superflip, 20 moves away: there is nothing shorter to find."""
MOVES = Alg("R U R' U'").moves(3)
SOLVED = Cube.solved(3)


@pytest.fixture(scope="module", autouse=True)
def compiled():
    """Compile what the windows load when they are ready; that cannot be stopped half-way."""
    app.load_solvers(SearchControl())


@pytest.fixture(autouse=True)
def _in_a_blink(monkeypatch):
    """Nobody waits here for the shorter answers of a whole second."""
    found = methods.method("two-phase")
    monkeypatch.setitem(methods._METHODS, "two-phase", replace(found, default_s=0.1))


@pytest.fixture
def program(request, one_window):
    """A window as at the start; who leaves choices behind that stay takes one of their own."""
    if "own_window" in request.fixturenames:
        return request.getfixturevalue("own_window")
    one_window.welcome.stop()
    one_window.player.instant, one_window.settings.welcomed = True, True
    show(one_window)
    one_window.solving.solve((), Target())
    one_window.board.clear()
    one_window.feature("paint").model.cursor.move_to(0)
    one_window.window.show_page("scramble")
    one_window.window.say("")
    return one_window


@pytest.fixture
def newcomer(program):
    """The same for somebody who has not been welcomed yet."""
    program.settings.welcomed = False
    return program


@pytest.fixture
def turned(program):
    """The same after some moves."""
    show(program, MOVES)
    return program


def show(program, moves=(), cube=SOLVED):
    program.document.restore(Memory(State(Timeline(cube, moves), len(moves))))


def trigger(program, name):
    program.window.shell.commands[name].trigger()


def click_tool(program, qtbot, name):
    window = program.window
    window.shell.commands["place-play"].trigger()
    if name == "scramble":
        button = window.features["scramble"].panel.play_button
    else:
        button = window.inspector.findChild(PlayBar).findChild(QPushButton, name)
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def wait_for_answer(program, qtbot):
    qtbot.waitUntil(lambda: not program.board.is_working, timeout=FIRST_SOLVE_MS)


def newest_row(program):
    return list(program.feature("solve").panel.rows.values())[-1]


@pytest.fixture
def solver(monkeypatch):
    """The one solver that all runs of the window ask."""
    fake = FakeSolver(solution_of(MOVES))
    monkeypatch.setattr(app, "solver_for", lambda request: fake)
    return fake


# The main job


@pytest.mark.usefixtures("own_window")
def test_a_scrambled_cube_is_solved_and_played_to_the_end(program, qtbot):
    window = program.window
    with qtbot.waitSignal(program.scrambler.scrambled, timeout=FIRST_SOLVE_MS):
        click_tool(program, qtbot, "scramble")
    assert not program.document.cube.is_solved
    scrambled = program.document.cube
    click_tool(program, qtbot, "solve-here")
    wait_for_answer(program, qtbot)
    timeline = program.document.timeline
    assert timeline.purpose is Purpose.SOLUTION
    assert timeline.start == scrambled
    assert timeline.cube_at(len(timeline)).is_solved
    assert 0 < Metric.HTM.count(timeline.moves, 3) <= 21
    assert window.cube_view.marks.next_move == timeline.moves[0]
    assert newest_row(program).length.text() == f"{Metric.HTM.count(timeline.moves, 3)} HTM"
    qtbot.keyClick(window.timeline.bar, Qt.Key.Key_Right)
    assert program.document.cursor == 1
    qtbot.mouseClick(newest_row(program).play_button, Qt.MouseButton.LeftButton)
    play_out(program, qtbot)
    assert program.document.cube.is_solved
    assert window.cube_view.position.cube.is_solved
    assert window.net_view.position == window.cube_view.position
    assert "solved" in window.facts.text()


def test_a_cube_painted_in_by_clicks_is_solved(program, qtbot):
    window, document = program.window, program.document
    wanted = Cube.solved(3).apply_all(Alg("F R2 D'").moves(3))
    click_tool(program, qtbot, "paint")
    assert document.is_painting
    assert window.shown_page == "paint"
    panel = program.feature("paint").panel
    assert not window.shell.commands["solve"].isEnabled()
    net = window.net_view
    for index, colour in enumerate(wanted.facelets):
        if document.draft.facelets[index] != colour:
            swatch = panel.colours.swatches[int(colour)]
            qtbot.mouseClick(swatch, Qt.MouseButton.LeftButton)
            click(net, place_on_net(net, index))
    assert document.draft == wanted
    assert panel.next_button.isEnabled()
    # It is solved straight away.
    qtbot.mouseClick(panel.next_button, Qt.MouseButton.LeftButton)
    assert not document.is_painting
    assert document.cube == wanted
    wait_for_answer(program, qtbot)
    assert document.timeline.cube_at(len(document.timeline)).is_solved
    assert 0 < len(document.timeline) <= 21


def place_on_net(net, index):
    """The middle of a facelet of the net."""
    return middle_of(net.layout_of_net, index)


def test_a_cube_painted_in_by_keyboard_is_solved_straight_away(program, qtbot):
    window, document = program.window, program.document
    wanted = Cube.solved(3).apply_all(Alg("R U F").moves(3))
    trigger(program, "paint")
    for colour in wanted.facelets:
        qtbot.keyClick(window.cube_view, "123456"[colour])
    assert document.draft == wanted
    trigger(program, "solve")
    wait_for_answer(program, qtbot)
    assert not document.is_painting
    assert len(document.timeline) == 3


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_a_painted_4x4x4_is_solved_in_named_stages(build, qtbot, rng):
    build_kit(4, SearchControl())
    program = build(Cube.solved(4))
    window, document = program.window, program.document
    wanted = random_state(4, rng)
    trigger(program, "paint")
    for colour in wanted.facelets:
        qtbot.keyClick(window.cube_view, "123456"[colour])
    assert document.draft == wanted
    trigger(program, "solve")
    wait_for_answer(program, qtbot)
    timeline = document.timeline
    assert timeline.start == wanted
    assert timeline.cube_at(len(timeline)).is_solved
    assert len(timeline) <= 60
    length = Metric.OBTM.count(timeline.moves, 4)
    assert newest_row(program).length.text() == f"{length} OBTM"
    names = [section.name for section in timeline.sections]
    assert names[-2:] == ["edges", "3×3×3"]
    assert all(name.startswith("centres") for name in names[:-2])


def test_a_2x2x2_is_solved_by_its_table(program, qtbot):
    show(program, cube=Cube.solved(2).apply_all(Alg("R U F2").moves(2)))
    trigger(program, "solve")
    wait_for_answer(program, qtbot)
    assert len(program.document.timeline) == 3
    assert "proven optimal" in newest_row(program).state.text()


def test_a_solved_cube_gives_no_moves(program, qtbot):
    trigger(program, "solve")
    wait_for_answer(program, qtbot)
    assert newest_row(program).length.text() == "0 HTM"
    assert newest_row(program).activity.text() == "Nothing to do: 0 moves."
    assert not program.document.timeline.moves


def test_a_random_state_is_made_off_the_window_and_solved_back_by_undo(program, qtbot):
    with qtbot.waitSignal(program.scrambler.scrambled, timeout=FIRST_SOLVE_MS):
        program.scrambler.scramble(Recipe(RANDOM_STATE, 3), 5, True)
    scrambled = program.document.cube
    assert not scrambled.is_solved
    assert program.window.features["scramble"].panel.moves.edit.toPlainText()
    trigger(program, "undo")
    assert program.document.cube.is_solved
    trigger(program, "redo")
    assert program.document.cube == scrambled


# What may happen on the way


def test_a_solve_before_the_solvers_are_compiled_waits_and_says_so(build, qtbot):
    program = build(moves=MOVES, prepared=False)
    trigger(program, "solve")
    row = newest_row(program)
    assert row.run.state is RunState.COMPILING
    assert row.activity.text().startswith("Compiling the solvers, once")
    card = program.feature("solve").panel.answer
    assert card.isVisible()
    assert card.about.text().startswith("Compiling the solvers, once")
    qtbot.mouseClick(card.stop_button, Qt.MouseButton.LeftButton)
    assert not program.board.is_working
    assert row.activity.text() == "Stopped before there was an answer."
    trigger(program, "solve")
    program.preparation.start()
    wait_for_answer(program, qtbot)
    assert program.document.timeline.purpose is Purpose.SOLUTION


def test_an_answer_for_a_cube_that_was_turned_meanwhile_is_dropped(build, qtbot, solver):
    solver.released.clear()
    program = build(moves=MOVES)
    trigger(program, "solve")
    assert solver.searching.wait(10)
    program.document.turn(MOVES[0])
    turned = program.document.timeline
    solver.released.set()
    wait_for_answer(program, qtbot)
    assert program.document.timeline is turned
    assert program.feature("solve").panel.message.text() == DROPPED
    assert not program.feature("solve").panel.rows


def test_a_stopped_search_gives_its_best_answer(build, qtbot, solver):
    solver.released.clear()
    solver.best = solution_of(MOVES)
    program = build(moves=MOVES)
    trigger(program, "solve")
    qtbot.waitUntil(lambda: newest_row(program).run.answers != (), timeout=FIRST_SOLVE_MS)
    qtbot.mouseClick(newest_row(program).stop_button, Qt.MouseButton.LeftButton)
    assert program.document.timeline.moves == solver.best.moves
    assert newest_row(program).run.state is RunState.STOPPED
    assert newest_row(program).length.text() == "4 HTM"


@pytest.mark.usefixtures("own_window")
def test_a_search_is_cancelled_at_once_and_another_one_works(program, qtbot):
    window = program.window
    options = window.features["solve"].panel.options
    program.scrambler.choice.choose(RANDOM_MOVES)
    trigger(program, "scramble")
    options.keep_improving.setChecked(True)
    options.seconds.setValue(600)
    trigger(program, "solve")
    qtbot.waitUntil(
        lambda: newest_row(program).run.state is RunState.IMPROVING, timeout=FIRST_SOLVE_MS
    )
    qtbot.keyClick(window, Qt.Key.Key_Escape)
    assert not program.board.is_working
    assert window.features["solve"].panel.answer.follow_button.isVisible()
    options.first_answer.setChecked(True)
    trigger(program, "solve")
    wait_for_answer(program, qtbot)
    assert newest_row(program).run.state is RunState.FOUND
    assert len(window.features["solve"].panel.rows) == 2
    assert program.document.timeline.purpose is Purpose.SOLUTION


@pytest.mark.usefixtures("painted")
@pytest.mark.parametrize("size", [3, pytest.param(50, marks=pytest.mark.slow)])
def test_the_window_goes_on_drawing_while_a_search_runs(build, qtbot, size):
    program = build(Cube.solved(size), instant=False)
    cube = Cube.solved(3).apply_all(Alg(HARD).moves(3))
    board = program.board
    board.start(cube, SolveRequest("two-phase"))
    qtbot.waitUntil(lambda: not board.is_working, timeout=FIRST_SOLVE_MS)
    board.start(cube, SolveRequest("two-phase", Limits(time_s=30.0)))
    # The processor's time and not the clock's: what other programs take is not the search's.
    ticks = [(time.process_time(), time.thread_time())]
    ticker = QTimer(interval=5)
    ticker.timeout.connect(lambda: ticks.append((time.process_time(), time.thread_time())))
    ticker.start()
    while board.is_working and len(ticks) <= 30:
        if program.player.position.move is None:
            program.document.turn(MOVES[0])
        qtbot.wait(5)
    gaps_ms = 1000 * np.diff(ticks, axis=0)
    assert len(gaps_ms) > 15
    together, own = np.median(gaps_ms, axis=0)
    # While the window draws or waits for a busy processor, the search goes on beside it.
    assert together < 3 * own + 30


def test_closing_during_a_search_ends_it(build, qtbot):
    program = build()
    program.scrambler.choice.choose(RANDOM_MOVES)
    trigger(program, "scramble")
    program.feature("solve").panel.options.keep_improving.setChecked(True)
    trigger(program, "solve")
    program.window.close()
    assert program.is_stopped


def test_a_turn_by_hand_leaves_the_solution_and_it_can_be_found_anew(program, qtbot):
    show(program, MOVES)
    trigger(program, "solve")
    wait_for_answer(program, qtbot)
    program.window.show_page("follow")
    follow = program.feature("follow").panel
    program.player.step(1)
    assert not follow.resolve_button.isVisible()
    qtbot.keyClick(program.window.cube_view, Qt.Key.Key_J)
    assert follow.resolve_button.isVisible()
    assert program.window.cube_view.marks.next_move is None
    cube = program.document.cube
    qtbot.mouseClick(follow.resolve_button, Qt.MouseButton.LeftButton)
    wait_for_answer(program, qtbot)
    assert program.document.timeline.start == cube
    assert not follow.resolve_button.isVisible()


def test_a_finished_solution_is_not_left_by_playing_on():
    cube = Cube.solved(3).apply_all(MOVES)
    timeline = Timeline.of_solution(cube, solution_of(MOVES))
    assert not has_left_guide(timeline)
    assert not has_left_guide(timeline.spliced(4, MOVES))
    assert has_left_guide(timeline.spliced(2, MOVES))
    assert has_left_guide(timeline.spliced(0, MOVES[1:]))


@pytest.mark.parametrize(
    "size", [*(pytest.param(size, marks=pytest.mark.slow) for size in (4, 7)), 50]
)
def test_a_few_turns_of_a_big_cube_are_undone_at_once(program, qtbot, size):
    show(program, Alg("2Rw U 2F'").moves(size), Cube.solved(size))
    window = program.window
    assert window.shell.commands["solve"].isEnabled()
    assert not window.features["solve"].panel.reason.text()
    click_tool(program, qtbot, "solve-here")
    wait_for_answer(program, qtbot)
    # An inner slice takes two turns of outer blocks.
    assert newest_row(program).length.text() == "4 OBTM"
    assert len(program.document.timeline) == 4
    assert program.document.timeline.cube_at(4).is_solved
    assert [section.name for section in program.document.timeline.sections] == ["few turns"]


@pytest.mark.parametrize(
    "size", [*(pytest.param(size, marks=pytest.mark.slow) for size in (4, 7)), 50]
)
def test_another_size_is_a_solved_cube_of_it_until_that_is_undone(program, size):
    window = program.window
    window.size_box.setValue(size)
    assert program.document.cube == Cube.solved(size)
    assert window.cube_view.position.cube.size == window.net_view.position.cube.size == size
    trigger(program, "scramble")
    assert not program.document.cube.is_solved
    trigger(program, "undo")
    trigger(program, "undo")
    assert window.size_box.value() == 3


def test_a_painted_cube_that_is_illegal_says_what_is_missing(program):
    window = program.window
    flipped = Cube.solved(3).painted([7], Face.F).painted([19], Face.U)
    trigger(program, "paint")
    program.document.replace_draft(flipped, "paste")
    assert not window.shell.commands["solve"].isEnabled()
    assert window.features["solve"].panel.reason.text()
    assert window.cube_view.marks.outlined == window.net_view.marks.outlined != frozenset()
    trigger(program, "paint")
    assert window.cube_view.marks.outlined == frozenset()
    assert program.document.cube.is_solved


def test_an_illegal_cube_to_open_is_there_to_be_mended(build):
    flipped = Cube.solved(3).painted([7], Face.F).painted([19], Face.U)
    program = build(flipped)
    assert program.document.is_painting
    assert program.document.draft == flipped
    assert program.window.shown_page == "paint"


def test_an_illegal_cube_with_moves_is_opened_after_them(build):
    flipped = Cube.solved(3).painted([7], Face.F).painted([19], Face.U)
    program = build(flipped, MOVES)
    assert program.document.draft == flipped.apply_all(MOVES)


def test_leaving_the_paint_tab_keeps_what_is_painted(program, qtbot):
    window, document = program.window, program.document
    window.show_page("paint")
    assert document.is_painting
    qtbot.keyClick(window.net_view, "4")
    painted = document.draft
    window.show_page("turns")
    assert not document.is_painting
    assert not window.shell.commands["paint"].isChecked()
    window.show_page("paint")
    assert document.draft == painted


def test_a_size_chosen_while_painting_goes_on_painting(program):
    trigger(program, "paint")
    program.window.size_box.setValue(4)
    assert program.document.is_painting
    assert program.document.draft.size == 4


def test_a_right_click_while_painting_takes_the_colour_of_a_sticker(program, qtbot):
    window = program.window
    trigger(program, "paint")
    centre = Face.R * 9 + 4
    click(window.net_view, place_on_net(window.net_view, centre), Qt.MouseButton.RightButton)
    assert program.feature("paint").model.colour == Face.R


# Turning


def test_a_dragged_layer_turns_and_both_views_agree(program):
    net = program.window.net_view
    start, end = place_on_net(net, Face.F * 9), place_on_net(net, Face.F * 9 + 2)
    drag(net, start, end)
    assert program.document.cursor == 1
    assert program.window.cube_view.position == net.position
    assert net.position.cube == program.document.cube != Cube.solved(3)


def test_esc_in_a_drag_calls_that_off_and_ends_no_work(program, qtbot):
    view, ended = program.window.net_view, []
    work = program.shell.tasks.begin_activity(lambda: ended.append(True))
    with qtbot.waitActive(program.window):
        program.window.activateWindow()
    view.setFocus()
    x, y = place_on_net(view, Face.F * 9 + 3)
    press(view, (x, y))
    move(view, (x + 60, y))
    qtbot.keyClick(view, Qt.Key.Key_Escape)
    assert not ended
    release(view, (x + 60, y))
    assert program.document.cube.is_solved
    qtbot.keyClick(view, Qt.Key.Key_Escape)
    assert ended
    work.end()


def test_pointing_at_a_sticker_lights_it_in_the_other_view(program):
    window = program.window
    window.net_view.hovered.emit(5)
    assert window.cube_view.marks.hover == 5
    window.cube_view.hovered.emit(9)
    assert window.net_view.marks.hover == 9


def test_keys_buttons_and_typed_moves_turn_the_cube_and_undo_takes_them_back(program, qtbot):
    window, document = program.window, program.document
    qtbot.keyClick(window.cube_view, Qt.Key.Key_I)
    window.features["turns"].panel.buttons["U"].click()
    window.stage.line.set_text("R' U'")
    qtbot.keyClick(window.stage.line.edit, Qt.Key.Key_Return)
    assert document.timeline.moves == MOVES
    assert document.cursor == 4
    for left in (2, 1, 0):
        trigger(program, "undo")
        assert document.cursor == left
    assert document.cube.is_solved
    assert not window.shell.commands["undo"].isEnabled()
    for _ in range(3):
        trigger(program, "redo")
    assert document.timeline.moves == MOVES


def test_arrows_walk_the_timeline_from_the_views_too(turned, qtbot):
    qtbot.keyClick(turned.window.cube_view, Qt.Key.Key_Left)
    assert turned.document.cursor == 3
    qtbot.keyClick(turned.window.net_view, Qt.Key.Key_Right)
    assert turned.document.cursor == 4


def test_scrubbing_stops_within_a_move_in_both_views(turned):
    turned.window.timeline.bar.scrubbed.emit(1.25)
    position = turned.window.cube_view.position
    assert (position.move, position.fraction) == (MOVES[1], 0.25)
    assert turned.window.net_view.position == position


def test_home_and_end_in_a_view_go_to_the_ends_of_the_moves(program, qtbot):
    show(program, MOVES)
    view = program.window.cube_view
    camera = view.camera.zoomed(1.5)
    view.set_camera(camera)
    qtbot.mouseClick(view, Qt.MouseButton.LeftButton, pos=QPoint(3, 3))
    qtbot.keyClick(view, Qt.Key.Key_Home)
    assert program.document.cursor == 0
    qtbot.keyClick(view, Qt.Key.Key_End)
    assert program.document.cursor == len(MOVES)
    assert view.camera == camera


def test_space_in_a_view_plays_and_pauses(turned, qtbot):
    turned.player.instant = False
    view = turned.window.net_view
    qtbot.mouseClick(view, Qt.MouseButton.LeftButton, pos=QPoint(3, 3))
    qtbot.keyClick(view, Qt.Key.Key_Space)
    assert turned.player.is_playing
    qtbot.keyClick(view, Qt.Key.Key_Space)
    assert not turned.player.is_playing


def test_space_sets_wider_hands_back_before_it_plays(turned, qtbot):
    turned.player.instant = False
    view = turned.window.cube_view
    turned.window.keyboard.do("left +1", 3)
    qtbot.keyClick(view, Qt.Key.Key_Space)
    assert not turned.player.is_playing
    qtbot.keyClick(view, Qt.Key.Key_Space)
    assert turned.player.is_playing


# The window itself


@pytest.mark.parametrize(
    ("size", "theme"),
    [
        ((900, 600), "light"),
        pytest.param((3840, 2160), "dark", marks=pytest.mark.slow),
        pytest.param((900, 600), "dark", marks=pytest.mark.slow),
        pytest.param((1280, 800), "light", marks=pytest.mark.slow),
        pytest.param((1280, 800), "dark", marks=pytest.mark.slow),
        pytest.param((3840, 2160), "light", marks=pytest.mark.slow),
    ],
)
def test_every_part_is_within_the_window(build, size, theme):
    program = build(theme=theme)
    window = program.window
    window.resize(*size)
    QGuiApplication.processEvents()
    assert (window.width(), window.height()) == size
    parts = (
        window.cube_view,
        window.net_view,
        window.inspector,
        window.timeline,
        window.stage.line,
    )
    for part in parts:
        corner = part.mapTo(window, part.rect().bottomRight())
        assert window.rect().contains(corner)
        assert part.width() >= part.minimumSizeHint().width()
    for id in window.inspector.pages:
        window.show_page(id)
        assert not window.grab().isNull()


@pytest.mark.parametrize(
    ("size", "scale"),
    [pytest.param(size, scale, marks=pytest.mark.slow) for size in (2, 3) for scale in (1.0, 1.75)],
)
def test_large_letters_still_fit_a_small_window(build, size, scale):
    usual = QGuiApplication.font()
    large = QFont(usual)
    large.setPointSizeF(scale * usual.pointSizeF())
    QApplication.setFont(large)
    try:
        window = build(Cube.solved(size)).window
        window.features["solve"].panel.options_fold.head.click()
        target = window.features["solve"].panel.target.choice
        words = [target.itemText(i) for i in range(target.count())]
        target.setCurrentIndex(words.index(max(words, key=len)))
        window.resize(900, 600)
        QGuiApplication.processEvents()
        assert window.minimumSizeHint().width() <= 900
        assert window.minimumSizeHint().height() <= 600
        panel = window.features["solve"].panel
        assert panel.minimumSizeHint().width() <= panel.width()
    finally:
        QApplication.setFont(usual)


@pytest.mark.usefixtures("own_window")
def test_views_and_panel_can_be_hidden_but_one_view_stays(program):
    window, act = program.window, program.window.shell.commands
    act["show_panel"].trigger()
    act["show_net"].trigger()
    assert window.cube_view.isVisible()
    assert not window.net_view.isVisible()
    assert not window.inspector.isVisible()
    act["show_cube"].trigger()
    assert window.net_view.isVisible()
    assert not window.cube_view.isVisible()
    assert not program.settings.show_cube


def test_every_command_can_be_explained_and_reached(program):
    window = program.window
    for name, action in window.shell.commands.items():
        assert action.toolTip(), name
        assert action in window.actions(), name
    keys = [k.toString() for a in window.shell.commands.values() for k in a.shortcuts()]
    assert len(keys) == len(set(keys))


@pytest.mark.usefixtures("own_window")
def test_the_theme_changes_between_light_and_dark(program):
    window = program.window
    light = window.grab().toImage().pixelColor(5, 5).lightness()
    trigger(program, "theme")
    QGuiApplication.processEvents()
    assert window.grab().toImage().pixelColor(5, 5).lightness() < light - 100
    assert program.settings.theme == "dark"


@pytest.mark.usefixtures("own_window")
def test_another_colour_scheme_shows_on_the_cube_and_in_the_words(program):
    first_colour = program.feature("solve").panel.options.by_hand.cross_choice
    program.appearance.choose_scheme("yellow-top")
    assert program.window.facts.text().startswith("Yellow on top, green in front")
    assert (first_colour.itemText(1), first_colour.itemData(1)) == ("Yellow", "white")


def test_settings_outlive_the_window(build):
    program = build()
    program.window.timeline.tempo_slider.setValue(0)
    trigger(program, "show_net")
    trigger(program, "instant")
    program.window.close()
    settings = program.settings
    assert (settings.tempo, settings.show_net, settings.instant) == (0.1, False, False)
    assert settings.geometry


def test_the_command_knows_of_a_full_screen_however_it_came(program):
    window, command = program.window, program.window.shell.commands["full_screen"]
    size = window.size()
    window.showMaximized()
    command.trigger()
    assert window.isFullScreen()
    geometry = window.saveGeometry()
    command.trigger()
    assert not window.isFullScreen()
    assert window.isMaximized()
    # As at the next start.
    window.restoreGeometry(geometry)
    assert window.isFullScreen()
    assert command.isChecked()
    # As the system's own key does.
    window.showNormal()
    QApplication.processEvents()
    assert not command.isChecked()
    window.resize(size)


def test_what_was_hidden_is_hidden_the_next_time(build):
    window = build(show_net=False, show_panel=False).window
    assert not window.net_view.isVisible()
    assert not window.inspector.isVisible()
    assert window.cube_view.isVisible()
    window = build(show_cube=False).window
    assert window.net_view.isVisible()
    assert not window.cube_view.isVisible()


def test_the_arrow_of_the_next_move_can_be_switched_off(build, qtbot, solver):
    program = build(moves=MOVES)
    trigger(program, "solve")
    wait_for_answer(program, qtbot)
    assert program.window.net_view.marks.next_move == MOVES[3].inverse()
    trigger(program, "show_next_move")
    assert program.window.net_view.marks.next_move is None


# Text and files


def test_a_cube_goes_through_the_clipboard_and_back(turned):
    cube = turned.document.cube
    trigger(turned, "copy_facelets")
    assert QGuiApplication.clipboard().text() == format_facelets(cube)
    trigger(turned, "reset")
    assert turned.document.cube.is_solved
    trigger(turned, "paste")
    assert turned.document.cube == cube
    trigger(turned, "copy_moves")
    QGuiApplication.clipboard().setText("R U R' U'")
    trigger(turned, "paste")
    assert turned.document.cube == cube
    assert len(turned.document.timeline) == 4


@pytest.mark.usefixtures("own_window")
def test_pasted_colours_are_those_of_the_scheme(program):
    program.appearance.choose_scheme("japanese")
    QGuiApplication.clipboard().setText("".join(letter * 9 for letter in "WRGBOY"))
    trigger(program, "paste")
    assert not program.document.is_painting
    assert program.document.cube.is_solved


def test_the_scramble_goes_to_the_clipboard_and_the_window_says_so(program, qtbot):
    with qtbot.waitSignal(program.scrambler.scrambled, timeout=FIRST_SOLVE_MS):
        click_tool(program, qtbot, "scramble")
    panel = program.window.features["scramble"].panel
    panel.moves.copy_button.click()
    assert QGuiApplication.clipboard().text() == panel.moves.edit.toPlainText() != ""
    assert program.window.message.text() == "Copied."


@pytest.mark.usefixtures("own_window")
def test_the_panel_makes_scores_and_keeps_scrambles(program, qtbot):
    panel = program.window.features["scramble"].panel
    program.window.show_page("scramble")
    panel.folds["mixed"].set_open(True)
    qtbot.waitUntil(lambda: panel.mixed.chart.statistics is not None)
    assert panel.mixed.chart.score == 120
    panel.form.size_box.setValue(4)
    assert program.document.cube.size == 4
    qtbot.mouseClick(panel.set_button, Qt.MouseButton.LeftButton)
    made = panel.scramble.picture.cube
    qtbot.waitUntil(lambda: panel.mixed.chart.score == score(made))
    trigger(program, "reset")
    panel.history.setCurrentRow(0)
    qtbot.keyClick(panel.history, Qt.Key.Key_Return)
    assert program.document.cube == made


@pytest.mark.usefixtures("own_window")
def test_a_batch_goes_from_the_panel_to_a_file(program, qtbot, monkeypatch, tmp_path):
    panel, path = program.window.features["scramble"].panel, tmp_path / "round.pdf"
    monkeypatch.setattr(batch_form, "ask_for_file", lambda window, name: path)
    program.window.show_page("scramble")
    panel.batch.competition_box.setChecked(True)
    panel.batch.make_button.click()
    qtbot.waitUntil(lambda: panel.batch.list.count() == 7, timeout=FIRST_SOLVE_MS)
    panel.batch.save_button.click()
    qtbot.waitUntil(lambda: program.window.message.text() != "", timeout=FIRST_SOLVE_MS)
    assert program.window.message.text() == "Saved as round.pdf."
    assert path.read_bytes().startswith(b"%PDF")
    print_to(path.with_name("paper.pdf"), monkeypatch)
    panel.batch.print_button.click()
    qtbot.waitUntil(lambda: program.window.message.text() == "Sent to the printer.")
    assert path.with_name("paper.pdf").read_bytes().startswith(b"%PDF")
    without_printers(monkeypatch)
    panel.batch.print_button.click()
    assert program.window.message.text().startswith("No printer is known here")


@pytest.mark.usefixtures("own_window")
def test_rules_that_there_are_not_are_shown_where_they_were_typed(program):
    panel = program.window.features["scramble"].panel
    program.scrambler.choice.choose(PERFECT)
    panel.form.rules_box.setEditText("7")
    program.window.shell.commands["show_panel"].setChecked(False)
    trigger(program, "scramble")
    assert program.document.cube.is_solved
    assert panel.form.rules_box.isVisible()


def test_a_scramble_that_waits_for_the_solvers_says_so(build, qtbot):
    program = build(prepared=False)
    panel = program.window.features["scramble"].panel
    program.window.show_page("algs")
    program.scrambler.choice.choose(RANDOM_STATE)
    trigger(program, "scramble")
    qtbot.waitUntil(lambda: program.window.message.text() != "")
    assert "Compiling" in program.window.message.text()
    assert program.window.shell.commands["cancel"].isEnabled()
    qtbot.keyClick(program.window, Qt.Key.Key_Escape)
    assert program.window.message.text() == ""
    assert panel.play_button.isEnabled()


def test_text_that_is_no_cube_changes_nothing_and_is_explained(turned):
    cube = turned.document.cube
    turned.opener.read_text("hello, world", "The clipboard")
    assert turned.document.cube == cube
    assert turned.window.message.text().startswith("The clipboard: neither a cube")


def test_a_cube_goes_through_a_file_and_back(turned, tmp_path):
    cube, path = turned.document.cube, tmp_path / "cube.txt"
    turned.opener.save_file(path)
    assert path.read_text().strip() == format_facelets(cube)
    trigger(turned, "reset")
    turned.opener.open_file(path)
    assert turned.document.cube == cube


def test_files_that_cannot_be_read_or_written_are_named(program, tmp_path):
    missing = tmp_path / "no" / "such" / "file.txt"
    program.opener.open_file(missing)
    assert str(missing) in program.window.message.text()
    program.opener.save_file(missing)
    assert "cannot be written" in program.window.message.text()


def test_binary_rubbish_in_a_file_does_no_harm(program, tmp_path, rng):
    path = tmp_path / "rubbish.txt"
    path.write_bytes(rng.integers(0, 256, 5000, dtype=np.uint8).tobytes())
    program.opener.open_file(path)
    assert program.document.cube.is_solved
    assert "rubbish.txt" in program.window.message.text()


# The first start


def test_the_welcome_is_gone_at_the_first_touch_and_stays_away(newcomer, qtbot):
    newcomer.player.instant = False
    window = newcomer.window
    window.features["welcome"].welcome_first()
    assert window.features["welcome"].first_start.welcome.isVisible()
    assert newcomer.player.is_playing
    click(window.cube_view, (30, 30))
    assert not window.features["welcome"].first_start.welcome.isVisible()
    assert newcomer.settings.welcomed
    assert not newcomer.player.is_playing


def test_the_demo_goes_with_the_welcome_but_for_those_who_turn_to_it(newcomer, qtbot):
    window, document = newcomer.window, newcomer.document
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    for is_for_demo, touch in (
        (False, lambda: qtbot.mouseClick(newcomer.line.edit.viewport(), LEFT)),
        (False, lambda: qtbot.mouseClick(window.rail, LEFT)),
        (False, lambda: qtbot.keyClick(window.focusWidget(), Qt.Key.Key_J)),
        (True, lambda: click(window.cube_view, (30, 30))),
        (True, lambda: click(window.timeline.bar, (30, 8))),
        (True, lambda: qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Right, CTRL)),
    ):
        document.restore(Memory(State(Timeline(Cube.solved(3)), 0)))
        window.features["welcome"].welcome_first()
        demo = document.timeline
        assert len(demo) > 1
        touch()
        assert not window.features["welcome"].first_start.welcome.isVisible()
        assert (document.timeline is demo) == is_for_demo
        assert is_for_demo or len(document.timeline) <= 1


def test_the_welcome_keeps_still_where_nothing_is_to_move(newcomer):
    newcomer.window.features["welcome"].welcome_first()
    assert newcomer.window.features["welcome"].first_start.welcome.isVisible()
    assert not newcomer.player.is_playing


def test_the_welcome_comes_back_when_it_is_asked_for_and_leaves_the_cube_alone(program, qtbot):
    show(program, MOVES)
    cube, window = program.document.cube, program.window
    trigger(program, "welcome")
    trigger(program, "welcome")
    assert window.features["welcome"].first_start.welcome.isVisible()
    assert program.document.cube == cube
    qtbot.keyClick(window.features["welcome"].first_start.welcome, Qt.Key.Key_Escape)
    assert not window.features["welcome"].first_start.welcome.isVisible()
    assert program.document.cube == cube
    assert not window.shell.commands["undo"].isEnabled()


def test_who_paints_at_once_finds_no_film_afterwards(newcomer, qtbot):
    window = newcomer.window
    window.features["welcome"].welcome_first()
    welcome = window.features["welcome"].first_start.welcome
    qtbot.mouseClick(welcome.buttons["paint"], Qt.MouseButton.LeftButton)
    assert not window.timeline.bar.isEnabled()
    newcomer.document.end_painting()
    assert window.timeline.bar.isEnabled()
    assert len(newcomer.document.timeline) == 0
    assert not window.shell.commands["undo"].isEnabled()


def test_painting_from_a_welcome_that_was_asked_for_keeps_the_cube(program, qtbot):
    show(program, MOVES)
    trigger(program, "welcome")
    welcome = program.window.features["welcome"].first_start.welcome
    qtbot.mouseClick(welcome.buttons["paint"], Qt.MouseButton.LeftButton)
    program.document.end_painting()
    assert len(program.document.timeline) == len(MOVES)


@pytest.mark.parametrize("name", ["scramble", "paint", "learn"])
def test_each_way_to_begin_leads_somewhere(newcomer, qtbot, name):
    window, document = newcomer.window, newcomer.document
    window.features["welcome"].welcome_first()
    welcome = window.features["welcome"].first_start.welcome
    qtbot.mouseClick(welcome.buttons[name], Qt.MouseButton.LeftButton)
    assert newcomer.settings.welcomed
    assert document.is_painting == (name == "paint")
    if name == "scramble":
        qtbot.waitUntil(lambda: len(document.timeline) > 0, timeout=FIRST_SOLVE_MS)
        assert document.timeline.purpose is Purpose.SCRAMBLE
        assert not document.cube.is_solved
    elif name == "learn":
        lesson = Purpose.LESSON
        qtbot.waitUntil(lambda: document.timeline.purpose is lesson, timeout=FIRST_SOLVE_MS)
        assert document.cursor == 0
        assert window.timeline.card.stage.text() == "Daisy and cross"
        assert window.cube_view.position.mask
        qtbot.keyClick(window.timeline.bar, Qt.Key.Key_Right)
        assert document.cursor == 1


@pytest.mark.parametrize("size", [2, 3, 4, 5])
def test_the_hold_is_told_by_the_colours_on_top_and_in_front(size):
    solved = Cube.solved(size)
    assert orientation_words(solved) == "white on top, green in front"
    assert (
        orientation_words(solved.apply_all(Alg("x2").moves(size))) == "yellow on top, blue in front"
    )
    assert orientation_words(solved.apply_all(Alg("x R U F").moves(size))) in (
        "green on top, yellow in front",
        "white on top, green in front",
    )


def test_mixed_centres_tell_no_hold():
    mixed = Cube.solved(4).apply_all(Alg("2R U 2R'").moves(4))
    assert orientation_words(mixed) == ""
    assert (
        orientation_words(mixed.apply_all(Alg("2R U' 2R'").moves(4)))
        == "white on top, green in front"
    )
