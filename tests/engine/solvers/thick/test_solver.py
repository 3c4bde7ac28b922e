from functools import cache

import pytest

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.errors import SearchCancelled
from cubeapp.engine.model.geometry import Axis
from cubeapp.engine.model.moves import Metric, Move, rotation
from cubeapp.engine.notation.rewriting import rewritten
from cubeapp.engine.scrambles.random_state import random_state
from cubeapp.engine.solvers.any_size.solver import AnySizeReducer
from cubeapp.engine.solvers.big.coarse import as_three_layers
from cubeapp.engine.solvers.control import Deadline, Limits, SearchControl
from cubeapp.engine.solvers.five.solver import FiveByFiveReducer
from cubeapp.engine.solvers.four.solver import FourByFourReducer
from cubeapp.engine.solvers.replay import Replay
from cubeapp.engine.solvers.thick.solver import GIVEN, LARGEST, SMALLEST, InsideOutReducer
from cubeapp.engine.solvers.two_phase.solver import TwoPhaseSolver
from tests.block_turns import block_turns
from tests.strategies import slow

NO_LESS_S = 600.0
"""Time for whatever is begun, however busy the machine is."""

HOUR_S = 3600.0
"""Time for the largest."""


@pytest.fixture(scope="module")
def reducer():
    reducer = InsideOutReducer(FourByFourReducer(), FiveByFiveReducer(), AnySizeReducer())
    for size in (6, 7):
        reducer.prepare(size, SearchControl())
    return reducer


def quick_reduction(reducer, cube, deadline=None):
    """The first one, which comes at once."""
    deadline = deadline or Deadline(NO_LESS_S)
    return next(reducer.reductions(cube, deadline, SearchControl()))


def reductions(reducer, cube, last=None, control=None):
    """The others, of the least of its searches, which are not ended by time."""
    last, control = last or Deadline(NO_LESS_S), control or SearchControl()
    levels = reducer.levels(cube, 0.0, last, control)
    return [found for level in levels for found in level[:GIVEN]]


@cache
def first_level(reducer, cube, metric):
    """What the least of its searches finds, for which several tests look."""
    levels = reducer.levels(cube, 0.0, Deadline(HOUR_S), SearchControl(), metric)
    return next(levels)


@cache
def assert_it_solves(reducer, cube):
    """Check all reductions of ``cube``, solve what they lead to, and return the last."""
    solver = TwoPhaseSolver()
    found = [quick_reduction(reducer, cube), *first_level(reducer, cube, Metric.STM)[:GIVEN]]
    for reduction in found:
        reduced = as_three_layers(cube.apply_all(reduction.moves))
        assert reduced is not None
        answer = solver.solve(reduced.cube, Limits(), SearchControl())
        assert cube.apply_all([*reduction.moves, *reduced.fine(answer.moves)]).is_solved
    return found[-1]


@pytest.mark.parametrize(
    ("size", "most"),
    [(6, 125), *(pytest.param(*case, marks=pytest.mark.slow) for case in ((7, 190), (8, 260)))],
)
def test_random_cubes_are_reduced_in_far_fewer_turns_than_by_the_quick_way(
    reducer, size, most, rng
):
    cube = random_state(size, rng)
    quick = quick_reduction(reducer, cube)
    length = Metric.STM.count(assert_it_solves(reducer, cube).moves, size)
    assert length < most
    assert length < len(rewritten(quick.moves, size))


@pytest.mark.parametrize("size", [6, pytest.param(7, marks=pytest.mark.slow)])
def test_in_obtm_reductions_are_the_shorter_for_it(reducer, size, rng):
    cube = random_state(size, rng)
    lengths = {}
    for metric in (Metric.OBTM, Metric.STM):
        ways = [reduction.moves for reduction in first_level(reducer, cube, metric)]
        assert all(as_three_layers(cube.apply_all(moves)) is not None for moves in ways)
        lengths[metric] = min(block_turns(moves, size) for moves in ways)
        if metric is Metric.OBTM:
            assert all(move.is_outer(size) for moves in ways for move in moves)
    assert lengths[Metric.OBTM] < lengths[Metric.STM]


FACING = [(), (Axis.X,), (Axis.X, Axis.X), (Axis.X,) * 3, (Axis.Z,), (Axis.Z,) * 3]


@pytest.mark.parametrize("size", [6, *slow(7, 8)])
def test_one_core_and_two_give_the_same_reductions(reducer, size, rng, monkeypatch):
    cube, found = random_state(size, rng), []
    for cores in (1, 2):
        monkeypatch.setattr("cubeapp.engine.kernels.workers.cores", lambda n=cores: n)
        found.append(reductions(reducer, cube))
    assert found[0] == found[1]
    for reduction in found[0]:
        assert as_three_layers(cube.apply_all(reduction.moves)) is not None


@pytest.mark.slow
@pytest.mark.parametrize("number", range(6))
def test_a_cube_may_be_held_in_any_way(reducer, number, rng):
    cube = random_state(6, rng)
    held = [rotation(axis, 1, 6) for axis in FACING[number]]
    held += [rotation(Axis.Y, 1, 6)] * (number % 4)
    assert_it_solves(reducer, cube.apply_all(held))


