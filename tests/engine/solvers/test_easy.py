from itertools import pairwise

import numpy as np
import pytest

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.moves import Metric
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.scrambles.random_state import random_state
from cubeapp.engine.solvers.control import Limits, SearchControl
from cubeapp.engine.solvers.easy import easy_answer, hand_cost, held_easily
from cubeapp.engine.solvers.registry import default_solver, hand_solver
from cubeapp.engine.solvers.solution import Solution, Stage, Stats


def cost(alg, size=3):
    return hand_cost(Alg(alg).moves(size), size)


def test_hands_like_the_right_side_and_the_top_best():
    assert cost("R") == cost("U'") < cost("L") < cost("F") < cost("D") < cost("B")
    assert cost("R") < cost("R2") < cost("R U")
    assert cost("R") < cost("Rw") < cost("M")
    assert cost("R U R' U'") < cost("R U x U")
    assert cost("R", 5) < cost("3Rw", 5) < cost("3R", 5)


@pytest.mark.parametrize("size", [2, 3, 5])
def test_an_answer_is_held_so_that_it_is_easy(size):
    alg = "B D2 B' L B2 D'"
    cube = Cube.solved(size).apply_all([m.inverse() for m in reversed(Alg(alg).moves(size))])
    solution = Solution("x", size, (Stage("a", Alg(alg).moves(size)),), Stats(0, 0))
    easy = held_easily(solution)
    assert easy.solves(cube)
    assert easy.stages[0].name == "hold"
    assert hand_cost(easy.moves, size) < hand_cost(solution.moves, size)


def test_an_easy_answer_stays_as_it_is_held():
    solution = Solution("x", 3, (Stage("a", Alg("R U R' U'").moves(3)),), Stats(0, 0))
    assert held_easily(solution) is solution


def test_steps_with_sentences_stay_as_they_are():
    cube = Cube.solved(3).apply_all(Alg("F B' D2 L").moves(3))
    solution = hand_solver("cfop").solve(cube, Limits(), SearchControl())
    assert held_easily(solution) is solution


@pytest.mark.parametrize("size", [2, 3])
def test_the_easiest_of_the_short_answers_is_chosen(size):
    plain, easy = [], []
    for index in range(3):
        cube = random_state(size, np.random.default_rng([3, index]))
        solver = default_solver(cube)
        one = solver.solve(cube, Limits(), SearchControl())
        other = easy_answer(cube, solver, Limits(), SearchControl())
        assert other.solves(cube)
        assert other.length(Metric.HTM) <= one.length(Metric.HTM) + 1
        plain.append(hand_cost(one.moves, size))
        easy.append(hand_cost(other.moves, size))
    assert all(other <= one for one, other in zip(plain, easy, strict=True))
    assert sum(easy) < 0.96 * sum(plain)


def test_a_solved_cube_needs_nothing():
    solver = default_solver(Cube.solved(3))
    assert easy_answer(Cube.solved(3), solver, Limits(), SearchControl()).moves == ()


def test_an_easy_answer_is_no_proof_unless_it_is_as_short_as_one():
    cube = Cube.solved(3).apply_all(Alg("B D2").moves(3))
    answer = easy_answer(cube, default_solver(cube), Limits(), SearchControl())
    assert answer.solves(cube)
    assert not answer.proven_optimal or answer.length(Metric.HTM) == 2


def test_the_easiest_so_far_is_reported_and_kept_when_it_is_stopped():
    cube = random_state(2, np.random.default_rng(5))
    told = []

    def hear(progress):
        told.append(progress)
        if len(told) > 9:
            control.cancel()

    control = SearchControl(hear)
    answer = easy_answer(cube, default_solver(cube), Limits(), control)
    assert len(told) == 10
    assert answer.moves == told[-1].best.moves
    assert all(progress.best.solves(cube) for progress in told)
    costs = [hand_cost(progress.best.moves, 2) for progress in told]
    assert costs == sorted(costs, reverse=True)


def test_turns_of_one_face_that_meet_are_one():
    # Here the easiest answer ends with a turn of its own.
    cube = random_state(3, np.random.default_rng([9, 4]))
    answer = easy_answer(cube, default_solver(cube), Limits(), SearchControl())
    turns = [(move.axis, move.first, move.last) for move in answer.moves]
    assert answer.solves(cube)
    assert all(one != other for one, other in pairwise(turns))


def test_an_easy_answer_of_quarter_turns_stays_proven():
    for number in (5, 11):
        cube = random_state(2, np.random.default_rng([9, number]))
        limits = Limits(metric=Metric.QTM)
        answer = easy_answer(cube, default_solver(cube), limits, SearchControl())
        assert answer.proven_optimal
        assert answer.length(Metric.QTM) == default_solver(cube).solve(
            cube, limits, SearchControl()
        ).length(Metric.QTM)


def test_an_easy_answer_is_no_longer_than_allowed():
    cube = random_state(3, np.random.default_rng(7))
    limits = Limits(time_s=0.2, max_length=21)
    answer = easy_answer(cube, default_solver(cube), limits, SearchControl())
    assert answer.solves(cube)
    assert answer.length(Metric.HTM) <= 21
