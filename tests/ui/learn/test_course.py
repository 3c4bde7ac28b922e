"""The course, by mouse and keys: each kind of exercise, wrong turns, hints, coming and going."""

import json
from datetime import timedelta

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.moves import inverse
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.teaching.course import later_units
from cubeapp.engine.teaching.exercises import exercise
from cubeapp.engine.teaching.lessons import Level, TaskKind
from cubeapp.engine.teaching.progress import Again, Progress, Record, Up, UpKind
from cubeapp.ui.learn.course import model as course_model
from cubeapp.ui.learn.course.aim_texts import aim_text
from cubeapp.ui.learn.course.model import Part, Phase
from tests.ui.learn.learner import OWN, TODAY
from tests.ui.windows import play_out

pytestmark = pytest.mark.usefixtures("unpainted")


TASKS = {
    **dict.fromkeys(("base", "seed", "begun", "index", "row"), 0),
    **{"start": "".join(9 * str(face) for face in range(6)), "picked": [], "over": False},
}
"""A session's record of tasks, but for their lesson."""


def names(learner):
    return [learner.page.way.list.item(row).text() for row in range(learner.page.way.list.count())]


# The way


def test_the_first_lesson_is_next_and_opening_it_leaves_the_cube_alone(learner):
    learner.window.show_page("course")
    assert learner.course.chosen == Up(UpKind.LESSON, "0.1")
    assert learner.card.title.text() == "Three kinds of pieces"
    assert names(learner)[:2] == ["Your cube", "Three kinds of pieces"]
    assert learner.document.cube == OWN
    assert learner.foot.main_button.isDefault()


def test_turns_tell_the_page_nothing_new_before_an_exercise_is_begun(learner):
    told = []
    learner.course.changed.connect(lambda: told.append(learner.course.phase))
    learner.window.show_page("course")
    told.clear()
    learner.turn(*Alg("R U").moves(3))
    assert told == []
    learner.begin("3.1")
    told.clear()
    learner.turn(*Alg("R").moves(3))
    assert told


def test_nothing_is_read_aloud_before_an_exercise_is_begun_though_another_waits(learner):
    learner.begin("3.1", Level.FINISH)
    learner.turn(learner.course.card.chunks[0][0].inverse())
    assert learner.course.read_aloud
    learner.course.choose(Up(UpKind.LESSON, "3.2"))
    assert learner.course.phase is Phase.OPENING
    assert not learner.course.read_aloud


