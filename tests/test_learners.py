"""Simulated learners of the course come to an end, and need little more when they take back."""

from datetime import date, timedelta
from functools import cache

import numpy as np
import pytest

from cubeapp.benchmarks import lessons, run_benchmark
from cubeapp.benchmarks.learners import KINDS, Errors, Forgetful, Learner
from cubeapp.engine.scrambles.random_state import random_state
from cubeapp.engine.teaching.progress import REVIEW_DAYS
from tests.every import every

REFERENCES, NEAR, TAKING_BACK = lessons.REFERENCES, lessons.NEAR, 1.5
FIRST_DAY = date(2026, 1, 1)


def turns_of(errors, count, takes_back=False):
    """The quarter turns of as many learners, all of whom solve their cubes."""
    turns = []
    for seed in range(count):
        cube = random_state(3, np.random.default_rng(seed))
        learner = Learner(cube, errors, np.random.default_rng([seed, 1]))
        assert learner.solve(takes_back=takes_back)
        assert learner.cube.is_solved
        turns.append(learner.turns)
    return turns


@every("takes_back", [False, True])
@every("kind", KINDS)
def test_learners_who_err_solve_the_cube(kind, takes_back):
    assert turns_of(KINDS[kind], 4, takes_back)


@cache
def turns_without_errors(count):
    """The mean of quarter turns that learners need who make no mistakes."""
    return np.mean(turns_of(Errors(), count))


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS)
def test_many_learners_who_err_need_about_as_many_turns_as_planned(kind):
    right = turns_without_errors(150)
    assert np.mean(turns_of(KINDS[kind], 150)) <= NEAR * REFERENCES[kind]
    assert np.mean(turns_of(KINDS[kind], 150, takes_back=True)) <= TAKING_BACK * right


def test_reviews_come_to_a_learner_who_forgets():
    learner = Forgetful(0.3, np.random.default_rng(18))
    for day in range(60):
        learner.spend(FIRST_DAY + timedelta(day))
    assert learner.reviews > 20
    assert learner.waits
    assert max(learner.waits) <= REVIEW_DAYS[-1]


def test_who_forgets_nothing_passes_the_course():
    learner = Forgetful(0.0, np.random.default_rng(18))
    for day in range(90):
        learner.spend(FIRST_DAY + timedelta(day))
    assert learner.progress.next_up(FIRST_DAY + timedelta(90)) is None
    assert not learner.waits


@pytest.mark.slow
def test_learners_are_simulated_beside_what_is_promised(monkeypatch):
    monkeypatch.setattr(lessons, "CUBES", 20)
    monkeypatch.setattr(lessons, "measure_slowness", lambda report: (2.0, []))
    figures = {figure.name: figure for figure in run_benchmark("lessons", lambda line: None)}
    assert figures["the next card"].target == 2.0
    solved = [figure for name, figure in figures.items() if name.endswith("solved")]
    assert len(solved) == 2 * len(KINDS)
    assert all(figure.value == 100 for figure in solved)
