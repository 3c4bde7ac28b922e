"""The optimal solver: how long it takes to prove that nothing is shorter."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from itertools import islice
from statistics import mean

from cubeapp.benchmarks import Figure, Report
from cubeapp.benchmarks.near_optimal import SUPERFLIP
from cubeapp.benchmarks.timing import cpu_seconds
from cubeapp.engine.coordinates.successors import MoveRules
from cubeapp.engine.kernels.folders import tables_folder
from cubeapp.engine.kernels.tables import TableStore
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.cubies import Cubies, is_odd
from cubeapp.engine.model.moves import Metric
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.solvers.control import Limits, SearchControl
from cubeapp.engine.solvers.optimal.kernel import Work, compile_search
from cubeapp.engine.solvers.optimal.layout import METRICS, SHAPES, SMALL, Shape, shape_of
from cubeapp.engine.solvers.optimal.tables import load_arena
from cubeapp.engine.solvers.registry import automatic_solver, optimal_solver
from cubeapp.engine.solvers.solution import Solution

RULED_OUT = {Metric.HTM: ((15, 5), (16, 3)), Metric.QTM: ((17, 5), (18, 3))}
"""Depths, and how many cubes each is ruled out for, none of which has so short a solution."""
OF_17_MOVES = "B2 R' B' F' L' U F L U2 B R D2 B F2 L D2 U2"
OF_18_MOVES = "R' B2 U' B' R2 B R2 D' L' D2 B' U' L2 F' R D2 U' R2"
TO_DEPTH = 1.08
"""How many times longer it takes to rule out all depths up to one than that one alone."""
RULED_OUT_S = {"small": 5.0, "default": 2.5, "large": 0.6}
"""Processor seconds promised for a proof that a solution of 17 moves is shortest, by table."""
SOLVED_S = {"small": 70.0, "default": 35.0, "large": 9.0}
"""Processor seconds promised for a cube of 18 moves."""
SHARES = ((1, 40), (5, 20), (20, 10))
"""Seconds a cube that both sides have together, and cubes; more than one only where it is long."""
TURNS = {Metric.HTM: "", Metric.QTM: ", quarter turns"}


def measure(
    report: Report, cubes: Sequence[Cube], slowness: float, is_long: bool
) -> Iterator[Figure]:
    """Measure every table that has been built, the small ones, and what a time limit proves.

    Args:
        report: takes a line of progress.
        cubes: random ones, with no short solutions.
        slowness: promised times are so many times as long here.
        is_long: also measure what takes minutes a cube.
    """
    store = TableStore(tables_folder())
    for metric in METRICS:
        for name in SHAPES:
            shape = shape_of(name, metric)
            if name == SMALL.name or store.has(shape.spec):
                yield from _of_table(report, shape, cubes, slowness, is_long)
    for seconds, count in SHARES[: None if is_long else 1]:
        report(f"from both sides: {seconds} s for each of {count} cubes")
        yield from _from_both_sides(cubes[:count], seconds, slowness)


def _of_table(
    report: Report, shape: Shape, cubes: Sequence[Cube], slowness: float, is_long: bool
) -> Iterator[Figure]:
    title = f"optimal, {shape.name} table{TURNS[shape.metric]}"
    prover = optimal_solver(shape.name, shape.metric)
    report(f"{title}: loading or building")
    prover.prepare(SearchControl(), shape.metric)
    report(f"{title}: ruling depths out")
    yield from _ruling_out(title, shape, cubes, slowness)
    if shape.metric is Metric.HTM:
        report(f"{title}: a cube of 17 moves")
        yield from _proof(title, shape, OF_17_MOVES, 17, slowness)
        if is_long or shape is not SMALL:
            report(f"{title}: a cube of 18 moves")
            yield from _proof(title, shape, OF_18_MOVES, 18, slowness)
        if is_long:
            report(f"{title}: superflip")
            yield from _proof(title, shape, SUPERFLIP, 20, slowness)


def _ruling_out(
    title: str, shape: Shape, cubes: Sequence[Cube], slowness: float
) -> Iterator[Figure]:
    """Measure how long one thread takes to find that there is no solution of some length."""
    control = SearchControl()
    arena = load_arena(shape, TableStore(tables_folder()), control)
    compile_search(arena)
    rules = MoveRules(metric=shape.metric)
    for depth, count in RULED_OUT[shape.metric]:
        seconds = []
        for cubies in islice(_fitting(cubes, shape.metric, depth), count):
            work = Work(cubies, rules, control.signals, control.signals)
            seconds.append(cpu_seconds(partial(work.search, arena, (), depth)))
        target = None
        if (shape.metric, depth) == (Metric.HTM, 16):
            target = RULED_OUT_S[shape.name] / TO_DEPTH * slowness
        yield Figure(f"{title}, ruling out depth {depth}", mean(seconds), "s CPU", target)


def _fitting(cubes: Iterable[Cube], metric: Metric, depth: int) -> Iterator[Cubies]:
    """Yield the cubes that might be solved in ``depth``; in quarter turns half of them cannot."""
    for cube in cubes:
        cubies = Cubies.of(cube)
        if metric is Metric.HTM or is_odd(cubies.cp) == (depth % 2 == 1):
            yield cubies


def _proof(title: str, shape: Shape, alg: str, moves: int, slowness: float) -> Iterator[Figure]:
    """Measure a whole solution with its proof, as a user asks for it."""
    cube = Cube.solved(3).apply_all(Alg(alg).moves(3))
    prover, limits = optimal_solver(shape.name, shape.metric), Limits(metric=shape.metric)
    answers: list[Solution] = []
    begun = time.perf_counter()
    used = cpu_seconds(lambda: answers.append(prover.solve(cube, limits, SearchControl())))
    passed = time.perf_counter() - begun
    assert answers[0].proven_optimal
    assert answers[0].length(shape.metric) == moves
    target = SOLVED_S[shape.name] * slowness if moves == 18 else None
    name = f"{title}, a cube of {moves} moves"
    yield Figure(name, used, "s CPU", target)
    yield Figure(f"{name}, all cores", passed, "s")
    yield Figure(f"{name}, cores at work", used / passed, "×")


def _from_both_sides(cubes: Sequence[Cube], seconds: int, slowness: float) -> Iterator[Figure]:
    """Measure what becomes of random cubes within ``seconds`` where no method is chosen."""
    limits = Limits(time_s=seconds * slowness)
    both = automatic_solver(cubes[0], limits)
    answers = [both.solve(cube, limits, SearchControl()) for cube in cubes]
    name = f"from both sides, {seconds} s"
    proven = mean(answer.proven_optimal for answer in answers)
    yield Figure(f"{name}, proven of {len(cubes)}", 100 * proven, "%", more_is_better=True)
    yield Figure(f"{name}, mean length", mean(len(answer.moves) for answer in answers), "moves")
