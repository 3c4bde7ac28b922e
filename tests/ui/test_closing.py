"""The window is closed at every point: it goes, with all threads and helpers it had."""

from __future__ import annotations

import gc
import threading
import time
import weakref
from contextlib import suppress
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QDeadlineTimer, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cubeapp.engine.model.geometry import Face
from cubeapp.engine.model.moves import face_turns
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.scrambles.base import RANDOM_MOVES
from cubeapp.ui import app
from cubeapp.ui.files.export.options import Kind, Options
from cubeapp.ui.services.language import speak_as
from cubeapp.ui.solve.solvers.runs import SolveRequest
from cubeapp.ui.stage.demo import demo
from tests.ui.gestures import begin, keep_to_the_window
from tests.ui.windows import discard, opened

MOVES = Alg("R U2 F' L D B2 U' R2 F D2 L' B U F2").moves(3)
LEAVING_S = 2.0
"""Of the processor's time, which no other program takes part in."""
PICTURE = np.random.default_rng(7).integers(0, 256, (700, 900, 3), np.uint8)


def threads():
    return {thread for thread in threading.enumerate() if not thread.name.startswith("Dummy")}


def helpers():
    """The processes that this one has begun and not ended."""
    tasks = Path("/proc/self/task")
    if not tasks.is_dir():
        return set()
    found = set()
    for task in tasks.iterdir():
        # A thread may have ended meanwhile; the processes that it began are now another's.
        with suppress(FileNotFoundError, ProcessLookupError):
            found.update((task / "children").read_text().split())
    return found


def pause(ms=0):
    QTest.qWait(ms)


def turn(program):
    program.document.turn_all(MOVES, "moves")


def scramble(program, folder):
    program.window.shell.commands["scramble"].trigger()
    pause()


def scramble_large(program, folder):
    program.document.change_size(50)
    program.scrambler.choice.choose(RANDOM_MOVES)
    scramble(program, folder)


def solve(program, folder):
    turn(program)
    program.window.shell.commands["solve"].trigger()
    pause(30)


def improve(program, folder):
    program.feature("solve").panel.options.keep_improving.setChecked(True)
    solve(program, folder)


def solve_large(program, folder):
    program.document.change_size(20)
    program.document.turn_all(face_turns(20) * 3, "moves")
    program.window.shell.commands["solve"].trigger()
    pause(30)


def explore(program, folder):
    program.document.change_size(2)
    program.window.shell.commands["explore"].trigger()
    pause()


def paint(program, folder):
    window = program.window
    window.shell.commands["paint"].trigger()
    place = QPointF(window.net_view.rect().center()).toPoint()
    QTest.mousePress(window.net_view, Qt.MouseButton.LeftButton, pos=place)
    QTest.keyClick(window.net_view, Qt.Key.Key_3)


def drag(program, folder):
    view = program.window.cube_view
    place = view.rect().center()
    QTest.mousePress(view, Qt.MouseButton.LeftButton, pos=place)
    for step in range(5):
        QTest.mouseMove(view, place + place / (9 - step))


def play(program, folder):
    turn(program)
    program.settings.instant = False
    program.feature("looks").apply_motion()
    program.player.go_to(0)
    program.window.shell.commands["play"].trigger()
    pause(30)


def load_photos(program, folder):
    from cubeapp.benchmarks.staged_photos import array_image

    paths = [folder / f"{number}.png" for number in range(6)]
    for path in paths:
        assert array_image(PICTURE).save(str(path))
    photos = program.feature("photos")
    photos.open()
    photos.page.add(paths, Face.U)
    assert photos.model.work_count
    return photos


def read_photos(program, folder):
    photos = load_photos(program, folder)
    while not photos.model.is_whole:
        pause(5)
    photos.page.read_button.click()
    assert photos.model.work_count


def film(program, folder):
    # Long enough for a machine that stops for a while in between.
    program.document.turn_all(face_turns(3), "turn")
    options = Options(Kind.GIF, width=240, height=240, tempo=0.2, fps=50)
    program.feature("export").model.save(folder / "cube.gif", options)
    pause(50)
    assert program.feature("export").model.is_working


def booklet(program, folder):
    turn(program)
    program.feature("export").model.save(folder / "cube.pdf", Options(Kind.PDF))
    pause()


def open_session(program, folder):
    turn(program)
    program.sessions.save_as("one")
    program.sessions.begin()
    program.document.turn(face_turns(3)[0])
    program.sessions.open("s-one")


def speak(program, folder):
    program.language.choose("de")


def time_a_solve(program, folder):
    program.window.shell.commands["practice"].trigger()
    timing = program.feature("practice").timer.timing
    timing.set_inspects(True)
    timing.push()
    timing.push()
    assert timing.is_on


def solve_optimally(program, folder):
    turn(program)
    program.board.start(program.document.cube, SolveRequest("optimal", table="small"))
    pause(30)


def make_a_batch(program, folder):
    window = program.window
    window.show_page("scramble")
    program.feature("scramble").panel.folds["batch"].set_open(True)
    program.feature("scramble").panel.batch.make_button.click()
    pause()


