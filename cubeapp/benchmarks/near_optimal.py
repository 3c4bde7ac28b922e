"""The two-phase solver on the same random cubes as its peer, in the engine."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from statistics import mean, median

import numpy as np

from cubeapp.benchmarks import Figure, Report
from cubeapp.benchmarks.timing import Peer, cpu_seconds, cpu_times
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.moves import Metric
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.solvers.control import Limits, SearchControl
from cubeapp.engine.solvers.optimal.layout import SMALL
from cubeapp.engine.solvers.registry import optimal_solver, solver
from cubeapp.engine.solvers.solution import Solution
from cubeapp.engine.solvers.two_phase.solver import TwoPhaseSolver

TIMED = ((0.01, 300, 19.3), (0.1, 100, 18.75), (1.0, 40, 18.35))
"""Seconds a cube, cubes, and the mean length promised."""
SUPERFLIP = "U R2 F B R B2 R U2 L B2 R U' D' R2 F R' L B2 U2 F2"
SUPERFLIP_S = 30.0


def measure(report: Report, cubes: Sequence[Cube], peer: Peer | None) -> Iterator[Figure]:
    """Measure answers at once, short answers, and answers after a time.

    Args:
        report: takes a line of progress.
        cubes: random ones.
        peer: what the peer does with some of them.
    """
    slowness = 1.0 if peer is None else peer.slowness
    # The table that proofs need first helps here as well, where it has been built.
    report("two-phase: tables, and the small optimal one")
    optimal_solver(SMALL.name).prepare(SearchControl())
    _solve(cubes[0], Limits(target_length=20))
    loading = cpu_seconds(_load_again)
    yield Figure("two-phase, loading all its tables", loading, "s CPU", 0.3 * slowness)
    report(f"two-phase: first answers for {len(cubes)} cubes")
    yield from _first_answers(cubes, peer, slowness)
    report(f"two-phase: answers of 20 moves or fewer for {len(cubes)} cubes")
    short = Limits(target_length=20)
    times = cpu_times(cubes, lambda cube: _solve(cube, short))
    yield Figure("two-phase, 20 moves or fewer", 1e3 * mean(times), "ms CPU", 2.5 * slowness)
    late = float(np.quantile(times, 0.99))
    yield Figure("two-phase, 20 moves or fewer, 99 %", 1e3 * late, "ms CPU", 30 * slowness)
    for seconds, count, target in TIMED:
        report(f"two-phase: {1e3 * seconds:g} ms for each of {count} cubes")
        limits = Limits(time_s=slowness * seconds)
        lengths = [_solve(cube, limits).length(Metric.HTM) for cube in cubes[:count]]
        name = f"two-phase, mean length after {1e3 * seconds:g} ms"
        if peer is not None:
            name = f"{name} (here {1e3 * slowness * seconds:,.0f} ms)"
        yield Figure(name, mean(lengths), "moves", target)
    yield from _other_wishes(report, cubes)


def _first_answers(cubes: Sequence[Cube], peer: Peer | None, slowness: float) -> Iterator[Figure]:
    answers: list[Solution] = []
    times = cpu_times(cubes, lambda cube: answers.append(_solve(cube, Limits())))
    length = mean(answer.length(Metric.HTM) for answer in answers)
    name = "two-phase, first answer"
    peers_ms, peers_length = (None, None) if peer is None else (peer.ms, peer.length)
    yield Figure(f"{name}, mean", 1e3 * mean(times), "ms CPU", 0.6 * slowness, peer=peers_ms)
    yield Figure(f"{name}, median", 1e3 * median(times), "ms CPU")
    yield Figure(f"{name}, mean length", length, "moves", peers_length or 21, peer=peers_length)


def _other_wishes(report: Report, cubes: Sequence[Cube]) -> Iterator[Figure]:
    """Measure quarter turns, few faces, and the cube that is hardest to see through."""
    report("two-phase: quarter turns")
    answers: list[Solution] = []
    quarter_turns = Limits(metric=Metric.QTM)
    times = cpu_times(cubes[:200], lambda cube: answers.append(_solve(cube, quarter_turns)))
    name = "two-phase, quarter turns, first answer"
    yield Figure(f"{name}, mean", 1e3 * mean(times), "ms CPU")
    length = mean(answer.length(Metric.QTM) for answer in answers)
    yield Figure(f"{name}, mean length", length, "quarter turns")
    report("two-phase: superflip")
    superflip = Cube.solved(3).apply_all(Alg(SUPERFLIP).moves(3))
    begun = time.perf_counter()
    answer = _solve(superflip, Limits(SUPERFLIP_S, target_length=20))
    passed = time.perf_counter() - begun
    yield Figure("two-phase, superflip, the best answer", answer.length(Metric.HTM), "moves", 20)
    yield Figure("two-phase, superflip, time for it", passed, "s")


def _load_again() -> None:
    """Have a new solver load what it needs to improve an answer."""
    TwoPhaseSolver().solve(Cube.solved(3), Limits(target_length=0), SearchControl())


def _solve(cube: Cube, limits: Limits) -> Solution:
    return solver(TwoPhaseSolver.name).solve(cube, limits, SearchControl())
