import numpy as np
import pytest

from cubeapp.engine.legality.counting import completion, completions, count_completions, how_many
from cubeapp.engine.legality.validity import diagnose
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import UNPAINTED
from cubeapp.engine.model.orbits import (
    centre_facelets,
    corner_facelets,
    midge_facelets,
    wing_facelets,
)
from tests.engine.legality.painting import any_cube, bared, keeps, mispainted, recoloured
from tests.every import every

POSITIONS = {
    2: 3674160,
    3: 43252003274489856000,
    4: 7401196841564901869874093974498574336000000000,
    5: 282870942277741856536180333107150328293127731985672134721536000000000000000,
}
"""The published numbers of positions, a cube held in 24 ways being one."""


@pytest.mark.parametrize("size", POSITIONS)
def test_all_cubes_fit_where_nothing_is_painted(size):
    assert count_completions(Cube.unpainted(size)) == 24 * POSITIONS[size]


@pytest.mark.parametrize("size", [3, 5])
def test_painted_centres_tell_the_hold(size):
    cube = Cube.unpainted(size).painted([size**2 // 2], 0)
    assert count_completions(cube) == 4 * POSITIONS[size]
    cube = cube.painted([size**2 + size**2 // 2], 1)
    assert count_completions(cube) == POSITIONS[size]


@pytest.mark.parametrize("size", [2, 3, 4, 5, 6, 7, 20])
def test_a_legal_cube_fits_itself_and_a_faulty_one_nothing(size, rng):
    cube = any_cube(size, rng)
    assert count_completions(cube) == 1
    assert completions(cube, 5) == [cube]
    wrong = mispainted(cube, 3, rng)
    assert count_completions(wrong) == 0
    assert completions(wrong, 5) == []
    assert completion(wrong) is None


def test_twists_flips_and_swaps_fit_nothing():
    solved = Cube.solved(3)
    corner, edges = corner_facelets(3)[0], midge_facelets(3)
    for indices, others in (
        (corner, np.roll(corner, 1)),
        (edges[0], edges[0, ::-1]),
        (edges[:2], edges[1::-1]),
    ):
        assert count_completions(recoloured(solved, indices, solved.facelets[others])) == 0


@pytest.mark.parametrize("size", [2, 3, 5])
def test_the_cubes_that_fit_a_few_bare_stickers_are_those_found_by_trying_all(size, rng):
    # Stickers of corners, edges and centres, so that all laws have a say.
    cube = any_cube(size, rng)
    tables = [corner_facelets(size)[:2, 0], midge_facelets(size)[:2, 0], [size**2 // 2]]
    bare = np.concatenate([np.ravel(table) for table in tables]).astype(int)[:3]
    bare = np.append(bare, corner_facelets(size)[1, 1])
    half = recoloured(cube, bare, UNPAINTED)
    legal = set()
    for number in range(6 ** len(bare)):
        colours = number // 6 ** np.arange(len(bare)) % 6
        candidate = recoloured(half, bare, colours)
        counts = np.bincount(candidate.facelets, minlength=6)
        if np.all(counts == size**2) and diagnose(candidate).is_legal:
            legal.add(candidate)
    assert count_completions(half) == len(legal)
    assert set(completions(half, 1000)) == legal


@pytest.mark.parametrize("size", [2, 3, 4, 5])
def test_as_many_cubes_are_listed_as_are_counted(size, rng):
    listed = 0
    for share in (0.05, 0.1, 0.2):
        half = bared(any_cube(size, rng), share, rng)
        count = count_completions(half)
        if count < 40:
            found = completions(half, 50)
            assert len(found) == len(set(found)) == count
            assert all(keeps(half, cube) and diagnose(cube).is_legal for cube in found)
            listed += 1
    assert listed


def test_two_bare_wings_and_bare_centres_count_their_orders(rng):
    cube = any_cube(5, rng)
    wings, centres = wing_facelets(5)[0], centre_facelets(5)
    half = recoloured(cube, wings[[3, 8, 20]], UNPAINTED)
    assert count_completions(half) == 6
    half = half.painted([centres[1][cube.facelets[centres[1]] < 2]], UNPAINTED)
    assert count_completions(half) == 6 * 70
    # With first colours that tell the wings apart or do not.
    half = cube.painted(wings[:, 1], UNPAINTED)
    assert count_completions(half) == 24**6
    half = recoloured(half, wings[:, 0], UNPAINTED)
    assert how_many(count_completions(half)) == "about 6.2 × 10²³"


@pytest.mark.parametrize("size", [2, 3, 4, 5, 6, 7, 31])
@pytest.mark.parametrize("share", [0.2, 0.7, 1])
def test_one_cube_that_fits_is_made_of_any_that_can_be_painted_on(size, share, rng):
    half = bared(any_cube(size, rng), share, rng)
    cube = completion(half)
    assert keeps(half, cube)
    assert diagnose(cube).is_legal


@every(
    "number, words",
    [
        (0, "0"),
        (43_252, "43,252"),
        (999_999_999, "999,999,999"),
        (1_000_000_000, "about 1.0 × 10⁹"),
        (9_949_999_999, "about 9.9 × 10⁹"),
        (9_950_000_000, "about 1.0 × 10¹⁰"),
        (24 * POSITIONS[3], "about 1.0 × 10²¹"),
    ],
)
def test_numbers_are_written_as_people_read_them(number, words):
    assert how_many(number) == words


def test_numbers_of_more_digits_than_python_prints_are_written_as_well():
    assert how_many(7 * 10**5000) == "about 7.0 × 10⁵⁰⁰⁰"
