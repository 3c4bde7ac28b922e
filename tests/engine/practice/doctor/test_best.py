import numpy as np
import pytest

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.moves import Metric
from cubeapp.engine.practice.doctor.best import best_of
from cubeapp.engine.practice.doctor.reading import read_solve
from cubeapp.engine.practice.doctor.reconstruction import Reconstruction
from cubeapp.engine.practice.doctor.views import ORIENTATIONS, View, along, brought_home
from cubeapp.engine.solvers.by_hand.choices import WHITE
from cubeapp.engine.solvers.by_hand.cross import cross_table
from cubeapp.engine.solvers.by_hand.places import state_of
from cubeapp.engine.solvers.control import SearchControl
from tests.engine.practice.doctor.made import (
    SIZE,
    alg,
    bottom_of,
    by_hand,
    cfop,
    of_moves,
    roux,
    slots_filled,
    with_rotations,
    zz,
)


def steps_with_best(solve):
    """The steps of a solve, each with the cube before it and the shortest that it could be."""
    moves = solve.moves
    for step in read_solve(solve).steps:
        before = solve.start.apply_all(moves[: step.first])
        yield step, before, best_of(step, moves[step.first : step.last], SearchControl())


def solves(seed):
    """A solve of each method, with turns of the whole cube in them."""
    rng = np.random.default_rng(seed)
    yield with_rotations(cfop(seed), rng).solve
    yield with_rotations(roux(rng), rng).solve
    yield with_rotations(zz(rng), rng).solve
    for method in ("beginner", "classic"):
        yield of_moves(by_hand(method, seed)[1], {}).solve


def is_done(step, before, after):
    """Whether what the step was for is so in the cube ``after``."""
    rows = brought_home(along(before, ()))
    seen = next(o for o in range(ORIENTATIONS) if View(rows, o).cube(0) == step.task.cube)
    reached = step.task.stage.reached(View(brought_home(along(after, ())), seen))[0]
    names = step.task.stage.parts
    return all(reached[names.index(part)] for part in step.task.parts) if names else reached.all()


def check(seed):
    for solve in solves(seed):
        is_joined = False
        for step, before, best in steps_with_best(solve):
            moves = alg(best.alg)
            assert best.length == Metric.STM.count(moves, SIZE) <= step.length
            # After a joint the step begins with a cube that never was.
            if best.alg != step.alg and not is_joined:
                assert is_done(step, before, before.apply_all(moves)), (step.name, best.alg)
            is_joined = step.is_joined


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2, 22))
def test_the_best_of_many_steps_does_what_they_did(seed):
    check(seed)


@pytest.mark.parametrize("count", [2, pytest.param(8, marks=pytest.mark.slow)])
def test_the_best_cross_is_as_short_as_the_table_of_all_crosses_says(count):
    for seed in range(count):
        _, moves, _ = by_hand("cfop", seed, cross=WHITE)
        step, before, best = next(steps_with_best(of_moves(moves, {}).solve))
        held = before.apply("x2")
        # White at the bottom, with the colours renamed as if it were home.
        home = View(brought_home(along(held, ())), 0).cube(0).apply("x2")
        renamed = Cube.from_faces(np.array([3, 1, 5, 0, 4, 2], dtype=np.uint8)[home.faces])
        assert best.length == cross_table().distance(state_of(renamed))
        assert step.length >= best.length


def test_the_best_pairs_fill_their_slots_and_keep_the_others():
    solve = cfop(3).solve
    for step, before, best in steps_with_best(solve):
        if str(step.name).startswith("F2L") and step.length:
            after = before.apply_all(alg(best.alg))
            bottom = bottom_of(solve.start.apply_all(solve.moves))
            assert slots_filled(before, bottom) < slots_filled(after, bottom)


def test_a_step_that_was_not_finished_has_a_best_as_well():
    (*_, step), (*_, best) = zip(
        *((step, best) for step, _, best in steps_with_best(Reconstruction("L2 F2 U", "R U2"))),
        strict=True,
    )
    assert not step.is_done
    assert best is None or best.length <= 14


def test_a_known_alg_that_is_the_shortest_is_its_own_best():
    sune = "R U R' U R U2 R'"
    solve = Reconstruction("R U2 R' U' R U' R'", sune)
    found = {str(step.name): best for step, _, best in steps_with_best(solve)}
    assert (found["OLL"].length, found["OLL"].alg) == (7, sune)
    assert (found["cross"].length, found["cross"].alg) == (0, "")


def test_turns_that_could_have_been_one_are_told_beside_it():
    [*_, (step, _, best)] = steps_with_best(Reconstruction("U", "U U2"))
    assert (str(step.name), step.length, best.length, best.alg) == ("AUF", 2, 1, "U'")
