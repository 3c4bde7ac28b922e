import re
from functools import cache

import numpy as np
import pytest

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.scrambles.random_state import random_state
from cubeapp.engine.solvers.by_hand.choices import Style
from cubeapp.engine.solvers.by_hand.cross import CROSS_EDGES
from cubeapp.engine.solvers.by_hand.daisy import is_petal, next_halves, next_petals, petals_missing
from cubeapp.engine.solvers.by_hand.places import HOME, turn_tables
from cubeapp.engine.solvers.control import Limits, SearchControl
from cubeapp.engine.solvers.registry import hand_solver
from tests.strategies import slow

SOME = pytest.mark.parametrize("count", [4, *slow(20)])
"""How many random cubes are solved."""


def after(turns, state=HOME):
    for turn in turns:
        state = state.translate(turn_tables()[int(turn)])
    return state


def solve(cube, style=Style.PLAIN):
    return hand_solver("classic", style).solve(cube, Limits(), SearchControl())


def steps(solution, name):
    return [step for stage in solution.stages if stage.name == name for step in stage.steps]


@cache
def some_solutions(count):
    """The solutions of random cubes."""
    states = [random_state(3, np.random.default_rng([68, index])) for index in range(count)]
    return [solve(state) for state in states]


def test_one_more_edge_comes_up_and_petals_and_edges_at_home_stay(rng):
    for _ in range(10):
        state = after(rng.integers(0, 18, 20))
        while petals_missing(state):
            ready = {e for e in CROSS_EDGES if is_petal(state, e) or state[e] == HOME[e]}
            ways = list(next_petals(state))
            assert {edge for edge, _ in ways} == set(CROSS_EDGES) - ready
            for edge, way in ways:
                moved = state.translate(way.table)
                assert is_petal(moved, edge)
                assert all(is_petal(moved, e) or moved[e] == HOME[e] for e in ready)
            state = moved


def test_each_petal_has_a_half_turn_down_after_at_most_one_turn_of_the_top(rng):
    state = after(rng.integers(0, 18, 20))
    while petals_missing(state):
        state = state.translate(next(next_petals(state))[1].table)
    for edge, way in next_halves(state):
        assert len(way.turns) <= 2
        assert way.turns[-1] % 3 == 1
        assert state.translate(way.table)[edge] == HOME[edge]


def test_a_cross_that_is_there_needs_no_daisy():
    # An alg of the last layer, white being at the bottom.
    solution = solve(Cube.solved(3).apply_all(Alg("z2 R U R' U R U2 R' z2").moves(3)))
    assert solution.stages[1].note == "Daisy: already done. Nothing to turn."
    assert solution.stages[2].note == "Cross: already done. Nothing to turn."


@SOME
def test_two_edges_in_order_are_at_the_back_and_the_right_for_sune(count):
    told = [step.sentence for each in some_solutions(count) for step in steps(each, "edge order")]
    in_order = [sentence for sentence in told if "as the " in sentence]
    assert in_order
    assert all("at the back and the right, Sune" in sentence for sentence in in_order)
    assert all(sentence in in_order or "From any side Sune" in sentence for sentence in told)


@SOME
def test_the_corner_that_is_right_is_the_one_that_niklas_leaves(count):
    told = [step.sentence for each in some_solutions(count) for step in steps(each, "corner order")]
    places = {
        (place, alg)
        for sentence in told
        for place, alg in re.findall(r"with it at the ([\w ]+), (.*?): ", sentence)
    }
    assert places == {("top front left", "Niklas"), ("top front right", "mirrored Niklas")}


@SOME
def test_a_twist_tells_when_the_layers_below_break_and_when_they_are_whole_again(count):
    seen = 0
    for solution in some_solutions(count):
        told = [s.sentence for s in steps(solution, "corner twist") if s.name != "last turn"]
        if told:
            seen += 1
            broken = ["look broken" in sentence for sentence in told]
            whole = ["whole again" in sentence for sentence in told]
            # Two corners that are twisted against each other leave them whole in between.
            assert broken == [True, *whole[:-1]]
            assert whole[-1]
            assert all("at the top front right, R' D' R D" in sentence for sentence in told)
    assert seen > count // 2
