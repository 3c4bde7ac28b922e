"""The window where the machine is at its worst: no room, no home, no fonts, odd clocks."""

from __future__ import annotations

import gc
import os
import signal
import sys
import threading
import time
from pathlib import Path

import pytest
from PySide6.QtCore import QDateTime
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox

from cubeapp.engine.kernels.folders import cache_folder
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.moves import face_turns
from cubeapp.engine.notation.alg import Alg
from cubeapp.ui import app
from cubeapp.ui.services.fault_log import start_log
from cubeapp.ui.services.preparation import Preparation
from cubeapp.ui.services.settings import Settings
from tests.ui.forks import FORKS
from tests.ui.windows import quit_anyway

pytestmark = pytest.mark.usefixtures("unpainted")

resource = pytest.importorskip("resource", reason="no such limits, and no forks, on this system")


def session(tells=True):
    """Do this and that with a program, and print how many moves it has and what it said."""
    application = app.make_application()
    QMessageBox.exec = quit_anyway
    start_log(cache_folder() / "cubeapp.log")
    settings = Settings.of_user()
    program = app.build(settings=settings, preparation=Preparation(("x",), lambda: True))
    program.window.show()
    for move in face_turns(3)[:6]:
        program.document.turn(move)
    program.sessions.save_as("mine")
    history = program.window.features["history"]
    history.bookmarks.add(program.document.state)
    program.autosave.stop()
    QTest.qWait(50)
    said = program.window.message.text()
    image = program.window.grab().toImage()
    assert not image.isNull()
    program.window.close()
    assert program.is_stopped
    if tells:
        print(len(program.document.timeline), said)
    return application, settings


def session_and_walk():
    """Have a session, and another one that goes through all panels."""
    _application, settings = session(tells=False)
    program = app.build(settings=settings, preparation=Preparation(("x",), lambda: True))
    program.window.resize(900, 600)
    program.window.show()
    for page in program.window.inspector.pages:
        program.window.show_page(page)
        QTest.qWait(1)
        assert not program.window.grab().toImage().isNull()
    program.window.close()
    print(len(program.document.timeline), program.window.message.text())


def run(tmp_path, act=session, before=None, **variables):
    """Do something in a process of its own and return what it printed."""
    environment = {
        **os.environ,
        "QT_QPA_PLATFORM": "offscreen",
        "CUBEAPP_CONFIG": str(tmp_path / "config"),
        **variables,
    }
    environment = {name: value for name, value in environment.items() if value is not None}
    pipes = [FORKS.Pipe(duplex=False) for _ in range(2)]
    writers = [writer for _, writer in pipes]
    process = FORKS.Process(target=act_within, args=(writers, environment, tmp_path, before, act))
    process.start()
    for writer in writers:
        writer.close()
    output, errors = (read_all(reader) for reader, _ in pipes)
    process.join()
    assert process.exitcode == 0, errors
    assert "Traceback" not in errors, errors
    return output.splitlines()[-1]


def read_all(reader):
    with reader, open(reader.fileno(), closefd=False) as file:
        return file.read()


def act_within(writers, environment, folder, before, act):
    """Do something with other variables, in another folder; say all of it to the writers."""
    for number, writer in enumerate(writers, 1):
        os.dup2(writer.fileno(), number)
        writer.close()
    os.environ.clear()
    os.environ.update(environment)
    os.chdir(folder)
    if before is not None:
        before()
    act()


def no_room():
    """Let every file be full at once."""
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))


def test_a_full_disk_is_told_of_and_nothing_stops(tmp_path):
    assert run(tmp_path, before=no_room).startswith("6 ")


def test_a_full_disk_leaves_what_was_there(tmp_path):
    run(tmp_path)
    kept = {path: path.read_bytes() for path in (tmp_path / "config").rglob("*.json")}
    assert kept
    run(tmp_path, before=no_room)
    assert {path: path.read_bytes() for path in (tmp_path / "config").rglob("*.json")} == kept


@pytest.mark.parametrize(
    "what", ["CUBEAPP_CONFIG", pytest.param("CUBEAPP_CACHE", marks=pytest.mark.slow)]
)
def test_a_folder_that_cannot_be_made_is_told_of_and_nothing_stops(tmp_path, what):
    (tmp_path / "file").write_text("no folder")
    said = run(tmp_path, **{what: str(tmp_path / "file" / "inside")})
    assert said.startswith("6 ")
    assert what == "CUBEAPP_CACHE" or "cannot be" in said


