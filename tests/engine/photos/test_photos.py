"""Cubes from stickers as photos show them; the photos themselves are tested with the window."""

from itertools import permutations, product

import numpy as np
import pytest

from cubeapp.engine.legality.cheapest import cheapest_matching
from cubeapp.engine.legality.validity import diagnose
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.cubies import turns_home
from cubeapp.engine.model.errors import SearchCancelled
from cubeapp.engine.model.geometry import Axis
from cubeapp.engine.model.moves import layer_turns, rotation
from cubeapp.engine.model.orbits import corner_facelets, midge_facelets
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.photos.corners import FALLBACK, guess_corners
from cubeapp.engine.photos.legal import cheapest_legal
from cubeapp.engine.photos.pixels import homography, is_convex, mapped
from cubeapp.engine.photos.reading import Fit, palette_light, read_photos
from cubeapp.engine.photos.sampling import sample
from cubeapp.engine.photos.sharing import shared_out
from cubeapp.engine.solvers.control import SearchControl
from tests.every import every
from tests.strategies import slow

SCREEN = ("#ffffff", "#d31432", "#00a651", "#ffd500", "#ff6a00", "#0051ba")
PALETTE = palette_light(SCREEN)
SIZES = (2, 3, 4, 5, 7)


def scrambled(size, rng):
    turns = layer_turns(size)
    cube = Cube.solved(size).apply_all(turns[i] for i in rng.integers(0, len(turns), 30 * size))
    return cube.apply_all(turns_home(cube)) if size % 2 else cube


def samples_of(cube, rng=None):
    """Samples of a cube's stickers; with ``rng``, each photo in a light of its own."""
    light = PALETTE[cube.faces]
    if rng is not None:
        lamps = np.array([1.2, 1.0, 0.7]) * np.exp(rng.normal(0, 0.1, (6, 1, 1, 3)))
        shadows = rng.uniform(0.6, 1, (6, cube.size, cube.size, 1))
        light = np.clip(light * lamps * shadows + rng.normal(0, 0.004, light.shape), 0, 1)
    return np.concatenate([light, np.ones((6, cube.size, cube.size, 1))], axis=3)


def drawn_face(colours, corners, side=240):
    """A picture of one face on grey, its cells edge to edge with dark seams."""
    size = len(colours)
    y, x = np.mgrid[0:side, 0:side] + 0.5
    back = np.linalg.inv(homography(corners))
    places = mapped(back, np.stack([x.ravel(), y.ravel()], axis=1)) * size
    inside = ((places >= 0) & (places < size)).all(axis=1)
    cells = np.where(inside[:, None], places, 0).astype(int)
    screen = np.array([list(bytes.fromhex(c[1:])) for c in SCREEN])
    picture = np.where(inside[:, None], screen[colours[cells[:, 1], cells[:, 0]]], 90)
    seam = inside & (np.abs(places - cells - 0.5).max(axis=1) > 0.44)
    picture[seam] = 15
    return picture.reshape(side, side, 3).astype(np.uint8)


QUAD = np.array([[46.0, 58], [188, 40], [206, 192], [38, 180]])


def test_a_perspective_carries_the_unit_square_to_the_corners():
    corners = mapped(homography(QUAD), np.array([[0.0, 0], [1, 0], [1, 1], [0, 1]]))
    assert np.allclose(corners, QUAD)


def test_crossed_flat_and_mirrored_quads_are_no_faces():
    assert is_convex(QUAD)
    assert not is_convex(QUAD[[0, 2, 1, 3]])
    assert not is_convex(QUAD[::-1])
    assert not is_convex(np.array([[0.0, 0], [10, 0], [20, 0], [0, 10]]))


@pytest.mark.parametrize("size", [2, 3, 5])
def test_each_sticker_is_sampled_where_it_is(size, rng):
    colours = rng.integers(0, 6, (size, size))
    found = sample(drawn_face(colours, QUAD), QUAD, size)
    apart = np.abs(found[:, :, None, :3] - PALETTE).sum(axis=3)
    assert np.array_equal(apart.argmin(axis=2), colours)
    assert found[..., 3].min() > 0.9


def test_a_logo_on_a_sticker_is_not_its_colour():
    picture = drawn_face(np.zeros((3, 3), dtype=int), QUAD)
    picture[106:129, 106:129] = (20, 40, 160)
    centre = sample(picture, QUAD, 3)[1, 1]
    assert centre[:3].min() > 0.9
    assert centre[3] < 1


