import numpy as np
import pytest

from cubeapp.engine.kernels.batch import turn_table
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.errors import InvalidMoveError
from cubeapp.engine.model.geometry import Axis
from cubeapp.engine.model.moves import Move, layer_turns, rotation
from tests.every import every


@every("size", [2, 3, 4, 7, 20])
def test_compiled_turns_do_what_turns_do(size, rng):
    table, turns = turn_table(size), layer_turns(size)
    numbers = rng.integers(0, len(turns), 300).astype(np.int32)
    expected = Cube.solved(size).apply_all(turns[number] for number in numbers)
    assert table.turn(Cube.solved(size), numbers) == expected


def test_blocks_and_rotations_become_turns_of_their_layers():
    moves = [Move(Axis.X, 0, 2, -1), rotation(Axis.Y, 2, 5), Move(Axis.Z, 1, 3, -2)]
    table = turn_table(5)
    assert table.turn(Cube.solved(5), table.numbers(moves)) == Cube.solved(5).apply_all(moves)


def test_many_cubes_each_get_their_own_turns(rng):
    table, turns = turn_table(4), layer_turns(4)
    numbers = rng.integers(0, len(turns), (6, 20)).astype(np.int32)
    cubes = np.tile(Cube.solved(4).facelets, (6, 1))
    table.turn_all(cubes, numbers)
    for facelets, row in zip(cubes, numbers, strict=True):
        expected = Cube.solved(4).apply_all(turns[number] for number in row)
        assert np.array_equal(facelets, expected.facelets)


def test_what_does_not_fit_is_refused():
    table = turn_table(3)
    with pytest.raises(InvalidMoveError):
        table.numbers([Move(Axis.X, 3, 3, 1)])
    with pytest.raises(InvalidMoveError):
        table.turn(Cube.solved(3), np.array([27], dtype=np.int32))
    with pytest.raises(InvalidMoveError):
        table.turn(Cube.solved(3), np.array([-1], dtype=np.int32))
    with pytest.raises(InvalidMoveError):
        table.turn_all(np.zeros((2, 24), dtype=np.uint8), np.array([0], dtype=np.int32))
