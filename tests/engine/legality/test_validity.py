import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cubeapp.engine.legality.diagnosis import Diagnosis, InvalidCubeError
from cubeapp.engine.legality.validity import FaultCode, diagnose
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.cubies import Cubies, is_odd
from cubeapp.engine.model.geometry import UNPAINTED, Face
from cubeapp.engine.model.orbits import (
    CORNERS,
    EDGES,
    WINGS,
    centre_facelets,
    corner_facelets,
    fixed_centres,
    midge_facelets,
    wing_facelets,
)
from cubeapp.engine.model.places import corner_words
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.scrambles.random_state import random_state
from tests.engine.legality.painting import held_anyhow, recoloured
from tests.every import every
from tests.strategies import examples, sizes_and_moves, slow

SIZES = [2, 3, 4, 5, 6, 7]
ODD = [3, 5, 7]
BIG = [4, 5, 6, 7]
SMALL_FIRST = [2, 3, *slow(4, 5, 6, 7)]
"""Sizes for what is tried in very many places; the larger ones where there is time."""


@pytest.fixture(params=["solved", "random"])
def make(request, rng):
    """Make the cube that a fault is put into."""
    if request.param == "solved":
        return Cube.solved
    return lambda size: held_anyhow(random_state(size, rng), rng)


def exchanged(cube, a, b):
    """The cube with the stickers ``a`` and ``b`` in each other's place."""
    a, b = np.ravel(a), np.ravel(b)
    return recoloured(cube, np.append(a, b), cube.facelets[np.append(b, a)])


def codes(cube):
    return [fault.code for fault in diagnose(cube).faults]


def the_fault(cube, code=None):
    """The cube's only fault, or its only one with ``code``."""
    faults = [f for f in diagnose(cube).faults if code is None or f.code is code]
    assert len(faults) == 1, [fault.message for fault in faults]
    return faults[0]


def assert_mended(fault):
    """All repairs of ``fault`` leave legal cubes, and there is one."""
    assert fault.repairs
    assert all(diagnose(repair.cube).is_legal for repair in fault.repairs)


# No false alarm


@examples(300)
@given(sizes_and_moves)
def test_whatever_turns_reach_is_legal(drawn):
    size, moves = drawn
    assert diagnose(Cube.solved(size).apply_all(moves)).faults == ()


@pytest.mark.parametrize("count", [40, *slow(200)])
@pytest.mark.parametrize("size", SIZES)
def test_random_states_are_legal_in_every_hold(size, count, rng):
    for _ in range(count):
        assert diagnose(held_anyhow(random_state(size, rng), rng)).is_legal


@pytest.mark.parametrize("size", [20, 31, 100])
def test_big_random_states_are_legal(size, rng):
    assert diagnose(random_state(size, rng)).is_legal


@pytest.mark.parametrize(
    "alg", ["2R2 U2 2R2 Uw2 2R2 Uw2", "Rw2 F2 U2 Rw2 2U2 U2 F2 Rw2 2U2", "Rw U2 x Rw U2"]
)
def test_parity_of_the_4x4_is_legal(alg):
    assert diagnose(Cube.solved(4).apply_all(Alg(alg).moves(4))).is_legal


@every("size", [4, 5, 6])
def test_two_wings_that_changed_places_are_legal(size, make):
    cube = make(size)
    orbit = wing_facelets(size)[0]
    assert diagnose(exchanged(cube, orbit[3], orbit[17])).is_legal


@every("size", [2, 4, 6])
def test_even_sizes_have_no_parity_law(size, make):
    corners = corner_facelets(size)
    assert diagnose(exchanged(make(size), corners[0], corners[3])).is_legal


@examples(100)
@given(st.sampled_from(SIZES), st.integers(0, 2**32), st.floats(0, 1))
def test_half_painted_legal_cubes_only_lack_paint(size, seed, share):
    rng = np.random.default_rng(seed)
    cube = held_anyhow(random_state(size, rng), rng)
    bare = rng.random(6 * size * size) < share
    half = recoloured(cube, bare, UNPAINTED)
    assert codes(half) == [FaultCode.UNPAINTED] * bool(bare.any())
    for fault in diagnose(half).faults:
        assert set(fault.facelets) == set(np.nonzero(bare)[0].tolist())
        for repair in fault.repairs:
            filled = repair.cube.facelets != UNPAINTED
            assert np.array_equal(repair.cube.facelets[filled], cube.facelets[filled])


