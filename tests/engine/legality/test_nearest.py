from itertools import combinations, product

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cubeapp.engine.legality.counting import count_completions
from cubeapp.engine.legality.nearest import nearest_legal
from cubeapp.engine.legality.reading import mirror_image
from cubeapp.engine.legality.validity import diagnose
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.cubies import read_corners
from cubeapp.engine.model.errors import SearchCancelled
from cubeapp.engine.model.geometry import UNPAINTED
from cubeapp.engine.model.orbits import (
    centre_facelets,
    corner_facelets,
    fixed_centres,
    midge_facelets,
    wing_facelets,
)
from tests.engine.legality.painting import any_cube, bared, mispainted, recoloured
from tests.strategies import examples, slow

SIZES = [2, 3, 4, 5, 6, 7]


def distance(one, other):
    return int(np.count_nonzero(one.facelets != other.facelets))


def assert_right(cube, found, at_most):
    """The cubes found are legal, different, sorted, and the first is near enough."""
    distances = [distance(cube, near.cube) for near in found]
    assert distances == sorted(distances)
    assert distances[0] <= at_most
    assert len({near.cube for near in found}) == len(found)
    for near in found:
        assert diagnose(near.cube).is_legal
        assert near.label
        assert set(near.changed) == set(
            np.flatnonzero(cube.facelets != near.cube.facelets).tolist()
        )


@examples(20)
@given(st.sampled_from(SIZES), st.integers(0, 2**32), st.integers(1, 8))
def test_the_nearest_legal_cube_is_no_further_than_the_one_it_was(size, seed, count):
    rng = np.random.default_rng(seed)
    cube = mispainted(any_cube(size, rng), count, rng)
    found = nearest_legal(cube)
    if found and not found[0].label.startswith("Mirror"):
        assert_right(cube, found, count)
    else:
        assert found or count_completions(cube) == 1


@pytest.mark.parametrize("size", [20, *slow(100)])
def test_big_cubes_have_nearest_ones_as_well(size, rng):
    cube = mispainted(any_cube(size, rng), 6 * size, rng)
    assert_right(cube, nearest_legal(cube, 3), 6 * size)


