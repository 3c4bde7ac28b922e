"""Learning step by step, in the whole window: the user's cube is explained."""

from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import Qt

from cubeapp.engine.library.entries import collections, found
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import Face
from cubeapp.engine.model.moves import face_turns
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.solvers.by_hand.choices import CLASSIC
from cubeapp.engine.solvers.by_hand.solver import HumanSolver
from cubeapp.engine.solvers.control import Limits, SearchControl
from cubeapp.engine.solvers.solution import Solution, Stage, Stats
from cubeapp.engine.text import Text
from cubeapp.engine.timeline.timeline import Purpose, Section, Timeline
from cubeapp.ui import app
from cubeapp.ui.document.edits import Memory, State
from cubeapp.ui.learn.lessons.attempt import Outcome
from cubeapp.ui.learn.lessons.head import LessonHead
from cubeapp.ui.learn.lessons.lesson import LessonChoice
from cubeapp.ui.services.language import speak_as
from cubeapp.ui.services.preparation import Preparation
from cubeapp.ui.services.settings import Settings
from cubeapp.ui.stage.demo import demo
from cubeapp.words import tr
from tests.ui.windows import discard

pytestmark = pytest.mark.usefixtures("unpainted")

WAIT_MS = 60_000
SCRAMBLE = "R U2 F' L D2 B R' U L2 F D' R2 B2 U' F L"


def scrambled(size=3):
    return Cube.solved(size).apply_all(Alg(SCRAMBLE).moves(size))


@pytest.fixture
def opened(one_window):
    """Returns a function that returns the shared window as if it had opened with a cube."""

    def open_with(cube, moves=()):
        one_window.window.show_page("scramble")
        one_window.window.say("")
        one_window.settings.lesson = Settings.in_memory().lesson
        one_window.document.restore(Memory(State(Timeline(cube, moves), len(moves))))
        return one_window

    return open_with


@pytest.fixture
def learn(qtbot):
    """Begins a lesson and waits for it."""

    def begin(program):
        program.shell.commands.run("learn")
        wanted = Purpose.LESSON
        qtbot.waitUntil(lambda: program.document.timeline.purpose is wanted, timeout=WAIT_MS)
        return program.document

    return begin


@pytest.mark.parametrize(
    "size", [*(pytest.param(size, marks=pytest.mark.slow) for size in (2, 3)), 4]
)
def test_the_users_own_cube_is_explained_and_undo_takes_the_lesson_away(opened, learn, size):
    cube = scrambled(size)
    document = learn(opened(cube))
    assert document.timeline.start == document.cube == cube
    assert document.timeline.cube_at(len(document.timeline)).is_solved
    document.undo_stack.undo()
    assert document.cube == cube
    assert document.timeline.purpose is Purpose.TURNS


def test_a_solved_cube_gives_way_to_an_example_with_a_word_and_an_undo(opened, learn):
    program = opened(Cube.solved(3))
    document = learn(program)
    assert document.timeline.start == demo().start
    assert "undo brings yours back" in program.window.message.text()
    document.undo_stack.undo()
    assert document.cube.is_solved


def test_a_painted_cube_is_taken_before_it_is_explained(opened, learn):
    program, cube = opened(Cube.solved(3)), scrambled()
    program.document.replace_draft(cube, "paint")
    assert learn(program).timeline.start == cube


def test_a_cube_that_is_not_painted_whole_stays_to_be_painted(opened):
    program = opened(Cube.solved(3))
    program.document.paint([0, 1, 2], Face.R)
    program.shell.commands.run("learn")
    assert program.document.is_painting
    assert program.window.message.text()


def test_cubes_without_a_method_hear_so(opened, qtbot):
    program = opened(Cube.solved(12), Alg("R U").moves(12))
    program.shell.commands.run("learn")
    text = program.window.message.text
    qtbot.waitUntil(lambda: "not for the 12×12×12" in text(), timeout=WAIT_MS)
    assert len(program.document.timeline) == 2


def test_a_cube_turned_meanwhile_keeps_its_turns(opened, qtbot):
    program = opened(scrambled())
    tasks = program.shell.tasks
    program.shell.commands.run("learn")
    program.document.turn(Alg("R").moves(3)[0])
    qtbot.waitUntil(lambda: not tasks.is_busy, timeout=WAIT_MS)
    assert program.document.timeline.purpose is Purpose.TURNS


