"""The course's way on the learner's own cube: followed, left, found again, and counted."""

from dataclasses import replace
from datetime import date

import pytest
from PySide6.QtCore import Qt

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import Face
from cubeapp.engine.model.moves import face_turns
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.teaching.lessons import Level
from cubeapp.engine.teaching.policy import situation
from cubeapp.engine.teaching.progress import Progress, Result, Up, UpKind
from cubeapp.engine.teaching.variants import variants_of
from cubeapp.engine.timeline.timeline import Purpose, Timeline
from cubeapp.ui.document.edits import Memory, State
from cubeapp.ui.learn.course.head import CourseHead
from cubeapp.ui.learn.lessons.attempt import Outcome
from cubeapp.ui.learn.lessons.lesson import LessonChoice
from cubeapp.ui.learn.lessons.model import Told
from tests.ui.layout import faults

pytestmark = pytest.mark.usefixtures("unpainted")

SCRAMBLE = "R U2 F' L D2 B R' U L2 F D' R2 B2 U' F L"
CUBE = Cube.solved(3).apply_all(Alg(SCRAMBLE).moves(3))
WAIT_MS = 60_000
LEAST_LINES = 5
"""Of the page above its foot."""
TODAY = date(2026, 11, 25)


@pytest.fixture
def program(one_window, qtbot):
    """The window at the start of the course's way for a scrambled cube."""
    program = one_window
    course = program.feature("course").model
    program.window.show_page("learn")
    program.settings.lesson = LessonChoice().text
    course.book.today = lambda: TODAY
    course.book.update(lambda _progress: Progress())
    course.restore(None)
    course.set_letters(False)
    program.document.restore(Memory(State(Timeline(CUBE), 0)))
    program.shell.commands.run("learn")
    lessons = program.feature("learn").model
    qtbot.waitUntil(lambda: lessons.is_course, timeout=WAIT_MS)
    return program


def lessons(program):
    return program.feature("learn").model


def page(program):
    return program.feature("learn").panel.step


def turn(program, *moves):
    for move in moves:
        program.document.turn(move)


def settle(program, qtbot):
    qtbot.waitUntil(lambda: not program.shell.tasks.is_busy, timeout=WAIT_MS)


def go_to_unit(program, unit):
    model = lessons(program)
    # All cards of a stage are of one unit.
    for first in (stage.steps[0] for stage in model.stages if stage.steps):
        program.player.go_to(first.start)
        if model.card.card.unit == unit:
            return first
    raise AssertionError("this cube has nothing to do there")


def master(program, *ids):
    def change(progress):
        for id in ids:
            progress = progress.with_level(id, Level.ALONE)
            for variants in (("left", "room"), ("right",), ("top", "bottom", "turn first")):
                all_of = (*variants, "no turn")
                progress = progress.with_result(Result(id, variants=all_of), TODAY)
        return progress

    program.feature("course").model.book.update(change)
    for id in ids:
        assert program.feature("course").model.book.progress.is_mastered(id)


def test_the_way_is_the_courses_and_is_told_in_words(program):
    model, step = lessons(program), page(program)
    assert model.method == "steps"
    assert [str(stage.section.name) for stage in model.stages][:2] == [
        "Daisy and cross",
        "White corners",
    ]
    assert model.card.lesson == "2.1"
    assert any(arrow in step.chips.chips[0].text() for arrow in "↑↓←→")
    assert step.practise_button.isVisible()


def test_following_leads_to_the_solved_cube(program):
    step, lesson = go_to_unit(program, 6), program.document.timeline
    turn(program, *lesson.moves[step.start :])
    assert program.document.timeline.moves == lesson.moves
    assert program.document.cube.is_solved
    assert page(program).title.text() == "Solved"


def test_another_turn_while_nothing_is_broken_finds_the_way_anew(program, qtbot):
    model, document = lessons(program), program.document
    first = document.timeline
    wrong = next(turn for turn in face_turns(3) if first.followed(0, turn) is None)
    turn(program, wrong)
    settle(program, qtbot)
    assert not model.has_left
    assert document.cursor == 1
    assert document.timeline.start == first.start
    assert document.timeline.purpose is Purpose.LESSON
    assert document.timeline.cube_at(len(document.timeline)).is_solved
    document.undo_stack.undo()
    assert (document.timeline.moves, document.cursor) == (first.moves, 0)


