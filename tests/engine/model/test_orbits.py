import numpy as np
import pytest

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import Face, facelet_points
from cubeapp.engine.model.moves import layer_turns
from cubeapp.engine.model.orbits import (
    CORNERS,
    EDGES,
    WINGS,
    centre_cells,
    centre_facelets,
    corner_facelets,
    faces_of,
    fixed_centres,
    midge_facelets,
    place_name,
    wing_facelets,
)
from cubeapp.engine.model.permutations import permutation
from tests.every import every

TABLES = (corner_facelets, midge_facelets, wing_facelets, centre_facelets, fixed_centres)


@every("size", [2, 3, 4, 5, 6, 7, 8, 9, 20, 99, 100])
def test_every_facelet_is_in_exactly_one_orbit(size):
    everything = np.concatenate([table(size).ravel() for table in TABLES])
    assert sorted(everything.tolist()) == list(range(6 * size * size))


@every(
    "size, midges, wing_orbits, centre_orbits, fixed",
    [(2, 0, 0, 0, 0), (3, 12, 0, 0, 6), (4, 0, 1, 1, 0), (5, 12, 1, 2, 6), (7, 12, 2, 6, 6)],
)
def test_numbers_of_cubies(size, midges, wing_orbits, centre_orbits, fixed):
    assert corner_facelets(size).shape == (8, 3)
    assert midge_facelets(size).shape == (midges, 2)
    assert wing_facelets(size).shape == (wing_orbits, 24, 2)
    assert centre_facelets(size).shape == (centre_orbits, 24)
    assert centre_cells(size).shape == (centre_orbits, 2)
    assert fixed_centres(size).shape == (fixed,)


@every("size", [2, 3, 4, 5, 6, 7])
def test_turns_carry_each_orbit_into_itself(size):
    orbits = [corner_facelets(size), midge_facelets(size), *wing_facelets(size)]
    orbits += list(centre_facelets(size))
    for move in layer_turns(size):
        source = permutation(size, move)
        for orbit in orbits:
            assert set(source[orbit].ravel().tolist()) == set(orbit.ravel().tolist())


@pytest.mark.parametrize("size", [4, 5, 6, 7])
def test_turns_join_all_places_of_an_orbit(size):
    permutations = [permutation(size, move) for move in layer_turns(size)]
    for orbit in [*wing_facelets(size)[:, :, 0], *centre_facelets(size)]:
        reached = {int(orbit[0])}
        while True:
            more = reached.union(*(table[list(reached)].tolist() for table in permutations))
            if more == reached:
                break
            reached = more
        assert reached >= set(orbit.tolist())


@pytest.mark.parametrize("size", [2, 3, 6, 7])
def test_places_are_named_by_the_faces_of_their_stickers(size):
    for names, table in (
        (CORNERS, corner_facelets(size)),
        (EDGES, midge_facelets(size)),
        *((WINGS, orbit) for orbit in wing_facelets(size)),
    ):
        for name, facelets in zip(names, table, strict=False):
            assert [Face(i // size**2) for i in facelets] == list(faces_of(name))


@pytest.mark.parametrize("size", [2, 5, 8])
def test_the_stickers_of_a_cubie_touch(size):
    points = facelet_points(size)
    for table in (corner_facelets(size), midge_facelets(size), *wing_facelets(size)):
        cubies = np.clip(points[table], 1 - size, size - 1)
        assert np.all(cubies == cubies[:, :1])


@pytest.mark.parametrize("size", [4, 5, 7, 10])
def test_each_pair_of_colours_is_once_in_an_orbit_of_wings(size, rng):
    turns = layer_turns(size)
    cube = Cube.solved(size).apply_all(turns[i] for i in rng.integers(len(turns), size=60))
    for orbit in wing_facelets(size):
        assert len({tuple(pair) for pair in cube.facelets[orbit].tolist()}) == 24


def test_names_for_people_put_top_and_front_first():
    assert place_name("URF") == "UFR"
    assert place_name("ULB") == "UBL"
    assert place_name("FU") == "UF"


def test_wings_of_the_first_orbit_lie_beside_the_corners():
    size = 7
    (upper_right, *_) = wing_facelets(size)[0][[WINGS.index("UF")]]
    (upper_left, *_) = wing_facelets(size)[0][[WINGS.index("FU")]]
    assert upper_right.tolist() == [6 * size + 5, 2 * size**2 + 5]
    assert upper_left.tolist() == [2 * size**2 + 1, 6 * size + 1]