@pytest.mark.parametrize("count", [60, *slow(3600)])
def test_one_in_twelve_ways_to_assemble_a_3x3_is_legal(rng, count):
    legal = 0
    for _ in range(count):
        cubies = Cubies(
            cp=tuple(rng.permutation(8).tolist()),
            co=tuple(rng.integers(3, size=8).tolist()),
            ep=tuple(rng.permutation(12).tolist()),
            eo=tuple(rng.integers(2, size=12).tolist()),
        )
        cube = held_anyhow(cubies.cube(), rng)
        verdict = diagnose(cube)
        assert verdict.is_legal == cube.is_legal == cubies.is_solvable
        laws = [FaultCode.TWISTED_CORNER, FaultCode.FLIPPED_EDGE, FaultCode.SWAPPED_CUBIES]
        broken = [sum(cubies.co) % 3, sum(cubies.eo) % 2, is_odd(cubies.cp) != is_odd(cubies.ep)]
        found = [fault.code for fault in verdict.faults]
        assert found == [law for law, is_broken in zip(laws, broken, strict=True) if is_broken]
        legal += verdict.is_legal
    deviation = (count * 11) ** 0.5 / 12
    assert abs(legal - count / 12) < 3.1 * deviation


# Each fault by itself


@pytest.mark.parametrize("size", SMALL_FIRST)
@pytest.mark.parametrize("times", [1, 2])
def test_a_twisted_corner(size, times, make):
    for place in range(8):
        indices = corner_facelets(size)[place]
        cube = make(size)
        fault = the_fault(recoloured(cube, indices, np.roll(cube.facelets[indices], times)))
        assert fault.code is FaultCode.TWISTED_CORNER
        assert set(indices.tolist()) <= set(fault.facelets)
        assert (" clockwise" in fault.message) == (times == 1)
        assert len(fault.repairs) == 8
        assert cube in [repair.cube for repair in fault.repairs]
        assert_mended(fault)


@pytest.mark.parametrize("size", [3, *slow(5, 7)])
def test_a_flipped_edge(size, make):
    for indices in midge_facelets(size):
        cube = make(size)
        fault = the_fault(exchanged(cube, indices[0], indices[1]))
        assert fault.code is FaultCode.FLIPPED_EDGE
        assert set(indices.tolist()) <= set(fault.facelets)
        assert cube in [repair.cube for repair in fault.repairs]
        assert_mended(fault)


@pytest.mark.parametrize("size", [3, *slow(5, 7)])
@pytest.mark.parametrize("table", [corner_facelets, midge_facelets])
def test_two_cubies_that_changed_places(size, table, make):
    for a, b in [(0, 1), (2, 7), (5, 6)]:
        places = table(size)[[a, b]]
        cube = make(size)
        fault = the_fault(exchanged(cube, places[0], places[1]))
        assert fault.code is FaultCode.SWAPPED_CUBIES
        assert set(places.ravel().tolist()) <= set(fault.facelets)
        assert_mended(fault)


def test_the_likeliest_repair_comes_first():
    solved = Cube.solved(3)
    corner, edge = corner_facelets(3)[4], midge_facelets(3)[9]
    twisted = recoloured(solved, corner, np.roll(solved.facelets[corner], 2))
    assert the_fault(twisted).facelets == tuple(corner.tolist())
    assert the_fault(twisted).repairs[0].label == "Twist the bottom front right corner clockwise"
    flipped = exchanged(solved, edge[0], edge[1])
    assert the_fault(flipped).facelets == tuple(edge.tolist())
    assert the_fault(flipped).repairs[0].label == "Flip the front left edge"
    swapped = exchanged(solved, midge_facelets(3)[1], midge_facelets(3)[11])
    assert the_fault(swapped).facelets == tuple(midge_facelets(3)[[1, 11]].ravel().tolist())
    assert the_fault(swapped).repairs[0].label == "Swap the top front edge and the back right edge"


