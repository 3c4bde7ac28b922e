"""How long exports take: a picture, a film, pages."""

from __future__ import annotations

import time
from collections.abc import Iterator
from statistics import median

import numpy as np
from PySide6.QtWidgets import QApplication

from cubeapp.benchmarks import Figure, Report
from cubeapp.benchmarks.timing import measure_slowness
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.moves import layer_turns
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.solvers.by_hand.choices import CFOP, Style
from cubeapp.engine.solvers.by_hand.solver import HumanSolver
from cubeapp.engine.solvers.control import Limits, SearchControl
from cubeapp.engine.timeline.booklet import Each
from cubeapp.engine.timeline.timeline import Timeline
from cubeapp.ui.files.export.making import export
from cubeapp.ui.files.export.options import Kind, Options

SCRAMBLE = "R U2 F' L D B2 U' R2 F D2 L' B U F2 R' D F L2 B' U"
SEED = 2026
ROUNDS = 3
CASES = (
    ("PNG of the 3D view, 800×800", Options(Kind.PNG), 0.06),
    ("SVG of the net", Options(Kind.SVG, "net"), 0.03),
    ("GIF of a 20-move scramble, 360×360", Options(Kind.GIF), 1.6),
    ("strip of a CFOP solution, a picture a step", Options(Kind.STRIP), 0.1),
    ("HTML of a CFOP solution, a picture a step", Options(Kind.HTML), 0.2),
    ("PDF of a CFOP solution, a picture a step", Options(Kind.PDF), 0.06),
    ("PDF of a CFOP solution, a picture a move", Options(Kind.PDF, each=Each.MOVE), 0.15),
)
"""Name, what is made, and the seconds that it may take on the reference's core."""


def run(report: Report, is_long: bool = False) -> list[Figure]:
    """Measure exports: seconds of processor time, medians, and how large the films are.

    The budgets are for the reference's core and scaled to this one.
    """
    application = QApplication.instance() or QApplication(["", "-platform", "offscreen"])
    slowness, figures = measure_slowness(report)
    figures += _measure(report, slowness)
    del application
    return figures


def _measure(report: Report, slowness: float) -> Iterator[Figure]:
    solution, scramble = _solution(), Timeline(Cube.solved(3), Alg(SCRAMBLE).moves(3))
    for name, options, budget in CASES:
        report(f"making a {name}")
        timeline = scramble if options.kind in (Kind.GIF, Kind.PNG, Kind.SVG) else solution
        seconds, size = _make(timeline, options)
        yield Figure(name, seconds, "s", slowness * budget)
        if options.kind in (Kind.GIF, Kind.HTML, Kind.PDF):
            yield Figure(f"{name}: size", size / 1000, "kB")
    report("making a PNG of a 50×50×50")
    turns = layer_turns(50)
    places = np.random.default_rng(SEED).integers(0, len(turns), 500)
    large = Timeline(Cube.solved(50), [turns[place] for place in places])
    seconds, _ = _make(large, Options(Kind.PNG))
    yield Figure("PNG of the 3D view of a 50×50×50, 800×800", seconds, "s", slowness * 0.15)


def _solution() -> Timeline:
    cube = Cube.solved(3).apply_all(Alg(SCRAMBLE).moves(3))
    solver = HumanSolver(CFOP, Style.SHORT)
    control = SearchControl()
    solver.prepare(control)
    return Timeline.of_solution(cube, solver.solve(cube, Limits(), control))


def _make(timeline: Timeline, options: Options) -> tuple[float, int]:
    """Return the median processor time of an export in seconds, and its size in bytes."""
    times, size = [], 0
    for _ in range(ROUNDS):
        start = time.process_time()
        size = len(export(timeline, float(len(timeline)), options))
        times.append(time.process_time() - start)
    return median(times), size
