"""Exploring the 2×2×2 through the window."""

import pytest
from PySide6.QtCore import Qt

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.moves import Metric
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.solvers.control import Limits, SearchControl
from cubeapp.engine.solvers.registry import solver
from cubeapp.engine.timeline.timeline import Timeline
from cubeapp.ui.document.edits import Memory, State
from cubeapp.ui.lab.explore import model as exploring
from tests.ui.windows import play_out

pytestmark = pytest.mark.usefixtures("unpainted")

FIRST_COUNT_MS = 120_000
"""The first count on a machine may compile the search."""
HTM_HARDEST, QTM_HARDEST = 11, 14
SOLVED = Cube.solved(2)
MOVES = Alg("R U2 F'").moves(2)


@pytest.fixture(scope="module")
def censuses():
    """What was counted before, by metric."""
    return {}


@pytest.fixture(autouse=True)
def counted_once(monkeypatch, censuses):
    """Counts that nobody watches are done once for all of these tests."""
    count = exploring.take_census

    def take_census(metric, *watching):
        if not watching and metric in censuses:
            return censuses[metric]
        return censuses.setdefault(metric, count(metric, *watching))

    monkeypatch.setattr(exploring, "take_census", take_census)


@pytest.fixture
def program(request, one_window, qtbot):
    """A window in which all positions have been counted."""
    own = "own_window" in request.fixturenames
    program = request.getfixturevalue("own_window") if own else one_window
    with qtbot.waitActive(program.window):
        program.window.activateWindow()
    program.player.instant, program.player.tempo = True, 1000.0
    program.document.restore(Memory(State(Timeline(SOLVED, MOVES), len(MOVES))))
    program.feature("explore").panel.face_turns.click()
    explore(program, qtbot)
    yield program
    program.feature("explore").model.cancel()


@pytest.fixture
def slow(monkeypatch):
    """A search to be watched for half a minute: it is still at work when it is stopped."""
    monkeypatch.setattr(exploring, "SLICE_S", 0.2)


def watch(program, qtbot):
    """Watch the search until something has been found."""
    panel = program.feature("explore").panel
    panel.watch_button.click()
    qtbot.waitUntil(lambda: panel.busy.note.text().startswith("Level"), timeout=FIRST_COUNT_MS)


def explore(program, qtbot):
    program.window.shell.commands["explore"].trigger()
    wait(program, qtbot)


def wait(program, qtbot):
    qtbot.waitUntil(lambda: not program.feature("explore").model.is_working, timeout=FIRST_COUNT_MS)


def distance(cube, metric=Metric.HTM):
    answer = solver("two-by-two").solve(cube, Limits(metric=metric), SearchControl())
    return answer.length(metric)


def test_exploring_is_offered_for_the_2x2x2_only(build):
    program = build()
    window = program.window
    action = window.shell.commands["explore"]
    assert "explore" not in window.inspector.pages
    assert not action.isEnabled()
    assert "size 2" in action.toolTip()
    program.document.change_size(2)
    assert "explore" in window.inspector.pages
    assert action.isEnabled()
    assert "Ctrl+E" in action.toolTip()


def test_another_size_leaves_the_panel(program):
    window = program.window
    program.document.change_size(3)
    assert not window.features["explore"].is_shown
    assert window.features["explore"].panel.chart.marked is None


def test_the_panel_opens_by_key_with_the_chart_in_focus(build, qtbot):
    program = build(SOLVED)
    window = program.window
    window.shell.commands["show_panel"].setChecked(False)
    with qtbot.waitActive(window):
        window.activateWindow()
    qtbot.keyClick(window, Qt.Key.Key_E, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: window.features["explore"].is_shown)
    assert window.features["explore"].panel.isVisible()
    qtbot.waitUntil(window.features["explore"].panel.chart.hasFocus)
    wait(program, qtbot)


def test_the_panel_says_at_once_what_takes_a_moment(build, qtbot):
    program = build(SOLVED)
    program.window.show_page("explore")
    panel = program.feature("explore").panel
    assert panel.busy.note.text() == "Loading the solvers …"
    assert panel.busy.cancel_button.isVisible()
    wait(program, qtbot)
    assert not panel.busy.note.isVisible()


def test_nothing_is_counted_before_the_panel_is_seen(build, qtbot):
    program = build(SOLVED)
    assert not program.feature("explore").model.is_working
    assert program.feature("explore").panel.chart.growth is None
    explore(program, qtbot)
    counts = program.feature("explore").panel.chart.growth.counts
    assert (sum(counts), counts[-1]) == (3_674_160, 2644)


def test_the_cubes_own_distance_follows_every_change(program):
    chart, document = program.feature("explore").panel.chart, program.document
    assert chart.marked == 3
    document.turn(Alg("F").moves(2)[0])
    assert chart.marked == 2
    document.undo_stack.undo()
    assert chart.marked == 3
    document.go_to(0)
    assert chart.marked == 0
    document.turn_all(Alg("L D B L D B").moves(2), "turns")
    assert chart.marked == distance(document.cube)


def test_one_of_the_hardest_is_shown_and_undone(program):
    panel, document = program.feature("explore").panel, program.document
    before = document.cube
    panel.hardest_button.click()
    assert distance(document.cube) == HTM_HARDEST
    assert panel.chart.marked == HTM_HARDEST
    first = document.cube
    panel.hardest_button.click()
    assert document.cube != first
    document.undo_stack.undo()
    document.undo_stack.undo()
    assert document.cube == before
    assert document.undo_stack.redo_name == "a position of 11 face turns"


