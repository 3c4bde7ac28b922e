import pytest

from cubeapp.engine.legality.diagnosis import InvalidCubeError
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.errors import UnsupportedCubeError
from cubeapp.engine.model.geometry import Axis
from cubeapp.engine.model.moves import face_turns, inverse, rotation
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.scrambles.random_state import random_state
from cubeapp.engine.solvers.difference import difference


def after(alg, size=3):
    return Cube.solved(size).apply_all(Alg(alg).moves(size))


def turned(cube, moves):
    return cube.apply_all(moves)


def holds(cube):
    """The cube in all 24 holds."""
    quarters = [(), (1,), (2,), (-1,)]
    spins = [[rotation(Axis.Y, q, cube.size) for q in turn] for turn in quarters]
    tilts = [[rotation(axis, q, cube.size)] for axis in (Axis.X, Axis.Z) for q in (1, -1)]
    tilts += [[], [rotation(Axis.X, 2, cube.size)]]
    return {cube.apply_all([*tilt, *spin]) for tilt in tilts for spin in spins}


def random_moves(size, rng, count=25):
    return [face_turns(size)[index] for index in rng.integers(18, size=count)]


def test_to_the_solved_cube_the_difference_is_the_cube_itself(rng):
    for size in (2, 3):
        cube = random_state(size, rng)
        assert difference(cube, Cube.solved(size)) == cube


@pytest.mark.parametrize("size", [2, 3])
def test_a_cube_differs_from_itself_by_nothing(size, rng):
    cube = random_state(size, rng).apply(rotation(Axis.X, 1, size))
    assert difference(cube, cube) == Cube.solved(size)


@pytest.mark.parametrize("size", [2, 3])
def test_moves_that_solve_the_difference_make_the_target(size, rng):
    for _ in range(20):
        cube, moves = random_state(size, rng), random_moves(size, rng)
        target = turned(cube, moves)
        assert difference(cube, target).apply_all(moves) == Cube.solved(size)
        back = inverse(moves)
        assert difference(target, cube).apply_all(back) == Cube.solved(size)


@pytest.mark.parametrize("size", [2, 3])
def test_the_target_may_be_held_in_another_way(size, rng):
    for _ in range(5):
        cube, moves = random_state(size, rng), random_moves(size, rng)
        target = turned(cube, moves)
        assert len(holds(target)) == 24
        for held in holds(target):
            assert difference(cube, held).apply_all(moves).is_solved


def test_turns_that_solve_the_difference_of_cubes_held_alike_end_exactly_at_the_target(rng):
    cube = random_state(3, rng).apply(rotation(Axis.Y, 1, 3))
    moves = random_moves(3, rng)
    target = turned(cube, moves)
    gap = difference(cube, target)
    assert gap.apply_all(moves) == Cube.solved(3)
    assert cube.apply_all(moves) == target


def test_cubes_of_other_sizes_are_refused():
    with pytest.raises(UnsupportedCubeError, match="no turns make a 2×2×2 of a 3×3×3"):
        difference(Cube.solved(3), Cube.solved(2))
    with pytest.raises(UnsupportedCubeError, match="4×4×4"):
        difference(Cube.solved(4), Cube.solved(4))


@pytest.mark.parametrize("size", [2, 3])
def test_what_no_turns_make_is_named(size):
    good = Cube.solved(size)
    bad = good.painted([0], 3)
    for cube, target in ((good, bad), (bad, good), (bad, bad)):
        with pytest.raises(InvalidCubeError):
            difference(cube, target)
