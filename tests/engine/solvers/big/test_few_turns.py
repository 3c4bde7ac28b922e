from itertools import product

import numpy as np
import pytest

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import Axis
from cubeapp.engine.model.moves import Metric, Move, layer_turns, rotation
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.scrambles.random_state import random_state
from cubeapp.engine.solvers.big.coarse import as_three_layers, coarse, visible_cuts
from cubeapp.engine.solvers.big.few_turns import few_turns
from tests.every import every
from tests.strategies import slow


def after(text, size):
    return Cube.solved(size).apply_all(Alg(text).moves(size))


def fewest(cube, metric=Metric.STM):
    few = few_turns(cube, metric)
    assert few is not None
    assert cube.apply_all(few.moves).is_solved
    return few.moves


def any_turn(size, rng):
    """A turn of any layers, perhaps of all."""
    first, last = sorted(rng.integers(size, size=2).tolist())
    return Move(Axis(int(rng.integers(3))), first, last, int(rng.choice([1, 2, -1])))


@pytest.mark.parametrize("size", [3, 4, 5, 7, 100, *slow(6, 10, 33)])
def test_three_turns_of_any_layers_or_fewer_are_answered_in_as_few(size, rng):
    for count in (1, 2, 3, 3, 3):
        moves = [any_turn(size, rng) for _ in range(count)]
        cube = Cube.solved(size).apply(rotation(Axis.Y, 1, size)).apply_all(moves)
        assert len(fewest(cube)) <= Metric.STM.count(moves, size)
        in_blocks = fewest(cube, Metric.OBTM)
        assert all(move.is_outer(size) for move in in_blocks)
        assert len(in_blocks) <= Metric.OBTM.count(moves, size)


@pytest.mark.parametrize(
    "axis", [Axis.X, *(pytest.param(axis, marks=pytest.mark.slow) for axis in (Axis.Y, Axis.Z))]
)
def test_every_pair_of_single_layers_is_answered_in_two_or_fewer(axis):
    firsts = [turn for turn in layer_turns(4) if turn.axis is axis]
    assert len(firsts) == 12
    for first, second in product(firsts, layer_turns(4)):
        cube = Cube.solved(4).apply(first).apply(second)
        assert len(fewest(cube)) <= 2


@every(
    "text, size, count",
    [
        ("", 7, 0),
        ("x y", 8, 0),
        ("3-5Rw2", 9, 1),
        ("R L'", 5, 1),
        ("R L", 5, 2),
        ("Rw 2R'", 6, 1),
        ("2-3R U 2-3R'", 6, 3),
        ("2-3R 5-9U 14-16F'", 40, 3),
    ],
)
def test_no_more_turns_are_given_than_are_needed(text, size, count):
    assert len(fewest(after(text, size))) == count


@every(
    "text, size, count, is_shortest",
    [
        ("", 7, 0, True),
        ("Rw L", 5, 2, True),
        ("3-5Rw2", 9, 2, True),
        ("U 2R", 6, 3, True),
        ("2-3R U 2-3R'", 6, 5, False),
        ("2R 2U", 4, 4, True),
        ("Rw U 3Rw'", 7, 3, True),
    ],
)
def test_turns_of_outer_blocks_are_the_fewest_up_to_four(text, size, count, is_shortest):
    few = few_turns(after(text, size), Metric.OBTM)
    assert few is not None
    assert (len(few.moves), few.is_shortest) == (count, is_shortest)
    assert all(move.is_outer(size) for move in few.moves)
    assert after(text, size).apply_all(few.moves).is_solved


@pytest.mark.parametrize("text", ["R U F R", "2R U 3F 2R'", "2R2 2L2 2U2 2D2 2F2 2B2"])
def test_four_turns_are_no_few_turns(text):
    for metric in (Metric.STM, Metric.OBTM):
        assert few_turns(after(text, 9), metric) is None


@pytest.mark.parametrize("size", [4, 5, 12, 50])
def test_cubes_met_by_chance_are_none(size, rng):
    cube = random_state(size, rng)
    for metric in (Metric.STM, Metric.OBTM):
        assert few_turns(cube, metric) is None


@pytest.mark.parametrize("size", [4, 7, 20])
def test_turns_of_thick_layers_do_the_same_to_both_cubes(size, rng):
    cube = after("2R U Rw' F2", size)
    thick = coarse(cube)
    assert thick is not None
    assert thick.bounds[0] == 0
    assert thick.bounds[-1] == size
    for _ in range(20):
        move = any_turn(thick.cube.size, rng)
        both = thick.cube.apply(move), cube.apply_all(thick.fine([move]))
        again = np.repeat(np.arange(thick.cube.size), np.diff(thick.bounds))
        assert np.array_equal(both[0].faces[:, again[:, None], again], both[1].faces)


def test_cuts_are_seen_from_both_sides():
    assert visible_cuts(after("3U", 9)) == (2, 3, 6, 7)
    assert visible_cuts(Cube.solved(9)) == ()


def test_a_cube_of_outer_turns_is_a_three_by_three():
    cube = after("R U F' L2 D B", 6)
    thick = as_three_layers(cube)
    assert thick is not None
    assert thick.cube == after("R U F' L2 D B", 3)
    assert as_three_layers(cube.apply(Move(Axis.X, 1, 1, 1))) is None
