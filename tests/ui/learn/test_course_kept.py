"""What is learned and what is under way stays, over restarts, another language and bad files."""

import json
from datetime import date

import numpy as np
import pytest
from PySide6.QtCore import Qt

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.teaching.lessons import Level
from cubeapp.engine.teaching.policy import situation
from cubeapp.engine.teaching.progress import Progress, Up, UpKind
from cubeapp.ui import app
from cubeapp.ui.learn.course.book import NAME, CourseBook
from cubeapp.ui.learn.course.model import Phase
from cubeapp.ui.learn.course.records import going_of, record_of
from cubeapp.ui.services.language import speak_as
from cubeapp.ui.services.preparation import Preparation
from cubeapp.ui.services.settings import CONFIG_VARIABLE, Settings
from cubeapp.ui.services.storage import Storage
from tests.pages import ROOT, blocks
from tests.ui.windows import discard

pytestmark = pytest.mark.usefixtures("unpainted")

OWN = Cube.solved(3).apply_all(Alg("R U2 F' L D2 B R' U L2").moves(3))
LESSON = Up(UpKind.LESSON, "3.1")


@pytest.fixture
def folder(tmp_path, monkeypatch):
    monkeypatch.setenv(CONFIG_VARIABLE, str(tmp_path))
    return tmp_path


@pytest.fixture
def start(build):
    """Starts the program with the files of the last run."""
    return lambda: build(chosen=Settings.of_user())


def begin(program, level=Level.ALONE):
    course = program.feature("course").model
    course.book.update(lambda progress: progress.with_level(LESSON.id, level))
    course.choose(LESSON)
    program.window.show_page("course")
    course.rng = np.random.default_rng(1)
    course.begin()
    return course


def do_all(program, course):
    while course.phase is not Phase.DONE:
        for move in situation(program.document.cube).moves:
            program.document.turn(move)


def test_who_quits_goes_on_with_the_exercise_and_gets_the_own_cube_back(folder, start):
    first = start()
    first.document.load(OWN, "own")
    course = begin(first)
    first.document.turn(course.card.moves[0])
    cube = first.document.cube
    first.window.close()
    second = start()
    course = second.feature("course").model
    assert second.window.shown_page == "course"
    assert second.document.cube == cube
    assert course.phase is Phase.GOING
    do_all(second, course)
    assert len(course.book.progress.record(LESSON.id).streak) == 1
    second.window.show_page("turns")
    assert second.document.cube == OWN


def test_who_quits_elsewhere_finds_the_exercise_on_the_page(folder, start):
    first = start()
    first.document.load(OWN, "own")
    begin(first)
    exercise = first.document.cube
    first.window.show_page("turns")
    first.window.close()
    second = start()
    assert second.document.cube == OWN
    second.window.show_page("course")
    assert second.document.cube == exercise


def test_a_damaged_file_is_set_aside_and_the_course_begins_anew(folder, start):
    (folder / f"{NAME}.json").write_text('{"format": "cubeapp course", "version": 1, "conte')
    program = start()
    program.window.show_page("course")
    assert "course.damaged.json" in program.window.message.text()
    assert (folder / "course.damaged.json").exists()
    course = begin(program)
    do_all(program, course)
    kept = json.loads((folder / f"{NAME}.json").read_text())
    assert kept["format"] == "cubeapp course"
    assert Progress.from_json(kept["content"]) == course.book.progress


def test_lessons_of_the_users_own_are_on_the_way_and_a_faulty_file_is_named(
    folder, start, monkeypatch
):
    [(_, _, club, _)] = blocks(ROOT / "docs" / "writing-a-lesson.md", "toml")
    (folder / "lessons").mkdir()
    (folder / "lessons" / "club.toml").write_text(club, "utf-8")
    (folder / "lessons" / "bad.toml").write_text("[unit]\n", "utf-8")
    program = start()
    program.window.show_page("course")
    said = program.window.message.text()
    assert said == "A file of lessons was left out. bad.toml, line 1: 'id' is missing"
    course = program.feature("course").model
    found = {each.id: each for each in program.feature("course").entries()}
    assert {"course:1.1", "course:9.1", "course:12.1"} < found.keys()
    assert found["course:club.1"].title == "Lesson: Sune and its mirror"
    found["course:club.1"].run()
    assert course.chosen == Up(UpKind.LESSON, "club.1")
    course.begin()
    exercise = course.going.exercise
    assert exercise.lesson == "club.1"
    kept = record_of(course.going)
    assert going_of(kept).exercise == exercise
    for move in exercise.solution:
        program.document.turn(move)
    assert course.phase is Phase.DONE
    # Without its lesson there is no exercise.
    monkeypatch.setenv(CONFIG_VARIABLE, str(folder / "another"))
    assert going_of(kept) is None