def test_no_home_is_needed(tmp_path):
    (tmp_path / "file").write_text("no folder")
    nowhere = {"HOME": str(tmp_path / "file" / "home"), "XDG_CONFIG_HOME": None}
    nowhere |= {"XDG_CACHE_HOME": None, "CUBEAPP_CONFIG": None, "CUBEAPP_CACHE": None}
    assert run(tmp_path, **nowhere).startswith("6 ")


def test_without_any_font_there_is_still_a_window(tmp_path):
    fonts = tmp_path / "fonts.conf"
    fonts.write_text('<?xml version="1.0"?><fontconfig></fontconfig>')
    (tmp_path / "fonts").mkdir()
    nothing = {"FONTCONFIG_FILE": str(fonts), "QT_QPA_FONTDIR": str(tmp_path / "fonts")}
    assert run(tmp_path, session_and_walk, **nothing).startswith("6 ")


@pytest.mark.parametrize(
    "ratio", ["1.5", *(pytest.param(ratio, marks=pytest.mark.slow) for ratio in ("1", "2", "3"))]
)
def test_any_pixel_ratio_will_do(tmp_path, ratio):
    assert run(tmp_path, session_and_walk, QT_SCALE_FACTOR=ratio).startswith("6 ")


def test_two_programs_at_once_lose_nothing_of_each_other(build, tmp_path):
    from cubeapp.ui.services.storage import Storage

    first, second = (build(storage=Storage(tmp_path)) for _ in range(2))
    moves = face_turns(3)
    for index in range(6):
        program = (first, second)[index % 2]
        program.document.turn(moves[index])
        program.autosave.stop()
    kept = [list(program.document.timeline.moves) for program in (first, second)]
    assert kept == [list(moves[0:6:2]), list(moves[1:6:2])]
    again = build(storage=Storage(tmp_path))
    assert list(again.document.timeline.moves) in kept


@pytest.mark.parametrize(
    "size",
    [
        *((0, 0), (4000, 10)),
        *(
            pytest.param(size, marks=pytest.mark.slow)
            for size in ((1, 1), (10, 3000), (7680, 4320))
        ),
    ],
)
def test_any_size_of_the_window_is_drawn(build, size):
    window = build().window
    window.setMinimumSize(0, 0)
    window.resize(*size)
    QApplication.processEvents()
    assert not window.grab().isNull()
    for view in (window.cube_view, window.net_view):
        view.resize(*size)
        view.grab()


def test_clocks_may_jump_while_times_are_taken(build, monkeypatch, qtbot):
    program = build(solves_on_screen=False)
    program.window.shell.commands["practice"].trigger()
    real, real_now = time.time, QDateTime.currentMSecsSinceEpoch
    jumps = iter([0.0, 1e7, -1e7, 1e9, -1e9] * 200)
    monkeypatch.setattr(time, "time", lambda: real() + next(jumps))
    monkeypatch.setattr(
        QDateTime, "currentMSecsSinceEpoch", staticmethod(lambda: real_now() + 10**10)
    )
    for _ in range(3):
        program.window.features["history"].bookmarks.add(program.document.state)
        program.document.turn(face_turns(3)[0])
        program.autosave.stop()
    keys = [mark.key for mark in program.window.features["history"].bookmarks.bookmarks]
    assert len(set(keys)) == len(keys) == 3


def practise(build, tmp_path):
    """A window with the practice panel open and scrambles that need no solver."""
    from cubeapp.ui.services.storage import Storage

    program = build(prepared=False, storage=Storage(tmp_path), solves_on_screen=False)
    program.window.shell.commands["practice"].trigger()
    program.feature("practice").timer.timing.set_inspects(False)
    return program


def test_a_solve_is_timed_rightly_while_the_clock_on_the_wall_jumps(build, monkeypatch, tmp_path):
    program = practise(build, tmp_path)
    timing = program.feature("practice").timer.timing
    real, jumps = time.time, iter([1e7, -1e7, 1e9, -2e9] * 500)
    monkeypatch.setattr(time, "time", lambda: real() + next(jumps))
    monkeypatch.setattr(time, "monotonic", lambda: real() + next(jumps))
    before_s = time.perf_counter()
    for _ in range(3):
        timing.push()
        QTest.qWait(20)
        timing.push()
    times = [solve.time_ms for solve in program.feature("practice").timer.book.book.session.solves]
    assert len(times) == 3
    assert all(15 <= each <= 1000 * (time.perf_counter() - before_s) for each in times)


