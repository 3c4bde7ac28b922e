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
    must: float | None
    """The longest that answers may be, in the mean."""
    must_s: float
    goal: float | None
    goal_s: float
    stm: float | None
    """The longest that answers in turns of any layers may be after the longer time: none where
    only outer blocks are measured, or the hour would not do."""
    published: str
    """The best mean length published elsewhere, by whom, and the time for it: where it says so
    without the moves that the 3×3×3 takes which is left."""
    states: int
    """How many cubes are solved: in all sizes together so few that an hour will do."""
    few: int = 0
    """How many unless it may take long."""


CASES = (
    Case(4, 44.6, 1, 42.2, 5, 38.5, "44.57 in 0.20 s, TPR-4x4x4", states=20, few=20),
    Case(5, 72, 3, 69, 10, 63, "about 72 in 1.5–2 s, cube555", states=10, few=10),
    Case(6, 135.7, 5, 128, 20, 99.5, "135.7 in 130–150 s to the 3×3×3, dwalton76", states=5, few=2),
    Case(7, 193.8, 5, 183, 20, 139, "193.8 in 130–150 s to the 3×3×3, dwalton76", states=4, few=2),
    Case(8, 306, 30, 265, 30, 191.5, "306 in 115–366 s to the 3×3×3, dwalton76", states=3),
    Case(9, 369, 30, 340, 30, 248.5, "369 in 115–366 s to the 3×3×3, dwalton76", states=2),
    Case(10, 523, 30, 450, 30, 316.5, "523 in 115–366 s to the 3×3×3, dwalton76", states=2),
    Case(13, None, 60, None, 60, 578, "", states=1),
    Case(20, 11_605, 120, 2_080, 120, 1_536, "11,605 in 4 ms, RCube", states=1),
    Case(33, None, 90, None, 90, None, "", states=1),
    Case(50, 45_396, 200, 11_400, 200, None, "45,396 in 5 ms, RCube", states=1),
    Case(100, 133_647, 400, 50_000, 400, None, "133,647 in 64 ms, RCube", states=1),
)
FIRST_S = ((20, 1.0), (50, 60.0))
"""Up to which size how soon there must be a first answer."""


@dataclass(slots=True)
class _Solved:
    """What became of one cube."""

    cpu_s: float = 0.0
    answers: list[tuple[float, int]] = field(default_factory=list)
    """When there was which length, each shorter than the one before."""

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
    of_any: list[_Solved] = []
    asked = [(seconds, Metric.OBTM, cubes) for seconds, cubes in solved.items()]
    if case.stm is not None:
        asked.append((case.goal_s, Metric.STM, of_any))
    for index in range(count):
        for seconds, metric, cubes in asked:
            what = f"{seconds * slowness:.0f} s, {metric.called(case.size)}"
            report(f"{name}: cube {index + 1} of {count}, {what}")
            cubes.append(_solve(case.size, index, seconds * slowness, metric))
    return [*_figures(case, solved, slowness), *_in_turns_of_any(case, of_any)]


def _solve(size: int, index: int, seconds: float, metric: Metric) -> _Solved:
    cube = random_state(size, np.random.default_rng([SEED, size, index]))
    result = _Solved()

    def note(progress: Progress) -> None:
        best = progress.best
        if best is not None and (not result.answers or len(best.moves) < result.length):
            result.answers.append((best.stats.seconds, len(best.moves)))

    begun = time.process_time()
    big_cube_solver().solve(cube, Limits(seconds, metric=metric), SearchControl(note))
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
    first = [one.answers[0][1] for one in solved]
    figures.append(Figure(f"{name}, first answer, {_spread(first)}", mean(first), "moves"))
    soon = next((seconds * slowness for size, seconds in FIRST_S if case.size <= size), None)
    longest = max(one.first_s for one in solved)
    figures.append(Figure(f"{name}, first answer, latest", longest, "s", soon))
    spent = mean(one.cpu_s for one in solved)
    return [*figures, Figure(f"{name}, all its time, mean", spent, "s CPU")]


def _in_turns_of_any(case: Case, solved: Sequence[_Solved]) -> list[Figure]:
    """Return how long answers are in turns of any layers, where a single inner one counts 1."""
    if not solved:
        return []
    lengths = [one.length for one in solved]
    title = f"{cube_name(case.size)}, STM after {case.goal_s:g} s, {_spread(lengths)}"
    return [Figure(title, mean(lengths), "moves", case.stm)]


def _spread(lengths: Sequence[int]) -> str:
    """Return how many lengths there are, and how they differ."""
    if len(lengths) == 1:
        return "one cube"
    spread = f"{min(lengths):,}–{max(lengths):,}, deviation {stdev(lengths):.1f}"
    return f"mean of {len(lengths)} ({spread})"
