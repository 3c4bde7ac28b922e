from itertools import islice

import numpy as np
import pytest

from cubeapp.engine.kernels.folders import tables_folder
from cubeapp.engine.kernels.tables import TableStore
from cubeapp.engine.legality.validity import diagnose
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.cubies import Cubies, turns_home
from cubeapp.engine.model.errors import SearchCancelled
from cubeapp.engine.model.geometry import Axis
from cubeapp.engine.model.moves import Metric, layer_turns, rotation
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.scrambles.random_state import random_state
from cubeapp.engine.solvers.control import Deadline, SearchControl
from cubeapp.engine.solvers.four import solver as four_by_four
from cubeapp.engine.solvers.four.solver import FourByFourReducer
from cubeapp.engine.solvers.four.tables import SPECS
from tests.block_turns import block_turns
from tests.strategies import slow

OLL_PARITY = "Rw U2 x Rw U2 Rw U2 Rw' U2 Lw U2 Rw' U2 Rw U2 Rw' U2 Rw'"
PLL_PARITY = "2R2 U2 2R2 Uw2 2R2 Uw2"

REDUCER = FourByFourReducer()


def first(cube):
    return REDUCER.first_reduction(cube, SearchControl())


def as_3x3x3(cube):
    """A reduced cube without its second and third layers' doubles."""
    keep = np.ix_(range(6), [0, 1, 3], [0, 1, 3])
    return Cube.from_faces(cube.faces[keep])


def is_reduced(cube):
    """Whether turns of faces do the rest."""
    inner = cube.faces[:, 1:3]
    across = cube.faces[:, :, 1:3].transpose(0, 2, 1)
    if not np.array_equal(inner[:, 0], inner[:, 1]) or not np.array_equal(
        across[:, 0], across[:, 1]
    ):
        return False
    small = as_3x3x3(cube)
    small = small.apply_all(turns_home(small))
    return diagnose(small).is_legal and Cubies.of(small).is_solvable


def moves_of(text):
    return Alg(text).moves(4)


@pytest.mark.parametrize("count", [2, *slow(10)])
def test_random_states_are_reduced_in_few_turns(count, rng):
    lengths = []
    for _ in range(count):
        cube = random_state(4, rng)
        reduction = first(cube)
        assert is_reduced(cube.apply_all(reduction.moves))
        lengths.append(Metric.STM.count(reduction.moves, 4))
    assert max(lengths) <= 25
    assert np.mean(lengths) < 23


def test_a_cube_that_defies_the_search_is_mixed_first(rng, monkeypatch):
    monkeypatch.setattr(four_by_four, "PATIENCE", 0)
    cube = random_state(4, rng)
    (reduction,) = REDUCER.reductions(cube, Deadline(0), SearchControl())
    assert reduction.moves[: len(four_by_four.DETOUR)] == four_by_four.DETOUR
    assert is_reduced(cube.apply_all(reduction.moves))


@pytest.mark.slow
def test_every_way_to_hold_a_cube_will_do(rng):
    cube = random_state(4, rng)
    turns = [(), *((rotation(axis, quarters, 4),) for axis in Axis for quarters in (1, 2, -1))]
    holds = {cube.apply_all([*a, *b]) for a in turns for b in turns}
    assert len(holds) == 24
    for held in holds:
        assert is_reduced(held.apply_all(first(held).moves))


@pytest.mark.parametrize(
    "parities",
    [OLL_PARITY, PLL_PARITY, *slow("", f"{OLL_PARITY} {PLL_PARITY}")],
    ids=["one edge flipped", "two edges swapped", "none", "both"],
)
def test_no_parity_is_left_over(parities, rng):
    for _ in range(2):
        moves = [layer_turns(4)[i] for i in rng.integers(36, size=8)]
        outer = [move for move in moves if move.first in (0, 3)]
        cube = Cube.solved(4).apply_all([*moves_of(parities), *outer])
        assert is_reduced(cube.apply_all(first(cube).moves))


def test_a_cube_that_is_reduced_takes_no_moves(rng):
    cube = Cube.solved(4)
    assert first(cube).moves == ()
    faces = [move for move in layer_turns(4) if move.first in (0, 3)]
    cube = cube.apply_all(faces[i] for i in rng.integers(len(faces), size=30))
    assert first(cube).moves == ()


@pytest.mark.parametrize("turn", layer_turns(4)[3:6], ids=str)
def test_one_turn_is_undone_by_one(turn):
    assert len(first(Cube.solved(4).apply(turn)).moves) == 1


def test_the_stages_say_what_they_do(rng):
    reduction = first(random_state(4, rng))
    names = [stage.name for stage in reduction.stages]
    assert names[0] in ("centres U/D", "centres R/L", "centres F/B")
    assert names[1].startswith("centres ")
    assert names[2] == "edges"
    assert all(stage.note.endswith(".") for stage in reduction.stages)


