"""Whatever is turned in an exercise, what is told and offered is true of the cube as it is."""

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from cubeapp.drawing.theme import LIGHT
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.teaching.attempt import HESITATION_S
from cubeapp.engine.teaching.course import lesson
from cubeapp.engine.teaching.exercises import exercise
from cubeapp.engine.teaching.lessons import Level
from cubeapp.engine.teaching.policy import as_good, situation
from cubeapp.ui.learn.course import model as course_model
from cubeapp.ui.learn.course.lighting import places
from cubeapp.ui.learn.course.phases import Part, Phase
from cubeapp.words import call_colours
from tests.ui.windows import play_out

pytestmark = pytest.mark.usefixtures("unpainted")


@pytest.fixture
def no_rest(monkeypatch):
    """Hints without a pause before them."""
    monkeypatch.setattr(course_model, "REST_MS", 0)


def moves(text):
    return Alg(text).moves(3)


def hint(learner, count=1):
    mend, more = learner.card.mend_hint_button, learner.foot.hint_button
    for _ in range(count):
        learner.qtbot.waitUntil(more.isEnabled)
        shown = mend if mend.isVisible() else more
        learner.click(shown)


def chips(learner):
    return [chip.text() for row in learner.card.turns.rows for chip in row.chips]


def with_two_pieces(learner, id, level):
    """Begin an exercise in which another piece is as good as the one that comes next.

    Returns:
        a facelet of that, and the card about it.
    """
    for seed in range(60):
        card = situation(exercise(id, level, np.random.default_rng(seed)).cube)
        for facelet, *_ in places():
            other = as_good(card, facelet)
            if other is not None and other.piece != card.piece:
                learner.open(id, level)
                learner.course.rng = np.random.default_rng(seed)
                learner.course.begin()
                assert learner.course.card == card
                return facelet, other
    raise AssertionError("no exercise has two such pieces")


# Hints


@pytest.mark.usefixtures("no_rest")
def test_while_something_is_broken_hints_say_that_and_nothing_of_the_card(learner):
    learner.begin("4.1", Level.ALONE)
    start = learner.document.cube
    learner.turn(*moves("D F R"))
    for _ in range(4):
        hint(learner)
        assert learner.card.message.text().endswith("Take back 3 turns?")
        assert not learner.card.turns.isVisible()
        assert learner.window.cube_view.marks.next_move is None
    learner.click(learner.card.take_back_button)
    assert learner.document.cube == start
    learner.do_all()
    assert learner.record.streak


@pytest.mark.usefixtures("no_rest")
def test_the_fourth_hint_tells_the_next_turn_and_not_the_first_one(learner):
    learner.begin("3.1", Level.ALONE)
    made = learner.course.card.moves[:-1]
    learner.turn(*made)
    hint(learner, 4)
    (left,) = learner.course.standing.rest
    assert learner.window.cube_view.marks.next_move == left
    assert learner.card.message.text().removeprefix("First: ")[:-1] in (
        "right side down",
        "left side down",
    )


@pytest.mark.usefixtures("no_rest")
def test_a_hint_inside_an_own_way_says_how_many_turns_are_left_and_then_the_next(learner):
    _, other = with_two_pieces(learner, "3.1", Level.ALONE)
    *made, left = other.moves
    learner.turn(*made)
    hint(learner)
    assert learner.card.message.text() == "Not finished yet. 1 more turn."
    hint(learner)
    assert learner.card.message.text().startswith("First: ")
    assert learner.window.cube_view.marks.next_move == left


@pytest.mark.usefixtures("no_rest")
def test_the_last_hint_is_said_once(learner):
    learner.begin("3.1", Level.ALONE)
    hint(learner, 5)
    assert learner.card.turns.isVisible()
    assert learner.card.message.text()
    assert learner.card.do.text() != learner.card.message.text()


