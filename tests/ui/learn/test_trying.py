"""Trying a step of a lesson: any turns that reach its goal are right."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.moves import face_turns
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.solvers.by_hand.choices import CLASSIC
from cubeapp.engine.solvers.control import SearchControl
from cubeapp.engine.timeline.timeline import Purpose, Section, Timeline
from cubeapp.ui.document.edits import Memory, State
from cubeapp.ui.learn.lessons.attempt import Attempt, Outcome
from cubeapp.ui.learn.lessons.lesson import LessonChoice, lesson_for
from cubeapp.ui.learn.lessons.way import stages_of
from tests.ui.windows import play_out

pytestmark = pytest.mark.usefixtures("unpainted")

SCRAMBLE = "R U2 F' L D2 B R' U L2 F D' R2 B2 U' F L"
WAIT_MS = 60_000
DONE = "Done — that is the step."


@pytest.fixture(scope="module")
def lesson():
    cube = Cube.solved(3).apply_all(Alg(SCRAMBLE).moves(3))
    return lesson_for(cube, LessonChoice(CLASSIC), SearchControl())


def steps_of(timeline):
    return [step for stage in stages_of(timeline) for step in stage.steps]


@pytest.fixture
def program(one_window, lesson):
    """The window at the start of the first corner of a lesson."""
    program = one_window
    program.document.restore(Memory(State(Timeline(lesson.start), 0)))
    program.document.load_timeline(lesson, 0, "lesson")
    program.window.show_page("learn")
    program.player.go_to(corner_of(lesson).start)
    return program


def corner_of(timeline):
    return next(step for step in steps_of(timeline) if step.stage.name == "corners")


def page(program):
    return program.feature("learn").panel.step


def moves_of(lesson):
    step = corner_of(lesson)
    return lesson.moves[step.start : step.end]


def turn(program, text):
    for move in Alg(text).moves(3):
        program.document.turn(move)


def click(qtbot, button):
    assert button.isVisible()
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def test_the_moves_are_hidden_until_the_step_is_done_by_them(program, lesson, qtbot):
    step, view, strip = page(program), program.window.cube_view, program.window.timeline.strip
    assert step.chips.isVisible()
    assert view.marks.next_move is not None
    click(qtbot, step.try_button)
    assert not step.chips.isVisible()
    assert view.marks.next_move is None
    covered = strip.grab().toImage()
    for move in moves_of(lesson):
        assert step.message.text() != f"✓ {DONE}"
        program.document.turn(move)
    assert step.message.text() == f"✓ {DONE}"
    click(qtbot, step.show_button)
    assert program.document.timeline is lesson
    assert program.document.cursor == corner_of(lesson).end
    assert step.chips.isVisible()
    assert view.marks.next_move is not None
    program.player.go_to(corner_of(lesson).start)
    assert strip.grab().toImage() != covered


def test_a_wrong_turn_can_be_taken_back(program, lesson, qtbot):
    step, document = page(program), program.document
    click(qtbot, step.try_button)
    first = moves_of(lesson)[0]
    document.turn(first)
    wrong = next(each for each in face_turns(3) if lesson.followed(document.cursor, each) is None)
    document.turn(wrong)
    assert "Another turn" in step.message.text()
    click(qtbot, step.take_back_button)
    assert document.timeline is lesson
    assert document.cursor == corner_of(lesson).start + 1
    assert "moves are hidden" in step.message.text()


def test_who_gives_up_is_shown_the_step_from_its_start(program, lesson, qtbot):
    step, document = page(program), program.document
    click(qtbot, step.try_button)
    turn(program, "D")
    click(qtbot, step.show_button)
    assert document.timeline.moves == lesson.moves
    play_out(program, qtbot)
    assert document.cursor == corner_of(lesson).end


def test_undo_and_other_places_do_not_end_an_attempt(program, lesson, qtbot):
    step, document, window = page(program), program.document, program.window
    click(qtbot, step.try_button)
    document.turn(moves_of(lesson)[0])
    document.undo_stack.undo()
    assert "moves are hidden" in step.message.text()
    window.show_page("turns")
    assert window.cube_view.marks.next_move is not None
    window.show_page("learn")
    assert window.cube_view.marks.next_move is None
    assert "moves are hidden" in step.message.text()


def test_another_cube_ends_an_attempt(program, qtbot):
    step = page(program)
    click(qtbot, step.try_button)
    program.document.load_timeline(Timeline(Cube.solved(3)), 0, "other")
    assert program.feature("learn").model.outcome is Outcome.OVER
    assert program.window.cube_view.marks.next_move is None


def test_a_goal_reached_otherwise_begins_a_lesson_from_there(program, lesson, qtbot):
    step, document = page(program), program.document
    click(qtbot, step.try_button)
    turn(program, "U U'")
    assert step.take_back_button.isVisible()
    for move in moves_of(lesson):
        document.turn(move)
    assert step.message.text() == f"✓ {DONE}"
    turn(program, "y")
    assert step.message.text() == f"✓ {DONE}"
    here = document.cube
    click(qtbot, step.show_button)
    qtbot.waitUntil(lambda: document.timeline.start == here, timeout=WAIT_MS)
    assert document.timeline.purpose is Purpose.LESSON
    assert document.cursor == 0


def outcome_after(lesson, step, text):
    """How an attempt stands after moves by hand."""
    attempt, timeline, cursor = Attempt.at(lesson, step), lesson, step.start
    for move in Alg(text).moves(3) if isinstance(text, str) else text:
        timeline = timeline.followed(cursor, move) or timeline.spliced(cursor, (move,))
        cursor += 1
    return attempt.outcome(timeline, cursor, timeline.cube_at(cursor))


def test_half_turns_may_be_made_in_quarters(lesson):
    for step in steps_of(lesson):
        quarters = []
        for move in lesson.moves[step.start : step.end]:
            is_half = abs(move.quarters) == 2
            part = replace(move, quarters=move.quarters // 2) if is_half else move
            quarters += [part] * (1 + is_half)
        assert outcome_after(lesson, step, quarters) is Outcome.DONE, step.title
        if len(quarters) > 1:
            assert outcome_after(lesson, step, quarters[:-1]) is not Outcome.DONE


def test_the_whole_cube_may_be_turned_between(lesson):
    step = corner_of(lesson)
    moves = lesson.moves[step.start : step.end]
    (y,) = Alg("y").moves(3)
    assert outcome_after(lesson, step, [*moves, y]) is Outcome.DONE
    assert outcome_after(lesson, step, [y, y.inverse(), *moves]) is Outcome.DONE
    assert outcome_after(lesson, step, [*moves[:-1], y]) is Outcome.LEFT


def test_a_wide_turn_may_stand_for_a_slice():
    start = Cube.solved(3).apply_all(Alg("U M'").moves(3))
    slices = Section("all", 0, 2)
    lesson = Timeline(start, Alg("M U'").moves(3), Purpose.LESSON, (slices,))
    (step,) = steps_of(lesson)
    assert outcome_after(lesson, step, "r' R U'") is Outcome.DONE
    # Two sides turned are a slice turned as well, the cube being held otherwise then.
    assert Outcome.DONE in {outcome_after(lesson, step, f"R L' {side}'") for side in "FB"}
    assert outcome_after(lesson, step, "r' R") is Outcome.GOING
