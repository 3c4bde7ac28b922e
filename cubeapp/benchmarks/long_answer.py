"""The window with a cube of the largest size and an answer of a hundred thousand moves."""

from __future__ import annotations

import re
import sys
import time
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path

import numpy as np

from cubeapp.benchmarks import Figure, Report
from cubeapp.benchmarks.timing import run_python
from cubeapp.engine.kernels.batch import turn_table
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import Axis, Face
from cubeapp.engine.model.moves import Move, face_turn, inverse
from cubeapp.engine.solvers.solution import Solution, Stage, Stats
from cubeapp.engine.text import verbatim

SIZE, LENGTH = 100, 100_000
STAGES = 300
SEED = 5
SCRUBS = 30
REST_S = 0.5
WATCHED_S = 4.0
"""Seconds of playing that are watched."""
TEMPO = 1000.0
MOST_MS = 100.0
"""The window never holds still for longer, on the reference's core."""
MOST_MB = 500.0
PROCESS_STATUS = Path("/proc/self/status")
"""Where Linux tells about this process."""
PROGRAM = "from cubeapp.benchmarks.long_answer import show; show()"


def measure(report: Report, slowness: float) -> Iterator[Figure]:
    """Measure in a process of its own, whose memory is that of the window alone."""
    report(f"loading, scrubbing and playing {LENGTH:,} moves of a {SIZE}×{SIZE}×{SIZE}")
    long_answer(3, 1, np.random.default_rng(SEED))  # compiles what the process is to load
    printed = run_python(["-c", PROGRAM], {"QT_QPA_PLATFORM": "offscreen"})
    for line in printed.splitlines():
        what, value, unit = line.rsplit("|", 2)
        target = {"ms CPU": MOST_MS * slowness, "MB": MOST_MB}.get(unit)
        name = f"N = {SIZE}, {LENGTH:,} moves, {what}"
        yield Figure(name, float(value), unit, target)


def long_answer(size: int, count: int, rng: np.random.Generator) -> tuple[Cube, Solution]:
    """Return a cube and moves that solve it, single layers and blocks, in many stages."""
    moves = tuple(_random_turn(size, rng) for _ in range(count))
    table = turn_table(size)
    cube = table.turn(Cube.solved(size), table.numbers(inverse(moves)))
    bounds = np.linspace(0, count, min(STAGES, count) + 1).astype(int).tolist()
    stages = tuple(
        Stage(verbatim(f"centres {number}"), moves[first:last])
        for number, (first, last) in enumerate(pairwise(bounds), 1)
    )
    solution = Solution("big-cube", size, stages, Stats(0.0, 0))
    solution.replay(cube).cube_at(count)
    return cube, solution


def _random_turn(size: int, rng: np.random.Generator) -> Move:
    axis, layer = Axis(int(rng.integers(3))), int(rng.integers(size - 1))
    first = layer if rng.random() < 0.6 else 0
    return Move(axis, first, layer, int(rng.choice([-1, 1, 2])))


def show() -> None:
    """Print what each thing takes done with the answer; for its own process."""
    from cubeapp.engine.timeline.timeline import Timeline
    from cubeapp.ui import app
    from cubeapp.ui.services.settings import Settings

    cube, solution = long_answer(SIZE, LENGTH, np.random.default_rng(SEED))
    application = app.make_application()
    program = app.build(cube, settings=Settings.in_memory())
    program.window.show()
    application.processEvents()
    document, player = program.document, program.player
    rng = np.random.default_rng(SEED)

    def tell(what: str, *doings: Callable[[], object]) -> None:
        longest = 0.0
        for doing in doings:
            begun = time.thread_time()
            doing()
            application.processEvents()
            longest = max(longest, 1000 * (time.thread_time() - begun))
        print(f"{what}|{longest}|ms CPU")

    timeline = Timeline.of_solution(cube, solution)
    tell("loading", lambda: document.load_timeline(timeline, 0, "solve"))
    # A cube that has rested is drawn in full detail at once.
    _longest_ms(application.processEvents, REST_S)
    tell("jumping to the end, drawn in full", lambda: player.go_to(LENGTH))
    moments = (LENGTH * rng.random(SCRUBS)).tolist()
    tell("longest while scrubbing", *(lambda at=at: player.scrub(at) for at in moments))
    tell("a step", lambda: player.step(1))
    player.go_to(0)
    player.tempo = TEMPO
    player.play()
    longest = _longest_ms(application.processEvents, WATCHED_S)
    print(f"playing at {TEMPO:.0f}×|{document.cursor / WATCHED_S}|moves/s")
    print(f"longest while playing|{longest}|ms CPU")
    player.go_to(LENGTH // 2)
    turn = face_turn(Face.R, 1, SIZE)
    held = Move(Axis.X, 0, 0, 1)
    tell(
        "longest while a layer is dragged",
        *(lambda at=at: player.drag(held, at / 9) for at in range(9)),
    )
    tell("a turn by hand", lambda: document.turn(turn))
    tell("undoing it", document.undo_stack.undo)
    memory_mb = most_memory_mb()
    if memory_mb is not None:
        print(f"memory at most|{memory_mb}|MB")
    program.stop()


def _longest_ms(process_events: Callable[[], object], seconds: float) -> float:
    """Let the event loop run and return the longest that it was busy at a stretch."""
    longest, end = 0.0, time.perf_counter() + seconds
    while time.perf_counter() < end:
        begun = time.thread_time()
        process_events()
        longest = max(longest, time.thread_time() - begun)
        time.sleep(0.0005)
    return 1000 * longest


def most_memory_mb() -> float | None:
    """Return the most memory that this process has had, or None where the system does not tell."""
    if PROCESS_STATUS.exists():
        # Linux lets ``ru_maxrss`` begin with what the parent had when it started this process.
        found = re.search(r"^VmHWM:\s*(\d+) kB$", PROCESS_STATUS.read_text("ascii"), re.MULTILINE)
        return None if found is None else int(found[1]) * 1024 / 1e6
    try:
        import resource
    except ImportError:  # Windows
        return None
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak / (1e6 if sys.platform == "darwin" else 1e3)
