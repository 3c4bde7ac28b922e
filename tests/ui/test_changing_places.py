"""Whatever the user is about, another place and back again takes nothing of it away."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QApplication, QLineEdit

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import Face
from cubeapp.engine.model.moves import inverse
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.practice.stopwatch import Phase
from cubeapp.engine.solvers.control import SearchControl
from cubeapp.engine.timeline.timeline import Timeline
from cubeapp.ui.document.drafts import empty_draft
from cubeapp.ui.learn.lessons.attempt import Outcome
from cubeapp.ui.learn.lessons.lesson import LessonChoice, lesson_for
from cubeapp.ui.services.storage import Storage
from cubeapp.ui.shell.places import PLACES, SIDE_PLACES
from tests.ui.solvers import answer_of
from tests.ui.windows import discard, opened

MOVES = Alg("R U F2 L D' B R2").moves(3)
CUBE = Cube.solved(3).apply_all(MOVES)
HALF = "R U ("
"""Moves that are still being typed."""


@pytest.fixture(scope="module")
def program(qapp, pytestconfig, tmp_path_factory):
    """One window for all of these tests."""
    program = opened(pytestconfig, storage=Storage(tmp_path_factory.mktemp("config")))
    yield program
    discard(program)


@pytest.fixture(autouse=True)
def _as_at_first(program, qtbot):
    with qtbot.waitActive(program.window):
        program.window.activateWindow()
    yield
    program.feature("practice").timer.give_up()
    photos = program.feature("photos").model
    if photos is not None:
        photos.clear()
    program.document.load(Cube.solved(3), "test")
    program.document.replace_draft(empty_draft(3), "test")
    program.document.end_painting()
    program.window.show_page("scramble")


def paint(program):
    program.window.show_page("paint")
    program.document.paint([0, 1, 2], Face.R)
    program.document.finish_stroke()
    draft = program.document.draft
    return lambda: (program.document.is_painting, program.document.draft) == (True, draft)


def type_facelets(program):
    program.window.show_page("paint")
    panel = program.feature("paint").panel
    panel.ways.tabs.setCurrentIndex(2)
    field = panel.text_form.edit
    field.clear()
    QTest.keyClicks(field, "UUURRR")
    return lambda: field.isVisible() and field.toPlainText() == "UUURRR"


def type_moves(program):
    program.window.show_page("turns")
    edit = program.window.stage.line.edit
    edit.clear()
    QTest.keyClicks(edit, HALF)
    return lambda: edit.isVisible() and edit.toPlainText() == HALF


def write_an_alg(program):
    program.window.show_page("algs")
    field = program.feature("algs").panel.alg_field
    field.clear()
    QTest.keyClicks(field, HALF)
    return lambda: field.isVisible() and field.toPlainText() == HALF


def take_photos(program):
    photos = program.feature("photos")
    photos.open()
    image = QImage(200, 200, QImage.Format.Format_RGB32)
    image.fill(QColor("red"))
    photos.model.add([image], Face.F)
    while photos.model.work_count:
        QTest.qWait(5)
    photo = photos.model.photos[Face.F]
    assert photo is not None
    return lambda: photos.model.photos[Face.F] is photo


def time_a_solve(program):
    program.window.show_page("practice")
    timing = program.feature("practice").timer.timing
    timing.set_inspects(False)
    timing.push()
    return lambda: timing.phase is Phase.RUNNING


def follow(program):
    answer = Timeline.of_solution(CUBE, answer_of(inverse(MOVES)))
    program.document.load_timeline(answer, 0, "test")
    program.window.show_page("follow")
    program.player.go_to(3)
    token = program.feature("follow").panel.token
    document = program.document
    return lambda: (document.timeline, document.cursor) == (answer, 3) and token.isVisible()


def try_a_step(program):
    program.document.load_timeline(lesson_for(CUBE, LessonChoice(), SearchControl()), 0, "test")
    program.window.show_page("learn")
    model = program.feature("learn").model
    model.try_step()
    program.document.turn(Alg("D").moves(3)[0])
    cube = program.document.cube
    return lambda: (model.outcome, program.document.cube) == (Outcome.LEFT, cube)


def search(program):
    program.window.show_page("library")
    page = program.feature("library").cover
    page.search_edit.clear()
    QTest.keyClicks(page.search_edit, "cube in")
    QApplication.processEvents()
    found = page.gallery.cards
    assert 0 < len(found) < 20
    return lambda: (page.search_edit.text(), page.gallery.cards) == ("cube in", found)


def rename_a_session(program):
    program.document.turn(MOVES[0])
    program.sessions.save_as("one")
    program.window.show_page("sessions")
    rows = program.feature("sessions").panel.rows
    rows.setCurrentRow(0)
    rows.edit_name(rows.current.key)
    assert rows.state() == QAbstractItemView.State.EditingState
    field = rows.findChild(QLineEdit)
    field.selectAll()
    QTest.keyClicks(field, "another")
    return lambda: "another" in {rows.item(index).text() for index in range(rows.count())}


ACTIVITIES = (
    *(paint, type_facelets, type_moves, write_an_alg, take_photos, time_a_solve, follow),
    *(try_a_step, search, rename_a_session),
)


@pytest.mark.parametrize("begun", ACTIVITIES, ids=lambda begun: begun.__name__)
def test_another_place_and_back_takes_nothing_away(program, begun):
    is_there, window = begun(program), program.window
    home = next(each for each in (*PLACES, *SIDE_PLACES) if each.id == window.inspector.place)
    for place in (*PLACES, *SIDE_PLACES):
        for there in (place, home):
            program.shell.commands.run(there.command)
            QApplication.processEvents()
        assert is_there(), place.id


@pytest.mark.slow
@pytest.mark.parametrize("begun", ACTIVITIES, ids=lambda begun: begun.__name__)
def test_any_page_and_back_takes_nothing_away(program, begun):
    is_there, window = begun(program), program.window
    home = window.shown_page
    for page in window.inspector.pages:
        for there in (page, home):
            window.show_page(there)
            QApplication.processEvents()
        assert is_there(), page