def is_legal_2x2x2(facelets):
    """Tell it of many cubes at once, by their corners alone."""
    codes = read_corners(facelets[:, corner_facelets(2)])
    known = (codes >= 0).all(axis=1)
    once = (np.sort(codes // 3, axis=1) == np.arange(8)).all(axis=1)
    return known & once & ((codes % 3).sum(axis=1) % 3 == 0)


def distance_by_trying_all(cube, most):
    """The fewest stickers whose change makes a 2×2×2 legal, if they are no more than ``most``."""
    for count in range(1, most + 1):
        shifts = np.array(list(product(range(1, 6), repeat=count)))
        for chunk in combinations(range(24), count):
            facelets = np.repeat(cube.facelets[None], len(shifts), axis=0)
            facelets[:, chunk] = (facelets[:, chunk] + shifts) % 6
            if is_legal_2x2x2(facelets).any():
                return count
    return most + 1


@pytest.mark.parametrize("count", [1, 3, *slow(2, 9)])
def test_no_legal_2x2x2_is_nearer_than_the_nearest(count, rng):
    for _ in range(3):
        cube = mispainted(any_cube(2, rng), count, rng)
        found = nearest_legal(cube)
        if found and not found[0].label.startswith("Mirror"):
            nearest = min(len(found[0].changed), 3)
            assert nearest == distance_by_trying_all(cube, 2)


@pytest.mark.parametrize("size", [2, *slow(3)])
def test_where_two_stickers_of_a_half_painted_cube_change_no_single_one_would_do(size, rng):
    found = ()
    while not found or len(found[0].changed) != 2:
        cube = bared(mispainted(any_cube(size, rng), 4, rng), 0.4, rng)
        found = nearest_legal(cube)
    painted = np.flatnonzero(cube.facelets != UNPAINTED)
    for index in rng.choice(painted, min(12, len(painted)), replace=False).tolist():
        assert not any(count_completions(cube.painted([index], other)) for other in range(6))


@pytest.mark.parametrize("size", [3, 4, *slow(5)])
def test_one_wrong_sticker_is_the_first_to_be_changed(size, rng):
    for table in (corner_facelets(size), wing_facelets(size), midge_facelets(size)):
        if len(table):
            cube = any_cube(size, rng)
            index = int(table.reshape(-1, table.shape[-1])[5, 0])
            wrong = cube.painted([index], (int(cube.facelets[index]) + 2) % 6)
            assert nearest_legal(wrong)[0].cube == cube


def test_a_cube_without_a_fault_needs_no_change(rng):
    assert nearest_legal(any_cube(3, rng)) == ()
    assert nearest_legal(bared(any_cube(4, rng), 0.5, rng)) == ()


@examples(20)
@given(st.sampled_from([2, 3, 4, 5]), st.integers(0, 2**32), st.floats(0, 1))
def test_half_painted_cubes_are_made_such_that_they_can_be_painted_on(size, seed, share):
    rng = np.random.default_rng(seed)
    cube = bared(mispainted(any_cube(size, rng), 4, rng), share, rng)
    found = nearest_legal(cube)
    assert bool(found) == (count_completions(cube) == 0)
    for near in found:
        assert count_completions(near.cube) > 0
        assert np.array_equal(near.cube.facelets == UNPAINTED, cube.facelets == UNPAINTED)
    if found and not found[0].label.startswith("Mirror"):
        assert len(found[0].changed) <= 4


def test_what_breaks_a_law_is_named_by_what_mends_it():
    solved = Cube.solved(3)
    corner, edge = corner_facelets(3)[4], midge_facelets(3)[9]
    twisted = recoloured(solved, corner, np.roll(solved.facelets[corner], 2))
    assert nearest_legal(twisted)[0].label == "Twist the bottom front right corner clockwise"
    assert nearest_legal(twisted)[0].cube == solved
    flipped = recoloured(solved, edge, solved.facelets[edge[::-1]])
    assert nearest_legal(flipped)[0].label == "Flip the front left edge"
    wrong = flipped.painted(corner[:1], 4)
    assert nearest_legal(wrong)[0].label == (
        "Paint yellow: bottom, front right · Flip the front left edge"
    )
    edges = midge_facelets(3)[:2]
    swapped = recoloured(solved, edges, solved.facelets[edges[::-1]])
    assert nearest_legal(swapped)[0].label == "Swap the top right edge and the top front edge"
    assert nearest_legal(solved.painted([4], 1))[0].label == "Paint white: top, centre"
    centre = Cube.solved(4).painted(centre_facelets(4)[0][:1], 1)
    assert nearest_legal(centre)[0].label == "Paint white: top, row 2, column 2"
    mixed = mispainted(solved, 20, np.random.default_rng(1))
    label = nearest_legal(mixed)[0].label
    assert label.startswith("Change ")
    assert label.endswith(" more")


def test_two_stuck_centres_are_mended_by_the_hold_that_is_nearest(rng):
    cube = any_cube(5, rng)
    centres = fixed_centres(5)[:2]
    found = nearest_legal(recoloured(cube, centres, cube.facelets[centres[::-1]]))
    assert found[0].cube == cube


@pytest.mark.parametrize("size", SIZES)
def test_a_cube_painted_left_for_right_is_near_to_its_image(size, rng):
    cube = any_cube(size, rng)
    (found, *_) = nearest_legal(mirror_image(cube))
    assert (found.cube, found.label) == (cube, "Mirror the cube left to right")
    wrong = mirror_image(cube.painted(corner_facelets(size)[0, :1], 3))
    (found, *_) = nearest_legal(wrong)
    assert found.label.startswith("Mirror the cube left to right")
    assert diagnose(found.cube).is_legal
    assert distance(found.cube, cube) <= 1


def test_the_search_can_be_stopped():
    def stop():
        raise SearchCancelled("stopped")

    with pytest.raises(SearchCancelled):
        nearest_legal(Cube.solved(3).painted([0], 3), pause=stop)