def test_the_arrow_keys_and_clicks_go_through_the_lessons(learner, qtbot):
    learner.open("3.1")
    shown = learner.page.way.list
    qtbot.keyClick(shown, Qt.Key.Key_Down)
    assert learner.card.title.text() == "Tip"
    place = shown.visualItemRect(shown.item(names(learner).index("Middle edges"))).center()
    qtbot.mouseClick(shown.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert learner.course.chosen.id == "4.1"


def test_what_is_mastered_has_a_check_mark_and_the_next_lesson_is_offered(learner):
    for variants in (("left",), ("right",), ("left",)):
        learner.begin("3.1", Level.ALONE)
        while variants[0] not in learner.course.going.exercise.variants:
            learner.course.begin()
        learner.do_all()
    assert learner.course.book.progress.is_mastered("3.1")
    learner.click(learner.foot.main_button)
    assert learner.course.chosen.id == "0.1"
    learner.course.choose(Up(UpKind.LESSON, "3.2"))
    row = learner.page.way.list.item(names(learner).index("In"))
    assert row.data(Qt.ItemDataRole.AccessibleTextRole) == "In, done"


# Watch


def test_an_example_is_watched_chunk_by_chunk_and_asks_before_the_last_one(learner):
    learner.begin("3.1")
    assert learner.card.turns.rows
    while learner.course.part is not Part.ANSWER:
        learner.step()
    assert not learner.card.turns.isVisible()
    assert not learner.foot.main_button.isEnabled()
    assert learner.window.cube_view.marks.next_move is None
    right = learner.course.question.right
    learner.click(learner.card.pictures.buttons[1 - right])
    assert learner.course.part is Part.ANSWER
    assert learner.card.message.text().startswith("⚠")
    learner.click(learner.card.pictures.buttons[right])
    assert learner.card.turns.isVisible()
    assert learner.window.cube_view.marks.next_move is not None
    while learner.course.phase is not Phase.DONE:
        learner.step()
    assert learner.record.level is Level.FINISH


def test_who_turns_an_example_away_is_shown_it_from_its_start(learner):
    learner.begin("3.1")
    learner.wrong_turn()
    learner.click(learner.foot.main_button)
    assert learner.document.cursor == 0
    assert learner.course.phase is Phase.GOING


def test_an_example_may_be_tried_instead(learner):
    learner.begin("2.3")
    learner.click(learner.foot.second_button)
    learner.do_all()
    assert learner.record.level is Level.FINISH


# Finish


def test_the_turns_are_hidden_until_they_are_asked_for(learner):
    learner.begin("3.1", Level.FINISH)
    assert learner.card.look.isVisible()
    assert learner.card.why.isVisible()
    assert not learner.card.turns.isVisible()
    learner.click(learner.card.hide_button)
    assert learner.card.turns.isVisible()
    learner.click(learner.card.hide_button)
    assert not learner.card.turns.isVisible()


def test_the_program_holds_and_sets_up_and_two_pass_the_level(learner):
    for _ in range(2):
        learner.begin("3.1", Level.FINISH) if learner.course.going is None else learner.click(
            learner.foot.main_button
        )
        card = learner.course.card
        assert (card.spin, card.first) == ((), ())
        learner.do_card()
        assert learner.course.phase is Phase.DONE
    assert learner.record.level is Level.CHOOSE


def test_a_wrong_turn_is_said_and_taken_back(learner):
    learner.begin("3.1", Level.FINISH)
    before = learner.document.cube
    learner.turn(learner.course.card.chunks[0][0].inverse())
    assert learner.card.message.text().startswith("⚠")
    assert learner.card.message.isVisible()
    learner.click(learner.card.take_back_button)
    assert learner.document.cube == before
    assert not learner.card.message.isVisible()
    learner.do_card()
    assert learner.course.phase is Phase.DONE
    assert learner.record.passes == 1


def test_taking_back_stops_at_the_start_of_the_exercise(learner):
    learner.begin("3.1", Level.FINISH)
    start = learner.document.cube
    for _ in range(3):
        learner.course.take_back()
    assert learner.document.cube == start
    assert learner.course.phase is Phase.GOING


def test_any_turns_that_reach_the_goal_are_right(learner):
    learner.begin("3.1", Level.FINISH)
    moves = learner.course.card.moves
    top = Alg("U U'").moves(3)
    learner.turn(*top, *moves)
    assert learner.course.phase is Phase.DONE
    assert learner.record.passes == 1


def test_pieces_of_later_units_are_dimmed_up_to_finish(learner):
    learner.begin("3.1", Level.FINISH)
    assert 0 < sum(learner.window.cube_view.position.mask) < 54
    learner.open("3.1", Level.ALONE)
    learner.course.begin()
    assert not learner.window.cube_view.position.mask


# Choose


def test_the_piece_is_clicked_and_the_case_chosen_before_the_turns(learner):
    learner.begin("3.1", Level.CHOOSE)
    assert learner.course.part is Part.FIND
    assert not learner.card.look.isVisible()
    card = learner.course.card
    centre = 4
    learner.click_sticker(centre)
    assert learner.course.part is Part.FIND
    assert learner.card.message.text().startswith("⚠")
    learner.click_sticker(min(card.lit))
    assert learner.course.part is Part.NAME
    cases = learner.course.cases
    wrong = next(at for at, case in enumerate(cases) if not case.fits(card))
    learner.click(learner.card.pictures.buttons[wrong])
    assert learner.course.part is Part.NAME
    right = next(at for at, case in enumerate(cases) if case.fits(card))
    learner.click(learner.card.pictures.buttons[right])
    assert learner.course.part is Part.TURN
    assert learner.card.look.isVisible()
    learner.do_all()
    assert learner.record.passes == 1


def test_who_turns_at_once_is_asked_nothing_more(learner):
    learner.begin("3.1", Level.CHOOSE)
    learner.turn(learner.course.card.moves[0])
    assert learner.course.part is Part.TURN
    learner.turn(*learner.course.card.moves[1:])
    assert learner.course.phase is Phase.DONE


def test_a_piece_is_picked_by_keys_alone(learner, qtbot):
    learner.begin("3.1", Level.CHOOSE)
    view = learner.window.cube_view
    view.setFocus()
    wanted = learner.course.card.lit
    for key in 12 * [*11 * [Qt.Key.Key_Right], Qt.Key.Key_Down]:
        qtbot.keyClick(view, key)
        if view.marks.cursor in wanted:
            break
    cube = learner.document.cube
    qtbot.keyClick(view, Qt.Key.Key_Return)
    assert learner.course.part is Part.NAME
    assert learner.document.cube == cube
    assert view.marks.cursor is None


# Alone, hints


def test_alone_nothing_but_the_goal_is_told(learner):
    learner.begin("4.1", Level.ALONE)
    card = learner.card
    assert card.goal.isVisible()
    assert not any(part.isVisible() for part in (card.look, card.why, card.turns, card.pictures))
    learner.do_all()
    assert learner.record.streak
    assert learner.record.times_s


def test_five_hints_say_more_and_more_and_rest_before_those_with_turns(learner, monkeypatch):
    monkeypatch.setattr(course_model, "REST_MS", 50)
    learner.begin("3.1", Level.ALONE)
    said = []
    for rung in range(1, 6):
        learner.click(learner.foot.hint_button)
        said.append(learner.card.message.text())
        assert bool(learner.window.cube_view.position.mask) is (rung >= 2)
        is_pointing = learner.window.cube_view.marks.next_move is not None
        assert is_pointing is (rung >= 4)
        assert learner.card.turns.isVisible() is (rung == 5)
        if rung in (3, 4):
            assert not learner.foot.hint_button.isEnabled()
            learner.qtbot.waitUntil(lambda: learner.foot.hint_button.isEnabled())
    assert len(set(said)) == 5
    assert not learner.foot.hint_button.isVisible()
    learner.do_all()
    assert learner.card.message.text().endswith("With that hint it does not count.")
    assert not learner.record.streak
    assert learner.record.again


def test_who_takes_far_more_turns_than_it_needs_is_told_that_it_does_not_count(learner):
    learner.begin("2.3", Level.FINISH)
    learner.turn(*Alg("U U' " * 10).moves(3))
    learner.do_all()
    assert learner.card.message.text().endswith("That took too many turns to count.")
    assert not learner.record.passes


def test_the_first_hints_cost_nothing(learner):
    learner.begin("3.1", Level.ALONE)
    learner.click(learner.foot.hint_button)
    learner.click(learner.foot.hint_button)
    learner.do_all()
    assert len(learner.record.streak) == 1


def test_who_knows_a_lesson_goes_on_alone(learner):
    learner.open("3.1")
    assert learner.foot.second_button.text() == "I know this"
    learner.click(learner.foot.second_button)
    assert learner.course.level is Level.ALONE
    assert learner.course.phase is Phase.GOING


def test_turns_are_named_by_words_unless_letters_are_wanted(learner):
    learner.begin("3.1")
    (*_, chips) = learner.card.turns.rows
    assert any(arrow in chips.chips[0].text() for arrow in "↑↓")
    learner.course.set_letters(True)
    assert chips.chips[0].text()[0] in "RL"


# The first lessons


@pytest.mark.parametrize(
    "id",
    [
        *("0.2", "0.3", "1.2", "1.4"),
        # They are answered with a click or turns, as those above.
        *(pytest.param(id, marks=pytest.mark.slow) for id in ("0.1", "1.1", "1.3", "1.5")),
    ],
)
def test_tasks_are_done_one_after_another(learner, qtbot, id):
    learner.begin(id)
    drill = learner.course.drill
    for _ in range(20):
        if drill.now.is_over:
            break
        task = drill.now.task
        if task.kind in (TaskKind.PIECE, TaskKind.HOME):
            learner.click_sticker(min(task.wanted))
        elif task.kind is TaskKind.ORDER:
            for picture in task.wanted:
                learner.click(learner.card.pictures.buttons[picture])
        elif task.kind is TaskKind.WHOLE:
            learner.turn(whole_turn_to(task))
        else:
            play_out(learner.program, qtbot)
            learner.turn(*task.wanted)
            QApplication.processEvents()
    assert learner.course.phase is Phase.DONE
    assert learner.course.book.progress.is_mastered(id)


def whole_turn_to(task):
    turns = [Alg(text).moves(3)[0] for text in ("y", "y'", "y2")]
    return next(turn for turn in turns if task.cube.apply(turn).face(2)[1, 1] == task.wanted)


def test_a_wrong_answer_is_answered_and_ends_the_row(learner):
    learner.begin("0.1")
    task = learner.course.drill.now.task
    learner.click_sticker(next(each for each in range(54) if each not in task.wanted))
    assert learner.card.message.text().startswith("⚠")
    learner.click_sticker(min(task.wanted))
    assert learner.course.drill.now.in_a_row == 1


def test_a_wrong_turn_of_a_task_is_taken_back(learner):
    learner.begin("1.1")
    task = learner.course.drill.now.task
    learner.turn(task.wanted[0].inverse() if abs(task.wanted[0].quarters) == 1 else B)
    assert learner.card.message.text().startswith("⚠")
    learner.click(learner.foot.second_button)
    assert learner.document.cube == task.cube
    learner.turn(*task.wanted)
    assert learner.course.drill.now.in_a_row == 1


def test_who_undoes_a_task_and_goes_on_otherwise_is_set_the_next_one_anew(learner):
    learner.begin("1.2")
    drill = learner.course.drill
    learner.turn(whole_turn_to(drill.now.task))
    task = drill.now.task
    learner.document.undo_stack.undo()
    learner.turn(*Alg("x y").moves(3))
    assert learner.document.cube == task.cube
    learner.turn(whole_turn_to(task))
    assert drill.now.in_a_row == 2


B = Alg("B").moves(3)[0]


# Gates, reviews, whole cubes


def test_a_unit_is_done_alone_on_two_cubes(learner):
    for count in (1, 2):
        learner.begin("5", kind=UpKind.GATE)
        learner.do_all()
        assert learner.course.book.progress.gates["5"] == count
    assert learner.course.book.progress.is_gate_passed("5")


def test_a_mastered_lesson_comes_back_for_review(learner):
    def master(progress):
        for variants in (("left",), ("right",), ("left",)):
            result = course_result("3.1", variants)
            progress = progress.with_result(result, TODAY - timedelta(2))
        return progress

    learner.course.book.update(lambda progress: progress.with_level("3.1", Level.ALONE))
    learner.course.book.update(master)
    learner.course.restore(None)
    learner.window.show_page("course")
    assert learner.course.chosen == Up(UpKind.REVIEW, "3.1")
    assert "Review" in learner.card.place.text()
    learner.click(learner.foot.main_button)
    learner.do_all()
    assert learner.course.book.progress.due(TODAY) == ()


def test_a_review_that_fails_says_so(learner, monkeypatch):
    monkeypatch.setattr(course_model, "REST_MS", 0)
    learner.course.book.update(lambda progress: progress.with_level("3.1", Level.ALONE))

    def master(progress):
        for variants in (("left",), ("right",), ("left",)):
            progress = progress.with_result(course_result("3.1", variants), TODAY - timedelta(2))
        return progress

    learner.course.book.update(master)
    learner.course.restore(None)
    learner.window.show_page("course")
    learner.click(learner.foot.main_button)
    for _ in range(3):
        learner.qtbot.waitUntil(learner.foot.hint_button.isEnabled)
        learner.click(learner.foot.hint_button)
    learner.do_all()
    assert "this lesson comes again" in learner.card.message.text()
    assert learner.record.level is Level.CHOOSE


def test_a_real_cube_is_noted_once_and_that_is_said(learner):
    learner.open("solo", kind=UpKind.SOLO)
    learner.click(learner.foot.second_button)
    assert learner.card.message.text() == "✓ Noted: you solved a real cube."
    assert not learner.foot.second_button.isVisible()
    learner.open("3.1")
    assert not learner.card.message.isVisible()


def course_result(id, variants):
    from cubeapp.engine.teaching.progress import Result

    return Result(id, variants=variants)


# Coming and going


def test_the_own_cube_comes_back_with_the_page_and_the_exercise_too(learner):
    learner.begin("3.1", Level.ALONE)
    learner.turn(learner.course.card.moves[0])
    exercise = learner.document.cube
    learner.window.show_page("turns")
    assert learner.document.cube == OWN
    assert not learner.window.cube_view.position.mask
    learner.window.show_page("course")
    assert learner.document.cube == exercise
    assert learner.course.phase is Phase.GOING
    learner.window.show_page("learn")
    assert learner.document.cube == OWN


def test_undo_takes_an_exercise_back_and_it_waits(learner):
    learner.begin("3.1", Level.ALONE)
    exercise = learner.document.cube
    learner.document.undo_stack.undo()
    assert learner.document.cube == OWN
    assert learner.course.phase is Phase.AWAY
    learner.click(learner.foot.main_button)
    assert learner.document.cube == exercise


def test_a_cube_that_comes_meanwhile_is_the_learners_own(learner):
    learner.begin("3.1", Level.ALONE)
    other = Cube.solved(3).apply_all(Alg("F R").moves(3))
    learner.document.load(other, "other")
    assert learner.course.phase is Phase.AWAY
    learner.click(learner.foot.main_button)
    assert learner.document.cube != other
    learner.window.show_page("turns")
    assert learner.document.cube == other


def test_a_session_keeps_the_exercise_and_the_own_cube(learner):
    learner.begin("3.1", Level.ALONE)
    kept, cube = learner.course.to_json(), learner.document.cube
    memory = learner.document.memory()
    learner.course.restore(None)
    assert learner.course.phase is Phase.OPENING
    learner.document.restore(memory)
    learner.course.restore(kept)
    assert learner.document.cube == cube
    assert learner.course.phase is Phase.GOING
    learner.do_all()
    assert learner.course.phase is Phase.DONE
    # Nobody knows how long it took.
    assert learner.record.streak
    assert learner.record.times_s == ()
    learner.window.show_page("turns")
    assert learner.document.cube == OWN


@pytest.mark.parametrize(
    "value",
    [
        *({}, [], "x", {"chosen": ["lesson", "9.9"], "going": 3, "drill": {"lesson": 1}}),
        {"chosen": ["lesson", "solo"], "drill": {**TASKS, "lesson": "3"}},
    ],
)
def test_a_session_without_a_sound_part_begins_anew(learner, value):
    learner.course.restore(value)
    learner.window.show_page("course")
    assert learner.course.phase is Phase.OPENING
    assert learner.document.cube == OWN


def test_an_exercise_that_is_none_any_more_does_not_come_again_and_holds_up_no_other(learner):
    other = exercise("3.1", Level.ALONE, np.random.default_rng(1)).key
    again = Record(again=(Again("left:zz", False, 0), Again(other, False, 0)))
    learner.course.book.update(lambda _progress: Progress({"3.1": again}))
    learner.begin("3.1", Level.ALONE)
    assert learner.course.phase is Phase.GOING
    assert learner.course.going.exercise.key == other


def test_turns_of_an_exercise_are_undone_like_any_others(learner):
    learner.begin("3.1", Level.ALONE)
    start = learner.document.cube
    moves = Alg("U R").moves(3)
    learner.turn(*moves)
    learner.turn(*inverse(moves))
    for _ in range(4):
        learner.document.undo_stack.undo()
    assert learner.document.cube == start


def test_a_pause_tells_what_is_left_of_a_step(learner, monkeypatch):
    monkeypatch.setattr(course_model, "SECOND_MS", 5)
    learner.begin("3.1", Level.FINISH)
    learner.turn(learner.course.card.chunks[0][0])
    assert not learner.card.message.isVisible()
    learner.qtbot.waitUntil(lambda: learner.card.message.isVisible())


# Later units


@pytest.mark.parametrize(
    ("id", "level"),
    [
        *(("9.2", Level.WATCH), ("11.3", Level.ALONE)),
        *(
            pytest.param(id, level, marks=pytest.mark.slow)
            for id, level in (
                *(("9.2", Level.FINISH), ("9.2", Level.ALONE), ("10.1", Level.WATCH)),
                *(("10.1", Level.FINISH), ("10.1", Level.ALONE)),
                *(("11.3", Level.WATCH), ("11.3", Level.FINISH)),
            )
        ),
    ],
)
def test_lessons_without_a_card_are_learned_alike(learner, id, level):
    learner.begin(id, level)
    going = learner.course.going
    assert learner.card.turns.isVisible() is (level is Level.WATCH)
    assert learner.document.cube.size == going.exercise.cube.size
    record = learner.course.to_json()
    learner.course.restore(record)
    assert learner.course.going == going
    if level is Level.WATCH:
        while learner.course.phase is not Phase.DONE:
            learner.step()
    else:
        learner.click(learner.foot.hint_button)
        assert learner.card.message.isVisible()
        learner.turn(*going.exercise.solution)
    assert learner.course.phase is Phase.DONE
    learner.window.show_page("turns")
    assert learner.document.cube == OWN


def test_every_lesson_without_a_card_says_its_goal():
    for each in (one for unit in later_units() for one in unit.lessons):
        assert aim_text(each.id, 0), each.id


def test_how_to_hold_the_cube_stands_above_it_and_gives_nothing_away(learner):
    said = learner.window.facts.text
    learner.begin("3.1", Level.ALONE)
    assert said() == "Hold the cube with the yellow centre on top. Any side may be in front."
    learner.open("3.1", Level.FINISH)
    learner.course.begin()
    assert said().startswith("Keep holding it like this: yellow on top")
    learner.window.show_page("turns")
    assert said().startswith("White on top, green in front")


def test_the_stage_is_the_same_after_a_look_at_the_other_page_of_learning(learner):
    strip, said = learner.program.shell.stage.timeline.strip, learner.window.facts.text
    learner.begin("3.1", Level.ALONE)
    before = said(), strip.naming
    assert before[0].startswith("Hold the cube")
    learner.window.show_page("learn")
    learner.window.show_page("course")
    assert (said(), strip.naming) == before


@pytest.mark.parametrize("size", [pytest.param(2, marks=pytest.mark.slow), 4])
def test_a_cube_of_another_size_takes_the_place_of_one_that_is_lit(learner, size):
    learner.begin("3.1", Level.FINISH)
    other = Cube.solved(size).apply_all(Alg("R U").moves(size))
    learner.document.load(other, "other")
    assert all(learner.window.cube_view.position.mask or b"\1")
    assert learner.course.phase is Phase.AWAY
    learner.click(learner.foot.main_button)
    assert learner.course.phase is Phase.GOING
    learner.window.show_page("turns")
    assert learner.document.cube == other


def test_who_paints_from_an_exercise_has_the_own_cube_below(learner):
    learner.begin("3.1", Level.ALONE)
    learner.window.show_page("paint")
    assert learner.document.is_painting
    learner.window.show_page("turns")
    assert learner.document.cube == OWN


def test_the_strip_offers_no_scramble_in_an_exercise(learner):
    strip = learner.program.shell.stage.timeline.strip
    learner.begin("3.1", Level.ALONE)
    assert "scramble" not in strip.words_without_moves
    learner.window.show_page("turns")
    assert "scramble" in strip.words_without_moves


@pytest.mark.parametrize("id", ["0.2", pytest.param("1.1", marks=pytest.mark.slow), "1.3"])
def test_a_session_keeps_the_tasks_and_what_was_right_in_a_row(learner, qtbot, id):
    learner.begin(id)
    drill = learner.course.drill
    play_out(learner.program, qtbot)
    task = drill.now.task
    if task.kind is TaskKind.HOME:
        learner.click_sticker(min(task.wanted))
    else:
        learner.turn(*task.wanted)
    play_out(learner.program, qtbot)
    kept, before = learner.course.to_json(), drill.now
    memory, count = learner.document.memory(), learner.record
    learner.course.restore(None)
    assert learner.course.phase is Phase.OPENING
    learner.document.restore(memory)
    learner.course.restore(json.loads(json.dumps(kept)))
    assert learner.course.phase is Phase.GOING
    assert (drill.now.task, drill.now.in_a_row) == (before.task, 1)
    assert learner.record == count
    if task.kind is TaskKind.HOME:
        learner.click_sticker(min(drill.now.task.wanted))
    else:
        learner.turn(*drill.now.task.wanted)
    assert drill.now.in_a_row == 2


def test_what_is_wrong_is_said_after_coming_back_too(learner, monkeypatch):
    monkeypatch.setattr(course_model, "SECOND_MS", 5)
    learner.begin("4.1", Level.ALONE)
    learner.turn(*Alg("D").moves(3))
    learner.window.show_page("turns")
    kept = learner.course.to_json()
    learner.course.restore(None)
    learner.course.restore(kept)
    learner.window.show_page("course")
    assert learner.course.phase is Phase.GOING
    qtbot = learner.qtbot
    qtbot.waitUntil(lambda: learner.card.message.isVisible())
    assert learner.card.take_back_button.isVisible()


def test_the_command_that_solves_here_is_about_the_own_cube(learner):
    learner.begin("3.1", Level.ALONE)
    learner.program.shell.commands.run("solve-here")
    learner.qtbot.waitUntil(lambda: not learner.program.shell.tasks.is_busy, timeout=60_000)
    assert learner.document.timeline.cube_at(learner.document.cursor) == OWN
    assert learner.course.phase is Phase.AWAY
