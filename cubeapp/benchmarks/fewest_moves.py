"""Fewest moves as competitors look for them, beside the two-phase search on the same cubes.

Promised times are scaled as those of the solvers are.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
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
MANY = 100
"""Cubes for each time if it may take long: half an hour on a core one and a half times as slow."""
BEHIND = 2.7
"""How many turns more than two-phase are allowed."""


@dataclass(frozen=True, slots=True)
class Timed:
    """How long each of some cubes has, and what is promised."""

    seconds: float
    """On the reference's core."""
    cubes: int
    """Unless it may take long."""
    length: float | None = None
    """The greatest mean."""
    is_compared: bool = True
    """Whether two-phase solves the cubes as well."""


# What two-phase does in ten seconds tells nothing more, and would take as long again.
TIMED = (Timed(0.05, 20), Timed(1.0, 20, 20.7), Timed(10.0, 4, 19.6, is_compared=False))


def run(report: Report, is_long: bool = False) -> list[Figure]:
    """Measure answers after some times: of more cubes if it may take long."""
    slowness, figures = measure_slowness(report)
    report("fewest moves: tables")
    figures.append(Figure("building the tables", cpu_seconds(build_block), "s CPU", 2 * slowness))
    for name in (FewestMovesSolver.name, TwoPhaseSolver.name):
        solver(name).prepare(SearchControl())
    for timed in TIMED:
        figures += _measure(report, timed, _cubes(MANY if is_long else timed.cubes), slowness)
    return figures


def _measure(
    report: Report, timed: Timed, cubes: Sequence[Cube], slowness: float
) -> Iterator[Figure]:
    """Measure the answers for ``cubes`` after one of the times."""
    time_s = slowness * timed.seconds
    title = f"after {timed.seconds:g} s (here {time_s:.2f} s), {len(cubes)} cubes"
    length, late_s = _mean_length(report, FewestMovesSolver.name, cubes, time_s)
    yield Figure(f"mean length {title}", length, "moves", timed.length)
    yield Figure(f"longest time beyond the limit {title}", 1e3 * late_s, "ms")
    if timed.is_compared:
        other, _ = _mean_length(report, TwoPhaseSolver.name, cubes, time_s)
        behind = None if timed.length is None else BEHIND
        yield Figure(f"two-phase, mean length {title}", other, "moves")
        yield Figure(f"more than two-phase {title}", length - other, "moves", behind)


def _mean_length(
    report: Report, name: str, cubes: Sequence[Cube], time_s: float
) -> tuple[float, float]:
    """Return the mean length of a solver's answers, and the longest time beyond the limit."""
    minutes = len(cubes) * time_s / 60
    report(f"{name}: {time_s:.2f} s for each of {len(cubes)} cubes, {minutes:.1f} min in all")
    lengths, late_s = [], 0.0
    for cube in cubes:
        begun = time.perf_counter()
        answer = solver(name).solve(cube, Limits(time_s), SearchControl())
        late_s = max(late_s, time.perf_counter() - begun - time_s)
        lengths.append(answer.length(Metric.HTM))
    return mean(lengths), late_s


def _cubes(count: int) -> list[Cube]:
    return [random_state(3, np.random.default_rng([SEED, index])) for index in range(count)]
