import numpy as np
import pytest

from cubeapp.engine.model.errors import SearchCancelled
from cubeapp.engine.slips.checks import check_at, next_check
from cubeapp.engine.slips.hypotheses import hypotheses
from cubeapp.engine.slips.trail import Kind, Trail
from cubeapp.engine.solvers.control import SearchControl
from tests.engine.slips.trails import ALGS, slipped, trail_of


@pytest.mark.parametrize("size", sorted(ALGS))
def test_the_sticker_is_right_if_all_is_well(size):
    trail = trail_of(ALGS[size], size)
    check = check_at(trail, 4)
    assert check.at == 4
    assert trail.cube_at(4).facelets[check.sticker] == check.colour
    assert 0.5 < check.share <= 1


def test_no_other_sticker_shows_many_more_slips():
    trail = trail_of(ALGS[3])
    check = check_at(trail, 5)
    cubes = hypotheses(Trail(trail.start, trail.moves, 0, 5), 1, (5,))
    slips = np.where(cubes.is_well, 0, cubes.likelihoods)
    right = trail.cube_at(5).facelets
    shares = [(cubes.cubes[i] != right[i]) @ slips / slips.sum() for i in range(54)]
    assert check.share == pytest.approx(shares[check.sticker])
    assert max(shares) - check.share < 0.03


def test_most_single_turns_the_other_way_are_seen():
    trail = trail_of(ALGS[3])
    check = check_at(trail, 4)
    wrong = [slipped(trail, Kind.DIRECTION, number, 4) for number in (1, 3)]
    assert any(cube.facelets[check.sticker] != check.colour for cube in wrong)


def test_the_next_look_comes_after_three_to_five_moves_where_it_shows_most():
    trail = trail_of(ALGS[3])
    check = next_check(Trail(trail.start, trail.moves, 6))
    shares = {at: check_at(Trail(trail.start, trail.moves, 6), at).share for at in (9, 10, 11)}
    assert check.share == max(shares.values())
    assert check.at in shares


def test_there_is_no_look_where_too_few_moves_are_left():
    trail = trail_of(ALGS[3])
    assert next_check(Trail(trail.start, trail.moves, 16)) is None
    assert next_check(Trail(trail.start, trail.moves, 15)).at == 18


def test_turns_of_the_whole_cube_alone_show_nothing():
    trail = trail_of("y")
    assert check_at(Trail(trail.start, trail.moves), 1).share == 0


def test_it_is_stopped_at_any_move():
    reports = []

    def report(progress):
        reports.append(progress)
        if len(reports) == 7:
            control.cancel()

    control = SearchControl(report)
    with pytest.raises(SearchCancelled):
        next_check(trail_of(ALGS[3]), control=control)
    assert len(reports) == 7
