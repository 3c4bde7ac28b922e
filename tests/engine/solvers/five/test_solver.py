import threading
import time
from dataclasses import replace
from functools import cache
from itertools import islice

import numpy as np
import pytest

from cubeapp.engine.kernels.folders import tables_folder
from cubeapp.engine.kernels.tables import TableState, TableStore
from cubeapp.engine.legality.validity import diagnose
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.errors import SearchCancelled
from cubeapp.engine.model.geometry import Axis
from cubeapp.engine.model.moves import Metric, face_turns, layer_turns, rotation
from cubeapp.engine.model.orbits import (
    centre_facelets,
    fixed_centres,
    midge_facelets,
    wing_facelets,
)
from cubeapp.engine.scrambles.random_state import random_state
from cubeapp.engine.solvers.control import Deadline, Limits, SearchControl
from cubeapp.engine.solvers.five import layout, prepare
from cubeapp.engine.solvers.five import solver as five_by_five
from cubeapp.engine.solvers.five.arena import Arena
from cubeapp.engine.solvers.five.solver import ROUNDS, FiveByFiveReducer, Round
from cubeapp.engine.solvers.two_phase.solver import TwoPhaseSolver
from tests.block_turns import block_turns
from tests.strategies import slow

NARROW = Round(
    (1, 40, 20, 100, 500), (3, 20, 20, 50, 300), (20, 50, 50, 300, 2000), (9000,) * 5, 200, 0
)
"""Ends sooner than the first round."""
BETWEEN = replace(NARROW, scored=(1, 60, 30, 150, 800), width=400)


@pytest.fixture(scope="module")
def reducer():
    reducer = FiveByFiveReducer()
    reducer.prepare(5, SearchControl())
    return reducer


@cache
def first(reducer, cube):
    """The first reduction, and the cube after it."""
    reduction = next(reducer.reductions(cube, Deadline(None), SearchControl()))
    return reduction, cube.apply_all(reduction.moves)


def is_reduced(cube):
    facelets, middles = cube.facelets, cube.facelets[fixed_centres(5)]
    centres = facelets[centre_facelets(5)].reshape(2, 6, 4)
    midges, wings = facelets[midge_facelets(5)], facelets[wing_facelets(5)[0]]
    both = np.concatenate([midges, midges[:, ::-1]])
    return bool((centres == middles[:, None]).all() and (wings == both).all())


def outside(cube):
    """The cube's outer pieces and fixed centres as a 3×3×3."""
    return Cube.from_faces(cube.faces[:, ::2, ::2])


@pytest.mark.parametrize("count", [1, pytest.param(10, marks=pytest.mark.slow)])
def test_random_cubes_come_out_like_a_3x3x3_that_can_be_solved(reducer, rng, count):
    solver, lengths = TwoPhaseSolver(), []
    for _ in range(count):
        cube = random_state(5, rng)
        reduction, after = first(reducer, cube)
        assert is_reduced(after)
        answer = solver.solve(outside(after), Limits(), SearchControl())
        outer = [replace(move, first=2 * move.first, last=2 * move.last) for move in answer.moves]
        after = after.apply_all(outer)
        assert after.is_solved
        lengths.append(Metric.STM.count(reduction.moves, 5))
    # Far more than these lengths would be a fault in the search.
    assert np.mean(lengths) < 62


def test_in_obtm_blocks_alone_turn_and_reductions_are_the_shorter_for_it(reducer, rng):
    cube = random_state(5, rng)
    of_any, _ = first(reducer, cube)
    of_blocks = next(reducer.reductions(cube, Deadline(None), SearchControl(), Metric.OBTM))
    assert is_reduced(cube.apply_all(of_blocks.moves))
    assert all(move.is_outer(5) for move in of_blocks.moves)
    assert block_turns(of_blocks.moves, 5) < block_turns(of_any.moves, 5)


FACING = [
    *((), (Axis.X,), (Axis.Z,) * 3),
    *slow((Axis.X, Axis.X), (Axis.X,) * 3, (Axis.Z,)),
]


@pytest.mark.parametrize("facing", FACING)
@pytest.mark.parametrize("turned", [0, *slow(1, 2, 3)])
def test_a_cube_may_be_held_in_any_of_24_ways(reducer, facing, turned):
    cube = Cube.solved(5).apply_all([layer_turns(5)[number] for number in (4, 22, 38)])
    for axis in (*facing, *[Axis.Y] * turned):
        cube = cube.apply(rotation(axis, 1, 5))
    reduction, after = first(reducer, cube)
    assert is_reduced(after)
    assert len(reduction.moves) < 40


@pytest.mark.parametrize(
    ("slices", "faces"),
    [
        *((1, 0), (2, 1)),
        *(
            pytest.param(*both, marks=pytest.mark.slow)
            for both in ((0, 0), (2, 0), (3, 0), (0, 1), (1, 1), (3, 1))
        ),
    ],
)
def test_either_parity_of_wings_and_of_corners_is_no_obstacle(reducer, slices, faces, rng):
    inner = [move for move in layer_turns(5) if move.first in (1, 3) and move.quarters != 2]
    quarter_turns = [move for move in face_turns(5) if abs(move.quarters) == 1]
    # Half turns of faces and inner slices are even, for wings and for corners.
    even = [move for move in layer_turns(5) if move.first in (0, 4) or move.quarters == 2]
    moves = [inner[n] for n in rng.integers(len(inner), size=slices)]
    moves += [even[n] for n in rng.integers(len(even), size=20)]
    moves += [quarter_turns[n] for n in rng.integers(len(quarter_turns), size=faces)]
    _, after = first(reducer, Cube.solved(5).apply_all(moves))
    assert is_reduced(after)
    assert not diagnose(outside(after)).faults


