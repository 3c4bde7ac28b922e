"""How soon the window is there, and how long it ever holds still while something works."""

from __future__ import annotations

import json
import statistics
import sys
import tempfile
import time
from dataclasses import dataclass

from cubeapp.benchmarks import Figure, Report, long_answer
from cubeapp.benchmarks.timing import measure_slowness, run_program, run_python
from cubeapp.engine.kernels.folders import CACHE_VARIABLE
from cubeapp.engine.model.geometry import cube_name

STARTS = 5
SOLVE_S = 2.0
"""Seconds of search, and of turning, watched by the ticker."""
SEED = 1
CHANGE_MS = 50
"""A place is to be there within so many milliseconds."""
REST_S = 0.3
"""Seconds between two changes, in which the window makes what it has put off."""
ROUNDS = 9
"""How often each place is gone to, after the first time."""
LAST_OF_NUMBA = "numba.typed.typedlist"
"""Numba imports a part of itself with the first kernel that is loaded; this comes last."""
OFFSCREEN = {"QT_QPA_PLATFORM": "offscreen"}
"""The window is drawn in full, but needs no display."""

SHOW = """
import time
from cubeapp.ui.services.garbage import importing
with importing():
    from PySide6.QtWidgets import QApplication
    from cubeapp.ui import app
    from cubeapp.ui.services.settings import Settings
application = app.make_application()
program = app.build(settings=Settings.in_memory())
program.window.show()
QApplication.processEvents()
print(time.time())
program.window.close()
"""
SOLVE = ("solve", "--alg", "R U2 F' L D2 B R' U L2 F")
CHANGE = "from cubeapp.benchmarks.window import change_places; change_places()"
FIRST = "from cubeapp.benchmarks.window import answer_first; answer_first({size})"
FIRST_SIZES = range(2, 8)
FIRST_ANSWER_S = 1.5
"""An answer is to be there within so many seconds, on the first day as well."""
THINKING_S = 1.0
"""Seconds from the window to the click on Solve."""
WATCH = "from cubeapp.benchmarks.window import watch; watch({size})"


def run(report: Report, is_long: bool = False) -> list[Figure]:
    """Measure in processes of their own, as a user would start them."""
    report(f"starting the window {STARTS} times")
    shown = [_seconds_to_window() for _ in range(STARTS)]
    report(f"solving from the command line {STARTS} times")
    run_program(SOLVE)
    solved = [run_program(SOLVE).passed for _ in range(STARTS)]
    figures = [
        Figure("process start to the window, warm", statistics.median(shown), "s", 1.0),
        Figure("process start to an answer of `cubeapp solve`", statistics.median(solved), "s"),
    ]
    report(f"going to each place {1 + ROUNDS} times")
    for what, took_ms in _changes_ms().items():
        figures.append(Figure(f"changing to {what}", took_ms, "ms", CHANGE_MS))
    for size in (3, 50):
        report(f"watching the event loop of the window with a {size}×{size}×{size}")
        for what, gap_ms in _gaps_ms(size).items():
            # Importing numba holds Python's lock; it happens once and is only told.
            target = None if what == "numba is imported" else 50
            figures.append(Figure(f"N = {size}, longest gap while {what}", gap_ms, "ms", target))
    report("solving on the first day, with nothing compiled")
    for size in FIRST_SIZES:
        name = f"click on Solve to an answer, {cube_name(size)}, empty cache"
        figures.append(Figure(name, first_answer(size).seconds, "s", FIRST_ANSWER_S))
    slowness, core = measure_slowness(report)
    return [*figures, *core, *long_answer.measure(report, slowness)]


def watch(size: int) -> None:
    """Print the longest gaps of the event loop, in ms, as JSON; for a process of its own.

    A cube of ``size`` is turned all the while. First nothing else happens, then the helper
    process compiles into an empty cache, then numba is imported (that one gap is told apart),
    the solvers are loaded, and a 3×3×3 is solved.
    """
    import numpy as np
    from PySide6.QtCore import QTimer

    from cubeapp.engine.model.cube import Cube
    from cubeapp.engine.model.moves import layer_turns
    from cubeapp.engine.scrambles.random_state import random_state
    from cubeapp.engine.solvers.control import Limits
    from cubeapp.ui import app
    from cubeapp.ui.services.settings import Settings
    from cubeapp.ui.solve.solvers.runs import SolveRequest

    application = app.make_application()
    program = app.build(Cube.solved(size), settings=Settings.in_memory())
    rng = np.random.default_rng(SEED)
    turns = layer_turns(size)
    gaps: dict[str, float] = {}
    phase, last_s = "the window comes up", time.perf_counter()

    def tick() -> None:
        nonlocal last_s
        now_s = time.perf_counter()
        gaps[phase] = max(gaps.get(phase, 0.0), 1000 * (now_s - last_s))
        last_s = now_s

    def turn() -> None:
        program.document.turn(turns[rng.integers(len(turns))])

    def wait(while_what: str, seconds: float) -> None:
        nonlocal phase
        phase = while_what
        end = time.perf_counter() + seconds
        while time.perf_counter() < end:
            application.processEvents()
            time.sleep(0.0005)

    ticker = QTimer(interval=1)
    ticker.timeout.connect(tick)
    turner = QTimer(interval=300)
    turner.timeout.connect(turn)
    program.window.show()
    ticker.start()
    wait("the window comes up", 1.0)
    turner.start()
    wait("nothing works", SOLVE_S)
    program.preparation.start()
    while not program.preparation.is_over:
        wait("the helper compiles", 0.02)
    while LAST_OF_NUMBA not in sys.modules:
        wait("numba is imported", 0.3)
    wait("the solvers are loaded", 1.0)
    program.board.start(random_state(3, rng), SolveRequest("two-phase", Limits(time_s=SOLVE_S)))
    while program.board.is_working:
        wait("a search works", 0.02)
    program.stop()
    del gaps["the window comes up"]
    print(json.dumps(gaps))