@pytest.mark.parametrize(
    ("size", "odd"),
    [(6, 6), *(pytest.param(*case, marks=pytest.mark.slow) for case in ((6, 1), (7, 3), (8, 8)))],
)
def test_parity_of_corners_and_of_either_orbit_of_wings_is_no_obstacle(reducer, size, odd, rng):
    cube = random_state(size, rng)
    flips = [Move(Axis.Y, layer, layer, 1) for layer in range(4) if odd >> layer & 1]
    assert_it_solves(reducer, cube.apply_all(flips))


@pytest.mark.parametrize(
    ("size", "inner"),
    [
        (6, ["inner 4×4×4"]),
        pytest.param(7, ["inner 5×5×5"], marks=pytest.mark.slow),
        pytest.param(8, ["inner 4×4×4", "inner 6×6×6"], marks=pytest.mark.slow),
    ],
)
def test_stages_are_the_cubes_inside_the_obliques_and_the_rest(reducer, size, inner, rng):
    stages = assert_it_solves(reducer, random_state(size, rng)).stages
    names = [stage.name for stage in stages]
    assert names[: len(inner) + 1] == [*inner, "obliques"]
    assert len(names) == len(set(names)) > len(inner) + 3
    assert all(stage.moves and stage.note for stage in stages)


@pytest.mark.parametrize("size", [6, 7])
def test_what_is_reduced_already_takes_no_turns(reducer, size):
    cube = Cube.solved(size).apply_all([Move(Axis.X, 0, 0, 1), Move(Axis.Y, 0, 0, 1)])
    assert assert_it_solves(reducer, cube).moves == ()


def test_what_is_ready_is_not_prepared_again(reducer):
    """It would come on top of the time for every cube, for the clock stands still meanwhile."""
    told = []
    reducer.prepare(6, SearchControl(told.append))
    assert told == []


@pytest.mark.parametrize("steps", [1, 20, *slow(100, 300, 700)])
def test_a_search_is_cancelled_wherever_it_is(reducer, steps, rng):
    class Stopping(SearchControl):
        steps = 0

        def checkpoint(self, progress):
            self.steps += 1
            if self.steps == steps:
                self.cancel()
            super().checkpoint(progress)

    control = Stopping()
    with pytest.raises(SearchCancelled):
        reductions(reducer, random_state(8, rng), control=control)
    assert control.steps == steps


@pytest.mark.parametrize("size", [7, pytest.param(20, marks=pytest.mark.slow)])
def test_without_time_there_is_the_quick_answer_only(reducer, size, rng):
    found = list(reducer.reductions(random_state(size, rng), Deadline(0.0), SearchControl()))
    assert found
    assert all(stage.name != "obliques" for stage in found[-1].stages)


@pytest.mark.parametrize(
    "often",
    [0, pytest.param(3, marks=pytest.mark.slow), 30, pytest.param(100, marks=pytest.mark.slow)],
)
def test_it_ends_with_its_time_wherever_it_is(reducer, often, rng):
    class Ending(Deadline):
        """Over when it has been asked so often."""

        def __init__(self, often):
            super().__init__(NO_LESS_S)
            self.often = often

        @property
        def passed(self):
            self.often -= 1
            return self.often < 0

    cube = random_state(8, rng)
    quick = quick_reduction(reducer, cube, Ending(often))
    for reduction in (quick, *reductions(reducer, cube, Ending(often))):
        assert as_three_layers(cube.apply_all(reduction.moves)) is not None


IN_BLOCKS = (14, 20, 33)
"""Sizes of which what is found for blocks is compared with what is for layers."""


@pytest.mark.slow
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("size", [7, *(size for size in range(9, 21) if size not in IN_BLOCKS), 25])
def test_larger_cubes_are_reduced(reducer, size, rng):
    assert_it_solves(reducer, random_state(size, rng))


@pytest.mark.slow
@pytest.mark.timeout(7200)
@pytest.mark.parametrize("size", IN_BLOCKS)
def test_larger_cubes_are_reduced_and_in_fewer_blocks_where_they_count(reducer, size, rng):
    """One test of both: the search for layers takes long, and is the same."""
    cube = random_state(size, rng)
    assert_it_solves(reducer, cube)
    check_blocks(reducer, cube)


@pytest.mark.slow
@pytest.mark.timeout(7200)
def test_what_is_found_for_blocks_of_a_50x50x50_is_shorter_in_them(reducer, rng):
    check_blocks(reducer, random_state(50, rng))


def check_blocks(reducer, cube):
    """What is found for blocks is shorter in them than what is found for layers."""
    size, lengths = cube.size, []
    for metric in (Metric.OBTM, Metric.STM):
        moves = first_level(reducer, cube, metric)[0].moves
        assert as_three_layers(Replay(cube, moves).cube_at(len(moves))) is not None
        lengths.append(block_turns(moves, size))
        if metric is Metric.OBTM:
            assert lengths == [len(moves)]
    assert lengths[0] < lengths[1]


def test_other_sizes_are_left_to_others(reducer):
    accepted = [size for size in range(2, 101) if reducer.accepts(size)]
    assert accepted == list(range(SMALLEST, LARGEST + 1))
