"""How short the answers for big cubes are, and how soon: the same random states every time."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from statistics import mean, stdev

import numpy as np

from cubeapp.benchmarks import Figure, Report
from cubeapp.benchmarks.timing import PEER, Peer, measure_peer
from cubeapp.engine.model.geometry import cube_name
from cubeapp.engine.model.moves import Metric
from cubeapp.engine.scrambles.random_state import random_state
from cubeapp.engine.solvers.control import Limits, Progress, SearchControl
from cubeapp.engine.solvers.registry import big_cube_solver

SEED = 44
PEER_CUBES = 50


@dataclass(frozen=True, slots=True)
class Case:
    """A size, and what is promised for it on the reference core."""

    size: int
    must: float
    """The longest that answers may be, in the mean."""
    must_s: float
    goal: float
    goal_s: float
    published: str
    """The best mean length published elsewhere, by whom, and the time for it: of outer blocks
    only, and where it says so without the moves that the 3×3×3 takes which is left."""
    states: int
    """How many cubes are solved."""
    few: int = 0
    """How many unless it may take long."""


CASES = (
    Case(4, 60, 1, 44.6, 1, "44.57 in 0.20 s, TPR-4x4x4", states=20, few=20),
    Case(5, 140, 1, 72, 3, "about 72 in 1.5–2 s, cube555", states=20, few=10),
    Case(6, 190, 15, 136, 30, "135.7 in 130–150 s to the 3×3×3, dwalton76", states=4, few=2),
    Case(7, 265, 15, 194, 30, "193.8 in 130–150 s to the 3×3×3, dwalton76", states=4, few=2),
    Case(8, 370, 60, 306, 60, "306 in 115–366 s to the 3×3×3, dwalton76", states=3),
    Case(9, 450, 60, 369, 60, "369 in 115–366 s to the 3×3×3, dwalton76", states=3),
    Case(10, 540, 60, 505, 60, "523 in 115–366 s to the 3×3×3, dwalton76", states=3),
    Case(20, 2_250, 60, 2_080, 120, "11,605 in 4 ms, RCube", states=1),
    Case(50, 12_500, 300, 11_400, 300, "45,396 in 5 ms, RCube", states=1),
    Case(100, 75_000, 600, 50_000, 600, "133,647 in 64 ms, RCube", states=1),
)
FIRST_S = ((20, 1.0), (50, 60.0))
"""Up to which size how soon there must be a first answer."""


@dataclass(slots=True)
class _Solved:
    """What became of one cube."""

    cpu_s: float = 0.0
    answers: list[tuple[float, int]] = field(default_factory=list)
    """When there was which length, each shorter than the one before."""
    in_blocks: int = 0
    """The length of the last one for those who turn outer blocks only: an inner slice takes two."""

    @property
    def length(self) -> int:
        """The length of the last answer."""
        return self.answers[-1][1]

    @property
    def first_s(self) -> float:
        return self.answers[0][0]


def run(report: Report, is_long: bool = False) -> list[Figure]:
    """Measure the solver of big cubes: small ones only unless it ``is_long``."""
    cubes = [random_state(3, np.random.default_rng([SEED, index])) for index in range(PEER_CUBES)]
    report(f"{PEER}: {PEER_CUBES} cubes")
    peer = measure_peer(cubes)
    figures = []
    for case in CASES:
        count = case.states if is_long else case.few
        if count:
            figures += measure(report, case, count, peer)
    return figures


def measure(report: Report, case: Case, count: int, peer: Peer | None) -> list[Figure]:
    """Solve ``count`` random states as ``case`` says.

    Args:
        report: takes a line of progress.
        case: the size, and what is promised.
        count: how many cubes.
        peer: tells how slow this core is.
    """
    slowness = 1.0 if peer is None else peer.slowness
    name = cube_name(case.size)
    report(f"{name}: loading or making what it needs")
    solver = big_cube_solver()
    solver.prepare_size(case.size, SearchControl())
    solved: dict[float, list[_Solved]] = {case.must_s: [], case.goal_s: []}
    for index in range(count):
        for seconds, cubes in solved.items():
            report(f"{name}: cube {index + 1} of {count}, {seconds * slowness:.0f} s")
            cubes.append(_solve(case.size, index, seconds * slowness))
    return _figures(case, solved, slowness)


def _solve(size: int, index: int, seconds: float) -> _Solved:
    cube = random_state(size, np.random.default_rng([SEED, size, index]))
    result = _Solved()

    def note(progress: Progress) -> None:
        best = progress.best
        if best is not None and (not result.answers or len(best.moves) < result.length):
            result.answers.append((best.stats.seconds, len(best.moves)))
            result.in_blocks = best.length(Metric.HTM)

    begun = time.process_time()
    big_cube_solver().solve(cube, Limits(seconds), SearchControl(note))
    result.cpu_s = time.process_time() - begun
    return result


def _figures(
    case: Case, solved_in: Mapping[float, Sequence[_Solved]], slowness: float
) -> list[Figure]:
    name = cube_name(case.size)
    figures = []
    if case.must_s != case.goal_s:
        lengths = [one.length for one in solved_in[case.must_s]]
        title = f"{name}, length after {case.must_s:g} s, {_spread(lengths)}"
        figures.append(Figure(title, mean(lengths), "moves", case.must))
    solved = solved_in[case.goal_s]
    lengths = [one.length for one in solved]
    title = f"{name}, length after {case.goal_s:g} s, {_spread(lengths)}"
    goal, published = case.goal, case.published
    figures.append(Figure(title, mean(lengths), "moves", case.must, goal=goal, published=published))
    in_blocks = [one.in_blocks for one in solved]
    title = f"{name}, the last answer if an inner slice counts 2, {_spread(in_blocks)}"
    figures.append(Figure(title, mean(in_blocks), "moves"))
    first = [one.answers[0][1] for one in solved]
    figures.append(Figure(f"{name}, first answer, {_spread(first)}", mean(first), "moves"))
    soon = next((seconds * slowness for size, seconds in FIRST_S if case.size <= size), None)
    longest = max(one.first_s for one in solved)
    figures.append(Figure(f"{name}, first answer, latest", longest, "s", soon))
    spent = mean(one.cpu_s for one in solved)
    return [*figures, Figure(f"{name}, all its time, mean", spent, "s CPU")]


def _spread(lengths: Sequence[int]) -> str:
    """Return how many lengths there are, and how they differ."""
    if len(lengths) == 1:
        return "one cube"
    spread = f"{min(lengths):,}–{max(lengths):,}, deviation {stdev(lengths):.1f}"
    return f"mean of {len(lengths)} ({spread})"