@pytest.mark.parametrize("count", [4, pytest.param(10, marks=pytest.mark.slow)])
def test_later_reductions_are_not_much_longer_and_all_different(count, rng):
    cube = random_state(4, rng)
    found = []
    for reduction in REDUCER.reductions(cube, Deadline(None), SearchControl()):
        assert is_reduced(cube.apply_all(reduction.moves))
        found.append(reduction)
        if len(found) == count:
            break
    assert len(set(found)) == count
    shortest = np.minimum.accumulate([len(reduction.moves) for reduction in found])
    assert all(len(r.moves) <= s + 1 for r, s in zip(found, shortest, strict=True))


@pytest.mark.parametrize("count", [2, *slow(3)])
def test_in_obtm_blocks_alone_turn_and_reductions_are_the_shorter_for_it(count, rng):
    lengths = dict.fromkeys((Metric.OBTM, Metric.STM), 0)
    # A single cube may be as short by chance.
    for cube in (random_state(4, rng) for _ in range(count)):
        for metric in lengths:
            found = islice(REDUCER.reductions(cube, Deadline(None), SearchControl(), metric), 2)
            ways = [reduction.moves for reduction in found]
            assert all(is_reduced(cube.apply_all(moves)) for moves in ways)
            lengths[metric] += min(block_turns(moves, 4) for moves in ways)
            if metric is Metric.OBTM:
                assert all(move.is_outer(4) for moves in ways for move in moves)
    assert lengths[Metric.OBTM] < lengths[Metric.STM]


def test_after_the_deadline_there_is_one_reduction_all_the_same(rng):
    cube = random_state(4, rng)
    assert len(list(REDUCER.reductions(cube, Deadline(0), SearchControl()))) == 1


def test_the_same_cube_has_the_same_first_reduction(rng):
    cube = random_state(4, rng)
    assert first(cube) == FourByFourReducer().first_reduction(cube, SearchControl())


@pytest.mark.parametrize("efforts", [1, *slow(2, 4)])
def test_one_core_and_two_give_the_same_reductions(efforts, rng, monkeypatch):
    for metric in (Metric.STM, Metric.OBTM):
        plan = four_by_four.EFFORTS[metric][:efforts]
        monkeypatch.setitem(four_by_four.EFFORTS, metric, plan)
        cube, found = random_state(4, rng), []
        for cores in (1, 2):
            monkeypatch.setattr("cubeapp.engine.kernels.workers.cores", lambda n=cores: n)
            found.append(list(REDUCER.reductions(cube, Deadline(None), SearchControl(), metric)))
        assert found[0] == found[1]
        assert all(is_reduced(cube.apply_all(reduction.moves)) for reduction in found[0])


class Impatient(SearchControl):
    """A control that cancels at its checkpoint of some number."""

    def __init__(self, step):
        super().__init__(self._count)
        self._left = step

    def _count(self, _progress):
        self._left -= 1
        if self._left < 0:
            self.cancel()


@pytest.mark.parametrize("step", range(4))
def test_a_search_can_be_cancelled_at_every_step(step, rng):
    cube = random_state(4, rng)
    REDUCER.prepare(4, SearchControl())
    with pytest.raises(SearchCancelled):
        list(REDUCER.reductions(cube, Deadline(None), Impatient(step)))


def test_building_the_tables_can_be_cancelled(tmp_path):
    control = SearchControl(lambda progress: progress.share is not None and control.cancel())
    with pytest.raises(SearchCancelled):
        FourByFourReducer(TableStore(tmp_path)).prepare(4, control)
    assert not list(tmp_path.glob("4x4x4-pairing*"))


@pytest.mark.parametrize(
    "spec",
    [*slow(*SPECS[:2]), SPECS[2]],
    ids=lambda spec: spec.name,
)
def test_a_damaged_table_is_built_again(spec, tmp_path, rng):
    REDUCER.prepare(4, SearchControl())
    for path in tables_folder().glob("4x4x4-*.table"):
        (tmp_path / path.name).write_bytes(path.read_bytes())
    (path,) = tmp_path.glob(f"{spec.name}-*")
    content = bytearray(path.read_bytes())
    content[len(content) // 2] ^= 3
    path.write_bytes(content)
    cube = random_state(4, rng)
    mended = FourByFourReducer(TableStore(tmp_path)).first_reduction(cube, SearchControl())
    assert mended == first(cube)
    assert path.read_bytes() != bytes(content)


def test_it_is_for_the_4x4x4_only():
    assert [size for size in range(2, 101) if REDUCER.accepts(size)] == [4]