@dataclass(frozen=True, slots=True)
class FirstAnswer:
    """What came of the first click on Solve."""

    seconds: float
    """From the click until the moves were on the timeline."""
    is_by_hand: bool
    solves: bool


def first_answer(size: int) -> FirstAnswer:
    """Have a cube of ``size`` solved in a window that finds an empty cache."""
    with tempfile.TemporaryDirectory() as cache:
        printed = run_python(["-c", FIRST.format(size=size)], OFFSCREEN | {CACHE_VARIABLE: cache})
    return FirstAnswer(**json.loads(printed.splitlines()[-1]))


def answer_first(size: int) -> None:
    """Print what `first_answer` returns, as JSON; for a process of its own."""
    import numpy as np

    from cubeapp.engine.scrambles.random_state import random_state
    from cubeapp.engine.timeline.timeline import Purpose
    from cubeapp.ui import app
    from cubeapp.ui.services.settings import Settings

    application = app.make_application()
    cube = random_state(size, np.random.default_rng(SEED))
    running = app.Running(app.build(cube, settings=Settings.in_memory()))
    running.show()
    program = running.program
    clicked = time.perf_counter() + THINKING_S
    while time.perf_counter() < clicked:
        application.processEvents()
    program.shell.commands.run("solve")
    while program.document.timeline.purpose is not Purpose.SOLUTION:
        application.processEvents()
    seconds = time.perf_counter() - clicked
    timeline = program.document.timeline
    solves = timeline.cube_at(len(timeline)).is_solved
    program.window.close()
    print(json.dumps({"seconds": seconds, "is_by_hand": timeline.has_steps, "solves": solves}))


def change_places() -> None:
    """Print how long it takes until a place is there and drawn, in ms, as JSON.

    This is for a process of its own: the first time a place makes its panels.
    """
    from cubeapp.ui import app
    from cubeapp.ui.services.settings import Settings
    from cubeapp.ui.shell.places import PLACES
    from cubeapp.ui.shell.reading_ahead import ReadingAhead

    application = app.make_application()
    program = app.build(settings=Settings.in_memory())
    window = program.window
    took: dict[str, list[float]] = {}

    def rest() -> None:
        end = time.perf_counter() + REST_S
        while time.perf_counter() < end:
            application.processEvents()
            time.sleep(0.001)

    def change(command: str) -> float:
        rest()
        begun = time.perf_counter()
        program.shell.commands.run(command)
        application.processEvents()
        return 1000 * (time.perf_counter() - begun)

    window.show()
    ahead = ReadingAhead(program.features, window)
    while not ahead.is_over:
        # As the program does in the first seconds, while nothing else is to be done.
        ahead.read_next()
    # The program begins in the first place: there is no first time of going there.
    for place in (*PLACES[1:], PLACES[0]):
        took[place.title] = [change(place.command)]
    for _ in range(ROUNDS):
        for place in PLACES:
            took[place.title].append(change(place.command))
    window.close()
    gone = {f"{title}, the first time": times[0] for title, times in took.items()}
    del gone[f"{PLACES[0].title}, the first time"]
    gone |= {f"{title}, later": statistics.median(times[1:]) for title, times in took.items()}
    print(json.dumps(gone))


def _changes_ms() -> dict[str, float]:
    changes: dict[str, float] = json.loads(run_python(["-c", CHANGE], OFFSCREEN).splitlines()[-1])
    return changes


def _gaps_ms(size: int) -> dict[str, float]:
    with tempfile.TemporaryDirectory() as cache:
        printed = run_python(["-c", WATCH.format(size=size)], OFFSCREEN | {CACHE_VARIABLE: cache})
    gaps: dict[str, float] = json.loads(printed.splitlines()[-1])
    return gaps


def _seconds_to_window() -> float:
    begun = time.time()
    return float(run_python(["-c", SHOW], OFFSCREEN)) - begun