@pytest.mark.parametrize("size", [2, 3, 4])
def test_the_corners_of_a_face_are_found(size, rng):
    picture = drawn_face(rng.integers(0, 6, (size, size)), QUAD)
    assert np.abs(guess_corners(picture, size).corners - QUAD).max() < 8


def test_the_corners_are_found_in_a_grainy_photo(rng):
    picture = drawn_face(rng.integers(0, 6, (3, 3)), QUAD)
    grainy = np.clip(picture + rng.normal(0, 12, picture.shape), 0, 255).astype(np.uint8)
    assert np.abs(guess_corners(grainy, 3).corners - QUAD).max() < 8


def test_where_there_is_no_face_the_guess_is_the_middle():
    guess = guess_corners(np.full((100, 200, 3), 120, np.uint8), 3)
    assert np.allclose(guess.corners.mean(axis=0), [100, 50])
    assert np.allclose(np.ptp(guess.corners, axis=0), FALLBACK * 100)
    assert guess.is_doubtful


def test_a_guess_that_nobody_waits_for_any_more_ends(rng):
    control = SearchControl()
    control.cancel()
    with pytest.raises(SearchCancelled):
        guess_corners(drawn_face(rng.integers(0, 6, (3, 3)), QUAD), 3, control)


@pytest.mark.parametrize("shape", [(1, 1), (3, 1024), (1024, 5), (8, 1000)])
def test_pictures_like_a_line_are_looked_at_as_well(shape):
    picture = np.full((*shape, 3), 120, np.uint8)
    high, wide = shape
    assert guess_corners(picture, 3).corners.shape == (4, 2)
    diamond = np.array([[0, high / 2], [wide / 2, 0], [wide, high / 2], [wide / 2, high]])
    assert np.isfinite(sample(picture, diamond, 3)).all()


def test_sharing_out_is_as_cheap_as_can_be_and_knows_what_others_would_cost(rng):
    for _ in range(20):
        costs = rng.random((6, 3))
        chosen, more = shared_out(costs, np.array([1, 2, 3]))
        ways = set(permutations((0, 1, 1, 2, 2, 2)))
        sums = {way: costs[np.arange(6), way].sum() for way in ways}
        least = min(sums.values())
        assert np.isclose(sums[tuple(chosen)], least)
        for item, colour in product(range(6), range(3)):
            forced = min(total for way, total in sums.items() if way[item] == colour)
            assert np.isclose(more[item, colour], forced - least)


def test_assignment_is_as_cheap_as_can_be(rng):
    for _ in range(20):
        prices = rng.random((5, 5))
        least = min(prices[np.arange(5), list(way)].sum() for way in permutations(range(5)))
        assert np.isclose(prices[np.arange(5), cheapest_matching(prices)].sum(), least)


@pytest.mark.parametrize("size", SIZES)
def test_whatever_the_prices_the_cheapest_cube_is_legal(size, rng):
    prices = rng.random((6 * size * size, 6))
    facelets, total = cheapest_legal(prices, size)
    assert diagnose(Cube.from_faces(facelets.reshape(6, size, size))).is_legal
    assert np.isclose(total, prices[np.arange(len(facelets)), facelets].sum())


@every("size", SIZES)
def test_a_legal_cube_is_the_cheapest_where_its_own_colours_cost_least(size, rng):
    cube = scrambled(size, rng)
    prices = 1 + 0.5 * rng.random((6 * size * size, 6))
    prices[np.arange(len(prices)), cube.facelets] = 0
    assert np.array_equal(cheapest_legal(prices, size)[0], cube.facelets)


@pytest.mark.parametrize("size", SIZES)
def test_a_cube_is_read_in_six_different_lights(size, rng):
    for _ in range(3):
        cube = scrambled(size, rng)
        reading = read_photos(samples_of(cube, rng), PALETTE)
        assert reading.cube == cube
        assert reading.fit is Fit.AS_GIVEN
        assert len(reading.doubtful) <= size


@pytest.mark.parametrize("size", [3, 4])
def test_turned_photos_are_turned_back(size, rng):
    cube = scrambled(size, rng)
    samples = samples_of(cube, rng)
    turns = (1, 0, 3, 2, 0, 1)
    given = np.stack([np.rot90(face, turn) for face, turn in zip(samples, turns, strict=True)])
    reading = read_photos(given, PALETTE)
    assert reading.cube == cube
    assert reading.fit is Fit.TURNED
    assert reading.turns == turns