@pytest.mark.usefixtures("no_rest")
@pytest.mark.parametrize(
    ("id", "says"),
    [
        ("9.2", "What was done below came apart. Take back 1 turn?"),
        ("11.3", "That turn leads away. Take it back first."),
    ],
)
def test_hints_without_a_card_say_that_a_wrong_turn_is_to_be_taken_back(learner, id, says):
    learner.begin(id, Level.FINISH)
    start = learner.document.cube
    solution = learner.course.going.exercise.solution
    learner.wrong_turn()
    hint(learner)
    assert learner.card.message.text() == f"⚠ {says}"
    learner.click(learner.card.take_back_button)
    assert learner.document.cube == start
    learner.turn(solution[0])
    hint(learner, 4)
    assert learner.window.cube_view.marks.next_move == solution[1]


# What is told


def test_a_calm_cube_that_has_become_another_case_gets_its_card(learner):
    _, other = with_two_pieces(learner, "4.2", Level.ALONE)
    learner.turn(*other.moves)
    now = situation(learner.document.cube)
    assert learner.course.phase is Phase.GOING
    assert now.lesson == "4.1"
    assert learner.course.card == now
    assert learner.card.goal.text.text() == str(now.goal)
    hint(learner)
    assert learner.card.message.text() == "Look for a top edge without yellow."


def test_another_wrong_edge_that_is_pushed_out_and_brought_home_is_enough(learner):
    _, other = with_two_pieces(learner, "4.2", Level.ALONE)
    learner.turn(*other.moves)
    learner.turn(*situation(learner.document.cube).moves)
    assert learner.course.phase is Phase.DONE


def test_what_is_told_stays_with_its_piece_while_the_top_turns(learner):
    learner.begin("3.1", Level.FINISH)
    before = learner.course.card
    learner.turn(*moves("U U U"))
    now = learner.course.card
    assert now.piece == before.piece
    assert now.cube != before.cube
    learner.turn(*learner.course.standing.rest)
    assert learner.course.phase is Phase.DONE


def test_half_turns_may_be_made_by_quarters(learner):
    learner.begin("3.2", Level.FINISH)
    learner.click(learner.card.hide_button)
    shown = chips(learner)
    right, _top, *rest = learner.course.card.chunks[0]
    learner.turn(right, *moves("U"))
    assert chips(learner) == shown
    assert learner.course.standing.following == 1
    learner.turn(*moves("U"), *rest)
    assert not learner.card.message.text().startswith("⚠")


# Taking back


def test_as_many_turns_are_taken_back_as_was_said(learner, monkeypatch):
    monkeypatch.setattr(course_model, "SECOND_MS", 5)
    learner.begin("7.1", Level.ALONE)
    first, second, third, *others = learner.course.card.moves
    learner.turn(first, second, third.inverse(), *others)
    now = learner.course.standing
    # At first they may be turns of another way, of which nothing is known but their beginning.
    early, late = now.verdict(), now.verdict(HESITATION_S)
    assert (len(early.back), len(late.back)) == (8, 6)
    learner.qtbot.waitUntil(lambda: learner.course.said.takes_back)
    assert learner.card.message.text().endswith("Take back 6 turns.")
    wanted = learner.document.cube.apply_all(late.back)
    learner.click(learner.card.take_back_button)
    assert learner.document.cube == wanted


def test_what_is_wrong_stays_said_while_the_turns_are_told(learner):
    learner.begin("4.1", Level.FINISH)
    for text in ("D", "F"):
        learner.turn(*moves(text))
        assert learner.card.message.text().startswith("⚠")
        assert learner.card.take_back_button.isVisible()


# Showing and hiding


def test_the_next_exercise_hides_its_turns_again(learner):
    learner.begin("4.1", Level.FINISH)
    learner.click(learner.card.hide_button)
    learner.do_all()
    learner.click(learner.foot.main_button)
    assert learner.course.phase is Phase.GOING
    assert not learner.card.turns.isVisible()


