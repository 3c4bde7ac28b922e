"""How soon a solve is read, and the shortest of all its steps is found."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import mean
from time import process_time

from cubeapp.benchmarks import Figure, Report
from cubeapp.benchmarks.timing import measure_slowness
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.moves import inverse
from cubeapp.engine.notation.parsing import format_moves
from cubeapp.engine.practice.doctor.best import best_of
from cubeapp.engine.practice.doctor.reading import Reading, read_solve
from cubeapp.engine.practice.doctor.reconstruction import SIZE, Reconstruction
from cubeapp.engine.solvers.by_hand.choices import BEGINNER, CFOP, Style
from cubeapp.engine.solvers.control import Limits, SearchControl
from cubeapp.engine.solvers.registry import hand_solver

SOLVES = 100
READING_MS = 50.0
"""For each solve, the slowest one."""


def run(report: Report, is_long: bool = False) -> list[Figure]:
    """Measure solves that the solvers by hand make."""
    del is_long  # It takes some seconds.
    slowness, figures = measure_slowness(report)
    for method in (CFOP, BEGINNER):
        report(f"{SOLVES} solves by {method}")
        solves = [_solve(method, seed) for seed in range(SOLVES)]
        read_solve(solves[0])  # builds its tables
        figures += _figures(method, solves, slowness)
    return figures


def _figures(method: str, solves: Sequence[Reconstruction], slowness: float) -> list[Figure]:
    reading_ms, best_ms, right = [], [], 0
    for solve in solves:
        begun = process_time()
        reading = read_solve(solve)
        reading_ms.append(1e3 * (process_time() - begun))
        right += reading.method.key == method
        begun = process_time()
        _find_all_best(reading)
        best_ms.append(1e3 * (process_time() - begun))
    return [
        Figure(f"{method}: read, mean", mean(reading_ms), "ms"),
        Figure(f"{method}: read, slowest", max(reading_ms), "ms", READING_MS * slowness),
        Figure(f"{method}: the best of all steps, mean", mean(best_ms), "ms"),
        Figure(f"{method}: known as what it is", 100 * right / len(solves), "%"),
    ]


def _find_all_best(reading: Reading) -> None:
    control = SearchControl()
    for step in reading.steps:
        best_of(step, reading.solve.moves[step.first : step.last], control)


def _solve(method: str, seed: int) -> Reconstruction:
    cube = Cube.random(SIZE, seed)
    solver = hand_solver(method, Style.PLAIN, "any")
    solution = solver.solve(cube, Limits(), SearchControl())
    return Reconstruction(format_moves(inverse(solution.moves), SIZE), str(solution))
