import time

import numpy as np
import pytest

from cubeapp.engine.legality.diagnosis import InvalidCubeError
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.errors import SearchCancelled, UnsupportedCubeError
from cubeapp.engine.model.moves import Metric, Move, inverse, layer_turns
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.notation.parsing import format_moves
from cubeapp.engine.scrambles.random_state import random_state
from cubeapp.engine.solvers import control as control_module
from cubeapp.engine.solvers.big.reduction import Reducer, Reduction
from cubeapp.engine.solvers.big.solver import WRITING, BigCubeSolver, default_seconds
from cubeapp.engine.solvers.control import Limits, Progress, SearchControl
from cubeapp.engine.solvers.registry import solver
from cubeapp.engine.solvers.solution import LimitReached, Stage
from tests.block_turns import block_turns
from tests.every import every

DETOURS = ("(R U R' U')6", "(R2 U2)6", "")
"""Moves that come to nothing, ever fewer."""
PAUSE_S = 1000.0


class Undoer(Reducer):
    """A reducer that knows the scramble; its first answers make detours."""

    detours = DETOURS

    def __init__(self, size, scramble):
        self.size, self.scramble = size, scramble
        self.prepared = []

    def accepts(self, size):
        return size == self.size

    def prepare(self, size, control, metric):
        control.checkpoint(Progress("preparing"))
        self.prepared.append(size)

    def reductions(self, cube, deadline, control, metric):
        for detour in self.detours:
            control.checkpoint(Progress("reducing"))
            moves = Alg(detour).moves(self.size)
            stages = (Stage("centres", moves[:1]), Stage("edges", moves[1:]))
            yield Reduction((*stages, Stage("parity", inverse(self.scramble))))


def made(size, rng):
    """A solver, its reducer, and a cube of which it knows how to reduce it."""
    turns = layer_turns(size)
    inner = [turns[index] for index in rng.integers(len(turns), size=30)]
    outer = [Move(move.axis, 0, 0, move.quarters) for move in inner[::2]]
    reducer = Undoer(size, inner)
    solver_of_all = BigCubeSolver(solver("two-by-two"), solver("two-phase"), [reducer])
    return solver_of_all, reducer, Cube.solved(size).apply_all([*outer, *inner])


@pytest.mark.parametrize("size", [4, 5, 9])
def test_a_reduced_cube_is_ended_as_a_three_by_three(size, rng):
    big, reducer, cube = made(size, rng)
    answer = big.solve(cube, Limits(), SearchControl())
    assert answer.solves(cube)
    assert [stage.name for stage in answer.stages] == ["parity", "3×3×3"]
    big.solve(cube, Limits(), SearchControl())
    assert reducer.prepared == [size]
    assert not any(move.is_rotation(size) for move in answer.moves)


def test_each_better_answer_is_reported(rng):
    big, _, cube = made(6, rng)
    reports = []
    answer = big.solve(cube, Limits(time_s=0.5), SearchControl(reports.append))
    found = [report.best for report in reports if report.best is not None]
    lengths = [len(best.moves) for best in found]
    assert lengths == sorted(lengths, reverse=True)
    assert len(set(lengths)) == len(set(map(id, found))) >= 2
    assert all(best.solves(cube) for best in found)
    assert found[-1].stages == answer.stages


def test_after_the_first_answer_reports_tell_how_much_of_the_time_is_over(rng):
    big, _, cube = made(6, rng)
    reports = []
    big.solve(cube, Limits(time_s=0.5), SearchControl(reports.append))
    first = next(index for index, report in enumerate(reports) if report.best is not None)
    assert "reducing" in {report.activity for report in reports[:first]}
    later = reports[first:]
    assert {report.activity for report in later} == {"looking for a shorter answer"}
    shares = [report.share for report in later]
    assert shares == sorted(shares)
    assert 0 < shares[0] <= shares[-1] <= 1


def test_half_turns_are_written_without_a_prime(rng):
    big, _, cube = made(6, rng)
    text = format_moves(big.solve(cube, Limits(0.1, metric=Metric.STM), SearchControl()).moves, 6)
    assert "2" in text
    assert "2'" not in text
    turned = Cube.solved(9).apply_all(Alg("B2' 2D2' R2'").moves(9))
    answer = big.solve(turned, Limits(metric=Metric.STM), SearchControl())
    assert format_moves(answer.moves, 9) == "R2 2D2 B2"


def test_only_outer_blocks_turn_unless_turns_of_any_layers_count(rng):
    big, _, cube = made(7, rng)
    in_blocks = big.solve(cube, Limits(0), SearchControl())
    assert in_blocks.metric is Metric.OBTM
    assert in_blocks.solves(cube)
    assert all(move.is_outer(7) for move in in_blocks.moves)
    of_any = big.solve(cube, Limits(0, metric=Metric.STM), SearchControl())
    assert of_any.metric is Metric.STM
    assert not all(move.is_outer(7) for move in of_any.moves)
    for one, other in ((in_blocks, of_any), (of_any, in_blocks)):
        length = one.length(one.metric)
        assert length == len(one.moves) < other.length(one.metric)
    assert len(in_blocks.moves) == block_turns(in_blocks.moves, 7)