def test_nothing_is_said_of_the_hold_once_an_exercise_is_done(learner):
    learner.begin("4.1", Level.FINISH)
    learner.do_all()
    assert "Turn the whole cube" not in learner.window.facts.text()
    assert "Keep holding" not in learner.window.facts.text()


# Choose


def test_another_piece_for_which_the_card_is_as_good_is_right_and_is_gone_on_with(learner):
    facelet, other = with_two_pieces(learner, "2.1", Level.CHOOSE)
    learner.click_sticker(facelet)
    assert learner.card.message.text().startswith("✓")
    assert learner.course.part is Part.NAME
    cases = learner.course.cases
    learner.click(learner.card.pictures.buttons[[case.fits(other) for case in cases].index(True)])
    assert learner.course.card == other
    assert learner.card.title.text().lower() == str(other.title).lower()
    learner.turn(*other.moves)
    assert learner.course.phase is Phase.DONE


@pytest.mark.parametrize(
    "id", ["9.3", *(pytest.param(id, marks=pytest.mark.slow) for id in ("9.5", "10.3", "11.3"))]
)
def test_a_case_of_a_lesson_without_a_card_is_recognised_before_its_turns(learner, id):
    learner.begin(id, Level.CHOOSE)
    course, going = learner.course, learner.course.going
    fits = [case.fits_exercise(going.exercise) for case in course.cases]
    assert course.part is Part.NAME
    learner.click(learner.card.pictures.buttons[fits.index(False)])
    assert learner.card.message.text() == f"⚠ {lesson(id).rule_for()}"
    learner.click(learner.card.pictures.buttons[fits.index(True)])
    assert learner.card.message.text() == "✓ Yes. Now the turns."
    learner.turn(*going.exercise.solution)
    assert course.phase is Phase.DONE


def test_the_pictures_of_cases_do_not_tell_the_turn(learner):
    learner.begin("4.1", Level.CHOOSE)
    learner.click_sticker(min(learner.course.card.lit))
    assert learner.course.part is Part.NAME
    for case, button in zip(learner.course.cases, learner.card.pictures.buttons, strict=True):
        assert case.still.arrow is None
        assert "top to the" not in button.toolTip()
        assert button.accessibleName()


# Watch


def test_playing_over_the_question_does_not_count_and_leads_back_to_it(learner):
    learner.begin("3.1")
    learner.document.go_to(len(learner.document.timeline))
    assert learner.course.phase is Phase.GOING
    assert learner.record.level is Level.WATCH
    learner.click(learner.foot.main_button)
    assert learner.course.part is Part.ANSWER
    learner.click(learner.card.pictures.buttons[learner.course.question.right])
    while learner.course.phase is not Phase.DONE:
        learner.step()
    assert learner.record.level is Level.FINISH


def to_the_question(learner, id="3.1"):
    """Watch an example as far as its question; return after how many moves that comes."""
    learner.begin(id)
    while learner.course.part is not Part.ANSWER:
        learner.step()
    return learner.document.cursor


def test_an_example_waits_at_its_question_however_it_is_moved(learner, qtbot):
    asked, timeline = to_the_question(learner), learner.program.shell.stage.timeline
    commands, count = learner.program.shell.commands, len(learner.document.timeline)
    assert 0 < asked < count
    ways = [
        lambda: qtbot.keyClick(timeline.bar, Qt.Key.Key_End),
        lambda: [qtbot.keyClick(timeline.bar, Qt.Key.Key_Right) for _ in range(count)],
        lambda: commands.run("play"),
        lambda: [commands.run("next_step") for _ in range(count)],
        lambda: timeline.bar.scrubbed.emit(count - 0.5),
        lambda: timeline.strip.move_clicked.emit(count - 1),
    ]
    for way in ways:
        qtbot.keyClick(timeline.bar, Qt.Key.Key_Home)
        assert learner.document.cursor == 0
        way()
        play_out(learner.program, qtbot)
        assert (learner.document.cursor, learner.course.part) == (asked, Part.ANSWER)
    commands.run("play")
    assert learner.card.message.text() == "Answer the question first: choose a picture."
    learner.course.answer(learner.course.question.right)
    commands.run("play")
    play_out(learner.program, qtbot)
    assert learner.course.phase is Phase.DONE


