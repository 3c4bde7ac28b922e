import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cubeapp.engine.legality.counting import completions, count_completions
from cubeapp.engine.legality.filling import filled
from cubeapp.engine.legality.possible import possible
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import UNPAINTED
from cubeapp.engine.model.orbits import (
    centre_facelets,
    corner_facelets,
    fixed_centres,
    midge_facelets,
    wing_facelets,
)
from tests.engine.legality.painting import (
    any_cube,
    bared,
    keeps,
    mispainted,
    possible_colours,
    recoloured,
)
from tests.every import every
from tests.strategies import few, slow

SIZES = [2, 3, 4, 5, 6, 7]


@few
@given(st.sampled_from(SIZES), st.integers(0, 2**32), st.floats(0, 1))
def test_the_true_colour_is_always_possible(size, seed, share):
    rng = np.random.default_rng(seed)
    cube = any_cube(size, rng)
    found = possible(bared(cube, share, rng))
    assert found.certain.all()
    assert found.colours[np.arange(6 * size**2), cube.facelets].all()


@pytest.mark.parametrize("size", [20, 100])
def test_the_true_colour_is_possible_on_big_cubes(size, rng):
    cube = any_cube(size, rng)
    for share in (0.05, 0.5):
        found = possible(bared(cube, share, rng))
        assert found.certain.all()
        assert found.colours[np.arange(6 * size**2), cube.facelets].all()


@pytest.mark.parametrize("size", [2, 3, 4, *slow(5)])
@pytest.mark.parametrize("share", [0.4, *slow(0.1, 0.8)])
def test_a_colour_is_possible_where_a_legal_cube_has_it_and_only_there(size, share, rng):
    half = bared(any_cube(size, rng), share, rng)
    for index in rng.choice(6 * size**2, 6, replace=False).tolist():
        for colour in range(6):
            fits = count_completions(half.painted([index], colour)) > 0
            assert (colour in possible_colours(half, index)) == fits


@every("size", SIZES)
def test_the_stickers_of_a_legal_cube_can_be_nothing_else(size, rng):
    cube = any_cube(size, rng)
    found = possible(cube)
    assert np.array_equal(found.colours.argmax(axis=1), cube.facelets)
    assert (found.colours.sum(axis=1) == 1).all()


@every("size", [2, 3, 4, 5, 100])
def test_anything_can_come_to_a_bare_cube(size):
    assert possible(Cube.unpainted(size)).colours.all()


def test_a_colour_that_is_used_up_is_not_possible():
    white = [0, 2, 4, 6, 8]
    cube = recoloured(Cube.unpainted(3), corner_facelets(3)[:4, 0], 0)
    assert 0 not in possible_colours(cube, int(corner_facelets(3)[4, 0]))
    assert 0 in possible_colours(cube, int(midge_facelets(3)[4, 0]))
    assert 0 in possible_colours(cube, white[0])
    orbit = centre_facelets(4)[0]
    assert possible_colours(Cube.unpainted(4).painted(orbit[:4], 2), int(orbit[9])) == {
        0,
        1,
        3,
        4,
        5,
    }


def test_a_cubie_shows_no_opposite_colours_and_runs_the_proper_way_round():
    corner = corner_facelets(3)[6]
    cube = recoloured(Cube.unpainted(3), corner[:2], [0, 1])
    assert possible_colours(cube, int(corner[2])) == {2}
    cube = cube.painted(corner[1:2], UNPAINTED)
    assert possible_colours(cube, int(corner[1])) == {1, 2, 4, 5}
    edge = midge_facelets(3)[6]
    assert possible_colours(cube.painted(edge[:1], 4), int(edge[1])) == {0, 2, 3, 5}


def test_a_cubie_that_is_there_already_does_not_come_again():
    edges = midge_facelets(3)
    cube = recoloured(Cube.unpainted(3), edges[:3], [[0, 1], [2, 0], [0, 4]])
    cube = cube.painted(edges[7, :1], 0)
    assert possible_colours(cube, int(edges[7, 1])) == {5}


@pytest.mark.parametrize("size", [3, 5])
def test_centres_are_opposite_and_not_mirrored(size):
    centres = fixed_centres(size)
    cube = Cube.unpainted(size).painted(centres[:1], 4)
    assert possible_colours(cube, int(centres[3])) == {1}
    cube = cube.painted(centres[1:2], 0)
    assert possible_colours(cube, int(centres[2])) == {2}


@pytest.mark.parametrize("size", SIZES)
def test_a_wrong_sticker_can_become_what_it_was(size, rng):
    # The others leave its true colour open, and no second one unless the cubie could be another.
    for _ in range(5):
        cube = any_cube(size, rng)
        index = int(rng.integers(6 * size**2))
        wrong = cube.painted([index], (int(cube.facelets[index]) + 1) % 6)
        assert possible_colours(wrong, index) == {int(cube.facelets[index])}


@pytest.mark.parametrize("size", [2, 3, 4, 5, 20])
def test_wherever_there_are_faults_some_colour_is_offered(size, rng):
    for count in (1, 5, 6 * size**2 // 2):
        cube = bared(mispainted(any_cube(size, rng), count, rng), 0.3, rng)
        assert possible(cube).colours.any(axis=1).all()


@few
@given(st.sampled_from(SIZES), st.integers(0, 2**32), st.floats(0, 0.3))
def test_what_follows_is_filled_in_and_nothing_else(size, seed, share):
    rng = np.random.default_rng(seed)
    cube = any_cube(size, rng)
    half = bared(cube, share, rng)
    full = filled(half)
    assert keeps(half, full)
    assert keeps(full, cube)
    assert count_completions(full) == count_completions(half)
    if count_completions(half) <= 8:
        others = [other.facelets for other in completions(half, 8)]
        agreed = np.all(np.array(others) == others[0], axis=0)
        assert np.array_equal(full.facelets != UNPAINTED, agreed)


def test_the_parity_tells_the_last_two_edges_and_the_last_centres(rng):
    for _ in range(10):
        cube = any_cube(3, rng)
        places = midge_facelets(3)[rng.choice(12, 2, replace=False)]
        half = recoloured(cube, places[:, 1], UNPAINTED)
        assert count_completions(filled(half)) == count_completions(half) <= 2
        half = recoloured(cube, [*places[0], *fixed_centres(3)[2:]], UNPAINTED)
        assert filled(half) == cube


def test_wings_follow_from_all_other_wings(rng):
    # Three places with one sticker each: only together do they tell which wing is where.
    cube = any_cube(4, rng)
    orbit = wing_facelets(4)[0]
    for _ in range(10):
        places = rng.choice(24, 3, replace=False)
        half = recoloured(cube, orbit[places, 0], UNPAINTED)
        ways = completions(half, 6)
        agreed = np.all([c.facelets == cube.facelets for c in ways], axis=0)
        assert np.array_equal(filled(half).facelets != UNPAINTED, agreed)


def test_where_the_corners_are_at_fault_the_edges_still_follow(rng):
    cube = any_cube(3, rng)
    corner, edge = corner_facelets(3)[0], midge_facelets(3)[5]
    wrong = recoloured(cube, corner, cube.facelets[corner[[1, 0, 2]]])
    assert filled(wrong.painted(edge[:1], UNPAINTED)) == wrong
    bare = corner_facelets(3)[3, :1]
    assert filled(wrong.painted(bare, UNPAINTED)) == wrong.painted(bare, UNPAINTED)