def test_a_click_on_a_bar_shows_a_cube_of_that_distance(program, qtbot):
    chart = program.feature("explore").panel.chart
    for depth in (0, 4, 8):
        place = chart.bar_rect(depth).center().toPoint()
        qtbot.mouseClick(chart, Qt.MouseButton.LeftButton, pos=place)
        assert distance(program.document.cube) == depth


@pytest.mark.usefixtures("own_window")
def test_quarter_turns_have_counts_of_their_own(program, qtbot):
    panel = program.feature("explore").panel
    panel.quarter_turns.click()
    assert panel.chart.growth is None
    wait(program, qtbot)
    assert panel.chart.growth.counts[-1] == 276
    assert panel.chart.marked == 4
    panel.hardest_button.click()
    assert distance(program.document.cube, Metric.QTM) == QTM_HARDEST
    panel.face_turns.click()
    assert panel.chart.growth.counts[-1] == 2644
    assert not program.feature("explore").model.is_working


def test_every_shortest_solution_is_listed_and_one_is_played(program, qtbot):
    panel, document = program.feature("explore").panel, program.document
    panel.chart.depth_activated.emit(9)
    cube = document.cube
    panel.list_button.click()
    wait(program, qtbot)
    answers = solver("two-by-two").solve_all(cube, Limits(), SearchControl())
    assert panel.list.count() == len(answers)
    panel.list.setCurrentRow(len(answers) - 1)
    panel.play_button.click()
    assert document.timeline.start == cube
    assert document.timeline.moves == answers[-1].moves
    assert panel.list.count() == len(answers)
    play_out(program, qtbot)
    assert document.cube.is_solved
    assert panel.chart.marked == 0
    panel.list.setCurrentRow(0)
    panel.play_button.click()
    assert document.timeline.start == cube
    assert document.timeline.moves == answers[0].moves


def test_the_list_is_forgotten_with_its_cube(program, qtbot):
    panel = program.feature("explore").panel
    panel.list_button.click()
    wait(program, qtbot)
    assert panel.list.isVisible()
    program.opener.reset()
    assert not panel.list.isVisible()


def test_a_list_for_a_cube_that_was_turned_meanwhile_is_dropped(program, qtbot):
    panel = program.feature("explore").panel
    panel.list_button.click()
    program.document.turn(Alg("U").moves(2)[0])
    wait(program, qtbot)
    assert not panel.list.isVisible()


@pytest.mark.slow
def test_the_search_is_watched_level_by_level_to_its_end(program, qtbot, monkeypatch):
    monkeypatch.setattr(exploring, "SLICE_S", 0.015)
    panel, seen = program.feature("explore").panel, []
    program.feature("explore").model.grown.connect(seen.append)
    panel.watch_button.click()
    wait(program, qtbot)
    assert len(seen) > 1
    found = [sum(growth.counts) for growth in seen]
    assert found == sorted(found)
    assert found[0] < 3_674_160
    assert sum(panel.chart.growth.counts) == 3_674_160
    assert panel.watch_button.isEnabled()


@pytest.mark.parametrize(
    "stop", ["key", *(pytest.param(stop, marks=pytest.mark.slow) for stop in ("button", "menu"))]
)
@pytest.mark.usefixtures("slow")
def test_a_watched_search_is_cancelled(program, qtbot, stop):
    window, panel = program.window, program.feature("explore").panel
    watch(program, qtbot)
    cancel = window.shell.commands["cancel"]
    assert cancel.isEnabled()
    if stop == "button":
        qtbot.mouseClick(panel.busy.cancel_button, Qt.MouseButton.LeftButton)
    elif stop == "key":
        qtbot.keyClick(window, Qt.Key.Key_Escape)
    else:
        cancel.trigger()
    assert not program.feature("explore").model.is_working
    assert not panel.busy.note.isVisible()
    assert sum(panel.chart.growth.counts) == 3_674_160
    assert not cancel.isEnabled()


@pytest.mark.usefixtures("slow")
def test_closing_the_window_ends_a_watched_search(build, qtbot):
    program = build(SOLVED)
    explore(program, qtbot)
    watch(program, qtbot)
    program.window.close()
    assert program.is_stopped


@pytest.mark.usefixtures("slow")
def test_a_bar_is_clicked_while_the_search_is_watched(program, qtbot):
    panel = program.feature("explore").panel
    watch(program, qtbot)
    panel.chart.depth_activated.emit(1)
    assert distance(program.document.cube) == 1
    assert program.feature("explore").model.is_working


@pytest.mark.usefixtures("slow")
def test_the_metric_may_change_while_the_search_is_watched(program, qtbot):
    panel = program.feature("explore").panel
    watch(program, qtbot)
    panel.quarter_turns.click()
    wait(program, qtbot)
    assert panel.chart.growth.counts[-1] == 276


def test_while_the_solvers_are_compiled_the_panel_says_so_and_waits(build, qtbot):
    program = build(SOLVED, prepared=False)
    panel = program.feature("explore").panel
    program.window.shell.commands["explore"].trigger()
    assert "Compiling" in panel.busy.note.text()
    program.preparation.start()
    wait(program, qtbot)
    assert sum(panel.chart.growth.counts) == 3_674_160


def test_painting_marks_no_distance(program):
    program.window.shell.commands["paint"].trigger()
    assert program.feature("explore").panel.chart.marked is None
