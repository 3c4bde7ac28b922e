from itertools import product

import numpy as np
import pytest

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.errors import InvalidMoveError, UnsupportedCubeError
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.slips import hypotheses as module
from cubeapp.engine.slips.hypotheses import hypotheses
from cubeapp.engine.slips.trail import Kind, Trail
from tests.engine.slips.trails import ALGS, slipped, trail_of

SHORT = "R U' F2 L"


@pytest.mark.parametrize(("size", "most"), [(2, 1), (3, 1), (4, 1), (5, 1), (3, 2), (4, 2)])
def test_each_cube_is_what_its_moves_make(size, most, rng):
    trail = trail_of(" ".join(ALGS[size].split()[:4]), size)
    found = hypotheses(trail, most)
    assert found.likelihoods.sum() == pytest.approx(1)
    for index in rng.choice(len(found), 40):
        position = found.position(index)
        assert trail.start.apply_all(position.made) == position.cube
        assert len(position.slips) == found.slip_counts[index]
        assert position.right <= position.after
        assert found.find(position.cube) == index


@pytest.mark.parametrize("most", [1, 2])
def test_no_cube_is_there_twice(most):
    found = hypotheses(trail_of(SHORT), most)
    assert len({column.tobytes() for column in found.cubes.T}) == len(found)


@pytest.mark.parametrize("alg", [ALGS[3], "R y U' R x F", "R M' U2 Rw F"])
def test_the_cubes_of_the_trail_and_no_others_are_well(alg):
    trail = trail_of(alg)
    found = hypotheses(trail)
    right = {trail.cube_at(index) for index in range(len(trail.moves) + 1)}
    assert right <= {found.position(index).cube for index in np.flatnonzero(found.is_well)}
    assert all(
        found.position(index).right == found.position(index).after
        for index in np.flatnonzero(found.is_well)
    )


def test_of_several_stories_the_likeliest_is_told():
    trail = trail_of("R U F' L")
    found = hypotheses(trail)
    twice = found.find(slipped(trail, Kind.TWICE, 2, 4))
    assert found.position(twice).slips[0].kind is Kind.AMOUNT
    skipped_last = found.find(slipped(trail, Kind.SKIPPED, 4, 4))
    assert found.position(skipped_last).is_well
    assert found.position(skipped_last).after == 3


def test_two_slips_lead_to_all_that_one_leads_to():
    one, two = (hypotheses(trail_of(SHORT), most) for most in (1, 2))
    assert all(two.find(one.position(index).cube) is not None for index in range(0, len(one), 7))
    assert len(two) > 10 * len(one)


def test_two_slips_are_found_together():
    trail = trail_of(ALGS[3].rpartition(" D R'")[0])
    moves = trail.moves
    made = (moves[0], moves[1].inverse(), *moves[2:5], *moves[6:8])
    made = (moves[0].inverse(), *made[1:])
    found = hypotheses(trail, 2)
    index = found.find(trail.start.apply_all(made))
    assert [(slip.kind, slip.move) for slip in found.position(index).slips] == [
        (Kind.DIRECTION, 1),
        (Kind.SKIPPED, 6),
    ]


def test_slips_are_looked_for_only_since_the_cube_was_right():
    trail = trail_of(ALGS[3])
    late = hypotheses(Trail(trail.start, trail.moves, right=15))
    assert len(late) < len(hypotheses(trail)) / 5
    positions = [late.position(index) for index in range(len(late))]
    assert all(position.right >= 15 for position in positions)


def test_the_user_stops_near_the_move_that_was_told():
    trail = trail_of(ALGS[3])
    near = hypotheses(Trail(trail.start, trail.moves, at=9))
    stops = [near.position(index).after for index in range(len(near))]
    assert max(stops) == 10
    told = [near.position(index).after for index in np.argsort(near.likelihoods)[-20:]]
    assert set(told) <= {7, 8, 9, 10}


def test_middles_tell_how_the_cube_is_held():
    trail = trail_of("R U F2 L' D")
    for index, cube in product(range(3), (hypotheses(trail),)):
        held = slipped(trail, Kind.ORIENTATION, index + 1, 5)
        assert cube.find(held) is not None
    middles = np.arange(6) * 9 + 4
    assert np.array_equal(
        np.unique(cube.cubes[middles], axis=1), trail.start.facelets[middles, None]
    )


def test_a_cube_without_middles_is_seen_as_it_is_held_too():
    trail = trail_of("R U F2 R' F", 2)
    found = hypotheses(trail)
    turned = slipped(trail, Kind.ORIENTATION, 2, 5)
    assert found.find(turned) is not None
    assert found.find(turned.apply_all(Alg("y").moves(2))) is not None


def test_where_rotations_are_told_the_cube_is_seen_as_at_the_start_or_as_told_last():
    trail = trail_of("R y U F'")
    found = hypotheses(trail)
    after = trail.cube_at(3)
    assert found.find(after) is not None
    assert found.find(after.apply_all(Alg("y'").moves(3))) is not None
    at = hypotheses(Trail(trail.start, trail.moves, at=3))
    assert at.find(after) is not None
    assert at.find(after.apply_all(Alg("y'").moves(3))) is None


def test_the_least_likely_slips_go_where_there_is_no_room(monkeypatch):
    trail = trail_of(ALGS[3])
    everything = len(hypotheses(trail))
    monkeypatch.setattr(module, "MOST_BYTES", 54 * 1000)
    found = hypotheses(trail)
    assert 100 < len(found) < min(1000, everything)
    assert found.find(slipped(trail, Kind.DIRECTION, 9, 12)) is not None
    monkeypatch.setattr(module, "MOST_BYTES", 54 * 10)
    with pytest.raises(UnsupportedCubeError, match="among 18 moves"):
        hypotheses(trail)


@pytest.mark.parametrize("most", [0, 3])
def test_no_more_than_two_slips_can_be_looked_for(most):
    with pytest.raises(UnsupportedCubeError, match=f"not {most}"):
        hypotheses(trail_of("R"), most)


def test_bad_trails_are_refused():
    solved, moves = Cube.solved(3), Alg("R U F").moves(3)
    with pytest.raises(UnsupportedCubeError, match="all its stickers"):
        Trail(Cube.unpainted(3), moves)
    with pytest.raises(InvalidMoveError, match="no layer"):
        Trail(solved, Alg("4R").moves(5))
    for right, at in ((4, None), (2, 1), (-1, None), (0, 4)):
        with pytest.raises(InvalidMoveError, match="there are 3 moves"):
            Trail(solved, moves, right, at)