@pytest.mark.parametrize("size", SMALL_FIRST)
def test_two_stickers_of_a_corner_exchanged(size, make):
    for place, name in enumerate(map(corner_words, CORNERS)):
        indices = corner_facelets(size)[place]
        cube = make(size)
        fault = the_fault(exchanged(cube, indices[1], indices[2]))
        assert fault.code is FaultCode.MIRRORED_CORNER
        assert name in fault.message
        assert fault.facelets == tuple(indices.tolist())
        assert [repair.cube for repair in fault.repairs] == [cube]


@pytest.mark.parametrize("size", SMALL_FIRST)
def test_a_wrong_sticker_on_a_corner(size, make):
    cube = make(size)
    for place, indices in enumerate(corner_facelets(size)):
        for colour in set(range(6)) - {int(cube.facelets[indices[0]])}:
            wrong = cube.painted(indices[:1], colour)
            found = diagnose(wrong).faults
            assert found[0].code is FaultCode.COLOUR_COUNT
            assert {fault.code for fault in found[1:]} & {
                FaultCode.IMPOSSIBLE_CUBIE,
                FaultCode.MIRRORED_CORNER,
                FaultCode.DUPLICATE_CUBIE,
            }, CORNERS[place]
            assert all(int(indices[0]) in fault.facelets for fault in found)
            assert cube in [repair.cube for repair in found[0].repairs]
            assert_mended(found[1])


@pytest.mark.parametrize("size", [3, *slow(5, 7)])
def test_a_wrong_sticker_on_an_edge(size, make):
    cube = make(size)
    for place, indices in enumerate(midge_facelets(size)):
        for colour in set(range(6)) - {int(cube.facelets[indices[1]])}:
            found = diagnose(cube.painted(indices[1:], colour)).faults
            kinds = {fault.code for fault in found[1:]}
            assert kinds <= {FaultCode.IMPOSSIBLE_CUBIE, FaultCode.DUPLICATE_CUBIE}, EDGES[place]
            assert all(int(indices[1]) in fault.facelets for fault in found)
            assert cube in [repair.cube for repair in found[0].repairs]
            assert_mended(found[1])


@pytest.mark.parametrize("size", [4, *slow(5, 6, 7)])
def test_a_wrong_sticker_on_a_wing(size, make):
    cube = make(size)
    for orbit in wing_facelets(size):
        for place in (0, 7, 13, 22):
            index = int(orbit[place, 0])
            for colour in set(range(6)) - {int(cube.facelets[index])}:
                found = diagnose(cube.painted([index], colour)).faults
                kinds = {fault.code for fault in found[1:]}
                assert kinds <= {FaultCode.IMPOSSIBLE_CUBIE, FaultCode.DUPLICATE_CUBIE}
                assert all(index in fault.facelets for fault in found), WINGS[place]
                assert_mended(found[1])


def test_a_corner_that_is_there_twice_names_both_places_and_the_missing_one():
    solved = Cube.solved(3)
    places = corner_facelets(3)[[0, 6]]
    cube = recoloured(solved, places[1], np.roll(solved.facelets[places[0]], 1))
    fault = the_fault(cube, FaultCode.DUPLICATE_CUBIE)
    assert fault.message == (
        "The corner white-red-green is there twice: top front right corner and bottom back left "
        "corner; yellow-blue-orange is missing."
    )
    assert fault.facelets == tuple(places.ravel().tolist())
    assert Cube.solved(3) in [repair.cube for repair in fault.repairs]
    assert not {FaultCode.TWISTED_CORNER, FaultCode.SWAPPED_CUBIES} & set(codes(cube))


def test_an_edge_that_is_there_twice_names_both_places_and_the_missing_one():
    solved = Cube.solved(5)
    places = midge_facelets(5)[[0, 9]]
    cube = recoloured(solved, places[1], solved.facelets[places[0]])
    fault = the_fault(cube, FaultCode.DUPLICATE_CUBIE)
    assert "twice: top right edge and front left edge; green-orange is missing" in fault.message
    assert fault.facelets == tuple(places.ravel().tolist())


