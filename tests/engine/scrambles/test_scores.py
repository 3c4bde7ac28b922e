from itertools import product

import numpy as np
import pytest

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.errors import UnsupportedCubeError
from cubeapp.engine.model.geometry import Axis, Face
from cubeapp.engine.model.moves import Move, layer_turns, rotation
from cubeapp.engine.scrambles.random_state import random_state
from cubeapp.engine.scrambles.scored import block_moves
from cubeapp.engine.scrambles.scores import rings, score, scores, solved_score

SIZES = range(2, 10)
SOLVED = [48, 120, 216, 336, 480, 648, 840, 1056]


def stickers(cube):
    """Each cubie's place in the lattice -> the colours it shows by direction."""
    last = cube.size - 1
    place_of = {
        Face.U: lambda row, column: (column, last, row),
        Face.R: lambda row, column: (last, last - row, last - column),
        Face.F: lambda row, column: (column, last - row, last),
        Face.D: lambda row, column: (column, 0, last - row),
        Face.L: lambda row, column: (0, last - row, column),
        Face.B: lambda row, column: (last - column, last - row, 0),
    }
    found = {}
    for face, place in place_of.items():
        for row, column in product(range(cube.size), repeat=2):
            colours = found.setdefault(place(row, column), {})
            colours[face] = int(cube.faces[face, row, column])
    return found


def plain_score(cube):
    """The score as its definition reads, one pair of cubies after the other."""
    cubies, total = stickers(cube), 0
    for (x, y, z), colours in cubies.items():
        for neighbour in ((x + 1, y, z), (x, y + 1, z), (x, y, z + 1)):
            others = cubies.get(neighbour, {})
            agreeing = sum(others.get(face) == colour for face, colour in colours.items())
            if len(colours) >= 2 and len(others) >= 2:
                total += 4 * (agreeing >= 2)
            else:
                total += agreeing >= 1
    return total


def test_solved_cubes_have_the_highest_scores_there_are():
    assert [score(Cube.solved(size)) for size in SIZES] == SOLVED
    assert [solved_score(size) for size in SIZES] == SOLVED
    assert score(Cube.solved(100)) == solved_score(100) == 121_176


@pytest.mark.parametrize("size", SIZES)
def test_a_slow_plain_score_agrees(size, rng):
    for _ in range(20):
        cube = random_state(size, rng)
        assert score(cube) == plain_score(cube)
        # Nearly solved cubes have many neighbours that agree.
        turns = [layer_turns(size)[i] for i in rng.integers(9 * size, size=3)]
        cube = Cube.solved(size).apply_all(turns)
        assert score(cube) == plain_score(cube)


@pytest.mark.parametrize("size", [2, 3, 6])
def test_scores_do_not_depend_on_how_the_cube_is_held(size, rng):
    cube = random_state(size, rng)
    for axis in Axis:
        assert score(cube.apply(rotation(axis, 1, size))) == score(cube)


def test_many_cubes_are_scored_at_once(rng):
    cubes = [random_state(5, rng) for _ in range(10)]
    rows = np.array([cube.facelets for cube in cubes])
    assert scores(rows, 5).tolist() == [score(cube) for cube in cubes]
    assert scores(rows[:0], 5).tolist() == []


def test_what_is_not_painted_agrees_with_nothing():
    assert score(Cube.unpainted(4)) == 0
    corner = Cube.solved(3).painted([0], 255)
    assert score(corner) == 120 - 2 * 4


@pytest.mark.parametrize("size", [2, 3, 4, 7])
def test_a_quarter_turn_carries_a_ring_on_by_one_side(size, rng):
    cube = random_state(size, rng)
    for axis, layer in product(Axis, range(size)):
        turned = cube.apply(Move(axis, layer, layer, 1)).facelets
        ring = rings(size)[axis, layer]
        assert np.array_equal(turned[ring], np.roll(cube.facelets[ring], size))


@pytest.mark.parametrize("size", SIZES)
def test_the_compiled_change_of_the_score_is_that_of_the_whole_score(size, rng):
    from cubeapp.engine.scrambles.scored_kernel import change_of

    cube = random_state(size, rng)
    for number, move in enumerate(block_moves(size)):
        change = change_of(cube.facelets, number, rings(size), 4)
        assert change == score(cube.apply(move)) - score(cube)


def test_there_is_no_score_for_sizes_that_no_cube_has():
    with pytest.raises(UnsupportedCubeError):
        solved_score(1)