def mix(program, folder):
    program.window.show_page("scramble")
    program.feature("scramble").panel.folds["mixed"].set_open(True)
    pause()


def paint_half_and_leave(program, folder):
    paint(program, folder)
    program.window.show_page("library")
    pause()


def try_a_step(program, folder):
    program.document.load_timeline(demo(), 0, "lesson")
    program.window.show_page("learn")
    lessons = program.feature("learn").model
    lessons.try_step()
    program.document.turn(face_turns(3)[0])
    program.document.undo_stack.undo()
    lessons.begin()


def leave_the_answer(program, folder):
    program.document.load_timeline(demo(), 3, "lesson")
    program.window.show_page("follow")
    program.document.turn(face_turns(3)[0])
    program.feature("follow").panel.resolve_button.click()
    pause()


def look_for_a_case(program, folder):
    program.window.show_page("cases")
    program.feature("cases").model.next()


def look_in_the_lab(program, folder):
    program.window.shell.commands["lab"].trigger()
    program.feature("lab").panel.search_box.search_button.click()


def welcome(program, folder):
    program.window.features["welcome"].welcome_first()
    pause(20)


def build_a_table(program, folder):
    """What is waited for is a helper that never ends."""
    program.tables.for_request(SolveRequest("optimal", table="large")).start()
    while not helpers():
        pause(5)


def open_another_window(program, folder):
    program.window.shell.commands["keys"].trigger()
    program.window.shell.commands["describe"].trigger()
    pause(5)


QUICK = (solve, drag, film, speak)
LONG = (
    *(scramble, paint, load_photos, read_photos, open_session),
    *(scramble_large, improve, solve_large, explore, play, booklet, time_a_solve),
    *(solve_optimally, make_a_batch, mix, paint_half_and_leave, try_a_step, leave_the_answer),
    *(look_for_a_case, look_in_the_lab, welcome, build_a_table, open_another_window),
)


@pytest.fixture
def running(qtbot, monkeypatch, tmp_path, rng):
    """Returns what `run` has, with a window on screen; its program is closed by the tests."""
    keep_to_the_window(monkeypatch, tmp_path, rng)
    (tmp_path / "config").mkdir()
    made = begin(tmp_path / "config")
    yield made
    discard(made.program)
    speak_as("en")


@pytest.mark.parametrize(
    "begun",
    [*QUICK, *(pytest.param(each, marks=pytest.mark.slow) for each in LONG)],
    ids=lambda begun: begun.__name__,
)
def test_a_window_closed_in_the_middle_leaves_nothing_behind(running, begun, tmp_path):
    program, before = running.program, threads()
    helped = helpers()
    begun(program, tmp_path)
    begun_s = time.process_time()
    program.window.close()
    assert time.process_time() - begun_s < LEAVING_S
    assert program.is_stopped
    QApplication.processEvents()
    assert running.program is program, "another window came"
    # Windows that belong to the main one keep no program running.
    windows = [widget for widget in QApplication.topLevelWidgets() if widget.parent() is None]
    assert not any(widget.isVisible() for widget in windows)
    assert threads() <= before
    assert helpers() <= helped
    assert not list(tmp_path.glob("*.tmp*")), "half a file stayed"


def test_what_cannot_be_stopped_keeps_no_window_open(running, monkeypatch):
    """A picture is packed in one go; the program ends without it."""
    monkeypatch.setattr(app, "LEAVING_MS", 100)
    program, begun, released = running.program, threading.Event(), threading.Event()

    def pack(_control):
        begun.set()
        released.wait(60)

    program.shell.tasks.start(pack, print)
    while not begun.is_set():
        pause(1)
    program.window.close()
    assert not program.window.isVisible()
    assert not program.is_stopped
    assert not running.is_stopped
    released.set()
    assert program.shell.tasks.shut_down(QDeadlineTimer(20_000))
    monkeypatch.setattr(app, "LEAVING_MS", 20_000)
    program.stop()


def test_a_window_closed_while_a_menu_is_open_stops_its_work(running):
    window = running.program.window
    menu = window.menuBar().actions()[0].menu()
    menu.popup(window.pos())
    window.close()
    QApplication.processEvents()
    assert running.program.is_stopped
    menu.close()


def test_a_turn_that_is_on_its_way_may_outlast_the_large_page(running):
    program = running.program
    program.window.features["large"].page.show()
    program.player.instant, program.player.turn_ms = False, 600_000
    program.document.turn(face_turns(3)[0])
    program.window.close()
    # The page goes now, the window and its player when whoever closed it is done with them.
    QApplication.processEvents()
    program.player.tick()
    assert program.player.position.move is not None


@pytest.fixture(scope="module")
def gone(qapp, pytestconfig):
    """The parts of a window that has been closed and deleted."""
    program = opened(pytestconfig)
    parts = [weakref.ref(part) for part in (program, program.window, *program.features)]
    # What waits for its turn keeps what it is for.
    qapp.processEvents()
    discard(program)
    return parts


def test_a_window_that_is_gone_leaves_none_of_its_parts(gone):
    gc.collect()
    assert [part for part in gone if part() is not None] == []