def test_an_example_says_nothing_by_itself_to_who_thinks_about_its_question(
    learner, qtbot, monkeypatch
):
    monkeypatch.setattr(course_model, "SECOND_MS", 1)
    to_the_question(learner, "4.1")
    learner.click(learner.card.pictures.buttons[1 - learner.course.question.right])
    said = learner.card.message.text()
    qtbot.wait(30)
    assert learner.card.message.text() == said


def test_what_sets_up_is_said_below_its_turn_and_that_of_the_whole_cube(learner):
    learner.open("3.1")
    learner.course.rng = np.random.default_rng(0)
    learner.course.begin()
    card, turns = learner.course.card, learner.card.turns
    first, second, *_ = turns.rows
    assert (len(card.spin), len(card.first), len(first.chips)) == (1, 1, 2)
    assert turns.setup.text() == str(card.setup)
    QApplication.processEvents()
    assert first.y() < turns.setup.y() < second.y()


def test_who_skips_the_question_is_told_the_rule_and_sees_the_rest(learner):
    to_the_question(learner)
    rule = str(learner.course.card.rule)
    assert learner.foot.second_button.text() == "Skip the question"
    learner.click(learner.foot.second_button)
    assert learner.card.message.text() == rule
    learner.step()
    assert learner.course.phase is Phase.DONE


def test_nothing_else_waits_at_the_question_of_an_example(learner, qtbot):
    to_the_question(learner)
    learner.open("4.1")
    count = len(learner.document.timeline)
    learner.program.player.go_to(count)
    assert learner.document.cursor == count
    learner.window.show_page("turns")
    learner.turn(*moves("R U"))
    learner.program.player.go_to(0)
    learner.program.player.go_to(len(learner.document.timeline))
    assert learner.document.cursor == len(learner.document.timeline)


@pytest.mark.parametrize("asks", [False, True])
def test_who_makes_the_turns_of_an_example_by_hand_needs_no_question(learner, asks):
    if asks:
        to_the_question(learner)
    else:
        learner.begin("3.1")
        learner.click(learner.foot.second_button)
    learner.turn(*learner.course.standing.rest)
    assert learner.course.phase is Phase.DONE


# The rounds of four turns


def test_each_round_is_counted(learner):
    learner.begin("1.4")
    learner.turn(*moves("R U R' U'"))
    assert learner.card.message.text() == "✓ Round 1 of six is done."
    learner.turn(*moves("R U R' U'"))
    assert learner.card.message.text() == "✓ Round 2 of six is done."


# Other colours


def test_the_way_and_the_titles_are_in_the_colours_of_the_learner(learner, request):
    from cubeapp.ui.learn.lessons.lesson import LessonChoice

    settings = learner.program.settings
    request.addfinalizer(lambda: setattr(settings, "lesson", LessonChoice().text))
    settings.lesson = LessonChoice(cross="blue").text
    learner.begin("5.1")
    settings.lesson = LessonChoice(cross="yellow").text
    learner.page.refresh()
    way = learner.page.way.list
    assert "Green cross" in [way.item(row).text() for row in range(way.count())]
    assert learner.card.title.text() == "Green cross"
    learner.course.begin()
    assert learner.card.title.text() == "White cross"


def test_pictures_call_the_colours_as_the_scheme_does(learner, request):
    def shown():
        return {button.toolTip() for button in learner.card.pictures.buttons}

    to_the_question(learner, "3.2")
    assert "White looks right." in shown()
    request.addfinalizer(call_colours)
    call_colours(("grey", "orange", "green", "yellow", "red", "blue"))
    learner.page.set_theme(LIGHT)
    assert "White looks right." not in shown()
    assert "Grey looks right." in shown()
    call_colours()
    learner.page.set_theme(LIGHT)
    assert "White looks right." in shown()
