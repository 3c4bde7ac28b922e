"""How long hand-style solutions are, and how long they take to find.

Promised times are scaled as those of the solvers are.
"""

from __future__ import annotations

from functools import partial
from statistics import mean

from cubeapp.benchmarks import Figure, Report
from cubeapp.benchmarks.timing import PEER, cpu_seconds, measure_peer
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import Axis, cube_name
from cubeapp.engine.model.moves import Metric
from cubeapp.engine.scrambles.random_state import seeded_states
from cubeapp.engine.solvers.by_hand.choices import (
    ANY,
    BEGINNER,
    CFOP,
    CLASSIC,
    LAYERS,
    ORTEGA,
    REDUCTION,
    SIZES,
    Style,
)
from cubeapp.engine.solvers.chains.method_files import chain_methods
from cubeapp.engine.solvers.control import Limits, SearchControl
from cubeapp.engine.solvers.registry import hand_solver
from cubeapp.engine.solvers.solution import Solution

SEED = 5
CUBES, MANY_CUBES = 1000, 10_000
BIG_CUBES, MANY_BIG_CUBES = 20, 200
BIG_SIZES = (4, 5, 6, 7)
BIG_S = 1.0
PEER_CUBES = 200
MEAN_MS = 50.0
MEASURED: tuple[tuple[str, Style, str | None, float | None, float | None], ...] = (
    (CFOP, Style.SHORT, None, 42.0, 52.0),
    (CFOP, Style.MIDDLE, None, None, None),
    (CFOP, Style.PLAIN, None, 52.0, None),
    (CFOP, Style.SHORT, ANY, None, None),
    (BEGINNER, Style.SHORT, None, 65.0, None),
    (BEGINNER, Style.MIDDLE, None, None, None),
    (BEGINNER, Style.PLAIN, None, 80.0, None),
    (CLASSIC, Style.SHORT, None, None, None),
    (CLASSIC, Style.MIDDLE, None, None, None),
    (CLASSIC, Style.PLAIN, None, None, None),
    (ORTEGA, Style.SHORT, None, None, None),
    (LAYERS, Style.SHORT, None, None, None),
    (LAYERS, Style.PLAIN, None, None, None),
)
"""Method, style and cross, and the promised mean and greatest length."""
CHAIN_CUBES, MANY_CHAIN_CUBES = 50, 1000
CHAINS: tuple[tuple[str, Style, float | None], ...] = (
    ("roux", Style.SHORT, 31.0),
    ("roux", Style.PLAIN, 38.0),
    ("zz", Style.SHORT, 38.0),
    ("zz", Style.PLAIN, 50.0),
    ("zz-eoline", Style.SHORT, 38.0),
    ("zz-eoline", Style.PLAIN, 50.0),
    ("petrus", Style.SHORT, 45.0),
    ("petrus", Style.PLAIN, 55.0),
    ("keyhole", Style.SHORT, None),
    ("keyhole", Style.PLAIN, None),
    ("xcross", Style.SHORT, None),
    ("xcross", Style.PLAIN, None),
)
"""Methods that files describe, style, and the promised mean in the metric of the method."""


def run(report: Report, is_long: bool = False) -> list[Figure]:
    """Measure the methods, each on the same random states; ten times as many if asked to."""
    report(f"{PEER}: {PEER_CUBES} random states")
    peer = measure_peer(_cubes(3, PEER_CUBES))
    slowness = 1.0 if peer is None else peer.slowness
    count = MANY_CUBES if is_long else CUBES
    figures = []
    for name, style, cross, mean_length, longest in MEASURED:
        title = f"{name}, {style.value}" + (", any cross" if cross == ANY else "")
        report(f"{title}: {count} cubes")
        solver = hand_solver(name, style, cross)
        solver.prepare(SearchControl())
        solutions: list[Solution] = []
        cubes = _cubes(SIZES[name][0], count)
        seconds = cpu_seconds(partial(_solve, name, style, cross, cubes, solutions))
        lengths = [solution.length(Metric.HTM) for solution in solutions]
        figures += [
            Figure(f"{title}: mean length", mean(lengths), "face turns", mean_length),
            Figure(f"{title}: greatest length of {count:,}", max(lengths), "face turns", longest),
            Figure(f"{title}: turns y", mean(map(_spins, solutions)), "a cube"),
            Figure(f"{title}: time", 1e3 * seconds / count, "ms CPU a cube", MEAN_MS * slowness),
        ]
    chained = MANY_CHAIN_CUBES if is_long else CHAIN_CUBES
    for name, style, mean_length in CHAINS:
        figures += _chain(report, name, style, mean_length, chained)
    big = MANY_BIG_CUBES if is_long else BIG_CUBES
    return figures + [part for size in BIG_SIZES for part in _big(report, size, big, slowness)]


def _chain(
    report: Report, name: str, style: Style, mean_length: float | None, count: int
) -> list[Figure]:
    """Measure a method that a file describes."""
    title = f"{name}, {style.value}"
    report(f"{title}: {count} cubes")
    hand_solver(name, style).prepare(SearchControl())
    solutions: list[Solution] = []
    seconds = cpu_seconds(partial(_solve, name, style, None, _cubes(3, count), solutions))
    metric = chain_methods().by_id[name].metric
    lengths = [solution.length(metric) for solution in solutions]
    unit = metric.unit(3)
    return [
        Figure(f"{title}: mean length", mean(lengths), unit, mean_length),
        Figure(f"{title}: greatest length of {count:,}", max(lengths), unit),
        Figure(f"{title}: time", 1e3 * seconds / count, "ms CPU a cube"),
    ]


def _big(report: Report, size: int, count: int, slowness: float) -> list[Figure]:
    """Measure the reduction of one size by hand, in turns of layers."""
    title = f"{REDUCTION}, {cube_name(size)}"
    report(f"{title}: {count} cubes")
    # The first cube of a size also pays for the words of that size.
    _solve(REDUCTION, Style.SHORT, None, _cubes(size, 1), [])
    solutions: list[Solution] = []
    cubes = _cubes(size, count)
    seconds = cpu_seconds(partial(_solve, REDUCTION, Style.SHORT, None, cubes, solutions))
    lengths = [solution.length(Metric.STM) for solution in solutions]
    return [
        Figure(f"{title}: mean length", mean(lengths), "layer turns"),
        Figure(f"{title}: greatest length of {count:,}", max(lengths), "layer turns"),
        Figure(f"{title}: time", seconds / count, "s CPU a cube", BIG_S * slowness),
    ]


def _cubes(size: int, count: int) -> list[Cube]:
    return list(seeded_states(size, SEED, count))


def _solve(
    name: str, style: Style, cross: str | None, cubes: list[Cube], solutions: list[Solution]
) -> None:
    solver = hand_solver(name, style, cross)
    solutions += [solver.solve(cube, Limits(), SearchControl()) for cube in cubes]


def _spins(solution: Solution) -> int:
    """Return how often the cube is turned about the vertical, how it is held at first aside."""
    moves = (move for stage in solution.stages[1:] for move in stage.moves)
    return sum(move.axis is Axis.Y and move.is_rotation(solution.size) for move in moves)
