"""How fast scrambles are made, and how well mixed they look.

Promised times are scaled as those of the solvers are.
"""

from __future__ import annotations

from functools import partial
from math import sqrt
from statistics import mean, median, stdev

import numpy as np

from cubeapp.benchmarks import Figure, Report
from cubeapp.benchmarks.timing import PEER, cpu_seconds, measure_peer
from cubeapp.engine.kernels.machine import cores
from cubeapp.engine.model.geometry import cube_name
from cubeapp.engine.perfect.estimate import SEED as ESTIMATE_SEED
from cubeapp.engine.perfect.estimate import PerfectEstimate, estimate
from cubeapp.engine.perfect.rules import SIX_RULES, parse_rules
from cubeapp.engine.perfect.search import PerfectCubes, search
from cubeapp.engine.scrambles.base import (
    RANDOM_MOVES,
    RANDOM_STATE,
    SCORED,
    Recipe,
    Scramble,
    scrambles,
)
from cubeapp.engine.scrambles.random_state import random_state
from cubeapp.engine.scrambles.score_statistics import score_statistics
from cubeapp.engine.scrambles.scored import default_scored_length
from cubeapp.engine.scrambles.sheets import Sheet

SEED = 2026
RUNS = 3
TIMED = (
    (Recipe(RANDOM_MOVES, 3), 10_000, 1.0),
    (Recipe(RANDOM_MOVES, 7), 1_000, None),
    (Recipe(RANDOM_STATE, 2), 1_000, None),
    (Recipe(RANDOM_STATE, 3), 1_000, 5.0),
)
"""What to make, how many, and the promised seconds."""
SCORED_SIZES = (3, 5, 9, 100)
SCORED_MS = {9: 10.0}
SEARCHES = (
    ("1,2,3,4,5,6", 1.0),
    ("1,2,3,4,5", None),
    ("1,2,3,4", 8.0),
    ("3,5", 120.0),
    ("3,4", 120.0),
    ("2,4,5", 120.0),
)
"""Rules of the perfect scramble, and the promised seconds on two cores."""
ESTIMATES = ("1,2,5", "1,2,3")
MEAN_SIZES = range(2, 10)
MEAN_OF = 200
PEER_CUBES = 200


def run(report: Report, is_long: bool = False) -> list[Figure]:
    """Measure the scramblers; none of it takes so long that it would have to be asked for."""
    report(f"{PEER}: {PEER_CUBES} random states")
    slowness = _slowness()
    figures = []
    for recipe, count, target in TIMED:
        report(f"{count} scrambles of {cube_name(recipe.size)}, {recipe.kind}")
        name = f"{count:,} scrambles of {cube_name(recipe.size)}, {recipe.kind}"
        figures.append(Figure(name, _seconds(recipe, count), "s CPU", _scaled(target, slowness)))
    figures.append(_sheet())
    report("scored scrambles")
    figures += [_scored_time(size, slowness) for size in SCORED_SIZES]
    report(f"mean scores of {MEAN_OF} scrambles")
    for size in MEAN_SIZES:
        figures += _means(size)
    search(SIX_RULES)  # compiles or loads what all of them need
    for rules, target in SEARCHES:
        report(f"all cubes that obey the rules {rules}")
        figures += _searched(rules, _scaled(target, slowness))
    report("cubes that obey looser rules, estimated")
    return figures + [figure for rules in ESTIMATES for figure in _estimated(rules)]


def _slowness() -> float:
    """Return how slow this core is beside that of the promises; 1 where that is not known."""
    peer = measure_peer([random_state(3, np.random.default_rng([5, i])) for i in range(PEER_CUBES)])
    return 1.0 if peer is None else peer.slowness


def _scaled(target: float | None, slowness: float) -> float | None:
    return None if target is None else target * slowness


def _make(recipe: Recipe, count: int) -> list[Scramble]:
    return list(scrambles(recipe, SEED, count))


def _seconds(recipe: Recipe, count: int) -> float:
    _make(recipe, 1)  # compiles or loads what it needs
    return median(cpu_seconds(partial(_make, recipe, count)) for _ in range(RUNS))


def _sheet() -> Figure:
    page = Sheet("a batch", tuple(_make(Recipe(RANDOM_MOVES, 3), 10_000)))
    return Figure("10,000 scrambles written as CSV", cpu_seconds(page.as_csv), "s CPU")


def _scored_time(size: int, slowness: float) -> Figure:
    count = 100 if size < 10 else 1
    milliseconds = 1e3 * _seconds(Recipe(SCORED, size), count) / count
    name = f"scored scramble of {cube_name(size)}"
    return Figure(name, milliseconds, "ms CPU", _scaled(SCORED_MS.get(size), slowness))


def _means(size: int) -> list[Figure]:
    """Return the mean scores of scored scrambles, random moves of that length, random cubes."""
    length = default_scored_length(size)
    name = cube_name(size)
    by_choice = {
        f"mean score of {name}, scored, {length} moves": Recipe(SCORED, size),
        # With one candidate nothing is chosen: these are the same moves by chance alone.
        f"mean score of {name}, {length} moves by chance": Recipe(SCORED, size, length, 1, 1),
    }
    figures = []
    for title, recipe in by_choice.items():
        found = [made.score for made in _make(recipe, MEAN_OF)]
        error = stdev(found) / sqrt(MEAN_OF)
        figures.append(Figure(f"{title} (seed {SEED}, ± {error:.2f})", mean(found), "points"))
    random = score_statistics(size)
    error = random.deviation / sqrt(random.cubes)
    title = f"mean score of {name}, random states (± {error:.2f})"
    return [*figures, Figure(title, random.mean, "points")]


def _searched(rules: str, target: float | None) -> list[Figure]:
    """Return the time of a search and what it counts.

    All cores share its work evenly, so on a quiet machine a core's share is how long it takes.
    """
    found: list[PerfectCubes] = []
    seconds = cpu_seconds(lambda: found.append(search(parse_rules(rules)))) / cores()
    return [
        Figure(f"perfect search, rules {rules}", seconds, "s CPU on each core", target),
        Figure(f"cubes that obey the rules {rules}", found[0].count, "cubes"),
    ]


def _estimated(rules: str) -> list[Figure]:
    found: list[PerfectEstimate] = []
    seconds = cpu_seconds(lambda: found.append(estimate(parse_rules(rules))))
    [about] = found
    facts = f"about (seed {ESTIMATE_SEED}, ± {about.error:.2g})"
    return [
        Figure(f"perfect estimate, rules {rules}", seconds, "s CPU"),
        Figure(f"cubes that obey the rules {rules}, {facts}", about.count, "cubes"),
    ]
