"""How fast scrambles are made, and how well mixed they look."""

from __future__ import annotations

from functools import partial
from math import sqrt
from statistics import mean, median, stdev

from cubeapp.benchmarks import Figure, Report
from cubeapp.benchmarks.timing import cpu_seconds
from cubeapp.engine.geometry import cube_name
from cubeapp.engine.perfect.estimate import SEED as ESTIMATE_SEED
from cubeapp.engine.perfect.estimate import PerfectEstimate, estimate
from cubeapp.engine.perfect.rules import parse_rules
from cubeapp.engine.perfect.search import search
from cubeapp.engine.scramblers.base import (
    RANDOM_MOVES,
    RANDOM_STATE,
    SCORED,
    Recipe,
    Scramble,
    scrambles,
)
from cubeapp.engine.scramblers.score_statistics import score_statistics
from cubeapp.engine.scramblers.scored import default_scored_length
from cubeapp.engine.scramblers.sheets import Sheet

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
"""Rules of the perfect scramble, and the promised seconds on two cores, by the clock."""
ESTIMATES = ("1,2,5", "1,2,3")
MEAN_SIZES = range(2, 10)
MEAN_OF = 200


def run(report: Report, is_long: bool = False) -> list[Figure]:
    """Measure the scramblers; none of it takes so long that it would have to be asked for."""
    figures = []
    for recipe, count, target in TIMED:
        report(f"{count} scrambles of {cube_name(recipe.size)}, {recipe.kind}")
        name = f"{count:,} scrambles of {cube_name(recipe.size)}, {recipe.kind}"
        figures.append(Figure(name, _seconds(recipe, count), "s CPU", target))
    figures.append(_sheet())
    report("scored scrambles")
    figures += [_scored_time(size) for size in SCORED_SIZES]
    report(f"mean scores of {MEAN_OF} scrambles")
    for size in MEAN_SIZES:
        figures += _means(size)
    for rules, target in SEARCHES:
        report(f"all cubes that obey the rules {rules}")
        figures += _searched(rules, target)
    report("cubes that obey looser rules, estimated")
    return figures + [figure for rules in ESTIMATES for figure in _estimated(rules)]


def _make(recipe: Recipe, count: int) -> list[Scramble]:
    return list(scrambles(recipe, SEED, count))


def _seconds(recipe: Recipe, count: int) -> float:
    _make(recipe, 1)  # compiles or loads what it needs
    return median(cpu_seconds(partial(_make, recipe, count)) for _ in range(RUNS))


def _sheet() -> Figure:
    page = Sheet("a batch", tuple(_make(Recipe(RANDOM_MOVES, 3), 10_000)))
    return Figure("10,000 scrambles written as CSV", cpu_seconds(page.as_csv), "s CPU")


def _scored_time(size: int) -> Figure:
    count = 100 if size < 10 else 1
    milliseconds = 1e3 * _seconds(Recipe(SCORED, size), count) / count
    name = f"scored scramble of {cube_name(size)}"
    return Figure(name, milliseconds, "ms CPU", SCORED_MS.get(size))


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
    found = search(parse_rules(rules))
    return [
        Figure(f"perfect search, rules {rules}", found.seconds, "s", target),
        Figure(f"cubes that obey the rules {rules}", found.count, "cubes"),
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
