"""Repairs of cubes that are still being painted; those of whole cubes are in test_validity."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cubeapp.engine.legality.counting import count_completions
from cubeapp.engine.legality.validity import FaultCode, diagnose
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import UNPAINTED
from cubeapp.engine.model.orbits import (
    centre_facelets,
    corner_facelets,
    fixed_centres,
    midge_facelets,
    wing_facelets,
)
from tests.engine.legality.painting import any_cube, bared, mispainted, recoloured
from tests.strategies import few, slow

SIZES = [2, 3, 4, 5]


def edge_tables(size):
    """The midges and each orbit of wings."""
    return [table for table in (midge_facelets(size), *wing_facelets(size)) if len(table)]


def repairs_of(cube, code):
    """The repairs of the cube's only fault of this kind, which leave cubes to paint on."""
    faults = [fault for fault in diagnose(cube).faults if fault.code is code]
    assert len(faults) == 1, [fault.message for fault in faults]
    (fault,) = faults
    assert 0 < len(fault.repairs) <= 12
    assert len({repair.cube for repair in fault.repairs}) == len(fault.repairs)
    for repair in fault.repairs:
        assert count_completions(repair.cube) > 0, repair.label
        assert repair.label
    return fault.repairs


def bare_as_before(cube, repairs):
    bare = cube.facelets == UNPAINTED
    return all(np.array_equal(repair.cube.facelets == UNPAINTED, bare) for repair in repairs)


@pytest.mark.parametrize("size", [2, 3, 4, *slow(5)])
def test_opposite_colours_on_a_cubie_that_is_not_wholly_painted(size):
    for table in (corner_facelets(size), *edge_tables(size)):
        cube = recoloured(Cube.unpainted(size), table[1][:2], [1, 4])
        repairs = repairs_of(cube, FaultCode.IMPOSSIBLE_CUBIE)
        assert bare_as_before(cube, repairs)
        assert all("Paint" in repair.label for repair in repairs)


@pytest.mark.parametrize("size", [2, 3, 4, *slow(5)])
def test_a_cubie_that_is_there_twice_among_bare_ones(size):
    for table in (corner_facelets(size), *edge_tables(size)):
        shown = Cube.solved(size).facelets[table[0]]
        cube = recoloured(Cube.unpainted(size), table[[0, 5]], [shown, shown])
        assert bare_as_before(cube, repairs_of(cube, FaultCode.DUPLICATE_CUBIE))


@pytest.mark.parametrize("size", [2, 3, 4, *slow(5)])
def test_a_mirrored_corner_among_bare_ones(size):
    cube = recoloured(Cube.unpainted(size), corner_facelets(size)[0], [0, 2, 1])
    repairs = repairs_of(cube, FaultCode.MIRRORED_CORNER)
    assert bare_as_before(cube, repairs)
    assert "Paint the top front right corner: front green and right red" in [
        repair.label for repair in repairs
    ]


@pytest.mark.parametrize("size", [3, 5])
def test_centres_that_do_not_go_together_while_others_are_bare(size):
    centres = fixed_centres(size)
    cube = recoloured(Cube.unpainted(size), centres[[0, 3]], [0, 1])
    repairs = repairs_of(cube, FaultCode.CENTRES)
    assert bare_as_before(cube, repairs)
    assert {"Paint yellow: bottom, centre", "Paint orange: top, centre"} <= {
        repair.label for repair in repairs
    }
    cube = recoloured(Cube.unpainted(size), centres[:3], [0, 2, 1])
    labels = [repair.label for repair in repairs_of(cube, FaultCode.MIRRORED_SCHEME)]
    assert "Mirror the cube left to right" in labels


def test_what_changes_nothing_is_no_repair():
    corners, edges = corner_facelets(3)[:5], midge_facelets(3)[:4]
    image = np.array([3, 1, 2, 0, 4, 5])[Cube.solved(3).facelets[corners]]
    cube = recoloured(Cube.unpainted(3), corners, image)
    cube = recoloured(cube, edges, [[0, 3]] * 4)
    repairs = [repair for fault in diagnose(cube).faults for repair in fault.repairs]
    assert "Mirror the cube left to right" in [repair.label for repair in repairs]
    assert cube not in [repair.cube for repair in repairs]