@pytest.mark.parametrize("content", [[], {"lessons": 3}, {"lessons": {}, "gates": {}, "solo": 1}])
def test_values_that_are_no_progress_are_set_aside(folder, content):
    whole = {"format": "cubeapp course", "version": 1, "content": content}
    (folder / f"{NAME}.json").write_text(json.dumps(whole))
    book, said = CourseBook(Storage(folder)), []
    book.message.connect(said.append)
    assert book.progress == Progress()
    assert len(said) == 1
    assert (folder / f"{NAME}.damaged.json").exists()


def test_two_windows_add_to_one_book(folder):
    today = lambda: date(2026, 11, 25)  # noqa: E731
    one, other = CourseBook(Storage(folder), today), CourseBook(Storage(folder), today)
    assert one.progress == other.progress == Progress()
    one.count_task("1.4", True)
    other.count_task("0.3", True)
    assert other.progress.is_mastered("1.4")
    assert other.progress.is_mastered("0.3")
    locks = []
    one.update(lambda progress: locks.extend(folder.glob("*.lock")) or progress)
    assert [lock.name for lock in locks] == [f"{NAME}.json.lock"]
    assert one.progress.is_mastered("0.3")


@pytest.fixture
def running(qtbot, monkeypatch):
    # Nothing is compiled or built for a window that solves nothing.
    monkeypatch.setattr(app, "HELPER", ("/nowhere",))
    monkeypatch.setattr(app, "is_ready", lambda: True)
    monkeypatch.setattr(app, "load_solvers", lambda _control: None)
    monkeypatch.setattr(app.OptimalTables, "build_smallest", lambda _tables: None)
    settings = Settings.in_memory()
    settings.theme, settings.instant, settings.welcomed = "light", True, True
    running = app.Running(app.build(OWN, (), settings, Preparation(("/nowhere",), lambda: True)))
    running.show()
    qtbot.waitExposed(running.program.window)
    yield running
    discard(running.program)
    speak_as("en")


def test_the_exercise_goes_on_in_another_language(running, qtbot):
    old = running.program
    course = begin(old)
    old.document.turn(course.card.moves[0])
    cube = old.document.cube
    old.language.choose("de")
    qtbot.waitUntil(lambda: running.program is not old)
    course = running.program.feature("course").model
    assert running.program.document.cube == cube
    assert course.phase is Phase.GOING
    do_all(running.program, course)
    running.program.window.show_page("turns")
    assert running.program.document.cube == OWN


def test_tasks_go_on_in_another_language(running, qtbot):
    old = running.program
    course = old.feature("course").model
    old.window.show_page("course")
    course.choose(Up(UpKind.LESSON, "0.1"))
    course.begin()
    course.click(min(course.drill.now.task.wanted))
    old.language.choose("de")
    qtbot.waitUntil(lambda: running.program is not old)
    course = running.program.feature("course").model
    assert course.phase is Phase.GOING
    course.click(min(course.drill.now.task.wanted))
    assert course.drill.now.in_a_row == 2


def test_the_page_is_done_by_keys_alone(build, qtbot):
    program = build()
    program.window.show_page("course")
    page = program.feature("course").panel
    button = page.foot.main_button
    button.setFocus()
    qtbot.keyClick(button, Qt.Key.Key_Space)
    assert program.feature("course").model.phase is Phase.GOING
    # Whoever begins is to turn or to click next.
    assert program.window.focusWidget() is program.window.cube_view