def test_what_is_broken_is_said_until_it_is_mended(program, qtbot):
    go_to_unit(program, 4)
    model, length = lessons(program), len(program.document.timeline)
    for text in ("D", "F", "B"):
        turn(program, Alg(text).moves(3)[0])
        settle(program, qtbot)
        assert model.has_left
        assert page(program).title.text() == "The cube has left the lesson"
    assert page(program).message.text()
    for text in ("B'", "F'", "D'"):
        turn(program, Alg(text).moves(3)[0])
        settle(program, qtbot)
    qtbot.waitUntil(lambda: not model.has_left)
    assert model.card.card.unit == 4
    assert len(program.document.timeline) == length


def test_a_slip_on_the_own_cube_is_said_as_in_the_course(program, qtbot):
    step, model = go_to_unit(program, 5), lessons(program)
    card = model.card
    program.player.go_to(step.start + len(card.spin) + len(card.first))
    turn(program, card.chunks[0][0].inverse())
    settle(program, qtbot)
    assert model.has_left
    assert model.slip
    assert page(program).message.text() == model.slip
    qtbot.mouseClick(page(program).take_back_button, Qt.MouseButton.LeftButton)
    assert not model.has_left


def test_a_lucky_turn_leaves_out_what_it_has_done(program, qtbot):
    step = go_to_unit(program, 5)
    model, document = lessons(program), program.document
    length = len(document.timeline)
    turn(program, *Alg("U U'").moves(3))
    settle(program, qtbot)
    assert model.card.card.unit == 5
    turn(program, *document.timeline.moves[document.cursor : model.step.end])
    settle(program, qtbot)
    assert len(document.timeline) >= length - (step.end - step.start)
    assert document.timeline.cube_at(len(document.timeline)).is_solved


def test_a_card_tells_as_much_as_is_not_mastered(program, qtbot):
    model, step = lessons(program), page(program)
    view = program.window.cube_view
    assert model.told is Told.ALL
    assert view.marks.next_move is not None
    book = program.feature("course").model.book
    book.update(lambda progress: progress.with_level("2.1", Level.FINISH))
    assert model.told is Told.HIDING
    assert step.look.isVisible()
    assert not step.chips.isVisible()
    assert view.marks.next_move is None
    master(program, "2.1")
    assert model.told is Told.GOAL
    assert not step.look.isVisible()
    assert not step.why.isVisible()
    qtbot.mouseClick(step.hide_button, Qt.MouseButton.LeftButton)
    assert step.look.isVisible()
    assert step.chips.isVisible()
    assert view.marks.next_move is not None
    qtbot.mouseClick(step.hide_button, Qt.MouseButton.LeftButton)
    assert not step.chips.isVisible()


def test_a_step_done_with_nothing_but_its_goal_counts_as_done_alone(program, qtbot):
    model = lessons(program)
    master(program, "2.1")
    card, step = model.card, model.step
    book = program.feature("course").model.book
    before = len(book.progress.record(card.lesson).streak)
    turn(program, *program.document.timeline.moves[step.start : step.end])
    assert model.outcome is Outcome.DONE
    streak = book.progress.record(card.lesson).streak
    assert len(streak) == before + 1
    assert streak[-1] == variants_of(card)


def test_a_step_whose_turns_were_shown_does_not_count(program, qtbot):
    model = lessons(program)
    master(program, "2.1")
    before = program.feature("course").model.book.progress
    qtbot.mouseClick(page(program).hide_button, Qt.MouseButton.LeftButton)
    turn(program, *program.document.timeline.moves[: model.step.end])
    assert program.feature("course").model.book.progress == before


def test_practising_opens_the_lesson_and_comes_back_to_the_same_step(program, qtbot):
    go_to_unit(program, 3)
    model = lessons(program)
    timeline, cursor, wanted = program.document.timeline, program.document.cursor, model.card.lesson
    qtbot.mouseClick(page(program).practise_button, Qt.MouseButton.LeftButton)
    course = program.feature("course").model
    assert program.window.shown_page == "course"
    assert course.chosen == Up(UpKind.LESSON, wanted)
    course.begin()
    assert program.document.timeline.start != timeline.start
    program.window.show_page("learn")
    assert (program.document.timeline, program.document.cursor) == (timeline, cursor)
    assert model.card.lesson == wanted


def test_other_methods_are_taught_as_before(program, qtbot):
    model = lessons(program)
    model.choose(LessonChoice("cfop"))
    qtbot.waitUntil(lambda: program.document.timeline.method == "cfop", timeout=WAIT_MS)
    assert model.card is None
    assert not page(program).practise_button.isVisible()
    assert not any(arrow in page(program).chips.chips[0].text() for arrow in "↑↓←→")