def test_a_corner_with_a_colour_twice_or_with_opposite_colours():
    indices = corner_facelets(3)[0]
    twice = recoloured(Cube.solved(3), indices, [0, 1, 0])
    message = the_fault(twice, FaultCode.IMPOSSIBLE_CUBIE).message
    assert message == "The top front right corner shows white twice."
    thrice = recoloured(Cube.solved(3), indices, [2, 2, 2])
    assert "green three times" in the_fault(thrice, FaultCode.IMPOSSIBLE_CUBIE).message
    opposite = recoloured(Cube.solved(3), indices, [0, 3, 1])
    message = the_fault(opposite, FaultCode.IMPOSSIBLE_CUBIE).message
    assert (
        message == "The top front right corner shows white and yellow, which are opposite colours."
    )


@every("size", BIG)
def test_a_wing_turned_over_in_its_place(size, make):
    for orbit in wing_facelets(size):
        cube = make(size)
        fault = the_fault(exchanged(cube, orbit[4, 0], orbit[4, 1]))
        assert fault.code is FaultCode.DUPLICATE_CUBIE
        assert "turned over" in fault.message
        assert set(orbit[4].tolist()) <= set(fault.facelets)
        assert len(fault.repairs) == 2
        assert_mended(fault)


def test_a_wing_is_named_by_its_edge_and_layer():
    cube = Cube.solved(7)
    indices = wing_facelets(7)[1][WINGS.index("UF")]
    fault = the_fault(recoloured(cube, indices, [0, 3]), FaultCode.IMPOSSIBLE_CUBIE)
    assert fault.message.startswith(
        "The top front edge (layer 3 from the right) shows white and yellow"
    )


@pytest.mark.parametrize("size", [4, 5, 6, *slow(7)])
def test_centres_exchanged_between_orbits_or_with_wings(size, make):
    for orbit, indices in enumerate(centre_facelets(size)):
        cube = make(size)
        row = cube.facelets[indices]
        wrong = cube.painted(indices[:1], (int(row[0]) + 1) % 6)
        fault = the_fault(wrong, FaultCode.ORBIT_COUNT)
        assert codes(wrong) == [FaultCode.COLOUR_COUNT, FaultCode.ORBIT_COUNT]
        assert set(fault.facelets) == {
            int(i) for i in indices if wrong.facelets[i] == wrong.facelets[indices[0]]
        }, orbit
        assert "3" in fault.message
        assert "5" in fault.message
        assert len(fault.repairs) == 5
        assert cube in [repair.cube for repair in fault.repairs]
        assert_mended(fault)


def test_centres_of_two_orbits_exchanged():
    x_centres, t_centres = centre_facelets(5)
    cube = exchanged(Cube.solved(5), x_centres[0], t_centres[23])
    faults = diagnose(cube).faults
    assert [fault.code for fault in faults] == [FaultCode.ORBIT_COUNT] * 2
    assert "x-centres (row 2, column 2" in faults[0].message
    assert "t-centres (row 2, column 3" in faults[1].message
    assert "3 white and 5 blue" in faults[0].message


@every("size", ODD)
def test_fixed_centres_that_do_not_go_together(size, make):
    for a, b in [(0, 1), (2, 4), (5, 3)]:
        indices = fixed_centres(size)[[a, b]]
        cube = make(size)
        fault = the_fault(exchanged(cube, indices[0], indices[1]))
        assert fault.code is FaultCode.CENTRES
        assert set(indices.tolist()) <= set(fault.facelets)
        assert cube in [repair.cube for repair in fault.repairs]
        assert_mended(fault)


@every("size", ODD)
def test_a_fixed_centre_with_another_ones_colour(size, make):
    cube = make(size)
    up, right = fixed_centres(size)[:2]
    wrong = cube.painted([up], int(cube.facelets[right]))
    fault = the_fault(wrong, FaultCode.CENTRES)
    assert set(fault.facelets) == {int(up), int(right)}
    assert "top and right" in fault.message
    assert [repair.cube for repair in fault.repairs] == [cube]


@every("size", ODD)
def test_opposite_centres_exchanged(size, make):
    cube = make(size)
    for a, b in [(0, 3), (1, 4), (2, 5)]:
        centres = fixed_centres(size)
        fault = the_fault(exchanged(cube, centres[a], centres[b]))
        assert fault.code is FaultCode.MIRRORED_SCHEME
        assert set(fault.facelets) == set(centres.tolist())
        assert cube in [repair.cube for repair in fault.repairs]
        assert_mended(fault)