@pytest.mark.parametrize("alg", ["M2", "R L", "R L' U D' F B'", "U2 R2"])
@pytest.mark.parametrize(
    "turns", [(0, 0, 1, 0, 2, 0), *slow((1, 0, 0, 0, 0, 0), (0, 1, 0, 0, 0, 0))]
)
def test_all_cubes_that_turned_photos_of_stripes_can_be_of_are_told(alg, turns, rng):
    cube = Cube.solved(3).apply_all(Alg(alg).moves(3))
    cube = cube.apply_all(turns_home(cube))
    pairs = zip(samples_of(cube, rng), turns, strict=True)
    reading = read_photos(np.stack([np.rot90(face, turn) for face, turn in pairs]), PALETTE)
    cubes = [each.cube for each in (reading, *reading.others)]
    assert cube in cubes
    assert len(set(cubes)) == len(cubes)
    assert (reading.fit is Fit.SEVERAL) == (len(cubes) > 1)


def test_a_doubtful_sticker_is_where_it_is_on_each_cube_that_the_photos_can_be_of(rng):
    cube = Cube.solved(3).apply_all(Alg("R L").moves(3))
    samples = samples_of(cube.apply_all(turns_home(cube)), rng)
    samples[0] = np.rot90(samples[0])
    samples[0, 0, 1, 3] = 0.2
    reading = read_photos(samples, PALETTE)
    assert len({each.turns[0] for each in (reading, *reading.others)}) > 1
    for each in (reading, *reading.others):
        covered = np.zeros((3, 3), dtype=bool)
        covered[0, 1] = True
        assert (each.doubts[0][np.rot90(covered, -each.turns[0])] == 1).all()


def test_photos_in_wrong_places_are_told_by_their_centres(rng):
    cube = scrambled(3, rng)
    order = np.array([3, 0, 4, 1, 5, 2])
    reading = read_photos(samples_of(cube, rng)[order], PALETTE)
    assert reading.cube == cube
    assert reading.is_reordered
    assert tuple(order[list(reading.order)]) == tuple(range(6))


def test_a_cube_that_is_held_otherwise_stays_as_it_is_held(rng):
    moves = [rotation(Axis.Z, 2, 3), rotation(Axis.Y, 1, 3)]
    cube = scrambled(3, rng).apply_all(moves)
    assert read_photos(samples_of(cube, rng), PALETTE).cube == cube


def test_a_sticker_that_looks_like_nothing_follows_from_the_others_and_is_marked(rng):
    cube = scrambled(3, rng)
    samples = samples_of(cube, rng)
    samples[2, 0, 1, :3] = 0.02, 0.01, 0.02
    reading = read_photos(samples, PALETTE)
    assert reading.cube == cube
    assert 19 in reading.doubtful


@pytest.mark.parametrize("table", [corner_facelets, midge_facelets])
def test_a_cube_that_cannot_be_solved_is_not_made_legal(table, rng):
    for _ in range(3):
        cube = scrambled(3, rng)
        place = table(3)[int(rng.integers(8))]
        facelets = cube.facelets.copy()
        facelets[place] = facelets[np.roll(place, 1)]
        twisted = Cube.from_faces(facelets.reshape(6, 3, 3))
        reading = read_photos(samples_of(twisted, rng), PALETTE)
        assert reading.fit is Fit.NONE
        assert reading.cube == twisted


def test_a_cube_with_its_colours_elsewhere_is_said_to_be_one(rng):
    elsewhere = PALETTE[[0, 1, 2, 5, 4, 3]]
    samples = samples_of(scrambled(3, rng), rng)
    samples[..., :3] = elsewhere[scrambled(3, rng).faces]
    reading = read_photos(samples, PALETTE)
    assert reading.fit is Fit.OTHER_SCHEME
    assert not diagnose(reading.cube).is_legal
    assert read_photos(samples, elsewhere).fit is Fit.AS_GIVEN


def test_the_same_face_twice_is_no_cube(rng):
    samples = samples_of(scrambled(3, rng), rng)
    samples[4] = np.rot90(samples[1]) * [0.8, 0.75, 0.7, 1]
    reading = read_photos(samples, PALETTE)
    assert reading.fit is Fit.NONE
    assert not diagnose(reading.cube).is_legal
    assert reading.twins == (1, 4)


def test_photos_of_six_faces_are_not_said_to_be_of_the_same_one(rng):
    cube = scrambled(3, rng)
    twisted = cube.facelets.copy()
    corner = [8, 9, 20]
    twisted[corner] = twisted[np.roll(corner, 1)]
    samples = samples_of(Cube.from_faces(twisted.reshape(6, 3, 3)), rng)
    reading = read_photos(samples, PALETTE)
    assert reading.fit is Fit.NONE
    assert reading.twins is None
