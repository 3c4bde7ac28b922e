import numpy as np
import pytest
from hypothesis import given

from cubeapp.engine.model.errors import InvalidMoveError
from cubeapp.engine.model.geometry import QUARTER_TURNS, Axis, facelet_points
from cubeapp.engine.model.moves import Move, rotation
from cubeapp.engine.model.permutations import permutation, turn_indices
from tests.every import every
from tests.strategies import moves, sizes

SIZES = [2, 3, 4, 5, 6, 7, 20, 100]


def some_layers(size):
    return sorted({0, 1, size // 2, size - 1})


@every("size", SIZES)
def test_quarter_turns_have_order_four(size):
    nothing = np.arange(6 * size * size)
    for axis in Axis:
        for layer in some_layers(size):
            quarter = permutation(size, Move(axis, layer, layer, 1))
            half = permutation(size, Move(axis, layer, layer, 2))
            back = permutation(size, Move(axis, layer, layer, -1))
            assert np.array_equal(np.sort(quarter), nothing)
            assert np.array_equal(quarter[quarter], half)
            assert np.array_equal(half, permutation(size, Move(axis, layer, layer, -2)))
            assert np.array_equal(half[half], nothing)
            assert np.array_equal(quarter[back], nothing)


@every("size", SIZES)
def test_a_turn_moves_every_facelet_of_its_layers_but_the_middles_of_faces(size):
    for axis in Axis:
        for layer in some_layers(size):
            to, source = turn_indices(size, Move(axis, layer, layer, 1))
            ring, face = 4 * size, size * size - size % 2
            assert len(to) == (ring + face if layer in (0, size - 1) else ring)
            assert np.array_equal(np.sort(to), np.sort(source))


@every("size", SIZES)
def test_stickers_of_a_cubie_stay_together(size):
    cubies = np.clip(facelet_points(size), 1 - size, size - 1)
    for axis in Axis:
        move = Move(axis, 0, size // 2, 1)
        before = cubies[permutation(size, move)]
        inside = (size - 1 - cubies[:, axis]) // 2 <= move.last
        expected = np.where(inside[:, None], cubies @ QUARTER_TURNS[axis], cubies)
        assert np.array_equal(before, expected)


@given(sizes.flatmap(lambda size: moves(size).map(lambda move: (size, move))))
def test_a_block_turns_as_its_layers_one_by_one(drawn):
    size, move = drawn
    after = np.arange(6 * size * size)
    for layer in range(move.first, move.last + 1):
        after = after[permutation(size, Move(move.axis, layer, layer, move.quarters))]
    assert np.array_equal(after, permutation(size, move))


@pytest.mark.parametrize("size", [2, 3, 4, 7])
def test_the_whole_cube_turns_about_three_axes_as_space_does(size):
    x, y, z = (permutation(size, rotation(axis, 1, size)) for axis in Axis)
    back = permutation(size, rotation(Axis.X, -1, size))
    # Turning by x, then y, then back by x is turning by z.
    assert np.array_equal(x[y][back], z)


def test_a_layer_that_is_not_there_is_refused():
    with pytest.raises(InvalidMoveError, match="3×3×3 has no layer 4"):
        turn_indices(3, Move(Axis.X, 3, 3, 1))


def test_permutations_are_shared_and_cannot_be_changed():
    to, _ = turn_indices(3, Move(Axis.X, 0, 0, 1))
    with pytest.raises(ValueError, match="read-only"):
        to[0] = 1