@every("size", SIZES)
def test_a_cube_in_the_mirrored_scheme(size, make):
    cube = make(size)
    others = np.array([3, 1, 2, 0, 4, 5])
    fault = the_fault(Cube.from_faces(others[cube.faces]))
    assert fault.code is FaultCode.MIRRORED_SCHEME
    assert cube in [repair.cube for repair in fault.repairs]
    assert_mended(fault)


@every("size", SIZES)
def test_a_cube_painted_left_for_right(size, make):
    cube = make(size)
    image = Cube.from_faces(cube.faces[[0, 4, 2, 3, 1, 5], :, ::-1])
    fault = the_fault(image)
    assert fault.code is FaultCode.MIRRORED_SCHEME
    assert fault.repairs[0].label == "Mirror the cube left to right"
    assert fault.repairs[0].cube == cube
    assert_mended(fault)


@every("size", SIZES)
def test_faults_of_a_mirrored_cube_are_found_as_well(size, make):
    cube = make(size)
    indices = corner_facelets(size)[3]
    twisted = recoloured(cube, indices, np.roll(cube.facelets[indices], 1))
    found = codes(Cube.from_faces(np.array([3, 1, 2, 0, 4, 5])[twisted.faces]))
    assert found == [FaultCode.MIRRORED_SCHEME, FaultCode.TWISTED_CORNER]


def test_colour_counts_name_each_colour_with_its_surplus_or_lack():
    cube = Cube.solved(3).painted([1, 3], 2).painted([10], 5)
    message = the_fault(cube, FaultCode.COLOUR_COUNT).message
    assert message == (
        "There are 2 green and 1 blue too many and 2 white and 1 red too few: "
        "each colour has 9 stickers."
    )


# Half-painted cubes


def test_bare_stickers_are_counted_and_named():
    fault = the_fault(Cube.solved(3).painted([4, 17], UNPAINTED))
    assert fault.code is FaultCode.UNPAINTED
    assert fault.message == "2 of 54 stickers have no colour yet."
    assert fault.facelets == (4, 17)


@pytest.mark.parametrize("size", [2, 3, 7, 100])
def test_a_cube_without_paint_lacks_nothing_else(size):
    assert codes(Cube.unpainted(size)) == [FaultCode.UNPAINTED]
    assert the_fault(Cube.unpainted(size)).repairs == ()


def test_nothing_is_filled_in_where_something_is_wrong():
    cube = Cube.solved(3).painted(midge_facelets(3)[4], UNPAINTED).painted([0], 3)
    assert the_fault(cube, FaultCode.UNPAINTED).repairs == ()


def test_half_painted_cubes_show_what_is_wrong_already():
    corner, edge = corner_facelets(3)[0], midge_facelets(3)[1]
    blank = Cube.unpainted(3)
    cases = [
        (recoloured(blank, corner[:2], [0, 3]), FaultCode.IMPOSSIBLE_CUBIE),
        (recoloured(blank, corner, [0, 2, 1]), FaultCode.MIRRORED_CORNER),
        (recoloured(blank, edge, [4, 4]), FaultCode.IMPOSSIBLE_CUBIE),
        (recoloured(blank, midge_facelets(3)[[1, 2]], [[0, 1], [1, 0]]), FaultCode.DUPLICATE_CUBIE),
        (recoloured(blank, fixed_centres(3)[:2], [0, 3]), FaultCode.CENTRES),
        (recoloured(blank, fixed_centres(3)[[0, 3]], [0, 1]), FaultCode.CENTRES),
        (recoloured(blank, fixed_centres(3)[:3], [0, 2, 1]), FaultCode.MIRRORED_SCHEME),
        (recoloured(blank, corner_facelets(3)[:5, 0], 0), FaultCode.ORBIT_COUNT),
        (recoloured(Cube.unpainted(4), centre_facelets(4)[0][:5], 0), FaultCode.ORBIT_COUNT),
        (recoloured(Cube.unpainted(6), wing_facelets(6)[1][:9, 0], 0), FaultCode.ORBIT_COUNT),
        (recoloured(blank, [0, 1, 2, 3, 5, 6, 7, 8, 10, 12], 0), FaultCode.COLOUR_COUNT),
    ]
    for cube, code in cases:
        found = codes(cube)
        assert found[0] is FaultCode.UNPAINTED
        assert code in found, code


