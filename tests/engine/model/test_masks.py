import numpy as np
import pytest

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import Face
from cubeapp.engine.model.masks import (
    CHOICES,
    PARTS,
    Mask,
    bottom_colour,
    carried,
    choices_for,
    chosen,
    facelet_mask,
    with_centres,
)
from cubeapp.engine.model.moves import Axis, face_turn, layer_turns, rotation
from cubeapp.engine.model.orbits import corner_facelets, midge_facelets, wing_facelets
from cubeapp.engine.notation.alg import Alg
from tests.every import every

WHITE_AND_YELLOW = frozenset({0, 3})


def scrambled(size, rng, count=30):
    turns = layer_turns(size)
    return Cube.solved(size).apply_all(turns[i] for i in rng.integers(len(turns), size=count))


def masks():
    for part in PARTS:
        yield from (Mask(part, frozenset({colour})) for colour in (0, 2))
    yield Mask("centres")
    yield Mask("centres", WHITE_AND_YELLOW)
    yield Mask("phase 1", WHITE_AND_YELLOW)


@pytest.mark.parametrize("size", [2, 3, 4, 5, 6, 7])
def test_every_part_stays_on_its_cubies_whatever_is_turned(size, rng):
    turns = layer_turns(size)
    for mask in masks():
        cube = scrambled(size, rng)
        for index in rng.integers(len(turns), size=5):
            turn = turns[index]
            after = carried(mask.facelets(cube), size, (turn,))
            cube = cube.apply(turn)
            assert np.array_equal(after, mask.facelets(cube))


@every(
    "part, count",
    [
        ("cross", 4 * 2 + 6),
        ("F2L", 4 * 3 + 8 * 2 + 6),
        ("OLL", 9),
        ("PLL", 4 * 3 + 4 * 2 + 6),
        ("edges", 24),
        ("corners", 24),
        ("centres", 6),
        ("phase 1", 18 + 8),
    ],
)
def test_a_part_of_the_3x3x3_has_as_many_stickers_as_cubers_say(part, count, rng):
    mask = Mask(part, WHITE_AND_YELLOW) if part == "phase 1" else chosen(part, Face.D)
    assert mask.facelets(scrambled(3, rng)).sum() == count


@pytest.mark.parametrize("size", [2, 3, 4, 5])
def test_each_corner_and_edge_is_either_of_the_first_two_layers_or_of_the_last(size, rng):
    cube = scrambled(size, rng)
    lower, upper = (Mask(part, frozenset({4})).facelets(cube) for part in ("F2L", "PLL"))
    for group in (corner_facelets(size), midge_facelets(size), wing_facelets(size).reshape(-1, 2)):
        cubies = lower[group].any(axis=1), upper[group].any(axis=1)
        assert not np.any(cubies[0] & cubies[1])
        assert np.all(lower[group] | upper[group])


def test_phase_1_is_seen_when_its_colours_are_on_two_faces_only():
    cube = Cube.solved(3).apply_all(Alg("U R2 F2 U' L2 D B2").moves(3))
    lit = Mask("phase 1", WHITE_AND_YELLOW).facelets(cube).reshape(6, 3, 3)
    assert lit[Face.U].all()
    assert lit[Face.D].all()
    for face in (Face.F, Face.R, Face.B, Face.L):
        assert not lit[face, 0].any()
        assert lit[face, 1, 0]
        assert lit[face, 1, 2]


def test_inner_and_ring_of_a_7x7x7_leave_out_or_are_the_layers_next_to_the_outer_ones():
    solved = Cube.solved(7)
    inner = Mask("inner").facelets(solved).reshape(6, 7, 7)[0]
    assert not inner[1].any()
    assert inner[0].tolist() == [False, False, True, True, True, False, False]
    ring = Mask("ring").facelets(solved).reshape(6, 7, 7)[0]
    assert ring.sum() == 16
    assert not ring[2:5, 2:5].any()


@pytest.mark.parametrize("size", [2, 3, 4])
def test_the_colour_at_the_bottom_is_that_of_the_hold(size):
    solved = Cube.solved(size)
    assert bottom_colour(solved) == Face.D
    assert bottom_colour(solved.apply(rotation(Axis.X, 1, size))) == Face.B
    assert bottom_colour(solved.apply(face_turn(Face.U, 1, size))) == Face.D


def test_a_cube_of_corners_offers_no_edges():
    assert set(choices_for(2)) < set(choices_for(3)) == set(CHOICES)
    assert "edges" not in choices_for(2)


def test_given_facelets_are_carried_along_and_joined_by_the_centres_of_their_colours():
    solved = Cube.solved(3)
    first = int(corner_facelets(3)[0][0])
    moves = Alg("R U R'").moves(3)
    cube = solved.apply_all(moves)
    lit = carried(facelet_mask([first], 3), 3, moves)
    assert lit.sum() == 1
    assert cube.facelets[lit].tolist() == [solved.facelets[first]]
    joined = with_centres(lit, cube)
    assert joined.sum() == 2
    assert joined.reshape(6, 3, 3)[Face.U, 1, 1]
    assert with_centres(np.zeros(24, dtype=bool), Cube.solved(2)).sum() == 0
