"""Following a solution step by step, in the whole window."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.moves import face_turns
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.solvers.by_hand.solver import HumanSolver
from cubeapp.engine.solvers.control import Limits, SearchControl
from cubeapp.engine.solvers.solution import Solution, Stage, Stats
from cubeapp.engine.timeline.timeline import Timeline
from cubeapp.ui.document.edits import Memory, State
from cubeapp.ui.stage.caption import orientation_words
from tests.ui.hands import drag, move, press, release
from tests.ui.windows import play_out

SCRAMBLE = "R U2 F' L D2 B R' U L2 F D' R2 B2 U' F L"
CTRL = Qt.KeyboardModifier.ControlModifier

pytestmark = pytest.mark.usefixtures("unpainted")


@pytest.fixture(scope="module")
def solve():
    cube = Cube.solved(3).apply_all(Alg(SCRAMBLE).moves(3))
    return Timeline.of_solution(
        cube, HumanSolver("beginner").solve(cube, Limits(), SearchControl())
    )


@pytest.fixture
def program(one_window, solve):
    program = one_window
    program.window.resize(1280, 800)
    program.window.timeline.pause_box.setChecked(False)
    program.document.restore(Memory(State(solve, 0)))
    return program


def steps_of(program):
    sections = program.document.timeline.sections
    return [part for section in sections for part in section.parts if part.end > part.start]


@pytest.mark.parametrize("focus", ["bar", pytest.param("view", marks=pytest.mark.slow)])
def test_ctrl_and_the_arrows_walk_from_step_to_step(program, qtbot, focus):
    window = program.window
    widget = window.timeline.bar if focus == "bar" else window.cube_view
    widget.setFocus()
    starts = [step.start for step in steps_of(program)]
    ends = [*starts[1:], len(program.document.timeline)]
    for end in ends:
        qtbot.keyClick(widget, Qt.Key.Key_Right, CTRL)
        assert program.document.cursor == end
    assert program.document.cube.is_solved
    for start in reversed(starts):
        qtbot.keyClick(widget, Qt.Key.Key_Left, CTRL)
        assert program.document.cursor == start


def test_the_step_before_begins_again_what_is_half_done(program):
    step = steps_of(program)[4]
    program.player.scrub(step.start + 1.5)
    program.window.shell.commands["previous_step"].trigger()
    assert program.player.time == step.start
    program.player.scrub(step.start + 1.5)
    program.window.shell.commands["next_step"].trigger()
    assert program.player.time == step.end


def test_every_step_says_what_it_does_and_lights_its_cubies(program):
    window = program.window
    card = window.timeline.card
    for step in steps_of(program):
        program.player.go_to(step.start)
        assert card.sentence.text().endswith(step.note)
        # How it is held is told when it is so: a turn of the whole cube only leads there.
        is_rotation = program.document.timeline.moves[step.start].is_rotation(3)
        assert ("Hold: " in card.about.text()) is not is_rotation
        assert is_rotation or f"Hold: {step.step.hold.words}" in card.about.text()
        assert bool(window.cube_view.position.mask) == bool(step.step.facelets)
        assert window.cube_view.marks.next_move == program.document.timeline.moves[step.start]
    program.player.go_to(len(program.document.timeline))
    assert card.stage.text() == "Solved"


def test_dragging_along_the_bar_shows_a_layer_half_turned(program):
    bar, timeline = program.window.timeline.bar, program.document.timeline
    y = bar.rect().center().y()
    press(bar, (bar.x_of(0.5), y))
    assert program.window.cube_view.position.move == timeline.moves[0]
    for moment in (3.5, 7.5):
        move(bar, (bar.x_of(moment), y))
        for view in (program.window.cube_view, program.window.net_view):
            assert view.position.move == timeline.moves[int(moment)]
            assert view.position.fraction == pytest.approx(0.5, abs=0.01)
    release(bar, (bar.x_of(7.5), y))
    drag(bar, (bar.x_of(7.5), y), (bar.x_of(0) - 20, y))
    assert program.player.time == 0.0
    assert program.window.cube_view.marks.next_move == timeline.moves[0]


def test_playing_pauses_after_each_step_when_the_box_is_ticked(program, qtbot):
    window = program.window
    window.timeline.pause_box.click()
    assert program.settings.pause_steps
    ends = [step.end for step in steps_of(program)]
    for end in ends[:4]:
        window.shell.commands["play"].trigger()
        play_out(program, qtbot)
        assert program.document.cursor == end


def test_the_views_keep_their_size_while_a_solution_is_walked_through(program):
    window = program.window
    window.resize(900, 600)
    for _ in range(3):
        # The lines are broken anew when the width is known.
        QApplication.processEvents()
    sizes = set()
    for step in steps_of(program):
        program.player.go_to(step.start)
        window.centralWidget().layout().activate()
        sizes.add((window.cube_view.width(), window.cube_view.height()))
    assert len(sizes) == 1
    assert sizes.pop()[1] >= 200


@pytest.mark.parametrize("scale", [pytest.param(1.0, marks=pytest.mark.slow), 1.5])
def test_a_solution_with_its_words_fits_a_small_window(program, scale):
    usual = QApplication.font()
    large = QFont(usual)
    large.setPointSizeF(scale * usual.pointSizeF())
    QApplication.setFont(large)
    try:
        window = program.window
        window.resize(900, 600)
        for _ in range(3):
            QApplication.processEvents()
        assert window.minimumSizeHint().width() <= 900
        assert window.minimumSizeHint().height() <= 600
        assert window.timeline.card.sentence.height() > 0
    finally:
        QApplication.setFont(usual)


def test_who_makes_the_shown_turns_by_hand_goes_on_along_the_solution(program):
    document, timeline = program.document, program.document.timeline
    for turn in timeline.moves:
        document.turn(turn)
        assert document.timeline is timeline
    assert document.cube.is_solved
    assert program.window.timeline.card.stage.text() == "Solved"
    assert not program.window.timeline.take_back_button.isVisible()


def test_turns_that_differ_are_taken_back_with_one_click(program, qtbot):
    document, timeline = program.document, program.document.timeline
    panel = program.window.timeline
    document.step(2)
    wrong = next(turn for turn in face_turns(3) if timeline.followed(2, turn) is None)
    for _ in range(3):
        document.turn(wrong)
    assert panel.card.stage.text() == "The cube has left the solution"
    assert panel.resolve_button.isVisible()
    qtbot.mouseClick(panel.take_back_button, Qt.MouseButton.LeftButton)
    assert (document.timeline, document.cursor) == (timeline, 2)
    assert not panel.resolve_button.isVisible()
    assert not panel.take_back_button.isVisible()


def test_a_half_turn_dragged_in_two_quarters_keeps_the_answer_and_its_words(program):
    cube = Cube.solved(3).apply_all(Alg("U R2").moves(3))
    r, u = Alg("R U'").moves(3)
    half = replace(r, quarters=2)
    answer = Solution("two-phase", 3, (Stage("all", (half, u)),), Stats(0.0, 1))
    program.document.load_timeline(Timeline.of_solution(cube, answer), 0, "solve")
    player = program.player
    for _ in range(2):
        player.drag(r, 0.4)
        player.release(r, 0.9)
    assert program.document.cursor == 2
    assert program.window.cube_view.marks.next_move == u
    assert not program.window.timeline.take_back_button.isVisible()


@pytest.mark.parametrize(
    ("method", "size"),
    [
        *(pytest.param(method, 3, marks=pytest.mark.slow) for method in ("beginner", "cfop")),
        ("reduction", 4),
        pytest.param("reduction", 5, marks=pytest.mark.slow),
    ],
)
def test_the_card_never_says_another_hold_than_the_cubes(program, method, size):
    cube = Cube.solved(size).apply_all(Alg(f"{SCRAMBLE} Rw U2 Fw D").moves(size))
    solution = HumanSolver(method).solve(cube, Limits(), SearchControl())
    document, card = program.document, program.window.timeline.card
    document.load_timeline(Timeline.of_solution(cube, solution), 0, "solve")
    said = set()
    for index in range(len(document.timeline)):
        program.player.go_to(index)
        held = orientation_words(document.cube)
        assert "Hold: " not in card.about.text() or f"Hold: {held}" in card.about.text()
        said.add("Hold: " in card.about.text())
    assert said == {True, False}
