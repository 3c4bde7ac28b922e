"""How fast the cube itself is: turns, notation, random states."""

from __future__ import annotations

import time
from collections.abc import Callable
from statistics import median

import numpy as np

from cubeapp.benchmarks import Figure, Report
from cubeapp.engine.kernels.batch import turn_table
from cubeapp.engine.legality.validity import diagnose
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import cube_name
from cubeapp.engine.model.moves import layer_turns
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.notation.parsing import format_moves
from cubeapp.engine.scrambles.random_state import random_state

RUNS = 5
BATCHES = ((3, 1_000_000, 10e6), (10, 500_000, 3e6), (50, 100_000, 0.2e6))
"""Size, turns in a run, and the promised turns a second."""


def run(report: Report, is_long: bool = False) -> list[Figure]:
    """Measure the engine; every figure is the median of `RUNS` runs."""
    report("turning cubes")
    figures = [_batch(*batch) for batch in BATCHES]
    figures.append(_single_turns())
    report("reading algs, making and checking cubes")
    figures += [_parsing(), _random_states(), _diagnoses()]
    return figures


def seconds_of(work: Callable[[], object]) -> float:
    """Return the median time of `RUNS` runs of ``work``, after one that does not count."""
    work()
    times = []
    for _ in range(RUNS):
        begun = time.perf_counter()
        work()
        times.append(time.perf_counter() - begun)
    return median(times)


def _batch(size: int, count: int, target: float) -> Figure:
    table = turn_table(size)
    numbers = np.random.default_rng(1).integers(0, 9 * size, count).astype(np.int32)
    seconds = seconds_of(lambda: table.turn(Cube.solved(size), numbers))
    name = f"turns of a {cube_name(size)}, compiled batch"
    return Figure(name, count / seconds, "turns/s", target, more_is_better=True)


def _single_turns() -> Figure:
    cube, moves = Cube.solved(3), layer_turns(3) * 400

    def turn() -> None:
        now = cube
        for move in moves:
            now = now.apply(move)

    rate = len(moves) / seconds_of(turn)
    return Figure("turns of a 3×3×3, one by one", rate, "turns/s", 200e3, more_is_better=True)


def _parsing() -> Figure:
    moves = [layer_turns(3)[i] for i in np.random.default_rng(2).integers(0, 27, 1000)]
    text = format_moves(moves, 3)
    return Figure(
        "reading an alg of 1000 moves", 1e3 * seconds_of(lambda: Alg(text).moves(3)), "ms", 10
    )


def _random_states() -> Figure:
    rng = np.random.default_rng(3)
    return Figure(
        "random state of a 50×50×50", 1e3 * seconds_of(lambda: random_state(50, rng)), "ms", 5
    )


def _diagnoses() -> Figure:
    cube = random_state(3, np.random.default_rng(4))
    return Figure("checking a 3×3×3", 1e3 * seconds_of(lambda: diagnose(cube)), "ms")