def test_a_way_from_before_another_first_colour_was_chosen_keeps_its_own(program, qtbot, request):
    model, first = lessons(program), program.document.timeline
    request.addfinalizer(lambda: setattr(program.settings, "lesson", LessonChoice().text))
    model.choose(replace(model.choice, cross="blue"))
    qtbot.waitUntil(lambda: program.document.timeline is not first, timeout=WAIT_MS)
    assert model.card.base == Face.B
    program.document.undo_stack.undo()
    assert model.card.base == Face.U
    assert model.card.moves == first.moves[: model.step.end]
    turn(program, next(turn for turn in face_turns(3) if first.followed(0, turn) is None))
    settle(program, qtbot)
    assert model.card.base == Face.U


def left_rows(program):
    return [row.text for row in lessons(program).rows if not row.is_step]


def test_turns_that_are_taken_back_by_hand_bring_the_lesson_back_where_it_was(program, qtbot):
    step, document = go_to_unit(program, 4), program.document
    turn(program, *document.timeline.moves[step.start : step.start + 3])
    lesson, cursor = document.timeline, document.cursor
    for text in ("D", "F", "F'", "D'"):
        assert (document.timeline is lesson) is (text == "D")
        turn(program, *Alg(text).moves(3))
    qtbot.waitUntil(lambda: not lessons(program).has_left)
    settle(program, qtbot)
    assert document.timeline.moves == lesson.moves
    assert document.cursor == cursor
    turn(program, *lesson.moves[cursor : step.end])
    assert document.timeline.moves == lesson.moves
    assert document.cube == lesson.cube_at(step.end)


def test_turns_of_the_lesson_itself_are_taken_back_by_hand_too(program, qtbot):
    step, document = go_to_unit(program, 4), program.document
    lesson = document.timeline
    made = lesson.moves[step.start : step.start + 3]
    turn(program, *made, made[-1].inverse(), made[-2].inverse())
    qtbot.waitUntil(lambda: not lessons(program).has_left)
    assert document.timeline.moves == lesson.moves
    assert document.cursor == step.start + 1


def test_a_layer_that_is_turned_inside_a_round_loses_nothing(program, qtbot):
    step, document = go_to_unit(program, 8), program.document
    lesson = document.timeline
    begun = len(lessons(program).card.spin) + len(lessons(program).card.first) + 2
    turn(program, *lesson.moves[step.start : step.start + begun], *Alg("U").moves(3))
    assert page(program).take_back_button.isDefault()
    assert not page(program).show_button.isDefault()
    turn(program, *Alg("U'").moves(3))
    qtbot.waitUntil(lambda: not lessons(program).has_left)
    assert document.timeline.moves == lesson.moves
    assert page(program).show_button.isDefault()


def test_who_stopped_inside_a_card_is_explained_its_rest(program, qtbot):
    step, document = go_to_unit(program, 4), program.document
    lesson, card = document.timeline, lessons(program).card
    rest = lesson.moves[step.end - 2 : step.end]
    document.load(lesson.cube_at(step.end - 2), "stopped")
    program.shell.commands.run("learn")
    qtbot.waitUntil(lambda: lessons(program).is_course, timeout=WAIT_MS)
    assert document.timeline.moves[:2] == rest
    assert lessons(program).step.end == 2
    assert page(program).title.text() == "You are inside a card: 2 turns are left."
    assert page(program).goal.text.text() == str(card.goal)
    assert page(program).look.text.text() == f"At its start: {card.look}"
    assert page(program).why.text.text() == str(card.why)
    assert left_rows(program)[0] == "Middle edges"
    assert document.timeline.cube_at(len(document.timeline)).is_solved
    qtbot.mouseClick(page(program).practise_button, Qt.MouseButton.LeftButton)
    assert program.feature("course").model.chosen == Up(UpKind.LESSON, card.lesson)
    program.window.show_page("learn")
    turn(program, *rest)
    assert lessons(program).card == situation(document.cube)


def test_the_way_lists_each_unit_once_after_wandering(program, qtbot):
    go_to_unit(program, 4)
    turn(program, *Alg("U2").moves(3))
    settle(program, qtbot)
    rows = left_rows(program)
    assert len(rows) == len(set(rows)) == 7


def test_the_command_in_an_exercise_explains_the_own_cube(program, qtbot):
    document, own = program.document, program.document.cube
    course = program.feature("course").model
    program.window.show_page("course")
    course.choose(Up(UpKind.LESSON, "3.1"))
    course.begin()
    assert document.cube != own
    program.shell.commands.run("learn")
    qtbot.waitUntil(lambda: program.window.shown_page == "learn", timeout=WAIT_MS)
    assert document.timeline.start == own