@pytest.mark.parametrize(
    "pause_s", [3e7, pytest.param(0.0, marks=pytest.mark.slow)], ids=["asleep", "still"]
)
def test_a_machine_that_slept_while_a_time_was_taken_still_tells_it(build, tmp_path, pause_s):
    program = practise(build, tmp_path)
    timing, now = program.feature("practice").timer.timing, [50.0]
    timing.now_s = lambda: now[0]
    timing.push()
    now[0] += pause_s
    QTest.qWait(40)
    assert not program.window.grab().isNull()
    timing.push()
    (solve,) = program.feature("practice").timer.book.book.session.solves
    assert solve.time_ms == 1000 * pause_s
    assert solve.described()
    program.window.close()
    again = practise(build, tmp_path)
    assert again.feature("practice").timer.book.book.session.solves == (solve,)


def take_times(program, count):
    """Take some times in the window; return how long each of the last ones took to save."""
    timing, now, spent = program.feature("practice").timer.timing, [0.0], []
    timing.now_s = lambda: now[0]
    for index in range(count):
        timing.push()
        now[0] += 10 + index % 7
        begun_s = time.process_time()
        timing.push()
        QApplication.processEvents()
        spent.append(time.process_time() - begun_s)
    return sorted(spent[-50:])[25]


@pytest.mark.slow
@pytest.mark.timeout(1800)
def test_thousands_of_times_are_taken_and_kept(build, tmp_path):
    program = practise(build, tmp_path)
    take_times(program, 500)
    before = memory_mb()
    taken_s = take_times(program, 2500)
    print(f"{taken_s:.3f} s for number 3000, {memory_mb() - before:.1f} MB more")
    assert taken_s < 0.5
    assert memory_mb() - before < 100
    solves = program.feature("practice").timer.book.book.session.solves
    assert len(solves) == 3000
    program.window.close()
    assert practise(build, tmp_path).feature("practice").timer.book.book.session.solves == solves


def own_threads():
    return {thread for thread in threading.enumerate() if not thread.name.startswith("Dummy")}


def start_and_cancel(build, qtbot, count):
    program = build()
    cubes = [Cube.solved(3).apply_all(Alg(alg).moves(3)) for alg in ("R U2 F D", "B L' U R2")]
    program.document.load(cubes[0], "load")
    action = program.window.shell.commands
    action["solve"].trigger()
    qtbot.waitUntil(lambda: not program.board.is_working, timeout=60_000)
    before, kept = own_threads(), memory_mb()
    for index in range(count):
        program.document.load(cubes[index % 2], "load")
        action["solve"].trigger()
        if index % 3 == 0:
            QTest.qWait(index % 7)
        if index % 3 != 1:
            action["cancel"].trigger()
        QApplication.processEvents()
    action["cancel"].trigger()
    qtbot.waitUntil(lambda: not program.board.is_working, timeout=60_000)
    program.document.load(cubes[0], "load")
    action["solve"].trigger()
    qtbot.waitUntil(lambda: not program.board.is_working, timeout=60_000)
    assert own_threads() <= before
    return memory_mb() - kept


def memory_mb():
    """The memory of this process; the most that it has had where the system tells no more."""
    gc.collect()
    status = Path("/proc/self/status")
    if status.exists():
        lines = status.read_text().splitlines()
        return sum(int(line.split()[1]) for line in lines if line.startswith("VmRSS")) / 1024
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    # In bytes there, in kibibytes elsewhere.
    return most / (1024**2 if sys.platform == "darwin" else 1024)


def test_solves_are_started_and_cancelled_without_a_thread_left(build, qtbot):
    start_and_cancel(build, qtbot, 15)


@pytest.mark.slow
@pytest.mark.timeout(1800)
def test_a_thousand_solves_are_started_cancelled_and_replaced(build, qtbot):
    grown = start_and_cancel(build, qtbot, 1000)
    print(f"{grown:.1f} MB more")
    assert grown < 30


def turn_often(build, count):
    program = build()
    moves = face_turns(3)
    grown = []
    for index in range(count):
        program.document.turn(moves[index * 7 % len(moves)])
        if index % 50 == 0:
            QApplication.processEvents()
        if index % (count // 4) == 0:
            grown.append(memory_mb())
    return grown


@pytest.mark.slow
@pytest.mark.timeout(1800)
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="memory is told by /proc")
def test_memory_stays_flat_over_ten_thousand_moves(build):
    grown = turn_often(build, 10_000)
    print("MB:", *(f"{each:.1f}" for each in grown))
    assert grown[-1] - grown[1] < 20
