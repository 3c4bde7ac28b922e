import numpy as np
import pytest

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.cubies import (
    Cubies,
    corner_colours,
    face_colours_by_hold,
    is_odd,
    read_corners,
    turns_home,
)
from cubeapp.engine.model.errors import UnsupportedCubeError
from cubeapp.engine.model.geometry import Axis, Face
from cubeapp.engine.model.moves import face_turn, face_turns, layer_turns, rotation
from cubeapp.engine.model.orbits import corner_facelets, fixed_centres, midge_facelets
from tests.every import every


def scrambled(size, rng, length=40, turns=layer_turns):
    choices = turns(size)
    return Cube.solved(size).apply_all(choices[i] for i in rng.integers(len(choices), size=length))


# Kociemba's "cubie level": what each clockwise face turn puts into the places.
FACE_CUBIES = {
    Face.U: ((3, 0, 1, 2, 4, 5, 6, 7), (0,) * 8),
    Face.R: ((4, 1, 2, 0, 7, 5, 6, 3), (2, 0, 0, 1, 1, 0, 0, 2)),
    Face.F: ((1, 5, 2, 3, 0, 4, 6, 7), (1, 2, 0, 0, 2, 1, 0, 0)),
    Face.D: ((0, 1, 2, 3, 5, 6, 7, 4), (0,) * 8),
    Face.L: ((0, 2, 6, 3, 4, 1, 5, 7), (0, 1, 2, 0, 0, 2, 1, 0)),
    Face.B: ((0, 1, 3, 7, 4, 5, 2, 6), (0, 0, 1, 2, 0, 0, 2, 1)),
}


@every("face", Face)
def test_corners_after_a_face_turn_are_as_published(face):
    cubies = Cubies.of(Cube.solved(3).apply(face_turn(face, 1, 3)))
    assert (cubies.cp, cubies.co) == FACE_CUBIES[face]


@every("face", Face)
def test_only_front_and_back_flip_edges(face):
    flipped = sum(Cubies.of(Cube.solved(3).apply(face_turn(face, 1, 3))).eo)
    assert flipped == (4 if face in (Face.F, Face.B) else 0)


def test_cube_to_cubies_and_back(rng):
    for _ in range(200):
        cube = scrambled(3, rng, turns=face_turns)
        assert Cubies.of(cube).cube() == cube
        assert Cubies.of(cube).is_solvable


def test_solved_cubies():
    assert Cubies.solved().cube() == Cube.solved(3)
    assert Cubies.of(Cube.solved(3)) == Cubies.solved()


@every(
    "wrong",
    [
        {"co": (1, *(0,) * 7)},
        {"eo": (1, *(0,) * 11)},
        {"cp": (1, 0, *range(2, 8))},
        {"ep": (1, 0, *range(2, 12))},
        {"cp": (1, 1, *range(2, 8))},
    ],
)
def test_cubies_that_turns_cannot_reach(wrong):
    parts = {name: getattr(Cubies.solved(), name) for name in ("cp", "co", "ep", "eo")}
    assert not Cubies(**{**parts, **wrong}).is_solvable


@every(
    "cube",
    [
        Cube.solved(4),
        Cube.solved(3).apply(rotation(Axis.X, 1, 3)),
        Cube.unpainted(3),
        Cube.solved(3).painted(corner_facelets(3)[0][:1], 3),
        Cube.solved(3).painted(midge_facelets(3)[0][:1], 255),
    ],
)
def test_cubies_of_other_cubes_are_refused(cube):
    with pytest.raises(UnsupportedCubeError):
        Cubies.of(cube)


@every("size", [2, 3, 4, 5, 8, 9])
def test_two_rotations_bring_any_hold_home(size, rng):
    for _ in range(60):
        cube = scrambled(size, rng)
        turns = turns_home(cube)
        assert len(turns) <= 2
        assert all(move.is_rotation(size) for move in turns)
        assert turns_home(cube.apply_all(turns)) == ()


@pytest.mark.parametrize("size", [2, 3, 6, 7])
def test_a_solved_cube_in_any_hold_comes_home(size):
    for first in [rotation(axis, q, size) for axis in Axis for q in (1, 2, -1)]:
        for second in [rotation(axis, q, size) for axis in Axis for q in (1, 2, -1)]:
            held = Cube.solved(size).apply(first).apply(second)
            assert held.apply_all(turns_home(held)) == Cube.solved(size)


def test_there_are_24_holds():
    holds = {tuple(row) for row in face_colours_by_hold().tolist()}
    assert len(holds) == 24
    assert all((a + 3) % 6 == b for hold in holds for a, b in zip(hold[:3], hold[3:], strict=True))


def test_centres_of_no_hold_are_refused():
    up, down = fixed_centres(3)[[0, 3]]
    cube = Cube.solved(3).painted([up], 3).painted([down], 0)
    with pytest.raises(UnsupportedCubeError, match="hold"):
        turns_home(cube)


def test_parity_of_permutations(rng):
    assert not is_odd(range(8))
    assert is_odd([1, 0, 2])
    assert not is_odd([1, 2, 0])
    for _ in range(50):
        permutation = rng.permutation(10)
        matrix = np.eye(10)[permutation]
        assert is_odd(permutation.tolist()) == (round(np.linalg.det(matrix)) == -1)


def test_corner_colours_are_read_back(rng):
    cubies, twists = rng.permutation(8), rng.integers(3, size=8)
    codes = read_corners(corner_colours(cubies, twists))
    assert codes.tolist() == (3 * cubies + twists).tolist()
