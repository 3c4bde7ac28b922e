"""The first day: what the program takes when nothing has been compiled or built yet.

Each figure is a process of its own with an empty cache, beside the same process once more. The
window's side of that day is in `window`.
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from functools import partial
from statistics import median

import numpy as np

from cubeapp.benchmarks import Figure, Report
from cubeapp.benchmarks.timing import measure_slowness, run_program
from cubeapp.engine.facelets.text import format_facelets
from cubeapp.engine.kernels.folders import CACHE_VARIABLE
from cubeapp.engine.model.geometry import cube_name
from cubeapp.engine.scrambles.random_state import random_state

SEED = 17
COLD_S = {3: 4.0, 4: 12.0, 5: 12.0, 7: 15.0}
"""Seconds from the start of a process to its first answer, by the size of the cube."""
WARM_S = 0.40
"""The same for a 3×3×3 once everything is kept."""
STARTS = 5


def run(report: Report, is_long: bool = False) -> list[Figure]:
    """Measure the first answers; with ``is_long`` also everything prepared ahead."""
    slowness, core = measure_slowness(report)
    figures = list(core)
    for size, target_s in COLD_S.items():
        figures += _first_answers(report, size, target_s * slowness, WARM_S * slowness)
    if is_long:
        figures += _everything(report)
    return figures


def _first_answers(report: Report, size: int, cold_s: float, warm_s: float) -> Iterator[Figure]:
    cube = random_state(size, np.random.default_rng([SEED, size]))
    # Big cubes go on for better answers; a short limit ends them after the first.
    limit = [] if size == 3 else ["--time-limit", "0.1"]
    solve = ["solve", *limit, format_facelets(cube)]
    name = f"process start to the first answer, {cube_name(size)}"
    with tempfile.TemporaryDirectory() as cache:
        program = partial(run_program, solve, {CACHE_VARIABLE: cache})
        report(f"{cube_name(size)}: solving with an empty cache")
        cold = program()
        yield Figure(f"{name}, empty cache", cold.passed, "s", cold_s)
        yield Figure(f"{name}, empty cache, processor time", cold.used, "s CPU")
        report(f"{cube_name(size)}: solving {STARTS} times more")
        warm = median(program().passed for _ in range(STARTS))
        yield Figure(f"{name}, once more", warm, "s", warm_s if size == 3 else None)


def _everything(report: Report) -> Iterator[Figure]:
    with tempfile.TemporaryDirectory() as cache:
        program = partial(run_program, ["tables", "build", "--all"], {CACHE_VARIABLE: cache})
        report("building everything ahead, then once more")
        first, again = program(), program()
    yield Figure("everything built ahead", first.passed, "s")
    yield Figure("everything built ahead, processor time", first.used, "s CPU")
    yield Figure("everything is there", again.passed, "s")
