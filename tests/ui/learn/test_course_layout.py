"""Whatever the course shows, nothing of it is cut off, in any size of window and letters."""

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLabel

from cubeapp.engine.teaching.course import lessons
from cubeapp.engine.teaching.lessons import Level
from cubeapp.engine.teaching.progress import Up, UpKind
from cubeapp.ui.learn.course.model import Part, Phase
from cubeapp.ui.services.language import speak_as
from tests.ui.layout import faults
from tests.ui.windows import play_out

pytestmark = pytest.mark.usefixtures("unpainted")

WRAPPED = Qt.TextFlag.TextWordWrap
SIZES = [(1280, 800), (900, 600), (640, 440)]
LEAST_LINES = 5
"""Of the page above its foot."""
IDS = [each.id for each in lessons()]
GRID = [
    ((640, 440), 150, ["0.3", "4.1"]),
    pytest.param((900, 600), 150, ["7.1"], marks=pytest.mark.slow),
    *(
        pytest.param(size, percent, IDS, marks=pytest.mark.slow)
        for size in SIZES
        for percent in (100, 125, 150)
    ),
]


@pytest.mark.parametrize(("size", "percent", "ids"), GRID)
def test_nothing_is_cut_off_on_the_page_and_what_goes_on_is_in_sight(
    build, qtbot, size, percent, ids
):
    program = build(text_size=percent)
    window, course = program.window, program.feature("course").model
    course.rng = np.random.default_rng(2)
    window.resize(*size)
    window.show_page("course")
    page = program.feature("course").panel

    def check(what):
        QGuiApplication.processEvents()
        found = faults(window)
        for _ in range(20):
            # What has just come or gone is laid out a moment later.
            if not found:
                break
            qtbot.wait(20)
            found = faults(window)
        assert not found, what
        assert window.size().toTuple() == size
        main = page.foot.main_button
        assert main.isHidden() or main.visibleRegion().boundingRect() == main.rect(), what
        assert page.panel.viewport().height() > LEAST_LINES * main.fontMetrics().height(), what

    for id in ids:
        course.choose(Up(UpKind.LESSON, id))
        check(id)
        if course.is_of_tasks:
            course.begin()
            check((id, "task"))
            continue
        for level in Level:
            course.book.update(lambda now, level=level, id=id: now.with_level(id, level))
            course.begin()
            check((id, level))
            if level is Level.CHOOSE:
                if course.part is Part.FIND:
                    course.click(min(course.card.lit))
                for _ in range(5):
                    course.hint()
                    course.book.changed.emit()
                check((id, "hints"))
            while course.part is Part.WATCH and course.question is not None:
                course.show_step()
                play_out(program, qtbot)
            check((id, "question"))
    for kind, id in ((UpKind.GATE, "3"), (UpKind.SOLO, "solo"), (UpKind.REVIEW, "3.1")):
        course.choose(Up(kind, id))
        check(id)


@pytest.mark.parametrize(
    ("size", "percent"),
    [((900, 600), 150), pytest.param((640, 440), 100, marks=pytest.mark.slow)],
)
def test_how_to_hold_the_cube_is_said_whole_in_small_windows(build, qtbot, size, percent):
    program = build(text_size=percent)
    window, course = program.window, program.feature("course").model
    window.resize(*size)
    window.show_page("course")
    course.choose(Up(UpKind.LESSON, "4.1"))
    course.book.update(lambda now: now.with_level("4.1", Level.CHOOSE))
    course.begin()
    qtbot.waitUntil(lambda: window.facts.text() == course.hold)
    words = next(label for label in window.facts.findChildren(QLabel) if label.isVisible())
    qtbot.waitUntil(lambda: words.height() >= words.heightForWidth(words.width()))
    room = words.fontMetrics().boundingRect(words.rect(), WRAPPED, words.text())
    assert words.rect().contains(room)


def test_what_goes_on_with_an_example_stays_in_sight_in_a_small_window(build, qtbot):
    program = build()
    window, course = program.window, program.feature("course").model
    window.resize(640, 440)
    window.show_page("course")
    course.rng = np.random.default_rng(5)
    course.choose(Up(UpKind.LESSON, "4.1"))
    course.begin()
    page = program.feature("course").panel
    button, pictures = page.foot.main_button, page.card.pictures
    while course.phase is not Phase.DONE:
        if course.part is Part.ANSWER:
            qtbot.waitUntil(lambda: is_in_sight(page.panel, pictures))
            course.answer(course.question.right)
        assert button.visibleRegion().boundingRect() == button.rect()
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
        play_out(program, qtbot)
    assert button.visibleRegion().boundingRect() == button.rect()


def is_in_sight(panel, part):
    place = part.rect().translated(part.mapTo(panel.viewport(), part.rect().topLeft()))
    return panel.viewport().rect().contains(place.center()) and part.isVisible()


@pytest.mark.parametrize(
    "language", ["de", *(pytest.param(each, marks=pytest.mark.slow) for each in ("en", "zh"))]
)
def test_the_turns_that_belong_together_stand_in_one_row(build, request, language):
    request.addfinalizer(lambda: speak_as("en"))
    speak_as(language)
    program = build()
    course = program.feature("course").model
    program.window.show_page("course")
    course.rng = np.random.default_rng(5)
    course.choose(Up(UpKind.LESSON, "4.1"))
    course.begin()
    QGuiApplication.processEvents()
    rows = program.feature("course").panel.card.turns.rows
    assert rows
    for row in rows:
        assert len({chip.y() for chip in row.chips}) == 1