def test_two_stickers_tell_a_corner_that_is_there_twice():
    places = corner_facelets(2)
    cube = recoloured(Cube.unpainted(2), places[0][:2], [0, 1])
    cube = recoloured(cube, places[5], [0, 1, 2])
    assert codes(cube) == [FaultCode.UNPAINTED, FaultCode.DUPLICATE_CUBIE]


@every("size", SIZES)
def test_the_last_corner_is_filled_in(size, make):
    cube = make(size)
    fault = the_fault(cube.painted(corner_facelets(size)[2], UNPAINTED))
    assert [repair.cube for repair in fault.repairs] == [cube]


@every("size", ODD)
def test_the_last_edge_and_the_last_centre_are_filled_in(size, make):
    cube = make(size)
    bare = [*midge_facelets(size)[8], *fixed_centres(size)[:3]]
    (repair,) = the_fault(cube.painted(bare, UNPAINTED)).repairs
    assert repair.cube == cube


@every("size", BIG)
def test_the_last_wing_and_the_last_centres_are_filled_in(size, make):
    cube = make(size)
    centres = centre_facelets(size)[-1]
    bare = [*wing_facelets(size)[0][21], *centres[cube.facelets[centres] == 4]]
    (repair,) = the_fault(cube.painted(bare, UNPAINTED)).repairs
    assert repair.cube == cube


# Several faults


@every("size", ODD)
def test_independent_faults_are_all_reported(size, make):
    cube = make(size)
    corners, edges = corner_facelets(size), midge_facelets(size)
    cube = recoloured(cube, corners[1], np.roll(cube.facelets[corners[1]], 1))
    cube = exchanged(cube, edges[3][0], edges[3][1])
    cube = exchanged(cube, corners[5], corners[6])
    assert codes(cube) == [
        FaultCode.TWISTED_CORNER,
        FaultCode.FLIPPED_EDGE,
        FaultCode.SWAPPED_CUBIES,
    ]


def test_wrong_centres_do_not_hide_twists_and_flips():
    cube = Cube.solved(3)
    corner, edge, centres = corner_facelets(3)[0], midge_facelets(3)[0], fixed_centres(3)
    cube = recoloured(cube, corner, np.roll(cube.facelets[corner], 1))
    cube = exchanged(exchanged(cube, edge[0], edge[1]), centres[0], centres[1])
    assert codes(cube) == [
        FaultCode.CENTRES,
        FaultCode.TWISTED_CORNER,
        FaultCode.FLIPPED_EDGE,
    ]


@pytest.mark.parametrize("size", [2, 3, 8, 20, *slow(100)])
def test_nonsense_gives_few_faults_that_name_every_wing_and_centre(size, rng):
    diagnosis = diagnose(Cube.from_faces(rng.integers(6, size=(6, size, size))))
    assert not diagnosis.is_legal
    # 8 corners, 12 edges, and for wings and centres twelve each with one that sums up.
    assert len(diagnosis.faults) <= 3 + 16 + 24 + 13 + 13
    for fault in diagnosis.faults:
        assert fault.message.endswith(".")
        assert fault.facelets
        assert len(fault.repairs) <= 12
        assert all(repair.cube.is_painted for repair in fault.repairs)


def test_the_error_for_a_cube_that_cannot_be_solved_says_why():
    diagnosis = diagnose(Cube.solved(3).painted([0], Face.D))
    error = InvalidCubeError(diagnosis)
    assert "1 yellow too many" in str(error)
    assert error.diagnosis is diagnosis


def test_the_error_names_the_first_faults_and_counts_the_others(rng):
    faults = diagnose(Cube.from_faces(rng.integers(6, size=(6, 3, 3)))).faults
    few, many = (InvalidCubeError(Diagnosis(faults[:count])) for count in (4, 10))
    assert str(many).endswith("There are 7 more faults.")
    assert str(few).endswith("There is 1 more fault.")
    assert all((fault.message in str(many)) == (fault in faults[:3]) for fault in faults)
