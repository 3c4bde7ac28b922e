"""How fast and how short the solvers' answers are, beside a peer's where it is installed."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from statistics import mean, median

import numpy as np

from cubeapp.benchmarks import Figure, Report
from cubeapp.engine.cube import Cube
from cubeapp.engine.cubies import Cubies
from cubeapp.engine.facelets import format_facelets
from cubeapp.engine.moves import Metric
from cubeapp.engine.notation import parse
from cubeapp.engine.scramblers.random_state import random_state
from cubeapp.engine.search.control import Limits, SearchControl
from cubeapp.engine.search.folders import tables_folder
from cubeapp.engine.search.optimal_kernel import Work, compile_search
from cubeapp.engine.search.optimal_layout import SHAPES, SMALL, Shape
from cubeapp.engine.search.optimal_rules import MoveRules
from cubeapp.engine.search.optimal_tables import load_arena
from cubeapp.engine.search.tables import TableStore
from cubeapp.engine.search.two_by_two_kernel import build_table
from cubeapp.engine.search.two_phase_tables import build_block
from cubeapp.engine.solvers.base import Solver
from cubeapp.engine.solvers.registry import optimal_solver, solver

CUBES = 500
PEER_CUBES = 100
TIMED = ((0.002, 300, 21.0), (0.01, 200, 19.3), (0.1, 60, 18.75))
"""Seconds a cube, cubes, and the mean length promised."""

RULED_OUT = ((15, 5), (16, 3))
"""Depths, and how many cubes each is ruled out for, none of which has so short a solution."""
OF_17_MOVES = "B2 R' B' F' L' U F L U2 B R D2 B F2 L D2 U2"
TARGETS_17 = {"small": 5.0, "default": 2.5}


def run(report: Report) -> list[Figure]:
    """Measure the solvers, single-threaded, all on the same random states."""
    report("2×2×2: the full table and 2000 answers")
    figures = _two_by_two()
    report("two-phase: tables")
    two_phase = solver("two-phase")
    two_phase.prepare(SearchControl())
    figures.append(Figure("two-phase, building the tables", _cpu_seconds(build_block), "s CPU", 30))
    cubes = [random_state(3, np.random.default_rng([5, index])) for index in range(CUBES)]
    report(f"two-phase: first answers for {CUBES} cubes")
    figures += _first_answers(two_phase, cubes)
    for seconds, count, target in TIMED:
        report(f"two-phase: {1e3 * seconds:g} ms for each of {count} cubes")
        lengths = _lengths(two_phase, cubes[:count], Limits(time_s=seconds))
        name = f"two-phase, mean length after {1e3 * seconds:g} ms"
        figures.append(Figure(name, mean(lengths), "moves", target))
    for shape in SHAPES.values():
        # The larger tables are measured where somebody has built them.
        if shape is SMALL or TableStore(tables_folder()).load(shape.spec) is not None:
            report(f"optimal, {shape.name} table: ruling depths out")
            figures += _proofs(shape)
    if find_spec("kociemba"):
        report(f"kociemba: {PEER_CUBES} of the same cubes")
        figures += _peer(cubes[:PEER_CUBES])
    return figures


def _two_by_two() -> list[Figure]:
    seconds = median(_cpu_seconds(build_table) for _ in range(3))
    full_table = solver("two-by-two")
    full_table.prepare(SearchControl())
    cubes = [random_state(2, np.random.default_rng([6, index])) for index in range(2000)]
    times = _times(full_table, cubes, Limits())
    return [
        Figure("2×2×2, building the table", seconds, "s CPU", 0.5),
        Figure("2×2×2, answer", 1e3 * median(times), "ms"),
    ]


def _first_answers(two_phase: Solver, cubes: Sequence[Cube]) -> list[Figure]:
    first = _times(two_phase, cubes, Limits())
    short = _times(two_phase, cubes, Limits(target_length=20))
    lengths = _lengths(two_phase, cubes, Limits())
    return [
        Figure("two-phase, mean time to the first answer", 1e3 * mean(first), "ms", 2),
        Figure("two-phase, median time to the first answer", 1e3 * median(first), "ms"),
        Figure("two-phase, mean length of the first answer", mean(lengths), "moves", 21),
        Figure("two-phase, mean time to 20 moves or fewer", 1e3 * mean(short), "ms"),
        Figure("two-phase, 99 % have 20 moves or fewer in", 1e3 * _p99(short), "ms"),
    ]


def _proofs(shape: Shape) -> list[Figure]:
    """Measure how long one thread takes to find that no solution has a given length."""
    control = SearchControl()
    arena = load_arena(shape, TableStore(tables_folder()), control)
    compile_search(arena)
    figures = []
    for depth, count in RULED_OUT:
        seconds = []
        for index in range(count):
            cubies = Cubies.of(random_state(3, np.random.default_rng([5, index])))
            work = Work(cubies, MoveRules(), control.signals, control.signals)
            clear = partial(work.search, arena, (), depth)
            seconds.append(_cpu_seconds(clear))
        name = f"optimal, {shape.name} table, ruling out depth {depth}"
        figures.append(Figure(name, mean(seconds), "s CPU"))
    prover = optimal_solver(shape.name)
    prover.prepare(control)
    cube = Cube.solved(3).apply_all(parse(OF_17_MOVES, 3).moves)
    begun = time.perf_counter()
    used = _cpu_seconds(lambda: prover.solve(cube, Limits(), control))
    passed = time.perf_counter() - begun
    name = f"optimal, {shape.name} table, a cube of 17 moves"
    target = TARGETS_17.get(shape.name)
    return [
        *figures,
        Figure(name, used, "s CPU", target),
        Figure(f"{name}, all cores", passed, "s"),
    ]


def _peer(cubes: Sequence[Cube]) -> list[Figure]:
    solve = import_module("kociemba").solve
    times, lengths = [], []
    for cube in cubes:
        text = format_facelets(cube)
        begun = time.perf_counter()
        alg = solve(text)
        times.append(time.perf_counter() - begun)
        lengths.append(len(alg.split()))
    return [
        Figure("kociemba (C), mean time to its answer", 1e3 * mean(times), "ms"),
        Figure("kociemba (C), mean length", mean(lengths), "moves"),
    ]


def _times(chosen: Solver, cubes: Sequence[Cube], limits: Limits) -> list[float]:
    times = []
    for cube in cubes:
        begun = time.perf_counter()
        chosen.solve(cube, limits, SearchControl())
        times.append(time.perf_counter() - begun)
    return times


def _lengths(chosen: Solver, cubes: Sequence[Cube], limits: Limits) -> list[int]:
    answers = [chosen.solve(cube, limits, SearchControl()) for cube in cubes]
    return [answer.length(Metric.HTM) for answer in answers]


def _cpu_seconds(work: Callable[[], object]) -> float:
    begun = time.process_time()
    work()
    return time.process_time() - begun


def _p99(values: Sequence[float]) -> float:
    return float(np.quantile(values, 0.99))