def test_the_large_page_says_turns_in_words_unless_letters_are_wanted(program, qtbot):
    program.shell.commands.run("large_page")
    large = program.feature("large").page
    try:
        assert any(arrow in large.token.text for arrow in "↑↓←→↻↺×")
        assert large.words.text().split()[0] in ("Whole", "Right", "Left", "Top", "Front")
        lessons(program).set_letters(True)
        large.refresh()
        assert not any(arrow in large.token.text for arrow in "↑↓←→↻↺×")
    finally:
        large.close()


def test_how_turns_are_named_is_the_same_on_both_pages(program):
    program.window.show_page("course")
    program.feature("course").model.set_letters(True)
    program.window.show_page("learn")
    assert not any(arrow in page(program).chips.chips[0].text() for arrow in "↑↓←→")
    lessons(program).set_letters(False)
    program.window.show_page("course")
    assert not program.window.findChild(CourseHead).letters.isChecked()


def test_the_hold_is_said_above_the_cube_and_nowhere_else(program):
    model, said = lessons(program), program.window.facts.text
    step = next(step for stage in model.stages for step in stage.steps if step.spin)
    program.player.go_to(step.start)
    assert said() == str(step.spin)
    assert str(step.spin) not in page(program).look.text.text()
    program.player.go_to(step.told.start)
    assert said() != str(step.spin)
    program.window.show_page("turns")
    assert said() != str(step.spin)


def states(program):
    """What the list of the way says of its rows, and which of them stands out."""
    shown = program.feature("learn").panel.way.list
    said = [
        shown.item(row).data(Qt.ItemDataRole.AccessibleTextRole) for row in range(shown.count())
    ]
    return said, shown.currentRow()


def test_while_the_cube_is_off_the_way_that_shows_where_it_was_left_and_leads_back(program, qtbot):
    step, document, model = go_to_unit(program, 4), program.document, lessons(program)
    lesson, panel = document.timeline, program.feature("learn").panel
    before, now = states(program)
    turn(program, *Alg("D F").moves(3))
    settle(program, qtbot)
    said, here = states(program)
    assert here == now
    assert said[here].endswith(", left here")
    assert said[:here] == [each.removesuffix(", now") for each in before[:here]]
    assert said[here + 1 :] == before[now + 1 :]
    assert panel.way.count.text() == "not on the way"
    assert page(program).title.text() == "The cube has left the lesson"
    qtbot.keyClick(panel.way.list, Qt.Key.Key_Down)
    assert not model.has_left
    assert document.timeline.moves == lesson.moves
    assert document.cursor == step.end
    document.undo_stack.redo()
    document.undo_stack.redo()
    assert model.has_left


def test_the_way_of_another_method_shows_where_it_was_left_too(program, qtbot):
    model = lessons(program)
    model.choose(LessonChoice("cfop"))
    qtbot.waitUntil(lambda: program.document.timeline.method == "cfop", timeout=WAIT_MS)
    program.player.go_to(model.stages[1].steps[0].start)
    _, now = states(program)
    turn(program, *Alg("B2 D").moves(3))
    said, here = states(program)
    assert here == now
    assert said[here].endswith("left here")
    assert not any("done" in each.split(", ") for each in said[here:])


@pytest.mark.parametrize("size", [pytest.param((900, 600), marks=pytest.mark.slow), (640, 440)])
def test_what_can_be_done_with_the_step_is_in_sight_in_low_windows(build, qtbot, size):
    program = build(text_size=150)
    window, step = program.window, page(program)
    window.show_page("learn")
    program.document.restore(Memory(State(Timeline(CUBE), 0)))
    program.shell.commands.run("learn")
    qtbot.waitUntil(lambda: lessons(program).is_course, timeout=WAIT_MS)

    def in_sight(part):
        return part.visibleRegion().boundingRect() == part.rect()

    window.resize(*size)
    for turns in ((), ("D", "F")):
        turn(program, *(Alg(text).moves(3)[0] for text in turns))
        settle(program, qtbot)
        # What has just come or gone is laid out a moment later.
        qtbot.waitUntil(lambda: not faults(window))
        assert window.size().toTuple() == size
        buttons = step.show_button, step.try_button, step.take_back_button
        shown = [each for each in buttons if not each.isHidden()]
        assert step.show_button in shown
        assert all(map(in_sight, shown))
        assert program.feature("learn").panel.panel.viewport().height() > LEAST_LINES * (
            step.fontMetrics().height()
        )
