"""How soon the window is there, and how long it ever holds still while something works."""

from __future__ import annotations

import json
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from cubeapp.benchmarks import Figure, Report, long_answer
from cubeapp.benchmarks.timing import measure_slowness, run_program, run_python
from cubeapp.engine.kernels.folders import CACHE_VARIABLE
from cubeapp.engine.model.geometry import cube_name

STARTS = 5
SHOWN_S = 0.75
"""The window is to be there so many seconds after the start, on the reference's core."""
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
    slowness, figures = measure_slowness(report)
    report(f"starting the window {STARTS} times")
    shown = statistics.median(_seconds_to_window() for _ in range(STARTS))
    report(f"solving from the command line {STARTS} times")
    run_program(SOLVE)
    solved = statistics.median(run_program(SOLVE).passed for _ in range(STARTS))
    figures += [
        Figure("process start to the window, warm", shown, "s", SHOWN_S * slowness),
        Figure("process start to an answer of `cubeapp solve`", solved, "s"),
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
    return [*figures, *long_answer.measure(report, slowness)]


def watch(size: int) -> None:
    """Print the longest gaps of the event loop, in ms, as JSON; for a process of its own.

    A cube of ``size`` is turned all the while. First nothing else happens, then the helper
    process compiles into an empty cache, then numba is imported (that one gap is told apart),
    the solvers are loaded, and a 3×3×3 is solved.
    """
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
    preparation, board = program.preparation, program.board
    rng = np.random.default_rng(SEED)
    turns = layer_turns(size)
    loop = _EventLoop(application.processEvents)
    ticker, turner = QTimer(interval=1), QTimer(interval=300)
    ticker.timeout.connect(loop.tick)
    turner.timeout.connect(lambda: program.document.turn(turns[rng.integers(len(turns))]))
    program.window.show()
    ticker.start()
    loop.run("the window comes up", 1.0)
    turner.start()
    loop.run("nothing works", SOLVE_S)
    preparation.start()
    loop.run_until("the helper compiles", lambda: preparation.is_over)
    loop.run_until("numba is imported", lambda: LAST_OF_NUMBA in sys.modules)
    loop.run("numba is imported", 0.3)
    loop.run("the solvers are loaded", 1.0)
    board.start(random_state(3, rng), SolveRequest("two-phase", Limits(time_s=SOLVE_S)))
    loop.run_until("a search works", lambda: not board.is_working)
    program.stop()
    del loop.gaps_ms["the window comes up"]
    print(json.dumps(loop.gaps_ms))


class _EventLoop:
    """Runs the event loop, and notes the longest time that nothing came to its turn."""

    def __init__(self, process_events: Callable[[], object]) -> None:
        self.gaps_ms: dict[str, float] = {}
        """By what went on meanwhile."""
        self._process_events = process_events
        self._phase, self._last_s = "", time.perf_counter()

    def tick(self) -> None:
        """Note the time since the last tick; for a timer that has nothing else to do."""
        now_s = time.perf_counter()
        gap_ms = 1000 * (now_s - self._last_s)
        self.gaps_ms[self._phase] = max(self.gaps_ms.get(self._phase, 0.0), gap_ms)
        self._last_s = now_s

    def run(self, phase: str, seconds: float) -> None:
        """Process events for so long, while what ``phase`` says goes on."""
        end = time.perf_counter() + seconds
        self.run_until(phase, lambda: time.perf_counter() >= end)

    def run_until(self, phase: str, is_over: Callable[[], bool]) -> None:
        """Process events until ``is_over``, while what ``phase`` says goes on."""
        self._phase = phase
        while not is_over():
            self._process_events()
            time.sleep(0.0005)
        self.tick()


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
