import numpy as np
import pytest

from cubeapp.engine.notation.parsing import format_moves
from cubeapp.engine.slips.hypotheses import hypotheses
from cubeapp.engine.slips.trail import Kind, Trail
from cubeapp.engine.slips.ways import old_way, undo, way_to_end, way_to_solved
from cubeapp.engine.solvers.control import SearchControl
from tests.engine.slips.trails import ALGS, slipped, trail_of


def position_of(trail, kind, number, after):
    found = hypotheses(trail)
    return found.position(found.find(slipped(trail, kind, number, after)))


def test_the_way_of_the_picture_goes_back_onto_the_old_one():
    trail = trail_of(ALGS[3])
    position = position_of(trail, Kind.DIRECTION, 9, 12)
    way = way_to_solved(position, trail, SearchControl())
    assert format_moves(way.moves, 3) == "D R D' R2 D R' D' B R2 U2 F U L"
    assert way.onto == 8


def test_who_slipped_nowhere_goes_on():
    trail = trail_of(ALGS[3])
    found = hypotheses(trail)
    position = found.position(found.find(trail.cube_at(7)))
    way = way_to_solved(position, trail, SearchControl())
    assert (way.moves, way.onto) == (trail.moves[7:], 7)
    assert undo(position, trail) == ()


def test_a_new_answer_is_taken_where_the_old_way_is_longer():
    trail = trail_of(ALGS[3])
    position = position_of(trail, Kind.DIRECTION, 1, 18)
    way = way_to_solved(position, trail, SearchControl())
    assert way.onto is None
    assert len(way.moves) < len(old_way(position, trail).moves)
    assert position.cube.apply_all(way.moves).is_solved


@pytest.mark.parametrize("size", sorted(ALGS))
def test_every_way_ends_solved_and_every_undoing_where_all_was_right(size, rng):
    trail = trail_of(ALGS[size], size)
    found = hypotheses(trail)
    for index in rng.choice(len(found), 30, p=found.likelihoods):
        position = found.position(index)
        assert position.cube.apply_all(old_way(position, trail).moves).is_solved
        back = position.cube.apply_all(undo(position, trail))
        assert back == trail.cube_at(position.right)


@pytest.mark.parametrize("alg", ["R U F2 D'", "R y U M F' x2 L"])
def test_a_scramble_is_reached_from_where_one_slipped(alg, rng):
    trail = trail_of(alg)
    goal = trail.cube_at(len(trail.moves))
    found = hypotheses(trail)
    for index in rng.choice(len(found), 12, p=found.likelihoods):
        position = found.position(index)
        way = way_to_end(position, trail, SearchControl())
        assert position.cube.apply_all(way.moves) == goal


def test_a_slip_in_the_last_moves_of_a_scramble_takes_few_to_mend():
    trail = trail_of(ALGS[3])
    position = position_of(trail, Kind.DIRECTION, 18, 18)
    assert format_moves(way_to_end(position, trail, SearchControl()).moves, 3) == "L2"
    position = position_of(trail, Kind.AMOUNT, 17, 18)
    assert len(way_to_end(position, trail, SearchControl()).moves) == 3


@pytest.mark.parametrize("size", [2, 4])
def test_scrambles_of_other_sizes_are_mended_too(size):
    trail = trail_of(ALGS[size], size)
    position = position_of(trail, Kind.DIRECTION, 3, 6)
    way = way_to_end(position, trail, SearchControl())
    assert position.cube.apply_all(way.moves) == trail.cube_at(len(trail.moves))


def test_the_way_starts_from_the_cube_as_it_is_seen():
    trail = trail_of("R U F2 L' D")
    found = hypotheses(Trail(trail.start, trail.moves, at=5))
    turned = np.flatnonzero(
        [
            bool(found.position(i).slips) and found.position(i).slips[0].kind is Kind.ORIENTATION
            for i in range(len(found))
        ]
    )
    for index in turned[:: len(turned) // 8]:
        position = found.position(index)
        way = old_way(position, trail)
        assert position.cube.apply_all(way.moves).is_solved
        assert not any(move.is_rotation(3) for move in way.moves)
