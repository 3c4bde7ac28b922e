"""Partial goals: how long tables take, how fast steps and algs are found, and how many there are.

Distances are counted over all positions where one table has them all, and have to be as they are
published.
"""

from __future__ import annotations

import tempfile
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from statistics import mean

import numpy as np

from cubeapp.benchmarks import Figure, Report
from cubeapp.benchmarks.timing import cpu_times, measure_slowness, run_program
from cubeapp.engine.kernels.folders import CACHE_VARIABLE
from cubeapp.engine.library.case_sets import OLL, PLL, case_cube, case_sets
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.notation.turn_sets import parse_turn_set
from cubeapp.engine.scrambles.random_state import random_state
from cubeapp.engine.solvers.control import SearchControl
from cubeapp.engine.solvers.goals.goal import Task
from cubeapp.engine.solvers.goals.naming import read_task
from cubeapp.engine.solvers.goals.search import find
from cubeapp.engine.solvers.goals.seeds import seeds_of
from cubeapp.engine.solvers.goals.step_search import StepSearch, step_search
from cubeapp.engine.solvers.goals.turning import TurnRules

SEED = 20
CUBES, MANY_CUBES = 100, 1000
MOST_MB = 100.0
COMPILING_S = 5.0
ALGS_S = 1.0
SCRAMBLE = "R U2 F' L D B2 R' U F2 D' L2 B"


@dataclass(frozen=True, slots=True)
class Step:
    """A goal of few cubies, and what is promised for it."""

    goal: str
    build_s: float
    mean_ms: float | None = None
    p99_ms: float | None = None
    counts: tuple[int, ...] = ()
    """How many positions there are at each distance, where one table has all."""
    length: float | None = None
    """How many turns it takes in the mean."""


STEPS = (
    Step("eo", 0.5, 0.2, None, (1, 2, 25, 202, 620, 900, 285, 13), 4.609),
    Step(
        *("cross", 0.5, 0.2, None),
        counts=(1, 15, 158, 1394, 9809, 46381, 97254, 34966, 102),
        length=5.812,
    ),
    Step("2x2x2", 0.5, 0.2, length=6.034),
    Step("eoline", 0.5, 0.2, length=6.127),
    Step(
        *("fb", 0.5, 0.2, None),
        counts=(1, 12, 132, 1406, 14099, 122279, 797145, 2638638, 1715068, 33460),
        length=7.130,
    ),
    Step(
        *("eocross", 1.5, None, 3.0),
        counts=(1, 15, 178, 1982, 21041, 204732, 1645039, 8477633, 12917628, 1061851, 140),
        length=7.531,
    ),
    Step("xcross:white:FR", 1.5, None, 3.0, length=7.976),
    Step("dr", 1.5, None, 3.0, length=9.548),
    Step("2x2x3", 1.5, None, 3.0, length=9.13),
    Step("xxcross:white:FR,BR", 3.0, 3.0, length=10.02),
)
SEVERAL = ("cross:any", "eo:any", "xcross:white:any", "2x2x2:any", "fb:any")
"""Goals of which the best of several is wanted."""


def run(report: Report, is_long: bool = False) -> list[Figure]:
    """Measure partial goals; ten times as many cubes if it may take long."""
    slowness, figures = measure_slowness(report)
    count = MANY_CUBES if is_long else CUBES
    rngs = [np.random.default_rng([SEED, index]) for index in range(count)]
    cubes = [random_state(3, rng) for rng in rngs]
    report("compiling, from an empty cache")
    figures += _compiling(slowness)
    for step in STEPS:
        report(f"{step.goal}: tables, and {count} cubes")
        figures += _step(step, cubes, slowness)
    for goal in SEVERAL:
        report(f"{goal}: {count} cubes")
        figures += _found(goal, read_task(goal), cubes)
    report("every shortest alg of OLL and PLL")
    figures += _algs(slowness)
    return figures


def _compiling(slowness: float) -> Iterator[Figure]:
    words = [["find", goal, "--alg", alg] for goal, alg in (("eo", SCRAMBLE), ("pll", "R2"))]
    words[1][-1] = "R U' R U R U R U' R' U' R2"
    words[1] += ["--turns", "R,U", "--count", "1"]
    with tempfile.TemporaryDirectory() as folder:
        changes = {CACHE_VARIABLE: folder}
        first = sum(run_program(word, changes).used for word in words)
        again = sum(run_program(word, changes).used for word in words)
    yield Figure("compiling both searches", first - again, "s CPU", COMPILING_S * slowness)


def _step(step: Step, cubes: Sequence[Cube], slowness: float) -> Iterator[Figure]:
    task = read_task(step.goal)
    begun = time.process_time()
    search = _built(task)
    seconds, megabytes = time.process_time() - begun, search.nbytes / 1e6
    yield Figure(f"{step.goal}: building tables", seconds, "s CPU", step.build_s * slowness)
    yield Figure(f"{step.goal}: tables", megabytes, "MB", MOST_MB)
    if step.counts:
        is_right = tuple(search.tables[0].counts()) == step.counts
        name = f"{step.goal}: distances of all {sum(step.counts):,} positions are as published"
        yield Figure(name, float(is_right), "of 1", 1, more_is_better=True)
    yield from _found(step.goal, replace(task, holds=(0,)), cubes, step, slowness)


def _built(task: Task) -> StepSearch:
    rules = TurnRules.of(task.turns, task.metric)
    seeds = seeds_of(task.goals[0], task.free_after).cubes
    search = step_search(task.goals[0], seeds, rules, SearchControl())
    assert search is not None, "steps have few cubies"
    return search


def _found(
    name: str,
    task: Task,
    cubes: Sequence[Cube],
    step: Step | None = None,
    slowness: float = 1.0,
) -> Iterator[Figure]:
    lengths: list[int] = []

    def work(cube: Cube) -> None:
        lengths.append(next(find(cube, task)).length)

    work(cubes[0])
    lengths.clear()
    times = [1e3 * seconds for seconds in cpu_times(cubes, work)]
    targets = (None, None) if step is None else (step.mean_ms, step.p99_ms)
    mean_ms, p99_ms = (None if ms is None else ms * slowness for ms in targets)
    yield Figure(f"{name}: a shortest solution, mean", mean(times), "ms CPU", mean_ms)
    yield Figure(f"{name}: p99", float(np.percentile(times, 99)), "ms CPU", p99_ms)
    known = "" if step is None or step.length is None else f", {step.length} of all positions"
    yield Figure(f"{name}: length, mean{known}", mean(lengths), "moves")


def _algs(slowness: float) -> Iterator[Figure]:
    turns, total = parse_turn_set("R,U,F"), 0.0
    for key, goal in ((OLL, "oll"), (PLL, "pll")):
        task = replace(read_task(goal), turns=turns)
        cases = next(one.cases for one in case_sets() if one.key == key)
        found = [0]

        def work(cube: Cube, task: Task = task, found: list[int] = found) -> None:
            found[0] += sum(1 for _ in find(cube, task))

        times = cpu_times([case_cube(case) for case in cases], work)
        total += sum(times)
        name = f"{key} in ⟨R,U,F⟩: every shortest alg of {len(cases)} cases"
        yield Figure(f"{name}, a case", 1e3 * mean(times), "ms CPU")
        yield Figure(f"{name}, how many", found[0], "algs")
    name = "every shortest alg of OLL and PLL in ⟨R,U,F⟩, together"
    yield Figure(name, total, "s CPU", ALGS_S * slowness)