def test_a_metric_for_small_cubes_is_none_for_big_ones(rng):
    big, _, cube = made(4, rng)
    with pytest.raises(UnsupportedCubeError, match="counted in OBTM or STM, not in QTM"):
        big.solve(cube, Limits(metric=Metric.QTM), SearchControl())


def test_an_answer_as_short_as_was_asked_for_ends_the_search(rng):
    big, _, cube = made(6, rng)
    for limits in (Limits(60, target_length=80), Limits(60, max_length=80)):
        reports = []
        big.solve(cube, limits, SearchControl(reports.append))
        assert len([report for report in reports if report.best is not None]) == 1


def test_a_longer_answer_than_allowed_is_none(rng):
    big, _, cube = made(4, rng)
    with pytest.raises(
        LimitReached, match="no answer of 5 turns of outer blocks or fewer"
    ) as caught:
        big.solve(cube, Limits(0.1, max_length=5), SearchControl())
    assert caught.value.best.solves(cube)


@every("step", range(6))
def test_a_search_stopped_early_has_no_answer_and_later_has_its_best(step, rng):
    big, _, cube = made(5, rng)
    seen = []

    def report(progress):
        seen.append(progress)
        if len(seen) == step + 1:
            control.cancel()

    control = SearchControl(report)
    if step < 3:
        with pytest.raises(SearchCancelled):
            big.solve(cube, Limits(60), control)
    else:
        assert big.solve(cube, Limits(60), control).solves(cube)


@every("step", [0, 20, 40, 60])
def test_a_search_is_stopped_while_a_long_answer_is_written(step, rng):
    big, reducer, cube = made(6, rng)
    reducer.detours = (f"(R U R' U'){6 * 700}",)
    reports = []

    def report(progress):
        reports.append(progress)
        written = [each for each in reports if each.activity == WRITING]
        if len(written) > step:
            control.cancel()

    control = SearchControl(report)
    with pytest.raises(SearchCancelled):
        big.solve(cube, Limits(0), control)
    assert reports[-1].best is None


def test_a_pause_is_no_time_of_the_search(rng, monkeypatch):
    big, reducer, cube = made(6, rng)
    real, paused, left = time.monotonic, [], []
    monkeypatch.setattr(control_module.time, "monotonic", lambda: real() + sum(paused))

    def reductions(cube, deadline, control, metric):
        control.pause()
        paused.append(PAUSE_S)
        control.resume()
        left.append(deadline.remaining_s)
        yield from Undoer.reductions(reducer, cube, deadline, control, metric)

    reducer.reductions = reductions
    answer = big.solve(cube, Limits(0.5), SearchControl())
    assert answer.stats.seconds < PAUSE_S
    assert left[0] > 0


def test_what_no_turns_can_solve_is_refused():
    big = BigCubeSolver(solver("two-by-two"), solver("two-phase"), [])
    faces = Cube.solved(4).faces.copy()
    faces[0, 0, 0] = 1
    with pytest.raises(InvalidCubeError):
        big.solve(Cube.from_faces(faces), Limits(), SearchControl())
    with pytest.raises(InvalidCubeError):
        big.solve(Cube.unpainted(5), Limits(), SearchControl())


def test_some_turns_only_are_for_small_cubes():
    big = BigCubeSolver(solver("two-by-two"), solver("two-phase"), [])
    limits = Limits(turns=frozenset(layer_turns(4)[:3]))
    with pytest.raises(UnsupportedCubeError, match="4×4×4 can be solved with all turns only"):
        big.solve(Cube.solved(4), limits, SearchControl())


@pytest.mark.parametrize("size", [2, 3])
def test_small_cubes_are_left_to_their_own_solvers(size, rng):
    big = BigCubeSolver(solver("two-by-two"), solver("two-phase"), [])
    cube = random_state(size, rng)
    assert big.accepts(cube)
    big.prepare_size(size, SearchControl())
    assert big.solve(cube, Limits(), SearchControl()).solves(cube)


@pytest.mark.parametrize(("text", "count"), [("", 0), ("x y'", 0), ("3-5Rw2", 1), ("2R U 2R'", 3)])
def test_a_few_turns_are_undone_without_any_tables(text, count):
    big = BigCubeSolver(solver("two-by-two"), solver("two-phase"), [])
    cube = Cube.solved(9).apply_all(Alg(text).moves(9))
    answer = big.solve(cube, Limits(metric=Metric.STM), SearchControl())
    assert answer.solves(cube)
    assert len(answer.moves) == count
    assert answer.proven_optimal


def test_larger_cubes_are_worked_on_longer():
    seconds = [default_seconds(size) for size in range(4, 101)]
    assert seconds == sorted(seconds)
    assert default_seconds(10) <= 30
    assert np.isfinite(seconds).all()
