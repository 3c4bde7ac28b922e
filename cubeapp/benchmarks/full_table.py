"""The 2×2×2's table of all positions, in both metrics."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import mean, median

import numpy as np

from cubeapp.benchmarks import Figure, Report
from cubeapp.benchmarks.timing import cpu_seconds, cpu_times
from cubeapp.engine.kernels.tables import TableStore
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.moves import Metric
from cubeapp.engine.scrambles.random_state import random_state
from cubeapp.engine.solvers.control import Limits, SearchControl
from cubeapp.engine.solvers.solution import Solution
from cubeapp.engine.solvers.two_by_two.solver import TwoByTwoSolver

CUBES = 2000
LISTED = 50
TITLES = {Metric.HTM: "2×2×2", Metric.QTM: "2×2×2, quarter turns"}


def measure(report: Report, slowness: float) -> Iterator[Figure]:
    """Measure the table and its answers; promised times are ``slowness`` times as long here."""
    report(f"2×2×2: the full table and {CUBES} answers, in both metrics")
    cubes = [random_state(2, np.random.default_rng([6, index])) for index in range(CUBES)]
    for metric, title in TITLES.items():
        building = median(_building_s(metric) for _ in range(3))
        yield Figure(f"{title}, building the table", building, "s CPU", 0.3 * slowness)
        yield from _answers(title, metric, cubes, slowness)


def _answers(
    title: str, metric: Metric, cubes: Sequence[Cube], slowness: float
) -> Iterator[Figure]:
    solver, limits, control = TwoByTwoSolver(), Limits(metric=metric), SearchControl()
    solver.solve(cubes[0], limits, control)
    answers: list[Solution] = []
    times = cpu_times(cubes, lambda cube: answers.append(solver.solve(cube, limits, control)))
    yield Figure(f"{title}, answer", 1e3 * mean(times), "ms CPU", 0.1 * slowness)
    length = mean(answer.length(metric) for answer in answers)
    yield Figure(f"{title}, mean length", length, "moves")
    solver.solve_all(cubes[0], limits, control)
    times = cpu_times(cubes[:LISTED], lambda cube: solver.solve_all(cube, limits, control))
    yield Figure(f"{title}, every shortest answer", 1e3 * mean(times), "ms CPU")


def _building_s(metric: Metric) -> float:
    with tempfile.TemporaryDirectory() as folder:
        solver = TwoByTwoSolver(TableStore(Path(folder)))
        return cpu_seconds(lambda: solver.prepare(SearchControl(), metric))