def rows(page):
    """The words of the way, and which of them is the present one."""
    shown = page.way.list
    return [shown.item(row).text() for row in range(shown.count())], shown.currentRow()


def test_the_page_shows_the_way_and_goes_along_it_by_keys_and_clicks(opened, learn, qtbot):
    program = opened(scrambled())
    document = learn(program)
    page, model = program.feature("learn").panel, program.feature("learn").model
    assert page.isVisible()
    assert not page.start.isVisible()
    steps = [step for stage in model.stages for step in stage.steps]
    for step, following in pairwise(steps):
        program.player.go_to(step.start)
        words, now = rows(page)
        assert words[now] in (step.title, step.stage.name.capitalize())
        assert page.step.title.text() == step.title
        qtbot.keyClick(page.way.list, Qt.Key.Key_Down)
        assert document.cursor == following.start
    qtbot.keyClick(page.way.list, Qt.Key.Key_Up)
    assert document.cursor == steps[-2].start
    place = page.way.list.visualItemRect(page.way.list.item(0)).center()
    qtbot.mouseClick(page.way.list.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert document.cursor == 0


def test_the_keys_walk_through_the_lesson_at_once(opened, learn, qtbot):
    program = opened(scrambled())
    document = learn(program)
    qtbot.keyClick(program.window.focusWidget(), Qt.Key.Key_Right)
    assert document.cursor == 1


def test_who_leaves_a_lesson_gets_another_one_from_there(opened, learn, qtbot):
    program = opened(scrambled())
    document = learn(program)
    first = document.timeline
    wrong = next(turn for turn in face_turns(3) if first.followed(0, turn) is None)
    document.turn(wrong)
    step = program.feature("learn").panel.step
    assert step.title.text() == "The cube has left the lesson"
    qtbot.mouseClick(step.show_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: document.timeline.start != first.start, timeout=WAIT_MS)
    assert document.timeline.start == first.start.apply(wrong)
    assert document.timeline.purpose is Purpose.LESSON
    assert step.title.text() != "The cube has left the lesson"


def shown_solution(program, solution, cube):
    """The page of lessons with a solution on the timeline that was found elsewhere."""
    program.document.load_timeline(Timeline.of_solution(cube, solution), 0, "solve")
    program.window.show_page("learn")
    return program.feature("learn").panel, program.window.findChild(LessonHead).method_box


def test_the_head_names_the_method_of_the_solution_that_is_there(opened, qtbot):
    program, cube = opened(scrambled()), scrambled()
    solution = HumanSolver("cfop").solve(cube, Limits(), SearchControl())
    page, box = shown_solution(program, solution, cube)
    assert box.currentText() == "CFOP"
    assert page.way.isVisible()
    assert not page.start.isVisible()
    program.document.load(cube, "test")
    assert box.currentText() == "Step by step"
    program.document.undo_stack.undo()
    box.setCurrentIndex(box.findText("Beginner"))
    box.activated.emit(box.currentIndex())
    document = program.document
    qtbot.waitUntil(lambda: document.timeline.purpose is Purpose.LESSON, timeout=WAIT_MS)
    assert document.timeline.method == "beginner"


def test_a_solution_without_steps_says_so_and_offers_to_explain_the_cube(opened):
    cube = Cube.solved(3).apply_all(Alg("R U").moves(3))
    answer = Solution("two-phase", 3, (Stage("all", Alg("U' R'").moves(3)),), Stats(0.0, 1))
    page, box = shown_solution(opened(cube), answer, cube)
    assert page.about.text().startswith("The solution that is there has no steps to explain.")
    assert page.begin_button.isDefault()
    assert not page.way.isVisible()
    assert not page.step.isVisible()
    assert box.currentText() == "Step by step"


def test_a_case_of_the_library_is_of_no_method(opened):
    case = next(hit.entry for hit in found(collections(3), "Ua") if hit.entry.title == "PLL Ua")
    program = opened(Cube.solved(3))
    program.document.load_timeline(case.timeline(), 0, "library")
    program.window.show_page("learn")
    assert program.window.findChild(LessonHead).method_box.currentText() == ""


def test_a_solution_of_another_method_leaves_what_lessons_teach_as_it_was(opened, qtbot, request):
    cube, moves = Cube.solved(3).apply("R U"), Alg("U' R'").moves(3)
    program = opened(cube)
    step = Section(Text("all"), 0, 2)
    section = replace(step, parts=(step,))
    timeline = Timeline(cube, moves, Purpose.SOLUTION, (section,), method="roux")
    program.document.load_timeline(timeline, 0, "solve")
    program.window.show_page("learn")
    model, settings = program.feature("learn").model, program.settings
    request.addfinalizer(lambda: setattr(settings, "lesson", LessonChoice().text))
    assert program.window.findChild(LessonHead).method_box.currentText() == ""
    model.choose(replace(model.choice, cross="blue"))
    qtbot.waitUntil(lambda: model.is_course, timeout=WAIT_MS)
    assert model.choice == LessonChoice(cross="blue")
    assert model.card.base == Face.B


def test_the_end_of_what_is_explained_is_called_solved_only_where_the_cube_is(opened):
    step = Section(Text("all"), 0, 1)
    for turns, title in (("U'", "Solved"), ("U", "Done")):
        program = opened(Cube.solved(3).apply("U"))
        timeline = Timeline(program.document.cube, Alg(turns).moves(3), Purpose.LESSON, (step,))
        program.document.load_timeline(timeline, 1, "library")
        program.window.show_page("learn")
        assert program.feature("learn").panel.step.title.text() == title


@pytest.fixture
def running(qtbot, monkeypatch):
    # Nothing is compiled or built for a window that solves nothing.
    monkeypatch.setattr(app, "HELPER", ("/nowhere",))
    monkeypatch.setattr(app, "is_ready", lambda: True)
    monkeypatch.setattr(app, "load_solvers", lambda _control: None)
    monkeypatch.setattr(app.OptimalTables, "build_smallest", lambda _tables: None)
    settings = Settings.in_memory()
    settings.theme, settings.instant, settings.welcomed = "light", True, True
    settings.lesson = LessonChoice(CLASSIC).text
    preparation = Preparation(("/nowhere",), lambda: True)
    running = app.Running(app.build(scrambled(), (), settings, preparation))
    running.show()
    qtbot.waitExposed(running.program.window)
    yield running
    discard(running.program)
    speak_as("en")


def test_a_lesson_is_told_in_the_language_that_is_chosen_and_keeps_its_place(running, learn, qtbot):
    old = running.program
    told = learn(old).timeline
    old.document.step(3)
    old.language.choose("de")
    qtbot.waitUntil(lambda: running.program is not old)
    document = running.program.document
    assert document.timeline.moves == told.moves
    assert document.cursor == 3
    qtbot.waitUntil(lambda: "Kreuz" in [tr(each.name) for each in document.timeline.sections])
    assert (document.timeline.moves, document.cursor) == (told.moves, 3)
    document.undo_stack.undo()
    document.undo_stack.redo()
    assert "Kreuz" in [tr(section.name) for section in document.timeline.sections]


@pytest.mark.parametrize(
    "turns",
    [pytest.param("", marks=pytest.mark.slow), "R"],
    ids=["just begun", "tried otherwise"],
)
def test_a_step_that_is_tried_goes_on_in_the_language_that_is_chosen(running, learn, qtbot, turns):
    old = running.program
    learn(old)
    lessons = old.feature("learn").model
    lessons.try_step()
    hidden, outcome = lessons.hidden, lessons.outcome
    if turns:
        old.document.turn_all(Alg(turns).moves(3), turns)
        outcome = lessons.outcome
    assert outcome is not Outcome.OVER
    old.language.choose("de")
    qtbot.waitUntil(lambda: running.program is not old)
    lessons = running.program.feature("learn").model
    assert (lessons.hidden, lessons.outcome) == (hidden, outcome)
    qtbot.waitUntil(lambda: "Kreuz" in [tr(stage.section.name) for stage in lessons.stages])
    assert (lessons.hidden, lessons.outcome) == (hidden, outcome)
    lessons.stop_trying()
    assert running.program.document.cursor == hidden.start
    assert "Kreuz" in [tr(each.name) for each in running.program.document.timeline.sections]
