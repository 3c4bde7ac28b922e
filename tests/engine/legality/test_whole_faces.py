"""Whole faces painted turned, mirrored or in each other's place."""

import numpy as np
import pytest

from cubeapp.engine.legality.origins import NOTHING_KNOWN
from cubeapp.engine.legality.validity import FaultCode, Origins, diagnose
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import UNPAINTED, Face
from cubeapp.engine.model.orbits import fixed_centres
from cubeapp.engine.scrambles.random_state import random_state
from tests.engine.legality.painting import any_cube, recoloured
from tests.strategies import slow

SIZES = [2, 3, 4, 5]
TURNS = {
    "quarter clockwise": np.rot90,
    "quarter anticlockwise": lambda face: np.rot90(face, -1),
    "by half": lambda face: np.rot90(face, 2),
}
"""How a face was turned, by what mends it."""
MIRRORS = {
    "left to right": np.fliplr,
    "top to bottom": np.flipud,
    "top left": np.transpose,
    "top right": lambda face: np.rot90(face, 2).T,
}


def with_face(cube, face, change):
    """The cube with one face painted otherwise."""
    faces = cube.faces.copy()
    faces[face] = change(faces[face])
    return Cube.from_faces(faces)


def with_faces_swapped(cube, one, other):
    faces = cube.faces.copy()
    faces[[one, other]] = faces[[other, one]]
    return Cube.from_faces(faces)


def first_repair(cube, origins=NOTHING_KNOWN):
    """What is offered first: the likeliest repair of the first fault."""
    return diagnose(cube, origins).mistakes[0].repairs[0]


@pytest.mark.parametrize("size", [3, 4, 5, 6, 7])
@pytest.mark.parametrize("turn", TURNS)
def test_a_face_painted_turned_is_turned_back_first(size, turn, rng):
    label = {"by half": "Turn the {} face by half"}.get(turn, f"Turn the {{}} face a {turn}")
    for face in Face:
        cube = random_state(size, rng)
        name = ["white", "red", "green", "yellow", "orange", "blue"][face]
        if size % 2 == 0:
            name = ["top", "right", "front", "bottom", "left", "back"][face]
        repair = first_repair(with_face(cube, face, TURNS[turn]))
        assert (repair.cube, repair.label) == (cube, label.format(name))


def same_face_turned(cube, face):
    """The cubes with this face turned or mirrored in some way."""
    changes = [*TURNS.values(), *MIRRORS.values(), np.asarray]
    return [with_face(cube, face, change) for change in changes]


@pytest.mark.parametrize("size", [3, *slow(4, 5, 6, 7)])
@pytest.mark.parametrize("mirror", MIRRORS)
def test_a_face_painted_mirrored_is_mirrored_back_first(size, mirror, rng):
    for face in Face:
        cube = any_cube(size, rng)
        wrong = with_face(cube, face, MIRRORS[mirror])
        if sum(diagnose(other).is_legal for other in same_face_turned(wrong, face)) > 1:
            # Nothing tells how such a face lies.
            continue
        repair = first_repair(wrong)
        assert repair.cube == cube
        assert repair.label.startswith("Mirror the ")
        assert mirror in repair.label


@pytest.mark.parametrize("size", SIZES)
def test_two_faces_painted_in_each_others_place_are_swapped_first(size, rng):
    for one in range(6):
        for other in range(one + 1, 6):
            cube = any_cube(size, rng)
            repair = first_repair(with_faces_swapped(cube, one, other))
            assert repair.cube == cube
            assert repair.label.startswith("Swap the ")


@pytest.mark.parametrize("size", [3, 5])
def test_faces_swapped_around_centres_that_were_there_already_leave_these(size, rng):
    cube, centres = random_state(size, rng), fixed_centres(size)
    wrong = with_faces_swapped(cube, 1, 5)
    wrong = recoloured(wrong, centres, cube.facelets[centres])
    repair = first_repair(wrong)
    assert repair.cube == cube
    assert repair.label == "Swap the red and the blue face, but not their centres"


def test_the_faces_of_a_2x2x2_are_turned_and_mirrored_as_well(rng):
    mended = 0
    for change in [*TURNS.values(), *MIRRORS.values()]:
        cube = any_cube(2, rng)
        wrong = with_face(cube, Face.F, change)
        others = [other for other in same_face_turned(wrong, Face.F) if diagnose(other).is_legal]
        if not diagnose(wrong).is_legal and len(set(others)) == 1:
            mended += first_repair(wrong).cube == cube
    assert mended >= 4


def test_the_faults_that_follow_from_a_turned_face_are_left_out(rng):
    (fault,) = diagnose(with_face(random_state(3, rng), Face.R, np.rot90)).faults
    assert fault.code is FaultCode.MISPLACED_FACE
    assert fault.facelets == tuple(range(9, 18))
    assert "whole face" in fault.message


def test_of_a_half_painted_cube_the_face_painted_last_is_suspected_first(rng):
    first = 0
    for _ in range(10):
        cube = random_state(3, rng)
        bare = range(4 * 9, 6 * 9)
        wrong = with_face(cube, Face.D, np.rot90).painted(bare, UNPAINTED)
        latest = Origins(latest=tuple(reversed(range(4 * 9))))
        mistakes = diagnose(wrong, latest).mistakes
        first += mistakes[0].repairs[0].cube == cube.painted(bare, UNPAINTED)
    assert first >= 6


def test_a_single_wrong_sticker_is_no_reason_to_turn_a_face(rng):
    for size in SIZES:
        cube = any_cube(size, rng)
        wrong = cube.painted([0], (int(cube.facelets[0]) + 1) % 6)
        codes = [fault.code for fault in diagnose(wrong).faults]
        assert FaultCode.MISPLACED_FACE not in codes


def test_what_followed_from_a_turned_face_follows_from_it_as_it_is_turned_back(rng):
    cube = random_state(3, rng)
    wrong = with_face(cube, Face.R, np.rot90)
    # Corners whose third sticker followed from the wrong face and another one.
    followed = frozenset({20, 26})
    wrong = wrong.painted(sorted(followed), int(cube.facelets[22]))
    repair = first_repair(wrong, Origins(followed=followed))
    assert repair.cube == cube