@pytest.mark.parametrize(
    ("plan", "count"), [(NARROW, 1), pytest.param(ROUNDS[0], 2, marks=pytest.mark.slow)]
)
def test_a_thick_middle_layer_never_turns_alone(reducer, plan, count, rng):
    for _ in range(count):
        cube = random_state(5, rng)
        (found, *_) = reducer.searched(
            cube, plan, Deadline(None), Deadline(None), SearchControl(), thick=True
        )
        assert is_reduced(cube.apply_all(found.moves))
        assert all((move.first, move.last) != (2, 2) for move in found.moves)


@pytest.mark.parametrize("often", [0, 20, 60, *slow(5, 150)])
def test_a_search_that_may_find_nothing_ends_with_its_time_wherever_it_is(reducer, often, rng):
    class Ending(Deadline):
        """Over when it has been asked so often."""

        left = often

        @property
        def passed(self):
            self.left -= 1
            return self.left < 0

    cube, last = random_state(5, rng), Ending(None)
    found = list(reducer.searched(cube, ROUNDS[0], Deadline(None), last, SearchControl()))
    assert all(is_reduced(cube.apply_all(one.moves)) for one in found)
    # It does not go on with anything: each of the six phases asks a few times more at most.
    assert not found or last.left >= 0
    assert last.left > -20


def test_what_is_reduced_already_takes_no_turns(reducer, rng):
    faces = [face_turns(5)[n] for n in rng.integers(18, size=20)]
    reduction, _ = first(reducer, Cube.solved(5).apply_all(faces))
    assert reduction.moves == ()


def test_stages_have_names_and_hold_the_moves_in_order(reducer, rng):
    reduction, _ = first(reducer, random_state(5, rng))
    assert all(stage.name and stage.note and stage.moves for stage in reduction.stages)
    assert len({stage.name for stage in reduction.stages}) == len(reduction.stages)


@pytest.mark.parametrize(
    ("rounds", "seed"),
    [
        pytest.param((NARROW, BETWEEN, ROUNDS[0]), 14, id="narrow"),
        pytest.param(ROUNDS, 8, marks=pytest.mark.slow, id="as it is"),
    ],
)
def test_a_wider_search_brings_other_and_shorter_reductions(reducer, rounds, seed, monkeypatch):
    monkeypatch.setattr(five_by_five, "ROUNDS", rounds)
    cube = random_state(5, np.random.default_rng(seed))
    found = list(islice(reducer.reductions(cube, Deadline(None), SearchControl()), 3))
    assert all(is_reduced(cube.apply_all(reduction.moves)) for reduction in found)
    lengths = [len(reduction.moves) for reduction in found]
    assert len({reduction.moves for reduction in found}) == 3
    assert min(lengths[1:]) < lengths[0]


@pytest.mark.parametrize("plan", [NARROW, *slow(*ROUNDS)])
def test_one_core_and_two_give_the_same_reductions(reducer, plan, rng, monkeypatch):
    cube, found = random_state(5, rng), []
    for cores in (1, 2):
        monkeypatch.setattr("cubeapp.engine.kernels.workers.cores", lambda n=cores: n)
        ways = reducer.searched(cube, plan, Deadline(None), Deadline(None), SearchControl())
        found.append(list(ways))
    assert found[0] == found[1]
    assert all(is_reduced(cube.apply_all(reduction.moves)) for reduction in found[0])


def test_a_search_is_cancelled_at_once(reducer, rng):
    control = SearchControl()
    cube = random_state(5, rng)
    cancelled_at: list[float] = []

    def cancel():
        cancelled_at.append(time.process_time())
        control.cancel()

    timer = threading.Timer(0.05, cancel)
    timer.start()
    with pytest.raises(SearchCancelled):
        for _ in reducer.reductions(cube, Deadline(None), control):
            pass
    # The process' own time, whatever else the machine does.
    assert time.process_time() - cancelled_at[0] < 0.5
    assert "worker" not in {thread.name for thread in threading.enumerate()}


def test_only_the_5x5x5_is_accepted(reducer):
    assert [size for size in range(2, 12) if reducer.accepts(size)] == [5]


@pytest.mark.parametrize("builds", [False, pytest.param(True, marks=pytest.mark.slow)])
def test_a_damaged_table_is_built_again(builds, tmp_path, monkeypatch):
    store, of_tests = TableStore(tmp_path), TableStore(tables_folder())
    # Where no other test needed it before, it is not there yet.
    prepare.load(of_tests, SearchControl(), single=True)
    kept = of_tests.load(layout.SPEC)
    if not builds:
        # What takes seconds only gives what is kept already.
        monkeypatch.setattr(prepare, "build_block", lambda _control, _single: kept)
    store.save(layout.SPEC, kept)
    (path,) = tmp_path.glob("*.table")
    content = bytearray(path.read_bytes())
    content[-1000] ^= 1
    path.write_bytes(content)
    assert store.status([layout.SPEC])[0].state is TableState.DAMAGED
    assert isinstance(prepare.load(store, SearchControl(), single=True), Arena)
    assert store.status([layout.SPEC])[0].state is TableState.READY
    assert np.array_equal(store.load(layout.SPEC), kept)
