from itertools import pairwise, product

import numpy as np
import pytest

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import Axis
from cubeapp.engine.model.moves import Move
from cubeapp.engine.scrambles.random_state import random_state
from cubeapp.engine.solvers.control import Deadline, SearchControl
from cubeapp.engine.solvers.thick.bars import broken, cells
from cubeapp.engine.solvers.thick.beam import FURTHER, Start
from cubeapp.engine.solvers.thick.descent import Descent, prepare
from cubeapp.engine.solvers.thick.runs import choose_powers, weigh
from tests.block_turns import block_turns


def colours(cube):
    return cube.facelets[cells(cube.size).ravel()]


def ways(cube, breadth=1, wanted=3, deadline=None):
    """What is found from a cube as it is, which is said to have taken 5 turns."""
    search = Descent(cube.size, breadth, SearchControl())
    return search.run([Start(colours(cube), 5)], wanted, deadline or Deadline(None))


def changes(powers):
    return sum((after - before) % 4 != 0 for before, after in pairwise(powers))


def mended(total, powers):
    """What slices mend that turn so."""
    return sum(int(total[power, slice_]) for slice_, power in enumerate(powers))


def turns(powers, first, last, trail):
    """How many turns slices take there, where they join the trail, and back."""
    before = [trail[0], *trail, trail[-1]]
    there = [a + b for a, b in zip([first, *powers, last], before, strict=True)]
    return changes(there) - changes(trail) + changes(powers)


def test_powers_are_the_best_there_are_for_their_turns(rng):
    came, powers = np.empty((4, 4), dtype=np.int8), np.empty(4, dtype=np.int64)
    choices = list(product(range(4), repeat=4))
    for price in (0.3, 1.1, 2.3):
        for _ in range(4):
            total = rng.integers(-3, 5, (4, 4)).astype(np.int8)
            total[0] = 0
            first, last, *trail = rng.integers(4, size=6).tolist()
            choose_powers(total, first, last, np.array(trail), price, came, powers)
            gain, cost = weigh(total, first, last, np.array(trail), powers)
            assert gain == mended(total, powers.tolist())
            assert cost == turns(powers.tolist(), first, last, trail)
            values = [mended(total, c) - price * turns(c, first, last, trail) for c in choices]
            assert gain - price * cost == pytest.approx(max(values))


@pytest.mark.parametrize(
    "size", [9, *(pytest.param(size, marks=pytest.mark.slow) for size in (10, 14, 21, 33))]
)
def test_all_bars_get_whole_in_as_many_turns_as_is_said(size, rng):
    prepare(SearchControl())
    cube = random_state(size, rng)
    found = ways(cube)
    assert 1 <= len(found) <= 3
    assert [way.cost for way in found] == sorted(way.cost for way in found)
    for way in found:
        assert broken(colours(cube.apply_all(way.moves))) == 0
        assert block_turns(way.moves, size) <= way.cost - 5
        assert way.cost <= found[0].cost + FURTHER


@pytest.mark.slow
def test_broader_searches_take_fewer_turns(rng):
    cube = random_state(24, rng)
    quick, broad = (ways(cube, breadth, wanted=1)[0].cost for breadth in (1, 6))
    assert broad < quick


def test_whole_bars_need_no_words_and_others_time():
    cube = Cube.solved(9).apply(Move(Axis.Z, 0, 1, 1))
    assert [(way.moves, way.cost) for way in ways(cube)] == [((), 5)]
    assert ways(cube.apply(Move(Axis.X, 3, 4, 1)), deadline=Deadline(0)) == []
