import pytest

from cubeapp.engine.kernels.batch import turn_table
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.errors import SearchCancelled
from cubeapp.engine.model.geometry import Axis
from cubeapp.engine.model.moves import Metric, rotation
from cubeapp.engine.model.orbits import (
    centre_facelets,
    fixed_centres,
    midge_facelets,
    wing_facelets,
)
from cubeapp.engine.scrambles.random_state import random_state
from cubeapp.engine.solvers.any_size.solver import AnySizeReducer
from cubeapp.engine.solvers.control import Deadline, SearchControl
from cubeapp.engine.solvers.replay import Replay
from tests.block_turns import block_turns


def first(cube):
    return next(AnySizeReducer().reductions(cube, Deadline(0.0), SearchControl()))


def turned(cube, moves):
    table = turn_table(cube.size)
    return table.turn(cube, table.numbers(moves))


def assert_is_reduced(cube):
    facelets, size = cube.facelets, cube.size
    centres = facelets[centre_facelets(size)].reshape(-1, 6, 4)
    assert (centres == centres[:1, :, :1]).all()
    assert sorted(centres[0, :, 0]) == list(range(6))
    wings = facelets[wing_facelets(size)]
    assert (wings[:, :12] == wings[:, 12:, ::-1]).all()
    assert (wings == wings[:1]).all()
    if size % 2:
        assert (facelets[fixed_centres(size)] == centres[0, :, 0]).all()
        assert (facelets[midge_facelets(size)] == wings[0, :12]).all()


@pytest.mark.parametrize(
    "size",
    [4, 5, 6, 7, 11, *(pytest.param(size, marks=pytest.mark.slow) for size in (8, 9, 10, 12, 20))],
)
def test_a_reduced_cube_has_whole_faces_and_edges(size, rng):
    cube = random_state(size, rng)
    assert_is_reduced(turned(cube, first(cube).moves))


@pytest.mark.parametrize("size", [4, 5])
def test_cubes_are_reduced_in_every_hold(size, rng):
    cube = random_state(size, rng)
    for axis in Axis:
        for quarters in (1, 2, -1):
            held = cube.apply(rotation(axis, quarters, size))
            assert_is_reduced(turned(held, first(held).moves))


def test_a_solved_cube_is_reduced_without_a_move():
    assert first(Cube.solved(6)).moves == ()


def test_stages_have_different_names_and_say_what_they_do(rng):
    stages = first(random_state(7, rng)).stages
    names = [stage.name for stage in stages]
    assert len(set(names)) == len(names)
    assert "edges" in names
    assert sum(name.startswith("centres") for name in names) == 4
    assert all(stage.note.endswith(".") for stage in stages)


@pytest.mark.parametrize(
    ("size", "seconds"), [(5, 0.6), pytest.param(6, 5.0, marks=pytest.mark.slow)]
)
def test_more_time_gives_shorter_reductions(size, seconds, rng):
    cube, reducer = random_state(size, rng), AnySizeReducer()
    reducer.prepare(size, SearchControl())
    quick, *others = reducer.reductions(cube, Deadline(seconds), SearchControl())
    assert min(len(one.moves) for one in others) < len(quick.moves)
    for one in others:
        assert_is_reduced(turned(cube, one.moves))


@pytest.mark.slow
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("size", [20, 50, 64])
def test_first_answers_for_blocks_are_shorter_in_them_than_those_for_layers(size, rng):
    cube, reducer, lengths = random_state(size, rng), AnySizeReducer(), []
    for metric in (Metric.OBTM, Metric.STM):
        moves = next(reducer.reductions(cube, Deadline(0.0), SearchControl(), metric)).moves
        assert_is_reduced(Replay(cube, moves).cube_at(len(moves)))
        lengths.append(block_turns(moves, size))
    assert lengths[0] < lengths[1]


@pytest.mark.parametrize("reports", range(0, 60, 7))
def test_a_cancelled_search_ends_at_any_stage(reports, rng):
    class Stopping(SearchControl):
        left = reports

        def checkpoint(self, progress):
            self.left -= 1
            if self.left < 0:
                self.cancel()
            super().checkpoint(progress)

    with pytest.raises(SearchCancelled):
        list(AnySizeReducer().reductions(random_state(8, rng), Deadline(60.0), Stopping()))


def test_a_quick_search_tells_its_stage_and_how_much_is_done(rng):
    told = []
    reducer = AnySizeReducer()
    cube = random_state(8, rng)
    next(reducer.reductions(cube, Deadline(0), SearchControl(told.append)))
    stages = [progress.activity.partition(":")[0] for progress in told]
    assert list(dict.fromkeys(stages)) == [f"stage {number} of 5" for number in range(1, 6)]
    first = [progress.share for progress in told if progress.activity.startswith("stage 1")]
    last = [progress.share for progress in told if progress.activity.startswith("stage 5")]
    assert max(first) < min(last) <= max(last) <= 1


def test_each_way_is_reported_before_its_turns_are_written(rng):
    told = []
    found = list(
        AnySizeReducer().reductions(random_state(6, rng), Deadline(0), SearchControl(told.append))
    )
    written = [each for each in told if "writing down" in each.activity]
    assert len(written) == len(found) > 0
    assert {each.share for each in written} == {1.0}


def test_preparing_tells_how_far_it_is_and_can_be_cancelled():
    shares = []
    AnySizeReducer().prepare(5, SearchControl(lambda progress: shares.append(progress.share)))
    assert shares[0] == 0.0
    assert shares[:-1] == sorted(shares[:-1])
    assert shares[-1] is None
    control = SearchControl()
    control.cancel()
    with pytest.raises(SearchCancelled):
        AnySizeReducer().prepare(5, control)


def test_it_is_for_cubes_with_centres_or_wings_to_bring_together():
    reducer = AnySizeReducer()
    assert [size for size in range(2, 8) if reducer.accepts(size)] == [4, 5, 6, 7]