@pytest.mark.parametrize("size", SIZES)
def test_a_colour_too_often_among_corners_or_edges_is_taken_off(size):
    corners = recoloured(Cube.unpainted(size), corner_facelets(size)[:5, 0], 0)
    labels = [repair.label for repair in repairs_of(corners, FaultCode.ORBIT_COUNT)]
    assert len(labels) == 5
    assert "Erase: top, front right" in labels
    if size % 2:
        edges = recoloured(Cube.unpainted(size), midge_facelets(size)[:5, 0], 0)
        assert len(repairs_of(edges, FaultCode.ORBIT_COUNT)) == 5
    for orbit in wing_facelets(size):
        # Four wings show white first, four show it second.
        cube = recoloured(Cube.unpainted(size), orbit[[*range(5), *range(12, 16)], 0], 0)
        assert diagnose(cube).faults[1].code is FaultCode.ORBIT_COUNT


@pytest.mark.parametrize("size", [4, 5])
def test_wings_that_are_too_much_alike_are_told_apart_from_the_others(size):
    for orbit in wing_facelets(size):
        cube = recoloured(Cube.unpainted(size), orbit[2:7, 0], 0)
        cube = recoloured(cube, orbit[8:10], [[1, 2], [1, 5]])
        repairs = repairs_of(cube, FaultCode.UNFIT)
        assert bare_as_before(cube, repairs)
        (fault,) = diagnose(cube).faults[1:]
        assert fault.facelets == tuple(orbit[2:7, 0].tolist())
        assert "too much alike" in fault.message


def test_laws_that_are_broken_whatever_comes_are_told():
    corners, edges = corner_facelets(3), midge_facelets(3)
    solved = Cube.solved(3)
    cases = [
        (corners[2], np.roll(corners[2], 1), corners[5, 1:], "twists do not add up"),
        (edges[2], edges[2, ::-1], edges[5, 1:], "odd number of edges"),
        (edges[:2], edges[1::-1], [*corners[3, 1:], *edges[7, 1:]], "changed places"),
    ]
    for places, others, bare, words in cases:
        cube = recoloured(solved, places, solved.facelets[others]).painted(bare, UNPAINTED)
        fault = diagnose(cube).faults[-1]
        assert words in fault.message
        assert fault.repairs
        assert all(count_completions(repair.cube) for repair in fault.repairs)


@few
@given(st.sampled_from(SIZES), st.integers(0, 2**32), st.integers(0, 2), st.floats(0, 1))
def test_nothing_is_wrong_exactly_where_a_legal_cube_fits(size, seed, wrong, share):
    rng = np.random.default_rng(seed)
    cube = bared(mispainted(any_cube(size, rng), wrong, rng), share, rng)
    faults = [f for f in diagnose(cube).faults if f.code is not FaultCode.UNPAINTED]
    assert (not faults) == (count_completions(cube) > 0)


@pytest.mark.parametrize("size", [4, 5])
def test_a_centre_too_many_becomes_what_is_lacking(size):
    for orbit in centre_facelets(size):
        cube = recoloured(Cube.unpainted(size), orbit[:5], 2)
        cube = recoloured(cube, orbit[5:9], 0)
        repairs = repairs_of(cube, FaultCode.ORBIT_COUNT)
        assert bare_as_before(cube, repairs)
        assert not any(repair.label.endswith(("white", "green")) for repair in repairs)


@pytest.mark.parametrize("size", SIZES)
def test_wrong_counts_offer_what_mends_the_sticker(size, rng):
    cube = any_cube(size, rng)
    index = int(corner_facelets(size)[3, 1])
    wrong = cube.painted([index], (int(cube.facelets[index]) + 3) % 6)
    assert cube in [repair.cube for repair in repairs_of(wrong, FaultCode.COLOUR_COUNT)]


@pytest.mark.parametrize("size", [2, 3, 4, *slow(5)])
def test_a_wrong_sticker_of_a_half_painted_cube_can_become_the_right_one(size, rng):
    mended = 0
    for _ in range(8):
        cube = bared(any_cube(size, rng), 0.2, rng)
        index = int(rng.choice(np.flatnonzero(cube.facelets != UNPAINTED)))
        wrong = cube.painted([index], (int(cube.facelets[index]) + 3) % 6)
        faults = [f for f in diagnose(wrong).faults if f.code is not FaultCode.UNPAINTED]
        repairs = [repair.cube for fault in faults for repair in fault.repairs]
        mended += not faults or cube in repairs
    assert mended >= 7
