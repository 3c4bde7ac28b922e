"""Fewest moves as competitors look for them, beside the two-phase search on the same cubes.

Promised times are scaled as those of the solvers are.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from statistics import mean

import numpy as np

from cubeapp.benchmarks import Figure, Report
from cubeapp.benchmarks.timing import cpu_seconds, measure_slowness
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.moves import Metric
from cubeapp.engine.scrambles.random_state import random_state
from cubeapp.engine.solvers.control import Limits, SearchControl
from cubeapp.engine.solvers.fewest_moves.solver import FewestMovesSolver
from cubeapp.engine.solvers.fewest_moves.tables import build_block
from cubeapp.engine.solvers.registry import solver
from cubeapp.engine.solvers.two_phase.solver import TwoPhaseSolver

SEED = 20
TIMED = ((0.05, 20, 100, None), (1.0, 20, 100, 20.7), (10.0, 4, 100, 19.6))
"""Seconds a cube, cubes, cubes if it may take long, and the mean length promised."""
BEHIND = 2.7
"""How many turns more than two-phase are allowed after the second of these times."""


def run(report: Report, is_long: bool = False) -> list[Figure]:
    """Measure answers after some times: of more cubes if it may take long."""
    slowness, figures = measure_slowness(report)
    report("fewest moves: tables")
    figures.append(Figure("building the tables", cpu_seconds(build_block), "s CPU", 2 * slowness))
    FewestMovesSolver().prepare(SearchControl())
    for seconds, few, many, target in TIMED:
        cubes = _cubes(many if is_long else few)
        figures += _timed(report, cubes, slowness * seconds, seconds, target)
    return figures


def _timed(
    report: Report, cubes: Sequence[Cube], time_s: float, promised_s: float, target: float | None
) -> Iterator[Figure]:
    """Measure answers after ``time_s``, which is ``promised_s`` on the reference's core."""
    means, late = [], 0.0
    for name in (FewestMovesSolver.name, TwoPhaseSolver.name):
        report(f"{name}: {time_s:.2f} s for each of {len(cubes)} cubes")
        lengths = []
        for cube in cubes:
            begun = time.perf_counter()
            answer = solver(name).solve(cube, Limits(time_s), SearchControl())
            late = max(late, time.perf_counter() - begun - time_s)
            lengths.append(answer.length(Metric.HTM))
        means.append(mean(lengths))
    title = f"after {promised_s:g} s (here {time_s:.2f} s), {len(cubes)} cubes"
    behind = None if target is None else BEHIND
    yield Figure(f"mean length {title}", means[0], "moves", target)
    yield Figure(f"two-phase, mean length {title}", means[1], "moves")
    yield Figure(f"more than two-phase {title}", means[0] - means[1], "moves", behind)
    yield Figure(f"longest time beyond the limit {title}", 1e3 * max(late, 0.0), "ms")


def _cubes(count: int) -> list[Cube]:
    return [random_state(3, np.random.default_rng([SEED, index])) for index in range(count)]
