"""How soon the course answers, and how far simulated learners get who follow its cards."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from datetime import date, timedelta
from functools import partial
from statistics import mean

import numpy as np
from numpy.typing import NDArray

from cubeapp.benchmarks import Figure, Report
from cubeapp.benchmarks.learners import KINDS, MOST_TURNS, Errors, Forgetful, Learner
from cubeapp.benchmarks.timing import measure_slowness
from cubeapp.engine.model.moves import Move, layer_turns
from cubeapp.engine.scrambles.random_state import random_state
from cubeapp.engine.teaching.hints import hints
from cubeapp.engine.teaching.judge import judge
from cubeapp.engine.teaching.policy import Situation, situation
from cubeapp.engine.teaching.progress import REVIEW_DAYS

SEED = 18
CUBES, MANY_CUBES = 150, 1500
TIMED_CUBES = 10
SITUATION_MS, JUDGE_MS, HINT_MS = 1.0, 5.0, 20.0
LONGEST_TRAIL = 30
TAKING_BACK = 1.5
"""Who does what the program says needs so many times the turns of one without errors at most."""
FORGETTING, DAYS, FORGETFUL = 0.3, 120, 5
"""The share of cards forgotten each day, how long it goes on, and how many do."""
BEGIN = date(2026, 1, 1)
LONGEST_WAIT = REVIEW_DAYS[-1]
"""Days after which a forgotten card is noticed at the latest."""
REFERENCES = {
    "none": 137,
    "turns reversed": 200,
    "cards mirrored": 169,
    "wrong hold": 162,
    "last turn missing": 149,
    "cube turned in twists": 141,
    "all, halved": 201,
}
"""The quarter turns, in the mean, with which the cards were chosen."""
NEAR = 1.15
"""How much more they may be now, with other cubes."""


def run(report: Report, is_long: bool = False) -> list[Figure]:
    """Measure times and simulate learners; ten times as many if it may take long."""
    slowness, figures = measure_slowness(report)
    report("cards, answers and hints")
    figures += _times(slowness)
    count = MANY_CUBES if is_long else CUBES
    right = _played(KINDS["none"], count)
    for name, errors in KINDS.items():
        report(f"{count} learners, errors: {name}")
        figures += _learners(name, errors, count, right.mean())
    report("learners who forget")
    return [*figures, *_forgetting()]


def _times(slowness: float) -> list[Figure]:
    """Measure what a card, an answer to any turns, and a hint take."""
    rng = np.random.default_rng(SEED)
    cards = [card for index in range(TIMED_CUBES) for card in _cards(index)]
    trails = [_trail(card, rng) for card in cards]
    hint_ms = _ms([partial(_hint, card) for card in cards])
    card_ms = _ms([partial(situation, card.cube) for card in cards])
    answers = [
        partial(judge, card, card.cube, trail) for card, trail in zip(cards, trails, strict=True)
    ]
    judge_ms = _ms(answers)
    return [
        Figure("the next card", mean(card_ms), "ms CPU", SITUATION_MS * slowness),
        Figure("an answer to any turns", mean(judge_ms), "ms CPU", JUDGE_MS * slowness),
        Figure("an answer to any turns, 99 of 100", _percentile(judge_ms, 99), "ms CPU"),
        Figure("a hint", mean(hint_ms), "ms CPU", HINT_MS * slowness),
    ]


def _cards(index: int) -> Iterator[Situation]:
    cube = random_state(3, np.random.default_rng([SEED, index]))
    while (card := situation(cube)) is not None:
        yield card
        cube = cube.apply_all(card.moves)


def _trail(card: Situation, rng: np.random.Generator) -> tuple[Move, ...]:
    """Return some of the card's turns and then any."""
    turns = layer_turns(3)
    made = card.moves[: rng.integers(len(card.moves) + 1)]
    last = rng.integers(len(turns), size=rng.integers(1, LONGEST_TRAIL + 1))
    return (*made, *(turns[index] for index in last))


def _hint(card: Situation) -> None:
    hints(card)


def _ms(jobs: Sequence[Callable[[], object]]) -> list[float]:
    times = []
    jobs[0]()  # loads what they share
    for job in jobs:
        begun = time.process_time()
        job()
        times.append(1e3 * (time.process_time() - begun))
    return times


def _learners(name: str, errors: Errors, count: int, right: float) -> list[Figure]:
    """Measure learners with some errors, who take nothing back and who do as they are told."""
    figures = []
    for way, takes_back in (("", False), (", taking back", True)):
        turns = _played(errors, count, takes_back)
        solved = 100 * mean(map(float, turns <= MOST_TURNS))
        limit = TAKING_BACK * right if takes_back else NEAR * REFERENCES[name]
        of = f"errors: {name}{way}"
        figures += [
            Figure(f"{of}: solved", solved, "%", 100, more_is_better=True),
            Figure(f"{of}: mean", turns.mean(), "quarter turns", limit),
            Figure(f"{of}: 95 of 100", _percentile(turns, 95), "quarter turns"),
            Figure(f"{of}: most", float(turns.max()), "quarter turns"),
        ]
    return figures


def _played(errors: Errors, count: int, takes_back: bool = False) -> NDArray[np.int64]:
    """Return the quarter turns of as many learners; those who come to no end have too many."""
    turns = []
    for index in range(count):
        cube = random_state(3, np.random.default_rng([SEED, index]))
        learner = Learner(cube, errors, np.random.default_rng([SEED, index, 1]))
        learner.solve(takes_back=takes_back)
        turns.append(learner.turns)
    return np.array(turns)


def _forgetting() -> list[Figure]:
    """Measure how soon reviews show what was forgotten."""
    learners = [Forgetful(FORGETTING, np.random.default_rng([SEED, i])) for i in range(FORGETFUL)]
    for learner in learners:
        for day in range(DAYS):
            learner.spend(BEGIN + timedelta(day))
    waits = [wait for learner in learners for wait in learner.waits]
    name = f"{FORGETTING:.0%} of the cards forgotten each day"
    reviews = mean(learner.reviews for learner in learners)
    return [
        Figure(f"{name}: reviews in {DAYS} days", reviews, "reviews"),
        Figure(f"{name}: noticed after, mean", mean(waits), "days"),
        Figure(f"{name}: noticed after, most", max(waits), "days", LONGEST_WAIT),
    ]


def _percentile(values: Sequence[float] | NDArray[np.int64], percent: float) -> float:
    return float(np.percentile(values, percent))
