import numpy as np
import pytest

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.errors import SearchCancelled
from cubeapp.engine.model.moves import Metric, face_turns
from cubeapp.engine.solvers.control import Limits, Progress, SearchControl
from cubeapp.engine.solvers.registry import solver
from cubeapp.engine.solvers.two_by_two.census import take_census

HARDEST = {Metric.HTM: 2644, Metric.QTM: 276}


@pytest.fixture(scope="module", params=[Metric.HTM, Metric.QTM])
def census(request):
    return take_census(request.param)


def test_the_distances_of_all_positions_are_counted(census):
    assert sum(census.counts) == 3_674_160
    assert census.counts[:2] == ((1, 9) if census.metric is Metric.HTM else (1, 6))
    assert census.counts[-1] == HARDEST[census.metric]


def test_a_random_cube_of_any_distance_is_that_far_from_solved(census, rng):
    for depth in range(len(census.counts)):
        cube = census.random_cube(depth, rng)
        assert census.depth_of(cube) == depth
        limits = Limits(metric=census.metric)
        answer = solver("two-by-two").solve(cube, limits, SearchControl())
        assert answer.length(census.metric) == depth


def test_cubes_drawn_at_one_distance_differ(census, rng):
    assert len({census.random_cube(5, rng) for _ in range(50)}) > 40


def test_how_far_a_cube_is_does_not_depend_on_how_it_is_held(census, rng):
    for move in face_turns(2):
        cost = census.metric.count((move,), 2)
        assert census.depth_of(Cube.solved(2).apply(move)) == cost


def test_what_is_not_legal_has_no_distance(census):
    assert census.depth_of(Cube.unpainted(2)) is None


def test_the_count_grows_slice_by_slice():
    seen = []
    census = take_census(Metric.HTM, seen.append, slices=6)
    found = [sum(growth.counts) for growth in seen]
    assert found == sorted(found)
    assert len(seen) == 6 * 11
    assert seen[-1] == census.growth
    assert [growth.is_complete for growth in seen].index(True) >= 6 * 10
    lengths = [len(growth.counts) for growth in seen]
    assert lengths == sorted(lengths)
    assert [round(6 * growth.share) for growth in seen[:6]] == [1, 2, 3, 4, 5, 6]
    at_ends = [growth.counts for growth in seen if growth.share == 1.0]
    assert np.array_equal(at_ends[2], census.counts[:4])


def test_the_count_can_be_cancelled():
    control = SearchControl()

    def grown(growth):
        if sum(growth.counts) > 1000:
            control.cancel()
        control.checkpoint(Progress("counting"))

    with pytest.raises(SearchCancelled):
        take_census(Metric.HTM, grown, slices=4)
