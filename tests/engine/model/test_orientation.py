import numpy as np
import pytest

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.moves import inverse
from cubeapp.engine.model.orientation import Hold, in_every_orientation, rotated, rotations
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.scrambles.random_state import random_state

SIZES = [2, 3, 4, 5]


@pytest.mark.parametrize("size", SIZES)
def test_the_shortest_turns_lead_to_each_orientation_once(size):
    solved = Cube.solved(size)
    words = rotations(size)
    assert len({solved.apply_all(turns) for turns in words}) == 24
    assert [len(turns) for turns in words].count(0) == 1
    assert [len(turns) for turns in words].count(1) == 9
    assert [len(turns) for turns in words].count(2) == 14


@pytest.mark.parametrize("size", SIZES)
def test_a_cube_is_shown_in_the_orientations_that_the_turns_lead_to(size, rng):
    cube = random_state(size, rng)
    turned = [cube.apply_all(turns) for turns in rotations(size)]
    assert list(in_every_orientation(cube)) == turned
    assert np.array_equal(cube.facelets[rotated(size)], [one.facelets for one in turned])


@pytest.mark.parametrize("text", ["x", "y2", "z' x", "x y"])
def test_moves_after_a_turn_that_was_left_out_have_other_names(text):
    turns = Alg(text).moves(4)
    hold = Hold()
    for turn in turns:
        hold.leave_out(*hold.renamed_axis(turn.axis, turn.quarters))
    moves = Alg("R 2U Fw' D2 3L B").moves(4)
    renamed = [hold.renamed(move, 4) for move in moves]
    cube = Cube.solved(4)
    done = cube.apply_all((*turns, *moves))
    assert cube.apply_all((*renamed, *hold.rotations(4))) == done
    assert done.apply_all(inverse((*turns, *moves))) == cube
